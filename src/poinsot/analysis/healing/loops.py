"""A machine with movable joint frames: its closures at a pose, and their slopes along freedoms and along frames.

    X_PJ' = X_PJ exp ξ,     X_SJ' = X_SJ X_d⁻¹ exp(ξ) X_d,     X_d = X_PS as drawn

One displacement ξ_j for each joint, in its frame as drawn, moves what both bodies carry of it: loops that are closed as
drawn stay closed. Displacements are matrices [R p; 0 1] here, for speed.
Units: Φ [m, –], ξ = (φ; ρ) [rad, m], q [rad, m].
Law: slopes are those of differences, tests/analysis/test_open_loops.py.
Source: Murray, Li & Sastry 1994, §3.2 (products of exponentials).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.vectors import tilde
from poinsot.joints.closures import closing_units
from poinsot.joints.pairs import Pair, ReversedPair
from poinsot.multibody import configuration
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple, dataclass

_TURNED = 1e-4  # rad and m over the size: differences of closures, which are linear in X but for screws


class JointFrames(NamedTuple):
    """The frames (4, 4) of a joint in its predecessor and in its successor."""

    P: Floats
    S: Floats


class TreeJoint(NamedTuple):
    """A joint of the spanning tree: its number, the bodies that it hangs on and brings, whether it is crossed from its
    successor to its predecessor, and its pair so crossed, with its coordinates and freedoms."""

    joint: int
    parent: str
    child: str
    backwards: bool
    pair: Pair
    q: tuple[int, ...]
    v: tuple[int, ...]
    ratio: float
    offset: float

    def coordinates(self, q: Floats) -> Floats:
        """Those of its pair at q."""
        return self.ratio * q[list(self.q)] + self.offset if self.q else self.pair.neutral()


class ClosureSlopes(NamedTuple):
    """Φ (m,), ∂Φ by freedoms (m, nv) and by frames (m, 6 n) of some closures at one pose."""

    phi: Floats
    by_freedoms: Floats
    by_frames: Floats


@dataclass(frozen=True)
class Linkage:
    """A tree at body frames: ``steps`` from the ground, the numbers of the joints that close loops, and of each body
    the steps that lead to it, and the place [m] of a joint on it, from which all places there count: bodies that are
    drawn far from their frames lose no digits."""

    tree: Tree
    steps: tuple[TreeJoint, ...]
    closing: tuple[int, ...]
    leads: dict[str, tuple[int, ...]]
    origins: dict[str, Floats]

    @classmethod
    def of(cls, tree: Tree) -> Linkage:
        """That of a tree."""
        model, links = tree.model, {link.joint: link for link in tree.links}
        number, closing = {joint.name: k for k, joint in enumerate(model.joints)}, {c.joint for c in tree.closures}
        touching: dict[str, list[int]] = {}
        for joint in model.joints:
            for body in () if joint.name in closing else (joint.predecessor, joint.successor):
                touching.setdefault(body, []).append(number[joint.name])
        steps, leads, frontier = list[TreeJoint](), {GROUND: tuple[int, ...]()}, [GROUND]
        while frontier:
            body = frontier.pop(0)
            for k in touching.get(body, ()):
                joint = model.joints[k]
                backwards = joint.successor == body
                child = joint.predecessor if backwards else joint.successor
                if child in leads:
                    continue
                link, pair = links.get(joint.name), ReversedPair(joint.pair) if backwards else joint.pair
                leads[child] = (*leads[body], len(steps))
                own = (link.q, link.v, link.ratio, link.offset) if link else ((), (), 1.0, 0.0)
                steps.append(TreeJoint(k, body, child, backwards, pair, *own))
                frontier.append(child)
        origins: dict[str, Floats] = {}
        for joint in model.joints:
            origins.setdefault(joint.predecessor, np.array(joint.X_PJ.translation, dtype=float))
            origins.setdefault(joint.successor, np.array(joint.X_SJ.translation, dtype=float))
        return cls(tree, tuple(steps), tuple(number[c.joint] for c in tree.closures), leads, origins)

    @property
    def model(self) -> Model:
        """The model."""
        return self.tree.model

    @property
    def drawn(self) -> list[JointFrames]:
        """The frames of its joints, as the model has them, from the origins of bodies."""
        return [
            JointFrames(
                matrix(joint.X_PJ, self.origins[joint.predecessor]), matrix(joint.X_SJ, self.origins[joint.successor])
            )
            for joint in self.model.joints
        ]

    def placed(self, k: int, at: JointFrames) -> tuple[Displacement, Displacement]:
        """X_PJ and X_SJ of joint k with these frames."""
        joint = self.model.joints[k]
        X_PJ, X_SJ = (Displacement.from_matrix(X) for X in at)
        origins = self.origins[joint.predecessor], self.origins[joint.successor]
        moved = [Displacement(X.rotation, X.translation + p) for X, p in zip((X_PJ, X_SJ), origins, strict=True)]
        return moved[0], moved[1]

    def integrate(self, q: Floats, dv: Floats) -> Floats:
        """The coordinates (nq,) reached from q by dv (nv,)."""
        return np.asarray(configuration.integrate(self.tree, q, dv), dtype=float)

    def loop(self, closing: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The steps of a loop from the last common body to the closing joint's predecessor, and to its successor."""
        joint = self.model.joints[closing]
        a, b = self.leads[joint.predecessor], self.leads[joint.successor]
        common = {*a} & {*b}
        return tuple(s for s in a if s not in common), tuple(s for s in b if s not in common)

    def links(self) -> dict[str, str]:
        """The body that stands for all that fixed joints of the tree connect, by body."""
        found = {GROUND: GROUND}
        for step in self.steps:
            found[step.child] = step.child if step.pair.freedoms else found[step.parent]
        return found

    def poses(self, frames: Sequence[JointFrames], q: Floats, steps: Sequence[int] | None = None) -> dict[str, Floats]:
        """X_WB (4, 4) of each body; of some steps alone those that they bring, from what these hang on."""
        X = {GROUND: np.eye(4)}
        for step in self.steps if steps is None else (self.steps[s] for s in steps):
            near, far = frames[step.joint][:: -1 if step.backwards else 1]
            moved = matrix(step.pair.displacement(step.coordinates(q)))
            X[step.child] = X.setdefault(step.parent, np.eye(4)) @ near @ moved @ inverse(far)
        return X

    def relative(self, frames: Sequence[JointFrames], poses: Mapping[str, Floats], k: int) -> Floats:
        """X_PS of joint k."""
        joint, (P, S) = self.model.joints[k], frames[k]
        return inverse(poses[joint.predecessor] @ P) @ (poses[joint.successor] @ S)

    def slopes(
        self, frames: Sequence[JointFrames], drawn: Sequence[Floats], q: Floats, closing: Sequence[int], size: float
    ) -> ClosureSlopes:
        """Those of these closures at q; drawn: X_PS of each joint as drawn; size [m] of the part."""
        loops = [self.loop(k) for k in closing]
        steps = sorted({s for paths in loops for path in paths for s in path})
        X, joints = self.poses(frames, q, steps), self.model.joints
        used = [*(self.steps[s].joint for s in steps), *closing]
        for k in closing:
            for body in (joints[k].predecessor, joints[k].successor):
                X.setdefault(body, np.eye(4))
        at_P = np.array([X[joints[k].predecessor] @ frames[k].P for k in used])
        at_S = np.array([X[joints[k].successor] @ frames[k].S for k in used])
        with_P = np.array([S @ inverse(drawn[k]) for S, k in zip(at_S, used, strict=True)])
        place = {s: i for i, s in enumerate(steps)}
        made = []
        for n, (k, paths) in enumerate(zip(closing, loops, strict=True), start=len(steps)):
            there = inverse(at_P[n])  # all is seen in the closing pair's frame
            phi, W = closure_of(joints[k].pair, there @ at_S[n], size)
            by_freedoms, by_frames = np.zeros((len(phi), self.tree.nv)), np.zeros((len(phi), len(joints), 6))
            by_P, by_S = _carried(W, there @ at_P), _carried(W, there @ at_S)
            apart = by_P - _carried(W, there @ with_P)
            for sign, path in zip((-1.0, 1.0), paths, strict=True):
                for s in path:
                    step, i = self.steps[s], place[s]
                    by_frames[:, step.joint] += (-sign if step.backwards else sign) * apart[i]
                    if step.v:
                        S = [twist.vector for twist in step.pair.motion_subspace(step.coordinates(q))]
                        carried = (by_P if step.backwards else by_S)[i]
                        by_freedoms[:, list(step.v)] += sign * step.ratio * (carried @ np.array(S, dtype=float).T)
            by_frames[:, k] -= apart[n]
            made.append(ClosureSlopes(phi, by_freedoms, by_frames.reshape(len(phi), -1)))
        phi, by_freedoms, by_frames = (np.concatenate(each) for each in zip(*made, strict=True))
        return ClosureSlopes(phi, by_freedoms, by_frames)

    def row_scales(self, closing: Sequence[int], size: float) -> Floats:
        """1/size of rows of Φ that are lengths, 1 of others."""
        pairs = [self.model.joints[k].pair for k in closing]
        units = "".join(closing_units(pair)[: 6 - len(pair.freedoms)] for pair in pairs)
        return np.array([1.0 / size if unit == "L" else 1.0 for unit in units])


def matrix(X: Displacement, origin: Floats | float = 0.0) -> Floats:
    """[R p; 0 1] of floats, p from this origin."""
    made = np.eye(4)
    made[:3, :3], made[:3, 3] = X.rotation, np.asarray(X.translation, dtype=float) - origin
    return made


def inverse(X: Floats) -> Floats:
    """[Rᵀ −Rᵀp; 0 1] (4, 4) of X (4, 4)."""
    made = np.eye(4)
    made[:3, :3] = X[:3, :3].T
    made[:3, 3] = -(made[:3, :3] @ X[:3, 3])
    return made


def exponential(xi: Floats) -> Floats:
    """exp ξ of ξ = (φ; ρ) [rad, m]."""
    return matrix(Displacement.exp(Twist(xi[:3], xi[3:])))


def displaced(frames: Sequence[JointFrames], drawn: Sequence[Floats], xi: Floats) -> list[JointFrames]:
    """The frames moved by ξ (6 n,)."""
    found = list(frames)
    for k in np.flatnonzero(xi.reshape(-1, 6).any(axis=1)).tolist():
        found[k] = shifted(frames[k], drawn[k], exponential(xi.reshape(-1, 6)[k]))
    return found


def shifted(at: JointFrames, drawn: Floats, E: Floats) -> JointFrames:
    """The frames of one joint moved by a displacement E, given in that of its predecessor."""
    return JointFrames(at.P @ E, at.S @ inverse(drawn) @ E @ drawn)


def closure_of(pair: Pair, X_PS: Floats, size: float) -> tuple[Floats, Floats]:
    """Φ (6 − n,) and W (6 − n, 6) with Φ̇ = W V, V the twist of S relative to P in P-coordinates."""

    def phi(X: Floats) -> Floats:
        return np.array(pair.closure(Displacement(X[:3, :3], X[:3, 3])), dtype=float)

    columns = []
    for e in np.eye(6):
        V = np.zeros((4, 4))
        V[:3, :3], V[:3, 3] = tilde(e[:3]), e[3:] * size
        up, down = (phi(X_PS + s * _TURNED * (V @ X_PS)) for s in (1.0, -1.0))
        columns.append((up - down) / (2.0 * _TURNED * (size if e[3:].any() else 1.0)))
    return phi(X_PS), np.array(columns).T


def _carried(W: Floats, X: Floats) -> Floats:
    """W Ad(X) (n, m, 6) of wrenches W (m, 6), for twists in the frames X (n, 4, 4)."""
    R, p = X[:, :3, :3], X[:, :3, 3]
    m, f = W[:, :3], W[:, 3:]
    turning = m + _cross(f, p[:, None, :])
    return np.concatenate([turning @ R, np.broadcast_to(f, (len(X), *f.shape)) @ R], axis=2)


def _cross(a: Floats, b: Floats) -> Floats:
    """a × b of vectors (..., 3); NumPy's own spends its time on axes."""
    (ax, ay, az), (bx, by, bz) = np.moveaxis(a, -1, 0), np.moveaxis(b, -1, 0)
    return np.stack([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx], axis=-1)
