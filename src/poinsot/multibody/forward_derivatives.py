"""First derivatives of forward dynamics, from those of inverse dynamics at the acceleration that the efforts cause.

    M δv̇ = δτ − ∂τ/∂q δq − ∂τ/∂v δv,      so  ∂v̇/∂τ = M⁻¹,  ∂v̇/∂q = −M⁻¹ ∂τ/∂q,  ∂v̇/∂v = −M⁻¹ ∂τ/∂v

With closed loops, M v̇ + c = τ + Aᵀ λ and A v̇ = a are differentiated where they are solved:

    M δv̇ − Aᵀ δλ = δτ − ∂τ/∂q δq − ∂τ/∂v δv + δ(Aᵀ) λ,      A δv̇ = δa − δA v̇

by the factors of the proximal solve. Where A is rank deficient, only changes that keep the loops closed have such a
derivative, A δq = 0 and A δv + δA v = 0; for others, what no acceleration can meet is left out of δa − δA v̇.
Source: Carpentier & Mansard 2018, §IV; the loops are worked out in docs/derivatives.md.
Law: M (∂v̇/∂τ) = 1, and as by dual numbers, tests/multibody/test_derivatives.py.
Units: v̇ [rad/s², m/s²] per unit of q, of v, of τ.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, Bools, array, settle, zeros
from poinsot.algebra.linear import LTL, ltl
from poinsot.multibody.constrained_dynamics import EXACT, Constrained, constrained, forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_jacobian
from poinsot.multibody.derivatives import (
    distant_elements,
    inverse_dynamics_derivatives,
    lifted,
    slopes_along_q,
    slopes_along_v,
)
from poinsot.multibody.holding import balance_of
from poinsot.multibody.inverse_mass import inverse_mass_matrix
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.supported_mass import unsupported
from poinsot.multibody.tree import Tree

_SOLVES = 3


def forward_dynamics_derivatives(tree: Tree, q: Array, v: Array, tau: Array) -> tuple[Array, Array, Array]:
    """(∂v̇/∂q, ∂v̇/∂v, ∂v̇/∂τ) (nv, nv); ∂/∂q along the tangent of q, so free joints move by body twists.

    Weight, rotors, springs, dampers and closed loops are in. Law: equals the directional derivative of forward
    dynamics by dual numbers, tests/multibody/test_derivatives.py.
    """
    if balance_of(tree):
        return (
            slopes_along_q(tree, lambda x: forward_dynamics(tree, x, lifted(v), lifted(tau)), q),
            slopes_along_v(lambda x: forward_dynamics(tree, lifted(q), x, lifted(tau)), v),
            slopes_along_v(lambda x: forward_dynamics(tree, lifted(q), lifted(v), x), tau),
        )
    if tree.closed:
        return _of_loops(tree, q, v, tau)
    M = ltl(mass_matrix(tree, q))
    dq, dv = effort_slopes(tree, q, v, tau, M)
    return settle(-M.solve(dq)), settle(-M.solve(dv)), inverse_mass_matrix(tree, q)


def effort_slopes(tree: Tree, q: Array, v: Array, tau: Array, M: LTL) -> tuple[Array, Array]:
    """∂τ/∂q and ∂τ/∂v (nv, nv) of inverse dynamics, at the acceleration that τ causes in a tree."""
    a = M.solve(array(tau) - required_effort(tree, q, v, None))
    dq, dv, _ = inverse_dynamics_derivatives(tree, q, v, a)
    return dq, dv


def related(tree: Tree) -> Bools:
    """Which freedoms (nv, nv) lie on one branch: where M, ∂τ/∂q and ∂τ/∂v of a tree are not zero by structure.

    Springs and dampers between bodies may relate any two.
    """
    found = np.full((tree.nv, tree.nv), bool(distant_elements(tree)))
    for i, link in enumerate(tree.links):
        for j in tree.path(i):
            found[np.ix_(link.v, tree.links[j].v)] = found[np.ix_(tree.links[j].v, link.v)] = True
    return found


def branch_pairs(tree: Tree) -> int:
    """How many pairs of freedoms of the links lie on one branch, in O(n): n² in a chain."""
    carried: list[int] = []
    pairs = 0
    for link in tree.links:
        own, before = len(link.v), 0 if link.parent < 0 else carried[link.parent]
        pairs += own * (own + 2 * before)
        carried.append(before + own)
    return pairs


def _of_loops(tree: Tree, q: Array, v: Array, tau: Array) -> tuple[Array, Array, Array]:
    """The derivatives with closed loops."""
    system, nv = constrained(tree, q, EXACT, 0.0), tree.nv
    rows = system.rows
    force = array(tau) - required_effort(tree, q, v, None)
    a, multipliers = _solve(system, force, constraint_acceleration(tree, q, v)[rows])
    dq, dv, _ = inverse_dynamics_derivatives(tree, q, v, a)
    a, multipliers = lifted(a), lifted(multipliers)

    def at(q: Array, v: Array) -> Array:
        """Aᵀ λ and a − A v̇ for the solution's λ and v̇."""
        A = constraint_jacobian(tree, q)[rows]
        return array([*(A.T @ multipliers), *(constraint_acceleration(tree, q, v)[rows] - A @ a)])

    by_q = slopes_along_q(tree, lambda moving: at(moving, lifted(v)), q)
    by_v = slopes_along_v(lambda moving: at(lifted(q), moving), v)
    right_sides = (
        (by_q[:nv] - dq, by_q[nv:]),
        (by_v[:nv] - dv, by_v[nv:]),
        (array(np.eye(nv)), zeros(len(rows), nv)),
    )
    slopes = [_solve(system, force, gap)[0] for force, gap in right_sides]
    return slopes[0], slopes[1], slopes[2]


def _solve(system: Constrained, force: Array, a: Array) -> tuple[Array, Array]:
    """(v̇, λ), (nv,) or (nv, k), with M v̇ = force + Aᵀ λ and A v̇ = a, as far as an acceleration can meet a: by the
    proximal point iteration (S + diag μ) λ' = b + μ λ.

    What none can meet is the part of b = a − A M⁻¹ force in the null space of S = A M⁻¹ Aᵀ: lim (μ (S + μ)⁻¹)ᵏ of it.
    It moves no freedom, but makes multipliers of size 1/μ, whose rounding errors would.
    """
    unconstrained = system.M.solve(force)
    gap = lost = a - system.A @ unconstrained
    if system.S is None:
        return unconstrained, gap
    mu = system.mu.reshape(-1, *[1] * (gap.ndim - 1))
    for _ in range(_SOLVES):
        lost = system.S.solve(lost) * mu
    met = gap - lost
    multipliers = system.S.solve(met)
    for _ in range(_SOLVES - 1):
        multipliers = system.S.solve(met + multipliers * mu)
    found = settle(unconstrained + system.M.solve(system.A.T @ multipliers))
    return found, unsupported(multipliers, system.W, system.A, found)
