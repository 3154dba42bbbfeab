"""The compiled loop of Systems that switch, for explicit methods and collocation alike: steps that land on events."""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.crossings import (
    CLOSE,
    GUESSED,
    PROVED,
    STRAIGHT,
    find_command,
    find_event,
    look_after,
)
from poinsot.simulation.loops.decision_impulse import KEPT
from poinsot.simulation.loops.decision_problem import CLOSED, OPEN
from poinsot.simulation.loops.explicit_stages import try_explicit
from poinsot.simulation.loops.guards import FALLING, PASSED, heed_loads, look, tolerated, waits_for_command
from poinsot.simulation.loops.implicit_loop import lengthen, remember, try_collocation
from poinsot.simulation.loops.instants import DECIDING, HAPPENING, STARTING, STEPPING, happen
from poinsot.simulation.loops.kept_steps import try_kept, write_kept
from poinsot.simulation.loops.leaps import beyond_leap, falls_short, leaps_over, lets_go, passes_over
from poinsot.simulation.loops.loop import (
    accept,
    arrive,
    choose_first,
    evaluate_start,
    segment_from,
    settle_start,
    take,
    write_samples,
)
from poinsot.simulation.loops.native import DONE, NOT_FINITE, RUNNING, STEP_TOO_SMALL, place, reject
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.run_records import Plan, Progress, Solver, Work
from poinsot.simulation.loops.samples import keep_sigma
from poinsot.simulation.loops.slips import slow_slip
from poinsot.simulation.loops.step_control import conclude, propose
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.loops.windows import BAD, LAST, NONE, spread

NONE_OF = 256.0  # times what a γ is where it passes, and what it changes while that moment is not known better
AGAIN = 3  # times that a step is taken again, so that it lands on its event
ALONG, FAST = 1e-9, 1e3  # of a speed, what is not across its direction; times ε, speeds at which steps turn directions


@compiled
def _try(plan: Plan, work: Work, switch: Switch, rows: Rows, solver: Solver | None, h: float) -> float:
    """Try one step, up to the settled new state: its scaled error, or −(factor for the next try)."""
    inputs = rows.inputs
    rows.state[0].spread = 0
    if switch.step != 0:
        return try_kept(plan, work, switch.step, switch.parts, inputs.offered, inputs.found, inputs.moved, h)
    if solver is not None:
        return try_collocation(plan, work, solver, h)
    error, culprit = try_explicit(plan, work, None, None, h)
    if error >= 0.0:
        work.progress[0].culprit = culprit
    return error


@compiled
def _passed(switch: Switch, rows: Rows) -> bool:
    """Whether some other guard has been passed already."""
    guard = rows.guard
    passed = False
    for i in range(guard.margin.shape[0]):
        apart = i != rows.state[0].fired and guard.deflated[i] == 0
        passed = passed or (apart and guard.margin[i] - guard.base[i] < -2.0 * tolerated(switch, rows, i))
    return passed


@compiled
def _far(switch: Switch, rows: Rows) -> bool:
    """True if the landing missed: the gap exceeds that allowed of a closed row."""
    i = rows.state[0].fired
    flies = i < rows.mode.shape[0] and rows.mode[i] == OPEN and switch.rows.degree[i] == 2
    return bool(flies and abs(rows.guard.margin[i]) > KEPT * switch.rows.gap[i])


@compiled
def _land(
    plan: Plan,
    work: Work,
    switch: Switch,
    rows: Rows,
    solver: Solver | None,
    part: float,
    leaps: bool,
    apart: bool,
) -> tuple[float, float]:
    """Take the step again as far as the event; how far it goes, and its error or −(factor for the next try).

    leaps  whether the margin leaps over 0 there, so that nothing tells how much better to go
    apart  whether what touches goes apart there, and does not hold the state
    """
    progress, state = work.progress[0], rows.state[0]
    error, known, most = 0.0, progress.tried, progress.tried
    for again in range(AGAIN):
        if solver is not None:
            solver.memory[0].before = -known
        progress.unsettled = 1 if apart else 0
        error = _try(plan, work, switch, rows, solver, part)
        progress.unsettled = 0
        state.located += 1
        if error < 0.0:
            return part, error
        if not look_after(plan, work, switch, rows, progress.time + part):
            return part, -0.25
        missed = -rows.guard.margin[state.fired] / state.slope
        if state.straight == GUESSED:
            state.straight = PROVED if abs(missed) <= STRAIGHT * progress.tried else 0
            if _passed(switch, rows):
                state.straight = 0
                return part, -1.0
        if not leaps and abs(missed) > 0.1 * part and _far(switch, rows):
            return part, -1.0  # the step is too long to tell by what is between its ends
        early = falls_short(switch, rows, state.fired) if leaps else 0.0
        if early > 0.0:
            part = min(part + early + beyond_leap(switch, rows, state.fired, 16.0 * spacing(abs(progress.time))), most)
            if again == AGAIN - 1 or part == most:
                return part, -1.0
            continue
        if leaps or again == AGAIN - 1 or not abs(missed) <= 0.1 * part:
            break  # how far was tried, not how far would be better
        if abs(missed) <= 4.0 * spacing(abs(progress.time) + part):
            break
        known, part = part, min(part + missed, most)
    return part, error


@compiled
def _fire(plan: Plan, work: Work, switch: Switch, rows: Rows, near: float) -> None:
    """The guards that fire here: the one that was found, and all others that are zero and were not before.

    Not that of slip in space which has only turned by a right angle: it has an end where its speed has none.

    near  how exactly the moment is known [s]
    """
    events, guard = rows.events, rows.guard
    state, m = rows.state[0], rows.mode.shape[0]
    heed_loads(switch, rows)
    told = 0 <= state.fired < m and waits_for_command(switch, rows, state.fired)
    if told and state.slope < 0.0:  # by the rounding of its moment; commands have sizes of their own
        near += max(guard.margin[state.fired], 0.0) / -state.slope
    for i in range(guard.margin.shape[0]):
        none = tolerated(switch, rows, i) if i < m else 0.0
        if i >= m or waits_for_command(switch, rows, i):
            none = max(-guard.rise[i] * near, none)  # passes within `near`
        ends = i == state.fired or (guard.deflated[i] == 0 and guard.base[i] == 0.0 and guard.margin[i] <= none)
        if i >= m and guard.deflated[i] != 0 and events.hot[i - m] == 0:  # at 0 as the step begins, and beyond at once
            ends = ends or (events.gamma[i - m] == 0.0 and guard.bracket[1, i] < 0.0)
        if i < m:
            mate = switch.rows.mate[i]  # two tangential rows of a contact end together
            guard.fired[i] = 1 if ends or (0 <= mate < i and guard.fired[mate] != 0) else 0
            if ends and mate >= 0:
                guard.fired[mate] = 1
        else:
            e = i - m
            if abs(events.gamma[e]) > events.none[e]:
                events.hot[e] = 0
            if ends and events.side[e] != 0 and switch.events.ways[e] != events.side[e]:
                events.held[e], events.hot[e], events.side[e] = 1, PASSED, -events.side[e]
                events.none[e] = NONE_OF * (abs(events.gamma[e]) + abs(guard.rise[i]) * near)
    _turn(plan, switch, rows, work, 1.0)
    _end_together(plan, switch, rows)
    work.progress[0].stale = 1
    state.stage = HAPPENING


@compiled
def _last(switch: Switch, rows: Rows) -> float:
    """1, the end of the run, where some event's γ has come to 0 there, or by rounding beyond; else `NONE`."""
    events = rows.events
    for e in range(events.side.shape[0]):
        i = rows.mode.shape[0] + e
        before = abs(rows.guard.course[LAST - 1, i])
        came = before != 0.0 and abs(events.gamma[e]) <= before and rows.guard.deflated[i] == 0
        if (
            came
            and events.side[e] * events.gamma[e] <= 0.0
            and events.side[e] != 0
            and switch.events.ways[e] != events.side[e]
        ):
            rows.state[0].fired = i
            return 1.0
    return NONE


@compiled
def _turn(plan: Plan, switch: Switch, rows: Rows, work: Work, fast: float) -> None:
    """Directions of sliding in space as they are at the end of a step, where they are others than they were.

    fast  times ε, from where on a slip has one of its own
    """
    data, history = rows.data, rows.history
    ns = rows.table.kept.shape[1]
    m = rows.mode.shape[0]
    for i in range(m):
        mate = switch.rows.mate[i]
        if mate > i and rows.mode[i] > CLOSED:
            speed = (data.w[i] ** 2 + data.w[mate] ** 2) ** 0.5
            across = abs(data.w[i] * history.direction[mate] - data.w[mate] * history.direction[i])
            slow = slow_slip(plan, switch, rows, i)
            if speed > fast * slow and across > ALONG * speed:
                rows.state[0].known = 0
                for j in (i, mate):
                    rows.guard.fired[j], history.direction[j] = 0, data.w[j] / speed
                    at = ns - m + j
                    work.feed[work.feed.shape[0] - ns + at] = history.direction[j] * slow
                    work.projection.placed[work.projection.placed.shape[0] - ns + at] = history.direction[j] * slow


@compiled
def _end_together(plan: Plan, switch: Switch, rows: Rows) -> None:
    """End slips in space that are coupled to one that ends and are slower than the speed that gives a direction."""
    data, guard = rows.data, rows.guard
    m = rows.mode.shape[0]
    for i in range(m):
        for j in range(m if switch.rows.mate[i] >= 0 and rows.mode[i] > CLOSED and guard.fired[i] != 0 else 0):
            mate = switch.rows.mate[j]
            if mate > j and rows.mode[j] > CLOSED and data.S[i, j] ** 2 + data.S[i, mate] ** 2 > 0.0:
                slow = slow_slip(plan, switch, rows, j)
                if data.w[j] ** 2 + data.w[mate] ** 2 <= slow * slow:
                    guard.fired[j] = guard.fired[mate] = 1


@compiled
def _attempt(
    plan: Plan, work: Work, switch: Switch, rows: Rows, solver: Solver | None, h: float, lands: bool, told: int
) -> tuple[float, float]:
    """Try one step, and take it unless an event is within: then where it is, and the scaled error; else `NONE`.

    told  the row that a command ends where the step does, −1 none
    """
    progress, state = work.progress[0], rows.state[0]
    error, time_new, theta = _try(plan, work, switch, rows, solver, h), progress.aim, NONE
    state.blind = 0
    if error < 0.0:
        conclude(plan, progress, h, error)
        return NONE, error
    theta = find_event(plan, work, switch, rows, solver, h, time_new)
    if theta == BAD:
        state.blind = state.row + 1
        conclude(plan, progress, h, reject(progress, NOT_FINITE, 0, 0.25))
        return NONE, error
    if theta != NONE:
        return theta, error
    if lands or told >= 0:
        if state.known == 0:
            if not look_after(plan, work, switch, rows, time_new):
                conclude(plan, progress, h, reject(progress, NOT_FINITE, 0, 0.25))
                return NONE, error
            state.known = 1 if state.watching != FALLING and rows.events.side.shape[0] == 0 else 0
        heed_loads(switch, rows)
        if time_new >= plan.span.segments[plan.span.segments.shape[0] - 1, 1]:
            theta = _last(switch, rows)
        if told >= 0:
            state.fired, theta = told, 1.0
    _take(plan, work, switch, rows, solver, h, h, time_new, lands, theta != NONE, error)
    return NONE, error


@compiled
def _meet(
    plan: Plan,
    work: Work,
    switch: Switch,
    rows: Rows,
    solver: Solver | None,
    h: float,
    lands: bool,
    theta: float,
    error: float,
) -> None:
    """Take the step that was tried as far as the event that was found within."""
    progress = work.progress[0]
    part, time_new, ends = h, progress.aim, lands
    least, fired = 16.0 * spacing(abs(progress.time)), rows.state[0].fired
    leaps, beyond = theta > 0.0 and leaps_over(switch, rows, fired), theta + beyond_leap(switch, rows, fired, least) / h
    if theta > 0.0 and not leaps:
        leaps = passes_over(plan, work, switch, rows, h, beyond)
    if leaps:  # beyond the leap the laws are those that hold from there on
        theta = min(beyond, 1.0)
    elif theta * h <= least:
        place(work.feed, work.x, plan.magnitude.shape[0])
        look(plan, work, switch, rows, progress.time)
        _fire(plan, work, switch, rows, _near(progress.time, rows.state[0].within))
        return
    apart = leaps and lets_go(plan, work, switch, rows, h, theta)
    if apart or (theta < 1.0 and (1.0 - theta) * h > least):
        part, again = _land(plan, work, switch, rows, solver, theta * h, leaps, apart)
        if again < 0.0:
            conclude(plan, progress, part, again)
            return
        time_new, ends = progress.time + part, False
        if progress.aim - time_new <= least:
            time_new, ends = progress.aim, lands
    elif not look_after(plan, work, switch, rows, time_new):
        conclude(plan, progress, h, reject(progress, NOT_FINITE, 0, 0.25))
        return
    _take(plan, work, switch, rows, solver, h, part, time_new, ends, True, error)


@compiled
def _near(time: float, h: float) -> float:
    """How exactly the moment of an event is known [s]."""
    return spacing(abs(time) + h) + CLOSE * h


@compiled
def _take(
    plan: Plan,
    work: Work,
    switch: Switch,
    rows: Rows,
    solver: Solver | None,
    h: float,
    part: float,
    time_new: float,
    ends: bool,
    met: bool,
    error: float,
) -> None:
    """Take a step, or the part of it up to an event."""
    inputs, table = rows.inputs, rows.table
    progress, state, s = work.progress[0], rows.state[0], work.progress[0].segment
    cursor, near = progress.sample, _near(progress.time, state.within)
    if progress.sample < plan.span.times.shape[0] and plan.span.times[progress.sample] <= time_new + 2.0 * spacing(
        abs(time_new)
    ):
        if switch.step != 0:
            cursor = write_kept(
                plan, work, switch.step, switch.parts, inputs.offered, inputs.found, inputs.moved, time_new
            )
        else:
            spread(plan, work, state, solver, part, work.k.shape[1])
            cursor = write_samples(plan, work, None, None, None, part, time_new)
        for k in range(progress.sample, cursor):
            keep_sigma(work, rows, k - progress.taken)
    if met and solver is None and cursor >= 0:  # after the event another flow holds
        accept(plan, work, None, segment_from(plan, work, None, ends, time_new), time_new, cursor)
    elif not arrive(plan, work, None, None, time_new, ends, cursor):
        state.known = 0
        if solver is not None:
            solver.memory[0].before = 0.0
        conclude(plan, progress, part, -0.2)
        return
    if met:
        _fire(plan, work, switch, rows, near)
    else:
        for e in range(rows.events.hot.shape[0]):
            rows.events.hot[e] = 0
        _turn(plan, switch, rows, work, FAST)
        if progress.segment != s:
            state.stage = DECIDING
    if solver is not None:
        remember(plan, solver, part, progress.segment == s and not met)
    conclude(plan, progress, h, error)
    if progress.status == DONE and state.stage == HAPPENING:
        progress.status = RUNNING  # what happens at the end of the run happens
    slot = state.code % table.pace.shape[0]
    table.pace[slot], table.paced[slot], table.windows[slot] = progress.step, state.code, state.window
    table.clears[slot] = state.clear - progress.time


@compiled
def go_on(
    plan: Plan,
    closed: Plan,
    work: Work,
    switch: Switch,
    rows: Rows,
    solver: Solver | None,
    solver_closed: Solver | None,
    turns: int,
    patience: int,
) -> None:
    """Take at most `turns` turns of steps up to an event, after the instants that are due.

    patience   of lanes, attempts by which the others may come to events of theirs, so that they meet them together
    """
    progress, state = work.progress[0], rows.state[0]
    for turn in range(turns + 1):
        if progress.status != RUNNING:
            return
        if state.stage != STEPPING:
            if not happen(plan, closed, work, switch, rows):
                return
            if solver is not None:
                solver.memory[0].before, solver.memory[0].wanted = 0.0, 1
        attempts = 0 if turn == turns else patience
        if state.closed != 0:
            going = _go(closed, work, switch, rows, solver_closed, attempts)
        else:
            going = _go(plan, work, switch, rows, solver, attempts)
        if not going:
            return


@compiled
def _may_jam(progress: Progress, rows: Rows) -> bool:
    """Whether what slides may have jammed, where no step is short enough: then this is decided, once."""
    for k in range(rows.mode.shape[0]):
        if rows.mode[k] > CLOSED and rows.choice.decision[0].jams == 0:
            rows.choice.decision[0].jams, progress.status = 1, RUNNING
            rows.state[0].stage, rows.state[0].launched = DECIDING, 0
            rows.table.paced[rows.state[0].code % rows.table.pace.shape[0]] = 0
            return True
    return False


@compiled
def _go(plan: Plan, work: Work, switch: Switch, rows: Rows, solver: Solver | None, attempts: int) -> bool:
    """At most so many attempts of a step in the mode as it stands, up to an event; whether to go on."""
    progress, state = work.progress[0], rows.state[0]
    if state.launched == 0 and state.begun != 0:
        state.launched = 1
        if evaluate_start(plan, work, None, None):
            choose_first(plan, work, None)
    if progress.time >= plan.span.segments[plan.span.segments.shape[0] - 1, 1]:
        progress.status = DONE
    if attempts == 0 or progress.status != RUNNING:
        return False
    h, lands, theta, error, going, told = 0.0, False, NONE, 0.0, True, -1
    for _ in range(attempts):
        h, lands = propose(plan, progress)
        going, state.within = h != 0.0, h
        if not going:
            return progress.status == STEP_TOO_SMALL and _may_jam(progress, rows)
        told, theta = -1, find_command(plan, work, switch, rows, h)
        if theta < 1.0 and theta * h > 16.0 * spacing(abs(progress.time)):
            h, lands, told = theta * h, False, state.fired
            progress.aim, progress.tried = progress.time + h, h
        theta, error = _attempt(plan, work, switch, rows, solver, h, lands, told)
        if theta != NONE:
            break
        if solver is not None:
            lengthen(plan, progress, solver.memory[0], h)
        if progress.status != RUNNING or state.stage != STEPPING:
            break
    if theta != NONE and going:
        _meet(plan, work, switch, rows, solver, h, lands, theta, error)
        if solver is not None:
            lengthen(plan, progress, solver.memory[0], h)
    return going


@compiled
def begin(plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """Settle the initial state and take its sample; `advance` finds its mode and goes on."""
    progress, state = work.progress[0], rows.state[0]
    if not settle_start(plan, work, None):
        return
    if plan.span.times[0] <= progress.time:
        take(plan, work)
    state.stage, state.launched, state.begun = STARTING, 0, 1


@compiled
def sample(plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """A sample of the state as it stands."""
    progress = work.progress[0]
    if rows.state[0].closed != 0:
        take(closed, work)
    else:
        take(plan, work)
    keep_sigma(work, rows, progress.sample - 1 - progress.taken)


@compiled
def advance(plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows, attempts: int) -> None:
    """At most so many attempts of an explicit method."""
    go_on(plan, closed, work, switch, rows, None, None, attempts, 1)


@compiled
def advance_implicit(
    plan: Plan,
    closed: Plan,
    work: Work,
    switch: Switch,
    rows: Rows,
    solver: Solver,
    solver_closed: Solver,
    attempts: int,
) -> None:
    """At most so many attempts of collocation."""
    go_on(plan, closed, work, switch, rows, solver, solver_closed, attempts, 1)
