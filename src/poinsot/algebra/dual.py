"""Dual numbers a + ε b, ε² = 0, over any scalar: exact first derivatives, and the numbers of screws.

The rule f(a + ε b) = f(a) + ε b f′(a) holds for every analytic f, so code run on duals gives its derivative along b
(formulas.md §7, (12)). Duals nest: a dual of duals carries second derivatives.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from poinsot.algebra import scalars
from poinsot.algebra.scalars import Scalar


@dataclass(frozen=True, eq=False)
class Dual:
    """The dual number ``real + ε dual``.

    Addition and multiplication follow ε² = 0; (a + εa°)/(b + εb°) = a/b + ε(a°b − ab°)/b² needs b ≠ 0 and otherwise
    gives what its scalar gives for division by zero. Law: Dual(f)(x + ε) = f(x) + ε f′(x) (Brodsky & Shoham, §1).
    """

    real: Scalar
    dual: Scalar = 0.0

    __array_priority__ = 100

    @staticmethod
    def constant(x: Scalar) -> Dual:
        """x + ε 0; a dual stays itself."""
        return x if isinstance(x, Dual) else Dual(x, 0.0)

    def __add__(self, other: Any) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        return Dual(self.real + o.real, self.dual + o.dual)

    __radd__ = __add__

    def __neg__(self) -> Dual:
        return Dual(-self.real, -self.dual)

    def __pos__(self) -> Dual:
        return self

    def __sub__(self, other: Any) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        return Dual(self.real - o.real, self.dual - o.dual)

    def __rsub__(self, other: Any) -> Any:
        return (-self) + other

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        return Dual(self.real * o.real, self.real * o.dual + self.dual * o.real)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        if isinstance(other, np.ndarray):
            return NotImplemented
        o = Dual.constant(other)
        quotient = self.real / o.real
        return Dual(quotient, (self.dual - quotient * o.dual) / o.real)

    def __rtruediv__(self, other: Any) -> Any:
        return Dual.constant(other) / self

    def __pow__(self, exponent: Any) -> Any:
        if isinstance(exponent, int):
            if exponent == 0:
                return Dual(1.0, 0.0)
            return Dual(self.real**exponent, exponent * self.real ** (exponent - 1) * self.dual)
        return (Dual.constant(exponent) * self.log()).exp()

    def _chain(self, value: Scalar, slope: Scalar) -> Dual:
        return Dual(value, slope * self.dual)

    def sin(self) -> Dual:
        return self._chain(scalars.sin(self.real), scalars.cos(self.real))

    def cos(self) -> Dual:
        return self._chain(scalars.cos(self.real), -scalars.sin(self.real))

    def tan(self) -> Dual:
        t = scalars.tan(self.real)
        return self._chain(t, 1.0 + t * t)

    def asin(self) -> Dual:
        return self._chain(scalars.asin(self.real), 1.0 / scalars.sqrt(1.0 - self.real * self.real))

    def acos(self) -> Dual:
        return self._chain(scalars.acos(self.real), -1.0 / scalars.sqrt(1.0 - self.real * self.real))

    def atan(self) -> Dual:
        return self._chain(scalars.atan(self.real), 1.0 / (1.0 + self.real * self.real))

    def atan2(self, other: Any) -> Dual:
        """The angle of the point (other, self)."""
        x = Dual.constant(other)
        r2 = self.real * self.real + x.real * x.real
        return Dual(scalars.atan2(self.real, x.real), (self.dual * x.real - self.real * x.dual) / r2)

    def sqrt(self) -> Dual:
        root = scalars.sqrt(self.real)
        return self._chain(root, 0.5 / root)

    def exp(self) -> Dual:
        e = scalars.exp(self.real)
        return self._chain(e, e)

    def log(self) -> Dual:
        return self._chain(scalars.log(self.real), 1.0 / self.real)

    def tanh(self) -> Dual:
        t = scalars.tanh(self.real)
        return self._chain(t, 1.0 - t * t)

    def fabs(self) -> Dual:
        return _Choice(scalars.less(self.real, 0.0)).choose(-self, self)

    def less(self, other: Any) -> Any:
        """The condition on the real parts."""
        condition = scalars.less(self.real, Dual.constant(other).real)
        return condition if isinstance(condition, (bool, np.bool_)) else _Choice(condition)


@dataclass(frozen=True)
class _Choice:
    """A condition that is not yet known, applied to both parts of a dual."""

    condition: Any

    def choose(self, a: Any, b: Any) -> Dual:
        a, b = Dual.constant(a), Dual.constant(b)
        return Dual(
            scalars.where(self.condition, a.real, b.real), scalars.where(self.condition, a.dual, b.dual)
        )


def real(x: Scalar) -> Scalar:
    """The real part of a scalar: itself if it is not dual."""
    return x.real if isinstance(x, Dual) else x


def dual(x: Scalar) -> Scalar:
    """The dual part of a scalar: 0 if it is not dual."""
    return x.dual if isinstance(x, Dual) else 0.0
