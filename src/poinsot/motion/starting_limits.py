"""Limits of joints where a run begins: which of them it begins beyond, so that they cannot act in it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.errors import SimulationError
from poinsot.multibody.applied import Motion
from poinsot.multibody.switching.along import Limit
from poinsot.multibody.tree import Tree

BEYOND = 1e-9
"""From this share of its size on a limit counts as left."""


def beyond_at_start(tree: Tree, q: Vector, v: Vector, share: float = BEYOND) -> frozenset[str]:
    """The names of joint limits of the file that the state (q, v) is beyond: they cannot act in a run from there.

    Nor can those of freedoms that are given functions of time. share: of its size, from which on a limit is left.

    Errors  SimulationError for other limits, such as tethers, and stops that a file names one by one
    """
    found = []
    without_links = Motion(tree.aligned, q, v, [], [])
    with_links: Motion | None = None
    driven = {m.along.freedom for m in tree.model.motions} - {None}
    of_file = {(j.name, j.limits.lower, j.limits.upper) for j in tree.model.joints}
    for e in tree.model.switches:
        if not isinstance(e, Limit):
            continue
        if e.stretch.freedom in driven:
            found.append(e.name)
            continue
        own = tree.own_freedom(e.stretch) is not None
        motion = without_links if own else (with_links := with_links or Motion.of(tree.aligned, q, v))
        by = -float(e.rows(motion)[0].gap)
        if by > share * float(e.span(tree)):
            if (e.acts_on[0], e.lower, e.upper) not in of_file:
                value, unit = float(e.stretch.measured(motion).value), e.stretch.unit(tree.pairs)
                raise SimulationError(
                    f"mechanism {tree.model.name!r}: {e.name!r} begins at {value:.6g} {unit}, {by:.3g} {unit} beyond "
                    f"its end (it goes from {e.lower:g} to {e.upper:g}). A limit stops what reaches it from within: "
                    "begin there, by initial=, or move the limit"
                )
            found.append(e.name)
    return frozenset(found)


def surely_within(tree: Tree) -> Callable[[Vector], bool]:
    """A test for coordinates well within all limits, each on a separate coordinate; False in doubt.

    Law: `beyond_at_start` is empty where it holds, tests/ensembles/test_members.py
    """
    limits = [e for e in tree.model.switches if isinstance(e, Limit)]
    freedoms = [e.stretch.freedom for e in limits]
    driven = {m.along.freedom for m in tree.model.motions}
    if not all(f and f not in driven and tree.own_freedom(e.stretch) is not None
               for e, f in zip(limits, freedoms, strict=True)):  # fmt: skip
        return lambda q: False
    places = [tree.links[tree.by_joint[f[0]]].q[f[1]] for f in freedoms if f]
    still = np.zeros(tree.nv)
    none, one = (
        np.array([float(e.stretch.measured(Motion(tree.aligned, q, still, [], [])).value) for e in limits])
        for q in (np.zeros(tree.nq), np.ones(tree.nq))
    )
    room = 1e3 * BEYOND * np.array([float(e.span(tree)) for e in limits])
    lower, upper = np.array([float(e.lower) for e in limits]) + room, np.array([float(e.upper) for e in limits]) - room

    def within(q: Vector) -> bool:
        at = none + (one - none) * q[places]
        return bool(((lower < at) & (at < upper)).all())

    return within


def acting_limits(tree: Tree, left_out: frozenset[str] = frozenset()) -> set[str]:
    """The joints with acting limits."""
    acting = (e for e in tree.model.switches if isinstance(e, Limit) and e.name not in left_out)
    return {e.stretch.freedom[0] for e in acting if e.stretch.freedom}
