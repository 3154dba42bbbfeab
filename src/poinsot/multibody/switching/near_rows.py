"""The rows of a mechanism that are no single freedoms, each found from the links and joints that it looks at.

Law: as `rows.row_matrix` and `rows.bends` of the whole tree, tests/switching/test_rolled_rows.py.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import once
from poinsot.geometry.motors import pairing
from poinsot.multibody import configuration
from poinsot.multibody.conditions import NOISE, squares_of
from poinsot.multibody.kinematics import placed, posed
from poinsot.multibody.mass_matrix import COMPOSITE
from poinsot.multibody.passes import owned, walk
from poinsot.multibody.plan import RowUnit
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.switching.near import AtElement, Noted, noted
from poinsot.multibody.switching.rows import Layout, measured_rows
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

MOST_RUBBING = 150
"""Rows of contacts with friction that are solved for together in loops: their factors take as many lines cubed."""


class NearElement(NamedTuple):
    """An element, the links with its wrenches (−1, last: the ground), the links of the joints at which it is an effort,
    and the numbers of its rows in the layout; beside: which of these, (normal, tangential), bound which."""

    at: AtElement
    links: tuple[int, ...]
    joints: tuple[int, ...]
    rows: tuple[int, ...]
    beside: tuple[tuple[int, int], ...] = ()

    @property
    def unit(self) -> RowUnit:
        """Its rows as they are closed."""
        return RowUnit(self.rows, tuple((link, 0) for link in self.links), self.joints)


def near_elements(tree: Tree, layout: Layout) -> tuple[NearElement, ...] | None:
    """Of all rows that are no freedoms of the tree; None where one cannot be found from what its element looks at, or
    more rub than can be solved for together.

    The tree is of numbers. Those of contacts with friction come last.
    """
    return once(layout, "_near_elements", lambda: _near_elements(tree.aligned, layout))


def _near_elements(tree: Tree, layout: Layout) -> tuple[NearElement, ...] | None:
    motion = _somewhere(tree)
    found: list[NearElement] = []
    general = {layout.owner[r] for r in layout.general}
    for n, (e, start, end) in enumerate(layout.ranges()):
        if n in general:
            made = noted(motion, e)
            if made is None or len({*made[1], *made[2], *[-1] * made[0].grounded}) < 1 + (not made[2]):
                return None
            at, ends, joints = made
            beside = tuple((a - start, b - start) for a, b in layout.beside if start <= a < end)
            at = at._replace(grounded=at.grounded or bool(beside))  # such rows are open to the ground
            links = (*ends, -1) if at.grounded else ends
            found.append(NearElement(at, links, joints, tuple(range(start, end)), beside))
    rubbing = sum(len(e.rows) for e in found if e.beside)
    return tuple(sorted(found, key=lambda e: bool(e.beside))) if rubbing <= MOST_RUBBING else None


def least_sizes(tree: Tree, layout: Layout) -> Floats:
    """(m,) S_rr of every row below which it is rounding: NOISE² of nat, as far as the first joint tells that it meets;
    0 of freedoms."""
    tree = tree.aligned
    motion, found = _somewhere(tree), np.zeros(len(layout.rows))
    rows, pose, rotors = measured_rows(motion, layout), posed(tree, motion.q), rotor_inertias(tree)
    D = np.zeros(tree.nv)
    for i, weighed in enumerate(walk(tree, COMPOSITE, owned(tree, motion.q))[0]):
        for k, each in zip(tree.links[i].v, weighed.freedoms, strict=True):
            D[k] = float(pairing(each.P, each.S)) + float(rotors.get(i, 0.0))
    for r in layout.general:
        squares = ((k, float(x)) for k, x in squares_of(tree, pose, rows[r].along))
        found[r] = NOISE**2 * next((x / D[k] for k, x in squares if x > 0.0 and D[k] > 0.0), 0.0)
    return found


def _somewhere(tree: Tree) -> Noted:
    """A motion like any other."""
    rng = np.random.default_rng(0)
    q = configuration.chart(tree, configuration.neutral(tree), 0.3 * rng.normal(size=tree.nv))
    v = rng.normal(size=tree.nv)
    each = placed(tree, q, v)
    return Noted(tree, q, v, [X_W for X_W, _ in each], [V for _, V in each])
