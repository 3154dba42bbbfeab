"""The entry points of NumPy in LLVM assembly: its inner loop, for one sample after the other and for a batch.

NumPy hands over a pointer and a stride per operand for the loop, and a stride per core dimension; all are honoured.
Where the numbers of one sample do not lie side by side they are gathered into the workspace and scattered from it. In a
batch the workspace holds, for each number, one sample a lane; the last block repeats the last sample in spare lanes.

What NumPy's ufuncs and the machine code around a program agree on, besides what any program's code does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.entry import Operand, call_body
from poinsot.renderers.llvm.interface import INTP, WORD

LOOP = "kernel_loop"  # NumPy's inner loop
BATCH = "kernel_batch"  # the same for many samples, one a lane
SHORTCUT = "kernel_shortcut"  # what Python calls for the ufunc
PUBLISH = "kernel_publish"  # puts the address of the batch function where the inner loop looks for it

#: What Python hands over besides `renderers.llvm.interface.ADDRESSES`, in this order.
ADDRESSES = (
    "clear_status", "interrupt", "array_type", "float64_descriptor", "float_type", "float64_type",
    "new_array", "as_scalar", "new_tuple", "set_item", "drop", "general_call", "fetch_error", "normalize_error",
    "explain_error", "restore_error",
)  # fmt: skip


_ARGUMENTS = "(ptr %args, ptr %dims, ptr %steps, ptr %data)"


def _item(name: str, array: str, k: int, kind: str) -> list[str]:
    """Load one word of an array."""
    return [f"  %{name}at = getelementptr i8, ptr {array}, i64 {k * WORD}", f"  %{name} = load {kind}, ptr %{name}at"]


def _status(x86: bool) -> tuple[list[str], list[str]]:
    """Before and after: the floating-point flags are left as found, since kernels never raise on values."""
    if x86:
        return (
            ["  %flags = alloca i32", "  call void @llvm.x86.sse.stmxcsr(ptr %flags)"],
            ["  call void @llvm.x86.sse.ldmxcsr(ptr %flags)"],
        )
    return [], ["  %clear = load ptr, ptr @clear_status", "  call void %clear()"]


def _operands(operands: Sequence[Operand]) -> list[str]:
    lines = []
    for each in operands:
        lines += _item(f"arg{each.index}", "%args", each.index, "ptr") + _item(
            f"step{each.index}", "%steps", each.index, INTP
        )
    return lines


def _independent(operands: Sequence[Operand]) -> list[str]:
    """``%independent``: true if no sample reads results of an earlier one.

    NumPy sees to that, except that it reduces and accumulates with an elementwise kernel of two inputs and one output
    by letting the output be, or run ahead of, an input.
    """
    if len(operands) != 3 or any(each.shape for each in operands) or operands[1].output:
        return ["  %independent = and i1 true, true"]
    lines = [f"  %end = sub {INTP} %n, 1"]
    for k in range(3):
        lines += [
            f"  %start{k} = ptrtoint ptr %arg{k} to {INTP}",
            f"  %span{k} = mul {INTP} %end, %step{k}",
            f"  %stop{k} = add {INTP} %start{k}, %span{k}",
            f"  %up{k} = icmp ult {INTP} %start{k}, %stop{k}",
            f"  %low{k} = select i1 %up{k}, {INTP} %start{k}, {INTP} %stop{k}",
            f"  %high{k} = select i1 %up{k}, {INTP} %stop{k}, {INTP} %start{k}",
        ]
    for k in range(2):
        lines += [
            f"  %before{k} = icmp ult {INTP} %high2, %low{k}",
            f"  %after{k} = icmp ult {INTP} %high{k}, %low2",
            f"  %apart{k} = or i1 %before{k}, %after{k}",
            f"  %same_start{k} = icmp eq {INTP} %start{k}, %start2",
            f"  %same_step{k} = icmp eq {INTP} %step{k}, %step2",
            f"  %in_step{k} = and i1 %same_start{k}, %same_step{k}",
            f"  %moving{k} = icmp ne {INTP} %step2, 0",
            f"  %in_place{k} = and i1 %in_step{k}, %moving{k}",
            f"  %fine{k} = or i1 %apart{k}, %in_place{k}",
        ]
    return [*lines, "  %independent = and i1 %fine0, %fine1"]


def _handed_on() -> list[str]:
    """Calls the batch function where there are enough samples, and asks for it where its address is null."""
    return [
        "  br i1 %many, label %batched, label %single",
        "batched:",
        f"  %ready = load atomic ptr, ptr %data acquire, align {WORD}",
        "  %missing = icmp eq ptr %ready, null",
        "  br i1 %missing, label %ask, label %batch",
        "ask:",
        f"  %requestat = getelementptr i8, ptr %data, i64 {WORD}",
        f"  %request = load atomic ptr, ptr %requestat acquire, align {WORD}",
        "  %deaf = icmp eq ptr %request, null",
        "  br i1 %deaf, label %single, label %asked",
        "asked:",
        "  call void %request(ptr %data)",
        f"  %answer = load atomic ptr, ptr %data acquire, align {WORD}",
        f"  %interruptedat = getelementptr i8, ptr %data, i64 {2 * WORD}",
        "  %interrupted = load ptr, ptr %interruptedat",
        "  %resumed = icmp eq ptr %interrupted, null",
        "  br i1 %resumed, label %checked, label %interrupt",
        "interrupt:",
        "  store ptr null, ptr %interruptedat",
        "  %deliver = load ptr, ptr @interrupt",
        "  call void %deliver()",
        "  br label %checked",
        "checked:",
        "  %refused = icmp eq ptr %answer, null",
        "  br i1 %refused, label %single, label %batch",
        "batch:",
        "  %function = phi ptr [ %ready, %batched ], [ %answer, %checked ]",
        "  call void %function(ptr %args, ptr %dims, ptr %steps, ptr %data)",
        "  ret void",
    ]


def loop(operands: Sequence[Operand], body_size: int, lanes: ValueType, x86: bool) -> str:
    """``@kernel_loop``, the inner loop that NumPy calls: one sample after the other.

    From ``lanes`` samples on it hands over to the batch function whose address stands first in ``data``; while that is
    null, the second word of ``data`` is asked to put it there. The third then says whether Python was interrupted.
    """
    before, after = _status(x86)
    one = ValueType(1)
    lines = [
        f"define void @{LOOP}{_ARGUMENTS} #0 {{",
        f"  %n = load {INTP}, ptr %dims",
        *_operands(operands),
        *_independent(operands),
        f"  %enough = icmp sge {INTP} %n, {lanes.count}",
        "  %many = and i1 %enough, %independent",
        *_handed_on(),
        "single:",
        *before,
        "  %work = call ptr @acquire()",
    ]
    for each in operands:
        lines += _is_contiguous(each)
        lines.append(f"  %scratch{each.index} = getelementptr i8, ptr %work, i64 {body_size + 8 * each.offset}")
    lines += ["  br label %sample", "sample:", f"  %i = phi {INTP} [ 0, %single ], [ %next, %scattered ]"]
    for each in operands:
        k = each.index
        lines.append(f"  %far{k} = mul {INTP} %i, %step{k}")
        lines.append(f"  %at{k} = getelementptr i8, ptr %arg{k}, {INTP} %far{k}")
        lines.append(f"  %use{k} = select i1 %contiguous{k}, ptr %at{k}, ptr %scratch{k}")
    for each in operands:
        if not each.output:
            lines += _unless_contiguous(each, one)
    lines.append(call_body(operands, [f"%use{each.index}" for each in operands], one))
    for each in operands:
        if each.output:
            lines += _unless_contiguous(each, one)
    lines += [
        "  br label %scattered",
        "scattered:",
        f"  %next = add {INTP} %i, 1",
        f"  %more = icmp slt {INTP} %next, %n",
        "  br i1 %more, label %sample, label %done",
        "done:",
        "  call void @release(ptr %work)",
        *after,
        "  ret void",
        "}",
    ]
    return "\n".join(lines)


def _is_contiguous(operand: Operand) -> list[str]:
    """``%contiguous<k>``: whether one sample's numbers lie side by side, in C order.

    A scalar output never counts as such: NumPy may let it share memory with an input of an elementwise kernel.
    """
    k, lines = operand.index, []
    together = "false" if operand.output and not operand.shape else "true"
    for depth, length in enumerate(operand.shape):
        if length != 1:
            lines += _item(f"stride{k}_{depth}", "%steps", operand.first_core_step + depth, INTP)
            expected = 8 * math.prod(operand.shape[depth + 1 :])
            lines.append(f"  %dense{k}_{depth} = icmp eq {INTP} %stride{k}_{depth}, {expected}")
            lines.append(f"  %together{k}_{depth} = and i1 {together}, %dense{k}_{depth}")
            together = f"%together{k}_{depth}"
    return [*lines, f"  %contiguous{k} = and i1 {together}, true"]


def _unless_contiguous(operand: Operand, lanes: ValueType) -> list[str]:
    k = operand.index
    return [
        f"  br i1 %contiguous{k}, label %ready{k}, label %move{k}",
        f"move{k}:",
        f"  call void @transfer{lanes.count}_{k}(ptr %at{k}, {INTP} 0, {INTP} 0, ptr %steps, ptr %scratch{k})",
        f"  br label %ready{k}",
        f"ready{k}:",
    ]


def batch(operands: Sequence[Operand], body_size: int, lanes: ValueType, x86: bool) -> str:
    """``@kernel_batch``, with the signature of the inner loop: a block of samples at a time, one a lane."""
    before, after = _status(x86)
    lines = [
        f"define void @{BATCH}{_ARGUMENTS} #0 {{",
        *before,
        f"  %n = load {INTP}, ptr %dims",
        f"  %final = sub {INTP} %n, 1",
        *_operands(operands),
        "  %work = call ptr @acquire()",
    ]
    for each in operands:
        place = body_size + lanes.bytes * each.offset
        lines.append(f"  %scratch{each.index} = getelementptr i8, ptr %work, i64 {place}")
    lines += [
        "  br label %block",
        "block:",
        f"  %i = phi {INTP} [ 0, %0 ], [ %next, %block ]",
        f"  %last = sub {INTP} %final, %i",
    ]
    for each in operands:
        lines.append(f"  %far{each.index} = mul {INTP} %i, %step{each.index}")
        lines.append(f"  %at{each.index} = getelementptr i8, ptr %arg{each.index}, {INTP} %far{each.index}")
    moves = []
    for k in range(len(operands)):
        arguments = f"ptr %at{k}, {INTP} %step{k}, {INTP} %last, ptr %steps, ptr %scratch{k}"
        moves.append(f"  call void @transfer{lanes.count}_{k}({arguments})")
    lines += [move for move, each in zip(moves, operands, strict=True) if not each.output]
    lines.append(call_body(operands, [f"%scratch{each.index}" for each in operands], lanes))
    lines += [move for move, each in zip(moves, operands, strict=True) if each.output]
    lines += [
        f"  %next = add {INTP} %i, {lanes.count}",
        f"  %more = icmp slt {INTP} %next, %n",
        "  br i1 %more, label %block, label %done",
        "done:",
        "  call void @release(ptr %work)",
        *after,
        "  ret void",
        "}",
    ]
    return "\n".join(lines)


def publish() -> str:
    """``@kernel_publish(ptr data, ptr batch)``: let every thread see the batch function, complete."""
    lines = [f"define void @{PUBLISH}(ptr %data, ptr %batch) #0 {{"]
    lines.append(f"  store atomic ptr %batch, ptr %data release, align {WORD}")
    return "\n".join([*lines, "  ret void", "}"])
