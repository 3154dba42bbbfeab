"""LC networks by tree and co-tree: against Kirchhoff's laws, any tree, and an independent nodal analysis."""

import numpy as np
import pytest
from scipy.linalg import eigvals, null_space

from poinsot import ModelError
from poinsot.structures.canonical import canonical_coordinates
from poinsot.structures.casimirs import conserved, constraints
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.families import terminate
from poinsot.structures.graph import Edge, Graph
from poinsot.structures.kirchhoff import LCStructure, kirchhoff_structure, lc_structure
from poinsot.structures.matrices import null_space as exact_null_space
from poinsot.structures.matrices import rank
from poinsot.structures.resistive import resistance
from structures.random_structures import assert_dirac, random_lc_network

SEEDS = range(10)


def from_laws(graph: Graph, inductors: list[str]) -> DiracStructure:
    """Kirchhoff's laws with the ports of inductors exchanged, so that flows are rates of states."""
    return kirchhoff_structure(graph).swapped(*inductors)


def test_the_blocks_say_what_kirchhoffs_laws_say(rng: np.random.Generator) -> None:
    """For the normal tree and for any other."""
    graph, C, L = random_lc_network(rng)
    other = graph.spanning_tree({e.name: float(rng.integers(5)) for e in graph.edges})
    for tree in (None, other):
        found = lc_structure(graph, C, L, tree)
        assert_dirac(found.structure())
        assert found.structure().same_as(from_laws(graph, L))
        assert not (found.J11 + found.J11.T).any() and not (found.J22 + found.J22.T).any()
        assert not (found.J12 + found.J21.T).any()


def test_the_normal_tree_leaves_no_presymplectic_part(seed: int) -> None:
    graph, C, L = random_lc_network(np.random.default_rng(seed))
    found = lc_structure(graph, C, L)
    assert not found.J11.any()
    assert len(found.constraints()) == len(found.x1), "each excess element is one constraint"


def test_conserved_quantities_and_constraints(rng: np.random.Generator) -> None:
    graph, C, L = random_lc_network(rng)
    tree = graph.spanning_tree({e.name: float(rng.integers(5)) for e in graph.edges})
    found = lc_structure(graph, C, L, tree)
    D, names = found.structure(), (*found.x1, *found.x2)
    c, a = conserved(D, names), constraints(D, names)
    assert found.conserved().shape == c.shape and rank(np.hstack([c, found.conserved()])) == c.shape[1]
    assert found.constraints().shape == a.shape and rank(np.vstack([a, found.constraints()])) == len(a)
    coordinates = canonical_coordinates(D)
    assert (coordinates.conserved, coordinates.algebraic) == (c.shape[1], len(a))
    # Physics: charge on a cutset of capacitors, flux round a loop of inductors
    incidence, edges = graph.incidence(), [e.name for e in graph.edges]
    cap, ind = ([edges.index(n) for n in group] for group in (C, L))
    open_cuts = left_kernel(incidence[:, ind])  # potentials of cutsets without inductors
    assert rank_of(open_cuts @ incidence[:, cap]) + kernel_size(incidence[:, ind]) == c.shape[1]
    assert kernel_size(incidence[:, cap]) + rank_of(left_kernel(incidence[:, cap]) @ incidence[:, ind]) == len(a)


def left_kernel(A: np.ndarray) -> np.ndarray:
    return null_space(A.T.astype(float)).T if A.size else np.eye(len(A))


def rank_of(A: np.ndarray) -> int:
    return int(np.linalg.matrix_rank(A)) if A.size else 0


def kernel_size(A: np.ndarray) -> int:
    return A.shape[1] - rank_of(A)


def test_frequencies_are_those_of_nodal_analysis(rng: np.random.Generator) -> None:
    """Eigenvalues of the pencil F s + E Q against C s² + Γ over the node potentials, assembled edge by edge."""
    graph, C, L = random_lc_network(rng)
    value = {e.name: rng.uniform(0.5, 2.0) for e in graph.edges}
    found = lc_structure(graph, C, L)
    D, names = found.structure(), (*found.x1, *found.x2)
    Q = np.diag([1 / value[n] for n in names])
    s = eigvals(-(D.E.astype(float) @ Q), D.F.astype(float))
    mine = np.sort(s[np.isfinite(s) & (np.abs(s) > 1e-5) & (np.abs(s) < 1e5)].imag)
    capacity, inverse = (np.zeros((len(graph.vertices),) * 2) for _ in range(2))
    row = {v: i for i, v in enumerate(graph.vertices)}
    for e in graph.edges:
        into, factor = (capacity, value[e.name]) if e.name in C else (inverse, 1 / value[e.name])
        ends = [(row[v], sign) for v, sign in ((e.tail, 1), (e.head, -1)) if v in row]
        for i, a in ends:
            for j, b in ends:
                into[i, j] += a * b * factor
    squares = eigvals(-inverse, capacity)
    squares = squares[np.isfinite(squares) & (np.abs(squares) > 1e-9) & (np.abs(squares) < 1e9)].real
    theirs = np.sort(np.concatenate([np.sqrt(-squares), -np.sqrt(-squares)]))
    np.testing.assert_allclose(mine, theirs, rtol=1e-9, atol=1e-9)


def test_poles_with_resistors_are_those_of_nodal_analysis(rng: np.random.Generator) -> None:
    """Resistors eliminated from Kirchhoff's laws: F s + E Q against C s² + G s + Γ over the node potentials."""
    lossless, C, L = random_lc_network(rng, edges=7)
    ends = [rng.choice(["ground", *lossless.vertices], size=2, replace=False) for _ in range(3)]
    resistors = [Edge(f"R{k}", str(a), str(b)) for k, (a, b) in enumerate(ends)]
    graph = Graph("ground", lossless.vertices, (*lossless.edges, *resistors))
    value = {e.name: rng.uniform(0.5, 2.0) for e in graph.edges}
    names = [e.name for e in resistors]
    ohms = np.diag([value[n] for n in names])
    D = terminate(kirchhoff_structure(graph).swapped(*L), names, resistance(ohms)).reordered([*C, *L])
    storage = np.diag([1 / value[n] for n in (*C, *L)])
    mine = finite(eigvals(-(D.E @ storage), D.F))
    n = len(graph.vertices)
    mass, loss, stiffness = np.zeros((3, n, n))
    for e, row in zip(graph.edges, graph.incidence().T, strict=True):
        into, factor = {
            "C": (mass, value[e.name]), "R": (loss, 1 / value[e.name]), "L": (stiffness, 1 / value[e.name])
        }[e.name[0]]  # fmt: skip
        into += factor * np.outer(row, row)
    one, zero = np.eye(n), np.zeros((n, n))
    theirs = finite(eigvals(np.block([[zero, one], [-stiffness, -loss]]), np.block([[one, zero], [zero, mass]])))
    assert len(mine) == len(theirs)
    for s in mine:
        assert np.abs(theirs - s).min() < 1e-8 * (1 + abs(s))
    assert (mine.real <= 1e-9).all()


def finite(s: np.ndarray) -> np.ndarray:
    """Without the poles at zero and at infinity, which count loops and cutsets."""
    return s[np.isfinite(s) & (np.abs(s) > 1e-4) & (np.abs(s) < 1e5)]


def test_a_loop_of_capacitors_and_a_cutset_of_inductors() -> None:
    """Three capacitors in a triangle; two inductors in series: one voltage and one current are not free."""
    edges = (
        Edge("C1", "a", "ground"), Edge("C2", "a", "b"), Edge("C3", "b", "ground"),
        Edge("L1", "a", "n"), Edge("L2", "n", "ground"),
    )  # fmt: skip
    found = lc_structure(Graph("ground", ("a", "b", "n"), edges), ["C1", "C2", "C3"], ["L1", "L2"])
    assert sorted(n[0] for n in found.x1) == ["C", "L"]
    names = (*found.x1, *found.x2)
    voltage = np.array([{"C1": 1, "C2": -1, "C3": -1}.get(n, 0) for n in names])
    current = np.array([{"L1": 1, "L2": -1}.get(n, 0) for n in names])
    for row in (voltage, current):
        assert rank(np.vstack([found.constraints(), row])) == 2, "v₁ = v₂ + v₃ and i₁ = i₂"


def test_excess_stays_excess_however_it_is_reduced() -> None:
    """y = x₂ − J₂₁ x₁ has a rate that no rate of x₁ enters: ẏ = J₂₂ ∂H̃/∂y."""
    graph, C, L = random_lc_network(np.random.default_rng(2), edges=9)
    found: LCStructure = lc_structure(graph, C, L)
    assert len(found.x1) > 0
    D = found.structure()
    A, B = D.image()
    n1 = len(found.x1)
    y = np.hstack([-found.J21, np.eye(len(found.x2), dtype=int)])
    assert not (y @ A - found.J22 @ B[n1:]).any()
    assert exact_null_space(D.F).shape[1] == len(found.constraints())


def test_every_edge_is_one_of_the_two() -> None:
    graph = Graph("ground", ("a",), (Edge("C", "a", "ground"), Edge("R", "a", "ground")))
    with pytest.raises(ModelError, match="look at R"):
        lc_structure(graph, ["C"], [])
