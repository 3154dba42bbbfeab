"""The derivative of a program along a direction, as a program: forward differentiation, an instruction at a time.

No law of mechanics knows of it. Choices keep the side that they take.
Law: equals the derivative by dual numbers, tests/compiler/test_tangents.py.
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from poinsot.errors import CompilerError
from poinsot.programs.program import Instruction, Program, prune


def tangent(program: Program) -> Program:
    """(inputs, their directions) → the directions of the outputs.

    Law     equals the derivative by dual numbers, tests/compiler/test_tangents.py
    """
    whole = with_tangent(program, [True] * program.inputs)
    return prune(replace(whole, outputs=whole.outputs[len(program.outputs) :]))


def with_tangent(program: Program, moving: Sequence[bool]) -> Program:
    """(inputs, directions of those that move) → the outputs and their directions; moving: which inputs do."""
    size = program.inputs
    writer = _Writer(size + sum(moving))
    directions = iter(range(size, size + sum(moving)))
    given = [next(directions) if each else None for each in moving]
    values: list[int] = []
    moves: list[int | None] = []
    for k, instruction in enumerate(program.instructions):
        operation, arguments, constant = instruction
        if operation == "input":
            values.append(int(constant))
            moves.append(given[int(constant)])
        elif operation == "constant":
            values.append(writer.number(constant))
            moves.append(None)
        else:
            at, along = [values[a] for a in arguments], [moves[a] for a in arguments]
            values.append(writer(operation, *at, constant=constant))
            moves.append(_moved(writer, operation, at, along, values[k]))
    none = writer.number(0.0)
    found = [moves[k] for k in program.outputs]
    outputs = [*(values[k] for k in program.outputs), *(none if each is None else each for each in found)]
    return prune(Program(writer.inputs, writer.made, outputs))


class _Writer:
    """Instructions behind one another; the same one is written once."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.made = [Instruction("input", (), k) for k in range(inputs)]
        self.known: dict[Any, int] = {}

    def __call__(self, operation: str, *arguments: int, constant: float = 0.0) -> int:
        return self._kept((operation, arguments, constant), Instruction(operation, arguments, constant))

    def number(self, value: float) -> int:
        """The place of a constant."""
        return self._kept(value.hex(), Instruction("constant", (), value))

    def _kept(self, key: object, instruction: Instruction) -> int:
        if key not in self.known:
            self.known[key] = len(self.made)
            self.made.append(instruction)
        return self.known[key]

    def sum(self, a: int | None, b: int | None) -> int | None:
        """a + b, of which either may be none."""
        return b if a is None else a if b is None else self("add", a, b)

    def times(self, a: int, b: int | None) -> int | None:
        """a b."""
        return None if b is None else self("mul", a, b)


def _moved(w: _Writer, operation: str, x: Sequence[int], d: Sequence[int | None], y: int) -> int | None:
    """How the value y = operation(x) moves as its arguments move by d; None where it does not."""
    if all(each is None for each in d):
        return None
    if operation in ("add", "sub"):
        second = d[1] if operation == "add" or d[1] is None else w("neg", d[1])
        return w("sub", d[0], d[1]) if operation == "sub" and None not in d else w.sum(d[0], second)  # type: ignore[arg-type]
    if operation == "mul":
        return w.sum(w.times(x[1], d[0]), w.times(x[0], d[1]))
    if operation == "div":
        part = w.times(y, d[1])
        top = w.sum(d[0], None if part is None else w("neg", part))
        return w("div", top, x[1])  # type: ignore[arg-type]
    if operation in _CHOICES:
        return _CHOICES[operation](w, x, d)
    if operation == "atan2":
        top = w.sum(w.times(x[1], d[0]), None if d[1] is None else w("neg", w("mul", x[0], d[1])))
        return w("div", top, w("add", w("mul", x[0], x[0]), w("mul", x[1], x[1])))  # type: ignore[arg-type]
    if operation == "pow":
        one = w.number(1.0)
        base = w.times(w("mul", x[1], w("pow", x[0], w("sub", x[1], one))), d[0])
        return w.sum(base, w.times(w("mul", y, w("log", x[0])), d[1]) if d[1] is not None else None)
    if operation in _FLAT:
        return None
    if operation not in _SLOPES:
        raise CompilerError(f"The operation {operation!r} has no derivative in the compiler.")
    return _SLOPES[operation](w, x[0], d[0], y)


def _zero(w: _Writer, value: int | None) -> int:
    return w.number(0.0) if value is None else value


_FLAT = ("lt", "le", "eq", "ne", "not", "and", "or", "floor", "call", "result")
_CHOICES: dict[str, Callable[[_Writer, Sequence[int], Sequence[int | None]], int | None]] = {
    "if_else_zero": lambda w, x, d: None if d[1] is None else w("if_else_zero", x[0], d[1]),
    "if_else": lambda w, x, d: (
        None if d[1] is None and d[2] is None else w("if_else", x[0], _zero(w, d[1]), _zero(w, d[2]))
    ),
    "fmin": lambda w, x, d: w("if_else", w("lt", x[1], x[0]), _zero(w, d[1]), _zero(w, d[0])),
    "fmax": lambda w, x, d: w("if_else", w("lt", x[0], x[1]), _zero(w, d[1]), _zero(w, d[0])),
}
_SLOPES: dict[str, Callable[[_Writer, int, Any, int], int]] = {
    "neg": lambda w, x, d, y: w("neg", d),
    "sqrt": lambda w, x, d, y: w("div", w("mul", w.number(0.5), d), y),
    "fabs": lambda w, x, d, y: w("if_else", w("lt", x, w.number(0.0)), w("neg", d), d),
    "sin": lambda w, x, d, y: w("mul", w("cos", x), d),
    "cos": lambda w, x, d, y: w("neg", w("mul", w("sin", x), d)),
    "tan": lambda w, x, d, y: w("mul", w("add", w.number(1.0), w("mul", y, y)), d),
    "asin": lambda w, x, d, y: w("div", d, w("sqrt", w("sub", w.number(1.0), w("mul", x, x)))),
    "acos": lambda w, x, d, y: w("neg", w("div", d, w("sqrt", w("sub", w.number(1.0), w("mul", x, x))))),
    "atan": lambda w, x, d, y: w("div", d, w("add", w.number(1.0), w("mul", x, x))),
    "exp": lambda w, x, d, y: w("mul", y, d),
    "log": lambda w, x, d, y: w("div", d, x),
    "tanh": lambda w, x, d, y: w("mul", w("sub", w.number(1.0), w("mul", y, y)), d),
}
