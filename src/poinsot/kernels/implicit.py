"""Kernels that solve equations: unknowns found by Newton's method in compiled code, for loops without a storage.

Kernels of the flow of a large linear system: see `programs.sparse_loops`.

The code knows the addresses of the matrices, is compiled in milliseconds, and belongs to this process.
Law: the same numbers as the equations written out, tests/networks/test_large.py.
Source: formulas.md §8; rows stored one after the other (CSR).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, final

import numpy as np

from poinsot.errors import CompilerError
from poinsot.kernels.kernel import Kernel
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Program, Shape
from poinsot.programs.recursion import Recursion
from poinsot.programs.sparse_loops import SparseRows
from poinsot.programs.text_stage import ADDRESS, INPUT, OUTPUT, SHARED, TextArray, Word
from poinsot.records import dataclass

UNKNOWNS, REST = "w", "d"


class ImplicitKernel(Kernel):
    """outputs = result(inputs, w) at the w that solves residual(inputs, w) = 0; else all that a `Kernel` is.

    residual, result, guess   called once with an object array of traced scalars per input, by name; the first two get
               the unknowns as ``w`` (n,) besides. The residual returns (n,), the guess too (zeros without one)
    unknowns   n; with 0 the kernel is the plain one of the result
    linear     whether the residual is linear in the unknowns
    full_steps  whether whole steps are tried first, as `programs.newton` says
    tells      whether the guess returns (n + 1,), with 1 in the end where it is the solution already, else 0
    rest       whether the result gets Newton's last step ``d`` (n,) besides: the solution is w + d, to more digits than
               their sum has
    Method     Newton with the exact Jacobian, elimination with scaled partial pivoting, steps halved until the residual
               falls; ended when a step, or the residual beside its own terms, is at rounding. Each row of the residual
               is measured by the terms of that row, each unknown by its own size: units need not match
    Errors     none on values: where there is no solution, it is not found in 100 steps, or the Jacobian is singular on
               the way, every output is NaN. CompilerError where the functions cannot be compiled
    Law        the residual at the solution is rounding; a batch equals its singles bit for bit; linear equations are
               solved in one step, tests/compiler/test_implicit.py
    From       Deuflhard, Newton Methods for Nonlinear Problems (2004), ch. 3: damping and scaling
    """

    def __init__(
        self,
        residual: Callable[..., object],
        result: Callable[..., object],
        unknowns: int,
        inputs: Mapping[str, Shape],
        outputs: Mapping[str, Shape],
        name: str,
        doc: str = "",
        key: str | None = None,
        guess: Callable[..., object] | None = None,
        rest: bool = False,
        linear: bool = False,
        tells: bool = False,
        full_steps: bool = False,
    ) -> None:
        for taken in [UNKNOWNS, REST] if rest else [UNKNOWNS]:
            if taken in inputs:
                raise CompilerError(f"The kernel {name} has an input {taken!r}, the name of its unknowns: rename it.")
        if unknowns < 0:
            raise CompilerError(f"The kernel {name} cannot have {unknowns} unknowns.")
        marked = (
            None
            if key is None
            else f"{key}\nimplicit, {unknowns} unknowns{', and the rest' * rest}{', linear' * linear}{', told' * tells}"
            f"{', full steps' * full_steps}"
        )
        super().__init__(result, inputs, outputs, name, doc, marked)
        self.unknowns = unknowns
        self._residual, self._guess, self._rest, self._linear, self._tells = residual, guess, rest, linear, tells
        self._full_steps = full_steps

    def _trace(self) -> Program | Recursion | NewtonPrograms:
        from poinsot.algebra.arrays import array
        from poinsot.algebra.scalars import is_zero
        from poinsot.programs.graph import jacobian
        from poinsot.programs.tracing import trace

        n, name = self.unknowns, self.name

        def result(**given: Any) -> Any:
            """At w, without the rest of it."""
            return self._function(**given, d=array([0.0] * n)) if self._rest else self._function(**given)

        if n == 0:
            return trace(lambda **given: result(**given, w=array([])), self.inputs, self.outputs, name)
        with_unknowns = {**self.inputs, UNKNOWNS: (n,)}

        started: dict[str, Shape] = {UNKNOWNS: (n,), **({"told": ()} if self._tells else {})}

        def guess(**given: Any) -> Any:
            found = array([0.0] * n if self._guess is None else self._guess(**given))
            return (found[:n], found[n]) if self._tells else found

        pattern: list[tuple[int, int]] = []
        sizes: dict[str, Shape] = {"r": (n,)}

        def equations(**given: Any) -> Any:
            r = array(self._residual(**given))
            if r.shape != (n,):
                raise CompilerError(f"The residual of kernel {name} has the shape {r.shape}, announced: ({n},).")
            J = jacobian(r, given[UNKNOWNS])
            pattern.extend((i, j) for i in range(n) for j in range(n) if not is_zero(J[i, j]))
            sizes["J"] = (len(pattern),)  # known only now, and looked at only after the return
            return r, array([J[place] for place in pattern])

        return NewtonPrograms(
            n,
            trace(guess, self.inputs, started, f"{name}, guess"),
            trace(equations, with_unknowns, sizes, f"{name}, residual"),
            pattern,
            trace(result, with_unknowns, self.outputs, name),
            trace(self._function, {**with_unknowns, REST: (n,)}, self.outputs, f"{name}, rest") if self._rest else None,
            self._linear,
            self._tells,
            self._full_steps,
        )

    def _of_full(self, inputs: Shapes, outputs: Shapes, key: str | None) -> Kernel:
        """As of any kernel."""
        guess = None if self._guess is None else self._complete(self._guess)
        return ImplicitKernel(
            self._complete(self._residual), self._kept(outputs), self.unknowns, inputs, outputs, self.name, key=key,
            guess=guess, rest=self._rest, linear=self._linear, tells=self._tells, full_steps=self._full_steps,
        )  # fmt: skip


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
    n: int,
    powers: tuple[int, int],
    on_states: SparseRows,
    on_signals: SparseRows,
    signals: Kernel | None,
    nu: int,
    free: int = 0,
) -> tuple[SparseKernel, SparseKernel, SparseKernel]:
    """The kernels (x₀, ξ, t, u) → (ẋ, powers), (x₀, ξ) → x₀ + ξ, and (x₀, ξ, t, u) → A (n, n), written out whole.

    powers                 how many are products, and squares
    on_states, on_signals  [A; C; E; G] (n + 2 products + squares, n) and [B; D; F; H]
    signals                (t[1], u[nu]) → s (m,); None where m = 0
    free                   how many parameters p the signals take last, for matrices that follow from parameters: then
                           c = (p, values on states, values on signals) is the last operand of flow and slope
    """
    from poinsot.renderers.llvm.text_call import text_functions

    m = 0 if signals is None else sum(shape[0] for shape in signals.outputs.values())
    behind, nw = 2 * n + 1 + nu + free, sum(powers)
    many = np.diff(on_signals.starts)
    signalled = np.append(np.flatnonzero(many), -1), np.append(0, np.cumsum(many[many > 0]))
    count, other = (len(each.values) if free else 0 for each in (on_states, on_signals))
    words: dict[str, Word] = {
        "n": n, "nw": nw, "products": powers[0], "signals": 0 if signals is None else signals.address,
        **_rows("", on_states, behind if free else None),
        **_rows("signal_", on_signals, behind + count if free else None),
        **{f"signal_{name}": TextArray(ADDRESS, each.ctypes.data, 0, each.shape)
           for name, each in zip(("rows", "starts"), signalled, strict=True)},
        "given": TextArray(INPUT, 0, 0, (behind + count + other,)), "now": TextArray(SHARED, 0, 0, (m,)),
    }  # fmt: skip
    sizes = {"flow": n + nw, "retract": n, "slope": n * n}
    blocks = {name: {**words, "made": TextArray(OUTPUT, 0, 0, (size,))} for name, size in sizes.items()}
    loaded = text_functions({name: (f"sparse_{name}", block) for name, block in blocks.items()}, m)
    c = {"c": (free + count + other,)} if free else {}
    local = {"x0": (n,), "xi": (n,)}
    kept = (loaded, on_states, on_signals, signalled, signals)
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
