"""Dense linear equations of a border around something large: made, factored, solved, led back.

The equations and their factors are those of `poinsot.programs.dense_loops`. A matrix is stored by columns.
Law: a dense solution, tests/compiler/test_dense_loops.py.
Source: Björck, Solving linear least squares problems by Gram-Schmidt orthogonalization, BIT 7 (1967).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, written_out
from poinsot.code.records import Matrix, Vector, WholeMatrix
from poinsot.records import NamedTuple


class BorderEquations(NamedTuple):
    """The equations, and their factors.

    own, pairs  how many of the unknowns are y; 1 where numbers are complex
    slopes      N, (columns, h); answers: R of all passages; rate: ρ in its parts
    passages    (…, 4) as of `programs.dense_loops.Passage`
    columns     Q, (n, n); upper: R, (n, n); scales: 1/S
    """

    own: int
    pairs: int
    slopes: Matrix
    answers: Vector
    rate: Vector
    passages: WholeMatrix
    columns: Matrix
    upper: Matrix
    scales: Vector


class BorderSolution(NamedTuple):
    """The factors, b, and what becomes x."""

    columns: Matrix
    upper: Matrix
    scales: Vector
    b: Vector
    left: Vector
    x: Vector


class Product(NamedTuple):
    """a, A by columns and x, of pairs in halves; made: a + A x."""

    pairs: int
    a: Vector
    columns: Matrix
    x: Vector
    made: Vector


@written_out
def _inner(a: Vector, b: Vector, count: int) -> float:
    """Σ a b."""
    total = 0.0
    for i in range(count):
        total += a[i] * b[i]
    return total


@written_out
def _add_multiple(times: float, of: Vector, to: Vector, count: int) -> None:
    """Add a multiple of some numbers to others."""
    for i in range(count):
        to[i] += times * of[i]


@compiled
def factor(border: BorderEquations) -> None:
    """B, row by row divided by its largest entries, as Q R."""
    border.columns[:] = 0.0
    border.upper[:] = 0.0
    for way in range(1 + border.pairs):
        _own_columns(border, way)
        _columns_through(border, way)
    _scale(border)
    Q, R = border.columns, border.upper
    n = Q.shape[0]
    for k in range(n):
        q = Q[k]
        length = np.sqrt(_inner(q, q, n))
        R[k, k] = length
        share = 1.0 / length
        for i in range(n):
            q[i] *= share
        for j in range(k + 1, n):
            along = _inner(q, Q[j], n)
            R[j, k] = along
            _add_multiple(-along, q, Q[j], n)


@written_out
def _own_columns(border: BorderEquations, way: int) -> None:
    """Columns of y, along the real or the imaginary parts of the unknowns."""
    h, rate = border.slopes.shape[1], border.rate
    for j in range(border.own):
        column = border.columns[way * h + j]
        for i in range(h):
            column[way * h + i] = -border.slopes[j, i]
        column[way * h + j] += rate[0]
        if border.pairs != 0:
            column[(1 - way) * h + j] += rate[1] if way == 0 else -rate[1]


@written_out
def _columns_through(border: BorderEquations, way: int) -> None:
    """Columns of f, through the answers of the large parts and their effect on the border."""
    h, passages, first, parts = border.slopes.shape[1], border.passages, 0, 1 + border.pairs
    for k in range(passages.shape[0]):
        seen, count, efforts = passages[k, 0], passages[k, 1], passages[k, 2]
        for port in range(passages[k, 3]):
            column = border.columns[way * h + efforts + port]
            for half in range(parts):
                for q in range(count):
                    answer = border.answers[first + (half ^ way) * count + q]
                    sign = 1.0 if way == 1 and half == 0 else -1.0
                    _add_multiple(sign * answer, border.slopes[seen + q], column[half * h :], h)
            column[way * h + efforts + port] += 1.0
            first += parts * count


@written_out
def _scale(border: BorderEquations) -> None:
    """Divide rows by their largest entries, columns having largest entries 1."""
    Q, scales = border.columns, border.scales
    n = Q.shape[0]
    scales[:] = 0.0
    for j in range(n):
        size = 0.0
        for i in range(n):
            size = max(size, abs(Q[j, i]))
        for i in range(n):
            scales[i] = max(scales[i], abs(Q[j, i]) / size)
    for i in range(n):
        scales[i] = 1.0 / scales[i]
    for j in range(n):
        for i in range(n):
            Q[j, i] *= scales[i]


@compiled
def solve(problem: BorderSolution) -> None:
    """x of B x = b."""
    Q, R, left, x = problem.columns, problem.upper, problem.left, problem.x
    n = Q.shape[0]
    for i in range(n):
        left[i] = problem.b[i] * problem.scales[i]
    for k in range(n):
        along = _inner(Q[k], left, n)
        x[k] = along
        _add_multiple(-along, Q[k], left, n)
    for back in range(n):
        last = n - 1 - back
        x[last] /= R[last, last]
        _add_multiple(-x[last], R[last], x, last)


@compiled
def onward(product: Product) -> None:
    """a + A x."""
    n, m = product.columns.shape[1] // (1 + product.pairs), product.x.shape[0] // (1 + product.pairs)
    made, x = product.made, product.x
    for i in range(product.a.shape[0]):
        made[i] = product.a[i]
    for j in range(m):
        column = product.columns[j]
        _add_multiple(x[j], column, made, n)
        if product.pairs != 0:
            _add_multiple(-x[m + j], column[n:], made, n)
            _add_multiple(x[j], column[n:], made[n:], n)
            _add_multiple(x[m + j], column, made[n:], n)
