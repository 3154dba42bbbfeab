"""Springs, dampers and sources between bodies, as data: which two points or which joint they join, and their law.

Each element has a *stretch* (a length or an angle) and a *rate*; a spring stores ½k(s − s₀)², a damper takes c ṡ², a
source delivers u ṡ through its port; spatial springs and dampers act in all six directions of a displacement. Energy
and power are counted by name in the ledger.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from poinsot.algebra.scalars import Scalar
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring
from poinsot.signals.signal import Signal

Point = tuple[float, float, float]


@final
@dataclass(frozen=True)
class LinearSpring:
    """A spring along the line between two points: stores ½ k (ℓ − ℓ₀)².

    body_a, point_a, body_b, point_b: the ends, points in body coordinates [m]; stiffness k [N/m]; rest_length ℓ₀ [m].
    Law: dE/dt equals minus its power on both bodies.
    """

    name: str
    body_a: str
    point_a: Point
    body_b: str
    point_b: Point
    stiffness: float
    rest_length: float = 0.0

    def never_below(self, square: Scalar) -> Scalar:
        """Of ℓ²: a polynomial that its energy is never below; (ℓ − ℓ₀)² ≥ ½ ℓ² − ℓ₀², and ≤ 2 ℓ² + 2 ℓ₀²."""
        k, rest = self.stiffness, self.rest_length * self.rest_length
        return (square * 0.5 - rest) * (0.5 * k) if k >= 0 else (square + rest) * k

    def never_above(self, square: Scalar) -> Scalar:
        """Of ℓ²: a polynomial that its energy never exceeds."""
        k, rest = self.stiffness, self.rest_length * self.rest_length
        return (square + rest) * k if k >= 0 else (square * 0.5 - rest) * (0.5 * k)


@final
@dataclass(frozen=True)
class LinearDamper:
    """A damper along the line between two points: force c ℓ̇, dissipates c ℓ̇² [W]; damping c [N·s/m]."""

    name: str
    body_a: str
    point_a: Point
    body_b: str
    point_b: Point
    damping: float


@final
@dataclass(frozen=True)
class JointSpring:
    """A spring on one coordinate of a joint: stores ½ k (q − q₀)²; k [N·m/rad] or [N/m], rest q₀ [rad] or [m].

    On a joint that closes a loop the coordinate is measured between the bodies; an angle then lies in (−π, π].
    """

    name: str
    joint: str
    stiffness: float
    rest: float = 0.0
    freedom: int = 0


@final
@dataclass(frozen=True)
class JointDamper:
    """A damper on one freedom of a joint: effort c q̇, dissipates c q̇² [W]; c [N·m·s/rad] or [N·s/m]."""

    name: str
    joint: str
    damping: float
    freedom: int = 0


@final
@dataclass(frozen=True)
class JointEffort:
    """A source of torque [N·m] or force [N] on one freedom of a joint, on the successor; the predecessor bears −u."""

    name: str
    joint: str
    signal: Signal
    freedom: int = 0


@final
@dataclass(frozen=True)
class PointForce:
    """A force of magnitude signal(t) [N] along ``direction``, through a point of a body [m, body coordinates].

    The direction is a unit vector in world coordinates, or in body coordinates when ``follows`` is true.
    """

    name: str
    body: str
    point: Point
    direction: Point
    signal: Signal
    follows: bool = False


@final
@dataclass(frozen=True)
class BodyTorque:
    """A couple of magnitude signal(t) [N·m] about ``direction`` on a body; see :class:`PointForce` for directions."""

    name: str
    body: str
    direction: Point
    signal: Signal
    follows: bool = False


Spring = LinearSpring | JointSpring | SpatialSpring
Damper = LinearDamper | JointDamper | SpatialDamper
Source = JointEffort | PointForce | BodyTorque
Element = Spring | Damper | Source
