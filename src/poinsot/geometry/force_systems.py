"""Systems of forces and of particles: equivalence, reduction, relative twist, impulse and the law of momentum.

Newton's third law in motors: to every wrench there is a reaction wrench −W. The wrench of a system is therefore that of
its external forces, and dH/dt = W for its momentum motor H. Source: Lovell (S2) §4.1–4.5; S1; formulas.md §5.
Units: twists [rad/s; m/s], wrenches [N·m; N], momenta [kg·m²/s; kg·m/s]; places [m].
Law: the wrench of a system is the sum of those of its parts, in every frame; tests/geometry/test_force_systems.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.lines import Line
from poinsot.geometry.mass_properties import particles_inertia
from poinsot.geometry.motor_fields import integral, quadrature, value_at
from poinsot.geometry.motors import Momentum, Twist, Wrench, pairing
from poinsot.geometry.screws import central_axis, is_line
from poinsot.geometry.vectors import cross, dot, floats, given, norm
from poinsot.records import dataclass

# ------------------------------------------------------------------------------------------------------------- forces


@dataclass(frozen=True, eq=False)
class Force:
    """A force f (3,) [N] that acts at a point r (3,) [m]; as a wrench it may slide along its line of action."""

    point: Array
    force: Array

    def __post_init__(self) -> None:
        object.__setattr__(self, "point", given(self.point, (3,), "the point at which a force acts"))
        object.__setattr__(self, "force", given(self.force, (3,), "a force"))

    @property
    def wrench(self) -> Wrench:
        """(r × f; f), a pure force: a wrench of zero pitch."""
        return Wrench.at(self.point, self.force)

    @property
    def line(self) -> Line:
        """The line of action, along which the force may slide. GeometryError for a zero force."""
        return Line.along(self.point, self.force)

    def moved_along(self, distance: Scalar) -> Force:
        """The same force, its point moved along its line of action by distance · f/|f|. Law: the wrench stays."""
        return Force(array(self.point + self.force * (distance / norm(self.force))), self.force)


def wrench_of_forces(forces: Sequence[Force | Wrench]) -> Wrench:
    """Σ (r_i × f_i; f_i): the moment distribution of a force system is a motor, with principal vector Σ f_i (S2 §2.3).

    Wrenches in the list, couples for instance, add as they are.
    """
    total = Wrench.zero()
    for force in forces:
        total = total + (force.wrench if isinstance(force, Force) else force)
    return total


def equivalent(a: Sequence[Force | Wrench], b: Sequence[Force | Wrench], tolerance: float = 1e-9) -> bool:
    """Whether two force systems have the same wrench (S2 §4.1): they do the same work on every rigid motion.

    tolerance  relative to the largest force of either, and to its largest moment plus that force at 1 m
    """
    force, moment = _largest([*a, *b])
    floats([force, moment], "the equivalence of force systems")
    rest = wrench_of_forces(a) - wrench_of_forces(b)
    return bool(norm(rest.force) <= tolerance * force and norm(rest.moment) <= tolerance * moment)


def _largest(forces: Sequence[Force | Wrench]) -> tuple[float, float]:
    """The largest |f| and |m| + |f| · 1 m among the wrenches of a system: what its sums are compared with."""
    wrenches = [force.wrench if isinstance(force, Force) else force for force in forces]
    force = max((float(norm(W.force)) for W in wrenches), default=0.0)
    return force, force + max((float(norm(W.moment)) for W in wrenches), default=0.0)


def reduced_to(forces: Sequence[Force | Wrench], point: object) -> tuple[Force, Wrench]:
    """The force at a chosen point P (3,) and the couple, (f at P, (m_P; 0)), that together replace the system."""
    W, P = wrench_of_forces(forces), given(point, (3,), "the point of a reduction")
    return Force(P, W.force), Wrench(value_at(W, P), array(W.force * 0.0))


def resultant(forces: Sequence[Force | Wrench], tolerance: float = 1e-9) -> Force:
    """The single force equivalent to the system, at the point of its line nearest to the origin.

    It exists exactly for a wrench of zero pitch: plane, parallel and concurrent systems with Σ f ≠ 0.
    tolerance  as for :func:`equivalent`, and of the pitch [m]
    Errors  GeometryError for a couple, for a proper wrench of other pitch, and in equilibrium, saying which
    """
    W = wrench_of_forces(forces)
    force, moment = _largest(forces)
    if norm(W.force) <= tolerance * force and norm(W.moment) <= tolerance * moment:
        raise GeometryError("the forces are in equilibrium: their wrench is zero and has no line of action")
    if norm(W.force) <= tolerance * force:
        raise GeometryError(f"the forces reduce to a couple {W.moment.tolist()} N·m: no single force replaces them")
    if not is_line(W, tolerance):
        h = dot(W.force, W.moment) / dot(W.force, W.force)
        raise GeometryError(f"the forces reduce to a wrench of pitch {h:.6g} m; only one of pitch 0 is a single force")
    return Force(central_axis(W).foot, W.force)


# ------------------------------------------------------------------------------------------------------ bodies in pairs


def reaction(W: Wrench) -> Wrench:
    """−W: the wrench of the second body on the first if W is that of the first on the second (Newton's third law)."""
    return -W


def relative_twist(V_A: Twist, V_B: Twist) -> Twist:
    """V_{B/A} = V_B − V_A, the twist of B relative to A. Law: V_{3/1} = V_{2/1} + V_{3/2}, in one frame (th. 4.1)."""
    return V_B - V_A


def rigidly_connected(V_A: Twist, V_B: Twist, tolerance: float = 1e-12, reach: float = 1.0) -> bool:
    """Whether two bodies move as one: no point within ``reach`` moves faster on the one than on the other.

    tolerance  [m/s] for that speed; reach  [m], the radius of a ball about the origin
    """
    V = relative_twist(V_A, V_B)
    floats([*V.vector, reach], "a relative twist")
    return bool(norm(V.linear) + reach * norm(V.angular) <= tolerance)


# ---------------------------------------------------------------------------------------------------------- particles


@dataclass(frozen=True, eq=False)
class Particles:
    """Particles of masses m_i at points r_i with velocities v_i.

    masses (n,) [kg], positions (n,3) [m], velocities (n,3) [m/s], over any scalar
    Errors  GeometryError for shapes that do not fit together
    Law     dH/dt = Σ (r_i × f_i; f_i) over external forces (4.1), tests/geometry/test_force_systems.py
    Source  S2 §4.2–4.5
    """

    masses: Array
    positions: Array
    velocities: Array

    def __post_init__(self) -> None:
        masses = array(self.masses)
        n = len(masses) if masses.ndim == 1 else 0
        if n == 0:
            raise GeometryError(f"particles need a list of masses; got an array of shape {masses.shape}")
        object.__setattr__(self, "masses", given(masses, (n,), "the masses of particles"))
        object.__setattr__(self, "positions", given(array(self.positions), (n, 3), "the positions of particles"))
        object.__setattr__(self, "velocities", given(array(self.velocities), (n, 3), "the velocities of particles"))

    @classmethod
    def of_body(cls, masses: object, positions: object, V: Twist) -> Particles:
        """The particles of a rigid body with twist V: v_i = V.at(r_i)."""
        m = array(masses)
        r = given(array(positions), (m.size, 3), "the array of particle positions")
        return cls(m, r, array([V.at(x) for x in r]))

    @property
    def mass(self) -> Scalar:
        """m = Σ m_i."""
        return dot(self.masses, np.ones(len(self.masses)))

    @property
    def centre(self) -> Array:
        """C (3,) [m], the mass centre."""
        return array(self.masses @ self.positions / self.mass)

    @property
    def inertia(self) -> Inertia:
        """I of the particles as they stand now. Law: H = I V if they move as one body with the twist V."""
        return particles_inertia(self.masses, self.positions)

    @property
    def centre_velocity(self) -> Array:
        """v_C (3,) [m/s]."""
        return array(self.masses @ self.velocities / self.mass)

    @property
    def momentum(self) -> Momentum:
        """H : Σ r_i × m_i v_i, the momentum motor, with principal vector m v_C; (H)_P = (m v_C, h_P) (S2 §4.2)."""
        H = Momentum.zero()
        for m, r, v in zip(self.masses, self.positions, self.velocities, strict=True):
            H = H + Momentum(cross(r, v) * m, v * m)
        return H

    @property
    def kinetic_energy(self) -> Scalar:
        """½ Σ m_i v_i² [J]. Law: ½ H ∘ V for the particles of a rigid body."""
        total: Scalar = 0.0
        for m, v in zip(self.masses, self.velocities, strict=True):
            total = total + m * dot(v, v) * 0.5
        return total


def impulse(W: Callable[[float], Wrench], start: float, end: float) -> Momentum:
    """∫ W dt = ΔH (4.3): the momentum that a wrench imparts from start to end [s]."""
    change: Momentum = integral(W, start, end)
    return change


def work(W: Callable[[float], Wrench], V: Callable[[float], Twist], start: float, end: float) -> float:
    """∫ W ∘ V dt [J]: the work of a wrench on a moving body; of all wrenches together, the change of ½ H ∘ V (4.4)."""
    return float(quadrature(lambda t: pairing(W(t), V(t)), start, end)[0])


def conserved_twists(wrenches: Sequence[Wrench], tolerance: float = 1e-9) -> list[Twist]:
    """A basis of the fixed twists S along which momentum is conserved, ⟨W, S⟩ = 0 for every wrench that may act.

    d⟨H, S⟩/dt = ⟨W, S⟩: partial conservation of momentum. Under a force on a fixed line that holds for the turns about
    every line that meets it; under a couple for all translations (linear momentum); under nothing for all six.
    tolerance  relative, for the numerical rank of the wrenches
    """
    if not wrenches:
        return [Twist.of(row) for row in np.eye(6)]
    rows = np.array([given(W.vector, (6,), "a wrench") for W in wrenches], dtype=float)
    sizes = np.linalg.norm(rows, axis=1, keepdims=True)
    _, singular, basis = np.linalg.svd(rows / np.where(sizes > 0, sizes, 1.0))
    rank = int((singular > tolerance * max(1.0, singular[0])).sum())
    return [Twist.of(row) for row in basis[rank:]]
