"""Junctions without a voltage at given storage: in cutsets of junctions, through storage and through sources."""

from __future__ import annotations

import networkx as nx
import numpy as np
import pytest

from poinsot import Network
from poinsot import electrical as el
from poinsot.networks.causality import stuck_junctions

G = "ground"


@pytest.mark.parametrize("seed", range(60))
def test_exactly_the_junctions_that_join_parts(seed: int) -> None:
    """Random circuits: the junction is stuck if no path of other elements leads from one of its nodes to the other."""
    rng = np.random.default_rng(seed)
    net, kinds = Network("random"), {}
    nodes = [G, *"abcde"[: int(rng.integers(2, 6))]]
    paths = nx.Graph()
    paths.add_nodes_from(nodes)
    pairs = [(a, G) for a in nodes[1:]] + [tuple(rng.choice(nodes, 2, replace=False)) for _ in range(6)]
    for k, (a, b) in enumerate(pairs):
        kind = str(rng.choice(list("RCLDDI")))
        made = {"R": el.Resistor(f"R{k}", 1.0), "C": el.Capacitor(f"C{k}", 1.0), "L": el.Inductor(f"L{k}", 1.0)}
        made |= {"D": el.Diode(f"D{k}"), "I": el.CurrentSource(f"I{k}", 1.0)}  # type: ignore[dict-item]
        net.add(made[kind], str(a), str(b))
        kinds[f"{kind}{k}"] = kind, str(a), str(b)
        if kind in "RC":
            paths.add_edge(str(a), str(b))
    expected = {name for name, (kind, a, b) in kinds.items() if kind == "D" and not nx.has_path(paths, a, b)}
    assert set(stuck_junctions(net.model)) == expected
