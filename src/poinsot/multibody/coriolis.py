"""The Coriolis matrix by composite bodies: C(q, v) v is the velocity force, and Ṁ − 2C is skew.

A rigid body's part is B with B V = V ×* I V and B + Bᵀ = İ = V ×* I − I V ×. For one body it reads

    B = [−ω̃ Σ − h̃ ṽ, 0; −p̃, 0],      Σ = ½ tr(I_O) 1 − I_O,   h = m c,   p = m v + ω × h,

two blocks that add over bodies and go from frame to frame like an inertia, so the sub-tree beyond each joint has one
too. Source: Echeandia & Wensing 2021 (factorisation and recursion); the blocks are worked out from their B.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Twist, Wrench, pair
from poinsot.geometry.vectors import cross, tilde
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import Pose, link_coordinates, link_rates, posed, twists
from poinsot.multibody.tree import Tree


@dataclass(frozen=True, eq=False)
class Gyration:
    """B = [K, 0; −p̃, 0]: the wrench (K ω'; ω' × p) that a body's or a sub-tree's motion adds to a twist (ω'; v').

    K (3,3) [kg·m²/s]; p (3,) its linear momentum [kg·m/s]; over any scalar, in one frame
    Law     B V = V ×* I V for the body's own twist V; B + Bᵀ = V ×* I − I V ×
    """

    K: Array
    p: Array

    @classmethod
    def of(cls, body: Inertia, V: Twist) -> Gyration:
        """The part of a body with twist V, both in its frame."""
        h, J, w = body.first_moment, body.second_moment, V.angular
        half = (J[0, 0] + J[1, 1] + J[2, 2]) * 0.5
        spread = array([[(half if i == j else 0.0) - J[i, j] for j in range(3)] for i in range(3)])
        K = -(tilde(w) @ spread + tilde(h) @ tilde(V.linear))
        return cls(K, V.linear * body.mass + cross(w, h))

    def __add__(self, other: Gyration) -> Gyration:
        return Gyration(self.K + other.K, self.p + other.p)

    def __mul__(self, V: Twist) -> Wrench:
        """B V = (K ω; ω × p)."""
        return Wrench(self.K @ V.angular, cross(V.angular, self.p))

    def transposed(self, V: Twist) -> Wrench:
        """Bᵀ V = (Kᵀ ω + p × v; 0)."""
        return Wrench(self.K.T @ V.angular + cross(self.p, V.linear), array([0.0] * 3))

    def carried(self, X_AB: Displacement) -> Gyration:
        """The same in frame A: (R K Rᵀ − t̃ (Rp)~; R p)."""
        R, p = X_AB.rotation, X_AB.rotation @ self.p
        return Gyration(R @ self.K @ R.T - tilde(X_AB.translation) @ tilde(p), p)


def weightless(tree: Tree) -> Tree:
    """The same tree where nothing weighs anything."""
    return replace(tree, model=replace(tree.model, gravity=(0.0, 0.0, 0.0)))


def coriolis_force(tree: Tree, q: Array, v: Array) -> Array:
    """C(q, v) v (nv,): inverse dynamics at a = 0 without weight, the force that is quadratic in v."""
    return inverse_dynamics(weightless(tree), q, v, None)


def composite_inertias(tree: Tree, pose: Pose) -> list[Inertia]:
    """Per link, the inertia of all that it carries: rootward, I_p += X I."""
    composite = [link.inertia for link in tree.links]
    for i, link in reversed(list(enumerate(tree.links))):
        if link.parent >= 0:
            composite[link.parent] = composite[link.parent] + composite[i].carried(pose.X[i])
    return composite


def composite_gyrations(tree: Tree, pose: Pose, V: list[Twist]) -> list[Gyration]:
    """Per link, the gyration of all that it carries: rootward, B_p += X B."""
    composite = [Gyration.of(link.inertia, V_i) for link, V_i in zip(tree.links, V, strict=True)]
    for i, link in reversed(list(enumerate(tree.links))):
        if link.parent >= 0:
            composite[link.parent] = composite[link.parent] + composite[i].carried(pose.X[i])
    return composite


def moving_freedoms(tree: Tree, pose: Pose, q: Array, v: Array, V: list[Twist]) -> list[list[Twist]]:
    """Per link, the rates of its freedom twists in space, V × S + Ṡ, in link coordinates."""
    rates = []
    for i, link in enumerate(tree.links):
        own = link.pair.freedom_rates(link_coordinates(link, q), link_rates(link, v))
        rates.append([V[i].cross(S) + rate for S, rate in zip(pose.S[i], own, strict=True)])
    return rates


def coriolis_matrix(tree: Tree, q: Array, v: Array) -> Array:
    """C(q, v) (nv, nv) = Σ Jᵀ (I J̇ + B J) over the bodies, in O(n · depth).

    With I, B of the sub-tree beyond joint j and S' = V × S + Ṡ, for an ancestor i of j:
        C_ij = S_iᵀ (I S'_j + B S_j),      C_ji = S'_iᵀ I S_j + S_iᵀ Bᵀ S_j
    Law: C v = coriolis_force(q, v); Ṁ − 2C is skew, for pairs of every kind.
    """
    pose = posed(tree, q)
    V = twists(tree, pose, v)
    inertia, gyration = composite_inertias(tree, pose), composite_gyrations(tree, pose, V)
    rates = moving_freedoms(tree, pose, q, v, V)
    C = zeros(tree.nv, tree.nv)
    for i, link in enumerate(tree.links):
        for k, S, rate in zip(link.v, pose.S[i], rates[i], strict=True):
            P, couple = inertia[i] * S, gyration[i].transposed(S)
            W = (inertia[i] * rate).rate() + gyration[i] * S
            for m, S_m in zip(link.v, pose.S[i], strict=True):
                C[m, k] = C[m, k] + pair(W, S_m) * (link.ratio * link.ratio)
            j = i
            while tree.links[j].parent >= 0:
                W, P, couple = pose.X[j] @ W, pose.X[j] @ P, pose.X[j] @ couple
                j = tree.links[j].parent
                above, ratio = tree.links[j], link.ratio * tree.links[j].ratio
                for m, S_m, rate_m in zip(above.v, pose.S[j], rates[j], strict=True):
                    C[m, k] = C[m, k] + pair(W, S_m) * ratio
                    C[k, m] = C[k, m] + (pair(P, rate_m) + pair(couple, S_m)) * ratio
    return settle(C)
