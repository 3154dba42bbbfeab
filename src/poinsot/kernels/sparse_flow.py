"""Kernels of the flow of a large linear system: see `programs.sparse_flow`.

The code knows the addresses of the matrices, is compiled in milliseconds, and belongs to this process.
Law: the same numbers as the equations written out, tests/networks/test_large.py.
Source: formulas.md §8; rows stored one after the other (CSR).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from poinsot.kernels.kernel import Kernel
from poinsot.programs.sparse_flow import SparseRows
from poinsot.programs.text_stage import ADDRESS, INPUT, OUTPUT, SHARED, TextArray, Word
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
    from poinsot.renderers.llvm.text_call import text_functions

    m = 0 if signals is None else sum(shape[0] for shape in signals.outputs.values())
    behind = 2 * n + 1 + nu + free
    count, other = (len(each.values) if free else 0 for each in (on_states, on_signals))
    words: dict[str, Word] = {
        "n": n, "nw": nw, "signals": 0 if signals is None else signals.address,
        **_rows("", on_states, behind if free else None),
        **_rows("signal_", on_signals, behind + count if free else None),
        "given": TextArray(INPUT, 0, 0, (behind + count + other,)), "now": TextArray(SHARED, 0, 0, (m,)),
    }  # fmt: skip
    sizes = {"flow": n + nw, "retract": n, "slope": n * n}
    blocks = {name: {**words, "made": TextArray(OUTPUT, 0, 0, (size,))} for name, size in sizes.items()}
    loaded = text_functions({name: (f"sparse_{name}", block) for name, block in blocks.items()}, m)
    c = {"c": (free + count + other,)} if free else {}
    local = {"x0": (n,), "xi": (n,)}
    kept = (loaded, on_states, on_signals, signals)
    now = {**local, "t": (1,), "u": (nu,), **c}
    return (
        SparseKernel(now, {"rates": (n,), "powers": (nw,)}, loaded.address("flow"), kept),
        SparseKernel(local, {"state": (n,)}, loaded.address("retract"), kept),
        SparseKernel(now, {"slopes": (n, n)}, loaded.address("slope"), kept),
    )


def _rows(prefix: str, rows: SparseRows, among_operands: int | None) -> dict[str, TextArray]:
    """Starts, columns and values of a matrix in the block; values may be numbers of the operands from one on."""
    found = {
        f"{prefix}{name}": TextArray(ADDRESS, each.ctypes.data, 0, each.shape) for name, each in vars(rows).items()
    }
    if among_operands is not None:
        found[f"{prefix}values"] = TextArray(INPUT, 0, among_operands, rows.values.shape)
    return found
