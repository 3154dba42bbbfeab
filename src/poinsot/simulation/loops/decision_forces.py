"""Forces of a mode, exactly: z of closed rows from the data in two levels, and how rows that repeat each other share.

Law: S z is unique, z as `_share` says: tests/simulation/test_decision_shares.py. Source: docs/switching-theory.md.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, each_lane
from poinsot.code.records import Matrix, Vector, Whole
from poinsot.simulation.loops.complementarity import eliminate
from poinsot.simulation.loops.decision_problem import (
    BOX,
    CLOSED,
    COEF,
    COMMANDED,
    CONSTANT,
    FIRST,
    FORWARD,
    FRICTION,
    LIMITED,
    LIST,
    ORDER,
    OUT,
    ROLE,
    SCALE,
    SLIDE,
    STATE,
    TRIAL,
    UNI,
    Q,
    X,
    count_work,
)
from poinsot.simulation.loops.run_records import Work
from poinsot.simulation.loops.switching_records import Rows, Switch

DEPENDS = 1e-9
"""The share of S_kk below which a row yields nothing, since others hold it."""
APART = 1e-6
"""Share of its bound by which two forces of a row differ."""
NULL, BEYOND = 1e-24, 1.0 + 1e-12
"""Rounding in the squares of a null vector, in rows with bounds; relative excess over a bound."""
SHARING, RELIEVED, SPENT = range(1, 4)
"""Rows with bounds that share with others: within them; at them, while others bear more; beyond them, for none can."""


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
    """The individual bound of row k, for a row outside D; 0 without one."""
    own = switch.normal[k] < 0 and switch.degree[k] > 0 and switch.kind[k] != COMMANDED
    return float(rows.F[k, 0] if own else 0.0)


@compiled
def falls(switch: Switch, rows: Rows, k: int) -> bool:
    """Whether row k, or friction at rest that is coupled to it, bears less when it is taken to slide than at rest.

    What slides is not asked: of a Stribeck law both bounds are one at rest, and differ as soon as it moves.
    """
    falls = switch.evenly != 0
    for i in range(switch.kind.shape[0]):
        coupled = rows.S[k, i] != 0.0 and own_bound(switch, rows, i) > 0.0 and abs(rows.w[i]) <= switch.rate[i]
        falls = falls or (coupled and rows.F[i, 0] != rows.F[i, 1])
    return bool(falls)


@compiled
def _product(rows: Rows, n: int, bounded: bool, a: Vector, c: Vector) -> float:
    """Σ a c/(√S F) over rows with individual bounds, or Σ a c over the others."""
    weight, total = rows.vectors[TRIAL], 0.0
    for j in range(n):
        if bounded and weight[j] > 0.0:
            total += a[j] * c[j] * weight[j]
        elif not bounded and weight[j] == 0.0:
            total += a[j] * c[j]
    return float(total)


@compiled
def _lessen(rows: Rows, n: int, rank: int, now: int) -> None:
    """Take from FIRST what null vectors of level `now` make greater, 1: of rows with bounds, 2: of the others."""
    A, found, level, weight, most = rows.levels, rows.vectors[FIRST], rows.labels[ORDER], rows.vectors[TRIAL], 0.0
    for j in range(n):
        most = max(most, weight[j])
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


@compiled
def _beyond(switch: Switch, rows: Rows, j: int) -> float:
    """By what factor row number j of those in FIRST is beyond its own bound; not more than 1: it is not."""
    k = rows.labels[LIST, j]
    z = rows.vectors[FIRST, j] * rows.vectors[SCALE, k] + rows.borne[k]
    size = abs(z) if switch.kind[k] == FRICTION else -z
    alone = rows.vectors[TRIAL, j] > 0.0 and switch.mate[k] < 0
    return float(size / own_bound(switch, rows, k) if alone else 0.0)


@compiled
def _relieve(switch: Switch, rows: Rows, n: int, rank: int) -> None:
    """Hold rows that are beyond their bounds at these, one after the other, where others can bear the rest."""
    A, found, limited, level = rows.levels, rows.vectors[FIRST], rows.labels[LIMITED], rows.labels[ORDER]
    listed, weight, step = rows.labels[LIST], rows.vectors[TRIAL], rows.vectors[X]
    for _ in range(n):
        worst, most, pivot, reach = -1, BEYOND, -1, 0.0
        for j in range(n):
            if limited[listed[j]] < RELIEVED and _beyond(switch, rows, j) > most:
                worst, most = j, _beyond(switch, rows, j)
        if worst < 0:
            return
        for j in range(n):
            step[j] = 0.0
        for free in range(rank, n):
            if level[free] == 1:
                part = A[free, worst] / _product(rows, n, True, A[free], A[free])
                reach += part * A[free, worst]
                for j in range(n):
                    step[j] += part * A[free, j]
                if pivot < 0 or abs(A[free, worst]) > abs(A[pivot, worst]):
                    pivot = free
        if reach * weight[worst] <= NULL**0.5:
            limited[listed[worst]] = SPENT
            continue
        k = listed[worst]
        limited[k] = RELIEVED
        z = found[worst] * rows.vectors[SCALE, k] + rows.borne[k]
        part = (z / most - z) / rows.vectors[SCALE, k] / reach
        for j in range(n):
            found[j] += part * step[j]
        level[pivot] = 3
        for free in range(rank, n):
            part = A[free, worst] / A[pivot, worst]
            for j in range(n if level[free] == 1 else 0):
                A[free, j] -= part * A[pivot, j]
        _lessen(rows, n, rank, 1)


@compiled
def _share(switch: Switch, rows: Rows, n: int, rank: int) -> None:
    """Share the forces z of n closed rows, in FIRST: least Σ √S_k (z_k − b_k)²/F_k over rows with
    bounds F, then least Σ S_k (z_k − b_k)² over the others.

    No row exceeds its bound as far as others can bear it; b is rows.borne. LIMITED marks rows that others relieve, and
    rows without relief.

    So what is bounded gives way in proportion to what it bears, and all that hold one motion reach their bounds
    together; what is not bounded does not give way at all. Null vectors stand in `levels`, in rows from the rank on.
    Law: units, order, names and strangers change no share: tests/simulation/test_decision_shares.py.
    """
    found, listed, scale, weight, bounded = (
        rows.vectors[FIRST], rows.labels[LIST], rows.vectors[SCALE], rows.vectors[TRIAL], False
    )  # fmt: skip
    for j in range(n):
        bound = own_bound(switch, rows, listed[j])
        weight[j] = scale[listed[j]] / bound if bound > 0.0 else 0.0
        found[j] -= rows.borne[listed[j]] / scale[listed[j]]
        bounded = bounded or bound > 0.0
    for free in range(rank, n):
        rows.labels[ORDER, free] = 1 if bounded else 2
    _lessen(rows, n, rank, 1)
    for j in range(n):
        for free in range(rank, n if weight[j] > 0.0 else rank):
            size = NULL**0.5 * _product(rows, n, True, rows.levels[free], rows.levels[free])
            if rows.labels[ORDER, free] == 1 and weight[j] * rows.levels[free, j] * rows.levels[free, j] > size:
                rows.labels[LIMITED, listed[j]] = SHARING
    _relieve(switch, rows, n, rank)
    _lessen(rows, n, rank, 2)
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
        z[k], rows.labels[LIMITED, k] = 0.0, 0
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
def forces(switch: Switch, rows: Rows, mode: Whole, direction: Vector, b: Vector, z: Vector) -> int:
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
    return exact(switch, rows, b, True, z)


@compiled
def held(switch: Switch, rows: Rows, k: int) -> bool:
    """True if the closed rows keep row k where it is: S_kk less their share of it is zero."""
    A, listed, found, n = rows.levels, rows.labels[LIST], rows.vectors[FIRST], 0
    for i in range(switch.kind.shape[0]):
        if rows.labels[STATE, i] == CLOSED and switch.degree[i] > 0 and rows.S[i, i] > 0.0:
            listed[n] = i
            n += 1
    for i in range(n):
        r = listed[i]
        for j in range(n):
            A[i, j] = rows.S[r, listed[j]] / np.sqrt(rows.S[r, r] * rows.S[listed[j], listed[j]])
        A[i, n] = rows.S[r, k] / np.sqrt(rows.S[r, r])
    eliminate(n, False, A, rows.labels[ORDER], found)
    left = rows.S[k, k]
    for i in range(n):
        left -= rows.S[k, listed[i]] * found[i] / np.sqrt(rows.S[listed[i], listed[i]])
    return bool(left <= DEPENDS * rows.S[k, k])


@compiled
def carry(switch: Switch, rows: Rows, z: Vector, slack: float) -> bool:
    """z of the states, and whether closed rows can carry it: none pulls, none of friction beyond its bound."""
    fine = True
    exact(switch, rows, rows.b, True, z)
    for k in range(switch.kind.shape[0]):
        if rows.labels[STATE, k] == CLOSED and switch.degree[k] > 0:
            unit = rows.vectors[Q, k]
            if switch.kind[k] == FRICTION:
                bound = rows.F[k, 0]
                if switch.normal[k] >= 0:
                    bound += switch.static[switch.element[k]] * z[switch.normal[k]]
                fine = fine and abs(z[k]) <= bound + slack * unit
            elif rows.labels[ROLE, k] == UNI:
                fine = fine and z[k] - rows.vectors[CONSTANT, k] >= -slack * unit
    return fine


@compiled
def rests(switch: Switch, rows: Rows, a: Vector, k: int, slack: float) -> bool:
    """Whether friction that seems to slide, with ẇ = a, stands, for closed rows hold it."""
    slides = switch.kind[k] == FRICTION and switch.mate[k] < 0 and switch.degree[k] > 0
    slides = slides and rows.labels[STATE, k] >= FORWARD and rows.S[k, k] > 0.0
    still = slides and abs(a[k]) * rows.vectors[Q, k] <= slack
    return bool(still and (abs(rows.w[k]) <= switch.rate[k] or rows.fired[k] != 0) and held(switch, rows, k))


@compiled
def goes_back(switch: Switch, rows: Rows, k: int, mate: int) -> bool:
    """True if a disc is to slide against a slow slip that has not ended, which goes on first."""
    back = rows.w[k] * rows.turned[k] + rows.w[mate] * rows.turned[mate]
    return bool(back < -max(switch.rate[k], switch.rate[mate]))


@compiled
def shares_else(work: Work, switch: Switch, rows: Rows) -> bool:
    """Whether the kernel `margins` shares what several rows hold in another way than `exact` does."""
    m, dependent, other = rows.mode.shape[0], 0, False
    for _ in each_lane(True):
        dependent = forces(switch, rows, rows.mode, rows.direction, rows.b, rows.z)
    if dependent > 0:
        call_kernel(switch.margins, work.feed, rows.inside)
        for i in range(m):
            bound = own_bound(switch, rows, i) if rows.mode[i] == CLOSED else 0.0
            stays = rows.fired[i] != 0 and rows.before[i] == CLOSED  # whatever its guard has told
            apart = abs(rows.inside[2 * m + i] - rows.z[i]) > APART * bound
            other = other or (bound > 0.0 and (stays or apart))
    return other
