"""What geometry asks of its numbers: a shape, finite values, and not all of them zero.

Values are looked at only where they are floats; over other scalars nothing is refused.
"""

from __future__ import annotations

import math

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.errors import GeometryError
from poinsot.geometry.vectors import dot, shaped


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
