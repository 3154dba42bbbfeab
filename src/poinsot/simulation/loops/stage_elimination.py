"""The eliminations of collocation: of Λ/h − J as dense or banded matrices, or by kernels that go along the tree."""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, written_out
from poinsot.code.records import Matrix, Vector, Whole
from poinsot.code.texts.elimination import lu_factor, lu_solve
from poinsot.simulation.loops.native import copy, first_bad, moment
from poinsot.simulation.loops.run_records import Plan, Solver, Work


@compiled
def stand(plan: Plan, work: Work, solver: Solver) -> None:
    """Take the state, its rates, the time and the inputs as where factors along a tree are made from."""
    progress, nx, nl = work.progress[0], work.x.shape[0], plan.magnitude.shape[0]
    copy(work.x, solver.point, nx)
    for m in range(nl):
        solver.point[nx + m] = work.k[0, m]
    moment(solver.point, nx + nl, progress.time, plan.segments, plan.inputs, work.held, progress.segment)
    progress.jacobians += 1


@compiled
def _eliminate_along_tree(solver: Solver, h: float) -> bool:
    """Factors of Λ/h − J without J, by kernels that go along the tree."""
    point, side, nl = solver.point, solver.side, solver.z.shape[1]
    at, size = point.shape[0] - 2, side.shape[0] - nl - 1
    point[at] = side[size] = solver.gamma / h
    call_kernel(solver.factor, point, side)
    if first_bad(side, size) >= 0:
        return False
    for pair in range(solver.pairs.shape[0]):
        both = solver.sides[pair]
        size = both.shape[0] - 2 * nl - 2
        for k in range(2):
            point[at + k] = both[size + k] = solver.pairs[pair, k] / h
        call_kernel(solver.factor_pairs, point, both)
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
def solve_real(solver: Solver) -> None:
    """(γ/h − J)⁻¹ of the first row of dz, in its place."""
    if solver.factor != 0:
        solve_along_tree(solver.solve, solver.side, 1, solver.dz, 0, solver.delta)
    else:
        below, above = solver.memory[0].below, solver.memory[0].above
        lu_solve(solver.real, None, solver.real_pivots, below, above, solver.dz[0], None, None)


@written_out
def _factor(solver: Solver, re: Matrix, im: Matrix | None, pivots: Whole, rate: float, turn: float) -> bool:
    """The factors of rate + i turn − J."""
    n, below, above = solver.J.shape[0], solver.memory[0].below, solver.memory[0].above
    for j in range(n):
        for i in range(max(j - above - below, 0), min(j + below + 1, n)):
            re[j, i] = -solver.J[j, i]
            if im is not None:
                im[j, i] = 0.0
        re[j, j] += rate
        if im is not None:
            im[j, j] = turn
    return lu_factor(re, im, pivots, below, above, None)


@compiled
def eliminate(solver: Solver, h: float) -> bool:
    """Factors of Λ/h − J, block by block."""
    if solver.factor != 0:
        return _eliminate_along_tree(solver, h)
    if not _factor(solver, solver.real, None, solver.real_pivots, solver.gamma / h, 0.0):
        return False
    for k in range(solver.pairs.shape[0]):
        rate, turn = solver.pairs[k, 0] / h, solver.pairs[k, 1] / h
        if not _factor(solver, solver.re[k], solver.im[k], solver.pivots[k], rate, turn):
            return False
    return True
