"""The compiled loop of methods that keep the structure: parts of a step by one kernel, which solves their equations."""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled
from poinsot.simulation.loops.loop import arrive
from poinsot.simulation.loops.native import (
    UNSOLVED,
    copy,
    first_bad,
    moment,
    reject,
)
from poinsot.simulation.loops.run_records import KeepingWork, Plan, Work
from poinsot.simulation.loops.step_control import conclude, near, propose


@compiled
def _move(plan: Plan, work: Work, keeper: KeepingWork, h: float) -> int:
    """The state after h in `x_new` and the energies through the powers in the sums; −1, or the number of what could
    not be found."""
    progress, given, found = work.progress[0], keeper.given, keeper.found
    nx, nl, width, nu = work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1], work.held.shape[0]
    copy(work.x, given, nx)
    for i in range(nl, width):
        work.sums[0, i] = 0.0
    begun = progress.time
    for part in range(keeper.shares.shape[0]):
        length = keeper.shares[part] * h
        moment(given, nx, begun + 0.5 * length, plan.segments, plan.inputs, work.held, progress.segment)
        given[nx + 1 + nu] = length
        call_kernel(keeper.step, given, found)
        progress.evaluations += 1
        bad = first_bad(found, found.shape[0])
        if bad >= 0:
            return bad
        copy(found, given, nx)
        for i in range(nl, width):
            work.sums[0, i] += found[nx + i - nl]
        begun += length
    copy(given, work.x_new, nx)
    return -1


@compiled
def _write(plan: Plan, work: Work, index: int) -> None:
    """A sample of the new state as it is, and its residual in the constraints."""
    nx, nl, at = work.x.shape[0], plan.magnitude.shape[0], index - work.progress[0].taken
    copy(work.x_new, work.states[at], nx)
    for i in range(work.energy.shape[0]):
        work.energies[at, i] = work.energy[i] + work.sums[0, nl + i]
    if plan.project != 0:
        copy(work.x_new, work.placed, nx)
        call_kernel(plan.project, work.placed, work.projected)
        work.errors[at, 0], work.errors[at, 1] = work.projected[nx], work.projected[nx + 1]


@compiled
def _attempt(plan: Plan, work: Work, keeper: KeepingWork, h: float, time_new: float, lands: bool) -> float:
    """Try one step: 0, or −(factor for the next try). Samples inside it are ends of shorter steps from its start."""
    progress = work.progress[0]
    index, close = progress.sample, near(time_new)
    while index < plan.times.shape[0] and plan.times[index] < time_new - close:
        bad = _move(plan, work, keeper, plan.times[index] - progress.time)
        if bad >= 0:
            return reject(progress, UNSOLVED, bad % plan.magnitude.shape[0], 0.5)
        _write(plan, work, index)
        index += 1
    bad = _move(plan, work, keeper, h)
    if bad >= 0:
        return reject(progress, UNSOLVED, bad % plan.magnitude.shape[0], 0.5)
    if index < plan.times.shape[0] and plan.times[index] <= time_new + close:
        _write(plan, work, index)
        index += 1
    if not arrive(plan, work, None, None, time_new, lands, index):
        return -0.5
    return 0.0


@compiled
def advance(plan: Plan, work: Work, keeper: KeepingWork, attempts: int) -> None:
    """At most so many attempts of a step; `work.progress` tells how far the run has come and why it stopped."""
    progress = work.progress[0]
    for _ in range(attempts):
        h, lands = propose(plan, progress)
        if h == 0.0:
            return
        error = _attempt(plan, work, keeper, h, progress.aim, lands)
        conclude(plan, progress, h, error)
