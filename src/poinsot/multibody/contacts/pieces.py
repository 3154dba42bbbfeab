"""Two surfaces by the places where they may touch: pairs of pieces that have one each.

    points, spheres, ellipsoids with any convex shape one place, as have capsules with each other
    other convex shapes         the parts of each against the other (`surfaces.PARTS`); boxes and capsules in a plane of
                                motion by corners and ends
    plane                       with points, spheres, ellipsoids; ends of capsules, corners of boxes, vertices of hulls,
                                parts of cylinders
    height function             with points and spheres

Law: the least gap of the places is the distance, tests/switching/test_contact_rows.py. Source: docs/switching.md.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from poinsot.errors import ModelError
from poinsot.multibody.contacts.planes import axis_along
from poinsot.multibody.contacts.surfaces import Surface, SurfacePiece, corners, parts_of, piece

if TYPE_CHECKING:
    from poinsot.multibody.contacts.planes import Sampled
    from poinsot.multibody.stretches import Point

Pairs = list[tuple[str, SurfacePiece, SurfacePiece]]
_POINTS = ("point", "sphere")
_ROUND = ("point", "sphere", "capsule")
_STEPS = 'method="moreau" steps over them, or take spheres, capsules or points in its place'


def split(a: Surface, b: Surface, sampled: Sampled | None = None, e: Point | None = None) -> Pairs:
    """The places of two surfaces that move against each other, in the plane of normal e or, without one, in space.

    Errors  ModelError for two shapes of which no formula is known
    """
    kinds = a.shape.geometry, b.shape.geometry
    if "plane" in kinds:
        return _on_plane(a, b, sampled, e)
    if "height" in kinds:
        if not any(kind in _POINTS for kind in kinds):
            raise _refusal(
                a, b, "a height function is touched by points and spheres alone", "Take spheres in its place"
            )
        return [("", piece(a), piece(b))]
    if kinds == ("point", "point"):
        raise _refusal(a, b, "two points never touch")
    if all(kind in _ROUND for kind in kinds):
        return [("", piece(a), piece(b))]
    if e is None or sampled is None:
        return _by_parts(a, b)
    along = (s.shape.geometry == "box" and _flat(s, sampled, e) is not None for s in (a, b))
    flat = all(kind == "capsule" or across for kind, across in zip(kinds, along, strict=True))
    return _in_plane(a, b, sampled, e) if flat else _by_parts(a, b)


def _by_parts(a: Surface, b: Surface) -> Pairs:
    """Both whole where one is round all about, or neither has parts; else the parts of each against the other."""
    if any(s.shape.geometry in (*_POINTS, "ellipsoid") for s in (a, b)):
        return [("", piece(a), piece(b))]
    found = [(f"{a.body} {label}", part, piece(b)) for label, part in parts_of(a)]
    other = [(f"{b.body} {label}", piece(a), part) for label, part in parts_of(b)]
    if "capsule" in (a.shape.geometry, b.shape.geometry) and "box" in (a.shape.geometry, b.shape.geometry):
        return other if a.shape.geometry == "box" else found  # what a line shares with faces has two ends
    # of places that are one the first takes part: those of a line stay at its ends as it lands on the face of a box
    boxed = a.shape.geometry == "box" != b.shape.geometry
    return (other + found if boxed else found + other) or [("", piece(a), piece(b))]


def _on_plane(a: Surface, b: Surface, sampled: Sampled | None, e: Point | None) -> Pairs:
    """The points of the one that may come first onto the plane of the other."""
    wall, other = (a, b) if a.shape.geometry == "plane" else (b, a)
    if other.shape.geometry in ("plane", "height"):
        raise _refusal(a, b, "both are without end")
    found = corners(other, None if e is None or sampled is None else _flat(other, sampled, e))
    own = piece(wall)
    return [(label, own, point) if wall is a else (label, point, own) for label, point in found]


def _in_plane(a: Surface, b: Surface, sampled: Sampled, e: Point) -> Pairs:
    """A box and a box or a capsule, both in a plane of motion: corners and ends of each against the other."""
    depth, where = [], []
    for k, s in enumerate((a, b)):
        own = _flat(s, sampled, e)
        X = sampled.poses[0][k] @ s.shape.placement
        where.append(float(X.translation @ np.array(e)))
        depth.append(s.shape.parameters[own] / 2 if own is not None else 0.0)
        # cosine: it lies in the plane, but for rounding
        if s.shape.geometry == "capsule" and abs(float(X.rotation[:, 2] @ np.array(e))) > 1e-9:
            raise _refusal(a, b, f"the capsule on {s.body!r} does not lie in their plane of motion")
    apart = abs(where[1] - where[0])
    radius = max((s.shape.parameters[0] for s in (a, b) if s.shape.geometry == "capsule"), default=0.0)
    if apart >= sum(depth) + radius:
        return []
    if apart >= sum(depth):
        raise _refusal(a, b, "beside their plane of motion they overlap by less than the capsule's radius")
    found: Pairs = []
    for k, (s, other) in enumerate(((a, b), (b, a))):
        against = _flattened(other, sampled, e)
        for label, point in corners(s, _flat(s, sampled, e)):
            moved = _beside(point, s, sampled, e, where[1 - k] - where[k])
            found.append((f"{s.body} {label}", moved, against) if k == 0 else (f"{s.body} {label}", against, moved))
    return found


def _flat(s: Surface, sampled: Sampled, e: Point) -> int | None:
    """The axis of a box across the plane; None of other shapes."""
    if s.shape.geometry not in ("box", "cylinder"):
        return None
    X = sampled.poses[0][0 if s.body == sampled.a else 1]
    return axis_along(X.rotation @ s.shape.placement.rotation, e)


def _flattened(s: Surface, sampled: Sampled, e: Point) -> SurfacePiece:
    """A box without end across the plane; a capsule as it is."""
    own, flat = piece(s), _flat(s, sampled, e)
    return own if flat is None else replace(own, sizes=tuple(inf if k == flat else h for k, h in enumerate(own.sizes)))


def _beside(point: SurfacePiece, s: Surface, sampled: Sampled, e: Point, shift: float) -> SurfacePiece:
    """The same point moved along e, across the plane of motion."""
    X = sampled.poses[0][0 if s.body == sampled.a else 1] @ point.placement
    return point.ball(X.rotation.T @ np.array(e) * shift, *point.sizes)


def _refusal(a: Surface, b: Surface, why: str, instead: str = _STEPS) -> ModelError:
    return ModelError(
        f"a {a.shape.geometry} on {a.body!r} and a {b.shape.geometry} on {b.body!r} are not served event by event: "
        f"{why}. {instead}"
    )
