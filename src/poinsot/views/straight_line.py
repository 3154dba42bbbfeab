"""Equations too large to simplify, as the compiler's program: a list of definitions, each a short expression."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isfinite
from typing import Any

import sympy
from sympy.logic.boolalg import Boolean

from poinsot.programs.program import Instruction
from poinsot.programs.tracing import trace
from poinsot.views.polynomials import rational

_INLINED = 4  # operations up to which a value that is used once is written where it is used

_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
    "atan2": sympy.atan2,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "fmin": sympy.Min,
    "fmax": sympy.Max,
    "if_else_zero": lambda condition, a: sympy.Piecewise((a, condition), (0, True)),
    "and": sympy.And,
    "or": sympy.Or,
    "eq": sympy.Eq,
    "ne": sympy.Ne,
}
_UNARY: dict[str, Callable[[Any], Any]] = {
    "neg": lambda a: -a,
    "not": sympy.Not,
    "fabs": sympy.Abs,
    **{
        name: getattr(sympy, name)
        for name in ("sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "exp", "log", "tanh", "floor")
    },
}


def straight_line(
    function: Callable[..., object],
    inputs: Mapping[str, Sequence[object]],
    shape: tuple[int, ...],
    names: Iterator[object],
) -> tuple[list[tuple[Any, Any]], list[Any]]:
    """(definitions, entries of the result in C order) of a function of symbols.

    inputs  name → the symbols of that argument, a vector; names  symbols for what is defined
    """
    program = trace(function, {key: (len(x),) for key, x in inputs.items()}, {"result": shape}, "equations")
    symbols = [x for each in inputs.values() for x in each]
    definitions: list[tuple[Any, Any]] = []
    values: list[Any] = []
    for instruction, used in zip(program.instructions, program.uses(), strict=True):
        value = _expression(instruction, values, symbols)
        long = used > 1 or sympy.count_ops(value) > _INLINED
        if used and long and not value.is_Atom and not isinstance(value, Boolean):
            name = next(names)
            definitions.append((name, value))
            value = name
        values.append(value)
    return definitions, [values[k] for k in program.outputs]


def _expression(instruction: Instruction, values: Sequence[Any], symbols: Sequence[Any]) -> Any:
    operation, arguments, constant = instruction
    if operation == "input":
        return symbols[int(constant)]
    if operation == "constant":
        if not isfinite(constant):
            return sympy.Float(constant)
        number = rational(constant)
        return sympy.Rational(int(number.numerator), int(number.denominator))
    given = [values[k] for k in arguments]
    if operation == "if_else":
        return sympy.Piecewise((given[1], given[0]), (given[2], True))
    if operation == "fma":
        return given[0] * given[1] + given[2]
    return _UNARY[operation](*given) if operation in _UNARY else _BINARY[operation](*given)
