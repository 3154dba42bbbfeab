"""The dynamics of a tree of screw pairs in dual numbers: Newton–Euler and D'Alembert (Lagrange: ``dual_lagrange``).

Every form gives one dual effort a joint, Q̂ = F + ε τ: the force along its axis and the torque about it, whether the
pair is free to move so or its bearing resists. ``DualTree.efforts`` projects them on the freedoms. Weight is the force
rotor M̂ ε g⃗ of each body.

Law     the three forms agree with each other and with RNEA on random trees, over every scalar,
        tests/multibody/test_dual_dynamics.py
Source  Brodsky & Shoham 1999 (S4), §3 and §6; formulas.md §7
Units   Q̂ = F + ε τ [N, N·m]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import is_zero
from poinsot.geometry.dual_motors import moment_product
from poinsot.geometry.vectors import dot
from poinsot.multibody.dual import body as dual_body
from poinsot.multibody.dual.tree import DualLink, DualMoving, Duals, DualTree, dual_jacobian, motions, rotations
from poinsot.multibody.passes import Pass, walk

Form = Callable[[DualTree, Duals, Duals, Duals], list[Dual]]
"""A form of the equations of motion: Q̂ = form(tree, q̂, q̂̇, q̂̈)."""


def newton_euler(tree: DualTree, q: Duals, rates: Duals, second: Duals) -> list[Dual]:
    """Q̂ (n joints) by the dual Newton–Euler equation (36), rootward.

    F̂_i = Â M̂ Âᵀ (∂V̂_i/∂t − ε g⃗) + V̂_i × Â M̂ Âᵀ V̂_i + Σ_children R̂ F̂,     Q̂_i = ê · F̂_i + m_r d̈ + ε I_r θ̈
    """
    R = rotations(tree, q)
    moving = motions(tree, R, rates, second)
    own = [*zip(R, moving, [rotor_effort(link, x) for link, x in zip(tree.links, second, strict=True)], strict=True)]
    return walk(tree, [GATHER], own)[0]


def gather(link: DualLink, own: tuple[Array, DualMoving, object], carried: Array) -> tuple[Array, Dual]:
    """Rootward: F̂ (3,) + Σ_children R̂ F̂, handed on as R̂ F̂, and Q̂."""
    R, moving, rotor = own
    F = dual_body.newton_euler(link.inertia, link.centre, *moving) + carried
    return R @ F, dot(link.line, F) + rotor


GATHER = Pass(gather, lambda tree: np.zeros(3), rootward=True)


def dalembert(tree: DualTree, q: Duals, rates: Duals, second: Duals) -> list[Dual]:
    """Q̂ = Σ_i Ĵ_iᵀ (d(M̂V̂)_i/dt − M̂ ε g⃗) (83), (85): the virtual work of inertia and weight at the mass centres.

    Rotors add m_r d̈ + ε I_r θ̈ of their own joint.
    The products Ĵᵀ F̂ are dual scalar products; −Σ Ĵ_iᵀ M̂ ε g⃗ is the dual potential force DP/dq̂.
    """
    R = rotations(tree, q)
    Q: list[Any] = [rotor_effort(link, x) for link, x in zip(tree.links, second, strict=True)]
    for i, F_C in enumerate(inertia_forces(tree, R, rates, second)):
        J = dual_jacobian(tree, R, i)
        Q = [Q_j + dot(J[:, j], F_C) for j, Q_j in enumerate(Q)]
    return Q


def single_freedoms(tree: DualTree, q: Array, v: Array, a: Array) -> Array:
    """τ_k = Σ_i [∂v̂_C/∂q̇_k | d(M̂V̂)_i/dt − M̂ ε g⃗] (nv,) (84): one real freedom at a time, by moment products.

    For pairs with one freedom only, whose coordinate is real: no effort is computed that the pair does not feel.
    """
    R, rates, second = rotations(tree, tree.coordinates(q)), tree.rates(v), tree.rates(a)
    tau = zeros(tree.nv)
    for i, F_C in enumerate(inertia_forces(tree, R, rates, second)):
        J = dual_jacobian(tree, R, i)
        for j, link in enumerate(tree.links):
            for k, S in link.freedoms:
                tau[k] = tau[k] + moment_product(J[:, j] * S, F_C)
    rotors = [rotor_effort(link, x) for link, x in zip(tree.links, second, strict=True)]
    return _with_passive(tree, q, v, tau + tree.efforts(rotors))


def rotor_effort(link: DualLink, second: Dual) -> Any:
    """Q̂ = m_r d̈ + ε I_r θ̈: the effort that the rotor takes from its joint, of q̂̈ = θ̈ + ε d̈;
    0.0 without a rotor."""
    I_r, m_r = link.rotor
    return 0.0 if is_zero(I_r) and is_zero(m_r) else Dual(m_r * second.dual, I_r * second.real)


def inertia_forces(tree: DualTree, R: list[Array], rates: Duals, second: Duals) -> list[Array]:
    """F̂_C = M̂ (∂v̂_C/∂t − ε g⃗) + v̂_C × M̂ v̂_C (37) of every link, at its mass centre and in the axes of M̂."""
    F = []
    for link, (V, A) in zip(tree.links, motions(tree, R, rates, second), strict=True):
        v_C, change = link.centre.T @ V, link.centre.T @ A
        F.append(dual_body.motor_rate(link.inertia @ change, v_C, link.inertia @ v_C))
    return F


def dual_inverse_dynamics(tree: DualTree, q: Array, v: Array, a: Array, form: Form = newton_euler) -> Array:
    """τ (nv,): the efforts that the freedoms need for accelerations a, by a dual form of the equations of motion.

    q, v, a  real coordinates, rates and accelerations (nv,) of the tree, in its order [rad, m; s]
    form     newton_euler, dalembert or dual_lagrange.lagrange; springs and dampers are added to any
    Law      equal to Mechanism.inverse_dynamics(q, v, a), tests/multibody/test_dual_dynamics.py
    """
    dynamic = tree.efforts(form(tree, tree.coordinates(q), tree.rates(v), tree.rates(a)))
    return _with_passive(tree, q, v, dynamic)


def _with_passive(tree: DualTree, q: Array, v: Array, tau: Array) -> Array:
    return settle(tau if tree.passive is None else tau + tree.passive(q, v))
