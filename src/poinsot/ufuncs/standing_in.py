"""Callables like ufuncs: the same broadcasting, casting, ``out`` and errors; that of operands without numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.ufuncs.arguments import Arguments

Shapes = Mapping[str, tuple[int, ...]]


class StandIn(ABC):
    """Called like a ufunc of these core shapes; subclasses fill the outputs."""

    def __init__(self, takes: Arguments, outputs: Shapes, doc: str, signature: str) -> None:
        inputs = takes.shapes
        self._takes, self._shapes = takes, [*inputs.values(), *outputs.values()]
        self.__name__, self.__doc__, self.signature = takes.name, doc, signature
        self.nin, self.nout, self.nargs = len(inputs), len(outputs), len(inputs) + len(outputs)

    @abstractmethod
    def fill(self, arrays: Sequence[Any], targets: Sequence[Any], loop: tuple[int, ...], **options: Any) -> None:
        """Write the outputs; arrays: the inputs, not broadcast; loop: the dimensions before the core shapes."""

    def __call__(self, *arguments: Any, out: Any = None, **options: Any) -> Any:
        """The outputs for inputs of the core shapes, broadcast over leading dimensions."""
        for argument in arguments:
            if not isinstance(argument, np.ndarray) and hasattr(argument, "__array_ufunc__"):
                return argument.__array_ufunc__(self, "__call__", *arguments, **options)
        if (fault := self._takes.refusal(arguments, options)) is not None:
            raise fault
        if out is not None and len(arguments) > self.nin:
            raise TypeError(f"{self.__name__}() takes {self.nin} inputs and at most {self.nout} outputs")
        arrays = [*map(np.asarray, arguments[: self.nin])]
        loop = np.broadcast_shapes(*[a.shape[: a.ndim - len(s)] for a, s in zip(arrays, self._shapes, strict=False)])
        given = list(arguments[self.nin :]) or (list(out) if isinstance(out, tuple) else [] if out is None else [out])
        given += [None] * (self.nout - len(given))
        targets = [self._output(k, value, loop) for k, value in enumerate(given)]
        self.fill(arrays, targets, loop, **options)
        results = [value if value is not None else target[()] for value, target in zip(given, targets, strict=True)]
        return results[0] if self.nout == 1 else tuple(results)

    def _output(self, k: int, value: object, loop: tuple[int, ...]) -> Any:
        expected = loop + self._shapes[self.nin + k]
        if value is None:
            return np.empty(expected)
        if not isinstance(value, np.ndarray):
            raise TypeError("return arrays must be of ArrayType")
        if value.shape != expected:
            raise ValueError(f"{self.__name__}: output operand {k} has shape {value.shape}, it must be {expected}")
        return value


class EmptyCore(StandIn):
    """Called like the ufunc it stands for, with operands that hold no numbers: NumPy has no ufuncs for these.

    inner   the ufunc of the operands that hold numbers, with one more scalar input that only carries the loop shape;
            None where no output holds a number
    """

    def __init__(self, takes: Arguments, outputs: Shapes, inner: Any, doc: str, signature: str) -> None:
        super().__init__(takes, outputs, doc, signature)
        self._inner = inner

    def fill(self, arrays: Sequence[Any], targets: Sequence[Any], loop: tuple[int, ...], **options: Any) -> None:
        """By the ufunc that is there."""
        if self._inner is None:
            return
        full = [array for array, shape in zip(arrays, self._shapes, strict=False) if 0 not in shape]
        written = tuple([target for target in targets if 0 not in target.shape[len(loop) :]])
        self._inner(*full, np.broadcast_to(0.0, loop), out=written, **options)
