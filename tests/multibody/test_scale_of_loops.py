"""Closed loops of any size, beside anything, of very unequal bodies and near singular poses: right to rounding.

By the dense equations, by rows inside the recursion, and in compiled loops; of closures alone, of coordinates that are
coupled beside them, of joints that follow others. The referee is the pseudo-inverse in 60 digits, from the very doubles
of the mechanism.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import (
    admissible,
    beside,
    drawn,
    exact,
    flat_parallelogram,
    longer,
    parallelograms,
    random_closed,
    stacked,
    state_of,
    unequal,
    with_followers,
)
from poinsot.geometry import rotation_z
from poinsot.multibody import configuration
from poinsot.multibody.conditions import beyond_rounding, conditions, rounding_of_rows
from poinsot.multibody.constrained_dynamics import EXACT, PASSING, closure_residual, forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.inverse_dynamics import gravity_force
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.sizes import body_sizes
from poinsot.multibody.tree import Tree, build_tree
from systems.ways import large

Floats = np.ndarray
Move = Callable[[Floats, Floats, Floats], Floats]


def loops(model: Model) -> tuple[Tree, Move]:
    """The compiled loops, however small the mechanism is."""
    with pytest.MonkeyPatch.context() as patch:
        large(patch)
        m = po.Mechanism(model)
        move: Move = m.forward_dynamics
    assert m.kernels["forward_dynamics"].rolled
    return m.tree, move


def over_floats(dynamics: Callable[..., Any]) -> Callable[[Model], tuple[Tree, Move]]:
    def way(model: Model) -> tuple[Tree, Move]:
        tree = build_tree(model)
        return tree, lambda q, v, tau: np.asarray(dynamics(tree, q, v, tau), dtype=float)

    return way


WAYS = {"dense": over_floats(forward_dynamics), "fronts": over_floats(dynamics_by_fronts), "loops": loops}
COUNTS = [1, 10, pytest.param(100, marks=pytest.mark.long)]


def each(count: int, **seeds: Sequence[int]) -> list[Any]:
    """(way, kind, seed) of every kind; the first seeds of each run always, the others in the long tests."""
    ways = [(way, kind, some) for way in WAYS for kind, some in seeds.items()]
    quickly = {way: 0 if way == "loops" else count for way in WAYS}
    return [x for w, kind, some in ways for x in quick(quickly[w], [(w, kind, k) for k in some], several=True)]


def most(tree: Tree, q: Floats, tau: Floats) -> float:
    """The size of accelerations without conditions, which measures a locked loop."""
    M = np.asarray(mass_matrix(tree, q), dtype=float)
    return float(np.abs(np.linalg.solve(M, tau - gravity_force(tree, q).astype(float))).max())


@pytest.mark.parametrize(
    ("size", "ratio"), [(1e-5, 1.0), (1.0, 1.0), (1e5, 1.0), (1.0, 1e6), (1.0, 1e9), (1.0, 1e-9)], ids=str
)
@pytest.mark.parametrize(
    ("way", "kind", "seed"), each(1, closures=range(0, 40, 2), couplings=range(1, 40, 3), followers=range(0, 40, 2))
)
def test_any_size_and_any_masses_are_right_in_many_digits(
    way: str, kind: str, seed: int, size: float, ratio: float
) -> None:
    model = drawn(kind, seed, size, size**-0.5, ratio)
    tree, move = WAYS[way](model)
    _, q, v, tau = state_of(model, seed)
    assert tree.followed or kind != "followers"
    error, _ = exact(tree, q, v, tau * 0.0)
    assert error(move(q, v, tau * 0.0)) < (1e-13 if ratio == 1.0 else 3e-11)
    if way == "dense":
        assert np.max(closure_residual(tree, q, v, tau * 0.0).astype(float), initial=0.0) < 1e-11
        alone = body_sizes(drawn(kind, seed))
        assert all(tree.sizes[b] == pytest.approx(size * alone[b], rel=1e-12) for b in alone)


@pytest.mark.parametrize(("way", "kind", "seed"), each(1, closures=range(20), couplings=range(20), followers=range(20)))
def test_a_heavy_neighbour_changes_nothing(way: str, kind: str, seed: int) -> None:
    """1e3 times as long and 1e9 times as heavy, in the same file."""
    model = drawn(kind, seed)
    _, q, v, tau = state_of(model, seed)
    other = longer(random_closed(seed + 100)[0], 1e3, 1e9)
    both = beside(model, with_followers(other, np.random.default_rng(seed), 1e3) if kind == "followers" else other)
    beside_it(way, model, both, q, v, tau)
    for name, expected in body_sizes(model).items():
        assert build_tree(both).sizes[name] == expected


def beside_it(way: str, model: Model, both: Model, q: Floats, v: Floats, tau: Floats) -> None:
    """Its accelerations are those that it has alone."""
    tree, alone = WAYS[way](model)
    whole, together = WAYS[way](both)
    place = [whole.freedom_names.index(name) for name in tree.freedom_names]
    at = [whole.coordinate_names.index(name) for name in tree.coordinate_names]
    x, w, efforts = np.asarray(configuration.neutral(whole), dtype=float), np.zeros(whole.nv), np.zeros(whole.nv)
    x[at], w[place], efforts[place] = q, v, tau
    expected = alone(q, v, tau)
    size = max(np.abs(expected).max(), most(tree, q, tau), 10.0)
    np.testing.assert_allclose(together(x, w, efforts)[place], expected, rtol=0, atol=1e-12 * size)


@pytest.mark.sample(6)
@pytest.mark.parametrize("turn", ["as drawn", "in its plane", "in space"])
@pytest.mark.parametrize("angle", [1e-2, 1e-3, 1e-4, 1e-5, 1e-6])
@pytest.mark.parametrize("way", ["dense", "fronts"])
def test_near_a_singular_pose_in_every_orientation(way: str, angle: float, turn: str) -> None:
    """A parallelogram almost flat: its weak direction is a row of A, or a mixture of two or three."""
    space = zoo.random_displacement(np.random.default_rng(3)).rotation
    R = {"as drawn": np.eye(3), "in its plane": rotation_z(0.6), "in space": space}[turn]
    tree, move = WAYS[way](flat_parallelogram(np.asarray(R, dtype=float)))
    q, v, tau = np.array([angle, -angle, angle]), np.array([2.0, -2.0, 2.0]), np.array([0.3, 0.1, -0.2])
    error, _ = exact(tree, q, v, tau)
    assert error(move(q, v, tau)) < 1e-9
    assert closure_residual(tree, q, v, tau)[0] < 1e-13


# ------------------------------------------------------------------------------------ one, ten and a hundred loops


@lru_cache(maxsize=3)
def moving(count: int) -> tuple[Model, Tree, Floats, Floats, Floats, Floats]:
    """Four-bars on each other in a plane that is no coordinate plane: q, v, τ and v̇."""
    tilt = np.linalg.qr(np.random.default_rng(count).normal(size=(3, 3)))[0]
    model = stacked(count, tilt * np.sign(np.linalg.det(tilt)))
    (tree, move), (_, q, v, tau) = loops(model), state_of(model, count)
    return model, tree, q, v, tau, move(q, v, tau)


@pytest.mark.parametrize("ratio", [1.0, 1e6, pytest.param(1e-9, marks=pytest.mark.long)])
@pytest.mark.parametrize("count", COUNTS)
def test_many_loops_of_any_masses_move_by_the_law(count: int, ratio: float) -> None:
    """They stay closed, and what τ leaves for the joints does no work on a motion that the loops allow."""
    model, _, q, v, tau, _ = moving(count)
    tree, move = loops(unequal(model, ratio, np.random.default_rng(count)))
    v_dot = move(q, v, tau)
    assert np.max(closure_residual(tree, q, v, tau).astype(float)) < 1e-12 or count > 10
    left = np.asarray(required_effort(tree, q, v, v_dot), dtype=float) - tau
    for motion in (v, admissible(tree, q, np.random.default_rng(5), np.ones(tree.nv))):
        assert abs(motion @ left) < 1e-9 * (np.abs(motion) @ np.abs(left) + np.abs(motion) @ np.abs(tau))


@pytest.mark.parametrize("size", [1e-5, pytest.param(1e5, marks=pytest.mark.long)])
@pytest.mark.parametrize("count", COUNTS)
def test_many_loops_in_other_units_and_beside_a_heavy_neighbour(count: int, size: float) -> None:
    model, _, q, v, tau, v_dot = moving(count)
    _, move = loops(longer(model, size, size**-0.5))
    found = move(q, v, tau * size**1.5)
    np.testing.assert_allclose(found, v_dot, rtol=0, atol=1e-10 * np.abs(v_dot).max())
    if size < 1.0:
        beside_it("loops", model, beside(model, longer(stacked(2), 1e3, 1e9)), q, v, tau)


@pytest.mark.parametrize("count", COUNTS)
def test_many_loops_near_singular_poses(count: int) -> None:
    """1e-4 rad from flat, where all of them could turn over: they go on in parallel."""
    tree, move = loops(parallelograms(count, np.asarray(rotation_z(0.6), dtype=float)))
    parallel = np.array([{"A": 1.0, "B": -1.0, "D": 1.0}[name[0]] for name in tree.freedom_names])
    which = np.array([int(name[1:]) for name in tree.freedom_names])
    rng = np.random.default_rng(count)
    rate = rng.normal(size=count)[which]
    found = move(1e-4 * parallel, rate * parallel, 0.1 * rng.normal(size=tree.nv)) * parallel
    first = np.array([found[tree.freedom_names.index(f"A{k}")] for k in range(count)])[which]
    np.testing.assert_allclose(found, first, rtol=0, atol=1e-7 * np.abs(found).max())


# ---------------------------------------------------------------------------------------------- what is left undecided


@pytest.mark.parametrize("angle", [1e-3, 1e-5, 1e-6])
def test_the_residual_tells_where_the_damped_solve_of_runs_fails(angle: float) -> None:
    """With the floor of runs, ρ is small where v̇ is right, and above 1e-10 where it is not."""
    tree = build_tree(flat_parallelogram(np.eye(3)))
    q, v, tau = np.array([angle, -angle, angle]), np.array([2.0, -2.0, 2.0]), np.array([0.3, 0.1, -0.2])
    error, _ = exact(tree, q, v, tau)
    wrong = error(np.asarray(forward_dynamics(tree, q, v, tau, floor=PASSING), dtype=float))
    told = float(closure_residual(tree, q, v, tau, floor=PASSING)[0])
    assert (wrong > 1e-8) == (told > 1e-10) == (angle < 1e-4)


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("turn", [0.0, 0.6])
def test_a_velocity_on_no_branch_leaves_a_residual(turn: float, size: float) -> None:
    """Exactly flat, where A v = 0 allows two freedoms: ρ is 1 for what no motion follows, rounding on both branches.

    Rounding of a(q, v) over the floors 1e-18 and 1e-9 of forward dynamics and of runs.
    """
    tree = build_tree(longer(flat_parallelogram(np.asarray(rotation_z(turn), dtype=float)), size))
    q, tau = np.zeros(3), np.zeros(3)
    for v, on_a_branch in (((2, -2.4, 1), False), ((2, -2, 2), True), ((2, -14 / 3, -14 / 3), True)):
        assert np.abs(constraint_jacobian(tree, q) @ np.array(v)).max() < 1e-14 * size
        exactly, passing = (float(closure_residual(tree, q, np.array(v), tau, floor=f)[0]) for f in (EXACT, PASSING))
        assert (exactly < 1e-7 and passing < 1e-11) if on_a_branch else (exactly > 0.1 and passing > 0.1)


@pytest.mark.parametrize("seed", range(6))
def test_rows_that_hold_a_planar_loop_in_its_plane_are_none(seed: int) -> None:
    """In any plane and at any size: of five conditions of the closing joint two are left."""
    R = zoo.random_displacement(np.random.default_rng(seed)).rotation
    for size in (1e-5, 1.0, 1e5):
        tree = build_tree(longer(flat_parallelogram(np.asarray(R, dtype=float)), size))
        assert len(conditions(tree).live) == len(conditions(tree).posed) == 2


def test_a_locked_loop_rests_and_says_so() -> None:
    """More conditions than freedoms: v̇ is nothing but rounding, and ρ does not mistake that for an error."""
    tree, q, v, tau = state_of(random_closed(33)[0], 33)
    assert tree.rows > tree.nv and not v.any()
    moved = forward_dynamics(tree, q, v, 0.0 * tau).astype(float)
    assert np.abs(moved).max() < 1e-13 * most(tree, q, 0.0 * tau)
    assert np.max(closure_residual(tree, q, v, 0.0 * tau).astype(float)) < 1e-13


# What rounding of coordinates leaves open: nothing to speak of near the origin. Law: below 1e-13 of the size there.
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.parametrize("file", ["four_bar.toml", "bennett.toml", "slider_crank.toml", "andrews.toml"])
def test_near_the_origin_rounding_is_far_below_any_tolerance(file: str) -> None:
    mechanism = po.load(EXAMPLES / file)
    open_by = np.array(rounding_of_rows(mechanism.tree, mechanism.assemble()), dtype=float)
    assert 0.0 <= open_by.min() <= open_by.max() < 1e-13


@pytest.mark.parametrize("share", [0.0, 1e-17, 1e-13, -1e-9, 0.3])
def test_what_is_beyond_rounding_is_told_without_it_and_nothing_becomes_zero(share: float) -> None:
    found = beyond_rounding(share, 1e-12)
    assert found == pytest.approx(max(abs(share) - 1e-12, 1e-6 * abs(share)), rel=1e-12)
