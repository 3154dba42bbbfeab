"""Sparse linear equations of one pattern, solved again and again: blocks s × s, order and fill found once.

    B x = b,   B of blocks B_ij (s, s):   B_ij ← B_ij − (B_ik B_kk⁻¹) B_kj,   pivots chosen within the diagonal blocks

A collocation method has its s stages of one variable in a block. The order is that of `elimination_order`. No pivot is
chosen across blocks while solving: what passive networks give, the sum of a symmetric part that is not negative and of
a skew one, needs none.
Law: the same solution as a dense elimination with pivots, tests/simulation/test_elimination.py.
"""

from __future__ import annotations

from poinsot.code.primitives import compiled, matrix, vector, whole, written_out
from poinsot.code.records import Matrix
from poinsot.code.texts.elimination import lu_factor, lu_solve
from poinsot.simulation.loops.residual_records import ResidualShape


@written_out
def _invert(b: Matrix, spare: Matrix) -> bool:
    """b ← b⁻¹, a block (s, s), with spare (s + 1, s): the factors of its transpose, and their pivots."""
    s = b.shape[0]
    for i in range(s):
        for j in range(s):
            spare[i, j] = b[i, j]
            b[i, j] = 1.0 if i == j else 0.0
    if not lu_factor(spare[:s], None, spare[s], s, s, None):
        return False
    for i in range(s):
        lu_solve(spare[:s], None, spare[s], s, s, b[i], None, None)
    return True


@compiled
def factor(shape: ResidualShape, blocks_at: int, spare_at: int, s: int) -> bool:
    """The factors of B in the place of its blocks (entries, s s); False where a diagonal block is singular.

    shape  a record with the fields of a `Pattern`; blocks_at, spare_at: addresses, of spare (s + 1, s)
    """
    n, ss = shape.size, s * s
    blocks, spare = vector(blocks_at, shape.entries * ss), vector(spare_at, ss)
    diagonal, targets = whole(shape.diagonal, n), whole(shape.target, shape.targets)
    first_lower, first_upper = whole(shape.first_lower, n + 1), whole(shape.first_upper, n + 1)
    lower, upper = whole(shape.lower, shape.lowers), whole(shape.upper, shape.uppers)
    t = 0
    for k in range(n):
        pivot = matrix(blocks_at + 8 * ss * diagonal[k], s, s)
        if not _invert(pivot, matrix(spare_at, s + 1, s)):
            return False
        for a in range(first_lower[k], first_lower[k + 1]):
            left = ss * lower[a]
            for i in range(s):
                for j in range(s):
                    value = 0.0
                    for m in range(s):
                        value += blocks[left + i * s + m] * pivot[m, j]
                    spare[i * s + j] = value
            for i in range(ss):
                blocks[left + i] = spare[i]
            for b in range(first_upper[k], first_upper[k + 1]):
                above, into = ss * upper[b], ss * targets[t]
                t += 1
                for i in range(s):
                    for m in range(s):
                        value = blocks[left + i * s + m]
                        for j in range(s):
                            blocks[into + i * s + j] -= value * blocks[above + m * s + j]
    return True


@compiled
def solve(shape: ResidualShape, blocks_at: int, right_at: int, spare_at: int, s: int) -> None:
    """right (n, s) ← the solution in the order of the pattern, from the right side in that order."""
    n, ss = shape.size, s * s
    blocks, spare, right = vector(blocks_at, shape.entries * ss), vector(spare_at, ss), vector(right_at, n * s)
    diagonal = whole(shape.diagonal, n)
    first_lower, first_upper = whole(shape.first_lower, n + 1), whole(shape.first_upper, n + 1)
    lower, upper = whole(shape.lower, shape.lowers), whole(shape.upper, shape.uppers)
    lower_row, upper_column = whole(shape.lower_row, shape.lowers), whole(shape.upper_column, shape.uppers)
    for k in range(n):
        for a in range(first_lower[k], first_lower[k + 1]):
            left, row = ss * lower[a], s * lower_row[a]
            for i in range(s):
                for m in range(s):
                    right[row + i] -= blocks[left + i * s + m] * right[k * s + m]
    for k in range(n - 1, -1, -1):
        for b in range(first_upper[k], first_upper[k + 1]):
            above, column = ss * upper[b], s * upper_column[b]
            for i in range(s):
                for m in range(s):
                    right[k * s + i] -= blocks[above + i * s + m] * right[column + m]
        pivot = ss * diagonal[k]
        for i in range(s):
            spare[i] = right[k * s + i]
        for i in range(s):
            value = 0.0
            for m in range(s):
                value += blocks[pivot + i * s + m] * spare[m]
            right[k * s + i] = value
