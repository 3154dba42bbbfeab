"""Kernels that know no lanes: called for one after the other."""

from __future__ import annotations

from poinsot.renderers.llvm.assembly import Assembly, ValueType


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
