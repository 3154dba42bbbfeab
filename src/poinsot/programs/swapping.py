"""Rows and columns of square matrices exchanged, in place, for numbers that were worked on in another order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poinsot.renderers.llvm.assembly import Lanes
from poinsot.renderers.llvm.looping import Looping, table


@dataclass(frozen=True)
class Swaps:
    """Rows a and b, and columns a and b, change places in some outputs (size, size), for disjoint pairs (a, b)."""

    size: int
    pairs: Sequence[tuple[int, int]]
    outputs: Sequence[int]

    @property
    def operations(self) -> int:
        """None: numbers are only moved."""
        return 0

    def listing(self) -> str:
        """The pairs."""
        return f"swap rows and columns {', '.join(map(str, self.pairs))}"

    def write(self, name: str, head: str, shared: int, lanes: Lanes, group: Lanes, fma: bool) -> str:
        """The function: number by number."""
        code, n = Looping(lanes, group, fma), self.size
        with code.loop(0, len(self.pairs)) as pair:
            a, b = code.entries(f"{name}_pairs", pair.index, 2)
            for output in self.outputs:
                for rows in (True, False):
                    with code.loop(0, n) as k:
                        places = [(x, k.index) if rows else (k.index, x) for x in (a, b)]
                        at = [code.places(code.places(f"%o{output}", i, n), j) for i, j in places]
                        values = [code(f"load {lanes.type}, ptr {x}, align 8") for x in at]
                        for value, x in zip(reversed(values), at, strict=True):
                            code.do(f"store {lanes.type} {value}, ptr {x}, align 8")
        code.do("ret void")
        return f"{table(f'{name}_pairs', self.pairs)}\n{code.function(head)}"
