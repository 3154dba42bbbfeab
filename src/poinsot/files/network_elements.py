"""The place of a table of a network file: its line, its faults, its points in bodies and freedoms.

Where in a TOML file a thing stands is found by a scan for headers and keys, so that a fault can name its line.

The tables themselves, and the elements that they make, are in :mod:`poinsot.files.schema_elements`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic_core import PydanticCustomError

from poinsot.algebra.arrays import array
from poinsot.errors import PoinsotError, nearest
from poinsot.files.reading import Folders
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pair import Pair
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import OnFreedom, Point
from poinsot.multibody.tendons import Tendon
from poinsot.records import dataclass, field

_HEADER = re.compile(r"\s*\[\[?([^\[\]]+)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"\s*((?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*'))*)\s*=")
_QUOTED = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")
_PART = re.compile(r"\"([^\"]*)\"|'([^']*)'|([A-Za-z0-9_-]+)")

_PLACE_PARTS = 30  # that a message names

Place = tuple[str, ...]


def lines_of(text: str) -> dict[Place, int]:
    """The line (counted from 1) at which each table and key begins, by its path from the top."""
    found: dict[Place, int] = {}
    table: Place = ()
    depth = 0  # of brackets open at the end of the line: a value that goes on
    for number, line in enumerate(text.split("\n"), start=1):
        inside, header, key = depth > 0, _HEADER.match(line), _KEY.match(line)
        if inside or (key and not header):
            bare = _QUOTED.sub("", line).partition("#")[0]
            depth += sum(bare.count(c) for c in "[{") - sum(bare.count(c) for c in "]}")
        if inside or not (header or key):
            continue
        if header:
            place = table = _parts(header[1])
        elif key:
            place = (*table, *_parts(key[1]))
        for length in range(1, min(len(place), _PLACE_PARTS) + 1):
            found.setdefault(place[:length], number)
    return found


def line_of(text: str, place: Sequence[object]) -> int | None:
    """The line of a place, or of the nearest table around it; None when none of it is in the text."""
    lines = lines_of(text)
    parts = tuple(str(part) for part in place)
    return next((lines[parts[:n]] for n in range(len(parts), 0, -1) if parts[:n] in lines), None)


def written(place: Sequence[str | int]) -> str:
    """A place as messages write it: bodies.arm.mass, pairs.O.frames item 2.position."""
    return "".join(f" item {part + 1}" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")


def quoted(text: str) -> list[str]:
    """The names in a message, with those of which they are parts: 'f1.R' also names 'f1'."""
    names = re.findall(r"'([^']+)'", text) + re.findall(r"[\w.-]+", text.partition(":")[2])
    return [part for name in names for part in (name, name.partition(".")[0])]


def _parts(dotted: str) -> Place:
    return tuple(next(part for part in match.groups() if part is not None) for match in _PART.finditer(dotted))


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


MOST_ELEMENTS = 100_000


def expanded(kinds: Iterable[str], definitions: Mapping[str, Iterable[str]]) -> tuple[int, str | None]:
    """The number of elements, and the definition that brings most of them (None where none is used).

    kinds        of the elements at the top: names of definitions, or of anything else, which counts as one
    definitions  name → the kinds within. One that stands within itself counts as nothing here: its reader refuses it
    Law          the number equals that of the network opened, tests/files/test_bombs.py
    """
    known: dict[str, int] = {}

    def count(name: str, inside: frozenset[str]) -> int:
        if name not in definitions or name in inside or len(inside) > _DEEPEST:
            return 0 if name in definitions else 1
        if name not in known:
            known[name] = sum(count(each, inside | {name}) for each in definitions[name])
        return known[name]

    counts: dict[str, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + count(kind, frozenset())
    worst = max((kind for kind in counts if kind in definitions), key=lambda kind: counts[kind], default=None)
    return sum(counts.values()), worst


def too_many(kinds: Collection[str], definitions: Mapping[str, Collection[str]]) -> tuple[str, str | None] | None:
    """The fault of repetitions that make far more elements than the file lists, and the largest definition."""
    count, worst = expanded(kinds, definitions)
    listed = len(kinds) + sum(map(len, definitions.values()))
    if count - listed <= MOST_ELEMENTS:
        return None
    return f"{count:.6g} elements when {{}} are opened; they may add at most {MOST_ELEMENTS:,} to those listed", worst


_DEEPEST = 100  # levels; readers refuse fewer
