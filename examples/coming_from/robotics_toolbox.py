"""Poinsot and the Robotics Toolbox 1.4.4: an arm by Denavit and Hartenberg (docs/coming-from/robots.md).

python examples/coming_from/robotics_toolbox.py
"""

import numpy as np
import poinsot as po


def after(d, a, alpha):
    """What a DH row adds behind its angle: along z, along x, about x."""
    about_x = [np.sin(alpha / 2), 0.0, 0.0, np.cos(alpha / 2)]  # (x, y, z, w)
    return po.Displacement.from_quaternion(about_x, [a, 0.0, d])


rows = [  # d, a, alpha, mass, centre, moments about it
    (0.4, 0.0, np.pi / 2, 4.0, [0, -0.1, 0.02], [0.02, 0.015, 0.02]),
    (0.0, 0.35, 0.0, 3.0, [-0.17, 0, 0.01], [0.004, 0.03, 0.03]),
    (0.05, 0.3, 0.0, 1.5, [-0.14, 0.01, 0], [0.001, 0.011, 0.012]),
]
bodies, joints, before = [], [], "ground"
for k, (d, a, alpha, mass, centre, moments) in enumerate(rows, start=1):
    bodies.append(po.Body(f"link{k}", po.Inertia.at_centre(mass, centre, moments)))
    joints.append(po.Joint(f"q{k}", po.pairs.revolute(), before, f"link{k}", X_SJ=after(d, a, alpha).inverse()))
    before = f"link{k}"
arm = po.Mechanism(po.Model("three joints", tuple(bodies), tuple(joints), gravity=(0.0, 0.0, -9.81)))

q, v, a = np.array([0.3, -0.5, 0.9]), np.array([0.4, -0.2, 0.7]), np.array([1.0, 0.5, -2.0])
assert np.allclose(arm.pose(q, "link3")[:3, 3], [0.5721882884754, 0.1246609991506, 0.3490265641811], atol=1e-12)
assert np.allclose(arm.inverse_dynamics(q, v, a), [0.398235350307, 11.288639978416, 2.065176765492], atol=1e-11)
assert np.allclose(arm.gravity_force(q), [0.0, 11.27991854794, 2.111243095210], atol=1e-11)
assert np.allclose(
    arm.forward_dynamics(q, v, [1.0, 2.0, 3.0]), [4.59393066853, -41.68295797669, 99.19814268402], atol=1e-10
)
M = [
    [0.433616537518, 0.009810002444, -0.005363815853],
    [0.009810002444, 0.457705542118, 0.098652771059],
    [-0.005363815853, 0.098652771059, 0.05055],
]
assert np.allclose(arm.mass_matrix(q), M, atol=1e-11)

jacob0 = np.array(
    [
        [-0.1246609991506, 0.04869678321387, -0.1116076655827],
        [0.5721882884754, 0.01506368028743, -0.03452429669903],
        [0.0, 0.5834721948625, 0.2763182982009],
        [0.0, 0.2955202066613, 0.2955202066613],
        [0.0, -0.9553364891256, -0.9553364891256],
        [1.0, 0.0, 0.0],
    ]
)
assert np.allclose(arm.body("link3").jacobian_aligned(q)[[3, 4, 5, 0, 1, 2]], jacob0, atol=1e-12)

target = arm.pose(q, "link3")[:3, 3]
found = arm.inverse_kinematics({"link3": target}, start=[0.0, 0.0, 0.5])
assert found.success and np.allclose(found.q, q, atol=1e-8)

many = np.random.default_rng(0).uniform([-2.0, -1.0, 0.3], [2.0, 1.0, 2.0], size=(200, 3))
all_found = arm.inverse_kinematics({"link3": arm.pose(many, "link3")[:, :3, 3]})
assert all_found.success.all()
