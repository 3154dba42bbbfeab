"""What the loops of implicit methods do before, between and after their steps."""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    NOT_ON_MANIFOLD_AT_START,
    book,
    copy,
    evaluate,
    finish_sample,
    first_bad,
    place,
    settle,
    tolerated,
)
from poinsot.simulation.loops.run_records import Plan, Progress, Work
from poinsot.simulation.loops.step_control import final, near


@compiled
def write_samples(plan: Plan, work: Work, h: float, time_new: float) -> int:
    """Write the samples in (t, t + h] from the step in the sums, F, and count them; −1 when one cannot be had."""
    progress = work.progress[0]
    nx, nl, width, levels = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1], plan.dense.shape[0]
    index, close = progress.sample, near(time_new)
    while index < plan.times.shape[0] and plan.times[index] <= time_new + close:
        place_of = index - progress.taken
        state = work.states[place_of]
        if plan.times[index] >= time_new - close:
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
def _note_exchange(plan: Plan, work: Work, at: int) -> None:
    """The turnover so far and the ranges of the energies through the powers, with the sample in a place."""
    found = work.exchange[at]
    found[:] = 0.0
    found[0] = work.progress[0].turnover
    for i in range(work.energy.shape[0]):
        found[1 + plan.part[i]] += work.high[i] - work.low[i]


@compiled
def segment_from(plan: Plan, progress: Progress, lands: bool, time_new: float) -> int:
    """The segment behind a step."""
    following = progress.segment
    if lands and time_new >= plan.segments[following, 1] and following + 1 < plan.segments.shape[0]:
        following += 1
    return int(following)


@compiled
def accept(plan: Plan, work: Work, following: int, time_new: float, written: int) -> None:
    """The new state, its energies, and the samples that were written on the way to it."""
    progress = work.progress[0]
    copy(work.x_new, work.x, work.x.shape[0])
    book(work, plan.magnitude.shape[0])
    for index in range(progress.sample, progress.sample + written):
        _note_exchange(plan, work, index - progress.taken)
    progress.sample += written
    progress.segment, progress.time = following, time_new


@compiled
def arrive(plan: Plan, work: Work, time_new: float, lands: bool, written: int) -> bool:
    """Take the new state, with the flow at its beginning; False, with the reason noted, when there is none."""
    progress = work.progress[0]
    nx, nl, width = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1]
    following, bad = segment_from(plan, progress, lands, time_new), -1
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
    accept(plan, work, following, time_new, written)
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
def write_state(plan: Plan, work: Work, at: int) -> None:
    """Write the sample in a place of the arrays from the state as it stands."""
    copy(work.x, work.states[at], work.x.shape[0])
    copy(work.energy, work.energies[at], work.energy.shape[0])
    finish_sample(plan.project, plan.tolerance, work.states[at], work.errors[at], work.projected, work.placed)
    _note_exchange(plan, work, at)


@compiled
def take(plan: Plan, work: Work) -> None:
    """A sample of the state as it stands."""
    progress = work.progress[0]
    write_state(plan, work, progress.sample - progress.taken)
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
    if progress.time >= final(plan):
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
