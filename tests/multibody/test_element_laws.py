"""What every force element obeys, of the package or not: springs, dampers, potentials, tendons."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.by_duals import by_duals
from multibody.closed_zoo import admissible
from multibody.driven_zoo import driven
from multibody.element_zoo import FAMILIES, with_family
from multibody.moving import floats, moving
from poinsot.algebra import dual
from poinsot.multibody import GROUND, configuration
from poinsot.multibody.applied import Motion, dissipated_powers, passive_loads, spring_energies
from poinsot.multibody.conditions import reaches
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.derivatives import forward_dynamics_derivatives, inverse_dynamics_derivatives, passive_effort
from poinsot.multibody.tree import build_tree

PARTS = ("elements", "couplings")
EVERY = [*FAMILIES, "driven"]
TAKING = {"spatial": {"s1", "s3"}, "potentials": set(), "foreign": {"fluid", "gasket"}, "driven": {"oil"}}


@pytest.mark.parametrize("family", EVERY)
@pytest.mark.parametrize("seed", range(5))
def test_power_on_the_bodies_is_energy_released_less_what_is_taken(family: str, seed: int) -> None:
    model, rng = with_family(family, seed)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    released = -sum(dual(E) for E in spring_energies(tree, moving(tree, q, v)).values())
    taken = dissipated_powers(Motion.of(tree, q, v))
    assert set(taken) == TAKING[family] and all(p >= 0 for p in taken.values())
    power = floats(passive_effort(tree, q, v)) @ v
    assert power == pytest.approx(released - sum(taken.values()), rel=1e-10, abs=1e-12)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", range(4))
def test_what_acts_between_bodies_puts_no_wrench_on_the_whole(family: str, seed: int) -> None:
    """In one frame, the world's, what acts on both ends adds up to nothing."""
    model, rng = with_family(family, seed)
    tree = build_tree(model)
    motion = Motion.of(tree, *zoo.random_state(tree, rng))
    for e in model.elements:
        alone = passive_loads(replace(motion, tree=build_tree(replace(model, elements=(e,))))).wrenches
        if GROUND not in e.stretch.acts_on and len(alone) == 2:
            on_a, on_b = (floats((motion.X_W[link] @ W).vector) for link, W in alone.items())
            np.testing.assert_allclose(on_a, -on_b, rtol=0, atol=1e-12 * np.abs(on_a).max(), err_msg=e.name)


@pytest.mark.parametrize("family", ["spatial", "potentials"])
@pytest.mark.parametrize("seed", range(3))
def test_moving_the_world_changes_nothing(family: str, seed: int) -> None:
    """The whole mechanism, with what stands on the ground, is carried far away by one displacement."""
    model, rng = with_family(family, seed)
    model, X = replace(model, gravity=(0.0, 0.0, 0.0)), zoo.random_displacement(rng, 100.0)

    def moved(thing: Any) -> Any:
        changes = {}
        for body, place in (("body_a", "X_AE"), ("body_b", "X_BF"), ("predecessor", "X_PJ"), ("successor", "X_SJ")):
            if getattr(thing, body, "") == GROUND and hasattr(thing, place):
                changes[place] = X @ getattr(thing, place)
            elif getattr(thing, body, "") == GROUND:
                point = body.replace("body", "point")
                changes[point] = tuple(floats(X @ np.array(getattr(thing, point))).tolist())
        return replace(thing, **changes)

    elements = tuple(replace(e, along=moved(e.along)) if hasattr(e, "along") else moved(e) for e in model.elements)
    there = replace(model, joints=tuple(map(moved, model.joints)), elements=elements)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    expected = floats(required_effort(tree, q, v, None))
    found = floats(required_effort(build_tree(there), q, v, None))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-11 * max(1.0, np.abs(expected).max()))


@pytest.mark.parametrize("family", [*EVERY, "coupled"])
@pytest.mark.parametrize("seed", range(2))
def test_derivatives_of_the_dynamics_have_them(family: str, seed: int) -> None:
    options = {"mimics": 2} if family == "spatial" else {}
    model, rng = driven(seed, 3) if family == "coupled" else with_family(family, seed, **options)
    tree = build_tree(model)
    q, v = (configuration.neutral(tree), None) if tree.closed else zoo.random_state(tree, rng)
    v = admissible(tree, q, rng, reaches(tree)) if v is None else v
    x = rng.normal(size=tree.nv)
    for function, derivatives in (
        (required_effort, inverse_dynamics_derivatives), (forward_dynamics, forward_dynamics_derivatives),
    ):  # fmt: skip
        exact = by_duals(function, tree, q, v, x)
        scale = max(1.0, *(np.abs(part).max() for part in exact))
        for ours, truth in zip(derivatives(tree, q, v, x), exact, strict=True):
            np.testing.assert_allclose(floats(ours), truth, rtol=0, atol=1e-11 * scale)


@pytest.mark.parametrize("family", [*EVERY, "coupled"])
def test_neither_order_nor_names_matter(family: str) -> None:
    model, rng = driven(3, 3) if family == "coupled" else with_family(family, 3)
    tree = build_tree(model)
    q = configuration.neutral(tree)
    v, tau = admissible(tree, q, rng, reaches(tree)), rng.normal(size=tree.nv)
    named = {x: tuple(replace(e, name=f"<{e.name}> too") for e in reversed(getattr(model, x))) for x in PARTS}
    expected = floats(forward_dynamics(tree, q, v, tau))
    found = floats(forward_dynamics(build_tree(replace(model, **named)), q, v, tau))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-11 * np.abs(expected).max())


@pytest.mark.parametrize("family", ["spatial", "foreign"])
@pytest.mark.parametrize("loops", [0, 1])
def test_ledgers_close(family: str, loops: int) -> None:
    model, rng = with_family(family, loops, bodies=3, loops=loops, closing_kinds=("universal", "spherical"))
    m = po.Mechanism(model)
    v = np.zeros(m.nv) if loops else rng.normal(size=m.nv)
    run = po.simulate(m, 0.5, initial=(m.neutral(), v), max_step=0.5 / 1000, progress=False)
    book = po.ledger(run)
    assert {e.name for e in model.elements} <= {entry.name for entry in book.entries}
    assert run.attrs["steps"] >= 1000 and book.ratio < 1e-9
