"""Agreement with Pinocchio on Jacobians, accelerations, centroidal quantities, regressors, wrenches and rotors.

Pinocchio puts the linear part first and moments of a centroidal momentum at the mass centre, as here; the regressor's
parameters come joint by joint, in another order. The algorithms run on floats.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from files.robots import robot_files
from oracles.by_pinocchio import both_of_a_robot, states
from poinsot.analysis import Order
from poinsot.multibody import (
    articulated_body,
    centroidal,
    configuration,
    coriolis,
    forces,
    frames,
    inverse_dynamics,
    inverse_mass_matrix,
    mass_matrix,
    regressor,
    weightless_freedoms,
)

pytestmark = pytest.mark.oracle
ROBOTS = ("panda", "anymal", "talos_reduced", "ur5_robot", "g1_29dof_rev_1_0", "human", "tiago")
FILES = [p for p in robot_files() if p.stem in ROBOTS and p.parent.parent.name != "anymal_c_simple_description"]
TOLERANCE = 1e-10
SWAP = [3, 4, 5, 0, 1, 2]
THEIR_PARAMETERS = [0, 1, 2, 3, 4, 5, 7, 6, 8, 9]
"""Our parameters m, h, xx, xy, xz, yy, yz, zz at Pinocchio's places m, h, xx, xy, yy, xz, yz, zz."""

every_robot = pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
every_base = pytest.mark.parametrize("base", ["fixed", "free"])


def close(ours: Any, theirs: Any, tolerance: float, what: str) -> None:
    """Within the tolerance times the size of the greatest entry, or of 1 where all are rounding."""
    theirs = np.asarray(theirs, dtype=float)
    bound = tolerance * max(1.0, np.abs(theirs).max(initial=0.0))
    np.testing.assert_allclose(np.asarray(ours, dtype=float), theirs, rtol=0, atol=bound, err_msg=what)


def velocity_map(m: po.Mechanism, order: Order, q: Any) -> np.ndarray:
    """N with V = N v."""
    return order.to_v(q, np.eye(m.nv)).T


def seen_bodies(pin: Any, m: po.Mechanism, model: Any, count: int = 4) -> list[tuple[int, str]]:
    """Frames of Pinocchio that are bodies here, by index and name: the first and the last ones."""
    found = [
        (i, f.name) for i, f in enumerate(model.frames) if f.type == pin.FrameType.BODY and f.name in m.tree.bodies
    ]
    return [*found[:count], *found[-count:]]


@pytest.mark.sample(1)
@every_base
@every_robot
def test_jacobians_and_accelerations_in_three_frames(path: Path, base: str) -> None:
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, base)
    data = model.createData()
    theirs = {"world": pin.WORLD, "body": pin.LOCAL, "aligned": pin.LOCAL_WORLD_ALIGNED}
    for q, v, a in states(m, 1):
        Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)
        N = velocity_map(m, order, q)
        pin.forwardKinematics(model, data, Q, V, A)
        pin.computeJointJacobiansTimeVariation(model, data, Q, V)
        pin.updateFramePlacements(model, data)
        for index, body in seen_bodies(pin, m, model):
            for frame, reference in theirs.items():
                where = f"{body} {frame}"
                J = pin.getFrameJacobian(model, data, index, reference)[SWAP] @ N
                close(frames.frame_jacobian(m.tree, q, body, frame), J, TOLERANCE, where)
                J_rate = pin.getFrameJacobianTimeVariation(model, data, index, reference)[SWAP] @ N
                close(frames.frame_jacobian_rate(m.tree, q, v, body, frame), J_rate, TOLERANCE, where)
                twist = pin.getFrameVelocity(model, data, index, reference).vector[SWAP]
                close(frames.frame_twist(m.tree, q, v, body, frame), twist, TOLERANCE, where)
                spatial = pin.getFrameAcceleration(model, data, index, reference).vector[SWAP]
                close(frames.frame_acceleration(m.tree, q, v, a, body, frame), spatial, TOLERANCE, where)
            classical = pin.getFrameClassicalAcceleration(model, data, index, pin.LOCAL_WORLD_ALIGNED).vector[SWAP]
            close(frames.classical_acceleration(m.tree, q, v, a, body), classical, TOLERANCE, body)


@pytest.mark.sample(1)
@every_base
@every_robot
def test_centroidal_quantities(path: Path, base: str) -> None:
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, base)
    data = model.createData()
    for q, v, a in states(m, 1):
        Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)
        N = velocity_map(m, order, q)
        assert centroidal.total_mass(m.tree) == pytest.approx(pin.computeTotalMass(model), rel=1e-12)
        close(centroidal.centre_of_mass(m.tree, q), pin.centerOfMass(model, data, Q, V, A), TOLERANCE, "centre")
        close(centroidal.centre_of_mass_velocity(m.tree, q, v), data.vcom[0], TOLERANCE, "velocity of the centre")
        J = pin.jacobianCenterOfMass(model, data, Q) @ N
        close(centroidal.centre_of_mass_jacobian(m.tree, q), J, TOLERANCE, "Jacobian of the centre")
        A_G = np.array(pin.ccrba(model, data, Q, V))[SWAP] @ N
        close(centroidal.centroidal_matrix(m.tree, q), A_G, TOLERANCE, "centroidal matrix")
        close(centroidal.centroidal_momentum(m.tree, q, v), data.hg.vector[SWAP], TOLERANCE, "momentum")
        A_rate = np.array(pin.dccrba(model, data, Q, V))[SWAP] @ N
        close(centroidal.centroidal_matrix_rate(m.tree, q, v), A_rate, TOLERANCE, "its rate")
        h_rate = pin.computeCentroidalMomentumTimeVariation(model, data, Q, V, A).vector[SWAP]
        close(centroidal.centroidal_momentum_rate(m.tree, q, v, a), h_rate, TOLERANCE, "rate of momentum")


@pytest.mark.sample(1)
@every_base
@every_robot
def test_coriolis_and_inverse_mass(path: Path, base: str) -> None:
    """Coriolis matrices are many: theirs and ours give the same force, and both_of_a_robot Ṁ − 2C are skew."""
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, base)
    data = model.createData()
    for q, v, _ in states(m, 1):
        Q, V = order.to_q(q), order.to_v(q, v)
        N = velocity_map(m, order, q)
        C = pin.computeCoriolisMatrix(model, data, Q, V)
        ours = np.asarray(coriolis.coriolis_matrix(m.tree, q, v), dtype=float)
        close(order.to_tau(q, ours @ v), C @ V, TOLERANCE, "Coriolis force")
        close(order.to_tau(q, coriolis.coriolis_force(m.tree, q, v)), C @ V, TOLERANCE, "Coriolis force")
        close(ours + ours.T, N.T @ (C + C.T) @ N, TOLERANCE, "Ṁ")
        if not weightless_freedoms(m.tree):
            inverse = np.triu(pin.computeMinverse(model, data, Q))
            inverse = inverse + np.triu(inverse, 1).T
            condition = np.linalg.cond(np.asarray(mass_matrix(m.tree, q), dtype=float))
            bound = max(TOLERANCE, 10 * condition * np.finfo(float).eps)
            close(N @ np.asarray(inverse_mass_matrix(m.tree, q)) @ N.T, inverse, bound, "M⁻¹")


@pytest.mark.sample(3)
@every_base
@every_robot
def test_regressors(path: Path, base: str) -> None:
    """The columns of a body whose frame is its joint's, and the energies of all parameters by joint."""
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, base)
    data = model.createData()
    own = {str(j.name): m.tree.links[m.tree.by_joint[j.name]] for j in m.model.joints if j.name in m.tree.by_joint}
    for q, v, a in states(m, 1):
        Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)
        theirs = pin.computeJointTorqueRegressor(model, data, Q, V, A)
        kinetic = pin.computeKineticEnergyRegressor(model, data, Q, V)
        weight = pin.computePotentialEnergyRegressor(model, data, Q)
        Y = np.asarray(regressor.inverse_dynamics_regressor(m.tree, q, v, a), dtype=float)
        y_T = np.asarray(regressor.kinetic_energy_regressor(m.tree, q, v), dtype=float)
        y_E = np.asarray(regressor.gravity_energy_regressor(m.tree, q), dtype=float)
        compared = 0
        for j in range(1, model.njoints):
            if str(model.names[j]) not in own:
                continue
            body = m.model.joint(str(model.names[j])).successor
            columns = 10 * m.body_names.index(body) + np.array(THEIR_PARAMETERS)
            part = slice(10 * (j - 1), 10 * j)
            close(order.to_tau(q, Y[:, columns].T).T, theirs[:, part], TOLERANCE, body)
            close(y_T[columns], kinetic[part], TOLERANCE, body)
            close(y_E[columns], weight[part], TOLERANCE, body)
            compared += 1
        assert compared == model.njoints - 1


@pytest.mark.sample(1)
@every_base
@every_robot
def test_external_wrenches_and_rotors(path: Path, base: str) -> None:
    """Wrenches on two bodies in their own frames, and a rotor in every joint."""
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, base)
    rng = np.random.default_rng(5)
    joints = tuple(replace(j, armature=float(rng.uniform(0.01, 0.5))) for j in m.model.joints)
    m = po.Mechanism(replace(m.model, joints=joints))
    for j in range(1, model.njoints):
        at = slice(model.idx_vs[j], model.idx_vs[j] + model.nvs[j])
        model.armature[at] = m.model.joint(str(model.names[j])).armature
    data = model.createData()
    pushed = [1, model.njoints - 1]
    bodies = [m.model.joint(str(model.names[j])).successor for j in pushed]
    pushes = rng.normal(size=(2, 6)) * 10.0
    theirs = pin.StdVec_Force([pin.Force.Zero() for _ in range(model.njoints)])
    for j, W in zip(pushed, pushes, strict=True):
        theirs[j] = pin.Force(W[3:], W[:3])
    for q, v, a in states(m, 1):
        Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)
        tau = forces.inverse_dynamics_with(m.tree, q, v, a, bodies, "body", pushes)
        close(order.to_tau(q, tau), pin.rnea(model, data, Q, V, A, theirs), TOLERANCE, "inverse dynamics")
        tau = inverse_dynamics(m.tree, q, v, a)
        close(order.to_tau(q, tau), pin.rnea(model, data, Q, V, A), TOLERANCE, "rotors")
        N = velocity_map(m, order, q)
        M = N @ np.asarray(mass_matrix(m.tree, q), dtype=float) @ N.T
        close(np.triu(M), np.triu(pin.crba(model, data, Q)), TOLERANCE, "mass matrix")
        bound = max(TOLERANCE, 10 * np.linalg.cond(M) * np.finfo(float).eps)
        found = forces.forward_dynamics_with(m.tree, q, v, tau, bodies, "body", pushes)
        T = order.to_tau(q, tau)
        close(order.to_v(q, found), pin.aba(model, data, Q, V, T, theirs), bound, "forward dynamics")
        close(articulated_body(m.tree, q, v, tau), a, bound, "articulated bodies with rotors")


@pytest.mark.sample(7)
@every_base
@every_robot
def test_interpolation(path: Path, base: str) -> None:
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, base)
    rng = np.random.default_rng(7)
    q0 = m.random(rng)
    dv = configuration.difference(m.tree, q0, m.random(rng))
    for s in (0.0, 0.3, 1.0):
        ours = configuration.integrate(m.tree, q0, dv * s)
        theirs = pin.interpolate(model, order.to_q(q0), order.to_q(configuration.integrate(m.tree, q0, dv)), s)
        apart = pin.difference(model, order.to_q(ours), theirs)
        np.testing.assert_allclose(apart, 0.0, atol=1e-10)
