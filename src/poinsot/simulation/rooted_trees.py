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

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import SimulationError

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


def polynomial(A: Floats, b: Floats, stiff: Floats, most: int, tolerance: float) -> Floats:
    """Weights B [power, s] of the highest order up to `most` for which b(θ) = Σ Bₖ θᵏ meets the conditions at every θ;
    b(1) is b, of at least that order. As many as can be of the further conditions b(θ)·v = θ², θ³, … are met, too.

    stiff  v [s] of each
    """
    for order in range(most, 0, -1):
        phi, sizes, right = _conditions(A, order)
        for more in range(min(len(stiff), order - 1), -1, -1):
            powers = np.append(sizes, np.arange(2, 2 + more))
            ones = np.append(right, np.ones(more))
            wanted = np.where(powers == np.arange(1, order + 1)[:, None], ones, 0.0)  # [power, condition]
            if (found := _met(np.vstack([phi, stiff[:more]]), wanted, tolerance)) is not None:
                found[-1] = b - found[:-1].sum(axis=0)
                return found
    return b[None, :]


def order_within(A: Floats, powers: Floats, tolerance: float) -> int:
    """The order of the value y + h Σᵢ bᵢ(θ) kᵢ at every θ, b(θ) = Σₖ Bₖ θᵏ; powers: B [power, s]."""
    exponents = np.arange(1, 1 + len(powers))
    return min(reached(A, theta**exponents @ powers, theta, LARGEST, tolerance) for theta in (0.3, 0.7))


def estimator(A: Floats, first: float, most: int, tolerance: float) -> Floats:
    """w (s,) [–], w₀ given, for which h Σ wᵢ kᵢ vanishes to the highest order, up to `most`; else SimulationError."""
    for order in range(most, 0, -1):
        phi, _, _ = _conditions(A, order)
        if (found := _met(phi[:, 1:], -first * phi[None, :, 0], tolerance)) is not None:
            return np.concatenate(([first], found[0]))
    raise SimulationError("a method of one stage, its start, has no error estimate")


def _conditions(A: Floats, order: int) -> tuple[Floats, Ints, Floats]:
    """Φ [tree, s], |τ| and 1/γ(τ) of all trees up to an order."""
    all_trees, phi = zip(*weights_of(A, order), strict=True)
    return np.stack(phi), np.array([*map(size_of, all_trees)]), 1.0 / np.array([*map(density, all_trees)])


def _met(phi: Floats, right: Floats, tolerance: float) -> Floats | None:
    """Least-norm weights [n, s] with Φ w = each right side [n, tree]; None if the conditions have no solution."""
    found = np.asarray(np.linalg.lstsq(phi, right.T, rcond=tolerance)[0].T, dtype=np.float64)
    size = np.maximum(1.0, np.abs(found) @ np.abs(phi).T)
    return found if np.all(np.abs(found @ phi.T - right) <= tolerance * size) else None


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
