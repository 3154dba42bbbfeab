"""The primary graph of what stands on frames, and its Dirac structure: it moves as the network does."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot.analysis import implicit_system, kinestatic_motion
from taken_apart import bare, loaded, taken_apart, whole_model


@pytest.mark.parametrize("seed", quick(3, range(30)))
def test_the_structure_of_the_primary_graph_moves_as_the_network_does(seed: int) -> None:
    rng = np.random.default_rng(seed)
    whole = po.Mechanism(whole_model(rng, bodies=5))
    net = taken_apart(whole.model, rng, order=seed % 2 == 1, frames=seed % 3 == 1)
    q, v = zoo.random_state(whole.tree, rng)
    at = dict(zip(whole.coordinate_names, q, strict=True))
    at |= {f"{name}.rate": rate for name, rate in zip(whole.freedom_names, v, strict=True)}
    state = [at[bare(name)] for name in net.state_names]
    flow = net.equations.evaluate(state, 0.0, [])
    graphs = net.kinestatic_networks(state)
    assert graphs.keys() == net.mechanisms.keys()
    for (_, machine, start), (expected, _, _) in zip(net.equations.machines, flow.moved, strict=True):
        network = graphs[machine.name]
        rates = np.array(state[start + machine.tree.nq : start + machine.size], dtype=float)
        found = kinestatic_motion(implicit_system(network, rates), np.zeros(machine.tree.nv)).acceleration
        size = max(1.0, float(np.linalg.norm(np.array(expected, dtype=float))))
        np.testing.assert_allclose(found, np.array(expected, dtype=float), rtol=0, atol=1e-9 * size)
        inertias = {e.name for e, _ in net._placed.values() if getattr(getattr(e, "solid", None), "inertia", None)}
        bodies = {body for body in machine.owner.body_names if body in inertias}
        assert bodies <= {name.removeprefix("body ") for name in network.graph.vertices} | {"ground"}


def test_the_graph_names_bodies_springs_and_pairs() -> None:
    network = loaded().kinestatic_networks()["bodies"]
    assert {"body arm.upper", "body arm.lower", "body load"} <= {*network.graph.vertices}
    assert {"joint arm.elbow", "element bush", "element rubber"} <= {edge.name for edge in network.graph.edges}
    assert {"arm.upper", "arm.lower", "load"} == {*network.heavy}
