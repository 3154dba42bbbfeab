"""One rigid body held by one constraint: its freedoms' accelerations, the reaction, and statics.

The body may move with the twists V = S α; the constraint answers with wrenches of T, SᵀT = 0, dim S + dim T = 6:

    α̇ = (SᵀIS)⁻¹ Sᵀ(f − IṠα − V ×* IV),   A = Sα̇ + Ṡα,   f + r = IA + V ×* IV,   Sᵀr = 0

All in one frame, over any scalar. Source: Featherstone, spatial vector algebra; Lovell, §5.1; formulas.md §6.
Units: twists [rad/s; m/s], wrenches [N·m; N], α those of the twist per unit of S, efforts [N·m, N].
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, Twist, Wrench, pairing
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.records import dataclass


@dataclass(frozen=True)
class ConstrainedBody:
    """A body of inertia I that moves with the twists S (n columns) at this instant.

    α (n,) rates of the freedoms; f the applied wrench; ``apparent`` = Ṡα (zero for a constraint fixed in the frame)
    Errors  GeometryError when the freedoms are dependent or more than six (of floats)
    Laws    the reaction does no work, ⟨r, Sα⟩ = 0; I A + V ×* I V = f + r; at rest A = S(SᵀIS)⁻¹Sᵀf,
            tests/multibody/test_dual_body.py
    """

    inertia: Inertia
    freedoms: tuple[Twist, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "freedoms", tuple(self.freedoms))
        if all(S.vector.dtype != object for S in self.freedoms):
            order = ScrewSystem.span(self.freedoms).order
            if order < len(self.freedoms):
                raise GeometryError(
                    f"the {len(self.freedoms)} freedoms of a constrained body are dependent: they span an order of "
                    f"{order}. Give independent twists; ScrewSystem.span(freedoms).motors are some."
                )

    def twist(self, alpha: Sequence[Scalar] | Array) -> Twist:
        """V = S α of α (n,)."""
        total = Twist.zero()
        for S, rate in zip(self.freedoms, alpha, strict=True):
            total = total + S * rate
        return total

    def mass_matrix(self) -> Array:
        """SᵀIS (n, n): the inertia that the freedoms feel."""
        rows = [[pairing(self.inertia * b, a) for b in self.freedoms] for a in self.freedoms]
        return array(rows).reshape(len(self.freedoms), len(self.freedoms))

    def rates(self, alpha: Sequence[Scalar] | Array, f: Wrench, apparent: Acceleration | None = None) -> Array:
        """α̇ = (SᵀIS)⁻¹ Sᵀ(f − IṠα − V ×* IV), (n,)."""
        if not self.freedoms:
            return np.zeros(0)
        V = self.twist(alpha)
        rest = f - V.cross(self.inertia * V)
        if apparent is not None:
            rest = rest - self.inertia * apparent
        return solve_spd(self.mass_matrix(), array([pairing(rest, S) for S in self.freedoms]))

    def acceleration(
        self, alpha: Sequence[Scalar] | Array, f: Wrench, apparent: Acceleration | None = None
    ) -> Acceleration:
        """A = S α̇ + Ṡα of α (n,), the spatial acceleration of the body."""
        A = self.twist(self.rates(alpha, f, apparent)).rate()
        return A if apparent is None else A + apparent

    def reaction(self, alpha: Sequence[Scalar] | Array, f: Wrench, apparent: Acceleration | None = None) -> Wrench:
        """r = IA + V ×* IV − f, the wrench that the constraint exerts on the body; in T: ⟨r, Sᵢ⟩ = 0 for every i."""
        V = self.twist(alpha)
        return self.inertia * self.acceleration(alpha, f, apparent) + V.cross(self.inertia * V) - f

    def constraint_wrenches(self) -> ScrewSystem:
        """T, the wrenches that the constraint can exert: reciprocal to S (of floats)."""
        return ScrewSystem.span(self.freedoms, kind="twist").reciprocal()

    def efforts(self, f: Wrench) -> Array:
        """τ (n,), the efforts on the freedoms that keep the body still under f: τᵢ = −⟨f, Sᵢ⟩."""
        return array([-pairing(f, S) for S in self.freedoms])

    def keeps_still(self, f: Wrench, tolerance: float = 1e-9) -> bool:
        """Whether f leaves the body in static equilibrium: ⟨f, Sᵢ⟩ = 0 for all freedoms; the reaction is −f (5.2).

        tolerance: relative to the sizes of f and Sᵢ, over floats.
        """
        size = float(np.linalg.norm(np.asarray(f.vector, dtype=float)))
        return all(
            abs(float(pairing(f, S))) <= tolerance * size * float(np.linalg.norm(np.asarray(S.vector, dtype=float)))
            for S in self.freedoms
        )

    def actuated_statics(self, f: Wrench, actuators: Sequence[Wrench]) -> tuple[Array, Wrench]:
        """(τ, r): efforts of actuators that push along the wrenches Sᵃ, and the rest of the reaction, in T (of floats).

        f + Σ τₖ Sᵃₖ + r = 0 with Sᵀr = 0; with one freedom and one actuator τ = −f∘S/(Sᵃ∘S).
        GeometryError when the actuators cannot hold every load on the freedoms, or are more than needed.
        """
        n = len(self.freedoms)
        powers = np.array([[float(pairing(W, S)) for W in actuators] for S in self.freedoms]).reshape(n, len(actuators))
        if len(actuators) != n or (n and np.linalg.cond(powers) > 1e12):
            raise GeometryError(
                f"{len(actuators)} actuators do not determine the efforts on {n} freedoms here: as many independent "
                "ones are needed, none of them reciprocal to every freedom"
            )
        tau = np.linalg.solve(powers, np.asarray(self.efforts(f), dtype=float))
        r = -f
        for effort, W in zip(tau, actuators, strict=True):
            r = r - W * float(effort)
        return tau, r
