"""Numbers that users give: read in their evident meaning, or refused; text, truth values, NaN and the like are no
numbers."""

from __future__ import annotations

from numbers import Real

import numpy as np

from poinsot.algebra.arrays import Floats

STATE_LIMIT = 1e60
"""Beyond it nothing in SI units is: products of a few such numbers still are floats. Files hold to it too."""


def given_numbers(value: object) -> Floats | None:
    """A number, or a list of numbers, as a vector; None for anything else: text, nested or ragged lists, NaN, 1e61."""
    try:
        found = np.asarray(value)
        if found.dtype.kind == "O" and all(isinstance(x, Real) and not isinstance(x, bool) for x in found.flat):
            found = found.astype(np.float64)
    except Exception:  # whatever an object of the user's does when it is asked for numbers
        return None
    if found.dtype.kind not in "iuf" or found.ndim > 1:
        return None
    numbers = np.atleast_1d(found).astype(np.float64)
    return numbers if np.isfinite(numbers).all() and np.abs(numbers).max(initial=0.0) <= STATE_LIMIT else None


def given_number(value: object) -> float | None:
    """One number, not in a list; None for anything else."""
    found = None if is_list(value) else given_numbers(value)
    return float(found[0]) if found is not None and found.shape == (1,) else None


def is_list(value: object) -> bool:
    """Whether it holds several things in order, be it one."""
    return isinstance(value, (list, tuple)) or (isinstance(value, np.ndarray) and value.ndim > 0)


def shown(value: object) -> str:
    """A value as a message quotes it: short, on one line."""
    try:
        text = " ".join(repr(value).split())
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."
