"""The dynamics of a tree of screw pairs in dual numbers: by Newton–Euler, D'Alembert and Lagrange.

Every form gives one dual effort a joint, Q̂ = F + ε τ: the force along its axis and the torque about it, whether the
pair is free to move so or its bearing resists. ``DualTree.efforts`` projects them on the freedoms. Weight is the force
rotor M̂ ε g⃗ of each body.

Lagrange's is one dual equation a joint, from energies [J] differentiated by dual numbers.

Law     the three forms agree with each other and with RNEA on random trees, over every scalar,
        tests/multibody/test_dual_dynamics.py
Source  Brodsky & Shoham 1999 (S4), §3, §5, §6 and its appendix; formulas.md §7
Units   Q̂ = F + ε τ [N, N·m]
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.dual import Dual, dual_rate, lifted
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.dual_motors import displacement_of, dual_part, moment_product
from poinsot.geometry.vectors import dot
from poinsot.multibody.dual import analogies
from poinsot.multibody.dual import body as dual_body
from poinsot.multibody.dual.analogies import SPATIAL
from poinsot.multibody.dual.body import motor_rate
from poinsot.multibody.dual.tree import (
    DualLink,
    DualMoving,
    Duals,
    DualTree,
    dual_jacobian,
    motions,
    rotations,
    velocities,
    world_rotations,
)
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


def kinetic_energy(tree: DualTree, q: Duals, rates: Duals) -> Scalar:
    """T = Σ ½ [v̂_C|M̂ v̂_C] (73), (93) + ½ (I_r θ̇² + m_r ḋ²) of the rotors [J]: a real function of dual variables."""
    total: Scalar = 0.0
    for link, V, rate in zip(tree.links, velocities(tree, rotations(tree, q), rates), rates, strict=True):
        v_C = link.centre.T @ V
        total = total + dual_body.kinetic_energy(v_C, link.inertia @ v_C)
        I_r, m_r = link.rotor
        if not (is_zero(I_r) and is_zero(m_r)):
            total = total + (rate.real * rate.real * I_r + rate.dual * rate.dual * m_r) * 0.5
    return total


def potential_energy(tree: DualTree, q: Duals) -> Scalar:
    """P = −Σ m g⃗ · x_C (41) [J]; zero for mass centres at the world origin."""
    total: Scalar = 0.0
    for link, A_WC in zip(tree.links, world_rotations(tree, rotations(tree, q)), strict=True):
        x_C = displacement_of(A_WC).translation
        total = total + dual_body.potential_energy(link.inertia.mass, dual_part(tree.gravity), x_C)
    return total


def lagrange(tree: DualTree, q: Duals, rates: Duals, second: Duals) -> list[Dual]:
    """Q̂ = F + ε τ = d/dt (DT/dq̂̇) − DT/dq̂ + DP/dq̂ (67), with the moment-product derivative D of (51)."""
    return analogies.lagrange(SPATIAL, partial(kinetic_energy, tree), partial(potential_energy, tree), q, rates, second)


def cancelling_terms(tree: DualTree, q: Duals, rates: Duals, i: int, j: int) -> Array:
    """d/dt (∂v̂_C/∂q̂̇_j) − ∂v̂_C/∂q̂_j (3,) of link i (79), with the d/dt of (34): V̂ × included. It vanishes.

    Lagrange's equation computes both terms and they cancel; what is left is the projection (80) of Newton and Euler's.
    """

    def v_C(q: Duals, rates: Duals) -> Array:
        link = tree.links[i]
        return array(link.centre.T @ velocities(tree, rotations(tree, q), rates)[i])

    def unit_line(q: Duals) -> Array:
        return dual_jacobian(tree, rotations(tree, q), i)[:, j]

    along_j = [lifted(float(k == j)) for k in range(len(q))]
    still = [lifted(0.0)] * len(q)
    by_coordinate = dual_rate(v_C, (q, rates), (along_j, still))
    return array(motor_rate(dual_rate(unit_line, (q,), (rates,)), v_C(q, rates), unit_line(q)) - by_coordinate)
