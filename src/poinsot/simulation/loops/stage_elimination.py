"""The eliminations of collocation: of Λ/h − J as dense or banded matrices, or by kernels that go along the tree.

Law: the orders that are claimed, tests/simulation/test_methods.py. Source: Hairer & Wanner 1996, §IV.8.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, written_out
from poinsot.code.records import Matrix, Vector, Whole
from poinsot.code.texts.elimination import lu_factor, lu_solve
from poinsot.simulation.loops.native import copy, first_bad, moment
from poinsot.simulation.loops.run_records import Plan, Solver, Work


@compiled
def stand(plan: Plan, work: Work, solver: Solver) -> None:
    """Take the state, its rates, the time and the inputs as where factors along a tree are made from."""
    factors = solver.factors
    progress, nx, nl = work.progress[0], work.x.shape[0], plan.magnitude.shape[0]
    copy(work.x, factors.point, nx)
    for m in range(nl):
        factors.point[nx + m] = work.k[0, m]
    moment(factors.point, nx + nl, progress.time, plan.span.segments, plan.span.inputs, work.held, progress.segment)
    progress.jacobians += 1


@compiled
def _eliminate_along_tree(solver: Solver, h: float) -> bool:
    """Factors of Λ/h − J without J, by kernels that go along the tree."""
    factors, matrices = solver.factors, solver.matrices
    point, nl = factors.point, solver.z.shape[1]
    at = point.shape[0] - 2
    for real in range(matrices.reals.shape[0]):
        side = factors.side[real]
        size = side.shape[0] - nl - 1
        point[at] = side[size] = matrices.reals[real] / h
        call_kernel(solver.kernels.factor, point, side)
        if first_bad(side, size) >= 0:
            return False
    for pair in range(matrices.pairs.shape[0]):
        both = factors.sides[pair]
        size = both.shape[0] - 2 * nl - 2
        for k in range(2):
            point[at + k] = both[size + k] = matrices.pairs[pair, k] / h
        call_kernel(solver.kernels.factor_pairs, point, both)
        if first_bad(both, size) >= 0:
            return False
    return True


@compiled
def solve_along_tree(solve_kernel: int, side: Vector, rows: int, dz: Matrix, first: int, delta: Vector) -> None:
    """(ρ − J)⁻¹ of one row, or of two that are a real and an imaginary part, in their place: dz (s, nl)."""
    nl = dz.shape[1]
    start = side.shape[0] - rows * nl
    for k in range(rows):
        for m in range(nl):
            side[start + k * nl + m] = dz[first + k, m]
    call_kernel(solve_kernel, side, delta)
    for k in range(rows):
        for m in range(nl):
            dz[first + k, m] = delta[k * nl + m]


@compiled
def solve_real(solver: Solver, real: int, row: int) -> None:
    """(γ/h − J)⁻¹ of a row of dz, in its place."""
    factors = solver.factors
    if solver.kernels.factor != 0:
        solve_along_tree(solver.kernels.solve, factors.side[real], 1, solver.dz, row, solver.delta)
    else:
        below, above = solver.memory[0].below, solver.memory[0].above
        lu_solve(factors.real[real], None, factors.real_pivots[real], below, above, solver.dz[row], None, None)


@compiled
def solve_pair(solver: Solver, pair: int, row: int) -> None:
    """((α + iβ)/h − J)⁻¹ of two rows of dz, a real part and an imaginary one, in their place."""
    factors = solver.factors
    if solver.kernels.factor != 0:
        solve_along_tree(solver.kernels.solve_pairs, factors.sides[pair], 2, solver.dz, row, solver.delta)
    else:
        below, above, dz = solver.memory[0].below, solver.memory[0].above, solver.dz
        lu_solve(factors.re[pair], factors.im[pair], factors.pivots[pair], below, above, dz[row], dz[row + 1], None)


@compiled
def solve_blocks(solver: Solver, h: float) -> None:
    """(Λ/h − J)⁻¹ dz in place, block by block; the coupling carries each block's share of those before."""
    matrices = solver.matrices
    reals, dz = matrices.reals.shape[0], solver.dz
    for block in range(matrices.blocks.shape[0]):
        row, factor = matrices.blocks[block, 0], matrices.blocks[block, 1]
        for before in range(row):
            weight = matrices.coupling[row, before] / h
            if weight != 0.0:
                for m in range(dz.shape[1]):
                    dz[row, m] -= weight * dz[before, m]
        if factor < reals:
            solve_real(solver, factor, row)
        else:
            solve_pair(solver, factor - reals, row)


@written_out
def _factor(solver: Solver, re: Matrix, im: Matrix | None, pivots: Whole, rate: float, turn: float) -> bool:
    """The factors of rate + i turn − J."""
    n, below, above = solver.factors.J.shape[0], solver.memory[0].below, solver.memory[0].above
    for j in range(n):
        for i in range(max(j - above - below, 0), min(j + below + 1, n)):
            re[j, i] = -solver.factors.J[j, i]
            if im is not None:
                im[j, i] = 0.0
        re[j, j] += rate
        if im is not None:
            im[j, j] = turn
    return lu_factor(re, im, pivots, below, above, None)


@compiled
def eliminate(solver: Solver, h: float) -> bool:
    """Factors of Λ/h − J, block by block."""
    factors, matrices = solver.factors, solver.matrices
    if solver.kernels.factor != 0:
        return _eliminate_along_tree(solver, h)
    for real in range(matrices.reals.shape[0]):
        if not _factor(solver, factors.real[real], None, factors.real_pivots[real], matrices.reals[real] / h, 0.0):
            return False
    for k in range(matrices.pairs.shape[0]):
        rate, turn = matrices.pairs[k, 0] / h, matrices.pairs[k, 1] / h
        if not _factor(solver, factors.re[k], factors.im[k], factors.pivots[k], rate, turn):
            return False
    return True
