"""Linear equations in compiled loops: elimination with partial pivoting, real and complex.

A matrix is stored by columns, ``a[j, i]`` being row i of column j, so that the innermost loops run along memory. No
number lies more than `below` rows under the diagonal or `above` over it, so banded matrices are cheap. Complex numbers
are two real arrays. Rows are exchanged from the pivot's column on, and again as a solution goes down, as in LINPACK.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Matrix, Vector, Whole


@compiled
def factor(a: Matrix, pivots: Whole, below: int, above: int) -> bool:
    """L and U of a in its place; False where a pivot is zero or not finite."""
    n = a.shape[0]
    for k in range(n):
        rows, columns, p = min(k + below + 1, n), min(k + below + above + 1, n), k
        for i in range(k + 1, rows):
            if abs(a[k, i]) > abs(a[k, p]):
                p = i
        pivots[k] = p
        pivot = a[k, p]
        if pivot == 0.0 or not np.isfinite(pivot):
            return False
        if p != k:
            for j in range(k, columns):
                a[j, k], a[j, p] = a[j, p], a[j, k]
        for i in range(k + 1, rows):
            a[k, i] /= pivot
        for j in range(k + 1, columns):
            t = a[j, k]
            if t != 0.0:
                for i in range(k + 1, rows):
                    a[j, i] -= t * a[k, i]
    return True


@compiled
def solve(a: Matrix, pivots: Whole, below: int, above: int, x: Vector) -> None:
    """x ← a⁻¹ x, x (n,), a (n, n) as `factor` left it."""
    n = a.shape[0]
    for k in range(n):
        p = pivots[k]
        x[k], x[p] = x[p], x[k]
        t = x[k]
        if t != 0.0:
            for i in range(k + 1, min(k + below + 1, n)):
                x[i] -= t * a[k, i]
    for k in range(n - 1, -1, -1):
        x[k] /= a[k, k]
        t = x[k]
        if t != 0.0:
            for i in range(max(k - below - above, 0), k):
                x[i] -= t * a[k, i]


@compiled
def factor_complex(re: Matrix, im: Matrix, pivots: Whole, below: int, above: int) -> bool:
    """`factor` of re + i im."""
    n = re.shape[0]
    for k in range(n):
        rows, columns, p = min(k + below + 1, n), min(k + below + above + 1, n), k
        for i in range(k + 1, rows):
            if abs(re[k, i]) + abs(im[k, i]) > abs(re[k, p]) + abs(im[k, p]):
                p = i
        pivots[k] = p
        square = re[k, p] ** 2 + im[k, p] ** 2
        if square == 0.0 or not np.isfinite(square):
            return False
        if p != k:
            for j in range(k, columns):
                re[j, k], re[j, p] = re[j, p], re[j, k]
                im[j, k], im[j, p] = im[j, p], im[j, k]
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


@compiled
def solve_complex(re: Matrix, im: Matrix, pivots: Whole, below: int, above: int, x: Vector, y: Vector) -> None:
    """x + i y ← (re + i im)⁻¹ (x + i y)."""
    n = re.shape[0]
    for k in range(n):
        p = pivots[k]
        x[k], x[p] = x[p], x[k]
        y[k], y[p] = y[p], y[k]
        s, t = x[k], y[k]
        if s != 0.0 or t != 0.0:
            for i in range(k + 1, min(k + below + 1, n)):
                x[i] -= s * re[k, i] - t * im[k, i]
                y[i] -= s * im[k, i] + t * re[k, i]
    for k in range(n - 1, -1, -1):
        square = re[k, k] ** 2 + im[k, k] ** 2
        s = (x[k] * re[k, k] + y[k] * im[k, k]) / square
        t = (y[k] * re[k, k] - x[k] * im[k, k]) / square
        x[k], y[k] = s, t
        if s != 0.0 or t != 0.0:
            for i in range(max(k - below - above, 0), k):
                x[i] -= s * re[k, i] - t * im[k, i]
                y[i] -= s * im[k, i] + t * re[k, i]
