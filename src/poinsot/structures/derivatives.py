"""Exact first derivatives of functions of a state, by dual numbers, over any scalar.

Units: those of the function per unit of x. Law: exact on polynomials, the Hessian symmetric,
tests/structures/test_port_hamiltonian.py. Source: Griewank & Walther 2008, ch. 3 (forward mode).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar


def along(x: Array, k: int) -> Array:
    """x + ε (k-th unit vector), as an object array of duals."""
    moved = np.empty(len(x), dtype=object)
    for i, xi in enumerate(x):
        moved[i] = Dual(xi, 1.0 if i == k else 0.0)
    return moved


def gradient(function: Callable[[Array], Scalar], x: object) -> Array:
    """∂f/∂x (n,) of a function of x (n,) with one value."""
    x = np.asarray(x)
    return array([dual(function(along(x, k))) for k in range(len(x))])


def partials(function: Callable[[Array], Any], x: Any) -> list[Array]:
    """∂A/∂x_k (the shape of A) for each k of x (n,), of a function with array values."""
    return [partial(function, np.asarray(x), k) for k in range(len(x))]


def partial(function: Callable[[Array], object], x: Array, k: int) -> Array:
    """∂A/∂x_k (the shape of A) of a function of x (n,) with array values."""
    return _dual_parts(np.asarray(function(along(x, k)), dtype=object))


def hessian(function: Callable[[Array], Scalar], x: object) -> Array:
    """∂²f/∂x² (n, n)."""
    x = np.asarray(x)
    return (
        np.stack([_dual_parts(gradient(function, along(x, k))) for k in range(len(x))]) if len(x) else x.reshape(0, 0)
    )


def _dual_parts(a: Array) -> Array:
    return array([dual(v) for v in a.flat]).reshape(a.shape)
