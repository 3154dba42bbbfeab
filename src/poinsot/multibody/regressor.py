"""Regressors: inverse dynamics and energies are linear in the inertial parameters of the bodies.

    τ = Y(q, v, a) π,   T = y_T(q, v) π,   E = y_E(q) π

π holds ten numbers a body, in the order of the bodies in the file, about the origin of the **body's own frame** and in
its axes:  m, h_x, h_y, h_z, I_xx, I_xy, I_xz, I_yy, I_yz, I_zz  with h = m c [kg·m] and I the second moment about that
origin [kg·m²]. (Pinocchio orders the last six I_xx, I_xy, I_yy, I_xz, I_yz, I_zz.) Springs, dampers, rotors and
applied wrenches are no part of it. Source: Atkeson, An & Hollerbach 1986; Siciliano et al. 2009, §7.2.
Law: regressors times any π are the algorithms, tests/multibody/test_regressor.py.
Units: τ [N·m, N] and energies [J] per unit of π: [kg], [kg·m], [kg·m²].
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.geometry.vectors import cross, dot
from poinsot.multibody.frames import frame_jacobian
from poinsot.multibody.kinematics import accelerations, twists, world_poses
from poinsot.multibody.tree import Tree

PARAMETERS = ("m", "hx", "hy", "hz", "Ixx", "Ixy", "Ixz", "Iyy", "Iyz", "Izz")
"""Names of the ten inertial parameters of a body, in order."""

_ENTRIES = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
_AXES = [np.eye(3)[k] for k in range(3)]


def parameters_of(inertia: Inertia) -> Array:
    """π (10,) of one body."""
    return array([inertia.mass, *inertia.first_moment, *(inertia.second_moment[i, j] for i, j in _ENTRIES)])


def inertia_from(parameters: Array) -> Inertia:
    """The inertia with these ten parameters; undoes :func:`parameters_of`."""
    m, hx, hy, hz, xx, xy, xz, yy, yz, zz = parameters
    return Inertia(m, array([hx, hy, hz]), array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]))


def inertial_parameters(tree: Tree) -> Array:
    """π (10 · bodies,) of the model, body by body in the order of the file."""
    return array([x for body in tree.model.bodies for x in parameters_of(body.inertia)])


def inverse_dynamics_regressor(tree: Tree, q: Array, v: Array, a: Array) -> Array:
    """Y (nv, 10 · bodies) with Y π = τ: each parameter's wrench on its body, met with the freedoms that carry it.

    Columns of bodies fixed to the ground are zero. Law: Y π = inverse_dynamics(q, v, a), for every π.
    """
    V, A = twists(tree, q, v), accelerations(tree, q, v, a)
    Y = zeros(tree.nv, 10 * len(tree.model.bodies))
    for b, body in enumerate(tree.model.bodies):
        at = tree.bodies[body.name]
        if at.link < 0:
            continue
        wrenches = array([W.vector for W in _body_wrenches(at.X_LB.pull(V[at.link]), at.X_LB.pull(A[at.link]))])
        Y[:, 10 * b : 10 * b + 10] = frame_jacobian(tree, q, body.name, "body").T @ wrenches.T
    return settle(Y)


def _body_wrenches(V: Twist, A: Acceleration) -> list[Wrench]:
    """The ten columns of I A + V ×* I V = (I ω̇ + ω × I ω + h × p̈; m p̈ + ω̇ × h + ω × (ω × h)), p̈ of the origin."""
    w, w_rate = V.angular, A.angular
    zero = array([0.0] * 3)
    p_rate = A.of_point(zero, V)
    columns = [Wrench(zero, p_rate)]
    for e in _AXES:
        columns.append(Wrench(cross(e, p_rate), cross(w_rate, e) + cross(w, cross(w, e))))
    for i, j in _ENTRIES:
        columns.append(Wrench(_moments(i, j, w_rate) + cross(w, _moments(i, j, w)), zero))
    return columns


def _moments(i: int, j: int, w: Array) -> Array:
    """∂(I ω)/∂I_ij."""
    return array(_AXES[i] * w[j] + (_AXES[j] * w[i] if i != j else 0.0))


def kinetic_energy_regressor(tree: Tree, q: Array, v: Array) -> Array:
    """y_T (10 · bodies,) with y_T π = T: ½ m v² + h · (v × ω) + ½ ωᵀ I ω."""
    V = twists(tree, q, v)
    row = zeros(10 * len(tree.model.bodies))
    for b, body in enumerate(tree.model.bodies):
        at = tree.bodies[body.name]
        if at.link < 0:
            continue
        V_B = at.X_LB.pull(V[at.link])
        w, u = V_B.angular, V_B.linear
        squares = [w[i] * w[j] * (0.5 if i == j else 1.0) for i, j in _ENTRIES]
        row[10 * b : 10 * b + 10] = [dot(u, u) * 0.5, *cross(u, w), *squares]
    return settle(row)


def gravity_energy_regressor(tree: Tree, q: Array) -> Array:
    """y_E (10 · bodies,) with y_E π = E: −g⃗ · (m p + R h), zero at the world origin."""
    g = np.asarray(tree.model.gravity)
    X_W = world_poses(tree, q)
    row = zeros(10 * len(tree.model.bodies))
    for b, body in enumerate(tree.model.bodies):
        at = tree.bodies[body.name]
        if at.link < 0:
            continue
        X_WB: Displacement = X_W[at.link] @ at.X_LB
        row[10 * b : 10 * b + 4] = [-dot(g, X_WB.translation), *(-(X_WB.rotation.T @ g))]
    return settle(row)
