"""Inverse kinematics: one damped Gauss–Newton step towards aims of bodies and closed loops, within limits.

With errors e and freedoms u without units (angles in radians, lengths over the size of the part), J = −∂e/∂u, F the
freedoms that no limit holds, and t a pull towards a posture:

    u = t + Jᵀ y,    (J F Jᵀ + μ 1) y = e − J F t,    q ← clip(q ⊕ F u),    μ = ½ κ |e|² + μ₀

μ falls with the square of the error, so that the last steps are Newton's. A freedom at its limit is held in the next
step while u pushes it outwards. In a rotation e is 2 sin(θ/2) n, which grows up to half a turn and needs no angle.
Law: FK(IK(X)) = X, tests/systems/test_inverse_kinematics.py. Source: Sugihara 2011 (μ by the error); Bertsekas 1982
(projected Newton).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import Scalar, less, sqrt, where
from poinsot.geometry.rotations import quaternion_of
from poinsot.geometry.vectors import dot
from poinsot.multibody import configuration
from poinsot.multibody.conditions import conditions, loop_lengths, reaches
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.frames import body_pose, frame_jacobian, point_jacobian, point_position
from poinsot.multibody.tree import Tree

DAMPING = 0.2  # κ: with it the Panda arm reaches most targets in fewest steps, benchmarks/inverse_kinematics.py
LEAST_DAMPING = 1e-14  # μ₀: redundant conditions leave J Jᵀ singular


class Aim(NamedTuple):
    """What of a body is aimed at: the place of one of its points, its orientation, or both."""

    body: str
    placed: bool
    turned: bool


class Step(NamedTuple):
    """q and F of the next step; and at q itself |e|²/2, |Φ| without units, the errors of the aims [m, 2 sin(θ/2)]."""

    q: Array
    free: Array
    merit: Scalar
    closure: Scalar
    places: Array
    turns: Array


def bounds(tree: Tree) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The least and the greatest value (nq,) of each coordinate, of joints that have one; also by joints that follow.

    Infinite where no limit is. Limits of joints that close loops are not in it: they have no coordinate.
    """
    lower, upper = np.full(tree.nq, -np.inf), np.full(tree.nq, np.inf)
    for link in tree.links:
        if len(link.q) != 1 or link.joint not in {joint.name for joint in tree.model.joints}:
            continue
        limits, k = tree.model.joint(link.joint).limits, link.q[0]
        ends = (
            [(x - link.offset) / link.ratio for x in (limits.lower, limits.upper)] if link.ratio else [-np.inf, np.inf]
        )
        lower[k], upper[k] = max(lower[k], min(ends)), min(upper[k], max(ends))
    return lower, upper


def step(
    tree: Tree,
    aims: Sequence[Aim],
    q: Array,
    free: Array,
    lower: Array,
    upper: Array,
    points: Array,
    places: Array,
    rotations: Array,
    pull: Array | None = None,
) -> Step:
    """One step from q (nq,) with F = free (nv,), within lower and upper (nq,).

    points, places (aims placed, 3) [m]: points in body coordinates, and where in the world they shall be; rotations
    (aims turned, 3, 3): R_WB that shall be; pull (nv,): t
    """
    aimed, rows, errors = _aimed(tree, aims, q, points, places, rotations)
    open_by, loop_rows = _closing(tree, q)
    e, J = array([*aimed, *open_by]), _stacked(tree.nv, [*rows, *loop_rows])
    t = array([0.0] * tree.nv) if pull is None else pull
    merit = dot(e, e) * 0.5
    u = t + J.T @ _multipliers(J * free, J, e - J @ (free * t), merit * DAMPING + LEAST_DAMPING)
    moved = configuration.integrate(tree, q, free * u * reaches(tree))
    loops = sqrt(dot(open_by, open_by)) if len(open_by) else 0.0
    return Step(*_within(tree, moved, u, lower, upper), merit, loops, *errors)


def _aimed(
    tree: Tree, aims: Sequence[Aim], q: Array, points: Array, places: Array, rotations: Array
) -> tuple[list[Scalar], list[Array], tuple[Array, Array]]:
    """Errors and rows without units, and how far the points and the orientations are away."""
    e: list[Scalar] = []
    J: list[Array] = []
    away: list[Scalar] = []
    turned: list[Scalar] = []
    scale = reaches(tree)
    for aim in aims:
        if aim.placed:
            r, size = points[len(away)], 1.0 / tree.size_at(aim.body)
            gap = places[len(away)] - point_position(tree, q, aim.body, r)
            e += [*(gap * size)]
            J += [*(point_jacobian(tree, q, aim.body, r) * size * scale)]
            away.append(sqrt(dot(gap, gap)))
        if aim.turned:
            chord = _chord(rotations[len(turned)] @ body_pose(tree, q, aim.body).rotation.T)
            e += [*chord]
            J += [*(frame_jacobian(tree, q, aim.body, "aligned")[:3] * scale)]
            turned.append(sqrt(dot(chord, chord)))
    return e, J, (array(away), array(turned))


def _chord(R: Array) -> Array:
    """2 sin(θ/2) n of a rotation by θ ≤ π about n."""
    x, y, z, w = quaternion_of(array(R))
    twice = where(less(w, 0.0), -2.0, 2.0)
    return array([twice * x, twice * y, twice * z])


def _closing(tree: Tree, q: Array) -> tuple[Array, list[Array]]:
    """The conditions of closed loops, as errors to be removed, and their rows; without units."""
    live = [*conditions(tree).posed]
    if not live:
        return array([]), []
    lengths, scale = loop_lengths(tree), reaches(tree)
    phi, A = constraint_error(tree, q), constraint_jacobian(tree, q)
    return array([-phi[r] / lengths[r] for r in live]), [A[r] * (scale / lengths[r]) for r in live]


def _stacked(nv: int, rows: list[Array]) -> Array:
    J = zeros(len(rows), nv)
    for i, row in enumerate(rows):
        J[i] = row
    return J


def _multipliers(JF: Array, J: Array, e: Array, damping: Scalar) -> Array:
    """y with (J F Jᵀ + μ 1) y = e."""
    G = zeros(len(e), len(e)) + JF @ J.T
    for i in range(len(e)):
        G[i, i] = G[i, i] + damping
    return solve_spd(G, e)


def _within(tree: Tree, q: Array, u: Array, lower: Array, upper: Array) -> tuple[Array, Array]:
    """q moved into the limits, and which freedoms are not held there: at a limit, those that u moves away from it."""
    inside, free = array(q).astype(object), zeros(tree.nv) + 1.0
    for link in configuration.owners(tree):
        if len(link.q) != 1:
            continue
        (k,), (f,) = link.q, link.v
        inside[k] = where(less(q[k], lower[k]), lower[k], where(less(upper[k], q[k]), upper[k], q[k]))
        down = where(less(lower[k], inside[k]), 1.0, 0.0)
        up = where(less(inside[k], upper[k]), 1.0, 0.0)
        free[f] = where(less(u[f], 0.0), down, up)
    return settle(inside), settle(free)
