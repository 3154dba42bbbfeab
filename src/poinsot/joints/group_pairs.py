"""Pairs that are whole groups of displacements, with quaternions (x, y, z, w) for rotations: spherical and free.

Their freedoms are body velocities, not rates of coordinates; quaternions may have any length, and integrating keeps it.
Law: the body twist of X(q(t)) is S v, in every chart too, tests/joints/test_pairs.py. Source: formulas.md §2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.scalars import Scalar
from poinsot.geometry import rotations
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist
from poinsot.joints import closures
from poinsot.joints.pair import Constancy, Pair, Symbol
from poinsot.records import dataclass

_ANGULAR = tuple(Twist(np.eye(3)[k], np.zeros(3)) for k in range(3))
_LINEAR = tuple(Twist(np.zeros(3), np.eye(3)[k]) for k in range(3))


def _any_rotation() -> Array:
    return array([[Form.within(-1.0, 1.0) for _ in range(3)] for _ in range(3)])


@final
@dataclass(frozen=True)
class SphericalPair(Pair):
    """The rotations about a point: q = quaternion (x, y, z, w) of S in P, v = body angular velocity ω [rad/s]."""

    kind: str = "spherical"
    coordinates: tuple[str, ...] = ("qx", "qy", "qz", "qw")
    freedoms: tuple[str, ...] = ("wx", "wy", "wz")

    constant_in: ClassVar[Constancy] = "successor"
    """The rotations are about the successor's own axes."""

    measured_by: ClassVar[tuple[int, ...]] = (-1, -1, -1)
    """The quaternion."""

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point",), ("normal", "x_axis")
    """The centre."""

    symbol: ClassVar[Symbol] = "ball"
    """A ball."""

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q): R(q), no translation."""
        return Displacement(rotations.rotation_of(q), np.zeros(3))

    def anyhow(self, q: Sequence[object]) -> Displacement:
        """Any rotation."""
        return Displacement(_any_rotation(), np.zeros(3))

    def motion_subspace(self, q: Array) -> list[Twist]:
        """The three rotations about the successor's own axes."""
        return list(_ANGULAR)

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v = 0 of v (3,): S is constant in the successor."""
        return Acceleration.zero()

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X_PS): the origins coincide."""
        return closures.spherical(X)

    def neutral(self) -> Array:
        """(0, 0, 0, 1)."""
        return np.array([0.0, 0.0, 0.0, 1.0])

    def integrate(self, q: Array, dv: Array) -> Array:
        """q ⊗ exp(dv/2)."""
        return rotations.quaternion_product(q, rotations.quaternion_exp(dv))

    def difference(self, q0: Array, q1: Array) -> Array:
        """log(q0⁻¹ ⊗ q1): the rotation vector, of length ≤ π, with integrate(q0, dv) = q1."""
        return rotations.quaternion_log(rotations.quaternion_product(rotations.quaternion_conjugate(q0), q1))

    def chart(self, q: Array, xi: Array) -> Array:
        """q ⊗ exp(ξ/2)."""
        return self.integrate(q, xi)

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ξ̇ = A(−ξ)⁻¹ ω, since ω_body = A(−ξ) ξ̇."""
        return rotations.left_jacobian_inverse(-xi) @ v


@final
@dataclass(frozen=True)
class FreePair(Pair):
    """All displacements: q = (x, y, z, qx, qy, qz, qw), **position first**; v = body twist (ω; v), **angular first**.

    Units [m, –] and [rad/s, m/s]; the position is the successor's origin in predecessor coordinates.
    """

    kind: str = "free"
    coordinates: tuple[str, ...] = ("x", "y", "z", "qx", "qy", "qz", "qw")
    freedoms: tuple[str, ...] = ("wx", "wy", "wz", "vx", "vy", "vz")

    constant_in: ClassVar[Constancy] = "successor"
    """All twists of the successor's own frame."""

    measured_by: ClassVar[tuple[int, ...]] = (-1, -1, -1, 0, 1, 2)
    """The quaternion; the position."""

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = (), ()
    """The poses of its bodies alone."""

    symbol: ClassVar[Symbol] = "none"
    """Nothing is there to be drawn."""

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q) = [R(q) p; 0 1]."""
        return Displacement(rotations.rotation_of(q[3:]), q[:3])

    def anyhow(self, q: Sequence[object]) -> Displacement:
        """Any rotation, at the position."""
        return Displacement(_any_rotation(), array(list(q[:3])))

    def motion_subspace(self, q: Array) -> list[Twist]:
        """All six unit twists of the successor, angular first."""
        return [*_ANGULAR, *_LINEAR]

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v = 0 of v (6,): S is constant in the successor."""
        return Acceleration.zero()

    def closure(self, X: Displacement) -> list[Scalar]:
        """No conditions."""
        return []

    def neutral(self) -> Array:
        """(0, 0, 0, 0, 0, 0, 1)."""
        return np.array([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0])

    def integrate(self, q: Array, dv: Array) -> Array:
        """X(q) exp(dv) on SE(3), as in Pinocchio."""
        moved = q[:3] + rotations.rotation_of(q[3:]) @ (rotations.left_jacobian(dv[:3]) @ dv[3:])
        return concatenate([moved, rotations.quaternion_product(q[3:], rotations.quaternion_exp(dv[:3]))])

    def difference(self, q0: Array, q1: Array) -> Array:
        """log(X(q0)⁻¹ X(q1)), the body twist (φ; ρ) (6,) [rad; m] with |φ| ≤ π."""
        phi = rotations.quaternion_log(rotations.quaternion_product(rotations.quaternion_conjugate(q0[3:]), q1[3:]))
        moved = rotations.rotation_of(q0[3:]).T @ (q1[:3] - q0[:3])
        return concatenate([phi, rotations.left_jacobian_inverse(phi) @ moved])

    def chart(self, q: Array, xi: Array) -> Array:
        """Rotation and translation apart, (R exp ξ̃_ω, p + R ξ_v): cheaper than exp on SE(3)."""
        moved = q[:3] + rotations.rotation_of(q[3:]) @ xi[3:]
        return concatenate([moved, rotations.quaternion_product(q[3:], rotations.quaternion_exp(xi[:3]))])

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ξ̇_ω = A(−ξ_ω)⁻¹ ω, ξ̇_v = exp(ξ̃_ω) v."""
        return concatenate([rotations.left_jacobian_inverse(-xi[:3]) @ v[:3], rotations.rotation_exp(xi[:3]) @ v[3:]])
