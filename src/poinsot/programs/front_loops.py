"""Dense loops over the front of a link: rows of closures that are open there, worked together instead of one by one.

A front of m rows lies in a block of shared numbers, its rows ``ld`` numbers apart: six rows with the components of the
wrenches K, one with the peaks, and C, of which what stands below the diagonal counts. Index lists say which row of the
mechanism a place of the front holds. A `FrontLoop` is one function over such a block; what it acts on are words of the
line that calls it. All are the same for one sample and for one in each lane.

    enter    rows begin with K₀           merge    one front is added to another
    panel    c rows close: L, 1/P, K, and −C_r beside, which `rank` takes off C
    cross    T K: K beyond a joint of n freedoms, k = Sᵀ K, D⁻¹ k and what biases take off g; peak + kᵀ D⁻¹ k
    rank     C + Σ left rightᵀ
    ahead, ease, back, push      the same of right sides g and multipliers λ, see `poinsot.multibody.front_steps`

Law: as lines row by row, tests/systems/test_wide_fronts.py. Source: decision 0019.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.records import dataclass

WRENCH, PEAK, HEAD = 6, 6, 7  # the rows before C
WIDE, TALL = 16, 4  # numbers that loops may read beyond the end of a row, rows beyond the last

WORDS = {
    "enter": ("matrix", "ld", "old", "new", "list", "count"),
    "merge": ("matrix", "ld", "from", "from_ld", "count", "list"),
    "panel": (
        "matrix", "ld", "rows", "left", "pivots", "moves", "moved", "inner", "kept", "width", "right", "mu",
        "per", "wrench",
    ),
    "cross": ("matrix", "ld", "rows", "transfer", "kept", "width", "right"),
    "rank": ("matrix", "ld", "rows", "kept", "width", "right", "rank"),
    "ahead": ("left", "pivots", "list", "inner", "kept", "width", "g"),
    "ease": ("left", "list", "kept", "width", "y", "g"),
    "back": ("left", "pivots", "list", "inner", "kept", "width", "multipliers"),
    "push": ("left", "list", "kept", "width", "z", "multipliers"),
}  # fmt: skip
"""What a line says to each: counts, places in index lists, and places of numbers."""


@dataclass(frozen=True)
class FrontLoop:
    """One of the loops; number: the freedoms of the joint, or how many rows close; biased: with what biases take."""

    name: str
    number: int = 0
    biased: bool = False

    @property
    def words(self) -> Sequence[str]:
        """The words of a line."""
        return WORDS[self.name]

    def listing(self) -> str:
        """The program as text."""
        return f"{self.name} {self.number}{' biased' if self.biased else ''}({', '.join(self.words)})"
