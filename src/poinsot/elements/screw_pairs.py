"""Pairs that are products of one-parameter motions: turning about and sliding along coordinate axes, and screwing.

    X(q) = exp(s₁q₁) … exp(s_nq_n),     v = dq/dt

Everything is derived from the screws s_k. Law: the body twist of X(q(t)) is S v, tests/elements/test_pairs.py.
Source: formulas.md §2, §6; Murray, Li & Sastry 1994, §3.2 (products of exponentials).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist
from poinsot.geometry.rotations import rotation_x, rotation_y, rotation_z

_AXES = {"x": 0, "y": 1, "z": 2}
_ROTATIONS: dict[str, Callable[[Scalar], Array]] = {"x": rotation_x, "y": rotation_y, "z": rotation_z}


@final
@dataclass(frozen=True)
class Motion:
    """A one-parameter group of displacements along or about a coordinate axis: exp of the screw (e; h e), or (0; e).

    axis "x", "y" or "z"; turning: whether it rotates; pitch h [m/rad] advances it along its axis as it turns.
    """

    axis: str
    turning: bool = True
    pitch: float = 0.0

    @property
    def screw(self) -> Twist:
        """The twist at unit rate."""
        e = np.eye(3)[_AXES[self.axis]]
        return Twist(e, e * self.pitch) if self.turning else Twist(np.zeros(3), e)

    def displacement(self, amount: Scalar) -> Displacement:
        """exp(screw · amount), amount in rad or m."""
        e = np.eye(3)[_AXES[self.axis]]
        if not self.turning:
            return Displacement(np.eye(3), array([c * amount for c in e]))
        return Displacement(_ROTATIONS[self.axis](amount), array([c * self.pitch * amount for c in e]))


@final
@dataclass(frozen=True)
class ScrewPair:
    """A product of one-parameter motions, X(q) = exp(s₁q₁) … exp(s_nq_n); its rates are v = dq/dt."""

    kind: str
    motions: tuple[Motion, ...]
    coordinates: tuple[str, ...]
    closing: Callable[[Displacement, float], list[Scalar]]
    pitch: float = 0.0

    @property
    def freedoms(self) -> tuple[str, ...]:
        """Names of the rates: those of the coordinates."""
        return self.coordinates

    def displacement(self, q: Array) -> Displacement:
        """X_PS(q), the product of the motions in order."""
        X = Displacement.identity()
        for motion, amount in zip(self.motions, q, strict=True):
            X = X @ motion.displacement(amount)
        return X

    def freedom_twists(self, q: Array) -> list[Twist]:
        """S_k = Ad(exp(s_{k+1}q_{k+1}) … exp(s_nq_n))⁻¹ s_k."""
        after = Displacement.identity()
        columns = []
        for motion, amount in zip(reversed(self.motions), reversed(q), strict=True):
            columns.append(after.pull(motion.screw))
            after = motion.displacement(amount) @ after
        return columns[::-1]

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        """Ṡ v = Σ_{k<l} (S_k v_k) × (S_l v_l): each screw is carried by the motions that follow it."""
        moves = [S * rate for S, rate in zip(self.freedom_twists(q), v, strict=True)]
        total = Twist.zero()
        for k, early in enumerate(moves):
            for late in moves[k + 1 :]:
                total = total + early.cross(late)
        return total.rate()

    def closure(self, X: Displacement) -> list[Scalar]:
        """Φ(X_PS), of the kind and its pitch."""
        return self.closing(X, self.pitch)

    def neutral(self) -> Array:
        """q = 0."""
        return np.zeros(len(self.motions))

    def integrate(self, q: Array, dv: Array) -> Array:
        """q + dv: the rates are v = dq/dt."""
        return q + dv

    def difference(self, q0: Array, q1: Array) -> Array:
        """q1 − q0."""
        return q1 - q0

    def chart(self, q: Array, xi: Array) -> Array:
        """q + ξ."""
        return q + xi

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ξ̇ = v."""
        return v
