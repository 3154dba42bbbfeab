"""Closing loops by least steps: one step of Gauss, Newton, Levenberg and Marquardt towards Ψ(q) = 0.

    (J W Jᵀ + μ) y = −Ψ,      δ = W Jᵀ y,      μ_r = λ g + 1e-14 (J W Jᵀ)_rr,      g² = Σ Ψ²  of the row's part

Ψ is Φ with angles θ n in the place of their sines sin θ n (`joints.closures.opening`), J its derivative: unlike Φ it
does not vanish where a frame is turned by half a turn. λ, the damping, is what bounds the step; who takes steps lessens
it while they help and raises it while they don't (`analysis.closing`).
Ψ and δ without units: lengths by the size of the part, so that nothing depends on the size of a mechanism, or on what
stands beside it. W is 1 for freedoms that may move and 0 for those that are kept. Among the steps that close the loops
to first order δ is the least, Σ δ²; no freedom moves by more than 1. Redundant rows contradict each other off the
manifold by O(g²) while their singular values are O(g): at μ ∝ g they are not taken at their word, steps converge
quadratically all the same, and what is reached is to first order the nearest closed configuration.
Law     the error after a small step is quadratic in that before, tests/systems/test_assembly.py
Source  Fan & Yuan 2005 (convergence without regularity); decision 0006 (μ by rows)
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import ltl
from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, sqrt, where
from poinsot.joints.closures import opening, opening_wrenches
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import conditions, reaches
from poinsot.multibody.constraints import constraint_error, constraint_jacobian, loop_of
from poinsot.multibody.kinematics import posed
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

ROUNDING = 1e-14
DAMPING = 0.1
"""λ of a first step."""
LEAST = 1e-32  # of μ, for rows that nothing moves


class LoopResidual(NamedTuple):
    """The loops at q, without units.

    shift    (nv,) δ in units of the tree's freedoms     gap, worst   √Σ Ψ² and max |Ψ|, all parts together
    upright  least of the pairs' `uprightness`: negative where one has closed with an axis the wrong way round
    """

    shift: Array
    gap: Scalar
    worst: Scalar
    upright: Scalar


def opening_error(tree: Tree, q: Array) -> Array:
    """Ψ(q) (rows,): lengths [m] and angles [rad]."""
    return constraint_error(tree, q, opening)


def opening_jacobian(tree: Tree, q: Array) -> Array:
    """J(q) (rows, nv) = ∂Ψ/∂(tangent of q) [m or rad per unit of v]."""
    return constraint_jacobian(tree, q, opening_wrenches)


def closing_step(tree: Tree, q: Array, free: Array, damping: Scalar = DAMPING) -> LoopResidual:
    """The step at q; free (nv,): 1 for freedoms that may move, 0 for those that are kept; damping: λ."""
    rows, reach = [*conditions(tree).posed], reaches(tree)
    lengths = [1.0 / size for size in loop_lengths(tree)]
    whole, psi = opening_jacobian(tree, q), opening_error(tree, q)
    error = array([psi[r] * lengths[r] for r in rows])
    A = [{k: x * (lengths[r] * reach[k]) for k, x in enumerate(whole[r]) if not is_zero(x)} for r in rows]
    shift, square, worst = zeros(tree.nv), 0.0, 0.0
    for own, freedoms in parts_of_rows(tree, rows):
        mine: Scalar = 0.0
        for i in own:
            mine = mine + error[i] * error[i]
            worst = greater(worst, absolute(error[i]))
        square = square + mine
        least = _least(A, error, own, freedoms, free, sqrt(mine) * damping)
        longest: Scalar = 1.0
        for k in freedoms:
            longest = greater(longest, absolute(least[k])) if k in least else longest
        for k, x in least.items():
            shift[k] = x * reach[k] / longest
    return LoopResidual(settle(shift), sqrt(square), worst, uprightness(tree, q))


def _least(
    A: list[dict[int, Scalar]], error: Array, own: list[int], freedoms: list[int], free: Array, damping: Scalar
) -> dict[int, Scalar]:
    """δ of the freedoms of one part."""
    weighted = [{k: x * free[k] for k, x in A[i].items()} for i in own]
    S = zeros(len(own), len(own))
    for i, row in enumerate(weighted):
        for j in range(i + 1):
            total: Scalar = 0.0
            for k in sorted(row.keys() & A[own[j]].keys()):
                total = total + row[k] * A[own[j]][k]
            S[i, j] = S[j, i] = total
        S[i, i] = S[i, i] * (1.0 + ROUNDING) + (damping + LEAST)
    y = ltl(S).solve(array([-error[i] for i in own])) if own else zeros(0)
    found: dict[int, Scalar] = {}
    for row, multiplier in zip(weighted, y, strict=True):
        for k, x in row.items():
            found[k] = found[k] + x * multiplier if k in found else x * multiplier
    return found


def greater(a: Scalar, b: Scalar) -> Scalar:
    """The greater of two; NaN is passed on from b."""
    return where(less(b, a), a, b)


def uprightness(tree: Tree, q: Array) -> Scalar:
    """The least `uprightness` of the closing pairs: negative where one has an axis the wrong way round."""
    pose, least = posed(tree, q), 1.0
    for c in tree.closures:
        value = c.pair.uprightness(loop_of(tree, pose, c).X_PS)
        least = where(less(value, least), value, least)
    return least
