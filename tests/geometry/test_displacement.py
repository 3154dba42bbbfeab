"""Displacements: the group SE(3), how it carries six-vectors, and its exponential at mixed scales."""

from typing import Any

import mpmath
import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, ForceVector, Momentum, SixVector, Twist, Wrench, pairing
from poinsot.geometry.vectors import tilde, untilde
from scalars import Over, assert_same, derivative, each_scalar, reference_derivative, second_derivative

UNIT = np.array([0.6, -0.48, 0.64])
METRES = np.array([0.3, 1.0, -0.2])
SCALES = [0.0, 1e-12, 1e-8, 1e-6, 1e-2, 0.999, 1.001, 2.0, 3.0]
ONE = Displacement.identity()


def placed(q: Any, p: Any) -> Displacement:
    return Displacement.from_quaternion(q, p)


def random_placement(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    return zoo.random_unit(rng, 4), rng.normal(size=3)


# ------------------------------------------------------------------------------------------------------------- group


@each_scalar
def test_composition_is_that_of_matrices(over: Over) -> None:
    rng = np.random.default_rng(0)
    x, y = random_placement(rng), random_placement(rng)
    expected = placed(*x).matrix @ placed(*y).matrix
    assert_same(over(lambda *a: placed(*a[:2]) @ placed(*a[2:]), *x, *y), expected)
    assert_same(over(lambda q, p: placed(q, p).inverse() @ placed(q, p), *x), np.eye(4))
    assert_same(over(lambda q, p: placed(q, p) @ placed(q, p).inverse(), *x), np.eye(4))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_group_axioms(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X, Y, Z = (zoo.random_displacement(rng) for _ in range(3))
    assert_same((X @ Y) @ Z, X @ (Y @ Z))
    assert_same(X @ ONE, X, abs=0)
    assert_same(ONE @ X, X, abs=0)
    assert_same((X @ Y).inverse(), Y.inverse() @ X.inverse())
    assert_same(X.inverse().inverse(), X)
    assert_same(X @ X.inverse(), ONE)


@each_scalar
def test_points_are_mapped_as_by_the_matrix(over: Over) -> None:
    rng = np.random.default_rng(1)
    q, p = random_placement(rng)
    r = rng.normal(size=3)
    assert_same(over(lambda q, p, r: placed(q, p) @ r, q, p, r), (placed(q, p).matrix @ [*r, 1.0])[:3])


# ------------------------------------------------------------------------------------------------------ six-vectors


@each_scalar
def test_the_adjoint_is_a_homomorphism(over: Over) -> None:
    """Ad(X Y) = Ad X Ad Y, and Ad(X⁻¹) Ad X = 1."""
    rng = np.random.default_rng(2)
    x, y = random_placement(rng), random_placement(rng)

    def torn(*a: Any) -> Any:
        X, Y = placed(*a[:2]), placed(*a[2:])
        return [(X @ Y).adjoint - X.adjoint @ Y.adjoint, X.inverse().adjoint @ X.adjoint]

    assert_same(over(torn, *x, *y), [np.zeros((6, 6)), np.eye(6)])


@each_scalar
@pytest.mark.parametrize("kind", zoo.SIX_VECTORS)
def test_six_vectors_are_carried_by_the_adjoint_or_its_dual(over: Over, kind: type[SixVector]) -> None:
    rng = np.random.default_rng(3)
    q, p = random_placement(rng)
    a = rng.normal(size=6)
    Ad = placed(q, p).adjoint.astype(float)
    M = np.linalg.inv(Ad).T if issubclass(kind, ForceVector) else Ad
    assert_same(over(lambda q, p, a: placed(q, p) @ kind.of(a), q, p, a), M @ a)
    assert_same(over(lambda q, p, a: placed(q, p).pull(kind.of(a)), q, p, a), np.linalg.inv(M) @ a)
    assert_same(over(lambda q, p, a: placed(q, p).inverse() @ kind.of(a), q, p, a), np.linalg.inv(M) @ a)
    assert type(ONE @ kind.zero()) is type(ONE.pull(kind.zero())) is kind


@each_scalar
def test_the_change_of_frame_keeps_power(over: Over) -> None:
    """⟨X @ W, X @ V⟩ = ⟨W, V⟩, for every pairing of a force with a motion."""
    rng = np.random.default_rng(4)
    q, p = random_placement(rng)
    w, v = rng.normal(size=6), rng.normal(size=6)

    def powers(q: Any, p: Any, w: Any, v: Any) -> Any:
        X = placed(q, p)
        return [pairing(X @ F.of(w), X @ M.of(v)) for F in (Wrench, Momentum) for M in (Twist, Acceleration)]

    assert_same(over(powers, q, p, w, v), [w @ v] * 4)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_a_wrench_takes_its_moment_about_the_new_origin(seed: int) -> None:
    """m_A = R m_B + p × R f_B, f_A = R f_B; a force through a point acts through the moved point."""
    rng = np.random.default_rng(seed)
    X, W, r, f = zoo.random_displacement(rng), zoo.random_wrench(rng), rng.normal(size=3), rng.normal(size=3)
    R, p = X.rotation, X.translation
    assert_same((X @ W).moment, R @ W.moment + np.cross(p, R @ W.force))
    assert_same((X @ W).force, R @ W.force)
    assert_same(X @ Wrench.at(r, f), Wrench.at(X @ r, R @ f))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_a_twist_field_is_seen_from_both_frames(seed: int) -> None:
    """The velocity of a body point, turned into the other frame, is that of the moved point."""
    rng = np.random.default_rng(seed)
    X, V, r = zoo.random_displacement(rng), zoo.random_twist(rng), rng.normal(size=3)
    assert_same((X @ V).at(X @ r), X.rotation @ V.at(r))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_rate_of_the_adjoint(seed: int) -> None:
    """d/dt Ad(X exp(Vt)) = Ad X ad_V, and ad_V a is V × a."""
    rng = np.random.default_rng(seed)
    X, V, a = zoo.random_displacement(rng), zoo.random_twist(rng), zoo.random_twist(rng)
    W = zoo.random_wrench(rng)
    assert_same(derivative(lambda t: (X @ Displacement.exp(V * t)) @ a, 0.0, along=(1.0,)), X @ V.cross(a))
    assert_same(derivative(lambda t: (X @ Displacement.exp(V * t)) @ W, 0.0, along=(1.0,)), X @ V.cross(W))


# ------------------------------------------------------------------------------------------------------- exponential


def exact_exp(xi: Any) -> Any:
    """exp of the 4×4 matrix of a twist by mpmath."""
    x, y, z, *v = xi
    A = mpmath.matrix([[0, -z, y, v[0]], [z, 0, -x, v[1]], [-y, x, 0, v[2]], [0, 0, 0, 0]])
    X = mpmath.expm(A, method="taylor")
    return np.array([[X[i, j] for j in range(4)] for i in range(4)], dtype=object)


def ours_exp(xi: Any) -> Displacement:
    return Displacement.exp(Twist.of(xi))


@each_scalar
@pytest.mark.parametrize("angle", [1e-9, 0.7, 2.5])
def test_exp_is_the_matrix_exponential(over: Over, angle: float) -> None:
    xi = np.concatenate([UNIT * angle, METRES])
    expected = np.array(exact_exp([mpmath.mpf(x) for x in xi]), dtype=float)
    assert_same(over(ours_exp, xi), expected, rel=1e-14, abs=1e-15)


@pytest.mark.sample(26)
@pytest.mark.parametrize("angle", SCALES)
@pytest.mark.parametrize("direction", range(7))
def test_derivatives_of_exp_at_mixed_scales(angle: float, direction: int) -> None:
    """A tiny rotation beside a translation of metres, differentiated in every direction: slopes are easily lost."""
    xi = np.concatenate([UNIT * angle, METRES])
    along = (np.eye(6)[direction] if direction < 6 else np.array([0.4, -0.7, 0.1, 0.6, 0.2, -0.9]),)
    assert_same(derivative(ours_exp, xi, along=along), reference_derivative(exact_exp, xi, along=along), abs=4e-15)
    second = reference_derivative(exact_exp, xi, along=along, order=2)
    assert_same(second_derivative(ours_exp, xi, along=along), second, abs=2e-14)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_body_and_space_twists_of_a_motion(seed: int) -> None:
    """X⁻¹Ẋ = [V_b], ẊX⁻¹ = [V_s], V_s = Ad(X) V_b."""
    rng = np.random.default_rng(seed)
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    X_dot = derivative(lambda t: X @ Displacement.exp(V * t), 0.0, along=(1.0,)).reshape(4, 4)
    body, space = X.inverse().matrix @ X_dot, X_dot @ X.inverse().matrix
    for matrix, twist in ((body, V), (space, X @ V)):
        assert_same(matrix[:3, :3], tilde(untilde(matrix[:3, :3])), abs=1e-14)
        assert_same([untilde(matrix[:3, :3]), matrix[:3, 3]], [twist.angular, twist.linear])


# ----------------------------------------------------------------------------------------------- floats of the user


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_matrices_and_quaternions_there_and_back(seed: int) -> None:
    X = zoo.random_displacement(np.random.default_rng(seed))
    assert_same(Displacement.from_matrix(X.matrix), X, abs=2e-15)
    assert_same(Displacement.from_quaternion(X.quaternion, X.translation), X, abs=2e-15)
    assert_same(Displacement.translating([1, 2, 3]) @ np.zeros(3), [1, 2, 3], abs=0)


def test_a_matrix_is_copied() -> None:
    M = np.eye(4)
    X = Displacement.from_matrix(M)
    M[:] = np.nan
    assert_same(X, np.eye(4), abs=0)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_a_rounded_matrix_becomes_a_rotation(seed: int) -> None:
    X = zoo.random_displacement(np.random.default_rng(seed))
    found = Displacement.from_matrix(np.round(X.matrix, 7))
    assert_same(found.rotation.T @ found.rotation, np.eye(3), abs=2e-15)
    assert_same(found, X, abs=2e-7)


def changed(index: tuple[int, int], value: float) -> np.ndarray:
    M = np.eye(4)
    M[index] = value
    return M


@pytest.mark.parametrize(
    ("matrix", "words"),
    [
        (np.eye(3), "4×4"), (np.zeros((2, 4, 4)), "4×4"), (changed((0, 3), np.nan), "finite numbers"),
        (changed((0, 0), np.inf), "finite numbers"), (changed((0, 0), 1.001), "proper rotation"),
        (changed((0, 0), -1.0), "proper rotation"), (changed((0, 1), 2e-6), "proper rotation"),
        (changed((3, 0), 1e-3), "proper rotation"), (changed((3, 3), 2.0), "proper rotation"),
    ],
)  # fmt: skip
def test_what_is_no_displacement_is_refused(matrix: np.ndarray, words: str) -> None:
    with pytest.raises(GeometryError, match=words):
        Displacement.from_matrix(matrix)


def test_other_shapes_are_refused() -> None:
    for make in (
        lambda: Displacement(np.eye(4), np.zeros(3)),
        lambda: Displacement(np.eye(3), np.zeros(2)),
        lambda: Displacement.translating([1.0, 2.0]),
        lambda: Displacement.from_quaternion([1.0, 0.0, 0.0]),
        lambda: Displacement.from_quaternion([0.0, 0.0, 0.0, 1.0], [1.0]),
    ):
        with pytest.raises(GeometryError, match="numbers; got an array of shape"):
            make()


@pytest.mark.parametrize("noise", [0.0, 1e-16, 5e-12])
def test_cleaning_makes_structural_numbers_exact_and_moves_nothing(noise: float) -> None:
    rng = np.random.default_rng(5)
    R = np.array([[0.0, 0.0, 1.0], [-1.0, 0.0, 0.0], [0.0, -1.0, 0.0]])
    X = Displacement(R + rng.uniform(-noise, noise, (3, 3)), np.array([noise, 0.25 + noise, -noise])).cleaned()
    np.testing.assert_array_equal(X.rotation, R)
    np.testing.assert_array_equal(X.translation[[0, 2]], 0.0)
    assert X.translation[1] == 0.25 + noise
    small = Displacement.exp(Twist.of([1e-10, 0, 0, 0, -1e-10, 0]))
    for Y in (zoo.random_displacement(rng), small):
        assert_same(np.array(Y.cleaned().matrix - Y.matrix, dtype=float), np.zeros((4, 4)), abs=1e-11)
    assert small.cleaned().rotation[2, 1] == small.rotation[2, 1] == 1e-10
    assert small.cleaned().translation[1] == -1e-10


@pytest.mark.parametrize("digits", range(3, 15))
def test_what_is_clean_stays_as_it_is(digits: int) -> None:
    rng = np.random.default_rng(digits)
    for _ in range(20):
        X = Displacement.identity()
        for axis in rng.integers(3, size=3):  # right angles and others with so many digits, as files write them
            angle = np.round(rng.choice([np.pi / 2, np.pi, -np.pi / 2, np.pi / 6, rng.normal()]), digits)
            X = X @ Displacement.exp(Twist.of([*(angle * np.eye(3)[axis]), *np.zeros(3)]))
        Y = X.cleaned()
        assert_same(Y.matrix, X.matrix, abs=3e-11)
        assert_same(Y.rotation.T @ Y.rotation, np.eye(3), abs=3e-15)
        assert_same(Y.cleaned().matrix, Y.matrix, abs=3e-16)
