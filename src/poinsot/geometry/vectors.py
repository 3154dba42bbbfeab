"""Three-vectors over any scalar."""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError


def shaped(entries: Any, shape: tuple[int, ...], what: str) -> Array:
    """The entries as an array of this shape, an array of it as it is. GeometryError, which says what was meant."""
    a: Array = entries if isinstance(entries, np.ndarray) else array(entries)
    if a.shape != shape:
        size = "×".join(map(str, shape))
        raise GeometryError(f"{what} has {size} numbers; got an array of shape {a.shape}")
    return a


def cross(a: Array, b: Array) -> Array:
    """a × b = ã b, for (3,) vectors over any scalar."""
    return array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def dot(a: Array, b: Array) -> Scalar:
    """a · b over any scalar."""
    total: Scalar = 0.0
    for x, y in zip(a, b, strict=True):
        total = total + x * y
    return total


def tilde(a: Array) -> Array:
    """The matrix ã with ã b = a × b."""
    x, y, z = a
    return array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])


def untilde(A: Array) -> Array:
    """The vector of the skew part of A: untilde(ã) = a."""
    return array([0.5 * (A[2, 1] - A[1, 2]), 0.5 * (A[0, 2] - A[2, 0]), 0.5 * (A[1, 0] - A[0, 1])])
