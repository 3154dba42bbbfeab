"""A tree as arrays for code that works on all links of one depth at once: levels of elementary joints.

Every pair becomes a chain of elementary joints, each with constant freedoms in its successor: turning about or sliding
along a line (a *screw*), or a whole rotation with or without translation given by a quaternion. Level d holds the links
d joints away from the ground, filled up with links that do nothing. NumPy only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pair import factors_of
from poinsot.joints.pairs import FreePair, Pair, ReversedPair, ScrewPair, SphericalPair
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree

Floats = NDArray[np.float64]


@dataclass
class _Joint:
    """An elementary joint: its place before it moves, its freedoms, its coordinates and what it carries."""

    parent: int  # elementary joint, −1 for the ground
    X: Displacement
    screw: Floats  # (6,) of a screw joint, else zeros
    S: Floats  # (6, 6), columns of freedoms, zeros beyond them
    q: tuple[int, ...]  # of a screw: one; of a quaternion: four, the position's three before them
    v: tuple[int, ...]
    ratio: float = 1.0
    offset: float = 0.0
    reversed: bool = False
    inertia: Floats = field(default_factory=lambda: np.zeros((6, 6)))


@dataclass(frozen=True)
class TreeArrays:
    """The numbers of a tree, levels first: L levels of W links each.

    parent (L, W): place in the level before, W for the ground; R, p: pose of the joint's frame in the parent's;
    screw (L, W, 6); S (L, W, 6, 6); inertia (L, W, 6, 6) in link coordinates, angular part first;
    angle (L, W): place of a screw's coordinate in [q, 0, 1]; quaternion (L, W, 4), position (L, W, 3) likewise;
    v (L, W, 6): places in [v, 0]; ratio, offset (L, W); backwards (L, W): a quaternion pair crossed from its successor
    armature (nv,) on M's diagonal; gravity (3,)
    losses (n,): freedoms with damping or friction in their joint; damping, friction, loss_ratio (n,) of each
    place: link of the tree → (level, slot)
    """

    parent: NDArray[np.int64]
    R: Floats
    p: Floats
    screw: Floats
    S: Floats
    inertia: Floats
    angle: NDArray[np.int64]
    quaternion: NDArray[np.int64]
    position: NDArray[np.int64]
    v: NDArray[np.int64]
    ratio: Floats
    offset: Floats
    backwards: NDArray[np.bool_]
    armature: Floats
    gravity: Floats
    losses: NDArray[np.int64]
    damping: Floats
    friction: Floats
    loss_ratio: Floats
    place: tuple[tuple[int, int], ...]

    def places(self, links: Sequence[Sequence[int]]) -> NDArray[np.int64]:
        """Level and slot (n, 2, 2) of pairs of links of the tree, −1 for the ground."""
        each = [[self.place[link] if link >= 0 else (-1, -1) for link in both] for both in links]
        return np.array(each, dtype=int).reshape(-1, 2, 2)


def tree_arrays(tree: Tree) -> TreeArrays:
    """The arrays of a tree of any pairs, crossed either way, with and without joints that follow others."""
    joints, of_link = _elementary(tree)
    depth: list[int] = []
    for joint in joints:
        depth.append(0 if joint.parent < 0 else depth[joint.parent] + 1)
    levels: list[list[int]] = [[] for _ in range(max(depth, default=0) + 1)]
    for k, d in enumerate(depth):
        levels[d].append(k)
    L, W = len(levels), max(map(len, levels))
    slot = {k: s for level in levels for s, k in enumerate(level)}
    zero, one = tree.nq, tree.nq + 1
    losses = _losses(tree)
    arrays = TreeArrays(
        parent=np.full((L, W), W),
        R=np.broadcast_to(np.eye(3), (L, W, 3, 3)).copy(),
        p=np.zeros((L, W, 3)),
        screw=np.zeros((L, W, 6)),
        S=np.zeros((L, W, 6, 6)),
        inertia=np.zeros((L, W, 6, 6)),
        angle=np.full((L, W), zero),
        quaternion=np.broadcast_to([zero, zero, zero, one], (L, W, 4)).copy(),
        position=np.full((L, W, 3), zero),
        v=np.full((L, W, 6), tree.nv),
        ratio=np.ones((L, W)),
        offset=np.zeros((L, W)),
        backwards=np.zeros((L, W), dtype=bool),
        armature=_armature(tree),
        gravity=np.array(tree.model.gravity, dtype=float),
        losses=losses[0].astype(int),
        damping=losses[1],
        friction=losses[2],
        loss_ratio=losses[3],
        place=tuple((depth[k], slot[k]) for k in of_link),
    )
    for k, joint in enumerate(joints):
        _fill(arrays, (depth[k], slot[k]), joint, slot)
    return arrays


def _fill(arrays: TreeArrays, at: tuple[int, int], joint: _Joint, slot: dict[int, int]) -> None:
    if joint.parent >= 0:
        arrays.parent[at] = slot[joint.parent]
    arrays.R[at], arrays.p[at] = joint.X.rotation, joint.X.translation
    arrays.screw[at], arrays.S[at], arrays.inertia[at] = joint.screw, joint.S, joint.inertia
    arrays.ratio[at], arrays.offset[at], arrays.backwards[at] = joint.ratio, joint.offset, joint.reversed
    arrays.v[at][: len(joint.v)] = joint.v
    if len(joint.q) == 1:
        arrays.angle[at] = joint.q[0]
    elif joint.q:
        arrays.quaternion[at] = joint.q[-4:]
        arrays.position[at][: len(joint.q) - 4] = joint.q[:-4]


def _armature(tree: Tree) -> Floats:
    total = np.zeros(tree.nv)
    for i, r in rotor_inertias(tree).items():
        for k in tree.links[i].v:
            total[k] += r * tree.links[i].ratio ** 2
    return total


def _losses(tree: Tree) -> Floats:
    """(4, n): freedom, damping, friction and ratio, of each freedom of each joint with losses of its own."""
    lossy = {j.name: (j.damping, j.friction) for j in tree.model.joints if j.damping or j.friction}
    rows = [(k, *lossy[link.joint], link.ratio) for link in tree.links if link.joint in lossy for k in link.v]
    return np.array(rows, dtype=float).reshape(-1, 4).T


def _elementary(tree: Tree) -> tuple[list[_Joint], list[int]]:
    """The elementary joints, parents first, and for each link of the tree the last of its chain."""
    joints: list[_Joint] = []
    of_link: list[int] = []
    for link in tree.links:
        parent = of_link[link.parent] if link.parent >= 0 else -1
        X = link.X_PL
        for factor, q, v in factors_of(link.pair):
            joint = _joint(factor, tuple(link.q[k] for k in q), tuple(link.v[k] for k in v))
            joint.parent, joint.X = parent, X
            joint.ratio, joint.offset = link.ratio, link.offset
            parent, X = len(joints), Displacement.identity()
            joints.append(joint)
        joints[-1].inertia = _matrix(link.inertia)
        of_link.append(len(joints) - 1)
    return joints, of_link


def _joint(pair: Pair, q: tuple[int, ...], v: tuple[int, ...], backwards: bool = False) -> _Joint:
    """A pair that is no product as an elementary joint, crossed backwards or not."""
    identity = Displacement.identity()
    match pair:
        case ReversedPair():
            return _joint(pair.pair, q, v, not backwards)
        case ScrewPair():
            (motion,) = pair.motions
            screw = np.asarray(motion.screw.vector, dtype=float) * (-1.0 if backwards else 1.0)
            return _Joint(-1, identity, screw, np.column_stack([screw, np.zeros((6, 5))]), q, v)
        case SphericalPair() | FreePair():
            S = np.diag([1.0] * len(v) + [0.0] * (6 - len(v)))
            return _Joint(-1, identity, np.zeros(6), S, q, v, reversed=backwards)
    raise ModelError(
        f"a pair of kind {pair.kind!r} has no form in JAX: it is no product of screws, rotations and free motions"
    )


def _matrix(inertia: Inertia) -> Floats:
    return np.asarray(inertia.matrix, dtype=float)
