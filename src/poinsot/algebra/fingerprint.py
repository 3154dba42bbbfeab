"""A text that tells one function from all others by what it does to numbers."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import casadi
import numpy as np

from poinsot.algebra.traced import Traced, symbols


def fingerprint(function: Callable[..., Any], arguments: int) -> str:
    """A digest of the operations that ``function`` does on so many scalars, constants to their last bit.

    Two functions with the same digest give the same values. Errors: TypeError if the function needs a value, as in
    ``if x > 0`` or ``math.sin(x)``.
    """
    given = list(symbols("x", (arguments,)))
    value = function(*given)
    results = np.atleast_1d(np.asarray(value, dtype=object)).ravel()
    nodes = [r.node if isinstance(r, Traced) else casadi.SX(float(r)) for r in results]
    program = casadi.Function("f", [g.node for g in given], nodes)
    return sha256(program.serialize().encode()).hexdigest()[:32]
