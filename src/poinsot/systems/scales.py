"""Lengths and angles made comparable: a mechanism's own length, and the scales of its rows and freedoms."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from poinsot.elements.closures import closing_units
from poinsot.mechanisms.tree import Tree

Floats = NDArray[np.float64]

RANK_TOLERANCE = 1e-8
"""Singular values below this count as zero, once rows and freedoms are scaled."""


@dataclass(frozen=True)
class Scales:
    """length [m]: the greatest offset between joints; rows, freedoms: factors that take the units out of A.

    rows: 1/length for rows that are lengths or slips, 1 for sines of angles; freedoms: length for freedoms that slide,
    1 for those that turn. Law: diag(rows) A diag(freedoms) is the same at any scale of the mechanism.
    """

    length: float
    rows: Floats
    freedoms: Floats

    @classmethod
    def of(cls, tree: Tree) -> Scales:
        """The scales of a mechanism, from its joints' places."""
        L = _length(tree)
        rows = np.array([1.0 if unit == "A" else 1 / L for c in tree.closures for unit in closing_units(c.pair)])
        freedoms = np.ones(tree.nv)
        for link in tree.links:
            for k, S in zip(link.v, link.pair.freedom_twists(link.pair.neutral()), strict=True):
                freedoms[k] = 1.0 if np.any(np.asarray(S.angular, dtype=float)) else L
        return cls(L, rows, freedoms)


def _length(tree: Tree) -> float:
    offsets = [np.asarray(link.X_PL.translation, dtype=float) for link in tree.links if link.parent >= 0]
    for c in tree.closures:
        offsets += [np.asarray(X.translation, dtype=float) for X in (c.X_LP, c.X_LS)]
    longest = float(max((np.linalg.norm(offset) for offset in offsets), default=0.0))
    return longest if longest > 0 else 1.0
