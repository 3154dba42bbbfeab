"""Rows of places of contact, chosen while a mechanism moves: which of them push is a list, never other code.

    K v̇ = f + Bᵀ y,   A v̇ = −Ȧ v,   T y = −Ȧ v − A v̇₀,   T = A K⁻¹ Bᵀ + diag μ,   B_N = A_N − Σ μ_k d_T A_T

K are the equations of the mechanism without its places, in the mode of all its other rows: a kernel of that mechanism.
What a place says is the kernel of its kind, a law of two bodies with numbers; A is met along the way to the ground.
μ and the one correction are those of `multibody.constrained_dynamics`.
Law: as all rows written out together, tests/switching/test_rows_at_hand.py. Source: `multibody.switching.dynamics`.
Units: y [N, N·m], rates [m/s, rad/s].
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Vector
from poinsot.code.texts.elimination import lu_factor, lu_solve
from poinsot.code.texts.place_inertia import accelerate, factor_mass, product
from poinsot.code.texts.place_records import (
    BIAS,
    BOOKED,
    COUNT,
    FIRST_LINK,
    FIRST_ROW,
    GAP,
    LEFT,
    MOVED,
    NATURE,
    PART,
    PLACE,
    RUBS,
    SAID,
    SIZE,
    SLIDES,
    SOFT,
    PlaceTables,
    PlaceWork,
    Y,
    Z,
)
from poinsot.code.texts.place_rows import ask, gather

LONGEST = 10.0
"""As of `multibody.constrained_dynamics`."""


@compiled
def _join(work: PlaceWork, t: PlaceTables, n: int) -> None:
    """Number the parts of the mechanism, those being one that a place joins."""
    for k in range(t.links):
        work.room.label[k] = float(k)
    for p in range(t.places):
        first, second = t.place[p, FIRST_LINK], t.place[p, FIRST_LINK + 1]
        held = work.given[t.local + t.place[p, FIRST_ROW]] != 0.0
        if held and first >= 0 and second >= 0:
            one, other = work.room.label[t.part[first]], work.room.label[t.part[second]]
            for k in range(t.links):
                if work.room.label[k] == other:
                    work.room.label[k] = one
    for i in range(n):
        work.held.row[i, PART] = work.room.label[int(work.held.row[i, PART])]


@compiled
def _respond(work: PlaceWork, t: PlaceTables, answer: int, push: Vector, out: Vector) -> None:
    """K⁻¹ times a push (nv,), followed by the response to the push alone."""
    first = t.local + 3 * t.others
    if t.open != 0:
        accelerate(work, t, push, out)
        return
    for i in range(t.nv):
        work.room.asked[first + i] = push[i]
    call_kernel(answer, work.room.asked, out)


@compiled
def _springs(work: PlaceWork, t: PlaceTables, n: int, i: int) -> float:
    """μ of a row: that of the softest of the normal rows between its bodies, which are springs alike."""
    row, most = work.held.row[i], float(work.held.row[i, SOFT])
    if row[PLACE] < 0.0 or row[NATURE] <= 0.0:
        return most
    p = int(row[PLACE])
    for j in range(n):
        k = int(work.held.row[j, PLACE])
        if k >= 0 and work.held.row[j, NATURE] > 0.0:
            here = t.place[k, FIRST_LINK] == t.place[p, FIRST_LINK]
            there = t.place[k, FIRST_LINK + 1] == t.place[p, FIRST_LINK + 1]
            here = here or t.place[k, FIRST_LINK] == t.place[p, FIRST_LINK + 1]
            there = there or t.place[k, FIRST_LINK + 1] == t.place[p, FIRST_LINK]
            most = max(most, work.held.row[j, SOFT] if here and there else 0.0)
    return most


@compiled
def _factored(work: PlaceWork, t: PlaceTables, n: int, answer: int) -> bool:
    """K⁻¹ Bᵀ, μ and the factors of T; False where they are no numbers."""
    nv, swung = t.nv, work.room.moving[t.nv :]
    if t.open != 0:
        factor_mass(work, t, work.room.asked[t.local :])
    for i in range(n):
        row = work.held.row[i]
        _respond(work, t, answer, work.held.B[i], work.held.X[i])
        if row[SLIDES] != 0.0:
            _respond(work, t, answer, work.held.A[i], swung)
        row[SIZE] = swung[nv] if row[SLIDES] != 0.0 else work.held.X[i, nv]
        row[SOFT] = row[SIZE] * t.rounding + t.floor * row[NATURE] if row[NATURE] > 0.0 else 1.0
    for i in range(n):
        work.room.label[i] = _springs(work, t, n, i)
    for i in range(n):
        work.held.row[i, SOFT] = work.room.label[i]
        work.held.row[i, SIZE] += work.held.row[i, SOFT]
    for j in range(n):
        for i in range(n):
            work.held.T[j, i] = product(work.held.A[i], work.held.X[j], nv)
        work.held.T[j, j] += work.held.row[j, SOFT]
    return lu_factor(work.held.T[:n], None, work.held.pivots, n, n, None)


@compiled
def _left(work: PlaceWork, n: int, nv: int, v: Vector, biased: float, out: int) -> None:
    """−Ȧ v − A v̇ of each row; biased: 0 for A v̇ alone."""
    for i in range(n):
        total = -biased * work.held.row[i, BIAS]
        for k in range(nv):
            total -= work.held.A[i, k] * v[k]
        work.held.row[i, out] = total


@compiled
def _solved(work: PlaceWork, n: int, what: int, out: int) -> None:
    """T⁻¹ times the numbers of rows."""
    for i in range(n):
        work.room.label[i] = work.held.row[i, what]
    lu_solve(work.held.T[:n], None, work.held.pivots, n, n, work.room.label, None, None)
    for i in range(n):
        work.held.row[i, out] = work.room.label[i]


@compiled
def _press(work: PlaceWork, t: PlaceTables, n: int) -> bool:
    """y of the rows that are held, corrected once; False where they are no numbers."""
    nv = t.nv
    v, swung = work.room.moving, work.room.moving[nv:]
    if not _factored(work, t, n, t.answer):
        return False
    _join(work, t, n)
    _release(work, t, n, False)
    _left(work, n, nv, v, 1.0, LEFT)
    _solved(work, n, LEFT, Y)
    _release(work, t, n, True)
    _left(work, n, nv, v, 1.0, LEFT)
    for i in range(n):
        total = work.held.row[i, LEFT]
        for k in range(nv):
            total -= work.held.A[i, k] * swung[k]
        work.held.row[i, MOVED] = total
    _solved(work, n, MOVED, Z)
    for k in range(nv):
        swung[k] = -swung[k]
        for i in range(n):
            swung[k] -= work.held.X[i, k] * work.held.row[i, Z]
    _left(work, n, nv, swung, 0.0, MOVED)
    for i in range(n):
        part, along, square = work.held.row[i, PART], 0.0, 0.0
        for j in range(n):
            row = work.held.row[j]
            if row[PART] == part:
                along += row[LEFT] * row[MOVED] / row[SIZE]
                square += row[MOVED] * row[MOVED] / row[SIZE]
        share = 1.0
        if along > 0.0:
            share = along / square if along < square * LONGEST else LONGEST
        work.held.row[i, Y] += share * work.held.row[i, Z]
    return True


@compiled
def _release(work: PlaceWork, t: PlaceTables, n: int, known: bool) -> None:
    """v̇ by one solve under the forces of the rows, and its residual; in an open tree their share of v̇."""
    if t.open != 0 and known:
        for i in range(n):
            for k in range(t.nv):
                work.room.moving[k] += work.held.X[i, k] * work.held.row[i, Y]
        return
    _load(work, t, n)
    call_kernel(t.beside if t.once == 0 else t.once, work.room.asked, work.room.answered)
    for k in range(t.nv):
        work.room.moving[k] = work.room.answered[k if t.once != 0 else t.nv + k]
        work.room.moving[t.nv + k] = work.room.answered[t.nv + k] if t.once != 0 else 0.0


@compiled
def _load(work: PlaceWork, t: PlaceTables, n: int) -> None:
    """The efforts that the rows are."""
    for k in range(t.nv):
        total = 0.0
        for i in range(n):
            total += work.held.B[i, k] * work.held.row[i, Y]
        work.room.asked[t.local + 3 * t.others + k] = total


@compiled
def _set(work: PlaceWork, t: PlaceTables, sigma: Vector, out: Vector) -> None:
    """σ of the other rows, and no push behind it."""
    for k in range(t.others):
        for part in range(3):
            out[part * t.others + k] = sigma[part * t.rows + t.other[k]]
    for k in range(t.nv):
        out[3 * t.others + k] = 0.0


@compiled
def _move(work: PlaceWork, t: PlaceTables, sigma: Vector) -> int:
    """Forces of the places on the rest at the state in `asked`; the number of held rows, −1: not finite."""
    _set(work, t, sigma, work.room.asked[t.local :])
    n = gather(work, t, sigma, True)
    if n > 0 and not _press(work, t, n):
        return -1
    if n > 0:
        _load(work, t, n)
    return n


@compiled
def flow(work: PlaceWork) -> None:
    """(x₀, ξ, t, u, σ) → ξ̇ and powers in the mode σ."""
    t = work.tables[0]
    for k in range(t.local):
        work.room.asked[k] = work.given[k]
    n = _move(work, t, work.given[t.local :])
    if n < 0:
        work.made[:] = np.nan
        return
    call_kernel(t.beside, work.room.asked, work.room.answered)
    for k in range(t.nl):
        work.made[k] = work.room.answered[k]
    for k in range(t.powers):
        work.made[t.nl + k] = 0.0
    for k in range(t.powered):
        work.made[t.nl + t.power[k]] = work.room.answered[t.nl + k]
    for i in range(n):
        p = int(work.held.row[i, PLACE])
        if p >= 0 and t.place[p, BOOKED] >= 0:
            work.made[t.nl + t.place[p, BOOKED]] = t.kinetic[p] * work.held.row[i, Y] * work.held.row[i, RUBS]


@compiled
def _borne(work: PlaceWork, t: PlaceTables) -> bool:
    """(x, t, u, σ) → z of the rows of places in `chosen`; False where there are no numbers."""
    m, sigma = t.rows, work.given[t.local - t.nl :]
    for k in range(t.local):
        work.room.asked[k] = 0.0 if k >= t.nx and k < t.nx + t.nl else work.given[k if k < t.nx else k - t.nl]
    n, i = _move(work, t, sigma), 0
    for r in range(m):
        work.room.chosen[r] = 0.0
    for p in range(t.places if n > 0 else 0):
        first, count = t.place[p, FIRST_ROW], t.place[p, COUNT]
        for k in range(count):
            if sigma[first + k] != 0.0:
                work.room.chosen[first + k] = work.held.row[i, Y]
                i += 1
        normal = t.kinetic[p] * work.room.chosen[first]
        if normal != 0.0:
            ask(work, t, p, False, True, sigma)
            for k in range(1, count):
                work.room.chosen[first + k] -= normal * work.room.said[1 + k]
    return n >= 0


@compiled
def forces(work: PlaceWork) -> None:
    """(x, t, u, σ) → z of all rows."""
    t = work.tables[0]
    if not _borne(work, t):
        work.made[:] = np.nan
        return
    for r in range(t.rows):
        work.made[r] = work.room.chosen[r]
    if t.others > 0:
        size = t.local - t.nl
        for k in range(size):
            work.room.spare[k] = work.given[k]
        for k in range(3 * t.others + t.nv):
            work.room.spare[size + k] = work.room.asked[t.local + k]
        call_kernel(t.borne, work.room.spare, work.room.answered)
    for k in range(t.others):
        work.made[t.other[k]] = work.room.answered[k]


@compiled
def pushes(work: PlaceWork) -> None:
    """(x, t, u, σ) → the forces on second bodies (places, 3) in the world."""
    t = work.tables[0]
    work.made[:] = 0.0 if _borne(work, t) else np.nan
    for p in range(t.places):
        first, count, second = t.place[p, FIRST_ROW], t.place[p, COUNT], t.place[p, FIRST_LINK + 1] >= 0
        if work.room.chosen[first] == 0.0:
            continue
        ask(work, t, p, False, False, work.given)
        force, said, at = work.made[3 * p :], work.room.said, 1 + count + (11 if second else 5)
        for k in range(count):
            z = work.room.chosen[first + k] if second else -work.room.chosen[first + k]
            for a in range(3):
                for b in range(3):
                    force[a] += t.turn[3 * a + b] * said[at + SAID * k + b] * z


@compiled
def _twice(work: PlaceWork, n: int) -> None:
    """y by two steps of the proximal point iteration."""
    _solved(work, n, LEFT, Z)
    for i in range(n):
        work.held.row[i, LEFT] += work.held.row[i, SOFT] * work.held.row[i, Z]
    _solved(work, n, LEFT, Y)


@compiled
def _step(work: PlaceWork, t: PlaceTables, n: int, moved: Vector, gaps: float) -> None:
    """Rows become 0 along a displacement or at rates (nv,)."""
    for i in range(n):
        total = gaps * work.held.row[i, GAP]
        for k in range(t.nv):
            total += work.held.A[i, k] * moved[k]
        work.held.row[i, LEFT] = total
    _twice(work, n)
    for i in range(n):
        for k in range(t.nv):
            moved[k] -= work.held.X[i, k] * work.held.row[i, Y]


@compiled
def _errors(work: PlaceWork, t: PlaceTables, n: int, moving: Vector) -> tuple[float, float]:
    """Squares of gaps as shares of their spans, beyond the rounding of coordinates, and of rates."""
    position, velocity = 0.0, 0.0
    for i in range(n):
        rate, p = 0.0, int(work.held.row[i, PLACE])
        for k in range(t.nv):
            rate += work.held.A[i, k] * moving[k]
        velocity += rate * rate
        if p >= 0:
            share, rounding = abs(work.held.row[i, GAP]) / t.span[p], t.always[p]
            for c in range(t.nq):
                rounding += t.by[p, c] * abs(work.given[c])
            share = max(share - rounding, share * t.counts)
            position += share * share
    return position, velocity


@compiled
def settle(work: PlaceWork) -> None:
    """(x, σ) → a Newton step onto all that is held, and the errors before it."""
    t, nx, nq, nv = work.tables[0], work.tables[0].nx, work.tables[0].nq, work.tables[0].nv
    asked, spare = work.room.asked, work.room.spare
    for k in range(t.local):
        asked[k] = work.given[k] if k < nx else 0.0
    for k in range(nx):
        spare[k] = work.given[k]
    _set(work, t, work.given[nx:], asked[t.local :])
    _set(work, t, work.given[nx:], spare[nx:])
    n = gather(work, t, work.given[nx:], False)
    call_kernel(t.rest, spare, work.room.answered)
    shift, v, moving = work.room.answered, work.room.answered[nv:], work.room.answered[2 * nv :]
    position, velocity = work.room.answered[3 * nv] ** 2, work.room.answered[3 * nv + 1] ** 2
    if n < 0 or (n > 0 and not _factored(work, t, n, t.staged)):
        work.made[:] = np.nan
        return
    if n > 0:
        more, faster = _errors(work, t, n, moving)
        position, velocity = position + more, velocity + faster
        _step(work, t, n, shift, 1.0)
        _step(work, t, n, v, 0.0)
    for k in range(nv):
        asked[nx + k] = shift[k]
    call_kernel(t.retract, asked, work.made)
    for k in range(nq, nx):
        work.made[k] = v[k - nq] if k < nq + nv else work.given[k]
    work.made[nx], work.made[nx + 1] = np.sqrt(position), np.sqrt(velocity)
    if t.balance != 0:
        call_kernel(t.balance, work.made, spare)
        for k in range(nx):
            work.made[k] = spare[k]
        work.made[nx], work.made[nx + 1] = work.made[nx] + spare[nx], np.sqrt(velocity + spare[nx + 1])
