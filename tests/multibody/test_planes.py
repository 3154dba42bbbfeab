"""A mechanism with loops costs the same and moves alike wherever its plane lies."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot.elements import Constant
from poinsot.multibody.constrained_dynamics import required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_error, constraint_jacobian
from poinsot.multibody.forces import LinearSpring, PointForce
from poinsot.multibody.tree import WORLD, build_tree

EXAMPLES = Path(__file__).parents[2] / "examples"
PLANAR = ["slider_crank", "andrews", "four_bar", "parallelogram"]
ALGORITHMS = ("forward_dynamics", "inverse_dynamics", "constraint_error", "constraint_jacobian")
SEEDS = range(3)


def point(numbers: Any) -> tuple[float, float, float]:
    x, y, z = map(float, numbers)
    return x, y, z


def drawn(name: str) -> po.Model:
    """A planar example with a spring from the ground to a body, and a force that keeps its direction in the world."""
    model = po.load(EXAMPLES / f"{name}.toml").model
    body = model.bodies[-1].name
    spring = LinearSpring("to the ground", "ground", (0.4, -0.3, 0.0), body, (0.05, 0.02, 0.0), 30.0, 0.1)
    force = PointForce("blown", body, (0.02, 0.01, 0.0), (3.0, 4.0, 0.0), Constant(2.0))
    return replace(model, elements=(*model.elements, spring, force))


def carried(model: po.Model, X: po.Displacement) -> po.Model:
    """The same mechanism and all that acts on it, elsewhere in the world."""

    def element(e: Any) -> Any:
        if isinstance(e, PointForce):
            return replace(e, direction=point(X.rotation @ np.array(e.direction)))
        ends = {end: f"body_{end}" for end in "ab" if getattr(e, f"body_{end}", "") == "ground"}
        return replace(e, **{f"point_{end}": point(X @ np.array(getattr(e, f"point_{end}"))) for end in ends})

    joints = (
        replace(
            j,
            X_PJ=X @ j.X_PJ if j.predecessor == "ground" else j.X_PJ,
            X_SJ=X @ j.X_SJ if j.successor == "ground" else j.X_SJ,
        )
        for j in model.joints
    )
    return replace(
        model, bodies=tuple(replace(b, pose=None if b.pose is None else X @ b.pose) for b in model.bodies),
        joints=tuple(joints), elements=tuple(map(element, model.elements)),
        gravity=point(X.rotation @ np.array(model.gravity)),
    )  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", PLANAR)
def test_operations_do_not_depend_on_the_plane(name: str) -> None:
    """Within a few: the ground's origin goes to one of its joints."""
    model = drawn(name)
    counts = []
    for X in (WORLD, *(zoo.random_displacement(np.random.default_rng(seed)) for seed in SEEDS)):
        m = po.Mechanism(carried(model, X))
        assert all(callable(getattr(m, algorithm)) for algorithm in ALGORITHMS)
        counts.append([m.kernels[algorithm].operations for algorithm in ALGORITHMS])
    assert (np.abs(np.array(counts) - counts[0]) <= 0.03 * np.array(counts[0]) + 2).all(), counts


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", quick(1, PLANAR))
@pytest.mark.parametrize("seed", quick(1, SEEDS))
def test_motion_does_not_depend_on_the_plane(name: str, seed: int) -> None:
    model = replace(drawn(name), tree=tuple(build_tree(drawn(name)).by_joint))
    X = zoo.random_displacement(np.random.default_rng(seed))
    here, there = (po.Mechanism(each) for each in (model, carried(model, X)))
    runs = [po.simulate(m, 0.02, rtol=1e-10, progress=False) for m in (here, there)]
    expected, found = (run["joint_position"].values for run in runs)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-7 * max(1.0, np.abs(expected).max()))
    expected, found = (run["body_position"].values for run in runs)
    np.testing.assert_allclose(found, expected @ X.rotation.T + X.translation, rtol=0, atol=1e-7)


@pytest.mark.parametrize("seed", range(10))
def test_a_frame_of_the_ground_changes_nothing_but_the_numbers_inside(seed: int) -> None:
    """Any mechanism with loops, any frame of the ground: closures, what they demand, efforts."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=5, loops=2, elements=4)
    tree, moved = build_tree(model), build_tree(model)
    turned = moved._on(zoo.random_displacement(rng))
    for each in (tree, turned):
        vars(each)["aligned"] = each
    assert abs(turned.gravity - turned.X_WG.rotation.T @ np.array(model.gravity)).max() < 1e-10
    q, v = zoo.random_state(tree, rng)
    algorithms: dict[Callable[..., Any], tuple[Any, ...]] = {
        constraint_error: (q,), constraint_jacobian: (q,), constraint_acceleration: (q, v),
        required_effort: (q, v, rng.normal(size=tree.nv)),
    }  # fmt: skip
    for function, arguments in algorithms.items():
        expected, found = (np.asarray(function(each, *arguments), dtype=float) for each in (tree, turned))
        scale = max(1.0, np.abs(expected).max(initial=0.0))
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-9 * scale, err_msg=function.__name__)


def test_what_stands_in_the_world_already_is_left_there() -> None:
    """As drawn, and without loops, nothing is to be gained."""
    for model in (drawn("four_bar"), drawn("slider_crank"), zoo.random_model(np.random.default_rng(0))):
        tree = build_tree(model)
        assert tree.aligned is tree and tree.X_WG is WORLD
    tree = build_tree(carried(drawn("four_bar"), zoo.random_displacement(np.random.default_rng(1))))
    assert tree.aligned is not tree and tree.aligned.aligned is tree.aligned
