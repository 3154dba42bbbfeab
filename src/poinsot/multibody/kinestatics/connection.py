"""Kirchhoff's laws of a port connection graph, body by body and edge by edge, loops first.

    body v    T_v = T_{v@e} for each of its edges e,      W_v = Σ_e W_{v@e}
    edge e    T_e = T_{head@e} − T_{tail@e},              W_{tail@e} = W_e = −W_{head@e}

Composed they are `structures.kirchhoff.port_connection_structure` of the graph: one structure of all of it would be
eliminated at once, at the cube of its size. What hangs together by more than one body (the biconnected parts of the
graph) is composed by itself first: so what its loops say twice is dropped there, and between parts there is one port.
In a part a body stands next to its edges, so that halves of it share few ports.
Law: they are, tests/multibody/test_kinestatic_network.py. Source: formulas.md §8, (26)–(28).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import cast

import numpy as np

from poinsot.structures.composition import compose
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.graph import Edge, Graph
from poinsot.structures.kirchhoff import port_connection_structure
from poinsot.structures.multiports import one_junction
from poinsot.structures.ports import Port

DOMAIN = "mechanical"


def connection(
    graph: Graph, light: Collection[str], beside: Mapping[str, Sequence[DiracStructure]]
) -> list[DiracStructure]:
    """The structures that composed are the laws of the graph, those beside an edge next to it.

    light   bodies without a port; beside: structures by the name of the edge that they share ports with
    """
    place = _order(graph)
    parts, found = _parts(graph, place), list[DiracStructure]()
    meeting: dict[str, list[int]] = {v: [] for v in graph.vertices}
    for k, edges in enumerate(parts):
        for v in dict.fromkeys(v for e in edges for v in (e.tail, e.head) if v != graph.reference):
            meeting[v].append(k)
    for v in graph.vertices:
        if not meeting[v] and v not in light:
            found.append(_body(v, v, [], False))
    said: set[str] = set()
    for k, edges in enumerate(parts):
        at: dict[int, list[DiracStructure]] = {}
        own = dict.fromkeys(v for e in edges for v in (e.tail, e.head) if v != graph.reference)
        for v in own:
            inner = at.setdefault(place[v], [])
            ends, single = [_end(v, e.name) for e in edges if v in (e.tail, e.head)], len(meeting[v]) == 1
            if single:
                inner.append(_body(v, v, ends, v in light))
                continue
            inner.append(_body(v, _end(v, f"part {k}"), ends, False))
            if v not in said:
                found.append(_body(v, v, [_end(v, f"part {n}") for n in meeting[v]], v in light))
                said.add(v)
        for e in edges:
            inner = at.setdefault(max(place[e.tail], place[e.head]), [])
            inner += [_edge(graph.reference, e), *beside.get(e.name, ())]
        inner = [each for _, some in sorted(at.items()) for each in some]
        found.append(cast(DiracStructure, compose(*inner, name=f"part {k}", inner=True)))
    return found


def _parts(graph: Graph, place: Mapping[str, int]) -> list[list[Edge]]:
    """The edges of the biconnected parts, from the reference on, so that few parts lie between others."""
    import networkx as nx

    plain = nx.Graph((e.tail, e.head) for e in graph.edges)
    part = {frozenset(ends): k for k, each in enumerate(nx.biconnected_component_edges(plain)) for ends in each}
    found: dict[int, list[Edge]] = {}
    for e in graph.edges:
        found.setdefault(part[frozenset((e.tail, e.head))], []).append(e)
    return sorted(
        found.values(), key=lambda edges: min(place[v] for e in edges for v in (e.tail, e.head) if v in place)
    )


def _order(graph: Graph) -> dict[str, int]:
    """Places of the vertices: from one to its neighbours."""
    beside: dict[str, list[str]] = {v: [] for v in (graph.reference, *graph.vertices)}
    for e in graph.edges:
        beside[e.tail].append(e.head)
        beside[e.head].append(e.tail)
    found: dict[str, int] = {}
    for start in (graph.reference, *graph.vertices):
        waiting = [start]
        for v in waiting:
            if v not in found:
                found[v] = len(found)
                waiting += beside[v]
    return found


def _end(body: str, of: str) -> str:
    return f"{body} at {of}"


def _body(body: str, port: str, ends: Sequence[str], light: bool) -> DiracStructure:
    """What meets at a body, which is counted as what its ends say."""
    names = [*([] if light else [port]), *ends]
    ports = tuple(Port(name, 6, DOMAIN) for name in names)
    return _star(len(ends), light).otherwise(ports=ports, name=f"what meets at {body}")


@cache
def _star(edges: int, light: bool) -> DiracStructure:
    own = 0 if light else 1
    star = one_junction(*(Port(f"{k}", 6, DOMAIN) for k in range(own + edges)))
    signs = np.ones(star.size)
    signs[: 6 * own] = -1.0
    return replace(star, F=star.F.astype(float) * signs, E=star.E.astype(float) * signs)


def _edge(reference: str, e: Edge) -> DiracStructure:
    """The share of an edge in its ends."""
    found = _three(e.tail == reference, e.head == reference)
    return found.renamed(
        {"edge": e.name, **{old: _end(v, e.name) for old, v in (("tail", e.tail), ("head", e.head)) if v != reference}}
    )


@cache
def _three(from_ground: bool, to_ground: bool) -> DiracStructure:
    tail, head = "ground" if from_ground else "tail", "ground" if to_ground else "head"
    bodies = tuple(v for v in (tail, head) if v != "ground")
    found = port_connection_structure(Graph("ground", bodies, (Edge("edge", tail, head),)), domain=DOMAIN)
    return replace(found, F=found.F.astype(float), E=found.E.astype(float))
