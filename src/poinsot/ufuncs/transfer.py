"""Between the user's arrays and the workspace: one function an operand that gathers an input or scatters an output.

Where the numbers of each sample lie side by side, a block of them is read or written a lane at a time, as vectors, and
turned over in registers; any other strides are walked number by number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.interface import INTP, WORD
from poinsot.renderers.llvm.surroundings import Operand


def transfer(operand: Operand, lanes: ValueType) -> str:
    """``@transfer_<k>``: gather an input into the workspace, or scatter an output from it, any strides.

    from, step    the operand at the first sample, and the bytes to the next
    last          the number of the last lane that has a sample of its own; lanes beyond take that sample
    steps         all strides of the call
    """
    head = f"define internal void @transfer{lanes.count}_{operand.index}"
    head += f"(ptr %user, {INTP} %step, {INTP} %last, ptr %steps, ptr noalias %work) #0 {{"
    if operand.size == 0:
        return f"{head}\n  ret void\n}}"
    lines = [*_samples(lanes), *_strides(operand)]
    width = min(lanes.count, 1 << (operand.size.bit_length() - 1))
    if lanes.count > 1 and width > 1:
        lines += [*_whether_dense(operand), "  br i1 %dense, label %block, label %apart"]
        lines += [*_dense(operand, lanes, width), "apart:"]
        before = "%apart"
    else:
        before = "%0"
    return "\n".join([head, *lines, *_apart(operand, lanes, before), "done:", "  ret void", "}"])


def _samples(lanes: ValueType) -> list[str]:
    """``%lane<k>``: the sample of each lane."""
    lines = []
    for lane in range(lanes.count):
        lines += [
            f"  %small{lane} = icmp slt {INTP} {lane}, %last",
            f"  %which{lane} = select i1 %small{lane}, {INTP} {lane}, {INTP} %last",
            f"  %far{lane} = mul {INTP} %which{lane}, %step",
            f"  %lane{lane} = getelementptr i8, ptr %user, {INTP} %far{lane}",
        ]
    return lines


def _strides(operand: Operand) -> list[str]:
    """``%stride<depth>``: the core strides."""
    lines = []
    for depth in range(len(operand.shape)):
        lines.append(f"  %p{depth} = getelementptr i8, ptr %steps, i64 {(operand.first_core_step + depth) * WORD}")
        lines.append(f"  %stride{depth} = load {INTP}, ptr %p{depth}")
    return lines


def _whether_dense(operand: Operand) -> list[str]:
    """``%dense``: whether the numbers of one sample lie side by side, in C order."""
    lines, together = [], "true"
    for depth, length in enumerate(operand.shape):
        if length != 1:
            expected = 8 * math.prod(operand.shape[depth + 1 :])
            lines.append(f"  %fits{depth} = icmp eq {INTP} %stride{depth}, {expected}")
            lines.append(f"  %together{depth} = and i1 {together}, %fits{depth}")
            together = f"%together{depth}"
    return [*lines, f"  %dense = and i1 {together}, true"]


def _dense(operand: Operand, lanes: ValueType, width: int) -> list[str]:
    """A loop over blocks of ``width`` numbers; the last begins earlier, so that it ends with the operand."""
    last = operand.size - width
    lines = [
        "block:",
        f"  %n = phi {INTP} [ 0, %0 ], [ %following, %block ]",
        f"  %late = icmp sgt {INTP} %n, {last}",
        f"  %first = select i1 %late, {INTP} {last}, {INTP} %n",
        f"  %there = mul {INTP} %first, 8",
        f"  %place = mul {INTP} %first, {lanes.bytes}",
        f"  %here = getelementptr i8, ptr %work, {INTP} %place",
    ]
    for lane in range(lanes.count):
        lines.append(f"  %line{lane} = getelementptr i8, ptr %lane{lane}, {INTP} %there")
    for k in range(width):
        lines.append(f"  %row{k} = getelementptr i8, ptr %here, i64 {k * lanes.bytes}")
    write = _Registers(lines)
    part, whole = f"<{width} x double>", lanes.type
    groups = range(0, lanes.count, width)
    if operand.output:
        rows = [write(f"load {whole}, ptr %row{k}, align {lanes.bytes}") for k in range(width)]
        for group in groups:
            columns = [write.shuffle(row, row, lanes.count, range(group, group + width)) for row in rows]
            for k, value in enumerate(_turned(write, columns)):
                lines.append(f"  store {part} {value}, ptr %line{group + k}, align 8")
    else:
        parts = [
            _turned(write, [write(f"load {part}, ptr %line{group + k}, align 8") for k in range(width)])
            for group in groups
        ]
        for k in range(width):
            value = _joined(write, [each[k] for each in parts], width)
            lines.append(f"  store {whole} {value}, ptr %row{k}, align {lanes.bytes}")
    return [
        *lines,
        f"  %following = add {INTP} %n, {width}",
        f"  %again = icmp slt {INTP} %following, {operand.size}",
        "  br i1 %again, label %block, label %done",
    ]


class _Registers:
    """Adds instructions to lines and names their values."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def __call__(self, text: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def shuffle(self, a: str, b: str, length: int, picks: Sequence[int]) -> str:
        """The numbers picked from two vectors of this length, one behind the other."""
        if a == b and [*picks] == [*range(length)]:
            return a
        mask = f"<{len(picks)} x i32> <{', '.join(f'i32 {pick}' for pick in picks)}>"
        return self(f"shufflevector <{length} x double> {a}, <{length} x double> {b}, {mask}")


def _turned(write: _Registers, rows: Sequence[str]) -> list[str]:
    """The transpose of a square of numbers with a power of two as side: quarters change places, then their own."""
    values, side = [*rows], len(rows)
    half = 1
    while half < side:
        kept = [p if not p & half else side + p - half for p in range(side)]
        moved = [p + half if not p & half else side + p for p in range(side)]
        for k in range(side):
            if not k & half:
                a, b = values[k], values[k + half]
                values[k] = write.shuffle(a, b, side, kept)
                values[k + half] = write.shuffle(a, b, side, moved)
        half *= 2
    return values


def _joined(write: _Registers, parts: Sequence[str], width: int) -> str:
    """Vectors one behind the other."""
    values = [*parts]
    while len(values) > 1:
        values = [write.shuffle(a, b, width, range(2 * width)) for a, b in zip(values[::2], values[1::2], strict=True)]
        width *= 2
    return values[0]


def _apart(operand: Operand, lanes: ValueType, before: str) -> list[str]:
    """Loops over the core dimensions, number by number."""
    nest = operand.shape
    lines = ["  br label %loop0" if nest else "  br label %inside"]
    user, work = "0", "0"
    for depth in range(len(nest)):
        outside = f"%loop{depth - 1}" if depth else before
        lines += [
            f"loop{depth}:",
            f"  %k{depth} = phi {INTP} [ 0, {outside} ], [ %k{depth}next, %end{depth} ]",
            f"  %user{depth} = phi {INTP} [ {user}, {outside} ], [ %user{depth}next, %end{depth} ]",
            f"  %work{depth} = phi {INTP} [ {work}, {outside} ], [ %work{depth}next, %end{depth} ]",
            f"  br label %{f'loop{depth + 1}' if depth + 1 < len(nest) else 'inside'}",
        ]
        user, work = f"%user{depth}", f"%work{depth}"
    lines += ["inside:", f"  %spot = getelementptr i8, ptr %work, {INTP} {work}"]
    for lane in range(lanes.count):
        mine, theirs = f"%mine{lane}", f"%theirs{lane}"
        lines.append(f"  {theirs} = getelementptr i8, ptr %lane{lane}, {INTP} {user}")
        lines.append(f"  {mine} = getelementptr i8, ptr %spot, i64 {8 * lane}")
        source, target = (mine, theirs) if operand.output else (theirs, mine)
        lines.append(f"  %x{lane} = load double, ptr {source}, align 8")
        lines.append(f"  store double %x{lane}, ptr {target}, align 8")
    lines.append(f"  br label %{f'end{len(nest) - 1}' if nest else 'done'}")
    for depth in reversed(range(len(nest))):
        inner = math.prod(nest[depth + 1 :]) * lanes.bytes
        lines += [
            f"end{depth}:",
            f"  %k{depth}next = add {INTP} %k{depth}, 1",
            f"  %user{depth}next = add {INTP} %user{depth}, %stride{depth}",
            f"  %work{depth}next = add {INTP} %work{depth}, {inner}",
            f"  %more{depth} = icmp slt {INTP} %k{depth}next, {nest[depth]}",
            f"  br i1 %more{depth}, label %loop{depth}, label %{f'end{depth - 1}' if depth else 'done'}",
        ]
    return lines
