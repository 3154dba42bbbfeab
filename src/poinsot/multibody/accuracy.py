"""What counts as a condition, and what only as the uncertainty of a drawing: the one notion of rank.

Rows of A are measured by the sizes of their loops, freedoms by their reach (`algorithms.scales`), so that A has no
units. One number decides, the ``accuracy`` of a model, 1e-7 of its size unless told:

    σ > accuracy      a condition: the rank of A is their number, where it is greatest
    σ ≤ accuracy      uncertainty of the drawing, which never becomes a condition

So of rows: one that keeps below the accuracy of its nature at every configuration is none (`conditions`); and so of
mixtures of rows, as redundant loops have: δ is the greatest singular value not counted, over closed configurations
near the drawn one, and what their Φ cannot be brought below. Solvers yield to what is not counted,

    μ_r = … + 10 δ nat_r,      response of a direction:  σ²/(σ² + 10 δ)  ≤  δ/10  where σ ≤ δ

without a jump anywhere, and true conditions σ² ≫ 10 δ are met as before, the error (10 δ/σ²)² after the correction.
A drawing that is exact but for rounding has δ = 0, and nothing is changed.
Units   σ, δ, accuracy: shares of the size of the part [–]
Law     accelerations are those of a solve that leaves out singular values below the accuracy, to a few δ,
        tests/multibody/test_one_rank.py
Source  decision 0029; Hansen 1998, Rank-Deficient and Discrete Ill-Posed Problems, §4.2 (filter factors)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.multibody import configuration
from poinsot.multibody.constraints import constraint_error, constraint_jacobian
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

YIELDS = 10.0
"""Solvers yield by so many δ."""
PROJECTED = 100.0
"""Times as much as that in projections, which act at every step: what they take of the motion adds up."""
LEFT_OPEN = 30.0
"""Loops may stay open by so many δ: it is measured near the drawn configuration, and grows away from it."""
ROUNDING = 1e-14
"""Singular values below it are rounding: the drawing is exact."""
_SURE = 1e-3
"""Where the least singular value of as many rows as there are is above it, no row depends on others."""
_SPREADS = (0.0, 0.1, 0.2, 0.4, 0.1, 0.2)
_ENOUGH, _STEPS = 4, 30
_STILL = 1e-9  # the step after it closes to the rounding of its square
_TORN = 1e2
_MOST = 20_000
"""Entries of A beyond which a tree is not measured here."""


def share_of_nature(noise: float) -> float:
    """κ: a row counts in a residual by S_rr + κ nat_r, so that rounding, or δ, of a row that is zero here is not taken
    for a condition that is missed; a row that is missed as a whole still shows."""
    # 1e-4 of the nature of a row: rounding is 1e-12 of that, and what is missed there still shows; all where δ > 1e-9
    return min(1.0, 1e-8 + 1e9 * noise)


class DrawingNoise(NamedTuple):
    """noise: δ, 0 of exact drawings; least: the least singular value that is a condition, where the rank is the
    greatest; 0 where nothing is known."""

    noise: float = 0.0
    least: float = 0.0


class Closed(NamedTuple):
    """A configuration that closes as far as it can: the singular values of A there, and what stays open."""

    q: Floats
    sigma: Floats
    left: float


def drawing(tree: Tree, poses: Iterable[Closed], live: tuple[int, ...]) -> DrawingNoise:
    """The drawing by closed configurations near the neutral one, of these live rows."""
    accuracy = tree.model.accuracy
    found: list[tuple[Floats, float]] = []
    for _, sigma, left in poses:
        if len(live) <= tree.nv and sigma[-1] > _SURE:
            return DrawingNoise(0.0, float(sigma[-1]))
        found.append((sigma, left))
        if len(found) == _ENOUGH:
            break
    if not found:
        return DrawingNoise()
    rank = max(int((sigma > accuracy).sum()) for sigma, _ in found)
    general = [(sigma, left) for sigma, left in found if (sigma > accuracy).sum() == rank]
    noise = max(max(float(sigma[rank:].max(initial=0.0)), left) for sigma, left in general)
    least = max((float(sigma[rank - 1]) for sigma, _ in general), default=0.0) if rank else 0.0
    return DrawingNoise(noise if noise > ROUNDING else 0.0, least)


def closed_poses(tree: Tree, rows: Floats, live: list[int], reach: Floats) -> Iterator[Closed]:
    """Configurations that least steps close as far as they can, the neutral one first, then others near it; of these
    live rows, 1/ℓ (rows,) and reaches (nv,). None of trees without closures and of large ones.

    Iterate with errors of floats ignored: where pairs have no value or no slope, configurations are passed over.
    """
    if not live or not tree.closures or len(live) * tree.nv > _MOST:
        return
    rng, weights = np.random.default_rng(1834), (rows[:, None] * reach)[live]
    neutral = np.asarray(configuration.neutral(tree), dtype=float)
    for spread in _SPREADS:
        q, settled = moved(tree, neutral, rng.normal(size=tree.nv) * reach * spread), False
        for _ in range(_STEPS):
            try:
                error = np.asarray(constraint_error(tree, q), dtype=float)[live] * rows[live]
                A = np.asarray(constraint_jacobian(tree, q), dtype=float)[live] * weights
            except ArithmeticError:  # of floats in dual numbers, where a pair has no value or no slope
                break
            if not (np.isfinite(error).all() and np.isfinite(A).all()):
                break
            U, sigma, Vt = np.linalg.svd(A, full_matrices=False)
            real = sigma > tree.model.accuracy
            step = -Vt[real].T @ ((U[:, real].T @ error) / sigma[real])
            longest = float(np.abs(step).max(initial=0.0))
            if settled or (longest == 0.0 and not error.any()):
                left = float(np.abs(error + A @ step).max(initial=0.0))
                if left < _TORN * tree.model.accuracy:
                    yield Closed(q, sigma, left)
                break
            settled = longest < _STILL
            q = moved(tree, q, reach * step / max(1.0, longest))


def moved(tree: Tree, q: Floats, change: Floats) -> Floats:
    """q ⊕ δ."""
    return np.asarray(configuration.integrate(tree, q, change), dtype=float)
