"""Kernels as lanes call them.

Kernels that know no lanes: called for one after the other.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints
from poinsot.motion.kernels import CompiledFunction
from poinsot.renderers.llvm.assembly import Assembly, ValueType
from poinsot.renderers.llvm.interface import ALIGNMENT


def described(kernel: CompiledFunction, lanes: int, one_by_one: int) -> tuple[Ints, *tuple[Any, ...]]:
    """Description of a kernel in lanes, as `code.lanes` reads it, and the arrays to keep alive.

    one_by_one   the address of what calls a kernel that knows no lanes
    """
    known: Any = getattr(kernel, "lanes", None)
    taken, given = (sum(int(np.prod(shape)) for shape in each.values()) for each in (kernel.inputs, kernel.outputs))
    if known is not None:
        address, size = known(lanes)
        workspace = aligned(size)
    else:
        address, workspace = one_by_one, aligned(8 * (3 + taken + given))
        workspace.view(np.int64)[:3] = kernel.address, taken, given
    outputs, inputs = aligned(8 * given * lanes), aligned(8 * taken * lanes)
    words = [address, workspace.ctypes.data, outputs.ctypes.data, given, inputs.ctypes.data, taken]
    return np.array(words), workspace, outputs, inputs


def aligned(size: int) -> NDArray[np.uint8]:
    """So many bytes of zeros, whole words, where vectors may begin."""
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    return memory[first : first + size - size % 8]


def one_by_one(lanes: ValueType) -> str:
    """``@one_by_one(in, out, work)``, a kernel for all lanes out of one for a single sample.

    `work` holds its address, how many numbers it takes and gives, and then has room for these.
    """
    code = Assembly(ValueType(1), False)
    function = code("load ptr, ptr %work, align 8")
    taken, given = (code(f"load i64, ptr {code.at('%work', 8 * k)}, align 8") for k in (1, 2))
    source = code.at("%work", 24)
    target = code.at(source, code(f"shl i64 {taken}, 3"))
    with code.loop(0, lanes.count) as lane:
        place = code(f"shl i64 {lane.index}, 3")
        _move(code, code.at("%in", place), lanes.bytes, source, 8, taken)
        code.do(f"call void {function}(ptr {source}, ptr {target})")
        _move(code, target, 8, code.at("%out", place), lanes.bytes, given)
    code.do("ret void")
    return code.function("define void @one_by_one(ptr %in, ptr %out, ptr %work)")


def _move(code: Assembly, source: str, from_each: int, target: str, to_each: int, count: str) -> None:
    """Some numbers that lie so many bytes apart, to places so many bytes apart."""
    with code.loop(0, count) as i:
        value = code.load(code.at(source, code(f"mul i64 {i.index}, {from_each}")), 0, 8)
        code.store(value, code.at(target, code(f"mul i64 {i.index}, {to_each}")), 0, 8)
