"""Kirchhoff's laws as Dirac structures over the integers; Tellegen; massless bodies; normal trees."""

from itertools import combinations

import networkx as nx
import numpy as np
import pytest

from poinsot import ModelError
from poinsot.structures.composition import close_ports
from poinsot.structures.graph import Edge, Graph, loops, port_connection_matrices, sparse_loops
from poinsot.structures.kirchhoff import (
    EdgeKind,
    across_of,
    kirchhoff_structure,
    normal_tree,
    port_connection_structure,
    through_of,
)
from structures.random_structures import assert_dirac, each_seed

Rng = np.random.Generator


def random_graph(rng: Rng, vertices: int = 5, edges: int = 8) -> Graph:
    """Parallel edges, and often several parts; no edge from a vertex to itself."""
    names = ["ground", *(f"v{i}" for i in range(vertices))]
    ends = [rng.choice(names, size=2, replace=False) for _ in range(edges)]
    return Graph("ground", tuple(names[1:]), tuple(Edge(f"e{k}", str(t), str(h)) for k, (t, h) in enumerate(ends)))


@pytest.mark.sample(2)
@pytest.mark.parametrize("dimension", [1, 6])
@each_seed
def test_tellegen_exactly_over_the_integers(seed: int, dimension: int) -> None:
    """Across from any potentials and through from any loop currents, of twists and wrenches too: no power in all."""
    rng = np.random.default_rng(seed)
    graph = random_graph(rng)
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
def test_kirchhoff_structures_are_dirac_whatever_the_tree(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng)
    trees = [graph.spanning_tree({e.name: float(rng.integers(3)) for e in graph.edges}) for _ in range(2)]
    a, b = (kirchhoff_structure(graph, tree=tree) for tree in trees)
    assert_dirac(a)
    assert a.size == len(graph.edges) and a.same_as(b)


@pytest.mark.sample(1)
@each_seed
def test_port_connection_structure(seed: int) -> None:
    """F = [C; 0] ⊗ 1₆, E = [0; Q] ⊗ 1₆ on bodies and edges, of dimension 6 (n + q)."""
    rng = np.random.default_rng(seed)
    graph = random_graph(rng, vertices=3, edges=4)
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
def test_a_massless_body_is_its_port_without_wrench(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng, vertices=4, edges=6)
    light = [v for v in graph.vertices if rng.random() < 0.4]
    dropped = port_connection_structure(graph, light, dimension=2)
    assert_dirac(dropped)
    assert dropped.same_as(close_ports(port_connection_structure(graph, dimension=2), light, "effort"))


def test_massless_bodies_must_exist() -> None:
    with pytest.raises(ModelError, match="no body 'x' to be without mass; the bodies are a"):
        port_connection_structure(Graph("ground", ("a",), ()), ["x"])


@each_seed
def test_loops_by_climbing_are_the_fundamental_loops(seed: int) -> None:
    rng = np.random.default_rng(seed)
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
def test_a_normal_tree_leaves_as_little_excess_as_any_tree(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng, vertices=4, edges=7)
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
def test_what_is_reported_is_a_loop_of_capacitors_or_a_cutset_of_inductors(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng, vertices=4, edges=9)
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
