"""Twists and accelerations, wrenches and momenta: four kinds of six-vectors that do not mix.

Each is a column with the angular part first, taken at the origin of the frame it is expressed in; the frame lives in
the variable's name. A twist and a wrench meet only in :func:`pairing`.
Source: formulas.md §0–3; Featherstone 2008, ch. 2.
Law: ⟨W, V⟩ is the same in every frame, and kinds that differ do not add, tests/geometry/test_motors.py
"""

from __future__ import annotations

from typing import Any, Self, TypeVar, overload

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.vectors import cross, dot, shaped
from poinsot.namespaces import former_names
from poinsot.records import dataclass
from poinsot.showing import Shown


@dataclass(frozen=True, eq=False)
class SixVector(Shown):
    """Two three-vectors that add and scale together; the kinds below give them their meaning.

    first, second  the angular part and the linear part, each (3,), over any scalar
    Errors         GeometryError for other shapes; TypeError where two kinds would mix
    """

    first: Array
    second: Array

    __array_ufunc__ = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "first", shaped(self.first, (3,), f"the first part of a {type(self).__name__}"))
        object.__setattr__(self, "second", shaped(self.second, (3,), f"the second part of a {type(self).__name__}"))

    @classmethod
    def of(cls, components: Any) -> Self:
        """From six components, angular part first."""
        c = shaped(array(components), (6,), f"a {cls.__name__}, angular part first,")
        return cls(c[:3], c[3:])

    @classmethod
    def zero(cls) -> Self:
        """The zero of this kind."""
        return cls(array([0.0] * 3), array([0.0] * 3))

    @property
    def vector(self) -> Array:
        """The six components, angular part first."""
        return concatenate([self.first, self.second])

    def _same_kind(self, other: object, verb: str) -> None:
        if type(other) is not type(self):
            raise TypeError(f"cannot {verb} a {type(self).__name__} and a {type(other).__name__}: different spaces")

    def __add__(self, other: Self) -> Self:
        self._same_kind(other, "add")
        return type(self)(self.first + other.first, self.second + other.second)

    def __sub__(self, other: Self) -> Self:
        self._same_kind(other, "subtract")
        return type(self)(self.first - other.first, self.second - other.second)

    def __neg__(self) -> Self:
        return type(self)(-self.first, -self.second)

    def __mul__(self, scale: Scalar) -> Self:
        if isinstance(scale, SixVector):
            raise TypeError(f"a {type(self).__name__} and a {type(scale).__name__} have no product; use pair or cross")
        return type(self)(self.first * scale, self.second * scale)

    __rmul__ = __mul__

    def __truediv__(self, scale: Scalar) -> Self:
        return type(self)(self.first / scale, self.second / scale)


class MotionVector(SixVector):
    """A vector of se(3): carried between frames by Ad."""

    @property
    def angular(self) -> Array:
        """ω [rad/s] of a twist, ω̇ [rad/s²] of an acceleration."""
        return self.first

    @property
    def linear(self) -> Array:
        """v [m/s] of the body-fixed point that coincides with the origin; v̇ [m/s²], its rate at the fixed origin."""
        return self.second


M = TypeVar("M", bound=MotionVector)


class ForceVector(SixVector):
    """A vector of se*(3): carried between frames by Ad⁻ᵀ."""


class Wrench(ForceVector):
    """W = (m; f): moment about the origin [N·m], force [N]; in se*(3)."""

    @property
    def moment(self) -> Array:
        """m, the moment about the origin [N·m]."""
        return self.first

    @property
    def force(self) -> Array:
        """f, the force [N]."""
        return self.second

    @classmethod
    def at(cls, point: Array, force: Array) -> Wrench:
        """The wrench (r × f; f) of a force f through the point r."""
        f = array(shaped(force, (3,), "a force"))
        return cls(cross(shaped(point, (3,), "a point"), f), f)


class Momentum(ForceVector):
    """P = (L; p): angular momentum about the origin [kg·m²/s], linear momentum [kg·m/s]; in se*(3)."""

    @property
    def angular(self) -> Array:
        """L, the angular momentum about the origin [kg·m²/s]."""
        return self.first

    @property
    def linear(self) -> Array:
        """p, the linear momentum [kg·m/s]."""
        return self.second

    def rate(self) -> Wrench:
        """This change of momentum per second, as the wrench that causes it."""
        return Wrench(self.first, self.second)


class Acceleration(MotionVector):
    """A = dV/dt: the spatial acceleration, the rate of the twist field at a fixed point (Featherstone).

    Its linear part is not the acceleration of a material point: that is v̇ + ω̇×r + ω×(v + ω×r), see :meth:`of_point`.
    """

    def of_point(self, point: Array, V: Twist) -> Array:
        """The acceleration v̇ + ω̇×r + ω×(v + ω×r) [m/s²] of the body-fixed point now at r, on a body with twist V."""
        return self.second + cross(self.first, shaped(point, (3,), "a point")) + cross(V.angular, V.at(point))


class Twist(MotionVector):
    """V = (ω; v): angular velocity [rad/s], velocity of the body-fixed point now at the origin [m/s]; in se(3)."""

    def at(self, point: Array) -> Array:
        """The velocity v + ω × r of the body-fixed point now at r."""
        return self.second + cross(self.first, shaped(point, (3,), "a point"))

    def rate(self) -> Acceleration:
        """This change of twist per second, as an acceleration."""
        return Acceleration(self.first, self.second)

    @overload
    def cross(self, other: M) -> M: ...
    @overload
    def cross(self, other: ForceVector) -> Wrench: ...
    def cross(self, other: SixVector) -> SixVector:
        """V × a = ad_V a on a twist, V ×* W = −ad_Vᵀ W on a wrench or a momentum (the result is then a wrench).

        (ω×a; ω×a° + v×a)  and  (ω×m + v×f; ω×f).  Law: ⟨V ×* W, a⟩ = −⟨W, V × a⟩. Source: formulas.md §3.
        Errors: TypeError for what is no six-vector.
        """
        if isinstance(other, MotionVector):
            return type(other)(
                cross(self.first, other.first), cross(self.first, other.second) + cross(self.second, other.first)
            )
        if isinstance(other, ForceVector):
            return Wrench(
                cross(self.first, other.first) + cross(self.second, other.second), cross(self.first, other.second)
            )
        raise TypeError(f"a twist acts on twists, accelerations, wrenches and momenta, not on a {type(other).__name__}")


def pairing(force: ForceVector, twist: MotionVector) -> Scalar:
    """⟨W, V⟩ = m·ω + f·v: power [W] of a wrench on a twist, or twice the kinetic energy for a momentum.

    Both in the same frame. Errors: TypeError for other kinds, two twists for instance. Law: ⟨Ad⁻ᵀ W, Ad V⟩ = ⟨W, V⟩.
    """
    if not isinstance(force, ForceVector) or not isinstance(twist, MotionVector):
        kinds = f"{type(force).__name__} and {type(twist).__name__}"
        raise TypeError(f"pairing takes a wrench or momentum and a twist, not {kinds}")
    return dot(force.first, twist.first) + dot(force.second, twist.second)


__getattr__ = former_names(__name__)
