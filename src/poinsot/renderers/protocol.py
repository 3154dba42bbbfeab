"""What every back end does: program → artefact → callable."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.programs.program import Operands

if TYPE_CHECKING:
    from poinsot.programs.composition import Source

Artefact = TypeVar("Artefact")


class Called(Protocol):
    """A program that can be called."""

    def __call__(self, *inputs: ArrayLike) -> list[Floats]:
        """The outputs for one sample, of the shapes of the program's operands."""


class Renderer(Protocol[Artefact]):
    """A back end: it prints a program as an artefact, and makes a callable of that.

    program    what is computed, whatever its kind: a straight line, a recursion over tables, unknowns that Newton's
               method finds, or several of these one after the other; data, that knows no back end
    artefact   what can be kept or handed on: object code of a processor, C source
    called     y = f(x), NaN in, NaN out; whoever calls it must not know which back end made it
    Errors     CompilerError for a kind of program that this back end does not print; nothing is raised on values
    Law        every back end gives the same numbers, to rounding, tests/renderers/test_renderers.py
    From       Cytron et al., TOPLAS 13 (1991): a value is assigned once, so a program can be printed by anyone
    A new one is a class with these two methods: programs need not change, tests/renderers/test_new_renderer.py
    """

    def render(self, program: Source, operands: Operands) -> Artefact:
        """The text of a program with these operands."""

    def load(self, artefact: Artefact, operands: Operands) -> Called:
        """The artefact as a function of this process."""


class ByAddress:
    """The C function ``void f(const double *in, double *out)`` at an address: operands concatenated in C order.

    kept  what must stay alive as long as the function is called
    """

    def __init__(self, address: int, operands: Operands, kept: object) -> None:
        self.address, self._operands, self._kept = address, operands, kept
        pointer = ctypes.POINTER(ctypes.c_double)
        self._function = ctypes.CFUNCTYPE(None, pointer, pointer)(address)

    def __call__(self, *inputs: ArrayLike) -> list[Floats]:
        """The outputs for one sample."""
        given = _joined(inputs, self._operands)
        made = np.zeros(sum(self._operands.given))
        pointer = ctypes.POINTER(ctypes.c_double)
        self._function(given.ctypes.data_as(pointer), made.ctypes.data_as(pointer))
        parts = np.split(made, np.cumsum(self._operands.given)[:-1])
        return [part.reshape(shape) for part, shape in zip(parts, self._operands.outputs.values(), strict=True)]


def _joined(inputs: Sequence[ArrayLike], operands: Operands) -> Floats:
    """All inputs, one after another."""
    arrays = [
        np.broadcast_to(np.asarray(each, dtype=np.float64), shape).ravel()
        for each, shape in zip(inputs, operands.inputs.values(), strict=True)
    ]
    return np.concatenate([*arrays, np.zeros(0)])
