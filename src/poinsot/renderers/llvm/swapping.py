"""Rows and columns of square matrices exchanged, in LLVM assembly."""

from __future__ import annotations

from poinsot.programs.swapping import Swaps
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.looping import Looping, table


def swaps(stage: Swaps, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The function: number by number."""
    code, n = Looping(lanes, group, fma), stage.size
    with code.loop(0, len(stage.pairs)) as pair:
        a, b = code.entries(f"{name}_pairs", pair.index, 2)
        for output in stage.outputs:
            for rows in (True, False):
                with code.loop(0, n) as k:
                    places = [(x, k.index) if rows else (k.index, x) for x in (a, b)]
                    at = [code.places(code.places(f"%o{output}", i, n), j) for i, j in places]
                    values = [code(f"load {lanes.type}, ptr {x}, align 8") for x in at]
                    for value, x in zip(reversed(values), at, strict=True):
                        code.do(f"store {lanes.type} {value}, ptr {x}, align 8")
    code.do("ret void")
    return f"{table(f'{name}_pairs', stage.pairs)}\n{code.function(head)}"
