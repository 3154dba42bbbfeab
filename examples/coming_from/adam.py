"""Poinsot and adam-robotics 0.5.0, with the numbers of adam (docs/coming-from/robots.md).

python examples/coming_from/adam.py
"""

import numpy as np
import poinsot as po
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of the forearm's measured inertia
    robot = po.load("examples/puma560.urdf", base="free")
seen = robot.in_convention("mixed", first="linear")

quaternion = [0.0, 0.0, np.sin(0.15), np.cos(0.15)]
q = np.r_[0.1, -0.2, 0.8, quaternion, 0.3, -0.5, 0.9, 0.2, -0.4, 0.1]
nu = np.r_[0.1, 0.2, -0.3, 0.4, -0.2, 0.5, 0.4, -0.2, 0.7, 0.1, 0.3, -0.6]


def same(ours, theirs):
    assert np.allclose(ours, theirs, rtol=1e-11, atol=1e-11)


same(np.linalg.norm(seen.mass_matrix(q)), 77.61048729298)
same(
    seen.jacobian(q, "hand") @ nu,
    [-0.2808070139678, -0.0393508579887, -0.3933944616167, 0.8912557531362, -0.8822138637178, 0.4171294458002],
)
same(
    seen.bias_acceleration(q, nu, "hand"),
    [0.2673590858386, -0.3443915022003, -0.3170930232314, 0.9927262267188, 0.7424291424415, -0.1525420352569],
)
same(seen.bias_force(q, nu)[:3], [1.0570631751512, -0.801494836769, 326.462169493704])
same(
    seen.centroidal_matrix(q) @ nu,
    [0.5105193956381, 2.4057591710781, -10.7495656095989, 0.6804202829191, -0.1050533498912, 1.4965173106402],
)
same(
    seen.twist(q, nu, "hand", relative_to="pedestal"),
    [-0.2030933550645, 0.0332621535752, -0.1505146810602, 0.2677065644708, -0.7969197990874, -0.0828705541998],
)
same(robot.centre_of_mass(q), [0.2587164382814, -0.2701272420125, 1.4450927479773])

arm = robot.locked({"wrist_roll": 0.2, "wrist_pitch": -0.4, "flange_roll": 0.1})
held = arm.in_convention("mixed", first="linear")
same(held.mass_matrix(q[:10]), seen.mass_matrix(q)[:9, :9])

arm = po.load("examples/scara.toml")
seen, hand = arm.in_convention("mixed", first="linear"), arm.body_names[-1]
q, nu = np.array([0.3, -0.5, 0.05, 0.2]), np.array([0.4, -0.2, 0.1, 0.3])
M, h, J, bias = seen.mass_matrix(q), seen.bias_force(q, nu), seen.jacobian(q, hand), seen.bias_acceleration(q, nu, hand)
wanted = np.array([0.0, 0.5, 0.2, 0.0, 0.0, 0.1])  # (p̈; ω̇) of the hand
effort = M @ np.linalg.lstsq(J, wanted - bias, rcond=None)[0] + h
reached = arm.body(hand).classical_acceleration(q, nu, arm.forward_dynamics(q, nu, effort))
same(reached[[3, 4, 5, 0, 1, 2]], wanted)
