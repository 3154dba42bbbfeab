"""Elimination over floats that knows the rounding in every entry, so that zeros are decided in one place.

Every entry a comes with the size b of its rounding. A combination a − l p has √(b_a² + (l b_p)² + (p b_l)² + (u l p)²),
u = 2⁻⁵²; it is carried through every elimination, and from one structure to the next. An entry

    |a| ≤ WITHIN b    is zero
    |a| > CLEAR b     is not, and known to six digits
    between           is undecided, and refused where a rank depends on it

Rows and columns may have any units: b goes with them, and pivots are the largest entries of the matrix with its rows
and columns made alike. Law: every decision is the one that exact numbers make, whatever the units, the order and the
neighbours, tests/structures/test_matrices.py. Source: running error analysis (Higham 2002, §3.3), independent errors.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError
from poinsot.records import dataclass

Ints = NDArray[np.intp]

UNIT = 2.0**-52
GIVEN = 4 * UNIT
"""What comes as given is known to this part of what is usual in its row and column."""

WITHIN = 8.0
CLEAR = 2.0**20
LIKE = 0.01
"""A pivot of this share of the largest is as good, where the rows known best come first."""
LARGE, FEW = 200, 0.1
"""So many rows, of which this part is not zero, are multiplied by their entries."""
SEEN = 1e-11
"""Of the greatest eigenvalue of A Aᵀ: what its rounding, some 10⁻¹⁶ for each row, does not reach up to 10⁴ rows."""


def usual(A: Floats) -> Floats:
    """rᵢ cⱼ, the usual size in each row and column of A: geometric means of the nonzero entries."""
    row, column = _usual_parts(A)
    return _together(row[:, None], column)


def _usual_parts(A: Floats) -> tuple[Floats, Floats]:
    """log₂ rᵢ and log₂ cⱼ."""
    i, j = np.nonzero(A)
    logs, (m, n) = np.log2(np.abs(A[i, j])), A.shape
    in_row, in_column = (np.maximum(np.bincount(k, minlength=size), 1) for k, size in ((i, m), (j, n)))
    row, column = np.zeros(m), np.zeros(n)
    for _ in range(6):
        row = np.bincount(i, logs - column[j], m) / in_row
        column = np.bincount(j, logs - row[i], n) / in_column
    return row, column


def _together(row: Floats, column: Floats) -> Floats:
    return np.asarray(np.exp2(np.clip(row + column, -1000, 1000)))


def units(A: Floats) -> Floats:
    """dᵢ with dᵢ dⱼ the usual size of aᵢⱼ: one unit for row i and column i, as matrices of powers have it."""
    size = np.maximum(np.abs(A), np.abs(A.T))
    hot = size > GIVEN * size.max(axis=1, initial=0.0)[:, None]
    hot &= hot.T
    logs, number = np.log2(np.where(hot, size, 1.0)), np.maximum(hot.sum(axis=1), 1)
    found = np.zeros(len(A))
    for _ in range(40):
        found = (found + np.where(hot, logs - found, 0.0).sum(axis=1) / number) / 2
    return np.asarray(np.exp2(np.clip(found, -500, 500)))


def skewed(W: Floats) -> tuple[Floats, Floats]:
    """(W − Wᵀ)/2 (n, n) and its rounding, in the units of W, of a matrix that is skew by law: its symmetric part shows
    its rounding."""
    d = units(W)
    size = np.maximum(np.maximum(np.abs(W), np.abs(W.T)), np.outer(d, d))
    part = max(GIVEN, float((np.abs(W + W.T) / size).max(initial=0.0)))
    rounding, skew = part * size, (W - W.T) / 2
    return np.where(np.abs(skew) <= WITHIN * rounding, 0.0, skew), np.where(W != 0, rounding, 0.0)


def given_rounding(A: Floats, part: float = GIVEN) -> Floats:
    """The rounding of a matrix as given: 0 of zeros; of entries that are faint beside the rest of their row, all."""
    size = np.abs(A)
    faint = size <= GIVEN * size.max(axis=1, initial=0.0)[:, None]
    return np.asarray(np.where(faint, size, part * np.maximum(size, usual(np.where(faint, 0.0, A)))))


def clear_of(A: Floats, rounding: Floats) -> Floats:
    """A with zeros for entries within their rounding."""
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
    work = _Elimination(A, rounding, what)
    for stage in stages or (range(work.A.shape[1]),):
        work.search(stage)
    (A, B), rows, free = (work.A, work.B), work.rows, work.free
    return Echelon(A[rows], B[rows], work.pivots, A[free], B[free])


@dataclass(frozen=True, eq=False)
class Freed:
    """What elimination leaves of the rows of a matrix once they are free of some of its columns.

    taken           the rows that had a pivot there: they are independent
    rest, rounding  (m − r, n): the others, zero in the columns that were searched
    """

    taken: list[int]
    rest: Floats
    rounding: Floats


def freed(A: Floats, rounding: Floats | None, what: str, columns: Sequence[int]) -> Freed:
    """Gauss's elimination in these columns, the rows known best first, then those with few entries.

    So rounding does not grow where what is known well says what others are: of 50 four-bars with their bodies it stays
    at 4e-12, with the largest pivots it came to 6e-8; and what is mostly zeros remains so.

    Errors  as :func:`eliminated`
    """
    work = _Elimination(A, rounding, what)
    work.search(columns, forward=True)
    return Freed(work.rows, work.A[work.free], work.B[work.free])


def annihilated(A: Floats, rounding: Floats | None, what: str) -> tuple[list[int], Floats, Floats]:
    """Rows of A that depend on no others, then N and its rounding: as many independent rows as there are with A Nᵀ = 0.

    Pivots as those of :func:`freed`, then each pivot's column is cleared from the last to the first: A x = 0 says
    x_pivots = −R x_others, and N = [−Rᵀ 1]. What is R and what its rounding is decided so; its numbers are those of
    A_pivots R = A_others by a factor with row exchanges, which has none of the growth of pivots chosen for few entries:
    of a ladder of 100 four-bars A Nᵀ is 1e-14 then, and 3e-10 without.

    Errors  as :func:`eliminated`
    """
    work = _Elimination(A, rounding, what)
    given, n = work.A.copy(), work.A.shape[1]
    work.search(range(n), forward=True)
    work.clear()
    others = np.setdiff1d(np.arange(n), work.pivots)
    N, known = np.zeros((len(others), n)), np.zeros((len(others), n))
    N[np.arange(len(others)), others] = 1.0
    R, blur = (
        work.A[np.ix_(np.array(work.rows, dtype=int), others)],
        work.B[np.ix_(np.array(work.rows, dtype=int), others)],
    )
    if R.size:
        R = np.where((R != 0) | (blur != 0), _solved(given[work.rows], work.pivots, others), 0.0)
    N[:, work.pivots], known[:, work.pivots] = -R.T, blur.T
    return work.rows, N, known


def _solved(A: Floats, pivots: Sequence[int], others: Ints) -> Floats:
    """R with A_pivots R = A_others, rows and columns made alike, corrected once."""
    from scipy.sparse import csc_array
    from scipy.sparse.linalg import splu

    row, column = _usual_parts(A)
    A = A / _together(row[:, None], column)
    P, Q = csc_array(A[:, pivots]), A[:, others]
    factor = splu(P)
    R = factor.solve(Q)
    R += factor.solve(Q - P @ R)
    return np.asarray(R * _together(-column[pivots][:, None], column[others]))


class _Elimination:
    """A matrix during elimination: entries A, their rounding B, the rows without a pivot, usual sizes (log₂)."""

    def __init__(self, A: Floats, rounding: Floats | None, what: str) -> None:
        A = np.asarray(A, dtype=np.float64)
        self.B = given_rounding(A) if rounding is None else np.array(rounding, dtype=np.float64)
        self.A, self.what = clear_of(A, self.B), what
        self.row, self.column = _usual_parts(np.where(np.abs(self.A) > CLEAR * self.B, self.A, 0.0))
        self.free = np.ones(len(A), dtype=bool)
        self.count, self.blur = np.count_nonzero(self.A, axis=1), np.zeros(len(A))
        i, j = np.nonzero(self.B)
        np.maximum.at(self.blur, i, self.B[i, j] / _together(self.row[i], self.column[j]))
        self.rows: list[int] = []
        self.pivots: list[int] = []

    def search(self, stage: Sequence[int], forward: bool = False) -> None:
        """Take pivots in these columns; forward: rows with one stay as they are, and those known best come first."""
        columns = np.array(stage, dtype=np.intp)
        best, at = np.zeros(len(self.A)), np.zeros(len(self.A), dtype=np.intp)
        changed = np.flatnonzero(self.free)
        while len(columns) and self.free.any():
            best[changed], at[changed] = self._largest(changed, columns)
            share = np.where(self.free, best, 0.0)
            i = int(np.argmax(share))
            if share[i] <= 0.0:
                left = np.ix_(np.flatnonzero(self.free), columns)
                scale = _together(self.row[self.free][:, None], self.column[columns])
                require_zero(self.A[left], self.B[left], scale, self.what)
                break
            if forward:
                i = self._known_best(np.flatnonzero(share >= LIKE * share[i]), share)
            j = int(at[i])
            columns = columns[columns != j]
            self.free[i] = False
            changed = self._sweep(i, j, forward)
            self.rows.append(i)
            self.pivots.append(j)
        self.A[np.ix_(np.flatnonzero(self.free), np.array(stage, dtype=np.intp))] = 0.0

    def clear(self) -> None:
        """Make the columns of the pivots zero in the rows of the pivots before, from the last one to the first."""
        for i, j in zip(reversed(self.rows), reversed(self.pivots), strict=True):
            self._sweep(i, j, forward=False)

    def _largest(self, rows: Ints, columns: Ints) -> tuple[Floats, Ints]:
        """Of each of these rows the largest share in these columns, and the column where it stands."""
        if not len(rows):
            return np.zeros(0), np.zeros(0, dtype=np.intp)
        at = np.ix_(rows, columns)
        share = _share(self.A[at], self.B[at], _together(self.row[rows][:, None], self.column[columns]))
        k = share.argmax(axis=1)
        return share[np.arange(len(rows)), k], columns[k]

    def _known_best(self, rows: Ints, share: Floats) -> int:
        """The best-known of these rows (its largest rounding beside its usual size, to a power of ten of its pivot),
        then the one with fewest entries."""
        blur = self.blur[rows] / share[rows]
        order = np.lexsort((-share[rows], self.count[rows], np.floor(np.log10(np.maximum(blur, UNIT)))))
        return int(rows[order[0]])

    def _sweep(self, i: int, j: int, forward: bool) -> Ints:
        """Make the pivot (i, j) one, and the rest of its column zero; which rows without pivots that changes."""
        A, B = self.A, self.B
        lead, part = A[i, j], max(B[i, j] / abs(A[i, j]), UNIT)
        hot = np.flatnonzero((A[i] != 0) | (B[i] != 0))
        A[i, hot] /= lead
        B[i, hot] = np.hypot(B[i, hot] / abs(lead), A[i, hot] * part)
        self.row[i] -= np.log2(abs(lead))
        A[i, j], B[i, j] = 1.0, 0.0
        having = (A[:, j] != 0) | (B[:, j] != 0)
        having[i] = False
        rows = np.flatnonzero(having & self.free) if forward else np.flatnonzero(having)
        at, factor, blur = np.ix_(rows, hot), A[rows, j][:, None], B[rows, j][:, None]
        p, b, old = A[i, hot], B[i, hot], A[at]
        step = factor * p
        grown = np.sqrt(B[at] ** 2 + (factor * b) ** 2 + (blur * p) ** 2 + (blur * b) ** 2 + (UNIT * step) ** 2)
        left = old - step
        left[np.abs(left) <= WITHIN * grown] = 0.0
        A[at], B[at] = left, grown
        A[rows, j], B[rows, j] = 0.0, 0.0
        beside = grown / _together(self.row[rows][:, None], self.column[hot])
        self.blur[rows] = np.maximum(self.blur[rows], beside.max(axis=1, initial=0.0))
        self.count[rows] += np.count_nonzero(A[at], axis=1) - np.count_nonzero(old, axis=1)
        found: Ints = rows[self.free[rows]]
        return found


def independent(A: Floats, rounding: Floats, what: str) -> int:
    """The number of independent rows of A; plain to see where each has a private column, as after elimination."""
    own = np.count_nonzero(A, axis=0) == 1
    if ((np.abs(A[:, own]) > CLEAR * rounding[:, own]).any(axis=1)).all():
        return len(A)
    if len(A) > A.shape[1] or not A.size:
        return len(freed(A, rounding, what, range(A.shape[1])).taken)
    if any(_plainly_independent(*alike(A, rounding)) for alike in (_of_unit_length, _as_usual)):
        return len(A)
    try:
        return len(freed(A, rounding, what, range(A.shape[1])).taken)
    except ModelError:
        for alike in (_of_unit_length, _as_usual):
            rows, bound = alike(A, rounding)
            if np.linalg.svd(rows, compute_uv=False)[-1] > bound:
                return len(A)
        raise


def _of_unit_length(A: Floats, rounding: Floats) -> tuple[Floats, float]:
    """A with rows of length one, and what its least singular value must be above."""
    length = np.linalg.norm(A, axis=1)[:, None]
    length[length == 0.0] = 1.0
    return A / length, 1024 * float(np.linalg.norm(rounding / length))


def _as_usual(A: Floats, rounding: Floats) -> tuple[Floats, float]:
    """A beside the usual sizes of its rows and columns, and the bound for its least singular value."""
    scale = usual(clear_of(A, rounding))
    return A / scale, 1024 * float(np.linalg.norm(rounding / scale))


def _plainly_independent(A: Floats, bound: float) -> bool:
    """Whether the least singular value is seen to be above this, by Cholesky's factor of A Aᵀ less its square."""
    gram = product_of_floats(A, A.T)
    shift = max(SEEN * float(np.abs(gram).sum(axis=1).max()), 2 * bound**2)
    try:
        np.linalg.cholesky(gram - shift * np.eye(len(A)))
    except np.linalg.LinAlgError:
        return False
    return True


def product_of_floats(A: Floats, B: Floats) -> Floats:
    """A B, of large and mostly zero matrices by their entries alone."""
    if min(A.shape[0], B.shape[1]) < LARGE or max(np.count_nonzero(X) / X.size for X in (A, B)) > FEW:
        return np.asarray(A @ B)
    from scipy.sparse import csr_array

    return np.asarray((csr_array(A) @ csr_array(B)).toarray())


def pivot(A: Floats, B: Floats, scale: Floats, what: str) -> tuple[int, int] | None:
    """The largest entry that is clear of its rounding, beside its usual size; None if all are zero.

    Errors  ModelError if there is none that is clear, and some that cannot be called zero
    """
    share = _share(A, B, scale)
    i, j = divmod(int(share.argmax()), A.shape[1])
    if share[i, j] > 0.0:
        return i, j
    require_zero(A, B, scale, what)
    return None


def _share(A: Floats, B: Floats, scale: Floats) -> Floats:
    """The size of entries that are clear of their rounding, beside their usual size; 0 of the others."""
    size = np.abs(A)
    return np.where(size > CLEAR * B, size / scale, 0.0)


def require_zero(A: Floats, B: Floats, scale: Floats, what: str) -> None:
    """Refuse with ModelError entries that are neither clear of their rounding nor zero."""
    size = np.abs(A)
    doubtful = size > WITHIN * B
    if doubtful.any():
        i, j = divmod(int(np.argmax(np.where(doubtful, size / scale, -1.0))), A.shape[1])
        raise ModelError(
            f"{what}: the rank is undecided, {size[i, j]:.1e} is left of numbers whose rounding has grown to "
            f"{B[i, j]:.1e}, so it may be zero; give exact numbers (fractions, symbols), or numbers farther from "
            "where relations depend on one another"
        )
