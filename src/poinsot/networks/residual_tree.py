"""The tree of a residual form: which variable of each branch is given, the others being sums of given ones.

Sources first, then storage, resistors by falling conductance, junctions; what only senses is a source of nothing.
Law: tests/networks/test_newton.py. Source: decision 0007; formulas.md §9. Units: across and through of the domains.
"""

from __future__ import annotations

from poinsot.algebra.sparse import Row
from poinsot.components import primitives
from poinsot.errors import ModelError
from poinsot.networks.causality import Causality, couplings_of_storage, from_tree, is_wire, storage_to_move
from poinsot.networks.model import NetworkModel
from poinsot.structures.graph import Edge, Graph
from poinsot.structures.kirchhoff import EdgeKind

_WIRE, _ACROSS_LAW, _COUPLING, _VIRTUAL, _RESISTOR = 0.25, 1.4, 1.6, 1.8, 2.0
_THROUGH_LAW, _JUNCTION = 2.6, 2.8


def planted(model: NetworkModel, whole: bool, tied: bool) -> tuple[Causality, dict[int, Row]]:
    """The tree, and the given variables of couplings that are sums of those of storage and sources.

    whole  without it each node has a virtual branch to the ground besides, through which nothing flows
    tied   whether storage that couplings tie to other storage and to sources alone changes sides
    """
    graph, ranks = model.graph, _ranks(model)
    if not whole:
        virtual = [Edge(f"→ {n}", n, primitives.GROUND) for n in graph.vertices]
        graph = Graph(primitives.GROUND, graph.vertices, (*graph.edges, *virtual))
        return Causality(*from_tree(graph, [*ranks, *[_VIRTUAL] * len(virtual)]), ()), {}
    given, out = from_tree(graph, ranks)
    couples = [isinstance(e, primitives.IdealCoupling) and not e.by for e in model.primitives]
    if not (tied and any(couples)):
        return Causality(given, out, ()), {}
    constant = [e.at() if isinstance(e, primitives.IdealCoupling) and not e.by else None for e in model.primitives]
    moves = storage_to_move(model, constant, given, out)
    if not moves:
        return Causality(given, out, ()), {}
    for b, branch in enumerate(model.branches):  # storage that follows others through couplings: its rate is sought
        if not isinstance(model.primitives[branch.element], primitives.IdealCoupling):
            before = (given[b] == "across") != (b in moves)
            ranks[b] = _COUPLING + (0.01 * ranks[b] + 0.1) * (-1.0 if before else 1.0)
    given, out = from_tree(graph, ranks)
    return Causality(given, out, ()), couplings_of_storage(model, constant, given, out)


def _ranks(model: NetworkModel) -> list[float]:
    plain = [
        (k, e)
        for k, e in enumerate(model.primitives)
        if isinstance(e, primitives.LinearResistor) and not e.vary and e.r
    ]
    conductances = sorted((e.r / e.a if e.a else float("inf"), k) for k, e in plain)
    place = {k: _RESISTOR + 0.5 * i / (len(conductances) + 1) for i, (_, k) in enumerate(conductances)}
    found = []
    for branch in model.branches:
        element = model.primitives[branch.element]
        match element:
            case primitives.Storage():
                found.append(float(element.kinds[branch.port]))
            case primitives.IdealSource():
                found.append(float(element.kind))
            case primitives.IdealCoupling():
                found.append(_COUPLING)
            case primitives.LinearResistor():
                found.append(place.get(branch.element, _RESISTOR if element.vary else _WIRE))
            case primitives.Relation() if is_wire(element, branch.port):
                found.append(float(EdgeKind.ACROSS_SOURCE))
            case primitives.Relation() if element.junctions:
                found.append(_JUNCTION)
            case primitives.Relation():
                two_ways = element.inverse is not None
                across = element.outputs[branch.port] == "across" and not two_ways
                found.append(_ACROSS_LAW if across else _RESISTOR + 0.55 if two_ways else _THROUGH_LAW)
            case _:
                raise ModelError(f"network {model.name!r}: the mechanism {branch.name!r} has no residual form")
    return found
