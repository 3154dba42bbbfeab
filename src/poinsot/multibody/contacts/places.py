"""One place where two bodies may touch: its rows on a motion.

    gap ≥ 0,  0 ≤ z_N ⟂ gap,   d gap/dt = n · (v_B − v_A),    z_T on t₁ and t₂,  |z_T| ≤ μ z_N
    |z_s| ≤ μ z_N  on (μ_t/μ) n·ω,    |z_r| ≤ μ z_N  on (μ_r/μ) (t₁·ω, t₂·ω),    ω = ω_B − ω_A

The normal row is a force along n at B and its opposite at A, those of friction along the tangents at the same point.
Laws    rates are d gap/dt; rows do the same in every frame, tests/switching/test_contact_rows.py
Source  docs/switching.md; Glocker, Set-Valued Force Laws (2001), §3
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import is_zero
from poinsot.geometry.motors import Wrench
from poinsot.geometry.touching import NearestPoints, across
from poinsot.geometry.vectors import cross
from poinsot.joints.pair import Pair
from poinsot.multibody.contacts.surfaces import SurfacePiece, meet
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Carried, End, Measured, Point, Seen, Sized
from poinsot.multibody.switching.element import MeasuredRow, Row, SwitchingElement
from poinsot.records import dataclass

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
