"""Velocities, Jacobians and dynamics in the conventions of other packages: three frames, linear or angular part first.

    ν = T(q) v,   ν̇ = T v̇ + Ṫ v,   τ_ν = T⁻ᵀ τ,   M_ν = T⁻ᵀ M T⁻¹,   c_ν = T⁻ᵀ (c − M T⁻¹ Ṫ v),   J_ν = J T⁻¹

    convention   a frame's velocity                                      of a free base, and ν of the joints
    "body"       its twist in its own axes, at its origin (LOCAL)        the same of the base; Pinocchio, Drake
    "mixed"      world axes, ṗ of its origin (LOCAL_WORLD_ALIGNED)       the same; adam, iDynTree, Drake's frames
    "world"      world axes, at the world origin (WORLD, spatial)        the same

Only the six rates of free joints on the ground change; rates of other joints are v in every convention.
Law     the power τ_νᵀ ν is τᵀ v; J_ν ν is the rate of the pose, and its rate J_ν ν̇ + J̇_ν ν; those of Pinocchio in all
        three frames, tests/oracles/test_conventions.py
Source  Traversaro, Nori & Saccon 2017 (body, mixed and inertial velocities); Featherstone 2008, §2.11
Units   [rad/s, m/s], efforts [N·m, N]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.inverse_targets import rotations_of
from poinsot.errors import ModelError
from poinsot.multibody.model import GROUND
from poinsot.multibody.tree import Link

Convention = Literal["mixed", "body", "world"]
First = Literal["linear", "angular"]
_LINEAR_FIRST = [3, 4, 5, 0, 1, 2]


class InConvention:
    """A mechanism with velocities ν, see the module; q is as ever. Arguments broadcast over leading dimensions.

    mechanism   whose coordinates q (nq,) and rates v (nv,) [rad/s, m/s] are meant
    convention  of the base's velocity, and, unless a call names another, of frames
    first       which part of six numbers comes first
    """

    def __init__(self, mechanism: CompiledTree, convention: Convention = "mixed", first: First = "linear") -> None:
        for given, known in ((convention, ("mixed", "body", "world")), (first, ("linear", "angular"))):
            if given not in known:
                raise ModelError(f"{given!r} is no convention; it is {' or '.join(map(repr, known))}")
        self.mechanism, self.convention, self.first = mechanism, convention, first
        links = mechanism.tree.links
        self._free = [link for link in links if link.parent < 0 and len(link.v) == 6 and link.pair.kind == "free"]

    def __repr__(self) -> str:
        return f"<{self.mechanism!r} in convention {self.convention!r}, {self.first} part first>"

    def velocity(self, q: ArrayLike, v: ArrayLike) -> Floats:
        """ν = T v (..., nv)."""
        return _times(self.matrix(q), v)

    def rates(self, q: ArrayLike, nu: ArrayLike) -> Floats:
        """v = T⁻¹ ν (..., nv), as all else of the package takes it."""
        return _times(self._inverse(q), nu)

    def acceleration(self, q: ArrayLike, v: ArrayLike, a: ArrayLike) -> Floats:
        """ν̇ = T a + Ṫ v (..., nv) of the rates v and their accelerations a."""
        return self.velocity(q, a) + self._drift(q, np.asarray(v, dtype=float))

    def effort(self, q: ArrayLike, tau: ArrayLike) -> Floats:
        """τ_ν = T⁻ᵀ τ (..., nv): the same power."""
        return _times(np.swapaxes(self._inverse(q), -1, -2), tau)

    def mass_matrix(self, q: ArrayLike) -> Floats:
        """M_ν (..., nv, nv): kinetic energy ½ νᵀ M_ν ν."""
        inverse = self._inverse(q)
        return np.asarray(np.swapaxes(inverse, -1, -2) @ self.mechanism.mass_matrix(q) @ inverse)

    def bias_force(self, q: ArrayLike, nu: ArrayLike) -> Floats:
        """c_ν (..., nv): M_ν ν̇ + c_ν = τ_ν; weight, velocity products, springs and dampers of the file."""
        v = self.rates(q, nu)
        at_rest = -self.rates(q, self._drift(q, v))
        return self.effort(q, self.mechanism.inverse_dynamics(q, v, at_rest))

    def pose(self, q: ArrayLike, frame: str, relative_to: str = GROUND) -> Floats:
        """X_AB (..., 4, 4): the pose of a body B in the frame of a body A."""
        X_WB = self.mechanism.pose(q, frame)
        return X_WB if relative_to == GROUND else np.asarray(_inverse(self.mechanism.pose(q, relative_to)) @ X_WB)

    def jacobian(
        self, q: ArrayLike, frame: str, *, convention: Convention | None = None, relative_to: str = GROUND
    ) -> Floats:
        """J_ν (..., 6, nv): J_ν ν is the velocity of a body B, as seen from a body A, which takes the world's place."""
        J = np.asarray(self.mechanism.body(frame).jacobian_body(q))
        if relative_to != GROUND:
            J = J - _adjoint(self._between(q, frame, relative_to)) @ self.mechanism.body(relative_to).jacobian_body(q)
        seen = self._seen(q, frame, relative_to, convention) @ J @ self._inverse(q)
        return np.asarray(seen[..., _LINEAR_FIRST, :] if self.first == "linear" else seen)

    def twist(
        self,
        q: ArrayLike,
        nu: ArrayLike,
        frame: str,
        *,
        convention: Convention | None = None,
        relative_to: str = GROUND,
    ) -> Floats:
        """J_ν ν (..., 6)."""
        V, _ = self._moving(q, self.rates(q, nu), None, frame, relative_to)
        return self._ordered(_times(self._seen(q, frame, relative_to, convention), V))

    def bias_acceleration(
        self,
        q: ArrayLike,
        nu: ArrayLike,
        frame: str,
        *,
        convention: Convention | None = None,
        relative_to: str = GROUND,
    ) -> Floats:
        """J̇_ν ν (..., 6): the rate of ``twist`` at ν̇ = 0; without weight."""
        v = self.rates(q, nu)
        return self._rate(q, v, -self.rates(q, self._drift(q, v)), frame, relative_to, convention)

    def centroidal_matrix(self, q: ArrayLike) -> Floats:
        """A_G T⁻¹ (..., 6, nv): momentum in world axes, at the mass centre."""
        A = np.asarray(self.mechanism.centroidal_matrix(q)) @ self._inverse(q)
        return np.asarray(A[..., _LINEAR_FIRST, :] if self.first == "linear" else A)

    def centre_of_mass_jacobian(self, q: ArrayLike) -> Floats:
        """J T⁻¹ (..., 3, nv): the velocity of the mass centre."""
        return np.asarray(self.mechanism.centre_of_mass_jacobian(q) @ self._inverse(q))

    def matrix(self, q: ArrayLike) -> Floats:
        """T (..., nv, nv)."""
        return self._blocks(q, lambda X: self._six(_frame(X, self.convention), rows=True))

    def _inverse(self, q: ArrayLike) -> Floats:
        """T⁻¹."""
        return self._blocks(q, lambda X: self._six(_frame(_inverse(X), self.convention), rows=False))

    def _blocks(self, q: ArrayLike, block: Callable[[Floats], Floats]) -> Floats:
        """A matrix that is 1 but for the six rates of each free base, at its pose X."""
        q = np.asarray(q, dtype=float)
        nv = self.mechanism.nv
        T = np.broadcast_to(np.eye(nv), (*q.shape[:-1], nv, nv)).copy()
        for link in self._free:
            v = [*link.v]
            T[..., v[0] : v[-1] + 1, v[0] : v[-1] + 1] = block(self._base(q, link))
        return T

    def _base(self, q: Floats, link: Link) -> Floats:
        """X_WL (..., 4, 4) of a free base's working frame."""
        X = np.zeros((*q.shape[:-1], 4, 4))
        X[..., :3, :3], X[..., :3, 3] = rotations_of(q[..., link.q[3:]]), q[..., link.q[:3]]
        X[..., 3, 3] = 1.0
        return np.asarray(np.asarray(link.X_PL.matrix, dtype=float) @ X)

    def _six(self, block: Floats, rows: bool) -> Floats:
        """A block to or from (ω; v), in the order of ν."""
        if self.first == "angular":
            return block
        return block[..., _LINEAR_FIRST, :] if rows else block[..., :, _LINEAR_FIRST]

    def _drift(self, q: ArrayLike, v: Floats) -> Floats:
        """Ṫ v (..., nv): of a mixed base R (ω × v), else 0."""
        q = np.asarray(q, dtype=float)
        found = np.zeros((*np.broadcast_shapes(q.shape[:-1], v.shape[:-1]), self.mechanism.nv))
        for link in self._free if self.convention == "mixed" else ():
            V = v[..., [*link.v]]
            turned = _times(self._base(q, link)[..., :3, :3], np.cross(V[..., :3], V[..., 3:]))
            places = [*link.v][:3] if self.first == "linear" else [*link.v][3:]
            found[..., places] = turned
        return found

    def _ordered(self, V: Floats) -> Floats:
        return V[..., _LINEAR_FIRST] if self.first == "linear" else V

    def _between(self, q: ArrayLike, frame: str, relative_to: str) -> Floats:
        """X_BA."""
        return _inverse(self.pose(q, frame, relative_to))

    def _seen(self, q: ArrayLike, frame: str, relative_to: str, convention: Convention | None) -> Floats:
        """The matrix (..., 6, 6) from the twist of B in B to the convention."""
        convention = convention or self.convention
        return np.eye(6) if convention == "body" else _frame(self.pose(q, frame, relative_to), convention)

    def _moving(self, q: ArrayLike, v: Floats, a: Floats | None, frame: str, relative_to: str) -> tuple[Floats, Floats]:
        """The twist of B relative to A, in B, and its rate there."""
        B = self.mechanism.body(frame)
        V, A = np.asarray(B.twist_body(q, v)), np.zeros(6) if a is None else np.asarray(B.acceleration_body(q, v, a))
        if relative_to == GROUND:
            return V, A
        carry, other = _adjoint(self._between(q, frame, relative_to)), self.mechanism.body(relative_to)
        V_A = _times(carry, other.twist_body(q, v))
        V = V - V_A
        if a is None:
            return V, A
        return V, A - _times(carry, other.acceleration_body(q, v, a)) + _crossed(V, V_A)

    def _rate(
        self, q: ArrayLike, v: Floats, a: Floats, frame: str, relative_to: str, convention: Convention | None
    ) -> Floats:
        V, A = self._moving(q, v, a, frame, relative_to)
        if (convention or self.convention) == "mixed":
            A = A + np.concatenate([np.zeros_like(V[..., :3]), np.cross(V[..., :3], V[..., 3:])], axis=-1)
        return self._ordered(_times(self._seen(q, frame, relative_to, convention), A))


def _times(M: Floats, x: ArrayLike) -> Floats:
    return np.asarray(np.einsum("...ij,...j->...i", M, np.asarray(x, dtype=float)))


def _inverse(X: Floats) -> Floats:
    """X⁻¹ of poses (..., 4, 4)."""
    found = np.zeros_like(X)
    R = np.swapaxes(X[..., :3, :3], -1, -2)
    found[..., :3, :3], found[..., :3, 3], found[..., 3, 3] = R, -_times(R, X[..., :3, 3]), 1.0
    return found


def _frame(X: Floats, convention: Convention) -> Floats:
    """(..., 6, 6) what takes a twist in a body at X to the convention; the inverse of that of X⁻¹."""
    if convention == "body":
        return np.broadcast_to(np.eye(6), (*X.shape[:-2], 6, 6))
    if convention == "world":
        return _adjoint(X)
    found = np.zeros((*X.shape[:-2], 6, 6))
    found[..., :3, :3] = found[..., 3:, 3:] = X[..., :3, :3]
    return found


def _adjoint(X: Floats) -> Floats:
    """Ad(X) (..., 6, 6)."""
    R, p = X[..., :3, :3], X[..., :3, 3]
    found = np.zeros((*X.shape[:-2], 6, 6))
    found[..., :3, :3] = found[..., 3:, 3:] = R
    found[..., 3:, :3] = np.swapaxes(np.cross(p[..., None, :], np.swapaxes(R, -1, -2)), -1, -2)
    return found


def _crossed(V: Floats, A: Floats) -> Floats:
    """V × A of twists."""
    w, v, a, b = V[..., :3], V[..., 3:], A[..., :3], A[..., 3:]
    return np.concatenate([np.cross(w, a), np.cross(w, b) + np.cross(v, a)], axis=-1)
