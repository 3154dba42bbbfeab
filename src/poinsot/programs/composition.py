"""Programs done one after the other as one: each takes numbers that operands hold, or that another one left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from poinsot.programs.newton import Implicit
from poinsot.programs.program import Program
from poinsot.programs.recursion import Recursion

BETWEEN, NOWHERE = "between", "nowhere"
Part = Program | Recursion | Implicit
"""What is done at a stretch."""


class Piece(NamedTuple):
    """Where numbers lie: "i" (input), "o" (output), BETWEEN or, where there are none, NOWHERE; from ``offset`` on."""

    base: str
    operand: int
    offset: int
    size: int


class Call(NamedTuple):
    """One of the parts, with what it takes and gives; −1: a copy or, where nothing is taken, zeros."""

    part: int
    takes: Sequence[Piece]
    gives: Sequence[Piece]


@dataclass(frozen=True)
class Composition:
    """What is done, in order.

    parts    each source once, however often it is called, with the sizes of its operands
    between  how many numbers stand between
    """

    parts: Sequence[tuple[Part, Sequence[int], Sequence[int]]]
    calls: Sequence[Call]
    between: int

    @property
    def operations(self) -> int:
        """Of all calls."""
        return sum(self.parts[call.part][0].operations for call in self.calls if call.part >= 0)

    def listing(self, inputs: Sequence[str], outputs: Sequence[str]) -> str:
        """The parts as text, and which is called with what."""
        text = []
        for k, (source, taken, given) in enumerate(self.parts):
            names = [[f"{x}{n}[{j}]" for n, size in enumerate(sizes) for j in range(size)]
                     for x, sizes in (("i", taken), ("o", given))]  # fmt: skip
            text += [f"# part {k}", source.listing(*names)]
        return "\n".join([*text, *(f"# {call}" for call in self.calls)])


Source = Part | Composition
"""Whatever is computed: a program of any kind, which renderers print."""
