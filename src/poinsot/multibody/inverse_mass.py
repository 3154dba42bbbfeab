"""The inverse mass matrix, from the factors that keep the branches of the tree.

Units: M⁻¹ [1/(kg·m²), 1/(kg·m), 1/kg]. Source: Featherstone 2008, §6.5.
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.linear import ltl
from poinsot.algebra.scalars import is_zero
from poinsot.multibody.energy import total
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree


def inverse_mass_matrix(tree: Tree, q: Array) -> Array:
    """M(q)⁻¹ (nv, nv), symmetric: v̇ = M⁻¹ (τ − c) in a mechanism without loops.

    M = Lᵀ D L with L as sparse as the tree (Featherstone 2008, §6.5), so W = L⁻¹ is as well, and M⁻¹ = W D⁻¹ Wᵀ: an
    entry is a sum over the common ancestors of two freedoms. Law: M⁻¹ M = 1.
    """
    factors = ltl(mass_matrix(tree, q))
    L, n = factors.L, tree.nv
    W = zeros(n, n)
    for k in range(n):
        W[k, k] = 1.0
        for i in range(k + 1, n):
            W[i, k] = -total(L[i, j] * W[j, k] for j in range(k, i) if not (is_zero(L[i, j]) or is_zero(W[j, k])))
    scaled = zeros(n, n)
    for k in range(n):
        weight = 1.0 / factors.D[k]
        for i in range(k, n):
            scaled[i, k] = W[i, k] * weight
    inverse = zeros(n, n)
    for i in range(n):
        for j in range(i + 1):
            common = (k for k in range(j + 1) if not (is_zero(W[i, k]) or is_zero(W[j, k])))
            inverse[i, j] = inverse[j, i] = total(scaled[i, k] * W[j, k] for k in common)
    return settle(inverse)
