"""One Dirac structure for the whole of a network, mechanisms and circuits together, and its motion on it."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import fsolve

import poinsot as po
import zoo
from cases import quick
from poinsot.analysis import implicit_system, kinestatic_motion, kinestatic_network
from poinsot.multibody import Motion, RigidBody, body_pose, constraint_jacobian, passive_loads
from taken_apart import bare, loaded, taken_apart, whole_model

NETWORKS = Path(__file__).resolve().parents[2] / "examples" / "networks"
CASES = ["two_arms", "engine_on_mounts", "hydraulic_lift", "cylinder_lifts_four_bar", "motor_drives_four_bar",
         "motors_drive_arm", "stewart_platform", "motor_swings_pole"]  # fmt: skip


def moving(net: po.Network, rng: np.random.Generator) -> np.ndarray:
    """The start of a network with random rates of its mechanisms that their loops allow."""
    x = np.array(net.initial_state(), dtype=float)
    for _, machine, start in net.equations.machines:
        q, v = x[start : start + machine.tree.nq], rng.normal(size=machine.tree.nv) * 0.5
        A = np.asarray(constraint_jacobian(machine.tree, q), dtype=float).reshape(-1, machine.tree.nv)
        x[start + machine.tree.nq : start + machine.size] = v - np.linalg.pinv(A, 1e-10) @ (A @ v)
    return x


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", CASES)
def test_what_a_network_does_is_on_its_dirac_structure(name: str) -> None:
    """Across and through of branches, T and Ṗ less weight of bodies, wrenches of springs, v and efforts of freedoms."""
    net = po.load(NETWORKS / f"{name}.toml")
    e, x, t = net.equations, moving(net, np.random.default_rng(0)), 0.0
    missing = lambda w: np.array(e.evaluate(x, t, [], list(w)).residual, dtype=float)  # noqa: E731
    size = len(missing([0.0] * 40))
    unknowns = fsolve(missing, np.zeros(size), xtol=1e-13) if size else []
    flow = e.evaluate(x, t, [], list(unknowns))
    D = net.structure(x).dirac()
    f, w = np.zeros(D.size), np.zeros(D.size)
    for b, branch in enumerate(e.model.branches):
        if branch.name in D.port_names:
            both = float(flow.across[b]), float(flow.through[b])
            k = D.columns(branch.name)
            f[k], w[k] = both[::-1] if branch.domain.across_is_effort else both
    for (_, machine, start), (v_dot, *_) in zip(e.machines, flow.moved, strict=True):
        tree, own, h = machine.tree, machine.owner.model, 1e-5
        q, v = (np.array(part, dtype=float) for part in machine.split(x[start : start + machine.size]))
        now, gravity = Motion.of(tree, q, v), own.gravity
        bodies = {b.name: RigidBody(b.inertia, gravity) for b in own.bodies}

        def momenta(s: float, q=q, v=v, v_dot=v_dot, tree=tree, bodies=bodies, machine=machine):
            at = np.asarray(machine.owner.integrate(q, v * s), dtype=float)
            rates = v + s * np.asarray(v_dot, dtype=float)
            seen = implicit_system(kinestatic_network(tree, at), rates).twists
            poses = {b: body_pose(tree, at, b) for b in bodies}
            return {b: (poses[b] @ (body.inertia * poses[b].pull(seen[b]))).vector for b, body in bodies.items()}

        before, after, poses = momenta(-h), momenta(h), {b: body_pose(tree, q, b) for b in bodies}
        system = implicit_system(kinestatic_network(tree, q), v)
        twists, driven, inner = system.twists, kinestatic_motion(system, 0.0 * v).efforts, system.network.structure
        supplied = {b: po.Wrench.zero() for b in bodies}
        for source in machine.sources:
            stretch = source.stretch.measured(now)
            value = source.effort(e.value(machine.called(source.name), t, []), stretch.value, stretch.rate(now))
            for link, W, _ in stretch.ends:
                at_link = next(b for b in bodies if tree.bodies[b].link == link)
                supplied[at_link] = supplied[at_link] + now.X_W[link] @ (W * value)
        for b, body in bodies.items():
            if (port := f"body {machine.called(b)}") in D.port_names:
                k = D.columns(port)
                weight = (poses[b] @ body.weight(poses[b])).vector + supplied[b].vector
                f[k], w[k] = twists[b].vector, (after[b] - before[b]) / (2 * h) - weight
        for element in own.passive:
            if (port := f"element {machine.called(element.name)}") in D.port_names:
                a, b = element.stretch.between
                k = D.columns(port)
                f[k], w[k] = (twists[b] - twists[a]).vector, driven[inner.columns(f"element {element.name}")]
        efforts = passive_loads(now).effort(np.zeros(tree.nv))
        for link in tree.links:
            if (port := f"freedoms {machine.called(link.joint)}") in D.port_names:
                k, own_v = D.columns(port), list(link.v)
                f[k], w[k] = v[own_v], -np.asarray(efforts, dtype=float)[own_v]
    power = np.abs(f) @ np.abs(w)
    assert D.contains(f, w, 1e-6) and abs(f @ w) < 1e-6 * power
    assert not D.contains(f, w * (1.0 + 0.01 * np.random.default_rng(1).normal(size=D.size)), 1e-6)


def test_the_structure_is_that_of_the_state_asked_for() -> None:
    """Of another configuration, and of another position of a magnet."""
    arms = po.load(NETWORKS / "two_arms.toml")
    x = arms.initial_state()
    y = moving(arms, np.random.default_rng(1))
    (_, machine, start) = arms.equations.machines[0]
    y[start : start + machine.tree.nq] += 0.3
    assert not arms.structure(x).dirac().same_as(arms.structure(y).dirac())


def test_a_port_on_a_body_without_inertia_is_refused() -> None:
    lifted = po.load(NETWORKS / "cylinder_lifts_four_bar.toml")
    (_, machine, _) = lifted.equations.machines[0]
    model, ends = machine.owner.model, {end[0] for end in machine.ports["rod"]}
    bodies = tuple(replace(b, inertia=po.Inertia.zero()) if b.name in ends else b for b in model.bodies)
    net = po.Network("light")
    net.add(po.Mechanism(replace(model, bodies=bodies)).as_element(ports=machine.ports, name="m"), "a")
    net.add(po.translational.Damper("d", 1.0), "a", "ground")
    with pytest.raises(po.ModelError, match="port 'rod' acts on a body without inertia"):
        net.structure().dirac()


@pytest.mark.parametrize("seed", quick(3, range(30)))
def test_the_structure_of_the_primary_graph_moves_as_the_network_does(seed: int, rng: np.random.Generator) -> None:
    whole = po.Mechanism(whole_model(rng, bodies=5))
    net = taken_apart(whole.model, rng, order=seed % 2 == 1, frames=seed % 3 == 1)
    q, v = zoo.random_state(whole.tree, rng)
    at = dict(zip(whole.coordinate_names, q, strict=True))
    at |= {f"{name}.rate": rate for name, rate in zip(whole.freedom_names, v, strict=True)}
    state = [at[bare(name)] for name in net.state_names]
    flow = net.equations.evaluate(state, 0.0, [])
    graphs = net.kinestatic_networks(state)
    assert graphs.keys() == net.mechanisms.keys()
    for (_, machine, start), (expected, *_) in zip(net.equations.machines, flow.moved, strict=True):
        network = graphs[machine.name]
        rates = np.array(state[start + machine.tree.nq : start + machine.size], dtype=float)
        found = kinestatic_motion(implicit_system(network, rates), np.zeros(machine.tree.nv)).acceleration
        size = max(1.0, float(np.linalg.norm(np.array(expected, dtype=float))))
        np.testing.assert_allclose(found, np.array(expected, dtype=float), rtol=0, atol=1e-9 * size)
        inertias = {e.name for e, _ in net.placed if getattr(getattr(e, "solid", None), "inertia", None)}
        bodies = {body for body in machine.owner.body_names if body in inertias}
        assert bodies <= {name.removeprefix("body ") for name in network.graph.vertices} | {"ground"}


def test_the_graph_names_bodies_springs_and_pairs() -> None:
    network = loaded().kinestatic_networks()["bodies"]
    assert {"body arm.upper", "body arm.lower", "body load"} <= {*network.graph.vertices}
    assert {"joint arm.elbow", "element bush", "element rubber"} <= {edge.name for edge in network.graph.edges}
    assert {"arm.upper", "arm.lower", "load"} == {*network.heavy}
