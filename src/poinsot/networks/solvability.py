"""Which networks have no value of their laws at a given state of storage, so that no flow exists to be followed.

A junction takes any voltage but not any current. In a cutset of junctions, through storage and through sources alone,
its current is what the others say, and the voltage that the network then asks for has no value beyond the saturation
current, or, with a leak, is the current over 1e-12 S. Storage and voltages have to be solved together: `residual`.
Law: exactly the junctions that join two parts of what is left without all such branches,
tests/networks/test_solvability.py.
"""

from __future__ import annotations

from poinsot.components.primitives import GROUND, IdealSource, Relation, Storage
from poinsot.networks.model import NetworkModel
from poinsot.structures.kirchhoff import EdgeKind


def stuck_junctions(model: NetworkModel) -> dict[str, list[str]]:
    """Junctions in cutsets of junctions, through storage and through sources → the others of such a cutset, by name."""
    leader = {node: node for node in (GROUND, *model.graph.vertices)}

    def root(node: str) -> str:
        while leader[node] != node:
            leader[node] = leader[leader[node]]
            node = leader[node]
        return node

    open_branches = []
    for b in model.branches:
        element = model.primitives[b.element]
        junction = isinstance(element, Relation) and bool(element.junctions)
        storage = isinstance(element, Storage) and element.kinds[b.port] == EdgeKind.THROUGH_STORAGE
        source = isinstance(element, IdealSource) and element.kind == EdgeKind.THROUGH_SOURCE
        if junction or storage or source:
            open_branches.append((b, junction))
        else:
            leader[root(b.tail)] = root(b.head)
    around: dict[str, list[str]] = {}
    for b, _ in open_branches:
        ends = {root(b.tail), root(b.head)}
        for end in ends if len(ends) == 2 else ():
            around.setdefault(end, []).append(b.name)
    found: dict[str, list[str]] = {}
    for b, junction in open_branches:
        ends = {root(b.tail), root(b.head)}
        if junction and len(ends) == 2:
            cutset = min((around[end] for end in sorted(ends)), key=len)
            found[b.name] = [name for name in cutset if name != b.name]
    return found


def refusal(model: NetworkModel, stuck: dict[str, list[str]]) -> str:
    """Why no explicit method moves the network, in the words of its elements."""
    first = list(stuck.items())[:2]
    told = "; ".join(f"the junction {name!r} is in a cutset with {_listed(others)}" for name, others in first)
    return (
        f"network {model.name!r}: {told}, so {'its voltage is' if len(stuck) == 1 else 'their voltages are'} not a "
        "function of the state of storage, and no explicit method can follow it"
    )


def _listed(names: list[str]) -> str:
    return ", ".join(map(repr, names[:4])) + (", …" if len(names) > 4 else "")
