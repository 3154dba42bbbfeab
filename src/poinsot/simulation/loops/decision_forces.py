"""Forces of a mode, exactly: z of closed rows from the data in two levels, and how rows that repeat each other share.

Law: S z is unique, z as `_share` says: tests/simulation/test_decision_shares.py. Source: docs/switching-theory.md.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, each_lane, written_out
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
    LEANS,
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
    compliance,
    count_work,
    glides,
)
from poinsot.simulation.loops.run_records import Work
from poinsot.simulation.loops.switching_records import Rows, RowValues, Switch

DEPENDS = 1e-9
"""The share of S_kk below which a row yields nothing, since others hold it."""
APART = 1e-6
"""Share of its bound by which two forces of a row differ."""
NULL, BEYOND = 1e-24, 1.0 + 1e-12
"""Rounding in the squares of a null vector, in rows with bounds; relative excess over a bound."""
LEANING, SPRINGS = 3, 1e-6
"""Rounds in which forces come to those of springs, and what these yield by, as share of S."""
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
    kinds = switch.rows
    own = kinds.normal[k] < 0 and kinds.degree[k] > 0 and kinds.kind[k] != COMMANDED
    return float(rows.data.F[k, 0] if own else 0.0)


@compiled
def falls(switch: Switch, rows: Rows, k: int) -> bool:
    """Whether row k, or friction at rest that is coupled to it, bears less when it is taken to slide than at rest.

    What slides is not asked: of a Stribeck law both bounds are one at rest, and differ as soon as it moves.
    """
    data = rows.data
    falls = switch.kernels.evenly != 0
    for i in range(switch.rows.kind.shape[0]):
        coupled = data.S[k, i] != 0.0 and own_bound(switch, rows, i) > 0.0 and abs(data.w[i]) <= switch.rows.rate[i]
        falls = falls or (coupled and data.F[i, 0] != data.F[i, 1])
    return bool(falls)


@compiled
def _product(rows: Rows, n: int, bounded: bool, a: Vector, c: Vector) -> float:
    """Σ a c/(√S F) over rows with individual bounds, or Σ a c over the others."""
    weight, total = rows.choice.vectors[TRIAL], 0.0
    for j in range(n):
        if bounded and weight[j] > 0.0:
            total += a[j] * c[j] * weight[j]
        elif not bounded and weight[j] == 0.0:
            total += a[j] * c[j]
    return float(total)


@compiled
def _lessen(rows: Rows, n: int, rank: int, now: int) -> None:
    """Take from FIRST what null vectors of level `now` make greater, 1: of rows with bounds, 2: of the others."""
    choice = rows.choice
    A, found, level, weight, most = (
        choice.levels,
        choice.vectors[FIRST],
        choice.labels[ORDER],
        choice.vectors[TRIAL],
        0.0,
    )
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
    choice = rows.choice
    k = choice.labels[LIST, j]
    z = (choice.vectors[FIRST, j] + choice.vectors[LEANS, j]) * choice.vectors[SCALE, k]
    size = abs(z) if switch.rows.kind[k] == FRICTION else -z
    alone = choice.vectors[TRIAL, j] > 0.0 and switch.rows.mate[k] < 0
    return float(size / own_bound(switch, rows, k) if alone else 0.0)


@compiled
def _relieve(switch: Switch, rows: Rows, n: int, rank: int) -> None:
    """Hold rows that are beyond their bounds at these, one after the other, where others can bear the rest."""
    choice = rows.choice
    A, found, limited, level = (choice.levels, choice.vectors[FIRST], choice.labels[LIMITED], choice.labels[ORDER])
    listed, weight, step = choice.labels[LIST], choice.vectors[TRIAL], choice.vectors[X]
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
        z = (found[worst] + choice.vectors[LEANS, worst]) * choice.vectors[SCALE, k]
        part = (z / most - z) / choice.vectors[SCALE, k] / reach
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

    No row exceeds its bound as far as others can bear it; b is LEANS. LIMITED marks rows that others relieve, and
    rows without relief.

    So what is bounded gives way in proportion to what it bears, and all that hold one motion reach their bounds
    together; what is not bounded does not give way at all. Null vectors stand in `levels`, in rows from the rank on.
    Law: units, order, names and strangers change no share: tests/simulation/test_decision_shares.py.
    """
    choice = rows.choice
    vectors, listed, bounded = choice.vectors, choice.labels[LIST], False
    found, scale, weight = vectors[FIRST], vectors[SCALE], vectors[TRIAL]
    for j in range(n):
        bound = own_bound(switch, rows, listed[j])
        weight[j] = scale[listed[j]] / bound if bound > 0.0 else 0.0
        found[j] -= vectors[LEANS, j]
        bounded = bounded or bound > 0.0
    for free in range(rank, n):
        choice.labels[ORDER, free] = 1 if bounded else 2
    _lessen(rows, n, rank, 1)
    for j in range(n):
        for free in range(rank, n if weight[j] > 0.0 else rank):
            size = NULL**0.5 * _product(rows, n, True, choice.levels[free], choice.levels[free])
            if choice.labels[ORDER, free] == 1 and weight[j] * choice.levels[free, j] * choice.levels[free, j] > size:
                choice.labels[LIMITED, listed[j]] = SHARING
    _relieve(switch, rows, n, rank)
    _lessen(rows, n, rank, 2)
    for j in range(n):
        found[j] += vectors[LEANS, j]


@written_out
def _scale(data: RowValues, listed: Whole, n: int, scale: Vector) -> None:
    """Units of closed rows, by S or, where that is 0, by D."""
    for i in range(n):
        k, size = listed[i], 0.0
        if data.S[k, k] > 0.0:
            scale[k] = 1.0 / np.sqrt(data.S[k, k])
        else:
            for j in range(n):
                size = max(size, abs(data.D[k, listed[j]]))
            scale[k] = 1.0 / np.sqrt(size) if size > 0.0 else 1.0


@compiled
def _fill(switch: Switch, rows: Rows, known: Vector, finite: bool, n: int, deep: bool) -> None:
    """The equations of n closed rows, as `exact` has them, in `levels`."""
    choice, data, kinds = rows.choice, rows.data, switch.rows
    vectors, m, A = choice.vectors, kinds.kind.shape[0], choice.levels
    state, listed, role = choice.labels[STATE], choice.labels[LIST], choice.labels[ROLE]
    coef, constant, scale, unit = vectors[COEF], vectors[CONSTANT], vectors[SCALE], vectors[TRIAL]
    for i in range(n):
        r, right, deeper, size = listed[i], -known[listed[i]], 0.0, 0.0
        if deep and finite and kinds.degree[r] == 0:
            deeper = -data.w[r]
        for k in range(m):
            if state[k] >= FORWARD:
                value = _sloped(role[k], choice.turned[k], constant[k])
                right -= data.S[r, k] * value
                if deep and finite:
                    deeper -= data.D[r, k] * value
        for j in range(n):
            c = listed[j]
            own, deepest, t = data.S[r, c], data.D[r, c] if deep else 0.0, c + 1
            while t < m and kinds.normal[t] == c:
                if state[t] >= FORWARD:
                    value = _sloped(role[t], choice.turned[t], coef[t])
                    own += data.S[r, t] * value
                    deepest += data.D[r, t] * value if deep else 0.0
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


@compiled
def _lean(switch: Switch, rows: Rows, known: Vector, finite: bool, n: int, deep: bool) -> None:
    """LEANS: the forces of springs alike at all places between two bodies, in the limit of stiffness.

        T z = r,   D (z − b) ∈ range A,   by (T + ε D) (zₖ₊₁ − zₖ) = r − T zₖ,   z₀ = b: `borne`

    As what slides makes T unsymmetric, the shortest z is another, which is of no springs.
    """
    choice, kinds = rows.choice, switch.rows
    A, listed, leans, found = choice.levels, choice.labels[LIST], choice.vectors[LEANS], choice.vectors[FIRST]
    for _ in range(LEANING):
        _fill(switch, rows, known, finite, n, deep)
        for i in range(n):
            for j in range(n):
                A[i, n] -= A[i, j] * leans[j]
            if kinds.kind[listed[i]] != FRICTION and kinds.degree[listed[i]] == 2:
                A[i, i] += SPRINGS * compliance(switch, rows, listed, n, i)
        count_work(rows, n)
        eliminate(n, deep, A, choice.labels[ORDER], found)
        for i in range(n):
            leans[i] += found[i]
    _fill(switch, rows, known, finite, n, deep)
    eliminate(n, deep, A, choice.labels[ORDER], found)


@compiled
def exact(switch: Switch, rows: Rows, known: Vector, finite: bool, z: Vector) -> int:
    """z in the states: 0 where open, coef z_N + constant where sliding, and where closed so that w = 0 stays.

    known    level of S: known + S z = 0 on closed rows (b for forces, w for impulses)
    finite   whether w₀ + D z = 0 on rows of degree 0 (forces), or D z = 0 (impulses: D would make w infinite)
    Returns  how many closed rows depend on others: they share as `_lean` and `_share` say, impulses of what does not
             slide by the shortest
    """
    choice, kinds = rows.choice, switch.rows
    vectors, labels = choice.vectors, choice.labels
    m, state, listed, found = kinds.kind.shape[0], labels[STATE], labels[LIST], vectors[FIRST]
    role, coef, constant, scale = labels[ROLE], vectors[COEF], vectors[CONSTANT], vectors[SCALE]
    n, deep, slides = 0, False, False
    for k in range(m):
        z[k], labels[LIMITED, k] = 0.0, 0
        slides = slides or (state[k] >= FORWARD and kinds.normal[k] >= 0 and (role[k] == SLIDE or not finite))
        if state[k] == CLOSED:
            listed[n] = k
            n += 1
            deep, slides = deep or kinds.degree[k] == 0, slides or (finite and glides(switch, k))
    _scale(rows.data, listed, n, scale)
    _fill(switch, rows, known, finite, n, deep)
    count_work(rows, n)
    rank = eliminate(n, deep, choice.levels, labels[ORDER], found)
    if rank < n and (finite or slides):
        for i in range(n):
            vectors[LEANS, i] = rows.history.borne[listed[i]] / scale[listed[i]]
        if slides:
            _lean(switch, rows, known, finite, n, deep)
        _share(switch, rows, n, rank)
    for i in range(n):
        z[listed[i]] = found[i] * scale[listed[i]]
    for k in range(m):
        if state[k] >= FORWARD:
            z[k] = _sloped(role[k], choice.turned[k], constant[k])
            if kinds.normal[k] >= 0:
                z[k] += _sloped(role[k], choice.turned[k], coef[k]) * z[kinds.normal[k]]
    return n - rank


@compiled
def forces(switch: Switch, rows: Rows, mode: Whole, direction: Vector, b: Vector, z: Vector) -> int:
    """z [m] of a mode from the data at the node: closed rows keep w = 0, sliding ones have z = −d(μ_k z_N + F_k).

    Law: w = w₀ + D z of closed rows of degree 0 and ẇ = b + S z of the others is 0; what the flow's kernel does.
    Returns how many closed rows depend on others. Writes STATE, COEF, CONSTANT and the workspaces.
    """
    choice, kinds = rows.choice, switch.rows
    m, state, role = kinds.kind.shape[0], choice.labels[STATE], choice.labels[ROLE]
    for k in range(m):
        state[k], role[k] = mode[k], OUT
        if mode[k] >= FORWARD:
            role[k] = SLIDE
            choice.vectors[COEF, k] = 0.0
            if kinds.normal[k] >= 0:
                choice.vectors[COEF, k] = -direction[k] * switch.elements.kinetic[kinds.element[k]]
            choice.vectors[CONSTANT, k] = -direction[k] * rows.data.F[k, 1]
    return exact(switch, rows, b, True, z)


@compiled
def held(switch: Switch, rows: Rows, k: int) -> bool:
    """True if the closed rows keep row k where it is: S_kk less their share of it is zero."""
    choice, data = rows.choice, rows.data
    A, listed, found, n = choice.levels, choice.labels[LIST], choice.vectors[FIRST], 0
    for i in range(switch.rows.kind.shape[0]):
        if choice.labels[STATE, i] == CLOSED and switch.rows.degree[i] > 0 and data.S[i, i] > 0.0:
            listed[n] = i
            n += 1
    for i in range(n):
        r = listed[i]
        for j in range(n):
            A[i, j] = data.S[r, listed[j]] / np.sqrt(data.S[r, r] * data.S[listed[j], listed[j]])
        A[i, n] = data.S[r, k] / np.sqrt(data.S[r, r])
    eliminate(n, False, A, choice.labels[ORDER], found)
    left = data.S[k, k]
    for i in range(n):
        left -= data.S[k, listed[i]] * found[i] / np.sqrt(data.S[listed[i], listed[i]])
    return bool(left <= DEPENDS * data.S[k, k])


@compiled
def carry(switch: Switch, rows: Rows, z: Vector, slack: float) -> bool:
    """z of the states, and whether closed rows can carry it: none pulls, none of friction beyond its bound."""
    choice, kinds = rows.choice, switch.rows
    fine = True
    exact(switch, rows, rows.data.b, True, z)
    for k in range(kinds.kind.shape[0]):
        if choice.labels[STATE, k] == CLOSED and kinds.degree[k] > 0:
            unit = choice.vectors[Q, k]
            if kinds.kind[k] == FRICTION:
                bound = rows.data.F[k, 0]
                if kinds.normal[k] >= 0:
                    bound += switch.elements.static[kinds.element[k]] * z[kinds.normal[k]]
                fine = fine and abs(z[k]) <= bound + slack * unit
            elif choice.labels[ROLE, k] == UNI:
                fine = fine and z[k] - choice.vectors[CONSTANT, k] >= -slack * unit
    return fine


@compiled
def rests(switch: Switch, rows: Rows, a: Vector, k: int, slack: float) -> bool:
    """Whether friction that seems to slide, with ẇ = a, stands, for closed rows hold it."""
    kinds = switch.rows
    slides = kinds.kind[k] == FRICTION and kinds.mate[k] < 0 and kinds.degree[k] > 0
    slides = slides and rows.choice.labels[STATE, k] >= FORWARD and rows.data.S[k, k] > 0.0
    still = slides and abs(a[k]) * rows.choice.vectors[Q, k] <= slack
    return bool(still and (abs(rows.data.w[k]) <= kinds.rate[k] or rows.guard.fired[k] != 0) and held(switch, rows, k))


@compiled
def goes_back(switch: Switch, rows: Rows, k: int, mate: int) -> bool:
    """True if a disc is to slide against a slow slip that has not ended, which goes on first."""
    back = rows.data.w[k] * rows.choice.turned[k] + rows.data.w[mate] * rows.choice.turned[mate]
    return bool(back < -max(switch.rows.rate[k], switch.rows.rate[mate]))


@compiled
def shares_else(work: Work, switch: Switch, rows: Rows) -> bool:
    """Whether the kernel `margins` shares what several rows hold in another way than `exact` does."""
    data = rows.data
    m, dependent, other = rows.mode.shape[0], 0, False
    for _ in each_lane(True):
        dependent = forces(switch, rows, rows.mode, rows.history.direction, data.b, data.z)
    if dependent > 0:
        call_kernel(switch.kernels.margins, work.feed, data.inside)
        for i in range(m):
            bound = own_bound(switch, rows, i) if rows.mode[i] == CLOSED else 0.0
            stays = rows.guard.fired[i] != 0 and rows.instant.before[i] == CLOSED  # whatever its guard has told
            apart = abs(data.inside[2 * m + i] - data.z[i]) > APART * bound
            other = other or (bound > 0.0 and (stays or apart))
    return other
