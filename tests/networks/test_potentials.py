"""Potentials of nodes as outputs of runs: what is across an element is their difference, in whatever way a run goes."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from networks.nonlinear_networks import random_nonlinear
from poinsot import electrical as el


def agrees(net: po.Network, **options: object) -> None:
    """Of every element across is the difference of the potentials of its terminals."""
    known = [*net.node_names]
    branches = [b for b in net.model.branches if {b.tail, b.head} <= {*known, "ground"}]
    names = [f"{b.name}.{b.domain.across.name}" for b in branches]
    run = po.simulate(net, samples=5, outputs=[*known, *names], **options)  # type: ignore[arg-type]
    potential = {"ground": np.zeros(5), **{node: run[node].values for node in known}}
    for b, name in zip(branches, names, strict=True):
        size = 1e-12 * (abs(potential[b.tail]) + abs(potential[b.head]) + 1e-30)
        assert (abs(run[name].values - (potential[b.tail] - potential[b.head])) <= 10 * size.max()).all(), name
        assert run[b.tail if b.tail != "ground" else b.head].attrs["units"] == run[name].attrs["units"]


def test_across_is_their_difference(seed: int) -> None:
    agrees(random_nonlinear(np.random.default_rng(seed)), time=0.1)


def test_in_large_networks_and_where_laws_are_solved_with_storage(tmp_path: Path) -> None:
    ladder = po.Network("ladder")
    ladder.add(el.VoltageSource("V", 1.0), "n0", "ground")
    for k in range(200):
        ladder.add(el.Resistor(f"R{k}", 10.0 + k), f"n{k}", f"n{k + 1}")
        ladder.add(el.Capacitor(f"C{k}", 1e-6), f"n{k + 1}", "ground")
    agrees(ladder, time=1e-3)
    deck = tmp_path / "bridge.cir"
    bridge = "V1 a b SIN(0 10 50)\nR9 b 0 1Meg\nD1 a p D\nD2 b p D\nD3 n a D\nD4 n b D\nRL p n 100\n.model D D\n"
    deck.write_text(f"a bridge without storage\n{bridge}.tran 1m 20m\n.end\n")
    agrees(po.load(deck))
    with pytest.raises(po.SimulationError, match="has no output 'q'"):
        po.simulate(po.load(deck), outputs=["q"])


def test_of_other_domains_and_for_controllers() -> None:
    net = po.Network("shaft")
    net.add(po.rotational.TorqueSource("M", 2.0), "shaft", "ground")
    net.add(po.rotational.Inertia("J", 0.5), "shaft")
    watch = po.Controller(0.1, lambda t, speed: 2.0 * speed, reads=["shaft"], tells="doubled")
    run = po.simulate(net, 1.0, samples=11, outputs=["shaft"], controllers=[watch])
    np.testing.assert_allclose(run["shaft"], 4.0 * run.time, atol=1e-9)
    assert run["shaft"].attrs["units"] == "rad/s"
    np.testing.assert_allclose(run["control"][:, 0], 8.0 * run.time, atol=1e-9)
