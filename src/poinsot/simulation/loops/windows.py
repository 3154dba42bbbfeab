"""Margins along a step that was tried, from its dense output: looked at in windows that follow how fast they vary.

Guards may vary faster than the state: a clock beside a slow body. In a window there are seven moments; a quartic
through five of them foretells the two others, and what it misses these by is kept to a share of what a margin varies
by, as the error of a step is kept to a tolerance. So a window grows and shrinks with the guards, whatever the steps do.
Between moments a margin that falls and rises again is looked at where it is least.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.simulation.loops.explicit_stages import spread as spread_explicit
from poinsot.simulation.loops.explicit_stages import take_stages
from poinsot.simulation.loops.guards import JUMPED, TOLD, crossing, look, tolerated
from poinsot.simulation.loops.implicit_loop import spread_collocation
from poinsot.simulation.loops.kept_steps import walk
from poinsot.simulation.loops.loop import interpolated
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.switching_records import GuardState, Rows, Switch

NONE, BAD = 2.0, -1.0  # no event; a margin is not finite
WITHOUT_END = 1 << 32  # instants without progress
LAST = 6  # the last moment of a window; the lines after it in `course`:
DIP, MISSED, FAR = 7, 8, 9
"""Lines of margins where one is least between two moments, of what the quartic misses each by, and of how far from 0
the polynomial through all seven stays for certain: `SWING` of what it varies by at these is more than it swings by."""
SWING = 14.0
FIRST = 1 / 256  # of a step, the first window in a mode; of what is none of a γ, where it tells its way
EARLIEST, LATER = 1e-14, 8.0  # of a step, the first look at where γ go from 0; from look to look
KEPT, ROUGH = 0.25, 0.01  # of the least margin, and of its changes, by which the quartic may miss it
ROUNDING = 1e-13  # of a margin
GRAZE = 0.05  # of what the quartic misses, within which a margin that is least is not clear of 0
WIDER = 10.0  # at most, from window to window
LEAST = 1e-10  # of a step, the narrowest window
MOST_DOUBTS = 12  # times in a row that a window is halved
MOST_JUMPS = 4  # times in a step that this was in vain: a guard that is no smooth function is taken as it comes


@compiled
def spread(plan: Plan, work: Work, state: GuardState, solver: Solver | None, h: float, size: int) -> None:
    """Dense output of the step that was tried, of the first so many components at least."""
    if solver is None:
        if state.spread == 0:
            copy(work.x, work.feed, work.x.shape[0])
            take_stages(plan, work, None, None, h, True)
            state.spread = 1
        spread_explicit(plan, work, None, None, h, size)
    else:
        spread_collocation(plan, work, solver, h)


@compiled
def look_at(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, theta: float) -> bool:
    """The margins at θ of the step, from its dense output, or from a shorter step where these keep the structure; False
    where one is not finite."""
    inputs = rows.inputs
    nx = work.x.shape[0]
    if switch.step != 0:
        if walk(plan, work, switch.step, switch.parts, inputs.offered, inputs.found, inputs.moved, theta * h) >= 0:
            return False
        copy(inputs.moved, work.feed, nx)  # and not the energies that follow there
        for i in range(plan.magnitude.shape[0]):
            work.feed[nx + i] = 0.0
        fine = look(plan, work, switch, rows, work.progress[0].time + theta * h)
        copy(work.x, work.feed, nx)
        return fine
    for i in range(plan.magnitude.shape[0] if rows.state[0].watching != TOLD else 0):
        work.feed[nx + i] = interpolated(work.sums, None, plan.tableau.dense.shape[0], i, theta)
    return look(plan, work, switch, rows, work.progress[0].time + theta * h)


@compiled
def take_sides(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float) -> float:
    """The sides to which γ go that a jump has left at 0: `NONE`; `BAD`; 0 where one comes back before it has gone.

    Such a one happens without end: the next time is sooner than can be told. It is `state.fired`.
    """
    events, guard = rows.events, rows.guard
    m, theta, waiting = rows.mode.shape[0], EARLIEST, events.side.shape[0] > 0
    while waiting and theta < FIRST:
        waiting = False
        for e in range(events.side.shape[0]):
            waiting = waiting or _waits(rows, e)
        if waiting and not look_at(plan, work, switch, rows, h, theta):
            return BAD
        for e in range(events.side.shape[0]):
            i, gamma = m + e, events.gamma[e]
            change = gamma - guard.course[0, i]
            if not _waits(rows, e):
                continue
            if events.side[e] == 0 and abs(change) > FIRST * events.none[e]:
                events.side[e] = 1 if change > 0.0 else -1
            if events.side[e] != 0 and abs(gamma) > events.none[e]:
                if events.side[e] * gamma < 0.0:
                    rows.state[0].fired, rows.state[0].idle = i, WITHOUT_END
                    rows.state[0].mark = work.progress[0].time
                    return 0.0
                guard.base[i], guard.deflated[i] = events.side[e] * guard.course[0, i], 1
                guard.bracket[0, i] = abs(gamma) / theta
        theta *= LATER
    return NONE


@compiled
def _waits(rows: Rows, e: int) -> bool:
    """Whether a γ is where a jump has left it, at 0, and not yet known to have gone to one side."""
    i = rows.mode.shape[0] + e
    at_zero = rows.events.hot[e] == JUMPED and abs(rows.guard.course[0, i]) <= rows.events.none[e]
    return bool(at_zero and rows.guard.deflated[i] == 0)


@compiled
def look_through(plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, start: float) -> tuple[float, float]:
    """θ of the last moment that is fine and of the first that is not, from a start on; the latter `NONE`, or `BAD`.

    Line 0 of the bracket and of the course belong to the former, line 1 of the bracket to the latter.
    """
    guard = rows.guard
    state, n = rows.state[0], guard.margin.shape[0]
    width, doubts, jumps = state.window / h if state.window > 0.0 else FIRST, 0, 0
    while start < 1.0:
        left = 1.0 - start
        if width >= left:
            width = left
        elif 2.0 * width > left:
            width = 0.5 * left
        seen = 0
        while seen < LAST:
            theta = start + width * switch.rules.moments[seen + 1]
            if not look_at(plan, work, switch, rows, h, min(theta, 1.0)):
                break
            seen += 1
            for i in range(n):
                guard.course[seen, i] = margin_or_gamma(rows, i)
        missed = _missed(switch, rows, start) if seen == LAST else 0.0
        doubtful = jumps < MOST_JUMPS and doubts < MOST_DOUBTS and width > LEAST
        if missed > 1.0 and doubtful:
            doubts += 1
            width *= 0.5
            continue
        if jumps < MOST_JUMPS and not doubtful:
            jumps, missed = jumps + 1, 0.0
        before, bad, line = _pass(plan, work, switch, rows, h, start, width, seen, doubtful)
        if line >= 0:  # grazes
            doubts += 1
            copy(guard.course[line], guard.course[0], n)
            start, width = before, 0.5 * width
            continue
        if bad == NONE and seen < LAST:
            return before, BAD
        wider = WIDER if missed < 5e-6 or jumps == MOST_JUMPS else 0.9 * missed**-0.2
        state.window = h * width * wider
        if bad != NONE:
            return before, bad
        copy(guard.course[LAST], guard.course[0], n)
        start, width, doubts = start + width if width < left else 1.0, width * wider, 0
    return 1.0, NONE


@compiled
def _missed(switch: Switch, rows: Rows, start: float) -> float:
    """The error of a quartic in the margins of a window, over its bound."""
    guard = rows.guard
    worst = 0.0
    for i in range(guard.margin.shape[0]):
        least, most, nearest = np.inf, -np.inf, np.inf
        for k in range(LAST + 1):
            value = guard.course[k, i]
            least, most = min(least, value), max(most, value)
            if k > 0 or start > 0.0 or guard.deflated[i] == 0:
                nearest = min(nearest, abs(value))
        error = 0.0
        for probe in range(2):
            told = 0.0
            for k in range(LAST + 1):
                told += switch.rules.foretelling[probe, k] * guard.course[k, i]
            error = max(error, abs(told))
        guard.course[MISSED, i] = error
        guard.course[FAR, i] = min(abs(least), abs(most)) - SWING * (most - least) if least * most > 0.0 else -np.inf
        kept = KEPT * nearest if least >= 0.0 or most <= 0.0 else 0.0
        allowed = max(kept, ROUGH * (most - least)) + tolerated(switch, rows, i)
        allowed += ROUNDING * max(abs(least), abs(most))
        if error > worst * allowed:
            worst = error / allowed if allowed > 0.0 else np.inf
    return float(worst)


@compiled
def _pass(
    plan: Plan, work: Work, switch: Switch, rows: Rows, h: float, start: float, width: float, seen: int, doubtful: bool
) -> tuple[float, float, int]:
    """θ of the last fine moment and of the first that is not, or `NONE`, among those of a window and between them.

    Third: the line of the course at the former, where a margin then grazes 0 and nearer moments must tell; else −1.
    """
    guard = rows.guard
    n, before, line = guard.margin.shape[0], start, 0
    for k in range(1, seen + 1):
        dip, i = _dip(switch, rows, start, width, k, before)
        while seen == LAST and dip < NONE:
            if not look_at(plan, work, switch, rows, h, dip):
                return before, BAD, -1
            for j in range(n):
                guard.course[DIP, j] = margin_or_gamma(rows, j)
            fine = _values_of(switch, rows, DIP, dip)
            if not fine:
                return before, dip, -1
            value = guard.course[DIP, i] if guard.course[k, i] > 0.0 else -guard.course[DIP, i]
            if doubtful and 0.0 <= value < GRAZE * guard.course[MISSED, i] and before < dip:
                return before, NONE, line
            copy(guard.bracket[1], guard.bracket[0], n)
            _pass_sides(switch, rows, dip)
            before = dip
            dip, i = _dip(switch, rows, start, width, k, before)
        theta = min(start + width * switch.rules.moments[k], 1.0)
        if not _values_of(switch, rows, k, theta):
            return before, theta, -1
        copy(guard.bracket[1], guard.bracket[0], n)
        _pass_sides(switch, rows, theta)
        before, line = theta, k
    return before, NONE, -1


@compiled
def _dip(switch: Switch, rows: Rows, start: float, width: float, k: int, after: float) -> tuple[float, int]:
    """θ of the first moment before the k-th at which a margin may be least beyond 0, and its row; or `NONE`.

    By Hermite's cubic between two moments; slopes are those of the polynomial through all seven.
    """
    guard, rules = rows.guard, switch.rules
    earliest, whose = NONE, -1
    span = rules.moments[k] - rules.moments[k - 1]
    for i in range(guard.margin.shape[0]):
        a, b = guard.course[k - 1, i], guard.course[k, i]
        calm = guard.course[FAR, i] > guard.course[MISSED, i]
        if calm or not a * b > 0.0 or (k == 1 and start == 0.0 and guard.deflated[i] != 0):
            continue
        p, q = 0.0, 0.0
        for j in range(LAST + 1):
            p += rules.slopes[k - 1, j] * guard.course[j, i]
            q += rules.slopes[k, j] * guard.course[j, i]
        p, q = p * span, q * span
        if a < 0.0:
            a, b, p, q = -a, -b, -p, -q
        slack = guard.course[MISSED, i]
        if not p < 0.0 < q or min(a + p / 3.0, b - q / 3.0) > slack:
            continue
        two, three = 3.0 * (b - a) - 2.0 * p - q, 2.0 * (a - b) + p + q
        u = -p / (two + np.sqrt(max(two * two - 3.0 * three * p, 0.0)))
        theta = start + width * (rules.moments[k - 1] + u * span)
        least = a + u * (p + u * (two + u * three))
        if least <= slack and after < theta < earliest:
            earliest, whose = theta, i
    return earliest, whose


@compiled
def _values_of(switch: Switch, rows: Rows, line: int, theta: float) -> bool:
    """f of a line of the course into line 1 of the bracket, as `guards.values_at`; whether all are ≥ 0."""
    guard = rows.guard
    m, fine = rows.mode.shape[0], True
    for i in range(guard.margin.shape[0]):
        value = guard.course[line, i]
        if i >= m:
            rows.events.gamma[i - m] = value
            value = crossing(switch, rows, i - m) - guard.base[i]
        if guard.deflated[i] != 0:
            value /= theta
        guard.bracket[1, i] = value
        fine = fine and value >= 0.0
    return fine


@compiled
def _pass_sides(switch: Switch, rows: Rows, theta: float) -> None:
    """Note the side of each γ that may pass without an event, or that had no side."""
    events, guard = rows.events, rows.guard
    m = rows.mode.shape[0]
    for e in range(events.side.shape[0]):
        gamma, side = events.gamma[e], events.side[e]
        other = 1 if gamma > 0.0 else -1
        if gamma != 0.0 and other != side and (side == 0 or switch.events.ways[e] == side):
            events.side[e] = other
            guard.base[m + e], guard.deflated[m + e] = 0.0, 0
            guard.bracket[0, m + e] = abs(gamma)


@compiled
def margin_or_gamma(rows: Rows, i: int) -> float:
    """The smooth value of a guard in a step: the margin of a row, less its rounding at the start; γ of an event."""
    m = rows.mode.shape[0]
    return float(rows.guard.margin[i] - rows.guard.base[i] if i < m else rows.events.gamma[i - m])
