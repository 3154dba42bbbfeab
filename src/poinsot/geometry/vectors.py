"""Three-vectors over any scalar.

Units: those of the products of the entries. Law: ã b = a × b; a × b = −(b × a); (Ra) × (Rb) = R (a × b) for rotations
R, tests/geometry/test_rotations.py. Source: Featherstone 2008, §2.8 to 2.9; formulas.md §0.

What geometry asks of its numbers: a shape, finite values, and not all of them zero.

Values are looked at only where they are floats; over other scalars nothing is refused.
"""

from __future__ import annotations

import math

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.scalars import Scalar, sqrt
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


def norm(a: Array) -> Scalar:
    """√(a · a) in the unit of a, of a vector (n,) over any scalar; of floats however large or small, without overflow.

    Law: norm(s a) = |s| norm(a) for every float s whose product is finite. Source: Blue 1978, ACM Trans. Math. Softw. 4
    (scaling).
    """
    return math.hypot(*a.tolist()) if a.dtype != object else sqrt(dot(a, a))


def of_order_one(a: Array, b: Array) -> tuple[Array, Array]:
    """Both over one factor, the largest float of either, so that ratios of products cannot overflow.

    Over other scalars they stay as they are.
    """
    if a.dtype == object or b.dtype == object:
        return a, b
    size = max(np.abs(a).max(), np.abs(b).max())
    return a / size, b / size


def given(a: object, shape: tuple[int, ...], what: str) -> Array:
    """The entries as an array of this shape; GeometryError for other shapes and for floats that are not finite."""
    numbers: Array = array(shaped(a, shape, what))
    if numbers.dtype != object and not np.isfinite(numbers).all():
        raise GeometryError(f"{what} needs finite numbers; got {numbers.tolist()}")
    return numbers


def floats(a: object, what: str, last: int = 0) -> Floats:
    """The numbers as finite floats, of any shape or with ``last`` entries in the last axis; GeometryError otherwise."""
    try:
        numbers = np.asarray(a, dtype=float)
    except (TypeError, ValueError) as no_numbers:
        raise GeometryError(f"{what} needs real numbers; got {a!r:.120}") from no_numbers
    if last and (numbers.ndim == 0 or numbers.shape[-1] != last):
        raise GeometryError(f"{what} has {last} numbers; got an array of shape {numbers.shape}")
    if not np.isfinite(numbers).all():
        raise GeometryError(f"{what} needs finite numbers; got {numbers.tolist()}")
    return numbers


def nonzero(a: object, shape: tuple[int, ...], what: str) -> Array:
    """As :func:`given`, and not all zero."""
    numbers = given(a, shape, what)
    if numbers.dtype != object and not numbers.any():
        raise GeometryError(f"{what} needs a number other than zero; all of them are 0")
    return numbers


def positive(x: Scalar, what: str) -> Scalar:
    """The number; GeometryError for a float that is not finite and greater than zero."""
    if isinstance(x, (int, float, np.number)) and not 0.0 < x < np.inf:
        raise GeometryError(f"{what} needs a finite number greater than zero; got {x}")
    return x
