"""A program of any kind as the body of a kernel in LLVM assembly, for one sample or for one sample a lane."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from poinsot.programs.composition import CallSequence, Source
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Program, contract
from poinsot.programs.recursion import Recursion
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.composition import lower_composition
from poinsot.renderers.llvm.newton import lower_implicit
from poinsot.renderers.llvm.program import ProgramBody, lower
from poinsot.renderers.llvm.recursion import lower_recursion
from poinsot.renderers.llvm.target import Host


def _group(program: Source, lanes: ValueType, machine: Host) -> ValueType:
    """How many angles are taken at a time: where there is one sample, wider vectors wait longer than they save."""
    if lanes.count > 1:
        return lanes
    if not isinstance(program, Program):
        return machine.vector
    angles = {each.arguments for each in program.instructions if each.operation in ("sin", "cos")}
    return ValueType(2 if len(angles) <= 4 else 4)


def groups(program: Source, lanes: ValueType, machine: Host) -> list[ValueType]:
    """How many angles are taken at a time by each of its parts."""
    parts = [source for source, *_ in program.parts] if isinstance(program, CallSequence) else [program]
    return [_group(each, lanes, machine) for each in parts]


def body_of(
    program: Source, inputs: Sequence[int], outputs: Sequence[int], lanes: ValueType, machine: Host
) -> ProgramBody:
    """The body of a program, with the sizes of its operands."""
    if isinstance(program, CallSequence):
        part = partial(body_of, machine=machine)
        return lower_composition(program, len(inputs), len(outputs), lanes, part)
    group = _group(program, lanes, machine)
    if isinstance(program, Recursion):
        return lower_recursion(program, inputs, outputs, lanes, group, machine.fma)
    if isinstance(program, NewtonPrograms):
        return lower_implicit(program, inputs, outputs, lanes, machine.fma)
    program = contract(program) if machine.fma else program
    return lower(program, inputs, outputs, lanes, group, machine.fma)
