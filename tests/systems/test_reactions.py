"""Reactions and actuator efforts: balance of every body, no work, known statics, redundancy marked."""

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot.multibody import Motion, accelerations, passive_loads, twists, world_poses
from poinsot.multibody.kinematics import posed


def state_of(m: po.Mechanism, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    state = m.initial_state((m.neutral(), rng.normal(size=m.nv)))
    return state[: m.nq], state[m.nq :], rng.normal(size=m.nv)


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", [0, 2])
@pytest.mark.parametrize("seed", quick(1, range(5)))
def test_reactions_balance_every_link(seed: int, loops: int) -> None:
    """Sum of the joints' wrenches and the loads on a link = the rate of its momentum, in world coordinates."""
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng, bodies=5, loops=loops, elements=4))
    q, v, tau = state_of(m, rng)
    found = m.reactions(q, v, tau)
    a = m.forward_dynamics(q, v, tau)
    V = twists(m.tree, q, v)
    A = accelerations(m.tree, q, v, a)
    X_W = world_poses(m.tree, q)
    loads = passive_loads(Motion.of(m.tree, q, v)).wrenches
    for i, link in enumerate(m.tree.links):
        needed = link.inertia * A[i] + V[i].cross(link.inertia * V[i])
        total = np.zeros(6)
        if i in loads:
            total += np.asarray((X_W[i] @ loads[i]).vector, dtype=float)
        for name, reaction in found.items():
            joint = m.model.joint(name) if name in {j.name for j in m.model.joints} else m.tree.model.joint(name)
            if m.tree.bodies[joint.successor].link == i:
                total += reaction.wrench
            if m.tree.bodies[joint.predecessor].link == i:
                total -= reaction.wrench
        expected = np.asarray((X_W[i] @ needed).vector, dtype=float)
        np.testing.assert_allclose(total, expected, atol=1e-7 * max(1.0, np.abs(expected).max()))


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(5))
def test_reactions_of_tree_joints_deliver_their_efforts(seed: int) -> None:
    """⟨reaction, freedom twist⟩ is the effort on the freedom: the rest of the reaction does no work."""
    rng = np.random.default_rng(seed)
    m = po.Mechanism(zoo.random_model(rng, bodies=5, reversed_share=0.0))
    q, v, tau = state_of(m, rng)
    found = m.reactions(q, v, tau)
    pose = posed(m.tree, q)
    X_W = world_poses(m.tree, q)
    for link, X, S in zip(m.tree.links, X_W, pose.S, strict=True):
        for k, column in zip(link.v, S, strict=True):
            twist = np.asarray((X @ column).vector, dtype=float)
            assert found[link.joint].wrench @ twist == pytest.approx(tau[k], abs=1e-8)
        assert not found[link.joint].undetermined.any()


def test_a_four_bar_marks_what_redundancy_leaves_open() -> None:
    """In the plane forces are determined; across it, moments and the force along the axis are not."""
    m = po.load("examples/four_bar.toml")
    state = m.initial_state()
    found = m.reactions(state[: m.nq], state[m.nq :], np.zeros(m.nv))
    for name in ("A", "B", "C", "D"):
        mx, my, mz, fx, fy, fz = found[name].undetermined
        assert not (fx or fy or mz) and fz and (mx or my), name


def test_at_rest_the_ground_carries_the_weight() -> None:
    m = po.load("examples/double_pendulum.toml")
    q = m.neutral()
    v = np.zeros(m.nv)
    tau = m.gravity_force(q)
    joint = m.tree.links[0].joint
    mass = sum(b.inertia.mass for b in m.model.bodies)
    force = m.reactions(q, v, tau)[joint].wrench[3:]
    np.testing.assert_allclose(force, -mass * np.asarray(m.model.gravity), atol=1e-9)


@pytest.mark.parametrize("seed", range(4))
def test_actuators_make_the_motion_they_are_asked_for(seed: int) -> None:
    rng = np.random.default_rng(seed)
    m = po.load("examples/four_bar.toml")
    state = m.initial_state({"A": {"velocity": float(rng.normal())}})
    q, v = state[: m.nq], state[m.nq :]
    tau = np.zeros(m.nv)
    tau[m.freedom_names.index("A")] = rng.normal()
    a = m.forward_dynamics(q, v, tau)
    found = m.actuator_efforts(q, v, a, actuated=["A"])
    assert found["A"] == pytest.approx(tau[m.freedom_names.index("A")], abs=1e-8)
    other = next(name for name in m.freedom_names if name != "A")
    twin = np.zeros(m.nv)
    twin[m.freedom_names.index(other)] = m.actuator_efforts(q, v, a, actuated=[other])[other]
    np.testing.assert_allclose(m.forward_dynamics(q, v, twin), a, atol=1e-7 * max(1, np.abs(a).max()))


def test_motion_that_needs_no_effort_gets_none() -> None:
    m = po.load("examples/four_bar.toml")
    state = m.initial_state()
    q, v = state[: m.nq], state[m.nq :]
    a = m.forward_dynamics(q, v, np.zeros(m.nv))
    assert m.actuator_efforts(q, v, a, actuated=["A"])["A"] == pytest.approx(0, abs=1e-9)


def test_actuators_that_cannot_are_told_so() -> None:
    m = po.load("examples/double_pendulum.toml")
    q, v = m.neutral(), np.zeros(m.nv)
    with pytest.raises(po.SimulationError, match="would need an effort of its own"):
        m.actuator_efforts(q + 0.3, v, np.ones(m.nv), actuated=[m.freedom_names[0]])
    with pytest.raises(po.ModelError, match="has no freedom"):
        m.actuator_efforts(q, v, v, actuated=["nobody"])
