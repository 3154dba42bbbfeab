"""Rows that the package does not have, declared as CONTRIBUTING says under "To add a row" and in no other way.

Magnet   −F ≤ z while a stretch lies at its pole, s = at; z = 0 once it has let go: it tears. `Catching` holds again
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from poinsot.algebra import Scalar
from poinsot.elements import AlongStretch, MeasuredRow, Row, Seen, Stretch


@dataclass(frozen=True)
class Magnet(AlongStretch):
    """Holds a stretch against its pole, s ≥ at, by F [N or N·m], and lets go for good."""

    name: str
    stretch: Stretch
    F: float
    at: float = 0.0
    layout: ClassVar[tuple[Row, ...]] = (Row("", "gated", 2, holds=True),)

    def rows(self, motion: Seen) -> Sequence[MeasuredRow]:
        s = self.stretch.measured(motion)
        return [MeasuredRow(s, s.value - self.at)]

    def bounds(self, rates: Sequence[Scalar], command: Scalar) -> Sequence[tuple[Scalar, Scalar]]:
        return [(self.F, 0.0)]


@dataclass(frozen=True)
class Catching(Magnet):
    """A magnet whose pole also stops what comes back, and holds it again."""

    layout: ClassVar[tuple[Row, ...]] = (Row("", "unilateral", 2, holds=True),)
