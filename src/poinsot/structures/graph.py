"""Directed graphs of bodies and edges: trees, fundamental loops and cutsets, Kirchhoff's laws.

Conventions (formulas.md §8): an edge runs from its tail to its head; the incidence matrix B (vertices × edges,
reference vertex left out) has +1 at the tail and −1 at the head. Across variables (twists) sum to zero round every
loop, through variables (wrenches) over every cutset. Law: C Qᵀ = 0, exactly, over the integers,
tests/structures/test_graph.py. Source: Stramigioli et al., §3.2.2.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import ModelError

Matrix = NDArray[np.int64]


class _Parts:
    """Disjoint parts of 0 … n − 1, joined one by one."""

    def __init__(self, count: int) -> None:
        self._leader = list(range(count))

    def root(self, i: int) -> int:
        """The one that stands for the part of i."""
        leader = self._leader
        while leader[i] != i:
            leader[i] = leader[leader[i]]
            i = leader[i]
        return i

    def join(self, a: int, b: int) -> bool:
        """Join the parts of a and b; whether they were apart."""
        first, second = self.root(a), self.root(b)
        self._leader[second] = first
        return first != second


@dataclass(frozen=True, slots=True)
class Edge:
    """A directed edge; names of edges are unique, vertices may be joined by several."""

    name: str
    tail: str
    head: str


@dataclass(frozen=True)
class Graph:
    """Vertices and directed edges, with one reference vertex (the ground), which is not among the vertices.

    Errors  ModelError if a name is taken twice or an edge ends at a vertex that is not there
    """

    reference: str
    vertices: tuple[str, ...]
    edges: tuple[Edge, ...]

    def __post_init__(self) -> None:
        known = {self.reference, *self.vertices}
        if len(known) != len(self.vertices) + 1:
            raise ModelError("the vertices of a graph, the reference among them, must have names that differ")
        if len({e.name for e in self.edges}) != len(self.edges):
            raise ModelError("the edges of a graph must have names that differ")
        for e in self.edges:
            for end in (e.tail, e.head):
                if end not in known:
                    raise ModelError(f"edge {e.name!r} ends at {end!r}, which is no vertex of the graph")

    def incidence(self) -> Matrix:
        """B (vertices × edges): +1 at the tail, −1 at the head; no row for the reference."""
        row = {name: i for i, name in enumerate(self.vertices)}
        B = np.zeros((len(self.vertices), len(self.edges)), dtype=np.int64)
        for k, e in enumerate(self.edges):
            if e.tail in row:
                B[row[e.tail], k] += 1
            if e.head in row:
                B[row[e.head], k] -= 1
        return B

    def components(self) -> list[set[str]]:
        """The connected parts: the one with the reference first, the others by their first vertex."""
        names = (self.reference, *self.vertices)
        number, joined = {name: i for i, name in enumerate(names)}, _Parts(len(names))
        for e in self.edges:
            joined.join(number[e.tail], number[e.head])
        parts: dict[int, set[str]] = {}
        for name, i in number.items():
            parts.setdefault(joined.root(i), set()).add(name)
        return list(parts.values())

    def spanning_tree(self, weights: dict[str, float]) -> set[str]:
        """Names of the edges of a spanning tree (forest) with the greatest total weight; weights by name of edge.

        Among equals it prefers edges near the reference, so that chains stay short, then the order of the edges.
        """
        number = {name: i for i, name in enumerate((self.reference, *self.vertices))}
        ends = [(number[e.tail], number[e.head]) for e in self.edges]
        depth = _depths(len(number), ends)
        order = [(-weights[e.name], depth[a] + depth[b]) for e, (a, b) in zip(self.edges, ends, strict=True)]
        joined = _Parts(len(number))
        return {self.edges[k].name for k in sorted(range(len(ends)), key=order.__getitem__) if joined.join(*ends[k])}

    def fundamental_loops(self, tree: set[str]) -> Matrix:
        """C (co-tree edges × all edges): each row is the loop one co-tree edge closes, counted along that edge.

        tree  names of the edges of a spanning tree (forest). Law: C Qᵀ = 0; across variables obey C (across) = 0.
        """
        import networkx as nx

        column = {e.name: k for k, e in enumerate(self.edges)}
        branches = nx.Graph()
        branches.add_nodes_from((self.reference, *self.vertices))
        for e in self.edges:
            if e.name in tree:
                branches.add_edge(e.tail, e.head, edge=e)
        cotree = [e for e in self.edges if e.name not in tree]
        C = np.zeros((len(cotree), len(self.edges)), dtype=np.int64)
        for row, chord in zip(C, cotree, strict=True):
            row[column[chord.name]] = 1
            for a, b in pairwise(nx.shortest_path(branches, chord.head, chord.tail)):
                branch: Edge = branches.edges[a, b]["edge"]
                row[column[branch.name]] = 1 if (branch.tail, branch.head) == (a, b) else -1
        return C

    def fundamental_cutsets(self, tree: set[str]) -> Matrix:
        """Q (tree edges × all edges): each row is the cutset one tree edge makes, counted along that edge.

        tree  names of the edges of a spanning tree (forest). Law: through variables obey Q (through) = 0.
        """
        column = {e.name: k for k, e in enumerate(self.edges)}
        C = self.fundamental_loops(tree)
        branches = [e for e in self.edges if e.name in tree]
        chords = [column[e.name] for e in self.edges if e.name not in tree]
        Q = np.zeros((len(branches), len(self.edges)), dtype=np.int64)
        for i, branch in enumerate(branches):
            Q[i, column[branch.name]] = 1
            for row, chord in enumerate(chords):
                Q[i, chord] = -C[row, column[branch.name]]
        return Q


def _depths(count: int, ends: list[tuple[int, int]]) -> list[int]:
    """How many edges lie between vertex 0 and each of the vertices; for those out of reach more than any has."""
    neighbours: list[list[int]] = [[] for _ in range(count)]
    for a, b in ends:
        neighbours[a].append(b)
        neighbours[b].append(a)
    far = count
    depth = [far] * count
    depth[0] = 0
    reached = [0]
    for v in reached:
        for w in neighbours[v]:
            if depth[w] == far:
                depth[w] = depth[v] + 1
                reached.append(w)
    return depth


def port_connection_matrices(graph: Graph) -> tuple[Matrix, Matrix]:
    """C = [Bᵀ I] and Q = [I −B] over (bodies, edges): Kirchhoff's laws of the port connection graph.

    An edge from the reference to every body is added as the Lagrangian tree. C T = 0 says T_edge = T_head − T_tail for
    the twists of bodies and edges; Q W = 0 says W_body = B W_edge. Law: C Qᵀ = 0. Source: formulas.md §8, (26)–(28).
    """
    B = graph.incidence()
    C = np.hstack([B.T, np.eye(B.shape[1], dtype=np.int64)])
    Q = np.hstack([np.eye(B.shape[0], dtype=np.int64), -B])
    return C, Q
