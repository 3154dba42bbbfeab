"""Graphs: trees, loops and cutsets over the integers, and Kirchhoff's laws on twists and wrenches."""

from itertools import combinations

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.structures.graph import Edge, Graph, port_connection_matrices

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


@pytest.mark.parametrize("seed", SEEDS)
def test_incidence_is_plus_one_at_tails_and_minus_one_at_heads(seed: int) -> None:
    graph = random_graph(np.random.default_rng(seed))
    B = graph.incidence()
    assert B.dtype == np.int64
    for k, e in enumerate(graph.edges):
        for i, vertex in enumerate(graph.vertices):
            assert B[i, k] == (e.tail == vertex) - (e.head == vertex)


@pytest.mark.parametrize("seed", SEEDS)
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


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spanning_tree_has_no_loop_and_reaches_all(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng)
    tree = random_tree(graph, rng)
    assert is_forest(graph, tree)
    assert len(tree) == len(graph.vertices) + 1 - len(graph.components())


@pytest.mark.parametrize("seed", SEEDS)
def test_no_spanning_tree_weighs_more(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng, vertices=4, edges=8)
    weights = random_weights(graph, rng)
    tree = graph.spanning_tree(weights)
    others = (set(names) for names in combinations(weights, len(tree)))
    assert sum(weights[name] for name in tree) == max(
        sum(weights[name] for name in other) for other in others if is_forest(graph, other)
    )


@pytest.mark.parametrize("seed", SEEDS)
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


@pytest.mark.parametrize("seed", SEEDS)
def test_loops_and_cutsets_are_orthogonal_over_the_integers(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng)
    tree = random_tree(graph, rng)
    C, Q = graph.fundamental_loops(tree), graph.fundamental_cutsets(tree)
    assert C.dtype == Q.dtype == np.int64
    assert C.shape == (len(graph.edges) - len(tree), len(graph.edges)) and Q.shape == (len(tree), len(graph.edges))
    assert not (C @ Q.T).any()
    assert set(np.unique(C)) <= {-1, 0, 1} and set(np.unique(Q)) <= {-1, 0, 1}


@pytest.mark.parametrize("seed", SEEDS)
def test_each_loop_closes_and_holds_its_own_chord_alone(seed: int) -> None:
    rng = np.random.default_rng(seed)
    graph = random_graph(rng)
    tree = random_tree(graph, rng)
    chords = [k for k, e in enumerate(graph.edges) if e.name not in tree]
    branches = [k for k, e in enumerate(graph.edges) if e.name in tree]
    C, Q = graph.fundamental_loops(tree), graph.fundamental_cutsets(tree)
    np.testing.assert_array_equal(C[:, chords], np.eye(len(chords)))
    np.testing.assert_array_equal(Q[:, branches], np.eye(len(branches)))
    assert not (full_incidence(graph) @ C.T).any(), "walking round a loop one comes back"


@pytest.mark.parametrize("seed", SEEDS)
def test_each_cutset_parts_the_graph_in_two(seed: int) -> None:
    """Q is made of rows of the incidence matrix: a cutset is the border of a set of vertices."""
    rng = np.random.default_rng(seed)
    graph = random_graph(rng)
    Q, B = graph.fundamental_cutsets(random_tree(graph, rng)), full_incidence(graph)
    sides = np.linalg.lstsq(B.T.astype(float), Q.T.astype(float), rcond=None)[0].T
    np.testing.assert_allclose(sides @ B, Q, atol=1e-12)


@pytest.mark.parametrize("seed", SEEDS)
def test_tellegen(seed: int) -> None:
    """Twists that differ between ends and wrenches that balance have no power together, whatever the elements."""
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", SEEDS)
def test_port_connection_matrices_are_kirchhoffs_laws(seed: int) -> None:
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", SEEDS)
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
