"""Laws of the first derivatives of the dynamics: exact on every kind of pair, with mimics, elements, closed loops."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import mpmath
import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.linalg import null_space

import zoo
from cases import quick
from multibody.by_duals import by_duals
from multibody.moving import Floats, changing, floats, moving, rate, tree_of
from poinsot.algebra import dual, is_zero
from poinsot.elements import ReversedPair
from poinsot.multibody import configuration
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.derivatives import (
    forward_dynamics_derivatives,
    inverse_dynamics_derivatives,
    one_freedom_at_a_time,
    related,
)
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree, build_tree
from scalars import Over, assert_same

SEEDS = range(4)
DYNAMICS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "inverse": (required_effort, inverse_dynamics_derivatives),
    "forward": (forward_dynamics, forward_dynamics_derivatives),
}
both_dynamics = pytest.mark.parametrize("way", DYNAMICS)
OPTIONS: list[dict[str, Any]] = [
    {}, {"reversed_share": 1.0}, {"mimics": 2, "bodies": 8, "kinds": ("revolute", "prismatic", "helical", "free")},
    {"elements": 14}, {"mimics": 1, "elements": 7, "kinds": ("revolute", "helical", "universal")},
]  # fmt: skip


def assert_close(ours: Any, exact: Any, relative: float) -> None:
    """Equal to within a part of the largest number; several arrays each by itself."""
    for mine, truth in zip(ours, exact, strict=True):
        size = max(1.0, np.abs(truth).max(initial=0.0))
        np.testing.assert_allclose(floats(mine), truth, rtol=0, atol=relative * size)


def conditioning(tree: Tree, q: Floats) -> float:
    return float(np.linalg.cond(floats(mass_matrix(tree, q))))


@pytest.mark.sample(2)
@both_dynamics
@pytest.mark.parametrize("seed", quick(1, SEEDS))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_derivatives_are_those_by_dual_numbers(way: str, seed: int, options: dict[str, Any]) -> None:
    tree, rng = tree_of(seed, **options)
    q, v = zoo.random_state(tree, rng)
    x = rng.normal(size=tree.nv)
    function, derivatives = DYNAMICS[way]
    bound = 1e-12 if way == "inverse" else 1e-14 * conditioning(tree, q)
    assert_close(derivatives(tree, q, v, x), by_duals(function, tree, q, v, x), max(1e-12, bound))


@pytest.mark.sample(2)
@both_dynamics
@pytest.mark.parametrize("name", quick(7, (name for name in zoo.every_pair() if "fixed" not in name)))
def test_every_pair_at_the_root_in_the_middle_and_at_the_end(way: str, name: str) -> None:
    """Three bodies in a row, all joined by the pair, so each joint is felt from below and from above."""
    tree, rng = chain_of(name, 3), np.random.default_rng(11)
    q, v = zoo.random_state(tree, rng)
    x = rng.normal(size=tree.nv)
    function, derivatives = DYNAMICS[way]
    assert_close(derivatives(tree, q, v, x), by_duals(function, tree, q, v, x), 1e-11)


def chain_of(name: str, bodies: int) -> Tree:
    rng, pair = np.random.default_rng(5), zoo.every_pair()[name]
    backwards = isinstance(pair, ReversedPair)
    joints = []
    for i in range(bodies):
        ends = ("ground" if i == 0 else f"b{i - 1}", f"b{i}")
        plain = pair.pair if isinstance(pair, ReversedPair) else pair
        frames = zoo.random_displacement(rng), zoo.random_displacement(rng)
        joints.append(zoo.Joint(f"j{i}", plain, *(ends[::-1] if backwards else ends), *frames))
    parts = tuple(zoo.Body(f"b{i}", zoo.random_inertia(rng)) for i in range(bodies))
    return build_tree(zoo.Model("chain", parts, tuple(joints), gravity=(1.0, 2.0, -9.0)))


@pytest.mark.sample(1)
@both_dynamics
@pytest.mark.parametrize("scales", quick(1, [(1e-6, 1e3), (0.0, 1.0), (1e3, 1e-6), (1.0, 0.0)]), ids=str)
@pytest.mark.parametrize("seed", quick(1, range(2)))
def test_derivatives_at_mixed_scales_against_high_precision(way: str, scales: tuple[float, float], seed: int) -> None:
    """Central differences in 60 digits, with slow and fast motions, small and large efforts, quaternions not of unit
    length: to 1e-9 of each column."""
    tree, rng = tree_of(seed, bodies=3, kinds=("free", "universal", "helical", "spherical"))
    q, v = zoo.random_state(tree, rng)
    for link in tree.links:
        quaternion = [k for k, label in zip(link.q, link.pair.coordinates, strict=True) if label.startswith("q")]
        q[quaternion] *= 1.7
    v, x = v * scales[0], rng.normal(size=tree.nv) * scales[1]
    function, derivatives = DYNAMICS[way]
    for ours, exact in zip(derivatives(tree, q, v, x), in_high_precision(function, tree, q, v, x), strict=True):
        size = np.abs(exact).max(axis=0) + 1e-3 * np.abs(exact).max()
        assert (np.abs(floats(ours) - exact) <= 1e-9 * size).all()


def in_high_precision(function: Callable[..., Any], tree: Tree, q: Floats, v: Floats, x: Floats) -> list[Floats]:
    with mpmath.workdps(60):
        precise = [np.array([mpmath.mpf(float(each)) for each in part], dtype=object) for part in (q, v, x)]
        h = mpmath.mpf(10) ** -20
        ways = (
            lambda e: function(tree, configuration.integrate(tree, precise[0], e), *precise[1:]),
            lambda e: function(tree, precise[0], precise[1] + e, precise[2]),
            lambda e: function(tree, *precise[:2], precise[2] + e),
        )
        steps = [[h if i == k else mpmath.mpf(0) for i in range(tree.nv)] for k in range(tree.nv)]
        steps = [np.array(each, dtype=object) for each in steps]
        return [np.array([(way(e) - way(-e)) / (2 * h) for e in steps], dtype=float).T for way in ways]


@pytest.mark.sample(2)
@both_dynamics
def test_every_scalar_gives_the_same_numbers(way: str, over: Over) -> None:
    tree = build_tree(small_arm())
    q, v = zoo.random_state(tree, np.random.default_rng(6))

    def function(q: Any, v: Any) -> Any:
        return DYNAMICS[way][1](tree, q, v, v)

    assert_same(over(function, q, v), function(q, v), rel=1e-9, abs=1e-9)


def small_arm() -> zoo.Model:
    """A universal joint crossed backwards, a spring from the body to the ground."""
    rng = np.random.default_rng(1)
    frames = zoo.random_displacement(rng), zoo.random_displacement(rng)
    joint = zoo.Joint("j0", zoo.every_pair()["universal"], "b0", "ground", *frames)
    spring = zoo.LinearSpring("s", "ground", (0.0, 1.0, 2.0), "b0", (0.3, 0.0, 0.1), 4.0, 0.5)
    return zoo.Model("arm", (zoo.Body("b0", zoo.random_inertia(rng)),), (joint,), (spring,), gravity=(1.0, 2.0, -9.0))


# ------------------------------------------------------------------------------------------------- physical laws


@pytest.mark.sample(1)
def test_rotors_add_to_the_mass_matrix_alone(rng: np.random.Generator) -> None:
    model = zoo.random_model(rng, kinds=("revolute", "universal", "spherical"), mimics=1)
    with_rotors = replace(model, joints=tuple(replace(j, armature=0.7) for j in model.joints))
    tree, heavier = build_tree(model), build_tree(with_rotors)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    plain, ours = inverse_dynamics_derivatives(tree, q, v, a), inverse_dynamics_derivatives(heavier, q, v, a)
    assert_close(ours, [plain[0], plain[1], floats(mass_matrix(heavier, q))], 1e-14)
    assert np.abs(ours[2] - plain[2]).max() >= 0.7
    tau = floats(inverse_dynamics(heavier, q, v, a))
    assert_close(
        forward_dynamics_derivatives(heavier, q, v, tau), by_duals(forward_dynamics, heavier, q, v, tau), 1e-10
    )


def test_freedoms_on_different_branches_are_zero_by_structure(seed: int) -> None:
    tree, rng = tree_of(seed, bodies=8, mimics=1)
    q, v = zoo.random_state(tree, rng)
    for slope in inverse_dynamics_derivatives(tree, q, v, v):
        apart = slope[~related(tree)]
        assert all(is_zero(x) for x in apart)
        assert np.count_nonzero(slope) <= related(tree).sum()
    assert not related(tree).all()
    assert related(build_tree(zoo.random_model(rng, elements=2))).all()


def test_one_freedom_at_a_time_is_the_same_motion(seed: int) -> None:
    tree, rng = tree_of(seed, kinds=("universal", "planar", "cylindrical", "spherical", "free"), reversed_share=0.5)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    split = one_freedom_at_a_time(tree)
    assert len(split.links) > len(tree.links)
    assert all(len(link.v) == 1 or link.pair.kind in ("spherical", "free") for link in split.links)
    assert_close([inverse_dynamics(split, q, v, a)], [inverse_dynamics(tree, q, v, a)], 1e-12)


# --------------------------------------------------------------------------------------------------- closed loops


def rank_defect(A: Floats) -> int:
    return len(A) - int(np.linalg.matrix_rank(A, 1e-9))


@pytest.mark.sample(1)
@pytest.mark.parametrize("elements", [0, 7])
@pytest.mark.parametrize("seed", quick(1, [2, 5, 7, 9]))
def test_closed_loops_where_conditions_are_independent(seed: int, elements: int) -> None:
    """By dual numbers through the proximal solve, in every direction, also those that open the loops."""
    tree, rng = tree_of(seed, loops=1, elements=elements)
    q, v = configuration.neutral(tree), rng.normal(size=tree.nv)
    tau = rng.normal(size=tree.nv)
    A = floats(constraint_jacobian(tree, q))
    assert rank_defect(A) == 0
    ours = forward_dynamics_derivatives(tree, q, v, tau)
    assert_close(ours, by_duals(forward_dynamics, tree, q, v, tau), 1e-9)
    assert np.abs(A @ ours[2]).max() < 1e-9 * np.abs(ours[2]).max() + 1e-12


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", [1, 2])
@pytest.mark.parametrize("seed", quick(1, [0, 3, 4, 6]))
def test_closed_loops_along_their_own_motions(seed: int, loops: int) -> None:
    """Where conditions are redundant: along changes of q and v that keep the loops closed, A δq = 0, A δv = a(δq)."""
    tree, rng = tree_of(seed, loops=loops, elements=5)
    q = configuration.neutral(tree)
    A = floats(constraint_jacobian(tree, q))
    admissible = null_space(A, rcond=1e-9)
    assert admissible.shape[1]
    v = admissible @ rng.normal(size=admissible.shape[1])
    particular = np.linalg.lstsq(A, floats(constraint_acceleration(tree, q, v)), rcond=1e-9)[0]
    dv = particular + admissible @ rng.normal(size=admissible.shape[1])
    tau = rng.normal(size=tree.nv)
    by_q, by_v, _ = forward_dynamics_derivatives(tree, q, v, tau)
    exact = rate(forward_dynamics(tree, moving(tree, q, v), changing(v, dv), changing(tau, 0.0 * tau)))
    assert rank_defect(A) > 0
    assert_close([by_q @ v + by_v @ dv], [exact], 1e-9)


def test_the_reference_moves_along_the_tangent() -> None:
    """What the laws above lean on: one step of a body twist is a displacement by that twist."""
    tree = chain_of("free", 1)
    q: NDArray[Any] = np.array([1.0, 2.0, 3.0, 0.0, 0.0, 0.6, 0.8])
    step = moving(tree, q, np.array([0.0, 0.0, 0.0, 1.0, 0.0, 0.0]))
    place = floats([dual(x) for x in step[:3]])
    np.testing.assert_allclose(place, [0.28, 0.96, 0.0], atol=1e-15)  # the body's x-axis in the world
