"""Dual numbers a + ε b, ε² = 0, over any scalar: exact first derivatives, and the numbers of screws.

The rule f(a + ε b) = f(a) + ε b f′(a) holds for every analytic f, so code run on duals gives its derivative along b
(formulas.md §7, (12)). Duals nest: a dual of duals carries second derivatives. Two duals that meet are taken to share
their ε: a number that is dual already enters an outer level as ``Dual(x, 0.0)``, written out.
Units: the dual part has that of the real part times that of ε: of a derivative, per unit of what it is taken by; of a
screw, times metre.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from poinsot.algebra import scalars
from poinsot.algebra.scalars import Scalar
from poinsot.records import dataclass

_PLAIN = frozenset((float, int))  # constants met so often that they are not made duals first


@dataclass(eq=False, slots=True)
class Dual:
    """The dual number ``real + ε dual``.

    (a + εa°)(b + εb°) = ab + ε(ab° + a°b)        (a + εa°)/(b + εb°) = a/b + ε(a°b − ab°)/b²
    real, dual  a and a°, any scalars: a value and its derivative, or a principal part and its moment
    Errors      division by a zero real part gives or raises what the scalar itself does
    Law         f(x + ε) = f(x) + ε f′(x), and nested once more f″, tests/algebra/test_dual.py
    Source      Brodsky & Shoham 1999, §2; formulas.md §7
    """

    real: Scalar
    dual: Scalar = 0.0

    __array_priority__: ClassVar[float] = -1.0  # above NumPy's scalars, which defer; below arrays, which then work so

    @staticmethod
    def constant(x: Scalar) -> Dual:
        """x + ε 0; a dual stays itself."""
        return x if isinstance(x, Dual) else Dual(x, 0.0)

    def __add__(self, other: object) -> Any:
        if type(other) in _PLAIN:
            return Dual(self.real + other, self.dual)
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        return Dual(self.real + o.real, self.dual + o.dual)

    __radd__ = __add__

    def __neg__(self) -> Dual:
        return Dual(-self.real, -self.dual)

    def __pos__(self) -> Dual:
        return self

    def __sub__(self, other: object) -> Any:
        if type(other) in _PLAIN:
            return Dual(self.real - other, self.dual)
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        return Dual(self.real - o.real, self.dual - o.dual)

    def __rsub__(self, other: object) -> Any:
        return (-self) + other

    def __mul__(self, other: object) -> Any:
        if type(other) in _PLAIN:
            return Dual(self.real * other, self.real * 0.0 + self.dual * other)  # NaN stays seen
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        return Dual(self.real * o.real, self.real * o.dual + self.dual * o.real)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Any:
        if type(other) in _PLAIN:
            quotient = self.real / other
            return Dual(quotient, (self.dual - quotient * 0.0) / other)
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        quotient = self.real / o.real
        return Dual(quotient, (self.dual - quotient * o.dual) / o.real)

    def __rtruediv__(self, other: object) -> Any:
        return Dual.constant(other) / self

    def __pow__(self, exponent: object) -> Any:
        if isinstance(exponent, np.ndarray):
            return NotImplemented
        if isinstance(exponent, (int, float, np.integer, np.floating)) and float(exponent).is_integer():
            n = int(exponent)
            return self._chain(self.real**n, n * self.real ** (n - 1)) if n else Dual(1.0, 0.0)
        return (self.log() * exponent).exp()

    def __rpow__(self, base: object) -> Any:
        return (self * scalars.log(base)).exp()

    def __abs__(self) -> Dual:
        return self.fabs()

    def _chain(self, value: Scalar, slope: Scalar) -> Dual:
        return Dual(value, slope * self.dual)

    def sin(self) -> Dual:
        """The sine."""
        return self._chain(scalars.sin(self.real), scalars.cos(self.real))

    def cos(self) -> Dual:
        """The cosine."""
        return self._chain(scalars.cos(self.real), -scalars.sin(self.real))

    def tan(self) -> Dual:
        """The tangent."""
        t = scalars.tan(self.real)
        return self._chain(t, 1.0 + t * t)

    def asin(self) -> Dual:
        """The arc sine; NaN outside [−1, 1]."""
        return self._chain(scalars.asin(self.real), 1.0 / scalars.sqrt(1.0 - self.real * self.real))

    def acos(self) -> Dual:
        """The arc cosine; NaN outside [−1, 1]."""
        return self._chain(scalars.acos(self.real), -1.0 / scalars.sqrt(1.0 - self.real * self.real))

    def atan(self) -> Dual:
        """The arc tangent."""
        return self._chain(scalars.atan(self.real), 1.0 / (1.0 + self.real * self.real))

    def atan2(self, other: object) -> Dual:
        """The angle of the point (other, self), in (−π, π]."""
        x = Dual.constant(other)
        r2 = self.real * self.real + x.real * x.real
        return Dual(scalars.atan2(self.real, x.real), (self.dual * x.real - self.real * x.dual) / r2)

    def sqrt(self) -> Dual:
        """The square root; NaN below 0."""
        root = scalars.sqrt(self.real)
        return self._chain(root, 0.5 / root)

    def exp(self) -> Dual:
        """The exponential."""
        e = scalars.exp(self.real)
        return self._chain(e, e)

    def log(self) -> Dual:
        """The natural logarithm; NaN below 0."""
        return self._chain(scalars.log(self.real), 1.0 / self.real)

    def tanh(self) -> Dual:
        """The hyperbolic tangent."""
        t = scalars.tanh(self.real)
        return self._chain(t, 1.0 - t * t)

    def fabs(self) -> Dual:
        """The absolute value; its slope at 0 is that of the right side."""
        return Dual.constant(scalars.where(scalars.less(self.real, 0.0), -self, self))

    def floor(self) -> Dual:
        """The greatest integer that is not above it; its slope is 0."""
        return self._chain(scalars.floor(self.real), 0.0)

    def less(self, other: object) -> Any:
        """The condition self < other, on the real parts."""
        return scalars.less(self.real, Dual.constant(other).real)

    @staticmethod
    def chosen(condition: object, a: object, b: object) -> Dual:
        """a where the condition holds, else b, part by part, for a condition without a known value."""
        a, b = Dual.constant(a), Dual.constant(b)
        return Dual(scalars.where(condition, a.real, b.real), scalars.where(condition, a.dual, b.dual))


def real(x: Scalar) -> Scalar:
    """The real part of a scalar: itself if it is not dual."""
    return x.real if isinstance(x, Dual) else x


def dual(x: Scalar) -> Scalar:
    """The dual part of a scalar: 0 if it is not dual."""
    return x.dual if isinstance(x, Dual) else 0.0
