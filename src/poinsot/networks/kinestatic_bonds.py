"""The kinestatic bond graph of a mechanism: bodies, pairs, springs and dampers on bonds of twist and wrench.

    1-junction  a body: T common, Σ ± W = 0, on it the inertia I        0-junction  an edge: W common, T_b − T_a − T = 0
    MTF         a pair: T = S v, τ = Sᵀ W, from a bond (v; τ) of as many numbers as it has freedoms
    Se          efforts on its freedoms; "0" where none can act, as at pairs that close loops
    Sf          T = 0 of a pair without freedoms
    C, R, CR    elements that store, that dissipate, that do both

Power counts from efforts through pairs to bodies and elements: Σ ⟨τ, v⟩ = Σ ⟨W, T⟩, as in `KinestaticNetwork`. The
ground bears no power and is left out. A bond of six numbers has no one causal stroke: a pair tells twists in some
directions and wrenches in the others.
Law: read back, it has the Dirac structure of the network, tests/networks/test_kinestatic_bonds.py.
Source: Stramigioli et al., §3.2.5; Karnopp, Margolis & Rosenberg, System Dynamics (multibond graphs).
Units: T [rad/s; m/s], W [N·m; N].
"""

from __future__ import annotations

from poinsot.components.domains import SPATIAL
from poinsot.multibody.force import ForceElement
from poinsot.multibody.kinestatics.network import KinestaticNetwork, PairEdge, gear_trains
from poinsot.networks.bond_graph import NO_STROKE, ONE, ZERO, Bond, BondGraph, BondPort, Vertex, simplify


def kinestatic_bond_graph(network: KinestaticNetwork) -> BondGraph:
    """The bond graph of a kinestatic network; ports of bonds count the edges of its graph, then its bodies, then the
    freedoms of its pairs, in the order of each."""
    graph, edges = BondGraph(), network.graph.edges
    at = {name: graph.new(Vertex(ONE, name.removeprefix("body "), SPATIAL)) for name in network.graph.vertices}
    middles = [graph.new(Vertex(ZERO, e.name, SPATIAL)) for e in edges]
    for k, name in enumerate(network.heavy, start=len(edges)):
        _end(graph, at[f"body {name}"], Vertex("I", name, SPATIAL, k), k)
    pairs = {e.name: e for e in network.pairs}
    elements = {f"element {e.name}": e for e in network.tree.model.passive}
    transformers = {}
    for k, (edge, middle) in enumerate(zip(edges, middles, strict=True)):
        first, second = at.get(edge.tail), at.get(edge.head)
        if edge.name in pairs:
            vertex = _pair(pairs[edge.name], k)
            transformers[edge.name] = graph.new(vertex)
            graph.add(
                Bond(transformers[edge.name], middle, NO_STROKE, SPATIAL, (BondPort(k, transformers[edge.name]),))
            )
        else:
            _end(graph, middle, Vertex(_kind(elements[edge.name]), elements[edge.name].name, SPATIAL, k), k)
            first, second = second, first
        if first is not None:
            graph.add(Bond(first, middle, NO_STROKE, SPATIAL))
        if second is not None:
            graph.add(Bond(middle, second, NO_STROKE, SPATIAL))
    _efforts(graph, network, transformers, len(edges) + len(network.heavy))
    simplify(graph)
    for bond in graph.bonds:
        bond.stroke = NO_STROKE
    return graph


def _end(graph: BondGraph, junction: int, vertex: Vertex, branch: int) -> None:
    """An element that takes power from a junction."""
    k = graph.new(vertex)
    graph.add(Bond(junction, k, NO_STROKE, SPATIAL, (BondPort(branch, k),)))


def _pair(e: PairEdge, k: int) -> Vertex:
    return Vertex("MTF" if e.S.shape[1] else "Sf", e.joint.name, SPATIAL, k)


def _kind(e: ForceElement) -> str:
    return "C" * e.stores + "R" * e.dissipates


def _efforts(graph: BondGraph, network: KinestaticNetwork, transformers: dict[str, int], branch: int) -> None:
    """Efforts on the freedoms of every pair; of joints that share one rate, on a junction between them."""
    trains = gear_trains(network.pairs)
    geared = {e.name: train for train in trains for e in train}
    for k, e in enumerate(network.pairs, start=branch):
        train = geared.get(e.name, [e])
        if not e.S.shape[1] or train[0] is not e:
            continue
        name = e.joint.name if e.link is not None else "0"
        source = graph.new(Vertex("Se", name, SPATIAL, k))
        told = source
        ports: tuple[BondPort, ...] = (BondPort(k, source),)
        if len(train) > 1:
            told = graph.new(Vertex(ONE, e.port, SPATIAL))
            graph.add(Bond(source, told, NO_STROKE, SPATIAL, ports))
            ports = ()
        for each in train:
            end = transformers[each.name]
            graph.add(Bond(told, end, NO_STROKE, SPATIAL, (*ports, BondPort(branch + network.pairs.index(each), end))))
