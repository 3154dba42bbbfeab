"""The entry points of a program in LLVM assembly: the plain call by address, and that with a sample in each lane."""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.interface import CALL, LANES
from poinsot.renderers.llvm.surroundings import Operand


def call_body(operands: Sequence[Operand], names: Sequence[str], lanes: ValueType) -> str:
    """The line that calls the body with these operands."""
    return f"  call void @body{lanes.count}({', '.join(f'ptr {name}' for name in [*names, '%work'])})"


def call(operands: Sequence[Operand]) -> str:
    """``@kernel_call(ptr in, ptr out)``: one sample, inputs and outputs each concatenated in C order."""
    lines = [f"define void @{CALL}(ptr %in, ptr %out) #0 {{", "  %work = call ptr @acquire()"]
    lines += _on_concatenated(operands, ValueType(1))
    return "\n".join([*lines, "  call void @release(ptr %work)", "  ret void", "}"])


def lanes(operands: Sequence[Operand], lanes: ValueType) -> str:
    """``@kernel_lanes(ptr in, ptr out, ptr work)``: number i of the sample in lane l stands at i n + l, of n lanes.

    Operands are concatenated as for the plain call; the caller owns the workspace, aligned to `ALIGNMENT`.
    """
    lines = [f"define void @{LANES}(ptr %in, ptr %out, ptr %work) #0 {{", *_on_concatenated(operands, lanes)]
    return "\n".join([*lines, "  ret void", "}"])


def _on_concatenated(operands: Sequence[Operand], lanes: ValueType) -> list[str]:
    """Call the body on the operands that follow one another from ``%in`` and from ``%out`` on."""
    lines, first_output = [], next(each.offset for each in operands if each.output)
    for each in operands:
        base, offset = ("%out", each.offset - first_output) if each.output else ("%in", each.offset)
        lines.append(f"  %at{each.index} = getelementptr i8, ptr {base}, i64 {lanes.bytes * offset}")
    return [*lines, call_body(operands, [f"%at{each.index}" for each in operands], lanes)]
