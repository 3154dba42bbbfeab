"""Joints that follow others as joints of their own: motion is that of the tree whose joints share freedoms."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import zoo
from cases import quick
from multibody.closed_zoo import admissible, beside, coupled, exact, longer, random_closed, unequal, with_followers
from poinsot.multibody import configuration
from poinsot.multibody.conditions import reaches
from poinsot.multibody.constrained_dynamics import forward_dynamics
from poinsot.multibody.followers import loosened
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.passes import link_coordinates
from poinsot.multibody.plan import plan_of
from poinsot.multibody.tree import Tree, build_tree

Floats = np.ndarray
SINGLE = ("revolute", "prismatic", "helical", "revolute", "spherical")
CLOSING = ("revolute", "spherical", "universal", "cylindrical")


def drawn(seed: int, size: float = 1.0, mass: float = 1.0, ratio: float = 1.0) -> Model:
    """A random tree (even seeds) or random loops, half of whose joints follow others; every fifth with couplings."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=6, kinds=SINGLE, loops=seed % 2 * (1 + seed // 2 % 2), closing_kinds=CLOSING)
    model = unequal(longer(model, size, mass), ratio, rng)
    if seed % 5 == 0:
        model = coupled(model, seed, size)
    return with_followers(model, rng, size, offsets=not model.couplings and seed % 2 == 0)


def state_of(model: Model, seed: int) -> tuple[Tree, Floats, Floats, Floats]:
    tree, rng = build_tree(model), np.random.default_rng(seed)
    q, reach = configuration.neutral(tree), reaches(tree)
    if not tree.closed:
        q = configuration.integrate(tree, q, rng.normal(size=tree.nv) * reach)
    v = admissible(tree, q, rng, reach)
    return tree, np.asarray(q, dtype=float), v, rng.normal(size=tree.nv)


def free(tree: Tree, q: Floats, tau: Floats) -> float:
    """The size of accelerations without conditions."""
    return float(np.abs(np.linalg.solve(np.asarray(mass_matrix(tree, q), dtype=float), tau)).max())


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("seed", quick(2, range(40)))
def test_random_followers_of_any_size_are_right_to_rounding(seed: int, size: float) -> None:
    tree, q, v, tau = state_of(drawn(seed, size, size**-0.5), seed)
    assert tree.followed
    error, _ = exact(tree, q, v, tau * 0.0)
    assert error(dynamics_by_fronts(tree, q, v, tau * 0.0)) < 1e-13


@pytest.mark.parametrize("ratio", [1e6, 1e9, 1e-9])
@pytest.mark.parametrize("seed", quick(1, range(1, 41)))
def test_bodies_of_any_masses_are_right_in_many_digits(seed: int, ratio: float) -> None:
    tree, q, v, tau = state_of(drawn(seed, ratio=ratio), seed)
    error, _ = exact(tree, q, v, tau * 0.0)
    assert error(dynamics_by_fronts(tree, q, v, tau * 0.0)) < 3e-11


@pytest.mark.parametrize("seed", quick(2, range(40)))
def test_efforts_at_masters_act_as_with_shared_freedoms(seed: int) -> None:
    tree, q, v, tau = state_of(drawn(seed), seed)
    expected = np.asarray(forward_dynamics(tree, q, v, tau), dtype=float)
    found = np.asarray(dynamics_by_fronts(tree, q, v, tau), dtype=float)
    atol = 1e-12 * max(np.abs(expected).max(), free(tree, q, tau))
    np.testing.assert_allclose(found, expected, rtol=0, atol=atol)


@pytest.mark.parametrize("seed", quick(1, range(20)))
def test_a_heavy_neighbour_changes_nothing(seed: int) -> None:
    """1e3 times as long and 1e9 times as heavy, in the same file."""
    model = drawn(seed)
    tree, q, v, tau = state_of(model, seed)
    alone = dynamics_by_fronts(tree, q, v, tau)
    other = with_followers(longer(random_closed(seed + 100)[0], 1e3, 1e9), np.random.default_rng(seed), 1e3)
    both = build_tree(beside(model, other))
    place = [both.freedom_names.index(name) for name in tree.freedom_names]
    at = [both.coordinate_names.index(name) for name in tree.coordinate_names]
    x, w, efforts = configuration.neutral(both), np.zeros(both.nv), np.zeros(both.nv)
    x[at], w[place], efforts[place] = q, v, tau
    found = dynamics_by_fronts(both, x, w, efforts)[place]
    scale = max(np.abs(alone.astype(float)).max(), free(tree, q, tau), 10.0)
    np.testing.assert_allclose(found.astype(float), alone.astype(float), rtol=0, atol=1e-12 * scale)


@pytest.mark.parametrize("seed", quick(1, range(20)))
def test_the_order_of_bodies_and_joints_does_not_matter(seed: int) -> None:
    model, rng = drawn(seed), np.random.default_rng(seed)
    tree, q, v, tau = state_of(model, seed)
    turned = replace(
        model,
        bodies=tuple(model.bodies[k] for k in rng.permutation(len(model.bodies))),
        joints=tuple(model.joints[k] for k in rng.permutation(len(model.joints))),
    )
    other = build_tree(turned)
    names = [tree.coordinate_names.index(name) for name in other.coordinate_names]
    place = [tree.freedom_names.index(name) for name in other.freedom_names]
    expected = np.asarray(dynamics_by_fronts(tree, q, v, tau), dtype=float)[place]
    found = np.asarray(dynamics_by_fronts(other, q[names], v[place], tau[place]), dtype=float)
    atol = 1e-12 * max(np.abs(expected).max(), free(tree, q, tau))
    np.testing.assert_allclose(found, expected, rtol=0, atol=atol)


@pytest.mark.parametrize("seed", range(6))
def test_ties_say_of_joints_what_they_follow(seed: int) -> None:
    """Φ of all ties vanishes where the tree says that joints are, and no tie repeats another."""
    tree = build_tree(drawn(2 * seed))
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
