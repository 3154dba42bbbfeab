"""Dynamics of mechanisms with loops: a proximal solve of the constrained equations of motion.

    M v̇ + c = τ + Aᵀ λ,      A v̇ = a

A may be rank deficient, always or in places, so the multipliers are found by the proximal point iteration

    (S + μ 1) λ_{k+1} = b + μ λ_k,   S = A M⁻¹ Aᵀ:  one factorisation without pivoting, three solves.

The components of λ along the range of S converge like (μ/σ)³; those along its null space stay zero, so λ is least in
its Euclidean norm. μ is 1e-9 of the mean diagonal of S: decision 0004. Rows that vanish in the trace are left out.
Source: design §6; Carpentier, Budhiraja & Mansard 2021 (proximal constrained dynamics).
"""

from __future__ import annotations

from dataclasses import dataclass

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import LTL, ltl
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.vectors import dot
from poinsot.mechanisms.applied import Loads, Motion, passive_loads
from poinsot.mechanisms.constraints import constraint_acceleration, constraint_error, constraint_jacobian
from poinsot.mechanisms.forward_dynamics import articulated_body
from poinsot.mechanisms.inverse_dynamics import inverse_dynamics
from poinsot.mechanisms.mass_matrix import mass_matrix
from poinsot.mechanisms.tree import Tree

PROXIMAL = 1e-9
SOLVES = 3


@dataclass(frozen=True)
class Constrained:
    """The factored equations at one configuration: M, the live rows of A, Z = half solve of Aᵀ, S + μ 1."""

    M: LTL
    rows: list[int]
    A: Array
    S: LTL | None
    mu: Scalar

    def multipliers(self, b: Array) -> Array:
        """λ with A M⁻¹ Aᵀ λ = b on the live rows (b in the range of S), of least norm."""
        if self.S is None:
            return zeros(0)
        solution = self.S.solve(b)
        for _ in range(SOLVES - 1):
            solution = self.S.solve(b + solution * self.mu)
        return solution

    def solve(self, force: Array, a: Array) -> tuple[Array, Array]:
        """(v̇, λ) with M v̇ = force + Aᵀ λ and A v̇ = a; a and λ on the live rows."""
        unconstrained = self.M.solve(force)
        if not self.rows:
            return settle(unconstrained), zeros(0)
        multipliers = self.multipliers(a - self.A @ unconstrained)
        return settle(unconstrained + self.M.solve(self.A.T @ multipliers)), multipliers


def constrained(tree: Tree, q: Array) -> Constrained:
    """Factor the constrained equations at q."""
    M = ltl(mass_matrix(tree, q))
    full = constraint_jacobian(tree, q)
    rows = [i for i in range(tree.rows) if not all(is_zero(x) for x in full[i])]
    if not rows:
        return Constrained(M, [], full[:0], None, 0.0)
    A = full[rows]
    Z = M.half_solve(A.T)
    m = len(rows)
    S = zeros(m, m)
    for i in range(m):
        for j in range(i + 1):
            S[i, j] = S[j, i] = _weighted(Z[:, i], Z[:, j], M.D)
    trace: Scalar = 0.0
    for i in range(m):
        trace = trace + S[i, i]
    mu = trace * (PROXIMAL / m)
    for i in range(m):
        S[i, i] = S[i, i] + mu
    return Constrained(M, rows, A, ltl(S), mu)


def _weighted(a: Array, b: Array, D: Array) -> Scalar:
    """Σ a b / D."""
    total: Scalar = 0.0
    for x, y, d in zip(a, b, D, strict=True):
        if not (is_zero(x) or is_zero(y)):
            total = total + x * y / d
    return total


def required_effort(tree: Tree, q: Array, v: Array, a: Array | None) -> Array:
    """τ = M a + c (nv,) with weight, velocity terms, springs and dampers in c; closures add nothing."""
    tree = tree.aligned
    if not tree.model.elements:
        return inverse_dynamics(tree, q, v, a)
    loads = passive_loads(Motion.of(tree, q, v))
    return settle(inverse_dynamics(tree, q, v, a, loads.wrenches) - loads.effort(zeros(tree.nv)))


def forward_dynamics(tree: Tree, q: Array, v: Array, tau: Array, loads: Loads | None = None) -> Array:
    """v̇ (nv,) for efforts τ on the tree's freedoms, with springs, dampers, weight and closed loops.

    loads: those of springs and dampers when None; pass others to add sources. Trees without loops and without joints
    that follow others go through the articulated-body algorithm in O(n).
    """
    tree = tree.aligned
    loads = passive_loads(Motion.of(tree, q, v)) if loads is None else loads
    total = loads.effort(tau)
    if not tree.closures and not tree.coupled:
        return articulated_body(tree, q, v, total, loads.wrenches)
    force = total - inverse_dynamics(tree, q, v, None, loads.wrenches)
    system = constrained(tree, q)
    demanded = constraint_acceleration(tree, q, v)
    return system.solve(force, array([demanded[i] for i in system.rows]))[0]


def project(tree: Tree, q: Array, v: Array) -> tuple[Array, Array, Array, Scalar]:
    """One Newton step to the constraint manifold: (δq, v⁺, Φ, velocity error).

    δq = −M⁻¹ Aᵀ S⁻¹ Φ and v⁺ = v − M⁻¹ Aᵀ S⁻¹ A v: the nearest in the metric of the kinetic energy. Law: A v⁺ = 0.
    """
    system = constrained(tree, q)
    phi = constraint_error(tree, q)
    if not system.rows:
        return zeros(tree.nv), v, phi, 0.0
    slip = system.A @ v
    shift = system.M.solve(system.A.T @ system.multipliers(array([-phi[i] for i in system.rows])))
    settled = v - system.M.solve(system.A.T @ system.multipliers(slip))
    return shift, settled, phi, dot(slip, slip)
