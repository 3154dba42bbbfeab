"""Canonical coordinates of constant structures: the theorem of Ratiu and Blankenstein, with α, β, y₂ and z₂.

    α̇ = ∂Ĥ/∂β,   β̇ = −∂Ĥ/∂α,   ẏ₂ = 0,   0 = ∂Ĥ/∂z₂

for every lossless port-Hamiltonian system without ports whose Dirac structure is constant: symplectic, presymplectic
and Poisson systems are cases. Exact on exact numbers. Laws: T J Tᵀ is canonical; the structure in the new coordinates
is the one above, tests/structures/test_canonical.py.
Source: Ratiu & Blankenstein; Stramigioli et al., (20); formulas.md §9.
Units: x̃ in those of the combinations of states that it is; H [J].
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures import matrices
from poinsot.structures.dirac import DiracStructure, block_diagonal
from poinsot.structures.elimination import UNIT, WITHIN, given_rounding, pivot, usual
from poinsot.structures.hybrid import hybrid_floats, hybrid_matrix
from poinsot.structures.ports import Port


def darboux(J: ArrayLike, rounding: matrices.Array | None = None) -> tuple[matrices.Array, int]:
    """(T, m): T J Tᵀ = [0 1 0; −1 0 0; 0 0 0] with blocks of m, m and n − 2m; J skew, rank J = 2m.

    In x̃ = T x the structure matrix is canonical (20); the last n − 2m of x̃ are Casimirs. On floats the pivots are the
    largest entries beside what is usual in their rows and columns.
    rounding  of the entries of J, if they are floats; by default that of numbers as given
    Errors    ModelError if J is not skew, or the rank is undecided
    """
    A = matrices.matrix(J).copy()
    square = A.shape[0] == A.shape[1]
    skew = (
        A if matrices.is_exact(A) or not square else (A - A.T) / 2
    )  # what products of floats leave on the diagonal is no entry
    scale = np.ones(A.shape) if matrices.is_exact(A) or not A.size else usual(skew)
    if not square or not matrices.vanishes(A + A.T, scale if matrices.is_exact(A) else scale + np.abs(skew)):
        raise ModelError("canonical coordinates need a skew matrix, J = −Jᵀ")
    A = skew
    B = None if matrices.is_exact(A) else given_rounding(A) if rounding is None else rounding.copy()
    T = matrices.alike(matrices.identity(len(A)), A)[0].copy()
    rest, first, second = list(range(len(A))), [], []
    while (found := _pivot(A, B, scale, rest)) is not None:
        i, j = found
        lead = A[i, j]
        if B is not None:
            B[i, :] = np.hypot(B[i, :] / lead, A[i, :] / lead * max(B[i, j] / abs(lead), UNIT))
            B[:, i] = B[i, :]
        T[i], A[i, :] = T[i] / lead, A[i, :] / lead
        A[:, i] = A[:, i] / lead
        rest = [k for k in rest if k not in (i, j)]
        at, a, b = np.ix_(rest, rest), -A[rest, j], A[rest, i]
        if B is not None:
            B[at] = np.sqrt(B[at] ** 2 + _blurred(A, B, rest, i, j) ** 2 + _blurred(A, B, rest, j, i) ** 2)
        A[at] = A[at] + np.outer(a, A[i, rest]) + np.outer(b, A[j, rest])
        if B is not None:
            A[at] = np.where(np.abs(A[at]) <= WITHIN * B[at], 0.0, A[at])
        T[rest] = T[rest] + np.outer(a, T[i]) + np.outer(b, T[j])
        first.append(i)
        second.append(j)
    return T[[*first, *second, *rest]], len(first)


def _blurred(A: matrices.Array, B: matrices.Array, rest: list[int], i: int, j: int) -> matrices.Array:
    """The rounding of the products A_kj A_il."""
    a, b, p, q = A[rest, j], B[rest, j], A[i, rest], B[i, rest]
    squares = np.outer(a * a, q * q) + np.outer(b * b, p * p + q * q) + UNIT**2 * np.outer(a * a, p * p)
    return np.asarray(np.sqrt(squares))


def _pivot(
    A: matrices.Array, B: matrices.Array | None, scale: matrices.Array, rest: list[int]
) -> tuple[int, int] | None:
    """The largest entry of a float matrix, the first that is not zero of an exact one."""
    if B is None:
        return next(((i, j) for i in rest for j in rest if i < j and not matrices.is_zero(A[i, j])), None)
    at = np.ix_(rest, rest)
    found = pivot(A[at], B[at], scale[at], "canonical coordinates") if rest else None
    return None if found is None else (rest[min(found)], rest[max(found)])


@dataclass(frozen=True, eq=False)
class CanonicalCoordinates:
    """x̃ = (α, β, y₂, z₂) = M x, with as many α as β.

    M (n, n) invertible; pairs = dim α; conserved = dim y₂; algebraic = dim z₂
    """

    M: matrices.Array
    pairs: int
    conserved: int
    algebraic: int

    @property
    def alpha(self) -> matrices.Array:
        """The rows of M that make α."""
        return self.M[: self.pairs]

    @property
    def beta(self) -> matrices.Array:
        """The rows that make β."""
        return self.M[self.pairs : 2 * self.pairs]

    @property
    def y2(self) -> matrices.Array:
        """The rows that make the conserved quantities y₂."""
        return self.M[2 * self.pairs : 2 * self.pairs + self.conserved]

    @property
    def z2(self) -> matrices.Array:
        """The rows that make the coordinates z₂ along which the energy is stationary."""
        return self.M[2 * self.pairs + self.conserved :]

    def structure(self) -> DiracStructure:
        """The canonical structure itself, on ports alpha, beta, y2, z2."""
        p, c, a = self.pairs, self.conserved, self.algebraic
        one = matrices.identity(p)
        F = block_diagonal(matrices.identity(2 * p), matrices.identity(c), matrices.nothing(a, a))
        E = block_diagonal(
            matrices.block([[matrices.nothing(p, p), -one], [one, matrices.nothing(p, p)]]),
            matrices.nothing(c, c),
            matrices.identity(a),
        )
        ports = (Port("alpha", p), Port("beta", p), Port("y2", c), Port("z2", a))
        return DiracStructure(F, E, ports, "canonical structure")


def canonical_coordinates(structure: DiracStructure) -> CanonicalCoordinates:
    """The coordinates of the theorem for a constant Dirac structure with storage ports alone.

    From the hybrid form (∂H/∂x₁; ẋ₂) = [J₁₁ J₁₂; J₂₁ J₂₂] (ẋ₁; ∂H/∂x₂): y = x₂ − J₂₁ x₁, z = x₁, then J₂₂ and J₁₁ are
    brought to canonical form. Law: ``structure.transformed(M)`` is the canonical structure.
    """
    if structure.exact:
        (W, out), known = hybrid_matrix(structure.F, structure.E), None
    else:
        W, known, out = hybrid_floats(structure.F, structure.E, None, structure.rounding)
    n = structure.size
    one = list(out)
    two = [k for k in range(n) if k not in set(one)]
    J11, J21, J22 = W[np.ix_(one, one)], W[np.ix_(two, one)], W[np.ix_(two, two)]
    unit = matrices.alike(matrices.identity(n), W)[0]
    z, y = unit[one], unit[two] - J21 @ unit[one]
    T_y, m_y = darboux((J22 - J22.T) / 2, None if known is None else _both(known[np.ix_(two, two)]))
    T_z, m_z = darboux((J11 - J11.T) / 2, None if known is None else _both(known[np.ix_(one, one)]))
    y = T_y @ y
    if len(one):  # z = Tᵀ z̃ makes T J₁₁ Tᵀ of J₁₁; its sign is opposite: the halves change places
        z = matrices.solve(T_z.T, z) if known is None else np.linalg.solve(T_z.T, z)
    z11, z12, z2 = z[m_z : 2 * m_z], z[:m_z], z[2 * m_z :]
    y11, y12, y2 = y[:m_y], y[m_y : 2 * m_y], y[2 * m_y :]
    M = np.vstack(matrices.alike(y11, z11, y12, z12, y2, z2))
    return CanonicalCoordinates(M, m_y + m_z, len(y2), len(z2))


def _both(known: matrices.Array) -> matrices.Array:
    """The rounding of (a − aᵀ)/2."""
    return np.asarray(np.hypot(known, known.T))
