"""Closed loops of any size, beside anything, of very unequal bodies and near singular poses: right to rounding.

The referee is the pseudo-inverse in 60 digits, from the very doubles of the mechanism.
"""

import numpy as np
import pytest

import zoo
from cases import quick
from multibody.closed_zoo import admissible, beside, exact, flat_parallelogram, longer, random_closed, unequal
from poinsot.geometry import rotation_z
from poinsot.multibody import configuration
from poinsot.multibody.conditions import conditions, reaches
from poinsot.multibody.constrained_dynamics import EXACT, PASSING, closure_residual, forward_dynamics
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.inverse_dynamics import gravity_force
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.sizes import body_sizes
from poinsot.multibody.tree import Tree, build_tree

SEEDS = quick(8, range(40))
Floats = np.ndarray


def state_of(model: Model, seed: int) -> tuple[Tree, Floats, Floats, Floats]:
    """The drawn pose, an admissible velocity and efforts of order one, sliding freedoms by the mechanism's size."""
    tree = build_tree(model)
    q, unit, rng = configuration.neutral(tree), reaches(tree), np.random.default_rng(seed)
    return tree, q, admissible(tree, q, rng, unit), unit


def accelerations(tree: Tree, q: Floats, v: Floats) -> Floats:
    return np.asarray(forward_dynamics(tree, q, v, np.zeros(tree.nv)), dtype=float)


def unheld(tree: Tree, q: Floats) -> float:
    """The size of the accelerations without loops, which measures a locked one."""
    M = np.asarray(mass_matrix(tree, q), dtype=float)
    return float(np.abs(np.linalg.solve(M, gravity_force(tree, q).astype(float))).max())


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", [1e-5, 1e5])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_of_any_size_has_the_same_accelerations(seed: int, size: float) -> None:
    model, _ = random_closed(seed)
    tree, q, v, unit = state_of(model, seed)
    large, other_q, _, other_unit = state_of(longer(model, size, size**-0.5), seed)
    np.testing.assert_allclose(other_unit / unit, np.where(other_unit == unit, 1.0, size), rtol=1e-12)
    assert all(abs(large.sizes[b] - size * tree.sizes[b]) < 1e-12 * large.sizes[b] for b in tree.sizes)
    a = accelerations(tree, q, v) / unit
    b = accelerations(large, other_q, v / unit * other_unit) / other_unit
    np.testing.assert_allclose(b, a, rtol=0, atol=1e-9 * max(np.abs(a).max(), 1.0))


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_neighbour_changes_nothing(seed: int) -> None:
    """A mechanism 1e3 times as long and 1e9 times as heavy, in the same file, first or last."""
    model, _ = random_closed(seed)
    neighbour = longer(random_closed(seed + 100)[0], 1e3, 1e9)
    tree, q, v, _ = state_of(model, seed)
    alone = accelerations(tree, q, v)
    both = build_tree(beside(model, neighbour))
    place = [both.freedom_names.index(name) for name in tree.freedom_names]
    w = np.zeros(both.nv)
    w[place] = v
    found = accelerations(both, configuration.neutral(both), w)[place]
    np.testing.assert_allclose(found, alone, rtol=0, atol=1e-12 * max(np.abs(alone).max(), unheld(tree, q)))
    for name, expected in body_sizes(model).items():
        assert both.sizes[name] == expected


@pytest.mark.sample(3)
@pytest.mark.parametrize("ratio", [1.0, 1e9, 1e-9])
@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_bodies_of_any_masses_are_right_in_many_digits(seed: int, ratio: float) -> None:
    model, rng = random_closed(seed)
    tree, q, v, _ = state_of(unequal(model, ratio, rng), seed)
    error, _ = exact(tree, q, v, np.zeros(tree.nv))
    assert error(accelerations(tree, q, v)) < (1e-14 if ratio == 1.0 else 3e-11)
    assert np.max(closure_residual(tree, q, v, np.zeros(tree.nv)).astype(float)) < 1e-11


@pytest.mark.sample(5)
@pytest.mark.parametrize("turn", ["as drawn", "in its plane", "in space"])
@pytest.mark.parametrize("angle", [1e-2, 1e-3, 1e-4, 1e-5, 1e-6])
def test_near_a_singular_pose_in_every_orientation(angle: float, turn: str) -> None:
    """A parallelogram almost flat: its weak direction is a row of A, or a mixture of two or three."""
    space = zoo.random_displacement(np.random.default_rng(3)).rotation
    R = {"as drawn": np.eye(3), "in its plane": rotation_z(0.6), "in space": space}[turn]
    tree = build_tree(flat_parallelogram(np.asarray(R, dtype=float)))
    q, v, tau = np.array([angle, -angle, angle]), np.array([2.0, -2.0, 2.0]), np.array([0.3, 0.1, -0.2])
    error, _ = exact(tree, q, v, tau)
    assert error(np.asarray(forward_dynamics(tree, q, v, tau), dtype=float)) < 1e-9
    assert closure_residual(tree, q, v, tau)[0] < 1e-13


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
    model, _ = random_closed(33)
    tree, q, v, _ = state_of(model, 33)
    assert tree.rows > tree.nv and not v.any()
    assert np.abs(accelerations(tree, q, v)).max() < 1e-13 * unheld(tree, q)
    assert np.max(closure_residual(tree, q, v, np.zeros(tree.nv)).astype(float)) < 1e-13
