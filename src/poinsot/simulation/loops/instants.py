"""The changes at an instant: resets of the user's events, jumps, the mode that follows, all of it logged and booked.

An instant goes through stages, and stops for the host: to compile a kernel, make a mode, book a reset, empty the log.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, each_lane
from poinsot.simulation.loops.decision import decide
from poinsot.simulation.loops.decision import settle as settle_rows
from poinsot.simulation.loops.decision_again import told_alone
from poinsot.simulation.loops.decision_impulse import DECIDED, GAINS, JUMP, UNCALLED, begins_to_carry, share, uncalled
from poinsot.simulation.loops.decision_problem import FIRST, OPEN, UNILATERAL
from poinsot.simulation.loops.guards import (
    MARGINS,
    asks_another,
    choose_watch,
    find_mode,
    heed_commands,
    heed_jumps,
    heed_motion,
    hush,
    log,
    stays_tolerated,
)
from poinsot.simulation.loops.native import (
    BELOW,
    BOOKS_WANTED,
    CHATTERS,
    CONSTRAINT,
    ENDED,
    HAPPENED,
    KERNELS_WANTED,
    LOG_FULL,
    MODE_WANTED,
    OFF,
    REFUSED,
    book_at,
    copy,
    first_bad,
    moment,
    place,
)
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.loops.samples import sample_what_follows
from poinsot.simulation.loops.slips import CLOSE, slow_slip
from poinsot.simulation.loops.switching_records import Rows, Switch
from poinsot.simulation.loops.tree_holding import settle

STEPPING, STARTING, HAPPENING, DECIDING, LOOKING, LAUNCHING = range(6)
CHATTER, SHARE = 100, 1e-12  # so many instants that change the mode within such a share of the run
IDLE, FLURRY = 1000, 1000  # so many that change nothing; in a row, of guards that never leave their tolerance
JUMPS, AGAIN = 1000, 10  # in an instant; changes of each row, until data are those of the mode decided


@compiled
def happen(plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Go on with the instant until steps can be taken; False where the run has to stop first, `status` says why."""
    progress, state = work.progress[0], rows.state[0]
    if state.stage == STARTING:
        if not _start(plan, work, switch, rows):
            return False
        state.stage = DECIDING
    if state.stage == HAPPENING and not _events(plan, work, switch, rows):
        return False
    while state.stage == DECIDING or state.stage == LOOKING:
        if state.stage == DECIDING:
            if not _decide(plan, work, switch, rows):
                return False
            state.stage = LOOKING
        if not find_mode(rows):
            progress.status = MODE_WANTED
            return False
        if switch.kernels.modal != 0 and asks_another(plan, work, switch, rows):
            state.asked, state.stage = state.asked + 1, DECIDING
            if state.asked <= AGAIN * (2 + rows.mode.shape[0]):
                continue
            progress.status = CHATTERS
            return False
        state.asked = 0
        _adopt(plan, work, switch, rows)
        state.stage = LAUNCHING
        if (state.jumped != 0 or state.closed != 0) and not _settle(plan, closed, work, switch, rows):
            return False
    if state.stage == LAUNCHING:
        return _conclude(plan, work, switch, rows)
    return True


@compiled
def _start(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Refuse gaps that are negative before anything has happened."""
    data, kinds = rows.data, switch.rows
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    state.mark, state.changes = progress.time, 0
    if m == 0:
        return True
    _watch(plan, work, switch, rows)
    for i in range(m):
        if kinds.guessed[i] == 2 and data.g[i] > kinds.gap[i]:
            kinds.gap[i] = CLOSE * data.g[i]
        if kinds.kind[i] == UNILATERAL and kinds.degree[i] == 2 and not data.g[i] >= -kinds.gap[i]:
            state.row, progress.status = i, BELOW
            return False
    return True


@compiled
def _watch(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """g and w, with nothing acting, of the state as it stands."""
    data = rows.data
    m = rows.mode.shape[0]
    _feed(plan, work)
    call_kernel(switch.kernels.watch, work.feed, data.seen)
    copy(data.seen, data.g, m)
    copy(data.seen[m:], data.w, m)


@compiled
def _feed(plan: Plan, work: Work) -> None:
    """The state as it stands and its moment."""
    nl, progress = plan.magnitude.shape[0], work.progress[0]
    place(work.feed, work.x, nl)
    moment(
        work.feed,
        work.x.shape[0] + nl,
        progress.time,
        plan.span.segments,
        plan.span.inputs,
        work.held,
        progress.segment,
    )


@compiled
def _events(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """The user's events that fire here, one after the other: logged, reset, booked by the host; then an end."""
    events, inputs = rows.events, rows.inputs
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    nx, fed, loud = work.x.shape[0], work.x.shape[0] + plan.magnitude.shape[0], False
    for e in range(events.held.shape[0]):
        if events.held[e] == 0:
            continue
        if state.logged >= events.log.shape[0]:
            progress.status = LOG_FULL
            return False
        events.held[e] = 0
        if switch.events.silent[e] != 0:
            continue
        loud, state.event = True, e
        log(rows, progress.time, m + e, -events.side[e], events.side[e], 0.0, 0.0)
        if switch.events.terminal[e] != 0 and state.ending == 0:
            state.ending = e + 1
        if switch.events.resets[e] != 0:
            _feed(plan, work)
            copy(work.x, events.left, nx)
            copy(work.x, inputs.given, nx)
            for k in range(1 + plan.span.inputs.shape[2]):
                inputs.given[nx + k] = work.feed[fed + k]
            call_kernel(switch.events.resets[e], inputs.given, work.x)
            state.jumped, state.known, progress.stale = 1, 0, 1
            onto, fine = plan.kernels.project, first_bad(work.x, nx) < 0
            if not (
                fine
                and (
                    onto == 0
                    or settle(onto, None, plan.tolerance, work.x, work.projection.projected, work.projection.placed)
                )
            ):
                state.row, progress.status = m + e, OFF
                return False
            progress.status = BOOKS_WANTED
            return False
    if state.ending != 0:
        sample_what_follows(plan, work, rows)
        state.event, progress.status = state.ending - 1, ENDED
        return False
    for i in range(m):
        loud = loud or rows.guard.fired[i] != 0
    state.stage = DECIDING if loud or state.jumped != 0 else LAUNCHING
    return True


@compiled
def _decide(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Jumps, booked, and the mode that follows; False without one."""
    choice = rows.choice
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    if state.logged + m > rows.events.log.shape[0]:
        progress.status = LOG_FULL
        return False
    _go_on(work, switch, rows)
    copy(rows.mode, choice.chosen, m)
    copy(rows.history.direction, choice.turned, m)
    if m == 0 or _nothing_to_decide(plan, work, switch, rows):
        return True
    if switch.kernels.data == 0:
        progress.status = KERNELS_WANTED
        return False
    for _ in range(JUMPS):
        _data(plan, work, switch, rows)
        answer = DECIDED
        for _ in each_lane(True):
            answer = decide(switch, rows, progress.time)
        if answer == DECIDED:
            return True
        if answer != JUMP:
            return _refuse(work, rows, answer, choice.decision[0].row)
        if state.decided == 0 and begins_to_carry(switch, rows):
            continue
        for i in range(m):
            felt = choice.jump[i] != 0.0 and (
                switch.rows.degree[i] == 0 or abs(rows.data.S[i, i] * choice.jump[i]) > switch.rows.rate[i]
            )
            rows.instant.struck[i] = 1 if felt else rows.instant.struck[i]
        choice.decision[0].shares = 0
        row = leap(plan, work, switch, rows)
        if row >= 0:
            return _refuse(work, rows, GAINS, row)
        choice.decision[0].rounds += 1
    state.row, progress.status = choice.decision[0].row, CHATTERS
    return False


@compiled
def _refuse(work: Work, rows: Rows, why: int, row: int) -> bool:
    """End the run; False."""
    rows.state[0].refusal, rows.state[0].row, work.progress[0].status = why, row, REFUSED
    return False


@compiled
def _nothing_to_decide(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Whether all is open, with gaps, and stays so."""
    kinds = switch.rows
    for i in range(rows.mode.shape[0]):
        unilateral = kinds.kind[i] == UNILATERAL and kinds.degree[i] == 2
        if rows.mode[i] != OPEN or not (unilateral or kinds.normal[i] >= 0):
            return False
    _watch(plan, work, switch, rows)
    clear = True
    for i in range(rows.mode.shape[0]):
        clear = clear and (kinds.kind[i] != UNILATERAL or rows.data.g[i] > kinds.gap[i])
    return clear


@compiled
def _data(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """The numbers of the decision; a command that has ended the step acts."""
    _feed(plan, work)
    call_kernel(switch.kernels.data, work.feed, rows.data.out)
    heed_motion(switch, rows)
    heed_commands(switch, rows)
    if plan.span.inputs.shape[2] > 0 and switch.kernels.margins != 0:
        _follow_tables(plan, work, switch, rows)


@compiled
def _follow_tables(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """ẇ grows by (∂w/∂u) u̇ of inputs by tables: w is linear in u, and u in the time."""
    data = rows.data
    m, s, at = rows.mode.shape[0], work.progress[0].segment, work.x.shape[0] + plan.magnitude.shape[0]
    span, rises = plan.span.segments[s, 1] - plan.span.segments[s, 0], False
    for i in range(plan.span.inputs.shape[2]):
        rises = rises or plan.span.inputs[s, 1, i] != 0.0
        work.feed[at + 1 + i] += plan.span.inputs[s, 1, i] * span
    if rises and span > 0.0:
        call_kernel(switch.kernels.watch, work.feed, data.seen)
        copy(data.seen[m:], rows.choice.vectors[FIRST], m)
        _feed(plan, work)
        call_kernel(switch.kernels.watch, work.feed, data.seen)
        for i in range(m):
            data.b[i] += (rows.choice.vectors[FIRST, i] - data.seen[m + i]) / span


@compiled
def leap(plan: Plan, work: Work, switch: Switch, rows: Rows) -> int:
    """x ← x ⊞ B ẑ with the jump asked for; its loss, −w̄ ẑ by row, is booked, and the energy it takes out of sources.

    Returns a row of those that gain by it, −1: none.

    The means along the way are those of both ends where w is straight, else by Gauss's rule.
    """
    choice, data, inputs, instant, rules = rows.choice, rows.data, rows.inputs, rows.instant, switch.rules
    progress, state, m, nx = work.progress[0], rows.state[0], rows.mode.shape[0], work.x.shape[0]
    points = rules.points.shape[0]
    copy(work.x, inputs.pushed, nx)
    inputs.gifts[:] = 0.0
    copy(data.w, instant.old_w, m)
    if points == 0:
        _ask_sources(plan, work, switch, rows, 0.5)
    else:
        instant.old_w[:] = 0.0
    for k in range(points):
        for i in range(m):
            inputs.pushed[nx + i] = rules.points[k] * choice.jump[i]
        call_kernel(switch.kernels.impulse, inputs.pushed, work.x)
        _watch(plan, work, switch, rows)
        for i in range(m):
            instant.old_w[i] += rules.shares[k] * data.w[i]
        _ask_sources(plan, work, switch, rows, rules.shares[k])
    copy(choice.jump, inputs.pushed[nx:], m)
    call_kernel(switch.kernels.impulse, inputs.pushed, work.x)
    state.jumped, state.known, progress.stale = 1, 0, 1
    _data(plan, work, switch, rows)
    if points == 0:
        _ask_sources(plan, work, switch, rows, 0.5)
    for k in range(inputs.gift.shape[0]):
        book_at(work, k, inputs.gifts[k])
    for i in range(m):
        mean = instant.old_w[i] if points > 0 else 0.5 * (data.w[i] + instant.old_w[i])
        choice.lost[i] = 0.0 - mean * choice.jump[i]
    gains = share(switch, rows)
    for i in range(m):
        instant.sums[i, 0] += choice.jump[i]
        instant.sums[i, 1] += choice.lost[i]
        book_at(work, switch.elements.loss[switch.rows.element[i]], choice.lost[i])
    return int(gains)


@compiled
def _ask_sources(plan: Plan, work: Work, switch: Switch, rows: Rows, share: float) -> None:
    """Add a share of the energy that the jump takes out of every port, at the present state and the data's moment."""
    inputs = rows.inputs
    if switch.kernels.supplied == 0:
        return
    nx, moment_size = work.x.shape[0], 1 + plan.span.inputs.shape[2]
    copy(work.x, inputs.asked, nx)
    copy(work.feed[nx + plan.magnitude.shape[0] :], inputs.asked[nx:], moment_size)
    copy(rows.choice.jump, inputs.asked[nx + moment_size :], rows.mode.shape[0])
    call_kernel(switch.kernels.supplied, inputs.asked, inputs.gift)
    for k in range(inputs.gift.shape[0]):
        inputs.gifts[k] += share * inputs.gift[k]


@compiled
def _adopt(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """Go on in the mode decided: its σ into the inputs of kernels."""
    choice, table = rows.choice, rows.table
    m, state, entry = rows.mode.shape[0], rows.state[0], rows.state[0].entry
    nm = table.sigmas.shape[1]
    known = state.place >= 0 and table.followed[state.place] == 1 + entry
    state.alone = 1 if known or (switch.kernels.plain != 0 and told_alone(rows, entry)) else 0
    if state.place >= 0:
        table.followed[state.place], state.place = (1 + entry) * state.alone, -1
    feed, placed = (
        work.feed[work.feed.shape[0] - nm - m :],
        work.projection.placed[work.projection.placed.shape[0] - nm - m :],
    )
    if switch.kernels.modal == 0:  # else it is there (`guards.asks_another`)
        copy(table.sigmas[entry], feed, nm)
    copy(table.sigmas[entry], placed, nm)
    for i in range(m):
        if choice.chosen[i] != rows.mode[i]:
            rows.history.size[i] = 0.0
            work.progress[0].stale = 1
        rows.mode[i], rows.history.direction[i] = choice.chosen[i], choice.turned[i]
        feed[nm + i] = placed[nm + i] = choice.turned[i] * slow_slip(plan, switch, rows, i)
    before = state.code
    choose_watch(work, switch, rows)
    state.known = 0
    slot = state.code % table.pace.shape[0]
    if state.code != before:
        met = table.paced[slot] == state.code and table.pace[slot] > 0.0
        state.window = table.windows[slot] if met else 0.0
        if met:
            work.progress[0].step = table.pace[slot]
        if met and state.watching == MARGINS and switch.kernels.commands != 0 and state.jumped == 0:
            state.clear = work.progress[0].time + table.clears[slot]
            rows.history.size[:] = 0.0


@compiled
def _settle(plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Closed rows exactly at w = 0, closures and gaps as they can be; False for a jump that nothing asks for."""
    state = rows.state[0]
    for _ in range(2):
        if state.closed == 0 or switch.kernels.data == 0 or state.alone != 0:
            break
        answer = DECIDED
        for _ in each_lane(True):
            answer = settle_rows(switch, rows, rows.mode)
        if answer == DECIDED:
            break
        if answer == JUMP and state.decided == 0 and begins_to_carry(switch, rows):
            state.stage = DECIDING
            return True
        if answer == JUMP and uncalled(switch, rows) >= 0:
            return _refuse(work, rows, UNCALLED, uncalled(switch, rows))
        row = leap(plan, work, switch, rows)
        if answer == JUMP and row >= 0:
            return _refuse(work, rows, GAINS, row)
        if answer == JUMP:
            state.stage = DECIDING
            rows.choice.decision[0].rounds += 1  # what fired has been heeded
            return True
    project = closed.kernels.project if state.closed != 0 else plan.kernels.project
    if project != 0 and (state.jumped != 0 or state.alone == 0):  # no row asks anything of x where D alone tells z
        copy(work.x, work.x_new, work.x.shape[0])
        if settle(project, None, plan.tolerance, work.x_new, work.projection.projected, work.projection.placed):
            copy(work.x_new, work.x, work.x.shape[0])
        else:
            work.progress[0].reason = CONSTRAINT
    return True


@compiled
def _go_on(work: Work, switch: Switch, rows: Rows) -> None:
    """Count anew the instants without progress, after some."""
    progress, state = work.progress[0], rows.state[0]
    if progress.time - state.mark > SHARE * switch.span:
        state.mark, state.changes, state.idle, rows.choice.decision[0].work = progress.time, 0, 0, 0.0
        rows.choice.decision[0].jams = 0
        rows.history.again[:] = 0


@compiled
def _conclude(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Log the changes; no end of changes without progress; a sample at this moment shows the state that follows."""
    instant = rows.instant
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    changed, calm = False, stays_tolerated(switch, rows, progress.time)
    _go_on(work, switch, rows)
    hush(switch, rows)
    for i in range(m):
        fresh = rows.mode[i] != instant.before[i]
        if fresh or instant.struck[i] != 0:
            log(rows, progress.time, i, instant.before[i], rows.mode[i], instant.sums[i, 0], instant.sums[i, 1])
        changed = changed or fresh
        instant.before[i], rows.guard.fired[i], instant.struck[i] = rows.mode[i], 0, 0
        instant.sums[i, 0] = instant.sums[i, 1] = 0.0
    heed_jumps(rows)
    rows.choice.decision[0].rounds, state.jumped, state.stage, state.fired = 0, 0, STEPPING, -1
    state.decided, state.idle = state.decided + 1, state.idle + 1
    state.changes += 1 if changed else 0
    if changed:
        state.flurry, state.since = state.flurry + 1 if calm else 0, progress.time
    if state.changes > CHATTER or state.idle > IDLE or state.flurry > FLURRY:
        progress.status = CHATTERS
        return False
    sample_what_follows(plan, work, rows)
    progress.status = HAPPENED if state.news != 0 else progress.status
    state.news = 0
    return True
