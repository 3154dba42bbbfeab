"""Two links without friction, and a thrown body with a wheel, by methods that keep the structure and one that does not.

Draws structure_keeping.svg, which docs/structure-keeping-methods.md shows.

    python examples/gallery/structure_keeping.py
"""

import warnings
from dataclasses import replace

import numpy as np
from matplotlib.figure import Figure

import poinsot as po

model = replace(po.load("examples/double_pendulum.toml").model, elements=())
links = po.Mechanism(model)
figure = Figure(figsize=(11, 3.6), layout="constrained")
left, right = figure.subplots(1, 2)
drift = {}
for method, colour in (
    ("rk4", "#999999"),
    ("variational", "#0072B2"),
    ("variational4", "#56B4E9"),
    ("gonzalez", "#D55E00"),
):
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        run = po.simulate(
            links, time=200.0, initial=([2.0, 0.5], [0.0, 0.0]), method=method, step=0.01, steps_per_sample=40
        )
    stored = run.energy_stored.values
    drift[method] = np.abs(stored - stored[0]) + 1e-16
    left.semilogy(run["time"], drift[method], lw=0.8, color=colour, label=method)
left.set(xlabel="time [s]", ylabel="error of the energy [J]", title="two links")
assert drift["gonzalez"].max() < 1e-11 < 1e-9 < drift["variational4"].max()
assert drift["variational"][250:].max() < 1.5 * drift["variational"][:250].max()

box = po.Body("box", po.Inertia.at_centre(2.0, np.zeros(3), np.diag([0.1, 0.2, 0.25])))
wheel = po.Body("wheel", po.Inertia.at_centre(0.5, np.zeros(3), np.diag([0.01, 0.01, 0.02])))
thrown = po.Mechanism(
    po.Model(
        "thrown",
        (box, wheel),
        (
            po.Joint("flight", po.pairs.free(), "ground", "box"),
            po.Joint("axle", po.pairs.revolute(), "box", "wheel"),
        ),
        gravity=(0.0, 0.0, 0.0),
    )
)
kept = {}
for method, colour in (("rk4", "#999999"), ("gauss", "#009E73"), ("variational", "#0072B2"), ("gonzalez", "#D55E00")):
    given = {"initial": (thrown.neutral(), [0.3, 4.0, 0.1, 0.2, 0.0, 0.1, 20.0]), "inputs": {"axle": "0.1*sin(3*t)"}}
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        run = po.simulate(thrown, time=100.0, method=method, step=0.02, steps_per_sample=20, **given)
    q, v = run.joint_position.values, run.joint_velocity.values
    h, c = np.asarray(thrown.centroidal_momentum(q, v)), np.asarray(thrown.centre_of_mass(q))
    spin = h[:, :3] + np.cross(c, h[:, 3:])
    kept[method] = np.linalg.norm(spin - spin[0], axis=1) + 1e-16
    right.semilogy(run["time"], kept[method], lw=0.8, color=colour, label=method)
right.set(xlabel="time [s]", ylabel="error of the angular momentum [N m s]", title="a thrown body with a wheel")
assert max(kept["variational"].max(), kept["gonzalez"].max()) < 1e-12 < 1e-9 < kept["gauss"].max()
for ax in (left, right):
    ax.grid(alpha=0.25)
    ax.legend()
figure.savefig("structure_keeping.svg")
