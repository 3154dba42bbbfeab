"""The arithmetic of scalars that stand for numbers known later: constants stay floats, 0 and ±1 fold.

    0·x = 0,   1·x = x,   −1·x = −x,   x ± 0 = x,   0/x = 0,   x/1 = x

Each function makes a method of such a scalar from its operation on two numbers, of which one may be a float. So what is
zero by structure vanishes while an algorithm runs.
Law: tests/compiler/test_traced.py and tests/backends/test_jax_scalar.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

Operation = Callable[[Any, Any], Any]
Folds = Mapping[float, Callable[[Any], Any]]
"""Constant → the result beside it, of the other number x."""


def constant(value: object) -> float | None:
    """The value as a Python float if it is a real constant, else None."""
    return float(value) if isinstance(value, (float, int, np.floating, np.integer, np.bool_)) else None


def method(of: Operation, folds: Folds, reverse: bool = False) -> Operation:
    """A method from an operation on two numbers."""

    def applied(self: Any, other: object) -> Any:
        if type(other) is type(self):
            return of(self, other)
        if (value := constant(other)) is None:
            return NotImplemented
        if (fold := folds.get(value)) is not None:
            return fold(self)
        return of(value, self) if reverse else of(self, value)

    return applied


SUM: Folds = {0.0: lambda x: x}
FROM: Folds = {0.0: lambda x: -x}
QUOTIENT: Folds = {1.0: lambda x: x, -1.0: lambda x: -x}
PRODUCT: Folds = {0.0: lambda x: 0.0, **QUOTIENT}
OVER: Folds = {0.0: lambda x: 0.0}
