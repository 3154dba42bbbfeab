"""Euclidean systems and the two twists of a motion."""

from __future__ import annotations

import numpy as np
import pytest

import zoo
from poinsot.algebra.dual import Dual, dual
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.observers import (
    EuclideanSystem,
    Rate,
    body_twist,
    displacement_rate,
    motion_in_body,
    motion_in_space,
    space_twist,
)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_relative_positions_compose_and_do_not_know_the_frame_they_were_written_in(seed: int) -> None:
    rng = np.random.default_rng(seed)
    system = EuclideanSystem({name: zoo.random_displacement(rng) for name in "abc"})
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
    conjugate = r @ motion_in_body(h, r) @ r.inverse()
    np.testing.assert_allclose(motion_in_space(h, r).matrix, conjugate.matrix, atol=1e-12)
    other = motion_in_body(h, zoo.random_displacement(rng))
    assert np.abs(other.matrix - motion_in_body(h, r).matrix).max() > 1e-3


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_body_and_space_twist_are_one_twist_in_two_frames(seed: int) -> None:
    rng = np.random.default_rng(seed)
    X, V = zoo.random_displacement(rng), zoo.random_twist(rng)
    step = np.array([Dual(0.0, x) for x in V.vector], dtype=object)
    moving = X @ Displacement.exp(type(V).of(step))
    rate = Rate(np.vectorize(dual)(moving.rotation).astype(float), np.vectorize(dual)(moving.translation).astype(float))
    np.testing.assert_allclose(body_twist(X, rate).vector, V.vector, atol=1e-12)
    np.testing.assert_allclose(space_twist(X, rate).vector, (X @ V).vector, atol=1e-12)
    again = displacement_rate(X, V)
    np.testing.assert_allclose(again.rotation, rate.rotation, atol=1e-12)
    np.testing.assert_allclose(again.translation, rate.translation, atol=1e-12)


@pytest.mark.parametrize("scale", [0.0, 1e-12, 1e-6, 1e-2, 1.0, 3.1])
@pytest.mark.parametrize("seed", range(3))
def test_log_undoes_exp_at_every_scale_of_the_angle(scale: float, seed: int) -> None:
    rng = np.random.default_rng(seed)
    V = zoo.random_twist(rng)
    V = type(V)(V.angular / np.linalg.norm(V.angular) * scale, V.linear)
    np.testing.assert_allclose(Displacement.exp(V).log().vector, V.vector, atol=1e-12 if scale < 3 else 1e-9)
