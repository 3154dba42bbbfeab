"""The order conditions of Runge–Kutta methods: one for each rooted tree.

    b·Φ(τ) = 1/γ(τ),   Φᵢ(τ) = Π over the branches τ₁ … of τ of Σⱼ aᵢⱼ Φⱼ(τₖ),   γ(τ) = |τ| Π γ(τₖ)

A tree is the sorted tuple of its branches, () the single vertex. Source: Hairer, Nørsett & Wanner I, §II.2; Butcher
(2016), §31. Law: tests/simulation/test_methods.py, by trees that are made another way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Floats

Tree: TypeAlias = tuple[Any, ...]

LARGEST = 10
"""The highest order whose conditions are looked at: 1,842 trees up to there."""


@cache
def trees(vertices: int) -> tuple[Tree, ...]:
    """All rooted trees with so many vertices: 1, 1, 2, 4, 9, 20, 48, 115, 286, 719."""
    return tuple(sorted(forests(vertices - 1, vertices - 1)))


def forests(vertices: int, largest: int, below: Tree | None = None) -> Iterator[Tree]:
    """The multisets of trees with so many vertices in all, none larger; of the largest, none beyond `below`."""
    if vertices == 0:
        yield ()
        return
    for size in range(min(largest, vertices), 0, -1):
        for tree in trees(size):
            if below is None or (size, tree) <= (size_of(below), below):
                for rest in forests(vertices - size, size, tree):
                    yield tuple(sorted((tree, *rest)))


@cache
def size_of(tree: Tree) -> int:
    """|τ|, its vertices."""
    return 1 + sum(map(size_of, tree))


@cache
def density(tree: Tree) -> int:
    """γ(τ)."""
    return size_of(tree) * prod(map(density, tree))


def weights_of(A: Floats, order: int) -> Iterator[tuple[Tree, Floats]]:
    """Every tree up to an order, with Φ(τ) [s]."""
    known: dict[Tree, Floats] = {}
    for vertices in range(1, order + 1):
        for tree in trees(vertices):
            known[tree] = np.prod([A @ known[branch] for branch in tree], axis=0) * np.ones(len(A))
            yield tree, known[tree]


def reached(A: Floats, weights: Floats, target: float, most: int, tolerance: float) -> int:
    """The order up to which w·Φ(τ) = target^|τ|/γ(τ) holds; target 1 for a step, θ inside it, 0 for an estimator."""
    for tree, phi in weights_of(A, most):
        right = target ** size_of(tree) / density(tree)
        if abs(float(weights @ phi) - right) > tolerance * max(1.0, float(np.abs(weights) @ np.abs(phi))):
            return size_of(tree) - 1
    return most


def missed(A: Floats, b: Floats, order: int, tolerance: float) -> tuple[str, float, float] | None:
    """The first condition up to an order that does not hold: its text, its left side and its right one."""
    for tree, phi in weights_of(A, order):
        found, right = float(b @ phi), 1 / density(tree)
        if abs(found - right) > tolerance * max(1.0, float(np.abs(b) @ np.abs(phi))):
            return f"b·{written(tree)} = 1/{density(tree)}", found, right
    return None


def written(tree: Tree) -> str:
    """Φ(τ) as text, with c = A 1 and products by components: 1, c², (c·Ac), …"""
    branches = Counter(tree)
    leaves = branches.pop((), 0)
    parts = [] if not leaves else ["c" if leaves == 1 else f"c^{leaves}"]
    for branch, count in sorted(branches.items()):
        inner = f"A{written(branch)}"
        parts += [inner] * count
    if not parts:
        return "1"
    return parts[0] if len(parts) == 1 else f"({'·'.join(parts)})"
