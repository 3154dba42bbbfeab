"""Poinsot and Pinocchio, with the same numbers (docs/coming-from/robots.md).

python examples/coming_from/pinocchio_arm.py
"""

import numpy as np
import pinocchio as pin
import poinsot as po
import warnings

FILE = "examples/puma560.urdf"
model = pin.buildModelFromUrdf(FILE)
data = model.createData()
with warnings.catch_warnings():
    warnings.simplefilter(
        "ignore", po.UnphysicalInertiaWarning
    )  # of the forearm's measured inertia: Pinocchio takes it silently
    arm = po.load(FILE)
assert list(model.names)[1:] == list(arm.coordinate_names)  # one order: depth first from the root

rng = np.random.default_rng(0)
q, v, a = rng.uniform(-1.0, 1.0, size=(3, 6))
tau = pin.rnea(model, data, q, v, a)
assert np.allclose(tau, arm.inverse_dynamics(q, v, a), rtol=1e-12)
assert np.allclose(pin.aba(model, data, q, v, tau), arm.forward_dynamics(q, v, tau), rtol=1e-9)

pin.crba(model, data, q)
M = np.triu(data.M) + np.triu(data.M, 1).T  # crba fills the upper triangle
assert np.allclose(M, arm.mass_matrix(q), rtol=1e-12, atol=1e-15)

many = rng.uniform(-1.0, 1.0, size=(1000, 6))
all_at_once = arm.inverse_dynamics(many, v, a)
one_by_one = np.array([pin.rnea(model, data, each, v, a) for each in many])
assert np.allclose(all_at_once, one_by_one, rtol=1e-11)

swap = [3, 4, 5, 0, 1, 2]
hand = model.getFrameId("hand")
pin.computeJointJacobians(model, data, q)
pin.updateFramePlacements(model, data)
body = arm.body("hand")
for frame, ours in (
    (pin.WORLD, body.jacobian),  # spatial: at the world origin
    (pin.LOCAL_WORLD_ALIGNED, body.jacobian_aligned),  # world axes, at the body's origin
    (pin.LOCAL, body.jacobian_body),
):
    assert np.allclose(pin.getFrameJacobian(model, data, hand, frame)[swap], ours(q), atol=1e-12)
assert np.allclose(data.oMf[hand].homogeneous, body.pose(q), atol=1e-12)

model = pin.buildModelFromUrdf(FILE, pin.JointModelFreeFlyer())
data = model.createData()
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # also: the pedestal has no inertia, so M is singular about z
    free = po.load(FILE, base="free")
order = po.pinocchio_order(free, model)

q, v, a = free.random(rng), rng.normal(size=free.nv), rng.normal(size=free.nv)
Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)
assert np.allclose(Q, q) and np.allclose(V[:6], v[:6][swap])  # only the base's six change places
assert np.allclose(pin.rnea(model, data, Q, V, A), order.to_tau(q, free.inverse_dynamics(q, v, a)), rtol=1e-11)

h = 0.01
assert np.allclose(pin.integrate(model, Q, V * h), order.to_q(free.integrate(q, v * h)), atol=1e-12)

model, data = pin.buildModelFromUrdf(FILE), None
data = model.createData()
q, v, a = rng.uniform(-1.0, 1.0, size=(3, 6))
theirs = pin.computeRNEADerivatives(model, data, q, v, a)
ours = arm.inverse_dynamics_derivatives(q, v, a)
assert np.allclose(theirs[0], ours[0], atol=1e-11) and np.allclose(theirs[1], ours[1], atol=1e-11)
