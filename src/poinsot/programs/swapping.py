"""Rows and columns of square matrices exchanged, in place, for numbers that were worked on in another order."""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.records import dataclass


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
