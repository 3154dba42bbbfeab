"""Kinematic pairs: what lets two bodies move relative to each other, declared once by its displacement.

A pair joins a *predecessor* and a *successor*; each carries a pair frame, and the pair is the set of displacements
X_PS(q) of the successor's frame in the predecessor's. Screw pairs are products of one-parameter motions along axes of
coordinates; the spherical and the free pair are whole groups. The rest is derived: the freedom twists S (columns, in
successor coordinates, V = S v), their apparent rate Ṡ v, the constraint wrenches that annihilate them, the charts.
Contacts, which slide or roll and carry no coordinates, are in :mod:`poinsot.elements.contacts`.

Laws: ⟨W, V⟩ = 0 for every constraint wrench W and freedom twist V; dim S + dim T = 6; the body twist of X(q(t)) is S v,
tests/elements/test_pairs.py. Source: formulas.md §2, §6, §8; Featherstone 2008, §4.4; Stramigioli et al., §3.2.4.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, final

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.elements import closures
from poinsot.elements.group_pairs import FreePair, SphericalPair
from poinsot.elements.screw_pairs import Motion, ScrewPair
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist

__all__ = [
    "KINDS", "FreePair", "Motion", "Pair", "ReversedPair", "ScrewPair", "SphericalPair", "cylindrical", "fixed", "free",
    "helical", "pair_of_kind", "planar", "prismatic", "revolute", "spherical", "universal",
]  # fmt: skip


class Pair(Protocol):
    """What every algorithm may ask of a pair.

    q are its coordinates (nq,), v its freedoms' rates (nv,). All twists are in successor coordinates.
    """

    @property
    def kind(self) -> str:
        """Its name: "revolute", "prismatic", …"""

    @property
    def coordinates(self) -> tuple[str, ...]:
        """Labels of the coordinates: "angle", "distance", …; "qx", "qy", "qz", "qw" of a quaternion."""

    @property
    def freedoms(self) -> tuple[str, ...]:
        """Labels of the rates: those of the coordinates where v = dq/dt."""

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q): the successor's pair frame in the predecessor's."""

    def freedom_twists(self, q: Array) -> list[Twist]:
        """The columns of S(q)."""

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v: the acceleration S v̇ + Ṡ v has beyond its freedoms."""

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X_PS) (6 − n,): functions that vanish on the pair's displacements; see ``elements.closures``."""

    def neutral(self) -> Array:
        """The coordinates of the identity displacement."""

    def integrate(self, q: Array, dv: Array) -> Array:
        """The coordinates reached from q by the constant velocity dv over unit time."""

    def difference(self, q0: Array, q1: Array) -> Array:
        """The dv with integrate(q0, dv) = q1."""

    def chart(self, q: Array, xi: Array) -> Array:
        """The coordinates at local coordinates ξ around q; chart(q, 0) = q. Simulation steps in it."""

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ξ̇ for freedom rates v at ξ."""


@final
@dataclass(frozen=True)
class ReversedPair:
    """A pair crossed from its successor to its predecessor: X = X_PS(q)⁻¹, with the same coordinates and rates."""

    pair: Pair

    @property
    def kind(self) -> str:
        """The kind of the pair crossed."""
        return self.pair.kind

    @property
    def coordinates(self) -> tuple[str, ...]:
        """The pair's own coordinates."""
        return self.pair.coordinates

    @property
    def freedoms(self) -> tuple[str, ...]:
        """The pair's own freedoms."""
        return self.pair.freedoms

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q)⁻¹: the predecessor's frame in the successor's."""
        return self.pair.displacement(q).inverse()

    def freedom_twists(self, q: Array) -> list[Twist]:
        """−Ad(X_PS) S: the predecessor's twist relative to the successor, in the predecessor's coordinates."""
        if isinstance(self.pair, ScrewPair) and len(self.pair.motions) == 1:
            return [-self.pair.motions[0].screw]  # its own motion leaves the screw where it is
        X = self.pair.displacement(q)
        return [-(X @ S) for S in self.pair.freedom_twists(q)]

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        """−Ad(X_PS) Ṡ v, since d/dt Ad X = Ad X ad_V and V × V = 0."""
        if isinstance(self.pair, ScrewPair) and len(self.pair.motions) == 1:
            return Acceleration.zero()
        rate: Acceleration = self.pair.displacement(q) @ self.pair.apparent_rate(q, v)
        return -rate

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X⁻¹)."""
        return self.pair.closure(X.inverse())

    def neutral(self) -> Array:
        """That of the pair."""
        return self.pair.neutral()

    def integrate(self, q: Array, dv: Array) -> Array:
        """That of the pair: the coordinates are the same."""
        return self.pair.integrate(q, dv)

    def difference(self, q0: Array, q1: Array) -> Array:
        """That of the pair."""
        return self.pair.difference(q0, q1)

    def chart(self, q: Array, xi: Array) -> Array:
        """That of the pair."""
        return self.pair.chart(q, xi)

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """That of the pair."""
        return self.pair.chart_rate(xi, v)


def revolute() -> Pair:
    """Turning about the pair's z-axis: q = (angle)."""
    return ScrewPair("revolute", (Motion("z"),), ("angle",), closures.revolute)


def prismatic() -> Pair:
    """Sliding along the pair's z-axis: q = (distance)."""
    return ScrewPair("prismatic", (Motion("z", turning=False),), ("distance",), closures.prismatic)


def helical(pitch: float) -> Pair:
    """A nut on a screw along the pair's z-axis: q = (angle), advancing by ``pitch`` [m/rad], of any sign."""
    return ScrewPair("helical", (Motion("z", pitch=pitch),), ("angle",), closures.helical, pitch)


def cylindrical() -> Pair:
    """Turning about and sliding along the pair's z-axis: q = (angle, distance)."""
    motions = (Motion("z"), Motion("z", turning=False))
    return ScrewPair("cylindrical", motions, ("angle", "distance"), closures.cylindrical)


def planar() -> Pair:
    """Sliding on the pair's xy-plane and turning about its normal z: q = (x, y, angle)."""
    motions = (Motion("x", turning=False), Motion("y", turning=False), Motion("z"))
    return ScrewPair("planar", motions, ("x", "y", "angle"), closures.planar)


def universal() -> Pair:
    """A cross: turning about the predecessor's x-axis, then about the successor's y-axis: q = (angle_x, angle_y)."""
    return ScrewPair("universal", (Motion("x"), Motion("y")), ("angle_x", "angle_y"), closures.universal)


def fixed() -> Pair:
    """No motion."""
    return ScrewPair("fixed", (), (), closures.fixed)


def spherical() -> Pair:
    """A ball in a socket; see :class:`SphericalPair`."""
    return SphericalPair()


def free() -> Pair:
    """No constraint; see :class:`FreePair`."""
    return FreePair()


KINDS: dict[str, Callable[..., Pair]] = {
    make.__name__: make
    for make in (revolute, prismatic, helical, cylindrical, planar, universal, spherical, fixed, free)
}


def pair_of_kind(kind: str, pitch: float | None = None) -> Pair:
    """The pair called ``kind``; ``pitch`` [m/rad] belongs to the helical pair alone. ModelError otherwise."""
    if kind not in KINDS:
        raise ModelError(f"unknown kind of pair {kind!r}; the kinds are {', '.join(sorted(KINDS))}")
    if (kind == "helical") != (pitch is not None):
        raise ModelError("a helical pair needs a pitch [m/rad]" if kind == "helical" else f"a {kind} pair has no pitch")
    arguments: dict[str, Any] = {} if pitch is None else {"pitch": pitch}
    return KINDS[kind](**arguments)
