"""Sparse linear equations of one pattern, solved again and again: blocks s × s, order and fill found once.

    B x = b,   B of blocks B_ij (s, s):   B_ij ← B_ij − (B_ik B_kk⁻¹) B_kj,   pivots chosen within the diagonal blocks

A collocation method has its s stages of one variable in a block. The order is that of `elimination_order`. No pivot is
chosen across blocks while solving: what passive networks give, the sum of a symmetric part that is not negative and of
a skew one, needs none.
Law: the same solution as a dense elimination with pivots, tests/simulation/test_elimination.py.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import Known, compiled, matrix, unrolled, vector, whole, written_out
from poinsot.code.records import Vector
from poinsot.simulation.loops.residual_records import ResidualShape


@written_out
def _invert(at: int, pivots_at: int, s: int, known: Known[int] | None) -> bool:
    """b ← b⁻¹, a block (s, s) at an address: Gauss and Jordan's elimination, rows exchanged; False if it has none."""
    b, pivots = matrix(at, s, s), whole(pivots_at, s)
    for k in range(s):
        p = k
        for row in range(k + 1, s):
            p = row if abs(b[row, k]) > abs(b[p, k]) else p
        pivot = b[p, k]
        if pivot == 0.0 or not np.isfinite(pivot):
            return False
        pivots[k] = p
        if p != k:
            for column in range(s):
                b[k, column], b[p, column] = b[p, column], b[k, column]
        b[k, k] = 1.0
        for j in unrolled(s if known is None else known):
            b[k, j] /= pivot
        for i in unrolled(s if known is None else known):
            if i != k:
                left = b[i, k]
                b[i, k] = 0.0
                for j in unrolled(s if known is None else known):
                    b[i, j] -= left * b[k, j]
    for k in range(s - 1, -1, -1):
        p = pivots[k]
        if p != k:
            for row in range(s):
                b[row, k], b[row, p] = b[row, p], b[row, k]
    return True


@compiled
def factor(shape: ResidualShape, blocks_at: int, spare_at: int, s: int) -> bool:
    """The factors of B in the place of its blocks (entries, s s); False where a diagonal block is singular.

    shape  a record with the fields of a `Pattern`; blocks_at, spare_at: addresses, of spare (s + 1, s)
    """
    if s == 1:
        return _factor(shape, blocks_at, spare_at, 1, 1)
    if s == 3:
        return _factor(shape, blocks_at, spare_at, 3, 3)
    return _factor(shape, blocks_at, spare_at, s, None)


@written_out
def _factor(shape: ResidualShape, blocks_at: int, spare_at: int, s: int, known: Known[int] | None) -> bool:
    """Blocks of a known size are written out."""
    n, ss = shape.size, s * s
    blocks, spare = vector(blocks_at, shape.entries * ss), vector(spare_at, ss)
    diagonal, targets = whole(shape.diagonal, n), whole(shape.target, shape.targets)
    first_lower, first_upper = whole(shape.first_lower, n + 1), whole(shape.first_upper, n + 1)
    lower, upper = whole(shape.lower, shape.lowers), whole(shape.upper, shape.uppers)
    t = 0
    for k in range(n):
        pivot = matrix(blocks_at + 8 * ss * diagonal[k], s, s)
        if not _invert(blocks_at + 8 * ss * diagonal[k], spare_at + 8 * ss, s, known):
            return False
        for a in range(first_lower[k], first_lower[k + 1]):
            left = ss * lower[a]
            for i in unrolled(s if known is None else known):
                for j in unrolled(s if known is None else known):
                    value = 0.0
                    for m in unrolled(s if known is None else known):
                        value += blocks[left + i * s + m] * pivot[m, j]
                    spare[i * s + j] = value
            for i in unrolled(ss if known is None else known * known):
                blocks[left + i] = spare[i]
            for b in range(first_upper[k], first_upper[k + 1]):
                above, into = ss * upper[b], ss * targets[t]
                t += 1
                for i in unrolled(s if known is None else known):
                    for m in unrolled(s if known is None else known):
                        value = blocks[left + i * s + m]
                        for j in unrolled(s if known is None else known):
                            blocks[into + i * s + j] -= value * blocks[above + m * s + j]
    return True


@compiled
def solve(shape: ResidualShape, blocks_at: int, right_at: int, spare_at: int, s: int) -> None:
    """right (n, s) ← the solution in the order of the pattern, from the right side in that order."""
    if s == 1:
        _solve(shape, blocks_at, right_at, spare_at, 1, 1)
    elif s == 3:
        _solve(shape, blocks_at, right_at, spare_at, 3, 3)
    else:
        _solve(shape, blocks_at, right_at, spare_at, s, None)


@written_out
def _subtract(
    blocks: Vector, block: int, right: Vector, row: int, column: int, s: int, known: Known[int] | None
) -> None:
    """rightᵣ −= B right_c of a block."""
    for i in unrolled(s if known is None else known):
        value = right[row + i]
        for m in unrolled(s if known is None else known):
            value -= blocks[block + i * s + m] * right[column + m]
        right[row + i] = value


@written_out
def _solve(
    shape: ResidualShape, blocks_at: int, right_at: int, spare_at: int, s: int, known: Known[int] | None
) -> None:
    """Blocks of a known size are written out."""
    n, ss = shape.size, s * s
    blocks, spare, right = vector(blocks_at, shape.entries * ss), vector(spare_at, ss), vector(right_at, n * s)
    diagonal = whole(shape.diagonal, n)
    first_lower, first_upper = whole(shape.first_lower, n + 1), whole(shape.first_upper, n + 1)
    lower, upper = whole(shape.lower, shape.lowers), whole(shape.upper, shape.uppers)
    lower_row, upper_column = whole(shape.lower_row, shape.lowers), whole(shape.upper_column, shape.uppers)
    for k in range(n):
        for a in range(first_lower[k], first_lower[k + 1]):
            _subtract(blocks, ss * lower[a], right, s * lower_row[a], k * s, s, known)
    for k in range(n - 1, -1, -1):
        for b in range(first_upper[k], first_upper[k + 1]):
            _subtract(blocks, ss * upper[b], right, k * s, s * upper_column[b], s, known)
        pivot = ss * diagonal[k]
        for i in unrolled(s if known is None else known):
            spare[i] = right[k * s + i]
        for i in unrolled(s if known is None else known):
            value = 0.0
            for m in unrolled(s if known is None else known):
                value += blocks[pivot + i * s + m] * spare[m]
            right[k * s + i] = value
