"""Mass centre and centroidal momentum of a mechanism as ufuncs.

Source: Orin, Goswami & Lee 2013, "Centroidal dynamics of a humanoid robot"; the laws are those of
tests/multibody/test_centroidal.py.
"""

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
    Errors  ModelError, when a ufunc is first used, for a mechanism without any mass
    """

    @property
    def total_mass(self) -> float:
        """Mass [kg] of all bodies that move."""
        return float(centroidal.total_mass(self.tree))

    @compiled(q="q", result="3", requires=require_mass)
    def centre_of_mass(tree: Tree, q: Array) -> Array:
        """centre_of_mass(q) → c (..., 3) [m] in the world.

        Errors: ModelError without any mass. Law: m c is the sum of m_b c_b over the bodies that move.
        """
        return centroidal.centre_of_mass(tree, q)

    @compiled(q="q", v="v", result="3", requires=require_mass)
    def centre_of_mass_velocity(tree: Tree, q: Array, v: Array) -> Array:
        """centre_of_mass_velocity(q, v) → ċ (..., 3) [m/s], world axes.

        Errors: ModelError without any mass. Law: the rate of ``centre_of_mass``.
        """
        return centroidal.centre_of_mass_velocity(tree, q, v)

    @compiled(q="q", result="3×v", requires=require_mass)
    def centre_of_mass_jacobian(tree: Tree, q: Array) -> Array:
        """centre_of_mass_jacobian(q) → J (..., 3, nv) [m or 1]: J v = ċ.

        Errors: ModelError without any mass. Law: J v = centre_of_mass_velocity(q, v),
        tests/multibody/test_centroidal.py
        """
        return centroidal.centre_of_mass_jacobian(tree, q)

    @compiled(q="q", v="v", result="6", requires=require_mass)
    def centroidal_momentum(tree: Tree, q: Array, v: Array) -> Array:
        """centroidal_momentum(q, v) → h_G (..., 6) = (L_G; p) [kg·m²/s; kg·m/s]: angular first, world axes, at the mass
        centre.

        Errors: ModelError without any mass. Law: the sum of the momenta of the bodies,
        tests/multibody/test_centroidal.py
        """
        return centroidal.centroidal_momentum(tree, q, v)

    @compiled(q="q", result="6×v", requires=require_mass)
    def centroidal_matrix(tree: Tree, q: Array) -> Array:
        """centroidal_matrix(q) → A_G (..., 6, nv) [kg·m², kg·m, kg]: A_G v = h_G. Source: Orin, Goswami & Lee 2013.

        Errors: ModelError without any mass. Law: A_G v = centroidal_momentum(q, v), tests/multibody/test_centroidal.py
        """
        return centroidal.centroidal_matrix(tree, q)

    @compiled(q="q", v="v", result="6×v", requires=require_mass)
    def centroidal_matrix_rate(tree: Tree, q: Array, v: Array) -> Array:
        """centroidal_matrix_rate(q, v) → Ȧ_G (..., 6, nv) [unit of A_G per s], the rate of A_G along q̇ = v.

        Errors: ModelError without any mass. Law: ḣ_G = A_G a + Ȧ_G v, tests/multibody/test_centroidal.py
        """
        return centroidal.centroidal_matrix_rate(tree, q, v)

    @compiled(q="q", v="v", result="6", requires=require_mass)
    def centroidal_bias(tree: Tree, q: Array, v: Array) -> Array:
        """centroidal_bias(q, v) → Ȧ_G v (..., 6) [N·m; N]: the rate of h_G at a = 0, without forming Ȧ_G.

        Errors: ModelError without any mass. Law: centroidal_momentum_rate(q, v, 0).
        """
        return centroidal.centroidal_momentum_rate(tree, q, v, None)

    @compiled(q="q", v="v", a="v", result="6", requires=require_mass)
    def centroidal_momentum_rate(tree: Tree, q: Array, v: Array, a: Array) -> Array:
        """centroidal_momentum_rate(q, v, a) → ḣ_G (..., 6) = A_G a + Ȧ_G v [N·m; N]: all external wrenches, weight
        included.

        Errors: ModelError without any mass. Law: of a floating mechanism weight alone changes h_G,
        tests/multibody/test_centroidal.py
        """
        return centroidal.centroidal_momentum_rate(tree, q, v, a)
