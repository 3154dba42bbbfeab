"""Laws of Jacobians, twists and accelerations in the three frames, for every pair, crossed both ways, with mimics."""

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.moving import SEEDS, Robot, changing, floats, moving, rate, tree_of
from poinsot import Displacement, Twist, Wrench
from poinsot.algebra import Dual
from poinsot.geometry import untilde
from poinsot.multibody import configuration, frames
from poinsot.multibody.constrained_dynamics import forward_dynamics, required_effort
from poinsot.multibody.forces import forward_dynamics_with, generalised_force, inverse_dynamics_with
from poinsot.multibody.frames import Frame, frame_twist
from poinsot.multibody.inverse_dynamics import gravity_force
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Body, Joint, Model
from poinsot.multibody.tree import Tree, build_tree

FRAMES: tuple[Frame, ...] = ("world", "body", "aligned")


@pytest.mark.parametrize("name", sorted(zoo.every_pair()))
def test_freedom_twists_change_at_their_rates(name: str) -> None:
    pair = zoo.every_pair()[name]
    rng = np.random.default_rng(5)
    q, v = zoo.random_coordinates(pair, rng), rng.normal(size=len(pair.freedoms))
    moved = pair.integrate(q, np.array([Dual(0.0, x) for x in v], dtype=object))
    rates = pair.motion_subspace_rate(q, v)
    for S_moving, S_rate in zip(pair.motion_subspace(moved), rates, strict=True):
        np.testing.assert_allclose(floats(S_rate.vector), rate(S_moving.vector), atol=1e-13)
    total = sum((S_rate * x for S_rate, x in zip(rates, v, strict=True)), Twist.zero())
    np.testing.assert_allclose(
        floats(total.vector), floats(pair.velocity_product_acceleration(q, v).vector), atol=1e-13
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_twists_are_what_the_pose_does(seed: int) -> None:
    """World: [V] = Ẋ X⁻¹. Body: [V] = X⁻¹ Ẋ. Aligned: (ω; ṗ)."""
    tree, rng = tree_of(seed, mimics=1)
    q, v = zoo.random_state(tree, rng)
    for body in tree.bodies:
        X = floats(frames.body_pose(tree, q, body).matrix)
        X_rate = rate(frames.body_pose(tree, moving(tree, q, v), body).matrix)
        world, own = X_rate @ np.linalg.inv(X), np.linalg.inv(X) @ X_rate
        expected = {
            "world": [*untilde(world[:3, :3]), *world[:3, 3]],
            "body": [*untilde(own[:3, :3]), *own[:3, 3]],
            "aligned": [*untilde(world[:3, :3]), *X_rate[:3, 3]],
        }
        for frame in FRAMES:
            np.testing.assert_allclose(floats(frames.frame_twist(tree, q, v, body, frame)), expected[frame], atol=1e-11)
            J = floats(frames.frame_jacobian(tree, q, body, frame))
            np.testing.assert_allclose(J @ v, expected[frame], atol=1e-11)


@pytest.mark.parametrize("mimics", [0, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_jacobian_rate_is_the_derivative_of_the_jacobian(seed: int, mimics: int) -> None:
    tree, rng = tree_of(seed, mimics=mimics)
    q, v = zoo.random_state(tree, rng)
    for body in tree.bodies:
        for frame in FRAMES:
            expected = rate(frames.frame_jacobian(tree, moving(tree, q, v), body, frame))
            found = floats(frames.frame_jacobian_rate(tree, q, v, body, frame))
            np.testing.assert_allclose(found, expected, atol=1e-11, err_msg=f"{body} {frame}")


@pytest.mark.parametrize("seed", SEEDS)
def test_accelerations_are_rates_of_twists(seed: int) -> None:
    """Spatial ones of the world's twist and, by components, of the body's; the classical one of the aligned twist."""
    tree, rng = tree_of(seed, mimics=1)
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    Q, V = moving(tree, q, v), changing(v, a)
    for body in tree.bodies:
        found = {frame: floats(frames.frame_acceleration(tree, q, v, a, body, frame)) for frame in FRAMES}
        for frame in ("world", "body"):
            np.testing.assert_allclose(found[frame], rate(frames.frame_twist(tree, Q, V, body, frame)), atol=1e-10)
        classical = floats(frames.classical_acceleration(tree, q, v, a, body))
        np.testing.assert_allclose(classical, rate(frames.frame_twist(tree, Q, V, body, "aligned")), atol=1e-10)
        w, moved = np.split(floats(frames.frame_twist(tree, q, v, body, "aligned")), 2)
        np.testing.assert_allclose(found["aligned"], classical - [0, 0, 0, *np.cross(w, moved)], atol=1e-10)
        J = floats(frames.frame_jacobian(tree, q, body, "aligned"))
        J_rate = floats(frames.frame_jacobian_rate(tree, q, v, body, "aligned"))
        np.testing.assert_allclose(J @ a + J_rate @ v, classical, atol=1e-10)


@pytest.mark.parametrize("seed", SEEDS)
def test_points_move_as_their_positions_change(seed: int) -> None:
    tree, rng = tree_of(seed)
    q, v = zoo.random_state(tree, rng)
    a, r = rng.normal(size=tree.nv), rng.normal(size=3)
    Q, V = moving(tree, q, v), changing(v, a)
    for body in tree.bodies:
        velocity = rate(frames.point_position(tree, Q, body, r))
        np.testing.assert_allclose(floats(frames.point_velocity(tree, q, v, body, r)), velocity, atol=1e-11)
        np.testing.assert_allclose(floats(frames.point_jacobian(tree, q, body, r)) @ v, velocity, atol=1e-11)
        acceleration = rate(frames.point_velocity(tree, Q, V, body, r))
        np.testing.assert_allclose(floats(frames.point_acceleration(tree, q, v, a, body, r)), acceleration, atol=1e-10)


def test_a_body_on_the_ground_does_not_move() -> None:
    tree, rng = tree_of(0)
    q, v = zoo.random_state(tree, rng)
    for frame in FRAMES:
        assert not floats(frames.frame_jacobian(tree, q, "ground", frame)).any()
        assert not floats(frames.frame_jacobian_rate(tree, q, v, "ground", frame)).any()
        assert not floats(frames.frame_acceleration(tree, q, v, v, "ground", frame)).any()
    np.testing.assert_array_equal(floats(frames.point_position(tree, q, "ground", np.arange(3.0))), [0, 1, 2])


def test_a_wheel_that_turns_steadily_has_no_spatial_acceleration_but_its_points_have() -> None:
    wheel = Model("wheel", (Body("rim", zoo.random_inertia(np.random.default_rng(0))),), (
        Joint("axle", zoo.every_pair()["revolute"], "ground", "rim"),
    ))  # fmt: skip
    tree, spin = build_tree(wheel), 3.0
    q, v, a = np.array([0.4]), np.array([spin]), np.array([0.0])
    assert not floats(frames.frame_acceleration(tree, q, v, a, "rim", "world")).any()
    towards_axle = floats(frames.point_acceleration(tree, q, v, a, "rim", np.array([0.5, 0.0, 0.0])))
    np.testing.assert_allclose(towards_axle, -(spin**2) * 0.5 * np.array([np.cos(0.4), np.sin(0.4), 0.0]), atol=1e-14)


def close(ours: object, expected: object) -> None:
    np.testing.assert_allclose(floats(ours), floats(expected), atol=1e-11)


# Laws of external wrenches: power, frames, and what they do to efforts and accelerations.
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
