"""Elimination over floats that knows the rounding in every entry, so that what is zero is decided in one place.

Every entry a comes with the size b of its rounding. A combination a − l p has √(b_a² + (l b_p)² + (p b_l)² + (u l p)²),
u = 2⁻⁵²; it is carried through every elimination, and from one structure to the next. An entry

    |a| ≤ WITHIN b    is zero
    |a| > CLEAR b     is not, and known to six digits
    between           is undecided, and refused where a rank depends on it

Rows and columns may have any units: b goes with them, and pivots are the largest entries of the matrix with its rows
and columns made alike. Law: every decision is the one that exact numbers make, whatever the units, the order and the
neighbours, tests/structures/test_ranks.py. Source: running error analysis (Higham 2002, §3.3) with independent errors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import ModelError

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

UNIT = 2.0**-52
GIVEN = 4 * UNIT
"""What comes as given is known to this part of what is usual in its row and column."""

WITHIN = 8.0
CLEAR = 2.0**20
SEEN = 1e-11
"""Of the greatest eigenvalue of A Aᵀ: what its rounding, some 10⁻¹⁶ for each row, does not reach up to 10⁴ rows."""


def usual(A: Floats) -> Floats:
    """rᵢ cⱼ, what is usual in each row and column of A: geometric means of the entries that are not zero."""
    hot = A != 0
    logs = np.log2(np.abs(np.where(hot, A, 1.0)))
    in_row, in_column = np.maximum(hot.sum(axis=1), 1), np.maximum(hot.sum(axis=0), 1)
    row, column = np.zeros(len(A)), np.zeros(A.shape[1])
    for _ in range(6):
        row = np.where(hot, logs - column, 0.0).sum(axis=1) / in_row
        column = np.where(hot, logs - row[:, None], 0.0).sum(axis=0) / in_column
    return np.asarray(np.exp2(np.clip(row[:, None] + column, -1000, 1000)))


def units(A: Floats) -> Floats:
    """dᵢ with dᵢ dⱼ what is usual for aᵢⱼ: one unit for row i and column i, as matrices of powers have it."""
    size = np.maximum(np.abs(A), np.abs(A.T))
    hot = size > GIVEN * size.max(axis=1, initial=0.0)[:, None]
    hot &= hot.T
    logs, number = np.log2(np.where(hot, size, 1.0)), np.maximum(hot.sum(axis=1), 1)
    found = np.zeros(len(A))
    for _ in range(40):
        found = (found + np.where(hot, logs - found, 0.0).sum(axis=1) / number) / 2
    return np.asarray(np.exp2(np.clip(found, -500, 500)))


def skewed(W: Floats) -> tuple[Floats, Floats]:
    """(W − Wᵀ)/2 and its rounding, of a matrix that is skew by law: what it misses tells how it was rounded."""
    d = units(W)
    size = np.maximum(np.maximum(np.abs(W), np.abs(W.T)), np.outer(d, d))
    part = max(GIVEN, float((np.abs(W + W.T) / size).max(initial=0.0)))
    rounding, skew = part * size, (W - W.T) / 2
    return np.where(np.abs(skew) <= WITHIN * rounding, 0.0, skew), np.where(W != 0, rounding, 0.0)


def given_rounding(A: Floats, part: float = GIVEN) -> Floats:
    """The rounding of a matrix that comes as given: none of zeros; of what is faint beside the rest of its row, all."""
    size = np.abs(A)
    faint = size <= GIVEN * size.max(axis=1, initial=0.0)[:, None]
    return np.asarray(np.where(faint, size, part * np.maximum(size, usual(np.where(faint, 0.0, A)))))


def clear_of(A: Floats, rounding: Floats) -> Floats:
    """A with zeros for what is within its rounding."""
    return np.where(np.abs(A) <= WITHIN * rounding, 0.0, A)


@dataclass(frozen=True, eq=False)
class Echelon:
    """What elimination leaves of a matrix.

    rows, rounding       (r, n): 1 at the pivot of each row, 0 at the pivots of the others
    pivots               the column of the pivot of each row, in the order of the stages
    rest, rest_rounding  (m − r, n): the rows without a pivot, zero in every column that was searched
    """

    rows: Floats
    rounding: Floats
    pivots: list[int]
    rest: Floats
    rest_rounding: Floats

    def in_order(self) -> tuple[Floats, Floats, list[int]]:
        """Rows, rounding and pivots, sorted by the columns of the pivots."""
        order = np.argsort(self.pivots, kind="stable")
        return self.rows[order], self.rounding[order], [self.pivots[k] for k in order]


def eliminated(A: Floats, rounding: Floats | None, what: str, *stages: Sequence[int]) -> Echelon:
    """Gauss and Jordan's elimination with the largest pivots; in these columns first, in those then; or in all.

    Errors  ModelError if an entry on which the rank depends is neither clear of its rounding nor within it
    """
    A = np.asarray(A, dtype=np.float64)
    B = given_rounding(A) if rounding is None else np.array(rounding, dtype=np.float64)
    A = clear_of(A, B)
    scale = usual(A)
    free = np.ones(len(A), dtype=bool)
    rows: list[int] = []
    pivots: list[int] = []
    for stage in stages or (range(A.shape[1]),):
        columns = np.array(stage, dtype=np.intp)
        best, at = np.zeros(len(A)), np.zeros(len(A), dtype=np.intp)
        changed = np.flatnonzero(free)
        while len(columns) and free.any():
            best[changed], at[changed] = _largest(A, B, scale, changed, columns)
            i = int(np.argmax(np.where(free, best, -1.0)))
            if best[i] <= 0.0:
                left = np.ix_(np.flatnonzero(free), columns)
                require_zero(A[left], B[left], scale[left], what)
                break
            j = int(at[i])
            columns = columns[columns != j]
            free[i] = False
            changed = _sweep(A, B, scale, i, j)
            changed = changed[free[changed]]
            rows.append(i)
            pivots.append(j)
        A[np.ix_(np.flatnonzero(free), np.array(stage, dtype=np.intp))] = 0.0
    return Echelon(A[rows], B[rows], pivots, A[free], B[free])


def independent(A: Floats, rounding: Floats, what: str) -> int:
    """How many rows of A are independent; plain to see where each has a column of its own, as after elimination."""
    own = (A != 0).sum(axis=0) == 1
    if ((np.abs(A) > CLEAR * rounding) & own).any(axis=1).all():
        return len(A)
    scale = usual(clear_of(A, rounding))
    if len(A) <= A.shape[1] and A.size:
        if _plainly_independent(A / scale, 1024 * float(np.linalg.norm(rounding / scale))):
            return len(A)
        least = np.linalg.svd(A / scale, compute_uv=False)[-1]
        if least > 1024 * float(np.linalg.norm(rounding / scale)):
            return len(A)
    return len(eliminated(A, rounding, what).pivots)


def _plainly_independent(A: Floats, bound: float) -> bool:
    """Whether the least singular value is seen to be above this, by Cholesky's factor of A Aᵀ less its square."""
    gram = A @ A.T
    shift = SEEN * float(np.abs(gram).sum(axis=1).max())
    if bound**2 >= shift:
        return False
    try:
        np.linalg.cholesky(gram - shift * np.eye(len(A)))
    except np.linalg.LinAlgError:
        return False
    return True


def pivot(A: Floats, B: Floats, scale: Floats, what: str) -> tuple[int, int] | None:
    """The largest entry that is clear of its rounding, beside what is usual; None if all are zero.

    Errors  ModelError if there is none that is clear, and some that cannot be called zero
    """
    best, at = _largest(A, B, scale, np.arange(len(A)), np.arange(A.shape[1]))
    i = int(np.argmax(best))
    if best[i] > 0.0:
        return i, int(at[i])
    require_zero(A, B, scale, what)
    return None


def _largest(A: Floats, B: Floats, scale: Floats, rows: Ints, columns: Ints) -> tuple[Floats, Ints]:
    """Of each of these rows the largest entry that is clear of its rounding, beside what is usual (0: none is), and the
    column where it stands."""
    if not len(rows):
        return np.zeros(0), np.zeros(0, dtype=np.intp)
    at = np.ix_(rows, columns)
    size = np.abs(A[at])
    share = np.where(size > CLEAR * B[at], size / scale[at], 0.0)
    k = share.argmax(axis=1)
    return share[np.arange(len(rows)), k], columns[k]


def require_zero(A: Floats, B: Floats, scale: Floats, what: str) -> None:
    """Refuse with ModelError what is not clear of its rounding, and cannot be called zero."""
    size = np.abs(A)
    doubtful = size > WITHIN * B
    if doubtful.any():
        i, j = divmod(int(np.argmax(np.where(doubtful, size / scale, -1.0))), A.shape[1])
        raise ModelError(
            f"{what}: the rank is undecided, {size[i, j]:.1e} is left of numbers whose rounding has grown to "
            f"{B[i, j]:.1e}, so it may be zero; give exact numbers (fractions, symbols), or numbers farther from "
            "where relations depend on one another"
        )


def _sweep(A: Floats, B: Floats, scale: Floats, i: int, j: int) -> Ints:
    """Make the pivot (i, j) one, and the rest of its column zero; which other rows that changes."""
    lead, part = A[i, j], max(B[i, j] / abs(A[i, j]), UNIT)
    hot = np.flatnonzero((A[i] != 0) | (B[i] != 0))
    A[i, hot] /= lead
    B[i, hot] = np.hypot(B[i, hot] / abs(lead), A[i, hot] * part)
    scale[i] /= abs(lead)
    A[i, j], B[i, j] = 1.0, 0.0
    rows = np.flatnonzero((A[:, j] != 0) | (B[:, j] != 0))
    rows = rows[rows != i]
    at, factor, blur = np.ix_(rows, hot), A[rows, j][:, None], B[rows, j][:, None]
    p, b = A[i, hot], B[i, hot]
    step = factor * p
    grown = np.sqrt(B[at] ** 2 + (factor * b) ** 2 + (blur * p) ** 2 + (blur * b) ** 2 + (UNIT * step) ** 2)
    left = A[at] - step
    A[at], B[at] = np.where(np.abs(left) <= WITHIN * grown, 0.0, left), grown
    A[rows, j], B[rows, j] = 0.0, 0.0
    found: Ints = rows
    return found
