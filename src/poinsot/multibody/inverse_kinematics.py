"""Inverse kinematics: one damped Gauss–Newton step towards aims of bodies and closed loops, within limits.

With errors e and freedoms u without units (angles in radians, lengths over the size of the part), J = −∂e/∂u, F the
freedoms that no limit holds, and t a pull towards a posture:

    u = t + Jᵀ y,    (J F Jᵀ + μ 1) y = e − J F t,    q ← clip(q ⊕ F u),    μ = ½ κ |e|² + μ₀

μ falls with the square of the error, so that the last steps are Newton's. A freedom at its limit is held in the next
step while u pushes it outwards. In a rotation e is 2 sin(θ/2) n, which grows up to half a turn and needs no angle.
Law: FK(IK(X)) = X, tests/systems/test_inverse_kinematics.py. Source: Sugihara 2011 (μ by the error); Bertsekas 1982
(projected Newton).
Units: e and u have none; q [rad, m].
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, settle, zeros
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import Scalar, absolute, less, sqrt, where
from poinsot.geometry.rotations import quaternion_of
from poinsot.geometry.vectors import dot
from poinsot.multibody import configuration
from poinsot.multibody.closing import greater, uprightness
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import conditions, reaches
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.frames import body_pose, frame_jacobian, point_jacobian, point_position
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

DAMPING = 0.2  # κ: with it the Panda arm reaches most targets in fewest steps, benchmarks/inverse_kinematics.py
LEAST_DAMPING = 1e-14  # μ₀: redundant conditions leave J Jᵀ singular


class Aim(NamedTuple):
    """What of a body is aimed at: the place of one of its points, its orientation, or both."""

    body: str
    placed: bool
    turned: bool


class Errors(NamedTuple):
    """e and J at q; |e|²/2; how far loops are open, max |Φ| without units, an axis the wrong way round counted as one
    more; and the errors of the aims, [m] and 2 sin(θ/2)."""

    e: Array
    J: Array
    merit: Scalar
    closure: Scalar
    places: Array
    turns: Array


def bounds(tree: Tree) -> tuple[Floats, Floats]:
    """The least and the greatest value (nq,) of each coordinate, of joints that have one; also by joints that follow.

    Infinite where no limit is. Limits of joints that close loops are not in it: they have no coordinate.
    """
    lower, upper = np.full(tree.nq, -np.inf), np.full(tree.nq, np.inf)
    named = {joint.name for joint in tree.model.joints}  # without those of bodies that no joint holds
    for link in tree.links:
        if len(link.q) != 1 or link.joint not in named or link.ratio == 0.0:
            continue
        limits, k = tree.model.joint(link.joint).limits, link.q[0]
        ends = [(x - link.offset) / link.ratio for x in (limits.lower, limits.upper)]
        lower[k], upper[k] = max(lower[k], min(ends)), min(upper[k], max(ends))
    return lower, upper


def errors_of(tree: Tree, aims: Sequence[Aim], q: Array, points: Array, places: Array, rotations: Array) -> Errors:
    """Errors and rows at q (nq,).

    points, places (aims placed, 3) [m]: points in body coordinates, and where in the world they shall be; rotations
    (aims turned, 3, 3): R_WB that shall be
    """
    aimed, rows, away = _aimed(tree, aims, q, points, places, rotations)
    open_by, loop_rows = _closing(tree, q)
    e, closure = array([*aimed, *open_by]), 0.0
    for x in open_by:
        closure = greater(closure, absolute(x))
    if tree.closures:
        closure = closure + where(less(uprightness(tree, q), 0.0), 1.0, 0.0)
    return Errors(e, _stacked(tree.nv, [*rows, *loop_rows]), dot(e, e) * 0.5, closure, *away)


def least_move(at: Errors, free: Array, pull: Array | None = None) -> Array:
    """u (nv,) of the step, also of freedoms that are not free: where they would go. pull: t"""
    t = array([0.0] * len(free)) if pull is None else pull
    JF, m = at.J * free, len(at.e)
    G = zeros(m, m) + JF @ at.J.T
    for i in range(m):
        G[i, i] = G[i, i] + at.merit * DAMPING + LEAST_DAMPING
    return array(t + at.J.T @ solve_spd(G, at.e - JF @ t))


def moved(tree: Tree, q: Array, u: Array, free: Array, lower: Array, upper: Array) -> tuple[Array, Array]:
    """q and F after the step u from q: moved into the limits, lower and upper (nq,); not free are those at a limit that
    u pushes outwards."""
    after = configuration.integrate(tree, q, free * u * reaches(tree))
    inside, free = array(after).astype(object), zeros(tree.nv) + 1.0
    for link in configuration.owners(tree):
        if len(link.q) != 1:
            continue
        (k,), (f,) = link.q, link.v
        inside[k] = where(less(after[k], lower[k]), lower[k], where(less(upper[k], after[k]), upper[k], after[k]))
        down = where(less(lower[k], inside[k]), 1.0, 0.0)
        up = where(less(inside[k], upper[k]), 1.0, 0.0)
        free[f] = where(less(u[f], 0.0), down, up)
    return settle(inside), settle(free)


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
            turn = chord(rotations[len(turned)] @ body_pose(tree, q, aim.body).rotation.T)
            e += [*turn]
            J += [*(frame_jacobian(tree, q, aim.body, "aligned")[:3] * scale)]
            turned.append(sqrt(dot(turn, turn)))
    return e, J, (array(away), array(turned))


def chord(R: Array) -> Array:
    """2 sin(θ/2) n (3,) of a rotation R (3, 3) by θ ≤ π about n."""
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
