"""Mass centre and centroidal momentum of a mechanism as ufuncs."""

from __future__ import annotations

from poinsot.algebra.arrays import Array
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.requirements import require_mass
from poinsot.multibody import centroidal
from poinsot.multibody.tree import Tree


class Centroidal(CompiledModel):
    """The mechanism as one body: mass centre and centroidal momentum.

    Momentum is (L_G; p): **angular first**, **world axes**, moments **at the mass centre** (Pinocchio's is at the same
    point and in the same axes, linear part first). Bodies fixed to the ground do not count.
    """

    @property
    def total_mass(self) -> float:
        """Mass [kg] of all bodies that move."""
        return float(centroidal.total_mass(self.tree))

    @compiled(q="q", result="3", requires=require_mass)
    def centre_of_mass(tree: Tree, q: Array) -> Array:
        """centre_of_mass(q) → c (..., 3) [m] in the world."""
        return centroidal.centre_of_mass(tree, q)

    @compiled(q="q", v="v", result="3", requires=require_mass)
    def centre_of_mass_velocity(tree: Tree, q: Array, v: Array) -> Array:
        """centre_of_mass_velocity(q, v) → ċ (..., 3) [m/s], world axes."""
        return centroidal.centre_of_mass_velocity(tree, q, v)

    @compiled(q="q", result="3×v", requires=require_mass)
    def centre_of_mass_jacobian(tree: Tree, q: Array) -> Array:
        """centre_of_mass_jacobian(q) → J (..., 3, nv): J v = ċ."""
        return centroidal.centre_of_mass_jacobian(tree, q)

    @compiled(q="q", v="v", result="6", requires=require_mass)
    def centroidal_momentum(tree: Tree, q: Array, v: Array) -> Array:
        """centroidal_momentum(q, v) → h_G (..., 6) = (L_G; p): angular first, world axes, at the mass centre."""
        return centroidal.centroidal_momentum(tree, q, v)

    @compiled(q="q", result="6×v", requires=require_mass)
    def centroidal_matrix(tree: Tree, q: Array) -> Array:
        """centroidal_matrix(q) → A_G (..., 6, nv): A_G v = h_G. Source: Orin, Goswami & Lee 2013."""
        return centroidal.centroidal_matrix(tree, q)

    @compiled(q="q", v="v", result="6×v", requires=require_mass)
    def centroidal_matrix_rate(tree: Tree, q: Array, v: Array) -> Array:
        """centroidal_matrix_rate(q, v) → Ȧ_G (..., 6, nv), the rate of A_G along q̇ = v."""
        return centroidal.centroidal_matrix_rate(tree, q, v)

    @compiled(q="q", v="v", result="6", requires=require_mass)
    def centroidal_bias(tree: Tree, q: Array, v: Array) -> Array:
        """centroidal_bias(q, v) → Ȧ_G v (..., 6): the rate of h_G at a = 0, without forming Ȧ_G."""
        return centroidal.centroidal_momentum_rate(tree, q, v, None)

    @compiled(q="q", v="v", a="v", result="6", requires=require_mass)
    def centroidal_momentum_rate(tree: Tree, q: Array, v: Array, a: Array) -> Array:
        """centroidal_momentum_rate(q, v, a) → ḣ_G (..., 6) = A_G a + Ȧ_G v: all external wrenches, weight included."""
        return centroidal.centroidal_momentum_rate(tree, q, v, a)
