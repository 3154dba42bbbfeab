"""Motors in parts: Chasles and Poinsot, the axial decompositions, and a motor as the sum of two rotors.

Every function serves twists and wrenches alike and keeps the kind: Chasles' theorem read on wrenches is Poinsot's, the
axial decomposition of a translation read on couples is the dual one. Source: S0 §2.5, theorems 4–7; formulas.md §4.
Law: the parts add up to the motor, and each has the pitch that it should have, tests/geometry/test_motors.py
Units: those of the motor given, twists [rad/s; m/s], wrenches [N·m; N], momenta [kg·m²/s; kg·m/s]; places [m].
"""

from __future__ import annotations

from typing import Generic, TypeVar

import numpy as np

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError
from poinsot.geometry.lines import Line
from poinsot.geometry.motor_fields import from_bivector, moment, principal
from poinsot.geometry.motors import ForceVector, SixVector
from poinsot.geometry.products import polar, reciprocal_product
from poinsot.geometry.projective import FAR
from poinsot.geometry.screws import Screw, central_axis, is_proper
from poinsot.geometry.vectors import cross, dot, given, nonzero, norm
from poinsot.records import dataclass

S = TypeVar("S", bound=SixVector)


@dataclass(frozen=True, eq=False)
class AxisAndSlide(Generic[S]):
    """M = α_l l + α_a p(l) (15), (17): along one line, a rotation and a translation, or a force and a couple.

    line   l, a unit rotor (u; r × u) of the kind of M
    turn   α_l ≥ 0: angular velocity, force      slide  α_a, signed: velocity along the line, couple about it
    Law    l is unique but for its sense where M is no free vector; sum() is M, tests/geometry/test_motors.py
    """

    line: S
    turn: Scalar
    slide: Scalar

    def sum(self) -> S:
        """α_l l + α_a p(l): the motor again."""
        total: S = self.line * self.turn + polar(self.line) * self.slide
        return total


def chasles(V: S, far: float = FAR) -> AxisAndSlide[S]:
    """A twist as a rotation about its axis and a translation along it (theorem 4); poinsot() is the same on wrenches.

    The coefficient of the translation is û·v, signed: [C], S0 prints ‖v‖. A pure translation has α_l = 0, and for l
    the line through the origin along it, which is one of many.
    Errors  GeometryError for the zero motor and NaN
    """
    a, m = principal(V), moment(V)
    if is_proper(V, far):
        axis, size = central_axis(V, far), norm(a)
        return AxisAndSlide(from_bivector(type(V), axis.direction, axis.moment), size, dot(a, m) / size)
    size = norm(m)
    return AxisAndSlide(from_bivector(type(V), array(m / size), np.zeros(3)), 0.0, size)


def poinsot_decomposition(W: S, far: float = FAR) -> AxisAndSlide[S]:
    """A wrench as a force along its central axis and a couple about it (theorem 6)."""
    if not isinstance(W, ForceVector):
        raise TypeError(f"Poinsot's theorem is of wrenches and momenta; got a {type(W).__name__}: use chasles")
    return chasles(W, far)


def axial_decomposition(A: S, angular: object = None, about: object = (0.0, 0.0, 0.0)) -> tuple[S, S]:
    """(l₁, l₂) with A = l₁ − l₂ (theorems 5, 7): a translation by two opposite rotations, a couple by two forces.

        (0; v) = (ω; r₁ × ω) − (ω; r₂ × ω),   r₁ − r₂ = (ω × v)/ω²,   for any ω ⊥ v

    angular  ω (3,), the principal vector of both; if not given, a unit vector perpendicular to v
    about    the point midway between the two lines (3,) [m]
    Errors   GeometryError if A is no free vector, or ω is zero or not perpendicular to v (beyond 1e-9)
    """
    if is_proper(A):
        raise GeometryError(
            "only a motor without principal vector, a translation or a couple, is a difference of rotors"
        )
    v = moment(A)
    if angular is None:
        k = int(np.argmin(np.abs(v)))
        angular = np.cross(np.eye(3)[k], v) / np.linalg.norm(np.cross(np.eye(3)[k], v))
    w = nonzero(angular, (3,), "the angular velocity of an axial decomposition")
    if abs(dot(w, v)) > 1e-9 * norm(w) * norm(v):
        raise GeometryError(f"the angular velocity {w.tolist()} must be perpendicular to {v.tolist()}")
    apart = cross(w, v) / dot(w, w)
    middle = given(about, (3,), "the point midway between two lines")
    first, second = (from_bivector(type(A), w, np.zeros(3), middle + side * apart) for side in (0.5, -0.5))
    return first, second


def two_rotors(M: S, line: Line) -> tuple[S, S]:
    """(λl, M − λl), two rotors with the sum M, the first on a given line: λ = (M ∘ M)/(2 M ∘ l) (S2 §3.2, Clifford).

    A wrench as two forces, a twist as two rotations; the two lines are conjugate in M. A rotor M is itself the second.
    Errors  GeometryError where the line is at infinity or reciprocal to M, and for M without a principal vector
    """
    if not is_proper(M):
        raise GeometryError("a translation or a couple is a difference of parallel rotors: use axial_decomposition")
    if not line.is_finite:
        raise GeometryError("a rotor needs a line that is not at infinity; give one through finite points")
    unit = Screw(line, 0.0).motor(type(M))
    virtual = reciprocal_product(M, unit)
    size = norm(principal(M)) * (1.0 + norm(line.foot)) + norm(moment(M))
    if abs(virtual) <= 1e-12 * size:  # of the terms of the product, which cancel to rounding
        raise GeometryError("a line reciprocal to the motor has no conjugate; choose one with a moment about the motor")
    first = unit * (reciprocal_product(M, M) / (2.0 * virtual))
    return first, M - first


def rotors_of(M: S) -> list[tuple[S, Scalar]]:
    """Six unit rotors l_i and coefficients c_i with M = Σ c_i l_i: the lines span se(3) (S0 §2.5.1).

    Three axes through the origin, and each free direction as the difference of two parallel lines.
    """
    kind, parts = type(M), []
    a, m = principal(M), moment(M)
    for k in range(3):
        along, across = np.eye(3)[k], np.eye(3)[(k + 1) % 3]
        lever = np.cross(across, along)  # (lever × across) = along, from (across × along) × across
        parts.append((from_bivector(kind, across, np.zeros(3), lever), m[k]))
        parts.append((from_bivector(kind, along, np.zeros(3)), a[k] - m[(k - 1) % 3]))
    return parts


def reduced_at(M: S, point: object) -> tuple[S, S]:
    """(rotor through the point, free vector) with the sum M: the force at a point and the couple that replace a wrench.

    For a twist, a rotation about an axis through the point and the translation of that point.
    """
    a = principal(M)
    rotor = from_bivector(type(M), a, array(a * 0.0), point)
    return rotor, M - rotor
