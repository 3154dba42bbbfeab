"""Conventions of other packages: three frames, linear or angular part first, and the orders of coordinates.

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

    joint      poinsot q, v                   Pinocchio q, v                      MuJoCo qpos, qvel
    one angle  angle; rate                    angle or (cos, sin); rate           angle; rate
    spherical  x y z w; body ω                x y z w; body ω                     w x y z; body ω
    planar     x y angle; their rates         x y cos sin; body v, ω              (three joints)
    free       p, x y z w; body (ω; v)        p, x y z w; body (v; ω)             p, w x y z; world v, body ω

Law: there and back is the identity; both engines then give the same kinetic energy. Neither engine is imported here:
what is read are the index arrays of the model object that the caller made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.inverse_targets import rotations_of
from poinsot.errors import ModelError, nearest
from poinsot.geometry.rotations import rotation_of
from poinsot.joints.pair import Pair
from poinsot.multibody.model import GROUND
from poinsot.multibody.tree import Link
from poinsot.records import dataclass

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


@dataclass(frozen=True)
class _Part:
    """One joint: its pair, our places in q and v, and the other engine's."""

    pair: Pair
    q: list[int]
    v: list[int]
    other_q: slice
    other_v: slice

    @property
    def turned(self) -> int | None:
        """The angle that the other engine gives by its cosine and sine: it then has a number more than we have."""
        return self.pair.plane_angle if self.other_q.stop - self.other_q.start > len(self.q) else None

    @property
    def four(self) -> bool:
        """Whether the last four coordinates are a quaternion."""
        return self.pair.coordinate_units[-1:] == ("1",)

    @property
    def slides(self) -> list[int]:
        """The freedoms that slide, of a pair that turns beside it; they are then the body's own velocity there."""
        units = self.pair.freedom_units
        return [k for k, unit in enumerate(units) if unit == "m"] if "rad" in units else []


@dataclass(frozen=True)
class Order:
    """Maps coordinates and velocities to another engine's order and back; arrays may have leading dimensions.

    ``to_q(q)``, ``to_v(q, v)`` give the other engine's; ``from_q(Q)``, ``from_v(Q, V)`` ours. Velocities need the
    configuration of the side they come from. Efforts go like velocities through the transpose: ``to_tau(q, tau)``.
    """

    engine: str
    parts: tuple[_Part, ...]
    sizes: tuple[int, int, int, int]

    def to_q(self, q: ArrayLike) -> Floats:
        """The other engine's configuration."""
        q = np.asarray(q, dtype=float)
        Q = np.zeros((*q.shape[:-1], self.sizes[2]))
        for part in self.parts:
            Q[..., part.other_q] = self._forth(part, q[..., part.q])
        return Q

    def from_q(self, Q: ArrayLike) -> Floats:
        """Our configuration from the other engine's."""
        Q = np.asarray(Q, dtype=float)
        q = np.zeros((*Q.shape[:-1], self.sizes[0]))
        for part in self.parts:
            q[..., part.q] = self._back(part, Q[..., part.other_q])
        return q

    def to_v(self, q: ArrayLike, v: ArrayLike) -> Floats:
        """The other engine's velocity at our configuration q."""
        return np.asarray(np.einsum("...ij,...j->...i", self._matrix(np.asarray(q, dtype=float)), np.asarray(v)))

    def from_v(self, Q: ArrayLike, V: ArrayLike) -> Floats:
        """Our velocity from the other engine's, at its configuration Q."""
        return np.asarray(np.einsum("...ji,...j->...i", self._matrix(self.from_q(Q)), np.asarray(V)))

    def to_tau(self, q: ArrayLike, tau: ArrayLike) -> Floats:
        """The other engine's efforts: the same power, and the map of velocities is orthogonal."""
        return self.to_v(q, tau)

    def _forth(self, part: _Part, q: Floats) -> Floats:
        if part.turned is not None:
            before, angle = q[..., : part.turned], q[..., part.turned :]
            return np.concatenate([before, np.cos(angle), np.sin(angle)], axis=-1)
        if part.four and self.engine == "MuJoCo":
            return np.concatenate([q[..., :-4], q[..., -1:], q[..., -4:-1]], axis=-1)
        return q

    def _back(self, part: _Part, Q: Floats) -> Floats:
        if part.turned is not None:
            return np.concatenate([Q[..., :-2], np.arctan2(Q[..., -1:], Q[..., -2:-1])], axis=-1)
        if part.four and self.engine == "MuJoCo":
            return np.concatenate([Q[..., :-4], Q[..., -3:], Q[..., -4:-3]], axis=-1)
        return Q

    def _matrix(self, q: Floats) -> Floats:
        """The orthogonal matrix from our velocities to theirs: what slides beside what turns comes first, and is the
        body's own velocity; that of a free body in MuJoCo the world's."""
        N = np.zeros((*q.shape[:-1], self.sizes[3], self.sizes[1]))
        for part in self.parts:
            rows = range(part.other_v.start, part.other_v.stop)
            block = np.broadcast_to(np.eye(len(part.v)), (*q.shape[:-1], len(part.v), len(part.v))).copy()
            if len(part.slides) == 2 and part.pair.plane_angle is not None:
                c, s = np.cos(q[..., part.q[2]]), np.sin(q[..., part.q[2]])
                block[..., 0, 0], block[..., 0, 1], block[..., 1, 0], block[..., 1, 1] = c, s, -s, c
            if part.four and len(part.slides) == 3:
                block[...] = 0.0
                R = _rotations(q[..., part.q[3:]]) if self.engine == "MuJoCo" else np.eye(3)
                block[..., :3, 3:] = R
                block[..., 3:, :3] = np.eye(3)
            for i, row in enumerate(rows):
                N[..., row, part.v] = block[..., i, :]
        return N


def _rotations(quaternions: Floats) -> Floats:
    flat = quaternions.reshape(-1, 4)
    return np.array([rotation_of(x) for x in flat], dtype=float).reshape(*quaternions.shape[:-1], 3, 3)


def pinocchio_order(mechanism: CompiledTree, model: Any) -> Order:
    """The order of a ``pinocchio.Model`` with the joint names of this mechanism."""
    places = {
        str(model.names[i]): (int(model.idx_qs[i]), int(model.nqs[i]), int(model.idx_vs[i]), int(model.nvs[i]))
        for i in range(1, model.njoints)
    }
    return _order(mechanism, "Pinocchio", places, int(model.nq), int(model.nv))


def mujoco_order(mechanism: CompiledTree, model: Any) -> Order:
    """The order of a ``mujoco.MjModel`` with the joint names of this mechanism, as `mujoco_names` has them."""
    sizes = {0: (7, 6), 1: (4, 3), 2: (1, 1), 3: (1, 1)}  # mjJNT_FREE, BALL, SLIDE, HINGE
    places = {}
    for i, name in enumerate(mujoco_names(model, "joint")):
        nq, nv = sizes[int(model.jnt_type[i])]
        places[name] = (int(model.jnt_qposadr[i]), nq, int(model.jnt_dofadr[i]), nv)
    return _order(mechanism, "MuJoCo", places, int(model.nq), int(model.nv))


def mujoco_names(model: Any, kind: str) -> list[str]:
    """The names of all things of a kind in a ``mujoco.MjModel``: "body", "joint", "actuator", …, in its order.

    What has no name there is numbered, as "joint_3", with a mark more where something is called so.
    """
    addresses = getattr(model, f"name_{_SHORT.get(kind, kind)}adr")
    given = [_text(model.names, int(address)) for address in addresses]
    taken, found = set(given), []
    for i, name in enumerate(given):
        if not name:
            name = f"{kind}_{i}"
            while name in taken:
                name += "_"
        found.append(name)
    return found


_SHORT = {"joint": "jnt", "equality": "eq"}


def _text(names: bytes, start: int) -> str:
    return names[start : names.index(b"\0", start)].decode("utf-8", "replace")


def _order(
    mechanism: CompiledTree, engine: str, places: dict[str, tuple[int, int, int, int]], nq: int, nv: int
) -> Order:
    parts = []
    for link in mechanism.tree.links:
        if link.joint not in places:
            raise ModelError(
                f"{engine}'s model has no joint {link.joint!r}{nearest(link.joint, places)}; both must come from "
                "one file"
            )
        q0, size_q, v0, size_v = places[link.joint]
        if size_v != len(link.v):
            raise ModelError(
                f"joint {link.joint!r} has {len(link.v)} freedoms here and {size_v} in {engine}'s model; both must "
                "come from one file, read with the same base and with mimic joints independent"
            )
        parts.append(_Part(link.pair, list(link.q), list(link.v), slice(q0, q0 + size_q), slice(v0, v0 + size_v)))
    return Order(engine, tuple(parts), (mechanism.nq, mechanism.nv, nq, nv))
