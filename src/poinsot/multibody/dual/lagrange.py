"""Lagrange's equation by dual coordinates: one dual equation a joint, from energies differentiated by dual numbers.

Source  Brodsky & Shoham 1999 (S4), §5–6 and its appendix; formulas.md §7
Law     as Newton–Euler and D'Alembert, tests/multibody/test_dual_dynamics.py
Units   Q̂ = F + ε τ [N, N·m], energies [J]
"""

from __future__ import annotations

from functools import partial

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual_rate, lifted
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.dual_motors import displacement_of, dual_part
from poinsot.multibody.dual import analogies
from poinsot.multibody.dual import body as dual_body
from poinsot.multibody.dual.analogies import SPATIAL
from poinsot.multibody.dual.body import motor_rate
from poinsot.multibody.dual.tree import Duals, DualTree, dual_jacobian, rotations, velocities, world_rotations


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
