"""Springs, dampers and sources between bodies and on joints: which stretch they act along, and their law.

A spring stores ½ k (s − s₀)², a damper takes c ṡ², a source delivers u ṡ through its port. Those that act in all six
directions of a displacement are in :mod:`poinsot.multibody.spatial_springs`; what all of them answer is in
:mod:`poinsot.multibody.force`. Energy and power are counted by name in the ledger.
Law: the energy stored changes by minus the power given to the bodies, tests/multibody/test_tree_dynamics.py.
Source: formulas.md §6, §8 (C, R and sources of a port-Hamiltonian network).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, final

from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.scalars import Scalar
from poinsot.multibody.force import ForceElement, Linear, SuppliedElement
from poinsot.multibody.stretches import Along, BetweenPoints, OnFreedom, Point, Seen
from poinsot.records import dataclass
from poinsot.signals.signal import Signal

__all__ = [
    "BodyTorque", "Element", "JointDamper", "JointEffort", "JointSpring", "LinearDamper", "LinearSpring", "Point",
    "PointForce", "SuppliedElement",
]  # fmt: skip

Element = ForceElement


class _Spring(ForceElement):
    """E = ½ k (s − s₀)²."""

    stores: ClassVar[bool] = True

    if TYPE_CHECKING:

        @property
        def stiffness(self) -> float:
            """k."""

        @property
        def linear(self) -> Linear:
            """k and s₀."""

    def energy(self, s: Any) -> Scalar:
        """½ k (s − s₀)²."""
        stretched = s - self.linear.rest
        return stretched * stretched * (0.5 * self.stiffness)

    def slope(self, s: Any) -> Scalar:
        """k (s − s₀)."""
        return (s - self.linear.rest) * self.stiffness


class _Damper(ForceElement):
    """f = c ṡ."""

    dissipates: ClassVar[bool] = True

    if TYPE_CHECKING:

        @property
        def damping(self) -> float:
            """c."""

    @property
    def linear(self) -> Linear:
        """c."""
        return Linear(0.0, 0.0, self.damping)

    def friction(self, s: Any, rate: Any) -> Scalar:
        """c ṡ."""
        return rate * self.damping

    def dissipation(self, s: Any, rate: Any) -> Scalar:
        """c ṡ²."""
        return rate * rate * self.damping

    @property
    def may_give(self) -> bool:
        """Where c is below zero."""
        return not self.damping >= 0


@dataclass(frozen=True)
class _BetweenPoints(ForceElement):
    """Along the line between two points, in body coordinates [m]."""

    name: str
    body_a: str
    point_a: Point
    body_b: str
    point_b: Point

    @property
    def stretch(self) -> BetweenPoints:
        """The length of the line."""
        return BetweenPoints(self.body_a, self.point_a, self.body_b, self.point_b)


@final
@dataclass(frozen=True)
class LinearSpring(_Spring, _BetweenPoints):
    """A spring along the line between two points: stores ½ k (ℓ − ℓ₀)².

    body_a, point_a, body_b, point_b: the ends, points in body coordinates [m]; stiffness k [N/m]; rest_length ℓ₀ [m].
    Law: dE/dt equals minus its power on both bodies.
    """

    stiffness: float
    rest_length: float = 0.0
    parameters: ClassVar[tuple[str, ...]] = ("stiffness", "rest_length", "point_a", "point_b")

    @property
    def linear(self) -> Linear:
        """k and ℓ₀."""
        return Linear(self.stiffness, self.rest_length, 0.0)

    def never_below(self, motion: Seen) -> Scalar:
        """(ℓ − ℓ₀)² ≥ ½ ℓ² − ℓ₀², and ≤ 2 ℓ² + 2 ℓ₀²."""
        k, rest, square = self.stiffness, self.rest_length * self.rest_length, self.stretch.square(motion)
        return (square * 0.5 - rest) * (0.5 * k) if k >= 0 else (square + rest) * k

    def never_above(self, motion: Seen) -> Scalar:
        """The same bounds, the other way round."""
        k, rest, square = self.stiffness, self.rest_length * self.rest_length, self.stretch.square(motion)
        return (square + rest) * k if k >= 0 else (square * 0.5 - rest) * (0.5 * k)


@final
@dataclass(frozen=True)
class LinearDamper(_Damper, _BetweenPoints):
    """A damper along the line between two points: force c ℓ̇, dissipates c ℓ̇² [W]; damping c [N·s/m]."""

    damping: float
    parameters: ClassVar[tuple[str, ...]] = ("damping", "point_a", "point_b")


@final
@dataclass(frozen=True)
class JointSpring(_Spring):
    """A spring on one coordinate of a joint: stores ½ k (q − q₀)²; k [N·m/rad] or [N/m], rest q₀ [rad] or [m].

    On a joint that closes a loop the coordinate is measured between the bodies; an angle then lies in (−π, π].
    """

    name: str
    joint: str
    stiffness: float
    rest: float = 0.0
    freedom: int = 0
    parameters: ClassVar[tuple[str, ...]] = ("stiffness", "rest")

    @property
    def stretch(self) -> OnFreedom:
        """The coordinate."""
        return OnFreedom(self.joint, self.freedom)

    @property
    def linear(self) -> Linear:
        """k and q₀."""
        return Linear(self.stiffness, self.rest, 0.0)

    def never_below(self, motion: Seen) -> Scalar:
        """Its energy; on a joint that closes a loop, nothing, of a spring that does not push."""
        q = motion.coordinate(self.joint, self.freedom)
        if q is not None:
            return self.energy(q)
        if not self.stiffness >= 0:
            raise TypeError("a spring that pushes from its rest, on a joint that closes a loop")
        return Form.within(0.0, float("inf"))

    def never_above(self, motion: Seen) -> Scalar:
        """The same."""
        return self.never_below(motion)


@final
@dataclass(frozen=True)
class JointDamper(_Damper):
    """A damper on one freedom of a joint: effort c q̇, dissipates c q̇² [W]; c [N·m·s/rad] or [N·s/m]."""

    name: str
    joint: str
    damping: float
    freedom: int = 0
    parameters: ClassVar[tuple[str, ...]] = ("damping",)

    @property
    def stretch(self) -> OnFreedom:
        """The freedom."""
        return OnFreedom(self.joint, self.freedom)


@final
@dataclass(frozen=True)
class JointEffort(SuppliedElement):
    """A source of torque [N·m] or force [N] on one freedom of a joint, on the successor; the predecessor bears −u."""

    name: str
    joint: str
    signal: Signal
    freedom: int = 0

    @property
    def stretch(self) -> OnFreedom:
        """The freedom."""
        return OnFreedom(self.joint, self.freedom)


@final
@dataclass(frozen=True)
class PointForce(SuppliedElement):
    """A force of magnitude signal(t) [N] along ``direction``, through a point of a body [m, body coordinates].

    The direction is a unit vector in world coordinates, or in body coordinates when ``follows`` is true.
    """

    name: str
    body: str
    point: Point
    direction: Point
    signal: Signal
    follows: bool = False

    @property
    def stretch(self) -> Along:
        """The way of the point."""
        return Along(self.body, self.point, self.direction, self.follows)


@final
@dataclass(frozen=True)
class BodyTorque(SuppliedElement):
    """A couple of magnitude signal(t) [N·m] about ``direction`` on a body; see :class:`PointForce` for directions."""

    name: str
    body: str
    direction: Point
    signal: Signal
    follows: bool = False

    @property
    def stretch(self) -> Along:
        """The turn of the body."""
        return Along(self.body, None, self.direction, self.follows)
