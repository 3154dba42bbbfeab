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

Mass as a dual operator: velocity motors to momentum motors, without leaving three dimensions.

A velocity motor is a field; a particle of it has the free vector v at its place. Mass makes of this free vector a rotor
m v, bound to that place: the operator m d/dε. A body adds ε I_C, and M̂ = m d/dε + ε I_C acts on the velocity **at the
mass centre**; the motor shift takes it there and the momentum away again. M̂ is no matrix: it does not commute with
dual matrices, nor with ε, so it stands to the right of one and to the left of the other, Â (M̂ (Â⁻¹ v̂)).

Law     equal to the 6×6 inertia at every point and in every frame, tests/geometry/test_dual_inertia.py
Source  Brodsky & Shoham 1999 (S4), §2–3; formulas.md §7
Units   real parts of velocity motors [rad/s], dual parts [m/s]; of momentum motors [kg·m/s] and [kg·m²/s]

Spherical formulas that become spatial ones when they are run on dual numbers: the principle of transference.

On a sphere the sides of a triangle are the angles between directions. In space they are dual angles α + ε a between
lines: the twist of their common normal and its length. Nothing below knows which it is given.

Law     over duals: agreement with distances measured between the lines, and closure of the spatial loop,
        tests/geometry/test_dual_motors.py
Source  Brodsky & Shoham 1999 (S4), §1.1; Dimentberg's formulation: all formulas of vector algebra serve for motors
Units   angles [rad]; of dual angles the dual parts are distances [m]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.scalars import Scalar, acos, atan2, cos, is_zero, sin, sqrt
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import ForceVector, MotionVector, SixVector
from poinsot.geometry.rotations import rotation_x, rotation_z
from poinsot.geometry.vectors import cross, dot, shaped, tilde, untilde
from poinsot.records import dataclass

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


_ZERO = np.zeros(3)


def _motor(a: Array) -> Array:
    return shaped(a, (3,), "a motor a + ε a°")


def by_epsilon(a: Array) -> Array:
    """(d/dε)(a + ε a°) = a°: the field of a motor at its reference point, now as principal vector (22)."""
    return dual_vector(dual_part(_motor(a)), _ZERO)


def dual_mass(mass: Scalar, v_A: Array) -> Array:
    """m (d/dε) v̂_A = m v_A: the momentum rotor of a particle at A, from the velocity motor at A (21)."""
    return dual_vector(dual_part(_motor(v_A)) * mass, _ZERO)


def weight(mass: Scalar, g: Array) -> Array:
    """m (d/dε) ε g⃗ = m g⃗: the force rotor that the field of gravity g⃗ (3,) [m/s²] makes of a mass, at that mass."""
    return dual_mass(mass, dual_vector(_ZERO, g))


@dataclass(frozen=True, eq=False)
class DualInertia:
    """M̂ = m d/dε + ε I_C (29): the momentum motor at the mass centre from the velocity motor there, Ĥ_C = M̂ v̂_C (33).

    mass         m [kg]
    about_centre I_C (3,3) [kg·m²], symmetric, in the axes that v̂_C has; over any scalar
    Use          M @ v for M̂ v̂; on an acceleration ∂v̂/∂t it gives a force, on the field ε g⃗ the weight
    Errors       GeometryError for other shapes
    Law          [û|M̂v̂] = [v̂|M̂û]; v̂ × M̂v̂ = ω × M̂v̂, tests/geometry/test_dual_inertia.py
    """

    mass: Scalar
    about_centre: Array

    __array_ufunc__ = None  # dual matrix @ M̂ is refused: it is no matrix

    def __post_init__(self) -> None:
        object.__setattr__(self, "about_centre", shaped(self.about_centre, (3, 3), "the inertia about a mass centre"))

    @classmethod
    def of(cls, body: Inertia) -> tuple[DualInertia, Array]:
        """M̂ of a body in its frame's axes, and d_OC (3,), from the frame's origin to its mass centre."""
        if is_zero(body.mass):
            return cls(0.0, body.second_moment), np.zeros(3)
        d_OC = body.first_moment / body.mass
        return cls(body.mass, array(body.second_moment + (tilde(d_OC) @ tilde(d_OC)) * body.mass)), d_OC

    def __matmul__(self, v_C: Array) -> Array:
        """M̂ (ω + ε v_C) = m v_C + ε I_C ω (29), (33)."""
        v_C = _motor(v_C)
        return dual_vector(dual_part(v_C) * self.mass, self.about_centre @ real_part(v_C))

    def between(self, d_CB: Array, d_CO: Array) -> Array:
        """I_C − m d̃_CB d̃_CO (3,3): the moments of inertia about B of a rotation about O (27), (28); about A if both."""
        return array(self.about_centre - (tilde(d_CB) @ tilde(d_CO)) * self.mass)


def momentum(M: DualInertia, A_BC: Array, A_CO: Array, v_O: Array) -> Array:
    """K_B = Â_BC M̂ Â_CO v̂_O (30), (31): the momentum motor of a body in B from its velocity motor in O.

    Â_BC, Â_CO  dual matrices (3,3): ``motor_shift`` to another point, ``dual_rotation`` to another frame
    """
    A_BC, A_CO = (shaped(D, (3, 3), "a dual matrix") for D in (A_BC, A_CO))
    return array(A_BC @ (M @ (A_CO @ _motor(v_O))))


def momentum_by_parts(M: DualInertia, d_CB: Array, d_CO: Array, v_O: Array) -> Array:
    """The same for parallel axes, multiplied out: K_B = m v_O + m d_CO × ω + ε {I_B,O ω − m d_CB × v_O} (26), (27)."""
    omega, v, m = real_part(_motor(v_O)), dual_part(v_O), M.mass
    p = (v + tilde(d_CO) @ omega) * m
    L = M.between(d_CB, d_CO) @ omega - tilde(d_CB) @ v * m
    return dual_vector(p, L)


def binor(M: DualInertia, d_CB: Array, d_CO: Array) -> Array:
    """The 6×6 form of (30), (p; L_B) = [m 1, m d̃_CO; −m d̃_CB, I_B,O] (v_O; ω), **linear part first** (35)."""
    m, corner = M.mass, M.between(d_CB, d_CO)
    upper, lower = tilde(d_CO) * m, -(tilde(d_CB) * m)
    top = [[*(m if i == j else 0.0 for j in range(3)), *upper[i]] for i in range(3)]
    return array(top + [[*lower[i], *corner[i]] for i in range(3)])


def third_side(b: Scalar, c: Scalar, A: Scalar) -> Scalar:
    """a with cos a = cos b cos c + sin b sin c cos A: the side opposite the corner A of a spherical triangle.

    Over duals the triangle is spatial: three lines and their three common normals; b, c are the dual angles from the
    first line to the others, A the dual angle between those two normals.
    """
    return acos(cos(b) * cos(c) + sin(b) * sin(c) * cos(A))


def four_bar(sides: Sequence[Scalar], crank: Scalar, branch: float = 1.0) -> tuple[Scalar, Scalar, Scalar]:
    """(θ₂, θ₃, θ₄) that close R_z(θ₁)R_x(α₁) R_z(θ₂)R_x(α₂) R_z(θ₃)R_x(α₃) R_z(θ₄)R_x(α₄) = 1, for the crank angle θ₁.

    Over reals this is the spherical linkage of four revolute pairs; over duals, α_k + ε a_k being twist and length of
    the links, the spatial linkage of one revolute pair (crank = θ₁ + ε d₁, with d₁ fixed) and three cylindrical ones.

    sides   α₁ … α₄, with 0 < α₂ < π        branch  ±1, the two ways to assemble it
    Errors  NaN where the linkage does not reach
    """
    first, second, third, fourth = shaped(array(sides), (4,), "the list of sides of a linkage")
    near = rotation_z(crank) @ rotation_x(first)
    x, y, z = rotation_x(fourth) @ near[:, 2]  # the axis of joint 2, as joint 4 sees it
    a, b, c = y * sin(third), x * sin(third), cos(second) - z * cos(third)  # a cos θ₄ + b sin θ₄ = c
    angle_4 = atan2(b, a) + acos(c / sqrt(a * a + b * b)) * branch
    far = rotation_x(third) @ rotation_z(angle_4) @ rotation_x(fourth)
    between = near.T @ far.T  # R_z(θ₂) R_x(α₂) R_z(θ₃)
    return atan2(between[0, 2], -between[1, 2]), atan2(between[2, 0], between[2, 1]), angle_4
