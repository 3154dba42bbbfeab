"""Which networks have no value of their laws at a given state of storage, so that no flow exists to be followed.

A junction takes any voltage but not any current. In a cutset of junctions, through storage and through sources alone,
its current is what the others say, and the voltage that the network then asks for has no value beyond the saturation
current, or, with a leak, is the current over 1e-12 S. Storage and voltages have to be solved together: `residual`.
Law: exactly the junctions that join two parts of what is left without all such branches,
tests/networks/test_solvability.py.
"""

from __future__ import annotations

import numpy as np

from poinsot.components.primitives import GROUND, IdealSource, Relation, Storage
from poinsot.networks.model import NetworkModel
from poinsot.structures.graph import parts
from poinsot.structures.kirchhoff import EdgeKind


def stuck_junctions(model: NetworkModel) -> dict[str, list[str]]:
    """Junctions in cutsets of junctions, through storage and through sources → the others of such a cutset, by name."""
    number = {node: i for i, node in enumerate((GROUND, *model.graph.vertices))}
    closed, open_branches = list[tuple[int, int]](), list[tuple[str, bool, tuple[int, int]]]()
    for b in model.branches:
        element, ends = model.primitives[b.element], (number[b.tail], number[b.head])
        junction = isinstance(element, Relation) and bool(element.junctions)
        storage = isinstance(element, Storage) and element.kinds[b.port] == EdgeKind.THROUGH_STORAGE
        source = isinstance(element, IdealSource) and element.kind == EdgeKind.THROUGH_SOURCE
        if junction or storage or source:
            open_branches.append((b.name, junction, ends))
        else:
            closed.append(ends)
    part = parts(len(number), *np.array(closed, dtype=np.int64).reshape(-1, 2).T)
    apart = [(name, junction, {part[a], part[b]}) for name, junction, (a, b) in open_branches if part[a] != part[b]]
    around: dict[int, list[str]] = {}
    for name, _, sides in apart:
        for side in sides:
            around.setdefault(side, []).append(name)
    found: dict[str, list[str]] = {}
    for name, junction, sides in apart:
        if junction:
            cutset = min((around[side] for side in sorted(sides)), key=len)
            found[name] = [other for other in cutset if other != name]
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
