"""How far a state goes until what depends on it has changed by its unit: the size of states that no curvature tells.

    reach = the least d = 2ᵏ with |f(x ± d) − f(x)| ≥ 1

Units: of the state; f in those of what it gives. Law: tests/components/test_sizes.py, of f = x/c it is c but for a
factor of two. Source: the definition.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

import numpy as np

from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, number
from poinsot.errors import ModelError

_MOST = 200  # powers of two either way: 1e-60 to 1e60


def reach(function: Callable[[float], Sequence[Scalar]], x: float) -> float:
    """The size of a change of x for the values of a function; infinite where none changes them so much.

    What grows without end is found by halves; of other functions it is a size from where on they stay changed.
    """
    here = _values(function, x)
    if here is None or not _far(function, x, here, _MOST):
        return inf
    low, high = -_MOST, _MOST
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if _far(function, x, here, middle) else (middle, high)
    return 2.0**high


def conjugate(energy: Callable[..., Scalar], x: Sequence[float], k: int) -> Callable[[float], Sequence[Scalar]]:
    """∂H/∂x_k as a function of x_k."""
    return lambda at: [dual(energy(*x[:k], Dual(at, 1.0), *x[k + 1 :]))]


def _far(function: Callable[[float], Sequence[Scalar]], x: float, here: np.ndarray, power: int) -> bool:
    """Whether at 2^power from x a value is another by 1 or more, on either side; beyond where it is a number, it is."""
    d = 2.0**power
    found = [_values(function, x + d), _values(function, x - d)]
    return all(each is None or abs(each - here).max(initial=0.0) >= 1.0 for each in found) or any(
        each is not None and abs(each - here).max(initial=0.0) >= 1.0 for each in found
    )


def _values(function: Callable[[float], Sequence[Scalar]], x: float) -> np.ndarray | None:
    """Its values; None where one of them is no number, or not known yet."""
    try:
        with np.errstate(all="ignore"):
            found = list(function(x))
    except (ArithmeticError, TypeError, ValueError, AttributeError, IndexError, ModelError):
        return None
    if not all(number(each) and not np.isnan(float(each)) for each in found):
        return None
    return np.array(found, dtype=np.float64)
