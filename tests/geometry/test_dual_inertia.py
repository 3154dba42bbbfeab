"""Mass as a dual operator: the dual momentum of a body equals the 6×6 route, at every point and orientation."""

from collections.abc import Callable

import numpy as np
import pytest
import sympy

import zoo
from geometry.screw_cases import random_body, random_motor
from poinsot import GeometryError
from poinsot.algebra import Array, Dual, Scalar, analytic, array, cos, dual, dual_derivative, moment_derivative, sin
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import (
    DualInertia,
    binor,
    by_epsilon,
    dual_mass,
    dual_part,
    dual_rotation,
    dual_vector,
    moment_product,
    momentum,
    momentum_by_parts,
    motor,
    motor_shift,
    real_part,
    weight,
)
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Momentum, Twist, Wrench
from poinsot.geometry.rotations import rotation_z
from poinsot.geometry.vectors import dot, tilde
from scalars import Over, assert_same

SEEDS = range(4)


def assert_equal(a: Array, b: Array) -> None:
    assert_same([real_part(a), dual_part(a)], [real_part(b), dual_part(b)], rel=1e-12, abs=1e-12)


# -------------------------------------------------------------------------------------------------------- operators


def test_epsilon_and_its_inverse_sense(seed: int) -> None:
    """(22): ε a = ε a and (d/dε) a = a°, each zero when applied twice; together they are the two halves of 1."""
    a = random_motor(np.random.default_rng(seed))
    epsilon_a = dual_vector(np.zeros(3), real_part(a))
    assert_equal(by_epsilon(epsilon_a), dual_vector(real_part(a), np.zeros(3)))
    assert_equal(by_epsilon(by_epsilon(a)), 0 * a)
    back = dual_vector(np.zeros(3), real_part(by_epsilon(a)))
    assert_equal(by_epsilon(epsilon_a) + back, a)


def test_momentum_of_particles(rng: np.random.Generator) -> None:
    """(24), (25): Σ D_OA m (d/dε) D_AO v̂_O over the particles is the momentum of the body that they make."""
    masses, points, v_O = rng.uniform(0.1, 1.0, size=7), rng.normal(size=(7, 3)), random_motor(rng)
    M, d_OC = DualInertia.of(zoo.point_masses(masses, points))
    particles = sum(motor_shift(r) @ dual_mass(m, motor_shift(-r) @ v_O) for m, r in zip(masses, points, strict=True))
    D_OC = motor_shift(d_OC)
    assert_equal(momentum(M, D_OC, D_OC.T, v_O), particles)


def test_weight_is_a_rotor_through_the_mass(rng: np.random.Generator) -> None:
    g, d_OC, m = rng.normal(size=3), rng.normal(size=3), float(rng.uniform(0.5, 2.0))
    assert_equal(motor_shift(d_OC) @ weight(m, g), motor(Wrench.at(d_OC, m * g)))
    assert_equal(DualInertia(m, np.eye(3)) @ dual_vector(np.zeros(3), g), weight(m, g))


def test_the_operator_is_symmetric_and_no_matrix(rng: np.random.Generator) -> None:
    """[û|M̂v̂] = [v̂|M̂û]; M̂ commutes neither with shifts nor with ε."""
    M, _, _ = random_body(rng)
    u, v, D = random_motor(rng), random_motor(rng), motor_shift(rng.normal(size=3))
    assert moment_product(u, M @ v) == pytest.approx(moment_product(v, M @ u), rel=1e-12)
    assert abs(real_part(M @ (D @ v)) - real_part(D @ (M @ v))).max() > 1e-3
    with pytest.raises(TypeError):
        D @ M
    with pytest.raises(GeometryError, match="inertia about a mass centre"):
        DualInertia(1.0, np.ones(3))


def test_bodies_without_mass_have_no_place() -> None:
    M, d_OC = DualInertia.of(Inertia(0.0, np.zeros(3), np.diag([1.0, 2.0, 3.0])))
    assert M.mass == 0.0 and list(d_OC) == [0.0] * 3
    assert_same(M.about_centre, np.diag([1.0, 2.0, 3.0]))


# --------------------------------------------------------------------------------------------------------- momentum


def test_momentum_at_the_same_point_is_that_of_the_spatial_inertia(rng: np.random.Generator) -> None:
    """(32), (33): K_A = D_AC M̂ D_CA v̂_A is the motor of I_A V_A, at A and at the mass centre."""
    M, d_OC, body = random_body(rng)
    V = zoo.random_twist(rng)
    D_OC = motor_shift(d_OC)
    assert_equal(momentum(M, D_OC, D_OC.T, motor(V)), motor(body * V))
    v_C = D_OC.T @ motor(V)
    assert_equal(M @ v_C, motor(Displacement.translating(-d_OC) @ (body * V)))


def test_momentum_elsewhere_in_other_axes(rng: np.random.Generator) -> None:
    """(31): K_B^N = Â_BC M̂ Â_CO v̂_O, with velocity given in a frame O and momentum wanted in a frame B."""
    M, d, body = random_body(rng)  # in a body frame F
    X_OF, X_BF = zoo.random_displacement(rng), zoo.random_displacement(rng)
    V_O = zoo.random_twist(rng)
    A_CO = motor_shift(d).T @ dual_rotation(X_OF).T
    A_BC = dual_rotation(X_BF) @ motor_shift(d)
    assert_equal(momentum(M, A_BC, A_CO, motor(V_O)), motor(X_BF @ (body * X_OF.pull(V_O))))


def test_momentum_by_parts_and_the_binor(rng: np.random.Generator) -> None:
    """(26)–(28), (30), (35): the compact form, the parts, and six dimensions, for velocity at O and momentum at B."""
    M, _, _ = random_body(rng)
    d_CO, d_CB, v_O = rng.normal(size=3), rng.normal(size=3), random_motor(rng)
    K_B = momentum(M, motor_shift(-d_CB), motor_shift(d_CO), v_O)
    assert_equal(K_B, momentum_by_parts(M, d_CB, d_CO, v_O))
    six = binor(M, d_CB, d_CO) @ np.concatenate([dual_part(v_O), real_part(v_O)])
    assert_same(six, np.concatenate([real_part(K_B), dual_part(K_B)]), rel=1e-12, abs=1e-12)


def test_moments_between_two_points(rng: np.random.Generator) -> None:
    """(28): I_C + m [(d_CB · d_CO) 1 − d_CO d_CBᵀ], entry by entry; symmetric only where the points are one."""
    M, _, _ = random_body(rng)
    o, b = rng.normal(size=(2, 3))
    between = M.between(b, o)
    assert_same(between, M.about_centre + M.mass * ((b @ o) * np.eye(3) - np.outer(o, b)), rel=1e-12, abs=1e-12)
    xx = M.about_centre[0, 0] + M.mass * (b[1] * o[1] + b[2] * o[2])
    xy = M.about_centre[0, 1] - M.mass * b[1] * o[0]
    assert_same(between[0, :2], [xx, xy], rel=1e-12)
    assert_same(M.between(o, o), M.between(o, o).T)
    assert abs(between - between.T).max() > 1e-3


def test_the_binor_at_one_point_is_the_inertia_with_its_halves_exchanged(rng: np.random.Generator) -> None:
    M, d_OC, body = random_body(rng)
    swap = np.block([[np.zeros((3, 3)), np.eye(3)], [np.eye(3), np.zeros((3, 3))]])
    assert_same(swap @ binor(M, -d_OC, -d_OC) @ swap, body.matrix, rel=1e-12, abs=1e-12)


# -------------------------------------------------------------- derivatives of moment products by a dual variable


def random_curve(rng: np.random.Generator) -> Callable[[Dual], Array]:
    """A motor as an analytic function of a dual variable."""
    coefficients = rng.normal(size=(3, 4))

    def component(a: float, b: float, c: float, d: float) -> Callable[[Dual], Dual]:
        return analytic(lambda x: a * sin(b * x) + c * x * x, lambda x: d * cos(x))

    functions = [component(*row) for row in coefficients]
    return lambda x: array([f(x) for f in functions])


def assert_same_dual(a: Dual, b: Dual) -> None:
    assert_same([a.real, a.dual], [b.real, b.dual], rel=1e-10, abs=1e-11)


def test_derivative_of_moment_products(rng: np.random.Generator) -> None:
    """(68), (69), (70): D[X|M̂Y] = X′ · M̂Y + Y′ · M̂X, half of it for D ½[V|M̂V], the second term if X is constant."""
    (M, _, _), X, Y, x = random_body(rng), random_curve(rng), random_curve(rng), Dual(*rng.normal(size=2))
    dX, dY = dual_derivative(X, x), dual_derivative(Y, x)
    found = moment_derivative(lambda x: moment_product(X(x), M @ Y(x)), x)
    assert_same_dual(found, dot(dX, M @ Y(x)) + dot(dY, M @ X(x)))
    energy = moment_derivative(lambda x: moment_product(Y(x), M @ Y(x)) * 0.5, x)
    assert_same_dual(energy, dot(dY, M @ Y(x)))
    constant = random_motor(rng)
    assert_same_dual(moment_derivative(lambda x: moment_product(constant, M @ Y(x)), x), dot(dY, M @ constant))


def test_derivative_of_moment_products_between_frames(rng: np.random.Generator) -> None:
    """(71): D[X|ÂM̂Y] = (ÂᵀX)′ · M̂Y + Y′ · M̂(ÂᵀX), with Â(x̂) a rotation by the variable itself."""
    (M, _, _), X, Y, x = random_body(rng), random_curve(rng), random_curve(rng), Dual(*rng.normal(size=2))
    placement = dual_rotation(zoo.random_displacement(rng))

    def A(x: Dual) -> Array:
        return placement @ rotation_z(x)

    def carried(x: Dual) -> Array:
        return array(A(x).T @ X(x))

    found = moment_derivative(lambda x: moment_product(X(x), A(x) @ (M @ Y(x))), x)
    expected = dot(dual_derivative(carried, x), M @ Y(x)) + dot(dual_derivative(Y, x), M @ carried(x))
    assert_same_dual(found, expected)


def test_derivative_of_moment_products_by_a_real_variable(rng: np.random.Generator) -> None:
    """(72): d[X|M̂Y]/dx = [dX/dx|M̂Y] + [dY/dx|M̂X], for curves that need not be analytic."""
    (M, _, _), (a, b, c, d) = random_body(rng), rng.normal(size=(4, 3))
    x = float(rng.normal())

    def X(x: Scalar) -> Array:
        return array([Dual(p * sin(x), q * x * x) for p, q in zip(a, b, strict=True)])

    def Y(x: Scalar) -> Array:
        return array([Dual(p * cos(x), q * x) for p, q in zip(c, d, strict=True)])

    dX, dY = dual_vector(a * np.cos(x), 2 * b * x), dual_vector(-c * np.sin(x), d)
    found = dual(moment_product(X(Dual(x, 1.0)), M @ Y(Dual(x, 1.0))))
    assert found == pytest.approx(moment_product(dX, M @ Y(x)) + moment_product(dY, M @ X(x)), rel=1e-10, abs=1e-12)


def test_every_scalar(over: Over) -> None:
    """Also masses and moments may be of any scalar."""
    rng = np.random.default_rng(5)
    body = zoo.random_inertia(rng)

    def function(m: Array, h: Array, moments: Array, v: Array) -> tuple[Array, ...]:
        M, d_OC = DualInertia.of(Inertia(m[0], h, array(moments)))
        D = motor_shift(d_OC)
        K = momentum(M, D, D.T, motor(Twist.of(v)))
        return real_part(K), dual_part(K), binor(M, d_OC, -d_OC)

    V = zoo.random_twist(rng)
    K, c = body * V, body.centre
    expected_binor = np.block(
        [
            [body.mass * np.eye(3), -tilde(c) * body.mass],
            [-tilde(c) * body.mass, body.about_centre + tilde(c) @ tilde(c) * body.mass],
        ]
    )
    found = over(function, np.array([body.mass]), body.first_moment, body.second_moment, V.vector)
    assert_same(found, np.concatenate([K.linear, K.angular, expected_binor.ravel()]), rel=1e-11, abs=1e-11)


def test_momentum_about_any_point_is_that_of_its_particles(rng: np.random.Generator) -> None:
    """(18): P + ε L from Σ m v and Σ r × m v of particles, about two points and in two sets of axes, is one motor."""
    masses, r, v = rng.uniform(0.5, 2.0, size=5), rng.normal(size=(5, 3)), rng.normal(size=(5, 3))
    X = zoo.random_displacement(rng)  # of axes at A in those at O
    R, p = np.asarray(X.rotation, dtype=float), np.asarray(X.translation, dtype=float)
    linear = masses @ v
    about_O = masses @ np.cross(r, v)
    about_A = masses @ np.cross((r - p) @ R, v @ R)  # every particle seen from A
    K_O, K_A = dual_vector(linear, about_O), dual_vector(R.T @ linear, about_A)
    assert_equal(dual_rotation(X) @ K_A, K_O)
    assert_equal(motor(Momentum(about_O, linear)), K_O)
    assert_equal(motor(X @ Momentum(about_A, R.T @ linear)), K_O)
    assert np.abs(about_A - R.T @ about_O).max() > 1e-2


def test_newtons_second_law_of_a_particle_on_its_path(rng: np.random.Generator) -> None:
    """(23): the rate of the particle's momentum about a fixed point, by symbols, is m r̈ on the line through it."""
    t, m = sympy.Symbol("t", real=True), float(rng.uniform(0.5, 2.0))
    r = sympy.Matrix([rng.normal() * sympy.sin(t) + rng.normal() * t**2 + rng.normal() for _ in range(3)])
    v, at = r.diff(t), float(rng.normal())

    def number(x: sympy.Matrix) -> np.ndarray:
        return np.array([float(each.subs(t, at)) for each in x])

    def about_O(value: sympy.Matrix, moved: sympy.Matrix) -> Array:
        """D m d/dε (ε value), D the shift from the particle to O."""
        held = dual_mass(m, dual_vector(np.zeros(3), array(list(value))))
        assert all(x == 0 for x in dual_part(held))  # at the particle there is no dual part
        return motor_shift(array(list(moved))) @ held

    K = about_O(v, r)
    rate = [sympy.Matrix(list(part(K))).diff(t) for part in (real_part, dual_part)]
    force, moment = number(r.diff(t, 2)) * m, np.cross(number(r), number(r.diff(t, 2)) * m)
    assert_same(number(rate[0]), force, rel=1e-12, abs=1e-12)
    assert_same(number(rate[1]), moment, rel=1e-12, abs=1e-12)
    assert_equal(array(about_O(v.diff(t).subs(t, at), r.subs(t, at))), dual_vector(force, moment))
