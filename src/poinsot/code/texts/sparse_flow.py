"""The flow of a large linear system, and its slope, by sparse matrices: `poinsot.programs.sparse_loops`.

Law: the numbers of the equations written out, tests/networks/test_large.py.
Source: Saad, Iterative Methods for Sparse Linear Systems (2003), §3.4: rows one after another.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, written_out
from poinsot.code.records import Vector, Whole
from poinsot.records import NamedTuple


class SparseSystem(NamedTuple):
    """n states and nw powers, [A; C; E; G] and [B; D; F; H] row by row, and the signals that they are applied to.

    products     how many of the powers are products, the first; the others are squares
    signals      address of the kernel (t, u) → s; 0 for none
    signal_rows  the rows in which signals stand, and −1
    given, made  all operands of the kernel, x₀ and ξ first, and its results
    now          room for s
    """

    n: int
    nw: int
    products: int
    signals: int
    starts: Whole
    columns: Whole
    values: Vector
    signal_rows: Whole
    signal_starts: Whole
    signal_columns: Whole
    signal_values: Vector
    given: Vector
    made: Vector
    now: Vector


@written_out
def _row(system: SparseSystem, i: int, r: int) -> tuple[float, int]:
    """Row i of both matrices times (x₀ + ξ, s); r: how many rows with signals came before, and as many before i + 1."""
    total, n, given = 0.0, system.n, system.given
    if system.signal_rows[r] == i:
        for k in range(system.signal_starts[r], system.signal_starts[r + 1]):
            total += system.signal_values[k] * system.now[system.signal_columns[k]]
        r += 1
    for k in range(system.starts[i], system.starts[i + 1]):
        total += system.values[k] * (given[system.columns[k]] + given[n + system.columns[k]])
    return total, r


@compiled
def flow(system: SparseSystem) -> None:
    """ẋ and the powers."""
    n, products, made, r = system.n, system.products, system.made, 0
    if system.signals != 0:
        call_kernel(system.signals, system.given[2 * n :], system.now)
    for i in range(n + products):
        value, r = _row(system, i, r)
        made[i] = value
    for i in range(n, n + products):
        value, r = _row(system, products + i, r)
        made[i] *= value
    for i in range(n + products, n + system.nw):
        value, r = _row(system, products + i, r)
        made[i] = value * value


@compiled
def retract(system: SparseSystem) -> None:
    """x₀ + ξ."""
    for i in range(system.n):
        system.made[i] = system.given[i] + system.given[system.n + i]


@compiled
def slope(system: SparseSystem) -> None:
    """A, written out whole."""
    made, n = system.made, system.n
    made[:] = 0.0
    for i in range(n):
        for k in range(system.starts[i], system.starts[i + 1]):
            made[i * n + system.columns[k]] = system.values[k]
