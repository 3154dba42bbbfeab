"""One body in dual numbers: rates of motors (34), the equation of motion (36), (37), energies (39)–(44)."""

import numpy as np
import pytest

import zoo
from poinsot import Acceleration, Displacement, Inertia, Twist, Wrench
from poinsot.algebra import Array, Dual, array, dual, dual_rate
from poinsot.dual_dynamics import (
    DualInertia,
    dual_part,
    dual_rotation,
    dual_vector,
    from_motor,
    moment_product,
    momentum,
    motor,
    motor_shift,
    real_part,
)
from poinsot.geometry import cross
from poinsot.multibody.dual.body import (
    axis_point,
    gravity_motor,
    kinetic_energy,
    kinetic_energy_about_axis,
    kinetic_energy_by_parts,
    motor_rate,
    newton_euler,
    potential_energy,
)
from scalars import Over, assert_same, each_scalar

SEEDS = pytest.mark.parametrize("seed", range(5))


def assert_equal(a: Array, b: Array) -> None:
    assert_same([real_part(a), dual_part(a)], [real_part(b), dual_part(b)], rel=1e-11, abs=1e-11)


def random_motor(rng: np.random.Generator) -> Array:
    return dual_vector(rng.normal(size=3), rng.normal(size=3))


def random_body(rng: np.random.Generator) -> tuple[DualInertia, Array, Inertia]:
    """M̂, d_AC and the spatial inertia at A of the same body."""
    body = zoo.random_inertia(rng)
    return *DualInertia.of(body), body


# ------------------------------------------------------------------------------------------------------------- rates


@SEEDS
def test_rate_of_a_motor_in_a_moving_frame(seed: int) -> None:
    """(34): d/dt (R̂ K) = R̂ (∂K/∂t + v̂ × K), v̂ the motor of the frame in its own axes; R̂(t) by dual numbers."""
    rng = np.random.default_rng(seed)
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    K, change = random_motor(rng), random_motor(rng)

    def seen_from_the_ground(steps: list[Dual]) -> Array:
        t = steps[0].real  # time, as a real part
        moved = Displacement.exp(Twist.of([x * t for x in V.vector]))
        rising = array([Dual(k.real + c.real * t, k.dual + c.dual * t) for k, c in zip(K, change, strict=True)])
        return dual_rotation(X) @ dual_rotation(moved) @ rising

    rate = dual_rate(seen_from_the_ground, ([Dual(0.0, 0.0)],), ([Dual(1.0, 0.0)],))
    assert_equal(rate, dual_rotation(X) @ motor_rate(change, motor(V), K))


@SEEDS
def test_rate_with_a_moving_reference_point_alone(seed: int) -> None:
    """(34) with axes that do not turn: dK_A/dt gains v_A × p in its moment when the reference point A moves."""
    rng = np.random.default_rng(seed)
    K, v_A = random_motor(rng), rng.normal(size=3)
    gain = motor_rate(0 * K, dual_vector(np.zeros(3), v_A), K)
    assert_equal(gain, dual_vector(np.zeros(3), np.cross(v_A, real_part(K))))


# ------------------------------------------------------------------------------------------------ equation of motion


@SEEDS
def test_newton_euler_is_the_spatial_equation_of_motion(seed: int) -> None:
    """(36) is f = I A + V ×* I V at every body point A and in every axes; (37) is the same at the mass centre."""
    rng = np.random.default_rng(seed)
    M, d_AC, body = random_body(rng)
    V, change = zoo.random_twist(rng), zoo.random_acceleration(rng)
    f = body * change + V.cross(body * V)
    D_AC = motor_shift(d_AC)
    assert_equal(newton_euler(M, D_AC, motor(V), motor(change)), motor(f))
    X = zoo.random_displacement(rng)
    A = dual_rotation(X) @ D_AC
    assert_equal(newton_euler(M, A, motor(X @ V), motor(X @ change)), motor(X @ f))
    v_C, change_C = D_AC.T @ motor(V), D_AC.T @ motor(change)
    F_C = M @ change_C + cross(v_C, M @ v_C)
    assert_equal(D_AC @ F_C, motor(f))


@SEEDS
def test_at_the_mass_centre_only_the_angular_velocity_moves_the_axes(seed: int) -> None:
    """(37): v̂ × M̂v̂ = ω × M̂v̂."""
    rng = np.random.default_rng(seed)
    M, _, _ = random_body(rng)
    v_C = random_motor(rng)
    omega = dual_vector(real_part(v_C), np.zeros(3))
    assert_equal(cross(v_C, M @ v_C), cross(omega, M @ v_C))


@SEEDS
def test_newton_euler_by_parts(seed: int) -> None:
    """(36) multiplied out, with d = d_CA: its last moment term is −m d_CA × (ω × v_A), that is + m d_AC × (ω × v_A)."""
    rng = np.random.default_rng(seed)
    M, d_AC, _ = random_body(rng)
    v_A, change = random_motor(rng), random_motor(rng)
    omega, v, m, d = real_part(v_A), dual_part(v_A), M.mass, -d_AC
    I_A = M.between(d, d)
    force = (
        m * (dual_part(change) + cross(d, real_part(change))) + m * cross(omega, v) + m * cross(omega, cross(d, omega))
    )
    moment = I_A @ real_part(change) - m * cross(d, dual_part(change)) - m * cross(d, cross(omega, v))
    moment = moment + cross(omega, I_A @ omega)
    assert_equal(newton_euler(M, motor_shift(d_AC), v_A, change), dual_vector(force, moment))


# ---------------------------------------------------------------------------------------------------------- energies


@SEEDS
def test_kinetic_energy_is_the_same_at_every_point(seed: int) -> None:
    """(40), (42), (44): ½ [v̂_A|K_A] at any point A, its parts, and about the instantaneous screw axis."""
    rng = np.random.default_rng(seed)
    M, d_OC, body = random_body(rng)
    V = zoo.random_twist(rng)
    T = body.kinetic_energy(V)
    for d_CA in (np.zeros(3), *rng.normal(size=(3, 3))):
        v_A = motor_shift(-d_OC - d_CA) @ motor(V)  # d_AO = −d_CA − d_OC
        D_AC = motor_shift(-d_CA)
        K_A = momentum(M, D_AC, D_AC.T, v_A)
        assert kinetic_energy(v_A, K_A) == pytest.approx(T, rel=1e-12)
        assert kinetic_energy_by_parts(M, d_CA, v_A) == pytest.approx(T, rel=1e-11)
        assert kinetic_energy_about_axis(M, d_CA, v_A) == pytest.approx(T, rel=1e-11)


@SEEDS
def test_kinetic_energy_by_pitch_and_moment_about_the_screw_axis(seed: int) -> None:
    """T = ½ m p² ω² + ½ ω · I_O ω, O on the instantaneous axis: there the body only screws."""
    rng = np.random.default_rng(seed)
    M, d_AC, body = random_body(rng)
    V = zoo.random_twist(rng)
    omega, d_AO = V.angular, axis_point(motor(V))
    v_O = V.at(d_AO)
    p = v_O @ omega / (omega @ omega)
    assert_same(v_O, p * omega, abs=1e-13)
    d_CO = d_AO - d_AC
    energy = 0.5 * M.mass * p**2 * (omega @ omega) + 0.5 * omega @ M.between(d_CO, d_CO) @ omega
    assert energy == pytest.approx(body.kinetic_energy(V), rel=1e-12)


@SEEDS
def test_power_is_the_rate_of_kinetic_energy(seed: int) -> None:
    """(39): [F̂|v̂] = d/dt ½ [v̂|M̂v̂]."""
    rng = np.random.default_rng(seed)
    M, d_AC, _ = random_body(rng)
    v_A, change, D = random_motor(rng), random_motor(rng), motor_shift(d_AC)

    def energy(v: list[Dual]) -> list[Dual]:
        return [Dual(kinetic_energy(array(v), momentum(M, D, D.T, array(v))), 0.0)]

    rate = dual_rate(energy, (list(v_A),), (list(change),))[0].real
    assert moment_product(newton_euler(M, D, v_A, change), v_A) == pytest.approx(rate, rel=1e-10, abs=1e-12)


@SEEDS
def test_potential_energy_falls_by_what_the_weight_does(seed: int) -> None:
    """(41) with the sign of g⃗ pointing down: P = −m g⃗·x, and −dP/dt = [weight|v̂] wherever the motors are taken."""
    rng = np.random.default_rng(seed)
    m, g, x_C = float(rng.uniform(0.5, 3.0)), rng.normal(size=3), rng.normal(size=3)
    assert potential_energy(m, g, x_C) == pytest.approx(-m * (g @ x_C), rel=1e-13)
    V = zoo.random_twist(rng)  # at the world origin
    moving = array([Dual(x, dx) for x, dx in zip(x_C, V.at(x_C), strict=True)])
    work = moment_product(gravity_motor(m, g, x_C), motor(V))
    assert -dual(potential_energy(m, g, moving)) == pytest.approx(work, rel=1e-11, abs=1e-13)


@each_scalar
def test_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(8)
    M, d_AC, body = random_body(rng)

    def function(d: Array, v: Array, a: Array) -> tuple[object, ...]:
        D = motor_shift(d)
        v_A = motor(Twist.of(v))
        F = newton_euler(M, D, v_A, motor(Acceleration.of(a)))
        d_CA = array([-x for x in d])
        energies = kinetic_energy(v_A, momentum(M, D, D.T, v_A)), kinetic_energy_about_axis(M, d_CA, v_A)
        return from_motor(Wrench, F), *energies, kinetic_energy_by_parts(M, d_CA, v_A)

    V, A = zoo.random_twist(rng), zoo.random_acceleration(rng)
    T = body.kinetic_energy(V)
    f = body * A + V.cross(body * V)
    assert_same(over(function, d_AC, V.vector, A.vector), [*f.vector, T, T, T], rel=1e-11)
