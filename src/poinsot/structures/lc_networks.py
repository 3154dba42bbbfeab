"""Networks of capacitors and inductors alone: from a tree and its co-tree to their structure matrix, with any excess.

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

from collections.abc import Iterable

import numpy as np

from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures.dirac import DiracStructure
from poinsot.structures.graph import Graph, Matrix
from poinsot.structures.hybrid import unhybrid
from poinsot.structures.kirchhoff import EdgeKind, normal_tree
from poinsot.structures.matrices import Array, matrix, null_space
from poinsot.structures.ports import Port


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
