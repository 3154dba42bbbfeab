"""Signatures of the ufuncs of a mechanism, written by `make stubs` from their declarations: don't edit."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algorithms.derivatives import Derivatives
from poinsot.algorithms.dynamics import Bodies
from poinsot.algorithms.dynamics import Centroidal
from poinsot.algorithms.dynamics import Dynamics
from poinsot.algorithms.dynamics import Identification
from poinsot.algorithms.dynamics import Quantities
from poinsot.algorithms.frames import BodyFrames

Floats = NDArray[np.float64]

class BodyUfuncs(BodyFrames):
    """A body's algorithms in three frames; every attribute is a ufunc that broadcasts over leading dimensions.

    World: world axes, at the world origin. Body: the body's axes, at its origin. Aligned: world axes, at the body's
    origin (Pinocchio's LOCAL_WORLD_ALIGNED). Columns are (ω; v), **angular part first**; the world's ``twist``
    and ``jacobian`` have no suffix. Accelerations do not contain weight.
    Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], Jacobians those per unit of v.
    Law: twists are the rates of poses, accelerations those of twists, tests/multibody/test_frames.py.
    Source: Featherstone 2008, §2.9 to 2.11; Lynch & Park 2017, §5.1.
    """

    def pose(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """pose(q) → X_WB (..., 4, 4): the body's frame in the world."""

    def twist(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """twist(q, v) → V (..., 6): the body's twist in world coordinates (ω; v at the world origin)."""

    def jacobian(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """jacobian(q) → J (..., 6, nv): J v is the body's twist in world coordinates (ω; v at the world origin)."""

    def jacobian_body(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """jacobian_body(q) → J (..., 6, nv): J v is the body's twist (ω; v) in its own axes, at its origin."""

    def jacobian_aligned(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """jacobian_aligned(q) → J (..., 6, nv): J v = (ω; ṗ) in world axes, p the body's origin."""

    def jacobian_rate(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """jacobian_rate(q, v) → J̇ (..., 6, nv) of ``jacobian``: J a + J̇ v is the spatial acceleration in the world."""

    def jacobian_rate_body(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """jacobian_rate_body(q, v) → J̇ (..., 6, nv): J a + J̇ v is the spatial acceleration in the body's frame."""

    def jacobian_rate_aligned(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """jacobian_rate_aligned(q, v) → J̇ (..., 6, nv): J a + J̇ v = (ω̇; p̈), the classical acceleration."""

    def twist_body(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """twist_body(q, v) → V (..., 6): the twist (ω; v) in the body's axes, at its origin."""

    def twist_aligned(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """twist_aligned(q, v) → (ω; ṗ) (..., 6): world axes, velocity of the body's origin."""

    def acceleration(self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """acceleration(q, v, a) → A (..., 6): spatial acceleration (ω̇; v̇) in the world, the rate of ``twist``."""

    def acceleration_body(self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """acceleration_body(q, v, a) → A (..., 6): spatial acceleration in the body's axes, at its origin."""

    def acceleration_aligned(self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """acceleration_aligned(q, v, a) → A (..., 6): **spatial** acceleration in world axes, at the body's origin.

        Its linear part is p̈ − ω × ṗ; for (ω̇; p̈) see ``classical_acceleration``.
        """

    def classical_acceleration(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats:
        """classical_acceleration(q, v, a) → (ω̇; p̈) (..., 6): world axes, of the body's origin; the rate of
        ``twist_aligned``.
        """

    def point_position(self, q: ArrayLike, r: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """point_position(q, r) → x (..., 3) [m]: where in the world the body's point r (body coordinates) is."""

    def point_velocity(self, q: ArrayLike, v: ArrayLike, r: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """point_velocity(q, v, r) → ẋ (..., 3) [m/s], world axes, of the body's point r (body coordinates)."""

    def point_acceleration(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, r: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats:
        """point_acceleration(q, v, a, r) → ẍ (..., 3) [m/s²], world axes, of the body's material point r; no weight."""

    def point_jacobian(self, q: ArrayLike, r: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """point_jacobian(q, r) → J (..., 3, nv) [m or 1]: J v = ẋ in world axes, of the body's point r
        (body coordinates).
        """

class FamilyUfuncs:
    """The same of a family, which take its parameters p (np,) as their last argument."""

    def integrate(self, q: ArrayLike, dv: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def difference(self, q0: ArrayLike, q1: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def inverse_dynamics(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def forward_dynamics(
        self, q: ArrayLike, v: ArrayLike, tau: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def actuator_forces(
        self, q: ArrayLike, v: ArrayLike, u: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def mass_matrix(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def bias_force(self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def gravity_force(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def kinetic_energy(self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def potential_energy(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def constraint_error(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def constraint_jacobian(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def closure_error(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def closure_jacobian(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def closure_residual(
        self, q: ArrayLike, v: ArrayLike, tau: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def poses(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def twists(self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def inverse_dynamics_derivatives(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, p: ArrayLike, /, *, out: tuple[Floats, Floats, Floats] | None = None
    ) -> tuple[Floats, Floats, Floats]: ...
    def forward_dynamics_derivatives(
        self, q: ArrayLike, v: ArrayLike, tau: ArrayLike, p: ArrayLike, /, *, out: tuple[Floats, Floats, Floats] | None = None
    ) -> tuple[Floats, Floats, Floats]: ...
    def centre_of_mass(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def centre_of_mass_velocity(
        self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def centre_of_mass_jacobian(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def centroidal_momentum(
        self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def centroidal_matrix(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def centroidal_matrix_rate(
        self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def centroidal_bias(self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def centroidal_momentum_rate(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def inverse_dynamics_regressor(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def kinetic_energy_regressor(
        self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def gravity_energy_regressor(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def interpolate(
        self, q0: ArrayLike, q1: ArrayLike, s: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...
    def inverse_mass_matrix(self, q: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def coriolis_force(self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def coriolis_matrix(self, q: ArrayLike, v: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None) -> Floats: ...
    def joint_friction(
        self, v: ArrayLike, slip: ArrayLike, p: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats: ...

class Ufuncs(Dynamics, Bodies, Derivatives, Centroidal, Identification, Quantities):
    """The algorithms of a whole mechanism, grouped by topic in the parent classes."""

    def integrate(self, q: ArrayLike, dv: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """integrate(q, dv) → (..., nq): the configuration reached from q by the constant velocity dv over unit time.

        Free joints move by exp on SE(3). Law: difference(q, integrate(q, dv)) = dv.
        Units [rad, m] of dv, a velocity times 1 s. Quaternions stay of unit length.
        tests/systems/test_mechanism.py. Source: Murray, Li & Sastry 1994, §2.3 (exponential coordinates of SE(3)).
        """

    def difference(self, q0: ArrayLike, q1: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """difference(q0, q1) → (..., nv) [rad, m]: the velocity dv with integrate(q0, dv) = q1, rotations by less than
        π.

        Law: integrate(q0, difference(q0, q1)) = q1 as a configuration, tests/systems/test_mechanism.py
        """

    def inverse_dynamics(self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """inverse_dynamics(q, v, a) → τ (..., nv) = M(q) a + c(q, v): efforts [N·m or N] on the tree's freedoms.

        c holds weight, springs and dampers of the file and velocity-product terms; closures add nothing to it.
        Law: vᵀτ = d/dt (kinetic + potential + spring energy) + dissipated power. Source: Featherstone 2008, §5.3.
        """

    def forward_dynamics(self, q: ArrayLike, v: ArrayLike, tau: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """forward_dynamics(q, v, tau) → v̇ (..., nv) [rad/s² or m/s²]: closed loops, springs and dampers included.

        M v̇ + c = τ + Aᵀλ, A v̇ = a(q, v); how well the second is met, ``closure_residual``
        tells. Sources of the file are not in it: they are inputs of a simulation.
        Errors: ModelError with the names of the joints, when first used, where M is singular everywhere.
        Law: inverse_dynamics(q, v, v̇) − τ lies in the row space of A. Source: Featherstone 2008, §7.3 and ch. 8.
        """

    def actuator_forces(self, q: ArrayLike, v: ArrayLike, u: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """actuator_forces(q, v, u) → τ (..., nv) [N·m, N]: what actuators and other sources add to the efforts on the
        freedoms.

        u (..., n) are their controls, in the order of ``actuators``: the values of their signals, or the activations of
        those with dynamics. Gains, biases, gears and limits are in; closures add nothing.
        Law: vᵀ τ = Σ effort · ṡ, tests/multibody/test_actuators.py. The efforts that a motion needs are another
        question: ``actuator_efforts``.
        """

    def mass_matrix(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """mass_matrix(q) → M (..., nv, nv) [kg·m², kg·m, kg], symmetric: kinetic energy ½ vᵀ M v. Source: Featherstone
        2008, §6.2.

        Law: M a = inverse_dynamics(q, v, a) − inverse_dynamics(q, v, 0), tests/multibody/test_tree_dynamics.py
        """

    def bias_force(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """bias_force(q, v) → c (..., nv) [N·m, N] = inverse_dynamics(q, v, 0): weight, springs, dampers and the
        velocity-product terms (Coriolis and centrifugal): RNEA with v̇ = 0. Source: formulas.md §6; Featherstone 2008,
        §5.3. Law: inverse_dynamics(q, v, a) = M a + c, tests/multibody/test_tree_dynamics.py
        """

    def gravity_force(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """gravity_force(q) → g (..., nv) [N·m, N]: the efforts that hold the mechanism against its weight.

        Law: g = ∂(potential energy of weight)/∂(tangent of q), tests/multibody/test_tree_dynamics.py
        """

    def kinetic_energy(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """kinetic_energy(q, v) → T (...) [J] = ½ vᵀ M(q) v, of bodies and rotors.

        Law: half the sum of ⟨I V, V⟩ over the bodies, tests/multibody/test_tree_dynamics.py
        """

    def potential_energy(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """potential_energy(q) → E (...) [J]: of weight (zero at the world origin) and of springs."""

    def constraint_error(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """constraint_error(q) → Φ (..., closings): how far closures are from closed, lengths [m] and sines of angles.

        The rows are those of ``closing_names``: conditions that hold at every configuration, as those that keep a
        planar loop in its plane, are left out, and so are those of rolling, which are on velocities alone.
        Law: no row is zero everywhere, tests/systems/test_constraint_rows.py.
        """

    def constraint_jacobian(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """constraint_jacobian(q) → A (..., conditions, nv) = ∂Φ/∂(tangent of q) [m, – per unit of v], and the rows of
        rolling.

        The rows are those of ``condition_names``. Admissible velocities satisfy A v = 0.
        Law: A v is the rate of ``constraint_error``, tests/multibody/test_closures.py. Source: Featherstone 2008, §8.2.
        """

    def closure_error(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """closure_error(q) → Φ (..., rows): all 6 − n conditions of every closure, zero in those of rolling."""

    def closure_jacobian(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """closure_jacobian(q) → A (..., rows, nv): all conditions of every closure."""

    def closure_residual(self, q: ArrayLike, v: ArrayLike, tau: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """closure_residual(q, v, tau) → ρ (..., closures) [–]: how far forward_dynamics(q, v, tau) misses A v̇ =
        a(q, v).

        Relative to the terms of that sum, closure by closure in the order of ``closure_names``. Below 1e-13 v̇ is right
        as far as q and v are; above 1e-10 it is not to be trusted: the pose is singular, or v tears the loop apart.
        Errors: ModelError, when first used, where M is singular everywhere. Law: rounding where the rows of A are
        independent, tests/multibody/test_closures.py
        """

    def poses(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """poses(q) → X_WB (..., nb, 4, 4): the frames of all bodies in the world, in the order of ``body_names``.

        Each is [R p; 0 1], p [m]. Closures are not regarded: q closes them or does not. NaN in, NaN out.
        Law: each equals ``pose(q, name)``, tests/systems/test_mechanism.py. Source: formulas.md §6.
        """

    def twists(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """twists(q, v) → V (..., nb, 6): the twists of all bodies in the world, in the order of ``body_names``.

        Each is (ω; v), **angular first** [rad/s, m/s], v of the body-fixed point now at the world origin: a body's
        origin p moves at v + ω × p. Bodies fixed to the ground have zeros.
        Law: each equals ``jacobian(q, name) @ v``, tests/systems/test_mechanism.py. Source: formulas.md §6.
        """

    def inverse_dynamics_derivatives(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: tuple[Floats, Floats, Floats] | None = None
    ) -> tuple[Floats, Floats, Floats]:
        """inverse_dynamics_derivatives(q, v, a) → (∂τ/∂q, ∂τ/∂v, ∂τ/∂a), (..., nv, nv) each
        [unit of τ per unit of q, v, a]; ∂τ/∂a = M.

        Column k of ∂τ/∂q is the rate of τ when q moves as integrate(q, ε e_k): free joints along body twists (ω; v),
        angular first, spherical ones along body rotations. Weight, rotors, springs and dampers are in; closures add
        nothing. Law: τ(integrate(q, ε δ), v, a) = τ + ε ∂τ/∂q δ + O(ε²).
        Source: Carpentier & Mansard 2018; Singh, Russell & Wensing 2022.
        Errors: ModelError, when first used, where the mechanism is too large to be written out and has to be.
        """

    def forward_dynamics_derivatives(
        self, q: ArrayLike, v: ArrayLike, tau: ArrayLike, /, *, out: tuple[Floats, Floats, Floats] | None = None
    ) -> tuple[Floats, Floats, Floats]:
        """forward_dynamics_derivatives(q, v, tau) → (∂v̇/∂q, ∂v̇/∂v, ∂v̇/∂τ), (..., nv, nv) each
        [unit of v̇ per unit of q, v, τ].

        ∂v̇/∂q along the tangent of q as in ``inverse_dynamics_derivatives``. In a tree ∂v̇/∂τ = M⁻¹ and the others are
        −M⁻¹ ∂τ/∂x at a = v̇. With closed loops the constrained equations are differentiated; where conditions are
        redundant the result holds for changes that keep the loops closed.
        Law: v̇(integrate(q, ε δ), v, τ) = v̇ + ε ∂v̇/∂q δ + O(ε²). Source: Carpentier & Mansard 2018.
        Errors: ModelError, when first used, where M is singular everywhere, or where the mechanism is too large to be
        written out and has to be. tests/multibody/test_derivatives.py
        """

    def centre_of_mass(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """centre_of_mass(q) → c (..., 3) [m] in the world.

        Errors: ModelError without any mass. Law: m c is the sum of m_b c_b over the bodies that move.
        """

    def centre_of_mass_velocity(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """centre_of_mass_velocity(q, v) → ċ (..., 3) [m/s], world axes.

        Errors: ModelError without any mass. Law: the rate of ``centre_of_mass``.
        """

    def centre_of_mass_jacobian(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """centre_of_mass_jacobian(q) → J (..., 3, nv) [m or 1]: J v = ċ.

        Errors: ModelError without any mass. Law: J v = centre_of_mass_velocity(q, v),
        tests/multibody/test_centroidal.py
        """

    def centroidal_momentum(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """centroidal_momentum(q, v) → h_G (..., 6) = (L_G; p) [kg·m²/s; kg·m/s]: angular first, world axes, at the mass
        centre.

        Errors: ModelError without any mass. Law: the sum of the momenta of the bodies,
        tests/multibody/test_centroidal.py
        """

    def centroidal_matrix(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """centroidal_matrix(q) → A_G (..., 6, nv) [kg·m², kg·m, kg]: A_G v = h_G. Source: Orin, Goswami & Lee 2013.

        Errors: ModelError without any mass. Law: A_G v = centroidal_momentum(q, v), tests/multibody/test_centroidal.py
        """

    def centroidal_matrix_rate(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """centroidal_matrix_rate(q, v) → Ȧ_G (..., 6, nv) [unit of A_G per s], the rate of A_G along q̇ = v.

        Errors: ModelError without any mass. Law: ḣ_G = A_G a + Ȧ_G v, tests/multibody/test_centroidal.py
        """

    def centroidal_bias(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """centroidal_bias(q, v) → Ȧ_G v (..., 6) [N·m; N]: the rate of h_G at a = 0, without forming Ȧ_G.

        Errors: ModelError without any mass. Law: centroidal_momentum_rate(q, v, 0).
        """

    def centroidal_momentum_rate(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats:
        """centroidal_momentum_rate(q, v, a) → ḣ_G (..., 6) = A_G a + Ȧ_G v [N·m; N]: all external wrenches, weight
        included.

        Errors: ModelError without any mass. Law: of a floating mechanism weight alone changes h_G,
        tests/multibody/test_centroidal.py
        """

    def inverse_dynamics_regressor(
        self, q: ArrayLike, v: ArrayLike, a: ArrayLike, /, *, out: Floats | None = None
    ) -> Floats:
        """inverse_dynamics_regressor(q, v, a) → Y (..., nv, 10 · bodies) [N·m, N per unit of π]: Y π = τ.

        Law: Y π = inverse_dynamics(q, v, a). Source: Atkeson, An & Hollerbach 1986.
        """

    def kinetic_energy_regressor(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """kinetic_energy_regressor(q, v) → y (..., 10 · bodies): y · π is the kinetic energy of the bodies [J]."""

    def gravity_energy_regressor(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """gravity_energy_regressor(q) → y (..., 10 · bodies): y · π is the energy of weight [J]."""

    def interpolate(self, q0: ArrayLike, q1: ArrayLike, s: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """interpolate(q0, q1, s) → (..., nq) = q0 ⊕ s (q1 ⊖ q0): q0 at s = 0, q1 at s = 1, on the shortest path.

        Angles go linearly, free joints by one screw motion, rotations the short way round; s may leave [0, 1].
        Law: difference(q0, interpolate(q0, q1, s)) = s · difference(q0, q1).
        """

    def inverse_mass_matrix(self, q: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """inverse_mass_matrix(q) → M⁻¹ (..., nv, nv) [1/(kg·m²), 1/(kg·m), 1/kg], symmetric, of the spanning tree:
        without closures.

        Errors: ModelError, when first used, where M is singular everywhere. Law: M⁻¹ M = 1,
        tests/multibody/test_coriolis.py
        """

    def coriolis_force(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """coriolis_force(q, v) → C v (..., nv) [N·m, N]: the part of the bias force that is quadratic in v."""

    def coriolis_matrix(self, q: ArrayLike, v: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """coriolis_matrix(q, v) → C (..., nv, nv) [unit of M per s]: C v = coriolis_force(q, v), and Ṁ − 2C is skew.

        Law: vᵀ (Ṁ − 2C) v = 0, tests/multibody/test_coriolis.py. Source: Echeandia & Wensing 2021.
        """

    def joint_friction(self, v: ArrayLike, slip: ArrayLike, /, *, out: Floats | None = None) -> Floats:
        """joint_friction(v, slip) → τ_f (..., nv) = damping · v + friction · tanh(v / slip), the joints' own losses.

        Subtract it from the efforts: forward_dynamics(q, v, tau - joint_friction(v, slip)). slip > 0 [rad/s or m/s] is
        the rate at which Coulomb friction has 76 % of its full size. From the data of the joints; a file loaded with
        ``damping=True`` has their damping in its dampers already. Law: v · τ_f ≥ 0.
        """
