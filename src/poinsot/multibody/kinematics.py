"""Positions, twists and accelerations of the links, from the root to the leaves.

Each link carries its own working frame; V_i and A_i are in the coordinates of link i. The root's acceleration is −g, so
that weight needs no term of its own (Featherstone 2008, §5.3). Source: formulas.md §6.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist
from poinsot.multibody.tree import Attachment, Link, Tree


@dataclass(frozen=True)
class Pose:
    """A configuration of the tree: per link, its frame in its parent's (X_PL) and its freedom twists S."""

    X: list[Displacement]
    S: list[list[Twist]]


def link_coordinates(link: Link, q: Array) -> Array:
    """The link's own coordinates, q = ratio · q_master + offset where it follows another."""
    own = array([q[k] for k in link.q])
    return own if link.ratio == 1.0 and link.offset == 0.0 else own * link.ratio + link.offset


def link_rates(link: Link, v: Array) -> Array:
    """The link's own rates (or accelerations), ratio · v_master where it follows another."""
    own = array([v[k] for k in link.v])
    return own if link.ratio == 1.0 else own * link.ratio


def posed(tree: Tree, q: Array) -> Pose:
    """X_PL(q) and S(q) of every link."""
    placed = [place(link, link_coordinates(link, q)) for link in tree.links]
    return Pose([X for X, _ in placed], [S for _, S in placed])


def place(link: Link, q_i: Array) -> tuple[Displacement, list[Twist]]:
    """X_PL(q) and S(q) of one link, from its own coordinates."""
    return link.X_PL @ link.pair.displacement(q_i), link.pair.freedom_twists(q_i)


def combine(S: Sequence[Twist], rates: Iterable[Scalar]) -> Twist:
    """S v: the twist with these rates."""
    total = Twist.zero()
    for column, rate in zip(S, rates, strict=True):
        total = total + column * rate
    return total


def world_poses(tree: Tree, pose: Pose) -> list[Displacement]:
    """X_WL of every link: X_W,i = X_W,p X_p,i."""
    X_W: list[Displacement] = []
    for link, X in zip(tree.links, pose.X, strict=True):
        X_W.append(X if link.parent < 0 else X_W[link.parent] @ X)
    return X_W


def twists(tree: Tree, pose: Pose, v: Array) -> list[Twist]:
    """V_i = X_pi⁻¹ V_p + S_i v_i, in link coordinates."""
    V: list[Twist] = []
    for link, X, S in zip(tree.links, pose.X, pose.S, strict=True):
        V_J = combine(S, link_rates(link, v))
        V.append(V_J if link.parent < 0 else X.pull(V[link.parent]) + V_J)
    return V


def velocity_acceleration(link: Link, S: Sequence[Twist], q_i: Array, v_i: Array, V_i: Twist) -> Acceleration:
    """c_i = Ṡ_i v_i + V_i × S_i v_i: what a link's acceleration relative to its parent's has beyond S_i a_i."""
    return link.pair.apparent_rate(q_i, v_i) + V_i.cross(combine(S, v_i)).rate()


def accelerations(tree: Tree, pose: Pose, q: Array, v: Array, a: Array | None, V: list[Twist]) -> list[Acceleration]:
    """A_i = X_pi⁻¹ A_p + c_i + S_i a_i, with A = −g at the ground; a = None leaves out S a."""
    A: list[Acceleration] = []
    for i, link in enumerate(tree.links):
        A_p = ground_acceleration(tree) if link.parent < 0 else A[link.parent]
        c = velocity_acceleration(link, pose.S[i], link_coordinates(link, q), link_rates(link, v), V[i])
        A_i = pose.X[i].pull(A_p) + c
        A.append(A_i if a is None else A_i + combine(pose.S[i], link_rates(link, a)).rate())
    return A


def ground_acceleration(tree: Tree) -> Acceleration:
    """(0; −g): a frame that accelerates upwards instead of gravity."""
    return Acceleration(np.zeros(3), -tree.gravity)


def body_pose(tree: Tree, q: Array, body: str) -> Displacement:
    """X_WB of one body, through the links between it and the ground alone."""
    at = tree.bodies[body]
    X_WB = at.X_LB
    for i in tree.path(at.link):
        link = tree.links[i]
        X_WB = (link.X_PL @ link.pair.displacement(link_coordinates(link, q))) @ X_WB
    return X_WB


def body_jacobian(tree: Tree, q: Array, body: str) -> Array:
    """J (6, nv) with J v = the body's twist in world coordinates (ω; v at the world origin)."""
    J = zeros(6, tree.nv)
    pose = posed(tree, q)
    path = tree.path(tree.bodies[body].link)
    X_W = Displacement.identity()
    for i in reversed(path):
        link = tree.links[i]
        X_W = X_W @ pose.X[i]
        for k, column in zip(link.v, pose.S[i], strict=True):
            J[:, k] = J[:, k] + (X_W @ column).vector * link.ratio
    return J


def body_twist(tree: Tree, X_W: list[Displacement], V: list[Twist], at: Attachment) -> Twist:
    """The twist of a body in world coordinates: V_W = X_WL V_L."""
    return Twist.zero() if at.link < 0 else X_W[at.link] @ V[at.link]
