"""Inverse dynamics: the recursive Newton–Euler algorithm (Featherstone 2008, §5.3; formulas.md §6)."""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Twist, Wrench, pair
from poinsot.multibody.kinematics import accelerations, posed, twists
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree

Applied = Mapping[int, Wrench]
"""Wrenches on links by springs, dampers and sources: link → wrench in that link's coordinates."""


def inverse_dynamics(tree: Tree, q: Array, v: Array, a: Array | None, applied: Applied | None = None) -> Array:
    """τ = M(q) a + c(q, v) (nv,): the efforts that the tree's freedoms need for accelerations a; a = None means a = 0.

    rootward:  f_i = I_i A_i + V_i ×* I_i V_i − w_i + Σ_children X f,   τ_i = S_iᵀ f_i
    Law: power balance vᵀτ = d/dt (kinetic + potential energy).
    """
    pose = posed(tree, q)
    V = twists(tree, pose, v)
    A = accelerations(tree, pose, q, v, a, V)
    f: list[Wrench] = []
    for i, link in enumerate(tree.links):
        f_i = inertial_wrench(link.inertia, V[i], A[i])
        f.append(f_i - applied[i] if applied and i in applied else f_i)
    tau = zeros(tree.nv)
    if a is not None:
        for i, r in rotor_inertias(tree).items():
            for k in tree.links[i].v:
                tau[k] = tau[k] + a[k] * (r * tree.links[i].ratio ** 2)
    for i, link in reversed(list(enumerate(tree.links))):
        for k, S in zip(link.v, pose.S[i], strict=True):
            tau[k] = tau[k] + pair(f[i], S) * link.ratio
        if link.parent >= 0:
            f[link.parent] = f[link.parent] + pose.X[i] @ f[i]
    return settle(tau)


def inertial_wrench(inertia: Inertia, V: Twist, A: Acceleration) -> Wrench:
    """I A + V ×* I V: the wrench that gives a body this acceleration (Newton–Euler)."""
    return inertia * A + V.cross(inertia * V)


def gravity_force(tree: Tree, q: Array) -> Array:
    """g(q) (nv,): the efforts that hold the tree at rest against its weight."""
    return inverse_dynamics(tree, q, zeros(tree.nv), None)
