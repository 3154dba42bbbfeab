"""Tables of a network file moved to another place: entries given in the world, as drawn, are turned and shifted.

Numbers may be formulas, and stay formulas of the same names, so that what is free stays free.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.files.network_elements import Fault
from poinsot.files.poses import displacement
from poinsot.files.sections import ROTATIONS, FramePose
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.contacts import CONTACTS
from poinsot.joints.pairs import KINDS, example
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass

Number = float | str
_DIRECTIONS = ("axis", "normal", "x_axis", "plane")


@dataclass(frozen=True)
class PartPose:
    """Where a part stands: a rotation that is known, and a position that may be formulas."""

    rotation: Array
    position: tuple[Number, Number, Number]

    @property
    def turned(self) -> bool:
        """Whether its axes are not those of the world."""
        return not (self.rotation == np.eye(3)).all()

    def direction(self, v: Any) -> Any:
        """R v."""
        if not (_is_vector(v) and self.turned):
            return v
        return [_sum([(float(r), x) for r, x in zip(row, v, strict=True)]) for row in self.rotation]

    def point(self, v: object) -> Any:
        """R v + p."""
        if not _is_vector(v):
            return v
        return [_sum([(1.0, x), (1.0, p)]) for x, p in zip(self.direction(v), self.position, strict=True)]

    def pose(self, table: dict[str, Any], place: tuple[str | int, ...]) -> dict[str, Any]:
        """A frame of the world, moved."""
        moved = {**table, "position": self.point(table.get("position", [0.0, 0.0, 0.0]))}
        if not self.turned:
            return moved
        given = {key: table[key] for key in ROTATIONS if key in table}
        for key in given:
            del moved[key]
        if given.keys() == {"x_axis", "z_axis"}:
            return moved | {key: self.direction(v) for key, v in given.items()}
        if any(isinstance(x, str) for v in given.values() for x in (v if isinstance(v, list) else [v])):
            raise Fault(
                (*place, next(iter(given))), "is a formula in a part that is turned; give both x_axis and "
                "z_axis, whose formulas can be turned, or numbers"
            )  # fmt: skip
        own = displacement(FramePose.model_validate(given, context={})).rotation
        x, y, z, w = Displacement(self.rotation @ own, np.zeros(3)).quaternion.tolist()
        return moved | {"quaternion": [x, y, z, w]}


def moved(section: str, name: str, table: dict[str, Any], place: PartPose) -> dict[str, Any]:
    """One table of a section at its place; poses of bodies are those that it has."""
    at: tuple[str | int, ...] = (section, name)
    new = dict(table)
    if section == "bodies" or (section == "shapes" and new.get("body") == GROUND):
        return place.pose(new, at)
    if section == "shapes":
        return new
    world = section not in ("forces", "torques") or new.get("frame", "world") == "world"
    for key in ("point", "points"):
        if key in new:
            several = key == "points" and isinstance(new[key], list)
            new[key] = [place.point(v) for v in new[key]] if several else place.point(new[key])
    for key in (*_DIRECTIONS, *(("direction",) if world else ())):
        if key in new:
            new[key] = place.direction(new[key])
    if isinstance(new.get("axes"), list):
        new["axes"] = [place.direction(v) for v in new["axes"]]
    if section == "pairs" and place.turned:
        new |= _axes_as_drawn(table, place, at)
    if isinstance(new.get("frame"), dict):
        new["frame"] = place.pose(new["frame"], (*at, "frame"))
    ends = new.get("through", new.get("between", ()))
    for k, end in enumerate(ends if isinstance(ends, list) else ()):
        if end != GROUND:
            continue
        for key in ("frames", "body_points"):  # of the ground these are places in the world
            if isinstance(new.get(key), list) and k < len(new[key]):
                old = new[key][k]
                there = place.point(old) if key == "body_points" else None
                there = place.pose(old, (*at, key, k)) if isinstance(old, dict) else there
                new[key] = [*new[key][:k], there, *new[key][k + 1 :]]
    return new


def _axes_as_drawn(table: Mapping[str, object], place: PartPose, at: tuple[str | int, ...]) -> dict[str, object]:
    """The axes, moved, of a pair that takes them and was given none: coordinates and rates are along those as drawn."""
    kind = table.get("kind")
    if "frames" in table or "x_axis" in table or not isinstance(kind, str) or kind not in {**KINDS, **CONTACTS}:
        return {}
    if "x_axis" not in (keys := [key for each in example(kind, {}).placed_by for key in each]) or "normal" not in keys:
        return {}
    normal = table.get("normal", [0.0, 0.0, 1.0])
    if not (isinstance(normal, list) and _is_vector(normal)):
        return {}
    if any(isinstance(x, str) for x in normal):
        raise Fault((*at, "normal"), "is a formula in a part that is turned; give x_axis too, or numbers")
    x_axis = rotation_aligning_z(array([float(x) for x in normal]))[:, 0].tolist()
    return {"normal": place.direction(normal), "x_axis": place.direction(x_axis)}


def _is_vector(v: Any) -> bool:
    numeric = isinstance(v, list) and all(isinstance(x, (int, float, str)) and not isinstance(x, bool) for x in v)
    return numeric and len(v) == 3


def _sum(terms: list[tuple[float, Any]]) -> Number:
    """Σ r x, a number where all are, else a formula."""
    known = sum(r * x for r, x in terms if not isinstance(x, str) and r != 0)
    parts = [f"({x})" if r == 1 else f"{r!r}*({x})" for r, x in terms if isinstance(x, str) and r != 0]
    if not parts:
        return float(known)
    return " + ".join([*parts, *([repr(float(known))] if known else [])])
