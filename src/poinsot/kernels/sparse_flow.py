"""Kernels of the flow of a large linear system: see `programs.sparse_flow`.

The code knows the addresses of the matrices, is compiled in milliseconds, and belongs to this process.
Law: the same numbers as the equations written out, tests/networks/test_large.py.
Source: formulas.md §8; rows stored one after the other (CSR).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from poinsot.kernels.kernel import Kernel
from poinsot.programs.sparse_flow import SparseFlow, SparseRows
from poinsot.records import dataclass

Shapes = Mapping[str, tuple[int, ...]]


@final
@dataclass(frozen=True, eq=False)
class SparseKernel:
    """A compiled function at an address, `void f(const double *in, double *out)`, and the objects that it needs."""

    inputs: Shapes
    outputs: Shapes
    address: int
    kept: tuple[Any, ...]


def sparse_flow(
    n: int, nw: int, on_states: SparseRows, on_signals: SparseRows, signals: Kernel | None, nu: int, free: int = 0
) -> tuple[SparseKernel, SparseKernel, SparseKernel]:
    """The kernels (x₀, ξ, t, u) → (ẋ, powers), (x₀, ξ) → x₀ + ξ, and (x₀, ξ, t, u) → A (n, n), written out whole.

    on_states, on_signals  [A; C; E] (n + 2 nw, n) and [B; D; F] (n + 2 nw, m)
    signals                (t[1], u[nu]) → s (m,); None where m = 0
    free                   how many parameters p the signals take last, for matrices that follow from parameters: then
                           c = (p, values on states, values on signals) is the last operand of flow and slope
    """
    from poinsot.renderers.llvm import sparse_flow as llvm

    m = 0 if signals is None else sum(shape[0] for shape in signals.outputs.values())
    flow = SparseFlow(n, nw, on_states, on_signals, nu, m, free)
    loaded = llvm.sparse_flow(flow, 0 if signals is None else signals.address)
    c = {"c": (free + len(on_states.values) + len(on_signals.values),)} if free else {}
    local = {"x0": (n,), "xi": (n,)}
    kept = (loaded, on_states, on_signals, signals)
    now = {**local, "t": (1,), "u": (nu,), **c}
    return (
        SparseKernel(now, {"rates": (n,), "powers": (nw,)}, loaded.address("flow"), kept),
        SparseKernel(local, {"state": (n,)}, loaded.address("retract"), kept),
        SparseKernel(now, {"slopes": (n, n)}, loaded.address("jacobian"), kept),
    )
