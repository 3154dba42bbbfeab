"""Friction in space: the part of a decision in which tangential forces lie in discs, |z_T| ≤ μ z_N + F.

Lemke's method takes a square for the disc; from what it finds Newton's method solves for the disc itself, by the
projections of Alart & Curnier: z_N = [z_N − a_N]₊, z_T = the point of the disc that is nearest to z_T − a_T, in units
in which S has a diagonal of 1. Where that does not converge, block Gauss–Seidel gives it another start. Contacts that
share what they carry (four points of a foot) have many z, and one motion.
Source: Alart & Curnier, A mixed formulation for frictional contact problems prone to Newton like solution methods,
CMAME 92 (1991).
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Vector, Whole
from poinsot.simulation.loops.complementarity import RAY, SOLVED, eliminate
from poinsot.simulation.loops.decision_basis import SHARES, complement
from poinsot.simulation.loops.decision_forces import exact
from poinsot.simulation.loops.decision_problem import (
    ASIDE,
    BOX,
    CLOSED,
    COEF,
    CONSTANT,
    FORWARD,
    FREE,
    LIST,
    MISS,
    MORE,
    OPEN,
    ORDER,
    OUT,
    ROLE,
    SCALE,
    SLIDE,
    STATE,
    STEP,
    TRIAL,
    UNI,
    Q,
    U,
    X,
    Z,
    compliance,
    count_work,
    entry,
    glides,
    is_spent,
    units,
)
from poinsot.simulation.loops.switching_records import Rows, Switch

STEPS, HALVINGS, SWEEPS, CENTRES, TURNS = 40, 6, 400, 12, 60
STALL = 10  # turns, in which projections that come to forces within a share halve what is missing
CONVERGED, STANDS = 1e-13, 1e-9
MOVES = 1e-6  # of what ẇ is a sum, where friction slides and not in name alone: far above rounding
SOFTENED = 0.1  # from one try to the next, what springs yield by
BLUR = 1e-10  # of the largest force, to what `_polish` may leave those of discs


@compiled
def _matrix(switch: Switch, rows: Rows, epsilon: float) -> int:
    """u = T x + T[:, n], in scaled units, of the n rows that take part; sliding rows are folded into their normals."""
    choice = rows.choice
    m, T, role, listed = (switch.rows.kind.shape[0], choice.tableau, choice.labels[ROLE], choice.labels[LIST])
    coef, constant, scale, n = choice.vectors[COEF], choice.vectors[CONSTANT], choice.vectors[SCALE], 0
    for k in range(m):
        if role[k] != OUT and role[k] != SLIDE:
            listed[n] = k
            n += 1
    for i in range(n):
        r = listed[i]
        value = choice.vectors[Q, r]
        for t in range(m):
            if role[t] == SLIDE:
                value += entry(switch, rows, epsilon, r, t) * constant[t]
        T[i, n] = value * scale[r]
        for j in range(n):
            c = listed[j]
            own, t = entry(switch, rows, epsilon, r, c), c + 1
            while t < m and switch.rows.normal[t] == c:
                if role[t] == SLIDE:
                    own += entry(switch, rows, epsilon, r, t) * coef[t]
                t += 1
            T[i, j] = own * scale[r] * scale[c]
    return n


@compiled
def _place(listed: Whole, n: int, row: int) -> int:
    """Where a row stands among those that take part, −1: nowhere."""
    for i in range(n):
        if listed[i] == row:
            return i
    return -1


@compiled
def _least(rows: Rows, row: int) -> float:
    """The least x of a unilateral row: below 0 where it holds."""
    return float(rows.choice.vectors[CONSTANT, row] / rows.choice.vectors[SCALE, row])


@compiled
def _bound(switch: Switch, rows: Rows, n: int, i: int, x: Vector) -> tuple[float, float, int]:
    """The bound of a row of friction, its growth with x of its normal, and the place of the normal."""
    choice = rows.choice
    scale, listed = choice.vectors[SCALE], choice.labels[LIST]
    row = listed[i]
    normal = switch.rows.normal[row]
    bound, slope, at = -choice.vectors[CONSTANT, row] / scale[row], 0.0, -1
    if normal >= 0:
        at = _place(listed, n, normal)
        slope = -choice.vectors[COEF, row] * scale[normal] / scale[row]
        bound += slope * max(x[at], _least(rows, normal))
    return bound, slope, at


@compiled
def _miss(switch: Switch, rows: Rows, n: int, x: Vector) -> float:
    """x less its projection in MISS, and its largest entry; u in U."""
    choice = rows.choice
    T, u, miss, listed, worst = (choice.tableau, choice.vectors[U], choice.vectors[MISS], choice.labels[LIST], 0.0)
    for i in range(n):
        u[i] = T[i, n]
        for j in range(n):
            u[i] += T[i, j] * x[j]
    for i in range(n):
        role, mate = choice.labels[ROLE, listed[i]], switch.rows.mate[listed[i]]
        if role == FREE:
            miss[i] = u[i]
        elif role == UNI:
            miss[i] = min(x[i] - _least(rows, listed[i]), u[i])
        else:
            bound, _, _ = _bound(switch, rows, n, i, x)
            other = _place(listed, n, mate) if mate >= 0 else -1
            size = abs(x[i] - u[i]) if other < 0 else np.hypot(x[i] - u[i], x[other] - u[other])
            miss[i] = u[i] if size <= bound else x[i] - bound * (x[i] - u[i]) / size
        worst = max(worst, abs(miss[i]))
    return worst


@compiled
def _newton(switch: Switch, rows: Rows, n: int, x: Vector) -> None:
    """The step of Newton's method, in STEP."""
    choice = rows.choice
    T, A, u, miss, listed = (
        choice.tableau,
        choice.levels,
        choice.vectors[U],
        choice.vectors[MISS],
        choice.labels[LIST],
    )
    for i in range(n):
        row = listed[i]
        role, mate = choice.labels[ROLE, row], switch.rows.mate[row]
        bound, slope, at, other, one, two, size = 0.0, 0.0, -1, -1, 0.0, 0.0, 0.0
        inside = role == FREE or (role == UNI and u[i] < x[i] - _least(rows, row))
        if role == BOX:
            bound, slope, at = _bound(switch, rows, n, i, x)
            other = _place(listed, n, mate) if mate >= 0 else -1
            one, two = x[i] - u[i], x[other] - u[other] if other >= 0 else 0.0
            size = np.hypot(one, two)
            inside = size <= bound
            one, two = one / max(size, 1e-300), two / max(size, 1e-300)
        for j in range(n):
            own = 1.0 if i == j else 0.0
            if inside:
                own = T[i, j]
            elif role == BOX:
                if other >= 0:
                    right, beside = own - T[i, j], (1.0 if j == other else 0.0) - T[other, j]
                    own -= bound / size * (right - one * (one * right + two * beside))
                if j == at and x[j] > _least(rows, listed[j]):
                    own -= slope * one
            A[i, j] = own
        A[i, n] = -miss[i]
    eliminate(n, False, A, choice.labels[ORDER], choice.vectors[STEP])


@compiled
def _sweep(switch: Switch, rows: Rows, n: int, x: Vector) -> None:
    """One round of block Gauss–Seidel."""
    choice = rows.choice
    T, listed = choice.tableau, choice.labels[LIST]
    for i in range(n):
        role, mate = choice.labels[ROLE, listed[i]], switch.rows.mate[listed[i]]
        other = _place(listed, n, mate) if mate >= 0 else -1
        if 0 <= other < i:
            continue
        one, two, own = T[i, n], T[other, n] if other >= 0 else 0.0, max(abs(T[i, i]), 1e-3)
        for j in range(n):
            one += T[i, j] * x[j]
            two += T[other, j] * x[j] if other >= 0 else 0.0
        if other >= 0:
            own = max(own, abs(T[other, other])) + abs(T[i, other])
        one = x[i] - one / own
        if role == BOX:
            bound, _, _ = _bound(switch, rows, n, i, x)
            two = x[other] - two / own if other >= 0 else 0.0
            size = np.hypot(one, two)
            share = bound / size if size > bound else 1.0
            one *= share
            if other >= 0:
                x[other] = two * share
        x[i] = max(one, _least(rows, listed[i])) if role == UNI else one


@compiled
def _polish(switch: Switch, rows: Rows, n: int, x: Vector) -> bool:
    """Newton's method on x, halving steps that do not help; whether it converges."""
    choice = rows.choice
    step, trial, worst = choice.vectors[STEP], choice.vectors[TRIAL], _miss(switch, rows, n, x)
    for _ in range(STEPS):
        size = 0.0
        for i in range(n):
            size = max(size, abs(x[i]), abs(choice.tableau[i, n]))
        if worst <= CONVERGED * size:
            return True
        count_work(rows, n)
        _newton(switch, rows, n, x)
        share, found = 1.0, np.inf
        for _ in range(HALVINGS):
            for i in range(n):
                trial[i] = x[i] + share * step[i]
            found = _miss(switch, rows, n, trial)
            if found < worst:
                break
            share *= 0.5
        if not found < worst:
            _miss(switch, rows, n, x)
            return bool(worst <= 1e3 * CONVERGED * size)
        worst = found
        for i in range(n):
            x[i] = trial[i]
    return False


@compiled
def _read(switch: Switch, rows: Rows, n: int, x: Vector) -> None:
    """States and directions from x."""
    choice, kinds = rows.choice, switch.rows
    listed, u, state = choice.labels[LIST], choice.vectors[U], choice.labels[STATE]
    _miss(switch, rows, n, x)
    for i in range(n):
        row = listed[i]
        role, mate = choice.labels[ROLE, row], kinds.mate[row]
        if role == UNI:
            state[row] = CLOSED if x[i] - _least(rows, row) > u[i] else OPEN
        elif role == BOX:
            bound, _, _ = _bound(switch, rows, n, i, x)
            other = _place(listed, n, mate) if mate >= 0 else -1
            one, two = x[i] - u[i], x[other] - u[other] if other >= 0 else 0.0
            size = np.hypot(one, two)
            state[row] = CLOSED
            if size > bound * (1.0 + STANDS):
                choice.turned[row] = -one / size
                state[row] = FORWARD if other >= 0 or one < 0.0 else FORWARD + 1
    for row in range(kinds.kind.shape[0]):
        if choice.labels[ROLE, row] == SLIDE:  # what was open by Lemke's method may be closed
            state[row] = FORWARD if choice.turned[row] >= 0.0 or kinds.mate[row] >= 0 else FORWARD + 1
        if kinds.normal[row] >= 0 and state[kinds.normal[row]] != CLOSED:
            state[row] = OPEN


@compiled
def _tell(switch: Switch, rows: Rows, n: int, known: Vector, finite: bool, z: Vector) -> int:
    """States and z from the solution x, z being the nearest to it; how many closed rows depend on others."""
    choice, listed = rows.choice, rows.choice.labels[LIST]
    for i in range(n):
        rows.history.borne[listed[i]] = choice.vectors[X, i] * choice.vectors[SCALE, listed[i]]
    _read(switch, rows, n, choice.vectors[X])
    return exact(switch, rows, known, finite, z)


@compiled
def _share(switch: Switch, rows: Rows, epsilon: float, x: Vector) -> bool:
    """Bring a solution x to the one of normal rows that are springs alike, in the limit of stiffness; False if not.

    From soft springs on; then of those that are bent by the last x, and of none.
    """
    listed, T, found, gives = rows.choice.labels[LIST], rows.choice.tableau, True, 1.0
    while found or gives > SHARES:
        n = _matrix(switch, rows, epsilon)
        for i in range(n if gives > 0.0 else 0):
            if rows.choice.labels[ROLE, listed[i]] == UNI:
                own = max(gives, SHARES) * compliance(switch, rows, listed, n, i)
                T[i, i] += own
                T[i, n] -= own * x[i] if gives < SHARES else 0.0
        found = _polish(switch, rows, n, x)
        if gives == 0.0:
            break
        gives = SOFTENED * gives if gives >= SHARES else 0.0
    return found


@compiled
def _repeats(switch: Switch, rows: Rows, known: Vector, finite: bool, dependent: int, z: Vector) -> bool:
    """Whether a normal row is open that others hold, known + S z = 0, or some that are closed depend on others.

    Forces of what sticks leave the motion as it is, however they are shared: these are asked for where anything slides.
    """
    choice, S, kinds, m = rows.choice, rows.data.S, switch.rows, switch.rows.kind.shape[0]
    role, state, slides, found = choice.labels[ROLE], choice.labels[STATE], not finite, dependent > 0
    for k in range(m):
        after, size = known[k], abs(known[k])
        for j in range(m if role[k] != OUT else 0):
            after, size = after + S[k, j] * z[j], size + abs(S[k, j] * z[j])
        if role[k] == UNI and kinds.degree[k] == 2 and state[k] == OPEN:
            found = found or abs(after) <= STANDS * size
        slides = slides or (state[k] == CLOSED and glides(switch, k))
        if kinds.normal[k] >= 0 and state[k] >= FORWARD:
            slides = slides or role[k] == SLIDE or abs(after) > MOVES * size
    return slides and found


@compiled
def states(
    switch: Switch, rows: Rows, epsilon: float, deep: bool, known: Vector, finite: bool, onward: bool, z: Vector
) -> int:
    """States of the rows from their roles and z in them; SOLVED, or what stopped it.

    known, finite   as `decision_problem.exact` takes them; Q, COEF, CONSTANT as `complement` does
    Law: Coulomb's, in space: tests/simulation/test_decision_cones.py.
    """
    choice, code = rows.choice, complement(switch, rows, epsilon, deep, onward, False)
    m, x, round_, dependent = switch.rows.kind.shape[0], choice.vectors[X], False, 0
    for k in range(m):
        rows.history.borne[k] = 0.0
        round_ = round_ or (switch.rows.mate[k] >= 0 and choice.labels[ROLE, k] == BOX)
    if code == SOLVED:
        dependent = exact(switch, rows, known, finite, z)
    if not round_:
        if code == SOLVED and not deep and _repeats(switch, rows, known, finite, dependent, z):
            if complement(switch, rows, epsilon, deep, False, True) != SOLVED:
                code = complement(switch, rows, epsilon, deep, False, False)
            exact(switch, rows, known, finite, z)
        return int(code)
    units(switch, rows, epsilon, deep)
    n = _matrix(switch, rows, epsilon)
    listed = choice.labels[LIST]
    for i in range(n):
        x[i] = z[listed[i]] / choice.vectors[SCALE, listed[i]] if code == SOLVED else 0.0
    solved = code == SOLVED and _polish(switch, rows, n, x)
    for _ in range(0 if solved or is_spent(rows) else 3):
        for i in range(n):
            x[i] = 0.0 if not np.isfinite(x[i]) else x[i]
        choice.decision[0].work += 1.0 * SWEEPS * n * n
        for _ in range(SWEEPS):
            _sweep(switch, rows, n, x)
        solved = _polish(switch, rows, n, x)
        if solved:
            break
    if not solved:
        return RAY
    dependent = _tell(switch, rows, n, known, finite, z)
    if not deep and _repeats(switch, rows, known, finite, dependent, z):
        units(switch, rows, epsilon, deep)
        if _share(switch, rows, epsilon, x):
            _tell(switch, rows, n, known, finite, z)
    return SOLVED


@compiled
def align(switch: Switch, rows: Rows, a: Vector) -> None:
    """Directions of discs that begin to slide, and are not told from one another, are one: a face slides as a whole.

    A direction is known to what ẇ is rounded to beside ẇ, little where forces barely exceed their bounds. Then those of
    the corners of a face would differ at random, and turn it by how it shares its load. Their resultant stays.
    """
    choice, data, kinds = rows.choice, rows.data, switch.rows
    m, z, done, largest = kinds.kind.shape[0], choice.vectors[Z], choice.labels[ASIDE], 0.0
    for k in range(m):
        mate = kinds.mate[k]
        slides = (
            mate > k and choice.labels[ROLE, k] == BOX and choice.labels[STATE, k] >= FORWARD and data.S[k, k] > 0.0
        )
        done[k] = 0 if slides else 1
        if slides:
            largest = max(largest, np.hypot(z[k], z[mate]) * np.sqrt(data.S[k, k]))
    for k in range(m):
        if done[k] != 0:
            continue
        begun, one, two = np.hypot(a[k], a[kinds.mate[k]]) / np.sqrt(data.S[k, k]), 0.0, 0.0
        for j in range(k, m):
            mate = kinds.mate[j]
            apart = np.hypot(choice.turned[j] - choice.turned[k], choice.turned[mate] - choice.turned[kinds.mate[k]])
            if done[j] == 0 and apart * begun <= BLUR * largest:
                done[j] = 2
                force = np.hypot(z[j], z[mate])
                one, two = one + force * choice.turned[j], two + force * choice.turned[mate]
        size = np.hypot(one, two)
        for j in range(k, m):
            if done[j] == 2:
                done[j] = 1
                if size > 0.0:
                    choice.turned[j], choice.turned[kinds.mate[j]] = one / size, two / size


@compiled
def _drawn_in(switch: Switch, rows: Rows, share: float, z: Vector) -> tuple[float, float]:
    """Forces of rows that stick, drawn to within a share of their bounds, to rows.borne: how far, in units, and the
    share of their bounds that those beyond it bear in the mean, weighted by how far they are beyond it."""
    choice, history, kinds = rows.choice, rows.history, switch.rows
    role, coef, constant, far = choice.labels[ROLE], choice.vectors[COEF], choice.vectors[CONSTANT], 0.0
    borne, allowed = 0.0, 0.0
    for k in range(kinds.kind.shape[0]):
        normal, mate = kinds.normal[k], kinds.mate[k]
        history.borne[k] = z[k]
        if choice.labels[STATE, k] == CLOSED and role[k] == UNI:
            history.borne[k] = max(z[k], constant[k])
        elif choice.labels[STATE, k] == CLOSED and role[k] == BOX:
            bound = -share * (constant[k] + (coef[k] * max(z[normal], 0.0) if normal >= 0 else 0.0))
            size = np.hypot(z[k], z[mate] if mate >= 0 else 0.0)
            beyond = max(size - bound, 0.0) * rows.data.S[k, k]
            borne, allowed = borne + beyond * size, allowed + beyond * bound
            history.borne[k] = z[k] * (bound / size if beyond > 0.0 else 1.0)
        far = max(far, abs(z[k] - history.borne[k]) * np.sqrt(rows.data.S[k, k]))
    return far, share * (borne / allowed if allowed > 0.0 else 1.0)


@compiled
def centre(switch: Switch, rows: Rows) -> None:
    """The shares of rows that stick in space: forces far within their discs, from which guards go on.

    Of all forces that do the same, from the shortest on, some within a share of the bounds, by projections in turn.
    What they come to where none lie within a share tells the least one that would do: half way from it to 1 is tried.
    Law: no force of what sticks on redundant places is at a bound that it need not be at.
    """
    choice, data, history = rows.choice, rows.data, rows.history
    m, z, kept, shared, size = switch.rows.kind.shape[0], choice.vectors[Z], choice.vectors[MORE], False, 0.0
    for k in range(m):
        stuck = choice.labels[ROLE, k] == BOX and switch.rows.mate[k] >= 0 and choice.labels[STATE, k] == CLOSED
        shared, kept[k], history.borne[k] = shared or stuck, history.borne[k], 0.0
        size = max(size, abs(kept[k]) * np.sqrt(data.S[k, k]))
    redundant, share = shared and exact(switch, rows, data.b, True, z) > 0, 0.0
    for _ in range(CENTRES if redundant else 0):
        share, far, least, before = 0.5 * (1.0 + share), np.inf, 0.0, np.inf
        for turn in range(TURNS):
            if turn % STALL == 0:
                if far > 0.5 * before:
                    break
                before = far
            far, least = _drawn_in(switch, rows, share, z)
            exact(switch, rows, data.b, True, z)
            if far <= STANDS * size:
                for k in range(m):
                    history.borne[k] = z[k]
                return
        share = max(share, least if least < 1.0 else 0.0)
    for k in range(m):
        history.borne[k] = kept[k]
