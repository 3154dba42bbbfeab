"""Force elements of a network file: the place of a table, and its points in bodies and freedoms.

The tables themselves, and the elements that they make, are in :mod:`poinsot.files.schema_elements`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic_core import PydanticCustomError

from poinsot.algebra.arrays import array
from poinsot.errors import PoinsotError, nearest
from poinsot.files.folders import Folders
from poinsot.files.places import written
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pair import Pair
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import OnFreedom, Point
from poinsot.multibody.tendons import Tendon
from poinsot.records import dataclass, field


class Fault(Exception):
    """A fault at a place of the file, for the reader to turn into a FileError; line if the place has none."""

    def __init__(self, place: Sequence[str | int], text: str, line: int | None = None) -> None:
        super().__init__(text)
        self.place, self.text, self.line = tuple(place), text, line

    @property
    def sentence(self) -> str:
        """The place and the fault."""
        return f"{written(self.place)}: {self.text}" if self.place else self.text


@contextmanager
def fault_at(place: Sequence[str | int]) -> Iterator[None]:
    """Turn errors about a value into faults at its place."""
    try:
        yield
    except PoinsotError as error:
        raise Fault(place, str(error)) from None
    except PydanticCustomError as error:
        key = (error.context or {}).get("key", "")
        raise Fault((*place, key) if key else place, str(error)) from None


@contextmanager
def inside_of(place: Sequence[str | int]) -> Iterator[None]:
    """A fault in a table as one in the file, where the table is at this place."""
    try:
        yield
    except Fault as fault:
        raise Fault((*place, *fault.place), fault.text) from None


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

    def each(self, section: str, tables: Mapping[str, object]) -> Iterator[tuple[Any, Site]]:
        """The tables of a section, and where each stands."""
        for name, table in tables.items():
            yield table, replace(self, section=section, name=name)

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

    def inside(self, body: str, point: object) -> Point:
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
