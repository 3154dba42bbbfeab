"""Springs, dampers, forces and torques of a network file as elements: points in bodies, freedoms by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from poinsot.errors import nearest
from poinsot.files.placement import displacement
from poinsot.files.schema import NetworkFile
from poinsot.files.schema_elements import (
    Between,
    BetweenFrames,
    BodyCouple,
    BodyForce,
    FrameDamper,
    FrameSpring,
    OnPair,
    PairDamper,
    PairSpring,
    PointDamper,
    PointSpring,
    SignalTable,
)
from poinsot.geometry.displacement import Displacement
from poinsot.joints.contacts import Contact
from poinsot.joints.pairs import Pair
from poinsot.multibody.forces import (
    BodyTorque,
    Element,
    JointDamper,
    JointEffort,
    JointSpring,
    LinearDamper,
    LinearSpring,
    Point,
    PointForce,
)
from poinsot.multibody.model import GROUND
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, Tensor
from poinsot.signals.signal import Signal

Poses = Mapping[str, Displacement]
Pairs = Mapping[str, Pair]
Spatial = TypeVar("Spatial", SpatialSpring, SpatialDamper)


class Fault(Exception):
    """What is wrong at a place of the file, for the reader to turn into a FileError; line where the place has none."""

    def __init__(self, place: Sequence[str | int], text: str, line: int | None = None) -> None:
        super().__init__(text)
        self.place, self.text, self.line = tuple(place), text, line


def elements(file: NetworkFile, poses: Poses, pairs: Pairs) -> tuple[Element, ...]:
    """The elements in the order springs, dampers, forces, torques; their names must differ across these tables."""
    made: list[Element] = []
    seen: dict[str, str] = {}
    for section in ("springs", "dampers", "forces", "torques"):
        for name, table in getattr(file, section).items():
            if name in seen:
                raise Fault((section, name), f"there is already {seen[name]}.{name}; names of elements must differ")
            seen[name] = section
            made.append(_element((section, name), table, poses, pairs))
    return tuple(made)


def _element(place: tuple[str, str], table: Any, poses: Poses, pairs: Pairs) -> Element:
    name = place[1]
    match table:
        case PairSpring():
            freedom = _freedom(place, table, pairs)
            pair = pairs[table.pair]
            if len(pair.coordinates) != len(pair.freedoms):
                why = f"a {pair.kind} pair has a quaternion, which no spring on one coordinate can bend"
                raise Fault((*place, "pair"), f"{why}; join the bodies by springs between points")
            return JointSpring(name, table.pair, table.stiffness, table.rest, freedom)
        case PairDamper():
            return JointDamper(name, table.pair, table.damping, _freedom(place, table, pairs))
        case PointSpring():
            return LinearSpring(name, *_ends(place, table, poses), table.stiffness, table.rest_length)
        case PointDamper():
            return LinearDamper(name, *_ends(place, table, poses), table.damping)
        case FrameSpring():
            return _sound(place, SpatialSpring(name, *table.between, *_tensors(table), *_frames(place, table, poses)))
        case FrameDamper():
            return _sound(place, SpatialDamper(name, *table.between, *_tensors(table), *_frames(place, table, poses)))
        case BodyForce():
            _moving(place, table.body, poses)
            point = _inside(poses[table.body], table.point) if table.point else table.body_point
            assert point is not None
            return PointForce(name, table.body, point, table.direction, _signal(table.magnitude), table.frame == "body")
        case BodyCouple():
            _moving(place, table.body, poses)
            return BodyTorque(name, table.body, table.direction, _signal(table.magnitude), table.frame == "body")
    freedom = _freedom(place, table, pairs)
    label = pairs[table.pair].freedoms[freedom]
    wanted = "torques" if pairs[table.pair].freedom_units[freedom] == "rad" else "forces"
    if place[0] != wanted:
        raise Fault(place, f"the freedom {label!r} of pair {table.pair!r} takes {wanted}; write [{wanted}.{name}]")
    return JointEffort(name, table.pair, _signal(table.magnitude), freedom)


def _signal(magnitude: Signal | SignalTable) -> Signal:
    return magnitude.signal() if isinstance(magnitude, SignalTable) else magnitude


def _freedom(place: tuple[str, str], table: OnPair, pairs: Pairs) -> int:
    """The number of the freedom that a table means."""
    if table.pair not in pairs:
        raise Fault((*place, "pair"), f"there is no pair {table.pair!r}{nearest(table.pair, pairs, 'the pairs are')}")
    pair = pairs[table.pair]
    if isinstance(pair, Contact):
        where = "join the two bodies, or name a pair that carries coordinates"
        raise Fault((*place, "pair"), f"the {pair.kind} pair {table.pair!r} has no coordinate to act on; {where}")
    if table.freedom is None:
        if len(pair.freedoms) == 1:
            return 0
        which = f"{len(pair.freedoms)}: say freedom = one of {', '.join(pair.freedoms)}" if pair.freedoms else "none"
        raise Fault(place, f"acts on a freedom of pair {table.pair!r}, but this {pair.kind} pair has {which}")
    if table.freedom not in pair.freedoms:
        known = nearest(table.freedom, pair.freedoms, "its freedoms are")
        raise Fault((*place, "freedom"), f"the {pair.kind} pair {table.pair!r} has no freedom {table.freedom!r}{known}")
    return pair.freedoms.index(table.freedom)


def _ends(place: tuple[str, str], table: Between, poses: Poses) -> tuple[str, Point, str, Point]:
    """Body a, its point, body b, its point: the points in body coordinates."""
    a, b = _two_bodies(place, table, poses)
    if table.points:
        return a, _inside(poses[a], table.points[0]), b, _inside(poses[b], table.points[1])
    assert table.body_points is not None  # the schema wants one of them
    return a, table.body_points[0], b, table.body_points[1]


def _two_bodies(place: tuple[str, str], table: Between | BetweenFrames, poses: Poses) -> tuple[str, str]:
    a, b = table.between
    for end in (a, b):
        _known((*place, "between"), end, poses)
    if a == b:
        raise Fault((*place, "between"), f"joins {a!r} to itself; it needs two bodies")
    return a, b


def _tensors(table: BetweenFrames) -> tuple[Tensor, Tensor, Tensor]:
    return table.translational, table.rotational, table.coupling


def _frames(place: tuple[str, str], table: BetweenFrames, poses: Poses) -> tuple[Displacement, Displacement]:
    """X_AE, X_BF: the element's frame in body a and in body b."""
    a, b = _two_bodies(place, table, poses)
    if table.frames:
        return displacement(table.frames[0]), displacement(table.frames[1])
    assert table.frame is not None  # the schema wants one of them
    X_WE = displacement(table.frame)
    return poses[a].inverse() @ X_WE, poses[b].inverse() @ X_WE


def _sound(place: tuple[str, str], element: Spatial) -> Spatial:
    if why := element.fault():
        raise Fault(place, why)
    return element


def _known(place: Sequence[str], body: str, poses: Poses) -> None:
    if body not in poses:
        raise Fault(place, f"there is no body {body!r}{nearest(body, poses, 'the bodies are')}")


def _moving(place: tuple[str, str], body: str, poses: Poses) -> None:
    _known((*place, "body"), body, poses)
    if body == GROUND:
        raise Fault((*place, "body"), "acts on the ground, which nothing moves; name the body that is pushed")


def _inside(X_WB: Displacement, point: Point) -> Point:
    """A point of the world at assembly, in body coordinates."""
    x, y, z = (X_WB.inverse() @ np.array(point)).tolist()
    return x, y, z
