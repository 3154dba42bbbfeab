"""Dual numbers a + ε b, ε² = 0, over any scalar: exact first derivatives, and the numbers of screws.

The rule f(a + ε b) = f(a) + ε b f′(a) holds for every analytic f, so code run on duals gives its derivative along b
(formulas.md §7, (12)). Duals nest: a dual of duals carries second derivatives. Two duals that meet are taken to share
their ε: a number that is dual already enters an outer level as ``Dual(x, 0.0)``, written out.
Units: the dual part has that of the real part times that of ε: of a derivative, per unit of what it is taken by; of a
screw, times metre.

Functions of a dual variable x̂ = x + ε x°, and their two derivatives.

A *dual* function f̂ = f + ε f° is analytic when df̂/dx̂ does not depend on the direction of dx̂ (12)–(15). A *real*
function u(x, x°), such as an energy, has a derivative by the dual variable as well, if products of dual numbers are
moment products: every one has, and the rules of ordinary derivatives hold (45)–(66).

The derivatives are exact: they run the function on duals *inside* the given ones, (x + η dx) + ε (x° + η dx°). So a
function may close over floats and symbols, but a scalar that is itself dual must be an argument, not a closure.

Law     each of (51)–(66) on random functions, tests/algebra/test_dual.py
Source  Brodsky & Shoham 1999 (S4), §1.2 and §4.2–4.4; formulas.md §7
Units   dual parts have those of the real parts times metre: an energy [J] by x̂ = θ + ε d gives F + ε τ [N, N·m]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np

from poinsot.algebra import scalars
from poinsot.algebra.arrays import array
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


DualFunction = Callable[..., Any]
"""f̂(x̂, …): a dual number, or a list or an array of them."""
RealFunction = Callable[..., Scalar]
"""u(x̂, …): a real number from dual ones."""

_ONE, _EPSILON, _ZERO = Dual(1.0, 0.0), Dual(0.0, 1.0), Dual(0.0, 0.0)


def lifted(x: Scalar) -> Dual:
    """The real number x as the dual number x + ε 0, also when x is itself a dual number (a derivative)."""
    return Dual(x, 0.0)


# ------------------------------------------------------------------------------------------------ dual functions


def analytic(f: Callable[[Scalar], Scalar], extra: Callable[[Scalar], Scalar] | None = None) -> DualFunction:
    """The analytic function f̂(x + ε x°) = f(x) + ε [x° f′(x) + f̃(x)] of two real ones, f and f̃ = extra (12)."""

    def function(x: Dual) -> Dual:
        y = Dual.constant(f(x))
        return y if extra is None else Dual(y.real, y.dual + extra(x.real))

    return function


def dual_rate(f: DualFunction, x: Sequence[object], dx: Sequence[object]) -> Any:
    """d/dη f̂(x̂₁ + η dx̂₁, x̂₂ + η dx̂₂, …) at η = 0: a rate, if dx̂ is the rate of x̂.

    x, dx  the arguments of f̂ and their changes: dual numbers, or sequences of them, in a sequence
    """
    return _each(lambda y: Dual(dual(real(y)), dual(dual(y))), f(*map(_moved, x, dx)))


def dual_derivative(f: DualFunction, x: Dual) -> Any:
    """df̂/dx̂ = ∂f/∂x + ε ∂f°/∂x of an analytic dual function (14), (15)."""
    return dual_rate(f, [x], [_ONE])


def analyticity(f: DualFunction, x: Dual) -> tuple[Any, Any]:
    """(∂f/∂x°, ∂f/∂x − ∂f°/∂x°) at x̂: both vanish exactly where f̂ = f + ε f° is analytic (13)."""
    by_x, by_moment = dual_rate(f, [x], [_ONE]), dual_rate(f, [x], [_EPSILON])
    return _each(real, by_moment), _each(real, by_x) - _each(dual, by_moment)


# ------------------------------------------------------------------------------------------------ real functions


def moment_derivative(u: RealFunction, x: Dual, *others: Dual) -> Dual:
    """Du/dx̂ = ∂u/∂x° + ε ∂u/∂x of a real function u(x̂, others…) (51).

    It is defined by du = [Du/dx̂ | dx̂] (47): so an energy gives F + ε τ, force and torque. The others are held.
    """
    return moment_gradient(lambda first, rest: u(*first, *rest), [x], others)[0]


def moment_gradient(u: RealFunction, x: Sequence[Dual], *others: Sequence[Dual]) -> list[Dual]:
    """(Du/dx̂₁, Du/dx̂₂, …) of u(x̂, others…), where x̂ and the others are sequences of dual numbers."""
    held = [_moved(group, [_ZERO] * len(group)) for group in others]

    def slope(k: int, direction: Dual) -> Scalar:
        return dual(u(_moved(x, [direction if j == k else _ZERO for j in range(len(x))]), *held))

    return [Dual(slope(k, _EPSILON), slope(k, _ONE)) for k in range(len(x))]


def moment_integral(
    f: Callable[[Scalar], Scalar], integral_of_extra: Callable[[Scalar], Scalar] | None = None
) -> RealFunction:
    """u = x° f(x) + ∫f̃ dx, with the analytic f̂ of (12) as its derivative by x̂: the only functions with a second one
    (61)."""

    def function(x: Dual) -> Scalar:
        u = x.dual * f(x.real)
        return u if integral_of_extra is None else u + integral_of_extra(x.real)

    return function


def _moved(x: Any, dx: Any) -> Any:
    """(x + η dx) + ε (x° + η dx°), for a dual number or for each of a sequence."""
    if isinstance(x, Dual):
        return Dual(Dual(x.real, dx.real), Dual(x.dual, dx.dual))
    return [_moved(y, dy) for y, dy in zip(x, dx, strict=True)]


def _each(function: Callable[[Any], Any], y: object) -> Any:
    """The function of a scalar, or of every entry of a list or an array."""
    if isinstance(y, list):
        return [_each(function, entry) for entry in y]
    return array([_each(function, entry) for entry in y]) if isinstance(y, np.ndarray) else function(y)
