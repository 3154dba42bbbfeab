"""What force elements do to a mechanism: wrenches on links, efforts on freedoms, energies and powers.

Each acts along its stretch (`multibody.stretches`) by its own laws (`multibody.force`); nothing here knows their kinds.
Source: formulas.md §6, §8.
Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], wrenches [N·m; N], efforts [N·m, N], inertias
[kg·m², kg·m, kg].
Law: tests/multibody/test_element_laws.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Twist, Wrench
from poinsot.geometry.vectors import norm
from poinsot.joints.pair import Pair
from poinsot.multibody.force import ForceElement
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import placed, world_poses
from poinsot.multibody.passes import link_coordinates
from poinsot.multibody.stretches import Carried, End, Measured, Point
from poinsot.multibody.tree import Closure, Tree
from poinsot.records import dataclass, field

_GROUND = Displacement.identity()


def closing_freedom(
    pair: Pair, k: int, X_P: Displacement, X_S: Displacement, links: Sequence[int], X_W: Sequence[Displacement]
) -> Measured | None:
    """A freedom's coordinate, read off the displacement between the frames of a pair in the world; None where none can
    be. links: of the predecessor and the successor"""
    found = pair.read(X_P.inverse() @ X_S, k)
    if found is None:
        return None
    value, W_W = found[0], X_P @ found[1]
    ends = zip(links, (-1.0, 1.0), strict=True)
    return Measured(value, [End(at, X_W[at].pull(W_W) * sign, sign) for at, sign in ends if at >= 0])


@dataclass
class Motion:
    """A state of the tree as stretches see it: twists of links, and their frames in the world (or the ground's own)."""

    tree: Tree
    q: Array
    v: Array
    X_W: list[Displacement]
    V: list[Twist]

    @classmethod
    def of(cls, tree: Tree, q: Array, v: Array) -> Motion:
        """From coordinates and rates."""
        each = placed(tree, q, v)
        return cls(tree, q, v, [X_W for X_W, _ in each], [V for _, V in each])

    def carried(self, body: str, X_B: Displacement, *beside: str) -> Carried:
        """A frame given in a body, cleaned by the size of its part, the body and its neighbours."""
        at = self.tree.bodies[body]
        X_L = (at.X_LB @ X_B).cleaned(self.tree.size_at(body, *beside))
        return Carried(at.link, X_L, _GROUND if at.link < 0 else self.X_W[at.link])

    def coordinate(self, joint: str, k: int) -> Scalar | None:
        """The coordinate of a freedom of a joint of the tree; None for rates without a coordinate, and in loops."""
        if joint not in self.tree.by_joint:
            return None
        link = self.tree.links[self.tree.by_joint[joint]]
        return link_coordinates(link, self.q)[k] if len(link.v) == len(link.q) else None

    def own(self, joint: str) -> tuple[list[Scalar], list[tuple[int, float]]]:
        """The coordinates of a joint of the tree, and the places and weights of its rates."""
        if joint not in self.tree.by_joint:
            raise ModelError(f"joint {joint!r} closes a loop and carries no coordinates; name it in the tree")
        link = self.tree.links[self.tree.by_joint[joint]]
        return [*link_coordinates(link, self.q)], [(k, link.ratio) for k in link.v]

    def freedom(self, joint: str, k: int) -> Measured:
        """The freedom's coordinate, which of a closing pair stands between the two bodies."""
        if joint in self.tree.by_joint:
            link = self.tree.links[self.tree.by_joint[joint]]
            return Measured(self.coordinate(joint, k), efforts=[(link.v[k], link.ratio)])
        for closure in self.tree.closures:
            if closure.joint == joint:
                return self._closing(closure, k)
        raise ModelError(f"joint {joint!r} does not move; an element cannot act on it")

    def _closing(self, c: Closure, k: int) -> Measured:
        """The freedom's coordinate, which the pair reads off the displacement between the two bodies."""
        X_P, X_S = (self._in_world(link, X) for link, X in ((c.predecessor, c.X_LP), (c.successor, c.X_LS)))
        found = closing_freedom(c.pair, k, X_P, X_S, (c.predecessor, c.successor), self.X_W)
        if found is None:
            raise ModelError(
                f"an element acts on the {c.pair.kind} joint {c.joint!r}, which closes a loop; name that joint in the "
                "tree"
            )
        return found

    def _in_world(self, link: int, X_L: Displacement) -> Displacement:
        return X_L if link < 0 else self.X_W[link] @ X_L

    def direction(self, body: str, n: Point, follows: bool) -> tuple[int, Array]:
        """The link of a body, and in it a unit vector that is given in the world or, where it follows, in the body."""
        at = self.tree.bodies[body]
        n_ = array(n)
        n_ = n_ / norm(n_)
        if follows or at.link < 0:
            return at.link, array(at.X_LB.rotation @ n_)
        return at.link, array(self.X_W[at.link].rotation.T @ (self.tree.X_WG.rotation.T @ n_))


@dataclass
class Loads:
    """Wrenches on links (link coordinates) and efforts on freedoms, gathered from elements.

    near: (q, v, s) → those on freedoms in balance (`balanced`) there, s seconds later; None: those of what is passive
    """

    wrenches: dict[int, Wrench] = field(default_factory=dict)
    efforts: dict[int, Scalar] = field(default_factory=dict)
    near: Callable[[Array, Array, Scalar], Loads] | None = None

    def add(self, measured: Measured, tension: Any) -> None:
        """Let an element pull along its stretch with this tension: the load is −tension times its unit wrenches."""
        for link, load in measured.loads(tension):
            self.wrenches[link] = self.wrenches[link] + load if link in self.wrenches else load
        for k, ratio in measured.efforts:
            self.efforts[k] = self.efforts.get(k, 0.0) - tension * ratio

    def effort(self, tau: Array) -> Array:
        """τ plus the efforts of the elements."""
        total = np.array(tau, dtype=object)
        for k, u in self.efforts.items():
            total[k] = total[k] + u
        return total


def effort_of(tree: Tree, q: Array, loads: Loads) -> Array:
    """The efforts (nv,) on the freedoms that these loads are."""
    weightless = replace(
        tree,
        links=tuple(replace(link, inertia=Inertia.zero()) for link in tree.links),
        model=replace(tree.model, gravity=(0.0, 0.0, 0.0)),
    )
    still = zeros(tree.nv)
    return settle(loads.effort(still) - inverse_dynamics(weightless, q, still, None, loads.wrenches))


def source_loads(motion: Motion, values: Sequence[Scalar] | Array) -> Loads:
    """The loads of all that supplies, for these values of their signals, in the order of the model."""
    loads = Loads()
    for source, u in zip(motion.tree.model.sources, values, strict=True):
        at = source.stretch.measured(motion)
        loads.add(at, -source.effort(u, at.value, at.rate(motion)))
    return loads


def pulled(motion: Motion, e: ForceElement) -> tuple[Measured, Any]:
    """The stretch of what stores or dissipates, and its tension."""
    at = e.stretch.measured(motion)
    return at, e.tension(at.value, at.rate(motion) if e.dissipates else None)


def passive_loads(motion: Motion) -> Loads:
    """The loads of all that stores or dissipates."""
    loads = Loads()
    for e in motion.tree.model.passive:
        loads.add(*pulled(motion, e))
    return loads


def rubbing_loads(motion: Motion) -> Loads:
    """The loads of all that dissipates, without what stores."""
    loads = Loads()
    for e in motion.tree.model.passive:
        if e.dissipates:
            at = e.stretch.measured(motion)
            loads.add(at, e.friction(at.value, at.rate(motion)))
    return loads


def edge_wrench(motion: Motion, e: ForceElement) -> Wrench:
    """The wrench G that drives a spring or damper between two bodies, in world coordinates: a feels G, b feels −G.

    Of those on joints that close loops, too: a is the predecessor. What acts on a freedom of the tree has none.
    Law: ⟨G, T⟩ is the power into the element, T the twist of b relative to a.
    """
    at, tension = pulled(motion, e)
    return at.driving(tension, motion.X_W)


def spring_energies(tree: Tree, q: Array, springs: Sequence[ForceElement] | None = None) -> dict[str, Scalar]:
    """E(s) [J] of these, or of all that stores, by name."""
    motion = Motion(tree, q, zeros(tree.nv), world_poses(tree, q), [])
    if springs is None:
        springs = [e for e in tree.model.elements if e.stores]
    return {e.name: e.energy(e.stretch.measured(motion).value) for e in springs}


def dissipated_powers(motion: Motion) -> dict[str, Scalar]:
    """f ṡ [W] of all that dissipates, by name."""
    powers = {}
    for e in motion.tree.model.elements:
        if e.dissipates:
            at = e.stretch.measured(motion)
            powers[e.name] = e.dissipation(at.value, at.rate(motion))
    return powers
