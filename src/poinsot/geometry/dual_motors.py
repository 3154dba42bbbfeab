"""Motors as vectors of three dual numbers: â = a + ε a°, a principal vector and its moment at the reference point.

Twists, accelerations, wrenches and momenta have a *motor view*, by type: ω + ε v, but f + ε m and p + ε L, for the
principal vector of a wrench is its second part. In that view all of them move between points and frames by the same
dual matrices, and the formulas of vectors in three dimensions, ``dot``, ``cross`` and ``rotation_z`` as they are, are
those of space (the principle of transference).

A motor is an object array (3,) of :class:`~poinsot.algebra.dual.Dual`; real scalars that multiply one are ``lifted``.

Law     D Dᵀ = 1; R̂ R̂ᵀ = 1; the motor of Ad V is R̂ times the motor of V, and so for wrenches by Ad⁻ᵀ,
        tests/geometry/test_dual_motors.py
Source  Brodsky & Shoham 1999 (S4), §1.1 and §4.1; formulas.md §0, §4, §7
Units   the dual part has the unit of the real part times metre: ω + ε v [rad/s, m/s], f + ε m [N, N·m]
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.scalars import Scalar, atan2, sqrt
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import ForceVector, MotionVector, SixVector
from poinsot.geometry.vectors import cross, dot, shaped, tilde, untilde

S = TypeVar("S", bound=SixVector)


def dual_vector(principal: object, moment: object) -> Array:
    """a + ε a° (3,) from its principal vector and its moment, over any scalar."""
    a, b = shaped(array(principal), (3,), "a principal vector"), shaped(array(moment), (3,), "a moment")
    return array([Dual(x, y) for x, y in zip(a, b, strict=True)])


def real_part(a: Array) -> Array:
    """a of every entry a + ε a°."""
    return array([real_part(x) if isinstance(x, np.ndarray) else real(x) for x in a])


def dual_part(a: Array) -> Array:
    """a° of every entry a + ε a°."""
    return array([dual_part(x) if isinstance(x, np.ndarray) else dual(x) for x in a])


def conjugate(a: Array) -> Array:
    """a − ε a° of every entry."""
    return array([conjugate(x) if isinstance(x, np.ndarray) else Dual(real(x), -dual(x)) for x in a])


# ---------------------------------------------------------------------------------------------------- the motor view


def motor(x: SixVector) -> Array:
    """The motor view, by type: ω + ε v of a twist, ω̇ + ε v̇ of an acceleration, f + ε m of a wrench, p + ε L of a
    momentum.

    Errors  TypeError for anything else: six bare numbers do not say what they are
    """
    if isinstance(x, MotionVector):
        return dual_vector(x.first, x.second)
    if isinstance(x, ForceVector):
        return dual_vector(x.second, x.first)
    raise TypeError(f"a motor is the view of a twist, acceleration, wrench or momentum, not of a {type(x).__name__}")


def from_motor(kind: type[S], a: Array) -> S:
    """The twist, acceleration, wrench or momentum with motor a: ``from_motor(Twist, v̂)``; the inverse of motor()."""
    if issubclass(kind, MotionVector):
        return kind(real_part(a), dual_part(a))
    if issubclass(kind, ForceVector):
        return kind(dual_part(a), real_part(a))
    raise TypeError(f"a motor can be read as a twist, acceleration, wrench or momentum, not as a {kind.__name__}")


# -------------------------------------------------------------------------------------------- other points and frames


def motor_shift(d_OA: Array) -> Array:
    """D_OA = 1 + ε [d_OA ×] (3,3), â_O = D_OA â_A: the motor at O from the motor at A, d_OA from O to A (7), (8).

    Law  D_AO = D_OA⁻¹ = D_OAᵀ, which is also its conjugate (9)
    """
    T = tilde(shaped(array(d_OA), (3,), "a displacement of the reference point"))
    return array([[Dual(float(i == j), T[i, j]) for j in range(3)] for i in range(3)])


def dual_rotation(X_AB: Displacement) -> Array:
    """R̂_AB = (1 + ε p̃) R (3,3): motors in A from motors in B, twists and wrenches alike; R̂⁻¹ = R̂ᵀ."""
    R, moment = X_AB.rotation, tilde(X_AB.translation) @ X_AB.rotation
    return array([[Dual(R[i, j], moment[i, j]) for j in range(3)] for i in range(3)])


def displacement_of(R: Array) -> Displacement:
    """The X with dual_rotation(X) = R̂: R its real part, p̃ = R̂° Rᵀ.

    Errors  GeometryError if R̂ is not 3×3
    """
    R = shaped(R, (3, 3), "a dual rotation")
    return Displacement(real_part(R), untilde(dual_part(R) @ real_part(R).T))


# ----------------------------------------------------------------------------------------------------------- products


def moment_product(a: Array, b: Array) -> Scalar:
    """[â|b̂] = a · b° + a° · b (38): the dual part of â · b̂, the power of a wrench on a twist.

    Law  the same at every reference point and in every frame; equal to pair(W, V)
    """
    return dot(real_part(a), dual_part(b)) + dot(dual_part(a), real_part(b))


def dual_length(a: Array) -> Scalar:
    """√(a · a): the length of a vector; over duals |a| (1 + ε h), length and pitch h of a screw.

    Errors  GeometryError where |a| = 0 over duals: a free vector has no screw axis, transference excludes it
    """
    a = shaped(a, (3,), "a motor a + ε a°")
    square = dot(a, a)
    if isinstance(square, Dual) and isinstance(square.real, float) and square.real == 0.0:
        raise GeometryError(
            "a motor whose principal vector is zero is a free vector: it has no axis, no pitch and no dual length (nor "
            "have parallel lines one common normal); use its moment instead"
        )
    return sqrt(square)


def dual_direction(a: Array) -> Array:
    """a/√(a · a): a unit vector; over duals the axis of a screw as a unit line, e + ε r × e."""
    return array(a / dual_length(a))


def dual_angle(a: Array, b: Array) -> Scalar:
    """The angle from a to b about their common normal a × b; over duals α + ε d, with d the distance along it (10).

    a, b    unit vectors or, over duals, unit lines e + ε r × e
    Errors  GeometryError for parallel lines, which have no single common normal
    Law     a · b = cos α̂ and a × b = n̂ sin α̂
    """
    return atan2(dual_length(cross(a, b)), dot(a, b))
