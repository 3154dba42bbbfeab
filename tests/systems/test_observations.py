"""What is observed by name is what its definition says, on random mechanisms with every pair and every element."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot.geometry import rotation_of
from poinsot.motion.observing import SampleBatch

NAMES = ["joint_acceleration", "body_acceleration", "joint_wrench", "element_force", "element_rate", "element_wrench"]


def drawn(seed: int, loops: int, lines: bool = True) -> tuple[Any, Any, Any, Any]:
    """A mechanism, its System, and a state that closes its loops, as (q, v); lines: sources may push along any."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=4, loops=loops, elements=8)
    kept = tuple(e for e in model.elements if lines or not e.supplies or e.stretch.freedom)
    mechanism = po.Mechanism(replace(model, elements=kept))
    q, v = zoo.random_state(mechanism.tree, rng)
    if loops:
        state = mechanism.initial_state((mechanism.neutral(), 0.3 * v))
        q, v = state[: mechanism.nq], state[mechanism.nq :]
    system = mechanism.system(initial=(q, v))
    return mechanism, system, q, v


def seen(system: Any, q: Any, v: Any, *names: str) -> dict[str, Any]:
    """Observations at t = 0.3, one state alone."""
    u = np.zeros((1, len(system.inputs.names)))
    found = system.observe(np.array([0.3]), np.concatenate([q, v])[None], u, names or None)
    return {name: array[0] for name, (_, array, _) in found.items()}


def test_bodies_move_as_their_poses_and_jacobians_say(seed: int) -> None:
    mechanism, system, q, v = drawn(seed, 0)
    found = seen(system, q, v)
    for k, body in enumerate(mechanism.body_names):
        X = mechanism.pose(q, body)
        np.testing.assert_allclose(found["body_position"][k], X[:3, 3], atol=1e-12)
        np.testing.assert_allclose(rotation_of(found["body_rotation"][k]), X[:3, :3], atol=1e-12)
        np.testing.assert_allclose(found["body_twist"][k], mechanism.jacobian(q, body) @ v, atol=1e-11)


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", [0, 2])
@pytest.mark.parametrize("seed", quick(1, range(2)))
def test_accelerations_are_those_of_the_flow(seed: int, loops: int) -> None:
    """v̇ is the flow's, and the rate of the twist of a body carries over to its origin."""
    mechanism, system, q, v = drawn(10 + seed, loops)
    found = seen(system, q, v, "joint_acceleration", "body_acceleration", "body_twist", "body_position")
    x, u = np.concatenate([q, v]), np.zeros(len(system.inputs.names))
    rates, _ = system.dynamics.flow.ufunc(x, np.zeros(system.state.local_size), [0.3], u)
    np.testing.assert_allclose(found["joint_acceleration"], rates[mechanism.nv :], rtol=1e-9, atol=1e-9)
    h = 1e-5
    sides = []
    for s in (-h, h):  # along the motion, to second order
        there = mechanism.integrate(q, s * v + 0.5 * s * s * found["joint_acceleration"])
        sides.append(seen(system, there, v + s * found["joint_acceleration"], "body_twist", "body_position"))
    twist_rate = (sides[1]["body_twist"] - sides[0]["body_twist"]) / (2 * h)
    size = 1 + np.abs(found["body_acceleration"]).max()
    np.testing.assert_allclose(found["body_acceleration"][:, :3], twist_rate[:, :3], atol=1e-5 * size)

    def velocity(at: Any) -> Any:
        return at["body_twist"][:, 3:] + np.cross(at["body_twist"][:, :3], at["body_position"])

    linear = (velocity(sides[1]) - velocity(sides[0])) / (2 * h)
    np.testing.assert_allclose(found["body_acceleration"][:, 3:], linear, atol=1e-5 * size)


@pytest.mark.sample(1)
@pytest.mark.parametrize("loops", [0, 2])
@pytest.mark.parametrize("seed", quick(1, range(2)))
def test_what_joints_transmit_moves_the_mechanism(seed: int, loops: int) -> None:
    """Where the wrenches are determined, they are those of `Mechanism.reactions`."""
    mechanism, system, q, v = drawn(20 + seed, loops, lines=False)
    found = seen(system, q, v, "joint_wrench", "element_force")
    joints = system.books.labels["joint"]
    assert {j.name for j in mechanism.model.joints} >= set(joints)
    tau = np.zeros(mechanism.nv)
    for e in mechanism.model.sources:
        joint, k = e.stretch.freedom
        if joint in mechanism.tree.by_joint:
            value = found["element_force"][system.books.labels["force_element"].index(e.name)]
            tau[mechanism.tree.links[mechanism.tree.by_joint[joint]].v[k]] += value
    expected = mechanism.reactions(q, v, tau)
    size = max(np.abs(each.wrench).max() for each in expected.values())
    for joint, W in zip(joints, found["joint_wrench"], strict=True):
        known = ~expected[joint].undetermined
        np.testing.assert_allclose(W[known], expected[joint].wrench[known], atol=1e-6 * size, err_msg=joint)


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1.0, 1e-3, 1e3])
def test_what_redundancy_leaves_open_is_least(size: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  of Bennett's linkage, by any member of a family, walked in loops, and by `reactions`; it was 3 N m off."""
    text = Path("examples/bennett.toml").read_text(encoding="utf-8").replace("9.81", f"{9.81 * size}")
    for word, number in (("p", 0.40), ("r", 0.25), ("h", 0.12), ("thick", 0.02), ("damping", 0.01 * size**2)):
        text = re.sub(rf"^{word} = [0-9].*$", f"{word} = {number * size!r}", text, flags=re.MULTILINE)
    (path := tmp_path / "bennett.toml").write_text(text, encoding="utf-8")
    options: dict[str, Any] = {"time": 0.5, "samples": 3, "rtol": 1e-10, "progress": False}
    options["outputs"] = ["all", "joint_wrench", "joint_acceleration"]
    fixed, unit = po.load(path), size**2 * np.array([size, size, size, 1.0, 1.0, 1.0])
    written = po.simulate(fixed, **options)
    family = po.simulate(po.load_family(path, "p"), parameters={"p": 0.40 * size}, **options)
    monkeypatch.setattr("poinsot.algorithms.compiled.LARGEST_UNROLLED", 0)
    walked = po.simulate(po.load(path), **options)
    for other in (family, walked):
        np.testing.assert_allclose(other.joint_wrench / unit, written.joint_wrench / unit, rtol=0, atol=1e-6)
    q, v = written.joint_position.values[-1], written.joint_velocity.values[-1]
    told = fixed.reactions(q, v, -0.0 * v)
    for joint, W in zip(written.joint.values, written.joint_wrench.values[-1], strict=True):
        np.testing.assert_allclose(told[joint].wrench / unit, W / unit, rtol=0, atol=1e-6)


def test_elements_take_and_give_the_powers_of_the_ledger(seed: int) -> None:
    _, system, q, v = drawn(30 + seed, 0)
    found = seen(system, q, v, "element_force", "element_rate", "element_wrench", "element_stretch")
    x, u = np.concatenate([q, v]), np.zeros(len(system.inputs.names))
    _, powers = system.dynamics.flow.ufunc(x, np.zeros(system.state.local_size), [0.3], u)
    power = dict(zip(system.books.labels["force_element"], found["element_force"] * found["element_rate"], strict=True))
    for name, expected in zip(system.books.power_names, powers, strict=True):
        if name in power and name not in system.books.storage_names:
            np.testing.assert_allclose(power[name], expected, rtol=1e-10, atol=1e-10, err_msg=name)
    assert len(found["element_stretch"]) == len(system.books.labels["stretched"])
    assert found["element_wrench"].shape == (len(system.books.labels["spatial_element"]), 6)


def test_they_are_kept_by_name_only_and_a_batch_is_its_singles() -> None:
    _, system, q, v = drawn(40, 0)
    assert not set(NAMES) & set(seen(system, q, v))
    states = np.tile(np.concatenate([q, v]), (7, 1)) * np.linspace(0.9, 1.1, 7)[:, None]
    u = np.zeros((7, len(system.inputs.names)))
    for name in NAMES:
        one = system.books.observations[name]
        if 0 in np.shape(one.value(SampleBatch(np.zeros(1), states[:1], u[:1]))):
            continue
        whole = one.value(SampleBatch(np.zeros(7), states, u))
        each = [one.value(SampleBatch(np.zeros(1), states[k : k + 1], u[k : k + 1]))[0] for k in range(7)]
        assert np.array_equal(whole, np.array(each)), name
    run = po.simulate(system, 0.01, samples=3, outputs=["all", "joint_wrench"])
    assert "body_twist" in run and run["joint_wrench"].dims == ("time", "joint", "wrench")
    with pytest.raises(po.SimulationError, match="did you mean 'joint_wrench'"):
        po.simulate(system, 0.01, outputs=["joint_wrenc"])
