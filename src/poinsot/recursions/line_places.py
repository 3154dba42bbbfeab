"""Where records lie that lines take and give: families of them, by number, in operands and in slots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.algebra.linear import Complex
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import SixVector
from poinsot.multibody.coriolis import Gyration
from poinsot.multibody.front_names import NameFamily, depends_on_joint, record
from poinsot.multibody.kinematics import ground_acceleration
from poinsot.multibody.tree import Tree
from poinsot.programs.recursion import SLOT
from poinsot.records import NamedTuple
from poinsot.recursions.records import numbers_of

STANDING = "standing"
"""In place of a place: something stands there for every line."""


class Copy(NamedTuple):
    """± another number: of the same record, one that comes before; of the owner's row; or of its record of a family."""

    of: str
    place: int
    sign: float


SAME, OWN_ROW = "", "row"
"""In place of a family: the same record; the owner's row."""


Numbers: TypeAlias = tuple[float | Copy | None, ...]
"""The numbers of a record: constants, copies of others, None where they vary."""


def make_of(x: object) -> Any:
    """What records of one make have in common."""
    match x:
        case tuple() | list():
            return (type(x), *map(make_of, x))
        case np.ndarray():
            return x.shape, any(isinstance(each, Complex) for each in x.flat)
        case Displacement() | ArticulatedInertia() | Inertia() | Gyration():
            return type(x)
        case SixVector():
            return type(x), make_of(x.vector)
        case Complex() | None:
            return type(x)
    return float


class Where:
    """Where the records of one family lie: a place by number (−1: nowhere yet), and from where on; the first, −1, never
    anywhere. slot, stand: the places that they have once they are in slots, and while they are nowhere."""

    def __init__(self) -> None:
        self.place, self.at, self.slot, self.stand = (np.zeros(0, dtype=np.int64) for _ in range(4))


Fixed = Mapping[str, tuple[str, int, Sequence[int] | Ints]]
"""What lies in operands of the kernel: family → (INPUT or OUTPUT, operand, from where on by number; −1: not there)."""


class LinePlaces:
    """Kinds of places by number, (base, operand, make); makes by number, each with a record of zeros.

    layouts    by the operand of slots: which numbers of a record lie there, None: all
    of_links   which link each record of a family belongs to, where it is not that of its own number
    cleared    runs of slots that are zero at the start: first, and how many numbers
    shared     how many numbers fronts take beside slots; lists: their index lists
    """

    def __init__(self, tree: Tree, fixed: Fixed, of_links: Mapping[str, Ints]) -> None:
        self.tree, self.of_links = tree, of_links
        moves = [(len(link.q), len(link.v)) for link in tree.links]
        self._moves = sorted(set(moves))
        number = {each: n for n, each in enumerate(self._moves)}
        self._moves_of = np.array([number[each] for each in moves], dtype=np.int64)
        self.records: list[Any] = []
        self._makes: dict[Any, int] = {}
        self.places: list[tuple[str, int, int]] = []
        self._place_numbers: dict[tuple[str, int, int], int] = {}
        self.families: dict[str, Where] = {}
        self.size = 0
        self.declared: dict[str, tuple[Sequence[object], Ints]] = {}
        self.passing: list[str] = []
        self.varied = False
        self.substitutes: list[object] = [None]
        self._substitute_of: dict[str, int] = {}
        self.layouts: list[tuple[int, ...] | None] = [None]
        self.cleared: list[tuple[int, int]] = []
        self.shared, self.lists = 0, [0]
        for family, (base, operand, at) in fixed.items():
            self.lay(family, np.asarray(at, dtype=np.int64), base, operand)

    def declare(
        self, family: str, records: Sequence[object], number: Ints, absent: object = None, passing: bool = False
    ) -> NameFamily:
        """A family of records of one layout, by number; absent: the place that stands for missing records.

        passing: whether they lie where they are before the first is given, others in the place of earlier ones
        """
        self.declared[family] = records, number
        if passing:
            self.passing.append(family)
        if absent is not None:
            self._substitute_of[family] = self._substitute(absent)
        return NameFamily(family)

    def _substitute(self, record: object) -> int:
        self.substitutes.append(record)
        return len(self.substitutes) - 1

    def made(self, record: object) -> int:
        """The number of a make."""
        key = make_of(record)
        if key not in self._makes:
            self._makes[key] = len(self.records)
            self.records.append(record)
        return self._makes[key]

    def place(self, base: str, operand: int, make: int) -> int:
        """The number of a kind of place."""
        key = (base, operand, make)
        if key not in self._place_numbers:
            self._place_numbers[key] = len(self.places)
            self.places.append(key)
        return self._place_numbers[key]

    def where(self, family: str, most: int) -> Where:
        """The places of a family, up to this number at least."""
        found = self.families.setdefault(family, Where())
        held, count = len(found.at), most + 2
        if count > held:
            more = np.full(count - held, -1, dtype=np.int64)
            found.place, found.at = np.concatenate([found.place, more]), np.concatenate([found.at, more])
            found.slot, found.stand = (self._alike(family, count, base) for base in (SLOT, STANDING))
        return found

    def _alike(self, family: str, count: int, base: str) -> Ints:
        """The kinds of places of a family's records, were all in places of this base."""
        operand = 0 if base == SLOT else self._standing(family)
        if family in self.declared:
            records, number = self.declared[family]
            each = np.array([self.place(base, operand, self.made(x)) for x in records], dtype=np.int64)
            found = np.full(count, each[0], dtype=np.int64)
            some = min(count - 1, len(number))
            found[1 : 1 + some] = each[number[:some]]
            return found
        if not depends_on_joint(family):
            return np.full(count, self.place(base, operand, self.made(record(family, 0, 0))))
        each = np.array([self.place(base, operand, self.made(record(family, *moves))) for moves in self._moves])
        link = self.of_links.get(family, np.arange(len(self._moves_of)))
        found = np.full(count, -1, dtype=np.int64)
        some = min(count - 1, len(link))
        found[1 : 1 + some] = each[self._moves_of[link[:some]]]
        return found

    def _standing(self, family: str) -> int:
        """Substitutes for absent records of a family, by number."""
        if family == "ground" and family not in self._substitute_of:
            self._substitute_of[family] = self._substitute(ground_acceleration(self.tree))
        return self._substitute_of.get(family, 0)

    def lay(self, family: str, at: Ints, base: str, operand: int = 0) -> None:
        where = self.where(family, len(at) - 1)
        there = np.flatnonzero(at >= 0)
        slots = where.slot[there + 1]
        known = np.unique(slots)
        numbers = np.array([self.place(base, operand, self.places[each][2]) for each in known.tolist()], dtype=np.int64)
        where.place[there + 1], where.at[there + 1] = numbers[np.searchsorted(known, slots)], at[there]

    def lying(self, place: int) -> Sequence[int]:
        """Which numbers of a record lie in such a place."""
        base, operand, make = self.places[place]
        layout = self.layouts[operand] if base == SLOT else None
        return range(len(self.full(make))) if layout is None else layout

    def full(self, make: int) -> Numbers:
        """The numbers of a record of which nothing is known."""
        return (None,) * len(numbers_of(self.records[make]))

    def narrow(self, family: str, kept: Mapping[int, tuple[int, ...]]) -> dict[int, int]:
        """Lay records of a family out with these numbers alone, by the place of whole ones; the new place of each."""
        found = {}
        for place, numbers in kept.items():
            base, _, make = self.places[place]
            layout = None if len(numbers) == len(self.full(make)) else numbers
            if layout not in self.layouts:
                self.layouts.append(layout)
            found[place] = self.place(base, self.layouts.index(layout), make)
        where = self.families[family]
        for old, new in found.items():
            where.slot[where.slot == old] = new
        return found

    def sizes(self, places: Ints) -> Ints:
        """How many numbers of the records in these places lie there."""
        each = np.array([len(self.lying(place)) for place in range(len(self.places))], dtype=np.int64)
        return each[places]

    def keep(self, family: str, numbers: Ints) -> Ints:
        """Places for records that are zero at first; where they begin."""
        first = self.size
        at = self.reserve(family, numbers)
        self.cleared.append((first, self.size - first))
        return at

    def reserve(self, family: str, numbers: Ints) -> Ints:
        """Places for records, one after the other; where they begin."""
        where = self.where(family, int(numbers.max(initial=-1)))
        sizes = self.sizes(where.slot[numbers + 1])
        at = self.size + np.cumsum(sizes) - sizes
        where.place[numbers + 1], where.at[numbers + 1] = where.slot[numbers + 1], at
        self.size += int(sizes.sum())
        return at
