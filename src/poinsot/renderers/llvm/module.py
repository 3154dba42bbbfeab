"""A whole LLVM module, as assembly: the body of a program, its entry points, and what others put around it.

A program of any kind as the body of a kernel in LLVM assembly, for one sample or for one sample a lane.

Programs one after the other, in LLVM assembly: calls of the bodies of its parts.

Names of functions and tables of each part are its own.

From an implicit kernel to LLVM assembly: the programs of its equations, and the block that Newton's method takes.

The method is a text that all kernels call, `code.texts.newton`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from poinsot.code.records import declared
from poinsot.code.texts.newton import VECTORS, Newton
from poinsot.code.types import PartType
from poinsot.programs.composition import BETWEEN, NOWHERE, CallSequence, NumberRange, Source
from poinsot.programs.newton import MOST_FULL_STEPS, MOST_STEPS, NewtonPrograms
from poinsot.programs.program import Operands, Program, contract
from poinsot.programs.recursion import INPUT, OUTPUT, LinkStep, OperandPlace, Recursion
from poinsot.records import NamedTuple
from poinsot.renderers.llvm import entry
from poinsot.renderers.llvm.assembly import Assembly, ValueType, declarations
from poinsot.renderers.llvm.entry import Operand
from poinsot.renderers.llvm.interface import ADDRESSES, ALIGNMENT, TEXT, TEXTS
from poinsot.renderers.llvm.looping import Counting
from poinsot.renderers.llvm.program import ProgramBody, lower
from poinsot.renderers.llvm.recursion import lower_recursion
from poinsot.renderers.llvm.step import lower_step
from poinsot.renderers.llvm.target import Host
from poinsot.renderers.llvm.text_call import StagePlaces, call_text, lane_by_lane

ONE = ValueType(1)


def lower_implicit(
    program: NewtonPrograms, inputs: Sequence[int], outputs: Sequence[int], lanes: ValueType, fma: bool
) -> ProgramBody:
    """``@body<n>`` for some lanes, as `lowering.lower` makes it of a program. Lanes are solved one after the other."""
    n, fused = program.unknowns, fma and program.rest is None  # equations and rest see the same rounding
    steps = {
        "guess": _step(program.guess, inputs, [*program.guessed.values()]),
        "equations": _step(program.equations, [*inputs, n], [n, len(program.pattern)]),
        "result": _step(program.result, [*inputs, n], outputs),
    }
    if program.rest is not None:
        steps["rest"] = _step(program.rest, [*inputs, n, n], outputs)
        if not program.tells:
            del steps["result"]
    lowered = {name: lower_step(step, f"{name}_", ONE, fused) for name, step in steps.items()}
    start = _written_up(max(each.workspace for each in lowered.values()))
    own, size = _solver(program, inputs, outputs, start)
    text = [*(each.text for each in lowered.values()), *own]
    if lanes.count == 1:
        return ProgramBody("\n".join(text), size)
    names = [*(f"%i{k}" for k in range(len(inputs))), *(f"%o{k}" for k in range(len(outputs))), "%work"]
    head = f"define internal void @body{lanes.count}({', '.join(f'ptr noalias {each}' for each in names)})"
    text.append(lane_by_lane(head, "body1", StagePlaces(inputs, outputs, 0, 0), lanes, size))
    return ProgramBody("\n".join(text), size + _written_up(8 * (sum(inputs) + sum(outputs))))


def _written_up(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


def _step(program: Program, inputs: Sequence[int], outputs: Sequence[int]) -> LinkStep:
    taken = [OperandPlace(INPUT, 0, size, k) for k, size in enumerate(inputs)]
    given = [OperandPlace(OUTPUT, 0, size, k) for k, size in enumerate(outputs)]
    return LinkStep(program, taken, given)


def _solver(
    program: NewtonPrograms, inputs: Sequence[int], outputs: Sequence[int], start: int
) -> tuple[list[str], int]:
    """``@body1``, the entries of J as constants and the equations as the text calls them, and the workspace's size.

    Behind what the programs need lie the arrays of the block, its words, and behind these the addresses that the
    equations are handed: of the inputs and of the workspace.
    """
    n, entries = program.unknowns, len(program.pattern)
    code, kind = Counting(False), declared(Newton)
    assert isinstance(kind, PartType)
    at = dict[str, str]()
    for name, count in (("made", 2 * (n + entries)), ("work", (VECTORS + n) * n), ("words", kind.size)):
        at[name], start = code.at("%work", start), start + 8 * count
    context = code.at("%work", start)
    given, made = [f"%i{k}" for k in range(len(inputs))], [f"%o{k}" for k in range(len(outputs))]
    for k, each in enumerate([*given, "%work"]):
        code.do(f"store ptr {each}, ptr {code.at(context, 8 * k)}")
    values: dict[str, Sequence[str]] = {
        "equations": ["ptr @equations"], "context": [f"ptr {context}"],
        "rows": ["ptr @rows", f"i64 {entries}"], "columns": ["ptr @columns", f"i64 {entries}"],
        "made": [f"ptr {at['made']}", "i64 2", f"i64 {n + entries}"],
        "work": [f"ptr {at['work']}", f"i64 {VECTORS + n}", f"i64 {n}"],
        "apart": [f"i64 {program.rest is not None:d}"], "most_steps": [f"i64 {MOST_STEPS}"],
        "linear": [f"i64 {program.linear:d}"], "tells": [f"i64 {program.tells:d}"],
        "full_steps": [f"i64 {MOST_FULL_STEPS * program.full_steps}"],
    }  # fmt: skip
    told = [code.at(at["made"], 8 * (n + entries))] if program.tells else []
    code.do(_call("guess", [*given, at["work"], *told, "%work"]))
    found = call_text(code, "newton", kind, at["words"], values)
    code.do(f"br i1 {code(f'icmp ne i64 {found}, 0')}, label %solved, label %failed")
    code.label("solved")
    if program.rest is not None and program.tells:
        is_told = code(f"fcmp une double {code.load(told[0], 0, 8)}, 0.0")
        code.do(f"br i1 {is_told}, label %told, label %found")
        code.label("told")
    if program.rest is None or program.tells:
        code.do(_call("result", [*given, at["work"], *made, "%work"]))
        code.do("ret void")
    if program.rest is not None and program.tells:
        code.label("found")
    if program.rest is not None:
        code.do(_call("rest", [*given, at["work"], code.at(at["work"], 8 * n), *made, "%work"]))
        code.do("ret void")
    code.label("failed")
    for name, size in zip(made, outputs, strict=True):
        for place in code.each(0, size):
            code.store(ONE.number(float("nan")), code.place(name, place), 0, 8)
    code.do("ret void")
    pointers = ", ".join(f"ptr noalias {each}" for each in [*given, *made, "%work"])
    body = code.function(f"define internal void @body1({pointers})")
    code = Counting(False)
    taken = [code(f"load ptr, ptr {code.at('%context', 8 * k)}") for k in range(len(inputs) + 1)]
    code.do(_call("equations", [*taken[:-1], "%w", "%made", code.at("%made", 8 * n), taken[-1]]))
    code.do("ret void")
    equations = code.function("define internal void @equations(ptr %context, ptr %w, ptr %made)")
    tables = [
        f"@{name} = internal constant [{entries} x i64] [{', '.join(f'i64 {each[side]}' for each in program.pattern)}]"
        for side, name in enumerate(("rows", "columns"))
    ]
    return [*tables, equations, body], _written_up(start + 8 * (len(inputs) + 1))


def _call(name: str, pointers: Sequence[str]) -> str:
    """The line that runs one of the programs."""
    return f"call void @{name}_body1({', '.join(f'ptr {each}' for each in pointers)})"


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
    places = entry.operands([*operands.inputs.values()], [*operands.outputs.values()])
    body = body_of(program, operands.taken, operands.given, lanes, machine)
    size = entry.workspace_size(places, lanes, body.workspace)
    vectors = dict.fromkeys((ValueType(1), lanes, *groups(program, lanes, machine)))
    text = [
        entry.globals_and_setup(size, [*ADDRESSES, *(around.addresses if around else ())]),
        entry.workspace_functions(size),
        *(f"@{TEXT}{name} = global ptr null" for name in TEXTS if f"@{TEXT}{name}" in body.text),
        body.text,
        entry.lanes(places, lanes),
        *([entry.call(places)] if lanes.count == 1 else []),
        *(around.write(places, body, lanes, machine) if around else []),
        *declarations(vectors, machine.fma, machine.x86),
    ]
    return "\n".join(text), body.tables
