"""Programs one after the other, in LLVM assembly: calls of the bodies of its parts.

Names of functions and tables of each part are its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from poinsot.programs.composition import BETWEEN, NOWHERE, CallSequence, NumberRange
from poinsot.renderers.llvm.assembly import Assembly, ValueType
from poinsot.renderers.llvm.interface import ALIGNMENT
from poinsot.renderers.llvm.program import ProgramBody

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
