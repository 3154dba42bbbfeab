"""An arm reaches a pose; What the motors hold in the worst pose: here and with Pinocchio, with the same numbers (docs/coming-from/robots.md).

python examples/ten_tasks/arm.py
"""

# %% An arm reaches a pose | poinsot
import warnings

import numpy as np
import poinsot as po

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of the forearm's measured inertia
    arm = po.load("examples/puma560.urdf")
target = arm.pose([0.3, -0.5, 0.6, 0.2, -0.4, 0.1], "hand")
found = arm.inverse_kinematics({"hand": target})
assert np.allclose(arm.pose(found.q, "hand"), target, atol=1e-8)

# %% An arm reaches a pose | Pinocchio
import pinocchio as pin

model = pin.buildModelFromUrdf("examples/puma560.urdf")
data, hand, wanted, q = model.createData(), model.getFrameId("hand"), pin.SE3(target), pin.neutral(model)
for _ in range(1000):
    pin.framesForwardKinematics(model, data, q)
    off = data.oMf[hand].actInv(wanted)
    error = pin.log(off).vector
    if np.linalg.norm(error) < 1e-10:
        break
    J = -pin.Jlog6(off.inverse()) @ pin.computeFrameJacobian(model, data, q, hand, pin.LOCAL)
    q = pin.integrate(model, q, -J.T @ np.linalg.solve(J @ J.T + 1e-10 * np.eye(6), error))

# %% An arm reaches a pose | compared
assert np.allclose(q, found.q, atol=1e-7)

# %% What the motors hold in the worst pose | poinsot
poses = np.random.default_rng(0).uniform(-2, 2, (1000, 6))
heaviest = np.abs(arm.gravity_force(poses)).max(axis=0)

# %% What the motors hold in the worst pose | Pinocchio
theirs = np.abs([pin.computeGeneralizedGravity(model, data, q) for q in poses]).max(axis=0)

# %% What the motors hold in the worst pose | compared
assert np.allclose(heaviest, theirs, atol=1e-11)
