"""The confidence of fitted values with deviations estimated from the same data, output by output.

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
