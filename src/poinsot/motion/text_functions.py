"""Texts of the loop language as kernels: compiled functions, which are differentiated and printed in C.

Law: their derivatives are those of kernels written out, tests/switching/test_rows_at_hand.py. Source: `code.tangents`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import cast

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.kernels import Kernel
from poinsot.kernels.kernel import OF_UFUNCS
from poinsot.motion.switching_mechanism import Shapes
from poinsot.motion.switching_rolled import CALL, Composed, called
from poinsot.programs.text_stage import TextProgram


class TextFunction(Composed):
    """A text as a compiled function of one sample, which NumPy's arrays are looped over.

    program  what it is, for C     moving  the same with directions behind inputs and outputs, None: it is that
    """

    rolled = True

    def __init__(
        self, inputs: Shapes, outputs: Shapes, make: Callable[[], object], program: Callable[[], TextProgram],
        moving: Callable[[], TextFunction] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(lambda *operands: tuple(called(self, *operands)), inputs, outputs, make)
        self.program, self._moving = program, moving

    @property
    def address(self) -> int:
        """Of the text with its block."""
        return cast("int", self.make())

    @property
    def ufunc(self) -> Callable[..., object]:  # type: ignore[override]
        """The outputs, of operands with any leading shape."""
        return self._called

    @cached_property
    def _called(self) -> Callable[..., object]:
        def ufunc(*operands: object) -> object:
            moved = next((x for x in operands if not isinstance(x, np.ndarray) and hasattr(x, "__array_ufunc__")), None)
            if moved is not None and hasattr(moved, "tangents"):
                return moved.__array_ufunc__(ufunc, "__call__", *operands)
            found = self.each(*operands)
            return found if len(found) > 1 else found[0]

        OF_UFUNCS[id(ufunc)] = cast("Kernel", self)
        return ufunc

    def each(self, *operands: object) -> tuple[Floats, ...]:
        """All outputs."""
        pairs = [(np.asarray(x, dtype=np.float64), s) for x, s in zip(operands, self.inputs.values(), strict=True)]
        many = np.broadcast_shapes(*(x.shape[: x.ndim - len(s)] for x, s in pairs))
        rows = [np.broadcast_to(x, (*many, *s)).reshape(prod(many), prod(s)) for x, s in pairs]
        given, sizes = np.concatenate([*rows, np.zeros((prod(many), 1))], axis=1), [*map(prod, self.outputs.values())]
        made = np.empty((len(given), sum(sizes) + 1))
        for own, out in zip(given, made, strict=True):
            CALL(self.address)(own.ctypes.data, out.ctypes.data)
        parts = np.split(made[:, :-1], np.cumsum(sizes)[:-1], axis=1)
        return tuple(x.reshape((*many, *s)) for x, s in zip(parts, self.outputs.values(), strict=True))

    @property
    def differentiated(self) -> TextFunction:
        """Itself: its text has derivatives."""
        return self

    @cached_property
    def moving(self) -> TextFunction:
        """(inputs…, their directions…) → outputs…, their directions…"""
        assert self._moving is not None
        return self._moving()

    @cached_property
    def _tangent(self) -> Callable[..., object]:
        """The directions of outputs, as of `tangent_kernel`."""
        made = [shape for shape in self.outputs.values() if 0 not in shape]

        def tangent(*operands: object) -> object:
            found = self.moving.without_empty().each(*operands)[len(made) :]
            return found if len(found) > 1 else found[0]

        return tangent

    def without_empty(self) -> TextFunction:
        """The same with the operands that hold numbers."""
        inputs, outputs = ({n: s for n, s in of.items() if 0 not in s} for of in (self.inputs, self.outputs))
        return TextFunction(inputs, outputs, self.make, self.program, self._moving)
