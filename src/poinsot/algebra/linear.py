"""Small linear algebra over any scalar, without pivoting and without branches on values.

Structural zeros stay zeros: on traced scalars the factorisation of a branch-sparse mass matrix costs what its pattern
costs. For matrices of floats use NumPy or SciPy.
Units: any of rows and columns. Law: the products are the matrix, over every scalar, tests/algebra/test_linear.py.
Source: Golub & Van Loan, Matrix Computations, ch. 3 and 4; of Lᵀ D L Featherstone 2008, §6.5.

Complex numbers over any scalar: what algorithms run on where eigenvalues are complex, traced scalars included.

Units: those of re and im, which are alike. Source: the definition.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.scalars import Scalar, is_zero, less, where
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


@dataclass(eq=False, slots=True)
class Complex:
    """The number re + i im.

    (a + i b)(c + i d) = ac − bd + i (ad + bc)        1/(a + i b) = (a − i b)/(a² + b²)
    re, im  any scalars
    Folding 0 z = 0, a float, so that structural zeros vanish from algorithms
    Law     as Python's complex numbers, to rounding, tests/algebra/test_scalars.py
    """

    re: Scalar
    im: Scalar = 0.0

    __array_priority__: ClassVar[float] = -1.0  # above NumPy's scalars, which defer; below arrays, which then work so

    @staticmethod
    def of(x: Any) -> Complex:
        """x + i 0; a complex number stays itself."""
        return x if isinstance(x, Complex) else Complex(x)

    def __add__(self, other: object) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Complex.of(other)
        return Complex(self.re + o.re, self.im + o.im)

    __radd__ = __add__

    def __neg__(self) -> Complex:
        return Complex(-self.re, -self.im)

    def __sub__(self, other: object) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Complex.of(other)
        return Complex(self.re - o.re, self.im - o.im)

    def __rsub__(self, other: object) -> Any:
        return Complex.of(other) - self

    def __mul__(self, other: object) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        if not isinstance(other, Complex):
            return 0.0 if is_zero(other) else Complex(self.re * other, self.im * other)
        return Complex(self.re * other.re - self.im * other.im, self.re * other.im + self.im * other.re)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        if not isinstance(other, Complex):
            return Complex(self.re / other, self.im / other)
        square = other.re * other.re + other.im * other.im
        return self * Complex(other.re / square, -(other.im / square))

    def __rtruediv__(self, other: object) -> Any:
        return Complex.of(other) / self
