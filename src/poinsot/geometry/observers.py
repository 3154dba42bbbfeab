"""Euclidean systems: many spaces that move relative to one another, and the twists of their relative motion.

A space is an observer with everything that never moves for him; its relative position to another, h_i^j, is read in
coordinates as a displacement X_JI. Nothing here prefers one space.
Source: Stramigioli et al., §2.2–2.3; formulas.md §2.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from poinsot.algebra.arrays import Array
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.vectors import cross, tilde, untilde


@dataclass(frozen=True)
class EuclideanSystem:
    """Spaces by name, each with its pose X_WI in one frame W that merely serves to write them down.

    Law: relative(i, j) = X_JI does not depend on W; relative(i, k) = relative(j, k) @ relative(i, j).
    """

    poses: Mapping[str, Displacement]

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
    """Ẋ = [Ṙ ṗ; 0 0], the derivative of a displacement along a motion."""

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
