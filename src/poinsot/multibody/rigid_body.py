"""A rigid body as a port-Hamiltonian element on SE(3) × se*(3).

    Ẋ = X [V],   Ṗ = P∧V + Ad_Xᵀ W₀ − TLᵀdE_P,   V = I⁻¹ P,   port (V₀ = Ad_X V, W₀) in world coordinates

Momentum P is in body coordinates; P∧V = −V ×* P; E_P(X) is the weight's energy and any potential beside it, TLᵀdE_P its
derivative along left-invariant fields: dE_P/dt = ⟨TLᵀdE_P, V⟩. Law: d/dt energy = ⟨W₀, V₀⟩; a free
body keeps its energy and its momentum in world coordinates (Poinsot's motion).
Source: Stramigioli et al., (21); Featherstone; formulas.md §6, signs corrected there.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Momentum, Twist, Wrench, pairing
from poinsot.geometry.vectors import cross, dot
from poinsot.multibody.stretches import gradient
from poinsot.records import dataclass


@dataclass(frozen=True)
class RigidBody:
    """Inertia in body coordinates and gravity (3,) [m/s²] in world coordinates; its state is (X_WB, P_B).

    potential: E(X_WB) [J] over any scalar, beside the weight's
    """

    inertia: Inertia
    gravity: tuple[float, float, float] = (0.0, 0.0, 0.0)
    potential: Callable[[Displacement], Scalar] | None = None

    def twist(self, P: Momentum) -> Twist:
        """V = I⁻¹ P, in body coordinates."""
        return Twist.of(solve_spd(self.inertia.matrix, P.vector))

    def weight(self, X: Displacement) -> Wrench:
        """G = (c × m Rᵀg⃗; m Rᵀg⃗), the wrench of the weight in body coordinates."""
        g = X.rotation.T @ np.asarray(self.gravity)
        return Wrench(cross(self.inertia.first_moment, g), g * self.inertia.mass)

    def energy(self, X: Displacement, P: Momentum) -> Scalar:
        """H = ½⟨P, I⁻¹P⟩ − g⃗ · m (R c + p) + E(X) [J]."""
        moment = X.rotation @ self.inertia.first_moment + X.translation * self.inertia.mass
        H = pairing(P, self.twist(P)) * 0.5 - dot(np.asarray(self.gravity), moment)
        return H if self.potential is None else H + self.potential(X)

    def pull(self, X: Displacement) -> Wrench:
        """−TLᵀdE_P, the wrench of the weight and of the potential in body coordinates."""
        weight = self.weight(X)
        return weight if self.potential is None else weight - X.pull(gradient(self.potential, X))

    def flow(self, X: Displacement, P: Momentum, W_W: Wrench) -> tuple[Twist, Wrench]:
        """(V, Ṗ) in body coordinates, for a wrench at the port in world coordinates; Ẋ = X [V]."""
        V = self.twist(P)
        return V, X.pull(W_W) + self.pull(X) - V.cross(P)

    def port(self, X: Displacement, P: Momentum) -> Twist:
        """V₀ = Ad_X V: the twist at the port, in world coordinates."""
        return X @ self.twist(P)


def pair_between_bodies(S: list[Twist], C: list[Wrench]) -> tuple[Array, Array]:
    """Bases of the Dirac structure of a pair between two bodies, over any scalar: (flows (12, 6+n), efforts (12, 6−n)).

    S (n twists) and C (6 − n wrenches) in one frame. Flows: both bodies move with any T, the second also along S,
    (T, T + S α); efforts: (−C λ, C λ). As a structure that composes it is ``pair_structure``.
    Law: every effort annihilates every flow; the dimensions add to 12 (revolute: 7 + 5). Source: formulas.md §8, [C].
    """
    n, c = len(S), len(C)
    flows, efforts = zeros(12, 6 + n), zeros(12, c)
    flows[:6, :6] = flows[6:, :6] = np.eye(6)
    for k, twist in enumerate(S):
        flows[6:, 6 + k] = twist.vector
    for k, wrench in enumerate(C):
        efforts[:6, k], efforts[6:, k] = -wrench.vector, wrench.vector
    return settle(flows), settle(efforts)
