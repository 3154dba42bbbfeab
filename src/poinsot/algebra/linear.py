"""Small linear algebra over any scalar, without pivoting and without branches on values.

Structural zeros stay zeros: on traced scalars the factorisation of a branch-sparse mass matrix costs what its pattern
costs. For matrices of floats use NumPy or SciPy.
Units: any of rows and columns. Law: the products are the matrix, over every scalar, tests/algebra/test_linear.py.
Source: Golub & Van Loan, Matrix Computations, ch. 3 and 4; of Lᵀ D L Featherstone 2008, §6.5.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.scalars import is_zero, less, where
from poinsot.records import dataclass

_RIGID = 1e60


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


def ltl(H: Array, least: Array | None = None) -> LTL:
    """H = Lᵀ D L of a symmetric positive definite (or quasi-definite) matrix; only its lower triangle is read.

    least: (n,) where H may be singular: rows whose pivots are below it depend on those after them, and x is 0 there
    """
    n = len(H)
    L = np.array(H, dtype=object)
    D = zeros(n)
    for k in reversed(range(n)):
        D[k] = L[k, k] if least is None else where(less(L[k, k], least[k]), _RIGID, L[k, k])
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


def masked(H: Array, free: Array) -> Array:
    """φ H φ + (1 − φ) diag H: the rows and columns where φ = ``free`` is 0 are cut off, but for their diagonal.

    Solved for φ b, x is 0 there and solves the rest of the equations.
    """
    cut = np.array(H, dtype=object)
    n = len(H)
    for i in range(n):
        for j in range(n):
            if i != j and not is_zero(H[i, j]):
                cut[i, j] = H[i, j] * (free[i] * free[j])
    return cut


@dataclass(frozen=True)
class LU:
    """The factors of T = L U without pivoting, both in one array: L unit lower, U upper triangular (n, n)."""

    T: Array

    def solve(self, b: Array) -> Array:
        """x with T x = b, for b (n,)."""
        x, n = np.array(b, dtype=object), len(self.T)
        for i in range(n):
            for j in range(i):
                if not is_zero(self.T[i, j]):
                    x[i] = x[i] - self.T[i, j] * x[j]
        for i in reversed(range(n)):
            for j in range(i + 1, n):
                if not is_zero(self.T[i, j]):
                    x[i] = x[i] - self.T[i, j] * x[j]
            x[i] = x[i] / self.T[i, i]
        return settle(x)


def lu(H: Array) -> LU:
    """L U = H of a matrix with nonzero leading minors."""
    T, n = np.array(H, dtype=object), len(H)
    for k in range(n):
        for i in range(k + 1, n):
            if is_zero(T[i, k]):
                continue
            T[i, k] = T[i, k] / T[k, k]
            for j in range(k + 1, n):
                if not is_zero(T[k, j]):
                    T[i, j] = T[i, j] - T[i, k] * T[k, j]
    return LU(T)


def solve_spd(H: Array, b: Array) -> Array:
    """x with H x = b, H symmetric positive definite (n, n), b (n,) or (n, k)."""
    return ltl(H).solve(b)
