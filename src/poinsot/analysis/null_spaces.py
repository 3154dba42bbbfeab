"""Ranks and null spaces of many matrices of one shape, with singular values below a tolerance as zeros.

Most configurations are regular, and a factorisation A = L Q by reflections, made for all of them at once, proves it:
σ_min(A) ≥ 1/‖L⁻¹‖. Only where that is below 1e-5 singular values are computed, one matrix after the other.
Law: rank + dim = columns, A N = 0, Nᵀ N = 1; as by singular values, tests/systems/test_singularities.py
Source: Golub & Van Loan, Matrix Computations, §5.1
Units: any, alike in all rows and in all columns.

Kernels on few configurations, without the code for batches, which takes longer to compile than they take.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.multibody.model import ACCURACY

_SURE = 1e-5
_TOGETHER = 256  # so that they stay in the processor's cache


def ranks(A: Floats, tolerance: float = ACCURACY) -> Ints:
    """The rank of each A (n, m, k)."""
    found = np.zeros(len(A), dtype=np.int64)
    for part in _parts(A):
        found[part] = _factored(A[part], tolerance)[0]
    unsure = np.flatnonzero(found < min(A.shape[1:]))
    if unsure.size and min(A.shape[1:]):
        found[unsure] = (np.linalg.svd(A[unsure], compute_uv=False) > tolerance).sum(axis=-1)
    return found


def null_spaces(A: Floats, tolerance: float = ACCURACY) -> tuple[Floats, Ints]:
    """N (n, k, p) with A N = 0, orthonormal columns and then zeros, for each A (n, m, k); and the count of zero
    columns."""
    n, m, k = A.shape
    counts = np.full(n, k)
    least = max(k - m, 0)
    wide = np.zeros((n, k, k))
    for part in _parts(A):
        rank, reflectors, _ = _factored(A[part], tolerance)
        sure = rank == min(m, k)
        if least:
            wide[part, :, :least] = np.where(sure[:, None, None], _beyond(reflectors, k, least), 0.0)
        counts[part] = np.where(sure, least, -1)
    unsure = np.flatnonzero(counts != least) if min(m, k) else np.zeros(0, dtype=int)
    if not min(m, k):
        wide[:] = np.eye(k)
    elif unsure.size:
        _, sigma, Vt = np.linalg.svd(A[unsure])
        rank = (sigma > tolerance).sum(axis=-1)
        counts[unsure] = k - rank
        for r in sorted({*rank.tolist()}):  # np.unique loads numpy.ma
            some = rank == r
            wide[unsure[some], :, : k - r] = Vt[some, r:].swapaxes(1, 2)
    return wide[..., : int(counts.max(initial=0))], counts


def least_solutions(A: Floats, b: Floats, tolerance: float = ACCURACY) -> tuple[Floats, Floats]:
    """λ (n, m) with Aᵀ λ = b as near as may be, the least of these; and a basis (n, m, p) of all Aᵀ μ = 0, or zeros.

    A (n, m, k), b (n, k)
    """
    n, m, k = A.shape
    found, unsure = np.zeros((n, m)), np.ones(n, dtype=bool)
    for part in _parts(A) if m <= k else []:
        rank, reflectors, inverse = _factored(A[part], tolerance)
        turned = np.array(b[part].T, order="C")
        with np.errstate(all="ignore"):
            for j, u in enumerate(reflectors):
                turned[j:] -= u * (u * turned[j:]).sum(axis=0)
            found[part] = (inverse * turned[:m]).sum(axis=1).T
        unsure[part] = rank < m
    left = np.flatnonzero(unsure)
    if not left.size or not m:
        return found, np.zeros((n, m, 0))
    U, sigma, Vt = np.linalg.svd(A[left])
    real = sigma > tolerance
    r = sigma.shape[1]
    shares = (Vt[:, :r] @ b[left, :, None])[..., 0] / np.where(real, sigma, np.inf)
    found[left] = (U[:, :, :r] @ shares[..., None])[..., 0]
    kept = real.sum(axis=1)
    basis = np.zeros((n, m, m - int(kept.min())))
    basis[left] = np.where(np.arange(m) >= kept[:, None, None], U, 0.0)[..., int(kept.min()) :]
    return found, basis


def _parts(A: Floats) -> list[slice]:
    few = len(A) < 8 or not min(A.shape[1:])  # of which singular values come sooner
    return [] if few else [slice(a, a + _TOGETHER) for a in range(0, len(A), _TOGETHER)]


def _factored(A: Floats, tolerance: float) -> tuple[Ints, list[Floats], Floats]:
    """min(m, k) where that is surely the rank, else −1; the reflections 1 − u uᵀ with product Q, one a column; L⁻ᵀ.

    Matrices are numbered last, so that each operation works on all of them.
    """
    tall = A.shape[1] > A.shape[2]
    T = np.array(A.transpose((1, 2, 0) if tall else (2, 1, 0)), order="C")  # as many rows as columns at least
    count, reflectors = T.shape[1], []
    with np.errstate(all="ignore"):
        for j in range(count):
            u = T[j:, j].copy()
            size = np.copysign(np.sqrt((u * u).sum(axis=0)), u[0])
            u[0] += size
            u /= np.sqrt(size * u[0])
            T[j, j] = -size
            if j + 1 < count:
                T[j:, j + 1 :] -= u[:, None] * (u[:, None] * T[j:, j + 1 :]).sum(axis=0)
            reflectors.append(u)
        inverse = np.zeros((count, count, T.shape[2]))
        for i in reversed(range(count)):
            inverse[i, i] = 1.0
            if i + 1 < count:
                inverse[i, i + 1 :] = -(T[i, i + 1 : count, None] * inverse[i + 1 :, i + 1 :]).sum(axis=0)
            inverse[i] /= T[i, i]
        least = 1.0 / np.sqrt((inverse * inverse).sum(axis=(0, 1)))
    return np.where(least > max(_SURE, tolerance), count, -1), reflectors, inverse


def _beyond(reflectors: list[Floats], rows: int, count: int) -> Floats:
    """The last columns of Q (n, rows, count)."""
    E = np.zeros((rows, count, reflectors[0].shape[1]))
    for c in range(count):
        E[rows - count + c, c] = 1.0
    with np.errstate(all="ignore"):
        for j, u in reversed([*enumerate(reflectors)]):
            E[j:] -= u[:, None] * (u[:, None] * E[j:]).sum(axis=0)
    return E.transpose(2, 0, 1)


FEW = 16


def on_rows(ufunc: Any, *operands: Floats) -> Any:
    """The results of the ufunc for rows of operands (n, …); a few rows one after another, with the same bits.

    Law: a batch of a kernel is its singles bit for bit, tests/compiler/test_ufunc_laws.py
    """
    count = len(operands[0])
    if not 0 < count < FEW:
        return ufunc(*operands)
    each = [ufunc(*(operand[k] for operand in operands)) for k in range(count)]
    return tuple(map(np.array, zip(*each, strict=True))) if isinstance(each[0], tuple) else np.array(each)
