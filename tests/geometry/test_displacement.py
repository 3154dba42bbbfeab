"""Displacements: the group SE(3), how it carries six-vectors, and its exponential at mixed scales."""

from typing import Any

import mpmath
import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.algebra import Dual, dual
from poinsot.geometry import observers
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import dual_part, real_part
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motor_fields import derivative as derivative_of_observers
from poinsot.geometry.motors import Acceleration, ForceVector, Momentum, SixVector, Twist, Wrench, pairing
from poinsot.geometry.projective import Point
from poinsot.geometry.screw_conversions import twist_matrix
from poinsot.geometry.vectors import tilde, untilde
from scalars import Over, assert_same, derivative, reference_derivative, second_derivative

UNIT = np.array([0.6, -0.48, 0.64])
METRES = np.array([0.3, 1.0, -0.2])
SCALES = [0.0, 1e-12, 1e-8, 1e-6, 1e-2, 0.999, 1.001, 2.0, 3.0]
ONE = Displacement.identity()


def placed(q: Any, p: Any) -> Displacement:
    return Displacement.from_quaternion(q, p)


def random_placement(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    return zoo.random_unit(rng, 4), rng.normal(size=3)


# ------------------------------------------------------------------------------------------------------------- group


def test_composition_is_that_of_matrices(over: Over) -> None:
    rng = np.random.default_rng(0)
    x, y = random_placement(rng), random_placement(rng)
    expected = placed(*x).matrix @ placed(*y).matrix
    assert_same(over(lambda *a: placed(*a[:2]) @ placed(*a[2:]), *x, *y), expected)
    assert_same(over(lambda q, p: placed(q, p).inverse() @ placed(q, p), *x), np.eye(4))
    assert_same(over(lambda q, p: placed(q, p) @ placed(q, p).inverse(), *x), np.eye(4))


def test_group_axioms(rng: np.random.Generator) -> None:
    X, Y, Z = (zoo.random_displacement(rng) for _ in range(3))
    assert_same((X @ Y) @ Z, X @ (Y @ Z))
    assert_same(X @ ONE, X, abs=0)
    assert_same(ONE @ X, X, abs=0)
    assert_same((X @ Y).inverse(), Y.inverse() @ X.inverse())
    assert_same(X.inverse().inverse(), X)
    assert_same(X @ X.inverse(), ONE)


def test_points_are_mapped_as_by_the_matrix(over: Over) -> None:
    rng = np.random.default_rng(1)
    q, p = random_placement(rng)
    r = rng.normal(size=3)
    assert_same(over(lambda q, p, r: placed(q, p) @ r, q, p, r), (placed(q, p).matrix @ [*r, 1.0])[:3])


# ------------------------------------------------------------------------------------------------------ six-vectors


def test_the_adjoint_is_a_homomorphism(over: Over) -> None:
    """Ad(X Y) = Ad X Ad Y, and Ad(X⁻¹) Ad X = 1."""
    rng = np.random.default_rng(2)
    x, y = random_placement(rng), random_placement(rng)

    def torn(*a: Any) -> Any:
        X, Y = placed(*a[:2]), placed(*a[2:])
        return [(X @ Y).adjoint - X.adjoint @ Y.adjoint, X.inverse().adjoint @ X.adjoint]

    assert_same(over(torn, *x, *y), [np.zeros((6, 6)), np.eye(6)])


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


def test_the_change_of_frame_keeps_power(over: Over) -> None:
    """⟨X @ W, X @ V⟩ = ⟨W, V⟩, for every pairing of a force with a motion."""
    rng = np.random.default_rng(4)
    q, p = random_placement(rng)
    w, v = rng.normal(size=6), rng.normal(size=6)

    def powers(q: Any, p: Any, w: Any, v: Any) -> Any:
        X = placed(q, p)
        return [pairing(X @ F.of(w), X @ M.of(v)) for F in (Wrench, Momentum) for M in (Twist, Acceleration)]

    assert_same(over(powers, q, p, w, v), [w @ v] * 4)


def test_a_wrench_takes_its_moment_about_the_new_origin(rng: np.random.Generator) -> None:
    """m_A = R m_B + p × R f_B, f_A = R f_B; a force through a point acts through the moved point."""
    X, W, r, f = zoo.random_displacement(rng), zoo.random_wrench(rng), rng.normal(size=3), rng.normal(size=3)
    R, p = X.rotation, X.translation
    assert_same((X @ W).moment, R @ W.moment + np.cross(p, R @ W.force))
    assert_same((X @ W).force, R @ W.force)
    assert_same(X @ Wrench.at(r, f), Wrench.at(X @ r, R @ f))


def test_a_twist_field_is_seen_from_both_frames(rng: np.random.Generator) -> None:
    """The velocity of a body point, turned into the other frame, is that of the moved point."""
    X, V, r = zoo.random_displacement(rng), zoo.random_twist(rng), rng.normal(size=3)
    assert_same((X @ V).at(X @ r), X.rotation @ V.at(r))


def test_the_rate_of_the_adjoint(rng: np.random.Generator) -> None:
    """d/dt Ad(X exp(Vt)) = Ad X ad_V, and ad_V a is V × a."""
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


def test_body_and_space_twists_of_a_motion(rng: np.random.Generator) -> None:
    """X⁻¹Ẋ = [V_b], ẊX⁻¹ = [V_s], V_s = Ad(X) V_b."""
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    X_dot = derivative(lambda t: X @ Displacement.exp(V * t), 0.0, along=(1.0,)).reshape(4, 4)
    body, space = X.inverse().matrix @ X_dot, X_dot @ X.inverse().matrix
    for matrix, twist in ((body, V), (space, X @ V)):
        assert_same(matrix[:3, :3], tilde(untilde(matrix[:3, :3])), abs=1e-14)
        assert_same([untilde(matrix[:3, :3]), matrix[:3, 3]], [twist.angular, twist.linear])


# ----------------------------------------------------------------------------------------------- floats of the user


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


# Euclidean systems, the two twists of a motion, and the inertial class of observers.
def test_relative_positions_compose_and_do_not_know_the_frame_they_were_written_in(rng: np.random.Generator) -> None:
    system = observers.EuclideanSystem({name: zoo.random_displacement(rng) for name in "abc"})
    X_CA = system.relative("a", "c")
    np.testing.assert_allclose((system.relative("b", "c") @ system.relative("a", "b")).matrix, X_CA.matrix, atol=1e-12)
    np.testing.assert_allclose(system.seen_from("b").relative("a", "c").matrix, X_CA.matrix, atol=1e-12)
    np.testing.assert_allclose(system.seen_from("b").poses["b"].matrix, np.eye(4), atol=1e-12)
    with pytest.raises(GeometryError, match="no space 'd'"):
        system.relative("a", "d")


def test_motions_depend_on_the_reference_and_are_conjugate_through_it(rng: np.random.Generator) -> None:
    """h_i^{j,j} = r h_i^{i,j} r⁻¹ (11), (12)."""
    h, r = zoo.random_displacement(rng), zoo.random_displacement(rng)
    conjugate = r @ observers.motion_in_body(h, r) @ r.inverse()
    np.testing.assert_allclose(observers.motion_in_space(h, r).matrix, conjugate.matrix, atol=1e-12)
    other = observers.motion_in_body(h, zoo.random_displacement(rng))
    assert np.abs(other.matrix - observers.motion_in_body(h, r).matrix).max() > 1e-3


def test_body_and_space_twist_are_one_twist_in_two_frames(rng: np.random.Generator) -> None:
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    step = np.array([Dual(0.0, x) for x in V.vector], dtype=object)
    moving = X @ Displacement.exp(type(V).of(step))
    rate = observers.Rate(
        np.vectorize(dual)(moving.rotation).astype(float), np.vectorize(dual)(moving.translation).astype(float)
    )
    np.testing.assert_allclose(observers.body_twist(X, rate).vector, V.vector, atol=1e-12)
    np.testing.assert_allclose(observers.space_twist(X, rate).vector, (X @ V).vector, atol=1e-12)
    again = observers.displacement_rate(X, V)
    np.testing.assert_allclose(again.rotation, rate.rotation, atol=1e-12)
    np.testing.assert_allclose(again.translation, rate.translation, atol=1e-12)


@pytest.mark.parametrize("scale", [0.0, 1e-12, 1e-6, 1e-2, 1.0, 3.1])
def test_log_undoes_exp_at_every_scale_of_the_angle(scale: float, rng: np.random.Generator) -> None:
    V = zoo.random_twist(rng)
    V = type(V)(V.angular / np.linalg.norm(V.angular) * scale, V.linear)
    np.testing.assert_allclose(Displacement.exp(V).log().vector, V.vector, atol=1e-12 if scale < 3 else 1e-9)


# -------------------------------------------------------------------------------------------------- the inertial class


def random_observer(rng: zoo.Rng) -> observers.InertialObserver:
    return observers.InertialObserver(zoo.random_displacement(rng), rng.normal(size=3))


def required_wrench(body: Inertia, V: Twist, A: Acceleration) -> Wrench:
    """I A + V ×* I V."""
    return body * A + V.cross(body * V)


def test_the_equation_of_motion_holds_for_the_whole_inertial_class(rng: np.random.Generator) -> None:
    """The wrench that a motion needs is the same for 0 and for E, read in the frame of either."""
    E, t = random_observer(rng), rng.normal()
    body, V, A = zoo.random_inertia(rng), zoo.random_twist(rng), zoo.random_acceleration(rng)
    W = required_wrench(body, V, A)
    seen = E.inertia_of(body, t)
    assert_same(required_wrench(seen, E.twist_of(V, t), E.acceleration_of(A, V, t)), E.wrench_of(W, t), abs=1e-12)
    assert_same(E.momentum_of(body * V, body, t), seen * E.twist_of(V, t), abs=1e-12)
    change = body.mass * (E.velocity @ E.velocity) / 2 - (body * V).linear @ E.velocity
    assert_same(seen.kinetic_energy(E.twist_of(V, t)), body.kinetic_energy(V) + change, abs=1e-12)


def test_an_observer_who_turns_or_speeds_up_misses_the_inertial_forces(rng: np.random.Generator) -> None:
    """For a space with twist V_E and rate A_E the equation fails by I A_E at rest in it, and the class says why."""
    body, V_E, A_E = zoo.random_inertia(rng), zoo.random_twist(rng), zoo.random_acceleration(rng)
    at_rest = required_wrench(body, Twist.zero(), Acceleration.zero())  # what he thinks a body at his side needs
    needed = required_wrench(body, V_E, A_E)  # what it needs, moving with him
    assert np.abs((needed - at_rest).vector).max() > 1e-3
    still, steady = Twist(np.zeros(3), V_E.linear), Acceleration.zero()
    assert observers.in_one_class(still, steady)
    assert_same(required_wrench(body, still, steady), Wrench.zero(), abs=1e-14)
    assert not observers.in_one_class(V_E, steady) and not observers.in_one_class(still, A_E)


def test_the_inertial_class_is_an_equivalence(rng: np.random.Generator) -> None:
    a, b, t = random_observer(rng), random_observer(rng), rng.normal()
    X, V, A = zoo.random_displacement(rng), zoo.random_twist(rng), zoo.random_acceleration(rng)
    itself, b_by_a = a.relative_to(a), b.relative_to(a)
    assert_same([itself.at(t), itself.velocity], [Displacement.identity(), np.zeros(3)], abs=1e-14)
    assert_same(b_by_a.pose_of(a.pose_of(X, t), t), b.pose_of(X, t), abs=1e-13)
    assert_same(b_by_a.twist_of(a.twist_of(V, t), t), b.twist_of(V, t), abs=1e-13)
    V_a, A_a = a.twist_of(V, t), a.acceleration_of(A, V, t)
    assert_same(b_by_a.acceleration_of(A_a, V_a, t), b.acceleration_of(A, V, t), abs=1e-12)
    assert_same(a.relative_to(b).relative_to(a.relative_to(b)).velocity, np.zeros(3), abs=1e-14)


def test_what_an_observer_sees_is_the_rate_of_what_he_sees(rng: np.random.Generator) -> None:
    """V_{B/E} from the motion X_EB(t), and A from V_{B/E}(t), by dual numbers."""
    E, X, t = random_observer(rng), zoo.random_displacement(rng), rng.normal()
    S, T = zoo.random_twist(rng), zoo.random_twist(rng)

    def moving(s: Any) -> Displacement:
        return Displacement.exp(S * s) @ Displacement.exp(T * (s * s)) @ X

    def twist(s: Any) -> Twist:  # of the motion, in 0: S and Ad(exp(S s)) of 2 s T
        return S + Displacement.exp(S * s) @ (T * (2.0 * s))

    seen = E.pose_of(moving(Dual(t, 1.0)), Dual(t, 1.0))
    value = Displacement(real_part(seen.rotation), real_part(seen.translation))
    rate = observers.Rate(dual_part(seen.rotation), dual_part(seen.translation))
    assert_same(observers.space_twist(value, rate), E.twist_of(twist(t), t), abs=1e-12)
    A = derivative_of_observers(lambda s: E.twist_of(twist(s), s), t)
    assert_same(A, E.acceleration_of(derivative_of_observers(twist, t), twist(t), t), abs=1e-11)


def test_observers_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(4)
    given = [zoo.random_unit(rng, 4), *rng.normal(size=(2, 3)), *rng.normal(size=(2, 6)), 0.7]

    def seen(q: Any, p: Any, u: Any, V: Any, A: Any, t: Any) -> list[Any]:
        E = observers.InertialObserver(Displacement.from_quaternion(q, p), u)
        return [E.at(t), E.twist_of(Twist.of(V), t), E.acceleration_of(Acceleration.of(A), Twist.of(V), t)]

    assert_same(over(seen, *given), seen(*given))


@pytest.mark.parametrize("weight", [1.0, -2.0, 0.0])
def test_table_1_points_move_by_the_matrix_of_either_twist(rng: np.random.Generator, weight: float) -> None:
    """Ṗ_j = H (T̃_i P_i) = T̃_j (H P_i), T̃ in se(3) (theorem 1); P any representative, a point at infinity included."""
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    P = np.array([*rng.normal(size=3), weight])
    moving = X @ Displacement.exp(V * Dual(0.0, 1.0))
    velocity = dual_part(moving.matrix @ P)
    rate = observers.Rate(dual_part(moving.rotation), dual_part(moving.translation))
    body, space = twist_matrix(observers.body_twist(X, rate)), twist_matrix(observers.space_twist(X, rate))
    for found in (X.matrix @ (body @ P), space @ (X.matrix @ P)):
        assert_same(found, velocity, abs=1e-12)
    assert velocity[3] == 0.0  # the rate of a point is a free vector; of a free vector, ω × it
    if weight == 0.0:
        assert_same(velocity[:3], np.cross(observers.space_twist(X, rate).angular, X.rotation @ P[:3]), abs=1e-12)


def test_spaces_share_their_points_at_infinity(rng: np.random.Generator) -> None:
    """(10): relative positions map points at infinity on such points, as they turn, and finite ones on finite ones."""
    h = observers.EuclideanSystem({name: zoo.random_displacement(rng) for name in "ij"}).relative("i", "j")
    far, near = Point.at_infinity(rng.normal(size=3)), Point.at(rng.normal(size=3))
    assert (h @ far).sigma == 0 and (h @ near).is_finite
    assert (h @ far).same_as(Point.at_infinity(h.rotation @ far.representative[:3]))
    assert (Displacement.translating(rng.normal(size=3)) @ far).same_as(far)
