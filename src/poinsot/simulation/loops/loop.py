"""What the loops of implicit methods do before, between and after their steps."""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    FULL,
    GROW_MOST,
    INTEGRAL,
    LEAST_SHARE,
    NEAR,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    NOT_ON_MANIFOLD_AT_START,
    PAUSED,
    RUNNING,
    SAFETY,
    SHRINK_MOST,
    STEP_TOO_SMALL,
    TOLERANCE,
    TOO_MANY_STEPS,
    copy,
    evaluate,
    finish_sample,
    first_bad,
    place,
    settle,
    spacing,
    tolerated,
)
from poinsot.simulation.loops.residual_records import Course
from poinsot.simulation.loops.run_records import Plan, Progress, Work


@compiled
def write_samples(plan: Plan, work: Work, h: float, time_new: float) -> int:
    """Write the samples in (t, t + h] from the step in the sums, F, and count them; −1 when one cannot be had."""
    progress = work.progress[0]
    nx, nl, width, levels = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1], plan.dense.shape[0]
    index, near = progress.sample, 2.0 * spacing(abs(time_new))
    while index < plan.times.shape[0] and plan.times[index] <= time_new + near:
        place_of = index - progress.taken
        state = work.states[place_of]
        if plan.times[index] >= time_new - near:
            copy(work.x_new, state, nx)
            for i in range(width - nl):
                work.energies[place_of, i] = work.energy[i] + work.sums[0, nl + i]
        else:
            theta = (plan.times[index] - progress.time) / h
            for i in range(width):
                value = 0.0
                for level in range(levels - 1, -1, -1):
                    value = (work.sums[level, i] + value) * (theta if level % 2 == 0 else 1.0 - theta)
                if i < nl:
                    work.feed[nx + i] = value
                else:
                    work.energies[place_of, i - nl] = work.energy[i - nl] + value
            call_kernel(plan.retract, work.feed, state)
        if not finish_sample(plan.project, plan.tolerance, state, work.errors[place_of], work.projected, work.placed):
            return -1
        index += 1
    return int(index - progress.sample)


@compiled
def _note_exchange(plan: Plan, work: Work, index: int) -> None:
    """The turnover so far and the ranges of the energies through the powers, with a sample."""
    found = work.exchange[index - work.progress[0].taken]
    found[:] = 0.0
    found[0] = work.progress[0].turnover
    for i in range(work.energy.shape[0]):
        found[1 + plan.part[i]] += work.high[i] - work.low[i]


@compiled
def arrive(plan: Plan, work: Work, time_new: float, lands: bool, written: int) -> bool:
    """Take the new state, with the flow at its beginning; False, with the reason noted, when there is none."""
    progress = work.progress[0]
    nx, nl, width = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1]
    following, bad = progress.segment, -1
    if lands and time_new >= plan.segments[following, 1] and following + 1 < plan.segments.shape[0]:
        following += 1
    if written >= 0:
        place(work.feed, work.x_new, nl)
        evaluate(plan, work, time_new, following, 0)
        bad = first_bad(work.k[0], width)
    if written < 0 or bad >= 0:
        progress.stale = 1
        progress.position_error = work.projected[nx]
        progress.reason = NOT_FINITE if bad >= 0 or plan.project == 0 else CONSTRAINT
        progress.culprit = max(bad, 0)
        return False
    copy(work.x_new, work.x, nx)
    for i in range(width - nl):
        work.energy[i] += work.sums[0, nl + i]
        progress.turnover += abs(work.sums[0, nl + i])
        work.low[i], work.high[i] = min(work.low[i], work.energy[i]), max(work.high[i], work.energy[i])
    for index in range(progress.sample, progress.sample + written):
        _note_exchange(plan, work, index)
    progress.sample += written
    progress.segment, progress.time = following, time_new
    return True


@compiled
def _starting_step(plan: Plan, work: Work) -> float:
    """Hairer's guess of the first step: an Euler step tells the size of ξ̈ (HNW I, §II.4), norms being maxima."""
    progress = work.progress[0]
    nx, nl = work.x.shape[0], plan.magnitude.shape[0]
    size, speed, change = 0.0, 0.0, 0.0
    tolerated(work.x, work.x, plan.magnitude, plan.rtol, plan.atol, work.scale)
    for i in range(nl):
        size = max(size, (1.0 if plan.magnitude[i] < 0 else abs(work.x[plan.magnitude[i]])) / work.scale[i])
        speed = max(speed, abs(work.k[0, i]) / work.scale[i])
    span = min(plan.segments[0, 1], progress.stop) - progress.time
    longest = min(plan.max_step, plan.segments[0, 4], span)
    h = min(max(1e-6 * span, 0.01 * size / max(speed, 1e-5)), longest)  # near rest, size tells nothing
    for i in range(nl):
        work.feed[nx + i] = h * work.k[0, i]
    evaluate(plan, work, progress.time + h, 0, 1)
    for i in range(nl):
        change = max(change, abs(work.k[1, i] - work.k[0, i]) / (h * work.scale[i]))
    steepest = max(speed, change)
    if not np.isfinite(steepest):
        return float(1e-3 * h)
    guess = max(1e-6 * span, 1e-3 * h) if steepest <= 1e-15 else (0.01 / steepest) ** plan.exponent
    return float(min(100.0 * h, guess, longest))


@compiled
def take(plan: Plan, work: Work) -> None:
    """A sample of the state as it stands."""
    progress = work.progress[0]
    at = progress.sample - progress.taken
    state = work.states[at]
    copy(work.x, state, work.x.shape[0])
    copy(work.energy, work.energies[at], work.energy.shape[0])
    finish_sample(plan.project, plan.tolerance, state, work.errors[at], work.projected, work.placed)
    _note_exchange(plan, work, progress.sample)
    progress.sample += 1


@compiled
def settle_start(plan: Plan, work: Work) -> bool:
    """Take the initial state to the constraints; False where that does not work."""
    progress, nx = work.progress[0], work.x.shape[0]
    if plan.project != 0:
        copy(work.x, work.placed, nx)
        call_kernel(plan.project, work.placed, work.projected)
        progress.position_error, progress.velocity_error = work.projected[nx], work.projected[nx + 1]
        if not settle(plan.project, plan.tolerance, work.x, work.projected, work.placed):
            progress.status = NOT_ON_MANIFOLD_AT_START
            return False
    return True


@compiled
def evaluate_start(plan: Plan, work: Work) -> bool:
    """The flow at the start; False where there is none."""
    progress = work.progress[0]
    place(work.feed, work.x, plan.magnitude.shape[0])
    evaluate(plan, work, progress.time, progress.segment, 0)
    progress.culprit = first_bad(work.k[0], work.k.shape[1])
    if progress.culprit >= 0:
        progress.status = NOT_FINITE_AT_START
        return False
    return True


@compiled
def choose_first(plan: Plan, work: Work) -> None:
    """The first step."""
    progress = work.progress[0]
    if progress.time >= plan.segments[plan.segments.shape[0] - 1, 1]:
        progress.status = DONE
    else:
        progress.step = plan.fixed_step if plan.fixed_step > 0 else _starting_step(plan, work)
        place(work.feed, work.x, plan.magnitude.shape[0])


@compiled
def begin(plan: Plan, work: Work) -> None:
    """Settle the initial state, evaluate the flow there, take the sample at the start, choose the first step."""
    if settle_start(plan, work) and evaluate_start(plan, work):
        if plan.times[0] <= work.progress[0].time:
            take(plan, work)
        choose_first(plan, work)


@compiled
def _propose_fixed(plan: Course | Plan, progress: Progress) -> tuple[float, bool]:
    """The rest of a step of the grid t₀ + k·step, or the part of it up to the end of the segment or that can be had."""
    step, end = plan.fixed_step, min(plan.segments[progress.segment, 1], progress.stop)
    aim = plan.segments[0, 0] + (progress.grid + 1) * step
    lands = aim > end - NEAR * step
    if lands:
        if aim > end + NEAR * step and end < plan.segments[plan.segments.shape[0] - 1, 1]:
            _note_division(progress, -1)
        aim = end
    left = aim - progress.time
    if progress.step < (1.0 - NEAR) * left:  # it has been tried, and could not be taken whole
        h = progress.step if left >= 2.0 * progress.step else 0.5 * left
        progress.aim = progress.time + h
        return h, False
    progress.aim = aim
    return step if abs(left - step) <= 1e-9 * step else left, lands


@compiled
def _note_division(progress: Progress, reason: int) -> None:
    """Count a step of the grid that is divided, once, by its first reason."""
    if progress.divided == progress.grid + 1:
        return
    progress.divided = progress.grid + 1
    if reason < 0:
        progress.cut_at_times += 1
    elif reason == TOLERANCE:
        progress.cut_by_reach += 1
    elif reason == NOT_FINITE:
        progress.cut_by_values += 1
    elif reason == CONSTRAINT:
        progress.cut_by_constraints += 1
    else:
        progress.cut_by_newton += 1


@compiled
def propose(plan: Course | Plan, progress: Progress) -> tuple[float, bool]:
    """The step to try next and whether it lands on the end of its segment or on a stop; 0 when the run is to stop.

    It ends at ``progress.aim``.
    """
    if progress.status != RUNNING:
        return 0.0, False
    if progress.accepted + progress.rejected >= plan.max_steps:
        progress.status = TOO_MANY_STEPS
        return 0.0, False
    if plan.fixed_step > 0.0:
        h, lands = _propose_fixed(plan, progress)
    else:
        end = min(plan.segments[progress.segment, 1], progress.stop)
        h = min(progress.step, plan.segments[progress.segment, 4])
        left = end - progress.time
        lands = left <= 1.01 * h
        if lands:
            h = left
        elif left < 2.0 * h:
            h = 0.5 * left
        progress.aim = end if lands else progress.time + h
    progress.tried, end = h, plan.segments[progress.segment, 1]
    if not lands and h <= max(16.0 * spacing(abs(progress.time)), LEAST_SHARE * abs(end - plan.segments[0, 0])):
        progress.status = STEP_TOO_SMALL
        return 0.0, False
    near = 2.0 * spacing(abs(progress.aim))
    if progress.room < plan.times.shape[0] and plan.times[progress.room] <= progress.aim + near:
        progress.status = FULL
        return 0.0, False
    return h, lands


@compiled
def conclude(plan: Course | Plan, progress: Progress, h: float, error: float) -> None:
    """Count a step that was tried and choose the next, from its error or −(factor for the next try)."""
    if error < 0.0:
        progress.rejected += 1
        progress.step = -error * h
        if plan.fixed_step > 0.0:
            _note_division(progress, progress.reason)
        progress.error_before = 2.0  # no growth right after a rejection
        return
    progress.accepted += 1
    if progress.time >= plan.segments[plan.segments.shape[0] - 1, 1]:
        progress.status = DONE
    elif progress.time >= progress.stop:
        progress.status = PAUSED
    if plan.fixed_step > 0:
        progress.step = plan.fixed_step
        if progress.time >= plan.segments[0, 0] + (progress.grid + 1 - NEAR) * plan.fixed_step:
            progress.grid += 1
        return
    grow_most = 1.0 if progress.error_before > 1.0 else GROW_MOST
    before = min(max(progress.error_before, 1e-4), 1.0)
    factor = SAFETY * max(error, 1e-16) ** (0.2 * INTEGRAL - plan.exponent) * before**INTEGRAL
    wanted = h * min(max(factor, SHRINK_MOST), grow_most)
    shortened = h < progress.step and factor >= 1.0
    progress.step = min(max(wanted, progress.step) if shortened else wanted, plan.max_step)
    progress.error_before = max(error, 1e-4)
