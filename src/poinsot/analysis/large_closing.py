"""Least steps, admissible velocities and ranks of many closed loops, by sparse factors of A Aᵀ + μ.

What `multibody.closing` writes out, here is one sparse elimination without pivoting. Rows that are nothing but rounding
are left out. Ranks are told from pivots, with rows no longer than 1: one that repeats earlier rows leaves

    P = μ (1 + Σ w²),   w its weights in them,   so P grows tenfold from μ to 10 μ; one that lives hardly grows,

in the order of the rows, so each redundancy belongs to the first closure that adds nothing.

Law     as the dense path, tests/systems/test_large_loops.py
Source  decisions 0006 and 0017
Units   rates [rad/s, m/s], moves [rad, m]; rows scaled to have none
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.caching import once
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.large_loops import LargeLoops, LoopMatrices, large_loops
from poinsot.multibody.closing import DAMPING, LEAST, ROUNDING
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.records import NamedTuple

COMPLIANCE = 1e-14  # as `constrained_dynamics.PROXIMAL`: a hundred roundings
GROWN = 3.0
_DENSE = 0.1  # of numbers in A Aᵀ that are not zero, above which a dense factor is quicker
_REFINED = 4


class PartNumbers(NamedTuple):
    """The part of each row and of each freedom, by number."""

    of_rows: Any
    of_freedoms: Any
    number: int

    @classmethod
    def of(cls, mechanism: CompiledTree) -> PartNumbers:
        """Those of a mechanism."""
        parts = parts_of_rows(mechanism.tree)
        rows, freedoms = np.zeros(mechanism.tree.rows, dtype=int), np.zeros(mechanism.nv, dtype=int)
        for k, (own, moving) in enumerate(parts):
            rows[own], freedoms[moving] = k, k
        return cls(rows, freedoms, len(parts))


class LargeStep:
    """(q, free, λ) → δ, √Σ Ψ², max |Ψ|, least uprightness, of rows of configurations: see `closing.ClosingStep`."""

    def __init__(self, mechanism: CompiledTree) -> None:
        self.loops: LargeLoops = large_loops(mechanism)
        self.scales, self.parts = mechanism.scales, PartNumbers.of(mechanism)
        self.used = np.flatnonzero(self.loops.live & self.scales.posed)

    def __call__(self, q: Floats, free: Floats, damping: Floats | None = None) -> tuple[Floats, Floats, Floats, Floats]:
        """As `analysis.closing.ClosingStep`."""
        damping = np.full(len(q), DAMPING) if damping is None else damping
        weights = np.broadcast_to(free, (len(q), free.shape[-1]))
        each = [self._one(*one) for one in zip(q, weights, damping, strict=True)]
        shift, gap, worst, upright = (np.array(x) for x in zip(*each, strict=True))
        return shift, gap, worst, upright

    def _one(self, q: Floats, free: Floats, damping: float) -> tuple[Floats, float, float, float]:
        at = self.loops.at(q, opened=True)
        phi = np.where(self.scales.posed, at.phi * self.scales.rows, 0.0)
        gap, worst = float(np.sqrt(phi @ phi)), float(np.abs(phi).max(initial=0.0))
        if not (np.isfinite(gap) and np.isfinite(at.A.data).all()):
            return np.zeros(len(free)), np.nan, worst, at.upright
        A = scaled(at, self.scales)[self.used]
        error, part = phi[self.used], self.parts.of_rows[self.used]
        gaps = np.sqrt(np.bincount(part, error * error, self.parts.number))
        S = (A * free) @ A.T
        diagonal = ROUNDING * S.diagonal() + damping * gaps[part] + LEAST
        least = -free * (A.T @ solver(S, diagonal)(error))
        most = np.ones(self.parts.number)
        np.maximum.at(most, self.parts.of_freedoms, np.abs(least))
        return least / most[self.parts.of_freedoms] * self.scales.freedoms, gap, worst, at.upright


def large_step(mechanism: CompiledTree) -> LargeStep:
    """That of a mechanism, made once."""
    return once(mechanism, "_large_step", lambda: LargeStep(mechanism))


def scaled(at: LoopMatrices, scales: Any) -> Any:
    """A without units."""
    from scipy.sparse import diags_array

    return (diags_array(scales.rows) @ at.A @ diags_array(scales.freedoms)).tocsr()


def solver(S: Any, diagonal: Floats) -> Any:
    """What solves (S + diagonal) y = b, S symmetric and sparse."""
    from scipy.linalg import lu_factor, lu_solve
    from scipy.sparse import diags_array
    from scipy.sparse.linalg import splu

    if S.nnz > _DENSE * S.shape[0] ** 2:
        factor = lu_factor(S.toarray() + np.diag(diagonal))
        return lambda b: lu_solve(factor, b)
    options = {"SymmetricMode": True}
    return splu((S + diags_array(diagonal)).tocsc(), "MMD_AT_PLUS_A", diag_pivot_thresh=0.0, options=options).solve


def independent(A: Any, rows: Bools, accuracy: float) -> Bools:
    """(all rows,) which of these rows of a scaled A repeat none before them; none of the other rows."""
    chosen = np.flatnonzero(rows)
    own = A[chosen]
    length = np.sqrt(np.asarray(own.power(2).sum(axis=1)).ravel())
    own = own * (1.0 / np.maximum(length, 1.0))[:, None]
    S = own @ own.T
    with np.errstate(all="ignore"):
        mu = max(accuracy**2, COMPLIANCE)
        growth = _pivots(S, 10.0 * mu) / _pivots(S, mu)
    found = np.zeros(len(rows), dtype=bool)
    found[chosen] = (growth > 0.0) & (growth < GROWN)
    return found


def _pivots(S: Any, mu: float) -> Floats:
    """Of S + μ, eliminated in the order of its rows."""
    from scipy.sparse import eye_array
    from scipy.sparse.linalg import splu

    n = S.shape[0]
    if not n:
        return np.zeros(0)
    if S.nnz > _DENSE * n * n:
        try:
            return np.asarray(np.diag(np.linalg.cholesky(S.toarray() + mu * np.eye(n))) ** 2)
        except np.linalg.LinAlgError:  # rounding outweighs μ
            pass
    options = {"SymmetricMode": True}
    factor = splu((S + mu * eye_array(n)).tocsc(), "NATURAL", diag_pivot_thresh=0.0, options=options)
    return np.asarray(factor.U.diagonal()[factor.perm_c], dtype=float)


def nearest_allowed(A: Any, wanted: Floats, free: Floats, b: Floats | float = 0.0) -> Floats:
    """The change of v (nv,) or (nv, k) nearest to none, of freedoms that are free (1, else 0), with A (v + change) = b:
    A and b scaled.

    (A f Aᵀ + μ) y' = b − A v + μ y, some times over: what is singular converges to the least solution.
    """
    own = A * free
    S = own @ A.T
    mu = COMPLIANCE * np.maximum(S.diagonal(), 1.0)
    solve, slip = solver(S, mu), A @ wanted - b
    mu = mu if wanted.ndim == 1 else mu[:, None]
    y = solve(-slip)
    for _ in range(_REFINED):
        y = solve(mu * y - slip)
    return np.asarray(own.T @ y)
