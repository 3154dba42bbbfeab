"""Closed loops inside the articulated-body recursion: right to rounding, and the same as the dense equations."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest

import zoo
from cases import quick
from multibody.closed_zoo import (
    admissible,
    exact,
    flat_parallelogram,
    longer,
    random_closed,
    stacked,
    unequal,
)
from multibody.front_laws import neighbour_changes_nothing
from poinsot.algebra.linear import ltl
from poinsot.geometry import rotation_z
from poinsot.multibody import configuration
from poinsot.multibody.conditions import conditions, reaches
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import count_of
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree, build_tree

Floats = np.ndarray


def state_of(model: Model, seed: int) -> tuple[Tree, Floats, Floats, Floats]:
    tree = build_tree(model)
    q, rng = configuration.neutral(tree), np.random.default_rng(seed)
    v = admissible(tree, q, rng, reaches(tree))
    return tree, q, v, rng.normal(size=tree.nv)


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("seed", quick(1, range(0, 40, 2)))
def test_random_loops_of_any_size_are_right_to_rounding(seed: int, size: float) -> None:
    tree, q, v, tau = state_of(longer(random_closed(seed)[0], size, size**-0.5), seed)
    tau = tau * 0.0
    error, _ = exact(tree, q, v, tau)
    assert error(dynamics_by_fronts(tree, q, v, tau)) < 1e-14


@pytest.mark.parametrize("seed", quick(2, range(40)))
def test_what_goes_the_same_way_may_be_done_in_one_section(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tree, q, v, tau = state_of(random_closed(seed)[0], seed)
    together = dynamics_by_fronts(tree, q, v, tau)
    monkeypatch.setattr(Lines, "passes_once", False)
    apart = dynamics_by_fronts(tree, q, v, tau)
    assert np.abs(together - apart).max() <= 1e-12 * np.abs(apart).max()


@pytest.mark.parametrize("ratio", [1e6, 1e9, 1e-9])
@pytest.mark.parametrize("seed", quick(1, range(0, 40, 4)))
def test_bodies_of_any_masses_are_right_in_many_digits(seed: int, ratio: float) -> None:
    model, rng = random_closed(seed)
    tree, q, v, tau = state_of(unequal(model, ratio, rng), seed)
    error, _ = exact(tree, q, v, tau * 0.0)
    assert error(dynamics_by_fronts(tree, q, v, tau * 0.0)) < 3e-11


@pytest.mark.parametrize("turn", [0.0, 0.6])
@pytest.mark.parametrize("angle", [1e-2, 1e-4, 1e-6])
def test_near_a_singular_pose(angle: float, turn: float) -> None:
    tree = build_tree(flat_parallelogram(np.asarray(rotation_z(turn), dtype=float)))
    q, v, tau = np.array([angle, -angle, angle]), np.array([2.0, -2.0, 2.0]), np.array([0.3, 0.1, -0.2])
    error, _ = exact(tree, q, v, tau)
    assert error(dynamics_by_fronts(tree, q, v, tau)) < 1e-9


@pytest.mark.parametrize("seed", quick(1, range(20)))
def test_a_heavy_neighbour_changes_nothing(seed: int) -> None:
    """1e3 times as long and 1e9 times as heavy, in the same file."""
    model, _ = random_closed(seed)
    tree, q, v, tau = state_of(model, seed)
    neighbour_changes_nothing(model, tree, q, v, tau, seed)


@pytest.mark.parametrize("seed", quick(1, range(10)))
def test_without_compliances_it_solves_the_whole_system_of_equations(seed: int) -> None:
    """Over numbers of 50 digits, loops whose rows are independent: M v̇ + c = τ + Aᵀ λ and A v̇ = a.

    As well as the rotations of placements, which are doubles, are rotations, and as rows are apart.
    """
    rng = np.random.default_rng(seed)
    found = 0
    for k in range(100):
        tree = build_tree(random_closed(20 * seed + k)[0])
        live, q = [*conditions(tree).live], configuration.neutral(tree)
        A = np.asarray(constraint_jacobian(tree, q)[live], dtype=float)
        sigma = np.linalg.svd(A, compute_uv=False)
        if not live or len(live) >= tree.nv or sigma[-1] < 1e-3 * sigma[0]:
            continue
        with mpmath.workdps(50):
            lift = np.vectorize(mpmath.mpf, otypes=[object])
            Q, V, T = lift(q), lift(rng.normal(size=tree.nv)), lift(rng.normal(size=tree.nv))
            v_dot = dynamics_by_fronts(tree, Q, V, T, Policy(0.0, 0.0, 0.0))
            A, a = constraint_jacobian(tree, Q)[live], constraint_acceleration(tree, Q, V)[live]
            near = 1e-15 * max(10.0, sigma[0] / sigma[-1])
            assert max(abs(x) for x in A @ v_dot - a) < near * max(1.0, *map(abs, a))
            left = required_effort(tree, Q, V, v_dot) - T  # lies in the row space of A
            assert max(abs(x) for x in left - A.T @ ltl(A @ A.T).solve(A @ left)) < 1e-13 * max(1.0, *map(abs, left))
        found += 1
        if found == 2:
            return
    raise AssertionError("no loops with independent rows were drawn")


@pytest.mark.parametrize("seed", quick(1, range(4)))
def test_without_loops_it_is_the_articulated_body_algorithm(seed: int) -> None:
    rng = np.random.default_rng(seed)
    tree = build_tree(zoo.random_model(rng))
    q = configuration.random(tree, rng)
    v, tau = rng.normal(size=tree.nv), rng.normal(size=tree.nv)
    expected = articulated_body(tree, q, v, tau)
    np.testing.assert_allclose(
        dynamics_by_fronts(tree, q, v, tau), expected, rtol=0, atol=1e-12 * np.abs(expected).max()
    )


@pytest.mark.parametrize("count", quick(1, [3, 8, 30]))
def test_loops_on_loops_as_the_dense_equations(count: int) -> None:
    """In a plane that is no coordinate plane; a row of loops on loops is as long as it is ill-conditioned."""
    tilt = np.asarray(zoo.random_displacement(np.random.default_rng(count)).rotation, dtype=float)
    tree, q, v, tau = state_of(stacked(count, tilt), count)
    expected = forward_dynamics(tree, q, v, tau)
    found = dynamics_by_fronts(tree, q, v, tau)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * count * np.abs(expected).max())


def test_lines_grow_as_loops_do() -> None:
    """Of loops on loops, each costs the same number of lines."""
    lines = {}
    for count in (8, 16, 32):
        tree = build_tree(stacked(count))
        live = [5 * k + row for k in range(count) for row in (0, 1)]
        lines[count] = count_of(Lines(tree, live).dynamics(Policy(0.0, 0.0), False))
    assert lines[32] - lines[16] == 2 * (lines[16] - lines[8])
