"""Couplings of coordinates inside the articulated-body recursion: right to rounding, and as the dense equations."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import mpmath
import numpy as np
import pytest

from cases import quick
from multibody.closed_zoo import admissible, coupled, exact, longer, random_closed, stacked, unequal
from multibody.front_laws import neighbour_changes_nothing
from poinsot.algebra.linear import ltl
from poinsot.multibody import configuration
from poinsot.multibody.conditions import conditions, measured_by, reaches
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.model import Model
from poinsot.multibody.row_sizes import sizes_along_loops
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.multibody.tree import Tree, build_tree

Floats = np.ndarray


def drawn(seed: int, size: float = 1.0, mass: float = 1.0, ratio: float = 1.0) -> Model:
    """Random loops whose coordinates are coupled."""
    model, rng = random_closed(seed)
    return coupled(unequal(longer(model, size, mass), ratio, rng), seed, size)


def state_of(model: Model, seed: int) -> tuple[Tree, Floats, Floats, Floats]:
    tree = build_tree(model)
    q, rng = configuration.neutral(tree), np.random.default_rng(seed)
    v = admissible(tree, q, rng, reaches(tree))
    return tree, q, v, rng.normal(size=tree.nv)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("seed", quick(1, range(0, 40, 2)))
def test_random_couplings_of_any_size_are_right_to_rounding(seed: int, size: float) -> None:
    tree, q, v, tau = state_of(drawn(seed, size, size**-0.5), seed)
    error, _ = exact(tree, q, v, tau * 0.0)
    assert error(dynamics_by_fronts(tree, q, v, tau * 0.0)) < 1e-13


@pytest.mark.parametrize("ratio", [1e6, 1e9, 1e-9])
@pytest.mark.parametrize("seed", quick(1, range(1, 40, 4)))
def test_bodies_of_any_masses_are_right_in_many_digits(seed: int, ratio: float) -> None:
    tree, q, v, tau = state_of(drawn(seed, ratio=ratio), seed)
    error, _ = exact(tree, q, v, tau * 0.0)
    assert error(dynamics_by_fronts(tree, q, v, tau * 0.0)) < 3e-11


@pytest.mark.parametrize("seed", quick(1, range(20)))
def test_a_heavy_neighbour_changes_nothing(seed: int) -> None:
    """1e3 times as long and 1e9 times as heavy, in the same file."""
    model = drawn(seed)
    tree, q, v, tau = state_of(model, seed)
    neighbour_changes_nothing(model, tree, q, v, tau, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", quick(1, range(10)))
def test_without_compliances_it_solves_the_whole_system_of_equations(seed: int) -> None:
    """Over numbers of 50 digits, rows that are independent: M v̇ + c = τ + Aᵀ λ and A v̇ = a."""
    rng = np.random.default_rng(seed)
    for k in range(100):
        tree = build_tree(drawn(20 * seed + k))
        live, q = [*conditions(tree).live], configuration.neutral(tree)
        A = np.asarray(constraint_jacobian(tree, q)[live], dtype=float)
        sigma = np.linalg.svd(A, compute_uv=False)
        if len(live) < tree.nv and sigma[-1] > 1e-3 * sigma[0]:
            break
    with mpmath.workdps(50):
        lift = np.vectorize(mpmath.mpf, otypes=[object])
        Q, V, T = lift(q), lift(rng.normal(size=tree.nv)), lift(rng.normal(size=tree.nv))
        v_dot = dynamics_by_fronts(tree, Q, V, T, Policy(0.0, 0.0, 0.0))
        A, a = constraint_jacobian(tree, Q)[live], constraint_acceleration(tree, Q, V)[live]
        assert max(abs(x) for x in A @ v_dot - a) < 1e-13 * max(1.0, *map(abs, a))
        left = required_effort(tree, Q, V, v_dot) - T  # lies in the row space of A
        assert max(abs(x) for x in left - A.T @ ltl(A @ A.T).solve(A @ left)) < 1e-12 * max(1.0, *map(abs, left))


@pytest.mark.parametrize("count", quick(1, [3, 8, 20]))
def test_a_row_that_acts_on_joints_of_many_branches(count: int) -> None:
    """Sums of coordinates along a chain of four-bars and on the sides of it, several over the same joints."""
    model = stacked(count)
    sums = [
        Coupling(f"sum{k}", Tendon.of_joints({f"a{k}": 0.5, f"c{k}": -0.7, f"a{count - 1}": 0.3, f"b{k}": 0.2}))
        for k in range(count - 1)
    ]
    ends = Coupling("ends", OnFreedom("a0"), OnFreedom(f"c{count - 1}"), (0.0, 0.8, 0.3, 0.1, -0.2))
    tree, q, v, tau = state_of(replace(model, couplings=(*sums[::2], ends)), count)
    expected = forward_dynamics(tree, q, v, tau)
    np.testing.assert_allclose(
        dynamics_by_fronts(tree, q, v, tau), expected, rtol=0, atol=1e-10 * np.abs(expected).max()
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("seed", quick(1, range(1, 40, 3)))
def test_rows_are_measured_along_their_joints_as_by_the_mass_matrix(seed: int, size: float) -> None:
    model = drawn(seed, size, size**-0.5)
    dense, along = build_tree(model), build_tree(model)
    measured_by(along, partial(sizes_along_loops, along.aligned))
    one, other = conditions(dense), conditions(along)
    assert (other.live, other.posed, other.uneven) == (one.live, one.posed, one.uneven)
    assert one.natural is not None and other.natural is not None
    ratio = other.natural[[*one.live]] / one.natural[[*one.live]]
    assert np.all((ratio > 1.0 - 1e-9) & (ratio < 3.0))
