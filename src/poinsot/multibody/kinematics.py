"""Positions, twists and accelerations of the links, from the root to the leaves.

Each link carries its own working frame; V_i and A_i are in the coordinates of link i. The root's acceleration is −g, so
that weight needs no term of its own (Featherstone 2008, §5.3). Source: formulas.md §6.
Law: twists are the rates of poses, tests/multibody/test_frames.py and test_tree_dynamics.py.
Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], poses [m, –].
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist
from poinsot.joints.pair import combine
from poinsot.multibody.passes import Own, Pass, link_coordinates, owned, walk
from poinsot.multibody.tree import Attachment, Link, Tree
from poinsot.records import NamedTuple, dataclass


@dataclass(frozen=True)
class Pose:
    """A configuration of the tree: per link, its frame in its parent's (X_PL) and its freedom twists S."""

    X: list[Displacement]
    S: list[list[Twist]]


def posed(tree: Tree, q: Array) -> Pose:
    """X_PL(q) and S(q) of every link."""
    each = [place(link, link_coordinates(link, q)) for link in tree.links]
    return Pose([X for X, _ in each], [S for _, S in each])


def place(link: Link, q_i: Array) -> tuple[Displacement, list[Twist]]:
    """X_PL(q) and S(q) of one link, from its own coordinates."""
    return link.X_PL @ link.pair.displacement(q_i), link.pair.motion_subspace(q_i)


def carried_along(link: Link, own: Own, V_p: Twist) -> tuple[Displacement, list[Twist], Twist, Twist]:
    """X_pi(q), S(q), the parent's twist in link coordinates V₀ = X_pi⁻¹ V_p, and the link's own V = V₀ + S v."""
    X, S = place(link, own.q)
    V_0 = X.pull(V_p)
    return X, S, V_0, V_0 + combine(S, own.v)


def velocity_acceleration(link: Link, S: Sequence[Twist], q_i: Array, v_i: Array, V_i: Twist) -> Acceleration:
    """c_i = Ṡ_i v_i + V_i × S_i v_i: the part of a link's acceleration relative to its parent's beyond S_i a_i.

    The pair gives the first term alone (the book's c_J = S̊ v, S̊ the apparent derivative)."""
    return link.pair.velocity_product_acceleration(q_i, v_i) + V_i.cross(combine(S, v_i)).rate()


class Moving(NamedTuple):
    """How a link moves, in its coordinates: its twist, and its acceleration less that of free fall."""

    V: Twist
    A: Acceleration


def resting(tree: Tree) -> Moving:
    """The ground: V = 0, A = −g."""
    return Moving(Twist.zero(), ground_acceleration(tree))


def accelerated(link: Link, own: Own, parent: Moving) -> tuple[Displacement, Moving, Moving]:
    """X_pi, the parent's motion in link coordinates, and the link's: A = X_pi⁻¹ A_p + c + S a."""
    X, S, V_0, V = carried_along(link, own, parent.V)
    A_0 = X.pull(parent.A)
    A = A_0 + velocity_acceleration(link, S, own.q, own.v, V) + combine(S, own.a).rate()
    return X, Moving(V_0, A_0), Moving(V, A)


class Placed(NamedTuple):
    """Where a link is in the world, and its twist in its own coordinates."""

    X_W: Displacement
    V: Twist


def follow(link: Link, own: Own, parent: Placed) -> tuple[Placed, Placed]:
    """Leafward: X_W,i = X_W,p X_p,i and V."""
    X, _, _, V = carried_along(link, own, parent.V)
    found = Placed(parent.X_W @ X, V)
    return found, found


def proceed(link: Link, own: Own, parent: Moving) -> tuple[Moving, Moving]:
    """Leafward: V and A."""
    moving = accelerated(link, own, parent)[2]
    return moving, moving


def travel(link: Link, own: Own, parent: Placed) -> tuple[Placed, Placed]:
    """Leafward: X_W,i = X_W,p X_p,i and V, in coordinates of the world: V_i = V_p + X_W,i S v."""
    X, S = place(link, own.q)
    X_W = parent.X_W @ X
    found = Placed(X_W, parent.V + X_W @ combine(S, own.v))
    return found, found


class Motions(NamedTuple):
    """Where a link is in the world, its twist, and its acceleration less that of free fall, in its coordinates."""

    X_W: Displacement
    V: Twist
    A: Acceleration


def see(link: Link, own: Own, parent: Motions) -> tuple[Motions, Motions]:
    """Leafward: X_W, V and A."""
    X, _, moving = accelerated(link, own, Moving(parent.V, parent.A))
    here = Motions(parent.X_W @ X, *moving)
    return here, here


FOLLOW = Pass(follow, lambda tree: Placed(Displacement.identity(), Twist.zero()))
TRAVEL = FOLLOW._replace(step=travel)
PROCEED = Pass(proceed, resting)
SEE = Pass(see, lambda tree: Motions(Displacement.identity(), *resting(tree)))


def placed(tree: Tree, q: Array, v: Array | None = None) -> list[Placed]:
    """X_WL of every link, and its twist V in its own coordinates."""
    return walk(tree, [FOLLOW], owned(tree, q, v))[0]


def composed(tree: Tree, X: Sequence[Displacement]) -> list[Displacement]:
    """X_WL of every link from its X_PL."""
    return walk(tree, [Pass(lambda link, X_PL, X_W: (X_W @ X_PL,) * 2, lambda tree: Displacement.identity())], X)[0]


def world_poses(tree: Tree, q: Array) -> list[Displacement]:
    """X_WL of every link."""
    return [each.X_W for each in placed(tree, q)]


def twists(tree: Tree, q: Array, v: Array) -> list[Twist]:
    """V of every link, in link coordinates."""
    return [each.V for each in placed(tree, q, v)]


def accelerations(tree: Tree, q: Array, v: Array, a: Array | None) -> list[Acceleration]:
    """A of every link (of q (nq,), v and a (nv,)) in link coordinates, with A = −g at the ground; a = None leaves out S
    a.
    """
    return [each.A for each in walk(tree, [PROCEED], owned(tree, q, v, a))[0]]


def ground_acceleration(tree: Tree) -> Acceleration:
    """(0; −g): a frame that accelerates upwards instead of gravity."""
    return Acceleration(np.zeros(3), -tree.gravity)


def body_poses(tree: Tree, q: Array) -> list[Displacement]:
    """X_WB of every body of the model, in its order."""
    X_W = world_poses(tree, q)
    attached = [tree.bodies[body.name] for body in tree.model.bodies]
    return [at.X_LB if at.link < 0 else X_W[at.link] @ at.X_LB for at in attached]


def body_twists(tree: Tree, q: Array, v: Array) -> list[Twist]:
    """V of every body of the model, in its order, in coordinates of the world: those of the links they belong to."""
    each = walk(tree, [TRAVEL], owned(tree, q, v))[0]
    attached = [tree.bodies[body.name] for body in tree.model.bodies]
    return [Twist.zero() if at.link < 0 else each[at.link].V for at in attached]


def body_twist(tree: Tree, X_W: list[Displacement], V: list[Twist], at: Attachment) -> Twist:
    """The twist of a body in world coordinates: V_W = X_WL V_L."""
    return Twist.zero() if at.link < 0 else X_W[at.link] @ V[at.link]
