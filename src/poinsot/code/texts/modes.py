"""The dense equations of a mode of many rows, made and solved in loops.

    (T_w D + T_ẇ S + T_z) z = −(T_w l_w + T_ẇ l_ẇ + T_z l_z)

Most numbers of T are zeros, which are passed over. Matrices but `whole` are stored by rows.
Law: a dense solution, tests/compiler/test_dense_loops.py. Source: docs/switching-theory.md.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, written_out
from poinsot.code.records import Matrix, Vector, WholeMatrix
from poinsot.code.texts.elimination import lu_factor, lu_solve
from poinsot.records import NamedTuple


class ModeEquations(NamedTuple):
    """The equations, and what becomes z.

    T        T_w, T_ẇ, T_z, (3 m, m); level: l, (3 m,); feels, moves: D and S
    leans    what a row adds for what another one presses with, (k,); pressing: (k, 2), the other one, the row
    whole    the matrix, by columns; factors: L and U of it; sizes, pivots, left: (m,)
    """

    T: Matrix
    level: Vector
    feels: Matrix
    moves: Matrix
    leans: Vector
    pressing: WholeMatrix
    whole: Matrix
    factors: Matrix
    sizes: Vector
    pivots: Vector
    left: Vector
    z: Vector


@compiled
def solve(e: ModeEquations) -> None:
    """z; 0 where no mode is decided yet, and no numbers where nothing determines it."""
    m, decided = e.z.shape[0], 0.0
    for k in range(3):
        for j in range(m):
            decided += abs(e.T[k * m, j])
    if decided == 0.0:
        e.z[:] = 0.0
        return
    _make(e)
    for i in range(m):
        size = 0.0
        for j in range(m):
            e.factors[j, i] = e.whole[j, i]
            size = max(size, abs(e.whole[j, i]))
        e.sizes[i] = size if size > 0.0 else 1.0
        e.z[i] = e.left[i]
    if not lu_factor(e.factors, None, e.pivots, m, m, e.sizes):
        e.z[:] = np.nan
        return
    lu_solve(e.factors, None, e.pivots, m, m, e.z, None, None)
    for j in range(m):  # once more with what is left
        for i in range(m):
            e.left[i] -= e.whole[j, i] * e.z[j]
    lu_solve(e.factors, None, e.pivots, m, m, e.left, None, None)
    for i in range(m):
        e.z[i] += e.left[i]


@written_out
def _make(e: ModeEquations) -> None:
    """The matrix, and the right side in ``left``."""
    m, T = e.z.shape[0], e.T
    for i in range(m):
        right = 0.0
        for k in range(3):
            for j in range(m):
                right += T[k * m + i, j] * e.level[k * m + j]
        e.left[i] = -right
        for j in range(m):
            e.whole[j, i] = T[2 * m + i, j]
        for row in range(m):
            felt, moved = T[i, row], T[m + i, row]
            if felt != 0.0:
                for j in range(m):
                    e.whole[j, i] += felt * e.feels[row, j]
            if moved != 0.0:
                for j in range(m):
                    e.whole[j, i] += moved * e.moves[row, j]
    for k in range(e.leans.shape[0]):
        e.whole[e.pressing[k, 0], e.pressing[k, 1]] += e.leans[k]
