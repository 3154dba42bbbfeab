"""The mass matrix by composite rigid bodies (Featherstone 2008, §6.2).

Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], wrenches [N·m; N], efforts [N·m, N], inertias
[kg·m², kg·m, kg].
Law: T = ½ vᵀ M v, tests/multibody/test_tree_dynamics.py. Source: Featherstone 2008, §6.2.

The inverse mass matrix, from the factors that keep the branches of the tree.

Units: M⁻¹ [1/(kg·m²), 1/(kg·m), 1/kg]. Source: Featherstone 2008, §6.5.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.linear import ltl
from poinsot.algebra.scalars import is_zero
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Momentum, Twist
from poinsot.multibody.energy import total
from poinsot.multibody.kinematics import place
from poinsot.multibody.pairs_of_freedoms import EntryRule, Reached, matrices
from poinsot.multibody.passes import Own, Pass, owned, walk
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple


def mass_matrix(tree: Tree, q: Array) -> Array:
    """M(q) (nv, nv), symmetric: T = ½ vᵀ M v; of freedoms i and j beyond it, M_ij = ⟨P_j, S_i⟩.

    Law: M = Mᵀ, positive definite; M a = inverse_dynamics(q, 0, a) − inverse_dynamics(q, 0, 0).
    """
    (M,) = matrices(tree, walk(tree, COMPOSITE, owned(tree, q))[0], [MASS])
    return with_rotors(tree, M)


class FreedomMomentum(NamedTuple):
    """Of a freedom its twist S, and the momentum P = I S of all that its joint carries, at unit rate."""

    S: Twist
    P: Momentum


MASS = EntryRule(beyond=[("S", "P")], before=[("P", "S")], beside=[("S", "P")])


def stand(link: Link, own: Own, parent: None) -> tuple[None, Reached]:
    """X_pi."""
    return None, Reached(place(link, own.q)[0], ())


def carry(link: Link, own: Own, carried: Inertia, kept: Reached) -> tuple[Inertia, Reached]:
    """Rootward: I + Σ_children X I, handed on as X I; S and P = I S of each freedom."""
    composite = link.inertia + carried
    weighed = [FreedomMomentum(S, composite * S) for S in link.pair.motion_subspace(own.q)]
    return composite.carried(kept.X), Reached(kept.X, weighed)


COMPOSITE = (Pass(stand, lambda tree: None), Pass(carry, lambda tree: Inertia.zero(), rootward=True))


def with_rotors(tree: Tree, M: Array) -> Array:
    """M with the inertias of rotors on its diagonal."""
    M = np.array(M, dtype=object)
    for i, r in rotor_inertias(tree).items():
        for k in tree.links[i].v:
            M[k, k] = M[k, k] + r * tree.links[i].ratio ** 2
    return settle(M)


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
