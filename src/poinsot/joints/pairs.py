"""Kinematic pairs: what lets two bodies move relative to each other, declared once by its displacement.

A pair joins a *predecessor* and a *successor*; each carries a pair frame, and the pair is the set of displacements
X_PS(q) of the successor's frame in the predecessor's. Screw pairs are products of one-parameter motions along axes of
coordinates; the spherical and the free pair are whole groups. The rest is derived: the freedom twists S, a basis of the
motion subspace (columns, in successor coordinates, V = S v), their apparent rate Ṡ v, the constraint wrenches that
annihilate them, the charts.
What every pair answers is in :mod:`poinsot.joints.pair`; ``KINDS`` names those that a file can ask for.
Contacts, which slide or roll and carry no coordinates, are in :mod:`poinsot.joints.contacts`.

Laws: ⟨W, V⟩ = 0 for every constraint wrench W and freedom twist V; dim S + dim T = 6; the body twist of X(q(t)) is S v,
tests/joints/test_pairs.py. Source: formulas.md §2, §6, §8; Featherstone 2008, §4.4; Stramigioli et al., §3.2.4.
Units: angles [rad], distances [m], pitches [m/rad]; rates per second; freedom twists S those per unit of v.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import final

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.joints import closures
from poinsot.joints.contacts import CONTACTS
from poinsot.joints.group_pairs import FreePair, SphericalPair
from poinsot.joints.motions import ScrewMotion, Step
from poinsot.joints.pair import Constancy, Pair, Part, SineRows, Symbol, Unit
from poinsot.joints.screw_pairs import ScrewPair
from poinsot.records import dataclass

__all__ = [
    "KINDS",
    "FreePair",
    "Pair",
    "ReversedPair",
    "ScrewMotion",
    "ScrewPair",
    "SphericalPair",
    "cylindrical",
    "fixed",
    "free",
    "helical",
    "pair_of_kind",
    "parameters_of",
    "planar",
    "prismatic",
    "revolute",
    "spherical",
    "universal",
]  # fmt: skip


_CROSSED: dict[Constancy, Constancy] = {"successor": "predecessor", "predecessor": "successor"}


@final
@dataclass(frozen=True)
class ReversedPair(Pair):
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
        """X_PS(q)⁻¹ of q (n,): the predecessor's frame in the successor's."""
        return self.pair.displacement(q).inverse()

    def anyhow(self, q: Sequence[object]) -> Displacement:
        """The inverse of all that the pair may be."""
        return self.pair.anyhow(q).inverse()

    @property
    def constant_in(self) -> Constancy:
        """The other body's."""
        return _CROSSED.get(self.pair.constant_in, self.pair.constant_in)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Those of the pair crossed, from the last to the first."""
        return tuple(Part(ReversedPair(part.pair), part.q, part.v) for part in reversed(self.pair.parts))

    @property
    def steps(self) -> tuple[Step, ...] | None:
        """Those of the pair, from the last to the first, undone."""
        steps = self.pair.steps
        return None if steps is None else tuple(Step(m, k, -sign) for m, k, sign in reversed(steps))

    @property
    def number(self) -> Scalar | None:
        """That of the pair."""
        return self.pair.number

    def with_number(self, number: Scalar) -> Pair:
        """The pair with it."""
        return ReversedPair(self.pair.with_number(number))

    def motion_subspace(self, q: Array) -> list[Twist]:
        """−Ad(X_PS) S: the predecessor's twist relative to the successor, in the predecessor's coordinates."""
        if self.constant_in == "both":
            return [-S for S in self.pair.motion_subspace(q)]  # its own motion leaves the screw where it is
        X = self.pair.displacement(q)
        return [-(X @ S) for S in self.pair.motion_subspace(q)]

    def motion_subspace_rate(self, q: Array, v: Array) -> list[Twist]:
        """S' = −Ad(X) S, so Ṡ' = −V' × S' − Ad(X) Ṡ with V' = S' v."""
        if self.constant_in == "both":
            return [Twist.zero() for _ in self.freedoms]
        S, V = self.motion_subspace(q), Twist.zero()
        for column, rate in zip(S, v, strict=True):
            V = V + column * rate
        X, inner = self.pair.displacement(q), self.pair.motion_subspace_rate(q, v)
        return [-(V.cross(column) + X @ rate) for column, rate in zip(S, inner, strict=True)]

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """−Ad(X_PS) Ṡ v, since d/dt Ad X = Ad X ad_V and V × V = 0."""
        if self.constant_in == "both":
            return Acceleration.zero()
        rate: Acceleration = self.pair.displacement(q) @ self.pair.velocity_product_acceleration(q, v)
        return -rate

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X⁻¹)."""
        return self.pair.closure(X.inverse())

    def neutral(self) -> Array:
        """That of the pair."""
        return self.pair.neutral()

    @property
    def adds(self) -> bool:
        """That of the pair."""
        return self.pair.adds

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

    @property
    def measured_by(self) -> tuple[int, ...]:
        """Those of the pair."""
        return self.pair.measured_by

    @property
    def coordinate_units(self) -> tuple[Unit, ...]:
        """Those of the pair."""
        return self.pair.coordinate_units

    @property
    def freedom_units(self) -> tuple[Unit, ...]:
        """Those of the pair."""
        return self.pair.freedom_units

    def turn(self, X: Displacement) -> SineRows | None:
        """Of X⁻¹."""
        return self.pair.turn(X.inverse())

    def uprightness(self, X: Displacement) -> Scalar:
        """Of X⁻¹."""
        return self.pair.uprightness(X.inverse())

    def read(self, X: Displacement, k: int) -> tuple[Scalar, Wrench] | None:
        """Of X⁻¹; the wrench works on the twist of S relative to P, which is the opposite one."""
        found = self.pair.read(X.inverse(), k)
        return None if found is None else (found[0], -(X @ found[1]))

    @property
    def symbol(self) -> Symbol:
        """That of the pair."""
        return self.pair.symbol

    @property
    def plane_angle(self) -> int | None:
        """That of the pair: its negative is the angle of the successor."""
        return self.pair.plane_angle


@cache
def revolute() -> Pair:
    """Turning about the pair's z-axis: q = (angle)."""
    return ScrewPair("revolute", (ScrewMotion("z"),), ("angle",), closures.revolute)


@cache
def prismatic() -> Pair:
    """Sliding along the pair's z-axis: q = (distance)."""
    return ScrewPair("prismatic", (ScrewMotion("z", turning=False),), ("distance",), closures.prismatic)


def helical(pitch: float) -> Pair:
    """A nut on a screw along the pair's z-axis: q = (angle), advancing by ``pitch`` [m/rad], of any sign."""
    return ScrewPair("helical", (ScrewMotion("z", pitch=pitch),), ("angle",), closures.helical, pitch, advances=True)


@cache
def cylindrical() -> Pair:
    """Turning about and sliding along the pair's z-axis: q = (angle, distance)."""
    motions = (ScrewMotion("z"), ScrewMotion("z", turning=False))
    return ScrewPair("cylindrical", motions, ("angle", "distance"), closures.cylindrical)


@cache
def planar() -> Pair:
    """Sliding on the pair's xy-plane and turning about its normal z: q = (x, y, angle)."""
    motions = (ScrewMotion("x", turning=False), ScrewMotion("y", turning=False), ScrewMotion("z"))
    return ScrewPair("planar", motions, ("x", "y", "angle"), closures.planar)


@cache
def universal() -> Pair:
    """A cross: turning about the predecessor's x-axis, then about the successor's y-axis: q = (angle_x, angle_y)."""
    return ScrewPair("universal", (ScrewMotion("x"), ScrewMotion("y")), ("angle_x", "angle_y"), closures.universal)


@cache
def fixed() -> Pair:
    """No motion."""
    return ScrewPair("fixed", (), (), closures.fixed)


@cache
def spherical() -> Pair:
    """A ball in a socket; see :class:`SphericalPair`."""
    return SphericalPair()


@cache
def free() -> Pair:
    """No constraint; see :class:`FreePair`."""
    return FreePair()


KINDS: dict[str, Callable[..., Pair]] = {
    make.__name__: make
    for make in (revolute, prismatic, helical, cylindrical, planar, universal, spherical, fixed, free)
}


def parameters_of(kind: str) -> tuple[str, ...]:
    """The names of the numbers that a kind of pair or contact takes, such as the pitch of a helical one."""
    return tuple(_parameters(KINDS[kind] if kind in KINDS else CONTACTS[kind]))


def needed_by(kind: str) -> tuple[str, ...]:
    """Those of them that have no default."""
    taken = _parameters(KINDS[kind] if kind in KINDS else CONTACTS[kind])
    return tuple(name for name, each in taken.items() if each.default is each.empty)


def example(kind: str, numbers: Mapping[str, object]) -> Pair:
    """Representative pair of a kind: the known numbers, 1 for the others."""
    taken = _parameters(KINDS[kind] if kind in KINDS else CONTACTS[kind])
    usual = {name: 1.0 if each.default is each.empty else each.default for name, each in taken.items()}
    known = {name: x for name, x in numbers.items() if name in taken and isinstance(x, (float, int))}
    return {**KINDS, **CONTACTS}[kind](**{**usual, **known})


@cache
def _parameters(make: Callable[..., Pair]) -> Mapping[str, inspect.Parameter]:
    return inspect.signature(make).parameters


def pair_of_kind(kind: str, pitch: float | None = None, **numbers: float | None) -> Pair:
    """The pair called ``kind``, with the numbers that it needs: ``pitch`` [m/rad] of the helical pair, and others by
    name. ModelError for an unknown kind, and where a number is missing (None) or has no place.
    """
    if kind not in KINDS:
        raise ModelError(f"unknown kind of pair {kind!r}; the kinds are {', '.join(sorted(KINDS))}")
    given = {name: value for name, value in {"pitch": pitch, **numbers}.items() if value is not None}
    needed, taken = needed_by(kind), parameters_of(kind)
    for name in (*needed, *given):
        if name not in given or name not in taken:
            unit = " [m/rad]" if name == "pitch" and name in needed else ""
            raise ModelError(f"a {kind} pair {'needs a' if name in needed else 'has no'} {name}{unit}")
    return KINDS[kind](**given)
