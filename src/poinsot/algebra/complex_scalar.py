"""Complex numbers over any scalar: what algorithms run on where eigenvalues are complex, traced scalars included.

Units: those of re and im, which are alike. Source: the definition.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.records import dataclass


@dataclass(eq=False, slots=True)
class Complex:
    """The number re + i im.

    (a + i b)(c + i d) = ac − bd + i (ad + bc)        1/(a + i b) = (a − i b)/(a² + b²)
    re, im  any scalars
    Folding 0 z = 0, a float, so that structural zeros vanish from algorithms
    Law     as Python's complex numbers, to rounding, tests/algebra/test_complex_scalar.py
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
