"""Linear complementarity in compiled loops: 0 ≤ x ⟂ M x + q ≥ 0 by Lemke's method, and equations of two levels.

Both are for the few rows of a mechanism or network that switch. Neither trusts its numbers further than a basis: which
of x and y = M x + q are zero. What is computed from a basis is solved for anew, by `eliminate`, from the data.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Matrix, Vector, Whole

SOLVED, RAY, ENDLESS, RESTING = range(4)
SMALL, TIE = 1e-11, 1e-12
NOTHING = 1e-11
"""Of z₀ beside what it covers, what is rounding: where equations repeat each other it may never leave."""
RANK = 1e-11
"""Of the largest entry of an equation in units of its own: what is less is rounding, and no pivot."""


@compiled
def exchange(T: Matrix, rows: int, columns: int, r: int, c: int) -> None:
    """Row r's basic variable and column c's nonbasic one change places in T (rows, columns), basic = T · nonbasic."""
    pivot = 1.0 / T[r, c]
    for j in range(columns):
        T[r, j] *= -pivot
    T[r, c] = pivot
    for i in range(rows):
        t = T[i, c]
        if i != r and t != 0.0:
            T[i, c] = 0.0
            for j in range(columns):
                T[i, j] += t * T[r, j]


@compiled
def _leaving(T: Matrix, n: int, c: int, basic: Whole) -> int:
    """The row that blocks the variable of column c as it grows: of equals that of z₀, else the largest pivot's."""
    least, found = np.inf, -1
    for i in range(n):
        if T[i, c] < -SMALL:
            least = min(least, max(T[i, n + 1], 0.0) / -T[i, c])
    for i in range(n):
        if T[i, c] < -SMALL and max(T[i, n + 1], 0.0) / -T[i, c] <= least + TIE * least:
            if basic[i] == 2 * n:
                return i
            if found < 0 or T[i, c] < T[found, c]:
                found = i
    return found


@compiled
def begin(n: int, basic: Whole, nonbasic: Whole) -> None:
    """The basis of y."""
    for i in range(n):
        basic[i], nonbasic[i] = i, n + i
    nonbasic[n] = 2 * n


@compiled
def lemke(n: int, T: Matrix, basic: Whole, nonbasic: Whole) -> int:
    """Solve 0 ≤ x ⟂ y = M x + q ≥ 0 by complementary pivots.

    T         float[≥ n, ≥ n + 2]: M, a covering vector > 0, q, scaled to about 1; overwritten: column n + 1 holds the
              values of basic variables
    basic     int64[≥ n], nonbasic int64[≥ n + 1]: of row i and of column j, k < n: y_k, n + k: x_k, 2 n: z₀; as
              `begin` or pivots have left them
    Returns   SOLVED; RAY: no solution for M that is positive semidefinite or copositive-plus; ENDLESS; RESTING: the
              basis is a solution in which z₀, which should have left, is rounding
    Law: complementary and feasible, for every M ⪰ 0 that has a feasible x: tests/simulation/test_elimination.py.
    Source: Cottle, Pang & Stone, The Linear Complementarity Problem (1992), §4.4.
    """
    worst, c = 0, n
    for i in range(n):
        if T[i, n + 1] / T[i, n] < T[worst, n + 1] / T[worst, n]:
            worst = i
    if n == 0 or T[worst, n + 1] >= 0.0:
        return SOLVED
    r = worst
    for _ in range(20 + 10 * n):
        exchange(T, n, n + 2, r, c)
        basic[r], nonbasic[c] = nonbasic[c], basic[r]
        out = nonbasic[c]
        if out == 2 * n:
            return SOLVED
        wanted = out + n if out < n else out - n
        for j in range(n + 1):
            if nonbasic[j] == wanted:
                c = j
        r = _leaving(T, n, c, basic)
        if r < 0:
            break
    if T[worst, n + 1] <= NOTHING:  # y, as x, of the pair that has left is 0
        basic[worst], wanted = out % n, out % n
        for j in range(n + 1):
            if nonbasic[j] == wanted:
                nonbasic[j] = 2 * n
        return RESTING
    return RAY if r < 0 else ENDLESS


@compiled
def _triangular(A: Matrix, order: Whole, n: int, first: int, offset: int, width: int) -> int:
    """Eliminate the columns offset … offset + n − 1 of A by its rows from `first` on, with the largest pivot of all.

    A       (≥ n, ≥ width), stored by rows
    order   (n,): the column of each pivot, less the offset; those before `first` have pivots already
    Returns the rank: n, or the row from which on all that is left is rounding
    """
    for k in range(first, n):
        largest, row, column = 0.0, k, k
        for i in range(k, n):
            for j in range(k, n):
                size = abs(A[i, offset + order[j]])
                if size > largest:
                    largest, row, column = size, i, j
        c = offset + order[column]
        if abs(A[row, c]) <= RANK:
            return k
        order[k], order[column] = order[column], order[k]
        if row != k:
            for j in range(width):
                A[k, j], A[row, j] = A[row, j], A[k, j]
        _clear(A, k, c, k + 1, n, width)
    return n


@compiled
def _clear(A: Matrix, k: int, c: int, first: int, end: int, width: int) -> None:
    """Row k, times what makes column c vanish, from each of the rows first … end − 1."""
    for i in range(first, end):
        t = A[i, c] / A[k, c]
        if t != 0.0:
            for j in range(width):
                A[i, j] -= t * A[k, j]


@compiled
def _shorten(n: int, rank: int, A: Matrix, order: Whole, z: Vector) -> None:
    """The shortest of the solutions: z less its part in the null space, with vectors that come into
    rows after `rank`.
    """
    for free in range(rank, n):
        for j in range(n):
            A[free, j] = 0.0
        A[free, order[free]] = 1.0
        for k in range(rank - 1, -1, -1):
            value = A[k, order[free]]
            for j in range(k + 1, rank):
                value += A[k, order[j]] * A[free, order[j]]
            A[free, order[k]] = -value / A[k, order[k]]
        for other in range(rank, free + 1):
            along, size = 0.0, 0.0
            for j in range(n):
                along += A[other, j] * (z[j] if other == free else A[free, j])
                size += A[other, j] * A[other, j]
            for j in range(n):
                if other == free:
                    z[j] -= along / size * A[free, j]
                else:
                    A[free, j] -= along / size * A[other, j]


@compiled
def eliminate(n: int, deep: bool, A: Matrix, order: Whole, z: Vector) -> int:
    """Solve equations of two levels, D z = r and, where a combination L of them says nothing, LᵀD = 0, LᵀS z = Lᵀs.

    deep   whether there is a level D at all
    A      (≥ n, ≥ 2 n + 2): S, s, D, r in units in which S has a diagonal of about 1 and D rows of about 1;
           overwritten
    order  (n,), workspace
    z      (n,), written: where equations depend on each other, the shortest
    Returns the rank: less than n where rows depend on each other
    By complete pivoting, D first; a row of D that has become 0 leaves the same combination of S.
    """
    first = 0
    for j in range(n):
        order[j], z[j] = j, 0.0
    if deep:
        first = _triangular(A, order, n, 0, n + 1, 2 * n + 2)
        for k in range(first):
            for j in range(n + 1):
                A[k, j] = A[k, n + 1 + j]
            _clear(A, k, order[k], first, n, n + 1)
    rank = _triangular(A, order, n, first, 0, n + 1)
    for k in range(rank - 1, -1, -1):
        c, value = order[k], A[k, n]
        for j in range(k + 1, rank):
            value -= A[k, order[j]] * z[order[j]]
        z[c] = value / A[k, c]
    if rank < n:
        _shorten(n, rank, A, order, z)
    return rank
