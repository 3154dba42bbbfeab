"""Rows inside the articulated-body recursion: right to rounding, and the same as the dense equations.

Each law holds of what closes a machine in three ways: closures alone, coordinates that are coupled beside them, and
joints that follow others.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import mpmath
import numpy as np
import pytest

import zoo
from cases import quick
from multibody.closed_zoo import drawn, random_closed, stacked, state_of, with_followers
from poinsot.algebra.linear import ltl
from poinsot.multibody import configuration
from poinsot.multibody.conditions import conditions
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.followers import loosened
from poinsot.multibody.forward_dynamics import articulated_body
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import count_of
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.passes import link_coordinates
from poinsot.multibody.plan import plan_of
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.multibody.tree import Tree, build_tree

Floats = np.ndarray


def free(tree: Tree, q: Floats, tau: Floats) -> float:
    """The size of accelerations without conditions."""
    return float(np.abs(np.linalg.solve(np.asarray(mass_matrix(tree, q), dtype=float), tau)).max())


def each(**seeds: Sequence[int]) -> list[Any]:
    """(kind, seed) of every kind; the first seed of each runs always, the others in the long tests."""
    return [case for kind, some in seeds.items() for case in quick(1, [(kind, k) for k in some], several=True)]


@pytest.mark.parametrize("seed", quick(2, range(40)))
def test_what_goes_the_same_way_may_be_done_in_one_section(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tree, q, v, tau = state_of(random_closed(seed)[0], seed)
    together = dynamics_by_fronts(tree, q, v, tau)
    monkeypatch.setattr(Lines, "passes_once", False)
    apart = dynamics_by_fronts(tree, q, v, tau)
    assert np.abs(together - apart).max() <= 1e-12 * np.abs(apart).max()


@pytest.mark.parametrize(
    ("kind", "seed"),
    [
        *quick(1, [("closures", k) for k in range(10)], several=True),
        *quick(0, [("couplings", k) for k in range(10)], several=True),
    ],
)
def test_without_compliances_it_solves_the_whole_system_of_equations(kind: str, seed: int) -> None:
    """Over numbers of 50 digits, rows that are independent: M v̇ + c = τ + Aᵀ λ and A v̇ = a.

    As well as the rotations of placements, which are doubles, are rotations, and as rows are apart.
    """
    rng, found = np.random.default_rng(seed), 0
    for k in range(100):
        tree = build_tree(drawn(kind, 20 * seed + k))
        live, q = [*conditions(tree).live], configuration.neutral(tree)
        A = np.asarray(constraint_jacobian(tree, q)[live], dtype=float)
        sigma = np.linalg.svd(A, compute_uv=False)
        if not live or len(live) >= tree.nv or sigma[-1] < 1e-3 * sigma[0]:
            continue
        least, rest = (10.0, 1e-13) if kind == "closures" else (100.0, 1e-12)
        near = 1e-15 * max(least, sigma[0] / sigma[-1])
        with mpmath.workdps(50):
            lift = np.vectorize(mpmath.mpf, otypes=[object])
            Q, V, T = lift(q), lift(rng.normal(size=tree.nv)), lift(rng.normal(size=tree.nv))
            v_dot = dynamics_by_fronts(tree, Q, V, T, Policy(0.0, 0.0, 0.0))
            A, a = constraint_jacobian(tree, Q)[live], constraint_acceleration(tree, Q, V)[live]
            assert max(abs(x) for x in A @ v_dot - a) < near * max(1.0, *map(abs, a))
            left = required_effort(tree, Q, V, v_dot) - T  # lies in the row space of A
            assert max(abs(x) for x in left - A.T @ ltl(A @ A.T).solve(A @ left)) < rest * max(1.0, *map(abs, left))
        found += 1
        if found == 2:
            return
    raise AssertionError("no loops with independent rows were drawn")


@pytest.mark.parametrize("seed", quick(1, range(4)))
def test_without_loops_it_is_the_articulated_body_algorithm(rng: np.random.Generator) -> None:
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


def test_ties_say_of_joints_what_they_follow(seed: int) -> None:
    """Φ of all ties vanishes where the tree says that joints are, and no tie repeats another."""
    tree = build_tree(drawn("followers", 2 * seed))
    loose, rng = loosened(tree), np.random.default_rng(seed)
    assert loosened(loose) is loose and not loose.coupled
    assert len(loose.couplings) == len(tree.couplings) + len(tree.followed) == len(tree.couplings) + loose.nv - tree.nv
    for _ in range(3):
        q = configuration.random(tree, rng)
        every = np.zeros(loose.nq)
        for link, own in zip(tree.links, loose.links, strict=True):
            every[list(own.q)] = link_coordinates(link, q)
        for tie in loose.couplings[len(tree.couplings) :]:
            value = {link.joint: every[link.q[0]] for link in loose.links}
            other = 0.0 if tie.second is None else value[tie.second.joint] * tie.coefficients[1]  # type: ignore[attr-defined]
            assert value[tie.first.joint] == pytest.approx(tie.coefficients[0] + other, abs=1e-12)  # type: ignore[attr-defined]


def test_ties_of_one_master_pass_few_joints() -> None:
    rng = np.random.default_rng(0)
    tree = build_tree(with_followers(zoo.random_model(rng, bodies=30, kinds=("revolute",)), rng))
    masters = len(set(tree.followed.values()))
    assert max(plan_of(tree).widths) <= 2 * masters
