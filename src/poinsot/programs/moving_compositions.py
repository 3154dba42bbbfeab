"""The derivative of kernels done one after the other: of each in turn, directions beside the numbers between them.

    y = g(x),  z = f(y)     becomes     y, ẏ = g(x), ∂g/∂x ẋ,     z, ż = f(y), ∂f/∂y ẏ

Equations solved on the way move their unknowns, which are solved for with them: r(x, w) = 0, ∂r/∂w ẇ + ∂r/∂x ẋ = 0.
Law: equals differences and the derivative by dual numbers, tests/compiler/test_composing.py.
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3 and 15.
Units: those of the kernels, dotted ones per unit of the direction.

The derivative of a recursion over a tree along a direction: its walks, each record with its direction behind all.

    step: x → y     becomes     (x, ẋ) → (y, ∂y/∂x ẋ)

What tells links apart, and where records lie, is data and stays as it is: a direction lies as many numbers behind its
record as records have together, operands of directions behind those of values. So a direction costs what a value does,
two to three times, whatever the size of the tree.
Law: equals the derivative by dual numbers, tests/systems/test_many_derivatives.py.
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3.

The derivative of a program along a direction, as a program: forward differentiation, an instruction at a time.

No law of mechanics knows of it. Choices keep the side that they take.
Law: equals the derivative by dual numbers, tests/compiler/test_tangents.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from poinsot.errors import CompilerError
from poinsot.programs.composition import BETWEEN, NOWHERE, Call, CallSequence, NumberRange, Part
from poinsot.programs.dense_loops import FrontLoop
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Instruction, Program, prune
from poinsot.programs.recursion import (
    GROUND,
    INPUT,
    OUTPUT,
    ROW,
    SLOT,
    LinkStep,
    Once,
    OperandPlace,
    Recursion,
    Sweeping,
    Walk,
)


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


def moving_recursion(recursion: Recursion, inputs: int, outputs: int, name: str) -> Recursion:
    """(inputs, their directions) → the outputs, and behind them their directions.

    inputs, outputs   how many operands there are
    Errors   CompilerError where loops over matrices or wide fronts stand between links: these are not differentiated
    """
    made = _Moving(recursion.record, inputs, outputs, name)
    sweeps = [made.sweep(each) for each in recursion.sweeps]
    behind = recursion.record
    return replace(
        recursion,
        sweeps=sweeps,
        record=2 * behind,
        cleared=[*recursion.cleared, *((first + behind, count) for first, count in recursion.cleared)],
    )


class _Moving:
    """Steps with their tangents; behind: how far a direction lies behind its record."""

    def __init__(self, behind: int, inputs: int, outputs: int, name: str) -> None:
        self.behind, self.inputs, self.outputs, self.name = behind, inputs, outputs, name

    def sweep(self, sweep: Sweeping) -> Walk | Once:
        """The same sweep, of values and directions."""
        if isinstance(sweep, Once):
            return Once(self.step(sweep.step))
        if isinstance(sweep, Walk):
            return replace(sweep, steps={kind: self.step(step) for kind, step in sweep.steps.items()})
        raise self._refused()

    def step(self, step: LinkStep | FrontLoop) -> LinkStep:
        """The same step, of values and directions; numbers of a link's own row have none."""
        if isinstance(step, FrontLoop):
            raise self._refused()
        moving = [place.base != ROW for place in step.inputs]
        of_each = [moves for moves, place in zip(moving, step.inputs, strict=True) for _ in range(place.size)]
        moved = [self.place(place) for place in step.inputs if place.base != ROW]
        number = {k: n for n, k in enumerate(k for k, moves in enumerate(moving) if moves)}
        first, last = len(step.inputs), len(step.outputs)
        return LinkStep(
            with_tangent(step.program, of_each),
            [*step.inputs, *moved],
            [*step.outputs, *(self.place(place) for place in step.outputs)],
            [*step.sums, *((first + number[i], last + o) for i, o in step.sums)],
        )

    def place(self, place: OperandPlace) -> OperandPlace:
        """Where the direction of what lies there is."""
        if place.base == INPUT:
            return place._replace(operand=place.operand + self.inputs)
        if place.base == OUTPUT:
            return place._replace(operand=place.operand + self.outputs)
        if place.base in (GROUND, SLOT):
            return place._replace(offset=place.offset + self.behind)
        raise self._refused()

    def _refused(self) -> CompilerError:
        return CompilerError(
            f"The kernel {self.name} of a large tree has loops over matrices or wide fronts, and these are not "
            "differentiated."
        )


def moving_composition(
    composition: CallSequence, inputs: Sequence[int], outputs: Sequence[int], name: str
) -> CallSequence:
    """(inputs, their directions) → the outputs, and behind them their directions.

    inputs, outputs   the numbers of the operands that hold anything: others are left out
    Errors            CompilerError as of `moving_recursion`
    """
    held = {"i": inputs, "o": outputs}

    def here(piece: NumberRange) -> NumberRange:
        return piece if piece.base not in held else piece._replace(operand=held[piece.base].index(piece.operand))

    def along(piece: NumberRange) -> NumberRange:
        if piece.base == BETWEEN:
            return piece._replace(offset=piece.offset + composition.between)
        return piece if piece.base == NOWHERE else piece._replace(operand=piece.operand + len(held[piece.base]))

    calls = []
    for part, takes, gives in composition.calls:
        taken, given = ([here(piece) for piece in pieces] for pieces in (takes, gives))
        moved, led = ([along(piece) for piece in pieces] for pieces in (taken, given))
        if part < 0:
            calls += [Call(part, taken, given), Call(part, moved, led)]
        else:
            calls.append(Call(part, [*taken, *moved], [*given, *led]))
    parts = [
        (moving_part(source, len(taken), len(given), name), [*taken, *taken], [*given, *given])
        for source, taken, given in composition.parts
    ]
    return CallSequence(parts, calls, 2 * composition.between)


def moving_part(source: Part, inputs: int, outputs: int, name: str) -> Part:
    """One part: (inputs, directions) → (outputs, directions), of so many operands."""
    if isinstance(source, Recursion):
        return moving_recursion(source, inputs, outputs, name)
    if isinstance(source, Program):
        return with_tangent(source, [True] * source.inputs)
    return moving_implicit(source)


def moving_implicit(implicit: NewtonPrograms) -> NewtonPrograms:
    """The unknowns w, ẇ of r(x, w) = 0 and its derivative along (ẋ, ẇ), with Jacobian (J, 0; ∂J, J)."""
    n, guess = implicit.unknowns, implicit.guess
    size = guess.inputs
    both = _in_order(_of_all(implicit.equations), size, n)
    entries = len(implicit.pattern)
    at = both.outputs
    r, J, dr, dJ = (at[:n], at[n : n + entries], at[n + entries : 2 * n + entries], at[2 * n + entries :])
    started = with_tangent(guess, [True] * size)
    zero = len(started.instructions)
    still = [*started.instructions, Instruction("constant", (), 0.0)]
    return NewtonPrograms(
        2 * n,
        replace(started, instructions=still, outputs=[*started.outputs[:n], *[zero] * n]),
        replace(both, outputs=[*r, *dr, *J, *dJ, *J]),
        [*implicit.pattern, *((n + i, j) for i, j in implicit.pattern), *((n + i, n + j) for i, j in implicit.pattern)],
        _in_order(_of_all(implicit.result), size, n),
    )


def _of_all(program: Program) -> Program:
    return with_tangent(program, [True] * program.inputs)


def _in_order(program: Program, size: int, n: int) -> Program:
    """A program of (x, w, ẋ, ẇ) as one of (x, ẋ, w, ẇ)."""
    to = [*range(size), *range(2 * size, 2 * size + n), *range(size, 2 * size), *range(2 * size + n, 2 * (size + n))]
    place = {index: k for k, index in enumerate(to)}
    assert len(place) == program.inputs
    number = {k: to[int(each.constant)] for k, each in enumerate(program.instructions) if each.operation == "input"}
    instructions = [Instruction("input", (), k) for k in range(program.inputs)]
    moved = dict[int, int]()
    for k, each in enumerate(program.instructions):
        if k in number:
            moved[k] = number[k]
            continue
        moved[k] = len(instructions)
        instructions.append(each._replace(arguments=tuple(moved[a] for a in each.arguments)))
    return Program(program.inputs, instructions, [moved[k] for k in program.outputs])
