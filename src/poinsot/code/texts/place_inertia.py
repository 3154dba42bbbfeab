"""The mass matrix of an open tree, factored once for all rows of places: M = Lᵀ D L, held freedoms cut off.

Law: as by the kernels of the mechanism, tests/switching/test_rows_at_hand.py.
Source: Featherstone 2008, §6.5; `algebra.linear.ltl`, `algebra.linear.masked`. Units: M [kg m², kg m, kg].
"""

from __future__ import annotations

from poinsot.code.primitives import compiled, written_out
from poinsot.code.records import Vector
from poinsot.code.texts.place_records import POSE, TWIST, PlaceTables, PlaceWork


@written_out
def _mass(work: PlaceWork, t: PlaceTables) -> Vector:
    """M (nv, nv), a part of the numbers of the mechanism."""
    return work.room.seen[(POSE + 2 * TWIST) * t.links + TWIST * t.columns :]


@written_out
def product(a: Vector, b: Vector, n: int) -> float:
    """Σ a b, by four sums side by side."""
    one, two, three, four = 0.0, 0.0, 0.0, 0.0
    for i in range(0, n - 3, 4):
        one, two = one + a[i] * b[i], two + a[i + 1] * b[i + 1]
        three, four = three + a[i + 2] * b[i + 2], four + a[i + 3] * b[i + 3]
    for i in range(n - n % 4, n):
        one += a[i] * b[i]
    return (one + two) + (three + four)


@compiled
def factor_mass(work: PlaceWork, t: PlaceTables, sigma: Vector) -> None:
    """L and D in the place of M; sigma: 1 of other rows that are held."""
    nv, M, free = t.nv, _mass(work, t), work.room.free
    for k in range(nv):
        free[k] = 1.0
    for r in range(t.others):
        free[t.freedom[r]] *= 1.0 - sigma[r]
    for k in range(nv):
        for i in range(k):
            M[nv * k + i] *= free[k] * free[i]
    for k in range(nv - 1, -1, -1):
        row = M[nv * k :]
        for i in range(k - 1, -1, -1):
            if row[i] != 0.0:
                share, other = row[i] / row[k], M[nv * i :]
                for j in range(i + 1):
                    other[j] -= share * row[j]
                row[i] = share


@compiled
def accelerate(work: PlaceWork, t: PlaceTables, push: Vector, out: Vector) -> None:
    """φ M⁻¹ φ e (nv,) of a push e, followed by e M⁻¹ e."""
    nv, M, free = t.nv, _mass(work, t), work.room.free
    for k in range(nv):
        out[k] = push[k] * free[k]
    for k in range(nv - 1, -1, -1):
        row, value = M[nv * k :], out[k]
        if value != 0.0:
            for i in range(k):
                out[i] -= row[i] * value
            out[k] = value / row[k]
    for k in range(nv):
        out[k] = (out[k] - product(M[nv * k :], out, k)) * free[k]
    out[nv] = product(push, out, nv)
