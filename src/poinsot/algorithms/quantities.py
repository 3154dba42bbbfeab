"""Quantities of control as ufuncs: inverse mass matrix, Coriolis terms, joint friction, interpolation.

Source: Siciliano et al. 2009, §7.2 (Coriolis terms); Featherstone 2008, §9.6 (rotors).
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.matrices import of_pairs
from poinsot.algorithms.requirements import require_mass_matrix
from poinsot.multibody import configuration, coriolis, inverse_mass, rotors
from poinsot.multibody.tree import Tree


class Quantities(CompiledModel):
    """What controllers ask of a mechanism beside its dynamics."""

    @compiled(q0="q", q1="q", s="scalar", result="q")
    def interpolate(tree: Tree, q0: Array, q1: Array, s: Scalar) -> Array:
        """interpolate(q0, q1, s) → (..., nq) = q0 ⊕ s (q1 ⊖ q0): q0 at s = 0, q1 at s = 1, on the shortest path.

        Angles go linearly, free joints by one screw motion, rotations the short way round; s may leave [0, 1].
        Law: difference(q0, interpolate(q0, q1, s)) = s · difference(q0, q1).
        """
        return configuration.integrate(tree, q0, configuration.difference(tree, q0, q1) * s)

    @of_pairs(q="q", result="v×v", requires=require_mass_matrix)
    def inverse_mass_matrix(tree: Tree, q: Array) -> Array:
        """inverse_mass_matrix(q) → M⁻¹ (..., nv, nv) [1/(kg·m²), 1/(kg·m), 1/kg], symmetric, of the spanning tree:
        without closures.

        Errors: ModelError, when first used, where M is singular everywhere. Law: M⁻¹ M = 1,
        tests/multibody/test_coriolis.py
        """
        return inverse_mass.inverse_mass_matrix(tree, q)

    @compiled(q="q", v="v", result="v")
    def coriolis_force(tree: Tree, q: Array, v: Array) -> Array:
        """coriolis_force(q, v) → C v (..., nv) [N·m, N]: the part of the bias force that is quadratic in v."""
        return coriolis.coriolis_force(tree, q, v)

    @of_pairs(q="q", v="v", result="v×v")
    def coriolis_matrix(tree: Tree, q: Array, v: Array) -> Array:
        """coriolis_matrix(q, v) → C (..., nv, nv) [unit of M per s]: C v = coriolis_force(q, v), and Ṁ − 2C is skew.

        Law: vᵀ (Ṁ − 2C) v = 0, tests/multibody/test_coriolis.py. Source: Echeandia & Wensing 2021.
        """
        return coriolis.coriolis_matrix(tree, q, v)

    @compiled(v="v", slip="scalar", result="v")
    def joint_friction(tree: Tree, v: Array, slip: Scalar) -> Array:
        """joint_friction(v, slip) → τ_f (..., nv) = damping · v + friction · tanh(v / slip), the joints' own losses.

        Subtract it from the efforts: forward_dynamics(q, v, tau - joint_friction(v, slip)). slip > 0 [rad/s or m/s] is
        the rate at which Coulomb friction has 76 % of its full size. From the data of the joints; a file loaded with
        ``damping=True`` has their damping in its dampers already. Law: v · τ_f ≥ 0.
        """
        return rotors.joint_friction(tree, v, slip)
