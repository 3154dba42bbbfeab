"""Lengths and angles made comparable: a mechanism's own length, and the scales of its rows and freedoms."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.multibody.closing_rows import loop_lengths, row_units
from poinsot.multibody.conditions import ON_RATES, reaches
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass


@dataclass(frozen=True)
class Scales:
    """length [m]: the greatest size of a part (multibody.sizes); rows, freedoms: factors that take the units out of A.

    rows: 1/size for rows that are lengths or slips, 1 for sines of angles; freedoms: size for freedoms that slide, 1
    for those that turn; sizes are those of the part that the joint belongs to, whatever else is in the mechanism.
    posed: which rows are conditions on the configuration, and not on velocities alone.
    Law: diag(rows) A diag(freedoms) is the same at any scale of the mechanism.
    """

    length: float
    rows: Floats
    freedoms: Floats
    posed: Bools

    @classmethod
    def of(cls, tree: Tree) -> Scales:
        """The scales of a mechanism, from its joints' places."""
        rows = 1.0 / np.array(loop_lengths(tree), dtype=float)
        posed = np.array([unit not in ON_RATES for unit in row_units(tree)], dtype=bool)
        return cls(max(tree.sizes.values(), default=1.0), rows, reaches(tree), posed)
