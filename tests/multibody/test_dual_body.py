"""One body in dual numbers: rates of motors (34), the equation of motion (36), (37), energies (39)–(44)."""

import numpy as np
import pytest
import sympy
from scipy.integrate import solve_ivp

import poinsot as po
import zoo
from cases import quick
from geometry.screw_cases import random_body, random_motor
from poinsot import Acceleration, Displacement, GeometryError, Momentum, Twist, Wrench, pairing
from poinsot.algebra import Array, Dual, array, dual, dual_rate
from poinsot.dual_dynamics import (
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
from poinsot.elements import constraint_wrenches, pair_of_kind
from poinsot.geometry import cross
from poinsot.multibody.constrained_body import ConstrainedBody
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
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.kinestatics.solution import RigidBody, pair_between_bodies
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.tree import build_tree
from scalars import Over, assert_same

SEEDS = range(5)


def assert_equal(a: Array, b: Array) -> None:
    assert_same([real_part(a), dual_part(a)], [real_part(b), dual_part(b)], rel=1e-11, abs=1e-11)


# ------------------------------------------------------------------------------------------------------------- rates


def test_rate_of_a_motor_in_a_moving_frame(rng: np.random.Generator) -> None:
    """(34): d/dt (R̂ K) = R̂ (∂K/∂t + v̂ × K), v̂ the motor of the frame in its own axes; R̂(t) by dual numbers."""
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    K, change = random_motor(rng), random_motor(rng)

    def seen_from_the_ground(steps: list[Dual]) -> Array:
        t = steps[0].real  # time, as a real part
        moved = Displacement.exp(Twist.of([x * t for x in V.vector]))
        rising = array([Dual(k.real + c.real * t, k.dual + c.dual * t) for k, c in zip(K, change, strict=True)])
        return dual_rotation(X) @ dual_rotation(moved) @ rising

    rate = dual_rate(seen_from_the_ground, ([Dual(0.0, 0.0)],), ([Dual(1.0, 0.0)],))
    assert_equal(rate, dual_rotation(X) @ motor_rate(change, motor(V), K))


def test_rate_with_a_moving_reference_point_alone(rng: np.random.Generator) -> None:
    """(34) with axes that do not turn: dK_A/dt gains v_A × p in its moment when the reference point A moves."""
    K, v_A = random_motor(rng), rng.normal(size=3)
    gain = motor_rate(0 * K, dual_vector(np.zeros(3), v_A), K)
    assert_equal(gain, dual_vector(np.zeros(3), np.cross(v_A, real_part(K))))


# ------------------------------------------------------------------------------------------------ equation of motion


def test_newton_euler_is_the_spatial_equation_of_motion(rng: np.random.Generator) -> None:
    """(36) is f = I A + V ×* I V at every body point A and in every axes; (37) is the same at the mass centre."""
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


def test_at_the_mass_centre_only_the_angular_velocity_moves_the_axes(rng: np.random.Generator) -> None:
    """(37): v̂ × M̂v̂ = ω × M̂v̂."""
    M, _, _ = random_body(rng)
    v_C = random_motor(rng)
    omega = dual_vector(real_part(v_C), np.zeros(3))
    assert_equal(cross(v_C, M @ v_C), cross(omega, M @ v_C))


def test_newton_euler_by_parts(rng: np.random.Generator) -> None:
    """(36) multiplied out, with d = d_CA: its last moment term is −m d_CA × (ω × v_A), that is + m d_AC × (ω × v_A)."""
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


def test_kinetic_energy_is_the_same_at_every_point(rng: np.random.Generator) -> None:
    """(40), (42), (44): ½ [v̂_A|K_A] at any point A, its parts, and about the instantaneous screw axis."""
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


def test_kinetic_energy_by_pitch_and_moment_about_the_screw_axis(rng: np.random.Generator) -> None:
    """T = ½ m p² ω² + ½ ω · I_O ω, O on the instantaneous axis: there the body only screws."""
    M, d_AC, body = random_body(rng)
    V = zoo.random_twist(rng)
    omega, d_AO = V.angular, axis_point(motor(V))
    v_O = V.at(d_AO)
    p = v_O @ omega / (omega @ omega)
    assert_same(v_O, p * omega, abs=1e-13)
    d_CO = d_AO - d_AC
    energy = 0.5 * M.mass * p**2 * (omega @ omega) + 0.5 * omega @ M.between(d_CO, d_CO) @ omega
    assert energy == pytest.approx(body.kinetic_energy(V), rel=1e-12)


def test_power_is_the_rate_of_kinetic_energy(rng: np.random.Generator) -> None:
    """(39): [F̂|v̂] = d/dt ½ [v̂|M̂v̂]."""
    M, d_AC, _ = random_body(rng)
    v_A, change, D = random_motor(rng), random_motor(rng), motor_shift(d_AC)

    def energy(v: list[Dual]) -> list[Dual]:
        return [Dual(kinetic_energy(array(v), momentum(M, D, D.T, array(v))), 0.0)]

    rate = dual_rate(energy, (list(v_A),), (list(change),))[0].real
    assert moment_product(newton_euler(M, D, v_A, change), v_A) == pytest.approx(rate, rel=1e-10, abs=1e-12)


def test_potential_energy_falls_by_what_the_weight_does(rng: np.random.Generator) -> None:
    """(41) with the sign of g⃗ pointing down: P = −m g⃗·x, and −dP/dt = [weight|v̂] wherever the motors are taken."""
    m, g, x_C = float(rng.uniform(0.5, 3.0)), rng.normal(size=3), rng.normal(size=3)
    assert potential_energy(m, g, x_C) == pytest.approx(-m * (g @ x_C), rel=1e-13)
    V = zoo.random_twist(rng)  # at the world origin
    moving = array([Dual(x, dx) for x, dx in zip(x_C, V.at(x_C), strict=True)])
    work = moment_product(gravity_motor(m, g, x_C), motor(V))
    assert -dual(potential_energy(m, g, moving)) == pytest.approx(work, rel=1e-11, abs=1e-13)


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


# A body with one constraint: the reaction does no work, the equation of motion closes, statics balances.
KINDS = ("revolute", "prismatic", "helical", "cylindrical", "planar", "universal", "spherical", "fixed", "free")


def held(kind: str, rng: np.random.Generator) -> tuple[ConstrainedBody, np.ndarray, po.Acceleration]:
    """A body on a pair in the world; α and Ṡα in body coordinates, which are those of the pair's successor."""
    pair = pair_of_kind(kind, 0.3 if kind == "helical" else None)
    q, alpha = zoo.random_coordinates(pair, rng), rng.normal(size=len(pair.freedoms))
    body = ConstrainedBody(zoo.random_inertia(rng), tuple(pair.motion_subspace(q)))
    return body, alpha, pair.velocity_product_acceleration(q, alpha)


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_the_reaction_does_no_work_and_closes_the_equation_of_motion(kind: str, rng: np.random.Generator) -> None:
    body, alpha, apparent = held(kind, rng)
    f = zoo.random_wrench(rng)
    V, A = body.twist(alpha), body.acceleration(alpha, f, apparent)
    r = body.reaction(alpha, f, apparent)
    for S in body.freedoms:
        assert po.pairing(r, S) == pytest.approx(0, abs=1e-11)
    assert po.pairing(r, V) == pytest.approx(0, abs=1e-11)
    assert body.constraint_wrenches().order == 6 - len(body.freedoms)
    if kind == "free":
        np.testing.assert_allclose(r.vector, 0, atol=1e-11)
    else:
        assert body.constraint_wrenches().residual(r) < 1e-9
    balance = body.inertia * A + V.cross(body.inertia * V) - f - r
    np.testing.assert_allclose(balance.vector, 0, atol=1e-11)
    power = po.pairing(body.inertia * A + V.cross(body.inertia * V), V)  # = d/dt ½⟨IV, V⟩ in body coordinates
    assert power == pytest.approx(po.pairing(f, V), abs=1e-10)


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_rates_are_those_of_the_tree_algorithm(kind: str, rng: np.random.Generator) -> None:
    """The same body as a mechanism of one link: forward dynamics gives the same α̇ for the wrench of its weight."""
    if kind == "fixed":
        assert len(held(kind, rng)[0].rates([], zoo.random_wrench(rng))) == 0
        return
    pair = pair_of_kind(kind, 0.3 if kind == "helical" else None)
    inertia, g = zoo.random_inertia(rng), rng.normal(size=3) * 5
    tree = build_tree(Model("one", (Body("b", inertia),), (Joint("j", pair, "ground", "b"),), gravity=tuple(g)))
    q, alpha = zoo.random_coordinates(pair, rng), rng.normal(size=len(pair.freedoms))
    body = ConstrainedBody(inertia, tuple(pair.motion_subspace(q)))
    local = pair.displacement(q).rotation.T @ g
    weight = po.Wrench(np.cross(inertia.first_moment, local), inertia.mass * local)
    expected = articulated_body(tree, q, alpha, np.zeros(len(alpha)))
    np.testing.assert_allclose(
        body.rates(alpha, weight, pair.velocity_product_acceleration(q, alpha)), expected, atol=1e-10
    )


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_at_rest_the_acceleration_is_the_mobility_times_the_wrench(rng: np.random.Generator) -> None:
    body, alpha, _ = held("cylindrical", rng)
    f = zoo.random_wrench(rng)
    S = np.array([s.vector for s in body.freedoms]).T
    I6 = body.inertia.matrix
    expected = S @ np.linalg.solve(S.T @ I6 @ S, S.T @ f.vector)
    np.testing.assert_allclose(body.acceleration(alpha * 0, f).vector, expected, atol=1e-12)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_it_runs_on_dual_numbers(rng: np.random.Generator) -> None:
    """The derivative of α̇ by the size of the wrench is the rate the wrench alone causes at rest."""
    body, alpha, _ = held("planar", rng)
    f = zoo.random_wrench(rng)
    found = body.rates(alpha, f * Dual(1.0, 1.0))
    np.testing.assert_allclose([dual(x) for x in found], body.rates(alpha * 0, f).astype(float), atol=1e-12)


def test_it_runs_on_symbols() -> None:
    """A pendulum of mass m at the distance a: α̇ = τ/(J + m a²)."""
    m, a, J, tau = sympy.symbols("m a J tau", positive=True)
    inertia = po.Inertia.at_centre(m, np.array([a, 0.0, 0.0]), np.array([J, J, J]))
    body = ConstrainedBody(inertia, (po.Twist.of([0, 0, 1.0, 0, 0, 0]),))
    (rate,) = body.rates([0.0], po.Wrench.of(np.array([0.0, 0.0, tau, 0.0, 0.0, 0.0])))
    assert sympy.simplify(rate - tau / (J + m * a**2)) == 0


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_static_equilibrium(kind: str, rng: np.random.Generator) -> None:
    """A load in T leaves the body still and meets −load; actuators and a reaction in T balance any load."""
    body, _, _ = held(kind, rng)
    T = body.constraint_wrenches()
    if T.order:
        f = sum((W * float(rng.normal()) for W in T.motors), po.Wrench.zero())
        assert body.keeps_still(f)
        np.testing.assert_allclose(body.reaction(np.zeros(len(body.freedoms)), f).vector, -f.vector, atol=1e-10)
    f = zoo.random_wrench(rng)
    assert body.keeps_still(f) is (not body.freedoms)
    actuators = [zoo.random_wrench(rng) for _ in body.freedoms]
    tau, r = body.actuated_statics(f, actuators)
    total = sum((W * float(t) for W, t in zip(actuators, tau, strict=True)), f + r)
    np.testing.assert_allclose(total.vector, 0, atol=1e-9)
    assert max((abs(po.pairing(r, S)) for S in body.freedoms), default=0.0) < 1e-9
    if len(body.freedoms) == 1:
        S, W = body.freedoms[0], actuators[0]
        assert tau[0] == pytest.approx(-po.pairing(f, S) / po.pairing(W, S))
    np.testing.assert_allclose(body.efforts(f), [-po.pairing(f, S) for S in body.freedoms])


def test_dependent_freedoms_and_useless_actuators_are_refused() -> None:
    turn = po.Twist.of([0, 0, 1.0, 0, 0, 0])
    with pytest.raises(GeometryError, match="dependent"):
        ConstrainedBody(po.Inertia.at_centre(1.0, (0, 0, 0), (1, 1, 1)), (turn, turn * 2.0))
    body = ConstrainedBody(po.Inertia.at_centre(1.0, (0, 0, 0), (1, 1, 1)), (turn,))
    with pytest.raises(GeometryError, match="do not determine"):
        body.actuated_statics(po.Wrench.zero(), [po.Wrench.at(np.zeros(3), np.array([1.0, 0, 0]))])
    with pytest.raises(GeometryError, match="do not determine"):
        body.actuated_statics(po.Wrench.zero(), [])


# The rigid body as a port-Hamiltonian element, and pairs between two bodies.
def body_of(rng: np.random.Generator) -> RigidBody:
    return RigidBody(zoo.random_inertia(rng), tuple(rng.normal(size=3)))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_power_at_the_port_is_the_rate_of_energy(rng: np.random.Generator) -> None:
    body, X, P, W = body_of(rng), zoo.random_displacement(rng), zoo.random_momentum(rng), zoo.random_wrench(rng)
    V, rate = body.flow(X, P, W)
    step = np.array([Dual(0.0, x) for x in V.vector], dtype=object)
    moving_P = Momentum.of([Dual(x, y) for x, y in zip(P.vector, rate.vector, strict=True)])
    H = body.energy(X @ Displacement.exp(Twist.of(step)), moving_P)
    assert dual(H) == pytest.approx(pairing(W, body.port(X, P)), abs=1e-11)


@pytest.mark.parametrize("seed", quick(1, range(2)))
def test_a_free_body_moves_as_poinsot_says(rng: np.random.Generator) -> None:
    """Energy and momentum in the world stay, and ω keeps on the invariable plane: ⟨L, ω⟩ about the mass centre."""
    body = RigidBody(zoo.random_inertia(rng))
    X0, P0 = zoo.random_displacement(rng), zoo.random_momentum(rng)

    def rates(_: float, state: np.ndarray) -> np.ndarray:
        X = Displacement(state[:9].reshape(3, 3), state[9:12])
        V, P_rate = body.flow(X, Momentum.of(state[12:]), Wrench.zero())
        from poinsot.screws import displacement_rate

        rate = displacement_rate(X, V)
        return np.concatenate([rate.rotation.ravel(), rate.translation, P_rate.vector]).astype(float)

    start = np.concatenate([X0.rotation.ravel(), X0.translation, P0.vector])
    run = solve_ivp(rates, (0, 3), start, method="DOP853", rtol=1e-12, atol=1e-12)
    X, P = Displacement(run.y[:9, -1].reshape(3, 3), run.y[9:12, -1]), Momentum.of(run.y[12:, -1])
    assert np.abs(X.rotation - X0.rotation).max() > 0.1
    np.testing.assert_allclose((X @ P).vector, (X0 @ P0).vector, atol=1e-9)
    assert body.energy(X, P) == pytest.approx(body.energy(X0, P0), abs=1e-9)


@pytest.mark.parametrize("name", sorted(zoo.every_pair()))
def test_pair_between_two_bodies_has_complementary_flows_and_efforts(name: str) -> None:
    rng = np.random.default_rng(3)
    joint = zoo.every_pair()[name]
    q = zoo.random_coordinates(joint, rng)
    X = joint.displacement(q)
    S = [X @ column for column in joint.motion_subspace(q)]
    flows, efforts = pair_between_bodies(S, constraint_wrenches(joint.closure, X))
    n = len(joint.freedoms)
    assert flows.shape == (12, 6 + n) and efforts.shape == (12, 6 - n)
    assert np.linalg.matrix_rank(flows) == 6 + n and np.linalg.matrix_rank(efforts) == 6 - n
    np.testing.assert_allclose(efforts.T @ flows, 0, atol=1e-12)
