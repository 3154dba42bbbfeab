"""Springs and dampers by tables: a curve over their stretch, or over its rate.

A spring pulls with the curve, f = y(s), and stores its integral, exactly; a damper pulls with y(ṡ) and takes y(ṡ) ṡ.
What a curve is, and what holds between and beyond its points: :mod:`poinsot.signals.curve`.

Laws: the slope of the energy is the force; a table of a straight line is the linear spring or damper; the ledger of a
run closes, tests/files/test_tables.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from poinsot.algebra.scalars import Scalar
from poinsot.multibody.force import ForceElement
from poinsot.multibody.stretches import BetweenPoints, OnFreedom, Point, Seen
from poinsot.records import dataclass
from poinsot.signals.curve import Curve

__all__ = ["CurvedJointDamper", "CurvedJointSpring", "CurvedLineDamper", "CurvedLineSpring"]


@dataclass(frozen=True)
class _OnLine(ForceElement):
    """Along the line between two points, in body coordinates [m]."""

    name: str
    body_a: str
    point_a: Point
    body_b: str
    point_b: Point
    curve: Curve
    parameters: ClassVar[tuple[str, ...]] = ("point_a", "point_b")

    @property
    def stretch(self) -> BetweenPoints:
        """The length of the line."""
        return BetweenPoints(self.body_a, self.point_a, self.body_b, self.point_b)


@dataclass(frozen=True)
class _OnJoint(ForceElement):
    """On one freedom of a joint."""

    name: str
    joint: str
    curve: Curve
    freedom: int = 0

    @property
    def stretch(self) -> OnFreedom:
        """The freedom."""
        return OnFreedom(self.joint, self.freedom)


class _Spring(ForceElement):
    """f = y(s), E = ∫ y ds."""

    curve: Curve
    stores: ClassVar[bool] = True

    def energy(self, s: Any) -> Scalar:
        """∫ y ds, 0 where it is least between the first and the last point."""
        return self.curve.integral(s)

    def slope(self, s: Any) -> Scalar:
        """y(s)."""
        return self.curve(s)

    def never_below(self, motion: Seen) -> Scalar:
        """0, where the curve pulls back on both sides; else it is unknown."""
        if not self.curve.is_a_valley:
            raise TypeError("a table that beyond its points pushes away from rest")
        return 0.0


class _Damper(ForceElement):
    """f = y(ṡ)."""

    curve: Curve
    dissipates: ClassVar[bool] = True

    def friction(self, s: Any, rate: Any) -> Scalar:
        """y(ṡ)."""
        return self.curve(rate)

    @property
    def may_give(self) -> bool:
        """Where force and rate have opposite signs."""
        return not self.curve.takes


@final
class CurvedLineSpring(_Spring, _OnLine):
    """A spring along the line between two points, its pull a curve over its length: [N] over [m]."""


@final
class CurvedLineDamper(_Damper, _OnLine):
    """A damper along the line between two points, its pull a curve over the rate of its length: [N] over [m/s]."""


@final
class CurvedJointSpring(_Spring, _OnJoint):
    """A spring on one coordinate of a joint, its pull a curve over it: [N·m] over [rad], or [N] over [m]."""


@final
class CurvedJointDamper(_Damper, _OnJoint):
    """A damper on one freedom of a joint, its pull a curve over its rate: [N·m] over [rad/s], or [N] over [m/s]."""
