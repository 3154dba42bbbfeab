"""The changes at an instant: resets of the user's events, jumps, the mode that follows, all of it logged and booked.

An instant goes through stages, and stops for the host: to compile a kernel, make a mode, book a reset, empty the log.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, each_lane
from poinsot.simulation.loops.decision import decide
from poinsot.simulation.loops.decision import settle as settle_rows
from poinsot.simulation.loops.decision_impulse import DECIDED, GAINS, JUMP, UNCALLED, begins_to_carry, share, uncalled
from poinsot.simulation.loops.decision_problem import FIRST, OPEN, UNILATERAL
from poinsot.simulation.loops.guards import (
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
        if switch.modal != 0 and asks_another(plan, work, switch, rows):
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
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    state.mark, state.changes = progress.time, 0
    if m == 0:
        return True
    _watch(plan, work, switch, rows)
    for i in range(m):
        if switch.guessed[i] == 2 and rows.g[i] > switch.gap[i]:
            switch.gap[i] = CLOSE * rows.g[i]
        if switch.kind[i] == UNILATERAL and switch.degree[i] == 2 and not rows.g[i] >= -switch.gap[i]:
            state.row, progress.status = i, BELOW
            return False
    return True


@compiled
def _watch(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """g and w, with nothing acting, of the state as it stands."""
    m = rows.mode.shape[0]
    _feed(plan, work)
    call_kernel(switch.watch, work.feed, rows.seen)
    copy(rows.seen, rows.g, m)
    copy(rows.seen[m:], rows.w, m)


@compiled
def _feed(plan: Plan, work: Work) -> None:
    """The state as it stands and its moment."""
    nl, progress = plan.magnitude.shape[0], work.progress[0]
    place(work.feed, work.x, nl)
    moment(work.feed, work.x.shape[0] + nl, progress.time, plan.segments, plan.inputs, work.held, progress.segment)


@compiled
def _events(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """The user's events that fire here, one after the other: logged, reset, booked by the host; then an end."""
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    nx, fed, loud = work.x.shape[0], work.x.shape[0] + plan.magnitude.shape[0], False
    for e in range(rows.held.shape[0]):
        if rows.held[e] == 0:
            continue
        if state.logged >= rows.log.shape[0]:
            progress.status = LOG_FULL
            return False
        rows.held[e] = 0
        if switch.silent[e] != 0:
            continue
        loud, state.event = True, e
        log(rows, progress.time, m + e, -rows.side[e], rows.side[e], 0.0, 0.0)
        if switch.terminal[e] != 0 and state.ending == 0:
            state.ending = e + 1
        if switch.resets[e] != 0:
            _feed(plan, work)
            copy(work.x, rows.left, nx)
            copy(work.x, rows.given, nx)
            for k in range(1 + plan.inputs.shape[2]):
                rows.given[nx + k] = work.feed[fed + k]
            call_kernel(switch.resets[e], rows.given, work.x)
            state.jumped, state.known, progress.stale = 1, 0, 1
            onto, fine = plan.project, first_bad(work.x, nx) < 0
            if not (fine and (onto == 0 or settle(onto, None, plan.tolerance, work.x, work.projected, work.placed))):
                state.row, progress.status = m + e, OFF
                return False
            progress.status = BOOKS_WANTED
            return False
    if state.ending != 0:
        sample_what_follows(plan, work, rows)
        state.event, progress.status = state.ending - 1, ENDED
        return False
    for i in range(m):
        loud = loud or rows.fired[i] != 0
    state.stage = DECIDING if loud or state.jumped != 0 else LAUNCHING
    return True


@compiled
def _decide(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Jumps, booked, and the mode that follows; False without one."""
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    if state.logged + m > rows.log.shape[0]:
        progress.status = LOG_FULL
        return False
    _go_on(work, switch, rows)
    copy(rows.mode, rows.chosen, m)
    copy(rows.direction, rows.turned, m)
    if m == 0 or _nothing_to_decide(plan, work, switch, rows):
        return True
    if switch.data == 0:
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
            return _refuse(work, rows, answer, rows.decision[0].row)
        if state.decided == 0 and begins_to_carry(switch, rows):
            continue
        for i in range(m):
            felt = rows.jump[i] != 0.0 and (switch.degree[i] == 0 or abs(rows.S[i, i] * rows.jump[i]) > switch.rate[i])
            rows.struck[i] = 1 if felt else rows.struck[i]
        rows.decision[0].shares = 0
        row = leap(plan, work, switch, rows)
        if row >= 0:
            return _refuse(work, rows, GAINS, row)
        rows.decision[0].rounds += 1
    state.row, progress.status = rows.decision[0].row, CHATTERS
    return False


@compiled
def _refuse(work: Work, rows: Rows, why: int, row: int) -> bool:
    """End the run; False."""
    rows.state[0].refusal, rows.state[0].row, work.progress[0].status = why, row, REFUSED
    return False


@compiled
def _nothing_to_decide(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Whether all is open, with gaps, and stays so."""
    for i in range(rows.mode.shape[0]):
        unilateral = switch.kind[i] == UNILATERAL and switch.degree[i] == 2
        if rows.mode[i] != OPEN or not (unilateral or switch.normal[i] >= 0):
            return False
    _watch(plan, work, switch, rows)
    clear = True
    for i in range(rows.mode.shape[0]):
        clear = clear and (switch.kind[i] != UNILATERAL or rows.g[i] > switch.gap[i])
    return clear


@compiled
def _data(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """The numbers of the decision; a command that has ended the step acts."""
    _feed(plan, work)
    call_kernel(switch.data, work.feed, rows.out)
    heed_motion(switch, rows)
    heed_commands(switch, rows)
    if plan.inputs.shape[2] > 0 and switch.margins != 0:
        _follow_tables(plan, work, switch, rows)


@compiled
def _follow_tables(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """ẇ grows by (∂w/∂u) u̇ of inputs by tables: w is linear in u, and u in the time."""
    m, s, at = rows.mode.shape[0], work.progress[0].segment, work.x.shape[0] + plan.magnitude.shape[0]
    span, rises = plan.segments[s, 1] - plan.segments[s, 0], False
    for i in range(plan.inputs.shape[2]):
        rises = rises or plan.inputs[s, 1, i] != 0.0
        work.feed[at + 1 + i] += plan.inputs[s, 1, i] * span
    if rises and span > 0.0:
        call_kernel(switch.watch, work.feed, rows.seen)
        copy(rows.seen[m:], rows.vectors[FIRST], m)
        _feed(plan, work)
        call_kernel(switch.watch, work.feed, rows.seen)
        for i in range(m):
            rows.b[i] += (rows.vectors[FIRST, i] - rows.seen[m + i]) / span


@compiled
def leap(plan: Plan, work: Work, switch: Switch, rows: Rows) -> int:
    """x ← x ⊞ B ẑ with the jump asked for; its loss, −w̄ ẑ by row, is booked, and the energy it takes out of sources.

    Returns a row of those that gain by it, −1: none.

    The means along the way are those of both ends where w is straight, else by Gauss's rule.
    """
    progress, state, m, nx = work.progress[0], rows.state[0], rows.mode.shape[0], work.x.shape[0]
    points = switch.points.shape[0]
    copy(work.x, rows.pushed, nx)
    rows.gifts[:] = 0.0
    copy(rows.w, rows.old_w, m)
    if points == 0:
        _ask_sources(plan, work, switch, rows, 0.5)
    else:
        rows.old_w[:] = 0.0
    for k in range(points):
        for i in range(m):
            rows.pushed[nx + i] = switch.points[k] * rows.jump[i]
        call_kernel(switch.impulse, rows.pushed, work.x)
        _watch(plan, work, switch, rows)
        for i in range(m):
            rows.old_w[i] += switch.shares[k] * rows.w[i]
        _ask_sources(plan, work, switch, rows, switch.shares[k])
    copy(rows.jump, rows.pushed[nx:], m)
    call_kernel(switch.impulse, rows.pushed, work.x)
    state.jumped, state.known, progress.stale = 1, 0, 1
    _data(plan, work, switch, rows)
    if points == 0:
        _ask_sources(plan, work, switch, rows, 0.5)
    for k in range(rows.gift.shape[0]):
        book_at(work, k, rows.gifts[k])
    for i in range(m):
        mean = rows.old_w[i] if points > 0 else 0.5 * (rows.w[i] + rows.old_w[i])
        rows.lost[i] = 0.0 - mean * rows.jump[i]
    gains = share(switch, rows)
    for i in range(m):
        rows.sums[i, 0] += rows.jump[i]
        rows.sums[i, 1] += rows.lost[i]
        book_at(work, switch.loss[switch.element[i]], rows.lost[i])
    return int(gains)


@compiled
def _ask_sources(plan: Plan, work: Work, switch: Switch, rows: Rows, share: float) -> None:
    """Add a share of the energy that the jump takes out of every port, at the present state and the data's moment."""
    if switch.supplied == 0:
        return
    nx, moment_size = work.x.shape[0], 1 + plan.inputs.shape[2]
    copy(work.x, rows.asked, nx)
    copy(work.feed[nx + plan.magnitude.shape[0] :], rows.asked[nx:], moment_size)
    copy(rows.jump, rows.asked[nx + moment_size :], rows.mode.shape[0])
    call_kernel(switch.supplied, rows.asked, rows.gift)
    for k in range(rows.gift.shape[0]):
        rows.gifts[k] += share * rows.gift[k]


@compiled
def _adopt(plan: Plan, work: Work, switch: Switch, rows: Rows) -> None:
    """Go on in the mode decided: its σ into the inputs of kernels."""
    m, state, entry = rows.mode.shape[0], rows.state[0], rows.state[0].entry
    nm = rows.sigmas.shape[1]
    feed, placed = work.feed[work.feed.shape[0] - nm - m :], work.placed[work.placed.shape[0] - nm - m :]
    copy(rows.sigmas[entry], feed, nm)
    copy(rows.sigmas[entry], placed, nm)
    for i in range(m):
        if rows.chosen[i] != rows.mode[i]:
            rows.size[i] = 0.0
            work.progress[0].stale = 1
        rows.mode[i], rows.direction[i] = rows.chosen[i], rows.turned[i]
        feed[nm + i] = placed[nm + i] = rows.turned[i] * slow_slip(plan, switch, rows, i)
    before = state.code
    choose_watch(work, switch, rows)
    state.known = 0
    slot = state.code % rows.pace.shape[0]
    if state.code != before:
        met = rows.paced[slot] == state.code and rows.pace[slot] > 0.0
        state.window = rows.windows[slot] if met else 0.0
        if met:
            work.progress[0].step = rows.pace[slot]


@compiled
def _settle(plan: Plan, closed: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Closed rows exactly at w = 0, closures and gaps as they can be; False for a jump that nothing asks for."""
    state = rows.state[0]
    for _ in range(2):
        if state.closed == 0 or switch.data == 0:
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
            rows.decision[0].rounds += 1  # what fired has been heeded
            return True
    project = closed.project if state.closed != 0 else plan.project
    if project != 0:
        copy(work.x, work.x_new, work.x.shape[0])
        if settle(project, None, plan.tolerance, work.x_new, work.projected, work.placed):
            copy(work.x_new, work.x, work.x.shape[0])
        else:
            work.progress[0].reason = CONSTRAINT
    return True


@compiled
def _go_on(work: Work, switch: Switch, rows: Rows) -> None:
    """Count anew the instants without progress, after some."""
    progress, state = work.progress[0], rows.state[0]
    if progress.time - state.mark > SHARE * switch.span:
        state.mark, state.changes, state.idle, rows.decision[0].work = progress.time, 0, 0, 0.0
        rows.again[:] = 0


@compiled
def _conclude(plan: Plan, work: Work, switch: Switch, rows: Rows) -> bool:
    """Log the changes; no end of changes without progress; a sample at this moment shows the state that follows."""
    progress, state, m = work.progress[0], rows.state[0], rows.mode.shape[0]
    changed, calm = False, stays_tolerated(switch, rows, progress.time)
    _go_on(work, switch, rows)
    hush(switch, rows)
    for i in range(m):
        fresh = rows.mode[i] != rows.before[i]
        if fresh or rows.struck[i] != 0:
            log(rows, progress.time, i, rows.before[i], rows.mode[i], rows.sums[i, 0], rows.sums[i, 1])
        changed = changed or fresh
        rows.before[i], rows.fired[i], rows.struck[i] = rows.mode[i], 0, 0
        rows.sums[i, 0] = rows.sums[i, 1] = 0.0
    heed_jumps(rows)
    rows.decision[0].rounds, state.jumped, state.stage, state.fired = 0, 0, STEPPING, -1
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
