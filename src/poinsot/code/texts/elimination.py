"""Dense linear equations in loops and kernels: elimination with partial pivoting, real and complex.

A matrix is stored by columns, ``a[j, i]`` being row i of column j, so that the innermost loops
run along memory, or by rows, which solves with its transpose. No number lies more than `below` rows under the diagonal
or `above` over it, so banded matrices are cheap; n of a full one. Complex numbers are two real arrays; without an
imaginary one nothing of it is compiled. Rows are exchanged from the pivot's column on, and again as a solution goes
down, as in LINPACK.
Law: the solutions of LAPACK, tests/simulation/test_elimination.py. Source: Golub & Van Loan 2013, §3.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import written_out
from poinsot.code.records import Matrix, Vector, Whole


@written_out
def _size(re: Matrix, im: Matrix | None, scale: Vector | None, k: int, i: int) -> float:
    """The size of row i of column k as a pivot, beside the scale of its row."""
    if im is not None:
        return float(abs(re[k, i]) + abs(im[k, i]))
    return float(abs(re[k, i])) if scale is None else float(abs(re[k, i]) / scale[i])


@written_out
def lu_factor(
    re: Matrix, im: Matrix | None, pivots: Whole | Vector, below: int, above: int, scale: Vector | None
) -> bool:
    """L and U of re + i im in its place; False where a pivot is zero or not finite.

    scale   of real equations, the largest entry of each row: pivots are the largest beside these; exchanged as rows are
    """
    n = re.shape[0]
    for k in range(n):
        rows, columns, p = min(k + below + 1, n), min(k + below + above + 1, n), k
        largest = -1.0
        for i in range(k, rows if k + 1 < rows else k):
            size = _size(re, im, scale, k, i)
            if size > largest:
                p, largest = i, size
        pivots[k] = p
        square = re[k, p] if im is None else re[k, p] ** 2 + im[k, p] ** 2
        if square == 0.0 or not np.isfinite(square):
            return False
        if p != k:
            for j in range(k, columns):
                re[j, k], re[j, p] = re[j, p], re[j, k]
                if im is not None:
                    im[j, k], im[j, p] = im[j, p], im[j, k]
            if scale is not None:
                scale[k], scale[p] = scale[p], scale[k]
        if im is None:
            left = re[k]
            for i in range(k + 1, rows):
                left[i] /= square
            for j in range(k + 1, columns):
                column = re[j]
                t = column[k]
                if t != 0.0:
                    for i in range(k + 1, rows):
                        column[i] -= t * left[i]
        else:
            a, b = re[k, k] / square, -im[k, k] / square
            for i in range(k + 1, rows):
                c, d = re[k, i], im[k, i]
                re[k, i], im[k, i] = c * a - d * b, c * b + d * a
            for j in range(k + 1, columns):
                s, t = re[j, k], im[j, k]
                if s != 0.0 or t != 0.0:
                    for i in range(k + 1, rows):
                        re[j, i] -= s * re[k, i] - t * im[k, i]
                        im[j, i] -= s * im[k, i] + t * re[k, i]
    return True


@written_out
def lu_solve(
    re: Matrix,
    im: Matrix | None,
    pivots: Whole | Vector,
    below: int,
    above: int,
    x: Vector,
    y: Vector | None,
    spread: Vector | None,
) -> None:
    """x + i y ← (re + i im)⁻¹ (x + i y), of (n,), with the factors that `lu_factor` left.

    spread   (n,) of real equations, the same of sizes, in which nothing cancels: ε times that is the rounding of x
    """
    n = re.shape[0]
    for k in range(n):
        p = int(pivots[k])
        if p != k:
            x[k], x[p] = x[p], x[k]
            if y is not None:
                y[k], y[p] = y[p], y[k]
            if spread is not None:
                spread[k], spread[p] = spread[p], spread[k]
        _take_away(re, im, k, k + 1, min(k + below + 1, n), x, y, spread)
    for k in range(n - 1, -1, -1):
        if im is None or y is None:
            x[k] /= re[k, k]
        else:
            square = re[k, k] ** 2 + im[k, k] ** 2
            x[k], y[k] = (
                (x[k] * re[k, k] + y[k] * im[k, k]) / square,
                (y[k] * re[k, k] - x[k] * im[k, k]) / square,
            )
        if spread is not None:
            spread[k] /= abs(re[k, k])
        _take_away(re, im, k, max(k - below - above, 0), k, x, y, spread)


@written_out
def _take_away(
    re: Matrix, im: Matrix | None, k: int, first: int, end: int, x: Vector, y: Vector | None, spread: Vector | None
) -> None:
    """Column k times entry k from the rows first … end − 1 of a solution."""
    s = x[k]
    if im is not None and y is not None:
        t = y[k]
        if s != 0.0 or t != 0.0:
            for i in range(first, end):
                x[i] -= s * re[k, i] - t * im[k, i]
                y[i] -= s * im[k, i] + t * re[k, i]
    elif spread is not None:
        r = spread[k]
        for i in range(first, end):
            x[i] -= s * re[k, i]
            spread[i] += abs(re[k, i]) * r
    elif s != 0.0:
        for i in range(first, end):
            x[i] -= s * re[k, i]
