"""Directed graphs of bodies and edges: trees, fundamental loops and cutsets, Kirchhoff's laws.

Conventions (formulas.md §8): an edge runs from its tail to its head; the incidence matrix B (vertices × edges,
reference vertex left out) has +1 at the tail and −1 at the head. Across variables (twists) sum to zero round every
loop, through variables (wrenches) over every cutset. Law: C Qᵀ = 0, exactly, over the integers,
tests/structures/test_graph.py. Source: Stramigioli et al., §3.2.2.
Units: incidence, loops and cutsets are whole numbers [–].
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Protocol, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algebra.caching import cached_property
from poinsot.errors import ModelError
from poinsot.records import dataclass

if TYPE_CHECKING:
    from scipy.sparse import csr_array

Matrix = Ints
_ONE_BY_ONE = 64  # loops below which steps along all of them at once cost more
Search: TypeAlias = tuple[list[int], list[int]]


def neighbours(count: int, a: Ints, b: Ints) -> tuple[list[int], list[int]]:
    """Edges at the vertices 0 … count − 1, vertex after vertex, those of one in their order; where those of each begin,
    and where the last end."""
    ends = np.column_stack([a, b]).ravel()
    order = np.argsort(ends, kind="stable")
    return (order // 2).tolist(), np.searchsorted(ends[order], np.arange(count + 1)).tolist()


def searched(count: int, start: int, a: Ints, b: Ints) -> Search:
    """The vertices that a search in breadth finds from one, in order, and for each vertex the edge by which (−1: none
    is needed, or none leads there)."""
    edges, first = neighbours(count, a, b)
    both = (a + b).tolist()
    by = [-1] * count
    order, found = [start], bytearray(count)
    found[start] = 1
    for v in order:
        for k in edges[first[v] : first[v + 1]]:
            w = both[k] - v
            if not found[w]:
                found[w], by[w] = 1, k
                order.append(w)
    return order, by


def joining(count: int, a: Ints, b: Ints) -> list[int]:
    """Those of the edges, in their order, that join what earlier ones left apart: a spanning forest."""
    leader, chosen = [*range(count)], []
    for k, (i, j) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        while leader[i] != i:  # the vertex that stands for the part; ways to it become shorter
            leader[i] = i = leader[leader[i]]
        while leader[j] != j:
            leader[j] = j = leader[leader[j]]
        if i != j:
            leader[j] = i
            chosen.append(k)
    return chosen


def parts(count: int, a: Ints, b: Ints) -> list[int]:
    """For each of the vertices 0 … count − 1 one of its connected part, the same for all of the part."""
    leader = [*range(count)]
    for i, j in zip(a.tolist(), b.tolist(), strict=True):
        if leader[j] != j:
            j = _leader(leader, j)
        leader[j] = i if leader[i] == i else _leader(leader, i)
    return [up if leader[up] == up else _leader(leader, up) for up in leader]


def _leader(leader: list[int], i: int) -> int:
    """The vertex that stands for the part of i; ways to it become shorter."""
    while leader[i] != i:
        leader[i] = leader[leader[i]]
        i = leader[i]
    return i


def spanning(count: int, reference: int, a: Ints, b: Ints, weights: Floats, search: Search | None = None) -> Ints:
    """The edges of a spanning forest of the greatest weight, ascending.

    Among equals it prefers edges near the reference, so that chains stay short, then the order of the edges.
    search  what `searched` finds from the reference, where it is known
    """
    depth = depths(count, reference, a, b, search)
    order = np.lexsort((depth[a] + depth[b], -weights))
    return np.sort(order[joining(count, a[order], b[order])])


def depths(count: int, start: int, a: Ints, b: Ints, search: Search | None = None) -> Ints:
    """How many edges lie between a vertex and each of the vertices; for those out of reach more than any has."""
    order, by = search or searched(count, start, a, b)
    both = (a + b).tolist()
    depth = [count] * count
    depth[start] = 0
    for v in order[1:]:
        depth[v] = depth[both[by[v]] - v] + 1
    return np.array(depth, dtype=np.int64)


@dataclass(frozen=True, slots=True)
class Edge:
    """A directed edge; names of edges are unique, vertices may be joined by several."""

    name: str
    tail: str
    head: str


class DirectedEdge(Protocol):
    """The name, the tail and the head of an edge."""

    @property
    def name(self) -> str: ...

    @property
    def tail(self) -> str: ...

    @property
    def head(self) -> str: ...


@dataclass(frozen=True)
class Graph:
    """Vertices and directed edges, with one reference vertex (the ground), which is not among the vertices.

    Errors  ModelError if a name is taken twice or an edge ends at a vertex that is not there
    """

    reference: str
    vertices: tuple[str, ...]
    edges: tuple[DirectedEdge, ...]

    def __post_init__(self) -> None:
        if len(self.numbers) != len(self.vertices) + 1:
            raise ModelError("the vertices of a graph, the reference among them, must have names that differ")
        if len({*map(attrgetter("name"), self.edges)}) != len(self.edges):
            raise ModelError("the edges of a graph must have names that differ")
        try:
            self.ends  # noqa: B018
        except KeyError as error:
            end = error.args[0]
            name = next(e.name for e in self.edges if end in (e.tail, e.head))
            raise ModelError(f"edge {name!r} ends at {end!r}, which is no vertex of the graph") from None

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
        found: dict[int, set[str]] = {}
        names = self.reference, *self.vertices
        for name, part in zip(names, parts(len(names), *self.ends), strict=True):
            found.setdefault(part, set()).add(name)
        return list(found.values())

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The reference and the vertices by name: their numbers."""
        return {name: i for i, name in enumerate((self.reference, *self.vertices))}

    @cached_property
    def search(self) -> Search:
        """What `searched` finds from the reference."""
        return searched(len(self.vertices) + 1, 0, *self.ends)

    def spanning(self, weights: Floats) -> Ints:
        """`spanning_tree` by numbers of edges."""
        return spanning(len(self.vertices) + 1, 0, *self.ends, weights, self.search)

    @cached_property
    def ends(self) -> tuple[Ints, Ints]:
        """Tails and heads by number, the reference first."""
        of = self.numbers.__getitem__
        a, b = ([*map(of, map(attrgetter(end), self.edges))] for end in ("tail", "head"))
        return np.array(a, dtype=np.int64), np.array(b, dtype=np.int64)

    def spanning_tree(self, weights: dict[str, float]) -> set[str]:
        """Names of the edges of a spanning tree (forest) with the greatest total weight; weights by name of edge.

        Among equals it prefers edges near the reference, so that chains stay short, then the order of the edges.
        """
        each = np.array([weights[e.name] for e in self.edges], dtype=float)
        return {self.edges[k].name for k in self.spanning(each).tolist()}

    def _within(self, tree: set[str]) -> list[bool]:
        return [e.name in tree for e in self.edges]

    def fundamental_loops(self, tree: set[str]) -> Matrix:
        """C (co-tree edges × all edges): each row is the loop one co-tree edge closes, counted along that edge.

        tree  names of the edges of a spanning tree (forest). Law: C Qᵀ = 0; across variables obey C (across) = 0.
        """
        own = self._within(tree)
        rooted, chords = RootedTree(self, own), np.flatnonzero(np.logical_not(own)).tolist()
        C = np.zeros((len(chords), len(self.edges)), dtype=np.int64)
        for row, chord in zip(C, chords, strict=True):
            row[chord] = 1
            for k, sign in rooted.back(chord):
                row[k] = sign
        return C

    def fundamental_cutsets(self, tree: set[str]) -> Matrix:
        """Q (tree edges × all edges): each row is the cutset one tree edge makes, counted along that edge.

        tree  names of the edges of a spanning tree (forest). Law: through variables obey Q (through) = 0.
        """
        C, own = self.fundamental_loops(tree), self._within(tree)
        branches, chords = np.flatnonzero(own), np.flatnonzero(np.logical_not(own))
        Q = np.zeros((len(branches), len(self.edges)), dtype=np.int64)
        Q[np.arange(len(branches)), branches] = 1
        Q[:, chords] = -C[:, branches].T
        return Q


class RootedTree:
    """A spanning tree (forest) hung up at the reference, or at the first vertex of a part without it.

    Its fundamental loops are found by climbing: as long as they are short, linear in the size of the graph.
    within  of each edge, whether it is of the tree
    """

    def __init__(self, graph: Graph, within: Sequence[bool] | Bools) -> None:
        a, b = graph.ends
        self._tails, self._heads, both = a.tolist(), b.tolist(), (a + b).tolist()
        chosen, count = np.flatnonzero(within), len(graph.vertices) + 1
        number, (edges, first) = chosen.tolist(), neighbours(count, a[chosen], b[chosen])
        above, edge, depth = [-1] * count, [-1] * count, [-1] * count  # the vertex above, the edge that leads there
        for root in range(count):
            if depth[root] >= 0:
                continue
            depth[root] = 0
            reached = [root]
            for v in reached:
                for i in edges[first[v] : first[v + 1]]:
                    k = number[i]
                    w = both[k] - v
                    if depth[w] < 0:
                        depth[w], above[w], edge[w] = depth[v] + 1, v, k
                        reached.append(w)
        self._above, self._edge, self._depth = above, edge, depth

    def back(self, chord: int) -> list[tuple[int, int]]:
        """What closes the loop of an edge outside the tree, from its head to its tail: indices of edges, and ±1."""
        return self._between(self._heads[chord], self._tails[chord])

    def _between(self, start: int, end: int) -> list[tuple[int, int]]:
        """The edges of the tree from one vertex to another."""
        tails, depth, above, edge = self._tails, self._depth, self._above, self._edge
        climbed: list[tuple[int, int]] = []
        descended: list[tuple[int, int]] = []
        while start != end:
            if depth[start] >= depth[end]:
                k = edge[start]
                climbed.append((k, 1 if tails[k] == start else -1))
                start = above[start]
            else:
                k = edge[end]
                descended.append((k, -1 if tails[k] == end else 1))
                end = above[end]
        return climbed + descended[::-1]

    def all_back(self, chords: Ints) -> tuple[Ints, Ints, Ints]:
        """`back` of edges one after another: for each edge of their loops its place in ``chords``, the edge, and ±1."""
        tails, heads, depth, above, edge = (
            np.array(each, dtype=np.int64) for each in (self._tails, self._heads, self._depth, self._above, self._edge)
        )
        which = np.flatnonzero(heads[chords] != tails[chords])
        start, end = heads[chords[which]], tails[chords[which]]
        found, steps = [np.zeros((4, 0), dtype=np.int64)], 0
        while len(which) > _ONE_BY_ONE:
            climbs = depth[start] >= depth[end]
            at = np.where(climbs, start, end)
            k, steps = edge[at], steps + 1
            found.append(
                np.stack([which, np.where(climbs, steps, -steps), k, np.where((tails[k] == at) == climbs, 1, -1)])
            )
            start, end = np.where(climbs, above[at], start), np.where(climbs, end, above[at])
            apart = start != end
            which, start, end = which[apart], start[apart], end[apart]
        last = [
            (i, steps + n, k, sign)
            for i, *ends in zip(which.tolist(), start.tolist(), end.tolist(), strict=True)
            for n, (k, sign) in enumerate(self._between(*ends), 1)
        ]
        where, step, k, sign = np.hstack([*found, np.array(last, dtype=np.int64).reshape(-1, 4).T])
        order = np.lexsort((step, step < 0, where))
        return where[order], k[order], sign[order]


def loops(graph: Graph, tree: set[str]) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    """For each co-tree edge, in the order of the graph: its name and the branches of its loop, from its head on."""
    rooted = RootedTree(graph, graph._within(tree))
    for k, chord in enumerate(graph.edges):
        if chord.name not in tree:
            yield chord.name, [(graph.edges[j].name, sign) for j, sign in rooted.back(k)]


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


def port_connection_matrices(graph: Graph) -> tuple[Matrix, Matrix]:
    """C = [Bᵀ I] and Q = [I −B] over (bodies, edges): Kirchhoff's laws of the port connection graph.

    An edge from the reference to every body is added as the Lagrangian tree. C T = 0 says T_edge = T_head − T_tail for
    the twists of bodies and edges; Q W = 0 says W_body = B W_edge. Law: C Qᵀ = 0. Source: formulas.md §8, (26)–(28).
    """
    B = graph.incidence()
    C = np.hstack([B.T, np.eye(B.shape[1], dtype=np.int64)])
    Q = np.hstack([np.eye(B.shape[0], dtype=np.int64), -B])
    return C, Q
