"""Allocation of arrays over any scalar. ``np.zeros`` is forbidden inside algorithms: it fixes the scalar to float."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Floats = NDArray[np.float64]
Vector = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

_FLOATS = (float, int, np.floating, np.integer)


def array(entries: object) -> Array:
    """The array of these scalars: float where all are floats, object otherwise."""
    a = np.array(entries, dtype=object)
    for x in a.flat:
        if not isinstance(x, _FLOATS):
            return a
    return a.astype(float)


def zeros(*shape: int) -> Array:
    """An object array of zeros that any scalar may be stored into."""
    a = np.empty(shape, dtype=object)
    a.fill(0.0)
    return a


def settle(a: Array) -> Array:
    """The same array with dtype float when every entry is a float: the result of a float algorithm."""
    return array(a) if a.dtype == object else a


def concatenate(parts: Iterable[object]) -> Array:
    """One vector from scalars and vectors, in order."""
    return array([x for part in parts for x in np.atleast_1d(np.asarray(part, dtype=object)).ravel()])


def distinct(numbers: Array) -> Array:
    """Numbers in increasing order, each once: `numpy.unique` without all that it imports on its first call."""
    found = np.sort(numbers, axis=None)
    return found if len(found) < 2 else np.asarray(found[np.diff(found, prepend=np.nan) != 0.0])


def unmasked(given: object) -> Floats:
    """Numbers as floats; masked entries become NaN. TypeError for texts, spans of time and complex numbers."""
    found: np.ma.MaskedArray[tuple[int, ...], np.dtype[np.generic]] = np.ma.asarray(given)
    if found.dtype.kind in "USmMc":
        raise TypeError(f"{found.dtype} is no kind of numbers")
    return np.asarray(np.ma.filled(found.astype(np.float64), np.nan))
