"""Values of a program at many times, by NumPy: for single evaluations that need no kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.programs.program import Program

CHUNK = 8192  # times at once, so that what is worked on stays near

_OPERATIONS: dict[str, Callable[..., Any]] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "neg": np.negative, "sqrt": np.sqrt,
    "fabs": np.abs, "floor": np.floor,
    "sin": np.sin, "cos": np.cos, "tan": np.tan, "asin": np.arcsin, "acos": np.arccos,
    "atan": np.arctan, "atan2": np.arctan2, "exp": np.exp, "log": np.log, "tanh": np.tanh, "pow": np.power,
    "lt": np.less, "le": np.less_equal, "eq": np.equal, "ne": np.not_equal,
    "fmin": np.fmin, "fmax": np.fmax, "not": np.logical_not, "and": np.logical_and, "or": np.logical_or,
    "if_else_zero": lambda c, a: np.where(c, a, 0.0), "if_else": lambda c, a, b: np.where(c, a, b),
}  # fmt: skip


def tabulate(program: Program, times: Vector, wanted: Sequence[int], more: Sequence[float] = ()) -> Vector:
    """The values of these numbers (−1: zero) of a program of the time and more, at all times [wanted, times]."""
    found = np.zeros((len(wanted), len(times)))
    for first in range(0, len(times), CHUNK):
        part = slice(first, first + CHUNK)
        values = _values(program, [times[part], *more])
        for row, which in enumerate(wanted):
            found[row, part] = 0.0 if which < 0 else values[which]
    return found


def _values(program: Program, inputs: Sequence[Vector | float]) -> list[Any]:
    values: list[Any] = []
    with np.errstate(all="ignore"):
        for operation, arguments, constant in program.instructions:
            match operation:
                case "input":
                    values.append(inputs[int(constant)])
                case "constant":
                    values.append(np.float64(constant))
                case _:
                    values.append(_OPERATIONS[operation](*(values[each] for each in arguments)))
    return values
