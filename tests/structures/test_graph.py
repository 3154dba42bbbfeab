"""Graphs: trees, loops and cutsets over the integers, and Kirchhoff's laws on twists and wrenches."""

from itertools import combinations

import networkx as nx
import numpy as np
import pytest

from poinsot import ModelError
from poinsot.structures.composition import close_ports
from poinsot.structures.graph import Edge, Graph, RootedTree, loops, port_connection_matrices, sparse_loops
from poinsot.structures.kirchhoff import (
    EdgeKind,
    across_of,
    kirchhoff_structure,
    normal_tree,
    port_connection_structure,
    through_of,
)
from structures.random_structures import assert_dirac, each_seed

SEEDS = range(12)
Rng = np.random.Generator


def random_graph(rng: Rng, vertices: int = 7, edges: int = 12, loops_allowed: bool = True) -> Graph:
    """A multigraph with parallel edges, edges from a vertex to itself, and often several parts."""
    names = ["ground", *(f"v{i}" for i in range(vertices))]
    found = []
    for k in range(edges):
        tail, head = rng.choice(names, size=2, replace=loops_allowed)
        found.append(Edge(f"e{k}", str(tail), str(head)))
    return Graph("ground", tuple(names[1:]), tuple(found))


def random_weights(graph: Graph, rng: Rng) -> dict[str, float]:
    """Small integers, so that many are equal."""
    return {e.name: float(rng.integers(0, 4)) for e in graph.edges}


def random_tree(graph: Graph, rng: Rng) -> set[str]:
    return graph.spanning_tree(random_weights(graph, rng))


def is_forest(graph: Graph, names: set[str]) -> bool:
    """Edges without a loop: their columns of the incidence matrix, the reference included, are independent."""
    B = full_incidence(graph)[:, [k for k, e in enumerate(graph.edges) if e.name in names]]
    return int(np.linalg.matrix_rank(B)) == len(names)


def full_incidence(graph: Graph) -> np.ndarray:
    """With a row for the reference, so that every column sums to zero."""
    B = graph.incidence()
    return np.vstack([B, -B.sum(axis=0)])


# ------------------------------------------------------------------------------------------------------------- trees


@pytest.mark.parametrize("edges", [12, 400])
def test_loops_climbed_at_once_are_those_climbed_one_by_one(rng: Rng, edges: int) -> None:
    """Of few chords and of many, of all of them and of some in any order, one of them twice."""
    graph = random_graph(rng, edges // 3, edges)
    within = np.zeros(edges, dtype=bool)
    within[graph.spanning(rng.integers(0, 4, edges).astype(float))] = True
    rooted, chords = RootedTree(graph, within), rng.permutation(np.flatnonzero(np.logical_not(within)))
    chords = np.append(chords, chords[0])
    which, branches, signs = rooted.all_back(chords)
    expected = [(i, *each) for i, chord in enumerate(chords.tolist()) for each in rooted.back(chord)]
    assert [*zip(which.tolist(), branches.tolist(), signs.tolist(), strict=True)] == expected


def test_incidence_is_plus_one_at_tails_and_minus_one_at_heads(seed: int) -> None:
    graph = random_graph(np.random.default_rng(seed))
    B = graph.incidence()
    assert B.dtype == np.int64
    for k, e in enumerate(graph.edges):
        for i, vertex in enumerate(graph.vertices):
            assert B[i, k] == (e.tail == vertex) - (e.head == vertex)


def test_components_part_the_vertices_and_no_edge_joins_two(seed: int) -> None:
    graph = random_graph(np.random.default_rng(seed), edges=6)
    parts = graph.components()
    assert "ground" in parts[0]
    assert sorted(v for part in parts for v in part) == sorted(["ground", *graph.vertices])
    for e in graph.edges:
        assert sum(e.tail in part for part in parts if e.head in part) == 1
    assert len(graph.vertices) + 1 - len(parts) == np.linalg.matrix_rank(full_incidence(graph))
    first = [min(graph.vertices.index(v) for v in part) for part in parts[1:]]
    assert first == sorted(first)


def test_a_spanning_tree_has_no_loop_and_reaches_all(rng: np.random.Generator) -> None:
    graph = random_graph(rng)
    tree = random_tree(graph, rng)
    assert is_forest(graph, tree)
    assert len(tree) == len(graph.vertices) + 1 - len(graph.components())


def test_no_spanning_tree_weighs_more(rng: np.random.Generator) -> None:
    graph = random_graph(rng, vertices=4, edges=8)
    weights = random_weights(graph, rng)
    tree = graph.spanning_tree(weights)
    others = (set(names) for names in combinations(weights, len(tree)))
    assert sum(weights[name] for name in tree) == max(
        sum(weights[name] for name in other) for other in others if is_forest(graph, other)
    )


def test_among_equals_chains_are_as_short_as_can_be(seed: int) -> None:
    """With equal weights the way from the reference to a vertex through the tree is the shortest through the graph."""
    graph = random_graph(np.random.default_rng(seed))
    tree = graph.spanning_tree({e.name: 1.0 for e in graph.edges})
    assert depths(graph, tree) == depths(graph, {e.name for e in graph.edges})


def depths(graph: Graph, names: set[str]) -> dict[str, int]:
    """Number of edges of these names from the reference to each vertex that they reach."""
    found, reached = {"ground": 0}, {"ground"}
    while reached:
        ends = [pair for e in graph.edges if e.name in names for pair in ((e.tail, e.head), (e.head, e.tail))]
        depth = max(found.values())
        reached = {b for a, b in ends if found.get(a) == depth and b not in found}
        found |= dict.fromkeys(reached, depth + 1)
    return found


# --------------------------------------------------------------------------------------------------- loops, cutsets


def test_loops_and_cutsets_are_orthogonal_over_the_integers(rng: np.random.Generator) -> None:
    graph = random_graph(rng)
    tree = random_tree(graph, rng)
    C, Q = graph.fundamental_loops(tree), graph.fundamental_cutsets(tree)
    assert C.dtype == Q.dtype == np.int64
    assert C.shape == (len(graph.edges) - len(tree), len(graph.edges)) and Q.shape == (len(tree), len(graph.edges))
    assert not (C @ Q.T).any()
    assert set(np.unique(C)) <= {-1, 0, 1} and set(np.unique(Q)) <= {-1, 0, 1}


def test_each_loop_closes_and_holds_its_own_chord_alone(rng: np.random.Generator) -> None:
    graph = random_graph(rng)
    tree = random_tree(graph, rng)
    chords = [k for k, e in enumerate(graph.edges) if e.name not in tree]
    branches = [k for k, e in enumerate(graph.edges) if e.name in tree]
    C, Q = graph.fundamental_loops(tree), graph.fundamental_cutsets(tree)
    np.testing.assert_array_equal(C[:, chords], np.eye(len(chords)))
    np.testing.assert_array_equal(Q[:, branches], np.eye(len(branches)))
    assert not (full_incidence(graph) @ C.T).any(), "walking round a loop one comes back"


def test_each_cutset_parts_the_graph_in_two(rng: np.random.Generator) -> None:
    """Q is made of rows of the incidence matrix: a cutset is the border of a set of vertices."""
    graph = random_graph(rng)
    Q, B = graph.fundamental_cutsets(random_tree(graph, rng)), full_incidence(graph)
    sides = np.linalg.lstsq(B.T.astype(float), Q.T.astype(float), rcond=None)[0].T
    np.testing.assert_allclose(sides @ B, Q, atol=1e-12)


def test_tellegen(rng: np.random.Generator) -> None:
    """Twists that differ between ends and wrenches that balance have no power together, whatever the elements."""
    graph = random_graph(rng)
    tree = random_tree(graph, rng)
    C, Q = graph.fundamental_loops(tree), graph.fundamental_cutsets(tree)
    potentials = rng.integers(-9, 9, size=(len(graph.vertices), 6))
    across = -graph.incidence().T @ potentials  # T_head − T_tail, the reference at rest
    through = C.T @ rng.integers(-9, 9, size=(len(C), 6))  # the loops carry any wrenches
    assert not (C @ across).any() and not (Q @ through).any()
    assert not (graph.incidence() @ through).any(), "nothing gathers at a vertex"
    assert np.sum(across * through) == 0


@pytest.mark.parametrize("edges", [0, 1])
def test_the_smallest_graphs(edges: int) -> None:
    graph = Graph("ground", ("a",), tuple(Edge(f"e{k}", "ground", "a") for k in range(edges)))
    tree = graph.spanning_tree({f"e{k}": 1.0 for k in range(edges)})
    assert len(tree) == edges
    assert graph.fundamental_loops(tree).shape == (0, edges)
    assert graph.fundamental_cutsets(tree).shape == (edges, edges)
    assert len(graph.components()) == 2 - edges


# ------------------------------------------------------------------------------------------- port connection graph


def test_port_connection_matrices_are_kirchhoffs_laws(rng: np.random.Generator) -> None:
    graph = random_graph(rng)
    n, m = len(graph.vertices), len(graph.edges)
    C, Q = port_connection_matrices(graph)
    assert C.shape == (m, n + m) and Q.shape == (n, n + m)
    assert not (C @ Q.T).any()
    bodies = rng.integers(-9, 9, size=(n, 6))
    twist = dict(zip(graph.vertices, bodies, strict=True)) | {"ground": np.zeros(6, dtype=int)}
    edges = np.array([twist[e.head] - twist[e.tail] for e in graph.edges])
    assert not (C @ np.vstack([bodies, edges])).any(), "T_edge = T_head − T_tail"
    wrenches = rng.integers(-9, 9, size=(m, 6))
    sums = np.array([
        sum(((e.tail == v) * 1 - (e.head == v)) * W for e, W in zip(graph.edges, wrenches, strict=True))
        for v in graph.vertices
    ])  # fmt: skip
    assert not (Q @ np.vstack([sums, wrenches])).any(), "W_body = B W_edge"


def test_they_are_loops_and_cutsets_of_the_graph_with_the_lagrangian_tree(seed: int) -> None:
    """An edge from the reference to every body is added, and taken as the tree."""
    graph = random_graph(np.random.default_rng(seed), loops_allowed=False)
    bodies = tuple(Edge(f"body {v}", "ground", v) for v in graph.vertices)
    whole = Graph("ground", graph.vertices, (*bodies, *graph.edges))
    tree = {e.name for e in bodies}
    C, Q = port_connection_matrices(graph)
    np.testing.assert_array_equal(C, whole.fundamental_loops(tree))
    np.testing.assert_array_equal(Q, whole.fundamental_cutsets(tree))


# ---------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("vertices", "edges", "words"),
    [
        (("a", "a"), (), "vertices .* differ"),
        (("a", "ground"), (), "the reference among them"),
        (("a",), (Edge("e", "a", "ground"), Edge("e", "ground", "a")), "edges .* differ"),
        (("a",), (Edge("e", "a", "b"),), "edge 'e' ends at 'b', which is no vertex"),
    ],
)
def test_graphs_that_contradict_themselves_are_refused(
    vertices: tuple[str, ...], edges: tuple[Edge, ...], words: str
) -> None:
    with pytest.raises(ModelError, match=words):
        Graph("ground", vertices, edges)


# Kirchhoff's laws as Dirac structures over the integers; Tellegen; massless bodies; normal trees.
def random_kirchhoff_graph(rng: Rng, vertices: int = 5, edges: int = 8) -> Graph:
    """Parallel edges, and often several parts; no edge from a vertex to itself."""
    names = ["ground", *(f"v{i}" for i in range(vertices))]
    ends = [rng.choice(names, size=2, replace=False) for _ in range(edges)]
    return Graph("ground", tuple(names[1:]), tuple(Edge(f"e{k}", str(t), str(h)) for k, (t, h) in enumerate(ends)))


@pytest.mark.sample(2)
@pytest.mark.parametrize("dimension", [1, 6])
@each_seed
def test_tellegen_exactly_over_the_integers(rng: np.random.Generator, dimension: int) -> None:
    """Across from any potentials and through from any loop currents, of twists and wrenches too: no power in all."""
    graph = random_kirchhoff_graph(rng)
    tree = graph.spanning_tree({e.name: float(rng.integers(3)) for e in graph.edges})
    across = across_of(graph, rng.integers(-9, 9, (len(graph.vertices), dimension)))
    through = through_of(graph, tree, rng.integers(-9, 9, (len(graph.edges) - len(tree), dimension)))
    assert across.dtype == through.dtype == np.int64
    assert np.sum(across * through) == 0
    electrical = kirchhoff_structure(graph, dimension)
    assert electrical.exact and electrical.contains(through.ravel(), across.ravel())
    mechanical = kirchhoff_structure(graph, dimension, across="flow")
    assert mechanical.contains(across.ravel(), through.ravel())
    assert mechanical.same_as(electrical.swapped(*electrical.port_names))


@each_seed
def test_kirchhoff_structures_are_dirac_whatever_the_tree(rng: np.random.Generator) -> None:
    graph = random_kirchhoff_graph(rng)
    trees = [graph.spanning_tree({e.name: float(rng.integers(3)) for e in graph.edges}) for _ in range(2)]
    a, b = (kirchhoff_structure(graph, tree=tree) for tree in trees)
    assert_dirac(a)
    assert a.size == len(graph.edges) and a.same_as(b)


@pytest.mark.sample(1)
@each_seed
def test_port_connection_structure(rng: np.random.Generator) -> None:
    """F = [C; 0] ⊗ 1₆, E = [0; Q] ⊗ 1₆ on bodies and edges, of dimension 6 (n + q)."""
    graph = random_kirchhoff_graph(rng, vertices=3, edges=4)
    D = port_connection_structure(graph)
    q, n = len(graph.vertices), len(graph.edges)
    assert D.size == 6 * (n + q) and D.port_names == (*graph.vertices, *(e.name for e in graph.edges))
    assert_dirac(D)
    C, Q = port_connection_matrices(graph)
    unit = np.eye(6, dtype=int)
    np.testing.assert_array_equal(D.F[: 6 * n].astype(int), np.kron(C, unit))
    np.testing.assert_array_equal(D.E[6 * n :].astype(int), np.kron(Q, unit))
    assert not D.F[6 * n :].any() and not D.E[: 6 * n].any()
    bodies, wrenches = rng.integers(-9, 9, (q, 6)), rng.integers(-9, 9, (n, 6))
    twists = np.vstack([bodies, across_of(graph, bodies)])
    assert D.contains(twists.ravel(), np.vstack([graph.incidence() @ wrenches, wrenches]).ravel())


@each_seed
def test_a_massless_body_is_its_port_without_wrench(rng: np.random.Generator) -> None:
    graph = random_kirchhoff_graph(rng, vertices=4, edges=6)
    light = [v for v in graph.vertices if rng.random() < 0.4]
    dropped = port_connection_structure(graph, light, dimension=2)
    assert_dirac(dropped)
    assert dropped.same_as(close_ports(port_connection_structure(graph, dimension=2), light, "effort"))


def test_massless_bodies_must_exist() -> None:
    with pytest.raises(ModelError, match="no body 'x' to be without mass; the bodies are a"):
        port_connection_structure(Graph("ground", ("a",), ()), ["x"])


@each_seed
def test_loops_by_climbing_are_the_fundamental_loops(rng: np.random.Generator) -> None:
    names = ["ground", *(f"v{i}" for i in range(6))]
    ends = [rng.choice(names, size=2) for _ in range(12)]  # edges from a vertex to itself too
    graph = Graph("ground", tuple(names[1:]), tuple(Edge(f"e{k}", str(t), str(h)) for k, (t, h) in enumerate(ends)))
    tree = graph.spanning_tree({e.name: float(rng.integers(3)) for e in graph.edges})
    C = sparse_loops(graph, tree)
    np.testing.assert_array_equal(C.toarray(), graph.fundamental_loops(tree))
    edges = {e.name: e for e in graph.edges}
    for chord, branches in loops(graph, tree):
        at = edges[chord].head
        for name, sign in branches:
            tail, head = (edges[name].tail, edges[name].head)[::sign]
            assert at == tail, "one branch begins where the one before it ends"
            at = head
        assert at == edges[chord].tail


# -------------------------------------------------------------------------------------------------------- normal trees


def random_kinds(graph: Graph, rng: Rng) -> dict[str, EdgeKind]:
    kinds = [EdgeKind.ACROSS_STORAGE, EdgeKind.OTHER, EdgeKind.THROUGH_STORAGE]
    return {e.name: kinds[int(rng.integers(3))] for e in graph.edges}


@each_seed
def test_a_normal_tree_leaves_as_little_excess_as_any_tree(rng: np.random.Generator) -> None:
    graph = random_kirchhoff_graph(rng, vertices=4, edges=7)
    kinds = random_kinds(graph, rng)
    found = normal_tree(graph, kinds)
    assert sorted((*found.tree, *found.cotree)) == sorted(kinds)

    def count(tree: tuple[str, ...], kind: EdgeKind) -> int:
        return sum(kinds[n] == kind for n in tree)

    trees = [t for t in combinations(kinds, len(found.tree)) if spans(graph, t)]
    assert found.tree in {tuple(e.name for e in graph.edges if e.name in t) for t in trees}
    assert count(found.tree, EdgeKind.ACROSS_STORAGE) == max(count(t, EdgeKind.ACROSS_STORAGE) for t in trees)
    assert count(found.tree, EdgeKind.THROUGH_STORAGE) == min(count(t, EdgeKind.THROUGH_STORAGE) for t in trees)
    assert set(found.across_excess) == {n for n in found.cotree if kinds[n] == EdgeKind.ACROSS_STORAGE}
    assert set(found.through_excess) == {n for n in found.tree if kinds[n] == EdgeKind.THROUGH_STORAGE}


def spans(graph: Graph, names: tuple[str, ...]) -> bool:
    g = nx.MultiGraph()
    g.add_nodes_from(["ground", *graph.vertices])
    g.add_edges_from((e.tail, e.head) for e in graph.edges if e.name in names)
    return nx.is_forest(g)


@each_seed
def test_what_is_reported_is_a_loop_of_capacitors_or_a_cutset_of_inductors(rng: np.random.Generator) -> None:
    graph = random_kirchhoff_graph(rng, vertices=4, edges=9)
    kinds = random_kinds(graph, rng)
    found = normal_tree(graph, kinds)
    C, Q = graph.fundamental_loops(set(found.tree)), graph.fundamental_cutsets(set(found.tree))
    names = [e.name for e in graph.edges]
    chords, branches = list(found.cotree), list(found.tree)
    for name, loop in found.across_excess.items():
        assert all(kinds[n] == EdgeKind.ACROSS_STORAGE for n in loop)
        row = C[[n for n in names if n in chords].index(name)]
        assert set(loop) == {n for n, entry in zip(names, row, strict=True) if entry}
    for name, cut in found.through_excess.items():
        assert all(kinds[n] == EdgeKind.THROUGH_STORAGE for n in cut)
        row = Q[[n for n in names if n in branches].index(name)]
        assert set(cut) == {n for n, entry in zip(names, row, strict=True) if entry}


def test_loops_and_cutsets_are_explained_by_names() -> None:
    edges = (Edge("C1", "a", "ground"), Edge("C2", "a", "b"), Edge("C5", "b", "ground"), Edge("L", "b", "c"))
    found = normal_tree(
        Graph("ground", ("a", "b", "c"), edges),
        {n: EdgeKind.ACROSS_STORAGE for n in ("C1", "C2", "C5")} | {"L": EdgeKind.THROUGH_STORAGE},
    )
    (name, loop), *_ = found.across_excess.items()
    assert set(loop) == {"C1", "C2", "C5"} and loop[0] == name
    assert found.explain() == f"loop {' – '.join(loop)}; cutset L"


def test_across_sources_in_a_loop_are_named() -> None:
    graph = Graph("ground", ("a",), (Edge("V1", "a", "ground"), Edge("V2", "a", "ground")))
    with pytest.raises(ModelError, match="sources V2, V1 make a loop"):
        normal_tree(graph, {"V1": EdgeKind.ACROSS_SOURCE, "V2": EdgeKind.ACROSS_SOURCE})


def test_through_sources_in_a_cutset_are_named() -> None:
    edges = (Edge("I1", "a", "ground"), Edge("I2", "a", "b"), Edge("R", "b", "ground"))
    with pytest.raises(ModelError, match="sources I1, I2 are a cutset"):
        normal_tree(Graph("ground", ("a", "b"), edges), {"I1": EdgeKind.THROUGH_SOURCE, "I2": EdgeKind.THROUGH_SOURCE})
