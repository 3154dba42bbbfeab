"""The entry points of a program in LLVM assembly: the plain call by address, and that with a sample in each lane.

The frame around the body of a program, in LLVM assembly: operands, addresses passed in, and the workspace.

The workspace is taken by an atomic flag; when another thread holds it, a fresh one is allocated.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from poinsot.records import dataclass
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.interface import ALIGNMENT, CALL, INTP, LANES, SETUP, WORD


@dataclass(frozen=True)
class Operand:
    """One input or output of a kernel: its name in assembly, its core shape, its place among all operands."""

    shape: tuple[int, ...]
    index: int
    output: bool
    first_core_step: int
    offset: int

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)


def operands(inputs: Sequence[tuple[int, ...]], outputs: Sequence[tuple[int, ...]]) -> list[Operand]:
    """The operands with the places of their core strides, and of their numbers in the workspace, in numbers."""
    result, step, offset = [], len(inputs) + len(outputs), 0
    for index, shape in enumerate([*inputs, *outputs]):
        result.append(Operand(shape, index, index >= len(inputs), step, offset))
        step += len(shape)
        offset += math.prod(shape)
    return result


def workspace_size(operands: Sequence[Operand], lanes: ValueType, body: int) -> int:
    """Bytes of the workspace: the body's space, then every operand."""
    return body + sum(each.size for each in operands) * lanes.bytes


def globals_and_setup(size: int, addresses: Sequence[str]) -> str:
    """The addresses that code works with, by name; ``@kernel_setup(ptr addresses)`` answers the size."""
    lines = [f"@{name} = internal global ptr null" for name in addresses]
    lines += ["@busy = internal global i32 0", f"define {INTP} @{SETUP}(ptr %addresses) #0 {{"]
    for k, name in enumerate(addresses):
        lines.append(f"  %p{k} = getelementptr i8, ptr %addresses, i64 {k * WORD}")
        lines.append(f"  %a{k} = load ptr, ptr %p{k}")
        lines.append(f"  store ptr %a{k}, ptr @{name}")
    return "\n".join([*lines, f"  ret {INTP} {size}", "}"])


def workspace_functions(size: int) -> str:
    """``@acquire`` and ``@release`` of a workspace; where memory runs out, acquire waits for the kernel's own."""
    return f"""define internal ptr @acquire() #0 {{
  br label %try
try:
  %pair = cmpxchg ptr @busy, i32 0, i32 1 acquire monotonic
  %won = extractvalue {{ i32, i1 }} %pair, 1
  br i1 %won, label %own, label %other
own:
  %mine = load ptr, ptr @workspace
  ret ptr %mine
other:
  %allocate = load ptr, ptr @allocate
  %raw = call ptr %allocate({INTP} {size + 2 * ALIGNMENT})
  %none = icmp eq ptr %raw, null
  br i1 %none, label %try, label %fresh
fresh:
  %number = ptrtoint ptr %raw to {INTP}
  %above = add {INTP} %number, {2 * ALIGNMENT - 1}
  %aligned = and {INTP} %above, {-ALIGNMENT}
  %work = inttoptr {INTP} %aligned to ptr
  %before = getelementptr i8, ptr %work, i64 {-WORD}
  store ptr %raw, ptr %before
  ret ptr %work
}}
define internal void @release(ptr %work) #0 {{
  %mine = load ptr, ptr @workspace
  %own = icmp eq ptr %work, %mine
  br i1 %own, label %unlock, label %return
unlock:
  store atomic i32 0, ptr @busy release, align 4
  ret void
return:
  %free = load ptr, ptr @free
  %before = getelementptr i8, ptr %work, i64 {-WORD}
  %raw = load ptr, ptr %before
  call void %free(ptr %raw)
  ret void
}}"""


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
