"""Linkages and robots in motion. Draws eight moving pictures, which docs/viewer.md shows.

python examples/gallery/moving_pictures.py
"""

import warnings

import numpy as np

import poinsot as po
from poinsot.control import lqr


def all_round(mechanism, joint, frames=60):
    """Configurations through a whole turn of a joint, each assembled from the one before."""
    k, q = mechanism.coordinate_names.index(joint), mechanism.assemble()
    found = [q]
    for angle in np.linspace(0.0, 2 * np.pi, frames + 1)[1:]:
        start = found[-1].copy()
        start[k] = q[k] + angle
        found.append(mechanism.assemble(start, keep=(joint,)))
    return np.array(found)


four_bar = po.load("examples/four_bar.toml")
points = [("coupler", [0.15, 0.1, 0.0]), ("coupler", [0.3, -0.12, 0.0])]
po.views.moving_picture("moving_four_bar.svg", four_bar, all_round(four_bar, "A"), 3.0, traces=points)
run = po.simulate(four_bar, time=2.5, samples=251, progress=False)
po.views.moving_picture("moving_energy.svg", four_bar, run, 7.5, traces=[("coupler", [0.15, 0.1, 0.0])])

andrews = po.load("examples/andrews.toml")
run = po.simulate(andrews, time=0.03, samples=121, progress=False)
po.views.moving_picture("moving_andrews.svg", andrews, run["joint_position"], 6.0)

bennett = po.load("examples/bennett.toml")
turned = all_round(bennett, bennett.coordinate_names[0])
assert np.abs(bennett.closure_error(turned)).max() < 1e-9
po.views.moving_picture("moving_bennett.svg", bennett, turned, 4.0)

arm = po.load("examples/double_pendulum.toml")
run = po.simulate(arm, time=6.0, samples=241, initial=([2.6, 0.4], [0.0, 0.0]), progress=False)
assert po.ledger(run).ratio < 1e-9
tip = 2.0 * np.asarray(arm.model.bodies[1].inertia.centre)
po.views.moving_picture(
    "moving_pendulum.svg", arm, run["joint_position"], 6.0, traces=[(arm.body_names[1], tip)], width=360
)


cart = po.load("examples/cart_pole.toml")
held = lqr(cart.linearize([0.0, np.pi], actuated=["rail"]), 0.02, Q=[10.0, 100.0, 1.0, 1.0], R=0.1)
run = po.simulate(cart, 4.0, samples=121, initial=([0.0, np.pi - 0.5], [0.0, 0.0]), controllers=held, progress=False)
po.views.moving_picture(
    "moving_cart.svg", cart, run["joint_position"], 4.0, azimuth=-90.0, elevation=0.0
)  # seen along y

stewart = po.load("examples/kinestatics/stewart.toml")
q = stewart.assemble()
home, found = stewart.pose(q, "platform"), [q]
for angle in np.linspace(0.0, 2 * np.pi, 41)[1:]:
    target = home.copy()
    target[:3, 3] += [0.2 * np.sin(angle), 0.2 - 0.2 * np.cos(angle), 0.0]
    found.append(stewart.inverse_kinematics({"platform": target}, start=found[-1]).q)
found = np.array(found)
assert np.isfinite(found).all()
po.views.moving_picture("moving_stewart.svg", stewart, found, 4.0)


with warnings.catch_warnings():
    warnings.simplefilter("ignore", po.UnphysicalInertiaWarning)  # the measured forearm of puma560.urdf
    puma = po.load("examples/puma560.urdf")
q, found = np.array([0.2, 0.2, -2.6, 0.0, -0.7, 0.0]), []
for side in 0.25 * np.cos(np.linspace(0.0, 2 * np.pi, 61)):
    target = np.diag([1.0, -1.0, -1.0, 1.0])
    target[:3, 3] = 0.55, side, 0.35
    q = puma.inverse_kinematics({"hand": target}, start=q).q
    found.append(q)
assert np.isfinite(found).all()
po.views.moving_picture("moving_puma.svg", puma, found, 4.0, traces=[("hand", [0, 0, 0])], azimuth=20.0, elevation=25.0)
