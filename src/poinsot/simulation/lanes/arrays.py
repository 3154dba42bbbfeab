"""Functions on arrays of numbers of all lanes: copies, and whether numbers are finite.

Law: a lane has the bits of the run alone, tests/ensembles/test_alone.py. Source: decision 0011.
"""

from __future__ import annotations

from collections.abc import Callable

from poinsot.renderers.llvm.assembly import Assembly, Lanes
from poinsot.simulation.lanes.lines import WIDE, Lines


def write_copy(code: Lines) -> None:
    """`%target` = `%source`, for `%count` numbers."""
    for offset in code.spans("%count"):
        code.write(code.read("%source", offset), "%target", offset)


def write_replace(code: Lines) -> None:
    """`%target` = `%source` in the lanes `%where`."""
    for offset in code.spans("%count"):
        new, old = code.read("%source", offset), code.read("%target", offset)
        code.write(code.choose("%where", new, old), "%target", offset)


def write_clear(code: Lines) -> None:
    """`%target` = 0."""
    for offset in code.spans("%count"):
        code.write(code.number(0.0), "%target", offset)


def write_finite(code: Lines) -> None:
    """The condition that `%count` numbers from `%base` on are finite."""
    truth = code.each.truth
    with code.loop(0, "%count", 1, [code.each.logical(True)], [truth]) as i:
        i.onward = [code.both(i.carried[0], code.lasting(code.entry("%base", i.index)))]
    code.do(f"ret {truth} {i.carried[0]}")


def write_first_bad(code: Lines) -> None:
    """The index of the first of `%count` numbers from `%base` on that is not finite; −1 without one."""
    kind = code.each.integer
    with code.loop(0, "%count", 1, [code.each.whole(-1)], [kind]) as i:
        known = code.whole("sge", i.carried[0], code.each.whole(0))
        fine = code.either(known, code.lasting(code.entry("%base", i.index)))
        i.onward = [code.select(fine, i.carried[0], code.everywhere(i.index), kind)]
    code.do(f"ret {kind} {i.carried[0]}")


def write_some() -> str:
    """``@write_some(place, numbers, left)``: the first of some neighbours."""
    code = Assembly(Lanes(1), False)
    for k in range(WIDE.count - 1):
        with code.when(code(f"icmp sgt i64 %left, {k}")):
            number = code(f"extractelement {WIDE.type} %numbers, i32 {k}")
            code.store(number, "%place", 8 * k, 8)
    code.do("ret void")
    return code.function(f"define internal void @write_some(ptr %place, {WIDE.type} %numbers, i64 %left)")


def functions(lanes: Lanes, fma: bool) -> list[str]:
    """The text of them all."""

    def function(result: str, name: str, arguments: str, write: Callable[[Lines], None]) -> str:
        code = Lines(lanes, fma)
        write(code)
        return code.function(f"define internal {result} @{name}({arguments}, i64 %count)")

    return [
        function("void", "copy", "ptr %source, ptr %target", write_copy),
        function("void", "replace", f"{lanes.truth} %where, ptr %source, ptr %target", write_replace),
        function("void", "clear", "ptr %target", write_clear),
        function(lanes.truth, "finite", "ptr %base", write_finite),
        function(lanes.integer, "first_bad", "ptr %base", write_first_bad),
        write_some(),
    ]
