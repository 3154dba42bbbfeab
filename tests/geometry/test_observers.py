"""Euclidean systems, the two twists of a motion, and the inertial class of observers."""

from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.algebra import Dual, dual
from poinsot.geometry import observers
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import dual_part, real_part
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motor_fields import derivative
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.geometry.projective import Point
from poinsot.geometry.screw_conversions import twist_matrix
from scalars import Over, assert_same, each_scalar


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_relative_positions_compose_and_do_not_know_the_frame_they_were_written_in(seed: int) -> None:
    rng = np.random.default_rng(seed)
    system = observers.EuclideanSystem({name: zoo.random_displacement(rng) for name in "abc"})
    X_CA = system.relative("a", "c")
    np.testing.assert_allclose((system.relative("b", "c") @ system.relative("a", "b")).matrix, X_CA.matrix, atol=1e-12)
    np.testing.assert_allclose(system.seen_from("b").relative("a", "c").matrix, X_CA.matrix, atol=1e-12)
    np.testing.assert_allclose(system.seen_from("b").poses["b"].matrix, np.eye(4), atol=1e-12)
    with pytest.raises(GeometryError, match="no space 'd'"):
        system.relative("a", "d")


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_motions_depend_on_the_reference_and_are_conjugate_through_it(seed: int) -> None:
    """h_i^{j,j} = r h_i^{i,j} r⁻¹ (11), (12)."""
    rng = np.random.default_rng(seed)
    h, r = zoo.random_displacement(rng), zoo.random_displacement(rng)
    conjugate = r @ observers.motion_in_body(h, r) @ r.inverse()
    np.testing.assert_allclose(observers.motion_in_space(h, r).matrix, conjugate.matrix, atol=1e-12)
    other = observers.motion_in_body(h, zoo.random_displacement(rng))
    assert np.abs(other.matrix - observers.motion_in_body(h, r).matrix).max() > 1e-3


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_body_and_space_twist_are_one_twist_in_two_frames(seed: int) -> None:
    rng = np.random.default_rng(seed)
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
@pytest.mark.parametrize("seed", range(3))
def test_log_undoes_exp_at_every_scale_of_the_angle(scale: float, seed: int) -> None:
    rng = np.random.default_rng(seed)
    V = zoo.random_twist(rng)
    V = type(V)(V.angular / np.linalg.norm(V.angular) * scale, V.linear)
    np.testing.assert_allclose(Displacement.exp(V).log().vector, V.vector, atol=1e-12 if scale < 3 else 1e-9)


# -------------------------------------------------------------------------------------------------- the inertial class


def random_observer(rng: zoo.Rng) -> observers.InertialObserver:
    return observers.InertialObserver(zoo.random_displacement(rng), rng.normal(size=3))


def required_wrench(body: Inertia, V: Twist, A: Acceleration) -> Wrench:
    """I A + V ×* I V."""
    return body * A + V.cross(body * V)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_equation_of_motion_holds_for_the_whole_inertial_class(seed: int) -> None:
    """The wrench that a motion needs is the same for 0 and for E, read in the frame of either."""
    rng = np.random.default_rng(seed)
    E, t = random_observer(rng), rng.normal()
    body, V, A = zoo.random_inertia(rng), zoo.random_twist(rng), zoo.random_acceleration(rng)
    W = required_wrench(body, V, A)
    seen = E.inertia_of(body, t)
    assert_same(required_wrench(seen, E.twist_of(V, t), E.acceleration_of(A, V, t)), E.wrench_of(W, t), abs=1e-12)
    assert_same(E.momentum_of(body * V, body, t), seen * E.twist_of(V, t), abs=1e-12)
    change = body.mass * (E.velocity @ E.velocity) / 2 - (body * V).linear @ E.velocity
    assert_same(seen.kinetic_energy(E.twist_of(V, t)), body.kinetic_energy(V) + change, abs=1e-12)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_an_observer_who_turns_or_speeds_up_misses_the_inertial_forces(seed: int) -> None:
    """For a space with twist V_E and rate A_E the equation fails by I A_E at rest in it, and the class says why."""
    rng = np.random.default_rng(seed)
    body, V_E, A_E = zoo.random_inertia(rng), zoo.random_twist(rng), zoo.random_acceleration(rng)
    at_rest = required_wrench(body, Twist.zero(), Acceleration.zero())  # what he thinks a body at his side needs
    needed = required_wrench(body, V_E, A_E)  # what it needs, moving with him
    assert np.abs((needed - at_rest).vector).max() > 1e-3
    still, steady = Twist(np.zeros(3), V_E.linear), Acceleration.zero()
    assert observers.in_one_class(still, steady)
    assert_same(required_wrench(body, still, steady), Wrench.zero(), abs=1e-14)
    assert not observers.in_one_class(V_E, steady) and not observers.in_one_class(still, A_E)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_inertial_class_is_an_equivalence(seed: int) -> None:
    rng = np.random.default_rng(seed)
    a, b, t = random_observer(rng), random_observer(rng), rng.normal()
    X, V, A = zoo.random_displacement(rng), zoo.random_twist(rng), zoo.random_acceleration(rng)
    itself, b_by_a = a.relative_to(a), b.relative_to(a)
    assert_same([itself.at(t), itself.velocity], [Displacement.identity(), np.zeros(3)], abs=1e-14)
    assert_same(b_by_a.pose_of(a.pose_of(X, t), t), b.pose_of(X, t), abs=1e-13)
    assert_same(b_by_a.twist_of(a.twist_of(V, t), t), b.twist_of(V, t), abs=1e-13)
    V_a, A_a = a.twist_of(V, t), a.acceleration_of(A, V, t)
    assert_same(b_by_a.acceleration_of(A_a, V_a, t), b.acceleration_of(A, V, t), abs=1e-12)
    assert_same(a.relative_to(b).relative_to(a.relative_to(b)).velocity, np.zeros(3), abs=1e-14)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_what_an_observer_sees_is_the_rate_of_what_he_sees(seed: int) -> None:
    """V_{B/E} from the motion X_EB(t), and A from V_{B/E}(t), by dual numbers."""
    rng = np.random.default_rng(seed)
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
    A = derivative(lambda s: E.twist_of(twist(s), s), t)
    assert_same(A, E.acceleration_of(derivative(twist, t), twist(t), t), abs=1e-11)


@each_scalar
def test_observers_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(4)
    given = [zoo.random_unit(rng, 4), *rng.normal(size=(2, 3)), *rng.normal(size=(2, 6)), 0.7]

    def seen(q: Any, p: Any, u: Any, V: Any, A: Any, t: Any) -> list[Any]:
        E = observers.InertialObserver(Displacement.from_quaternion(q, p), u)
        return [E.at(t), E.twist_of(Twist.of(V), t), E.acceleration_of(Acceleration.of(A), Twist.of(V), t)]

    assert_same(over(seen, *given), seen(*given))


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("weight", [1.0, -2.0, 0.0])
def test_table_1_points_move_by_the_matrix_of_either_twist(seed: int, weight: float) -> None:
    """Ṗ_j = H (T̃_i P_i) = T̃_j (H P_i), T̃ in se(3) (theorem 1); P any representative, a point at infinity included."""
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_spaces_share_their_points_at_infinity(seed: int) -> None:
    """(10): relative positions map points at infinity on such points, as they turn, and finite ones on finite ones."""
    rng = np.random.default_rng(seed)
    h = observers.EuclideanSystem({name: zoo.random_displacement(rng) for name in "ij"}).relative("i", "j")
    far, near = Point.at_infinity(rng.normal(size=3)), Point.at(rng.normal(size=3))
    assert (h @ far).sigma == 0 and (h @ near).is_finite
    assert (h @ far).same_as(Point.at_infinity(h.rotation @ far.representative[:3]))
    assert (Displacement.translating(rng.normal(size=3)) @ far).same_as(far)
