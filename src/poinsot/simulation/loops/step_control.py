"""The step to try next, and the lesson of one that was tried: adaptive, or on a grid of fixed steps.

One text for all loops, and for lanes of the explicit one; it needs no libm.
Law: a lane has the bits of the run alone, tests/ensembles/test_members.py. Source: decision 0011; Hairer, Nørsett &
Wanner 1993, §II.4 (step size control).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled, fma, written_out
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    FULL,
    LEAST_SHARE,
    NEAR,
    NOT_FINITE,
    PAUSED,
    RUNNING,
    STEP_TOO_SMALL,
    TOLERANCE,
    TOO_MANY_STEPS,
    reject,
)
from poinsot.simulation.loops.powers import logarithm, power, power_of_two, spacing
from poinsot.simulation.loops.residual_records import ResidualCourse
from poinsot.simulation.loops.run_records import GridDivisions, Plan, Progress, RunClock


@written_out
def final(plan: ResidualCourse | Plan) -> float:
    """The end of the run."""
    return float(plan.span.segments[plan.span.segments.shape[0] - 1, 1])


@written_out
def moment_of(plan: ResidualCourse | Plan, sample: int) -> float:
    """The time of a sample, infinity behind the last."""
    return plan.span.times[sample] if sample < plan.span.times.shape[0] else np.inf


@written_out
def near(time: float) -> float:
    """So close to a time is the same moment."""
    return 2.0 * spacing(time)


@compiled
def _propose_fixed(plan: ResidualCourse | Plan, progress: Progress, end: float) -> tuple[float, float, bool]:
    """The rest of a step of the grid t₀ + k·step, or the part of it up to the end that comes first or can be had."""
    step, margin = plan.control.fixed_step, NEAR * plan.control.fixed_step
    aim = fma(progress.grid + 1.0, step, plan.span.segments[0, 0])
    lands = aim > end - margin
    if lands:
        if aim > end + margin and end < final(plan):
            _note_division(progress, -1)
        aim = end
    left, tried = aim - progress.time, progress.step
    if tried < (1.0 - NEAR) * left:  # it has been tried, and could not be taken whole
        h = tried if left >= 2.0 * tried else 0.5 * left
        return h, progress.time + h, False
    # a step that would leave a billionth of itself takes it along
    return step if abs(left - step) <= 1e-9 * step else left, aim, lands


@compiled
def _propose_adaptive(progress: RunClock, end: float, longest: float) -> tuple[float, float, bool]:
    """The step wished for, up to the end; two halves of the rest where it would end a little before."""
    wished, left = min(longest, progress.step), end - progress.time
    lands = left <= 1.01 * wished
    h = 0.5 * left if left < 2.0 * wished else wished
    h = left if lands else h
    return h, end if lands else progress.time + h, lands


@compiled
def propose_until(
    plan: ResidualCourse | Plan, progress: Progress, end: float, longest: float, full_at: float
) -> tuple[bool, float, bool]:
    """Whether there is a step to try, h, and whether it lands on the end of a segment or a stop; it ends at `aim`.

    full_at   the time of the first sample without a place
    """
    h, lands = 0.0, False
    if progress.status == RUNNING and progress.accepted + progress.rejected >= plan.control.max_steps:
        progress.status = TOO_MANY_STEPS
    if progress.status != RUNNING:
        return False, h, lands
    if plan.control.fixed_step > 0.0:
        h, aim, lands = _propose_fixed(plan, progress, end)
    else:
        h, aim, lands = _propose_adaptive(progress, end, longest)
    progress.aim, progress.tried = aim, h
    least = max(LEAST_SHARE * abs(end - plan.span.segments[0, 0]), 16.0 * spacing(progress.time))
    if not lands and h <= least:
        progress.status = STEP_TOO_SMALL
    elif full_at <= aim + near(aim):
        progress.status = FULL
    return progress.status == RUNNING, h, lands


@compiled
def propose(plan: ResidualCourse | Plan, progress: Progress) -> tuple[float, bool]:
    """The step to try next in the segment at hand, and whether it lands on its end or on a stop; 0 where the run is to
    stop."""
    here = plan.span.segments[progress.segment]
    full_at = moment_of(plan, progress.room)
    going, h, lands = propose_until(plan, progress, min(progress.stop, here[1]), here[4], full_at)
    return h if going else 0.0, lands


@compiled
def conclude(plan: ResidualCourse | Plan, progress: Progress, h: float, error: float) -> None:
    """Count a step that was tried and choose the next, from its error or −(factor for the next try).

    h ← h · s errᵃ beforeᵇ earlierᶜ  within bounds, by `choices.StepControl`; a step cut short does not shorten.
    """
    if error < 0.0:
        progress.rejected += 1
        progress.step = h * -error
        progress.error_before, progress.error_earlier = 2.0, 1.0  # no growth right after a rejection
        if plan.control.fixed_step > 0.0:
            _note_division(progress, progress.reason)
        return
    progress.accepted += 1
    if progress.time >= final(plan):
        progress.status = DONE
    elif progress.time >= progress.stop:
        progress.status = PAUSED
    if plan.control.fixed_step > 0.0:
        progress.step = plan.control.fixed_step
        if progress.time >= fma(progress.grid + (1.0 - NEAR), plan.control.fixed_step, plan.span.segments[0, 0]):
            progress.grid += 1
        return
    before, step, control = progress.error_before, progress.step, plan.control.steps
    most = 1.0 if before > 1.0 else control[2]
    # an error of 0 has no logarithm; growth is limited anyway
    sum_ = logarithm(max(1e-16, error)) * control[3]
    # Hairer's DOP853: the memory of the controller is not below 1e-4
    sum_ = fma(logarithm(min(1.0, max(1e-4, before))), control[4], sum_)
    if control[5] != 0.0:
        sum_ = fma(logarithm(min(1.0, max(1e-4, progress.error_earlier))), control[5], sum_)  # as above
    factor = control[6] * power_of_two(sum_)
    wanted = h * min(most, max(control[1], factor))
    wanted = max(step, wanted) if h < step and factor >= 1.0 else wanted
    progress.step = min(plan.control.max_step, wanted)
    progress.error_earlier, progress.error_before = before, max(1e-4, error)  # as above


@compiled
def refuse(plan: ResidualCourse | Plan, progress: Progress, error: float, culprit: int) -> float:
    """Note a rejected step, of scaled error above 1; returns minus the factor for the next try."""
    control = plan.control
    return reject(
        progress, TOLERANCE, culprit, max(control.steps[1], control.steps[0] * power(error, -control.exponent))
    )


@compiled
def _note_division(progress: GridDivisions, reason: int) -> None:
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
