"""Lengths and angles made comparable: a mechanism's own length, and the scales of its rows and freedoms."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from poinsot.elements.closures import UNITS
from poinsot.mechanisms.tree import Tree

Floats = NDArray[np.float64]

RANK_TOLERANCE = 1e-8
"""Singular values below this count as zero, once rows and freedoms are scaled."""


def characteristic_length(tree: Tree) -> float:
    """A length [m] typical of the mechanism, to compare lengths with angles: the greatest offset between its joints."""
    offsets = [
        np.linalg.norm(np.asarray(link.X_PL.translation, dtype=float)) for link in tree.links if link.parent >= 0
    ]
    for c in tree.closures:
        offsets += [np.linalg.norm(np.asarray(X.translation, dtype=float)) for X in (c.X_LP, c.X_LS)]
    longest = max(offsets, default=0.0)
    return float(longest) if longest > 0 else 1.0


def row_scales(tree: Tree) -> Floats:
    """1/L for rows that are lengths, 1 for sines of angles."""
    L = characteristic_length(tree)
    return np.array([1 / L if unit == "L" else 1.0 for c in tree.closures for unit in UNITS[c.pair.kind]])


def freedom_scales(tree: Tree) -> Floats:
    """L for freedoms that slide, 1 for those that turn."""
    L = characteristic_length(tree)
    scales = np.ones(tree.nv)
    for link in tree.links:
        for k, S in zip(link.v, link.pair.freedom_twists(link.pair.neutral()), strict=True):
            scales[k] = 1.0 if np.any(np.asarray(S.angular, dtype=float)) else L
    return scales
