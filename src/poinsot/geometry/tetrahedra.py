"""Integrals over tetrahedra: rules that are exact for polynomials, over any scalar, and refinement to an accuracy.

    ∫_T f dV = V Σ_{i=0}^{s} (−1)ⁱ 6/4^s · C(d + 3, i) n^d/(d + 3)! Σ_{|β|=s−i} f(Σ_j (2β_j + 1)/n x_j),  n = d + 3 − 2i

is exact for polynomials of degree d = 2s + 1 or less, V the (signed) volume, x_j the corners, β four whole numbers. Its
weights and places are rational, so fractions stay fractions; rules of lower s ask at some of the same points.
Law     exact for every monomial of degree d, over fractions; refined sums are within their error,
        tests/geometry/test_densities.py
Source  Grundmann and Möller, SIAM J. Numer. Anal. 15 (1978), theorem 4
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb, perm
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats

Integrand = Callable[[Floats], Floats]

_FINE = 4  # s of the rule that refinement trusts, compared with the one below
_AT_ONCE = 4096
_MOST = 40_000
_HALVES = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
_EIGHT = [
    (0, 4, 5, 6),
    (4, 1, 7, 8),
    (5, 7, 2, 9),
    (6, 8, 9, 3),
    (4, 9, 5, 6),
    (4, 9, 6, 8),
    (4, 9, 8, 7),
    (4, 9, 7, 5),
]


@lru_cache(maxsize=64)
def exact_rule(degree: int) -> tuple[tuple[tuple[Fraction, ...], Fraction], ...]:
    """(barycentric place (4), weight) of a rule exact for this degree; the weights sum to 1."""
    s = max(0, degree // 2)
    d = 2 * s + 1
    found = []
    for i in range(s + 1):
        part = d + 3 - 2 * i
        weight = Fraction((-1) ** i * 6 * comb(d + 3, i) * part**d, 4**s * perm(d + 3))
        found += [(tuple(Fraction(2 * b + 1, part) for b in beta), weight) for beta in _sums(s - i, 4)]
    return tuple(found)


def _sums(total: int, count: int) -> Iterator[tuple[int, ...]]:
    """Whole numbers, so many, with this sum."""
    if count == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _sums(total - first, count - 1):
            yield first, *rest


def nodes(corners: Array, degree: int) -> tuple[Array, Array]:
    """Places (n, 3) and weights (n,) [m³] over tetrahedra with corners (k, 4, 3), exact for this degree."""
    rule, volumes = exact_rule(degree), signed_volumes(corners)
    if corners.dtype != object:
        places, weights = _as_floats(degree)
        return np.einsum("pj,kjx->kpx", places, corners).reshape(-1, 3), np.outer(volumes, weights).ravel()
    at = [sum(_times(x[j], b[j]) for j in range(4)) for x in corners for b, _ in rule]
    return np.array(at, dtype=object), np.array([_times(V, w) for V in volumes for _, w in rule], dtype=object)


@lru_cache(maxsize=64)
def _as_floats(degree: int) -> tuple[Floats, Floats]:
    rule = exact_rule(degree)
    return np.array([b for b, _ in rule], dtype=float), np.array([w for _, w in rule], dtype=float)


def _times(x: Any, q: Fraction) -> Any:
    """x q with whole numbers alone, so that no scalar is rounded to a float."""
    return x * q.numerator / q.denominator if q.denominator != 1 else x * q.numerator


def signed_volumes(corners: Array) -> Array:
    """V = (b − a) · ((c − a) × (d − a))/6 [m³], of each; positive where b, c, d go counter-clockwise seen from a's far
    side.
    """
    (bx, by, bz), (cx, cy, cz), (dx, dy, dz) = ((corners[:, j] - corners[:, 0]).T for j in (1, 2, 3))
    six: Array = bx * (cy * dz - cz * dy) + by * (cz * dx - cx * dz) + bz * (cx * dy - cy * dx)
    return six / 6


def refined(f: Integrand, corners: Floats, allowed: float) -> tuple[Floats, float]:
    """Σ ∫ f dV over tetrahedra (k, 4, 3) and its error, until the error of no component is above the allowed.

    f of places (n, 3) [m] gives (n, m); the integral (m,) has the unit of f times m³. Tetrahedra are cut into eight
    where the rules of degree 9 and 7 differ most; the error is the sum of what they differ by. It stays above the
    allowed where some 40,000 tetrahedra are not enough.
    """
    total, settled, spent, waiting = np.zeros(1), 0.0, 0, corners
    while True:
        value, error = _both(f, waiting)
        spent += len(waiting)
        order = np.argsort(error)
        small = np.cumsum(error[order]) <= max(0.0, 0.25 * (allowed - settled))
        enough = settled + error.sum() <= allowed or spent > _MOST
        done = order if enough else order[small]
        total, settled = total + value[done].sum(axis=0), settled + float(error[done].sum())
        if enough:
            return total, settled
        waiting = in_eight(waiting[order[~small]])


def _both(f: Integrand, corners: Floats) -> tuple[Floats, Floats]:
    """The integrals (k, m) by degree 9, and by how much at most each differs from that by degree 7."""
    places, fine = _as_floats(2 * _FINE + 1)
    coarse = np.zeros(len(fine))
    below, weights = _as_floats(2 * _FINE - 1)
    for at, w in zip(below, weights, strict=True):
        coarse[np.abs(places - at).sum(axis=1).argmin()] = w
    values, errors = [], []
    for start in range(0, len(corners), _AT_ONCE):
        part = corners[start : start + _AT_ONCE]
        at = np.einsum("pj,kjx->kpx", places, part)
        found = f(at.reshape(-1, 3)).reshape(len(part), len(fine), -1)
        V = signed_volumes(part)[:, None]
        values.append(np.einsum("p,kpm->km", fine, found) * V)
        errors.append(np.abs(np.einsum("p,kpm->km", fine - coarse, found) * V).max(axis=1))
    return np.concatenate(values), np.concatenate(errors)


def in_eight(corners: Floats) -> Floats:
    """Each tetrahedron as eight of an eighth of its volume: four at its corners, four of the octahedron between."""
    middles = [(corners[:, i] + corners[:, j]) / 2.0 for i, j in _HALVES]
    ten = np.stack([*corners.swapaxes(0, 1), *middles], axis=1)
    parts: Floats = np.concatenate([ten[:, list(e)] for e in _EIGHT])
    return parts
