"""The compiled loop of collocation methods: stages by simplified Newton steps, error estimates, Jacobians kept.

Law: the orders that are claimed, tests/simulation/test_methods.py. Source: Hairer & Wanner 1996, §IV.8.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.simulation.loops.loop import arrive, interpolated, write_samples
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    EPSILON,
    NOT_FINITE,
    UNSOLVED,
    combine,
    copy,
    evaluate,
    first_bad,
    measure,
    moment,
    place,
    reject,
    retract,
    tolerated,
)
from poinsot.simulation.loops.run_records import (
    EMBEDDED,
    ITERATIONS,
    KAPPA,
    KEEP,
    LENGTHEN,
    MIRRORED,
    Memory,
    Plan,
    RunClock,
    Solver,
    Work,
)
from poinsot.simulation.loops.stage_elimination import eliminate, solve_blocks, solve_real, stand
from poinsot.simulation.loops.step_control import conclude, near, propose, refuse
from poinsot.simulation.loops.tree_holding import approach

NUDGE = 1.5e-8  # of the size of a coordinate, for difference quotients


@compiled
def _nudge(plan: Plan, work: Work, solver: Solver, j: int) -> float:
    """By how much component j is changed for a difference quotient."""
    size = 1.0 if plan.magnitude[j] < 0 else abs(work.x[plan.magnitude[j]])
    return float(NUDGE * max(size, 1e-3 * solver.unit[j]))


@compiled
def differentiate(plan: Plan, work: Work, solver: Solver) -> bool:
    """J = ∂ξ̇/∂ξ at the start of the step, by its kernel or by differences; False where it is not finite."""
    factors = solver.factors
    progress, feed, k, J, at = work.progress[0], work.feed, work.k, factors.J, factors.place
    nx, nl, spare = work.x.shape[0], plan.magnitude.shape[0], plan.tableau.stages + 1
    place(feed, work.x, nl)
    if solver.kernels.jacobian != 0:
        moment(feed, nx + nl, progress.time, plan.span.segments, plan.span.inputs, work.held, progress.segment)
        call_kernel(solver.kernels.jacobian, feed, factors.slopes)
        for j in range(nl):
            for i in range(nl):
                J[at[j], at[i]] = factors.slopes[i * nl + j]
    else:
        for j in range(nl):
            nudge, start = _nudge(plan, work, solver, j), feed[nx + j]
            for _ in range(2):
                feed[nx + j] = start + nudge
                evaluate(plan, work, None, progress.time, progress.segment, k[spare])
                if first_bad(k[spare], nl) < 0:
                    break
                nudge = -nudge  # at the edge of where the flow is defined
            feed[nx + j] = start
            for i in range(nl):
                J[at[j], at[i]] = (k[spare, i] - k[0, i]) / nudge
        place(feed, work.x, nl)
    progress.jacobians += 1
    below, above = 0, 0
    for j in range(nl):
        if first_bad(J[at[j]], nl) >= 0:
            progress.culprit = j
            return False
        for i in range(nl):
            if J[j, i] != 0.0:
                below, above = max(below, i - j), max(above, j - i)
    solver.memory[0].below, solver.memory[0].above = below, above
    return True


@compiled
def _start(work: Work, solver: Solver, h: float) -> None:
    """Row 0 of z, h ξ̇ at the start of the step: of the step before by its stages, since the flow of a stiff system
    magnifies what Newton's method left over; without one by the flow."""
    known = solver.memory[0].before > 0.0 and solver.slope.shape[0] > 0
    for m in range(solver.z.shape[1]):
        solver.z[0, m] = h * (solver.slope[m] if known else work.k[0, m])


@compiled
def _predict(plan: Plan, solver: Solver, h: float) -> None:
    """Start values of the stages: the polynomial of the step before, continued; zero without one.

    A step before of negative length is a longer one from here, of which this step is the first part.
    """
    tableau = plan.tableau
    memory, levels = solver.memory[0], solver.levels
    for i in range(tableau.stages):
        theta = 1.0 + tableau.c[i] * h / memory.before if memory.before > 0.0 else 1.0
        if memory.before < 0.0:
            theta = -tableau.c[i] * h / memory.before
        for m in range(levels.shape[1]):
            value = interpolated(levels, None, levels.shape[0], m, theta)
            solver.z[1 + i, m] = value - (levels[0, m] if memory.before > 0.0 else 0.0) if memory.before != 0.0 else 0.0


@compiled
def _evaluate_stages(plan: Plan, work: Work, solver: Solver, h: float) -> int:
    """k at all stages; −1, or the number of a component that is not finite."""
    progress, k = work.progress[0], work.k
    nx, nl, s = work.x.shape[0], plan.magnitude.shape[0], progress.segment
    for i in range(plan.tableau.stages):
        for m in range(nl):
            work.feed[nx + m] = solver.z[1 + i, m]
        time = progress.time + plan.tableau.c[i] * h
        evaluate(plan, work, None, time, s, k[1 + i])
        bad = first_bad(k[1 + i], k.shape[1])
        if bad >= 0:
            return bad
    return -1


@compiled
def _correct(plan: Plan, work: Work, solver: Solver, h: float) -> tuple[float, int]:
    """One Newton step (A⁻¹/h − J) Δz = k − A⁻¹z/h in the eigenvectors of A⁻¹; its largest scaled entry, and its
    component.
    """
    matrices = solver.matrices
    s, nl, z, dz, spare, at = (
        plan.tableau.stages,
        solver.z.shape[1],
        solver.z,
        solver.dz,
        solver.spare,
        solver.factors.place,
    )
    for m in range(nl):
        for i in range(s):
            spare[i] = work.k[1 + i, m]
            for j in range(matrices.first, 1 + s):
                spare[i] -= matrices.inverse[i, j] * z[j, m] / h
        for i in range(s):
            dz[i, at[m]] = 0.0
            for j in range(s):
                dz[i, at[m]] += matrices.TI[i, j] * spare[j]
    solve_blocks(solver, h)
    size, culprit = 0.0, 0
    for m in range(nl):
        for i in range(s):
            spare[i] = dz[i, at[m]]
        for i in range(s):
            change = 0.0
            for j in range(s):
                change += matrices.T[i, j] * spare[j]
            z[1 + i, m] += change
            ratio = abs(change) / work.scale[m]
            if not ratio <= size:
                size, culprit = ratio, m
    return size, culprit


@compiled
def _solve_stages(plan: Plan, work: Work, solver: Solver, h: float) -> bool:
    """Newton steps until the stages are as good as the tolerance asks; False, with the reason noted, if that fails."""
    control = plan.control
    progress, memory = work.progress[0], solver.memory[0]
    for i in range(plan.magnitude.shape[0]):
        work.scale[i] = tolerated(plan, work, None, i, work.x)
    rounding = EPSILON / control.rtol
    wanted = max(control.newton[KAPPA], 1e-2 * rounding)
    # how fast it converged says nothing of a step that begins anew, from z = 0, behind an event
    memory.eta = max(memory.eta, EPSILON) ** 0.8 if memory.before != 0.0 else 1.0
    before, most = np.inf, int(control.newton[ITERATIONS])
    for iteration in range(most):
        bad = _evaluate_stages(plan, work, solver, h)
        if bad >= 0:
            progress.reason, progress.culprit = NOT_FINITE, bad
            return False
        size, culprit = _correct(plan, work, solver, h)
        if iteration > 0:
            memory.theta = size / before
            if not memory.theta < 1.0:
                break
            memory.eta = memory.theta / (1.0 - memory.theta)
        if memory.eta * size <= wanted:
            return True
        if memory.eta * size * memory.theta ** (most - 1 - iteration) > wanted and iteration > 0:
            break
        before = size
    if size <= 100.0 * rounding:
        return True  # the rest is noise
    progress.reason, progress.culprit = UNSOLVED, culprit
    return False


@compiled
def _ready(plan: Plan, work: Work, solver: Solver, h: float) -> bool:
    """Have a Jacobian and its factors for this step; False, with the reason noted, if that fails."""
    progress, memory = work.progress[0], solver.memory[0]
    if memory.wanted != 0:
        memory.step = 0.0
        if solver.kernels.factor != 0:
            stand(plan, work, solver)
        elif not differentiate(plan, work, solver):
            progress.reason = NOT_FINITE
            return False
        memory.wanted, memory.current = 0, 1
    if memory.step != h:
        memory.step = 0.0
        progress.factorizations += 1
        if not eliminate(solver, h):
            progress.reason = UNSOLVED
            return False
        memory.step = h
    return True


@compiled
def _filter(plan: Plan, work: Work, solver: Solver) -> tuple[float, int]:
    """The scaled error, and its component, of the values in dz (times γ/h) and, for the powers, in the sums."""
    solve_real(solver, 0, 0)
    for m in range(plan.magnitude.shape[0]):
        work.sums[1, m] = solver.dz[0, solver.factors.place[m]]
    return measure(plan, work, None, 0.0, 1)


@compiled
def _estimate(plan: Plan, work: Work, solver: Solver, h: float, row: int) -> tuple[float, int]:
    """The scaled error and its component, with the flow of row `row` of k at the start of the step."""
    tableau, matrices = plan.tableau, solver.matrices
    combine(h, tableau.error, 0, tableau.stages + 1, work.k, work.sums[1], 0, work.k.shape[1])
    for m in range(plan.magnitude.shape[0]):
        at = solver.factors.place[m]
        solver.dz[0, at] = work.k[row, m] if matrices.estimate != EMBEDDED else 0.0
        for i in range(matrices.first, 1 + tableau.stages):
            solver.dz[0, at] += matrices.reals[0] / h * matrices.e[i] * solver.z[i, m]
    return _filter(plan, work, solver)


@compiled
def _estimate_backwards(plan: Plan, work: Work, solver: Solver, h: float) -> tuple[float, int]:
    """As `_estimate`, of the step taken backwards from its end.

    The points of Gauss lie symmetric, so the weights are the same; a bend behind the last point shows here alone.
    """
    tableau = plan.tableau
    nl, stages, sums = plan.magnitude.shape[0], tableau.stages, work.sums
    copy(sums[0], work.feed[work.x.shape[0] :], nl)
    evaluate(plan, work, None, work.progress[0].time + h, work.progress[0].segment, work.k[stages + 1])
    for m in range(work.k.shape[1]):
        sums[1, m] = h * tableau.error[0, 0] * work.k[stages + 1, m]
        for i in range(stages):
            sums[1, m] += h * tableau.error[0, stages - i] * work.k[1 + i, m]
    for m in range(nl):
        solver.dz[0, solver.factors.place[m]] = solver.matrices.reals[0] / h * sums[1, m]
    return _filter(plan, work, solver)


@compiled
def try_collocation(plan: Plan, work: Work, solver: Solver, h: float) -> float:
    """Try one step, up to the settled new state: its scaled error, or −(factor for the next try)."""
    control, tableau, matrices = plan.control, plan.tableau, solver.matrices
    progress, memory, feed, sums = work.progress[0], solver.memory[0], work.feed, work.sums
    nx, nl, width, s = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1], progress.segment
    place(feed, work.x, nl)
    if progress.stale:
        evaluate(plan, work, None, progress.time, s, work.k[0])
        progress.stale = 0
    solved = False
    for _ in range(2):
        if not _ready(plan, work, solver, h):
            return -0.25
        if matrices.first == 0:
            _start(work, solver, h)
        _predict(plan, solver, h)
        solved = _solve_stages(plan, work, solver, h)
        if solved or memory.current != 0:
            break
        memory.wanted = 1  # once more, with a Jacobian of this state
    if not solved:
        memory.before = 0.0
        return -0.25
    if width > nl or control.newton[KAPPA] == 0.0:
        bad = _evaluate_stages(plan, work, solver, h)
        if bad >= 0:
            return reject(progress, NOT_FINITE, bad, 0.25)
    combine(h, tableau.A, 0, tableau.stages + 1, work.k, sums[0], 0, width)
    if control.newton[KAPPA] > 0.0:
        for m in range(nl):
            sums[0, m] = 0.0
            for i in range(matrices.first, 1 + tableau.stages):
                sums[0, m] += matrices.d[i] * solver.z[i, m]
    error, culprit = retract(plan, work), 0
    if error < 0.0:
        return error
    if control.fixed_step <= 0:
        error, culprit = _estimate(plan, work, solver, h, 0)
        again = matrices.estimate != EMBEDDED
        if again and error > 1.0 and (memory.before == 0.0 or progress.error_before > 1.0):
            copy(sums[1], feed[nx:], nl)
            evaluate(plan, work, None, progress.time, s, work.k[tableau.stages + 1])
            error, culprit = _estimate(plan, work, solver, h, tableau.stages + 1)
        if matrices.estimate == MIRRORED and error <= 1.0:
            behind, last = _estimate_backwards(plan, work, solver, h)
            if not behind <= error:
                error, culprit = behind, last
    if not np.isfinite(error):
        return reject(progress, NOT_FINITE, culprit, 0.25)
    if error > 1.0:
        return refuse(plan, progress, error, culprit)
    if plan.kernels.project != 0 and progress.unsettled == 0:
        settled, progress.position_error, progress.velocity_error = approach(
            plan.kernels.project, None, plan.tolerance, work.x_new, work.projection.projected, work.projection.placed
        )
        if not settled:
            return reject(progress, CONSTRAINT, culprit, 0.25)
    for level in range(matrices.dense.shape[0]):
        combine(1.0, matrices.dense, level, 1 + tableau.stages, solver.z, solver.levels[level], 0, nl)
    progress.culprit = culprit
    return error


@compiled
def spread_collocation(plan: Plan, work: Work, solver: Solver, h: float) -> None:
    """Dense output of the step that was tried, in the sums: F of every level."""
    tableau = plan.tableau
    nl = plan.magnitude.shape[0]
    for level in range(tableau.dense.shape[0]):
        combine(h, tableau.dense, level, tableau.stages + 1, work.k, work.sums[level], 0, work.k.shape[1])
        if solver.matrices.first == 0:  # not of the flow at its start, of which stiff components are noise
            copy(work.sums[level], solver.levels[level], nl)
        else:
            copy(solver.levels[level], work.sums[level], nl)


@compiled
def remember(plan: Plan, solver: Solver, h: float, same: bool) -> None:
    """Note a step that was taken, and whether the next is in the same segment."""
    memory, last = solver.memory[0], plan.tableau.stages - 1
    for m in range(solver.slope.shape[0]):
        rate = 0.0
        for j in range(1 + plan.tableau.stages):
            rate += solver.matrices.inverse[last, j] * solver.z[j, m]
        solver.slope[m] = rate / h
    memory.current = 0
    memory.before = h if same else 0.0
    if not same or plan.control.newton[KEEP] == 0.0 or memory.theta > plan.control.newton[KEEP]:
        memory.wanted = 1


@compiled
def lengthen(plan: Plan, progress: RunClock, memory: Memory, h: float) -> None:
    """Keep a step that would be lengthened by little, for which there are factors."""
    if memory.wanted == 0 and plan.control.fixed_step <= 0 and h <= progress.step < plan.control.newton[LENGTHEN] * h:
        progress.step = h


@compiled
def _attempt(plan: Plan, work: Work, solver: Solver, h: float, time_new: float, lands: bool) -> float:
    """Try one step: advance and return its scaled error, or return −(factor for the next try)."""
    progress, memory, s, cursor = work.progress[0], solver.memory[0], work.progress[0].segment, work.progress[0].sample
    error = try_collocation(plan, work, solver, h)
    if error < 0.0:
        return error
    if progress.sample < plan.span.times.shape[0] and plan.span.times[progress.sample] <= time_new + near(time_new):
        spread_collocation(plan, work, solver, h)
        cursor = write_samples(plan, work, None, None, None, h, time_new)
    if not arrive(plan, work, None, None, time_new, lands, cursor):
        memory.before = 0.0
        return -0.2
    remember(plan, solver, h, progress.segment == s)
    return error


@compiled
def advance(plan: Plan, work: Work, solver: Solver, attempts: int) -> None:
    """At most so many attempts of a step; `work.progress` tells how far the run has come and why it stopped."""
    progress = work.progress[0]
    for _ in range(attempts):
        h, lands = propose(plan, progress)
        if h == 0.0:
            return
        error = _attempt(plan, work, solver, h, progress.aim, lands)
        conclude(plan, progress, h, error)
        lengthen(plan, progress, solver.memory[0], h)
