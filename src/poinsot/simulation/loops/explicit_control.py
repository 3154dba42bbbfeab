"""The step to try next, and what is learnt from one that was tried: adaptive, or on a grid of fixed steps.

Law: a lane has the bits of the run alone, tests/ensembles/test_alone.py. Source: decision 0011; Hairer, Nørsett &
Wanner 1993, §II.4 (step size control).
"""

from __future__ import annotations

from poinsot.code.primitives import Known, compiled, fma, written_out
from poinsot.simulation.loops.explicit_samples import near
from poinsot.simulation.loops.explicit_stages import Coefficients
from poinsot.simulation.loops.lane_records import Own
from poinsot.simulation.loops.loop import _note_division
from poinsot.simulation.loops.native import (
    DONE,
    FULL,
    GROW_MOST,
    INTEGRAL,
    LEAST_SHARE,
    NEAR,
    PAUSED,
    RUNNING,
    SAFETY,
    SHRINK_MOST,
    STEP_TOO_SMALL,
    TOO_MANY_STEPS,
)
from poinsot.simulation.loops.powers import gap, logarithm, power_of_two
from poinsot.simulation.loops.run_records import Plan, Progress, Work


@written_out
def final(plan: Plan) -> float:
    """The end of the run."""
    return float(plan.segments[plan.segments.shape[0] - 1, 1])


@compiled
def propose_fixed(plan: Plan, progress: Progress, end: float) -> tuple[float, float, bool]:
    """The rest of a step of the grid t₀ + k·step, or the part of it up to the end that comes first or can be had."""
    step, margin = plan.fixed_step, NEAR * plan.fixed_step
    aim = fma(progress.grid + 1.0, step, plan.segments[0, 0])
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
def propose_adaptive(plan: Plan, progress: Progress, end: float, longest: float) -> tuple[float, float, bool]:
    """The step wished for, up to the end; two halves of what is left where it would end a little before."""
    wished, left = min(longest, progress.step), end - progress.time
    lands = left <= 1.01 * wished
    h = 0.5 * left if left < 2.0 * wished else wished
    h = left if lands else h
    return h, end if lands else progress.time + h, lands


@compiled
def propose(plan: Plan, work: Work, own: Own) -> tuple[bool, float, bool]:
    """Whether there is a step to try, h, and whether it lands on the end of a segment or a stop; it ends at `aim`."""
    progress, h, lands = work.progress[0], 0.0, False
    if progress.status == RUNNING and progress.accepted + progress.rejected >= plan.max_steps:
        progress.status = TOO_MANY_STEPS
    if progress.status != RUNNING:
        return False, h, lands
    end = min(progress.stop, own.here[1])
    if plan.fixed_step > 0.0:
        h, aim, lands = propose_fixed(plan, progress, end)
    else:
        h, aim, lands = propose_adaptive(plan, progress, end, own.here[4])
    progress.aim, progress.tried = aim, h
    least = max(LEAST_SHARE * abs(end - plan.segments[0, 0]), 16.0 * gap(progress.time))
    if not lands and h <= least:
        progress.status = STEP_TOO_SMALL
    elif own.lane[0].full_at <= aim + near(aim):
        progress.status = FULL
    return progress.status == RUNNING, h, lands


@compiled
def conclude(plan: Plan, work: Work, method: Known[Coefficients], h: float, error: float) -> None:
    """Count a step that was tried and choose the next, from its error or −(factor for the next try).

    Hairer's PI control:  h ← h · 0.9 err^(β/5 − 1/q) before^β  within bounds; a step cut short does not shorten.
    """
    progress = work.progress[0]
    if error < 0.0:
        progress.rejected += 1
        progress.step = h * -error
        progress.error_before = 2.0  # no growth right after a rejection
        if plan.fixed_step > 0.0:
            _note_division(progress, progress.reason)
        return
    progress.accepted += 1
    if progress.time >= final(plan):
        progress.status = DONE
    elif progress.time >= progress.stop:
        progress.status = PAUSED
    if plan.fixed_step > 0.0:
        progress.step = plan.fixed_step
        if progress.time >= fma(progress.grid + (1.0 - NEAR), plan.fixed_step, plan.segments[0, 0]):
            progress.grid += 1
        return
    before, step = progress.error_before, progress.step
    most = 1.0 if before > 1.0 else GROW_MOST
    # an error of 0 has no logarithm; growth is limited anyway
    proportional = logarithm(max(1e-16, error)) * (0.2 * INTEGRAL - 1.0 / method.order)
    # Hairer's DOP853: the memory of the controller is not below 1e-4
    exponent = fma(logarithm(min(1.0, max(1e-4, before))), INTEGRAL, proportional)
    factor = SAFETY * power_of_two(exponent)
    wanted = h * min(most, max(SHRINK_MOST, factor))
    wanted = max(step, wanted) if h < step and factor >= 1.0 else wanted
    progress.step = min(plan.max_step, wanted)
    progress.error_before = max(1e-4, error)  # as above
