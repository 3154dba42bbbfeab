"""Jacobians, twists and accelerations of one body in three frames, through the links between it and the ground alone.

    world    world axes, moments and velocities at the world origin
    body     the body's axes, at its origin
    aligned  world axes, at the body's origin ("local world aligned")

All columns are (ω; v), angular part first. Source: Featherstone 2008, ch. 2; Murray, Li & Sastry 1994, §3.4.
Law: twists are rates of poses, accelerations of twists, tests/multibody/test_frames.py.
Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], Jacobians those per unit of v.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from poinsot.algebra.arrays import Array, array, concatenate, settle, zeros
from poinsot.algebra.caching import cached_property
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, MotionVector, Twist
from poinsot.geometry.vectors import cross
from poinsot.multibody.kinematics import PROCEED, Moving, Pose, composed, posed, twists
from poinsot.multibody.passes import Pass, link_coordinates, link_rates, owned, walk
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass

Frame = Literal["world", "body", "aligned"]


@dataclass(frozen=True)
class Path:
    """The branch of a tree from the ground to a body, at q: X_PL and S of its links, the body's frame in the last."""

    branch: Tree
    q: Array
    pose: Pose
    X_LB: Displacement

    @classmethod
    def of(cls, tree: Tree, q: Array, body: str) -> Path:
        """The path to a body at q; empty for a body on the ground."""
        at = tree.bodies[body]
        branch = tree.branch(at.link)
        return cls(branch, q, posed(branch, q), at.X_LB)

    @cached_property
    def X_iB(self) -> tuple[list[Displacement], Displacement]:
        """The body's pose in each link, and in the world."""
        carry = Pass(lambda link, X, X_iB: (X @ X_iB, X_iB), lambda branch: self.X_LB, rootward=True)
        return walk(self.branch, [carry], self.pose.X)

    @property
    def X_WB(self) -> Displacement:
        """The body's pose in the world."""
        return self.X_iB[1]

    def carriers(self, frame: Frame) -> list[Callable[[Twist], Twist]]:
        """Per link, what reads its twists in the frame."""
        if frame == "body":
            return [X.pull for X in self.X_iB[0]]
        poses = composed(self.branch, self.pose.X)
        if frame == "aligned":
            origin = (poses[-1] @ self.X_LB).translation if poses else self.X_LB.translation
            poses = [Displacement(X.rotation, X.translation - origin) for X in poses]
        return [X.__matmul__ for X in poses]

    def body_twist(self, v: Array) -> Twist:
        """The body's twist in its own frame."""
        V = twists(self.branch, self.q, v)
        return self.X_LB.pull(V[-1]) if V else Twist.zero()

    def body_acceleration(self, v: Array, a: Array) -> Acceleration:
        """The body's acceleration in its own frame; no weight in it."""
        free = PROCEED._replace(start=lambda branch: Moving(Twist.zero(), Acceleration.zero()))
        moving = walk(self.branch, [free], owned(self.branch, self.q, v, a))[0]
        return self.X_LB.pull(moving[-1].A) if moving else Acceleration.zero()


def body_pose(tree: Tree, q: Array, body: str) -> Displacement:
    """X_WB of one body, through the links between it and the ground alone."""
    return Path.of(tree, q, body).X_WB


def body_poses(tree: Tree, q: Array) -> dict[str, Displacement]:
    """X_WB of every body and of the ground, in one pass over the tree."""
    poses = composed(tree, posed(tree, q).X)
    return {name: at.X_LB if at.link < 0 else poses[at.link] @ at.X_LB for name, at in tree.bodies.items()}


def frame_jacobian(tree: Tree, q: Array, body: str, frame: Frame) -> Array:
    """J (6, nv) with J v = the body's twist (ω; v), angular first, in the frame: columns X_Fi S."""
    path = Path.of(tree, q, body)
    J = zeros(6, tree.nv)
    for link, S, carry in zip(path.branch.links, path.pose.S, path.carriers(frame), strict=True):
        for k, column in zip(link.v, S, strict=True):
            J[:, k] = J[:, k] + carry(column).vector * link.ratio
    return settle(J)


def frame_jacobian_rate(tree: Tree, q: Array, v: Array, body: str, frame: Frame) -> Array:
    """J̇ (6, nv) = dJ/dt along q̇ = v: columns X_Fi (Ṡ + V_i × S) − V_F × X_Fi S, V_F the frame's own twist.

    V_F is 0 for the world frame, the body's twist for its own, (0; ṗ) for the aligned one.
    Law: J a + J̇ v is the body's spatial acceleration (world, body), or (ω̇; p̈) of its origin (aligned).
    """
    path = Path.of(tree, q, body)
    V_F = _frame_twist(path, v, frame)
    J_rate = zeros(6, tree.nv)
    moving = zip(path.branch.links, path.pose.S, twists(path.branch, q, v), path.carriers(frame), strict=True)
    for link, S, V, carry in moving:
        own = link.pair.motion_subspace_rate(link_coordinates(link, q), link_rates(link, v))
        for k, column, rate in zip(link.v, S, own, strict=True):
            seen = carry(rate + V.cross(column)) - V_F.cross(carry(column))
            J_rate[:, k] = J_rate[:, k] + seen.vector * link.ratio
    return settle(J_rate)


def _frame_twist(path: Path, v: Array, frame: Frame) -> Twist:
    """The twist of the frame itself, in its own coordinates."""
    if frame == "world":
        return Twist.zero()
    V_B = path.body_twist(v)
    return V_B if frame == "body" else Twist(array([0.0] * 3), path.X_WB.rotation @ V_B.linear)


def frame_twist(tree: Tree, q: Array, v: Array, body: str, frame: Frame) -> Array:
    """V (6,): the body's twist (ω; v), angular first, in the frame."""
    path = Path.of(tree, q, body)
    return _read(path, path.body_twist(v), frame)


def frame_acceleration(tree: Tree, q: Array, v: Array, a: Array, body: str, frame: Frame) -> Array:
    """A (6,) = (ω̇; v̇): the body's spatial acceleration in the frame, without weight.

    It is dV/dt of the world's twist, or of the body's own by components; the aligned one is the body's turned to world
    axes, as in Pinocchio, and not the derivative of the aligned twist: that is :func:`classical_acceleration`.
    """
    path = Path.of(tree, q, body)
    return _read(path, path.body_acceleration(v, a), frame)


def _read(path: Path, vector: MotionVector, frame: Frame) -> Array:
    """A twist or acceleration given in the body's frame, read in another."""
    if frame == "body":
        return vector.vector
    X_WB = path.X_WB
    X = X_WB if frame == "world" else Displacement(X_WB.rotation, array([0.0] * 3))
    seen: MotionVector = X @ vector
    return seen.vector


def classical_acceleration(tree: Tree, q: Array, v: Array, a: Array, body: str) -> Array:
    """(ω̇; p̈) (6,): angular acceleration and the acceleration of the body's origin, in world axes, without weight."""
    path = Path.of(tree, q, body)
    R, A, V = path.X_WB.rotation, path.body_acceleration(v, a), path.body_twist(v)
    return concatenate([R @ A.angular, R @ A.of_point(array([0.0] * 3), V)])


def point_position(tree: Tree, q: Array, body: str, r: Array) -> Array:
    """x (3,) [m]: where in the world the point r of the body (body coordinates) is."""
    position: Array = body_pose(tree, q, body) @ array(r)
    return position


def point_velocity(tree: Tree, q: Array, v: Array, body: str, r: Array) -> Array:
    """ẋ (3,) [m/s], world axes, of the point r of the body (body coordinates)."""
    path = Path.of(tree, q, body)
    return array(path.X_WB.rotation @ path.body_twist(v).at(r))


def point_acceleration(tree: Tree, q: Array, v: Array, a: Array, body: str, r: Array) -> Array:
    """ẍ (3,) = R (v̇ + ω̇×r + ω×(v + ω×r)) [m/s²], world axes, of the material point r of the body; without weight."""
    path = Path.of(tree, q, body)
    return array(path.X_WB.rotation @ path.body_acceleration(v, a).of_point(r, path.body_twist(v)))


def point_jacobian(tree: Tree, q: Array, body: str, r: Array) -> Array:
    """J (3, nv) with J v = ẋ in world axes, of the point r of the body: columns v + ω × R r."""
    J = frame_jacobian(tree, q, body, "aligned")
    arm = body_pose(tree, q, body).rotation @ array(r)
    columns = zeros(3, tree.nv)
    for k in range(tree.nv):
        columns[:, k] = J[3:, k] + cross(J[:3, k], arm)
    return settle(columns)
