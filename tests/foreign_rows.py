"""Rows that the package does not have, declared as CONTRIBUTING says under "To add a row" and in no other way.

Magnet   −F ≤ z while a stretch lies at its pole, s = at; z = 0 once it has let go: it tears. `Catching` holds again
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from poinsot.algebra import Scalar
from poinsot.elements import AlongStretch, MeasuredRow, Pair, Row, Seen, Stretch
from poinsot.files import SwitchTable


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

    def own_faults(self, pairs: Mapping[str, Pair]) -> Iterator[str]:
        if self.F < 0.0:
            yield f" holds by {self.F:g}, which must not be less than 0"


@dataclass(frozen=True)
class Catching(Magnet):
    """A magnet whose pole also stops what comes back, and holds it again."""

    layout: ClassVar[tuple[Row, ...]] = (Row("", "unilateral", 2, holds=True),)


class MagnetTable(SwitchTable):
    """[locks.NAME] with a pull: a magnet; holds [N or N·m], at [m or rad]."""

    holds: float
    at: float = 0.0

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        return "holds" in value

    def element(self, at: Any) -> Magnet:
        return Magnet(at.name, self.stretch(at, bent=True), self.holds, self.at)
