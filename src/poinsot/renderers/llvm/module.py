"""A whole LLVM module, as assembly: the body of a program, its entry points, and what others put around it.

A program of any kind as the body of a kernel in LLVM assembly, for one sample or for one sample a lane.

Programs one after the other, in LLVM assembly: calls of the bodies of its parts.

Names of functions and tables of each part are its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from poinsot.programs.composition import BETWEEN, NOWHERE, CallSequence, NumberRange, Source
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.operands import Operands
from poinsot.programs.program import Program, contract
from poinsot.programs.recursion import Recursion
from poinsot.records import NamedTuple
from poinsot.renderers.llvm import entry, surroundings
from poinsot.renderers.llvm.assembly import Assembly, ValueType, declarations
from poinsot.renderers.llvm.interface import ADDRESSES, ALIGNMENT, TEXT, TEXTS
from poinsot.renderers.llvm.newton import lower_implicit
from poinsot.renderers.llvm.program import ProgramBody, lower
from poinsot.renderers.llvm.recursion import lower_recursion
from poinsot.renderers.llvm.surroundings import Operand
from poinsot.renderers.llvm.target import Host

Lower = Callable[[Any, Sequence[int], Sequence[int], ValueType], ProgramBody]
_COPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)"
_CLEAR = "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)"


def lower_composition(
    composition: CallSequence, inputs: int, outputs: int, lanes: ValueType, lower: Lower
) -> ProgramBody:
    """``@body<n>`` for some lanes; ``lower`` makes that of a part from its source and the sizes of its operands."""
    text: list[str] = []
    shared: dict[str, None] = {_COPY: None, _CLEAR: None}
    tables, workspace, start = list[bytes](), 0, 0
    for k, (source, taken, given) in enumerate(composition.parts):
        body = lower(source, taken, given, lanes)
        own, declared = _renamed(body.text, f"part{k}_")
        shared |= dict.fromkeys(declared)
        text += [own, _tables_at(f"part{k}_", start)]
        tables += [body.tables, bytes(_up(len(body.tables)) - len(body.tables))]
        start += _up(len(body.tables))
        workspace = max(workspace, _up(body.workspace))
    code = Assembly(lanes, False)

    def pointer(piece: NumberRange) -> str:
        if piece.base == NOWHERE:
            return "%work"
        if piece.base == BETWEEN:
            return code.at("%work", workspace + piece.offset * lanes.bytes)
        return code.at(f"%{piece.base}{piece.operand}", piece.offset * lanes.bytes)

    for call in composition.calls:
        if call.part < 0:
            to, size = pointer(call.gives[0]), call.gives[0].size * lanes.bytes
            of = f"cpy.p0.p0.i64(ptr {to}, ptr {pointer(call.takes[0])}" if call.takes else f"set.p0.i64(ptr {to}, i8 0"
            code.do(f"call void @llvm.mem{of}, i64 {size}, i1 false)")
            continue
        operands = [*map(pointer, call.takes), *map(pointer, call.gives), "%work"]
        code.do(f"call void @part{call.part}_body{lanes.count}({', '.join(f'ptr {each}' for each in operands)})")
    code.do("ret void")
    names = [*(f"%i{k}" for k in range(inputs)), *(f"%o{k}" for k in range(outputs)), "%work"]
    head = f"define internal void @body{lanes.count}({', '.join(f'ptr noalias {each}' for each in names)})"
    size = workspace + _up(composition.between * lanes.bytes)
    return ProgramBody("\n".join([*shared, *text, code.function(head)]), size, b"".join(tables))


def _up(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


def _renamed(text: str, prefix: str) -> tuple[str, list[str]]:
    """The text with a prefix before all names that it defines, and its declarations."""
    lines = text.split("\n")
    declared = [line for line in lines if line.startswith("declare ")]
    kept = "\n".join(line for line in lines if not line.startswith("declare "))
    own = {*re.findall(r"^define [^@]*@([\w.$]+)\(", kept, re.M), *re.findall(r"^@([\w.$]+) = ", kept, re.M)}
    kept = kept.replace("load ptr, ptr @tables", f"call ptr @{prefix}tables()")
    return re.sub(r"@([\w.$]+)", lambda m: f"@{prefix}{m[1]}" if m[1] in own else m[0], kept), declared


def _tables_at(prefix: str, start: int) -> str:
    """The function that tells where the tables of a part begin."""
    return "\n".join([
        f"define internal ptr @{prefix}tables() #0 {{", "  %all = load ptr, ptr @tables",
        f"  %own = getelementptr i8, ptr %all, i64 {start}", "  ret ptr %own", "}",
    ])  # fmt: skip


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


class Around(NamedTuple):
    """Functions around a body that others call, as NumPy does.

    addresses  names of what they work with, handed over behind `interface.ADDRESSES`
    write      their assembly, from the operands and the body, for some lanes
    """

    addresses: Sequence[str]
    write: Callable[[Sequence[Operand], ProgramBody, ValueType, Host], Sequence[str]]


def assemble(
    program: Source, operands: Operands, lanes: ValueType, machine: Host, around: Around | None = None
) -> tuple[str, bytes]:
    """The whole module, and the tables that its code reads."""
    places = surroundings.operands([*operands.inputs.values()], [*operands.outputs.values()])
    body = body_of(program, operands.taken, operands.given, lanes, machine)
    size = surroundings.workspace_size(places, lanes, body.workspace)
    vectors = dict.fromkeys((ValueType(1), lanes, *groups(program, lanes, machine)))
    text = [
        surroundings.globals_and_setup(size, [*ADDRESSES, *(around.addresses if around else ())]),
        surroundings.workspace_functions(size),
        *(f"@{TEXT}{name} = global ptr null" for name in TEXTS if f"@{TEXT}{name}" in body.text),
        body.text,
        entry.lanes(places, lanes),
        *([entry.call(places)] if lanes.count == 1 else []),
        *(around.write(places, body, lanes, machine) if around else []),
        *declarations(vectors, machine.fma, machine.x86),
    ]
    return "\n".join(text), body.tables
