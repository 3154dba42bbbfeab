"""Mass as a dual operator: velocity motors to momentum motors, without leaving three dimensions.

A velocity motor is a field; a particle of it has the free vector v at its place. Mass makes of this free vector a rotor
m v, bound to that place: the operator m d/dε. A body adds ε I_C, and M̂ = m d/dε + ε I_C acts on the velocity **at the
mass centre**; the motor shift takes it there and the momentum away again. M̂ is no matrix: it does not commute with
dual matrices, nor with ε, so it stands to the right of one and to the left of the other, Â (M̂ (Â⁻¹ v̂)).

Law     equal to the 6×6 inertia at every point and in every frame, tests/geometry/test_dual_inertia.py
Source  Brodsky & Shoham 1999 (S4), §2–3; formulas.md §7
Units   real parts of velocity motors [rad/s], dual parts [m/s]; of momentum motors [kg·m/s] and [kg·m²/s]
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.dual_motors import dual_part, dual_vector, real_part
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.vectors import shaped, tilde
from poinsot.records import dataclass

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
