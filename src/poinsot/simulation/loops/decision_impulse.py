"""Impacts and jumps of all rows together: 0 ≤ ẑ ⟂ w⁺ + e w⁻ ≥ 0, w⁺ = w⁻ + S ẑ, with Coulomb's law for impulses.

Newton's restitution asks for w⁺ = −e w⁻; Poisson's has a phase of compression and one of expansion, in which the
normal impulse is at least e times that of the first. With friction Newton's law can make energy (Kane): then Poisson's
is taken, and e = 0 where that does not lose any either. Rows of degree 0 bind impulses: D ẑ = 0.
Source: Glocker & Pfeiffer, Multibody Dynamics with Unilateral Contacts (1996), §8; Kane & Levinson, Dynamics (1985).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector
from poinsot.simulation.loops.complementarity import SOLVED
from poinsot.simulation.loops.decision_cones import states
from poinsot.simulation.loops.decision_problem import (
    BARRED,
    BOX,
    CLOSED,
    COEF,
    COMMANDED,
    CONSTANT,
    FORWARD,
    FREE,
    FRICTION,
    GATED,
    LIST,
    MORE,
    OPEN,
    OUT,
    ROLE,
    SECOND,
    SLIDE,
    STATE,
    UNI,
    UNTOLD,
    URGED,
    Q,
    leave_out_copies,
)
from poinsot.simulation.loops.switching_records import Rows, Switch

DECIDED, JUMP, NO_MODE, SHORTED, CHATTERING, NOT_FINITE, UNCALLED, GAINS, ENDLESS = range(9)
NEWTON, POISSON, PLASTIC = range(3)
GEOMETRIC = 1e-12
"""Of the run: impacts whose sum of flights is less are one, and rest follows."""
URGE, NO_RATE = 1e-9, 1e-14
AGAINST, GAINED, FAR = 1e-6, 1e-9, 1e5
"""Of what it is a sum, an infinite w that a row would have to yield to; of what is exchanged, what a jump may gain; in
tolerances, w of a closed row that makes a jump more than what is left of an event."""
KEPT = 1000.0
"""A closed row is in contact up to so many tolerances: it drifts as its solver does."""


@compiled
def closes(switch: Switch, rows: Rows, k: int) -> int:
    """The freedom of a row of a unilateral, commanded or gated kind: OUT (stays open), UNI, or FREE (w = 0, any z)."""
    data, kinds = rows.data, switch.rows
    kind, told = kinds.kind[k], data.command[k, 0] >= 0.0
    if kind == COMMANDED and rows.guard.fired[k] != 0 and data.command[k, 1] >= 0.0:
        return OUT if rows.instant.before[k] == CLOSED else FREE  # at its limit both may be told, by rounding
    if kind == COMMANDED and rows.history.again[k] > 0:  # it has been told here, and what it is told is still rounding
        return FREE if rows.mode[k] == CLOSED else OUT
    if kind == COMMANDED:
        closed = told or (rows.mode[k] == CLOSED and data.command[k, 1] < 0.0)
        return FREE if closed else OUT
    if kinds.opens[k] != 0:
        conducts = (rows.mode[k] == CLOSED) == (kinds.gated[k] == 0)
        told = (
            data.command[k, 1] < 0.0
            if conducts
            else data.command[k, 0] >= (0.0 if rows.guard.fired[k] != 0 else UNTOLD)
        )
    if kind == GATED and not told and rows.history.carries[k] == 0:
        return FREE if kinds.gated[k] != 0 else OUT
    return UNI


@compiled
def touches(switch: Switch, rows: Rows, k: int) -> bool:
    """True if the gap of a row is zero, by its guard or its tolerance."""
    data, kinds = rows.data, switch.rows
    if kinds.kind[k] == GATED and kinds.degree[k] == 2 and data.g[k] < -KEPT * kinds.gap[k]:
        return False  # it has passed while its gate was shut
    if kinds.degree[k] == 2 and data.S[k, k] <= 0.0:
        return False  # at a dead point nothing can hold it, and it turns
    if rows.guard.fired[k] != 0 and rows.mode[k] == OPEN:
        return True
    reach = KEPT * kinds.gap[k] if rows.mode[k] == CLOSED else kinds.gap[k]
    return bool(kinds.degree[k] < 2 or data.g[k] <= reach)


@compiled
def hesitant(switch: Switch, rows: Rows) -> float:
    """True where w and ẇ of a row that has fired are zero, but not a higher derivative: it is URGED to close.

    Returns the share of √S_kk by which ẇ is taken for less: little beside the accelerations of others.
    """
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, largest, urged = kinds.kind.shape[0], 0.0, False
    for k in range(m):
        if data.S[k, k] > 0.0:
            largest = max(largest, abs(data.b[k]) / np.sqrt(data.S[k, k]))
    for k in range(m):
        first = (
            rows.guard.fired[k] != 0
            and rows.mode[k] == OPEN
            and rows.history.again[k] == 0
            and choice.decision[0].rounds == 0
        )
        first = first and choice.labels[ROLE, k] == UNI and kinds.degree[k] > 0 and data.S[k, k] > 0.0
        none = abs(data.w[k]) <= kinds.rate[k]
        if first and none and abs(data.b[k]) <= NO_RATE * largest * np.sqrt(data.S[k, k]):
            choice.labels[BARRED, k], urged = URGED, True
    if not urged:
        return 0.0
    return URGE * largest if largest > 0.0 else 1.0


@compiled
def _leave_out_strangers(switch: Switch, rows: Rows) -> None:
    """Of the roles of an impact those stay that impulses of what meets, `LIST`, reach: by S, D or friction."""
    m, role, reached, again = switch.rows.kind.shape[0], rows.choice.labels[ROLE], rows.choice.labels[LIST], True
    normal = switch.rows.normal
    while again:
        again = False
        for i in range(m):
            for k in range(m if reached[i] != 0 and role[i] != OUT else 0):
                rubs = normal[k] == i or normal[i] == k  # of a ball S is 0 between them
                if reached[k] == 0 and (rubs or rows.data.S[k, i] != 0.0 or rows.data.D[k, i] != 0.0):
                    reached[k], again = 1, True
    for k in range(m):
        role[k] = role[k] if reached[k] != 0 else OUT


@compiled
def meets(switch: Switch, rows: Rows, urged: int) -> bool:
    """Set the roles of an impact; true if there is one: a row that touches and goes on beyond its bound.

    urged  the row that is taken to do so at the least speed, −1: none
    """
    choice, kinds = rows.choice, switch.rows
    m, role, reached, impact = kinds.kind.shape[0], choice.labels[ROLE], choice.labels[LIST], False
    for k in range(m):
        role[k], choice.vectors[CONSTANT, k], reached[k] = OUT, 0.0, 0  # a finite pull has no impulse
        if kinds.kind[k] != FRICTION and touches(switch, rows, k):
            role[k] = closes(switch, rows, k)
            if kinds.degree[k] > 0 and role[k] != OUT:
                against = -rows.data.w[k] if role[k] == UNI else abs(rows.data.w[k])
                reached[k] = 1 if against > kinds.rate[k] or k == urged else 0
                impact = impact or reached[k] != 0
    leave_out_copies(switch, rows)
    for k in range(m):
        if kinds.normal[k] >= 0 and role[kinds.normal[k]] != OUT and switch.elements.kinetic[kinds.element[k]] > 0.0:
            role[k] = BOX
    _leave_out_strangers(switch, rows)
    return impact


@compiled
def _restitution(switch: Switch, rows: Rows, time: float, k: int) -> float:
    """e of a row; 0 where it stands still before it can be told from rest: by the ratio of its flights, or by its leap.

    A leap of a height (e w)²/2|b| below what is left of the gap on landing, its rounding, has no flight to be told.
    """
    data, kinds = rows.data, switch.rows
    e, speed = switch.elements.restitution[kinds.element[k]], -data.w[k]
    if e <= 0.0 or e * speed < kinds.rate[k]:
        return 0.0
    if kinds.degree[k] == 2 and (e * speed) ** 2 < -2.0 * data.b[k] * abs(data.g[k]):
        return 0.0
    flight, before = time - rows.history.last[k], rows.history.flight[k]
    if 0.0 < flight < before and np.isfinite(before):
        ratio = flight / before
        if flight * ratio / (1.0 - ratio) < GEOMETRIC * switch.span:
            return 0.0
    return float(e)


@compiled
def _friction(switch: Switch, rows: Rows, sliding: bool) -> None:
    """Roles of tangential rows of what meets: sliding as they do, where that is asked for, or in a box."""
    choice, kinds = rows.choice, switch.rows
    m, role, coef, constant = (kinds.kind.shape[0], choice.labels[ROLE], choice.vectors[COEF], choice.vectors[CONSTANT])
    for k in range(m):
        if role[k] >= BOX:
            mu = switch.elements.kinetic[kinds.element[k]]
            slides = sliding and abs(rows.data.w[k]) > kinds.rate[k] and kinds.mate[k] < 0
            role[k] = SLIDE if slides else BOX
            choice.turned[k] = 1.0 if rows.data.w[k] >= 0.0 or not slides else -1.0
            coef[k], constant[k] = -mu * choice.turned[k], 0.0


@compiled
def _keeps_sliding(switch: Switch, rows: Rows, z: Vector) -> bool:
    """Whether no row that was taken to slide on has turned round."""
    choice = rows.choice
    m, role, state = switch.rows.kind.shape[0], choice.labels[ROLE], choice.labels[STATE]
    for k in range(m):
        if role[k] == SLIDE and state[k] >= FORWARD:
            after = rows.data.w[k]
            for j in range(m):
                after += rows.data.S[k, j] * z[j]
            if after * choice.turned[k] < 0.0:
                return False
    return True


@compiled
def compress(switch: Switch, rows: Rows, epsilon: float, deep: bool, z: Vector) -> int:
    """Solve one phase, from Q and the roles; friction first as it slides, which is most often so."""
    for attempt in range(2):
        _friction(switch, rows, attempt == 0)
        code = states(switch, rows, epsilon, deep, rows.choice.vectors[SECOND], False, False, z)
        if code == SOLVED and (attempt == 1 or _keeps_sliding(switch, rows, z)):
            return SOLVED
    return int(code)


@compiled
def prepare(switch: Switch, rows: Rows, epsilon: float) -> None:
    """Q of the complementarity problem from known values, SECOND: ε w₀ on rows of degree 0."""
    for k in range(switch.rows.kind.shape[0]):
        share = 1.0 if switch.rows.degree[k] > 0 else epsilon
        rows.choice.vectors[Q, k] = share * rows.choice.vectors[SECOND, k]


@compiled
def _bounce(switch: Switch, rows: Rows, time: float, epsilon: float, deep: bool, law: int) -> int:
    """ẑ in `jump` by one law: w⁺ = −e w⁻, Poisson's two phases, or plastic."""
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, role, jump, known = (kinds.kind.shape[0], choice.labels[ROLE], choice.jump, choice.vectors[SECOND])
    again = False
    for k in range(m):
        known[k], choice.lost[k] = data.w[k], 0.0
        if role[k] == UNI and kinds.degree[k] > 0 and data.w[k] < 0.0 and law != PLASTIC:
            e = _restitution(switch, rows, time, k)
            if switch.elements.poisson[kinds.element[k]] != 0 or law == POISSON:
                choice.lost[k] = e
                again = again or e > 0.0
            else:
                known[k] += e * data.w[k]
    prepare(switch, rows, epsilon)
    code = compress(switch, rows, epsilon, deep, jump)
    if code != SOLVED or not again:
        return code
    return _expand(switch, rows, epsilon, deep)


@compiled
def _expand(switch: Switch, rows: Rows, epsilon: float, deep: bool) -> int:
    """Poisson's second phase: ẑ of the first and at least e of it again, from `lost`; a box that moves with it."""
    choice, kinds = rows.choice, switch.rows
    m, role, jump, known = (kinds.kind.shape[0], choice.labels[ROLE], choice.jump, choice.vectors[SECOND])
    more = choice.vectors[MORE]
    for k in range(m):
        more[k] = choice.lost[k] * jump[k] if role[k] == UNI else 0.0
    for k in range(m):
        for j in range(m):
            known[k] += rows.data.S[k, j] * (jump[j] + more[j])
    prepare(switch, rows, epsilon)
    for k in range(m):
        jump[k] += more[k]
    for k in range(m):
        if role[k] >= BOX:
            role[k], choice.turned[k] = BOX, 1.0
            mu = switch.elements.kinetic[kinds.element[k]]
            choice.vectors[COEF, k], choice.vectors[CONSTANT, k] = -mu, -mu * more[kinds.normal[k]]
    code = states(switch, rows, epsilon, deep, known, False, False, more)
    if code == SOLVED:
        for k in range(m):
            jump[k] += more[k]
    return int(code)


@compiled
def lose(switch: Switch, rows: Rows) -> tuple[float, float]:
    """Write the energy of a jump, by row, into `lost`; the sum, and its share of rounding."""
    choice, data = rows.choice, rows.data
    m, jump, total, rounding = switch.rows.kind.shape[0], choice.jump, 0.0, 0.0
    for k in range(m):
        change = 0.0
        for j in range(m):
            change += data.S[k, j] * jump[j]
        choice.lost[k] = -(data.w[k] + 0.5 * change) * jump[k]
        total += choice.lost[k]
        rounding += (abs(data.w[k]) + abs(change)) * abs(jump[k])
    return total, 1e-12 * rounding


@compiled
def _holds_leaps(switch: Switch, rows: Rows) -> bool:
    """Whether closed rows would leave by leaps of a height w²/2|b| below the tolerance of their gaps: these are held.

    Such a row comes back through its tolerance, faster than it left; two that throw each other up would never rest.
    """
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, found = kinds.kind.shape[0], False
    for k in range(m):
        if choice.labels[ROLE, k] == UNI and rows.mode[k] == CLOSED and kinds.degree[k] == 2 and choice.jump[k] == 0.0:
            after = data.w[k]
            for j in range(m):
                after += data.S[k, j] * choice.jump[j]
            if after > 0.0 and after * after < -2.0 * data.b[k] * kinds.gap[k]:
                choice.labels[ROLE, k], found = FREE, True
    return found


@compiled
def _lets_leap(switch: Switch, rows: Rows) -> bool:
    """Whether rows were held from leaping, which they are no more: with them no impulses keep to their laws."""
    found = False
    for k in range(switch.rows.kind.shape[0]):
        if rows.choice.labels[ROLE, k] == FREE and closes(switch, rows, k) == UNI:
            rows.choice.labels[ROLE, k], found = UNI, True
    return found


@compiled
def heed_jump(rows: Rows) -> None:
    """Guards of rows that a jump changes have not fired."""
    jump, data = rows.choice.jump, rows.data
    for k in range(rows.mode.shape[0]):
        for j in range(rows.mode.shape[0] if rows.mode[k] != OPEN else 0):
            if jump[j] != 0.0 and (data.S[k, j] != 0.0 or data.D[k, j] != 0.0):
                rows.guard.fired[k] = 0


@compiled
def impact(switch: Switch, rows: Rows, time: float, epsilon: float, deep: bool) -> int:
    """JUMP, with `jump` and `lost`, where something meets; DECIDED where nothing does; a refusal.

    Law: w⁺ = −e w⁻ or more, ẑ ≥ 0, |ẑ_T| ≤ μ ẑ_N, against w_T⁺ where it slides, no energy is made; rows may be
    reordered and scaled: tests/simulation/test_decision_impulse.py.
    """
    choice, history = rows.choice, rows.history
    m, decision, code, made = switch.rows.kind.shape[0], choice.decision[0], SOLVED, False
    if not meets(switch, rows, -1):
        return DECIDED
    if decision.rounds > 10 + 4 * m:
        decision.row = _worst(switch, rows)
        return CHATTERING
    again, holds = True, True
    while again:
        for law in range(3):
            code = _bounce(switch, rows, time, epsilon, deep, law)
            if code == SOLVED:
                total, rounding = lose(switch, rows)
                made = not total >= -rounding
                if not made:
                    break
                if law == NEWTON:
                    decision.mended = _worst(switch, rows)
        if code == SOLVED and not made:
            again = holds and _holds_leaps(switch, rows)
        else:
            again, holds = holds and _lets_leap(switch, rows), False
    if code != SOLVED or made:
        decision.row, decision.other = _worst(switch, rows), -1
        decision.pivot = 0.0
        return SHORTED if deep else NO_MODE
    for k in range(m):
        if choice.jump[k] > 0.0 and switch.rows.kind[k] != FRICTION and time > history.last[k]:
            history.flight[k] = time - history.last[k]
            history.last[k] = time
    heed_jump(rows)
    return JUMP


@compiled
def _worst(switch: Switch, rows: Rows) -> int:
    """The row that goes deepest beyond its bound, in units of its tolerance."""
    kinds = switch.rows
    worst, most = 0, -1.0
    for k in range(kinds.kind.shape[0]):
        if rows.choice.labels[ROLE, k] in (UNI, FREE) and abs(rows.data.w[k]) / kinds.rate[k] > most:
            worst, most = k, abs(rows.data.w[k]) / kinds.rate[k]
    return worst


@compiled
def uncalled(switch: Switch, rows: Rows) -> int:
    """A row that is open and may close, and would have taken the loss of a jump; −1: the jump was called for.

    Law: D ẑ ≥ 0 on open rows that may close, as 0 ≤ z ⟂ w ≥ 0 has it where z is an impulse, and not what is left.
    """
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, far = kinds.kind.shape[0], False
    for k in range(m):
        far = far or (rows.mode[k] == CLOSED and abs(data.w[k]) > FAR * kinds.rate[k])
    for k in range(m if far and choice.decision[0].shares == 0 else 0):
        if rows.mode[k] == OPEN and kinds.degree[k] == 0 and closes(switch, rows, k) == UNI:
            value, size = 0.0, 0.0
            for j in range(m):
                value += data.D[k, j] * choice.jump[j]
                size += abs(data.D[k, j] * choice.jump[j])
            if value < -AGAINST * size:
                return k
    return -1


@compiled
def pulls(switch: Switch, rows: Rows, answer: int) -> bool:
    """Whether the jump of `settle`, its answer, pulls a closed row of degree 0, which only pushes.

    Law: ẑ ≥ 0, as a diode that blocks takes no impulse of a current that it can carry, test_power_electronics
    """
    choice, data, found = rows.choice, rows.data, False
    m = switch.rows.kind.shape[0]
    for k in range(m if answer == JUMP and choice.decision[0].shares == 0 else 0):
        if choice.jump[k] < 0.0 and switch.rows.degree[k] == 0 and closes(switch, rows, k) == UNI:
            change = 0.0
            for j in range(m):
                change += data.S[k, j] * choice.jump[j]
            found = found or abs(change) > switch.rows.rate[k]
    return found


@compiled
def begins_to_carry(switch: Switch, rows: Rows) -> bool:
    """At a start, whether a gated row carries what storage carries already, and which: that which the jump stops most.

    Law: 0 ≤ through ⟂ −across ≥ 0 stops no current, ẑ < 0; so it has been let through before, by its gate.
    """
    kinds = switch.rows
    stopped, most = -1, 1.0
    for k in range(kinds.kind.shape[0]):
        if (
            kinds.gated[k] != 0
            and rows.history.carries[k] == 0
            and -rows.data.S[k, k] * rows.choice.jump[k] > most * kinds.rate[k]
        ):
            stopped, most = k, -rows.data.S[k, k] * rows.choice.jump[k] / kinds.rate[k]
    if stopped >= 0:
        rows.history.carries[stopped] = 1
    return stopped >= 0


@compiled
def share(switch: Switch, rows: Rows) -> int:
    """Make none of what elements lose in a jump, `lost`, less than nothing; a row of those that gain together, or −1.

    How w was divided among diodes in a row that all block is nobody's choice, so that one may seem to gain what another
    loses. Together those that see each other, by S or D, lose: in proportion to what each has lost by itself.
    """
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, group, own, fine = kinds.kind.shape[0], choice.labels[LIST], choice.vectors[MORE], True
    for k in range(m):
        group[k], own[k] = k, 0.0
    for k in range(m):
        own[kinds.element[k]] += choice.lost[k]
    for k in range(m):
        fine = fine and own[k] >= 0.0
    again = not fine
    while again:
        again = False
        for i in range(m):
            for k in range(m):
                sees = data.S[i, k] != 0.0 or data.D[i, k] != 0.0 or kinds.element[i] == kinds.element[k]
                if group[i] != group[k] and sees:
                    group[i] = group[k] = min(group[i], group[k])
                    again = True
    for first in range(0 if fine else m):
        total, loss, size, row = 0.0, 0.0, 0.0, -1
        for k in range(m):
            if group[k] == first:
                total += choice.lost[k]
                size += (abs(data.w[k]) + abs(rows.instant.old_w[k])) * abs(choice.jump[k])
                loss += max(choice.lost[k], 0.0) if own[kinds.element[k]] > 0.0 else 0.0
                if own[kinds.element[k]] < 0.0 and (row < 0 or choice.lost[k] < choice.lost[row]):
                    row = k
        if row >= 0 and total < -GAINED * size:
            return row
        for k in range(m if row >= 0 else 0):
            if group[k] == first:
                pays = own[kinds.element[k]] > 0.0 and total > 0.0
                choice.lost[k] = max(choice.lost[k], 0.0) * total / loss if pays else 0.0
    return -1
