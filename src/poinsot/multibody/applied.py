"""What springs, dampers and sources do to a mechanism: wrenches on links, efforts on freedoms, energies and powers.

Every element acts through a *stretch*: a length, an angle or a displacement whose rate is ⟨W_b, V_b⟩ + ⟨W_a, V_a⟩ for
unit wrenches W at its two ends. A tension u then puts −u W on the bodies, stores or delivers u · rate, and nothing is
lost: the ledger closes by construction. Spatial springs and dampers act by a whole wrench, through the displacement
between their frames. Source: formulas.md §6, §8.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench, pair
from poinsot.geometry.vectors import cross, dot
from poinsot.multibody.forces import (
    BodyTorque,
    JointDamper,
    JointEffort,
    JointSpring,
    LinearDamper,
    LinearSpring,
    PointForce,
    Source,
)
from poinsot.multibody.kinematics import body_twist, link_coordinates, posed, twists, world_poses
from poinsot.multibody.spatial_springs import (
    SpatialDamper,
    SpatialSpring,
    damper_power,
    damper_wrench,
    spring_energy,
    spring_wrench,
)
from poinsot.multibody.tree import Closure, Tree


@dataclass
class Motion:
    """A state of the tree as elements see it: twists of links, and their frames in the world (or the ground's own)."""

    tree: Tree
    q: Array
    v: Array
    X_W: list[Displacement]
    V: list[Twist]

    @classmethod
    def of(cls, tree: Tree, q: Array, v: Array) -> Motion:
        """From coordinates and rates."""
        pose = posed(tree, q)
        return cls(tree, q, v, world_poses(tree, pose), twists(tree, pose, v))


@dataclass
class Loads:
    """Wrenches on links (link coordinates) and efforts on freedoms, gathered from elements."""

    wrenches: dict[int, Wrench] = field(default_factory=dict)
    efforts: dict[int, Scalar] = field(default_factory=dict)

    def add(self, stretch: Stretch, tension: Scalar) -> None:
        """Let an element pull along its stretch with this tension: the load is −tension times its unit wrenches."""
        for link, W in stretch.wrenches:
            self.push(link, W * (-tension))
        for k, ratio in stretch.efforts:
            self.efforts[k] = self.efforts.get(k, 0.0) - tension * ratio

    def push(self, link: int, load: Wrench) -> None:
        """A wrench on a link, in its coordinates."""
        self.wrenches[link] = self.wrenches[link] + load if link in self.wrenches else load

    def effort(self, tau: Array) -> Array:
        """τ plus the efforts of the elements."""
        total = np.array(tau, dtype=object)
        for k, u in self.efforts.items():
            total[k] = total[k] + u
        return total


@dataclass
class Stretch:
    """The coordinate of an element: its value, and its rate as unit wrenches on links and weights of freedoms."""

    value: Scalar
    wrenches: list[tuple[int, Wrench]] = field(default_factory=list)
    efforts: list[tuple[int, float]] = field(default_factory=list)

    def rate(self, motion: Motion) -> Scalar:
        """d(value)/dt."""
        total: Scalar = 0.0
        for link, W in self.wrenches:
            total = total + pair(W, motion.V[link])
        for k, ratio in self.efforts:
            total = total + motion.v[k] * ratio
        return total


def stretch_of(motion: Motion, element: object) -> Stretch:
    """The stretch of any element; for sources of force or torque its value is not meaningful and left 0."""
    match element:
        case LinearSpring() | LinearDamper():
            return _between_points(motion, element)
        case JointSpring() | JointDamper() | JointEffort():
            return _of_joint(motion, element)
        case PointForce():
            return _on_point(motion, element)
        case BodyTorque():
            return _on_body(motion, element)
    raise ModelError(f"no element is of type {type(element).__name__}")


def _between_points(motion: Motion, e: LinearSpring | LinearDamper) -> Stretch:
    """ℓ = |b − a|; unit wrenches: a unit force along a → b at b, its opposite at a."""
    ends, size = [], motion.tree.size_at(e.body_a, e.body_b)
    for body, point in ((e.body_a, e.point_a), (e.body_b, e.point_b)):
        at = motion.tree.bodies[body]
        r = Displacement.translating(at.X_LB @ array(point)).cleaned(size).translation
        ends.append((at.link, r, r if at.link < 0 else motion.X_W[at.link] @ r))
    (_, _, a), (_, _, b) = ends
    d = b - a
    length = sqrt(dot(d, d))
    n = d / length
    wrenches = []
    for (link, r, _), sign in zip(ends, (-1.0, 1.0), strict=True):
        if link >= 0:
            force = (motion.X_W[link].rotation.T @ n) * sign
            wrenches.append((link, Wrench(cross(r, force), force)))
    return Stretch(length, wrenches)


def _of_joint(motion: Motion, e: JointSpring | JointDamper | JointEffort) -> Stretch:
    """The freedom's coordinate; where its rate is that of none, a damper or a source acts on the rate alone."""
    tree, joint, freedom = motion.tree, e.joint, e.freedom
    if joint in tree.by_joint:
        link = tree.links[tree.by_joint[joint]]
        measured = len(link.v) == len(link.q)
        if isinstance(e, JointSpring) and not measured:
            raise ModelError(f"joint {joint!r} is {link.pair.kind}: springs act on joints whose rates are dq/dt")
        value = link_coordinates(link, motion.q)[freedom] if measured else 0.0
        return Stretch(value, efforts=[(link.v[freedom], link.ratio)])
    for closure in tree.closures:
        if closure.joint == joint:
            return _of_closure(motion, closure, freedom)
    raise ModelError(f"joint {joint!r} does not move; an element cannot act on it")


def _of_closure(motion: Motion, c: Closure, freedom: int) -> Stretch:
    """The freedom's coordinate, which the pair reads off the displacement between the two bodies."""
    X_P, X_S = (_in_world(motion, link, X) for link, X in ((c.predecessor, c.X_LP), (c.successor, c.X_LS)))
    X = X_P.inverse() @ X_S
    found = c.pair.read(X, freedom)
    if found is None:
        raise ModelError(
            f"an element acts on the {c.pair.kind} joint {c.joint!r}, which closes a loop; name that joint in the tree"
        )
    value, W_W = found[0], X_P @ found[1]
    ends = ((c.predecessor, -1.0), (c.successor, 1.0))
    return Stretch(value, [(link, motion.X_W[link].pull(W_W) * sign) for link, sign in ends if link >= 0])


def _in_world(motion: Motion, link: int, X_L: Displacement) -> Displacement:
    return X_L if link < 0 else motion.X_W[link] @ X_L


def _on_point(motion: Motion, e: PointForce) -> Stretch:
    at = motion.tree.bodies[e.body]
    if at.link < 0:
        return Stretch(0.0)
    force = _direction(motion, at.link, at.X_LB, e.direction, e.follows)
    r = at.X_LB @ array(e.point)
    return Stretch(0.0, [(at.link, Wrench(cross(r, force), force))])


def _on_body(motion: Motion, e: BodyTorque) -> Stretch:
    at = motion.tree.bodies[e.body]
    if at.link < 0:
        return Stretch(0.0)
    moment = _direction(motion, at.link, at.X_LB, e.direction, e.follows)
    return Stretch(0.0, [(at.link, Wrench(moment, moment * 0.0))])


def _direction(motion: Motion, link: int, X_LB: Displacement, direction: object, follows: bool) -> Array:
    """A unit vector of the world or of the body, in link coordinates."""
    n = np.asarray(direction, dtype=float)
    n = n / np.linalg.norm(n)
    return array(X_LB.rotation @ n if follows else motion.X_W[link].rotation.T @ (motion.tree.X_WG.rotation.T @ n))


def passive_loads(motion: Motion) -> Loads:
    """The loads of all springs and dampers."""
    loads = Loads()
    for e in motion.tree.model.elements:
        if isinstance(e, Source):
            continue
        if isinstance(e, (SpatialSpring, SpatialDamper)):
            for link, load in _on_ends(motion, e, edge_wrench(motion, e)):
                loads.push(link, load)
            continue
        stretch = stretch_of(motion, e)
        loads.add(stretch, _tension(motion, e, stretch))
    return loads


def edge_wrench(motion: Motion, e: object) -> Wrench:
    """The wrench G that drives a spring or damper between two bodies, in world coordinates: a feels G, b feels −G.

    Of those on joints that close loops, too: a is the predecessor. What acts on a freedom of the tree has none.
    Law: ⟨G, T⟩ is the power into the element, T the twist of b relative to a.
    """
    if isinstance(e, (SpatialSpring, SpatialDamper)):
        X_WE, X_EF = _frames(motion, e)
        if isinstance(e, SpatialSpring):
            return X_WE @ spring_wrench(e, X_EF)
        return X_WE @ damper_wrench(e, X_EF, _relative(motion, e, X_WE))
    stretch = stretch_of(motion, e)
    if not stretch.wrenches:
        return Wrench.zero()
    link, W = stretch.wrenches[-1]  # of b, unless b is the ground
    in_world: Wrench = motion.X_W[link] @ (W * _tension(motion, e, stretch))
    return in_world if link == _link_of_b(motion.tree, e) else -in_world


def _link_of_b(tree: Tree, e: object) -> int:
    if isinstance(e, (LinearSpring, LinearDamper)):
        return tree.bodies[e.body_b].link
    return next(c.successor for c in tree.closures if isinstance(e, (JointSpring, JointDamper)) and c.joint == e.joint)


def _on_ends(motion: Motion, e: SpatialSpring | SpatialDamper, G_W: Wrench) -> Iterator[tuple[int, Wrench]]:
    """G on body a and −G on body b, in their links; the ground left out."""
    for body, load in ((e.body_a, G_W), (e.body_b, -G_W)):
        link = motion.tree.bodies[body].link
        if link >= 0:
            yield link, motion.X_W[link].pull(load)


def _frames(motion: Motion, e: SpatialSpring | SpatialDamper) -> tuple[Displacement, Displacement]:
    """X_WE and X_EF: the element's frame on a in the world, and its frame on b in that on a."""
    at_a, at_b = motion.tree.bodies[e.body_a], motion.tree.bodies[e.body_b]
    size = motion.tree.size_at(e.body_a, e.body_b)
    X_WE = _in_world(motion, at_a.link, (at_a.X_LB @ e.X_AE).cleaned(size))
    return X_WE, X_WE.inverse() @ _in_world(motion, at_b.link, (at_b.X_LB @ e.X_BF).cleaned(size))


def _relative(motion: Motion, e: SpatialSpring | SpatialDamper, X_WE: Displacement) -> Twist:
    """The twist of b relative to a, in E."""
    tree = motion.tree
    V_a, V_b = (body_twist(tree, motion.X_W, motion.V, tree.bodies[body]) for body in (e.body_a, e.body_b))
    return X_WE.pull(V_b - V_a)


def _tension(motion: Motion, e: object, stretch: Stretch) -> Scalar:
    """k (s − s₀) of a spring, c ṡ of a damper."""
    match e:
        case LinearSpring():
            return (stretch.value - e.rest_length) * e.stiffness
        case JointSpring():
            return (stretch.value - e.rest) * e.stiffness
        case LinearDamper() | JointDamper():
            return stretch.rate(motion) * e.damping
    raise ModelError(f"{e!r} is no spring and no damper")


def spring_energies(tree: Tree, q: Array) -> dict[str, Scalar]:
    """½ k (s − s₀)² [J] of every spring, by name; of spatial ones the energy of their displacement."""
    motion = Motion(tree, q, zeros(tree.nv), world_poses(tree, posed(tree, q)), [])
    energies = {}
    for e in tree.model.elements:
        if isinstance(e, (LinearSpring, JointSpring)):
            rest = e.rest_length if isinstance(e, LinearSpring) else e.rest
            stretch = stretch_of(motion, e).value - rest
            energies[e.name] = stretch * stretch * (0.5 * e.stiffness)
        elif isinstance(e, SpatialSpring):
            energies[e.name] = spring_energy(e, _frames(motion, e)[1])
    return energies


def dissipated_powers(motion: Motion) -> dict[str, Scalar]:
    """c ṡ² [W] of every damper, by name; of spatial ones the power of their wrench."""
    powers = {}
    for e in motion.tree.model.elements:
        if isinstance(e, (LinearDamper, JointDamper)):
            rate = stretch_of(motion, e).rate(motion)
            powers[e.name] = rate * rate * e.damping
        elif isinstance(e, SpatialDamper):
            X_WE, X_EF = _frames(motion, e)
            powers[e.name] = damper_power(e, X_EF, _relative(motion, e, X_WE))
    return powers
