"""Springs, dampers, limits and friction along tendons, and actuators, as elements of an MJCF model.

They act along joints, tendons, sites. A sum of coordinates is a fixed tendon, a sum of distances a spatial one through
sites, each piece a branch with its pulley. A constant beside the sum has no place in a tendon: what is measured along
it is shifted by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.inertias import centred
from poinsot.backends.robot_files.mjcf import BodyElements, Move
from poinsot.backends.robot_files.numbers import laid, number, significant, texts
from poinsot.backends.robot_files.words import AFFINE, RANGES, within
from poinsot.backends.robot_files.xml_text import FreshNames, XmlElement, element, renamed, told
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.actuators import UNLIMITED, Actuator, Range, as_actuator
from poinsot.multibody.fluid_drag import FluidDrag
from poinsot.multibody.force import ForceElement, SuppliedElement, sources_of
from poinsot.multibody.stretches import Along, BetweenPoints, Stretch
from poinsot.multibody.switching.along import Friction, Limit
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.records import dataclass, field
from poinsot.signals.signal import Constant

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
    tendons: dict[object, ActuatedCoordinate] = field(default_factory=dict)
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


_AUTOMATIC = -1.0  # of springlength: the length that the file draws
_SAME = 1e-9  # of its size: a box that is computed from moments, and again from those
_NO_PLACE = "has no counterpart there"


def along_tendons(ways: Ways, elements: list[ForceElement], doubts: Doubts) -> None:
    """The springs and dampers among these, each one on its tendon."""
    for e in elements:
        if e.supplies:
            continue
        what = f"{type(e).__name__} {e.name!r}"
        slack, law = e.slack, e.linear
        damping = float(law.damping) if law is not None and e.dissipates and not e.stores else None
        if slack is None and damping is None:
            doubts.leave(what, _NO_PLACE)
            continue
        way = ways.along(e.stretch, e.name)
        if way is not None and way.kind == "joint":
            way = _beside_joint(ways, e, way)
        if way is None or way.element is None or not _spring(way, slack, damping):
            doubts.leave(what, _NO_PLACE)


def _beside_joint(ways: Ways, e: ForceElement, way: ActuatedCoordinate) -> ActuatedCoordinate:
    """A second spring on a joint, or one with slack: along a tendon of this joint alone."""
    name = ways.names.new(e.name.removesuffix("_spring"))
    made = element("fixed", element("joint", joint=way.name, coef="1"), name=name)
    along = ActuatedCoordinate("tendon", name, 0.0, None, made, way.reference)
    ways.tendons[object()] = along  # a key that no other element has
    return along


def _spring(way: ActuatedCoordinate, slack: tuple[object, object, object] | None, damping: float | None) -> bool:
    """Enter it, if the tendon has none yet."""
    assert way.element is not None
    attributes = way.element.attributes
    if damping is not None:
        if "damping" in attributes or damping < 0.0:
            return False
        attributes["damping"] = number(damping)
        return True
    assert slack is not None
    k, lower, upper = (float(x) for x in slack)  # type: ignore[arg-type]
    if "stiffness" in attributes or k < 0.0:
        return False
    ends = [lower - way.beside, upper - way.beside]
    if ends[0] == ends[1] == _AUTOMATIC:
        ends = [float(np.nextafter(_AUTOMATIC, 0.0))] * 2
    attributes["stiffness"] = number(k)
    attributes["springlength"] = number(ends[0]) if ends[0] == ends[1] else texts(ends)
    return True


def fluid(made: BodyElements) -> dict[str, str]:
    """The density and viscosity of the fluid that drags all that moves, each body as the box with its inertia; what
    this says is taken from the elements."""
    drags = {e.body: e for e in made.said.elements if isinstance(e, FluidDrag)}
    moving = {
        b.name: b.inertia for b in made.tree.model.bodies if made.tree.bodies[b.name].link >= 0 and b.inertia.mass
    }
    fluids = {(e.density, e.viscosity) for e in drags.values()}
    if len(fluids) != 1 or drags.keys() != moving.keys() or not all(_is_box(e, moving[n]) for n, e in drags.items()):
        return {}
    made.said.elements = [e for e in made.said.elements if e not in drags.values()]
    return dict(zip(("density", "viscosity"), map(number, fluids.pop()), strict=True))


def _is_box(e: FluidDrag, inertia: Inertia) -> bool:
    """Whether squares of edges are 6/m (tr I_C 1 − 2 I_C), along the axes of inertia at the centre."""
    mass, c, I_C = centred(inertia)
    wanted = 6.0 / mass * (np.trace(I_C) * np.eye(3) - 2.0 * I_C)
    R, size = e.X_BC.rotation, max(e.box)
    off = np.abs(R @ np.diag(np.square(e.box)) @ R.T - wanted).max() / size**2
    return bool(off < _SAME and np.abs(e.X_BC.translation - c).max() < _SAME * size)


def switching(ways: Ways, switches: list[SwitchingElement], doubts: Doubts) -> list[SwitchingElement]:
    """Enter limits and plain friction along tendons; the others."""
    others: list[SwitchingElement] = []
    for s in switches:
        if isinstance(s, (Limit, Friction)):
            way = ways.along(s.stretch, s.name)
            if way is None or way.element is None or not _switch(way, s):
                doubts.leave(f"{type(s).__name__} {s.name!r}", _NO_PLACE)
        else:
            others.append(s)
    return others


def _switch(way: ActuatedCoordinate, s: Limit | Friction) -> bool:
    assert way.element is not None
    attributes = way.element.attributes
    if isinstance(s, Limit):
        if "range" in attributes or s.restitution:
            return False
        attributes |= within(s.lower - way.beside, s.upper - way.beside)
        return True
    plain = s.command == Constant(1.0) and s.stribeck is None and s.static in (None, s.kinetic)
    if "frictionloss" in attributes or not plain:
        return False
    attributes["frictionloss"] = number(s.kinetic)
    return True


def actuators(ways: Ways, elements: list[ForceElement], doubts: Doubts) -> tuple[list[XmlElement], dict[str, str]]:
    """The actuators, and their names in the file."""
    made, sources = [], sources_of(elements)
    called = renamed(source.name for source in sources)
    doubts.silent += told(called, "source")
    for source in sources:
        found = _actuator(ways, source, called[source.name], doubts)
        if found is not None:
            made.append(found)
    return made, called


def _actuator(ways: Ways, source: SuppliedElement, name: str, doubts: Doubts) -> XmlElement | None:
    what = f"{type(source).__name__} {source.name!r}"
    law = as_actuator(source)
    way = None if law is None else ways.along(law.along, f"{source.name}_tendon")
    if law is None or way is None:
        doubts.leave(what, _NO_PLACE)
        return None
    if source.signal != Constant(0.0):
        doubts.leave(f"the signal of {what}", "is no part of a model there: give it as a control")
    if law.start:
        doubts.leave(f"the activation {law.start:g} of {what} at the start", _NO_PLACE)
    if way.kind == "site" and (law.gain_length or law.bias_length):
        doubts.leave(what, "depends on a length, and a site has none there")
        return None
    made = element("general", name=name)
    made.attributes[way.kind] = way.name
    gear = law.gear if way.gear is None else law.gear * way.gear
    made.attributes["gear"] = texts(np.atleast_1d(gear))
    made.attributes |= _gains(law, way)
    made.attributes |= _ranges(law, way, doubts, what, ways)
    return made


def _gains(law: Actuator, way: ActuatedCoordinate) -> dict[str, str | None]:
    """Gain and bias; of a stretch with a constant beside it, where MuJoCo's length is 0."""
    of = {part: [float(getattr(law, name)) for name in names] for part, names in AFFINE.items()}
    gain, bias = ((a + b * law.gear * way.beside, b, c) for a, b, c in of.values())
    affine = any(gain[1:])
    return {
        "dyntype": None if law.dynamics == "none" else law.dynamics,
        "dynprm": number(law.time_constant) if law.dynamics == "filter" else None,
        "gaintype": "affine" if affine else "fixed",
        "gainprm": texts(gain if affine else gain[:1]),
        "biastype": "affine" if any(bias) else "none",
        "biasprm": texts(bias) if any(bias) else None,
    }


def _ranges(law: Actuator, way: ActuatedCoordinate, doubts: Doubts, what: str, ways: Ways) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for key, name in RANGES.items():
        if (given := getattr(law, name)) != UNLIMITED:
            found |= within(given[0], given[1], key)
    if law.effort_range != UNLIMITED and not _on_joint(law.effort_range, way, ways):
        doubts.leave(f"the effort range of {what}", "has no counterpart beside other actuators, or on what it moves")
    return found


def _on_joint(given: Range, way: ActuatedCoordinate, ways: Ways) -> bool:
    """Enter the range of an effort on the joint that a single actuator drives."""
    joints = [move.joint for move in ways.bodies.moves if move.name == way.name]
    sources = ways.bodies.tree.model.sources
    alone = sum(joint in source.stretch.joints for source in sources for joint in joints) == 1
    alone &= all(piece.freedom is not None for source in sources for _, piece in source.stretch.pieces)
    if way.kind != "joint" or not alone or inf in (-given[0], given[1]):
        return False
    made = next(move.element for move in ways.bodies.moves if move.name == way.name)
    if made is None or "actuatorfrcrange" in made.attributes:
        return False
    made.attributes |= within(*given, "actuatorfrc")
    return True
