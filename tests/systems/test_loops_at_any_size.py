"""The laws of closed loops (units, neighbours, masses, poses that are nearly singular) at 1, 10 and 100 of them, in
compiled loops over lines; and agreement with the network of their constraints."""

from functools import lru_cache
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import admissible, beside, exact, flat_parallelogram, longer, stacked, unequal
from multibody.kinestatic_zoo import solved
from poinsot import Body, Displacement, Joint, Model, pairs
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.geometry import rotation_z
from poinsot.multibody import required_effort
from poinsot.multibody.conditions import reaches

Floats = np.ndarray
COUNTS = [1, 10, pytest.param(100, marks=pytest.mark.long)]


MACHINES = run_path(str(Path(__file__).parents[2] / "benchmarks" / "loop_machines.py"))
machine = MACHINES["machine"]


pytestmark = pytest.mark.usefixtures("always_rolled")


@lru_cache(maxsize=3)
def moving(count: int) -> tuple[Model, po.Mechanism, Floats, Floats, Floats, Floats]:
    """Four-bars on each other in a plane that is no coordinate plane: q, v, τ and v̇."""
    tilt = np.linalg.qr(np.random.default_rng(count).normal(size=(3, 3)))[0]
    model = stacked(count, tilt * np.sign(np.linalg.det(tilt)))
    m, rng = po.Mechanism(model), np.random.default_rng(count)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    found = m.forward_dynamics(q, v, tau)
    assert isinstance(m.kernels["forward_dynamics"], RolledKernel)
    return model, m, q, v, tau, found


def assert_moves_by_the_law(m: po.Mechanism, q: Floats, v: Floats, tau: Floats, v_dot: Floats) -> None:
    """Loops stay closed, and what τ leaves for the joints does no work on a motion that the loops allow."""
    assert np.max(m.closure_residual(q, v, tau)) < 1e-12
    left = np.asarray(required_effort(m.tree, q, v, v_dot), dtype=float) - tau
    some = [v, admissible(m.tree, q, np.random.default_rng(5), reaches(m.tree))]
    for motion in some:
        assert abs(motion @ left) < 1e-9 * (np.abs(motion) @ np.abs(left) + np.abs(motion) @ np.abs(tau))


@pytest.mark.parametrize("count", COUNTS)
def test_they_move_by_the_law(count: int) -> None:
    _, m, q, v, tau, v_dot = moving(count)
    assert_moves_by_the_law(m, q, v, tau, v_dot)


@pytest.mark.parametrize("size", [1e-5, pytest.param(1e5, marks=pytest.mark.long)])
@pytest.mark.parametrize("count", COUNTS)
def test_other_units_of_length_and_mass_change_nothing(count: int, size: float) -> None:
    model, _, q, v, tau, v_dot = moving(count)
    m = po.Mechanism(longer(model, size, size**-0.5))
    found = m.forward_dynamics(q, v, tau * size**1.5)
    np.testing.assert_allclose(found, v_dot, rtol=0, atol=1e-10 * np.abs(v_dot).max())


@pytest.mark.parametrize("count", COUNTS)
def test_a_heavy_neighbour_changes_nothing(count: int) -> None:
    """1e3 times as long and 1e9 times as heavy, in the same file."""
    model, m, _, v, tau, v_dot = moving(count)
    both = po.Mechanism(beside(model, longer(stacked(2), 1e3, 1e9)))
    place = [both.freedom_names.index(name) for name in m.freedom_names]
    w, efforts = np.zeros(both.nv), np.zeros(both.nv)
    w[place], efforts[place] = v, tau
    found = both.forward_dynamics(both.neutral(), w, efforts)[place]
    np.testing.assert_allclose(found, v_dot, rtol=0, atol=1e-11 * np.abs(v_dot).max())


@pytest.mark.parametrize("ratio", [1e6, pytest.param(1e-9, marks=pytest.mark.long)])
@pytest.mark.parametrize("count", COUNTS)
def test_bodies_of_any_masses(count: int, ratio: float) -> None:
    model, _, q, v, tau, _ = moving(count)
    m = po.Mechanism(unequal(model, ratio, np.random.default_rng(count)))
    found = m.forward_dynamics(q, v, tau)
    assert_moves_by_the_law(m, q, v, tau, found)
    if count == 1:
        assert exact(m.tree, q, v, tau)[0](found) < 1e-10


def parallelograms(count: int, R: Floats) -> Model:
    """Parallelograms drawn flat, each on the coupler of the one before; q = (t, −t, t) of each is parallel."""
    one = flat_parallelogram(R)
    bodies, joints, base, X = [], [], "ground", Displacement(R, np.zeros(3))

    def along(x: float) -> Displacement:
        return Displacement.translating([x, 0.0, 0.0])

    for k in range(count):
        left, coupler, right = names = tuple(f"{name}{k}" for name in ("left", "coupler", "right"))
        bodies += [Body(name, body.inertia) for name, body in zip(names, one.bodies, strict=True)]
        joints += [
            Joint(f"A{k}", pairs.revolute(), base, left, X, along(0.0)),
            Joint(f"B{k}", pairs.revolute(), left, coupler, along(0.2), along(0.0)),
            Joint(f"C{k}", pairs.revolute(), coupler, right, along(0.5), along(0.2)),
            Joint(f"D{k}", pairs.revolute(), base, right, X @ along(0.5), along(0.0)),
        ]
        base, X = coupler, along(0.1)
    tree = tuple(f"{name}{k}" for k in range(count) for name in "ABD")
    return Model("parallelograms", tuple(bodies), tuple(joints), gravity=one.gravity, tree=tree)


@pytest.mark.parametrize("count", COUNTS)
def test_near_singular_poses(count: int) -> None:
    """1e-4 rad from flat, where all of them could turn over: they go on in parallel."""
    m = po.Mechanism(parallelograms(count, np.asarray(rotation_z(0.6), dtype=float)))
    parallel = np.array([{"A": 1.0, "B": -1.0, "D": 1.0}[name[0]] for name in m.freedom_names])
    which = np.array([int(name[1:]) for name in m.freedom_names])
    rng = np.random.default_rng(count)
    rate = rng.normal(size=count)[which]
    found = m.forward_dynamics(1e-4 * parallel, rate * parallel, 0.1 * rng.normal(size=m.nv)) * parallel
    first = np.array([found[m.freedom_names.index(f"A{k}")] for k in range(count)])[which]
    np.testing.assert_allclose(found, first, rtol=0, atol=1e-7 * np.abs(found).max())


@pytest.mark.parametrize("count", quick(1, [1, 10, 30, 100]))
def test_the_network_of_constraints_moves_alike(count: int) -> None:
    _, m, q, v, tau, v_dot = moving(count)
    _, _, motion = solved(m.tree, q, v, tau)
    np.testing.assert_allclose(motion.acceleration, v_dot, rtol=0, atol=1e-9 * np.abs(v_dot).max())


@pytest.mark.parametrize(
    ("shape", "count"),
    quick(
        0, [("ladder", 10), ("binary tree", 10), ("ladder", 30), ("ladder", 100), ("binary tree", 100)], several=True
    ),
)
def test_the_network_of_ladders_and_trees_moves_alike(shape: str, count: int) -> None:
    m, rng = po.Mechanism(machine(shape, count, turned=True)), np.random.default_rng(count)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    v_dot = m.forward_dynamics(q, v, tau)
    _, _, motion = solved(m.tree, q, v, tau)
    np.testing.assert_allclose(motion.acceleration, v_dot, rtol=0, atol=1e-9 * np.abs(v_dot).max())


@pytest.mark.long
def test_bodies_of_many_loops_join_their_network() -> None:
    """30 four-bars with all their bodies: where their rounding grew, the rank was undecided."""
    _, m, q, v, tau, _ = moving(30)
    _, system, motion = solved(m.tree, q, v, tau)
    structure = system.structure
    assert structure.contains(*system.point(motion)), "(ẋ, f, ∂H, −e) ∈ D(x)"
    assert structure.rounding is not None and structure.rounding.max() < 1e-9
