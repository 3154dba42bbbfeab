"""The table of analogies of spherical and spatial dynamics, row by row: the same code on real and on dual numbers."""

from dataclasses import replace

import numpy as np
import pytest

import zoo
from poinsot import Displacement, Inertia, pairs
from poinsot.algebra import Array, Dual, array, lifted
from poinsot.dual_dynamics import DualInertia, dual_part, dual_rotation, dual_vector, motor, motor_shift, real_part
from poinsot.geometry import rotation_x, rotation_z
from poinsot.multibody.dual import analogies
from poinsot.multibody.dual.analogies import SPATIAL, SPHERICAL, Space
from poinsot.multibody.dual.dynamics import dalembert, newton_euler
from poinsot.multibody.dual.tree import DualLink, DualTree
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.model import GROUND, Body, Joint, Model
from poinsot.multibody.tree import build_tree
from scalars import assert_same

SEEDS = range(5)
ZERO = np.zeros(3)


def assert_equal(a: Array, b: Array) -> None:
    assert_same([real_part(a), dual_part(a)], [real_part(b), dual_part(b)], rel=1e-11, abs=1e-11)


def random_moments(rng: np.random.Generator) -> Array:
    return zoo.random_inertia(rng).about_centre


# ------------------------------------------------------------------------------------------------------ one body


def test_momentum_at_the_mass_centre(rng: np.random.Generator) -> None:
    """H = Iω, Ĥ = M̂v̂; a body that only turns has the dual momentum ε Iω."""
    I_C, omega, m = random_moments(rng), rng.normal(size=3), float(rng.uniform(0.5, 2))
    H = analogies.momentum_at_centre(I_C, omega)
    assert_same(H, I_C @ omega)
    spatial = analogies.momentum_at_centre(DualInertia(m, I_C), dual_vector(omega, ZERO))
    assert_equal(spatial, dual_vector(ZERO, H))


def test_momentum_elsewhere(rng: np.random.Generator) -> None:
    """H = AIAᵀω in other axes; Ĥ = ÂM̂Âᵀv̂ at another point too, where a turning body has H_A = (I + m d̃ᵀd̃) ω."""
    body, X, omega = zoo.random_inertia(rng), zoo.random_displacement(rng), rng.normal(size=3)
    A, (M, d_OC) = X.rotation, DualInertia.of(body)
    real = analogies.momentum_elsewhere(M.about_centre, A, omega)
    assert_same(real, A @ M.about_centre @ A.T @ omega)
    turned = analogies.momentum_elsewhere(M, dual_rotation(Displacement(A, ZERO)), dual_vector(omega, ZERO))
    assert_equal(turned, dual_vector(ZERO, real))
    V = zoo.random_twist(rng)
    found = analogies.momentum_elsewhere(M, dual_rotation(X) @ motor_shift(d_OC), motor(X @ V))
    assert_equal(found, motor(X @ (body * V)))
    about_A = analogies.momentum_elsewhere(M, motor_shift(d_OC), dual_vector(omega, ZERO))
    assert_same(dual_part(about_A), body.second_moment @ omega, rel=1e-11, abs=1e-12)


def test_kinetic_energy(rng: np.random.Generator) -> None:
    """½ ω·Iω and ½ [v̂|M̂v̂] (S4 prints the spherical row with the moment product, the translational one without)."""
    I_C, omega, v, m = random_moments(rng), rng.normal(size=3), rng.normal(size=3), float(rng.uniform(0.5, 2))
    turning = analogies.kinetic_energy(SPHERICAL, I_C, omega)
    assert turning == pytest.approx(0.5 * omega @ I_C @ omega, rel=1e-13)
    M = DualInertia(m, I_C)
    assert analogies.kinetic_energy(SPATIAL, M, dual_vector(omega, ZERO)) == pytest.approx(turning, rel=1e-13)
    spatial = analogies.kinetic_energy(SPATIAL, M, dual_vector(omega, v))
    assert spatial == pytest.approx(turning + 0.5 * m * v @ v, rel=1e-13)


def test_newton_euler(rng: np.random.Generator) -> None:
    """τ = Iω̇ + ω×Iω in any axes is Euler's equation; the same lines on duals are f = I A + V ×* I V."""
    body, X = zoo.random_inertia(rng), zoo.random_displacement(rng)
    (M, d_OC), R = DualInertia.of(body), X.rotation
    omega, change = rng.normal(size=(2, 3))
    I_C = M.about_centre
    euler = I_C @ change + np.cross(omega, I_C @ omega)
    assert_same(analogies.newton_euler(I_C, R, R @ omega, R @ change), R @ euler, rel=1e-12, abs=1e-12)
    turning = analogies.newton_euler(M, dual_rotation(Displacement(R, ZERO)), *(
        dual_vector(R @ x, ZERO) for x in (omega, change)
    ))  # fmt: skip
    assert_equal(turning, dual_vector(ZERO, R @ euler))
    V, A = zoo.random_twist(rng), zoo.random_acceleration(rng)
    found = analogies.newton_euler(M, dual_rotation(X) @ motor_shift(d_OC), motor(X @ V), motor(X @ A))
    assert_equal(found, motor(X @ (body * A + V.cross(body * V))))


# -------------------------------------------------------------------------------------------------- Lagrange, trees


@pytest.mark.parametrize("space", [SPHERICAL, SPATIAL], ids=lambda space: space.name)
def test_lagrange(rng: np.random.Generator, space: Space) -> None:
    """A body on two axes that meet in its mass centre: turning about them, or also sliding along them.

    The code of the energy is the same; Newton and Euler's equation, projected on the axes, is the other side.
    """
    I_C, m = random_moments(rng), float(rng.uniform(0.5, 2))
    inertia = I_C if space is SPHERICAL else DualInertia(m, I_C)
    x, z = np.eye(3)[0], np.eye(3)[2]

    def number(parts: Array) -> object:
        return parts[0] if space is SPHERICAL else Dual(*parts)

    q, rates, second = ([number(p) for p in rng.normal(size=(2, 2))] for _ in range(3))

    def velocity(q: list[object], rates: list[object]) -> Array:
        return array(rotation_z(q[1]).T @ (x * rates[0]) + z * rates[1])

    def kinetic(q: list[object], rates: list[object]) -> object:
        return analogies.kinetic_energy(space, inertia, velocity(q, rates))

    Q = analogies.lagrange(space, kinetic, lambda q: 0.0, q, rates, second)
    v = velocity(q, rates)
    change = space.rate(lambda q, rates: list(velocity(q, rates)), (q, rates), (rates, second))
    one = rotation_x(0.0) if space is SPHERICAL else dual_rotation(Displacement.identity())
    F = analogies.newton_euler(inertia, one, v, array(change))
    expected = array([(rotation_z(q[1]).T @ x) @ F, z @ F])
    assert_equal(array(Q), expected)


def spherical_chain(rng: np.random.Generator, n: int) -> tuple[list[Array], list[Array], Model]:
    """Axes that meet in the world origin: their rotations, moments about it, and the mechanism of revolute pairs."""
    turns = [zoo.random_displacement(rng).rotation for _ in range(n)]
    bodies = [zoo.random_inertia(rng) for _ in range(n)]
    names = [GROUND, *(f"b{i}" for i in range(n))]
    joints = tuple(
        Joint(f"j{i}", pairs.revolute(), names[i], names[i + 1], X_PJ=Displacement(turn, ZERO))
        for i, turn in enumerate(turns)
    )
    model = Model("wrist", tuple(Body(f"b{i}", body) for i, body in enumerate(bodies)), joints, gravity=(0.0, 0.0, 0.0))
    return turns, [body.second_moment for body in bodies], model


@pytest.mark.parametrize("form", [newton_euler, dalembert], ids=lambda form: form.__name__)
def test_dual_trees_of_real_numbers_are_spherical_mechanisms(rng: np.random.Generator, form: object) -> None:
    """The recursion written for dual numbers, given real ones throughout, is RNEA of a wrist about its fixed centre."""
    turns, moments, model = spherical_chain(rng, 4)
    links = tuple(
        DualLink(f"j{i}", i - 1, turn, "z", ((i, lifted(1.0)),), lifted(0.0), I_O, np.eye(3))  # type: ignore[arg-type]
        for i, (turn, I_O) in enumerate(zip(turns, moments, strict=True))
    )
    q, v, a = rng.normal(size=(3, 4))
    tau = form(DualTree(links, ZERO, 4), list(q), list(v), list(a))  # type: ignore[operator]
    assert all(isinstance(x, float) for x in tau)
    assert_same(tau, inverse_dynamics(build_tree(model), q, v, a), rel=1e-11, abs=1e-11)


def test_spherical_mechanisms_are_the_dual_part_of_spatial_ones(rng: np.random.Generator) -> None:
    """The wrist in space, with mass: the torques are those of the real numbers, whatever the masses are."""
    turns, moments, model = spherical_chain(rng, 3)
    placements = [dual_rotation(Displacement(turn, ZERO)) for turn in turns]
    one = dual_rotation(Displacement.identity())
    q, v, a = rng.normal(size=(3, 3))
    links = tuple(
        DualLink(
            f"j{i}", i - 1, A, "z", ((i, lifted(1.0)),), lifted(0.0), DualInertia(float(rng.uniform(1, 2)), I_O), one
        )
        for i, (A, I_O) in enumerate(zip(placements, moments, strict=True))
    )
    tree = DualTree(links, dual_vector(ZERO, ZERO), 3)
    Q = newton_euler(tree, tree.coordinates(q), tree.rates(v), tree.rates(a))
    centred = replace(model, bodies=tuple(Body(f"b{i}", Inertia(1.0, ZERO, I_O)) for i, I_O in enumerate(moments)))
    assert_same([x.dual for x in Q], inverse_dynamics(build_tree(centred), q, v, a), rel=1e-11, abs=1e-11)
    assert_same([x.real for x in Q], np.zeros(3), abs=1e-12)
