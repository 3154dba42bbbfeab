"""Euclidean systems: many spaces that move relative to one another, and the twists of their relative motion.

A space is an observer with everything that never moves for him; its relative position to another, h_i^j, is read in
coordinates as a displacement X_JI. Kinematics prefers no space; dynamics prefers one class of them, the inertial class,
whose members only translate past one another at constant velocity, and among these it prefers none.
Source: Stramigioli et al., §2.2–2.3; formulas.md §2.
Units: positions [m], rotations [–]; twists [rad/s; m/s]. Law: relative twists in one frame add, V_{i/k} = V_{i/j} +
V_{j/k}, tests/geometry/test_displacement.py
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench
from poinsot.geometry.vectors import cross, floats, given, tilde, untilde
from poinsot.records import dataclass


@dataclass(frozen=True)
class EuclideanSystem:
    """Spaces by name, each with its pose X_WI in one frame W that merely serves to write them down.

    Law: relative(i, j) = X_JI does not depend on W; relative(i, k) = relative(j, k) @ relative(i, j).
    Errors: TypeError for poses that are no Displacement; GeometryError, when asked, for a name that is not there.
    """

    poses: Mapping[str, Displacement]

    def __post_init__(self) -> None:
        for name, pose in self.poses.items():
            if not isinstance(pose, Displacement):
                raise TypeError(f"the pose of space {name!r} must be a Displacement, not a {type(pose).__name__}")

    def _pose(self, name: str) -> Displacement:
        if name not in self.poses:
            raise GeometryError(f"there is no space {name!r}; the spaces are {', '.join(self.poses)}")
        return self.poses[name]

    def relative(self, i: str, j: str) -> Displacement:
        """X_JI, the relative position h_i^j: it maps coordinates in space i to coordinates in space j."""
        return self._pose(j).inverse() @ self._pose(i)

    def seen_from(self, name: str) -> EuclideanSystem:
        """The same system written down in the frame of one of its spaces."""
        X = self._pose(name).inverse()
        return EuclideanSystem({other: X @ pose for other, pose in self.poses.items()})


def motion_in_body(h: Displacement, reference: Displacement) -> Displacement:
    """h_i^{i,j} = r⁻¹ ∘ h (11): the isometry of space i that a relative position is, once a reference r is chosen."""
    return reference.inverse() @ h


def motion_in_space(h: Displacement, reference: Displacement) -> Displacement:
    """h_i^{j,j} = h ∘ r⁻¹ (12): the same as an isometry of space j. Both depend on the reference."""
    return h @ reference.inverse()


@dataclass(frozen=True, eq=False)
class Rate:
    """Ẋ = [Ṙ ṗ; 0 0] (4, 4), the derivative of a displacement along a motion."""

    rotation: Array
    translation: Array


def body_twist(X: Displacement, rate: Rate) -> Twist:
    """V_b with [V_b] = X⁻¹ Ẋ: the twist of the moving frame relative to the fixed one, in moving coordinates."""
    Rt = X.rotation.T
    return Twist(untilde(Rt @ rate.rotation), Rt @ rate.translation)


def space_twist(X: Displacement, rate: Rate) -> Twist:
    """V_s with [V_s] = Ẋ X⁻¹: the same twist in fixed coordinates, v_s = ṗ + p × ω_s. Law: V_s = Ad_X V_b."""
    omega = untilde(rate.rotation @ X.rotation.T)
    return Twist(omega, rate.translation + cross(X.translation, omega))


def displacement_rate(X: Displacement, V_b: Twist) -> Rate:
    """Ẋ = X [V_b]."""
    return Rate(X.rotation @ tilde(V_b.angular), X.rotation @ V_b.linear)


# ------------------------------------------------------------------------------------------------- the inertial class


def in_one_class(V: Twist, A: Acceleration, tolerance: float = 1e-12) -> bool:
    """Whether two spaces belong to one inertial class: their relative twist V is axial (ω = 0) and constant (A = 0).

    V, A       relative twist and its rate, in coordinates of either space
    tolerance  of each component of ω, ω̇, v̇ in SI units
    """
    rest = floats([*V.angular, *A.vector], "a relative motion of spaces")
    floats(V.linear, "a relative motion of spaces")
    return bool(np.abs(rest).max() <= tolerance)


@dataclass(frozen=True, eq=False)
class InertialObserver:
    """A space E of the inertial class, as a space 0 of it sees it: X_0E(t) = [R, p + u t].

    pose      X_0E at t = 0
    velocity  u (3,) [m/s] of E in coordinates of 0, over any scalar
    What is given below is read in 0, at time t; what comes out is read in E.
    Law       W = I A + V ×* I V holds for E as it does for 0; joints of a mechanism and their efforts are the same for
              both, tests/geometry/test_displacement.py, tests/systems/test_galilean.py
    Source    S0 §2.2.1
    """

    pose: Displacement
    velocity: Array

    def __post_init__(self) -> None:
        object.__setattr__(self, "velocity", given(self.velocity, (3,), "the velocity of an observer"))

    @property
    def twist(self) -> Twist:
        """(0; u), the twist of E relative to 0, in 0: axial, so the same about every origin."""
        return Twist(array([0.0, 0.0, 0.0]), self.velocity)

    def at(self, t: Scalar) -> Displacement:
        """X_0E(t)."""
        return Displacement(self.pose.rotation, array(self.pose.translation + self.velocity * t))

    def pose_of(self, X_0B: Displacement, t: Scalar) -> Displacement:
        """X_EB = X_E0(t) X_0B."""
        return self.at(t).inverse() @ X_0B

    def twist_of(self, V: Twist, t: Scalar) -> Twist:
        """V_{B/E} = V_B − (0; u), in E."""
        return self.at(t).pull(V - self.twist)

    def acceleration_of(self, A: Acceleration, V: Twist, t: Scalar) -> Acceleration:
        """The rate of V_{B/E} for E: A − (0; u) × V, in E. What the points of the body feel is the same for both."""
        return self.at(t).pull(A - self.twist.cross(V).rate())

    def wrench_of(self, W: Wrench, t: Scalar) -> Wrench:
        """A wrench in E: forces do not depend on the observer, only where their moments are taken."""
        return self.at(t).pull(W)

    def inertia_of(self, body: Inertia, t: Scalar) -> Inertia:
        """I in E."""
        return body.carried(self.at(t).inverse())

    def momentum_of(self, P: Momentum, body: Inertia, t: Scalar) -> Momentum:
        """P − I (0; u), in E: of linear momentum m u is missing, of angular momentum h × u."""
        return self.at(t).pull(P - body * self.twist)

    def relative_to(self, other: InertialObserver) -> InertialObserver:
        """This observer as another sees it: the inertial class is an equivalence class, and no member is special."""
        pose = other.pose.inverse() @ self.pose
        return InertialObserver(pose, array(other.pose.rotation.T @ (self.velocity - other.velocity)))
