"""Kernels done one after the other as one kernel: each takes numbers that operands hold, or that another one left.

What is large, as the walk over a tree, stays in loops, and what is small around it is written out: neither grows with
the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from poinsot.kernels.kernel import Kernel
from poinsot.programs.composition import BETWEEN, NOWHERE, Call, NumberRange, Source, composed
from poinsot.programs.operands import Shape
from poinsot.records import NamedTuple


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
