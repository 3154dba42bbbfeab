"""Kernels done one after the other as one kernel: each takes numbers that operands hold, or that another one left.

What is large, as the walk over a tree, stays in loops, and what is small around it is written out: neither grows with
the other.

Arrays of traced scalars that ufuncs of kernels take, too: their programs become parts of the traced one.

controller = po.Controller(1e-3, lambda t, q, v: mech.gravity_force(q) - kd * v, …, compiled=True)

The kernels of a System as one program without charts: ẋ, the powers, the observations, and equations r = 0.

    (x, t, u, p, w) → ẋ = ∂(x ⊞ ξ)/∂ξ ξ̇ at ξ = 0, powers, observed numbers, r(w), numbers that vanish on constraints

What several of them need stands in it once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.errors import CompilerError
from poinsot.kernels.kernel import OF_UFUNCS, Kernel
from poinsot.kernels.symbolic import _values
from poinsot.programs.composition import BETWEEN, NOWHERE, Call, NumberRange, Source, composed
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Program, Shape
from poinsot.programs.tracing import _read
from poinsot.records import NamedTuple, dataclass

if TYPE_CHECKING:
    from casadi import SX


class Span(NamedTuple):
    """Numbers of an operand, or of an intermediate result, from ``start`` on: as many as are asked for."""

    name: str
    start: int = 0


class Doing(NamedTuple):
    """One part: a kernel, from where its inputs are taken, and where its outputs go, both in its order."""

    kernel: Kernel
    takes: Sequence[Span]
    gives: Sequence[Span]


class Copying(NamedTuple):
    """So many numbers put elsewhere as they are."""

    size: int
    takes: Span
    gives: Span


class Clearing(NamedTuple):
    """So many zeros."""

    size: int
    gives: Span


Step = Doing | Copying | Clearing


class ComposedKernel(Kernel):
    """Kernels one after the other.

    doing    makes the parts; what they take and give are spans of this kernel's inputs and outputs, by name, and of
             numbers ``between``, name → how many. What is between is there once a part has given it
    key      as of a `Kernel`; it tells the parts from all others, too
    Law      the bits of the kernels called one by one, for one sample and for batches, tests/compiler/test_composing.py
    """

    rolled = True

    def __init__(
        self, doing: Callable[[], Sequence[Step]], between: Mapping[str, int], inputs: Mapping[str, Shape],
        outputs: Mapping[str, Shape], name: str, doc: str = "", key: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(doing, inputs, outputs, name, doc, None if key is None else f"composed\n{key}")
        self._between = dict(between)

    @property
    def differentiated(self) -> Kernel:
        """With those parts that are differentiated in the place of others."""
        if self.along is None:
            steps = self._function()
            kernels = [x.kernel for x in steps if isinstance(x, Doing)]
            self.along = self
            if any(kernel.differentiated is not kernel for kernel in kernels):
                others = [x._replace(kernel=x.kernel.differentiated) if isinstance(x, Doing) else x for x in steps]
                key, shapes = self._key and self._key + "\ndifferentiated", (self.inputs, self.outputs)
                self.along = ComposedKernel(lambda: others, self._between, *shapes, self.name, key=key)
        return self.along

    def _trace(self) -> Any:
        places: dict[str, tuple[str, int, int, int]] = {}
        for base, shapes in (("i", self.inputs), ("o", self.outputs)):
            for n, (name, shape) in enumerate(shapes.items()):
                places[name] = base, n, 0, prod(shape)
        total = 0
        for name, size in self._between.items():
            places[name] = BETWEEN, 0, total, size
            total += size

        def piece(span: Span, size: int) -> NumberRange:
            if not size:
                return NumberRange(NOWHERE, 0, 0, 0)
            base, operand, offset, held = places[span.name]
            assert span.start >= 0 and span.start + size <= held, f"{self.name}: {span} of {held}, {size} asked for"
            return NumberRange(base, operand, offset + span.start, size)

        parts: list[tuple[Source, list[int], list[int]]] = []
        number: dict[int, int] = {}
        calls = []
        for each in self._function():
            if isinstance(each, (Copying, Clearing)):
                takes = [piece(each.takes, each.size)] if isinstance(each, Copying) else []
                calls += [Call(-1, takes, [piece(each.gives, each.size)])] if each.size else []
                continue
            kernel = each.kernel
            sizes = [[prod(shape) for shape in shapes.values()] for shapes in (kernel.inputs, kernel.outputs)]
            if id(kernel) not in number:
                number[id(kernel)] = len(parts)
                parts.append((kernel._program(), *sizes))
            takes, gives = (
                [piece(span, size) for span, size in zip(spans, own, strict=True)]
                for spans, own in zip((each.takes, each.gives), sizes, strict=True)
            )
            calls.append(Call(number[id(kernel)], takes, gives))
        return composed(parts, calls, total)

    def without_empty(self, **more: Shape) -> ComposedKernel:
        """The same with the operands that hold numbers, of which alone anything is taken; more: inputs it ignores."""
        inputs, outputs = (
            {name: shape for name, shape in each.items() if 0 not in shape} for each in (self.inputs, self.outputs)
        )
        key = None if self._key is None else f"{self._key}\nwithout empty operands {[*more]}"
        return ComposedKernel(self._function, self._between, {**inputs, **more}, outputs, self.name, key=key)

    def _ufunc_of_full(self) -> Any:
        full = self.without_empty(**{"loop shape": ()})
        return full.ufunc if full.outputs else None


class TracedArray(np.ndarray[tuple[int, ...], np.dtype[np.object_]]):
    """Numbers of a function that is traced.

    Law     a function of kernels, traced, gives what they give one by one, tests/simulation/test_compiled_ticks.py
    Errors  CompilerError for a kernel that walks over its tree in loops, which cannot be a part of another
    """

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: object, **options: object) -> object:
        given = [_plain(each) for each in inputs]
        kernel = OF_UFUNCS.get(id(ufunc))
        if kernel is None or method != "__call__":
            return _traced(getattr(ufunc, method)(*given, **options))
        if kernel.rolled:
            raise CompilerError(f"{kernel.name} of a mechanism as large as this one is walked over in loops")
        cores = {name: np.asarray(each, dtype=object) for name, each in zip(kernel.inputs, given, strict=True)}
        for name, each in cores.items():
            if each.shape != kernel.inputs[name]:
                wanted = kernel.inputs[name]
                raise CompilerError(f"{kernel.name} takes {name} of the shape {wanted} here, not {each.shape}")
        found = kernel.function(**{name: each[()] for name, each in cores.items()})
        several = found if isinstance(found, tuple) else (found,)
        made = [np.asarray(each, dtype=object).reshape(shape)
                for each, shape in zip(several, kernel.outputs.values(), strict=True)]  # fmt: skip
        return _traced(made[0] if len(made) == 1 else tuple(made))


def _plain(value: object) -> object:
    return value.view(np.ndarray) if isinstance(value, TracedArray) else value


def _traced(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(map(_traced, value))
    return value.view(TracedArray) if isinstance(value, np.ndarray) and value.dtype == object else value


@dataclass(frozen=True)
class Flat:
    """A program of (x, t, u, p, w), its outputs in the order of ``sizes``: name → how many numbers."""

    program: Program
    unknowns: int
    sizes: Mapping[str, int]


def flattened(
    flow: Kernel,
    retract: Kernel,
    prepare: Kernel | None,
    observed: Mapping[str, tuple[Kernel, slice]],
    rates: Sequence[int],
    zeros: Mapping[str, tuple[Kernel, slice, slice | None, Sequence[int]]],
    sizes: tuple[int, int, int, int],
) -> Flat:
    """One program of everything: ẋ = ∂(x ⊞ ξ)/∂ξ ξ̇ at ξ = 0 [units of x over s], powers [W], r(w) = 0.

    observed  name → a kernel of (x, t, u[, p]) and which of its numbers
    rates     those of ẋ that are wanted
    zeros     name → a kernel of (q[, p]), where q stands in x, where the velocities do by which its matrix is
              multiplied (None: it is none), and which of its rows
    sizes     numbers in x, ξ, u, p
    Errors    CompilerError for kernels that are loops over records
    Law       read back as text, it gives the rates of the System to 1e-12, tests/backends/test_modelica.py
    Source    docs/decisions.md: the chart of a step, at its beginning
    """
    import casadi

    nx, nl, nu, np_ = sizes
    n = max((_unknowns(each) for each in (flow, *(kernel for kernel, _ in observed.values()))), default=0)
    symbols = {name: casadi.SX.sym(name, count) for name, count in zip("xtupw", (nx, 1, nu, np_, n), strict=True)}
    local = casadi.SX.sym("xi", nl)
    known = {**symbols, "x0": symbols["x"], "xi": local}
    if prepare is not None:
        known["c"] = casadi.vertcat(*_numbers(prepare, known)[0])
    found, residual = _numbers(flow, known)
    still = casadi.DM.zeros(nl, 1)
    moved = casadi.vertcat(*_numbers(retract, known)[0])
    xdot = casadi.jtimes(moved, local, casadi.vertcat(*found[:nl]))
    results: dict[str, SX] = {
        "rates": casadi.substitute(casadi.densify(xdot), local, still)[[*rates]] if rates else casadi.SX(0, 1),
        "powers": casadi.substitute(casadi.vertcat(casadi.SX(0, 1), *found[nl:]), local, still),
    }
    made: dict[int, SX] = {}
    for name, (kernel, places) in observed.items():
        if id(kernel) not in made:
            made[id(kernel)] = casadi.vertcat(*_numbers(kernel, known)[0])
        results[name] = made[id(kernel)][places]
    results["residual"] = casadi.substitute(casadi.vertcat(casadi.SX(0, 1), *residual), local, still)
    for name, (kernel, q, v, rows) in zeros.items():
        numbers = casadi.vertcat(*_numbers(kernel, {**known, "q": symbols["x"][q]})[0])
        if v is not None:
            velocity = symbols["x"][v]
            numbers = casadi.reshape(numbers, velocity.numel(), -1).T @ velocity  # rows lie one after the other
        results[name] = numbers[[*rows]]
    whole = casadi.cse(casadi.densify(casadi.vertcat(*results.values())))
    inputs = casadi.vertcat(*symbols.values())
    graph = casadi.Function("kernel", [inputs], [whole], {"allow_free": False})
    program = _read(graph, inputs.numel(), flow.name)
    return Flat(program, n, {name: each.numel() for name, each in results.items()})


def _unknowns(kernel: Kernel) -> int:
    found = kernel._program()
    return found.unknowns if isinstance(found, NewtonPrograms) else 0


def _numbers(kernel: Kernel, known: Mapping[str, SX]) -> tuple[list[SX], list[SX]]:
    """The numbers of a kernel's outputs, and the residuals of its unknowns w."""
    import casadi

    program = kernel._program()
    given = [each for name, shape in kernel.inputs.items() if prod(shape) for each in casadi.vertsplit(known[name])]
    if isinstance(program, Program):
        return _values(program, given), []
    if isinstance(program, NewtonPrograms):
        with_unknowns = [*given, *casadi.vertsplit(known["w"])]
        return _values(program.result, with_unknowns), _values(program.equations, with_unknowns)[: program.unknowns]
    raise CompilerError(f"The kernel {kernel.name} is a loop over records, which cannot be written out.")
