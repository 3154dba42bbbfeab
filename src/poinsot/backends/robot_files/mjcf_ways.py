"""What elements of an MJCF model act along: joints, tendons, sites.

A sum of coordinates is a fixed tendon, a sum of distances a spatial one through sites, each piece a branch with its
pulley. A constant beside the sum has no place in a tendon: what is measured along it is shifted by it.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.mjcf import BodyElements, Move
from poinsot.backends.robot_files.names import FreshNames
from poinsot.backends.robot_files.numbers import laid, significant, texts
from poinsot.backends.robot_files.numbers import text as number
from poinsot.backends.robot_files.xml_text import XmlElement, element
from poinsot.multibody.stretches import Along, BetweenPoints, Stretch
from poinsot.records import dataclass, field

_SUFFIXES = ("_spring", "_damping", " limit", " friction")


@dataclass
class ActuatedCoordinate:
    """What something acts along in the file: a joint, a tendon or a site by its name; the value is MuJoCo's plus
    ``beside``. gear (6,): of a site, the direction that it goes and turns about. reference: its value at the start"""

    kind: str
    name: str
    beside: float = 0.0
    gear: Array | None = None
    element: XmlElement | None = None
    reference: float | None = None


@dataclass
class Ways:
    """The tendons and sites of a file, made when something asks for them."""

    bodies: BodyElements
    tendons: dict[Stretch, ActuatedCoordinate] = field(default_factory=dict)
    names: FreshNames = field(default_factory=FreshNames)
    sites: FreshNames = field(default_factory=FreshNames)

    def along(self, stretch: Stretch, wanted: str) -> ActuatedCoordinate | None:
        """The way of a stretch; None where MJCF has none. wanted: the name of what acts along it"""
        if (move := self.joint(stretch)) is not None:
            return ActuatedCoordinate("joint", move.name, reference=move.reference)
        if stretch in self.tendons:
            return self.tendons[stretch]
        made = self._fixed(stretch, wanted) or self._spatial(stretch, wanted) or self._site(stretch, wanted)
        if made is not None and made.kind == "tendon":
            self.tendons[stretch] = made
        return made

    def joint(self, stretch: Stretch) -> Move | None:
        """The joint of the file that a stretch is."""
        return None if stretch.freedom is None else self.bodies.single.get(stretch.freedom)

    @property
    def elements(self) -> list[XmlElement]:
        """The tendons."""
        return [way.element for way in self.tendons.values() if way.element is not None]

    def site(self, body: str, name: str, pos: Iterable[float], quat: str | None = None) -> str:
        """A new site of a body."""
        made = self.sites.new(name)
        self.bodies.of[body].add(element("site", name=made, pos=texts(pos), quat=quat))
        return made

    def _name(self, wanted: str) -> str:
        for suffix in _SUFFIXES:
            wanted = wanted.removesuffix(suffix)
        return self.names.new(wanted)

    def _fixed(self, stretch: Stretch, wanted: str) -> ActuatedCoordinate | None:
        """Σ c q of joints."""
        moves = [(float(c), self.joint(piece)) for c, piece in stretch.pieces]
        if not all(move is not None for _, move in moves):
            return None
        rows = [element("joint", joint=move.name, coef=number(c)) for c, move in moves if move is not None]
        made = element("fixed", *rows, name=self._name(wanted))
        at_start = sum(c * move.reference for c, move in moves if move is not None)
        return ActuatedCoordinate("tendon", str(made.attributes["name"]), float(stretch.offset), None, made, at_start)

    def _spatial(self, stretch: Stretch, wanted: str) -> ActuatedCoordinate | None:
        """Σ c ℓ of distances, c > 0."""
        lines = [
            (float(c), piece) for c, piece in stretch.pieces if isinstance(piece, BetweenPoints) and float(c) > 0.0
        ]
        if len(lines) != len(stretch.pieces) or not all(e in self.bodies.of for _, line in lines for e in line.acts_on):
            return None
        made = element("spatial", name=self._name(wanted))
        name = str(made.attributes["name"])
        for k, (c, line) in enumerate(lines):
            if k or c != 1.0:
                made.add(element("pulley", divisor=number(significant(1.0 / c))))
            for body, point in ((line.body_a, line.point_a), (line.body_b, line.point_b)):
                made.add(element("site", site=self.site(body, f"{name}_{len(made.children)}", point)))
        return ActuatedCoordinate("tendon", name, float(stretch.offset), None, made)

    def _site(self, stretch: Stretch, wanted: str) -> ActuatedCoordinate | None:
        """The way and the turn of a point of a body along directions of the body."""
        ways = [(float(c), piece) for c, piece in stretch.pieces if isinstance(piece, Along) and piece.follows]
        bodies = {way.body for _, way in ways}
        points = {way.point for _, way in ways if way.point is not None}
        if len(ways) != len(stretch.pieces) or len(bodies) != 1 or len(points) > 1 or not bodies <= set(self.bodies.of):
            return None
        gear = np.zeros(6)
        for c, way in ways:
            half = slice(0, 3) if way.point is not None else slice(3, 6)
            gear[half] += c * np.asarray(way.direction, dtype=float)
        name = self.site(bodies.pop(), f"{wanted}_site", points.pop() if points else (0.0, 0.0, 0.0))
        return ActuatedCoordinate("site", name, gear=laid(gear))
