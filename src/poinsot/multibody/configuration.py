"""The configuration manifold of a tree: moving on it, comparing configurations, picking them.

Laws: difference(q, integrate(q, dv)) = dv for |rotations| < π; integrate(q, 0) = q.
Units: q [rad, m] and quaternions [–], dv [rad, m]. Source: Murray, Li & Sastry 1994, §2.3; formulas.md §2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array, settle, zeros
from poinsot.joints.pairs import Pair
from poinsot.multibody.model import Joint
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple

__all__ = ["chart", "chart_rate", "difference", "integrate", "magnitudes", "neutral", "owners", "random", "rotations"]


def owners(tree: Tree) -> Iterator[Link]:
    """The links that bring coordinates."""
    seen: set[tuple[int, ...]] = set()
    for link in tree.links:
        if link.q not in seen and link.ratio == 1.0 and link.offset == 0.0:
            seen.add(link.q)
            yield link


class _Moved(NamedTuple):
    """How configurations move: freedoms v that are added to coordinates q, and the links of which that is not so."""

    q: Ints
    v: Ints
    others: tuple[Link, ...]


def _moved(tree: Tree) -> _Moved:
    """Found once."""
    known: dict[str, _Moved] = tree.__dict__
    if "_moved" not in known:
        links = [*owners(tree)]
        added = [link for link in links if link.pair.adds]
        q, v = ([k for link in added for k in getattr(link, name)] for name in "qv")
        others = tuple([link for link in links if not link.pair.adds])
        known["_moved"] = _Moved(np.array(q, dtype=np.int64), np.array(v, dtype=np.int64), others)
    return known["_moved"]


def neutral(tree: Tree) -> Array:
    """The configuration in which every pair is at its identity (the drawn pose of a network file)."""
    q = np.zeros(tree.nq)
    for link in _moved(tree).others:
        q[list(link.q)] = link.pair.neutral()
    return q


def random(tree: Tree, rng: np.random.Generator) -> Array:
    """A random configuration: within limits where a joint has them, angles in (−π, π), lengths in (−1, 1) m otherwise.

    Rotations of spherical and free joints are uniform on SO(3).
    """
    q = np.zeros(tree.nq)
    for link in owners(tree):
        q[list(link.q)] = _random_coordinates(link.pair, tree.model.joint(link.joint), rng)
    return q


def _random_coordinates(pair: Pair, joint: Joint, rng: np.random.Generator) -> Array:
    values = []
    for unit in pair.coordinate_units:
        reach = np.pi if unit == "rad" else 1.0
        low = joint.limits.lower if np.isfinite(joint.limits.lower) else -reach
        high = joint.limits.upper if np.isfinite(joint.limits.upper) else reach
        values.append(rng.uniform(min(low, high), max(low, high)))
    quaternion = [k for k, unit in enumerate(pair.coordinate_units) if unit == "1"]
    if quaternion:
        direction = rng.normal(size=4)
        for k, x in zip(quaternion, direction / np.linalg.norm(direction), strict=True):
            values[k] = x
    return np.array(values)


def _each(tree: Tree, size: int, step: Callable[[Link], tuple[tuple[int, ...], Array]]) -> Array:
    out = zeros(size)
    for link in owners(tree):
        where, values = step(link)
        for k, value in zip(where, values, strict=True):
            out[k] = value
    return settle(out)


def _part(x: Array, where: tuple[int, ...]) -> Array:
    return array([x[k] for k in where])


def integrate(tree: Tree, q: Array, dv: Array) -> Array:
    """The configuration reached from q by the constant velocity dv over unit time; free joints move by exp on SE(3)."""
    moved, out = _moved(tree), zeros(tree.nq)
    q, dv = (x if isinstance(x, np.ndarray) else array(x) for x in (q, dv))
    out[moved.q] = q[moved.q] + dv[moved.v]
    for link in moved.others:
        out[list(link.q)] = link.pair.integrate(_part(q, link.q), _part(dv, link.v))
    return settle(out)


def difference(tree: Tree, q0: Array, q1: Array) -> Array:
    """The velocity dv with integrate(q0, dv) = q1 (rotations by less than π)."""
    return _each(tree, tree.nv, lambda j: (j.v, j.pair.difference(_part(q0, j.q), _part(q1, j.q))))


def chart(tree: Tree, q: Array, xi: Array) -> Array:
    """The configuration at local coordinates ξ around q, in the chart that simulation steps in."""
    return _each(tree, tree.nq, lambda j: (j.q, j.pair.chart(_part(q, j.q), _part(xi, j.v))))


def chart_rate(tree: Tree, xi: Array, v: Array) -> Array:
    """ξ̇ for freedom rates v at local coordinates ξ."""
    return _each(tree, tree.nv, lambda j: (j.v, j.pair.chart_rate(_part(xi, j.v), _part(v, j.v))))


def magnitudes(tree: Tree) -> list[int]:
    """Per freedom, the coordinate with the size that scales its relative error, or −1 for rotations of whole groups."""
    scale = [-1] * tree.nv
    for link in owners(tree):
        for k, c in zip(link.v, link.pair.measured_by, strict=True):
            scale[k] = link.q[c] if c >= 0 else -1
    return scale


def rotations(tree: Tree) -> list[bool]:
    """Per freedom, true if it turns a whole rotation group, with a chart of less than half a turn."""
    turning = [False] * tree.nv
    for link in owners(tree):
        for k, c in zip(link.v, link.pair.measured_by, strict=True):
            turning[k] = c < 0
    return turning
