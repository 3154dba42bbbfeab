"""Dynamics, energies and configurations of a mechanism as ufuncs.

Source: Featherstone 2008; of the closed loops Carpentier, Budhiraja & Mansard 2021
(the proximal solve of decision 0004).
"""

from __future__ import annotations

from typing import Any

from poinsot.algebra.arrays import Array
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.derivatives import of_pairs
from poinsot.algorithms.requirements import require_inertia
from poinsot.multibody import configuration, constrained_dynamics, constraints, energy
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.conditions import conditions
from poinsot.multibody.derivatives import source_effort
from poinsot.multibody.inverse_dynamics import gravity_force
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree


class Dynamics(CompiledModel):
    """The algorithms that need no more than q, v, a and τ."""

    @compiled(q="q", dv="v", result="q")
    def integrate(tree: Tree, q: Array, dv: Array) -> Array:
        """integrate(q, dv) → (..., nq): the configuration reached from q by the constant velocity dv over unit time.

        Free joints move by exp on SE(3). Law: difference(q, integrate(q, dv)) = dv.
        Units [rad, m] of dv, a velocity times 1 s. Quaternions stay of unit length.
        tests/systems/test_mechanism.py. Source: Murray, Li & Sastry 1994, §2.3 (exponential coordinates of SE(3)).
        """
        return configuration.integrate(tree, q, dv)

    @compiled(q0="q", q1="q", result="v")
    def difference(tree: Tree, q0: Array, q1: Array) -> Array:
        """difference(q0, q1) → (..., nv) [rad, m]: the velocity dv with integrate(q0, dv) = q1, rotations by less than
        π.

        Law: integrate(q0, difference(q0, q1)) = q1 as a configuration, tests/systems/test_mechanism.py
        """
        return configuration.difference(tree, q0, q1)

    @compiled(q="q", v="v", a="v", result="v")
    def inverse_dynamics(tree: Tree, q: Array, v: Array, a: Array) -> Array:
        """inverse_dynamics(q, v, a) → τ (..., nv) = M(q) a + c(q, v): efforts [N·m or N] on the tree's freedoms.

        c holds weight, springs and dampers of the file and velocity-product terms; closures add nothing to it.
        Law: vᵀτ = d/dt (kinetic + potential + spring energy) + dissipated power. Source: Featherstone 2008, §5.3.
        """
        return constrained_dynamics.required_effort(tree, q, v, a)

    @compiled(q="q", v="v", tau="v", result="v", requires=require_inertia)
    def forward_dynamics(tree: Tree, q: Array, v: Array, tau: Array) -> Array:
        """forward_dynamics(q, v, tau) → v̇ (..., nv) [rad/s² or m/s²]: closed loops, springs and dampers included.

        M v̇ + c = τ + Aᵀλ, A v̇ = a(q, v); how well the second is met, ``closure_residual``
        tells. Sources of the file are not in it: they are inputs of a simulation.
        Errors: ModelError with the names of the joints, when first used, where M is singular everywhere.
        Law: inverse_dynamics(q, v, v̇) − τ lies in the row space of A. Source: Featherstone 2008, §7.3 and ch. 8.
        """
        return constrained_dynamics.forward_dynamics(tree, q, v, tau)

    @compiled(q="q", v="v", u="u", result="v")
    def actuator_forces(tree: Tree, q: Array, v: Array, u: Array) -> Array:
        """actuator_forces(q, v, u) → τ (..., nv) [N·m, N]: what actuators and other sources add to the efforts on the
        freedoms.

        u (..., n) are their controls, in the order of ``actuators``: the values of their signals, or the activations of
        those with dynamics. Gains, biases, gears and limits are in; closures add nothing.
        Law: vᵀ τ = Σ effort · ṡ, tests/multibody/test_actuators.py. The efforts that a motion needs are another
        question: ``actuator_efforts``.
        """
        return source_effort(tree, q, v, u)

    @of_pairs(q="q", result="v×v")
    def mass_matrix(tree: Tree, q: Array) -> Array:
        """mass_matrix(q) → M (..., nv, nv) [kg·m², kg·m, kg], symmetric: kinetic energy ½ vᵀ M v. Source: Featherstone
        2008, §6.2.

        Law: M a = inverse_dynamics(q, v, a) − inverse_dynamics(q, v, 0), tests/multibody/test_tree_dynamics.py
        """
        return mass_matrix(tree, q)

    @compiled(q="q", v="v", result="v")
    def bias_force(tree: Tree, q: Array, v: Array) -> Array:
        """bias_force(q, v) → c (..., nv) [N·m, N] = inverse_dynamics(q, v, 0): weight, springs, dampers and the
        velocity-product terms (Coriolis and centrifugal): RNEA with v̇ = 0. Source: formulas.md §6; Featherstone 2008,
        §5.3. Law: inverse_dynamics(q, v, a) = M a + c, tests/multibody/test_tree_dynamics.py
        """
        return constrained_dynamics.required_effort(tree, q, v, None)

    @compiled(q="q", result="v")
    def gravity_force(tree: Tree, q: Array) -> Array:
        """gravity_force(q) → g (..., nv) [N·m, N]: the efforts that hold the mechanism against its weight.

        Law: g = ∂(potential energy of weight)/∂(tangent of q), tests/multibody/test_tree_dynamics.py
        """
        return gravity_force(tree, q)

    @compiled(q="q", v="v", result="scalar")
    def kinetic_energy(tree: Tree, q: Array, v: Array) -> Any:
        """kinetic_energy(q, v) → T (...) [J] = ½ vᵀ M(q) v, of bodies and rotors.

        Law: half the sum of ⟨I V, V⟩ over the bodies, tests/multibody/test_tree_dynamics.py
        """
        return energy.kinetic_energy(tree, q, v)

    @compiled(q="q", result="scalar")
    def potential_energy(tree: Tree, q: Array) -> Any:
        """potential_energy(q) → E (...) [J]: of weight (zero at the world origin) and of springs."""
        return energy.gravity_energy(tree, q) + sum(spring_energies(tree, q).values())

    @compiled(q="q", result="closings")
    def constraint_error(tree: Tree, q: Array) -> Array:
        """constraint_error(q) → Φ (..., closings): how far closures are from closed, lengths [m] and sines of angles.

        The rows are those of ``closing_names``: conditions that hold at every configuration, as those that keep a
        planar loop in its plane, are left out, and so are those of rolling, which are on velocities alone.
        Law: no row is zero everywhere, tests/systems/test_constraint_rows.py.
        """
        return constraints.constraint_error(tree, q)[list(conditions(tree).posed)]

    @compiled(q="q", result="conditions×v")
    def constraint_jacobian(tree: Tree, q: Array) -> Array:
        """constraint_jacobian(q) → A (..., conditions, nv) = ∂Φ/∂(tangent of q) [m, – per unit of v], and the rows of
        rolling.

        The rows are those of ``condition_names``. Admissible velocities satisfy A v = 0.
        Law: A v is the rate of ``constraint_error``, tests/multibody/test_closures.py. Source: Featherstone 2008, §8.2.
        """
        return constraints.constraint_jacobian(tree, q)[list(conditions(tree).live)]

    @compiled(q="q", result="rows")
    def closure_error(tree: Tree, q: Array) -> Array:
        """closure_error(q) → Φ (..., rows): all 6 − n conditions of every closure, zero in those of rolling."""
        return constraints.constraint_error(tree, q)

    @compiled(q="q", result="rows×v")
    def closure_jacobian(tree: Tree, q: Array) -> Array:
        """closure_jacobian(q) → A (..., rows, nv): all conditions of every closure."""
        return constraints.constraint_jacobian(tree, q)

    @compiled(q="q", v="v", tau="v", result="closures", requires=require_inertia)
    def closure_residual(tree: Tree, q: Array, v: Array, tau: Array) -> Array:
        """closure_residual(q, v, tau) → ρ (..., closures) [–]: how far forward_dynamics(q, v, tau) misses A v̇ =
        a(q, v).

        Relative to the terms of that sum, closure by closure in the order of ``closure_names``. Below 1e-13 v̇ is right
        as far as q and v are; above 1e-10 it is not to be trusted: the pose is singular, or v tears the loop apart.
        Errors: ModelError, when first used, where M is singular everywhere. Law: rounding where the rows of A are
        independent, tests/multibody/test_closures.py
        """
        return constrained_dynamics.closure_residual(tree, q, v, tau)
