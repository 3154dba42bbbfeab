"""The equations of an implicit system sorted once: explicit ones, those solved for unknowns, constraints of the state.

    A(x) v + B(x) w = 0,    v = (ẋ, y, flows and efforts of resistors),    w = (ρ, ∂H, u),    ρ laws of resistors

Rows are eliminated with pivots that are plain numbers, so that the order of elimination holds at every x and over any
scalar. What remains is of three kinds: rows with a pivot give a variable of v; *open* rows are solved as they are, with
the variables of v that have no pivot; and rows in ∂H and u alone, c(x, t) = 0, are the algebraic constraints. Their
rates ċ = 0 take their place beside the others: with them everything is determined where the index is at most 2.
Law: the system that is solved for has the solutions of the one given, tests/systems/test_implicit_motion.py.
Source: Ratiu & Blankenstein (pre-symplectic systems); Stramigioli et al., (37); Hairer & Wanner II, §VII.1.
Units: any, row by row and column by column; no decision depends on them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar, is_zero, number
from poinsot.errors import ModelError
from poinsot.records import dataclass, field
from poinsot.structures.elimination import eliminated
from poinsot.structures.matrices import is_exact, left_null_space, matrix, plain, reduced

Row = dict[int, Scalar]
_PASSES = 6  # over rows and columns, to bring them to like size
_FAINT = 1e-12
"""Of the terms of a difference: what is smaller is rounding."""
_STRONG = 0.1
"""Of the largest plain entry of its row: a pivot is not smaller."""


@dataclass(frozen=True)
class Sorted:
    """The rows of A v + B w = 0, eliminated; columns are those of (v, w).

    rows         x ↦ all rows, over the scalars of x
    unknowns     how many columns v has; laws: how many follow that are outputs ρ of laws
    pivots       row → the column of v that it gives
    free         the columns of v that no row gives
    open, bound  the rows to be solved as they are, and those that bind the state
    """

    rows: Callable[[Array], Sequence[Row]]
    unknowns: int
    laws: int
    pivots: dict[int, int]
    free: tuple[int, ...]
    open: tuple[int, ...]
    bound: tuple[int, ...]


def sorted_constant(M: Array, rounding: Array | None, unknowns: int, laws: int, what: str) -> Sorted:
    """Of constant rows [A B]: exact numbers are decided exactly, floats beside the rounding of each entry.

    Errors  ModelError where rounding does not decide a rank
    """
    rows, pivots = _exact(M, unknowns + laws) if is_exact(M) else _floats(M, rounding, unknowns, laws, what)
    found = [{j: float(a) for j, a in enumerate(row) if a != 0} for row in rows]
    return _sorted(lambda x: found, found, pivots, unknowns, laws)


def _exact(M: Array, width: int) -> tuple[Array, list[int]]:
    """Reduced in the first columns; the remaining rows are zero there."""
    n = len(M)
    with_unit = np.hstack([M[:, :width], matrix(np.eye(n, dtype=int))])
    form, columns = reduced(with_unit)
    pivots = [j for j in columns if j < width]
    return plain(form[:, width:] @ M), pivots


def _floats(M: Array, rounding: Array | None, unknowns: int, laws: int, what: str) -> tuple[Array, list[int]]:
    found = eliminated(M, rounding, what, range(unknowns), range(unknowns, unknowns + laws))
    return np.vstack([found.rows, found.rest]), list(found.pivots)


def _sorted(
    rows: Callable[[Array], Sequence[Row]], pattern: Sequence[Row], pivots: Sequence[int], unknowns: int, laws: int
) -> Sorted:
    gives = {i: j for i, j in enumerate(pivots) if j < unknowns}
    others = [i for i in range(len(pattern)) if i not in gives]
    free = tuple(sorted(set(range(unknowns)) - set(gives.values())))
    bound = tuple(i for i in others if all(j >= unknowns + laws for j in pattern[i]))
    return Sorted(rows, unknowns, laws, gives, free, tuple(i for i in others if i not in bound), bound)


@dataclass
class _Step:
    """One elimination: the pivot, the rows it clears, and entries that vanish by it."""

    row: int
    column: int
    cleared: list[int]
    gone: set[tuple[int, int]] = field(default_factory=set)


def sorted_family(
    matrices: Callable[[Array], Array],
    symbols: Array,
    unknowns: int,
    laws: int,
    mixing: tuple[Array, int] | None = None,
) -> Sorted:
    """Of rows [A(x) B(x)] that depend on the state; pivots are entries that are the same number at every x.

    symbols  traced scalars in the place of x: entries that are no numbers there depend on x
    mixing   constant rows that multiply the rows first, and how many of them leave nothing of A
    """

    def given(x: Array) -> Array:
        M = np.asarray(matrices(x), dtype=object)
        if mixing is None:
            return M
        mixed = _product(mixing[0], M)
        mixed[: mixing[1], :unknowns] = 0.0
        return mixed

    start = given(symbols)
    pattern = [[j for j, a in enumerate(row) if not is_zero(a)] for row in start]
    work: list[Row] = [{j: row[j] for j in at} for row, at in zip(start, pattern, strict=True)]
    steps = _plan(work, unknowns, laws)

    def rows(x: Array) -> Sequence[Row]:
        found: list[Row] = [{j: row[j] for j in at} for row, at in zip(given(x), pattern, strict=True)]
        for step in steps:
            _sweep(found, step)
        return found

    taken = {step.row: step.column for step in steps}
    order = [*taken, *(i for i in range(len(work)) if i not in taken)]
    columns = list(taken.values())
    return _sorted(lambda x: _picked(rows(x), order), _picked(work, order), columns, unknowns, laws)


def _picked(rows: Sequence[Row], order: Sequence[int]) -> list[Row]:
    return [rows[i] for i in order]


def _product(T: Array, M: Array) -> Array:
    """T M without products by 0 and 1, which would hide plain numbers."""
    found = np.empty((len(T), M.shape[1]), dtype=object)
    for i, row in enumerate(T):
        for j in range(M.shape[1]):
            total: Scalar = 0.0
            for t, m in zip(row, M[:, j], strict=True):
                if t and not is_zero(m):
                    total = total + (m if t == 1.0 else t * m)
            found[i, j] = total
    return found


def _plan(work: list[Row], unknowns: int, laws: int) -> list[_Step]:
    """Eliminate in v, then in ρ where v is gone; the steps that do it at any x."""
    steps: list[_Step] = []
    taken: set[int] = set()
    for first, last in ((0, unknowns), (unknowns, unknowns + laws)):
        while (at := _pivot(work, taken, first, last)) is not None:
            i, j = at
            step = _Step(i, j, [k for k, row in enumerate(work) if k != i and j in row])
            _sweep(work, step, noting=True)
            steps.append(step)
            taken.add(i)
    return steps


def _pivot(work: Sequence[Row], taken: set[int], first: int, last: int) -> tuple[int, int] | None:
    """A plain entry between these columns that makes little fill-in; of ρ only in rows without v."""
    having: dict[int, int] = {}
    for row in work:
        for j in row:
            having[j] = having.get(j, 0) + 1
    best: tuple[float, int, int] | None = None
    for i, row in enumerate(work):
        if i in taken or (first and any(j < first for j in row)):
            continue
        own = {j: abs(float(a)) for j, a in row.items() if first <= j < last and number(a)}
        strong = _STRONG * max(own.values(), default=0.0)
        for j, size in own.items():
            cost = (len(row) - 1) * (having[j] - 1)
            if size >= strong and (best is None or cost < best[0]):
                best = cost, i, j
    return None if best is None else best[1:]


def _sweep(rows: list[Row], step: _Step, noting: bool = False) -> None:
    """Clear the pivot's column from other rows; ``noting`` what vanishes, for other scalars to do likewise."""
    source = rows[step.row]
    for k in step.cleared:
        factor = rows[k].pop(step.column) / source[step.column]
        for j, a in source.items():
            if j == step.column:
                continue
            if (k, j) in step.gone:
                rows[k].pop(j, None)
                continue
            before, less = rows[k].get(j, 0.0), factor * a
            value = before - less
            if noting and (is_zero(value) or _faint(value, before, less)):
                step.gone.add((k, j))
                rows[k].pop(j, None)
                continue
            rows[k][j] = value


def _faint(value: Scalar, before: Scalar, less: Scalar) -> bool:
    if not (number(value) and number(before) and number(less)):
        return False
    return bool(abs(value) <= _FAINT * max(abs(before), abs(less)))


def constant_mixing(samples: Sequence[Array], name: str) -> tuple[Array, int] | None:
    """T and k with T A(x) = (0; the rest) at all x, k rows of zeros: constant relations between rows made plain.

    samples  A at several states; None where no such relation is there. Rows and columns may have any units
    Errors   ModelError where rows of A depend on one another, with coefficients that vary from state to state
    """
    alike, of_rows = _of_like_size(np.array(samples))
    wide = np.hstack(list(alike))
    known = sum(not row.any() for row in wide)
    N = left_null_space(wide)
    rows = len(wide)
    # ranks at several states, of numbers known to rounding
    ranks = [np.linalg.matrix_rank(A, tol=1e-9 * max(float(np.abs(A).max(initial=0.0)), 1e-300)) for A in alike]
    if max(ranks) < rows - len(N):
        raise ModelError(
            f"{name}: {rows - max(ranks) - len(N)} of its algebraic constraints are hidden in rows of F(x) that depend "
            "on one another with coefficients that vary with x; multiply the rows so that each constraint is a row of "
            "its own, with zeros in the place of F"
        )
    if len(N) == known:
        return None
    form, pivots = _echelon(N)
    rest = [i for i in range(rows) if i not in pivots]
    form = form * of_rows[pivots][:, None] / of_rows
    return np.vstack([form, np.eye(rows)[rest]]), len(form)


def _of_like_size(A: Array) -> tuple[Array, Array]:
    """A (samples, rows, columns) with rows and columns divided by powers of two, so that the largest entry of each is
    near one; and the divisors of the rows."""
    rows = np.ones(A.shape[1])
    for _ in range(_PASSES):
        for axis in (2, 1):
            largest = np.abs(A).max(axis=(0, axis), initial=0.0)
            size = np.exp2(np.round(np.log2(np.where(largest > 0.0, largest, 1.0)) / 2.0))
            A = A / (size[:, None] if axis == 2 else size)
            rows = rows * size if axis == 2 else rows
    return A, rows


def _echelon(N: Array) -> tuple[Array, list[int]]:
    """N with ones at its pivots, and these."""
    found = eliminated(N, 1e-13 * np.ones_like(N), "constraints")  # of an orthonormal basis: some hundred roundings
    rows, _, pivots = found.in_order()
    return rows, pivots
