"""Whether the potential energy of a mechanism, weights and springs, is bounded below.

What only turns stays where its weight finds an end; what slides or floats may fall for ever, unless a spring holds it.

    proved    on forms (``algebra.bounded_forms``): turns are matrices of numbers between −1 and 1
    refuted   along coordinates that no loop holds, the other ones standing still; not through a limit, nor where a
              contact, a tether or a lock may hold

Law: tests/multibody/test_potentials.py. Source: Stramigioli et al., §3.1.1.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.lower_bounds import NO_WAY, REFUSALS, LowerBound, Ways, lower_bound
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.vectors import dot
from poinsot.multibody.applied import Motion
from poinsot.multibody.configuration import neutral
from poinsot.multibody.constraints import coupling_rows
from poinsot.multibody.kinematics import composed
from poinsot.multibody.passes import link_coordinates
from poinsot.multibody.switching.along import Friction, Limit, OneWay
from poinsot.multibody.tree import Link, Tree

Entries = Sequence[Any]


def sliding_coordinates(tree: Tree) -> list[int]:
    """The coordinates that are plain numbers: all but those of quaternions."""
    quaternion = {link.q[k] for link in tree.links for k, unit in enumerate(link.pair.coordinate_units) if unit == "1"}
    return [k for k in range(tree.nq) if k not in quaternion]


def loose_coordinates(tree: Tree) -> set[int]:
    """The coordinates of links that stand in no loop: they move alone."""
    bound: set[int] = set()
    for c in tree.closures:
        bound |= set(tree.path(c.predecessor)) ^ set(tree.path(c.successor))
    for at in coupling_rows(tree, neutral(tree)):
        bound |= {i for link, _, _ in at.ends for i in tree.path(link)}
        turned = {k for k, _ in at.efforts}
        bound |= {i for i, link in enumerate(tree.links) if turned & set(link.v)}
    held = {k for i in bound for k in tree.links[i].q}
    return {k for link in tree.links for k in link.q} - held


def limited_coordinates(tree: Tree) -> dict[int, tuple[float, float]]:
    """Between which numbers limits keep coordinates of joints of the tree."""
    found: dict[int, tuple[float, float]] = {}
    for switch in tree.model.switches:
        if isinstance(switch, Limit) and (place := _coordinate(tree, switch)) is not None:
            lo, hi = found.get(place, (-inf, inf))
            found[place] = max(lo, switch.lower), min(hi, switch.upper)
    return found


def ways_of(tree: Tree, coordinates: Sequence[int]) -> list[Ways]:
    """Of each coordinate, whether it can go down and up without end: no loop, no limit, no one-way clutch stops it."""
    loose, limits = loose_coordinates(tree), limited_coordinates(tree)
    one_way = {_coordinate(tree, s): s.backward for s in tree.model.switches if isinstance(s, OneWay)}
    found = []
    for k in coordinates:
        lo, hi = limits.get(k, (-inf, inf))
        ways = lo == -inf and not (k in one_way and not one_way[k]), hi == inf and not one_way.get(k, False)
        found.append(ways if k in loose else NO_WAY)
    return found


def what_may_hold(tree: Tree, found: LowerBound) -> LowerBound:
    """Unknown in place of refuted, where contacts, tethers or locks might stop the fall."""
    names = [s.name for s in tree.model.switches if not isinstance(s, Friction) and _coordinate(tree, s) is None]
    if found.answer != "refuted" or not names:
        return found
    return LowerBound("unknown", "whether it is held is not seen, by: " + ", ".join(names))


def potential_bound(tree: Tree, q: Array) -> LowerBound:
    """Whether the potential energy is bounded below over all configurations; a ray starts near q (nq,)."""
    free, limits = sliding_coordinates(tree), limited_coordinates(tree)

    def standing(y: Entries) -> Scalar:
        return potential_along(tree, _filled(list(q), free, y))

    def anyhow(y: Entries) -> Scalar:
        return least_potential(tree, _filled([None] * tree.nq, free, _limited(y, free, limits, q)))

    names = [tree.coordinate_names[k] for k in free]
    found = lower_bound(standing, [float(q[k]) for k in free], names, anyhow, ways_of(tree, free))
    if found.answer == "proved":
        return LowerBound("proved", _why(tree))
    if found.answer == "unknown" and tree.closed:
        why = (
            "its weights would sink without end where its closed loops and contacts let them, which is not looked into"
        )
        return LowerBound("unknown", why)
    return what_may_hold(tree, found)


def _coordinate(tree: Tree, switch: object) -> int | None:
    """The coordinate along which it acts alone, of a joint of the tree."""
    if not isinstance(switch, (Limit, OneWay)) or (own := tree.own_freedom(switch.stretch)) is None:
        return None
    link, k = own
    plain = len(link.q) == len(link.v) and (link.ratio, link.offset) == (1.0, 0.0)
    return link.q[k] if plain else None


def _limited(y: Entries, free: Sequence[int], limits: dict[int, tuple[float, float]], q: Array) -> list[Any]:
    """Forms y over all numbers, as what limits leave of them: an interval, or end ± y²."""
    found = list(y)
    for place, k in enumerate(free):
        lo, hi = limits.get(k, (-inf, inf))
        x = found[place]
        if lo > -inf and hi < inf:
            found[place] = Form.within(min(lo, hi), max(lo, hi))
        elif lo > -inf:
            found[place] = (x - float(q[k])) * (x - float(q[k])) + lo
        elif hi < inf:
            found[place] = hi - (x - float(q[k])) * (x - float(q[k]))
    return found


def dampers_that_give(tree: Tree) -> list[str]:
    """The dampers that give power in place of taking it; usually none."""
    return [e.name for e in tree.model.elements if e.dissipates and e.may_give]


def what_takes(tree: Tree) -> list[str]:
    """Parts that take power: dampers that are not zero, friction, and what switches, as impacts lose energy at once."""
    dampers = [e for e in tree.model.elements if e.dissipates]
    switches = [switch.name for switch in tree.model.switches]
    return [e.name for e in dampers if e.linear is None or unknown(c := e.linear.damping) or c != 0] + switches


def _why(tree: Tree) -> str:
    if not any(tree.model.gravity) or not any(link.inertia.mass for link in tree.links):
        return "it has no weight, and its springs store no less than nothing"
    near = _near_ground(tree)
    if all(i in near for i in range(len(tree.links))):
        return "its weights only turn about places that stay where they are"
    return "springs or limits hold what its weights pull, or nothing lets them sink"


def _filled(q: list[object], places: Sequence[int], y: Entries) -> list[Any]:
    for k, value in zip(places, y, strict=True):
        q[k] = value
    return q


def _displacement(link: Link, q: Entries) -> Displacement:
    """X_PL(q); for a quaternion None, with the hull of all rotations."""
    own = [q[k] for k in link.q]
    if any(x is None for x in own):
        return link.X_PL @ link.pair.anyhow(own)
    return link.X_PL @ link.pair.displacement(link_coordinates(link, array(list(q))) if link.q else array([]))


def _moved(tree: Tree, q: Entries) -> Motion:
    """What elements see of forms."""
    X_W = composed(tree, [_displacement(link, q) for link in tree.links])
    return Motion(tree, array(list(q)), zeros(tree.nv), X_W, [])


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
    motion = _moved(tree, q)
    total = _weights(tree, motion.X_W, _near_ground(tree)) if any(tree.model.gravity) else Form.constant(0)
    return sum((e.never_below(motion) for e in tree.model.elements if e.stores), total)


def potential_along(tree: Tree, q: Entries) -> Scalar:
    """A form that the potential energy never exceeds; q (nq,) of forms and numbers."""
    motion = _moved(tree, q)
    total = _weights(tree, motion.X_W, set()) if any(tree.model.gravity) else Form.constant(0)
    return sum((e.never_above(motion) for e in tree.model.elements if e.stores), total)
