"""The problem of a decision on arrays: roles of rows → a complementarity problem → which rows close, slide or open.

Every row has a role: it takes no part, z ≥ 0 (UNI), z free (FREE), z between bounds −(μ z_N + F) and μ z_N + F (BOX),
or it slides, z = coef z_N + constant (SLIDE). Rows of degree 1 and 2 are held by ẇ = b + S z (or w⁺ = w + S ẑ), those
of degree 0 by w = w₀ + D z: one implicit Euler step of length ε, D + ε S, tells what both do together, and a basis is
all that is read from it, and asked anew in units that hide none of its parts: beside currents that inductors carry on
through an instant, voltages are 1e-11 in the units that tell what S does in it. z: `decision_forces`.
Law: tests/networks/test_bridges.py. Source: Glocker & Pfeiffer, Multibody Dynamics with Unilateral Contacts (1996),
§5.3 (friction by λ_R, λ_L); Cottle, Pang & Stone, The Linear Complementarity Problem (1992), §3.5.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector, Whole
from poinsot.simulation.loops.complementarity import eliminate
from poinsot.simulation.loops.switching_records import Rows, Switch

UNILATERAL, FRICTION, COMMANDED, GATED = range(4)
UNTOLD = 1e-12  # a command of a gated row that is rounding
OPEN, CLOSED, FORWARD, BACKWARD = range(4)
OUT, UNI, FREE, BOX, SLIDE = range(5)
PLUS, MINUS, RIGHT, LEFT = range(1, 5)  # parts of a free row, of a box; 0: all of a unilateral one
ROLE, STATE, BASIC, NONBASIC, LIST, ORDER, OWNER, PART, BARRED, ASIDE, LIMITED = range(11)  # rows of `labels`
Q, COEF, CONSTANT, SCALE, Z, FIRST, SECOND, MORE, U, X, MISS, TRIAL, STEP, LEANS = range(14)  # rows of `vectors`
SAME = 1e-13
"""Of S and ẇ, by which rows of the same place differ."""
URGED = 5  # why a row is barred: its w, ẇ are zero, and a higher derivative is not
SHARE = 1e-9
"""Of the shortest time that D and S tell, ε: long beside rounding, short beside what the rows do."""
BALANCING, LEVELLING = 12, 2
"""Rounds in which units are brought to balance, and equations to one level."""
MOST_WORK = 1000.0
"""Times (m + 8)³: what decisions may cost before time goes on. The greatest of the tests and examples is 12."""


@compiled
def count_work(rows: Rows, n: int) -> None:
    """Count a problem of n unknowns."""
    rows.choice.decision[0].work += 1.0 * n * n * n


@compiled
def is_spent(rows: Rows) -> bool:
    """Whether decisions have done all the work that they may before time goes on."""
    m = 8.0 + rows.mode.shape[0]
    return bool(rows.choice.decision[0].work > MOST_WORK * m * m * m)


@compiled
def is_deep(switch: Switch) -> bool:
    """Whether there are rows of degree 0."""
    deep = False
    for k in range(switch.rows.kind.shape[0]):
        deep = deep or switch.rows.degree[k] == 0
    return deep


@compiled
def glides(switch: Switch, k: int) -> bool:
    """Test for one of several places between two bodies, without friction: what touches there slides at will."""
    kinds, beside, several = switch.rows, switch.elements.beside, False
    if not _is_smooth(switch, k):
        return False
    for j in range(kinds.kind.shape[0]):
        several = several or (j != k and _is_smooth(switch, j) and beside[kinds.element[j]] == beside[kinds.element[k]])
    return several


@compiled
def _is_smooth(switch: Switch, k: int) -> bool:
    """Test for a row with a gap that no friction goes with."""
    kinds = switch.rows
    rubs = k + 1 < kinds.kind.shape[0] and kinds.normal[k + 1] == k
    return bool(kinds.kind[k] == UNILATERAL and kinds.degree[k] == 2 and not rubs)


@compiled
def shortest(switch: Switch, rows: Rows) -> float:
    """1e-9 of the shortest of the times of rows, each its longest |D_ik|/√(S_ii S_kk), or else 1e-12 of the run."""
    data = rows.data
    m, least = switch.rows.kind.shape[0], np.inf
    for i in range(m):
        time = 0.0
        for k in range(m):
            size = data.S[i, i] * data.S[k, k]
            time = max(time, abs(data.D[i, k]) / np.sqrt(size) if size > 0.0 else 0.0)
        least = min(least, time if time > 0.0 else np.inf)
    return SHARE * least if np.isfinite(least) else 1e-3 * SHARE * switch.span


@compiled
def _alike(switch: Switch, rows: Rows, i: int, k: int) -> bool:
    """Whether two rows push, measure and go the same way: |J_i − J_k|² = S_ii + S_kk − 2 S_ik is rounding.

    Not where they are bounded by themselves: two of these bear twice as much.
    """
    data = rows.data
    size, speed = data.S[i, i] + data.S[k, k], max(switch.rows.rate[i], switch.rows.rate[k])
    same = abs(size - 2.0 * data.S[i, k]) <= SAME * size and abs(data.w[i] - data.w[k]) <= speed
    same = same and abs(data.b[i] - data.b[k]) <= SAME * (abs(data.b[i]) + abs(data.b[k])) + speed / switch.span
    return bool(same and abs(data.F[i, 0]) + abs(data.F[i, 1]) + abs(data.F[k, 0]) + abs(data.F[k, 1]) == 0.0)


@compiled
def leave_out_copies(switch: Switch, rows: Rows) -> None:
    """Of places that touch where another does, by the same laws, one takes part: that which is closed, or the first.

    Law: rows of which each does what another does leave the motion as it is, and share what they carry at will.
    """
    elements, kinds = switch.elements, switch.rows
    m, role, element = kinds.kind.shape[0], rows.choice.labels[ROLE], kinds.element
    for k in range(m):
        for i in range(k if role[k] == UNI and kinds.degree[k] == 2 else 0):
            e, f, t = element[i], element[k], 1
            same = role[i] == UNI and kinds.degree[i] == 2 and role[k] == UNI and _alike(switch, rows, i, k)
            same = same and elements.static[e] == elements.static[f] and elements.kinetic[e] == elements.kinetic[f]
            same = (
                same
                and elements.restitution[e] == elements.restitution[f]
                and elements.poisson[e] == elements.poisson[f]
            )
            while same and k + t < m and (kinds.normal[k + t] == k or kinds.normal[i + t] == i):
                same = kinds.normal[k + t] == k and kinds.normal[i + t] == i and _alike(switch, rows, i + t, k + t)
                t += 1
            if same:
                role[i if rows.mode[k] == CLOSED and rows.mode[i] != CLOSED else k] = OUT


@compiled
def entry(switch: Switch, rows: Rows, epsilon: float, i: int, k: int) -> float:
    data = rows.data
    return float(data.S[i, k] if switch.rows.degree[i] > 0 else data.D[i, k] + epsilon * data.S[i, k])


@compiled
def drive(switch: Switch, rows: Rows, epsilon: float, push: float) -> None:
    """Q: b, or w an instant later of rows of degree 0; less `push`, in units of S, of rows that are urged to close."""
    data = rows.data
    q = rows.choice.vectors[Q]
    for k in range(switch.rows.kind.shape[0]):
        q[k] = data.b[k] if switch.rows.degree[k] > 0 else data.w[k] + epsilon * data.b[k]
        q[k] -= push * np.sqrt(data.S[k, k]) if rows.choice.labels[BARRED, k] == URGED else 0.0


@compiled
def _folded(switch: Switch, rows: Rows, epsilon: float, i: int, k: int) -> float:
    """What z of row k does to row i, with the tangential rows that follow it."""
    m, coef, role, value = switch.rows.kind.shape[0], rows.choice.vectors[COEF], rows.choice.labels[ROLE], 0.0
    value = entry(switch, rows, epsilon, i, k)
    t = k + 1
    while t < m and switch.rows.normal[t] == k:
        if role[t] >= BOX:
            value += entry(switch, rows, epsilon, i, t) * coef[t]
        t += 1
    return value


@compiled
def compliance(switch: Switch, rows: Rows, listed: Whole, n: int, i: int) -> float:
    """What row number i of those listed yields by, as share of S_ii: places between two bodies are springs alike."""
    kinds, S, row, most = switch.rows, rows.data.S, listed[i], 0.0
    first = switch.elements.beside[kinds.element[row]]
    for j in range(n if kinds.kind[row] != FRICTION and kinds.degree[row] == 2 else 0):
        k = listed[j]
        if kinds.kind[k] != FRICTION and kinds.degree[k] == 2 and switch.elements.beside[kinds.element[k]] == first:
            most = max(most, S[k, k])
    return float(max(most / S[row, row], 1.0) if S[row, row] > 0.0 else 1.0)


@compiled
def units(switch: Switch, rows: Rows, epsilon: float, deep: bool) -> None:
    """Units of z in which matrices have entries of about 1, those of S or E on the diagonal, if there are any."""
    kinds = switch.rows
    m, role, scale = kinds.kind.shape[0], rows.choice.labels[ROLE], rows.choice.vectors[SCALE]
    greatest = 0.0
    for k in range(m):
        scale[k] = 0.0
        if role[k] != OUT:
            greatest = max(greatest, rows.data.S[k, k])
    for k in range(m):
        own = entry(switch, rows, epsilon, k, k) if role[k] != OUT else 0.0
        if own > 0.0:
            scale[k] = 1.0 / np.sqrt(own)
        elif role[k] != OUT and kinds.degree[k] > 0:
            scale[k] = 1.0 / np.sqrt(greatest if greatest > 0.0 else 1.0)
    for attempt in range(7 if deep else 0):
        for k in range(m):
            if role[k] != OUT and kinds.degree[k] == 0 and (attempt > 3 or scale[k] == 0.0):
                size = 0.0
                for i in range(m):
                    if role[i] != OUT:
                        size = max(size, abs(entry(switch, rows, epsilon, k, i)) * scale[i])
                        size = max(size, abs(entry(switch, rows, epsilon, i, k)) * scale[i])
                if size > 0.0:
                    scale[k] = 1.0 / size if scale[k] == 0.0 else np.sqrt(scale[k] / size)
    for k in range(m):
        if scale[k] == 0.0:
            scale[k] = 1.0
        if kinds.mate[k] >= 0 and kinds.mate[k] < k:
            scale[k] = scale[kinds.mate[k]] = min(scale[k], scale[kinds.mate[k]])


@compiled
def variables(switch: Switch, rows: Rows) -> int:
    """Number the unknowns of the complementarity problem: one of a unilateral row, two of a free one and of a box."""
    choice = rows.choice
    m, role, owner, part, n = (
        switch.rows.kind.shape[0],
        choice.labels[ROLE],
        choice.labels[OWNER],
        choice.labels[PART],
        0,
    )
    for k in range(m):
        if role[k] == UNI:
            owner[n], part[n] = k, 0
            n += 1
        elif role[k] == FREE or role[k] == BOX:
            owner[n], owner[n + 1] = k, k
            part[n], part[n + 1] = (PLUS, MINUS) if role[k] == FREE else (RIGHT, LEFT)
            n += 2
    return n


@compiled
def assemble(switch: Switch, rows: Rows, epsilon: float, n: int, covering: int) -> float:
    """The tableau of Lemke's method, M, covering vector, q, and what q is divided by.

    A box has λ_R = z + μ z_N + F and λ_L = −z + μ z_N + F, a unilateral row that holds z + F.
    """
    choice, kinds = rows.choice, switch.rows
    m, T, owner, part = (kinds.kind.shape[0], choice.tableau, choice.labels[OWNER], choice.labels[PART])
    coef, constant, scale, q = (
        choice.vectors[COEF],
        choice.vectors[CONSTANT],
        choice.vectors[SCALE],
        choice.vectors[Q],
    )
    role, largest = choice.labels[ROLE], 0.0
    for i in range(n):
        r = owner[i]
        if part[i] == LEFT:
            for j in range(n):
                T[i, j] = 0.0
                if owner[j] == kinds.normal[r] and part[j] != MINUS:
                    T[i, j] = -2.0 * coef[r] * scale[owner[j]] / scale[r]
                elif owner[j] == kinds.normal[r]:
                    T[i, j] = 2.0 * coef[r] * scale[owner[j]] / scale[r]
            T[i, i - 1] = -1.0
            T[i, n + 1] = -2.0 * constant[r] / scale[r]
            if kinds.normal[r] >= 0 and constant[kinds.normal[r]] != 0.0:
                T[i, n + 1] -= 2.0 * coef[r] * constant[kinds.normal[r]] / scale[r]
        else:
            value = q[r]
            for k in range(m):
                if role[k] >= BOX and constant[k] != 0.0:
                    value += entry(switch, rows, epsilon, r, k) * constant[k]
                elif role[k] == UNI and constant[k] != 0.0:
                    value += _folded(switch, rows, epsilon, r, k) * constant[k]
            sign = -1.0 if part[i] == MINUS else 1.0
            T[i, n + 1] = sign * value * scale[r]
            for j in range(n):
                c = owner[j]
                if part[j] == LEFT:
                    T[i, j] = 1.0 if c == r else 0.0
                elif part[j] == RIGHT:
                    T[i, j] = sign * scale[r] * scale[c] * entry(switch, rows, epsilon, r, c)
                else:
                    folded = _folded(switch, rows, epsilon, r, c)
                    T[i, j] = (-sign if part[j] == MINUS else sign) * scale[r] * scale[c] * folded
        largest = max(largest, abs(T[i, n + 1]))
    for i in range(n):
        T[i, n] = 1.0 + covering * (0.37 * (i + 1) % 1.0)
        if largest > 0.0:
            T[i, n + 1] /= largest
    return largest if largest > 0.0 else 1.0


@compiled
def balance(switch: Switch, rows: Rows, epsilon: float) -> None:
    """Units of z in which both the matrices and the given Q have entries of about 1, as far as that can be.

    By units of S alone voltages are some 1e-11 of the currents that go on through inductors whatever ε does.
    """
    choice, kinds = rows.choice, switch.rows
    m, role, scale, q, own = (kinds.kind.shape[0], choice.labels[ROLE], choice.vectors[SCALE], choice.vectors[Q], 1.0)
    for _ in range(BALANCING):
        most = 0.0
        for k in range(m):
            size = abs(q[k]) * scale[k] * own
            most = max(most, size if role[k] != OUT else 0.0)
            for i in range(m):
                if role[k] != OUT and role[i] != OUT:
                    most_of = max(abs(entry(switch, rows, epsilon, k, i)), abs(entry(switch, rows, epsilon, i, k)))
                    size = max(size, most_of * scale[i] * scale[k])
            if role[k] != OUT and size > 0.0:
                scale[k] /= np.sqrt(size)
        own = own / np.sqrt(most) if most > 0.0 else own
    for k in range(m):
        if kinds.mate[k] >= 0 and kinds.mate[k] < k:
            scale[k] = scale[kinds.mate[k]] = min(scale[k], scale[kinds.mate[k]])


@compiled
def _solve_levelled(rows: Rows, n: int, x: Vector) -> None:
    """x of n equations in the tableau, each and each unknown in units in which its largest coefficient is 1."""
    choice = rows.choice
    T, unit = choice.tableau, choice.vectors[X]
    for j in range(n):
        unit[j] = 1.0
    for _ in range(LEVELLING):
        for i in range(n):
            most = 0.0
            for j in range(n):
                most = max(most, abs(T[i, j]))
            for j in range(n + 1 if most > 0.0 else 0):
                T[i, j] /= most
        for j in range(n):
            most = 0.0
            for i in range(n):
                most = max(most, abs(T[i, j]))
            for i in range(n if most > 0.0 else 0):
                T[i, j] /= most
            unit[j] /= most if most > 0.0 else 1.0
    eliminate(n, False, T, choice.labels[ORDER], x)
    for j in range(n):
        x[j] *= unit[j]


@compiled
def stands(switch: Switch, rows: Rows, epsilon: float, n: int, slack: float) -> bool:
    """Whether the basis of `BASIC` is a solution, in units of `balance`: y ≥ 0 and x ≥ 0, from equations solved anew.

    Law: of all solutions S z is one and the same, so that whoever passes jumps where the laws of all rows ask for it,
    and nowhere else.
    """
    choice = rows.choice
    T, x, listed, taken = (choice.tableau, choice.vectors[FIRST], choice.labels[LIST], choice.labels[ASIDE])
    basic, part, count, most, fits = choice.labels[BASIC], choice.labels[PART], 0, 1.0, True
    assemble(switch, rows, epsilon, n, 0)
    for i in range(n):
        taken[i] = 0
    for i in range(n):
        if basic[i] >= n:
            taken[basic[i] - n] = 1
    for i in range(n):
        if taken[i] != 0:
            listed[count] = i
            count += 1
    for i in range(count):
        for j in range(count):
            T[i, j] = T[listed[i], listed[j]]
        T[i, count] = -T[listed[i], n + 1]
    _solve_levelled(rows, count, x)
    assemble(switch, rows, epsilon, n, 0)
    for j in range(count):
        most = max(most, abs(x[j]))
    for i in range(n):
        y, size = T[i, n + 1], 1.0
        for j in range(count):
            y += T[i, listed[j]] * x[j]
            size += abs(T[i, listed[j]] * x[j])
        fits = fits and y >= -slack * size and (taken[i] == 0 or y <= slack * size)
    for j in range(count):
        free = part[listed[j]] == PLUS or part[listed[j]] == MINUS
        fits = fits and (free or x[j] >= -slack * most)
    return fits
