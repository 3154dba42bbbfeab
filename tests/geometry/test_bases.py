"""Plücker bases and reciprocal bases; transforms of coordinates; cases in the manner of the short course (S1)."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motor_fields import derivative, rate_in_fixed_frame
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pairing
from poinsot.geometry.products import (
    coordinates,
    force_basis,
    force_transform,
    motion_basis,
    motion_transform,
    reciprocal_basis,
    reciprocal_motions,
)
from poinsot.geometry.screws import Screw, is_axial, is_line
from scalars import Over, assert_same, each_scalar

SEEDS = pytest.mark.parametrize("seed", zoo.SEEDS)


@SEEDS
def test_the_plucker_bases_of_a_frame_are_reciprocal(seed: int) -> None:
    """d_i · e_j = δ_ij; three turns and three forces are lines on the axes of the frame, the rest free vectors."""
    X = zoo.random_displacement(np.random.default_rng(seed))
    D, E = motion_basis(X), force_basis(X)
    assert_same([pairing(e, d) for d in D for e in E], np.eye(6).ravel(), abs=1e-13)
    axes = [Screw.along(X.translation, u) for u in X.rotation.T]
    for lines in (D[:3], E[3:]):
        assert all(is_line(M) and Screw.of(M).same_as(S) for M, S in zip(lines, axes, strict=True))
    assert all(is_axial(M) for M in (*D[3:], *E[:3]))


@SEEDS
def test_any_basis_of_motions_has_one_reciprocal_basis_of_forces(seed: int) -> None:
    """E = D⁻ᵀ; coordinates are pairings with it; power is the product of coordinates."""
    rng = np.random.default_rng(seed)
    D = [zoo.random_twist(rng) for _ in range(6)]
    E = reciprocal_basis(D)
    assert_same([pairing(e, d) for d in D for e in E], np.eye(6).ravel(), abs=1e-10)
    for d, again in zip(D, reciprocal_motions(E), strict=True):
        assert_same(again, d, abs=1e-10)
    V, W = zoo.random_twist(rng), zoo.random_wrench(rng)
    m, f = coordinates(V, D), coordinates(W, E)
    assert_same(m, [pairing(e, V) for e in E], abs=1e-9)
    assert_same(m @ f, pairing(W, V), abs=1e-9)


@SEEDS
def test_coordinates_on_the_basis_of_a_frame_are_components_in_it(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X, V, P = zoo.random_displacement(rng), zoo.random_twist(rng), zoo.random_momentum(rng)
    assert_same(coordinates(X @ V, motion_basis(X)), V, abs=1e-12)
    assert_same(coordinates(X @ P, force_basis(X)), P, abs=1e-12)
    assert_same(motion_transform(X) @ V.vector, X @ V, abs=1e-12)
    assert_same(force_transform(X) @ P.vector, X @ P, abs=1e-12)
    assert_same(force_transform(X), np.linalg.inv(motion_transform(X)).T, abs=1e-12)
    r = rng.normal(size=3)  # Featherstone's form, A to B with E = Rᵀ: [E 0; 0 E][1 0; r̃ᵀ 1]
    E = zoo.random_displacement(rng).rotation.T
    tilde = np.cross(r, np.eye(3)).T
    shift = np.block([[np.eye(3), np.zeros((3, 3))], [tilde.T, np.eye(3)]])
    assert_same(motion_transform(Displacement(E.T, r).inverse()), np.kron(np.eye(2), E) @ shift, abs=1e-12)


@each_scalar
def test_transforms_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(1)
    q, p = zoo.random_unit(rng, 4), rng.normal(size=3)
    X = Displacement.from_quaternion(q, p)
    found = over(lambda q, p: force_transform(Displacement.from_quaternion(q, p)), q, p)
    assert_same(found, np.linalg.inv(X.adjoint).T.ravel(), abs=1e-12)


# ----------------------------------------------------------------------------------- cases of the short course (S1)


def test_a_wheel_that_rolls() -> None:
    """Radius r, speed v along x: the twist is a turn v/r about the contact, the top goes at 2v, the contact rests."""
    r, v = 0.3, 1.5
    V = Screw.along([0, 0, 0], [0, 1, 0]).twist(v / r)  # contact at the origin
    assert_same(V.at(np.array([0, 0, r])), [v, 0, 0])
    assert_same(V.at(np.array([0, 0, 2 * r])), [2 * v, 0, 0])
    assert_same(V.at(np.zeros(3)), np.zeros(3))


@SEEDS
def test_a_body_that_turns_evenly_about_a_fixed_axis_has_no_spatial_acceleration(seed: int) -> None:
    """Its twist in space is constant; its points accelerate, ω × (ω × r), towards the axis all the same."""
    rng = np.random.default_rng(seed)
    S = Screw.along(*rng.normal(size=(2, 3)))
    V, r = S.twist(2.0), rng.normal(size=3)
    A = derivative(lambda t: S.displacement(t * 2.0) @ V, 0.4)
    assert isinstance(A, Acceleration)
    assert_same(A, np.zeros(6), abs=1e-13)
    assert_same(A.of_point(r, V), -4.0 * (r - S.axis.nearest(r)), abs=1e-12)


@SEEDS
def test_accelerations_add_like_velocities(seed: int) -> None:
    """V_total = V₁ + V₂ gives A_total = A₁ + A₂, with no Coriolis term, in one fixed frame."""
    rng = np.random.default_rng(seed)
    first, second = Screw.along(*rng.normal(size=(2, 3))), Screw.along(*rng.normal(size=(2, 3)))

    def one(t: Any) -> Twist:
        return first.twist(t * t)

    def two(t: Any) -> Twist:  # about an axis that the first body carries along
        return first.displacement(t * t * t / 3.0) @ second.twist(t)

    t = 0.7
    total = derivative(lambda t: one(t) + two(t), t)
    assert_same(total, derivative(one, t) + derivative(two, t))
    carried = first.displacement(t**3 / 3.0) @ second.twist(1.0).rate()
    assert_same(derivative(two, t), rate_in_fixed_frame(carried, two(t), one(t)), abs=1e-12)


@pytest.mark.parametrize(
    ("nonsense", "error", "reason"),
    [
        (lambda: reciprocal_basis([Twist.zero()] * 6), GeometryError, "independent"),
        (lambda: reciprocal_basis(motion_basis(Displacement.identity())[:5]), GeometryError, "got 5"),
        (lambda: reciprocal_basis(force_basis(Displacement.identity())), TypeError, "got Wrench"),
        (lambda: coordinates(Momentum.zero(), motion_basis(Displacement.identity())), TypeError, "got Twist"),
        (lambda: coordinates(Wrench.of([np.nan] * 6), force_basis(Displacement.identity())), GeometryError, "finite"),
    ],
)
def test_what_is_no_basis_is_refused(nonsense: Callable[[], Any], error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        nonsense()
