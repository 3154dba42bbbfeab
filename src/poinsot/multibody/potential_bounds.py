"""Whether the potential energy of a mechanism, weights and springs, is bounded below.

What only turns stays where its weight finds an end; what slides or floats may fall for ever, unless a spring holds it.

    proved    on forms (``algebra.bounded_forms``): turns are matrices of numbers between −1 and 1
    refuted   along coordinates that no loop holds, the other ones standing still

Law: tests/multibody/test_potential_bounds.py. Source: Stramigioli et al., §3.1.1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.lower_bounds import REFUSALS, LowerBound, lower_bound
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.vectors import dot
from poinsot.multibody.forces import JointDamper, JointSpring, LinearDamper, LinearSpring
from poinsot.multibody.kinematics import link_coordinates
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, spring_energy
from poinsot.multibody.tree import Link, Tree

Entries = Sequence[Any]


def sliding_coordinates(tree: Tree) -> list[int]:
    """The coordinates that are numbers of their own: all but those of quaternions."""
    quaternion = {link.q[k] for link in tree.links for k, unit in enumerate(link.pair.coordinate_units) if unit == "1"}
    return [k for k in range(tree.nq) if k not in quaternion]


def loose_coordinates(tree: Tree) -> set[int]:
    """The coordinates of links that stand in no loop: they move alone."""
    bound: set[int] = set()
    for c in tree.closures:
        bound |= set(tree.path(c.predecessor)) ^ set(tree.path(c.successor))
    held = {k for i in bound for k in tree.links[i].q}
    return {k for link in tree.links for k in link.q} - held


def potential_bound(tree: Tree, q: Array) -> LowerBound:
    """Whether the potential energy is bounded below over all configurations; a ray starts near q (nq,)."""
    free = sliding_coordinates(tree)
    loose = loose_coordinates(tree)

    def standing(y: Entries) -> Scalar:
        return potential_along(tree, _filled(list(q), free, y))

    def anyhow(y: Entries) -> Scalar:
        return least_potential(tree, _filled([None] * tree.nq, free, y))

    names = [tree.coordinate_names[k] for k in free]
    found = lower_bound(standing, [float(q[k]) for k in free], names, anyhow, [k in loose for k in free])
    if found.answer == "proved":
        return LowerBound("proved", _why(tree))
    if found.answer == "unknown" and tree.closures:
        return LowerBound("unknown", "how far its closed loops and contacts let its weights sink is not seen")
    return found


def dampers_that_give(tree: Tree) -> list[str]:
    """The dampers that give power in place of taking it; usually none."""
    return [
        e.name
        for e in tree.model.elements
        if (isinstance(e, (JointDamper, LinearDamper)) and not e.damping >= 0)
        or (isinstance(e, SpatialDamper) and e.fault() is not None)
    ]


def _why(tree: Tree) -> str:
    if not any(tree.model.gravity) or not any(link.inertia.mass for link in tree.links):
        return "it has no weight, and its springs store no less than nothing"
    near = _near_ground(tree)
    if all(i in near for i in range(len(tree.links))):
        return "its weights only turn about places that stay where they are"
    return "springs hold what its weights pull, or nothing lets them sink"


def _filled(q: list[Any], places: Sequence[int], y: Entries) -> list[Any]:
    for k, value in zip(places, y, strict=True):
        q[k] = value
    return q


def _displacement(link: Link, q: Entries) -> Displacement:
    """X_PL(q); where a quaternion is None, with all that it may be."""
    own = [q[k] for k in link.q]
    if any(x is None for x in own):
        return link.X_PL @ link.pair.anyhow(own)
    return link.X_PL @ link.pair.displacement(link_coordinates(link, array(list(q))) if link.q else array([]))


def _places(tree: Tree, q: Entries) -> list[Displacement]:
    X_W: list[Displacement] = []
    for link in tree.links:
        X = _displacement(link, q)
        X_W.append(X if link.parent < 0 else X_W[link.parent] @ X)
    return X_W


def _weights(tree: Tree, X_W: list[Displacement], near: set[int]) -> Scalar:
    """Gravity's energy; of links that stay near the ground, whatever the loops do, something bounded."""
    total: Scalar = Form.constant(0)
    g = np.asarray(tree.model.gravity, dtype=float)
    for i, (link, X) in enumerate(zip(tree.links, X_W, strict=True)):
        if i in near:
            total = total + Form.within(-1.0, 1.0)
        else:
            total = total - dot(g, X.rotation @ link.inertia.first_moment + X.translation * link.inertia.mass)
    return total


def _near_ground(tree: Tree) -> set[int]:
    """Links that are joined to the ground, in the tree or through loops, by pairs that do not slide."""
    edges = [(link.parent, i, link.pair) for i, link in enumerate(tree.links)]
    edges += [(c.predecessor, c.successor, c.pair) for c in tree.closures]
    joined = [(a, b) for a, b, pair in edges if _only_turns(pair)]
    near = {-1}
    while new := {y for a, b in joined for x, y in ((a, b), (b, a)) if x in near} - near:
        near |= new
    return near - {-1}


def _only_turns(pair: Any) -> bool:
    """Whether its displacement carries nothing further than some bound."""
    units = pair.coordinate_units if pair.coordinates else ()
    try:
        X = pair.anyhow([None if unit == "1" else Form.variable() for unit in units])
    except REFUSALS:
        return False
    return not any(isinstance(x, Form) and x.variables for x in X.translation.flat)


def least_potential(tree: Tree, q: Entries) -> Scalar:
    """A form that the potential energy is never below; q (nq,) of forms, with None for quaternions."""
    X_W = _places(tree, q)
    total = _weights(tree, X_W, _near_ground(tree)) if any(tree.model.gravity) else Form.constant(0)
    for e in tree.model.elements:
        if isinstance(e, JointSpring):
            total = total + _joint_spring(tree, e, q)
        elif isinstance(e, (LinearSpring, SpatialSpring)):
            total = total + e.never_below(_square(tree, X_W, e))
    return total


def potential_along(tree: Tree, q: Entries) -> Scalar:
    """A form that the potential energy never exceeds; q (nq,) of forms and numbers."""
    X_W = _places(tree, q)
    total = _weights(tree, X_W, set()) if any(tree.model.gravity) else Form.constant(0)
    for e in tree.model.elements:
        if isinstance(e, JointSpring):
            total = total + _joint_spring(tree, e, q)
        elif isinstance(e, LinearSpring):
            total = total + e.never_above(_square(tree, X_W, e))
        elif isinstance(e, SpatialSpring):
            X_E, X_F = _ends(tree, X_W, e)
            total = total + spring_energy(e, X_E.inverse() @ X_F)
    return total


def _joint_spring(tree: Tree, e: JointSpring, q: Entries) -> Scalar:
    if e.joint in tree.by_joint:
        link = tree.links[tree.by_joint[e.joint]]
        stretch = q[link.q[e.freedom]] * link.ratio + link.offset - e.rest
        return stretch * stretch * (0.5 * e.stiffness)
    if not e.stiffness >= 0:
        raise TypeError("a spring that pushes from its rest, on a joint that closes a loop")
    return Form.within(0.0, np.inf)


def _ends(tree: Tree, X_W: list[Displacement], e: LinearSpring | SpatialSpring) -> tuple[Displacement, Displacement]:
    """The frames of its ends in the world."""
    if isinstance(e, SpatialSpring):
        inner = e.X_AE, e.X_BF
    else:
        inner = Displacement.translating(e.point_a), Displacement.translating(e.point_b)
    found = []
    for body, X in zip((e.body_a, e.body_b), inner, strict=True):
        at = tree.bodies[body]
        X_L = at.X_LB @ X
        found.append(X_L if at.link < 0 else X_W[at.link] @ X_L)
    return found[0], found[1]


def _square(tree: Tree, X_W: list[Displacement], e: LinearSpring | SpatialSpring) -> Scalar:
    """|b − a|² of its ends."""
    a, b = (X.translation for X in _ends(tree, X_W, e))
    d = b - a
    return sum((x * x for x in d), Form.constant(0))
