"""The mass matrix by composite rigid bodies (Featherstone 2008, §6.2).

Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], wrenches [N·m; N], efforts [N·m, N], inertias
[kg·m², kg·m, kg].
Law: T = ½ vᵀ M v, tests/multibody/test_tree_dynamics.py. Source: Featherstone 2008, §6.2.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, settle
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Momentum, Twist
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
