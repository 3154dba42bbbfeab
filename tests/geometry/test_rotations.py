"""Rotations and quaternions: group laws over every scalar, exponentials and logarithms at every scale."""

import math
from itertools import product
from typing import Any

import mpmath
import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.algebra import array
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import (
    left_jacobian,
    left_jacobian_inverse,
    quaternion_conjugate,
    quaternion_exp,
    quaternion_from_rotation,
    quaternion_log,
    quaternion_of,
    quaternion_product,
    rotation_aligning_z,
    rotation_exp,
    rotation_of,
    rotation_x,
    rotation_y,
    rotation_z,
)
from poinsot.geometry.vectors import cross, dot, shaped, tilde, untilde
from poinsot.multibody.tree import carried, inverses, products
from scalars import DIGITS, SCALARS, Over, assert_same, derivative, reference_derivative, second_derivative

UNIT = np.array([0.6, -0.48, 0.64])
ANGLES = [0.0, 1e-12, 1e-6, 1e-2, 0.999, 1.001, 2.0, 3.0, math.pi - 1e-6, math.pi - 1e-12]
AXES = [np.array(axis, dtype=float) for axis in product((-1, 0, 1), repeat=3) if any(axis)]


def exact_exp(phi: Any) -> Any:
    """exp φ̃ by mpmath's matrix exponential."""
    x, y, z = phi
    R = mpmath.expm(mpmath.matrix([[0, -z, y], [z, 0, -x], [-y, x, 0]]), method="taylor")
    return np.array([[R[i, j] for j in range(3)] for i in range(3)], dtype=object)


# ------------------------------------------------------------------------------------------------------------ groups


def test_quaternions_and_rotations_are_homomorphic(over: Over, rng: np.random.Generator) -> None:
    a, b = zoo.random_unit(rng, 4), zoo.random_unit(rng, 4)
    assert_same(
        over(lambda a, b: rotation_of(quaternion_product(a, b)), a, b),
        over(lambda a, b: rotation_of(a) @ rotation_of(b), a, b),
    )
    assert_same(over(lambda a: rotation_of(quaternion_conjugate(a)), a), rotation_of(a).T)
    assert_same(over(lambda a: quaternion_product(a, quaternion_conjugate(a)), a), [0, 0, 0, 1])


@pytest.mark.parametrize("scale", [1e-3, -1.0, 37.0])
def test_the_length_of_a_quaternion_does_not_matter(over: Over, scale: float) -> None:
    q = zoo.random_unit(np.random.default_rng(3), 4)
    assert_same(over(rotation_of, q * scale), rotation_of(q), rel=1e-14, abs=1e-15)
    assert_same(over(quaternion_log, q * scale), quaternion_log(q), rel=1e-14, abs=1e-15)


def test_every_rotation_is_proper(rng: np.random.Generator) -> None:
    angle, phi = rng.normal() * 3, rng.normal(size=3) * 2
    found = (
        rotation_x(angle), rotation_y(angle), rotation_z(angle), rotation_exp(phi), rotation_of(rng.normal(size=4)),
    )  # fmt: skip
    for R in found:
        assert_same(R @ R.T, np.eye(3), abs=2e-15)
        assert np.linalg.det(R) == pytest.approx(1)


def test_turns_about_coordinate_axes_are_exponentials(over: Over) -> None:
    for k, turn in enumerate((rotation_x, rotation_y, rotation_z)):
        expected = rotation_exp(np.eye(3)[k] * 0.7)
        assert_same(over(turn, 0.7), expected, rel=1e-14, abs=1e-15)
        assert_same(over(lambda t, k=k: rotation_exp(np.eye(3)[k] * t), 0.7), expected, rel=1e-14, abs=1e-15)


def test_the_zero_quaternion_is_no_rotation() -> None:
    with np.errstate(all="ignore"):
        assert np.isnan(rotation_of(np.zeros(4))).all()


def test_the_zero_quaternion_gives_nan_when_compiled() -> None:
    assert np.isnan(SCALARS["traced"](rotation_of, np.zeros(4))).all()
    assert np.isnan(SCALARS["traced"](quaternion_log, np.zeros(4))).all()


# ----------------------------------------------------------------------------------------- exponentials, logarithms


@pytest.mark.sample(2)
@pytest.mark.parametrize("angle", [1e-9, 0.4, 1.3, 3.0])
def test_both_exponentials_are_one_rotation(over: Over, angle: float) -> None:
    phi = UNIT * angle
    expected = np.array(exact_exp([mpmath.mpf(x) for x in phi]), dtype=float)
    assert_same(over(rotation_exp, phi), expected, rel=1e-14, abs=1e-15)
    assert_same(over(lambda v: rotation_of(quaternion_exp(v)), phi), expected, rel=1e-14, abs=1e-15)


@pytest.mark.parametrize("angle", ANGLES)
def test_derivatives_of_the_exponential(angle: float) -> None:
    phi, along = UNIT * angle, (np.array([0.3, 1.0, -0.2]),)
    for f in (rotation_exp, lambda v: rotation_of(quaternion_exp(v))):
        assert_same(derivative(f, phi, along=along), reference_derivative(exact_exp, phi, along=along), abs=2e-15)
        second = reference_derivative(exact_exp, phi, along=along, order=2)
        assert_same(second_derivative(f, phi, along=along), second, rel=1e-13, abs=5e-14)


@pytest.mark.sample(2)
@pytest.mark.parametrize("angle", [1e-9, 0.7, 3.0])
def test_the_logarithm_undoes_the_exponential(over: Over, angle: float) -> None:
    phi = UNIT * angle
    assert_same(over(lambda v: quaternion_log(quaternion_exp(v)), phi), phi, rel=1e-14, abs=1e-15)


@pytest.mark.parametrize("angle", ANGLES)
def test_derivatives_of_the_round_trip_are_those_of_the_identity(angle: float) -> None:
    phi, along = UNIT * angle, np.array([0.3, 1.0, -0.2])
    for q in (quaternion_exp(phi), -quaternion_exp(phi)):
        assert_same(quaternion_log(q), phi, rel=1e-14, abs=1e-15)
    far = 1 / (math.pi - angle)  # the second derivatives of log grow towards half a turn
    found = derivative(lambda v: quaternion_log(quaternion_exp(v)), phi, along=(along,))
    assert_same(found, along, abs=2e-14)
    bend = second_derivative(lambda v: quaternion_log(quaternion_exp(v)), phi, along=(along,))
    assert_same(bend, np.zeros(3), abs=2e-13 * (1 + far))


def exact_log(q: Any) -> Any:
    u = q[:3]
    size = mpmath.sqrt(u[0] ** 2 + u[1] ** 2 + u[2] ** 2)
    return u * (2 * mpmath.atan2(size, q[3]) / size)


@pytest.mark.parametrize("size", [1e-9, 1e-4, 0.02, 0.0316, 0.0317, 0.3, 0.9, 0.9999999])
def test_derivatives_of_the_logarithm(size: float) -> None:
    """On both sides of the switch to the series, at |u|² = 10⁻³ w², and for directions that change the length."""
    q = np.array([*(UNIT * size), math.sqrt(1 - size**2)])
    along = (np.array([0.3, -0.5, 0.2, 0.7]),)
    assert_same(derivative(quaternion_log, q, along=along), reference_derivative(exact_log, q, along=along), abs=1e-14)
    second = reference_derivative(exact_log, q, along=along, order=2)
    assert_same(second_derivative(quaternion_log, q, along=along), second, rel=1e-13, abs=1e-12)


def test_the_logarithm_is_at_most_half_a_turn(seed: int) -> None:
    q = zoo.random_unit(np.random.default_rng(seed), 4)
    phi = quaternion_log(q)
    assert np.linalg.norm(phi) <= math.pi
    assert_same(rotation_exp(phi), rotation_of(q), abs=1e-14)


# --------------------------------------------------------------------------------------------------------- Jacobians


@pytest.mark.sample(3)
@pytest.mark.parametrize("angle", [1e-9, 0.4, 1.3, 3.0, 6.0])
def test_the_jacobian_and_its_inverse(over: Over, angle: float) -> None:
    phi = UNIT * angle
    assert_same(over(lambda v: left_jacobian(v) @ left_jacobian_inverse(v), phi), np.eye(3), abs=1e-14)
    assert_same(over(left_jacobian, phi), left_jacobian(phi), rel=1e-14, abs=1e-15)


@pytest.mark.parametrize("angle", ANGLES)
def test_the_jacobian_maps_rates_to_the_velocity_in_space(angle: float) -> None:
    """Ṙ Rᵀ = tilde(A φ̇), and in the body Rᵀ Ṙ = tilde(A(−φ) φ̇)."""
    phi, rate = UNIT * angle, np.array([0.3, 1.0, -0.2])
    R = rotation_exp(phi)
    R_dot = derivative(rotation_exp, phi, along=(rate,)).reshape(3, 3)
    assert_same(R_dot @ R.T, tilde(left_jacobian(phi) @ rate), abs=3e-15)
    assert_same(R.T @ R_dot, tilde(left_jacobian(-phi) @ rate), abs=3e-15)


@pytest.mark.parametrize("angle", [0.0, 1e-12, 1e-6, 1e-2, 0.999, 1.001, 2.0, 3.0])
def test_derivatives_of_the_jacobian_and_its_inverse(angle: float) -> None:
    """A(φ) is the integral of exp(t φ̃) over unit time: the corner of exp [φ̃ 1; 0 0], which mpmath knows."""
    phi, along = UNIT * angle, np.array([0.3, 1.0, -0.2])

    def exact(v: Any) -> Any:
        x, y, z = v
        A = mpmath.zeros(6)
        for i, row in enumerate(([0, -z, y], [z, 0, -x], [-y, x, 0])):
            A[i, i + 3] = 1
            for j, entry in enumerate(row):
                A[i, j] = entry
        A = mpmath.expm(A, method="taylor")
        return np.array([[A[i, j + 3] for j in range(3)] for i in range(3)], dtype=object)

    with mpmath.workdps(DIGITS):
        expected = reference_derivative(exact, phi, along=(along,)).reshape(3, 3)
    found = derivative(left_jacobian, phi, along=(along,)).reshape(3, 3)
    assert_same(found, expected, abs=3e-15)
    inverse = left_jacobian_inverse(phi)
    found = derivative(left_jacobian_inverse, phi, along=(along,)).reshape(3, 3)
    assert_same(found, -inverse @ expected @ inverse, rel=1e-12, abs=1e-14)


# ------------------------------------------------------------------------------------------------- floats of the user


def test_a_quaternion_of_a_rotation(seed: int) -> None:
    q = zoo.random_unit(np.random.default_rng(seed), 4)
    found = quaternion_from_rotation(rotation_of(q))
    assert found[3] >= 0
    assert_same(found * np.sign(found @ q), q, abs=1e-14)


@pytest.mark.parametrize("axis", AXES, ids=str)
def test_z_is_laid_along_the_axis(axis: np.ndarray) -> None:
    R = rotation_aligning_z(axis)
    assert_same(R @ R.T, np.eye(3), abs=3e-16)
    assert np.linalg.det(R) == pytest.approx(1)
    assert_same(R[:, 2], axis / np.linalg.norm(axis), abs=3e-16)
    if np.abs(axis).sum() == 1:
        assert set(np.abs(R).ravel()) == {0.0, 1.0}, "a coordinate axis gives a signed permutation, exactly"


@pytest.mark.parametrize("size", [1e-250, 1e-6, 1.0, 1e250])
def test_the_length_of_an_axis_does_not_matter(seed: int, size: float) -> None:
    axis = zoo.random_unit(np.random.default_rng(seed))
    assert_same(rotation_aligning_z(axis * size), rotation_aligning_z(axis), abs=1e-15)
    assert_same(rotation_aligning_z(axis) @ array([0.0, 0.0, 1.0]), axis, abs=1e-15)


@pytest.mark.parametrize("near", [0.0, 1e-12, 1e-6, 0.1, 1.0])
def test_quaternions_of_many_rotations_are_those_of_scipy_also_near_half_turns(near: float) -> None:
    from scipy.spatial.transform import Rotation

    rng = np.random.default_rng(4)
    axes = np.vstack([np.eye(3), -np.eye(3), rng.normal(size=(20, 3))])
    axes /= np.linalg.norm(axes, axis=1)[:, None]
    turns = Rotation.from_rotvec(np.vstack([axes * near, axes * (np.pi - near)]))
    found = np.array([quaternion_of(R) for R in turns.as_matrix()])
    np.testing.assert_allclose(np.abs(np.einsum("ki,ki->k", found, turns.as_quat())), 1.0, atol=1e-15, rtol=0)
    np.testing.assert_allclose(Rotation.from_quat(found).as_matrix(), turns.as_matrix(), atol=1e-15)


# Three-vectors over any scalar.
def test_products_and_the_matrix_of_a_cross_product(over: Over) -> None:
    a, b = np.random.default_rng(0).normal(size=(2, 3))
    assert_same(over(cross, a, b), np.cross(a, b))
    assert_same(over(dot, a, b), a @ b)
    assert_same(over(lambda a, b: tilde(a) @ b, a, b), np.cross(a, b))
    assert_same(over(lambda a: untilde(tilde(a)), a), a)


def test_untilde_takes_the_skew_part_alone() -> None:
    A = np.random.default_rng(1).normal(size=(3, 3))
    assert_same(tilde(untilde(A)), (A - A.T) / 2)


def test_shapes_are_checked_with_words() -> None:
    x = np.ones(3)
    assert shaped(x, (3,), "a force") is x
    assert shaped([1, 2, 3], (3,), "a force").dtype == float
    with pytest.raises(GeometryError, match=r"a force has 3 numbers; got an array of shape \(2,\)"):
        shaped([1.0, 2.0], (3,), "a force")
    with pytest.raises(GeometryError, match="3×3"):
        shaped(np.eye(4), (3, 3), "a rotation")


# Many displacements and inertias at a time: the same bits as one after the other, whatever their scalars.
EXACT = np.array([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])


def _displacements(rng: np.random.Generator, count: int, scale: float) -> list[Displacement]:
    """At random: some turned by quarters, some nearly so, and some whose scalars nobody has made floats."""
    found = []
    for k in range(count):
        q = rng.normal(size=4)
        X = Displacement.from_quaternion(q, rng.normal(size=3) * scale * rng.integers(0, 2, size=3))
        if k % 3 == 1:
            near = EXACT + rng.normal(size=(3, 3)) * 10.0 ** rng.integers(-16, -10)
            X = Displacement(near, X.translation + rng.normal(size=3) * 1e-12 * scale)
        if k % 7 == 2:
            X = Displacement(X.rotation.astype(object), X.translation.astype(object))
        found.append(X)
    return found


def _same(a: Displacement, b: Displacement) -> bool:
    both = ((a.rotation, b.rotation), (a.translation, b.translation))
    return all(x.dtype == y.dtype and np.array_equal(x, y) for x, y in both)


def test_many_are_as_each_alone(rng: np.random.Generator) -> None:
    scale = 10.0 ** rng.integers(-5, 6)
    count = int(rng.integers(0, 60))
    X, Y = _displacements(rng, count, scale), _displacements(rng, count, scale)
    lengths = [float(x) for x in scale * rng.uniform(0.1, 10.0, count)]
    bodies = [
        Inertia.at_centre(float(rng.uniform(0.1, 9.0)), rng.normal(size=3) * scale, rng.uniform(1.0, 1.9, 3) * scale**2)
        for _ in range(count)
    ]
    if count > 5:
        bodies[5] = Inertia(array([2.0]).astype(object)[0], bodies[5].first_moment.astype(object), np.eye(3))
    bounds = rng.choice([1e-11, 1e-15], count).tolist()
    alone = [(x @ y).cleaned(s, b) for x, y, s, b in zip(X, Y, lengths, bounds, strict=True)]
    assert all(map(_same, products(X, Y, lengths, bounds), alone))
    assert all(map(_same, inverses(X, lengths), [x.inverse().cleaned(s) for x, s in zip(X, lengths, strict=True)]))
    for found, body, x in zip(carried(bodies, X), bodies, X, strict=True):
        alone = body.carried(x)
        assert found.mass == alone.mass
        assert np.array_equal(found.first_moment, alone.first_moment)
        assert np.array_equal(found.second_moment, alone.second_moment)
