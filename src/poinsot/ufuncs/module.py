"""The code around the body of a kernel for NumPy, in LLVM assembly: parts written elsewhere, put together.

The short way into a kernel, in LLVM assembly: for one call with plain arrays, past NumPy's general machinery.

A ufunc is called through a function that it keeps itself, and NumPy's takes half a microsecond to get ready for what
may come. Ours looks at the arguments first: float64 arrays of exactly the core shapes, contiguous and aligned (for the
shape () Python's or NumPy's floats), no keywords. Then it allocates the outputs, calls the body and is done. Anything
else goes to NumPy's function unchanged, so that only the time differs; where that refuses, `ufuncs.arguments` says why
in words of the mechanism.

Between the user's arrays and the workspace: one function an operand that gathers an input or scatters an output.

Where the numbers of each sample lie side by side, a block of them is read or written a lane at a time, as vectors, and
turned over in registers; any other strides are walked number by number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.entry import Operand
from poinsot.renderers.llvm.interface import INTP, WORD
from poinsot.renderers.llvm.program import ProgramBody
from poinsot.renderers.llvm.target import Host
from poinsot.ufuncs import capi, entry
from poinsot.ufuncs.entry import SHORTCUT


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


class _Text:
    """Lines of assembly with private names."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._count = 0

    def __call__(self, text: str) -> str:
        self._count += 1
        self.lines.append(f"  %s{self._count} = {text}")
        return f"%s{self._count}"

    def field(self, kind: str, base: str, offset: int) -> str:
        """The field some bytes after an address."""
        return self(f"load {kind}, ptr {self(f'getelementptr i8, ptr {base}, i64 {offset}')}")

    def unless(self, wrong: str, label: str) -> None:
        """Leave for the general way if a condition holds."""
        self.lines += [f"  br i1 {wrong}, label %general, label %{label}", f"{label}:"]


def shortcut(operands: Sequence[Operand]) -> str:
    """``@kernel_shortcut``, a vectorcall function for the ufunc of these operands."""
    inputs = [each for each in operands if not each.output]
    outputs = [each for each in operands if each.output]
    text = _Text()
    count = text(f"and {INTP} %nargsf, {(1 << 8 * WORD - 1) - 1}")
    text.unless(text(f"icmp ne {INTP} {count}, {len(inputs)}"), "counted")
    text.unless(text("icmp ne ptr %kwnames, null"), "bare")
    places = [_scalar(text, each) if not each.shape else _array(text, each) for each in inputs]
    made: list[str] = []
    array_type = text("load ptr, ptr @array_type")
    for each in outputs:
        made.append(_new_output(text, each, array_type, made))
    places += [text.field("ptr", each, capi.DATA) for each in made]
    text.lines += [
        "  %work = call ptr @acquire()",
        f"  call void @body{ValueType(1).count}({', '.join(f'ptr {each}' for each in [*places, '%work'])})",
        "  call void @release(ptr %work)",
    ]
    for k, each in enumerate(outputs):
        if not each.shape:
            made[k] = text(f"call ptr {text('load ptr, ptr @as_scalar')}(ptr {made[k]})")
    _return(text, made)
    shapes = [
        f"@shape{each.index} = internal constant [{len(each.shape)} x {INTP}] "
        f"[{', '.join(f'{INTP} {length}' for length in each.shape)}]"
        for each in outputs
    ]
    return "\n".join(
        [
            *shapes,
            f"define ptr @{SHORTCUT}(ptr %ufunc, ptr %args, {INTP} %nargsf, ptr %kwnames) #0 {{",
            *text.lines,
            "general:",
            "  %function = load ptr, ptr @general_call",
            f"  %answer = call ptr %function(ptr %ufunc, ptr %args, {INTP} %nargsf, ptr %kwnames)",
            "  %failed = icmp eq ptr %answer, null",
            "  br i1 %failed, label %refused, label %answered",
            "answered:",
            "  ret ptr %answer",
            *_explained(),
            "}",
        ]
    )


def _explained() -> list[str]:
    """After a refusal: the error that Python holds, with our sentence in the place of NumPy's."""
    words = [f"%error{k}" for k in range(3)]
    each = ", ".join(f"ptr {word}" for word in words)
    return [
        "refused:",
        f"  %error0 = alloca [3 x ptr], align {WORD}",
        *(f"  {word} = getelementptr i8, ptr %error0, i64 {k * WORD}" for k, word in enumerate(words) if k),
        *(f"  %{name} = load ptr, ptr @{name}_error" for name in ("fetch", "normalize", "explain", "restore")),
        f"  call void %fetch({each})",
        f"  call void %normalize({each})",
        f"  call void %explain(ptr %ufunc, ptr %args, {INTP} %nargsf, ptr %kwnames, ptr %error0)",
        *(f"  %now{k} = load ptr, ptr {word}" for k, word in enumerate(words)),
        f"  call void %restore({', '.join(f'ptr %now{k}' for k in range(3))})",
        "  ret ptr null",
    ]


def _array(text: _Text, operand: Operand) -> str:
    """The numbers of an argument, once it is known to be a plain array of the core shape."""
    k = operand.index
    argument = text.field("ptr", "%args", k * WORD)
    kind = text.field("ptr", argument, capi.TYPE)
    text.unless(text(f"icmp ne ptr {kind}, {text('load ptr, ptr @array_type')}"), f"array{k}")
    descriptor = text.field("ptr", argument, capi.DESCRIPTOR)
    other_type = text(f"icmp ne ptr {descriptor}, {text('load ptr, ptr @float64_descriptor')}")
    flags = text(f"and i32 {text.field('i32', argument, capi.FLAGS)}, {capi.PLAIN}")
    not_plain = text(f"icmp ne i32 {flags}, {capi.PLAIN}")
    depth = text.field("i32", argument, capi.DIMENSIONS_COUNT)
    other_depth = text(f"icmp ne i32 {depth}, {len(operand.shape)}")
    wrong = text(f"or i1 {text(f'or i1 {other_type}, {not_plain}')}, {other_depth}")
    text.unless(wrong, f"plain{k}")
    dimensions = text.field("ptr", argument, capi.DIMENSIONS)
    wrong = "false"
    for axis, length in enumerate(operand.shape):
        other = text(f"icmp ne {INTP} {text.field(INTP, dimensions, axis * WORD)}, {length}")
        wrong = text(f"or i1 {wrong}, {other}")
    text.unless(wrong, f"fits{k}")
    return text.field("ptr", argument, capi.DATA)


def _scalar(text: _Text, operand: Operand) -> str:
    """The number in an argument, once it is known to be a float of Python or NumPy."""
    argument = text.field("ptr", "%args", operand.index * WORD)
    kind = text.field("ptr", argument, capi.TYPE)
    others = [text(f"icmp ne ptr {kind}, {text(f'load ptr, ptr @{name}')}") for name in ("float_type", "float64_type")]
    text.unless(text(f"and i1 {others[0]}, {others[1]}"), f"float{operand.index}")
    return text(f"getelementptr i8, ptr {argument}, i64 {capi.HEAD}")


def _new_output(text: _Text, operand: Operand, array_type: str, made: Sequence[str]) -> str:
    """A new array; where there is no memory for it, those made before are dropped and the error goes up."""
    k = operand.index
    create = text("load ptr, ptr @new_array")
    result = text(
        f"call ptr {create}(ptr {array_type}, i32 {len(operand.shape)}, ptr @shape{k}, i32 {capi.FLOAT64}, "
        f"ptr null, ptr null, i32 0, i32 0, ptr null)"
    )
    missing = text(f"icmp eq ptr {result}, null")
    text.lines += [f"  br i1 {missing}, label %missing{k}, label %made{k}", f"missing{k}:"]
    _drop(text, made)
    text.lines += ["  ret ptr null", f"made{k}:"]
    return result


def _drop(text: _Text, objects: Sequence[str]) -> None:
    """Give up references that are not null."""
    for each in objects:
        text.lines.append(f"  call void {text('load ptr, ptr @drop')}(ptr {each})")


def _return(text: _Text, made: Sequence[str]) -> None:
    """Give back the one output, or all of them in a tuple."""
    if len(made) == 1:
        text.lines.append(f"  ret ptr {made[0]}")
        return
    result = text(f"call ptr {text('load ptr, ptr @new_tuple')}({INTP} {len(made)})")
    failed = text(f"icmp eq ptr {result}, null")
    for each in made:
        failed = text(f"or i1 {failed}, {text(f'icmp eq ptr {each}, null')}")
    text.lines += [f"  br i1 {failed}, label %lost, label %found", "lost:"]
    _drop(text, [*made, result])
    text.lines += ["  ret ptr null", "found:"]
    for k, each in enumerate(made):
        text(f"call i32 {text('load ptr, ptr @set_item')}(ptr {result}, {INTP} {k}, ptr {each})")
    text.lines.append(f"  ret ptr {result}")


_STATUS = ["declare void @llvm.x86.sse.stmxcsr(ptr)", "declare void @llvm.x86.sse.ldmxcsr(ptr)"]


def around(operands: Sequence[Operand], body: ProgramBody, lanes: ValueType, machine: Host) -> list[str]:
    """For one lane the inner loop and the short way, for more the batch; and what moves numbers for them."""
    if lanes.count == 1:
        entries = [
            entry.loop(operands, body.workspace, machine.vector, machine.x86),
            shortcut(operands),
            entry.publish(),
        ]
    else:
        entries = [entry.batch(operands, body.workspace, lanes, machine.x86)]
    return [*(transfer(each, lanes) for each in operands), *entries, *(_STATUS if machine.x86 else [])]
