"""Guards: margins that are not negative as long as a mode holds, at moments of a step, from its dense output.

A row's margin is what its mode promises: g or w of an open one, z of a closed one, what friction has left, the rate of
a row that slides. An event of the user has γ on the side where it is.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, each_lane
from poinsot.code.records import Vector
from poinsot.simulation.loops.decision_forces import RELIEVED, forces, shares_else
from poinsot.simulation.loops.decision_problem import (
    CLOSED,
    COMMANDED,
    FRICTION,
    GATED,
    LIMITED,
    OPEN,
    UNILATERAL,
    UNTOLD,
)
from poinsot.simulation.loops.native import first_bad, moment, place
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.slips import CLOSE, fall, slip_directions, slow_slip
from poinsot.simulation.loops.switching_records import Rows, Switch

FALLING, WATCH, DATA, MARGINS, TOLD = range(5)  # what guards are read from; FALLING: all rows are open, with gaps
CODES = 1_000_003  # modes of another code than this many are told apart
ROUNDED = 1e-13  # of the speed of a fall, what is none in any case
PASSED, JUMPED = 1, 2  # of `hot`
MOST_FIRED = 2  # times that a guard may fire at one instant for what it is worth
SMALL = 1e-9  # of a force since its mode holds, below which it is none
NOISE = 1e-13  # of it, by which it varies where nothing moves
AROUND = 10.0  # of what is none: within it guards end modes without leaving 0
LEANING = 1e-5  # of what others bear, what a row that they hold would bear and is none
APART = 1e-2  # of the speed of a place that touches, or of its fall, above which its w is no error of a step
STRAYS = 1e2  # tolerances of a step, above which it is neither
HUGE = 1e150  # an infinite γ
STILL = 1e-13  # of what the load of a row makes of w in a run, what is rounding of a row at rest


@compiled
def choose_watch(work: Work, switch: Switch, rows: Rows) -> None:
    """The source of the mode's guards; a number of the mode, by which its steps are found again."""
    kinds = switch.rows
    state, m, before = rows.state[0], rows.mode.shape[0], rows.state[0].code
    state.code = 1
    state.closed, state.watching, seen = 0, FALLING if rows.events.side.shape[0] == 0 else WATCH, False
    slides, algebraic = False, False
    for i in range(m):
        mode, kind = rows.mode[i], kinds.kind[i]
        state.code = (5 * state.code + mode) % CODES
        if mode != OPEN:
            state.closed = 1
        if kind in (COMMANDED, GATED) or mode == CLOSED:
            seen = True
        slides = slides or mode > CLOSED
        algebraic = algebraic or kinds.degree[i] == 0
        if mode > CLOSED or (kind == UNILATERAL and kinds.degree[i] < 2) or (kind == FRICTION and kinds.normal[i] < 0):
            state.watching = WATCH
    if seen or (slides and algebraic):
        state.watching = MARGINS if switch.kernels.margins != 0 else DATA
    if state.watching == MARGINS and not algebraic and switch.kernels.data != 0 and shares_else(work, switch, rows):
        state.watching = DATA
    if state.code != before or state.jumped != 0:
        state.clear = -np.inf
    state.silent = -np.inf


@compiled
def find_mode(rows: Rows) -> bool:
    """The entry of the mode decided in the table of modes; False where it is not there."""
    state, table = rows.state[0], rows.table
    if 0 <= state.entry < table.known[0] and _is_chosen(rows, state.entry):
        return True
    state.entry = table.followed[state.place] - 1 if state.place >= 0 else -1
    if 0 <= state.entry < table.known[0] and _is_chosen(rows, state.entry):
        return True
    for entry in range(table.known[0]):
        if _is_chosen(rows, entry):
            state.entry = entry
            return True
    state.entry = -1
    return False


@compiled
def _is_chosen(rows: Rows, entry: int) -> bool:
    """Whether this entry of the table is the mode decided."""
    i, m = 0, rows.mode.shape[0]
    while i < m and rows.table.modes[entry, i] == rows.choice.chosen[i]:
        i += 1
    return bool(i == m)


@compiled
def asks_another(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Whether data were those of another mode than the one decided; then they are asked for in that one, now in the
    feed.
    """
    table = rows.table
    m, nm, other = rows.mode.shape[0], table.sigmas.shape[1], False
    feed = work.feed[work.feed.shape[0] - nm - m :]
    for i in range(nm):
        other = other or feed[i] != table.sigmas[rows.state[0].entry, i]
        feed[i] = table.sigmas[rows.state[0].entry, i]
    for i in range(m):
        way = rows.choice.turned[i] * slow_slip(plan, switch, rows, i)
        other = other or feed[nm + i] != way
        feed[nm + i] = way
    return other


@compiled
def log(rows: Rows, time: float, row: int, before: int, after: int, impulse: float, energy: float) -> None:
    """An entry of the log."""
    entry, state = rows.events.log[rows.state[0].logged], rows.state[0]
    entry.time, entry.row, entry.before, entry.after = time, row, before, after
    entry.impulse, entry.energy = impulse, energy
    state.logged, state.news = state.logged + 1, state.listens


@compiled
def look(plan: Plan, work: Work, switch: Switch, rows: Rows, time: float) -> bool:
    """All margins at the x₀ and ξ in the feed and a time of the segment; False where one is not finite."""
    span, data, events, guard, inputs, kernels = (
        plan.span,
        rows.data,
        rows.events,
        rows.guard,
        rows.inputs,
        switch.kernels,
    )
    state, m, ng = rows.state[0], rows.mode.shape[0], events.side.shape[0]
    at = work.x.shape[0] + plan.magnitude.shape[0]
    moment(work.feed, at, time, span.segments, span.inputs, work.held, work.progress[0].segment)
    if m > 0:
        if state.watching == DATA:
            call_kernel(kernels.data, work.feed, data.out)
            slip_directions(work, switch, rows, rows.choice.turned)
            for _ in each_lane(True):
                forces(switch, rows, rows.mode, rows.choice.turned, data.b, data.z)
        elif state.watching == MARGINS:
            call_kernel(kernels.margins, work.feed, data.inside)
            _take_apart(rows, m)
        elif state.watching == TOLD:
            call_kernel(kernels.commands, work.feed, data.out[data.out.shape[0] - 2 * m :])
        else:
            call_kernel(kernels.watch, work.feed, data.seen)
            for i in range(m):
                data.g[i], data.w[i] = data.seen[i], data.seen[m + i]
        for i in range(m):
            told = state.watching != TOLD or switch.rows.kind[i] == COMMANDED
            guard.margin[i] = _margin(plan, switch, rows, i) if told else 1.0
    if ng > 0:
        call_kernel(plan.kernels.retract, work.feed, inputs.given)
        for k in range(1 + span.inputs.shape[2]):
            inputs.given[work.x.shape[0] + k] = work.feed[at + k]
        call_kernel(kernels.guards, inputs.given, events.gamma)
        for e in range(ng):
            if np.isinf(events.gamma[e]):  # at a pole, which is passed
                events.gamma[e] = HUGE if events.gamma[e] > 0.0 else -HUGE
            guard.margin[m + e] = crossing(switch, rows, e)
    state.row = first_bad(guard.margin, m + ng)
    return bool(state.row < 0)


@compiled
def _take_apart(rows: Rows, m: int) -> None:
    """g, w, z, F and commands from the output of the kernel `margins`."""
    data = rows.data
    for i in range(m):
        data.g[i], data.w[i], data.z[i] = (data.inside[i], data.inside[m + i], data.inside[2 * m + i])
        for k in range(2):
            data.F[i, k] = data.inside[3 * m + 2 * i + k]
            data.command[i, k] = data.inside[5 * m + 2 * i + k]


@compiled
def _margin(plan: Plan, switch: Switch, rows: Rows, i: int) -> float:
    """The margin that stays positive in the mode of row i; 1 without one, or where its mate has it."""
    data, history, kinds = rows.data, rows.history, switch.rows
    mode, kind, mate, normal = rows.mode[i], kinds.kind[i], kinds.mate[i], kinds.normal[i]
    relieved = rows.state[0].watching == DATA and rows.choice.labels[LIMITED, i] == RELIEVED
    if kind == FRICTION:
        if 0 <= mate < i:
            return 1.0
        if mode == OPEN:
            if normal >= 0 and rows.mode[normal] != CLOSED:
                return 1.0
            return float(2.0 * kinds.rate[i] - _length(data.w, i, mate))  # beyond what decide calls none
        if mode == CLOSED:
            bound = data.F[i, 0]
            if relieved:
                return float(bound)
            if normal >= 0:
                bound += switch.elements.static[kinds.element[i]] * data.z[normal]
            return float(bound - _length(data.z, i, mate))
        rate = history.direction[i] * data.w[i]
        if mate >= 0:
            rate += history.direction[mate] * data.w[mate]
        return float(rate)
    if kind == COMMANDED:
        return float(-data.command[i, 0 if mode == OPEN else 1])
    value = data.F[i, 0] + (0.0 if relieved else data.z[i]) if mode == CLOSED else data.w[i]
    if mode == CLOSED and kinds.degree[i] == 2 and leaves(plan, switch, rows, i):
        return float(-1.0 - abs(value) - history.size[i] - kinds.force[i])
    if mode != CLOSED and kinds.degree[i] == 2:
        opens = data.w[i] > 0.0 and data.g[i] >= -kinds.gap[i]  # a gap that opens is no event, though it be rounding
        value = abs(data.g[i]) if opens else data.g[i]
        value += kinds.gap[i] / LEANING * _pull(rows, i)
        if kind == GATED and data.g[i] < -AROUND * kinds.gap[i]:
            return 1.0  # it has passed while its gate was shut
    if kind == GATED and not conducts(switch, rows, i):
        return float(max(value, -data.command[i, 0] * _told_as_load(switch, rows, i)))
    if kind == GATED and history.carries[i] == 0:
        return float(min(value, -data.command[i, 1] * _told_as_load(switch, rows, i)))
    return float(value)


@compiled
def speed_at(switch: Switch, rows: Rows, i: int) -> float:
    """Relative speed [m/s] of two bodies at the contact of row i, along its normal and across."""
    w, square, j = rows.data.w, rows.data.w[i] * rows.data.w[i], i + 1
    while j < rows.mode.shape[0] and switch.rows.normal[j] == i:
        square += w[j] * w[j]
        j += 1
    return float(np.sqrt(square))


@compiled
def leaves(plan: Plan, switch: Switch, rows: Rows, i: int) -> bool:
    """Test for separation of a closed contact, w > `leap`: its normal has jumped at the edge of a face."""
    w = rows.data.w[i]
    return bool(w > AROUND * switch.rows.rate[i] and w > leap(plan, switch, rows, i, speed_at(switch, rows, i)))


@compiled
def leap(plan: Plan, switch: Switch, rows: Rows, i: int, speed: float) -> float:
    """A w [m/s] of a closed contact that is no error of a step: APART of its speed, or STRAYS tolerances of a step."""
    natural, least = max(speed, fall(switch, rows, i)), np.inf
    for k in range(plan.atol.shape[0]):
        least = min(least, plan.atol[k])
    tolerance = least + plan.control.rtol * natural if plan.control.fixed_step == 0.0 else np.inf
    return float(min(APART * natural, STRAYS * tolerance))


@compiled
def _pull(rows: Rows, i: int) -> float:
    """Pull of an open row in the load that it would share, Σ −cⱼ zⱼ over the closed rows j, as a share of Σ |cⱼ zⱼ|."""
    z, leans, total, size = rows.data.z, rows.history.leans, 0.0, 0.0
    for j in range(rows.mode.shape[0]):
        if leans[i, j] != 0.0 and rows.mode[j] == CLOSED:
            total, size = total - leans[i, j] * z[j], size + abs(leans[i, j] * z[j])
    return float(total / size if size > 0.0 else 0.0)


@compiled
def _told_as_load(switch: Switch, rows: Rows, i: int) -> float:
    """Tolerance of a gated row's load over that of its command."""
    none = tolerated(switch, rows, i)
    return float(none / UNTOLD if none > 0.0 else 1.0)


@compiled
def conducts(switch: Switch, rows: Rows, i: int) -> bool:
    """Whether a gated row is that of an element that passes, whichever way round the tree has it."""
    return bool((rows.mode[i] == CLOSED) == (switch.rows.gated[i] == 0))


@compiled
def heed_loads(switch: Switch, rows: Rows) -> None:
    """Which gated rows carry a load, by z and w as they were looked at last: without their gate these go on."""
    for i in range(rows.mode.shape[0]):
        rows.history.carries[i] = 0
        if switch.rows.kind[i] == GATED and switch.rows.opens[i] == 0 and conducts(switch, rows, i):
            rows.history.carries[i] = 1 if _is_loaded(switch, rows, i) else 0


@compiled
def _is_loaded(switch: Switch, rows: Rows, i: int) -> bool:
    data = rows.data
    load = data.z[i] + data.F[i, 0] if rows.mode[i] == CLOSED else data.w[i]
    return bool(load > tolerated(switch, rows, i))


@compiled
def waits_for_command(switch: Switch, rows: Rows, i: int) -> bool:
    """Whether it is a command that ends the mode of row i."""
    gated = switch.rows.kind[i] == GATED and rows.history.carries[i] == 0
    return bool(gated or switch.rows.kind[i] == COMMANDED)


@compiled
def heed_commands(switch: Switch, rows: Rows) -> None:
    """Let a command that has ended the step act, whatever its rounding."""
    kinds = switch.rows
    for i in range(rows.mode.shape[0]):
        waits = kinds.kind[i] == GATED and not conducts(switch, rows, i)
        ends = kinds.opens[i] != 0 and not waits and _is_loaded(switch, rows, i)
        if rows.guard.fired[i] != 0 and (waits or ends or kinds.kind[i] == COMMANDED):
            which = 0 if waits or (rows.mode[i] == OPEN and not ends) else 1
            rows.data.command[i, which] = max(rows.data.command[i, which], 0.0)


@compiled
def _length(values: Vector, i: int, mate: int) -> float:
    return float(abs(values[i]) if mate < 0 else np.sqrt(values[i] ** 2 + values[mate] ** 2))


@compiled
def crossing(switch: Switch, rows: Rows, e: int) -> float:
    """γ on the side where it is, if its passing to the other counts; else 1."""
    events = rows.events
    if events.side[e] == 0 or switch.events.ways[e] == events.side[e]:
        return 1.0 if np.isfinite(events.gamma[e]) else float(events.gamma[e])
    return float(events.side[e] * events.gamma[e])


@compiled
def tolerated(switch: Switch, rows: Rows, i: int) -> float:
    """The size below which a margin counts as zero."""
    kinds = switch.rows
    m = rows.mode.shape[0]
    if i >= m:
        return 0.0
    mode, kind = rows.mode[i], kinds.kind[i]
    if kind == COMMANDED:
        return float(kinds.force[i])
    if mode == CLOSED:
        return max(SMALL * float(rows.history.size[i]), float(kinds.force[i]))
    if kind == FRICTION and mode == OPEN:
        return 0.0
    if mode == OPEN and kinds.degree[i] == 2:
        return float(kinds.gap[i])
    return float(kinds.rate[i])


@compiled
def heed_motion(switch: Switch, rows: Rows) -> None:
    """The w that counts as zero of rows without a size: a share of the one that the largest w²/S seen, a mass v², gives
    it; but no less than rounding of what falls through its size, which a body that rolls has where nothing slides.

    Seen of rows that meet something and of those that slide, and of rows that are coupled to these; not of those that
    slide in name alone, since others hold them: their w is rounding.
    """
    data, history, kinds = rows.data, rows.history, switch.rows
    m = rows.mode.shape[0]
    for j in range(m):
        meets = rows.mode[j] == OPEN and rows.guard.fired[j] != 0 and data.w[j] < 0.0 and kinds.kind[j] == UNILATERAL
        moves = abs(data.w[j]) > STILL * abs(data.b[j]) * switch.span and data.S[j, j] > 0.0
        if moves and (meets or (rows.mode[j] > CLOSED and rows.guard.fired[j] == 0)):
            for i in range(m):
                if i == j or data.S[i, j] != 0.0:
                    history.lively[i] = max(history.lively[i], data.w[j] * data.w[j] / data.S[j, j])
    for i in range(m):
        if kinds.guessed[i] != 0 and history.lively[i] > 0.0 and data.S[i, i] > 0.0:
            kinds.rate[i] = max(CLOSE * np.sqrt(history.lively[i] * data.S[i, i]), ROUNDED * fall(switch, rows, i))


@compiled
def hush(switch: Switch, rows: Rows) -> None:
    """A guard that fires and changes nothing, or again where no time has gone on, is rounding until it is beyond
    tolerance; so is the speed of a row that has just broken away.
    """
    guard = rows.guard
    m, same = rows.mode.shape[0], True
    for i in range(m):
        same = same and rows.mode[i] == rows.instant.before[i]
    for i in range(m):
        told, moved = switch.rows.kind[i] == COMMANDED, rows.choice.decision[0].rounds > 0
        if guard.fired[i] != 0 and (told or not moved):
            rows.history.again[i] += 1
            if not told and (same or rows.history.again[i] > MOST_FIRED):
                guard.quiet[i] = 1
        if switch.rows.kind[i] == FRICTION and rows.mode[i] > CLOSED and rows.instant.before[i] == CLOSED:
            guard.quiet[i] = 1


@compiled
def stays_tolerated(switch: Switch, rows: Rows, time: float) -> bool:
    """True if the guard that ends the mode was never, since the mode before, further from 0 than its tolerance.

    slope · time is at least how far it was. So ends a run of ever shorter modes that no sliding motion goes on from.
    """
    kinds = switch.rows
    state, m = rows.state[0], rows.mode.shape[0]
    i = state.fired
    if i < 0 or i >= m or rows.instant.before[i] == CLOSED or kinds.kind[i] == COMMANDED:
        return False
    open_gap = rows.instant.before[i] == OPEN and kinds.degree[i] == 2
    none = kinds.gap[i] if open_gap else kinds.rate[i]
    return bool(abs(state.slope) * (time - state.since) <= AROUND * none)


@compiled
def start_guards(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """The margins at the start of a step, and which are rounding there; False where one is not finite."""
    guard, history, kinds = rows.guard, rows.history, switch.rows
    progress, m, ng = work.progress[0], rows.mode.shape[0], rows.events.side.shape[0]
    place(work.feed, work.x, plan.magnitude.shape[0])
    if rows.state[0].known == 0 or rows.state[0].watching == FALLING:
        if not look(plan, work, switch, rows, progress.time):
            return False
    elif first_bad(guard.margin, m + ng) >= 0:
        return False
    rows.state[0].known = 0
    heed_motion(switch, rows)
    for i in range(m):
        if rows.mode[i] == CLOSED:
            history.size[i] = max(history.size[i], abs(rows.data.z[i]))
            if kinds.normal[i] >= 0:
                history.size[i] = max(history.size[i], abs(rows.data.z[kinds.normal[i]]))
    heed_loads(switch, rows)
    for i in range(m + ng):
        margin = guard.margin[i]
        guard.base[i], guard.deflated[i] = 0.0, 0
        if i >= m:
            _start_event(switch, rows, i - m, i)
        elif kinds.kind[i] == FRICTION and rows.mode[i] == OPEN:  # held by others, or free
            guard.base[i] = 0.0 if margin > 0.0 else -np.inf
        elif margin > tolerated(switch, rows, i):
            guard.quiet[i] = 0
        else:
            told = kinds.kind[i] == COMMANDED and kinds.force[i] > 0.0
            if kinds.degree[i] == 0 or guard.quiet[i] != 0 or told:
                guard.base[i] = -tolerated(switch, rows, i)
            elif _rests(switch, rows, i):
                guard.base[i] = -kinds.gap[i] if kinds.degree[i] == 2 else -kinds.rate[i]
            elif rows.mode[i] == CLOSED and kinds.kind[i] == FRICTION:  # at its bound
                guard.base[i] = margin - NOISE * history.size[i]
            else:
                guard.base[i], guard.deflated[i] = margin, 1
    return True


@compiled
def _start_event(switch: Switch, rows: Rows, e: int, i: int) -> None:
    """The side of an event's γ at the start of a step; where it has just passed, its value is rounding.

    After a jump that leaves it there nothing tells its side before it has gone from 0.
    """
    events, guard = rows.events, rows.guard
    gamma = events.gamma[e]
    still = events.hot[e] != 0 and abs(gamma) <= events.none[e]
    if still and events.hot[e] == JUMPED:
        events.side[e] = 0
    elif still or gamma == 0.0:
        guard.base[i], guard.deflated[i] = events.side[e] * gamma, 1
    elif events.side[e] == 0 or events.hot[e] != 0:
        events.side[e] = 1 if gamma > 0.0 else -1
    guard.margin[i] = crossing(switch, rows, e)


@compiled
def heed_jumps(rows: Rows) -> None:
    """Forget rates after an instant, and the sides of events after a jump: an event that is leapt
    over does not pass.
    """
    events = rows.events
    rows.guard.rise[:] = 0.0
    if rows.state[0].jumped != 0:
        for e in range(events.side.shape[0]):
            if events.hot[e] != 0:
                events.hot[e] = JUMPED
            else:
                events.side[e] = 0


@compiled
def _rests(switch: Switch, rows: Rows, i: int) -> bool:
    """True if a row that is open or slides stays where it is, held by others that are closed: w and ẇ are zero."""
    kinds = switch.rows
    if rows.mode[i] == CLOSED or rows.state[0].watching != DATA:
        return False
    if kinds.kind[i] != (UNILATERAL if rows.mode[i] == OPEN else FRICTION):
        return False
    return _still(switch, rows, i) and (kinds.mate[i] < 0 or _still(switch, rows, kinds.mate[i]))


@compiled
def _still(switch: Switch, rows: Rows, i: int) -> bool:
    """True if w and ẇ of a row are zero."""
    data = rows.data
    rate, size = data.b[i], abs(data.b[i])
    for j in range(rows.mode.shape[0]):
        rate += data.S[i, j] * data.z[j]
        size += abs(data.S[i, j] * data.z[j])
    return bool(abs(data.w[i]) <= switch.rows.rate[i] and abs(rate) <= SMALL * size)
