"""Functions of a place, as densities are, asked at many places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.columns import in_groups, on_rows
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.errors import GeometryError


def asked(function: Callable[[Array], object], places: Floats, what: str) -> Floats:
    """The values of a function of a place (3,) at places (n, 3); NaN where it divides by zero.

    At once where it runs on columns, those places together at which it decides alike; one by one elsewhere.
    Errors  GeometryError for values that are not one real number; whatever the function raises of one place
    """
    found = np.full(len(places), np.nan)

    def at_once(x: list[Scalar], count: int) -> Floats:
        return on_rows(function(array(x)), count)

    for rows, value in in_groups(places, [0, 1, 2], at_once):
        found[rows] = value if isinstance(value, np.ndarray) else [_one(function, x, what) for x in places[rows]]
    return found


def _one(function: Callable[[Array], Any], x: Floats, what: str) -> float:
    try:
        with np.errstate(all="ignore"):
            value = function(x)
    except ZeroDivisionError:
        return np.nan
    if unknown(value) or np.ndim(value) or value is None or isinstance(value, (str, bytes, complex)):
        raise GeometryError(
            f"{what} that is refined to an accuracy is one real number at each place; at {shown(x)} it is a "
            f"{type(value).__name__}. Over other scalars, give the degree of a polynomial that it is"
        )
    return float(value)


def shown(x: Floats) -> str:
    """A place as a message tells it."""
    return "(" + ", ".join(f"{c:.6g}" for c in x) + ") m"
