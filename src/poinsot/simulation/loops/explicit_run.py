"""The loop of explicit methods, one text for one run and for several side by side, one in each lane.

    begin      the state settled, the flow there, the sample at the start, the first step   `loop`
    propose    h                                         `step_control`
    try        stages, error, chart, constraints         `explicit_stages`
    sample     dense output                              `loop`
    arrive     the new state, with the flow there        `loop`
    conclude   the size of the next step                 `step_control`

Members of an ensemble wait in a queue: a lane whose run has ended takes the next, so that no Python stands between one
member and the next. Law: a lane has the bits of the run alone, tests/ensembles/test_members.py. Source: decision 0011;
Hairer, Nørsett & Wanner 1993, §II.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import Known, any_lane, compiled, each_lane, matrix, vector, whole, written_out
from poinsot.simulation.loops.explicit_stages import spread, take_stages, try_explicit
from poinsot.simulation.loops.lane_records import ExplicitWork, Queue, TableauRows
from poinsot.simulation.loops.loop import arrive, enter, launch, take_sample, write_samples
from poinsot.simulation.loops.native import RUNNING, copy
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import conclude, moment_of, near, propose_until

FAILED = -0.2
"""The step is to be a fifth."""


@compiled
def resume(plan: Plan, work: Work, own: ExplicitWork) -> None:
    """The values that follow from the place of a run, and from changes by the host since."""
    progress, lane = work.progress[0], own.lane[0]
    enter(plan, work, own, progress.segment)
    lane.due = moment_of(plan, progress.sample)
    lane.full_at = moment_of(plan, progress.room)


@compiled
def begin(plan: Plan, work: Work, own: ExplicitWork, method: Known[TableauRows]) -> None:
    """Get a run ready for its first step."""
    resume(plan, work, own)
    if work.progress[0].status == RUNNING:
        launch(plan, work, own, method)


@compiled
def take(plan: Plan, work: Work, own: ExplicitWork) -> None:
    """A sample of the state as it stands."""
    take_sample(plan, work, own, None)


@written_out
def propose(plan: Plan, work: Work, own: ExplicitWork) -> tuple[bool, float, bool]:
    """Whether there is a step to try, h, and whether it lands on the end of a segment or a stop."""
    progress = work.progress[0]
    end = min(progress.stop, own.here[1])
    return propose_until(plan, progress, end, own.here[4], own.lane[0].full_at)


@compiled
def attempt(plan: Plan, work: Work, own: ExplicitWork, method: Known[TableauRows], h: float, lands: bool) -> None:
    """Try a step, and take it where it works."""
    progress = work.progress[0]
    error, culprit = try_explicit(plan, work, own, method, h)
    if error >= 0.0:
        cursor, aim, due = progress.sample, progress.aim, own.lane[0].due
        if due < aim - near(aim):
            take_stages(plan, work, own, method, h, True)
            spread(plan, work, own, method, h, work.k.shape[1])
        if due <= aim + near(aim):
            cursor = write_samples(plan, work, own, method, None, h, aim)
        if cursor < 0 or not arrive(plan, work, own, method, aim, lands, cursor):
            error = FAILED
        else:
            progress.culprit = culprit
    conclude(plan, progress, h, error)


@compiled
def advance(plan: Plan, work: Work, own: ExplicitWork, method: Known[TableauRows], attempts: int) -> None:
    """At most so many attempts of a step."""
    resume(plan, work, own)
    for _ in range(attempts):
        going, h, lands = propose(plan, work, own)
        if not any_lane(going):
            return
        if going:
            attempt(plan, work, own, method, h, lands)


@compiled
def refill(plan: Plan, work: Work, own: ExplicitWork, queue: Queue) -> None:
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
def start(plan: Plan, work: Work, own: ExplicitWork, queue: Queue, member: int) -> None:
    """A fresh run of a member."""
    progress, lane = work.progress[0], own.lane[0]
    nx, nl, nw, nu = work.x.shape[0], plan.magnitude.shape[0], work.books.energy.shape[0], work.held.shape[0]
    parts, nc = work.samples.exchange.shape[1], queue.constants_size
    for i in range(queue.fields):
        own.words[i] = 0.0
    work.largest[:] = 0.0
    work.books.energy[:] = 0.0
    work.books.low[:] = 0.0
    work.books.high[:] = 0.0
    copy(matrix(queue.initial, member + 1, nx)[member], work.x, nx)
    constants = matrix(queue.constants, member + 1, nc)[member]
    copy(constants, work.feed[nx + nl + 1 + nu :], nc)
    copy(constants, work.projection.placed[nx:], nc)
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
def serve(plan: Plan, work: Work, own: ExplicitWork, queue: Queue, method: Known[TableauRows], attempts: int) -> int:
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
