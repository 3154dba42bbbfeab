"""A kernel as a program: a straight line of instructions, each naming earlier ones as its arguments.

Instruction k makes value k. ``input`` instructions come first, one for each number of the inputs; ``outputs`` names the
values that are the numbers of the outputs. The same program becomes scalar code, vector code and a readable listing.

The operands of a program: names and shapes of its inputs and outputs, with consecutive numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from math import prod

from poinsot.records import NamedTuple, dataclass


class Instruction(NamedTuple):
    """One operation on earlier values. ``constant`` is the number of a ``constant``, the index of an ``input``.

    A ``call`` hands its arguments to the text of nearest places (`code.texts`), and a ``result`` is one of the numbers
    that this makes, by its index.
    """

    operation: str
    arguments: tuple[int, ...] = ()
    constant: float = 0.0


@dataclass(frozen=True)
class Program:
    """Instructions in order and the values that are the outputs.

    Invariant   the arguments of instruction k are all less than k; every instruction but inputs serves an output
    """

    inputs: int
    instructions: Sequence[Instruction]
    outputs: Sequence[int]

    @property
    def operations(self) -> int:
        """The number of instructions that compute something: neither inputs nor constants."""
        return sum(each.operation not in ("input", "constant") for each in self.instructions)

    def uses(self) -> list[int]:
        """How many times each value is an argument or an output."""
        count = [0] * len(self.instructions)
        for instruction in self.instructions:
            for argument in instruction.arguments:
                count[argument] += 1
        for output in self.outputs:
            count[output] += 1
        return count

    def listing(self, inputs: Sequence[str], outputs: Sequence[str]) -> str:
        """The program as text, an instruction a line; inputs and outputs under the names given."""
        names: list[str] = []
        lines: list[str] = []
        for instruction in self.instructions:
            if instruction.operation == "input":
                names.append(inputs[int(instruction.constant)])
            elif instruction.operation == "constant":
                names.append(repr(instruction.constant))
            else:
                names.append(f"t{len(lines)}")
                lines.append(f"{names[-1]} = {_expression(instruction, names)}")
        lines += [f"{name} = {names[value]}" for name, value in zip(outputs, self.outputs, strict=True)]
        return "\n".join(lines)


_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "ne": "!="}


def _expression(instruction: Instruction, names: Sequence[str]) -> str:
    operation, arguments = instruction.operation, [names[each] for each in instruction.arguments]
    if operation in _INFIX:
        return f"{arguments[0]} {_INFIX[operation]} {arguments[1]}"
    if operation == "neg":
        return f"-{arguments[0]}"
    return f"{operation}({', '.join(arguments)})"


def prune(program: Program) -> Program:
    """The program without instructions that serve no output; inputs stay."""
    needed = [each.operation == "input" for each in program.instructions]
    for output in program.outputs:
        needed[output] = True
    for k in reversed(range(len(needed))):
        if needed[k]:
            for argument in program.instructions[k].arguments:
                needed[argument] = True
    if all(needed):
        return program
    index = list(accumulate(needed, initial=0))
    kept = [
        Instruction(operation, tuple([index[each] for each in arguments]), constant)
        for (operation, arguments, constant), used in zip(program.instructions, needed, strict=True)
        if used
    ]
    return replace(program, instructions=kept, outputs=[index[each] for each in program.outputs])


def reach(program: Program) -> list[int]:
    """Of every output the inputs that it depends on, as bits of an integer."""
    known: list[int] = []
    for instruction in program.instructions:
        found = 1 << int(instruction.constant) if instruction.operation == "input" else 0
        for argument in instruction.arguments:
            found |= known[argument]
        known.append(found)
    return [known[output] for output in program.outputs]


def narrowed(program: Program, inputs: Sequence[int], outputs: Sequence[int]) -> Program:
    """The program of some of the outputs, by number, that takes some of the inputs; the others serve none of these."""
    program = prune(replace(program, outputs=[program.outputs[k] for k in outputs]))
    index = {k: n for n, k in enumerate([*inputs, *range(program.inputs, len(program.instructions))])}
    kept = [Instruction("input", (), n) for n in range(len(inputs))]
    kept += [
        Instruction(operation, tuple([index[each] for each in arguments]), constant)
        for operation, arguments, constant in program.instructions[program.inputs :]
    ]
    return Program(len(inputs), kept, [index[each] for each in program.outputs])


def contract(program: Program) -> Program:
    """Products that only feed sums join them as fused multiply-adds, ``fma(a, b, c) = a b + c`` rounded once.

    Decided here, once, and not by the code generator: so the scalar and the vector code round alike.
    A product is absorbed when every use of it is one term of a sum or difference that absorbs no other product.
    """
    instructions, uses = list(program.instructions), program.uses()
    absorbed_by: dict[int, int] = {}
    candidates: dict[int, list[int]] = {}
    for k, (operation, arguments, _) in enumerate(instructions):
        if operation in ("add", "sub") and arguments[0] != arguments[1]:
            for argument in arguments:
                if instructions[argument].operation == "mul":
                    candidates.setdefault(argument, []).append(k)
    for product, sums in candidates.items():
        if len(sums) == uses[product] and not any(k in absorbed_by for k in sums):
            absorbed_by.update(dict.fromkeys(sums, product))
    if not absorbed_by:
        return program
    fused: list[Instruction] = []
    index = [-1] * len(instructions)

    def emit(operation: str, *arguments: int) -> int:
        fused.append(Instruction(operation, arguments))
        return len(fused) - 1

    absorbed = set(absorbed_by.values())
    for k, (operation, arguments, constant) in enumerate(instructions):
        if k in absorbed:
            continue
        if k not in absorbed_by:
            index[k] = len(fused)
            fused.append(Instruction(operation, tuple([index[each] for each in arguments]), constant))
            continue
        product = absorbed_by[k]
        left, right = (index[each] for each in instructions[product].arguments)
        first, second = arguments
        other = index[second if first == product else first]
        if operation == "sub" and first == product:
            other = emit("neg", other)
        elif operation == "sub":
            left = emit("neg", left)
        index[k] = emit("fma", left, right, other)
    return replace(program, instructions=fused, outputs=[index[each] for each in program.outputs])


Shape = tuple[int, ...]


@dataclass(frozen=True)
class Operands:
    """The inputs and outputs of a program, by name, in order; its numbers are theirs, one after another in C order.

    inputs, outputs  name → shape, () for a single number; a shape with a 0 holds none
    """

    inputs: Mapping[str, Shape]
    outputs: Mapping[str, Shape]

    @property
    def taken(self) -> list[int]:
        """How many numbers each input holds."""
        return [prod(shape) for shape in self.inputs.values()]

    @property
    def given(self) -> list[int]:
        """How many numbers each output holds."""
        return [prod(shape) for shape in self.outputs.values()]
