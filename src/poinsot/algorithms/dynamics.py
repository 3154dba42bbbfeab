"""Dynamics, energies, configurations and quantities of a whole mechanism as ufuncs.

Coriolis terms, joint friction, interpolation; regressors of the inertial parameters; where all bodies are and how they
move; mass centre and centroidal momentum.
Source: Featherstone 2008; of the closed loops Carpentier, Budhiraja & Mansard 2021 (the proximal solve of decision
0004); Siciliano et al. 2009, §7.2 (Coriolis terms); Featherstone 2008, §9.6 (rotors); Orin, Goswami & Lee 2013,
"Centroidal dynamics of a humanoid robot"; the laws are those of tests/multibody/test_centroidal.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled import compiled
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.derivatives import of_pairs
from poinsot.algorithms.requirements import require_inertia, require_mass, require_mass_matrix
from poinsot.multibody import (
    centroidal,
    configuration,
    constrained_dynamics,
    constraints,
    coriolis,
    energy,
    inverse_mass_matrix,
    kinematics,
    regressor,
    rotors,
)
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


class Bodies(CompiledModel):
    """All bodies at once, in the order of ``body_names``; one body alone is ``mechanism.body(name)``."""

    @compiled(q="q", result="bodies×4×4")
    def poses(tree: Tree, q: Array) -> Array:
        """poses(q) → X_WB (..., nb, 4, 4): the frames of all bodies in the world, in the order of ``body_names``.

        Each is [R p; 0 1], p [m]. Closures are not regarded: q closes them or does not. NaN in, NaN out.
        Law: each equals ``pose(q, name)``, tests/systems/test_mechanism.py. Source: formulas.md §6.
        """
        return array([X.matrix for X in kinematics.body_poses(tree, q)])

    @compiled(q="q", v="v", result="bodies×6")
    def twists(tree: Tree, q: Array, v: Array) -> Array:
        """twists(q, v) → V (..., nb, 6): the twists of all bodies in the world, in the order of ``body_names``.

        Each is (ω; v), **angular first** [rad/s, m/s], v of the body-fixed point now at the world origin: a body's
        origin p moves at v + ω × p. Bodies fixed to the ground have zeros.
        Law: each equals ``jacobian(q, name) @ v``, tests/systems/test_mechanism.py. Source: formulas.md §6.
        """
        return array([list(V.vector) for V in kinematics.body_twists(tree, q, v)])


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
        return inverse_mass_matrix(tree, q)

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


class Identification(CompiledModel):
    """Inverse dynamics and energies as linear functions of the inertial parameters π, ten numbers a body.

    m, h_x, h_y, h_z, I_xx, I_xy, I_xz, I_yy, I_yz, I_zz of each body of ``body_names``, with h = m c and I about the
    origin of the **body's own frame**, in its axes. Springs, dampers and rotors of the model are no part of it.
    Units [kg], [kg·m], [kg·m²] in turn. Law: regressors times π are the algorithms, tests/multibody/test_regressor.py.
    Source: Atkeson, An & Hollerbach 1986; Siciliano et al. 2009, §7.2.
    """

    @property
    def inertial_parameters(self) -> Floats:
        """π (10 · bodies,) of the model, body by body."""
        return np.asarray(regressor.inertial_parameters(self.tree), dtype=float)

    @compiled(q="q", v="v", a="v", result="v×parameters")
    def inverse_dynamics_regressor(tree: Tree, q: Array, v: Array, a: Array) -> Array:
        """inverse_dynamics_regressor(q, v, a) → Y (..., nv, 10 · bodies) [N·m, N per unit of π]: Y π = τ.

        Law: Y π = inverse_dynamics(q, v, a). Source: Atkeson, An & Hollerbach 1986.
        """
        return regressor.inverse_dynamics_regressor(tree, q, v, a)

    @compiled(q="q", v="v", result="parameters")
    def kinetic_energy_regressor(tree: Tree, q: Array, v: Array) -> Array:
        """kinetic_energy_regressor(q, v) → y (..., 10 · bodies): y · π is the kinetic energy of the bodies [J]."""
        return regressor.kinetic_energy_regressor(tree, q, v)

    @compiled(q="q", result="parameters")
    def gravity_energy_regressor(tree: Tree, q: Array) -> Array:
        """gravity_energy_regressor(q) → y (..., 10 · bodies): y · π is the energy of weight [J]."""
        return regressor.gravity_energy_regressor(tree, q)
