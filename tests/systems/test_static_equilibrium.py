"""Static equilibrium: every link balances, reactions deliver the efforts, and both ways of computing efforts agree."""

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import ModelError, SimulationError
from poinsot.analysis import joint_systems, static_equilibrium
from poinsot.multibody import Motion, accelerations, passive_loads, twists, world_poses
from poinsot.multibody.kinematics import posed
from systems.kinestatic_cases import drawn, placed, serial, stewart

X, Y, Z = np.eye(3)
ZERO = np.zeros(3)


@pytest.mark.sample(4)
@pytest.mark.parametrize("loops", [0, 2])
@pytest.mark.parametrize("seed", range(8))
def test_the_wrenches_on_every_link_add_to_zero(rng: np.random.Generator, loops: int) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=5, loops=loops, elements=3))
    q = m.neutral() if loops else m.random(rng)
    loads = {f"b{k}": zoo.random_wrench(rng) for k in (1, 4)}
    found = static_equilibrium(m, q, loads=loads)
    motion = Motion.of(m.tree, q, np.zeros(m.nv))
    passive = passive_loads(motion).wrenches
    for i, link in enumerate(m.tree.links):
        g = motion.X_W[i].rotation.T @ np.array(m.model.gravity)
        h = link.inertia.first_moment
        total = np.asarray((motion.X_W[i] @ po.Wrench(np.cross(h, g), link.inertia.mass * g)).vector, dtype=float)
        if i in passive:
            total = total + np.asarray((motion.X_W[i] @ passive[i]).vector, dtype=float)
        for body, W in loads.items():
            total = total + W.vector * (m.tree.bodies[body].link == i)
        for joint in m.tree.model.joints:
            if joint.name in found.joints:
                W = found.joints[joint.name].wrench
                total = total + W * (
                    (m.tree.bodies[joint.successor].link == i) - float(m.tree.bodies[joint.predecessor].link == i)
                )
        np.testing.assert_allclose(total, 0, atol=1e-7)
    springs = passive_loads(motion).efforts
    systems = joint_systems(m, q)
    for c in m.tree.closures:  # a closing joint bears nothing along its freedoms
        assert all(abs(found.joints[c.joint].wrench @ V.vector) < 1e-7 for V in systems[c.joint].motors)
    for link, X_W in zip(m.tree.links, motion.X_W, strict=True):
        sign = -1.0 if m.tree.model.joint(link.joint).pair is not link.pair else 1.0
        own = [(X_W @ S).vector for S in link.pair.motion_subspace(q[list(link.q)])]
        for k, S in zip(link.v, own, strict=True):
            effort = found.efforts[m.freedom_names[k]] + springs.get(k, 0.0)
            assert sign * found.joints[link.joint].wrench @ S == pytest.approx(effort, abs=1e-7)


def test_efforts_agree_with_inverse_dynamics_at_rest(rng: np.random.Generator) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=5))
    q, zero = m.random(rng), np.zeros(m.nv)
    found = static_equilibrium(m, q)
    assert list(found.efforts) == list(m.freedom_names) and found.preloads == 0
    np.testing.assert_allclose(list(found.efforts.values()), m.inverse_dynamics(q, zero, zero), atol=1e-9)
    W = zoo.random_wrench(rng)
    loaded = static_equilibrium(m, q, loads={"b3": W})
    change = np.array(list(loaded.efforts.values())) - np.array(list(found.efforts.values()))
    np.testing.assert_allclose(change, -m.jacobian(q, "b3").T @ W.vector, atol=1e-9)


def test_a_platform_on_six_legs_carries_a_load_by_axial_forces() -> None:
    """Leg efforts solve Σ fₖ (line of leg k) + load = 0, the legs without weight of their own."""
    base = np.array([[np.cos(a), np.sin(a), 0] for a in np.radians([-10, 10, 110, 130, 230, 250])])
    top = 0.5 * np.array([[np.cos(a), np.sin(a), 1.8] for a in np.radians([-50, 50, 70, 170, 190, 290])])
    m = stewart(base, top)
    m = po.Mechanism(po.Model(**{**vars_of(m.model), "gravity": (0.0, 0.0, 0.0)}))
    load = po.Wrench.of([0.3, -0.2, 0.1, 1.0, 2.0, -9.0])
    legs = [f"P{k}" for k in range(6)]
    found = static_equilibrium(m, m.neutral(), actuated=legs, loads={"platform": load})
    d = (top - base) / np.linalg.norm(top - base, axis=1)[:, None]
    lines = np.hstack([np.cross(base, d), d])
    np.testing.assert_allclose(lines.T @ [found.efforts[name] for name in legs] + load.vector, 0, atol=1e-9)
    for k in range(6):
        np.testing.assert_allclose(found.joints[f"S{k}"].wrench, found.efforts[legs[k]] * lines[k], atol=1e-9)


def vars_of(model: po.Model) -> dict[str, object]:
    return {name: getattr(model, name) for name in ("name", "bodies", "joints", "tree")}


def four_bar(C: tuple[float, float]) -> po.Mechanism:
    points = {"A": (0.0, 0.0), "B": (0.4, 0.0), "C": C, "D": (0.8, -0.6)}
    ends = {"A": ("ground", "crank"), "B": ("crank", "coupler"), "C": ("coupler", "rocker"), "D": ("ground", "rocker")}
    joints = [(n, "revolute", *ends[n], placed(np.array([*points[n], 0.0]), Z)) for n in points]
    return drawn("four-bar", joints, gravity=(0.0, -9.81, 0.0), tree=("A", "B", "D"))


def test_at_a_dead_point_the_rocker_cannot_hold_the_crank() -> None:
    m = four_bar((0.9, 0.3))
    assert set(static_equilibrium(m, m.neutral(), actuated=["D"]).efforts) == {"D"}
    dead = four_bar((1.3, 0.0))
    with pytest.raises(SimulationError, match="gives way"):
        static_equilibrium(dead, dead.neutral(), actuated=["D"], loads={"crank": po.Wrench(3.0 * Z, ZERO)})
    with pytest.raises(SimulationError, match="'D' of 'four-bar' cannot produce this motion"):  # and not by 6e16 N·m
        dead.actuator_efforts(dead.neutral(), np.zeros(3), np.zeros(3), ["D"])


def test_redundant_actuators_can_preload_and_redundant_constraints_are_marked() -> None:
    m = four_bar((0.9, 0.3))
    found = static_equilibrium(m, m.neutral(), actuated=["A", "D"])
    assert found.preloads == 1
    for reaction in found.joints.values():  # (m; f): out of the plane nothing is determined
        np.testing.assert_array_equal(reaction.undetermined, [True, True, False, False, False, True])


def test_unknown_names_are_refused() -> None:
    m = serial([("revolute", ZERO, Z)])
    q = m.neutral()
    with pytest.raises(ModelError, match="no freedom 'J9'"):
        static_equilibrium(m, q, actuated=["J9"])
    with pytest.raises(ModelError, match="to load"):
        static_equilibrium(m, q, loads={"hands": po.Wrench.zero()})
    with pytest.raises(ModelError, match="'J0' of 'arm' is named twice"):
        static_equilibrium(m, q, actuated=["J0", "J0"])
    with pytest.raises(ModelError, match="not finite"):
        static_equilibrium(m, q, loads={"hand": po.Wrench.zero() * np.nan})
    for nonsense in ([0.0, 0.0], [np.nan], None, "zero"):
        with pytest.raises(ModelError, match="configuration of 'arm'"):
            static_equilibrium(m, nonsense)  # type: ignore[arg-type]
    with pytest.raises(ModelError, match="must be a Wrench"):
        static_equilibrium(m, q, loads={"hand": po.Twist.zero()})  # type: ignore[dict-item]


# Reactions and actuator efforts: balance of every body, no work, known statics, redundancy marked.
def state_of(m: po.Mechanism, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    state = m.initial_state((m.neutral(), rng.normal(size=m.nv)))
    return state[: m.nq], state[m.nq :], rng.normal(size=m.nv)


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", [0, 2])
@pytest.mark.parametrize("seed", quick(1, range(5)))
def test_reactions_balance_every_link(rng: np.random.Generator, loops: int) -> None:
    """Sum of the joints' wrenches and the loads on a link = the rate of its momentum, in world coordinates."""
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
def test_reactions_of_tree_joints_deliver_their_efforts(rng: np.random.Generator) -> None:
    """⟨reaction, freedom twist⟩ is the effort on the freedom: the rest of the reaction does no work."""
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


def test_actuators_make_the_motion_they_are_asked_for(rng: np.random.Generator) -> None:
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


def test_actuators_that_cannot_are_told_so() -> None:
    m = po.load("examples/double_pendulum.toml")
    q, v = m.neutral(), np.zeros(m.nv)
    with pytest.raises(po.SimulationError, match="would need an effort of its own"):
        m.actuator_efforts(q + 0.3, v, np.ones(m.nv), actuated=[m.freedom_names[0]])
    with pytest.raises(po.ModelError, match="has no freedom"):
        m.actuator_efforts(q, v, v, actuated=["nobody"])
