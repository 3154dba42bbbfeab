"""The derivative of kernels done one after the other: of each in turn, directions beside the numbers between them.

    y = g(x),  z = f(y)     becomes     y, ẏ = g(x), ∂g/∂x ẋ,     z, ż = f(y), ∂f/∂y ẏ

Equations solved on the way move their unknowns, which are solved for with them: r(x, w) = 0, ∂r/∂w ẇ + ∂r/∂x ẋ = 0.
Law: equals differences and the derivative by dual numbers, tests/compiler/test_composing.py.
Source: Griewank & Walther, Evaluating Derivatives (2008), ch. 3 and 15.
Units: those of the kernels, dotted ones per unit of the direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from poinsot.programs.composition import BETWEEN, NOWHERE, Call, CallSequence, NumberRange, Part
from poinsot.programs.moving_programs import with_tangent
from poinsot.programs.moving_recursions import moving_recursion
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Instruction, Program
from poinsot.programs.recursion import Recursion


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
        [
            *implicit.pattern,
            *((n + i, j) for i, j in implicit.pattern),
            *((n + i, n + j) for i, j in implicit.pattern),
        ],
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
