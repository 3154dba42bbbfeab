"""Trees at a moment of given motions: each motion is a row with a rate, behind all others.

Law: tests/systems/test_given_motions.py. Source: see `multibody.motions`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import conditions
from poinsot.multibody.constrained_dynamics import PASSING, multipliers_of
from poinsot.multibody.holding import holding_of
from poinsot.multibody.motions import GivenMoment, GivenMotion
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple


def with_held(tree: Tree, motions: Sequence[GivenMotion], moments: Mapping[str, GivenMoment]) -> Tree:
    """The tree with these motions as rows behind all others, each at its moment; no motions: the tree itself."""
    if not motions:
        return tree
    still = _still(tree, motions)
    held = tuple(m.held(moments[m.name]) for m in motions)
    found = replace(still, couplings=(*tree.couplings, *held))
    known = {name: still.__dict__[name] for name in ("_conditions", "_loop_lengths", "_holding")}
    found.__dict__.update(known, aligned=found)
    return found


def still(tree: Tree) -> Tree:
    """The tree with its motions held where they are: as impulses and forces find it."""
    return with_held(tree, tree.model.motions, {m.name: GivenMoment(0.0, 0.0, 0.0) for m in tree.model.motions})


class Driving(NamedTuple):
    """v̇, and the efforts λ and powers λ ḟ of the motions."""

    acceleration: Array
    efforts: list[Scalar]
    powers: list[Scalar]


def driving(motion: Motion, loads: Loads) -> Driving:
    """Drives of a mechanism with given motions, evaluated at one time."""
    tree = motion.tree
    count = len(tree.model.motions)
    v_dot, multipliers = multipliers_of(tree, motion.q, motion.v, loads, PASSING)
    efforts = list(multipliers[len(multipliers) - count :])
    rates = [c.rate for c in tree.couplings[len(tree.couplings) - count :]]
    return Driving(v_dot, efforts, [effort * rate for effort, rate in zip(efforts, rates, strict=True)])


def _still(tree: Tree, motions: Sequence[GivenMotion]) -> Tree:
    """The tree of motions at zero, aligned, with the properties of its rows: found once."""
    known: dict[Any, Tree] = tree.__dict__.setdefault("_still", {})
    key = tuple(m.name for m in motions)
    if key not in known:
        held = tuple(m.held(GivenMoment(0.0, 0.0, 0.0)) for m in motions)
        still = replace(tree, couplings=(*tree.couplings, *held)).aligned
        still.__dict__.update(aligned=still, _holding=holding_of(tree))  # motions see none of it: `refuse_felt_motions`
        conditions(still)
        loop_lengths(still)
        known[key] = still
    return known[key]
