"""Rows of closures and couplings by themselves: their units, what their Φ is measured by, and the parts they join."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.algebra.caching import once
from poinsot.algebra.scalars import Scalar
from poinsot.joints.closures import closing_units
from poinsot.multibody.canonical import alike, members_of
from poinsot.multibody.joint_numbers import body_parts, joint_numbers
from poinsot.multibody.model import GROUND, Joint
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers
from poinsot.structures.graph import parts


def loop_lengths(tree: Tree) -> list[Scalar]:
    """For each row, what its Φ is measured by: the size of the part for lengths, 1 for sines of angles; found once."""
    return once(tree, "_loop_lengths", lambda: _loop_lengths(tree))


def _loop_lengths(tree: Tree) -> list[Scalar]:
    loops = [
        1.0 if unit in "AT" else size
        for size, units in zip(_closure_sizes(tree), closing_units_of(tree), strict=True)
        for unit in units
    ]
    return [*loops, *(c.span_of_row(tree) for c in tree.couplings)]


def _closure_sizes(tree: Tree) -> list[Scalar]:
    """The size of the part of each closure."""
    known = [tree.sizes.get(body.name) for body in tree.model.bodies]
    if tree.spans or None in known:
        return [tree.span_of(c.joint) for c in tree.closures]
    joints, closing = joint_numbers(tree.model), tree_numbers(tree).closing
    sizes = np.array([*known, -np.inf])
    found: list[Scalar] = np.maximum(sizes[joints.a[closing]], sizes[joints.b[closing]]).tolist()
    return found


def row_units(tree: Tree) -> str:
    """Of every row whether it is a length (L), an angle or its sine (A), or on velocities alone: a slip (S), a turn
    (T)."""
    return "".join([*closing_units_of(tree), *(c.unit_of_row(tree.pairs) for c in tree.couplings)])


def closing_units_of(tree: Tree) -> list[str]:
    """Of every closure the units of its rows, found once for all pairs that are alike."""
    found = alike(c.pair for c in tree.closures)
    units = [closing_units(pair) for pair in found.first]
    return [units[k] for k in found.number]


def parts_of_rows(tree: Tree, rows: Sequence[int] | None = None) -> list[tuple[list[int], list[int]]]:
    """For each part: which of these rows of closures (all of them), and which freedoms, are its.

    Mechanisms that only the ground connects are solved as if each were alone.
    """
    joints, numbers = joint_numbers(tree.model), tree_numbers(tree)
    part = _coupled_parts(tree)
    of_rows = np.repeat(part[joints.moved[numbers.closing]], numbers.rows)
    if tree.couplings:
        number = {body.name: i for i, body in enumerate(tree.model.bodies)}
        of_couplings = [part[number[_bodies(tree, c.stretches[0])[0]]] for c in tree.couplings]
        of_rows = np.concatenate([of_rows, np.array(of_couplings, dtype=np.int64)])
    of_rows = of_rows if rows is None else of_rows[np.asarray(rows, dtype=np.int64)]
    of_freedoms = part[joints.moved[numbers.joint[numbers.owner]]]
    found = {int(of_rows[which[0]]): which.tolist() for which in members_of(of_rows)}
    return [(found.get(int(of_freedoms[which[0]]), []), which.tolist()) for which in members_of(of_freedoms)]


def _coupled_parts(tree: Tree) -> Ints:
    """`body_parts`, joined where joints follow others, or couplings hold bodies together."""
    joined: list[tuple[str, str]] = []
    if tree.model.coupled:
        mimics = ((joint, tree.model.joint(joint.mimic.of)) for joint in tree.model.joints if joint.mimic)
        joined += [(_moved(joint), _moved(master)) for joint, master in mimics]
    for c in tree.couplings:
        first, *others = [body for s in c.stretches for body in _bodies(tree, s)]
        joined += [(first, body) for body in others]
    part = body_parts(tree.model)
    if not joined:
        return part
    number = {body.name: i for i, body in enumerate(tree.model.bodies)}
    ends = np.array([[number[name] for name in both] for both in joined], dtype=np.int64)
    return np.array(parts(len(part), *part[ends].T), dtype=np.int64)[part]


def _bodies(tree: Tree, s: Stretch) -> list[str]:
    """The bodies that a stretch moves with, the ground left out."""
    names = [_moved(tree.model.joint(name)) for name in s.joints]
    return [*names, *(name for name in s.acts_on if name in tree.bodies and name != GROUND)]


def _moved(joint: Joint) -> str:
    """A body of a joint that is not the ground."""
    return joint.successor if joint.successor != GROUND else joint.predecessor
