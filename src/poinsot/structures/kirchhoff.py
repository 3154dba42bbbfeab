"""Kirchhoff's laws of a graph as a Dirac structure, for scalars and for twists and wrenches; trees chosen by kind.

Every edge is a port of d components. Across variables sum to zero round loops, C a = 0; through variables over
cutsets, Q t = 0. Mechanics takes twists (across) as flows and wrenches (through) as efforts; electricity takes currents
(through) as flows and voltages (across) as efforts: the two splits are kept apart, `across` says which is which.

    F = [C; 0] ⊗ 1_d,   E = [0; Q] ⊗ 1_d        across is the flow; exchanged if across is the effort
    port connection graph: C = [Bᵀ 1], Q = [1 −B], dimension d (n + q) for n edges and q bodies

All of it is exact, over the integers. Laws: Tellegen on random graphs, tests/structures/test_graph.py. Source:
Stramigioli et al., §3.2.2, (26)–(29), with the dimension of formulas.md §8.
Units: any in which flow times effort of each port is power [W]; across and through of an edge likewise.

Networks of capacitors and inductors alone: from a tree and its co-tree to their structure matrix, with any excess.

    i_Γ = P i_Σ,  v_Σ = −Pᵀ v_Γ,   P = [P₁₁ P₁₂; P₂₁ P₂₂] by rows (tree C, tree L) and columns (co-tree C, co-tree L)
    x₁ = (q_Σ, φ_Γ),  x₂ = (q_Γ, φ_Σ):   (∂H/∂x₁; ẋ₂) = [J₁₁ J₁₂; J₂₁ J₂₂] (ẋ₁; ∂H/∂x₂)
    J₁₁ = [0 −P₂₁ᵀ; P₂₁ 0],   J₁₂ = [−P₁₁ᵀ 0; 0 P₂₂] = −J₂₁ᵀ,   J₂₂ = [0 P₁₂; −P₁₂ᵀ 0]
    y = x₂ − J₂₁ x₁,  z = x₁:   ẏ = J₂₂ ∂H̃/∂y,   J₁₁ ż = ∂H̃/∂z

No energy function is needed for any of it: the blocks are integers. Voltages are across from tail to head of each edge
as currents run, so power v i is into the element. Laws: tests/structures/test_lc_networks.py. Source: Ratiu &
Blankenstein; formulas.md §9, which corrects the last block of −Pᵀ.
Units: charges [C], fluxes [Wb], voltages [V], currents [A]; the matrices are whole numbers [–].
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.errors import ModelError
from poinsot.namespaces import former_names
from poinsot.records import dataclass
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.graph import Edge, Graph, Matrix, loops
from poinsot.structures.hybrid import unhybrid
from poinsot.structures.matrices import Array, matrix, null_space
from poinsot.structures.ports import Port, Variable


class EdgeKind(IntEnum):
    """The kind of an edge for the choice of a tree; the tree takes the first kinds before the last.

    Electrical: voltage source, capacitor, resistor, inductor, current source. Translational with velocities across:
    velocity source, mass, damper, spring, force source.
    """

    ACROSS_SOURCE = 0
    ACROSS_STORAGE = 1
    OTHER = 2
    THROUGH_STORAGE = 3
    THROUGH_SOURCE = 4


def kirchhoff_structure(
    graph: Graph, dimension: int = 1, across: Variable = "effort", domain: str = "", tree: set[str] | None = None
) -> DiracStructure:
    """The Dirac structure of a graph on its edges, d components each; exact. The tree only changes its rows.

    Law  dimension d · edges; Σ ⟨through, across⟩ = 0 (Tellegen)
    """
    chosen = graph.spanning_tree({e.name: 0.0 for e in graph.edges}) if tree is None else tree
    C, Q = graph.fundamental_loops(chosen), graph.fundamental_cutsets(chosen)
    return _structure(C, Q, [e.name for e in graph.edges], dimension, across, domain)


def port_connection_structure(
    graph: Graph, massless: Iterable[str] = (), dimension: int = 6, domain: str = "mechanical"
) -> DiracStructure:
    """Kirchhoff's laws for the twists and wrenches of bodies and edges, all in one frame; twists are flows.

    Ports are the bodies that have inertia (edges of the Lagrangian tree, named as the vertices), then the edges. The
    tree edge of a massless body is dropped: no wrench is left for it, and its twist is what its neighbours say.
    Law  C = [Bᵀ 1], Q = [1 −B], dimension 6 (n + q); a dropped body equals its port closed with zero effort
    Errors  ModelError for a massless body that is not in the graph
    """
    light = set(massless)
    for name in light:
        if name not in graph.vertices:
            raise ModelError(
                f"there is no body {name!r} to be without mass; the bodies are {', '.join(graph.vertices)}"
            )
    bodies = tuple(Edge(v, graph.reference, v) for v in graph.vertices if v not in light)
    whole = Graph(graph.reference, graph.vertices, (*bodies, *graph.edges))
    tree = whole.spanning_tree({e.name: float(e in bodies) for e in whole.edges})
    C, Q = whole.fundamental_loops(tree), whole.fundamental_cutsets(tree)
    return _structure(C, Q, [e.name for e in whole.edges], dimension, "flow", domain)


def _structure(C: Matrix, Q: Matrix, names: list[str], d: int, across: Variable, domain: str) -> DiracStructure:
    unit = np.eye(d, dtype=np.int64)
    loops, cuts = np.kron(C, unit), np.kron(Q, unit)
    F, E = np.vstack([loops, 0 * cuts]), np.vstack([0 * loops, cuts])
    if across == "effort":
        F, E = E, F
    ports = tuple(Port(name, d, domain) for name in names)
    return DiracStructure(matrix(F), matrix(E), ports, "Kirchhoff's laws")


def across_of(graph: Graph, potentials: ArrayLike) -> NDArray[np.generic]:
    """−Bᵀ p (edges, d): head minus tail, for potentials (vertices, d), the reference's being zero. C a = 0."""
    return np.asarray(-graph.incidence().T @ np.asarray(potentials))


def through_of(graph: Graph, tree: set[str], loop_currents: ArrayLike) -> NDArray[np.generic]:
    """Cᵀ c (edges, d): the flows of the co-tree edges round their loops, c (co-tree, d). Q t = 0."""
    return np.asarray(graph.fundamental_loops(tree).T @ np.asarray(loop_currents))


@dataclass(frozen=True)
class NormalTree:
    """A tree that makes a maximum of storage elements independent, and the dependent ones.

    tree, cotree    names of edges, in the order of the graph
    across_excess   storage with an across state that is not in the tree → the loop that binds it (names, itself first)
    through_excess  storage with a through state that is in the tree → the cutset that binds it
    Law  the tree has as many across storages and as few through storages as any tree that holds all across sources
    """

    tree: tuple[str, ...]
    cotree: tuple[str, ...]
    across_excess: dict[str, tuple[str, ...]]
    through_excess: dict[str, tuple[str, ...]]

    def explain(self) -> str:
        """The loops and cutsets in one line, by names: "loop C1 – C2 – C5; cutset L1 – L2"; else empty."""
        closed = [f"loop {' – '.join(names)}" for names in self.across_excess.values()]
        cuts = [f"cutset {' – '.join(names)}" for names in self.through_excess.values()]
        return "; ".join(closed + cuts)


def normal_tree(graph: Graph, kinds: Mapping[str, EdgeKind]) -> NormalTree:
    """The tree by rank of kinds: across sources, across storage, others, through storage, through sources.

    kinds   by name of edge; an edge that is not named is OTHER. Cost: the edges, and the loops if any are to report.
    Errors  ModelError that names the loop of across sources (shorted), or the cutset of through sources (open)
    """
    rank = {e.name: EdgeKind(kinds.get(e.name, EdgeKind.OTHER)) for e in graph.edges}
    chosen = graph.spanning_tree({name: -float(kind) for name, kind in rank.items()})
    tree = tuple(e.name for e in graph.edges if e.name in chosen)
    cotree = tuple(e.name for e in graph.edges if e.name not in chosen)
    bound = {n for n in cotree if rank[n] <= EdgeKind.ACROSS_STORAGE}
    binding: dict[str, list[str]] = {n: [n] for n in tree if rank[n] >= EdgeKind.THROUGH_STORAGE}
    closed = {}
    if bound or binding:
        for name, branches in loops(graph, chosen):
            if name in bound:
                closed[name] = (name, *(branch for branch, _ in branches))
            for branch, _ in branches:
                if branch in binding:
                    binding[branch].append(name)
    cuts = {name: tuple(names) for name, names in binding.items()}
    for name, loop in closed.items():
        if rank[name] == EdgeKind.ACROSS_SOURCE:
            raise ModelError(
                f"the sources {', '.join(loop)} make a loop: their values contradict one another, or one is not "
                "needed; put a resistance into the loop"
            )
    for name, cut in cuts.items():
        if rank[name] == EdgeKind.THROUGH_SOURCE:
            raise ModelError(
                f"the sources {', '.join(cut)} are a cutset: nothing else can carry what they deliver; put a "
                "conductance beside them"
            )
    return NormalTree(tree, cotree, closed, cuts)


__getattr__ = former_names(__name__)


@dataclass(frozen=True, eq=False)
class LCStructure:
    """The structure of an LC network for one tree.

    x1, x2          names of the elements whose states (charges, flux linkages) they hold; x₁ is the excess
    P               (tree, co-tree), rows and columns each with capacitors first; ``capacitors_in`` says how many
    capacitors_in   (tree, co-tree)
    """

    x1: tuple[str, ...]
    x2: tuple[str, ...]
    P: Matrix
    capacitors_in: tuple[int, int]

    def _blocks(self) -> tuple[Matrix, Matrix, Matrix, Matrix]:
        r, c = self.capacitors_in
        return self.P[:r, :c], self.P[:r, c:], self.P[r:, :c], self.P[r:, c:]

    @property
    def J11(self) -> Matrix:
        """[0 −P₂₁ᵀ; P₂₁ 0], over (q_Σ, φ_Γ)."""
        _, _, P21, _ = self._blocks()
        return np.block([[_zero(P21.shape[1]), -P21.T], [P21, _zero(len(P21))]])

    @property
    def J12(self) -> Matrix:
        """[−P₁₁ᵀ 0; 0 P₂₂] (n₁ × n₂)."""
        P11, P12, _, P22 = self._blocks()
        top = np.zeros((P11.shape[1], P12.shape[1]), dtype=np.int64)
        return np.block([[-P11.T, top], [np.zeros((len(P22), len(P11)), dtype=np.int64), P22]])

    @property
    def J21(self) -> Matrix:
        """−J₁₂ᵀ = [P₁₁ 0; 0 −P₂₂ᵀ] (n₂ × n₁)."""
        return -self.J12.T

    @property
    def J22(self) -> Matrix:
        """[0 P₁₂; −P₁₂ᵀ 0], over (q_Γ, φ_Σ)."""
        _, P12, _, _ = self._blocks()
        return np.block([[_zero(len(P12)), P12], [-P12.T, _zero(P12.shape[1])]])

    def structure(self) -> DiracStructure:
        """The Dirac structure on the elements, flows the rates of their states, efforts their co-energies."""
        W = np.block([[self.J11, self.J12], [self.J21, self.J22]])
        F, E = unhybrid(matrix(W), range(len(self.x1)))
        return DiracStructure(F, E, tuple(Port(n) for n in (*self.x1, *self.x2)), "LC network")

    def conserved(self) -> Array:
        """Columns c over (x₁, x₂) with cᵀ x constant for every energy: ν of J₂₂ ν = 0 times y = x₂ − J₂₁ x₁; exact.

        Cutsets of capacitors (their charge) and loops of inductors (their flux).
        """
        nu = null_space(matrix(self.J22))
        return np.vstack([-matrix(self.J21).T @ nu, nu])

    def constraints(self) -> Array:
        """Rows a over (x₁, x₂) with a ∂H/∂x = 0: μ of μᵀ J₁₁ = 0 times ∂H/∂x₁ − J₁₂ ∂H/∂x₂; exact.

        Loops of capacitors (their voltages) and cutsets of inductors (their currents).
        """
        mu = null_space(matrix(self.J11)).T
        return np.hstack([mu, -mu @ matrix(self.J12)])


def _zero(n: int) -> Matrix:
    return np.zeros((n, n), dtype=np.int64)


def lc_structure(
    graph: Graph, capacitors: Iterable[str], inductors: Iterable[str], tree: set[str] | None = None
) -> LCStructure:
    """The structure of a network of capacitors and inductors, for a tree (the normal tree by default).

    With the normal tree x₁ holds the storage in excess and no more, and J₁₁ = 0.
    Errors  ModelError if an edge is neither or both
    """
    C, L = set(capacitors), set(inductors)
    odd = [e.name for e in graph.edges if (e.name in C) == (e.name in L)]
    if odd or len(C) + len(L) != len(graph.edges):
        raise ModelError(
            f"each edge of an LC network is a capacitor or an inductor; look at {', '.join(odd) or 'names'}"
        )
    if tree is None:
        kinds = {n: EdgeKind.ACROSS_STORAGE for n in C} | {n: EdgeKind.THROUGH_STORAGE for n in L}
        tree = set(normal_tree(graph, kinds).tree)
    names = [e.name for e in graph.edges]
    position = {n: k for k, n in enumerate(names)}
    branches, chords = [n for n in names if n in tree], [n for n in names if n not in tree]
    row = {n: i for i, n in enumerate(branches)}
    Q = graph.fundamental_cutsets(tree)
    tree_C, tree_L = [n for n in branches if n in C], [n for n in branches if n in L]
    co_C, co_L = [n for n in chords if n in C], [n for n in chords if n in L]
    P = -Q[np.ix_([row[n] for n in tree_C + tree_L], [position[n] for n in co_C + co_L])]
    return LCStructure((*co_C, *tree_L), (*tree_C, *co_L), P, (len(tree_C), len(co_C)))
