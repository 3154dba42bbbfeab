"""Screws: pitch, central axis and magnitude of motors, and the screw as an axis with a pitch.

A motor M = (m̄, m_O) has pitch h = m̄·m_O/m̄² and, as its central axis, the line of points where m = h m̄. Where m̄ = 0
the pitch is infinite, the axis is a line at infinity, and the motor (a couple, a translation) is improper. Motors whose
axis or pitch lies beyond ``far`` (1e12 m unless told otherwise) count as improper: with numbers of order one, rounding
puts the axis of a pure translation a thousand times further away; a turn of 1e-11 rad beside a metre is told from none.
Source: Lovell (S2) ch. III, §4.1; S0 §2.5; formulas.md §4.
Units: pitch [m/rad], places [m], magnitudes those of the motor. Law: M = λ(s; r × s + h s), and pitch and axis move
with the frame, tests/geometry/test_screws.py
"""

from __future__ import annotations

import math
from typing import TypeVar

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.lines import Line
from poinsot.geometry.motor_fields import from_bivector, moment, principal
from poinsot.geometry.motors import SixVector, Twist, Wrench
from poinsot.geometry.projective import FAR, Collineation
from poinsot.geometry.vectors import cross, dot, norm, of_order_one, shaped
from poinsot.records import dataclass
from poinsot.showing import Shown

S = TypeVar("S", bound=SixVector)


# ------------------------------------------------------------------------------------------------ of any single motor


def is_proper(M: SixVector, far: float = FAR) -> bool:
    """Whether the pitch and the axis of M are nearer than ``far`` [m]; over other scalars than floats, True.

    Errors  GeometryError for the zero motor, which is neither proper nor improper, and for NaN
    """
    a, m = principal(M), moment(M)
    if a.dtype == object or m.dtype == object:
        return True
    if not (np.isfinite(a).all() and np.isfinite(m).all()):
        raise GeometryError(f"a screw needs a motor of finite numbers; got {type(M).__name__} {M.vector.tolist()}")
    size, reach = norm(a), norm(m)
    if size == 0.0 and reach == 0.0:
        raise GeometryError(f"a screw needs a motor other than zero; the {type(M).__name__} given is zero in all six")
    return bool(size * far > reach)


def pitch(M: SixVector, far: float = FAR) -> Scalar:
    """h = m̄·m_P/m̄² = ½ (M ∘ M)/m̄² [m/rad], the same for every P; infinite for an improper motor.

    Law  kept by displacements; reversed by collineations with σ = −1, tests/geometry/test_screws.py
    """
    if not is_proper(M, far):
        return math.inf
    a, m = of_order_one(principal(M), moment(M))
    return dot(a, m) / dot(a, a)


def central_axis(M: SixVector, far: float = FAR) -> Line:
    """The line where m_P = h m̄ (theorem 3.1), unit, with the sense of m̄; at infinity, (0; m), for an improper motor.

    It passes through r = (m̄ × m_O)/m̄².
    """
    if not is_proper(M, far):
        return Line.at_infinity(moment(M)).unit()
    a, m = of_order_one(principal(M), moment(M))
    return Line(a, array(cross(cross(a, m), a) / dot(a, a))).unit()


def magnitude(M: SixVector, far: float = FAR) -> Scalar:
    """λ = |m̄| ≥ 0 of a proper motor, |m| of an improper one: a rate, a force; a speed, a couple."""
    return norm(principal(M) if is_proper(M, far) else moment(M))


def unit_motor(M: S, far: float = FAR) -> S:
    """S with M = λS and |s̄| = 1, or |s| = 1 where M is improper (S2 §3.6)."""
    unit: S = M / magnitude(M, far)
    return unit


def rotor_part(M: S, far: float = FAR) -> S:
    """M⁰ : m − h m̄, the part of zero pitch on the axis of M: a pure rotation, a pure force (3.3). Zero if improper."""
    a = principal(M)
    if not is_proper(M, far):
        return from_bivector(type(M), array(a * 0.0), array(a * 0.0))
    u, m = of_order_one(principal(M), moment(M))
    return from_bivector(type(M), a, array(cross(cross(u, m), a) / dot(u, u)))


def free_part(M: S, far: float = FAR) -> S:
    """h M^∞ : h m̄, the free vector along the axis, a translation or couple; all of an improper M. M = M⁰ + h M^∞."""
    a = principal(M)
    value = a * pitch(M, far) if is_proper(M, far) else moment(M)
    return from_bivector(type(M), array(a * 0.0), array(value))


def is_axial(M: SixVector, far: float = FAR) -> bool:
    """Whether M lies in the axial subspace, m̄ = 0 (definition 3): a translation, a couple."""
    return not is_proper(M, far)


def is_line(M: SixVector, tolerance: float = 1e-9, far: float = FAR) -> bool:
    """Whether M lies in L = R − axial (definition 4): proper, with a pitch of at most the tolerance [m/rad].

    Far from the origin the tolerance grows with the distance of the axis, as rounding does.
    """
    if not is_proper(M, far):
        return False
    return bool(abs(pitch(M, far)) <= tolerance * (1.0 + norm(central_axis(M, far).foot)))


def is_self_reciprocal(M: SixVector, tolerance: float = 1e-9, far: float = FAR) -> bool:
    """Whether M lies in R, M ∘ M = 0 (definition 2): a line, finite or at infinity."""
    return is_axial(M, far) or is_line(M, tolerance, far)


# ---------------------------------------------------------------------------------------------------------- the screw


@dataclass(frozen=True, eq=False)
class Screw(Shown):
    """A central axis with a sense and a pitch: a motor but for its magnitude (S2 §3.7).

    axis    :class:`Line`; at infinity exactly for infinite pitch, then (0; u) with the direction u of translation
    pitch   h [m/rad], over any scalar, or infinity
    Use     S.twist(rate), S.wrench(force), S.displacement(angle); X_AB @ S_B is S_A; Screw.of(M) of any motor
    Errors  GeometryError for NaN, and where only one of axis and pitch is infinite
    Law     one screw for every line of motors through zero (theorems 3.2, 3.3); Ad carries axis and pitch,
            tests/geometry/test_screws.py
    Source  S2 §3.7; S0 §2.5.3; Ball 1900
    """

    axis: Line
    pitch: Scalar = 0.0

    def __post_init__(self) -> None:
        shaped([self.pitch], (1,), "the pitch of a screw")
        if isinstance(self.pitch, (int, float, np.number)):
            if math.isnan(self.pitch) or self.pitch == -math.inf:
                raise GeometryError(f"the pitch of a screw is a number or +infinity; got {self.pitch}")
            if (self.pitch == math.inf) == self.axis.is_finite:
                raise GeometryError(
                    f"a screw has an axis at infinity exactly if its pitch is infinite; got the pitch {self.pitch} and "
                    f"an axis {'not ' if self.axis.is_finite else ''}at infinity. Use Screw.improper(direction)"
                )
        object.__setattr__(self, "axis", self.axis.unit())

    @classmethod
    def of(cls, M: SixVector, far: float = FAR) -> Screw:
        """The screw of a motor, with its sense. GeometryError for the zero motor and NaN."""
        return cls(central_axis(M, far), pitch(M, far))

    @classmethod
    def along(cls, point: object, direction: object, pitch: Scalar = 0.0) -> Screw:
        """The screw with its axis through a finite point (3,), with a direction (3,) of any length."""
        return cls(Line.along(point, direction), pitch)

    @classmethod
    def improper(cls, direction: object) -> Screw:
        """The screw of infinite pitch: translations along, or couples about, a direction (3,)."""
        return cls(Line.at_infinity(direction), math.inf)

    @property
    def is_proper(self) -> bool:
        """Whether the pitch is finite."""
        return self.axis.is_finite

    @property
    def direction(self) -> Array:
        """The unit vector (3,) along the axis; of an improper screw the direction of its translations."""
        return self.axis.direction if self.is_proper else self.axis.moment

    def motor(self, kind: type[S], magnitude: Scalar = 1.0) -> S:
        """λS, of a kind: (λu, λ(r × u + h u)), or λ(0, u) of an improper screw (3.4)."""
        moment = self.axis.moment + self.axis.direction * self.pitch if self.is_proper else self.axis.moment
        return from_bivector(kind, array(self.axis.direction * magnitude), array(moment * magnitude))

    def twist(self, rate: Scalar = 1.0) -> Twist:
        """The twist with this angular velocity about the screw [rad/s]; with this speed [m/s] along an improper one."""
        return self.motor(Twist, rate)

    def wrench(self, intensity: Scalar = 1.0) -> Wrench:
        """The wrench with this force along the screw [N]; with this couple [N·m] about an improper one."""
        return self.motor(Wrench, intensity)

    def displacement(self, amount: Scalar) -> Displacement:
        """exp(amount · S): a turn by an angle [rad] that advances by h times it; improper, a shift by a distance."""
        return Displacement.exp(self.twist(amount))

    def __neg__(self) -> Screw:
        """The same screw with the other sense; the pitch stays."""
        return Screw(-self.axis, self.pitch)

    def same_as(self, other: Screw, tolerance: float = 1e-9) -> bool:
        """Whether both are one screw, in whichever sense: unit motors alike, (u; r × u + hu), up to a sign.

        tolerance  of u, and of the moments beside 1 m + |h| + the distance of the axis, as rounding grows
        """
        if self.is_proper != other.is_proper:
            return False
        sense = 1.0 if dot(self.direction, other.direction) > 0 else -1.0
        rest = self.twist() - other.twist(sense)
        reach = 1.0 + abs(self.pitch) + norm(self.axis.foot) if self.is_proper else 1.0
        return bool(norm(rest.angular) <= tolerance and norm(rest.linear) <= tolerance * reach)

    def mapped(self, c: Collineation) -> Screw:
        """The image: the axis by (8), the pitch times σ: mirrors turn right-handed screws into left-handed ones."""
        return Screw(c @ self.axis, self.pitch * float(c.sigma) if self.is_proper else math.inf)

    def carried(self, X: Displacement) -> Screw:
        """The same screw read in another frame: X_AB @ S_B."""
        return self.mapped(Collineation.of(X))

    def __str__(self) -> str:
        u = ", ".join(map(_shown, self.direction))
        if not self.is_proper:
            return f"improper screw along ({u})"
        r = ", ".join(map(_shown, self.axis.foot))
        return f"screw of pitch {_shown(self.pitch)} m/rad through ({r}) along ({u})"


def _shown(x: Scalar) -> str:
    return f"{x:.6g}" if isinstance(x, (int, float, np.number)) else str(x)
