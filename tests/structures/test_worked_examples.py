"""The worked examples of Ratiu and Blankenstein, matrices entry by entry, exactly (formulas.md §9)."""

import numpy as np
import pytest
import sympy

from poinsot.structures.canonical import canonical_coordinates
from poinsot.structures.casimirs import casimirs, interaction_potential
from poinsot.structures.composition import compose
from poinsot.structures.dirac import dirac, dissipative
from poinsot.structures.families import terminate
from poinsot.structures.graph import Edge, Graph
from poinsot.structures.implicit_systems import explicit_system
from poinsot.structures.kirchhoff import kirchhoff_structure, lc_structure
from poinsot.structures.matrices import matrix
from poinsot.structures.multiports import hybrid, input_output, one_junction
from poinsot.structures.ports import Port
from poinsot.structures.resistive import resistance

d, m, kappa = sympy.symbols("d m kappa", positive=True)


def same(a: object, b: object) -> bool:
    return not (matrix(a) - matrix(b)).any()  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------- mass, spring, damper and force


def test_mass_spring_damper_force() -> None:
    """A and B on (u_C, u_I, f_b), (y_C, y_I, −e_b): rank 3, A Bᵀ + B Aᵀ = diag(0, 2d, 0); built from a junction."""
    A, B = [[1, 0, 0], [0, 1, 0], [1, 0, -1]], [[0, -1, 0], [1, d, 1], [0, 0, 0]]
    printed = dissipative(A, B, ["C", "I", "b"])
    assert same(printed.power_matrix, [[0, 0, 0], [0, 2 * d, 0], [0, 0, 0]])
    junction = one_junction("C", "I", "r", "b").swapped("I")  # one velocity, forces that sum to zero
    built = terminate(junction, ["r"], resistance([[d]]))
    assert built.same_as(printed)
    normal_printed, normal_built = printed.normal(), built.normal()
    assert same(normal_printed.F, normal_built.F) and same(normal_printed.E, normal_built.E)


def test_mass_spring_damper_force_as_a_system() -> None:
    """ẋ = p/m, ṗ = −x/κ − d p/m + e_b, f_b = p/m, and Ḣ = −d (p/m)² + ⟨e_b, f_b⟩."""
    structure = terminate(one_junction("C", "I", "r", "b").swapped("I"), ["r"], resistance([[d]]))
    system = explicit_system(
        structure, lambda x: x[1] * x[1] / (2 * m) + x[0] * x[0] / (2 * kappa), ["C", "I"], {"b": "effort"}
    )
    c = system.coefficients([0, 0])
    assert same(c.J, [[0, 1], [-1, 0]]) and same(c.R, [[0, 0], [0, d]]) and same(c.G, [[0], [1]])
    assert not c.P.any() and not c.S.any() and not c.N.any()
    x, p, force = sympy.symbols("x p e_b")
    rate, y = system.flow(np.array([x, p]), np.array([force]))
    expected = (rate[0] - p / m, rate[1] + x / kappa + d * p / m - force, y[0] - p / m)
    assert [sympy.simplify(term) for term in expected] == [0, 0, 0]
    balance = system.balance(np.array([x, p]), np.array([force]))
    assert sympy.simplify(balance.dissipated - d * (p / m) ** 2) == 0 and sympy.simplify(balance.residual) == 0


def test_without_the_damper_it_is_a_dirac_structure() -> None:
    lossless = compose(one_junction("C", "I", "b").swapped("I"))
    A, B = [[1, 0, 0], [0, 1, 0], [1, 0, -1]], [[0, -1, 0], [1, 0, 1], [0, 0, 0]]
    assert lossless.same_as(dirac(A, B, ["C", "I", "b"]))


# ------------------------------------------------------------------------------------------------ LC circuit of order 3

LC3 = [[0, 1, -1, 0], [-1, 0, 0, -1], [1, 0, 0, 0], [0, 1, 0, 0]]


def lc3_graph() -> Graph:
    """C, and L₂ beside it, from node a to ground; L₁ in series with the source, which i_b crosses from ground to s."""
    edges = (Edge("C", "a", "ground"), Edge("L1", "s", "a"), Edge("L2", "a", "ground"), Edge("b", "ground", "s"))
    return Graph("ground", ("a", "s"), edges)


def test_lc_circuit_of_order_3() -> None:
    """(i_C, v₁, v₂, i_b) = skew 4 × 4 (v_C, i₁, i₂, −v_b), from the graph alone."""
    network = kirchhoff_structure(lc3_graph()).swapped("L1", "L2")  # inductors: flow is voltage, effort is current
    assert same(input_output(network, "flow"), LC3)


def lc3_system() -> object:
    structure = dirac(np.eye(4, dtype=int), -np.array(LC3), ["C", "L1", "L2", "b"])
    C, L1, L2 = sympy.symbols("C L1 L2", positive=True)
    return explicit_system(
        structure, lambda x: x[0] * x[0] / (2 * C) + x[1] * x[1] / (2 * L1) + x[2] * x[2] / (2 * L2),
        ["C", "L1", "L2"], {"b": "effort"},
    )  # fmt: skip


def test_its_dynamics() -> None:
    """q̇ = i₁ − i₂, φ̇₁ = −v_C + v_b, φ̇₂ = v_C, i_b = i₁."""
    system = lc3_system()
    c = system.coefficients([0, 0, 0])
    assert same(c.J, [[0, 1, -1], [-1, 0, 0], [1, 0, 0]]) and same(c.G, [[0], [1], [0]]) and not c.R.any()
    x = np.array(sympy.symbols("q phi1 phi2"))
    v = sympy.Symbol("v_b")
    v_C, i1, i2 = system.gradient(x)
    rate, y = system.flow(x, np.array([v]))
    assert [sympy.simplify(a - b) for a, b in zip([*rate, *y], [i1 - i2, v - v_C, v_C, i1], strict=True)] == [0] * 4


def test_what_it_conserves_and_that_its_port_has_no_interaction_potential() -> None:
    """rank J = 2, φ₁ + φ₂ conserved for v_b = 0; (0, 1, 0) is not in Im J."""
    J, g = [[0, 1, -1], [-1, 0, 0], [1, 0, 0]], [0, 1, 0]
    c = casimirs(J)
    assert c.shape == (3, 1) and same(c / c[1, 0], [[0], [1], [1]])
    assert interaction_potential(J, g) is None
    assert same([interaction_potential([[0, 1], [-1, 0]], [0, 1])], [[-1, 0]]), "a force on a mass has one: −x e_b"
    assert casimirs(J, G=[[0], [1], [0]]).shape == (3, 0), "the source changes the flux"


def test_the_circuit_without_source_by_tree_and_cotree() -> None:
    """The source shorted: C in the tree, both inductors in the co-tree, J₂₂ = J; one y₂ and no z₂."""
    edges = (Edge("C", "a", "ground"), Edge("L1", "ground", "a"), Edge("L2", "a", "ground"))
    found = lc_structure(Graph("ground", ("a",), edges), ["C"], ["L1", "L2"])
    assert found.x1 == () and found.x2 == ("C", "L1", "L2")
    assert same(found.J22, [[0, 1, -1], [-1, 0, 0], [1, 0, 0]])
    flux = found.conserved()
    assert same(flux / flux[1, 0], [[0], [1], [1]])
    coordinates = canonical_coordinates(found.structure())
    assert (coordinates.pairs, coordinates.conserved, coordinates.algebraic) == (1, 1, 0)
    assert coordinates.y2[0, 1] == coordinates.y2[0, 2] != 0 == coordinates.y2[0, 0]


# ---------------------------------------------------------------------------------------------------- the corrected −Pᵀ


def test_the_signs_of_an_lc_network_with_excess() -> None:
    """i_Γ = P i_Σ and v_Σ = −Pᵀ v_Γ rewritten, with the last block −P₂₂ᵀ and not −P₂₁ᵀ as printed."""
    edges = (
        Edge("Ca", "a", "ground"), Edge("Cb", "b", "a"), Edge("Cc", "b", "ground"),
        Edge("La", "b", "c"), Edge("Lb", "c", "ground"), Edge("Lc", "c", "a"),
    )  # fmt: skip
    graph = Graph("ground", ("a", "b", "c"), edges)
    found = lc_structure(graph, ["Ca", "Cb", "Cc"], ["La", "Lb", "Lc"], tree={"Ca", "La", "Cb"})
    r, c = found.capacitors_in
    P11, P12, P21, P22 = found.P[:r, :c], found.P[:r, c:], found.P[r:, :c], found.P[r:, c:]
    W = hybrid(found.structure(), found.x1).W
    zero = np.zeros
    expected = np.block([
        [zero((c, c)), -P21.T, -P11.T, zero((c, P12.shape[1]))],
        [P21, zero((len(P21),) * 2), zero((len(P21), r)), P22],
        [P11, zero((r, len(P22))), zero((r, r)), P12],
        [zero((P12.shape[1], c)), -P22.T, -P12.T, zero((P12.shape[1],) * 2)],
    ]).astype(int)  # fmt: skip
    assert same(W, expected)
    assert P22.any(), "the corrected block is at work"


# ------------------------------------------------------------------------------------------------- ladders as published


@pytest.mark.parametrize("N", [1, 2, 4])
def test_rcl_ladder_has_the_published_matrices(N: int) -> None:
    """J tridiagonal with J[i, i+1] = −1, J[i+1, i] = 1, R = diag(0, R₁, …, R_N + R_{N+1}), G = e₁, by elimination."""
    R = sympy.symbols(f"R1:{N + 2}", positive=True)
    edges = []
    for k in range(1, N + 1):
        edges += [
            Edge(f"C{k}", f"n{k}", "ground"),
            Edge(f"L{k}", f"n{k}", f"m{k}"),
            Edge(f"R{k}", f"m{k}", f"n{k + 1}"),
        ]
    edges += [Edge(f"R{N + 1}", f"n{N + 1}", "ground"), Edge("source", "ground", "n1")]
    vertices = [f"{letter}{k}" for k in range(1, N + 1) for letter in "nm"] + [f"n{N + 1}"]
    laws = kirchhoff_structure(Graph("ground", tuple(vertices), tuple(edges)))
    laws = laws.swapped(*(f"L{k}" for k in range(1, N + 1)))
    resistors = [f"R{k}" for k in range(1, N + 2)]
    structure = terminate(laws, resistors, resistance(sympy.diag(*R).tolist()))
    storage = [f"{letter}{k}" for k in range(1, N + 1) for letter in "CL"]
    c = explicit_system(structure, lambda x: 0, storage, {"source": "flow"}).coefficients(np.zeros(2 * N))
    n = 2 * N
    J = np.diag(-np.ones(n - 1, dtype=int), 1) + np.diag(np.ones(n - 1, dtype=int), -1)
    losses = sympy.zeros(n)
    for k in range(N):
        losses[2 * k + 1, 2 * k + 1] = R[k] + (R[N] if k == N - 1 else 0)
    assert same(c.J, J) and same(c.R, losses.tolist())
    assert same(c.G, np.eye(n, 1, dtype=int)) or same(c.G, -np.eye(n, 1, dtype=int))


def test_a_storage_port_of_several_components() -> None:
    """Three springs at once are one port of dimension 3."""
    junction = one_junction(Port("C", 3), Port("I", 3), Port("b", 3)).swapped("I")
    system = explicit_system(junction, lambda x: x @ x / 2, ["C", "I"], {"b": "effort"})
    one, zero = np.eye(3, dtype=int), np.zeros((3, 3), dtype=int)
    assert same(system.J, np.block([[zero, one], [-one, zero]])) and same(system.G, np.vstack([zero, one]))
    assert system.states == ("C[0]", "C[1]", "C[2]", "I[0]", "I[1]", "I[2]")
