"""The problem of a decision on arrays: roles of rows → a complementarity problem → which rows close, slide or open.

Every row has a role: it takes no part, z ≥ 0 (UNI), z free (FREE), z between bounds −(μ z_N + F) and μ z_N + F (BOX),
or it slides, z = coef z_N + constant (SLIDE). Rows of degree 1 and 2 are held by ẇ = b + S z (or w⁺ = w + S ẑ), those
of degree 0 by w = w₀ + D z: one implicit Euler step of length ε, D + ε S, tells what both do together, and a basis is
all that is read from it. Then z is solved for exactly, in two levels (`complementarity.eliminate`).
Source: Glocker & Pfeiffer, Multibody Dynamics with Unilateral Contacts (1996), §5.3 (friction by λ_R, λ_L).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Matrix, Vector, Whole
from poinsot.simulation.loops.complementarity import eliminate
from poinsot.simulation.loops.switching_records import Rows, Switch

UNILATERAL, FRICTION, COMMANDED, GATED = range(4)
OPEN, CLOSED, FORWARD, BACKWARD = range(4)
OUT, UNI, FREE, BOX, SLIDE = range(5)
PLUS, MINUS, RIGHT, LEFT = range(1, 5)  # parts of a free row, of a box; 0: all of a unilateral one
ROLE, STATE, BASIC, NONBASIC, LIST, ORDER, OWNER, PART, BARRED, ASIDE = range(10)  # rows of `labels`
Q, COEF, CONSTANT, SCALE, Z, FIRST, SECOND, MORE, U, X, MISS, TRIAL, STEP = range(13)  # rows of `vectors`
SAME = 1e-13
"""Of S and ẇ, by which rows of the same place differ."""
URGED = 5  # why a row is barred: its w, ẇ are zero, and a higher derivative is not
SHARE = 1e-9
"""Of the shortest time that D and S tell, ε: long beside rounding, short beside what the rows do."""
NULL = 1e-24
"""Of the squares of a null vector, what is rounding in rows with bounds."""
MOST_WORK = 1000.0
"""Times (m + 8)³: what decisions may cost before time goes on. The greatest of the tests and examples is 12."""


@compiled
def count_work(rows: Rows, n: int) -> None:
    """Count a problem of n unknowns."""
    rows.decision[0].work += 1.0 * n * n * n


@compiled
def is_spent(rows: Rows) -> bool:
    """Whether decisions have done all the work that they may before time goes on."""
    m = 8.0 + rows.mode.shape[0]
    return bool(rows.decision[0].work > MOST_WORK * m * m * m)


@compiled
def is_deep(switch: Switch) -> bool:
    """Whether there are rows of degree 0."""
    deep = False
    for k in range(switch.kind.shape[0]):
        deep = deep or switch.degree[k] == 0
    return deep


@compiled
def shortest(switch: Switch, rows: Rows) -> float:
    """1e-9 of the shortest time |D_ik|/√(S_ii S_kk), or else 1e-12 of the run."""
    m, least = switch.kind.shape[0], np.inf
    for i in range(m):
        for k in range(m):
            size = rows.S[i, i] * rows.S[k, k]
            if rows.D[i, k] != 0.0 and size > 0.0:
                least = min(least, abs(rows.D[i, k]) / np.sqrt(size))
    return SHARE * least if np.isfinite(least) else 1e-3 * SHARE * switch.span


@compiled
def _alike(switch: Switch, rows: Rows, i: int, k: int) -> bool:
    """Whether two rows push, measure and go the same way: |J_i − J_k|² = S_ii + S_kk − 2 S_ik is rounding.

    Not where they are bounded by themselves: two of these bear twice as much.
    """
    size, speed = rows.S[i, i] + rows.S[k, k], max(switch.rate[i], switch.rate[k])
    same = abs(size - 2.0 * rows.S[i, k]) <= SAME * size and abs(rows.w[i] - rows.w[k]) <= speed
    same = same and abs(rows.b[i] - rows.b[k]) <= SAME * (abs(rows.b[i]) + abs(rows.b[k])) + speed / switch.span
    return bool(same and abs(rows.F[i, 0]) + abs(rows.F[i, 1]) + abs(rows.F[k, 0]) + abs(rows.F[k, 1]) == 0.0)


@compiled
def leave_out_copies(switch: Switch, rows: Rows) -> None:
    """Of places that touch where another does, by the same laws, one takes part: that which is closed, or the first.

    Law: rows of which each does what another does leave the motion as it is, and share what they carry at will.
    """
    m, role, element = switch.kind.shape[0], rows.labels[ROLE], switch.element
    for k in range(m):
        for i in range(k if role[k] == UNI and switch.degree[k] == 2 else 0):
            e, f, t = element[i], element[k], 1
            same = role[i] == UNI and switch.degree[i] == 2 and role[k] == UNI and _alike(switch, rows, i, k)
            same = same and switch.static[e] == switch.static[f] and switch.kinetic[e] == switch.kinetic[f]
            same = same and switch.restitution[e] == switch.restitution[f] and switch.poisson[e] == switch.poisson[f]
            while same and k + t < m and (switch.normal[k + t] == k or switch.normal[i + t] == i):
                same = switch.normal[k + t] == k and switch.normal[i + t] == i and _alike(switch, rows, i + t, k + t)
                t += 1
            if same:
                role[i if rows.mode[k] == CLOSED and rows.mode[i] != CLOSED else k] = OUT


@compiled
def entry(switch: Switch, rows: Rows, epsilon: float, i: int, k: int) -> float:
    return float(rows.S[i, k] if switch.degree[i] > 0 else rows.D[i, k] + epsilon * rows.S[i, k])


@compiled
def drive(switch: Switch, rows: Rows, epsilon: float, push: float) -> None:
    """Q: b, or w an instant later of rows of degree 0; less `push`, in units of S, of rows that are urged to close."""
    q = rows.vectors[Q]
    for k in range(switch.kind.shape[0]):
        q[k] = rows.b[k] if switch.degree[k] > 0 else rows.w[k] + epsilon * rows.b[k]
        q[k] -= push * np.sqrt(rows.S[k, k]) if rows.labels[BARRED, k] == URGED else 0.0


@compiled
def _folded(switch: Switch, rows: Rows, epsilon: float, i: int, k: int) -> float:
    """What z of row k does to row i, with the tangential rows that follow it."""
    m, coef, role, value = switch.kind.shape[0], rows.vectors[COEF], rows.labels[ROLE], 0.0
    value = entry(switch, rows, epsilon, i, k)
    t = k + 1
    while t < m and switch.normal[t] == k:
        if role[t] >= BOX:
            value += entry(switch, rows, epsilon, i, t) * coef[t]
        t += 1
    return value


@compiled
def units(switch: Switch, rows: Rows, epsilon: float, deep: bool) -> None:
    """Units of z in which matrices have entries of about 1, those of S or E on the diagonal, if there are any."""
    m, role, scale = switch.kind.shape[0], rows.labels[ROLE], rows.vectors[SCALE]
    greatest = 0.0
    for k in range(m):
        scale[k] = 0.0
        if role[k] != OUT:
            greatest = max(greatest, rows.S[k, k])
    for k in range(m):
        own = entry(switch, rows, epsilon, k, k) if role[k] != OUT else 0.0
        if own > 0.0:
            scale[k] = 1.0 / np.sqrt(own)
        elif role[k] != OUT and switch.degree[k] > 0:
            scale[k] = 1.0 / np.sqrt(greatest if greatest > 0.0 else 1.0)
    for attempt in range(7 if deep else 0):
        for k in range(m):
            if role[k] != OUT and switch.degree[k] == 0 and (attempt > 3 or scale[k] == 0.0):
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
        if switch.mate[k] >= 0 and switch.mate[k] < k:
            scale[k] = scale[switch.mate[k]] = min(scale[k], scale[switch.mate[k]])


@compiled
def variables(switch: Switch, rows: Rows) -> int:
    """Number the unknowns of the complementarity problem: one of a unilateral row, two of a free one and of a box."""
    m, role, owner, part, n = switch.kind.shape[0], rows.labels[ROLE], rows.labels[OWNER], rows.labels[PART], 0
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
    m, T, owner, part = switch.kind.shape[0], rows.tableau, rows.labels[OWNER], rows.labels[PART]
    coef, constant, scale, q = rows.vectors[COEF], rows.vectors[CONSTANT], rows.vectors[SCALE], rows.vectors[Q]
    role, largest = rows.labels[ROLE], 0.0
    for i in range(n):
        r = owner[i]
        if part[i] == LEFT:
            for j in range(n):
                T[i, j] = 0.0
                if owner[j] == switch.normal[r] and part[j] != MINUS:
                    T[i, j] = -2.0 * coef[r] * scale[owner[j]] / scale[r]
                elif owner[j] == switch.normal[r]:
                    T[i, j] = 2.0 * coef[r] * scale[owner[j]] / scale[r]
            T[i, i - 1] = -1.0
            T[i, n + 1] = -2.0 * constant[r] / scale[r]
            if switch.normal[r] >= 0 and constant[switch.normal[r]] != 0.0:
                T[i, n + 1] -= 2.0 * coef[r] * constant[switch.normal[r]] / scale[r]
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
def _sloped(role: int, way: float, value: float) -> float:
    """COEF or CONSTANT of a row that slides: that of a box is its bound."""
    return way * value if role == BOX else value


@compiled
def _level(n: int, A: Matrix, scale: Vector, listed: Whole, unit: Vector) -> None:
    """Units of the equations of both levels: D to 1, and S of the same rows, together, to 1 at most."""
    largest = 0.0
    for i in range(n):
        if unit[i] > 0.0:
            for j in range(n):
                largest = max(largest, abs(A[i, j]) * unit[i] / scale[listed[i]])
    for i in range(n):
        if unit[i] > 0.0:
            own = unit[i] / scale[listed[i]] / (largest if largest > 0.0 else 1.0)
            for j in range(n + 1):
                A[i, j] *= own
                A[i, n + 1 + j] *= unit[i]


@compiled
def own_bound(switch: Switch, rows: Rows, k: int) -> float:
    """The force up to which row k, which D does not see, holds by itself; 0: there is no such bound."""
    own = switch.normal[k] < 0 and switch.degree[k] > 0 and switch.kind[k] != COMMANDED
    return float(rows.F[k, 0] if own else 0.0)


@compiled
def _product(rows: Rows, n: int, bounded: bool, a: Vector, c: Vector) -> float:
    """Σ a c/(√S F) over rows with bounds of their own, or Σ a c over the others."""
    weight, total = rows.vectors[TRIAL], 0.0
    for j in range(n):
        if bounded and weight[j] > 0.0:
            total += a[j] * c[j] * weight[j]
        elif not bounded and weight[j] == 0.0:
            total += a[j] * c[j]
    return float(total)


@compiled
def _share(switch: Switch, rows: Rows, n: int, rank: int) -> None:
    """Of all z of n closed rows that do the same, in FIRST, the one with the least Σ √S_k (z_k − b_k)²/F_k over rows
    with bounds F of their own, and then Σ S_k (z_k − b_k)² over the others; b is rows.borne.

    So what is bounded gives way in proportion to what it bears, and all that hold one motion reach their bounds
    together; what is not bounded does not give way at all. Null vectors stand in `levels`, in rows from the rank on.
    Law: units, order, names and strangers change no share: tests/switching/test_shares.py.
    """
    A, found, listed, level = rows.levels, rows.vectors[FIRST], rows.labels[LIST], rows.labels[ORDER]
    scale, weight, most = rows.vectors[SCALE], rows.vectors[TRIAL], 0.0
    for j in range(n):
        bound = own_bound(switch, rows, listed[j])
        weight[j] = scale[listed[j]] / bound if bound > 0.0 else 0.0
        found[j] -= rows.borne[listed[j]] / scale[listed[j]]
        most = max(most, weight[j])
    for free in range(rank, n):
        level[free] = 1 if most > 0.0 else 2
    for now in range(1, 3):
        for free in range(rank, n):
            for other in range(rank, free if level[free] == now else rank):
                if level[other] == now:
                    size = _product(rows, n, now == 1, A[other], A[other])
                    part = _product(rows, n, now == 1, A[free], A[other]) / size
                    for j in range(n):
                        A[free, j] -= part * A[other, j]
            if level[free] == now:
                size = _product(rows, n, now == 1, A[free], A[free])
                if now == 1 and size <= NULL * most * _product(rows, n, False, A[free], A[free]):
                    level[free] = 2  # it moves none that is bounded
                elif size > 0.0:
                    part = _product(rows, n, now == 1, found, A[free]) / size
                    for j in range(n):
                        found[j] -= part * A[free, j]
    for j in range(n):
        found[j] += rows.borne[listed[j]] / scale[listed[j]]


@compiled
def exact(switch: Switch, rows: Rows, known: Vector, finite: bool, z: Vector) -> int:
    """z in the states: 0 where open, coef z_N + constant where sliding, and where closed so that w = 0 stays.

    known    level of S: known + S z = 0 on closed rows (b for forces, w for impulses)
    finite   whether w₀ + D z = 0 on rows of degree 0 (forces), or D z = 0 (impulses: D would make w infinite)
    Returns  how many closed rows depend on others: they share as `_share` says, and impulses by the shortest
    """
    m, A, state, listed = switch.kind.shape[0], rows.levels, rows.labels[STATE], rows.labels[LIST]
    role, coef, constant, found = rows.labels[ROLE], rows.vectors[COEF], rows.vectors[CONSTANT], rows.vectors[FIRST]
    scale, unit, n, deep = rows.vectors[SCALE], rows.vectors[TRIAL], 0, False
    for k in range(m):
        z[k] = 0.0
        if state[k] == CLOSED:
            listed[n] = k
            n += 1
            deep = deep or switch.degree[k] == 0
    for i in range(n):
        k, size = listed[i], 0.0
        if rows.S[k, k] > 0.0:
            scale[k] = 1.0 / np.sqrt(rows.S[k, k])
        else:
            for j in range(n):
                size = max(size, abs(rows.D[k, listed[j]]))
            scale[k] = 1.0 / np.sqrt(size) if size > 0.0 else 1.0
    for i in range(n):
        r, right, deeper, size = listed[i], -known[listed[i]], 0.0, 0.0
        if deep and finite and switch.degree[r] == 0:
            deeper = -rows.w[r]
        for k in range(m):
            if state[k] >= FORWARD:
                value = _sloped(role[k], rows.turned[k], constant[k])
                right -= rows.S[r, k] * value
                if deep and finite:
                    deeper -= rows.D[r, k] * value
        for j in range(n):
            c = listed[j]
            own, deepest, t = rows.S[r, c], rows.D[r, c] if deep else 0.0, c + 1
            while t < m and switch.normal[t] == c:
                if state[t] >= FORWARD:
                    value = _sloped(role[t], rows.turned[t], coef[t])
                    own += rows.S[r, t] * value
                    deepest += rows.D[r, t] * value if deep else 0.0
                t += 1
            A[i, j] = own * scale[r] * scale[c]
            if deep:
                A[i, n + 1 + j] = deepest * scale[c]
                size = max(size, abs(A[i, n + 1 + j]))
        A[i, n] = right * scale[r]
        if deep:
            A[i, 2 * n + 1] = deeper
            unit[i] = 1.0 / size if size > 0.0 else 0.0
    if deep:
        _level(n, A, scale, listed, unit)
    count_work(rows, n)
    rank = eliminate(n, deep, A, rows.labels[ORDER], found)
    if finite and rank < n:
        _share(switch, rows, n, rank)
    for i in range(n):
        z[listed[i]] = found[i] * scale[listed[i]]
    for k in range(m):
        if state[k] >= FORWARD:
            z[k] = _sloped(role[k], rows.turned[k], constant[k])
            if switch.normal[k] >= 0:
                z[k] += _sloped(role[k], rows.turned[k], coef[k]) * z[switch.normal[k]]
    return n - rank


@compiled
def forces(switch: Switch, rows: Rows, mode: Whole, direction: Vector, z: Vector) -> int:
    """z [m] of a mode from the data at the node: closed rows keep w = 0, sliding ones have z = −d(μ_k z_N + F_k).

    Law: w = w₀ + D z of closed rows of degree 0 and ẇ = b + S z of the others is 0; what the flow's kernel does.
    Returns how many closed rows depend on others. Writes STATE, COEF, CONSTANT and the workspaces.
    """
    m, state, role = switch.kind.shape[0], rows.labels[STATE], rows.labels[ROLE]
    for k in range(m):
        state[k], role[k] = mode[k], OUT
        if mode[k] >= FORWARD:
            role[k] = SLIDE
            rows.vectors[COEF, k] = 0.0
            if switch.normal[k] >= 0:
                rows.vectors[COEF, k] = -direction[k] * switch.kinetic[switch.element[k]]
            rows.vectors[CONSTANT, k] = -direction[k] * rows.F[k, 1]
    return exact(switch, rows, rows.b, True, z)
