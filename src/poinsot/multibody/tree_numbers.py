"""A tree's links and closures as arrays: which joints they are, how they hang together, where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Array, Ints
from poinsot.algebra.caching import once
from poinsot.algebra.scalars import unknown
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import Pair
from poinsot.multibody.canonical import alike
from poinsot.multibody.sizes import numbers_in
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple


class TreeNumbers(NamedTuple):
    """Links n, closures c.

    parents  (n,) −1: the ground
    joint    (n,) of each link its number in the model; −1: none, of joints that were taken apart
    q, v     (n,) its first coordinate and freedom, 0 where it has none
    owner    (nv,) the link of each freedom, the last of those that share it
    pairs    those of links that differ; pair (n,): which of them each has
    closing  (c,) number of each closing joint in the model
    ends     (c, 2) predecessor and successor        rows  (c,) conditions of each
    """

    parents: Ints
    joint: Ints
    q: Ints
    v: Ints
    owner: Ints
    pairs: list[Pair]
    pair: Ints
    closing: Ints
    ends: Ints
    rows: Ints


def tree_numbers(tree: Tree) -> TreeNumbers:
    """Those of a tree, found once."""
    return once(tree, "_numbers", lambda: _numbered(tree))


def _numbered(tree: Tree) -> TreeNumbers:
    number = {joint.name: k for k, joint in enumerate(tree.model.joints)}
    links, closures = tree.links, tree.closures
    owner = np.zeros(tree.nv, dtype=np.int64)
    owner[[k for link in links for k in link.v]] = np.repeat(np.arange(len(links)), [len(link.v) for link in links])
    pairs, pair = alike(link.pair for link in links)
    return TreeNumbers(
        parents=_ints([link.parent for link in links]),
        joint=_ints([number.get(link.joint, -1) for link in links]),
        q=_ints([min(link.q, default=0) for link in links]),
        v=_ints([min(link.v, default=0) for link in links]),
        owner=owner,
        pairs=pairs,
        pair=_ints(pair),
        closing=_ints([number[c.joint] for c in closures]),
        ends=_ints([(c.predecessor, c.successor) for c in closures]).reshape(-1, 2),
        rows=_ints([c.rows for c in closures]),
    )


def opened(tree: Tree) -> Tree:
    """The tree without closures and couplings, which has its links' numbers already."""
    free, none = replace(tree, closures=(), couplings=()), np.zeros(0, dtype=np.int64)
    once(free, "_numbers", lambda: tree_numbers(tree)._replace(closing=none, ends=none.reshape(0, 2), rows=none))
    once(free, "_link_arrays", lambda: link_arrays(tree))
    return free


def _ints(numbers: Sequence[int] | Sequence[tuple[int, int]]) -> Ints:
    return np.array(numbers, dtype=np.int64)


class LinkArrays(NamedTuple):
    """Placements X_PL and inertias of all links, one after the other."""

    rotation: Array
    translation: Array
    mass: Array
    first_moment: Array
    second_moment: Array


def link_arrays(tree: Tree) -> LinkArrays:
    """Those of a tree, found once."""
    return once(tree, "_link_arrays", lambda: _link_arrays(tree))


def _link_arrays(tree: Tree) -> LinkArrays:
    inertias, count = [link.inertia for link in tree.links], len(tree.links)
    return LinkArrays(
        *_stacked([link.X_PL for link in tree.links]),
        np.array([x.mass for x in inertias]),
        np.array([x.first_moment for x in inertias]).reshape(count, 3),
        np.array([x.second_moment for x in inertias]).reshape(count, 3, 3),
    )


class ClosureArrays(NamedTuple):
    """Frames of pairs in the links of all closures: X_LP, then X_LS."""

    rotation_P: Array
    translation_P: Array
    rotation_S: Array
    translation_S: Array


def closure_arrays(tree: Tree) -> ClosureArrays:
    """Those of a tree, found once."""
    return once(tree, "_closure_arrays", lambda: _closure_arrays(tree))


def _closure_arrays(tree: Tree) -> ClosureArrays:
    P, S = ([getattr(c, name) for c in tree.closures] for name in ("X_LP", "X_LS"))
    return ClosureArrays(*_stacked(P), *_stacked(S))


def _stacked(frames: Sequence[Displacement]) -> tuple[Array, Array]:
    R, p = (np.array([getattr(X, name) for X in frames]) for name in ("rotation", "translation"))
    return R.reshape(-1, 3, 3), p.reshape(-1, 3)


def is_plain(tree: Tree) -> bool:
    """Whether all numbers of the tree are floats."""
    links, closures = link_arrays(tree), closure_arrays(tree)
    free = (y for x in (*links, *closures) if x.dtype == object for y in x.ravel().tolist())
    made = numbers_in([*{id(c.pair): c.pair for c in tree.closures}.values(), *tree.couplings])
    return all(isinstance(y, (float, int)) for y in free) and not any(map(unknown, made))
