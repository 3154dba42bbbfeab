"""The work of the loops of runs before, between and after their steps: of one run, and of those in lanes, that have
`ExplicitWork`.

Samples of a lane lie at addresses of its own. Units: those of the states; θ is a share of a step [–].
Law: a lane has the bits of the run alone, tests/ensembles/test_members.py.
Source: Hairer, Nørsett & Wanner 1993, §II.4.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import Known, compiled, each_lane, matrix, unrolled, written_out
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.lane_records import ExplicitWork, TableauRows
from poinsot.simulation.loops.native import (
    CONSTRAINT,
    DONE,
    NOT_FINITE,
    NOT_FINITE_AT_START,
    NOT_ON_MANIFOLD_AT_START,
    book,
    copy,
    displace,
    evaluate,
    finite,
    first_bad,
    place,
    reject,
    tolerated,
)
from poinsot.simulation.loops.powers import power
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.step_control import final, moment_of, near
from poinsot.simulation.loops.tree_holding import project, settle
from poinsot.simulation.loops.tree_records import Branches

PROBES = 20  # steps of Euler's method, each a hundredth of the one before, that tell the size of ξ̈


@compiled
def enter(plan: Plan, work: Work, own: ExplicitWork, segment: int) -> None:
    """Take the lines of the tables of segments and inputs for a segment, counted from the run's own first one."""
    span = plan.span
    place_of, nu = segment + own.lane[0].first_segment, work.held.shape[0]
    for i in range(5):
        own.here[i] = span.segments[place_of, i]
    for i in range(nu):
        own.driven[i], own.driven[nu + i] = span.inputs[place_of, 0, i], span.inputs[place_of, 1, i]


@written_out
def interpolated(sums: Matrix, method: Known[TableauRows] | None, levels: int, i: int, theta: float) -> float:
    """Component i at θ of a step by its dense output, F in the rows of sums: θ (F₀ + (1 − θ) (F₁ + θ (F₂ + …)))."""
    value = 0.0
    for k in unrolled(len(method.dense) if method is not None else levels):
        level = (len(method.dense) if method is not None else levels) - 1 - k
        value = (sums[level, i] + value) * (theta if level % 2 == 0 else 1.0 - theta)
    return value


@compiled
def keep(plan: Plan, work: Work, own: ExplicitWork | None, tree: Branches | None, cursor: int) -> tuple[bool, float]:
    """Settle a sample on the constraints and measure what remains of them; whether that worked, the position error."""
    kernels = plan.kernels
    progress, nx = work.progress[0], work.x.shape[0]
    at, error, fine = cursor - progress.taken, 0.0, True
    state = work.samples.states[at] if own is None else own.sampled
    if kernels.project == 0:
        fine = finite(state, nx)
    else:
        fine = settle(kernels.project, tree, plan.tolerance, state, work.projection.projected, work.projection.placed)
        copy(state, work.projection.placed, nx)
        project(kernels.project, tree, work.projection.placed, work.projection.projected)
        error = work.projection.projected[nx]
        if own is None:
            work.samples.errors[at, 0], work.samples.errors[at, 1] = error, work.projection.projected[nx + 1]
    if own is not None:
        for _ in each_lane(True):
            lane, nw = own.lane[0], work.books.energy.shape[0]
            states, energies = matrix(lane.states, at + 1, nx), matrix(lane.energies, at + 1, nw)
            errors = matrix(lane.errors, at + 1, 2)
            for i in range(nx):
                states[at, i] = own.sampled[i]
            for i in range(nw):
                energies[at, i] = own.powered[i]
            for i in range(2):
                errors[at, i] = work.projection.projected[nx + i]
    return fine and error <= plan.tolerance, error


@compiled
def write_samples(
    plan: Plan,
    work: Work,
    own: ExplicitWork | None,
    method: Known[TableauRows] | None,
    tree: Branches | None,
    h: float,
    time_new: float,
) -> int:
    """Write the samples in (t, t + h] from the step in the sums, F: the first that is left then, or −1, with the reason
    noted, where one cannot be had."""
    progress, nx, nl, width = work.progress[0], work.x.shape[0], plan.magnitude.shape[0], work.k.shape[1]
    cursor, early, late = progress.sample, time_new - near(time_new), time_new + near(time_new)
    due = moment_of(plan, cursor)
    while due <= late:
        at = cursor - progress.taken
        state = work.samples.states[at] if own is None else own.sampled
        energy = work.samples.energies[at] if own is None else own.powered
        if due < early:
            theta = (due - progress.time) / h
            for i in range(nl):
                work.feed[nx + i] = interpolated(work.sums, method, plan.tableau.dense.shape[0], i, theta)
            for i in range(nl, width):
                change = interpolated(work.sums, method, plan.tableau.dense.shape[0], i, theta)
                energy[i - nl] = work.books.energy[i - nl] + change
            within = work.samples.states[at] if own is None else own.within
            displace(plan, tree, work.feed, within)
            if own is not None:
                copy(within, state, nx)
        else:
            copy(work.x_new, state, nx)
            for i in range(nl, width):
                energy[i - nl] = work.books.energy[i - nl] + work.sums[0, i]
        kept, error = keep(plan, work, own, tree, cursor)
        if not kept:
            progress.position_error = error
            reject(progress, NOT_FINITE if plan.kernels.project == 0 else CONSTRAINT, 0, 0.2)
            return -1
        cursor += 1
        due = moment_of(plan, cursor)
    return int(cursor)


@written_out
def exchange_at(plan: Plan, work: Work, exchange: Matrix, at: int) -> None:
    """The turnover so far and the ranges of the energies through the powers, in a row."""
    for part in range(1, work.samples.exchange.shape[1]):
        exchange[at, part] = 0.0
    exchange[at, 0] = work.progress[0].turnover
    for i in range(work.books.energy.shape[0]):
        exchange[at, 1 + plan.part[i]] += work.books.high[i] - work.books.low[i]


@compiled
def note_exchange(plan: Plan, work: Work, own: ExplicitWork | None, cursor: int) -> None:
    """With the samples up to one, the turnover so far and the ranges of the energies; they are done with."""
    progress = work.progress[0]
    if own is None:
        for sample in range(progress.sample, cursor):
            exchange_at(plan, work, work.samples.exchange, sample - progress.taken)
    else:
        for _ in each_lane(progress.sample < cursor):
            exchange = matrix(own.lane[0].exchange, cursor - progress.taken, work.samples.exchange.shape[1])
            for sample in range(progress.sample, cursor):
                exchange_at(plan, work, exchange, sample - progress.taken)
    progress.sample = cursor


@compiled
def evaluate_fresh(
    plan: Plan, work: Work, own: ExplicitWork | None, method: Known[TableauRows] | None, time: float, s: int
) -> int:
    """Row 0 of k, the flow at a state in the feed: −1, or the number of a component that is not finite."""
    row = work.k[method.rows] if method is not None else work.k[0]
    evaluate(plan, work, own, time, s, row)
    return take_flow(work, own, row)


@compiled
def take_flow(work: Work, own: ExplicitWork | None, row: Vector) -> int:
    """This row of k as row 0: −1, or the number of a component that is not finite."""
    if not finite(row, work.k.shape[1]):
        return first_bad(row, work.k.shape[1])
    if own is not None:
        copy(row, own.k0, work.k.shape[1])
    return -1


@compiled
def evaluate_end(
    plan: Plan, work: Work, own: ExplicitWork | None, method: Known[TableauRows] | None, time: float, s: int
) -> int:
    """`evaluate_fresh` at the end of a step, unless that was the last stage of the method, in the same segment."""
    if method is not None and method.again and s == work.progress[0].segment:
        return take_flow(work, own, work.k[method.stages - 1])
    return evaluate_fresh(plan, work, own, method, time, s)


@compiled
def segment_from(plan: Plan, work: Work, own: ExplicitWork | None, lands: bool, time_new: float) -> int:
    """The segment behind a step."""
    following = work.progress[0].segment
    end = plan.span.segments[following, 1] if own is None else own.here[1]
    count = plan.span.segments.shape[0] if own is None else own.lane[0].own_segments
    if lands and time_new >= end and following + 1 < count:
        following += 1
    return int(following)


@compiled
def accept(plan: Plan, work: Work, own: ExplicitWork | None, following: int, time_new: float, cursor: int) -> None:
    """The new state, its energies, and the samples that were written on the way to it."""
    progress = work.progress[0]
    for i in range(work.x.shape[0]):
        work.x[i], work.largest[i] = work.x_new[i], max(work.largest[i], abs(work.x_new[i]))
    book(work, plan.magnitude.shape[0])
    if progress.sample != cursor:
        note_exchange(plan, work, own, cursor)
        if own is not None:
            own.lane[0].due = moment_of(plan, cursor)
    progress.segment, progress.time = following, time_new


@compiled
def arrive(
    plan: Plan,
    work: Work,
    own: ExplicitWork | None,
    method: Known[TableauRows] | None,
    time_new: float,
    lands: bool,
    cursor: int,
) -> bool:
    """Take the new state, with the flow where its segment begins; False, the reason noted, without a flow, or without a
    sample (cursor −1).
    """
    progress, bad = work.progress[0], -1
    following = segment_from(plan, work, own, lands, time_new)
    if cursor >= 0:
        if own is not None and following != progress.segment:
            enter(plan, work, own, following)
        place(work.feed, work.x_new, plan.magnitude.shape[0])
        bad = evaluate_end(plan, work, own, method, time_new, following)
        if bad >= 0:
            reject(progress, NOT_FINITE, bad, 0.2)
            if own is not None:
                enter(plan, work, own, progress.segment)
    if cursor < 0 or bad >= 0:
        if own is None:
            progress.stale = 1  # row 0 of k is of another state
        return False
    accept(plan, work, own, following, time_new, cursor)
    return True


@compiled
def first_step(plan: Plan, work: Work, own: ExplicitWork | None) -> float:
    """Hairer's first step: an Euler step tells the size of ξ̈ (HNW I, §II.4), norms being maxima."""
    control = plan.control
    progress, nx, nl = work.progress[0], work.x.shape[0], plan.magnitude.shape[0]
    line = plan.span.segments[progress.segment] if own is None else own.here
    k0 = work.k[0] if own is None else own.k0
    size, speed = 0.0, 0.0
    for i in range(nl):
        j = plan.magnitude[i]
        work.scale[i] = tolerated(plan, work, own, i, work.x)
        size = max((1.0 if j < 0 else abs(work.x[j])) / work.scale[i], size)
        speed = max(abs(k0[i]) / work.scale[i], speed)
    span = min(progress.stop, line[1]) - progress.time
    longest = min(min(span, line[4]), control.max_step)
    # HNW §II.4, the constants of its starting step; near rest, size tells nothing
    h = min(longest, max(0.01 * size / max(1e-5, speed), 1e-6 * span))
    guess = 0.0
    for _ in range(PROBES):
        for i in range(nl):
            work.feed[nx + i] = h * k0[i]
        evaluate(plan, work, own, progress.time + h, progress.segment, work.k[1])
        steepest = speed
        for i in range(nl):
            change = abs(work.k[1, i] - k0[i]) / (h * work.scale[i])
            worse = not change <= steepest and np.isfinite(steepest)
            steepest = change if worse else steepest
        if not np.isfinite(steepest):
            return float(1e-3 * h)  # HNW §II.4, the constants of its starting step
        slope = max(1e-300, 0.01 / steepest)
        curved = slope**control.exponent if own is None else power(slope, control.exponent)
        straight = steepest <= 1e-15  # HNW §II.4, the constants of its starting step
        guess = max(1e-3 * h, 1e-6 * span) if straight else curved  # the same
        if straight or guess >= 0.01 * h:
            break
        h *= 0.01  # so far from here tells nothing of so short a step
    return float(min(min(longest, guess), 100.0 * h))


@compiled
def write_state(plan: Plan, work: Work, own: ExplicitWork | None, tree: Branches | None, cursor: int) -> None:
    """A sample of the state as it stands, but for the records of exchanges."""
    at = cursor - work.progress[0].taken
    copy(work.x, work.samples.states[at] if own is None else own.sampled, work.x.shape[0])
    copy(work.books.energy, work.samples.energies[at] if own is None else own.powered, work.books.energy.shape[0])
    keep(plan, work, own, tree, cursor)


@compiled
def take_sample(plan: Plan, work: Work, own: ExplicitWork | None, tree: Branches | None) -> None:
    """A sample of the state as it stands."""
    cursor = work.progress[0].sample
    write_state(plan, work, own, tree, cursor)
    note_exchange(plan, work, own, cursor + 1)


@compiled
def settle_start(plan: Plan, work: Work, tree: Branches | None) -> bool:
    """Take the initial state to the constraints; False where that does not work."""
    kernels = plan.kernels
    progress, nx = work.progress[0], work.x.shape[0]
    if kernels.project != 0:
        copy(work.x, work.projection.placed, nx)
        project(kernels.project, tree, work.projection.placed, work.projection.projected)
        progress.position_error, progress.velocity_error = (
            work.projection.projected[nx],
            work.projection.projected[nx + 1],
        )
        if not settle(kernels.project, tree, plan.tolerance, work.x, work.projection.projected, work.projection.placed):
            progress.status = NOT_ON_MANIFOLD_AT_START
            return False
    return True


@compiled
def evaluate_start(plan: Plan, work: Work, own: ExplicitWork | None, method: Known[TableauRows] | None) -> bool:
    """The flow at the start; False if it fails."""
    progress = work.progress[0]
    place(work.feed, work.x, plan.magnitude.shape[0])
    progress.culprit = evaluate_fresh(plan, work, own, method, progress.time, progress.segment)
    if progress.culprit >= 0:
        progress.status = NOT_FINITE_AT_START
        return False
    return True


@compiled
def choose_first(plan: Plan, work: Work, own: ExplicitWork | None) -> None:
    """The first step."""
    progress = work.progress[0]
    if progress.time >= final(plan):
        progress.status = DONE
    else:
        progress.step = plan.control.fixed_step if plan.control.fixed_step > 0.0 else first_step(plan, work, own)
        place(work.feed, work.x, plan.magnitude.shape[0])


@compiled
def launch(plan: Plan, work: Work, own: ExplicitWork | None, method: Known[TableauRows] | None) -> None:
    """Settle the initial state, evaluate the flow there, take the sample at the start, choose the first step."""
    if settle_start(plan, work, None) and evaluate_start(plan, work, own, method):
        if moment_of(plan, work.progress[0].sample) <= work.progress[0].time:
            take_sample(plan, work, own, None)
        choose_first(plan, work, own)


@compiled
def begin(plan: Plan, work: Work) -> None:
    """`launch` of one run."""
    launch(plan, work, None, None)


@compiled
def take(plan: Plan, work: Work) -> None:
    """`take_sample` of one run."""
    take_sample(plan, work, None, None)
