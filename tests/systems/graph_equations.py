"""Kinestatics once more, from the graph of bodies and joints: no tree, no closure conditions, no differences.

Unknown are the twists of all bodies at once. Every joint says  V_successor − V_predecessor ∈ span(its screws),  and by
duality every body says  Σ ± (wrenches of its joints) + load = 0  (Davies 1981). What a joint's screws are is written
down here by hand, from its frames in the world. Nothing of poinsot takes part but the poses of the bodies, as data.
"""

from dataclasses import dataclass, field
from typing import Self

import numpy as np

import poinsot as po
from poinsot import Joint
from poinsot.algebra.arrays import Floats
from poinsot.multibody import GROUND

RANK = 1e-9
X, Y, Z = np.eye(3)
NONE = np.zeros(3)


def null(A: Floats) -> Floats:
    """Columns that A maps to zero."""
    _, sigma, Vt = np.linalg.svd(A)
    return Vt[int((sigma > RANK * max(1.0, sigma.max(initial=0.0))).sum()) :].T


def rank(A: Floats) -> int:
    return int(np.linalg.matrix_rank(A, tol=RANK * max(1.0, float(np.abs(A).max(initial=0.0))))) if A.size else 0


def screws(joint: Joint, P: Floats, S: Floats) -> Floats:
    """Columns (ω; v) (6, f) of what a joint lets happen, P and S (4, 4) the poses of its two frames in the world."""

    def turn(frame: Floats, e: Floats, pitch: float = 0.0) -> Floats:
        u, r = frame[:3, :3] @ e, frame[:3, 3]
        return np.concatenate([u, np.cross(r, u) + pitch * u])

    def slide(e: Floats) -> Floats:
        return np.concatenate([NONE, P[:3, :3] @ e])

    pair = joint.pair
    found = {
        "revolute": lambda: [turn(P, Z)],
        "prismatic": lambda: [slide(Z)],
        "helical": lambda: [turn(P, Z, pair.motions[0].pitch)],  # type: ignore[attr-defined]
        "cylindrical": lambda: [turn(P, Z), slide(Z)],
        "planar": lambda: [slide(X), slide(Y), turn(P, Z)],
        "universal": lambda: [turn(P, X), turn(S, Y)],
        "spherical": lambda: [turn(P, e) for e in np.eye(3)],
        "free": lambda: list(np.eye(6)),
        "fixed": lambda: [],
    }[pair.kind]()
    return np.array(found, dtype=float).reshape(-1, 6).T


@dataclass
class Graph:
    """A mechanism at a configuration as bodies with poses (4, 4) in the world, and joints with screws between them."""

    joints: list[tuple[str, str, str, Floats]]
    bodies: list[str]
    known: dict[tuple[str, ...], Floats] = field(default_factory=dict)

    @classmethod
    def of(cls, m: po.Mechanism, poses: dict[str, Floats]) -> Self:
        """From the model of a mechanism, with the poses that its bodies have."""
        poses = {GROUND: np.eye(4), **poses}
        joints = []
        for joint in m.model.joints:
            P = poses[joint.predecessor] @ np.asarray(joint.X_PJ.matrix, dtype=float)
            S = poses[joint.successor] @ np.asarray(joint.X_SJ.matrix, dtype=float)
            joints.append((joint.name, joint.predecessor, joint.successor, screws(joint, P, S)))
        return cls(joints, [body for body in poses if body != GROUND])

    @property
    def freedoms(self) -> int:
        return sum(F.shape[1] for *_, F in self.joints)

    def column(self, body: str) -> slice:
        """Where the twist of a body stands among the unknowns."""
        k = 6 * self.bodies.index(body)
        return slice(k, k + 6)

    def picked(self, body: str, sign: float = 1.0) -> Floats:
        """±V of a body from the unknowns; nothing of the ground."""
        out = np.zeros((6, 6 * len(self.bodies) + self.freedoms))
        if body != GROUND:
            out[:, self.column(body)] = sign * np.eye(6)
        return out

    def conditions(self, locked: tuple[str, ...] = ()) -> Floats:
        """V_S − V_P − F α = 0 of every joint; and of what is locked, α = 0 of joints, V = 0 of bodies."""
        rows, at = [], 6 * len(self.bodies)
        for name, predecessor, successor, F in self.joints:
            row = self.picked(successor) + self.picked(predecessor, -1.0)
            row[:, at : at + F.shape[1]] -= F
            rows.append(row)
            if name in locked:
                rows.append(np.eye(row.shape[1])[at : at + F.shape[1]])
            at += F.shape[1]
        return np.vstack([*rows, *(self.picked(body) for body in locked if body in self.bodies)])

    def solutions(self, locked: tuple[str, ...] = ()) -> Floats:
        """A basis of what the conditions allow."""
        if locked not in self.known:
            self.known[locked] = null(self.conditions(locked))
        return self.known[locked]

    def mobility(self, locked: tuple[str, ...] = ()) -> int:
        return self.solutions(locked).shape[1]

    def overconstraints(self) -> int:
        """6 · joints − rank: conditions that follow from the others."""
        A = self.conditions()
        return len(A) - rank(A)

    def twists(self, body: str, other: str = GROUND, locked: tuple[str, ...] = ()) -> Floats:
        """Columns that span the twists of a body relative to another."""
        return (self.picked(body) + self.picked(other, -1.0)) @ self.solutions(locked)

    def wrenches(self, body: str, other: str = GROUND, locked: tuple[str, ...] = ()) -> Floats:
        """Columns (m; f) of the wrenches between two bodies that joints balance, from the equilibrium of all bodies."""
        if body == other:
            return np.eye(6)
        unknown: list[Floats] = []
        for name, predecessor, successor, F in self.joints:
            held = np.eye(6) if name in locked else null(F.T) if F.size else np.eye(6)
            unknown.append(
                (self.picked(successor) + self.picked(predecessor, -1.0))[:, : 6 * len(self.bodies)].T @ held
            )
        unknown += [self.picked(name)[:, : 6 * len(self.bodies)].T for name in locked if name in self.bodies]
        load = (self.picked(body) + self.picked(other, -1.0))[:, : 6 * len(self.bodies)].T
        return null(np.hstack([load, *unknown]))[:6]
