"""Derivatives of a mechanism by dual numbers."""

from collections.abc import Callable
from typing import Any

import numpy as np

from multibody.moving import Floats, changing, moving, rate
from poinsot.algebra import Array, Dual, array, dual
from poinsot.multibody.tree import Tree


def columns(function: Callable[[Floats], Any], size: int) -> Floats:
    """The rates of a function along the unit vectors, side by side."""
    return np.array([rate(function(e)) for e in np.eye(size)]).T


def by_duals(function: Callable[..., Any], tree: Tree, q: Floats, v: Floats, x: Floats) -> list[Floats]:
    """∂/∂q along the tangent, ∂/∂v and ∂/∂x of function(tree, q, v, x)."""
    n = tree.nv
    return [
        columns(lambda e: function(tree, moving(tree, q, e), v, x), n),
        columns(lambda e: function(tree, q, changing(v, e), x), n),
        columns(lambda e: function(tree, q, v, changing(x, e)), n),
    ]


def chart_slopes(tree: Tree, v: Array) -> Array:
    C = np.zeros((tree.nv, tree.nv))
    for link in tree.links:
        n, still = len(link.v), array([Dual(float(v[k]), 0.0) for k in link.v])
        for m in range(n):
            rates = link.pair.chart_rate(array([Dual(0.0, float(i == m)) for i in range(n)]), still)
            C[list(link.v), link.v[m]] = [float(dual(x)) for x in rates]
    return C
