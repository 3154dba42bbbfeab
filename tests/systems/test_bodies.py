"""All bodies in one call: poses and twists are those of each body asked alone, for every pair, rolled or not."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import longer
from poinsot import Body, Joint, Model, pairs
from poinsot.elements import KINDS
from poinsot.multibody import GROUND, body_pose, frame_jacobian

SEEDS = quick(1, range(8))
EXAMPLES = Path(__file__).parents[2] / "examples"


def with_welded_bodies(model: Model, rng: np.random.Generator) -> Model:
    """The same with a body welded to every other body and two to the ground, one on the other."""
    on = [GROUND, "w0", *(body.name for body in model.bodies[::2])]
    bodies = tuple(Body(f"w{k}", zoo.random_inertia(rng)) for k in range(len(on)))
    welds = (
        Joint(f"weld {k}", pairs.fixed(), name, f"w{k}", zoo.random_displacement(rng)) for k, name in enumerate(on)
    )
    joints = (*model.joints, *welds)
    return replace(model, bodies=(*bodies, *model.bodies), joints=joints, tree=tuple(j.name for j in joints))


def assert_are_those_of_each_body(m: po.Mechanism, Q: np.ndarray, V: np.ndarray) -> None:
    """Against the equations of one body at a time, in floats."""
    for q, v, X, twists in zip(Q, V, m.poses(Q), m.twists(Q, V), strict=True):
        size = 1.0 + np.abs(X[:, :3, 3]).max()
        for k, name in enumerate(m.body_names):
            one = body_pose(m.tree, q, name).matrix.astype(float)
            np.testing.assert_allclose(X[k], one, rtol=0, atol=4e-15 * size, err_msg=name)
            J = np.asarray(frame_jacobian(m.tree, q, name, "world"), dtype=float)
            bound = 4e-15 * (1.0 + (np.abs(J) @ np.abs(v)).max()) * size
            np.testing.assert_allclose(twists[k], J @ v, rtol=0, atol=bound, err_msg=name)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_bodies_are_where_each_is_and_move_as_each_does(seed: int) -> None:
    rng = np.random.default_rng(seed)
    model = with_welded_bodies(zoo.random_model(rng, bodies=4, kinds=tuple(KINDS), mimics=seed % 2), rng)
    m = po.Mechanism(model)
    states = [zoo.random_state(m.tree, rng) for _ in range(9)]
    assert_are_those_of_each_body(m, *(np.array(each) for each in zip(*states, strict=True)))


def test_closures_change_nothing_of_it() -> None:
    m = po.load(EXAMPLES / "kinestatics" / "stewart.toml")
    rng = np.random.default_rng(0)
    assert_are_those_of_each_body(m, m.random(rng)[None], rng.normal(size=(1, m.nv)))
    assert m.poses(m.neutral()).shape == (len(m.body_names), 4, 4)


@pytest.mark.parametrize("factor", quick(1, [1e-5, 1e5]))
def test_lengths_in_other_units_are_the_same_poses(factor: float) -> None:
    rng = np.random.default_rng(4)
    model = zoo.random_model(rng, bodies=5, kinds=("revolute", "universal", "spherical"))
    m, other = po.Mechanism(model), po.Mechanism(longer(model, factor))
    q, v = zoo.random_state(m.tree, rng)
    X, Y = m.poses(q), other.poses(q)
    np.testing.assert_allclose(Y[:, :3, :3], X[:, :3, :3], rtol=0, atol=1e-13)
    np.testing.assert_allclose(Y[:, :3, 3] / factor, X[:, :3, 3], rtol=0, atol=1e-13 * np.abs(X).max())
    V, U = m.twists(q, v), other.twists(q, v)
    np.testing.assert_allclose(U[:, 3:] / factor, V[:, 3:], rtol=0, atol=1e-13 * np.abs(V).max())


def test_twists_are_the_rates_of_poses() -> None:
    rng = np.random.default_rng(6)
    m = po.Mechanism(zoo.random_model(rng, bodies=5))
    q, v = zoo.random_state(m.tree, rng)
    h = 1e-6
    rate = (m.poses(m.integrate(q, h * v)) - m.poses(m.integrate(q, -h * v))) / (2 * h)
    X, V = m.poses(q), m.twists(q, v)
    turning = rate[:, :3, :3] @ np.swapaxes(X[:, :3, :3], 1, 2)
    size = 1.0 + np.abs(V).max() ** 2
    np.testing.assert_allclose(turning[:, [2, 0, 1], [1, 2, 0]], V[:, :3], rtol=0, atol=1e-8 * size)
    moving = V[:, 3:] + np.cross(V[:, :3], X[:, :3, 3])
    np.testing.assert_allclose(rate[:, :3, 3], moving, rtol=0, atol=1e-8 * size)
