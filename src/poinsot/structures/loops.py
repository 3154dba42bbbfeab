"""Fundamental loops by climbing a rooted tree: as long as the loops are short, linear in the size of the graph.

Law: the same loops and cutsets as ``Graph.fundamental_loops`` and ``fundamental_cutsets``, which are dense,
tests/structures/test_kirchhoff.py.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from poinsot.structures.graph import Edge, Graph

if TYPE_CHECKING:
    from scipy.sparse import csr_array


class RootedTree:
    """A spanning tree (forest) hung up at the reference, or at the first vertex of a part without it."""

    def __init__(self, graph: Graph, tree: set[str]) -> None:
        neighbours: dict[str, list[tuple[str, Edge]]] = defaultdict(list)
        for e in graph.edges:
            if e.name in tree:
                neighbours[e.tail].append((e.head, e))
                neighbours[e.head].append((e.tail, e))
        self._up: dict[str, tuple[str, Edge]] = {}
        self._depth: dict[str, int] = {}
        for root in (graph.reference, *graph.vertices):
            if root in self._depth:
                continue
            self._depth[root] = 0
            waiting = deque([root])
            while waiting:
                v = waiting.popleft()
                for w, e in neighbours[v]:
                    if w not in self._depth:
                        self._depth[w], self._up[w] = self._depth[v] + 1, (v, e)
                        waiting.append(w)

    def path(self, start: str, end: str) -> list[tuple[str, int]]:
        """The edges from one vertex to another of its part, with +1 where they are walked from tail to head."""
        climbed: list[tuple[str, int]] = []
        descended: list[tuple[str, int]] = []
        while start != end:
            if self._depth[start] >= self._depth[end]:
                above, e = self._up[start]
                climbed.append((e.name, 1 if e.tail == start else -1))
                start = above
            else:
                above, e = self._up[end]
                descended.append((e.name, 1 if e.head == end else -1))
                end = above
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
