"""Spatial springs and dampers in mechanisms: balance at the port, power, invariance, derivatives, ledgers."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.moving import Floats, changing, floats, moving, rate
from poinsot.algebra import dual
from poinsot.multibody.applied import Motion, dissipated_powers, passive_loads, spring_energies
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.derivatives import inverse_dynamics_derivatives, passive_effort
from poinsot.multibody.forward_derivatives import forward_dynamics_derivatives
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, tensor
from poinsot.multibody.tree import Tree, build_tree
from scalars import Over, assert_same, each_scalar_but_symbols

SEEDS = pytest.mark.parametrize("seed", quick(1, range(4)))


def random_elements(
    rng: np.random.Generator, bodies: list[str], count: int
) -> tuple[SpatialSpring | SpatialDamper, ...]:
    """Springs and dampers in turn, between frames that are anywhere in random bodies."""
    found: list[SpatialSpring | SpatialDamper] = []
    for i in range(count):
        a, b = (str(name) for name in rng.choice(bodies, size=2, replace=False))
        root = rng.normal(size=(6, 6))
        frames = zoo.random_displacement(rng, 0.3), zoo.random_displacement(rng, 0.3)
        spring = SpatialSpring.of_stiffness(f"s{i}", a, frames[0], b, frames[1], root @ root.T)
        tensors = spring.translational, spring.rotational, spring.coupling
        found.append(spring if i % 2 == 0 else SpatialDamper(f"s{i}", a, b, *tensors, *frames))
    return tuple(found)


def random_model(seed: int, count: int = 4, **options: Any) -> tuple[Model, np.random.Generator]:
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, **options)
    names = [GROUND, *(b.name for b in model.bodies)]
    return replace(model, elements=random_elements(rng, names, count)), rng


def random_tree(seed: int, **options: Any) -> tuple[Tree, np.random.Generator]:
    model, rng = random_model(seed, **options)
    return build_tree(model), rng


@SEEDS
def test_the_two_bodies_feel_opposite_wrenches(seed: int) -> None:
    """In one frame, the world's, what acts on a and what acts on b add up to nothing."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, kinds=("free", "universal", "helical"))
    for e in random_elements(rng, [b.name for b in model.bodies], 4):
        tree = build_tree(replace(model, elements=(e,)))
        q, v = zoo.random_state(tree, rng)
        motion = Motion.of(tree, q, v)
        loads = passive_loads(motion).wrenches
        if len(loads) == 2:
            on_a, on_b = (motion.X_W[link] @ W for link, W in loads.items())
            assert_same((on_a + on_b).vector, np.zeros(6), abs=1e-13 * np.abs(on_a.vector).max())
        else:  # bodies that move together
            assert tree.bodies[e.body_a].link == tree.bodies[e.body_b].link


@SEEDS
def test_power_on_the_bodies_is_energy_released_less_what_dampers_take(seed: int) -> None:
    tree, rng = random_tree(seed)
    q, v = zoo.random_state(tree, rng)
    power = floats(passive_effort(tree, q, v)) @ v
    released = -sum(dual(E) for E in spring_energies(tree, moving(tree, q, v)).values())
    taken = dissipated_powers(Motion.of(tree, q, v))
    assert all(p >= 0 for p in taken.values())
    assert power == pytest.approx(released - sum(taken.values()), rel=1e-11)


@SEEDS
def test_moving_the_world_changes_nothing(seed: int) -> None:
    """The whole mechanism, with its frames and spring frames on the ground, is carried far away by one displacement."""
    model, rng = random_model(seed)
    model = replace(model, gravity=(0.0, 0.0, 0.0))
    X = zoo.random_displacement(rng, 100.0)
    joints = tuple(
        replace(
            j,
            X_PJ=X @ j.X_PJ if j.predecessor == GROUND else j.X_PJ,
            X_SJ=X @ j.X_SJ if j.successor == GROUND else j.X_SJ,
        )
        for j in model.joints
    )
    elements = tuple(
        replace(
            e,
            X_AE=X @ e.X_AE if e.body_a == GROUND else e.X_AE,
            X_BF=X @ e.X_BF if e.body_b == GROUND else e.X_BF,
        )
        for e in model.elements
        if isinstance(e, (SpatialSpring, SpatialDamper))
    )
    here, there = build_tree(model), build_tree(replace(model, joints=joints, elements=elements))
    q, v = zoo.random_state(here, rng)
    expected = floats(required_effort(here, q, v, None))
    assert_same(required_effort(there, q, v, None), expected, rel=0, abs=1e-11 * max(1.0, np.abs(expected).max()))


@SEEDS
def test_moving_both_frames_together_changes_nothing(seed: int) -> None:
    """A spring whose two frames are moved by one displacement, its stiffness carried along, is the same spring."""
    rng = np.random.default_rng(seed)
    bodies = (zoo.Body("b0", zoo.random_inertia(rng)), zoo.Body("b1", zoo.random_inertia(rng)))
    root, X = rng.normal(size=(6, 6)), zoo.random_displacement(rng, 5.0)
    K, here = root @ root.T, (zoo.random_displacement(rng), zoo.random_displacement(rng))
    there = tuple(Y @ X for Y in here)
    carried = X.adjoint.T @ K @ X.adjoint
    efforts = []
    for frames, stiffness in ((here, K), (there, carried)):
        spring = SpatialSpring.of_stiffness("s", "b0", frames[0], "b1", frames[1], stiffness)
        tree = build_tree(Model("two", bodies, (), (spring,), gravity=(0.0, 0.0, 0.0)))
        q = zoo.random_state(tree, np.random.default_rng(seed + 7))[0]
        efforts.append(floats(passive_effort(tree, q, np.zeros(tree.nv))))
    assert_same(efforts[1], efforts[0], rel=0, abs=1e-11 * np.abs(efforts[0]).max())


@pytest.mark.sample(1)
@pytest.mark.parametrize("options", [{}, {"mimics": 2, "kinds": ("revolute", "helical", "free")}], ids=str)
@SEEDS
def test_derivatives_of_the_dynamics_have_them(seed: int, options: dict[str, Any]) -> None:
    tree, rng = random_tree(seed, bodies=4, **options)
    q, v = zoo.random_state(tree, rng)
    x = rng.normal(size=tree.nv)
    for function, derivatives in (
        (required_effort, inverse_dynamics_derivatives),
        (forward_dynamics, forward_dynamics_derivatives),
    ):
        by_q, by_v, _ = (floats(D) for D in derivatives(tree, q, v, x))
        exact_q = np.array([rate(function(tree, moving(tree, q, e), v, x)) for e in np.eye(tree.nv)]).T
        exact_v = np.array([rate(function(tree, q, changing(v, e), x)) for e in np.eye(tree.nv)]).T
        for mine, exact in ((by_q, exact_q), (by_v, exact_v)):
            np.testing.assert_allclose(mine, exact, rtol=0, atol=1e-9 * max(1.0, np.abs(exact).max()))


@each_scalar_but_symbols
def test_every_scalar_gives_the_same_efforts(over: Over) -> None:
    tree, rng = random_tree(2, bodies=1, kinds=("cylindrical",), count=2)
    q, v = zoo.random_state(tree, rng)

    def efforts(q: Floats, v: Floats) -> Any:
        return passive_effort(tree, q, v)

    assert_same(over(efforts, q, v), efforts(q, v), rel=1e-10, abs=1e-10)


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", [0, 1])
@pytest.mark.parametrize("seed", range(2))
def test_ledgers_close(seed: int, loops: int) -> None:
    model, rng = random_model(seed, bodies=3, loops=loops, closing_kinds=("universal", "spherical"))
    m = po.Mechanism(model)
    v = np.zeros(m.nv) if loops else rng.normal(size=m.nv)
    run = po.simulate(m, 0.5, initial=(m.neutral(), v), max_step=0.5 / 1000, progress=False)
    book = po.ledger(run)
    named = {entry.name for entry in book.entries}
    assert {e.name for e in model.elements} <= named
    assert run.attrs["steps"] >= 1000 and book.ratio < 1e-9


def test_a_body_on_an_uncoupled_spring_swings_at_its_principal_frequencies() -> None:
    """Small motions: ω² = k/m along the principal axes and k/I about them; the run returns after a period."""
    k, c, mass, moments = np.array([50.0, 80.0, 20.0]), np.array([3.0, 2.0, 5.0]), 2.0, np.array([0.3, 0.4, 0.5])
    spring = SpatialSpring("s", GROUND, "b", tensor(k), tensor(c))
    body = zoo.Body("b", po.Inertia.at_centre(mass, np.zeros(3), moments))
    m = po.Mechanism(Model("block", (body,), (), (spring,), gravity=(0.0, 0.0, 0.0)))
    for i, frequency in enumerate([*np.sqrt(c / moments), *np.sqrt(k / mass)]):
        v = np.eye(6)[i] * 1e-6
        period = float(2 * np.pi / frequency)
        run = po.simulate(m, period, initial=(m.neutral(), v), times=[0.0, period], rtol=1e-12, progress=False)
        np.testing.assert_allclose(run["joint_velocity"].values[-1], v, atol=1e-14)
