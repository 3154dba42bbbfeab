"""Joints that follow others as free joints tied by couplings: the form for eliminations of rows.

    q_f = r q_m + o        q = (q_masters; q_followers),    of the masters the coordinates of the tree

All that follow one master are tied in the order of the tree, each to the one before: a tie then passes no more joints
than lie between the two, wherever their master is, and no joint is passed by more than two ties of one master,

    q_b − o_b = (r_b/r_a) (q_a − o_a),    |r_b| ≤ |r_a|

An effort on a master stays one on its own joint; what followers bear comes to it through the ties.
Law       motion as of the tree with freedoms that joints share, tests/multibody/test_fronts.py
Source    decision 0017
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.multibody.passes import link_coordinates
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple


class AtFollower(NamedTuple):
    """A joint that follows another: r and o."""

    ratio: Scalar
    offset: Scalar


def followers_of(tree: Tree) -> list[AtFollower]:
    """All of them, in the order of the links."""
    return [AtFollower(tree.links[i].ratio, tree.links[i].offset) for i in tree.followed]


def followed(at: AtFollower, q: Array, v: Array) -> tuple[Array, Array]:
    """r q + o and r v."""
    return q * at.ratio + at.offset, v * at.ratio


def following(tree: Tree, q: Array) -> Array:
    """The coordinates of all of them."""
    own = [link_coordinates(tree.links[i], q)[0] for i in tree.followed]
    return array(own) if own else zeros(0)


def followed_rates(at: AtFollower, a: Array) -> Array:
    """r a."""
    found: Array = a * at.ratio
    return found


def drawn_by(at: AtFollower, total: Array, effort: Array) -> Array:
    """τ of a master with r τ of what follows it."""
    found: Array = total + effort * at.ratio
    return found


def loosened(tree: Tree) -> Tree:
    """The tree with coordinates for all joints: those of followers last, their ties after all other couplings. The tree
    itself where none follows; found once."""
    if not tree.coupled:
        return tree
    known: dict[str, Tree] = tree.__dict__
    if "_loosened" not in known:
        known["_loosened"] = _loosened(tree)
    return known["_loosened"]


def _loosened(tree: Tree) -> Tree:
    links = list(tree.links)
    names = [*tree.coordinate_names], [*tree.freedom_names]
    for i in tree.followed:
        q, v = len(names[0]), len(names[1])
        links[i] = replace(links[i], q=(q,), v=(v,), ratio=1.0, offset=0.0)
        for each in names:
            each.append(links[i].joint)
    return replace(
        tree,
        model=replace(tree.model, coupled=False),
        links=tuple(links),
        coordinate_names=tuple(names[0]),
        freedom_names=tuple(names[1]),
        couplings=(*tree.couplings, *_ties(tree)),
    )


def _ties(tree: Tree) -> Iterator[Coupling]:
    """One less than joints that move together, of each master."""
    alike: dict[int, list[Link]] = {}
    for follower, master in tree.followed.items():
        alike.setdefault(master, [tree.links[master]]).append(tree.links[follower])
    for some in alike.values():
        moving = sorted((link for link in some if link.ratio), key=lambda link: tree.by_joint[link.joint])
        for a, b in pairwise(moving):
            a, b = (a, b) if abs(b.ratio) <= abs(a.ratio) else (b, a)
            slope = b.ratio / a.ratio
            line = (b.offset - slope * a.offset, slope)
            yield Coupling(f"{b.joint} with {a.joint}", OnFreedom(b.joint), OnFreedom(a.joint), line)
        for link in some:
            if not link.ratio:
                yield Coupling(f"{link.joint} at rest", OnFreedom(link.joint), None, (link.offset,))
