"""What geometry asks of its numbers: a shape, finite values, and not all of them zero.

Values are looked at only where they are floats; over other scalars nothing is refused.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.errors import GeometryError
from poinsot.geometry.vectors import dot, shaped


def norm(a: Array) -> Scalar:
    """√(a · a), of a vector over any scalar."""
    return sqrt(dot(a, a))


def given(a: Any, shape: tuple[int, ...], what: str) -> Array:
    """The entries as an array of this shape; GeometryError for other shapes and for floats that are not finite."""
    numbers: Array = array(shaped(a, shape, what))
    if numbers.dtype != object and not np.isfinite(numbers).all():
        raise GeometryError(f"{what} needs finite numbers; got {numbers.tolist()}")
    return numbers


def nonzero(a: Any, shape: tuple[int, ...], what: str) -> Array:
    """As :func:`given`, and not all zero."""
    numbers = given(a, shape, what)
    if numbers.dtype != object and not numbers.any():
        raise GeometryError(f"{what} needs a number other than zero; all of them are 0")
    return numbers
