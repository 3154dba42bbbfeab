"""Steps that keep the structure, part by part, by a kernel that solves their equations, in all loops."""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.native import UNSOLVED, copy, evaluate, first_bad, moment, place, reject
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import near

AT_ONCE = 1e-6
"""Share of a step within which motion is straight, to 1e-12 of the effect of its acceleration in a step."""


@compiled
def walk(
    plan: Plan, work: Work, step: int, shares: Vector, given: Vector, found: Vector, moved: Vector, h: float
) -> int:
    """The state after h, and the energies through the powers since; −1, or the number of what could not be found."""
    progress, nx, nw, nu = work.progress[0], work.x.shape[0], work.books.energy.shape[0], work.held.shape[0]
    copy(work.x, given, nx)
    for i in range(nw):
        moved[nx + i] = 0.0
    if h < AT_ONCE * plan.control.fixed_step:
        _go_straight(plan, work, moved, h)
        return -1
    begun = progress.time
    for part in range(shares.shape[0]):
        length = shares[part] * h
        moment(given, nx, begun + 0.5 * length, plan.span.segments, plan.span.inputs, work.held, progress.segment)
        given[nx + 1 + nu] = length
        call_kernel(step, given, found)
        progress.evaluations += 1
        bad = first_bad(found, nx + nw)
        if bad >= 0:
            return bad
        copy(found, given, nx)
        for i in range(nw):
            moved[nx + i] += found[nx + i]
        begun += length
    copy(given, moved, nx)
    return -1


@compiled
def _go_straight(plan: Plan, work: Work, moved: Vector, h: float) -> None:
    """The same of an h so short that changes of a step are rounding beside its equations: along the flow."""
    progress, nx, nl, rates = work.progress[0], work.x.shape[0], plan.magnitude.shape[0], work.k[0]
    place(work.feed, work.x, nl)
    if progress.stale:
        evaluate(plan, work, None, progress.time, progress.segment, rates)
        progress.stale = 0
    for i in range(nl):
        work.feed[nx + i] = h * rates[i]
    call_kernel(plan.kernels.retract, work.feed, moved)
    for i in range(work.books.energy.shape[0]):
        moved[nx + i] = h * rates[nl + i]
    place(work.feed, work.x, nl)


@compiled
def try_kept(
    plan: Plan, work: Work, step: int, shares: Vector, given: Vector, found: Vector, moved: Vector, h: float
) -> float:
    """Try one step, up to the new state: 0, or −(factor for the next try)."""
    nx, nl = work.x.shape[0], plan.magnitude.shape[0]
    bad = walk(plan, work, step, shares, given, found, moved, h)
    if bad >= 0:
        return reject(work.progress[0], UNSOLVED, bad % nl, 0.5)
    copy(moved, work.x_new, nx)
    for i in range(work.books.energy.shape[0]):
        work.sums[0, nl + i] = moved[nx + i]
    return 0.0


@compiled
def write_kept(
    plan: Plan, work: Work, step: int, shares: Vector, given: Vector, found: Vector, moved: Vector, time_new: float
) -> int:
    """Write the samples of the step that was tried, those inside it being ends of shorter steps from its start: the
    first that is left then, or −1, with the reason noted, where one cannot be had."""
    span = plan.span
    progress, nx, nl, close = work.progress[0], work.x.shape[0], plan.magnitude.shape[0], near(time_new)
    index = progress.sample
    while index < span.times.shape[0] and span.times[index] < time_new - close:
        bad = walk(plan, work, step, shares, given, found, moved, span.times[index] - progress.time)
        if bad >= 0:
            reject(progress, UNSOLVED, bad % nl, 0.5)
            return -1
        _write(plan, work, moved, index)
        index += 1
    if index < span.times.shape[0] and span.times[index] <= time_new + close:
        copy(work.x_new, moved, nx)
        for i in range(work.books.energy.shape[0]):
            moved[nx + i] = work.sums[0, nl + i]
        _write(plan, work, moved, index)
        index += 1
    return int(index)


@compiled
def _write(plan: Plan, work: Work, moved: Vector, index: int) -> None:
    """A sample of a state as it is, and its residual in the constraints."""
    nx, at = work.x.shape[0], index - work.progress[0].taken
    copy(moved, work.samples.states[at], nx)
    for i in range(work.books.energy.shape[0]):
        work.samples.energies[at, i] = work.books.energy[i] + moved[nx + i]
    if plan.kernels.project != 0:
        copy(moved, work.projection.placed, nx)
        call_kernel(plan.kernels.project, work.projection.placed, work.projection.projected)
        work.samples.errors[at, 0], work.samples.errors[at, 1] = (
            work.projection.projected[nx],
            work.projection.projected[nx + 1],
        )
