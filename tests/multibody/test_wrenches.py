"""Laws of external wrenches: power, frames, and what they do to efforts and accelerations."""

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.moving import SEEDS, Robot, floats, tree_of
from poinsot import Displacement, Wrench
from poinsot.multibody import configuration, frames
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.forces import forward_dynamics_with, generalised_force, inverse_dynamics_with
from poinsot.multibody.frames import Frame, frame_twist
from poinsot.multibody.inverse_dynamics import gravity_force
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree

FRAMES: tuple[Frame, ...] = ("world", "body", "aligned")


def read_in(tree: Tree, q: np.ndarray, body: str, W: Wrench, frame: Frame) -> np.ndarray:
    """A world wrench, read in another frame of the body."""
    X = frames.body_pose(tree, q, body)
    if frame == "aligned":
        X = Displacement.translating(X.translation)
    return floats(W.vector if frame == "world" else X.pull(W).vector)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_generalised_force_has_the_power_of_the_wrenches(seed: int, frame: Frame) -> None:
    tree, rng = tree_of(seed, mimics=1)
    q, v = zoo.random_state(tree, rng)
    bodies = ("b1", "b4", "ground")
    wrenches = rng.normal(size=(3, 6))
    power = sum(W @ floats(frame_twist(tree, q, v, b, frame)) for b, W in zip(bodies, wrenches, strict=True))
    assert floats(generalised_force(tree, q, bodies, frame, wrenches)) @ v == pytest.approx(power, rel=1e-10, abs=1e-10)


@pytest.mark.sample(4)
@pytest.mark.parametrize("loops", [0, 1])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_frame_of_a_wrench_is_a_way_of_writing_it(seed: int, loops: int) -> None:
    """The same wrenches in three frames do the same, with springs, dampers, and mimics or a closed loop at rest."""
    tree, rng = tree_of(seed, mimics=1 - loops, loops=loops, elements=4)
    q, v = zoo.random_state(tree, rng)
    if loops:
        q, v = configuration.neutral(tree), np.zeros(tree.nv)
    a, bodies = rng.normal(size=tree.nv), ("b5", "b2")
    pushes = [zoo.random_wrench(rng) for _ in bodies]
    force = floats(generalised_force(tree, q, bodies, "world", np.array([W.vector for W in pushes])))
    tau = floats(required_effort(tree, q, v, a))
    expected = floats(forward_dynamics(tree, q, v, tau + force))
    bound = max(1e-9 if loops else 0.0, 1e-13 * np.linalg.cond(floats(mass_matrix(tree, q))))
    for frame in FRAMES:
        wrenches = np.array([read_in(tree, q, b, W, frame) for b, W in zip(bodies, pushes, strict=True)])
        found = floats(inverse_dynamics_with(tree, q, v, a, bodies, frame, wrenches))
        np.testing.assert_allclose(found, tau - force, atol=1e-10 * max(1.0, np.abs(tau).max()))
        moved = floats(forward_dynamics_with(tree, q, v, tau, bodies, frame, wrenches))
        np.testing.assert_allclose(moved, expected, atol=bound * max(1.0, np.abs(expected).max()))


@pytest.mark.parametrize("seed", SEEDS)
def test_weight_is_a_wrench_like_others(seed: int) -> None:
    tree, rng = tree_of(seed, mimics=1)
    q, _ = zoo.random_state(tree, rng)
    names = tuple(b.name for b in tree.model.bodies)
    g = np.array(tree.model.gravity)
    weights = []
    for body in tree.model.bodies:
        centre = floats(frames.body_pose(tree, q, body.name) @ body.inertia.centre)
        weights.append(Wrench.at(centre, body.inertia.mass * g).vector)
    held = floats(generalised_force(tree, q, names, "world", np.array(weights)))
    np.testing.assert_allclose(-held, floats(gravity_force(tree, q)), atol=1e-10)


@pytest.mark.parametrize("frame", FRAMES)
def test_kernels_take_wrenches_as_their_last_argument(frame: Frame) -> None:
    m = Robot(zoo.random_model(np.random.default_rng(3), bodies=4))
    rng = np.random.default_rng(1)
    q, v = zoo.random_state(m.tree, rng)
    a, wrenches = rng.normal(size=m.nv), rng.normal(size=(5, 2, 6))
    pushed = m.with_wrenches("b3", "b1", frame=frame)
    tau = pushed.inverse_dynamics(q, v, a, wrenches)
    assert tau.shape == (5, m.nv) and "b3" in repr(pushed)
    np.testing.assert_allclose(tau, m.inverse_dynamics(q, v, a) - pushed.generalised_force(q, wrenches), atol=1e-11)
    bound = 1e-13 * np.linalg.cond(m.mass_matrix(q)) * max(1.0, np.abs(tau).max())
    np.testing.assert_allclose(pushed.forward_dynamics(q, v, tau, wrenches), np.tile(a, (5, 1)), atol=bound)
    swapped = m.with_wrenches("b1", "b3", frame=frame).generalised_force(q, wrenches[:, ::-1])
    np.testing.assert_allclose(swapped, pushed.generalised_force(q, wrenches), atol=1e-12)


def test_wrong_use_is_explained() -> None:
    m = Robot(zoo.random_model(np.random.default_rng(0), bodies=2))
    with pytest.raises(po.ModelError, match="did you mean 'b0'"):
        m.with_wrenches("b00")
    with pytest.raises(po.ModelError, match="named twice"):
        m.with_wrenches("b0", "b0")
    with pytest.raises(po.ModelError, match="at least one body"):
        m.with_wrenches()
    with pytest.raises(po.ModelError, match="'world', 'body' or 'aligned'"):
        m.with_wrenches("b0", frame="local")  # type: ignore[arg-type]
