"""How far estimates lie from the truth by their own errors, where the deviations of several outputs are estimated.

    τ_k = (θ̂_k − θ_k)/s_k,   s_k² = ζ (JᵀJ)⁻¹_kk,   ζ = Σ r²/(n − rank J)      with r and J by the estimated deviations

Of one output τ is Student's. Of several it depends on how the data share among them and on the ratios of the true
deviations alone; at the ratios that were found it is drawn from the plane of the slopes: data made anew, deviations and
values estimated from them as `fit` does. No run is needed: of each output Jᵀe is normal, and the rest of eᵀe is χ².
Units: none. Law: intervals hold the truth as often as they say, tests/fitting/test_intervals.py. Source: Welch 1947
(the problem of Behrens and Fisher); Efron & Tibshirani 1993, §12.5 (studentised parametric bootstrap).

The confidence of fitted values with deviations estimated from the same data, output by output.

    σ_o² = Σ r²/(n_o − tr H_oo),    H = J C Jᵀ,    C = (JᵀJ)⁻¹             restricted maximum likelihood (REML)
    C_A = C + 2 C Σ_ij W_ij (δ_ij A_i − A_i C A_j) C,    A_o = J_oᵀJ_o      what estimated weights add to the spread
    ν_k = 2 C_kk²/(gᵀ W g),    g_o = (C A_o C)_kk                           degrees of freedom of Student's t
    W⁻¹_ij = ½ (δ_ij (n_i − 2 tr C A_i) + tr C A_i C A_j)                   information of the data on log σ_o²

J [values, unknowns] are slopes by deviation, J_o the rows of output o, n_o their number. Of one output C_A = C and
ν = n − rank J. Units: C those of the unknowns; σ those of the outputs. Law: values that made the data lie in their
intervals as often as these say, tests/fitting/test_intervals.py. Source: Kenward & Roger 1997; Satterthwaite 1946.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.caching import cached_property
from poinsot.records import dataclass

SPARE = 1e-6  # of the values of an output: below, its unknowns take up all that it tells
SEEN = 1e-9  # singular values of slopes with unit columns that are no rounding


@dataclass(frozen=True, eq=False)
class Confidence:
    """The covariance C_A (n, n) of the unknowns, and ν (n,) of each."""

    covariance: Floats
    degrees: Floats


def taken_up(J: Floats, owner: Ints, outputs: int) -> Floats:
    """tr H_oo (outputs,): how many of the values of each output the unknowns take up."""
    lengths = np.linalg.norm(J, axis=0)
    U, s, _ = np.linalg.svd(J / np.where(lengths > 0, lengths, 1.0), full_matrices=False)
    share = (U[:, s > SEEN * max(s.max(initial=0.0), 1e-300)] ** 2).sum(axis=1)
    return np.asarray(np.bincount(owner, share, minlength=outputs), dtype=np.float64)


def deviations(squares: Floats, J: Floats, owner: Ints) -> Floats:
    """σ_o (outputs,) from Σ r² (outputs,), in units of the outputs; of one without spare values by all together."""
    count = np.bincount(owner, minlength=len(squares)).astype(float)
    taken = taken_up(J, owner, len(squares))
    spare = count - taken
    pooled = count * max(count.sum() - taken.sum(), 1.0) / count.sum()
    return np.asarray(np.sqrt(squares / np.where(spare > SPARE * count, spare, pooled)))


def of_estimated(J: Floats, owner: Ints, outputs: int, C: Floats) -> Confidence:
    """C_A and ν of unknowns with covariance C (n, n), NaN and infinite where the data determine nothing."""
    there = np.isfinite(np.diag(C))
    known = np.where(np.outer(there, there), C, 0.0)
    parts = [J[owner == o] for o in range(outputs)]
    A = [part.T @ part for part in parts]
    CA = [known @ each for each in A]
    information = 0.5 * np.array([[np.trace(a @ b) for b in CA] for a in CA])
    information += np.diag([0.5 * len(part) - np.trace(each) for part, each in zip(parts, CA, strict=True)])
    W = np.linalg.pinv(information, hermitian=True)
    added = sum(
        W[i, j] * ((A[i] if i == j else 0.0) - A[i] @ known @ A[j]) for i in range(outputs) for j in range(outputs)
    )
    g = np.array([np.diag(each @ known) for each in CA])
    spread = np.einsum("ok,op,pk->k", g, W, g)
    with np.errstate(divide="ignore", invalid="ignore"):
        degrees = np.where(there & (spread > 0), 2.0 * np.diag(known) ** 2 / spread, np.inf)
    return Confidence(np.where(np.outer(there, there), known + 2.0 * known @ added @ known, C), degrees)


DRAWS = 10_000
"""Data made anew: a share of 95 % is known to 0.2 %."""
WORK = 2e8
"""Draws times unknowns³, at most: beyond, fewer are drawn."""
_TOLD = 1e-6  # of a direction of unit length that lies in what the data tell
ROUNDS, SETTLED = 60, 1e-3  # of the estimates of deviations


@dataclass(frozen=True, eq=False)
class Pivots:
    """τ of each unknown, for slopes J [values, unknowns] by the estimated deviations and the output of each value."""

    J: Floats
    owner: Ints
    outputs: int

    def quantile(self, probability: float) -> Floats:
        """t (unknowns,) with |τ| ≤ t at this probability; NaN of what nothing tells."""
        return np.asarray(np.quantile(np.abs(self._draws), probability, axis=0))

    @cached_property
    def _draws(self) -> Floats:
        """τ [draws, unknowns], seen along directions z in which JᵀJ is 1: θ = G z."""
        U, s, V = np.linalg.svd(self.J / self._lengths, full_matrices=False)
        told = s > SEEN * s.max(initial=0.0)
        U, G = U[:, told], (V[told].T / s[told]) / self._lengths[:, None]
        rng, rank = np.random.default_rng(0), int(told.sum())
        count = int(min(DRAWS, max(WORK / max(rank, 1) ** 3, DRAWS / 10)))
        A = np.array([U[self.owner == o].T @ U[self.owner == o] for o in range(self.outputs)])
        n = np.bincount(self.owner, minlength=self.outputs).astype(float)
        b, squares = _data(A, n, count, rng)
        z, C, spread = _estimates(A, n, b, squares)
        errors = np.sqrt(spread[:, None] * np.einsum("kz,czy,ky->ck", G, C, G))
        seen = np.linalg.norm(V[told].T @ V[told] - np.eye(len(V.T)), axis=1) < _TOLD
        return np.asarray(np.where(seen, (z @ G.T) / np.where(seen, errors, 1.0), np.nan))

    @cached_property
    def _lengths(self) -> Floats:
        lengths = np.linalg.norm(self.J, axis=0)
        return np.asarray(np.where(lengths > 0, lengths, 1.0))


def _data(A: Floats, n: Floats, count: int, rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Uᵀe [count, outputs, rank] and eᵀe [count, outputs] of standard normal e."""
    sizes, vectors = np.linalg.eigh(A)
    seen = sizes > SEEN
    normal = rng.normal(size=(count, *sizes.shape)) * seen
    rest = np.maximum(np.round(n) - seen.sum(axis=1), 0.0)
    others = rng.chisquare(np.maximum(rest, 1.0), size=(count, len(n))) * (rest > 0)
    b = np.einsum("oij,oj,coj->coi", vectors, np.sqrt(np.maximum(sizes, 0.0)), normal)
    return b, (normal**2).sum(axis=2) + others


def _estimates(A: Floats, n: Floats, b: Floats, squares: Floats) -> tuple[Floats, Floats, Floats]:
    """ẑ [count, rank], C [count, rank, rank] and ζ [count], at the deviations of `pivots.deviations`."""
    w = np.ones_like(squares)  # 1/σ²
    moving = np.arange(len(w))
    z, C, left = _solved(A, b, squares, w)
    for _ in range(ROUNDS):
        spare = n - w[moving] * np.einsum("czy,oyz->co", C[moving], A)
        whole = np.maximum(n.sum() - A.shape[1], 1.0)
        pooled = n * whole / n.sum()
        new = np.where(spare > SPARE * n, spare, pooled) / np.maximum(left[moving], 1e-300)
        settled = (np.abs(np.sqrt(w[moving] / new) - 1.0) <= SETTLED).all(axis=1)
        w[moving] = new
        z[moving], C[moving], left[moving] = _solved(A, b[moving], squares[moving], new)
        moving = moving[~settled]
        if not len(moving):
            break
    return z, C, (w * left).sum(axis=1) / max(n.sum() - A.shape[1], 1.0)


def _solved(A: Floats, b: Floats, squares: Floats, w: Floats) -> tuple[Floats, Floats, Floats]:
    """ẑ, C and Σ r² of each output at these weights."""
    C = np.linalg.inv(np.einsum("co,ozy->czy", w, A))
    z = np.einsum("czy,co,coy->cz", C, w, b)
    left = squares - 2.0 * np.einsum("cz,coz->co", z, b) + np.einsum("cz,ozy,cy->co", z, A, z, optimize=True)
    return z, C, np.maximum(left, 0.0)
