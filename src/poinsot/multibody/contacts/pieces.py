"""Two surfaces by the places where they may touch: pairs of pieces that have one each.

    points, spheres, ellipsoids with any convex shape one place, as have capsules with each other
    other convex shapes         the parts of each against the other (`surfaces.PARTS`); boxes and capsules in a plane of
                                motion by corners and ends
    plane                       with points, spheres, ellipsoids; ends of capsules, corners of boxes, vertices of hulls,
                                parts of cylinders
    height function             with points and spheres

Law: the least gap of the places is the distance, tests/switching/test_contact_rows.py. Source: docs/switching.md.

One place where two bodies may touch: its rows on a motion.

    gap ≥ 0,  0 ≤ z_N ⟂ gap,   d gap/dt = n · (v_B − v_A),    z_T on t₁ and t₂,  |z_T| ≤ μ z_N
    |z_s| ≤ μ z_N  on (μ_t/μ) n·ω,    |z_r| ≤ μ z_N  on (μ_r/μ) (t₁·ω, t₂·ω),    ω = ω_B − ω_A

The normal row is a force along n at B and its opposite at A, those of friction along the tangents at the same point.
Laws    rates are d gap/dt; rows do the same in every frame, tests/switching/test_contact_rows.py
Source  docs/switching.md; Glocker, Set-Valued Force Laws (2001), §3
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import is_zero
from poinsot.errors import ModelError
from poinsot.geometry.motors import Wrench
from poinsot.geometry.touching import NearestPoints, across
from poinsot.geometry.vectors import cross
from poinsot.joints.pair import Pair
from poinsot.multibody.contacts.planes import axis_along
from poinsot.multibody.contacts.surfaces import Surface, SurfacePiece, corners, meet, parts_of, piece
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Carried, End, Measured, Point, Seen, Sized
from poinsot.multibody.switching.element import MeasuredRow, Row, SwitchingElement
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.multibody.contacts.planes import Sampled


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


_NORMAL, _SLIP = Row("", "unilateral", 2), Row("slip", "friction", 1)
_SLIPS, _ROLLS = (
    (Row(word, "friction", 1, disc=word), Row(f"{word} 2", "friction", 1, disc=word)) for word in ("slip", "roll")
)
_SPIN, _ROLL = Row("spin", "friction", 1), Row("roll", "friction", 1)


@dataclass(frozen=True)
class Place(SwitchingElement):
    """Where a piece of body A and one of body B may touch: a normal row, here without friction.

    length  [m] what its gap is measured by; 0: the size of the part that the bodies belong to
    torsional, rolling  μ_t, μ_r [m]; coupled: whether rolling shares the bound of sliding, in a plane
    """

    name: str
    a: SurfacePiece
    b: SurfacePiece
    restitution: float = 0.0
    poisson: bool = False
    static: float = 0.0
    kinetic: float = 0.0
    length: float = 0.0
    torsional: float = 0.0
    rolling: float = 0.0
    coupled: bool = False
    layout = (_NORMAL,)

    @property
    def mu_s(self) -> float:
        """μ_s."""
        return self.static

    @property
    def mu_k(self) -> float:
        """μ_k."""
        return self.kinetic

    @property
    def acts_on(self) -> tuple[str, ...]:
        """The bodies that move, of which one at least does."""
        return tuple(body for body in (self.a.body, self.b.body) if body != GROUND)

    def span(self, tree: Sized) -> Any:
        """The length, else the size of the part."""
        return self.length or tree.extent(*self.acts_on)

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """None: those of the contact that it is a place of come first."""
        return iter(())

    def tangents(self, motion: Seen, at: NearestPoints) -> Sequence[Array]:
        """Unit vectors across the normal, of the rows of friction."""
        return ()

    def turnings(self, at: NearestPoints, tangents: Sequence[Array]) -> Sequence[Array]:
        """Directions of the rows of torsional and rolling friction, of the length μ_t/μ and μ_r/μ."""
        return ()

    def touched(self, motion: Seen) -> tuple[Carried, Carried, NearestPoints]:
        """Both pieces as they are carried, and where they are nearest."""
        a = motion.carried(self.a.body, self.a.placement, self.b.body)
        b = motion.carried(self.b.body, self.b.placement, self.a.body)
        return a, b, meet(self.a, a, self.b, b)

    def rows(self, motion: Seen) -> Sequence[MeasuredRow]:
        """The normal row at the nearest points of the cores, those of friction where B's surface touches."""
        a, b, at = self.touched(motion)
        arms = _arm(a, self.a, at.a), _arm(b, self.b, at.b)
        found = [MeasuredRow(Measured(at.gap, _opposed((a, b), arms, at.normal)), at.gap)]
        tangents = self.tangents(motion, at)
        if not tangents:
            return found
        away = at.gap + at.radius_a, -at.radius_b
        arms_there = [
            arm if is_zero(d) or where.link < 0 else arm + (where.X_WL.rotation.T @ at.normal) * d
            for where, arm, d in zip((a, b), arms, away, strict=True)
        ]
        found += [MeasuredRow(Measured(None, _opposed((a, b), arms_there, t))) for t in tangents]
        return [*found, *(MeasuredRow(Measured(None, _twisted((a, b), d))) for d in self.turnings(at, tangents))]


@dataclass(frozen=True)
class InSpace(Place):
    """With friction in both directions of the surface."""

    @property
    def layout(self) -> tuple[Row, ...]:  # type: ignore[override]
        """Its rows."""
        return (_NORMAL, *_SLIPS, *_some(self.torsional, _SPIN), *_some(self.rolling, *_ROLLS))

    def turnings(self, at: NearestPoints, tangents: Sequence[Array]) -> Sequence[Array]:
        """n, and the tangents."""
        spin = _some(self.torsional, at.normal * (self.torsional / self.static))
        return [*spin, *_some(self.rolling, *(t * (self.rolling / self.static) for t in tangents))]

    def tangents(self, motion: Seen, at: NearestPoints) -> Sequence[Array]:
        """Those of the shape, else any."""
        return at.tangents or across(at.normal)


@dataclass(frozen=True)
class InPlane(Place):
    """With friction along e × n: the bodies move in a plane of normal e, given in the world."""

    plane: Point = (0.0, 0.0, 1.0)

    @property
    def layout(self) -> tuple[Row, ...]:  # type: ignore[override]
        """Its rows."""
        disc = "all" if self.coupled else ""
        return (_NORMAL, _SLIP._replace(disc=disc), *_some(self.rolling, _ROLL._replace(disc=disc)))

    def turnings(self, at: NearestPoints, tangents: Sequence[Array]) -> Sequence[Array]:
        """The direction about which they turn."""
        return _some(self.rolling, *(cross(at.normal, t) * (self.rolling / self.static) for t in tangents))

    def tangents(self, motion: Seen, at: NearestPoints) -> Sequence[Array]:
        """e × n."""
        _, e = motion.direction(GROUND, self.plane, False)
        return (cross(e, at.normal),)


def _some(coefficient: object, *those: Any) -> tuple[Any, ...]:
    """Those, where there is a coefficient."""
    return () if is_zero(coefficient) else those


def _twisted(ends: Sequence[Carried], d: Array) -> list[End]:
    """A couple along −d on A and along d on B, in the links; the ground left out."""
    return [
        End(at.link, Wrench(at.X_WL.rotation.T @ d * sign, array([0.0, 0.0, 0.0])), sign)
        for at, sign in zip(ends, (-1.0, 1.0), strict=True)
        if at.link >= 0
    ]


def _arm(at: Carried, piece: SurfacePiece, p: Array) -> Array:
    """A point of the world in its link; that of a ball is its centre."""
    if at.link < 0 or piece.kind == "ball":
        return at.X_L.translation
    R, origin = at.X_WL.rotation, at.X_WL.translation
    return array(R.T @ (p - origin))


def _opposed(ends: Sequence[Carried], arms: Sequence[Array], n: Array) -> list[End]:
    """A unit force along −n on A and along n on B, in the links; the ground left out."""
    found = []
    for at, arm, sign in zip(ends, arms, (-1.0, 1.0), strict=True):
        if at.link >= 0:
            force = (at.X_WL.rotation.T @ n) * sign
            found.append(End(at.link, Wrench(cross(arm, force), force), sign))
    return found
