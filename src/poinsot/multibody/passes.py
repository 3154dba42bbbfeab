"""Walks over a tree: the work at one link on the way to the leaves, and on the way back, and how steps are run.

An algorithm is a list of *passes*, each with one step, a plain function over any scalar that stands beside the
equations of its source. A step takes the link, its own numbers, what it meets there, and what its step of the pass
before has kept; it gives back what it passes on, and what it keeps:

    passed, kept = step(link, own, met, *kept)

    leafward   met is what the parent passed on (on the ground what ``start`` says), passed is for the children
    rootward   met is the sum of what the children passed on (none: what ``start`` says), passed is for the parent

What steps hand over are records: six-vectors, displacements, inertias, arrays, and tuples of these. `walk` runs passes
link by link, over any scalar; for large trees they run in compiled loops, see `poinsot.recursions`. What the last step
keeps is the result, and the sum that arrives at the ground. Source: docs/large-trees.md.
Law: every algorithm as passes is the one written out, tests/systems/test_rolled.py. Units: those of the algorithm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Wrench
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple, dataclass


@dataclass(frozen=True)
class Own:
    """The share of one link: its parts of the vectors of the tree, in the measure of its pair.

    q (coordinates,); v, a, tau (freedoms,); rotor: inertia at each of its freedoms; push: wrench of springs and others
    on the link, in its frame; gravity (3,) [m/s²] in the ground's frame. free: by freedom 0 where its rate is held, 1
    where it moves, None where none is ever held
    """

    q: Array
    v: Array
    a: Array
    tau: Array
    rotor: Scalar
    push: Wrench
    gravity: Array
    free: Array | None = None


class Branching(Protocol):
    """A tree as passes see it, of six-vectors or of dual numbers."""

    @property
    def links(self) -> Sequence[Any]:
        """In order from the root to the leaves, each with the number of its ``parent``; −1 is the ground."""


class Pass(NamedTuple):
    """One walk over the tree: its step, and the values where a neighbour is missing; see the head of this module."""

    step: Callable[..., tuple[Any, Any]]
    start: Callable[[Any], Any]
    rootward: bool = False


def walk(tree: Branching, passes: Sequence[Pass], own: Sequence[Any]) -> tuple[list[Any], Any]:
    """The results of the last step at each link, and those that the last pass, if rootward, brings to the ground."""
    links = list(enumerate(tree.links))
    kept: list[tuple[Any, ...]] = [()] * len(links)
    met: dict[int, Any] = {}
    for each in passes:
        start = each.start(tree)
        met = {}
        for i, link in reversed(links) if each.rootward else links:
            at = i if each.rootward else link.parent
            passed, left = each.step(link, own[i], met.get(at, start), *kept[i])
            kept[i] = (left,)
            if each.rootward:
                met[link.parent] = added(met[link.parent], passed) if link.parent in met else passed
            else:
                met[i] = passed
    return [left for (left,) in kept], met.get(-1, start)


def added(a: Any, b: Any) -> Any:
    """The sum of two records, part by part."""
    return type(a)(*map(added, a, b)) if isinstance(a, tuple) else a + b


def owned(
    tree: Tree,
    q: Array,
    v: Array | None = None,
    a: Array | None = None,
    tau: Array | None = None,
    pushes: Mapping[int, Wrench] | None = None,
    free: Mapping[int, Scalar] | None = None,
) -> list[Own]:
    """The share of each link in these vectors of the tree, in rotors, and in wrenches on it; else zeros.

    free: 0 or 1 of freedoms that may be held
    """
    rotors, none = rotor_inertias(tree), zeros(tree.nv)
    rates, seconds, efforts = (none if x is None else x for x in (v, a, tau))
    return [
        Own(
            link_coordinates(link, q),
            link_rates(link, rates),
            link_rates(link, seconds),
            link_rates(link, efforts),
            rotors.get(i, 0.0),
            (pushes or {}).get(i, Wrench.zero()),
            tree.gravity,
            array([free.get(k, 1.0) for k in link.v]) if free and free.keys() & set(link.v) else None,
        )
        for i, link in enumerate(tree.links)
    ]


def link_coordinates(link: Link, q: Array) -> Array:
    """The link's own coordinates (n,), q = ratio · q_master + offset where it follows another."""
    own = array([q[k] for k in link.q])
    return own if link.ratio == 1.0 and link.offset == 0.0 else own * link.ratio + link.offset


def link_rates(link: Link, v: Array) -> Array:
    """The link's own rates (or accelerations), ratio · v_master where it follows another."""
    own = array([v[k] for k in link.v])
    return own if link.ratio == 1.0 else own * link.ratio


def efforts_of(tree: Tree, each: Iterable[Sequence[Scalar]]) -> Array:
    """τ (nv,) from the efforts at each link's own freedoms: those of links that share a freedom add up."""
    tau = zeros(tree.nv)
    for link, own in zip(tree.links, each, strict=True):
        for k, effort in zip(link.v, own, strict=True):
            tau[k] = tau[k] + effort * link.ratio
    return settle(tau)
