"""Fundamental loops by climbing a rooted tree: as long as the loops are short, linear in the size of the graph.

Law: the same loops and cutsets as ``Graph.fundamental_loops`` and ``fundamental_cutsets``, which are dense,
tests/structures/test_kirchhoff.py.
Source: Stramigioli et al., §3.2.2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from poinsot.structures.graph import Graph

if TYPE_CHECKING:
    from scipy.sparse import csr_array


class RootedTree:
    """A spanning tree (forest) hung up at the reference, or at the first vertex of a part without it."""

    def __init__(self, graph: Graph, tree: set[str]) -> None:
        self._graph = graph
        self._number = {name: i for i, name in enumerate((graph.reference, *graph.vertices))}
        neighbours: list[list[int]] = [[] for _ in self._number]
        self._ends = [(self._number[e.tail], self._number[e.head]) for e in graph.edges]
        for k, (e, (a, b)) in enumerate(zip(graph.edges, self._ends, strict=True)):
            if e.name in tree:
                neighbours[a].append(k)
                neighbours[b].append(k)
        self._above = [-1] * len(neighbours)  # the vertex above, and the edge that leads there
        self._edge = [-1] * len(neighbours)
        self._depth = [-1] * len(neighbours)
        for root in range(len(neighbours)):
            if self._depth[root] >= 0:
                continue
            self._depth[root] = 0
            reached = [root]
            for v in reached:
                for k in neighbours[v]:
                    a, b = self._ends[k]
                    w = b if a == v else a
                    if self._depth[w] < 0:
                        self._depth[w], self._above[w], self._edge[w] = self._depth[v] + 1, v, k
                        reached.append(w)

    def path(self, start: str, end: str) -> list[tuple[str, int]]:
        """The edges from one vertex to another of its part, with +1 where they are walked from tail to head."""
        return [(self._graph.edges[k].name, s) for k, s in self._walk(self._number[start], self._number[end])]

    def back(self, chord: int) -> list[tuple[int, int]]:
        """What closes the loop of an edge outside the tree, from its head to its tail: indices of edges, and ±1."""
        tail, head = self._ends[chord]
        return self._walk(head, tail)

    def _walk(self, start: int, end: int) -> list[tuple[int, int]]:
        climbed: list[tuple[int, int]] = []
        descended: list[tuple[int, int]] = []
        while start != end:
            if self._depth[start] >= self._depth[end]:
                k = self._edge[start]
                climbed.append((k, 1 if self._ends[k][0] == start else -1))
                start = self._above[start]
            else:
                k = self._edge[end]
                descended.append((k, 1 if self._ends[k][1] == end else -1))
                end = self._above[end]
        return climbed + descended[::-1]


def loops(graph: Graph, tree: set[str]) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    """For each co-tree edge, in the order of the graph: its name and the branches of its loop, from its head on."""
    rooted = RootedTree(graph, tree)
    for chord in graph.edges:
        if chord.name not in tree:
            yield chord.name, rooted.path(chord.head, chord.tail)


def sparse_loops(graph: Graph, tree: set[str]) -> csr_array:
    """C (co-tree edges × all edges) of whole numbers, as a sparse matrix; Q follows, since C = [C_Γ 1], Q = [1 −C_Γᵀ].

    Cost and memory are the total length of the loops.
    """
    from scipy.sparse import csr_array

    column = {e.name: k for k, e in enumerate(graph.edges)}
    indices: list[int] = []
    signs: list[int] = []
    ends = [0]
    for chord, branches in loops(graph, tree):
        indices += [column[chord], *(column[name] for name, _ in branches)]
        signs += [1, *(sign for _, sign in branches)]
        ends.append(len(indices))
    shape = (len(ends) - 1, len(graph.edges))
    return csr_array((np.array(signs, dtype=np.int64), np.array(indices, dtype=np.int64), np.array(ends)), shape=shape)
