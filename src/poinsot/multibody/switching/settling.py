"""Changes of a mechanism in an instant: impulses of its rows, and Newton's step onto those that are held.

Laws: tests/switching/test_rows_of_mechanisms.py. Source: docs/switching-theory.md; decision 0006.
Units: impulses [N·s, N·m·s], v [rad/s, m/s].
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array, array, concatenate, settle, zeros
from poinsot.algebra.linear import ltl
from poinsot.algebra.scalars import Scalar, is_zero, sqrt
from poinsot.geometry.vectors import dot
from poinsot.multibody.applied import Motion
from poinsot.multibody.conditions import beyond_rounding, gap_of, rounding_between
from poinsot.multibody.constrained_dynamics import live_rows
from poinsot.multibody.constraints import constraint_error, constraint_rate
from poinsot.multibody.holding import balance_of
from poinsot.multibody.supported_mass import regular_mass_matrix, without_balanced
from poinsot.multibody.switching.dynamics import ModeNumbers, of_all_rows, switched, through_closures
from poinsot.multibody.switching.rows import Layout, measured_rows, row_matrix


def struck(motion: Motion, layout: Layout, impulse: Array) -> Array:
    """v⁺ (nv,) = v + M⁻¹ Aᵀ ẑ, closures kept."""
    tree = motion.tree
    push = without_balanced(tree, row_matrix(tree, motion.q, measured_rows(motion, layout))).T @ impulse
    if tree.closed:
        return settle(motion.v + through_closures(tree, motion.q, array([push]))[0][:, 0])
    return settle(motion.v + ltl(regular_mass_matrix(tree, motion.q)).solve(push))


def struck_closures(motion: Motion, layout: Layout, impulse: Array) -> Array:
    """λ̂ (rows,): what closures push in an instant, so that they stay closed."""
    tree = motion.tree
    push = row_matrix(tree, motion.q, measured_rows(motion, layout)).T @ impulse
    found = through_closures(tree, motion.q, array([push]))[2]
    return of_all_rows(tree, motion.q, found[0] if found else zeros(0))


def settled(motion: Motion, layout: Layout, closed: Array) -> tuple[Array, Array, Scalar, Scalar]:
    """One Newton step onto closures and closed rows together: (δq, v⁺, position error, velocity error).

    Held freedoms of the tree stay where they are, at rest. Errors: shares of the size of the mechanism, and rates.
    """
    tree, rows = motion.tree, measured_rows(motion, layout)
    system = switched(tree, motion.q, layout, rows, ModeNumbers(closed, zeros(len(closed))), drift=False)
    phi = constraint_error(tree, motion.q) if tree.closed else zeros(0)
    closing = live_rows(tree, motion.q)[0] if tree.closed else []
    general = [rows[r] for r in layout.general]
    gaps = array([rows[r].gap * (1.0 if layout.rows[r].degree == 2 else 0.0) for r in layout.general])
    error = concatenate([[phi[i] for i in closing], gaps])
    moving, b = motion.v * system.free, constraint_rate(tree)
    A = system.A
    if balance_of(tree) and len(A):  # of what is in balance the rates tell, its accelerations do not
        A = array([*(live_rows(tree, motion.q)[1] if tree.closed else ()), *row_matrix(tree, motion.q, general)])
    slip = A @ moving
    for k, i in enumerate(closing):
        slip[k] = slip[k] if is_zero(b[i]) else slip[k] - b[i]
    shift = -system.inverse(system.A.T @ system.twice(error))
    v = moving - system.inverse(system.A.T @ system.twice(slip))
    shares = system.masked(concatenate([zeros(len(closing)), _shares(motion, layout, gaps)]))
    slips = system.masked(slip)
    apart = gap_of(tree, phi, motion.q) if tree.closed else 0.0
    return shift, v, sqrt(apart * apart + dot(shares, shares)), sqrt(dot(slips, slips))


def _shares(motion: Motion, layout: Layout, gaps: Array) -> Array:
    """Gaps of the general rows as shares of their measures, beyond the rounding of coordinates."""
    found = []
    for r, gap in zip(layout.general, gaps, strict=True):
        element = layout.elements[layout.owner[r]]
        size = element.span(motion.tree)
        rounding = rounding_between(motion.tree, motion.q, element.acts_on, size)
        found.append(beyond_rounding(gap * (1.0 / size), rounding))
    return array(found)
