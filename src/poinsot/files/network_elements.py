"""Force elements of a network file: the place of a table, and its points in bodies and freedoms.

The tables themselves, and the elements that they make, are in :mod:`poinsot.files.schema_elements`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from poinsot.algebra.arrays import array
from poinsot.errors import nearest
from poinsot.files.folders import Folders
from poinsot.files.places import written
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pair import Pair
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import GROUND
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.stretches import OnFreedom, Point
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.records import dataclass, field

SECTIONS = ("springs", "dampers", "forces", "torques", "actuators")
SWITCHES = ("limits", "friction", "freewheels", "locks")


class Fault(Exception):
    """A fault at a place of the file, for the reader to turn into a FileError; line if the place has none."""

    def __init__(self, place: Sequence[str | int], text: str, line: int | None = None) -> None:
        super().__init__(text)
        self.place, self.text, self.line = tuple(place), text, line

    @property
    def sentence(self) -> str:
        """The place and what is wrong there."""
        return f"{written(self.place)}: {self.text}" if self.place else self.text


def beside(path: str | os.PathLike[str], name: str, place: Sequence[str | int], what: str = "it") -> Path:
    """The file of that name in the folder of a network file or below, or in its package. Fault for one elsewhere."""
    found = Folders.of(path).within(name)
    if found is None:
        raise Fault(place, f"leads to {name!r:.200}, outside the folder of {os.fspath(path)}; copy {what} beside it")
    return found


@dataclass(frozen=True)
class Site:
    """Where the table of an element stands: its section and name, the poses of bodies, the pairs of the file.

    tendons  those of the file, by name
    """

    section: str
    name: str
    poses: Mapping[str, Displacement]
    pairs: Mapping[str, Pair]
    tendons: Mapping[str, Tendon] = field(default_factory=dict)

    def fault(self, text: str, *key: str) -> Fault:
        """The fault in this table, or in one of its keys."""
        return Fault((self.section, self.name, *key), text)

    def freedom(self, pair: str, label: str | None, bent: bool = False) -> OnFreedom:
        """The freedom of a pair that is meant; the only one where none is named. bent: it must have a coordinate."""
        if pair not in self.pairs:
            raise self.fault(f"there is no pair {pair!r}{nearest(pair, self.pairs, 'the pairs are')}", "pair")
        meant = self.pairs[pair]
        if not meant.carries_coordinates:
            where = "join the two bodies, or name a pair that carries coordinates"
            raise self.fault(f"the {meant.kind} pair {pair!r} has no coordinate to act on; {where}", "pair")
        if label is None and len(meant.freedoms) != 1:
            which = f"{len(meant.freedoms)}: say freedom = one of {', '.join(meant.freedoms)}"
            which = which if meant.freedoms else "none"
            raise self.fault(f"acts on a freedom of pair {pair!r}, but this {meant.kind} pair has {which}")
        if label is not None and label not in meant.freedoms:
            known = nearest(label, meant.freedoms, "its freedoms are")
            raise self.fault(f"the {meant.kind} pair {pair!r} has no freedom {label!r}{known}", "freedom")
        found = OnFreedom(pair, 0 if label is None else meant.freedoms.index(label))
        if bent and not found.has_value(self.pairs):
            why = f"a {meant.kind} pair has a quaternion, which no spring on one coordinate can bend"
            raise self.fault(f"{why}; join the bodies by springs between points", "pair")
        return found

    def two_bodies(self, between: tuple[str, str]) -> tuple[str, str]:
        """Body a and body b, which are two."""
        a, b = between
        for end in between:
            self.known(end, "between")
        if a == b:
            raise self.fault(f"joins {a!r} to itself; it needs two bodies", "between")
        return a, b

    def moving(self, body: str) -> str:
        """A body that is pushed, so not the ground."""
        self.known(body, "body")
        if body == GROUND:
            raise self.fault("acts on the ground, which nothing moves; name the body that is pushed", "body")
        return body

    def inside(self, body: str, point: Any) -> Point:
        """A point of the world at assembly, in body coordinates."""
        x, y, z = (self.poses[body].inverse() @ array(point)).tolist()
        return x, y, z

    def known(self, body: str, key: str) -> str:
        """A body of the file, or the ground."""
        if body not in self.poses:
            raise self.fault(f"there is no body {body!r}{nearest(body, self.poses, 'the bodies are')}", key)
        return body

    def tendon(self, name: str) -> Tendon:
        """A tendon of the file."""
        if name not in self.tendons:
            raise self.fault(f"there is no tendon {name!r}{nearest(name, self.tendons, 'the tendons are')}", "tendon")
        return self.tendons[name]


def tendons_of(
    tables: Mapping[str, Any], poses: Mapping[str, Displacement], pairs: Mapping[str, Pair]
) -> dict[str, Tendon]:
    """The tendons of a file, from its checked tables."""
    return {name: table.tendon(Site("tendons", name, poses, pairs)) for name, table in tables.items()}


def couplings_of(
    file: Any, poses: Mapping[str, Displacement], pairs: Mapping[str, Pair], tendons: Mapping[str, Tendon]
) -> tuple[Coupling | Pfaffian, ...]:
    """The couplings of a checked file, then its conditions on rates."""
    at = {name: Site("couplings", name, poses, pairs, tendons=tendons) for name in file.couplings}
    held = (table.coupling(at[name]) for name, table in file.couplings.items())
    rates = {name: Site("conditions", name, poses, pairs) for name in file.conditions}
    return *held, *(table.condition(rates[name], file.parameters) for name, table in file.conditions.items())


def motions_of(
    file: Any, poses: Mapping[str, Displacement], pairs: Mapping[str, Pair], tendons: Mapping[str, Tendon]
) -> tuple[GivenMotion, ...]:
    """The given motions of a checked file."""
    at = {name: Site("motions", name, poses, pairs, tendons=tendons) for name in file.motions}
    return tuple(table.motion(at[name]) for name, table in file.motions.items())


def switches(
    file: Any, poses: Mapping[str, Displacement], pairs: Mapping[str, Pair], tendons: Mapping[str, Tendon]
) -> tuple[SwitchingElement, ...]:
    """What switches in a checked file, section by section; their names differ from those of elements, too."""
    made = {name: section for section in SECTIONS for name in getattr(file, section)}
    found: list[SwitchingElement] = []
    for section in SWITCHES:
        for name, table in getattr(file, section).items():
            at = Site(section, name, poses, pairs, tendons=tendons)
            if name in made:
                raise at.fault(f"there is already {made[name]}.{name}; names of elements must differ")
            element: SwitchingElement = table.element(at)
            if why := next(iter(element.faults(poses, pairs)), None):
                raise at.fault(f"it{why}")
            made[name] = section
            found.append(element)
    return tuple(found)


def elements(
    file: Any, poses: Mapping[str, Displacement], pairs: Mapping[str, Pair], tendons: Mapping[str, Tendon]
) -> tuple[ForceElement, ...]:
    """The elements of a checked file, section by section; their names must differ across these."""
    made: dict[str, tuple[str, ForceElement]] = {}
    for section in SECTIONS:
        for name, table in getattr(file, section).items():
            at = Site(section, name, poses, pairs, tendons=tendons)
            if name in made:
                raise at.fault(f"there is already {made[name][0]}.{name}; names of elements must differ")
            element = table.element(at)
            if why := element.fault():
                raise at.fault(why)
            made[name] = section, element
    return tuple(element for _, element in made.values())
