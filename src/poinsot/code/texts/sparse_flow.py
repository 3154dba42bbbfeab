"""The flow of a large linear system, and its slope, by sparse matrices: `poinsot.programs.sparse_loops`.

Law: the numbers of the equations written out, tests/networks/test_large.py.
Source: Saad, Iterative Methods for Sparse Linear Systems (2003), §3.4: rows one after another.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, written_out
from poinsot.code.records import Vector, Whole
from poinsot.records import NamedTuple


class SparseSystem(NamedTuple):
    """n states and nw powers, [A; C; E] and [B; D; F] row by row, and the signals that they are applied to.

    signals      address of the kernel (t, u) → s; 0 for none
    given, made  all operands of the kernel, x₀ and ξ first, and its results
    now          room for s
    """

    n: int
    nw: int
    signals: int
    starts: Whole
    columns: Whole
    values: Vector
    signal_starts: Whole
    signal_columns: Whole
    signal_values: Vector
    given: Vector
    made: Vector
    now: Vector


@written_out
def _row(system: SparseSystem, i: int) -> float:
    """Row i of both matrices times (x₀ + ξ, s)."""
    total, n, given = 0.0, system.n, system.given
    for k in range(system.signal_starts[i], system.signal_starts[i + 1]):
        total += system.signal_values[k] * system.now[system.signal_columns[k]]
    for k in range(system.starts[i], system.starts[i + 1]):
        total += system.values[k] * (given[system.columns[k]] + given[n + system.columns[k]])
    return total


@compiled
def flow(system: SparseSystem) -> None:
    """ẋ and the powers."""
    n, nw = system.n, system.nw
    if system.signals != 0:
        call_kernel(system.signals, system.given[2 * n :], system.now)
    for i in range(n):
        system.made[i] = _row(system, i)
    for k in range(nw):
        first = _row(system, n + k)
        system.made[n + k] = first * _row(system, n + nw + k)


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
