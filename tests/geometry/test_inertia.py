"""Inertias of bodies and of what they carry: invariance, additivity, parallel axes, and what no body can have."""

import re
from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.algebra.traced import symbols
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pairing
from poinsot.geometry.vectors import tilde
from scalars import Over, assert_same


def articulated(rng: np.random.Generator) -> ArticulatedInertia:
    """Any symmetric positive definite 6×6 matrix."""
    A = rng.normal(size=(6, 6))
    A = A @ A.T + np.eye(6)
    return ArticulatedInertia(A[:3, :3], A[:3, 3:], A[3:, 3:])


def matrix(A: ArticulatedInertia) -> np.ndarray:
    return np.block([[A.J, A.H], [A.H.T, A.M]]).astype(float)


# -------------------------------------------------------------------------------------------------------- definition


def test_momentum_and_energy_are_those_of_the_particles(rng: np.random.Generator) -> None:
    """P = Σ (r × m v(r); m v(r)) and T = Σ ½ m v(r)², from the velocity field alone."""
    masses, points, V = rng.uniform(0.1, 1.0, 7), rng.normal(size=(7, 3)), zoo.random_twist(rng)
    body = zoo.point_masses(masses, points)
    velocities = [V.at(r) for r in points]
    P = body * V
    assert isinstance(P, Momentum)
    assert_same(P.linear, sum(m * v for m, v in zip(masses, velocities, strict=True)))
    assert_same(P.angular, sum(np.cross(r, m * v) for r, m, v in zip(points, masses, velocities, strict=True)))
    assert_same(body.kinetic_energy(V), sum(m * v @ v / 2 for m, v in zip(masses, velocities, strict=True)))


def test_parallel_axes(rng: np.random.Generator) -> None:
    """I_O = I_C − m c̃ c̃, and back; a diagonal may be given alone."""
    body = zoo.random_inertia(rng)
    c = body.first_moment / body.mass
    I_C = body.second_moment + body.mass * tilde(c) @ tilde(c)
    assert_same(body.centre, c)
    assert_same(body.about_centre, I_C)
    assert_same(Inertia.at_centre(body.mass, c, I_C), body)
    assert_same(Inertia.at_centre(2.0, c, [1, 2, 3]), Inertia.at_centre(2.0, c, np.diag([1, 2, 3])), abs=0)


def test_products_are_those_of_the_matrix(rng: np.random.Generator) -> None:
    body, V, A = zoo.random_inertia(rng), zoo.random_twist(rng), zoo.random_acceleration(rng)
    assert_same(body * V, body.matrix @ V.vector)
    assert_same(body * A, body.matrix @ A.vector)
    assert isinstance(body * A, Wrench)
    assert_same(body.matrix, body.matrix.T, abs=0)
    assert_same(matrix(ArticulatedInertia.of(body)), body.matrix, abs=0)


def test_bodies_add(rng: np.random.Generator) -> None:
    masses, points = rng.uniform(0.1, 1.0, 6), rng.normal(size=(6, 3))
    parts = zoo.point_masses(masses[:2], points[:2]) + zoo.point_masses(masses[2:], points[2:])
    assert_same(parts, zoo.point_masses(masses, points))
    assert_same(parts + Inertia.zero(), parts, abs=0)


# -------------------------------------------------------------------------------------------------- change of frame


def test_an_inertia_is_carried_by_the_adjoint(over: Over) -> None:
    """I_A = Ad(X_BA)ᵀ I_B Ad(X_BA), the same for an articulated inertia; and every scalar agrees."""
    rng = np.random.default_rng(0)
    q, p = zoo.random_unit(rng, 4), rng.normal(size=3)
    body = zoo.random_inertia(rng)
    Ad = Displacement.from_quaternion(q, p).inverse().adjoint
    expected = Ad.T @ body.matrix @ Ad

    def carried(q: Any, p: Any, m: Any, h: Any, second: Any) -> list[Any]:
        X = Displacement.from_quaternion(q, p)
        B = Inertia(m, h, second)
        A = X @ ArticulatedInertia.of(B)
        return [X @ B, np.vstack([np.hstack([A.J, A.H]), np.hstack([A.H.T, A.M])])]

    found = over(carried, q, p, body.mass, body.first_moment, body.second_moment)
    assert_same(found, [expected, expected])


# ----------------------------------------------------------------------------------------------- articulated inertia


def test_articulated_inertias_are_6x6_matrices(rng: np.random.Generator) -> None:
    X, A, B = zoo.random_displacement(rng), articulated(rng), articulated(rng)
    V, a = zoo.random_twist(rng), zoo.random_acceleration(rng)
    Ad = X.inverse().adjoint
    assert_same(matrix(X @ A), Ad.T @ matrix(A) @ Ad, rel=1e-12)
    assert_same(matrix(A + B), matrix(A) + matrix(B))
    assert_same(A * V, matrix(A) @ V.vector)
    assert_same(A * a, matrix(A) @ a.vector)
    assert isinstance(A * V, Momentum) and isinstance(A * a, Wrench)


@pytest.mark.parametrize("freedoms", [1, 2, 3])
def test_a_joint_takes_its_freedoms_out(rng: np.random.Generator, freedoms: int) -> None:
    """A − U D⁻¹ Uᵀ with U = A S, D = SᵀU: equal to the 6×6 route, and it annihilates S."""
    A = articulated(rng)
    S = [zoo.random_twist(rng) for _ in range(freedoms)]
    U = np.column_stack([(A * s).vector for s in S])
    Y = U @ np.linalg.inv(np.column_stack([s.vector for s in S]).T @ U)
    found = A.minus_dyads([(Momentum.of(u), Momentum.of(y)) for u, y in zip(U.T, Y.T, strict=True)])
    assert_same(matrix(found), matrix(A) - U @ Y.T, rel=1e-12, abs=1e-12)
    for s in S:
        assert_same(found * s, np.zeros(6), abs=1e-12)


@pytest.mark.parametrize("k", range(6))
@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_what_is_annihilated_along_an_axis_is_zero_exactly(k: int, sign: float) -> None:
    A, S = articulated(np.random.default_rng(k)), Twist.of(np.eye(6)[k] * sign)
    U = A * S
    left = A.minus_dyads([(U, U / pairing(U, S))])
    found = left.annihilating(S)
    assert_same(matrix(found), matrix(left), abs=1e-13)
    assert not matrix(found)[k].any() and not matrix(found)[:, k].any()


def test_only_axes_known_while_tracing_are_made_exact() -> None:
    A = articulated(np.random.default_rng(0))
    t = symbols("t", (1,))[0]
    for S in (Twist.of([0, 0, 1, 0, 0, 0.2]), Twist.of([0, 0, t, 0, 0, 0]), Twist.zero()):
        assert A.annihilating(S) is A


# ------------------------------------------------------------------------------------------ what no rigid body can have


@pytest.mark.parametrize("seed", range(20))
def test_bodies_have_no_fault(rng: np.random.Generator) -> None:
    """Clouds of particles do exist, wherever the origin is; also rods and single particles, whose moments vanish."""
    away = rng.normal(size=3) * 10.0 ** rng.integers(-2, 4)
    for count in (1, 2, 3, 8):
        points = rng.normal(size=(count, 3)) * 10.0 ** rng.integers(-4, 1)
        body = zoo.point_masses(rng.uniform(0.1, 2.0, count), points)
        for frame in (Displacement.translating(away), zoo.random_displacement(rng)):
            assert (frame @ body).fault() is None
    assert Inertia.zero().fault() is None


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (Inertia.at_centre(-1.0, [0, 0, 0], [1, 1, 1]), "mass -1 kg is negative"),
        (Inertia.at_centre(np.nan, [0, 0, 0], [1, 1, 1]), "not finite"),
        (Inertia(1.0, np.array([0, np.inf, 0]), np.eye(3)), "not finite"),
        (Inertia.at_centre(0.0, [0, 0, 0], [1, 1, 1]), "moments of inertia but no mass"),
        (Inertia(0.0, np.ones(3), np.zeros((3, 3))), "moments of inertia but no mass"),
        (Inertia.at_centre(1.0, [0, 0, 0], [[1, 0.1, 0], [0, 1, 0], [0, 0, 1]]), "not symmetric"),
        (Inertia.at_centre(1.0, [0, 0, 0], [-1, 1, 1]), "principal moment -1 .* is negative"),
        (Inertia.at_centre(1.0, [0, 0, 0], [[1, 2, 0], [2, 1, 0], [0, 0, 2]]), "is negative"),
        (Inertia.at_centre(1.0, [0, 0, 0], [1, 2, 3.1]), "1, 2, 3.1 .* triangle inequality"),
        (Inertia.at_centre(1.0, [5, -4, 3], [1, 2, 3.1]), "triangle inequality"),
    ],
)
def test_what_no_body_has_is_named(body: Inertia, words: str) -> None:
    assert re.search(words, str(body.fault()))


def test_a_flat_body_is_a_body() -> None:
    assert Inertia.at_centre(1.0, [0.1, 0.2, 0.3], [1, 2, 3]).fault() is None


def test_other_shapes_are_refused() -> None:
    with pytest.raises(GeometryError, match="mass centre has 3 numbers"):
        Inertia.at_centre(1.0, [0.0, 0.0], [1, 1, 1])
    with pytest.raises(GeometryError, match="first moment"):
        Inertia(1.0, np.zeros(2), np.eye(3))
    with pytest.raises(GeometryError, match="second moment"):
        Inertia(1.0, np.zeros(3), np.eye(2))


@pytest.mark.parametrize("make", [lambda: Inertia.zero(), lambda: ArticulatedInertia.of(Inertia.zero())])
def test_an_inertia_acts_on_motions_alone(make: Any) -> None:
    for force in (Wrench.zero(), Momentum.zero()):
        with pytest.raises(TypeError, match="acts on twists and accelerations"):
            make() * force
    assert isinstance(make() * Acceleration.zero(), Wrench)
