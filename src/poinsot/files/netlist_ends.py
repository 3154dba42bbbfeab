"""Ends of a circuit that hang in the air: SPICE leaves them at some voltage, here each is held and named.

At a node where one terminal stands nothing flows: it is kept, with an open circuit to the ground. Of a part without any
path to the ground only differences of voltages matter: one of its nodes is put on the ground, which carries no current.
Law: no current and no difference of voltages changes, tests/files/test_netlist_dialect.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from poinsot.components import electrical
from poinsot.components.primitives import GROUND
from poinsot.networks.model import branches_of
from poinsot.systems.network import Network


def held(network: Network) -> Iterator[str]:
    """Hold what floats; a sentence for each node that was held."""
    standing: dict[str, list[str]] = {}
    leader: dict[str, str] = {GROUND: GROUND}

    def root(node: str) -> str:
        while leader[node] != node:
            leader[node] = leader[leader[node]]
            node = leader[node]
        return node

    for name, tail, head, senses in branches_of(network.placed):
        for node in dict.fromkeys((tail, head)):
            leader.setdefault(node, node)
            standing.setdefault(node, []).append("" if senses else name)
        if senses:
            continue
        one, other = root(tail), root(head)
        if GROUND in (one, other):
            leader[one] = leader[other] = GROUND
        else:
            leader[one] = other
    alone = {node: those[0] for node, those in standing.items() if len(those) == 1 and those[0] and node != GROUND}
    for node, name in alone.items():
        network.add(electrical.Conductor(f"open.{node}", 0.0), node, GROUND)
        leader[root(node)] = GROUND
        yield f"only {name!r} stands on node {node!r}, so nothing flows there"
    for node in standing:
        if (lost := root(node)) != GROUND:
            network.add(electrical.Resistor(f"ground.{node}", 0.0), node, GROUND)
            leader[lost] = GROUND
            yield f"no path leads from node {node!r} to the ground: its voltage is taken as zero, differences stay"
