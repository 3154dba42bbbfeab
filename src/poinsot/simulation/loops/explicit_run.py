"""The loop of explicit methods, one text for one run and for several side by side, one in each lane.

    begin      the state settled, the flow there, the sample at the start, the first step
    propose    h                                         `step_control`
    try        stages, error, chart, constraints         `explicit_stages`
    sample     dense output                              `explicit_samples`
    arrive     the new state, with the flow there
    conclude   the size of the next step                 `step_control`

Members of an ensemble wait in a queue: a lane whose run has ended takes the next, so that no Python stands between one
member and the next. Law: a lane has the bits of the run alone, tests/ensembles/test_alone.py. Source: decision 0011;
Hairer, Nørsett & Wanner 1993, §II.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import (
    Known,
    any_lane,
    call_kernel,
    compiled,
    each_lane,
    fma,
    matrix,
    vector,
    whole,
    written_out,
)
from poinsot.simulation.loops.explicit_samples import note_exchange, sample_step, take
from poinsot.simulation.loops.explicit_stages import Coefficients, enter, evaluate, finite, settle, try_step
from poinsot.simulation.loops.lane_records import Own, Queue
from poinsot.simulation.loops.native import (
    DONE,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    NOT_ON_MANIFOLD_AT_START,
    RUNNING,
    book,
    copy,
    first_bad,
    place,
    reject,
)
from poinsot.simulation.loops.powers import power
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import conclude, final, moment_of, near, propose_until

FAILED = -0.2
"""The step is to be a fifth."""


@compiled
def resume(plan: Plan, work: Work, own: Own) -> None:
    """What follows from where a run is, and from what the host may have changed since."""
    progress, lane = work.progress[0], own.lane[0]
    enter(plan, work, own, progress.segment)
    lane.due = moment_of(plan, progress.sample)
    lane.full_at = moment_of(plan, progress.room)


@compiled
def begin(plan: Plan, work: Work, own: Own, method: Known[Coefficients]) -> None:
    """Get a run ready for its first step."""
    progress, nx, width = work.progress[0], work.x.shape[0], work.k.shape[1]
    resume(plan, work, own)
    if progress.status != RUNNING:
        return
    if plan.project != 0:
        copy(work.x, work.placed, nx)
        call_kernel(plan.project, work.placed, work.projected)
        progress.position_error, progress.velocity_error = work.projected[nx], work.projected[nx + 1]
        settled, _ = settle(plan, work, work.x)
        if not settled:
            progress.status = NOT_ON_MANIFOLD_AT_START
            return
    place(work.feed, work.x, plan.magnitude.shape[0])
    evaluate(plan, work, own, progress.time, work.k[method.rows])
    copy(work.k[method.rows], own.k0, width)
    progress.evaluations += 1
    progress.culprit = first_bad(own.k0, width)
    if progress.culprit >= 0:
        progress.status = NOT_FINITE_AT_START
        return
    if own.lane[0].due <= progress.time:
        take(plan, work, own)
    if progress.time >= final(plan):
        progress.status = DONE
    elif plan.fixed_step > 0.0:
        progress.step = plan.fixed_step
    else:
        progress.step = first_step(plan, work, own, method)


@compiled
def first_step(plan: Plan, work: Work, own: Own, method: Known[Coefficients]) -> float:
    """Hairer's first step: an Euler step tells the size of ξ̈ (HNW I, §II.4), norms being maxima."""
    progress, nx, nl = work.progress[0], work.x.shape[0], plan.magnitude.shape[0]
    size, speed = 0.0, 0.0
    for i in range(nl):
        j = plan.magnitude[i]
        own.between[i] = 1.0 if j < 0 else abs(work.x[j])
        scale = fma(plan.rtol, own.between[i], own.atol[i])
        size, speed = max(own.between[i] / scale, size), max(abs(own.k0[i]) / scale, speed)
    span = min(progress.stop, own.here[1]) - progress.time
    longest = min(min(span, own.here[4]), plan.max_step)
    # HNW §II.4, the constants of its starting step; near rest, size tells nothing
    h = min(longest, max(0.01 * size / max(1e-5, speed), 1e-6 * span))
    for i in range(nl):
        work.feed[nx + i] = h * own.k0[i]
    evaluate(plan, work, own, progress.time + h, work.k[1])
    progress.evaluations += 1
    steepest = speed
    for i in range(nl):
        change = abs(work.k[1, i] - own.k0[i]) / (h * fma(plan.rtol, own.between[i], own.atol[i]))
        worse = not change <= steepest and np.isfinite(steepest)
        steepest = change if worse else steepest
    if not np.isfinite(steepest):
        return float(1e-3 * h)  # HNW §II.4, the constants of its starting step
    curved = power(max(1e-300, 0.01 / steepest), 1.0 / method.order)
    # HNW §II.4, the constants of its starting step
    guess = max(1e-3 * h, 1e-6 * span) if steepest <= 1e-15 else curved
    return float(min(min(longest, guess), 100.0 * h))


@compiled
def arrive(plan: Plan, work: Work, own: Own, method: Known[Coefficients], lands: bool, cursor: int) -> bool:
    """Take the new state, with the flow where its segment begins; False, the reason noted, where there is none."""
    progress, nl, width = work.progress[0], plan.magnitude.shape[0], work.k.shape[1]
    following = progress.segment
    if lands and progress.aim >= own.here[1] and following + 1 < own.lane[0].own_segments:
        following += 1
        enter(plan, work, own, following)
    fresh = work.k[method.rows]
    place(work.feed, work.x_new, nl)
    evaluate(plan, work, own, progress.aim, fresh)
    progress.evaluations += 1
    if not finite(fresh, width):
        reject(progress, NOT_FINITE, first_bad(fresh, width), 0.2)
        enter(plan, work, own, progress.segment)
        return False
    copy(fresh, own.k0, width)
    copy(work.x_new, work.x, work.x.shape[0])
    book(work, nl)
    progress.segment, progress.time = following, progress.aim
    if progress.sample != cursor:
        note_exchange(plan, work, own, cursor)
        own.lane[0].due = moment_of(plan, cursor)
    return True


@written_out
def propose(plan: Plan, work: Work, own: Own) -> tuple[bool, float, bool]:
    """Whether there is a step to try, h, and whether it lands on the end of a segment or a stop."""
    progress = work.progress[0]
    end = min(progress.stop, own.here[1])
    return propose_until(plan, progress, end, own.here[4], own.lane[0].full_at)


@compiled
def attempt(plan: Plan, work: Work, own: Own, method: Known[Coefficients], h: float, lands: bool) -> None:
    """Try a step, and take it where it works."""
    progress = work.progress[0]
    error, culprit = try_step(plan, work, own, method, h)
    if error >= 0.0:
        cursor = progress.sample
        if own.lane[0].due <= progress.aim + near(progress.aim):
            cursor = sample_step(plan, work, own, method, h)
        if cursor < 0 or not arrive(plan, work, own, method, lands, cursor):
            error = FAILED
        else:
            progress.culprit = culprit
    conclude(plan, progress, h, error)


@compiled
def advance(plan: Plan, work: Work, own: Own, method: Known[Coefficients], attempts: int) -> None:
    """At most so many attempts of a step."""
    resume(plan, work, own)
    for _ in range(attempts):
        going, h, lands = propose(plan, work, own)
        if not any_lane(going):
            return
        if going:
            attempt(plan, work, own, method, h, lands)


@compiled
def refill(plan: Plan, work: Work, own: Own, queue: Queue) -> None:
    """Note what became of a run that has ended, and let the next begin; `called` is one that does."""
    progress, lane = work.progress[0], own.lane[0]
    lane.called = 0
    for _ in each_lane(progress.status != RUNNING):
        if lane.member >= 0:
            notes = vector(queue.notes + 8 * lane.member * queue.fields, queue.fields)
            copy(own.words, notes, queue.fields)
        lane.member = -1
        if queue.next < queue.end:
            lane.member, lane.called = queue.next, 1
            queue.next += 1
            start(plan, work, own, queue, lane.member)


@compiled
def start(plan: Plan, work: Work, own: Own, queue: Queue, member: int) -> None:
    """A fresh run of a member."""
    progress, lane = work.progress[0], own.lane[0]
    nx, nl, nw, nu = work.x.shape[0], plan.magnitude.shape[0], work.energy.shape[0], work.held.shape[0]
    parts, nc = work.exchange.shape[1], queue.constants_size
    for i in range(queue.fields):
        own.words[i] = 0.0
    work.energy[:] = 0.0
    work.low[:] = 0.0
    work.high[:] = 0.0
    copy(matrix(queue.initial, member + 1, nx)[member], work.x, nx)
    constants = matrix(queue.constants, member + 1, nc)[member]
    copy(constants, work.feed[nx + nl + 1 + nu :], nc)
    copy(constants, work.placed[nx:], nc)
    copy(matrix(queue.held_inputs, member + 1, nu)[member], work.held, nu)
    copy(matrix(queue.tolerances, member + 1, nl)[member], own.atol, nl)
    copy(matrix(queue.energy_tolerances, member + 1, 1)[member], own.energy_atol, 1)
    rows = 8 * member * queue.room_rows
    lane.states, lane.energies = queue.states + rows * nx, queue.energies + rows * nw
    lane.errors, lane.exchange = queue.errors + rows * 2, queue.exchange + rows * parts
    course = whole(queue.courses + 16 * member, 2)
    lane.first_segment, lane.own_segments = course[0], course[1]
    progress.time, progress.stop, progress.room = queue.begin, np.inf, queue.room


@compiled
def serve(plan: Plan, work: Work, own: Own, queue: Queue, method: Known[Coefficients], attempts: int) -> int:
    """At most so many attempts for the members that wait; 1 where there are some left to go on with, else 0."""
    progress, lane, spent = work.progress[0], own.lane[0], 0
    while True:
        refill(plan, work, own, queue)
        if not any_lane(lane.member >= 0):
            return 0
        if lane.called != 0:
            begin(plan, work, own, method)
        resume(plan, work, own)
        while True:
            going, h, lands = propose(plan, work, own)
            if not any_lane(going):
                break
            if going:
                attempt(plan, work, own, method, h, lands)
            spent += 1
            if spent >= attempts or (
                queue.next < queue.end and any_lane(lane.member >= 0 and progress.status != RUNNING)
            ):
                break
        if spent >= attempts:
            return 1
