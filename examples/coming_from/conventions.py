"""Velocities in the conventions of other packages (docs/coming-from/robots.md).

python examples/coming_from/conventions.py
"""

import numpy as np
import poinsot as po
import warnings

rng = np.random.default_rng(0)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    robot = po.load("examples/puma560.urdf", base="free")
seen = robot.in_convention("mixed", first="linear")
q, v = robot.random(rng), rng.normal(size=robot.nv)
nu = seen.velocity(q, v)  # (ṗ; ω) of the base in world axes, then the joints
J, bias = seen.jacobian(q, "hand"), seen.bias_acceleration(q, nu, "hand")  # J ν̇ + J̇ν is (p̈; ω̇) of the hand
assert np.allclose(J @ nu, robot.body("hand").twist_aligned(q, v)[[3, 4, 5, 0, 1, 2]], atol=1e-12)
a = rng.normal(size=robot.nv)
classical = robot.body("hand").classical_acceleration(q, v, a)[[3, 4, 5, 0, 1, 2]]
assert np.allclose(J @ seen.acceleration(q, v, a) + bias, classical, atol=1e-11)
assert np.allclose(
    seen.mass_matrix(q) @ seen.acceleration(q, v, a) + seen.bias_force(q, nu),
    seen.effort(q, robot.inverse_dynamics(q, v, a)),
    atol=1e-9,
)
between = seen.jacobian(q, "hand", relative_to="upper_arm")  # as seen from the upper arm, in its axes
assert np.allclose(between[:, :6], 0.0, atol=1e-12)  # whatever the base does
