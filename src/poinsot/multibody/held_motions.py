"""Trees at a moment of given motions: each motion is a row with a rate, behind all others.

Law: tests/systems/test_given_motions.py. Source: see `multibody.motions`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import conditions
from poinsot.multibody.holding import holding_of
from poinsot.multibody.motions import GivenMoment, GivenMotion
from poinsot.multibody.tree import Tree


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
