"""What data determine of the unknowns: their covariance, and the combinations that no data distinguish.

C = (JᵀJ)⁻¹ in the part of the space that J sees; directions with J n = 0 to rounding are named
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from scipy.linalg import qr

from poinsot.algebra.arrays import Floats
from poinsot.records import dataclass

_SMALL = 1e-3  # entry of a direction that counts as none, beside its largest


@dataclass(frozen=True, eq=False)
class Identifiability:
    """The directions that a Jacobian determines.

    covariance  of x, infinite where nothing is told      rank  of J
    free        directions [n, unknowns] in x along which nothing changes, each of as few unknowns as there may be
    condition   largest by smallest singular value of J with columns of length 1, of what is seen
    """

    covariance: Floats
    rank: int
    free: Floats
    condition: float


def told(J: Floats, tolerance: float) -> Identifiability:
    """What J [values, unknowns] tells; singular values below tolerance · the largest, of unit columns, are 0."""
    count = J.shape[1]
    lengths = np.linalg.norm(J, axis=0)
    unit = np.where(lengths > 0, lengths, 1.0)
    s, V = np.linalg.svd(J / unit, full_matrices=True)[1:] if J.shape[0] < count else _thin(J / unit)
    s = np.append(s, np.zeros(count - len(s)))
    seen = s > tolerance * max(s[0], 1e-300)
    inverse = (V[seen].T / s[seen] ** 2) @ V[seen] / np.outer(unit, unit)
    free = sparse_basis(V[~seen]) / unit
    lost = (np.abs(free) > 0).any(axis=0) if len(free) else np.zeros(count, dtype=bool)
    inverse[lost, :] = inverse[:, lost] = np.nan
    inverse[lost, lost] = np.inf
    return Identifiability(inverse, int(seen.sum()), free, float(s[0] / s[seen][-1]) if seen.any() else np.inf)


def _thin(A: Floats) -> tuple[Floats, Floats]:
    _, s, V = np.linalg.svd(np.linalg.qr(A, mode="r"))
    return s, V


def sparse_basis(N: Floats) -> Floats:
    """A basis of the rows of N (k, n), orthonormal, with few entries in each: reduced echelon form, pivots by size."""
    if not len(N):
        return N
    pivots = qr(N, mode="r", pivoting=True)[1][: len(N)]
    R = np.linalg.solve(N[:, pivots], N)
    R[np.abs(R) < _SMALL * np.abs(R).max(axis=1, keepdims=True)] = 0.0
    return np.asarray(R)


def worded(
    names: Sequence[str], values: Floats, direction: Floats, elsewhere: Floats | None, values_elsewhere: Floats
) -> str:
    """A sentence for a direction in p along which nothing changes, and what of the unknowns matters.

    elsewhere  the same direction found at other values: where the relative changes are the same at both it is a product
               that matters, else where the changes themselves are, a sum
    """
    at = np.flatnonzero(direction)
    called = [names[int(i)] for i in at]
    if len(at) == 1:
        return f"{called[0]} changes nothing that was measured"
    listed = f"{', '.join(called[:-1])} and {called[-1]}"
    if elsewhere is not None and (np.flatnonzero(elsewhere).tolist() == at.tolist()):
        first, second = _along(direction[at]), _along(elsewhere[at])
        ratio, other = _along(direction[at] / values[at]), _along(elsewhere[at] / values_elsewhere[at])
        if len(at) == 2 and _same(first, second):
            return f"{listed} cannot be told apart: only {_sum(called, first)} matters"
        if len(at) == 2 and _same(ratio, other):
            return f"{listed} cannot be told apart: only {_product(called, ratio)} matters"
        if _same(ratio, other):
            powers = " : ".join(f"{each:.3g}" for each in ratio)
            return (
                f"{listed} cannot be told apart: changes of them in the ratios {powers} of their values change nothing"
            )
    moved = ", ".join(f"{name} by {d:+.3g}" for name, d in zip(called, direction[at], strict=True))
    return f"{listed} cannot be told apart: changing {moved} changes nothing that was measured"


def _same(a: Floats, b: Floats) -> bool:
    return bool(np.allclose(a, b, rtol=1e-2, atol=0.0))  # directions of null vectors, told in words


def _along(d: Floats) -> Floats:
    return np.asarray(d / d[np.argmax(np.abs(d))] if len(d) > 2 else d / d[0])


def _sum(names: Sequence[str], d: Floats) -> str:
    """What stays as (1, d) is added: b − d a."""
    if abs(d[1] + 1) < 1e-2:  # to a hundredth, as what is told in words
        return f"their sum {names[0]} + {names[1]}"
    if abs(d[1] - 1) < 1e-2:  # to a hundredth, as what is told in words
        return f"their difference {names[0]} − {names[1]}"
    return f"{names[1]} {-d[1]:+.4g} {names[0]}"


def _product(names: Sequence[str], d: Floats) -> str:
    if abs(d[1] + 1) < 1e-2:
        return f"their product {names[0]} · {names[1]}"
    if abs(d[1] - 1) < 1e-2:
        return f"their ratio {names[0]} / {names[1]}"
    return f"{names[1]} · {names[0]}^{-d[1]:.3g}"
