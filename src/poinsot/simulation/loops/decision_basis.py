"""Which basis solves the problem of a decision: by Lemke's method, from nothing or from the mode before.

Where an event of rows of degree 0 is of higher order (the current of a diode beside a capacitor falls through 0: w₀,
and ẇ₀ beside it, are 0 before and after), data tell nothing; the guard that fired does. So the mode before is the first
basis, its z from exact equations, without what is rounding; and what fired is pushed beyond 0.
"""

from __future__ import annotations

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector, Whole
from poinsot.simulation.loops.complementarity import RAY, RESTING, SMALL, SOLVED, begin, exchange, lemke
from poinsot.simulation.loops.decision_forces import forces
from poinsot.simulation.loops.decision_problem import (
    ASIDE,
    BACKWARD,
    BASIC,
    BOX,
    CLOSED,
    COEF,
    CONSTANT,
    FORWARD,
    FREE,
    LEFT,
    MINUS,
    MISS,
    NONBASIC,
    OPEN,
    OUT,
    OWNER,
    PART,
    PLUS,
    RIGHT,
    ROLE,
    SCALE,
    SLIDE,
    STATE,
    STEP,
    UNI,
    Q,
    U,
    X,
    assemble,
    balance,
    compliance,
    count_work,
    entry,
    is_spent,
    stands,
    units,
    variables,
)
from poinsot.simulation.loops.switching_records import Rows, Switch

LARGEST_TRIED, FITTING = 10, 1e-9
PUSH, LEAST_PUSH, NEAR, ROUNDING, STRAYS = 1e-9, 1e-3, 1e-6, 1e-13, 1e3
"""Of the largest z or w: how far what fired goes on, and below what it must be for that; in tolerances, w of a mode."""

ONWARDS, LONGER = 3, 100.0
"""How often it is gone on from the mode before, each time with so much longer an ε, beside which D is not all."""
BALANCED = 3
"""From which attempt on the units of a problem of degree 0 are those of `balance`."""
YIELD, STRAYED, SHARES = 1e-9, 1e-7, 1e-5
"""Compliance of rows as a share of S where Lemke's method fails without; the largest error of w in a basis found so;
compliance where rows share: it resolves shares to rounding over it, and the mode decided on is solved for anew."""


@compiled
def _before(switch: Switch, rows: Rows, z: Vector) -> bool:
    """z in the mode before; whether that mode is still one: w = 0 on its closed rows of degree 0."""
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, role, aside = kinds.kind.shape[0], choice.labels[ROLE], choice.labels[ASIDE]
    coef, constant, scale = choice.vectors[COEF], choice.vectors[CONSTANT], choice.vectors[SCALE]
    kept, turned = choice.vectors[STEP], choice.vectors[MISS]
    for k in range(m):
        aside[k], turned[k], turned[m + k] = role[k], choice.turned[k], scale[k]
        kept[k], kept[m + k] = coef[k], constant[k]
    forces(switch, rows, rows.mode, rows.history.direction, data.b, z)
    fits = True
    for k in range(m):
        role[k], choice.turned[k], scale[k] = aside[k], turned[k], turned[m + k]
        coef[k], constant[k] = kept[k], kept[m + k]
        if rows.mode[k] == CLOSED and kinds.degree[k] == 0:
            left = data.w[k]
            for j in range(m):
                left += data.D[k, j] * z[j]
            fits = fits and abs(left) <= STRAYS * kinds.rate[k]
    return fits


@compiled
def _basis_before(switch: Switch, rows: Rows, n: int, largest: float, z: Vector, x: Vector, taken: Whole) -> int:
    """Which unknowns the mode before has in its basis, and their values; how many."""
    choice, data, kinds = rows.choice, rows.data, switch.rows
    count, scale, role = 0, choice.vectors[SCALE], choice.labels[ROLE]
    for i in range(n):
        k, part = choice.labels[OWNER, i], choice.labels[PART, i]
        mode, bound, taken[i], x[i] = rows.mode[k], 0.0, 0, 0.0
        if role[k] == BOX or role[k] == UNI:
            bound = 0.0 - choice.vectors[CONSTANT, k]
            if kinds.normal[k] >= 0:
                bound -= choice.vectors[COEF, k] * z[kinds.normal[k]]
        if mode == CLOSED and (part == 0 or part == RIGHT or (part == PLUS) == (z[k] >= 0.0)) and part != LEFT:
            taken[i], x[i] = 1, (-z[k] if part == MINUS else z[k] + bound) / (scale[k] * largest)
        elif mode == BACKWARD and part == RIGHT:
            taken[i], x[i] = 1, (z[k] + bound) / (scale[k] * largest)
        elif mode == BACKWARD and part == LEFT:
            rate = data.w[k] if kinds.degree[k] == 0 else data.b[k]
            for j in range(kinds.kind.shape[0]):
                rate += (data.D[k, j] if kinds.degree[k] == 0 else data.S[k, j]) * z[j]
            taken[i], x[i] = 1, -rate * scale[k] / largest
        count += taken[i]
    return count


@compiled
def _changes(switch: Switch, rows: Rows, z: Vector, change: Vector) -> None:
    """By how much z of each row is another by the roles: what opens, and what slides or broke away."""
    choice, kinds = rows.choice, switch.rows
    role, mode = choice.labels[ROLE], rows.mode
    for k in range(kinds.kind.shape[0]):
        change[k] = -z[k] if role[k] == OUT else 0.0
        if role[k] == SLIDE or (role[k] == BOX and mode[k] != CLOSED and mode[k] != BACKWARD):
            change[k] = choice.vectors[CONSTANT, k] - z[k]
            if kinds.normal[k] >= 0 and mode[kinds.normal[k]] == CLOSED:
                change[k] += choice.vectors[COEF, k] * z[kinds.normal[k]]


@compiled
def _size(switch: Switch, rows: Rows, k: int, z: Vector) -> float:
    """Of what w of row k (its rate, where the degree is not 0) is a sum."""
    data = rows.data
    level, given = (data.D, data.w) if switch.rows.degree[k] == 0 else (data.S, data.b)
    value = abs(given[k])
    for j in range(switch.rows.kind.shape[0]):
        value += abs(level[k, j] * z[j])
    return float(value)


@compiled
def _go_on(switch: Switch, rows: Rows, epsilon: float, n: int, largest: float) -> bool:
    """Bring the tableau to the basis of the mode before, with fired rows pushed beyond 0; False where that fails."""
    choice, kinds = rows.choice, switch.rows
    m, T, vectors = kinds.kind.shape[0], choice.tableau, choice.vectors
    z, x, change = vectors[U], vectors[X], vectors[MISS]
    owner, part, taken = choice.labels[OWNER], choice.labels[PART], choice.labels[ASIDE]
    basic, nonbasic, scale = choice.labels[BASIC], choice.labels[NONBASIC], choice.vectors[SCALE]
    if not _before(switch, rows, z):
        return False
    count = _basis_before(switch, rows, n, largest, z, x, taken)
    _changes(switch, rows, z, change)
    for i in range(n):
        k, value = owner[i], 0.0
        if taken[i] != 0 and part[i] != LEFT:  # its w is 0 but for the time ε, whatever rounding says
            value = rows.data.b[k] if kinds.degree[k] == 0 else 0.0
            for j in range(m):
                value += rows.data.S[k, j] * z[j] if kinds.degree[k] == 0 else 0.0
            value *= epsilon
            for j in range(m):
                if change[j] != 0.0:
                    value += entry(switch, rows, epsilon, k, j) * change[j]
            value *= (-scale[k] if part[i] == MINUS else scale[k]) / largest
        elif taken[i] == 0:
            value = T[i, n + 1]
            for j in range(n):
                value += T[i, j] * x[j]
        T[i, n + 1] = value
    for _ in range(count):
        row, column = -1, -1
        for i in range(n):
            for j in range(n if basic[i] < n and taken[i] != 0 else 0):
                if nonbasic[j] >= n and taken[nonbasic[j] - n] != 0 and (row < 0 or abs(T[i, j]) > abs(T[row, column])):
                    row, column = i, j
        if row < 0 or abs(T[row, column]) < SMALL:
            return False
        exchange(T, n, n + 2, row, column)
        basic[row], nonbasic[column] = nonbasic[column], basic[row]
    most = 0.0
    for i in range(n):
        if basic[i] >= n:
            T[i, n + 1] += x[basic[i] - n]
        most = max(most, abs(T[i, n + 1]))
    for i in range(n):
        T[i, n] = 1.0
        k = owner[basic[i] - n if basic[i] >= n else basic[i]]
        if most > 0.0:
            T[i, n + 1] /= most
            rounding = ROUNDING if basic[i] >= n else ROUNDING * _size(switch, rows, k, z) * scale[k] / (largest * most)
            if -rounding < T[i, n + 1] < (rounding if rows.guard.rise[k] != 0.0 else 0.0):
                T[i, n + 1] = 0.0
    _push(switch, rows, epsilon / (largest * max(most, 1e-300)), n)
    return True


@compiled
def _push(switch: Switch, rows: Rows, epsilon: float, n: int) -> None:
    """Rows at zero go on at their rates, for the time ε; those that have fired, to beyond 0.

    Not what a command has freed: its halves z⁺ and z⁻ have opposite w, whatever they are.
    """
    choice, guard = rows.choice, rows.guard
    T, owner, basic, role = (choice.tableau, choice.labels[OWNER], choice.labels[BASIC], choice.labels[ROLE])
    onwards, most = choice.vectors[X], 0.0
    for i in range(n):
        k, onwards[i] = owner[basic[i] - n if basic[i] >= n else basic[i]], 0.0
        none = switch.rows.degree[k] == 0 and role[k] != FREE and abs(T[i, n + 1]) < NEAR
        if none and (guard.fired[k] != 0 or role[k] == UNI):
            unit = choice.vectors[SCALE, k] if basic[i] < n else 1.0 / choice.vectors[SCALE, k]
            onwards[i] = epsilon * guard.rise[k] * unit
            most = max(most, abs(onwards[i]))
    for i in range(n):
        k = owner[basic[i] - n if basic[i] >= n else basic[i]]
        none = switch.rows.degree[k] == 0 and role[k] != FREE and abs(T[i, n + 1]) < NEAR
        if none and guard.fired[k] != 0:
            least = LEAST_PUSH * most if most > 0.0 else PUSH - min(T[i, n + 1], 0.0)
            T[i, n + 1] = min(onwards[i], -least)
        elif T[i, n + 1] == 0.0:
            T[i, n + 1] = max(onwards[i], 0.0)


@compiled
def _try_all(switch: Switch, rows: Rows, epsilon: float, n: int) -> int:
    """Every complementary basis of a small problem that Lemke's method does not solve; BASIC as that leaves it.

    What is free is in all of them.
    """
    basic, part, few = rows.choice.labels[BASIC], rows.choice.labels[PART], 0
    for i in range(n):
        few += 1 if part[i] != PLUS and part[i] != MINUS else 0
    for pattern in range(1 << few if few <= LARGEST_TRIED else 0):
        if is_spent(rows):
            break
        place = 0
        for i in range(n):
            basic[i] = n + i if part[i] == PLUS else i
            if part[i] != PLUS and part[i] != MINUS:
                basic[i] = n + i if pattern >> place & 1 else i
                place += 1
        count_work(rows, n)
        if stands(switch, rows, epsilon, n, FITTING):
            return SOLVED
    return RAY


@compiled
def _yield(switch: Switch, rows: Rows, n: int, gives: float) -> None:
    """M + δ: rows that repeat each other share their load as springs alike, and no pivot is rounding."""
    for i in range(n if gives > 0.0 else 0):
        if rows.choice.labels[PART, i] != LEFT:
            rows.choice.tableau[i, i] += gives * compliance(switch, rows, rows.choice.labels[OWNER], n, i)


@compiled
def _fits(rows: Rows, n: int, yielded: bool) -> bool:
    """Whether the values of a basis are not negative, and what rows have yielded by is nothing."""
    T, basic, fits = rows.choice.tableau, rows.choice.labels[BASIC], True
    for i in range(n):
        fits = fits and T[i, n + 1] >= -STRAYED
        if yielded and basic[i] >= n:
            fits = fits and YIELD * T[i, n + 1] <= STRAYED
    return fits


@compiled
def _lengthen(switch: Switch, rows: Rows, by: float) -> None:
    """Make the time ε of w in Q longer."""
    for k in range(switch.rows.kind.shape[0] if by != 0.0 else 0):
        if switch.rows.degree[k] == 0:
            rows.choice.vectors[Q, k] += by * rows.data.b[k]


@compiled
def complement(switch: Switch, rows: Rows, epsilon: float, deep: bool, onward: bool, yields: bool) -> int:
    """States of the rows from their roles, Q, COEF and CONSTANT; SOLVED, or what stopped Lemke's method.

    onward   where rows of degree 0 take part: from the basis of the mode before, pushed by the guards that fired
    yields   whether rows that repeat each other share their load, not only where the method fails else
    """
    choice, kinds = rows.choice, switch.rows
    m, role, state = kinds.kind.shape[0], choice.labels[ROLE], choice.labels[STATE]
    owner, part, basic = choice.labels[OWNER], choice.labels[PART], choice.labels[BASIC]
    units(switch, rows, epsilon, deep)
    n, code, before = variables(switch, rows), RAY, epsilon
    for attempt in range(-ONWARDS if onward else 0, 6):
        if is_spent(rows):
            break
        now = epsilon
        for _ in range(attempt + ONWARDS if attempt < 0 else 0):
            now *= LONGER
        if now != before:
            _lengthen(switch, rows, now - before)
            units(switch, rows, now, deep)
            before = now
        if deep and attempt == BALANCED:
            balance(switch, rows, now)  # and remains so
        largest = assemble(switch, rows, now, n, max(attempt, 0) % 3)
        begin(n, basic, choice.labels[NONBASIC])
        if attempt < 0 and not _go_on(switch, rows, now, n, largest):
            continue
        gives = SHARES if yields else (YIELD if attempt >= 3 and not deep else 0.0)
        _yield(switch, rows, n, gives)
        count_work(rows, n)
        code = lemke(n, choice.tableau, basic, choice.labels[NONBASIC])
        if code == RESTING:  # of w itself an instant later what is rounding is not told from what drives on
            code = RAY if deep else SOLVED
        if code == SOLVED and not deep and not _fits(rows, n, gives == YIELD):
            code = RAY
        if code == SOLVED and deep:
            if attempt < BALANCED:
                balance(switch, rows, now)
            if not stands(switch, rows, now, n, STRAYED):
                code = RAY
            if attempt < BALANCED:
                units(switch, rows, now, deep)
        if code == SOLVED:
            break
    _lengthen(switch, rows, epsilon - before)
    if code != SOLVED and not yields:
        code = _try_all(switch, rows, epsilon, n)
    for k in range(m):
        state[k] = CLOSED if role[k] == FREE else (FORWARD if role[k] == BOX else OPEN)
        if role[k] == SLIDE:
            state[k] = FORWARD if choice.turned[k] >= 0.0 or kinds.mate[k] >= 0 else BACKWARD
    for i in range(n):
        if n <= basic[i] < 2 * n:  # not what Lemke's method covers with, where it has failed
            j = basic[i] - n
            k = owner[j]
            if part[j] == 0 or (part[j] == RIGHT and state[k] == FORWARD):
                state[k] = CLOSED
            elif part[j] == LEFT:
                state[k] = BACKWARD
    for k in range(m):
        if role[k] == BOX:
            choice.turned[k] = 1.0 if state[k] == FORWARD else -1.0
        if kinds.normal[k] >= 0 and state[kinds.normal[k]] != CLOSED:
            state[k] = OPEN
    return code
