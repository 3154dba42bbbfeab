"""What decisions and impulses ask of places of contact that touch, or are struck.

    b = A v̇₀ + Ȧ v,   S = A K⁻¹ Aᵀ,   x⁺ = x ⊞ K⁻¹ (Aᵀ ẑ + …)      K with closures alone kept

Law: as all rows written out together, tests/switching/test_rows_at_hand.py. Source: `multibody.switching.dynamics`.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled
from poinsot.code.records import Vector
from poinsot.code.texts.place_inertia import accelerate, factor_mass, product
from poinsot.code.texts.place_records import (
    BIAS,
    COUNT,
    FIRST_ROW,
    NATURE,
    ROW,
    SIZE,
    PlaceTables,
    PlaceWork,
)
from poinsot.code.texts.place_rows import gather, watch


@compiled
def data(work: PlaceWork) -> None:
    """(x₀, ξ, t, u) → gaps, rates, b, S, D, bounds and commands of all rows; b and S of places that touch alone."""
    t, m = work.tables[0], work.tables[0].rows
    made, chosen, o = work.made, work.room.chosen, t.others
    watch(work)
    for k in range(2 * m, 3 * m + 2 * m * m + 2 * m):
        made[k] = 0.0
    for k in range(3 * m + 2 * m * m + 2 * m, 3 * m + 2 * m * m + 4 * m):
        made[k] = -1.0
    for p in range(t.places):
        first = t.place[p, FIRST_ROW]
        touches = made[first] <= t.touching * t.span[p]
        for k in range(t.place[p, COUNT]):
            chosen[first + k] = 1.0 if touches else 0.0
    for k in range(t.local):
        work.room.asked[k] = work.given[k]
    n = gather(work, t, chosen, False)
    if n < 0:
        made[:] = np.nan
        return
    if o > 0:
        call_kernel(t.data, work.given, work.room.answered)
        _tell(t, work.room.answered, made)
    if n > 0:
        call_kernel(t.flow, work.given, work.room.answered)
        for k in range(t.nv):
            work.room.moving[k] = work.room.answered[t.nv + k]
        _couple(work, t, n, made[3 * m :])


@compiled
def _tell(t: PlaceTables, said: Vector, made: Vector) -> None:
    """Measures, bounds and commands of the rows of no place."""
    m, o = t.rows, t.others
    for k in range(o):
        r = t.other[k]
        for i in range(3):
            made[i * m + r] = said[i * o + k]
        for j in range(o):
            made[3 * m + r * m + t.other[j]] = said[3 * o + k * o + j]
        for i in range(2):
            for law in range(2):
                made[3 * m + 2 * m * m + 2 * m * law + 2 * r + i] = said[3 * o + 2 * o * o + 2 * o * law + 2 * k + i]


@compiled
def _couple(work: PlaceWork, t: PlaceTables, n: int, S: Vector) -> None:
    """b and S of the rows gathered, v̇₀ in `moving`; 0 of rows that nothing moves."""
    m, nv, spare = t.rows, t.nv, work.room.spare
    for k in range(t.nx + t.nl + t.others if n > 0 else 0):
        spare[k] = work.given[k] if k < t.nx + t.nl else 0.0
    if t.open != 0:
        factor_mass(work, t, spare[t.nx + t.nl :])
    for i in range(n):
        row, A, X = work.held.row[i], work.held.A[i], work.held.X[i]
        if t.open != 0:
            accelerate(work, t, A, work.room.answered)
            for k in range(t.others):
                work.room.answered[nv + 1 + k] = t.times[k] * work.room.answered[t.freedom[k]]
        else:
            for k in range(nv):
                spare[t.nx + t.nl + k] = A[k]
            call_kernel(t.kept, spare, work.room.answered)
        size, b, r = 0.0, row[BIAS], int(row[ROW])
        for k in range(nv):
            X[k] = work.room.answered[k]
            size += A[k] * X[k]
            b += A[k] * work.room.moving[k]
        lives = t.noise * row[NATURE] + t.locked * work.room.answered[nv] < size
        row[SIZE] = 1.0 if lives else 0.0
        work.made[2 * m + r] = b if lives else 0.0
        for k in range(t.others if lives else 0):
            c = t.other[k]
            if S[c * m + c] != 0.0:
                S[r * m + c], S[c * m + r] = work.room.answered[nv + 1 + k], work.room.answered[nv + 1 + k]
    for i in range(n):
        for j in range(i + 1):
            if work.held.row[i, SIZE] != 0.0 and work.held.row[j, SIZE] != 0.0:
                r, c = int(work.held.row[i, ROW]), int(work.held.row[j, ROW])
                S[r * m + c] = product(work.held.A[i], work.held.X[j], nv)
                S[c * m + r] = S[r * m + c]


@compiled
def _strike(work: PlaceWork, t: PlaceTables, at: int, kernel: int) -> None:
    """A kernel with impulses of the other rows, from one operand on, and the push of places behind."""
    for k in range(t.nx + t.nl):
        work.room.asked[k] = work.given[k] if k < t.nx else 0.0
    for k in range(at):
        work.room.spare[k] = work.given[k]
    for k in range(t.others):
        work.room.spare[at + k] = work.given[at + t.other[k]]
    n = gather(work, t, work.given[at:], False)
    for k in range(t.nv):
        total = 0.0 if n >= 0 else np.nan
        for i in range(n):
            total += work.held.A[i, k] * work.given[at + int(work.held.row[i, ROW])]
        work.room.spare[at + t.others + k] = total
    call_kernel(kernel, work.room.spare, work.made)


@compiled
def impulse(work: PlaceWork) -> None:
    """(x, ẑ) → x ⊞ B ẑ."""
    _strike(work, work.tables[0], work.tables[0].nx, work.tables[0].impulse)


@compiled
def supplied(work: PlaceWork) -> None:
    """(x, t, u, ẑ) → what ports give."""
    _strike(work, work.tables[0], work.tables[0].local - work.tables[0].nl, work.tables[0].supply)
