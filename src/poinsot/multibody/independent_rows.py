"""Accelerations of closed loops that have derivatives of every order: without the rows that depend on others.

The compliances of `constrained_dynamics` bend sharply where loops are closed, and rows that depend on others make λ,
and all that opens loops, as large as 1/μ: first derivatives come out along the motion, second ones do not. So a tree
that is ``smooth`` has no compliances. In the elimination of S = A M⁻¹ Aᵀ a row is left out whose pivot P_r is

    P_r < 1e-11 S_rr + (1e-18 + min(100 g², 1e-5) + (100 δ)²) nat_r

and v̇ is that of the mechanism without it, with all its derivatives, along any direction. g is the widest gap of its
part by the length of the mechanism, δ what the drawing is uncertain by (`accuracy`): where loops are open by g, or
drawn to δ, rows that depend on others on the manifold differ from them by as much, and their pivots by its square.
Where such rows are missed all the same, by more than 1e-10 + 100 (g + δ) of the terms of rows by their nature, a pose
is singular to rounding, and v̇ is NaN.
Law: values are those of the kernels, derivatives of all orders those of the equations in 50 digits,
tests/systems/test_smooth_loops.py
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, zeros
from poinsot.algebra.scalars import Scalar, absolute, less, maximum, minimum, where
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.constraints import constraint_error
from poinsot.multibody.tree import Tree

LEAST, ZERO_PIVOT = 1e-11, 1e-18
BY_GAP, DEPENDENT_SHARE = 100.0, 1e-5
MISSED = 1e-10
DRAWN = 100.0
Parts = Sequence[tuple[list[int], list[int]]]
"""Of each part of the mechanism, the positions of its live rows and of its freedoms."""


def widest_gaps(tree: Tree, q: Array, rows: Sequence[int], parts: Parts) -> list[Scalar]:
    """g of each part, over its live rows."""
    lengths, phi = loop_lengths(tree), constraint_error(tree, q)
    found: list[Scalar] = []
    for own, _ in parts:
        widest: Scalar = 0.0
        for i in own:
            widest = maximum(widest, absolute(phi[rows[i]]) * (1.0 / lengths[rows[i]]))
        found.append(widest)
    return found


def pivot_of_noise(noise: float) -> float:
    """The rest that an uncertainty ``noise`` of the drawing leaves of the pivots of dependent rows, by nat."""
    return (DRAWN * noise) ** 2


def least_pivots(sizes: Sequence[Scalar], natural: Array, gaps: Sequence[Scalar], parts: Parts, noise: float) -> Array:
    """What pivots of live rows may not be below; sizes: S_rr; gaps: g of each part; noise: δ."""
    found = zeros(len(sizes))
    for gap, (own, _) in zip(gaps, parts, strict=True):
        share = minimum(gap * gap * BY_GAP, DEPENDENT_SHARE) + (ZERO_PIVOT + pivot_of_noise(noise))
        for i in own:
            found[i] = sizes[i] * LEAST + share * natural[i]
    return found


def met(shares: Sequence[Sequence[Scalar]], gaps: Sequence[Scalar], parts: Parts, freedoms: int, noise: float) -> Array:
    """Of every freedom 1, or NaN where a row of its part is missed; shares: (residual)² of the terms of rows."""
    found = np.array([1.0] * freedoms, dtype=object)
    for each, gap, (_, own) in zip(shares, gaps, parts, strict=True):
        worst: Scalar = 0.0
        for share in each:
            worst = maximum(worst, share)
        allowed = gap * BY_GAP + (MISSED + noise * DRAWN)
        found[own] = where(less(allowed * allowed, worst), math.nan, 1.0)
    return found
