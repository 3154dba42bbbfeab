"""Kinematic pairs: what lets two bodies move relative to each other, declared once by its displacement.

A pair joins a *predecessor* and a *successor*; each carries a pair frame, and the pair is the set of displacements X_PS(q)
of the successor's frame in the predecessor's. Screw pairs are products of one-parameter motions along coordinate axes;
the spherical and the free pair are whole groups. Everything else is derived: the freedom twists S (columns, in successor
coordinates, V = S v), their apparent rate Ṡ v, the constraint wrenches that annihilate them, and the local charts.

Laws: ⟨W, V⟩ = 0 for every constraint wrench W and freedom twist V; dim S + dim T = 6; the body twist of X(q(t)) is S v.
Source: formulas.md §2, §6, §8; Featherstone 2008, §4.4; Stramigioli et al., §3.2.4.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, final

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.scalars import Scalar
from poinsot.elements import closures
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist
from poinsot.geometry.rotations import (
    left_jacobian,
    left_jacobian_inverse,
    quaternion_conjugate,
    quaternion_exp,
    quaternion_log,
    quaternion_product,
    rotation_exp,
    rotation_of,
    rotation_x,
    rotation_y,
    rotation_z,
)

_AXES = {"x": 0, "y": 1, "z": 2}
_ROTATIONS: dict[str, Callable[[Scalar], Array]] = {"x": rotation_x, "y": rotation_y, "z": rotation_z}


class Pair(Protocol):
    """What every algorithm may ask of a pair.

    q are its coordinates (nq,), v its freedoms' rates (nv,). All twists are in successor coordinates.
    """

    kind: str
    coordinates: tuple[str, ...]
    freedoms: tuple[str, ...]

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q): the successor's pair frame in the predecessor's."""

    def freedom_twists(self, q: Array) -> list[Twist]:
        """The columns of S(q)."""

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v: the acceleration S v̇ + Ṡ v has beyond its freedoms."""

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X_PS): functions that vanish exactly on the pair's displacements, for pairs that close a loop."""

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
class Motion:
    """A one-parameter group of displacements along or about a coordinate axis: exp of the screw (e; h e), or (0; e).

    axis "x", "y" or "z"; turning: whether it rotates; pitch h [m/rad] advances it along its axis as it turns.
    """

    axis: str
    turning: bool = True
    pitch: float = 0.0

    @property
    def screw(self) -> Twist:
        """The twist at unit rate."""
        e = np.eye(3)[_AXES[self.axis]]
        return Twist(e, e * self.pitch) if self.turning else Twist(np.zeros(3), e)

    def displacement(self, amount: Scalar) -> Displacement:
        """exp(screw · amount), amount in rad or m."""
        e = np.eye(3)[_AXES[self.axis]]
        if not self.turning:
            return Displacement(np.eye(3), array([c * amount for c in e]))
        return Displacement(_ROTATIONS[self.axis](amount), array([c * self.pitch * amount for c in e]))


@final
@dataclass(frozen=True)
class ScrewPair:
    """A product of one-parameter motions, X(q) = exp(s₁q₁) … exp(s_nq_n); its rates are v = dq/dt."""

    kind: str
    motions: tuple[Motion, ...]
    coordinates: tuple[str, ...]
    closing: Callable[[Displacement, float], list[Scalar]]
    pitch: float = 0.0

    @property
    def freedoms(self) -> tuple[str, ...]:
        """Names of the rates: those of the coordinates."""
        return self.coordinates

    def displacement(self, q: Array) -> Displacement:
        X = Displacement.identity()
        for motion, amount in zip(self.motions, q, strict=True):
            X = X @ motion.displacement(amount)
        return X

    def freedom_twists(self, q: Array) -> list[Twist]:
        """S_k = Ad(exp(s_{k+1}q_{k+1}) … exp(s_nq_n))⁻¹ s_k."""
        after = Displacement.identity()
        columns = []
        for motion, amount in zip(reversed(self.motions), reversed(q), strict=True):
            columns.append(after.pull(motion.screw))
            after = motion.displacement(amount) @ after
        return columns[::-1]

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v = Σ_{k<l} (S_k v_k) × (S_l v_l): each screw is carried by the motions that follow it."""
        moves = [S * rate for S, rate in zip(self.freedom_twists(q), v, strict=True)]
        total = Twist.zero()
        for k, early in enumerate(moves):
            for late in moves[k + 1 :]:
                total = total + early.cross(late)
        return total.rate()

    def closure(self, X: Displacement) -> list[Scalar]:
        return self.closing(X, self.pitch)

    def neutral(self) -> Array:
        return np.zeros(len(self.motions))

    def integrate(self, q: Array, dv: Array) -> Array:
        return q + dv

    def difference(self, q0: Array, q1: Array) -> Array:
        return q1 - q0

    def chart(self, q: Array, xi: Array) -> Array:
        return q + xi

    def chart_rate(self, xi: Array, v: Array) -> Array:
        return v


_ANGULAR = tuple(Twist(np.eye(3)[k], np.zeros(3)) for k in range(3))
_LINEAR = tuple(Twist(np.zeros(3), np.eye(3)[k]) for k in range(3))


@final
@dataclass(frozen=True)
class SphericalPair:
    """The rotations about a point: q = quaternion (x, y, z, w) of the successor in the predecessor, v = body ω [rad/s]."""

    kind: str = "spherical"
    coordinates: tuple[str, ...] = ("qx", "qy", "qz", "qw")
    freedoms: tuple[str, ...] = ("wx", "wy", "wz")

    def displacement(self, q: Array) -> Displacement:
        return Displacement(rotation_of(q), np.zeros(3))

    def freedom_twists(self, q: Array) -> list[Twist]:
        return list(_ANGULAR)

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        return Acceleration.zero()

    def closure(self, X: Displacement) -> list[Scalar]:
        return closures.spherical(X)

    def neutral(self) -> Array:
        return np.array([0.0, 0.0, 0.0, 1.0])

    def integrate(self, q: Array, dv: Array) -> Array:
        return quaternion_product(q, quaternion_exp(dv))

    def difference(self, q0: Array, q1: Array) -> Array:
        return quaternion_log(quaternion_product(quaternion_conjugate(q0), q1))

    def chart(self, q: Array, xi: Array) -> Array:
        return self.integrate(q, xi)

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ξ̇ = A(−ξ)⁻¹ ω, since ω_body = A(−ξ) ξ̇."""
        return left_jacobian_inverse(-xi) @ v


@final
@dataclass(frozen=True)
class FreePair:
    """All displacements: q = (x, y, z, qx, qy, qz, qw), **position first**; v = body twist (ω; v), **angular first**."""

    kind: str = "free"
    coordinates: tuple[str, ...] = ("x", "y", "z", "qx", "qy", "qz", "qw")
    freedoms: tuple[str, ...] = ("wx", "wy", "wz", "vx", "vy", "vz")

    def displacement(self, q: Array) -> Displacement:
        return Displacement(rotation_of(q[3:]), q[:3])

    def freedom_twists(self, q: Array) -> list[Twist]:
        return [*_ANGULAR, *_LINEAR]

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        return Acceleration.zero()

    def closure(self, X: Displacement) -> list[Scalar]:
        return []

    def neutral(self) -> Array:
        return np.array([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0])

    def integrate(self, q: Array, dv: Array) -> Array:
        """X(q) exp(dv) on SE(3), as in Pinocchio."""
        moved = q[:3] + rotation_of(q[3:]) @ (left_jacobian(dv[:3]) @ dv[3:])
        return concatenate([moved, quaternion_product(q[3:], quaternion_exp(dv[:3]))])

    def difference(self, q0: Array, q1: Array) -> Array:
        phi = quaternion_log(quaternion_product(quaternion_conjugate(q0[3:]), q1[3:]))
        moved = rotation_of(q0[3:]).T @ (q1[:3] - q0[:3])
        return concatenate([phi, left_jacobian_inverse(phi) @ moved])

    def chart(self, q: Array, xi: Array) -> Array:
        """Rotation and translation apart, (R exp ξ̃_ω, p + R ξ_v): cheaper than exp on SE(3)."""
        moved = q[:3] + rotation_of(q[3:]) @ xi[3:]
        return concatenate([moved, quaternion_product(q[3:], quaternion_exp(xi[:3]))])

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ξ̇_ω = A(−ξ_ω)⁻¹ ω, ξ̇_v = exp(ξ̃_ω) v."""
        return concatenate([left_jacobian_inverse(-xi[:3]) @ v[:3], rotation_exp(xi[:3]) @ v[3:]])


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
        return -(self.pair.displacement(q) @ self.pair.apparent_rate(q, v))

    def closure(self, X: Displacement) -> list[Scalar]:
        return self.pair.closure(X.inverse())

    def neutral(self) -> Array:
        return self.pair.neutral()

    def integrate(self, q: Array, dv: Array) -> Array:
        return self.pair.integrate(q, dv)

    def difference(self, q0: Array, q1: Array) -> Array:
        return self.pair.difference(q0, q1)

    def chart(self, q: Array, xi: Array) -> Array:
        return self.pair.chart(q, xi)

    def chart_rate(self, xi: Array, v: Array) -> Array:
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
    """The pair called ``kind``; ``pitch`` [m/rad] belongs to the helical pair alone."""
    if kind not in KINDS:
        raise ModelError(f"unknown kind of pair {kind!r}; the kinds are {', '.join(sorted(KINDS))}")
    if (kind == "helical") != (pitch is not None):
        raise ModelError("a helical pair needs a pitch [m/rad]" if kind == "helical" else f"a {kind} pair has no pitch")
    arguments: dict[str, Any] = {} if pitch is None else {"pitch": pitch}
    return KINDS[kind](**arguments)
