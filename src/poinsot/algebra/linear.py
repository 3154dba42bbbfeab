"""Small linear algebra over any scalar, without pivoting and without branches on values.

Structural zeros stay zeros: on traced scalars the factorisation of a branch-sparse mass matrix costs what its pattern
costs. For matrices of floats use NumPy or SciPy.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.scalars import is_zero


@dataclass(frozen=True)
class LTL:
    """The factors of H = Lᵀ D L: L unit lower triangular (n, n), D (n,) diagonal.

    Factorising from the last row upwards makes no fill-in for the mass matrix of a tree numbered from root to leaves
    (Featherstone 2008, §6.5). Law: Lᵀ D L = H, and L inherits the branch pattern of H.
    """

    L: Array
    D: Array

    def half_solve(self, b: Array) -> Array:
        """y with Lᵀ y = b, for b (n,) or (n, k)."""
        x = np.array(b, dtype=object)
        for i in reversed(range(len(self.D))):
            for j in range(i):
                if not is_zero(self.L[i, j]):
                    x[j] = x[j] - self.L[i, j] * x[i]
        return x

    def solve(self, b: Array) -> Array:
        """x with H x = b, for b (n,) or (n, k)."""
        x = self.half_solve(b)
        n = len(self.D)
        for i in range(n):  # D z = y
            x[i] = x[i] / self.D[i]
        for i in range(n):  # L x = z
            for j in range(i):
                if not is_zero(self.L[i, j]):
                    x[i] = x[i] - self.L[i, j] * x[j]
        return settle(x)


def ltl(H: Array) -> LTL:
    """H = Lᵀ D L of a symmetric positive definite (or quasi-definite) matrix; only its lower triangle is read."""
    n = len(H)
    L = np.array(H, dtype=object)
    D = zeros(n)
    for k in reversed(range(n)):
        D[k] = L[k, k]
        row = [i for i in range(k) if not is_zero(L[k, i])]
        factor = {i: L[k, i] / D[k] for i in row}
        for i in row:
            for j in row:
                if j <= i:
                    L[i, j] = L[i, j] - factor[i] * L[k, j]
        for i in row:
            L[k, i] = factor[i]
    for i in range(n):
        L[i, i] = 1.0
        L[i, i + 1 :] = 0.0
    return LTL(L, D)


def solve_spd(H: Array, b: Array) -> Array:
    """x with H x = b, H symmetric positive definite (n, n), b (n,) or (n, k)."""
    return ltl(H).solve(b)
