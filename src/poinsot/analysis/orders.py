"""Coordinates in the orders of other engines: Pinocchio's and MuJoCo's, joint by joint, by name.

    joint      poinsot q, v                   Pinocchio q, v                      MuJoCo qpos, qvel
    one angle  angle; rate                    angle or (cos, sin); rate           angle; rate
    spherical  x y z w; body ω                x y z w; body ω                     w x y z; body ω
    planar     x y angle; their rates         x y cos sin; body v, ω              (three joints)
    free       p, x y z w; body (ω; v)        p, x y z w; body (v; ω)             p, w x y z; world v, body ω

Law: there and back is the identity; both engines then give the same kinetic energy. Neither engine is imported here:
what is read are the index arrays of the model object that the caller made.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.errors import ModelError, nearest
from poinsot.geometry.rotations import rotation_of
from poinsot.joints.pair import Pair
from poinsot.records import dataclass


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
