"""Three-vectors over any scalar.

Units: those of the products of the entries. Law: ã b = a × b; a × b = −(b × a); (Ra) × (Rb) = R (a × b) for rotations
R, tests/geometry/test_vectors.py. Source: Featherstone 2008, §2.8 to 2.9; formulas.md §0.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError

_NO_NUMBERS = frozenset((str, np.str_, bytes, list, tuple, dict, complex, np.complex128, type(None)))


def shaped(entries: object, shape: tuple[int, ...], what: str) -> Array:
    """The entries as an array of this shape, an array of it as it is. GeometryError, which says what was meant."""
    try:
        a: Array = entries if isinstance(entries, np.ndarray) else array(entries)
    except ValueError as ragged:
        raise GeometryError(f"{what} has {_size(shape)} numbers; got lists of several lengths") from ragged
    if a.shape != shape:
        raise GeometryError(f"{what} has {_size(shape)} numbers; got an array of shape {a.shape}")
    if a.dtype.kind == "f":
        return a
    words = a.dtype.kind not in "iuO" or not _NO_NUMBERS.isdisjoint(map(type, a.flat))
    if words:
        raise GeometryError(f"{what} has {_size(shape)} real numbers; got {a.tolist()}")
    return a


def _size(shape: tuple[int, ...]) -> str:
    return "×".join(map(str, shape))


def cross(a: Array, b: Array) -> Array:
    """a × b = ã b, for (3,) vectors over any scalar. GeometryError unless both have three entries."""
    if len(a) != 3 or len(b) != 3:
        raise GeometryError(f"a cross product takes two vectors of 3 numbers; got {len(a)} and {len(b)}")
    return array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def dot(a: Array, b: Array) -> Scalar:
    """a · b over any scalar. GeometryError for vectors of different lengths."""
    if len(a) != len(b):
        raise GeometryError(f"a scalar product takes two vectors of one length; got {len(a)} and {len(b)} numbers")
    total: Scalar = 0.0
    for x, y in zip(a, b, strict=True):
        total = total + x * y
    return total


def tilde(a: Array) -> Array:
    """The matrix ã with ã b = a × b."""
    x, y, z = shaped(a, (3,), "the vector of a cross product")
    return array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])


def untilde(A: Array) -> Array:
    """The vector of the skew part of A: untilde(ã) = a."""
    A = shaped(A, (3, 3), "the matrix of a cross product")
    return array([0.5 * (A[2, 1] - A[1, 2]), 0.5 * (A[0, 2] - A[2, 0]), 0.5 * (A[1, 0] - A[0, 1])])
