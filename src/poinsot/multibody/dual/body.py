"""One rigid body in dual numbers: rate of a motor, equation of motion, kinetic and potential energy.

All motors are of dual numbers (see ``geometry.dual_motors``), d_AB is the vector from A to B.

Source  Brodsky & Shoham 1999 (S4), §3 and §4.1; formulas.md §7
Law     as the 6×6 dynamics at every point and in every frame, tests/multibody/test_dual_body.py
Units   velocity motors [rad/s, m/s], momentum motors [kg·m/s, kg·m²/s], force motors [N, N·m], energies [J]
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.dual_motors import (
    DualInertia,
    dual_part,
    dual_vector,
    moment_product,
    momentum,
    motor_shift,
    real_part,
    weight,
)
from poinsot.geometry.vectors import cross, dot


def motor_rate(change: Array, v_A: Array, K_A: Array) -> Array:
    """dK_A/dt = ∂K_A/∂t + v̂_A × K_A (34), for a motor K_A given in axes at a point A that move with the motor v̂_A.

    change  ∂K_A/∂t: of the dual components, as if axes and point stood still
    Law     d/dt (R̂ K) = R̂ dK/dt for every motion R̂(t), tests/multibody/test_dual_body.py
    """
    return array(change + cross(v_A, K_A))


def newton_euler(M: DualInertia, A: Array, v: Array, v_change: Array) -> Array:
    """F̂ = d/dt (Â M̂ Âᵀ v̂) = Â M̂ Âᵀ ∂v̂/∂t + v̂ × Â M̂ Âᵀ v̂ (36): the force motor that moves a body so.

    Â  dual matrix to the frame of v̂ from the mass centre's: ``motor_shift(d_AC)`` to a body point A, 1 at C (37)
    """
    return motor_rate(momentum(M, A, A.T, v_change), v, momentum(M, A, A.T, v))


def kinetic_energy(v: Array, K: Array) -> Scalar:
    """T = ½ [v̂|K] (40), (42) [J], with velocity and momentum at one point, any point, in one frame."""
    return moment_product(v, K) * 0.5


def kinetic_energy_by_parts(M: DualInertia, d_CA: Array, v_A: Array) -> Scalar:
    """T = ½ m v_A² + m d_CA · (ω × v_A) + ½ ω · I_A ω (42): what ½ [v̂_A|K_A] is when multiplied out."""
    omega, v, m = real_part(v_A), dual_part(v_A), M.mass
    I_A = M.between(d_CA, d_CA)
    return dot(v, v) * m * 0.5 + dot(d_CA, cross(omega, v)) * m + dot(omega, I_A @ omega) * 0.5


def axis_point(v_A: Array) -> Array:
    """d_AO = ω × v_A/ω² (3,): from A to the nearest point O of the instantaneous screw axis, where v_O = p ω."""
    omega, v = real_part(v_A), dual_part(v_A)
    return array(cross(omega, v) / dot(omega, omega))


def kinetic_energy_about_axis(M: DualInertia, d_CA: Array, v_A: Array) -> Scalar:
    """T = ½ m v_A² + ½ ω · [I_C − m d̃_CA d̃_CO − m d̃_CA d̃_AO] ω, O on the instantaneous screw axis (43), (44).

    Law  equal to ½ m p² ω² + ½ ω · I_O ω, with the pitch p; tests/multibody/test_dual_body.py
    """
    omega, v, m = real_part(v_A), dual_part(v_A), M.mass
    d_AO = axis_point(v_A)
    about = M.between(d_CA, d_CA + d_AO) + M.between(d_CA, d_AO) - M.about_centre
    return dot(v, v) * m * 0.5 + dot(omega, about @ omega) * 0.5


def potential_energy(mass: Scalar, g: Array, x_C: Array) -> Scalar:
    """P = −[m (d/dε) ε g⃗ | ε x_C] = −m g⃗ · x_C (41) [J]; g⃗ points where things fall, so the sign is −."""
    return -moment_product(weight(mass, g), dual_vector(np.zeros(3), x_C))


def gravity_motor(mass: Scalar, g: Array, d_OC: Array) -> Array:
    """The weight as a force motor at O: the rotor m g⃗ at the mass centre, shifted, D_OC m g⃗ = m g⃗ + ε d_OC × m g⃗."""
    return array(motor_shift(d_OC) @ weight(mass, g))
