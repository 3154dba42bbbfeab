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

Pairs that are products of one-parameter motions: turning about and sliding along coordinate axes, and screwing.

    X(q) = exp(s₁q₁) … exp(s_nq_n),     v = dq/dt

Everything is derived from the screws s_k. Law: the body twist of X(q(t)) is S v, tests/joints/test_pairs.py.
Source: formulas.md §2, §6; Murray, Li & Sastry 1994, §3.2 (products of exponentials).
Units: angles [rad], distances [m], pitches [m/rad]; rates per second; freedom twists S those per unit of v.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import final

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, atan2
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.geometry.rotations import quaternion_of
from poinsot.joints import closures
from poinsot.joints.contacts import CONTACTS
from poinsot.joints.group_pairs import FreePair, SphericalPair
from poinsot.joints.pair import AXES, Constancy, Pair, Part, ScrewMotion, SineRows, Step, Symbol, Unit
from poinsot.records import dataclass
from poinsot.showing import typed

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
]

_SYMBOLS: dict[str, Symbol] = {"": "square", "sz": "block", "tz sz": "rod", "sx sy tz": "plate", "tx ty": "cross"}


@final
@dataclass(frozen=True)
class ScrewPair(Pair):
    """A product of one-parameter motions, X(q) = exp(s₁q₁) … exp(s_nq_n); its rates are v = dq/dt."""

    kind: str
    motions: tuple[ScrewMotion, ...]
    coordinates: tuple[str, ...]
    closing: Callable[[Displacement, float], list[Scalar]]
    pitch: float = 0.0
    advances: bool = False

    def __repr__(self) -> str:
        if getattr(closures, self.kind, None) is not self.closing:
            return super().__repr__()
        return f"pairs.{self.kind}({typed(self.pitch) if self.advances else ''})"

    @property
    def freedoms(self) -> tuple[str, ...]:
        """Names of the rates: those of the coordinates."""
        return self.coordinates

    @property
    def constant_in(self) -> Constancy:
        """A single screw stays where it is in both bodies; of several, each is carried by those that follow it."""
        return "both" if len(self.motions) <= 1 else "nowhere"

    @property
    def parts(self) -> tuple[Part, ...]:
        """Its motions one by one, where they are several."""
        if len(self.motions) <= 1:
            return ()
        return tuple(
            Part(ScrewPair(self.kind, (motion,), (label,), self.closing, self.pitch), (k,), (k,))
            for k, (motion, label) in enumerate(zip(self.motions, self.coordinates, strict=True))
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        """Its motions."""
        return tuple(Step(motion, k, 1.0) for k, motion in enumerate(self.motions))

    @property
    def number(self) -> Scalar | None:
        """The pitch of a helical pair."""
        return self.pitch if self.advances else None

    def with_number(self, number: Scalar) -> Pair:
        """With another pitch."""
        if not self.advances:
            return self
        return replace(self, motions=tuple(replace(m, pitch=number) for m in self.motions), pitch=number)

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q), the product of the motions in order."""
        if len(self.motions) == 1:
            return self.motions[0].displacement(q[0])
        X = Displacement.identity()
        for motion, amount in zip(self.motions, q, strict=True):
            X = X @ motion.displacement(amount)
        return X

    def motion_subspace(self, q: Array) -> list[Twist]:
        """S_k = Ad(exp(s_{k+1}q_{k+1}) … exp(s_nq_n))⁻¹ s_k; of a single motion its screw."""
        if len(self.motions) == 1:
            return [self.motions[0].screw]
        after = Displacement.identity()
        columns = []
        for motion, amount in zip(reversed(self.motions), reversed(q), strict=True):
            columns.append(after.pull(motion.screw))
            after = motion.displacement(amount) @ after
        return columns[::-1]

    def motion_subspace_rate(self, q: Array, v: Array) -> list[Twist]:
        """Ṡ_k = S_k × Σ_{l>k} S_l v_l."""
        rates, later = [], Twist.zero()
        for S, rate in zip(reversed(self.motion_subspace(q)), reversed(v), strict=True):
            rates.append(S.cross(later))
            later = later + S * rate
        return rates[::-1]

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v = Σ_{k<l} (S_k v_k) × (S_l v_l): each screw is carried by the motions that follow it."""
        moves = [S * rate for S, rate in zip(self.motion_subspace(q), v, strict=True)]
        total = Twist.zero()
        for k, early in enumerate(moves):
            for late in moves[k + 1 :]:
                total = total + early.cross(late)
        return total.rate()

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X_PS), of the kind and its pitch."""
        return self.closing(X, self.pitch)

    def turn(self, X: Displacement) -> SineRows | None:
        """Where it turns about one axis, how far that axis is tilted; where it does not turn, how far the frame is."""
        R = X.rotation
        axes = {AXES[motion.axis] for motion in self.motions if motion.turning}
        first = 3 - self.advances - sum(not motion.turning for motion in self.motions)
        if not axes:
            return SineRows(first, (R[0, 0] + R[1, 1] + R[2, 2] - 1.0) * 0.5, tuple(quaternion_of(R)[:3]))
        return SineRows(first, R[2, 2], (1.0, 0.0)) if axes == {AXES["z"]} else None

    def read(self, X: Displacement, k: int) -> tuple[Scalar, Wrench] | None:
        """The angle about z or the distance along it, of pairs that move in no other way."""
        if any(motion.axis != "z" for motion in self.motions):
            return None
        R, z = X.rotation, array([0.0, 0.0, 1.0])
        if self.motions[k].turning:
            return atan2(R[1, 0] - R[0, 1], R[0, 0] + R[1, 1]), Wrench(z, z * 0.0)
        return X.translation[2], Wrench.at(X.translation, z)

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """A place and the axis; the normal of a plane; both axes of a cross; for no motion, the poses of the bodies."""
        named = {"": ((), ("point",)), "xyz": (("point", "normal"), ("x_axis",)), "xy": (("point", "axes"), ())}
        return named.get("".join(motion.axis for motion in self.motions), super().placed_by)

    @property
    def symbol(self) -> Symbol:
        """By its motions, s along and t about the axes: a sleeve turns, a block slides, a thread does both at once."""
        along = " ".join(("t" if motion.turning else "s") + motion.axis for motion in self.motions)
        return _SYMBOLS.get(along, "thread" if any(motion.pitch for motion in self.motions) else "sleeve")

    @property
    def plane_angle(self) -> int | None:
        """The only one of its motions that turns, if that is about z."""
        turning = [k for k, motion in enumerate(self.motions) if motion.turning]
        return turning[0] if len(turning) == 1 and self.motions[turning[0]].axis == "z" else None


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
