"""The rows that close, open, stick and slide: one decision for all of them, after all jumps.

At w = 0 the accelerations decide, 0 ≤ z ⟂ ẇ = b + S z ≥ 0 and Coulomb's law with the static bounds; for rows of degree
0 w = w₀ + D z itself, an instant later. Rows that have just left by their guard may not come back the same way.
Source: Glocker 2001, Set-Valued Force Laws, §10; Acary & Brogliato 2008; Filippov 1988, for friction that stands alone.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector, Whole
from poinsot.simulation.loops.complementarity import SOLVED
from poinsot.simulation.loops.decision_again import follows_again
from poinsot.simulation.loops.decision_basis import LONGER
from poinsot.simulation.loops.decision_cones import align, centre, states
from poinsot.simulation.loops.decision_forces import (
    RELIEVED,
    SPENT,
    carry,
    exact,
    falls,
    forces,
    goes_back,
    own_bound,
    rests,
)
from poinsot.simulation.loops.decision_impulse import (
    DECIDED,
    ENDLESS,
    JUMP,
    NO_MODE,
    NOT_FINITE,
    SHORTED,
    closes,
    hesitant,
    impact,
    pulls,
    touches,
)
from poinsot.simulation.loops.decision_jams import AROUND, NEAR, asks, jam, missed
from poinsot.simulation.loops.decision_leaning import lean_on
from poinsot.simulation.loops.decision_problem import (
    ASIDE,
    BARRED,
    BOX,
    CLOSED,
    COEF,
    CONSTANT,
    FORWARD,
    FREE,
    FRICTION,
    LIMITED,
    MORE,
    OPEN,
    OUT,
    ROLE,
    SECOND,
    SLIDE,
    STATE,
    UNI,
    Q,
    Z,
    drive,
    is_deep,
    is_spent,
    leave_out_copies,
    shortest,
)
from poinsot.simulation.loops.guards import tolerated
from poinsot.simulation.loops.switching_records import Rows, Switch

SETTLED, NEARLY = 0, 2
LEFT, KEPT_ON, BROKEN, SPARE = 1, 2, 3, 4
"""Why a row is barred: it left by its guard, it slides on, it broke away, others carry what it does."""
SLACK, ROUNDING = 1e-9, 1e-13
"""Rounding, as shares of the largest acceleration and of the terms of ẇ."""
FAR = 10.0
"""Multiple of the tolerance of a guard, beyond which the row did not reach 0 just now."""
WITHIN = 1.0 - 1e-7
"""Of its bound, where a disc that was left by its guard is left again."""
OVERLOAD = 1.0 + 2e-6
"""Factor on the load under which rows have left if others cannot relieve them."""


@compiled
def decide(switch: Switch, rows: Rows, time: float) -> int:
    """The changes at an instant; `simulation.switched` describes the arrays.

    JUMP     choice.jump (ẑ) and choice.lost: apply it, evaluate the data again and ask again, `rounds` one more
    DECIDED  choice.chosen, choice.turned: the mode, and d = ±1 (a unit vector in space) in slip: z = −d(μ z_N + F)
    NO_MODE, SHORTED, CHATTERING, NOT_FINITE   refused: decision.row, other, pivot
    ENDLESS  refused: with what came before at this moment it costs more than `MOST_WORK`
    """
    data = rows.data
    m, decision = switch.rows.kind.shape[0], rows.choice.decision[0]
    decision.row = decision.other = decision.doubtful = -1
    if decision.rounds == 0:
        decision.mended = -1
    decision.pivot = decision.amount = 0.0
    if switch.kernels.plain != 0 and decision.rounds == 0 and follows_again(switch, rows):
        return DECIDED
    for k in range(m):
        bad = not np.isfinite(data.w[k] + data.b[k] + data.g[k])
        for j in range(m):
            bad = bad or not np.isfinite(data.S[k, j] + data.D[k, j])
        if bad:
            decision.row = k
            return NOT_FINITE
    deep = is_deep(switch)
    epsilon = shortest(switch, rows) if deep else 1.0
    code = impact(switch, rows, time, epsilon, deep)
    if code == DECIDED and asks(switch, rows):
        decision.jams = 2
        code = jam(switch, rows, epsilon, deep, NEAR)
    if code == DECIDED:
        code = _choose(switch, rows, epsilon, deep)
        for attempt in range(2 if deep else 0):  # ε S may be rounding beside D, and what only S tells is missed
            if code == DECIDED and pulls(switch, rows, settle(switch, rows, rows.choice.chosen)):
                code = _choose(switch, rows, epsilon / LONGER if attempt == 0 else epsilon, deep)
        if code == NO_MODE and not is_spent(rows) and jam(switch, rows, epsilon, deep, AROUND) == JUMP:
            code = JUMP
    return ENDLESS if is_spent(rows) else int(code)


@compiled
def _push_before(switch: Switch, rows: Rows) -> None:
    """z in the mode before, in Z, where a guard of a closed row has fired, under a little more load."""
    wanted, pushed = False, rows.choice.vectors[MORE]
    for k in range(switch.rows.kind.shape[0]):
        wanted = wanted or (rows.guard.fired[k] != 0 and rows.mode[k] == CLOSED)
        pushed[k] = rows.data.b[k] * OVERLOAD
    if wanted:
        forces(switch, rows, rows.mode, rows.history.direction, pushed, rows.choice.vectors[Z])


@compiled
def _has_left(switch: Switch, rows: Rows, k: int) -> bool:
    """Whether the guard of closed row k has fired, and others that share with it do not relieve it."""
    limited, left = rows.choice.labels[LIMITED], rows.choice.labels[LIMITED, k] == 0
    for i in range(switch.rows.kind.shape[0]):
        left = left or (limited[i] == SPENT and (i == k or limited[k] == RELIEVED))
    return bool(left and rows.guard.fired[k] != 0 and rows.mode[k] == CLOSED)


@compiled
def _take_part(switch: Switch, rows: Rows) -> None:
    """Roles of the rows that are not friction."""
    choice, kinds = rows.choice, switch.rows
    role, barred, constant = choice.labels[ROLE], choice.labels[BARRED], choice.vectors[CONSTANT]
    for k in range(kinds.kind.shape[0]):
        role[k], barred[k], choice.turned[k], constant[k] = OUT, 0, 0.0, 0.0
        if kinds.kind[k] != FRICTION and touches(switch, rows, k):
            role[k] = closes(switch, rows, k)
            if role[k] == UNI and kinds.degree[k] > 0:
                comes = kinds.degree[k] == 1 and rows.guard.fired[k] != 0 and choice.decision[0].rounds == 0
                if rows.data.w[k] > kinds.rate[k] and not (comes and rows.mode[k] == OPEN):
                    role[k] = OUT
                elif _has_left(switch, rows, k):
                    role[k], barred[k] = OUT, LEFT
                elif rows.guard.fired[k] != 0 or rows.mode[k] == CLOSED:
                    constant[k] = 0.0 - rows.data.F[k, 0]
    leave_out_copies(switch, rows)


@compiled
def _change_sides(switch: Switch, rows: Rows) -> int:
    """The row of degree 0 that is far beyond 0 though it was decided here, as others share with it; −1: none.

    It opens, or closes, unless what that leaves it says no.
    """
    choice = rows.choice
    row, most = -1, FAR
    for k in range(switch.rows.kind.shape[0] if choice.decision[0].rounds == 0 else 0):
        decided = (
            choice.labels[ROLE, k] == UNI
            and switch.rows.degree[k] == 0
            and rows.guard.fired[k] != 0
            and rows.history.again[k] > 0
        )
        far = -rows.guard.margin[k] / tolerated(switch, rows, k) if decided else 0.0
        if far > most:
            row, most = k, far
    if row >= 0:
        choice.labels[ROLE, row], choice.labels[BARRED, row] = OUT if rows.mode[row] == CLOSED else FREE, LEFT
    return int(row)


@compiled
def _slides(switch: Switch, rows: Rows, k: int, way: float, why: int) -> None:
    """Row k slides with w of the sign of `way`, by its kinetic bounds."""
    choice = rows.choice
    choice.labels[ROLE, k], choice.labels[BARRED, k], choice.turned[k] = SLIDE, why, way
    choice.vectors[COEF, k] = (
        -way * switch.elements.kinetic[switch.rows.element[k]] if switch.rows.normal[k] >= 0 else 0.0
    )
    choice.vectors[CONSTANT, k] = -way * rows.data.F[k, 1]


@compiled
def _turns(switch: Switch, rows: Rows, k: int, share: float) -> None:
    """Row k of a disc is held by its kinetic bounds, or a little less: where it slides, it finds the direction."""
    choice = rows.choice
    choice.labels[ROLE, k], choice.labels[BARRED, k] = BOX, BROKEN
    choice.vectors[COEF, k] = (
        -share * switch.elements.kinetic[switch.rows.element[k]] if switch.rows.normal[k] >= 0 else 0.0
    )
    choice.vectors[CONSTANT, k] = -share * rows.data.F[k, 1]


@compiled
def _may_stick(switch: Switch, rows: Rows, k: int) -> None:
    """Row k stands, held by its static bounds, if they hold it."""
    choice = rows.choice
    choice.labels[ROLE, k], choice.labels[BARRED, k], choice.turned[k] = BOX, 0, 1.0
    choice.vectors[COEF, k] = -switch.elements.static[switch.rows.element[k]] if switch.rows.normal[k] >= 0 else 0.0
    choice.vectors[CONSTANT, k] = -rows.data.F[k, 0]


@compiled
def _rub(switch: Switch, rows: Rows, k: int) -> None:
    """The role of a row of friction: sliding, or standing; what broke away slides where it was pushed."""
    choice, data, guard, kinds, mode = rows.choice, rows.data, rows.guard, switch.rows, rows.mode
    normal, mate, w, pushed = kinds.normal[k], kinds.mate[k], data.w[k], choice.vectors[Z, k]
    speed = abs(w) if mate < 0 else np.hypot(w, data.w[mate])
    none = kinds.rate[k] if mate < 0 else max(kinds.rate[k], kinds.rate[mate])
    if normal >= 0 and choice.labels[ROLE, normal] == OUT:
        return
    bound = data.F[k, 0] + (switch.elements.static[kinds.element[k]] if normal >= 0 else 0.0)
    if kinds.degree[k] == 0:
        _may_stick(switch, rows, k)
    elif speed > none and (guard.fired[k] == 0 or mode[k] < FORWARD):
        _slides(switch, rows, k, w / speed, 0)
    elif bound <= 0.0:
        choice.labels[ROLE, k] = OUT
    elif mate >= 0:
        fired = guard.fired[k] + guard.fired[mate] > 0
        leaves, slid = fired and mode[k] == CLOSED, not fired and mode[k] >= FORWARD
        if leaves or (slid and choice.decision[0].rounds == 0):
            _turns(switch, rows, k, WITHIN if leaves else 1.0)
        else:
            _may_stick(switch, rows, k)
    elif normal < 0 and data.S[k, k] <= 0.0:
        way = w if speed > 0.5 * none else rows.history.direction[k]  # at a dead point w tells, as soon as it is any
        _slides(switch, rows, k, 1.0 if way >= 0.0 else -1.0, 0)
    elif _has_left(switch, rows, k) and pushed != 0.0:
        _slides(switch, rows, k, -1.0 if pushed > 0.0 else 1.0, LEFT)
    elif guard.fired[k] == 0 and mode[k] >= FORWARD and choice.decision[0].rounds == 0:
        _slides(switch, rows, k, 1.0 if mode[k] == FORWARD else -1.0, KEPT_ON)
    else:
        _may_stick(switch, rows, k)


@compiled
def _parts(rows: Rows, k: int) -> float:
    """Of what ẇ of row k is a sum."""
    total = abs(rows.data.b[k])
    for j in range(rows.mode.shape[0]):
        total += abs(rows.data.S[k, j] * rows.choice.vectors[Z, j])
    return float(total)


@compiled
def _refuses(switch: Switch, rows: Rows, k: int) -> bool:
    """Whether a row of degree 0 that changed sides has, at the z found, a w, or a z, below 0."""
    data = rows.data
    w = data.w[k]
    for j in range(rows.mode.shape[0]):
        w += data.D[k, j] * rows.choice.vectors[Z, j]
    return bool(w < -switch.rows.rate[k] or rows.choice.vectors[Z, k] + data.F[k, 0] < -switch.rows.force[k])


@compiled
def _changed(switch: Switch, rows: Rows, a: Vector, slack: float) -> bool:
    """True if a row has to be taken otherwise: it breaks away, or does the motion it was barred from."""
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, role, state, barred = (kinds.kind.shape[0], choice.labels[ROLE], choice.labels[STATE], choice.labels[BARRED])
    changed, spared, constant = False, False, choice.vectors[CONSTANT]
    for k in range(m):
        if kinds.degree[k] == 0:
            if barred[k] == LEFT and _refuses(switch, rows, k):
                role[k], barred[k], changed = UNI, 0, True
            continue
        e, scale = kinds.element[k], choice.vectors[Q, k]
        if role[k] == UNI and state[k] == CLOSED and barred[k] == 0 and not spared:
            comes = rows.mode[k] == OPEN
            least = ROUNDING * _parts(rows, k) if comes else -slack / scale
            if choice.vectors[Z, k] - constant[k] < least * scale * scale:
                role[k], barred[k], changed, spared = OUT, SPARE, True, True
        if role[k] == UNI and state[k] != CLOSED and constant[k] < 0.0 and a[k] * scale > slack:
            role[k], barred[k], changed = OUT, SPARE, True  # what lets go pulls no more
        if role[k] == BOX and state[k] >= FORWARD:
            static, kinetic = (
                (switch.elements.static[e], switch.elements.kinetic[e]) if kinds.normal[k] >= 0 else (0.0, 0.0)
            )
            way, mate = choice.turned[k], kinds.mate[k]
            along = a[k] * way + (a[mate] * choice.turned[mate] if mate >= 0 else 0.0)
            if mate > k and goes_back(switch, rows, k, mate):
                for j in (k, mate):
                    _slides(switch, rows, j, data.w[j] / np.hypot(data.w[k], data.w[mate]), 0)
                changed = True
            elif (static != kinetic or data.F[k, 0] != data.F[k, 1]) and barred[k] == 0 and along * scale > slack:
                if kinds.mate[k] >= 0:
                    _turns(switch, rows, k, 1.0)
                    _turns(switch, rows, kinds.mate[k], 1.0)
                else:
                    _slides(switch, rows, k, way, BROKEN)
                changed = True
        elif role[k] == SLIDE and barred[k] in (LEFT, KEPT_ON) and state[k] >= FORWARD:
            if a[k] * choice.turned[k] * scale < -slack:
                _may_stick(switch, rows, k)
                barred[k] = BROKEN
                changed = True
        elif role[k] == OUT and barred[k] == LEFT and a[k] * scale < -max(slack, missed(switch, rows, k) / scale):
            role[k], barred[k], constant[k], changed = UNI, 0, 0.0, True
            t = k + 1
            while t < m and kinds.normal[t] == k:
                _rub(switch, rows, t)
                t += 1
        elif role[k] == OUT and barred[k] == SPARE and a[k] * scale < -slack:
            role[k], barred[k], constant[k], changed = UNI, BROKEN, 0.0, True
    return changed


@compiled
def _accelerations(switch: Switch, rows: Rows, a: Vector) -> float:
    """a = ẇ = b + S z of all rows; the largest b of those that take part, in scaled units, which Q then holds."""
    choice, data = rows.choice, rows.data
    m, z, largest = switch.rows.kind.shape[0], choice.vectors[Z], 0.0
    for i in range(m):
        a[i], total = data.b[i], abs(data.b[i])
        for k in range(m):
            a[i] += data.S[i, k] * z[k]
            total += abs(data.S[i, k] * z[k])
        unit = 1.0 / np.sqrt(data.S[i, i]) if data.S[i, i] > 0.0 else 1.0
        choice.vectors[Q, i] = unit
        if choice.labels[ROLE, i] != OUT or choice.labels[BARRED, i] != 0:
            largest = max(largest, total * unit)
    return largest


@compiled
def _share_out(switch: Switch, rows: Rows, a: Vector, slack: float) -> None:
    """Close what others could hold alone, friction that rests and rows that hold, if all can bear their shares."""
    choice = rows.choice
    m, state, z, before, more = (
        switch.rows.kind.shape[0],
        choice.labels[STATE],
        choice.vectors[Z],
        choice.labels[ASIDE],
        False,
    )
    for k in range(m):
        joins = own_bound(switch, rows, k) > 0.0 and choice.labels[BARRED, k] != LEFT
        joins = joins and falls(switch, rows, k)
        joins = joins and rests(switch, rows, a, k, slack)
        holds = choice.labels[ROLE, k] == UNI and choice.vectors[CONSTANT, k] < 0.0 and state[k] == OPEN
        before[k] = -1 if joins or holds else state[k]
        more = more or joins or holds
    for k in range(m if more else 0):
        before[k], state[k] = state[k], CLOSED if before[k] < 0 else state[k]
    if more and not carry(switch, rows, z, slack):
        for k in range(m):
            state[k] = before[k]
        exact(switch, rows, rows.data.b, True, z)


@compiled
def _spare(switch: Switch, rows: Rows, a: Vector, slack: float) -> bool:
    """Friction that seems to slide where closed rows hold it bears its share, or is open where they carry its load.

    True where some would pull: then it is decided again, without those, whether it sticks; else it slides on, ẇ = 0.
    """
    choice = rows.choice
    m, state, z, again = switch.rows.kind.shape[0], choice.labels[STATE], choice.vectors[Z], False
    _share_out(switch, rows, a, slack)
    for k in range(m):
        if rests(switch, rows, a, k, slack):
            before = state[k]
            state[k] = OPEN
            if not carry(switch, rows, z, slack):
                pulled = False
                for i in range(m):
                    pulls = choice.labels[ROLE, i] == UNI and state[i] == CLOSED and choice.labels[BARRED, i] == 0
                    pulls = pulls and choice.labels[BARRED, k] != LEFT  # which cannot stick
                    below = z[i] - choice.vectors[CONSTANT, i] < -slack * choice.vectors[Q, i]
                    if pulls and switch.rows.degree[i] > 0 and below:
                        choice.labels[ROLE, i], choice.labels[BARRED, i], pulled = OUT, SPARE, True
                state[k] = before
                exact(switch, rows, rows.data.b, True, z)
                if pulled:
                    _may_stick(switch, rows, k)
                    choice.labels[BARRED, k], again = BROKEN, True
    return again


@compiled
def _choose(switch: Switch, rows: Rows, epsilon: float, deep: bool) -> int:
    """The mode at an instant without jumps."""
    choice = rows.choice
    m, state, z, a = (switch.rows.kind.shape[0], choice.labels[STATE], choice.vectors[Z], choice.vectors[SECOND])
    _push_before(switch, rows)
    _take_part(switch, rows)
    for k in range(m):
        if switch.rows.kind[k] == FRICTION:
            _rub(switch, rows, k)
    spared = _change_sides(switch, rows)
    onward, push, longest = deep and choice.decision[0].rounds == 0, hesitant(switch, rows), LONGER**2 * epsilon
    for _ in range(2 * m + 5):
        drive(switch, rows, epsilon, push)
        if states(switch, rows, epsilon, deep, rows.data.b, True, onward, z) != SOLVED:
            if deep and epsilon < longest:
                epsilon *= LONGER  # beside D, what S does in so short a time is rounding
            elif spared >= 0 and choice.labels[BARRED, spared] == LEFT:
                choice.labels[ROLE, spared], choice.labels[BARRED, spared] = UNI, 0
            elif push == 0.0:
                return _refuse(switch, rows, deep)
            else:
                push = 0.0  # others hold what was urged
            continue
        largest = _accelerations(switch, rows, a)
        if not _changed(switch, rows, a, SLACK * largest) and not _spare(switch, rows, a, SLACK * largest):
            break
    align(switch, rows, a)
    for k in range(m):
        choice.chosen[k] = state[k]
        if state[k] < FORWARD:
            choice.turned[k] = 0.0
    _doubt(switch, rows)
    lean_on(switch, rows, a)
    centre(switch, rows)
    return DECIDED


@compiled
def _pivot(switch: Switch, rows: Rows, k: int) -> float:
    """S_NN + Σ S_NT coef_T of a normal row with sliding tangential rows: the effect of a unit of z_N on it."""
    m, value, t = switch.rows.kind.shape[0], rows.data.S[k, k], k + 1
    while t < m and switch.rows.normal[t] == k:
        if rows.choice.labels[ROLE, t] == SLIDE:
            value += rows.data.S[k, t] * rows.choice.vectors[COEF, t]
        t += 1
    return float(value)


@compiled
def _doubt(switch: Switch, rows: Rows) -> None:
    """Contact and separation are both possible where the pivot of a row that opens is negative."""
    choice = rows.choice
    for k in range(switch.rows.kind.shape[0]):
        opens = choice.labels[ROLE, k] == UNI and choice.labels[STATE, k] == OPEN and switch.rows.degree[k] > 0
        if opens and _pivot(switch, rows, k) < 0.0:
            choice.decision[0].doubtful, choice.decision[0].pivot = k, _pivot(switch, rows, k)


@compiled
def _refuse(switch: Switch, rows: Rows, deep: bool) -> int:
    """Name the row without a mode: that of the contact with the most negative pivot, else the row that is worst off."""
    choice, kinds = rows.choice, switch.rows
    decision, worst = choice.decision[0], 0.0
    for k in range(kinds.kind.shape[0]):
        if choice.labels[ROLE, k] == UNI and kinds.degree[k] > 0:
            pivot = _pivot(switch, rows, k)
            if pivot < worst * rows.data.S[k, k]:
                decision.row, decision.pivot, worst = k, pivot, pivot / rows.data.S[k, k]
    if decision.row >= 0:
        return NO_MODE
    for k in range(kinds.kind.shape[0]):
        if choice.labels[ROLE, k] in (UNI, FREE) and choice.vectors[Q, k] < worst:
            decision.row, worst = k, choice.vectors[Q, k]
    return SHORTED if deep else NO_MODE


@compiled
def settle(switch: Switch, rows: Rows, mode: Whole) -> int:
    """ẑ in `jump`, with `lost`, that brings closed rows to w = 0: ẑ = −N (LᵀS N)⁺ Lᵀ w, N and L null spaces of their D.

    SETTLED: nothing to do; NEARLY: what is left is rounding; JUMP: a jump of its own, after which the mode is to be
    decided again (charged capacitors that a mode joins).
    """
    choice, data = rows.choice, rows.data
    m, jump, known, worst = switch.rows.kind.shape[0], choice.jump, choice.vectors[SECOND], 0.0
    for k in range(m):
        known[k] = data.w[k]
        choice.labels[ROLE, k], choice.labels[STATE, k] = OUT, mode[k] if mode[k] == CLOSED else OPEN
    choice.decision[0].shares = exact(switch, rows, known, False, jump)
    for k in range(m):
        change = 0.0
        for j in range(m):
            change += data.S[k, j] * jump[j]
        choice.lost[k] = -(data.w[k] + 0.5 * change) * jump[k]
        worst = max(worst, abs(change) / switch.rows.rate[k])
    if worst == 0.0:
        return SETTLED
    return JUMP if worst > 1.0 else NEARLY
