"""The sinc family: the only small-angle code in the library.

Each function is a quotient with a removable singularity at θ = 0, written as an analytic function of s = θ². Below
s = 1 it is the Taylor series (truncated under 1e-17), above it the closed form; both branches are finite everywhere, so
compiled code may evaluate both, and derivatives of either branch are derivatives of the function.

    sinc(s)     = sin θ / θ            versine(s)  = (1 − cos θ)/θ²       cubic(s)   = (θ − sin θ)/θ³
    cotangent(s) = (1 − θ sin θ/(2(1 − cos θ)))/θ²                        (the coefficient of ω̃² in dexp⁻¹)
    arc(r², w)  = atan2(r, w)/r                                           (of the logarithm of a quaternion)
    whole_arc(r², w)  the same for w < 0, too, where r is not 0           (of an angle from its sines and its cosine)
    langevin(x) = coth x − 1/x, its slope 1/x² − 1/sinh²x and its integral ln(sinh x/x)

Law: value and derivatives agree with the exact functions at every scale of θ, also for a tiny θ beside a translation
of metres, tests/algebra/test_scalars.py.
Source: Hairer, Lubich & Wanner 2006, §IV.8; formulas.md §2.
Units: θ [rad], s = θ² [rad²]; the values have none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from fractions import Fraction as Q
from math import factorial, pi

from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar, absolute, atan2, cos, exp, less, log, sin, sqrt, where

_SERIES_BELOW = 1.0
_SINC = [(-1) ** k / factorial(2 * k + 1) for k in range(11)]
_COSINE = [(-1) ** k / factorial(2 * k) for k in range(11)]
_VERSINE = [(-1) ** k / factorial(2 * k + 2) for k in range(11)]
_ARC = [(-1) ** k / (2 * k + 1) for k in range(7)]
_CUBIC = [(-1) ** k / factorial(2 * k + 3) for k in range(11)]
_SINHC = [1.0 / factorial(2 * k + 1) for k in range(10)]
_LANGEVIN = [1.0 / factorial(2 * k + 2) - 1.0 / factorial(2 * k + 3) for k in range(10)]


def _cotangent_series(terms: int) -> list[float]:
    """Coefficients of (1 − (θ/2) cot(θ/2))/θ²: quotient of two series in s, by long division over exact rationals."""
    numerator = [Q(-1) ** k * (Q(1, factorial(2 * k + 2)) * 2 - Q(1, factorial(2 * k + 1))) for k in range(terms + 1)]
    denominator = [Q(-1) ** k * Q(2, factorial(2 * k + 2)) for k in range(terms + 1)]
    numerator = numerator[1:]  # the constant terms cancel: divide once by s
    quotient: list[Q] = []
    for k in range(terms):
        quotient.append((numerator[k] - sum(quotient[i] * denominator[k - i] for i in range(k))) / denominator[0])
    return [float(c) for c in quotient]


_COTANGENT = _cotangent_series(14)


def _horner(s: Scalar, coefficients: list[float]) -> Scalar:
    value: Scalar = coefficients[-1]
    for c in reversed(coefficients[:-1]):
        value = value * s + c
    return value


def _piecewise(s: Scalar, series: list[float], closed: Callable[[Scalar], Scalar]) -> Scalar:
    """The series below 1, the closed form above; the one not chosen is evaluated at a harmless place."""
    small = less(s, _SERIES_BELOW)
    return where(small, _horner(where(small, s, 0.0), series), closed(sqrt(where(small, 1.0, s))))


def sinc(s: Scalar) -> Scalar:
    """sin θ / θ at s = θ²."""
    return _piecewise(s, _SINC, lambda t: sin(t) / t)


def cosine(s: Scalar) -> Scalar:
    """cos θ at s = θ²: analytic in s, so it has derivatives at θ = 0."""
    return _piecewise(s, _COSINE, cos)


def versine(s: Scalar) -> Scalar:
    """(1 − cos θ)/θ² at s = θ²."""
    return _piecewise(s, _VERSINE, lambda t: (1.0 - cos(t)) / (t * t))


def cubic(s: Scalar) -> Scalar:
    """(θ − sin θ)/θ³ at s = θ²."""
    return _piecewise(s, _CUBIC, lambda t: (t - sin(t)) / (t * t * t))


def cotangent(s: Scalar) -> Scalar:
    """(1 − θ sin θ/(2(1 − cos θ)))/θ² at s = θ² < (2π)²."""
    return _piecewise(s, _COTANGENT, lambda t: (1.0 - t * sin(t) / (2.0 * (1.0 - cos(t)))) / (t * t))


def arc(r2: Scalar, w: Scalar) -> Scalar:
    """atan2(r, w)/r at r² ≥ 0 and w ≥ 0, not both zero: near r = 0 its series in z = (r/w)²."""
    near = less(r2, 1e-3 * (w * w))  # of z = (r/w)²: there the series is exact to rounding
    z = where(near, r2 / where(near, w * w, 1.0), 0.0)
    series = _horner(z, _ARC)
    r = sqrt(where(near, 1.0, r2))
    return where(near, series / where(near, w, 1.0), atan2(r, w) * r / where(near, 1.0, r2))


def whole_arc(r2: Scalar, w: Scalar) -> Scalar:
    """atan2(r, w)/r at r² ≥ 0 and any w; where w < 0 it is (π − atan2(r, −w))/r, of r² > 0."""
    short, back = arc(r2, absolute(w)), less(w, 0.0)
    return where(back, pi / sqrt(where(back, r2, 1.0)) - short, short)


def langevin(x: Scalar) -> Scalar:
    """coth x − 1/x, odd, from −1 to 1, with the slope 1/3 at 0; of a symbol a function by its name."""
    if is_symbol(x):
        return named("langevin", x)
    if isinstance(x, Dual):
        return Dual(langevin(x.real), langevin_slope(x.real) * x.dual)
    return x * _over_x(x * x)


def langevin_slope(x: Scalar) -> Scalar:
    """1/x² − 1/sinh²x."""
    if is_symbol(x):
        return named("langevin_slope", x)
    s = x * x
    small = less(s, _SERIES_BELOW)
    low = where(small, s, 0.0)
    quotient = _horner(low, _LANGEVIN) / _horner(low, _SINHC)
    high = where(small, 1.0, s)
    e = exp(-2.0 * sqrt(high))
    return where(
        small, 1.0 - low * quotient * quotient - 2.0 * quotient, 1.0 / high - 4.0 * e / ((1.0 - e) * (1.0 - e))
    )


def langevin_potential(x: Scalar) -> Scalar:
    """ln(sinh x/x), the integral of `langevin`."""
    if is_symbol(x):
        return named("langevin_potential", x)
    if isinstance(x, Dual):
        return Dual(langevin_potential(x.real), langevin(x.real) * x.dual)

    def closed(t: Scalar) -> Scalar:
        return t + log(0.5 * (1.0 - exp(-2.0 * t)) / t)

    s = x * x
    small = less(s, _SERIES_BELOW)
    return where(small, log(_horner(where(small, s, 0.0), _SINHC)), closed(sqrt(where(small, 1.0, s))))


def is_symbol(x: Scalar) -> bool:
    """Whether x is an expression of SymPy."""
    return type(x).__module__.partition(".")[0] == "sympy"


def named(name: str, *x: Scalar, home: str = __name__) -> Scalar:
    """A function of SymPy that is known by its name alone, and the module that computes it."""
    function = sys.modules["sympy"].Function
    return type(name, (function,), {"__module__": "sympy", "home": home})(*x)


def _over_x(s: Scalar) -> Scalar:
    """(coth x − 1/x)/x at s = x²; below 1 by the series of (x cosh x − sinh x)/x³ over that of sinh x/x."""
    small = less(s, _SERIES_BELOW)
    low, t = where(small, s, 0.0), sqrt(where(small, 1.0, s))
    e = exp(-2.0 * t)
    return where(small, _horner(low, _LANGEVIN) / _horner(low, _SINHC), ((1.0 + e) / (1.0 - e) - 1.0 / t) / t)
