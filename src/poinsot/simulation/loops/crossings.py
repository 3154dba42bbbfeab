"""The first event in a step that was tried: bracketed in windows of the step (`windows`), then closed in on.

Poles of guards: a γ that changes sign through infinity passes no 0. Towards a pole of order p |γ| grows on both sides
as d^(−p), however small the distance d; towards a zero it falls, and where γ jumps it stays. So it is looked at at
distances that grow eightfold, from where moments can be told apart.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.decision_problem import CLOSED, COMMANDED, OPEN, UNILATERAL
from poinsot.simulation.loops.guards import FALLING, MARGINS, TOLD, look, start_guards, tolerated
from poinsot.simulation.loops.leaps import arrival, has_leapt
from poinsot.simulation.loops.native import copy, place
from poinsot.simulation.loops.powers import spacing
from poinsot.simulation.loops.run_records import (
    INTERPOLATION,
    NO_LINE,
    QUADRATIC,
    RETAINED,
    ROOM,
    TRUNCATION,
    Plan,
    Solver,
    Work,
)
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.loops.windows import (
    BAD,
    LAST,
    NONE,
    ROUNDING,
    look_at,
    look_through,
    margin_or_gamma,
    spread,
    take_sides,
)

FIRST_LOOK, FARTHER = 64.0, 8.0  # times what moments are known by, the first distance; from distance to distance
KNOWN = 1e-14  # of a step, how exactly a moment is found
FARTHEST = 0.25  # of a step
GROWN, ENOUGH = 1.5, 3  # from distance to distance, at least; so often in a row
DISTANCES = 8  # distances at most within which rounding of the state may hide how γ goes


@compiled
def is_pole(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, i: int, theta: float) -> bool:
    """Whether the guard of an event, which changes sign at θ of a step, has a pole there."""
    events = rows.events
    e, grown, looks, below, above = i - rows.mode.shape[0], 0, 0, 0.0, 0.0
    if e < 0:
        return False
    d = FIRST_LOOK * max(KNOWN, 4.0 * spacing(abs(work.progress[0].time) + h) / h)
    while d <= FARTHEST:
        look_at(plan, work, switch, rows, h, theta - d)
        one = events.gamma[e]
        look_at(plan, work, switch, rows, h, theta + d)
        other, opposite = abs(events.gamma[e]), one * events.gamma[e] < 0.0
        one = abs(one)
        if looks > 0:
            if opposite and below >= GROWN * one and above >= GROWN * other:
                grown += 1
                if grown == ENOUGH:
                    return True
            elif grown > 0 or looks > DISTANCES or (opposite and one >= GROWN * below and other >= GROWN * above):
                return False
        looks, below, above, d = looks + 1, one, other, FARTHER * d
    return False


@compiled
def pass_pole(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, i: int, theta: float) -> float:
    """θ just beyond a pole, where the guard is on its other side: margins there are line 0 of course and bracket."""
    events, guard = rows.events, rows.guard
    e = i - rows.mode.shape[0]
    beyond = theta + FIRST_LOOK * max(KNOWN, 4.0 * spacing(abs(work.progress[0].time) + h) / h)
    events.side[e], guard.base[i], guard.deflated[i] = -events.side[e], 0.0, 0
    guard.rise[:] = 0.0
    if beyond >= 1.0:  # the next step tells its side
        events.side[e] = 0
        return beyond
    look_at(plan, work, switch, rows, h, beyond)
    for j in range(guard.margin.shape[0]):
        guard.course[0, j] = margin_or_gamma(rows, j)
        value = guard.margin[j] - guard.base[j]
        guard.bracket[0, j] = value / beyond if guard.deflated[j] != 0 else value
    return beyond


NEAREST = 1e-10  # of a step: what happens so soon after its start happens there
CLOSE = 1e-14  # of a step, and of what a margin was: an event is found
CLEAR = 0.1  # of the changes of a gap in a step, by which it must stay away from 0 to need no closer look
AHEAD = 1e-3  # of a step, where a margin is looked at to tell how it goes on from its start
JUMPS = 1e-6  # of what a margin was: one that has come no nearer to 0 leaps over it, as where edges of shapes pass
LATE = 1e6  # tolerances of a command, by which the rounding of its last moment may have let it pass
MOST = 100
STEEP = 1e6  # times what a margin is at one end of its bracket
PROVED, GUESSED = 1, 2  # of `state.straight`
STRAIGHTER = 1e-9  # of its change in a step, by which a command may miss a line, of which its root is corrected once
STRAIGHT = 1e-12  # of a step, and of what a gap changes in it, by which a flight may miss a parabola


@compiled
def look_after(plan: Plan, work: Work, switch: Switch, rows: Rows, time: float) -> bool:
    """The margins at the settled new state; False where one is not finite."""
    nx = work.x.shape[0]
    copy(work.x_new, work.feed, nx)
    for i in range(nx, nx + plan.magnitude.shape[0]):
        work.feed[i] = 0.0
    fine = look(plan, work, switch, rows, time)
    copy(work.x, work.feed, nx)
    return fine


@compiled
def values_at(rows: Rows, theta: float, line: int) -> bool:
    """f = γ − γ₀, over θ where γ₀ is rounding, into a line of the bracket; whether all are ≥ 0."""
    guard = rows.guard
    fine = True
    for i in range(guard.margin.shape[0]):
        value = guard.margin[i] - guard.base[i]
        if guard.deflated[i] != 0:
            value /= theta
        guard.bracket[line, i] = value
        fine = fine and value >= 0.0
    return fine


@compiled
def find_command(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float) -> float:
    """θ of the first event among commands that time alone tells, of the next step, before it is tried; else `NONE`.

    None where one of them falls at its start, or there are events of the user: then the step itself tells.
    """
    state, progress, fine = rows.state[0], work.progress[0], True
    state.untold = 0
    if state.watching != MARGINS or switch.kernels.commands == 0 or switch.step != 0 or rows.events.side.shape[0] > 0:
        return NONE
    if plan.control.fixed_step > 0.0:
        return NONE
    if progress.time + h <= state.silent:
        state.untold = 1
        return NONE
    window, found = state.window, 0.0
    state.known, state.watching, state.window = 0, TOLD, state.beat
    place(work.feed, work.x, plan.magnitude.shape[0])
    fine = look(plan, work, switch, rows, progress.time)
    for i in range(rows.guard.margin.shape[0]):
        none = tolerated(switch, rows, i) if switch.rows.kind[i] == COMMANDED else 0.0
        rows.guard.base[i], rows.guard.deflated[i] = (
            0.0 if rows.guard.margin[i] > none else min(-none, rows.guard.margin[i]),
            0,
        )
        rows.guard.course[0, i] = rows.guard.bracket[0, i] = rows.guard.margin[i] - rows.guard.base[i]
        fine = fine and rows.guard.margin[i] >= -LATE * none
    if fine:
        found = _along_lines(plan, work, switch, rows, h) if state.beat >= h else BAD
        if found == BAD:
            before, bad = look_through(plan, work, switch, rows, h, 0.0)
            found = bad if bad in (BAD, NONE) else _close_in(plan, work, switch, rows, h, before, bad)
            state.beat = state.window
        state.untold = 1 if found > NEAREST and found != 1.0 else 0
        if found == NONE:
            state.silent = progress.time + h
    state.watching, state.window = MARGINS, window
    return found if found > NEAREST else NONE


@compiled
def _along_lines(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float) -> float:
    """θ of the first event among commands that are straight in the step, as of carriers; `NONE`, or `BAD`: some bend.

    Line 0 of the course is the start of the step.
    """
    guard, first, lead, fine = rows.guard, NONE, -1, look_at(plan, work, switch, rows, h, 1.0)
    n = guard.margin.shape[0]
    for i in range(n):
        guard.course[LAST, i] = margin_or_gamma(rows, i)
    for k in (1, 3):
        theta = switch.rules.moments[k]
        fine = look_at(plan, work, switch, rows, h, theta) and fine
        for i in range(n):
            a, b = guard.course[0, i], guard.course[LAST, i]
            missed = abs(margin_or_gamma(rows, i) - a - theta * (b - a))
            fine = fine and missed <= STRAIGHTER * abs(b - a) + ROUNDING * max(abs(a), abs(b))
    for i in range(n):
        a, b = guard.course[0, i], guard.course[LAST, i]
        guard.rise[i] = (b - a) / h
        if b < 0.0 and a < first * (a - b):
            first, lead = a / (a - b), i
    if not fine or lead < 0:
        return NONE if fine else BAD
    state = rows.state[0]
    state.fired, state.slope = lead, guard.rise[lead]
    fine = look_at(plan, work, switch, rows, h, first)
    one = margin_or_gamma(rows, lead)
    corrected = min(first - one / (h * state.slope), 1.0)
    fine = look_at(plan, work, switch, rows, h, corrected) and fine
    if not fine:
        return BAD
    return corrected if abs(margin_or_gamma(rows, lead)) < abs(one) else first


@compiled
def find_event(
    plan: Plan, work: Work, switch: Switch, rows: Rows, solver: Solver | None, h: float, time_new: float
) -> float:
    """θ of the first event in the step that was tried, `NONE` or `BAD`; the guard is `state.fired`."""
    guard = rows.guard
    state, n, flight = rows.state[0], guard.margin.shape[0], NONE
    state.fired = -1
    if state.watching == FALLING:
        clear = _falls_clear(plan, work, switch, rows, h, time_new)
        if clear != 0.0:
            return clear
        flight = _flight(switch, rows, h)
        if state.straight != 0 and flight < 1.0:
            state.straight = GUESSED
            return flight if start_guards(plan, work, switch, rows) else BAD
    if not start_guards(plan, work, switch, rows):
        return BAD
    if state.watching != FALLING and _stays_clear(plan, work, switch, rows, solver, h, time_new):
        state.known = 1
        return NONE
    for i in range(n):
        value = guard.margin[i] - guard.base[i]
        guard.course[0, i] = margin_or_gamma(rows, i)
        if guard.deflated[i] != 0:  # the limit of f at 0, where it is known
            closes = i < rows.mode.shape[0] and rows.mode[i] == OPEN and switch.rows.degree[i] == 2
            value = h * rows.data.w[i] if closes and rows.data.w[i] > 0.0 else -1.0
        guard.bracket[0, i] = value
    if switch.step == 0:
        spread(plan, work, state, solver, h, plan.magnitude.shape[0])
    known = take_sides(plan, work, switch, rows, h)
    if known != NONE:
        return known
    found, start = 0.0, 0.0
    while True:
        before, bad = look_through(plan, work, switch, rows, h, start)
        if bad == NONE:
            state.clear = time_new + state.window if state.window >= LAST * h else -np.inf
            return arrival(plan, work, switch, rows, h)
        if bad == BAD:
            return bad
        found = _close_in(plan, work, switch, rows, h, before, bad)
        if found < 0.0 or not is_pole(plan, work, switch, rows, h, state.fired, found):
            break
        start = pass_pole(plan, work, switch, rows, h, state.fired, found)
        state.fired = -1
        if start >= 1.0:
            return NONE
    state.straight = PROVED if abs(found - flight) <= STRAIGHT else 0
    return found


@compiled
def _falls_clear(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, time_new: float) -> float:
    """`NONE` where all gaps stay away from 0 by Hermite's cubic of g and w at both ends, 0 to look closer, or `BAD`."""
    data = rows.data
    state, m = rows.state[0], rows.mode.shape[0]
    if state.known == 0:
        if not start_guards(plan, work, switch, rows):
            return BAD
        copy(data.g, data.inside, m)
        copy(data.w, data.inside[m:], m)
    state.known = 0
    if not look_after(plan, work, switch, rows, time_new):
        return BAD
    for i in range(m):
        if switch.rows.kind[i] == UNILATERAL:
            first, last = data.inside[i], data.g[i]
            one, two = first + h * data.inside[m + i] / 3.0, last - h * data.w[i] / 3.0
            least, most = min(min(first, last), min(one, two)), max(max(first, last), max(one, two))
            if not least > CLEAR * (most - least) + switch.rows.gap[i]:
                return 0.0
    copy(data.g, data.inside, m)
    copy(data.w, data.inside[m:], m)
    state.known = 1
    return NONE


@compiled
def _stays_clear(
    plan: Plan, work: Work, switch: Switch, rows: Rows, solver: Solver | None, h: float, time_new: float
) -> bool:
    """Whether all margins of rows are far from 0 at both ends of a step, and along the tangent at its start, within a
    window that has so many steps as moments are looked at in one.

    The last window was one of which a quartic said all between its moments, and foretold how long the next may be. What
    dips between the ends is convex there, and stays above its tangents.
    """
    guard = rows.guard
    state, m, clear = rows.state[0], rows.mode.shape[0], True
    if rows.events.side.shape[0] > 0 or time_new > state.clear or LAST * h > state.window:
        return False
    if has_leapt(plan, work, switch, rows):
        return False
    for i in range(m):
        clear = clear and (_is_told(switch, rows, i) or (guard.deflated[i] == 0 and guard.base[i] == 0.0))
        guard.bracket[0, i] = guard.margin[i]
    clear = clear and _look_ahead(plan, work, switch, rows, solver, h)
    copy(guard.margin, guard.bracket[1], m)
    if not clear or not look_after(plan, work, switch, rows, time_new):
        copy(guard.bracket[0], guard.margin, m)
        return False
    for i in range(m):
        first, last = guard.bracket[0, i], guard.margin[i]
        along = first + (guard.bracket[1, i] - first) / AHEAD
        least, most = min(first, min(last, along)), max(first, last)
        if rows.mode[i] == CLOSED:
            most = max(most, float(rows.history.size[i]))
        clear = clear and (_is_told(switch, rows, i) or least > CLEAR * most + tolerated(switch, rows, i))
    if not clear:
        copy(guard.bracket[0], guard.margin, m)
    return clear


@compiled
def _look_ahead(plan: Plan, work: Work, switch: Switch, rows: Rows, solver: Solver | None, h: float) -> bool:
    """The margins just after the start of the step, of an explicit method by the flow there, without dense output."""
    if solver is not None or switch.step != 0:
        if switch.step == 0:
            spread(plan, work, rows.state[0], solver, h, plan.magnitude.shape[0])
        return look_at(plan, work, switch, rows, h, AHEAD)
    for i in range(plan.magnitude.shape[0]):
        work.feed[work.x.shape[0] + i] = AHEAD * h * work.k[0, i]
    return look(plan, work, switch, rows, work.progress[0].time + AHEAD * h)


@compiled
def _is_told(switch: Switch, rows: Rows, i: int) -> bool:
    """Whether it is known before the step that row i goes on to its end."""
    return bool(rows.state[0].untold != 0 and switch.rows.kind[i] == COMMANDED)


@compiled
def _flight(switch: Switch, rows: Rows, h: float) -> float:
    """θ at which the first gap closes if all that close fall along parabolas, as g and w at both ends say; else `NONE`.

    Whoever falls so has done so before (`state.straight`): then a step is taken again up to there at once, and what
    it misses there by says whether it was true.
    """
    data, kinds = rows.data, switch.rows
    state, m, first = rows.state[0], rows.mode.shape[0], NONE
    for i in range(m):
        start, end = data.inside[i], data.g[i]
        if kinds.kind[i] != UNILATERAL or end > kinds.gap[i]:
            continue
        b, a = h * data.inside[m + i], end - start - h * data.inside[m + i]
        if abs(h * data.w[i] - b - 2.0 * a) > STRAIGHT * (abs(b) + abs(a)) or not a < 0.0:
            return NONE
        theta = -b / a if start <= kinds.gap[i] else -2.0 * start / (b - np.sqrt(b * b - 4.0 * a * start))
        if start > kinds.gap[i] and b > 0.0:
            theta = -0.5 * (b + np.sqrt(b * b - 4.0 * a * start)) / a
        if theta < first:
            first, state.fired, state.slope = theta, i, (b + 2.0 * a * theta) / h
    return first if first > NEAREST else NONE


@compiled
def _leading(rows: Rows, fine: int, bad: int) -> int:
    """The guard that by straight lines between two lines of the bracket is the first to be negative."""
    guard = rows.guard
    lead, earliest = -1, 2.0
    for i in range(guard.margin.shape[0]):
        if guard.bracket[bad, i] < 0.0:
            share = guard.bracket[fine, i] / (guard.bracket[fine, i] - guard.bracket[bad, i])
            if share < earliest:
                lead, earliest = i, share
    return lead


@compiled
def _close_in(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, fine: float, bad: float) -> float:
    """θ of the first event between a moment that is fine (line 0 of the bracket) and one that is not (line 1)."""
    guard = rows.guard
    if fine == 0.0:
        again = True
        while again:
            again = False
            for i in range(guard.margin.shape[0]):
                again = again or (guard.bracket[1, i] < 0.0 and guard.bracket[0, i] < 0.0)
            if again:
                lower = 0.25 * bad
                if lower < NEAREST:
                    rows.state[0].fired = _worst(rows)
                    return 0.0
                if not look_at(plan, work, switch, rows, h, lower):
                    return BAD
                if values_at(rows, lower, 2):
                    copy(guard.bracket[2], guard.bracket[0], guard.margin.shape[0])
                    fine, again = lower, False
                else:
                    copy(guard.bracket[2], guard.bracket[1], guard.margin.shape[0])
                    bad = lower
    return _narrow(plan, work, switch, rows, h, fine, bad)


@compiled
def _worst(rows: Rows) -> int:
    guard = rows.guard
    found = 0
    for i in range(guard.margin.shape[0]):
        if guard.bracket[1, i] < guard.bracket[1, found]:
            found = i
    return found


@compiled
def towards_middle(finder: Vector, t: float, narrowed: float, room: float) -> float:
    """A share t of a bracket, moved towards its middle; narrowed: its width by the one at first, room: by the widest
    that the next may be, twice."""
    pull = finder[TRUNCATION] * narrowed
    if pull > 0.0:
        t = t + pull if t < 0.5 - pull else t - pull if t > 0.5 + pull else 0.5
    apart = max(0.5 * (room / narrowed - 1.0), 0.0)
    return min(max(t, 0.5 - apart), 0.5 + apart)


@compiled
def _narrow(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, fine: float, bad: float) -> float:
    """The moment at which the guard that leads is 0, by trials that the run's `choices.RootFinder` chooses."""
    guard = rows.guard
    state, finder = rows.state[0], plan.finder
    x1, x2, x3, l1, l2, l3, spare = bad, fine, bad, 1, 0, 3, 2  # the newest moment, the other end, the one before
    newest_fine, three, weight, room = False, False, 1.0, finder[ROOM]
    lead = _leading(rows, 0, 1)
    least, size = abs(guard.bracket[0, lead]), abs(guard.bracket[1, lead])
    least, size = min(least, size), max(least, size)
    if size > STEEP * least:  # at one end there may be a pole
        size = least
    for _ in range(MOST):
        lead = _leading(rows, l1, l2) if newest_fine else _leading(rows, l2, l1)
        f1, f2 = guard.bracket[l1, lead], guard.bracket[l2, lead]
        width = abs(x2 - x1)
        if abs(f1) <= CLOSE * size or width <= CLOSE:
            break
        t = f1 / (f1 - weight * f2) if finder[INTERPOLATION] != NO_LINE else 0.5
        if three and finder[INTERPOLATION] == QUADRATIC:
            f3 = guard.bracket[l3, lead]
            xi, phi = (x1 - x2) / (x3 - x2), (f1 - f2) / (f3 - f2)
            if phi * phi < xi and (1.0 - phi) ** 2 < 1.0 - xi:
                t = f1 / (f2 - f1) * f3 / (f2 - f3) + (x3 - x1) / (x2 - x1) * f1 / (f3 - f1) * f2 / (f3 - f2)
            else:
                t = 0.5
        t = towards_middle(finder, t, width / abs(bad - fine), room)
        least = min(0.25 * CLOSE / width, 0.5)
        x = x1 + min(max(t, least), 1.0 - least) * (x2 - x1)
        if not look_at(plan, work, switch, rows, h, x):
            return BAD
        is_fine = values_at(rows, x, spare)
        if is_fine == newest_fine:
            x3, l3, weight = x1, l1, weight * finder[RETAINED]
        else:
            x3, l3, x2, l2, weight = x2, l2, x1, l1, 1.0
        room *= 0.5
        x1, l1, newest_fine, three = x, spare, is_fine, True
        spare = 6 - l1 - l2 - l3
    state.fired = lead
    f1, f2 = guard.bracket[l1, lead], guard.bracket[l2, lead]
    found = x1 if abs(f1) <= abs(f2) else x2
    if min(abs(f1), abs(f2)) > JUMPS * size:
        found = x2 if newest_fine else x1
    near = found - max(1e-3 * found, NEAREST)
    if not look_at(plan, work, switch, rows, h, near):
        return BAD
    copy(guard.margin, guard.rise, guard.margin.shape[0])
    if not look_at(plan, work, switch, rows, h, found):
        return BAD
    for i in range(guard.margin.shape[0]):
        guard.rise[i] = (guard.margin[i] - guard.rise[i]) / (found - near) / h
    state.slope = guard.rise[lead]
    return found
