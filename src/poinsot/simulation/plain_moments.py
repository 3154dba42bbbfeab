"""When functions of time jump that are polynomials between moments that can be read from them: steps, ramps, waves.

A function runs on `MovingNumber`: t, sums and products with it, choices by the sign of a line a t + b, and
floors of it, which jump where it crosses an integer: in closed form however many, then to the last bit of the function.
Whatever else it does is left to the search of `moments`, which is a hundred times dearer.
Law: the moments are those that the search finds, tests/simulation/test_moments.py
Source: Higham 2002, §3.3 (running error analysis).
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any, TypeAlias, final

import numpy as np

from poinsot.algebra.arrays import Bools, Vector
from poinsot.algebra.scalars import Scalar
from poinsot.records import NamedTuple

Values: TypeAlias = Vector | float
Operand: TypeAlias = "MovingNumber | float"
Holds: TypeAlias = Bools

_ROUNDING = 2.0**-52
_DEGREE, _SAMPLES, _RESOLVED = 4, 64, 1e-11  # degree; places tried; of the largest sample, an error that is no bend
_LEAST = 1e-9  # of the run, that a moment is away from time 0, where floats have no end
MOST_MOMENTS = 1 << 20  # of one floor in a run


class NotPolynomial(Exception):
    """Something that is no polynomial between moments."""


class TooManyCrossings(NotPolynomial):
    """More crossings than can be landed on: of how many."""


class TimeLine(NamedTuple):
    """slope · t + offset, and the same at many times with all its roundings."""

    slope: float
    offset: float
    at: Callable[[Vector], Values]


@final
class MovingNumber:
    """A number along a run: at some times, how far rounding may move it, its degree in t, when it jumps.

    span  the begin and end of the run, None of what stays the same
    line  what it is, where it is straight throughout
    """

    __slots__ = ("degree", "error", "line", "moments", "span", "value")
    __array_ufunc__ = None
    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, span: tuple[float, float] | None, value: Values, degree: int, error: Values = 0.0,
        moments: frozenset[float] = frozenset(), line: TimeLine | None = None,
    ) -> None:  # fmt: skip
        if degree > _DEGREE or not np.isfinite(value).all():
            raise NotPolynomial
        self.span, self.value, self.degree, self.error, self.moments, self.line = (
            span, value, degree, error, moments, line,
        )  # fmt: skip

    @classmethod
    def time(cls, start: float, end: float) -> MovingNumber:
        """The time of a run."""
        k = np.arange(_SAMPLES)
        times = start + (end - start) * (k + (k * 0.6180339887498949) % 1.0) / _SAMPLES
        return cls((start, end), times, 1, line=TimeLine(1.0, 0.0, lambda t: t))

    @classmethod
    def constant(cls, value: float) -> MovingNumber:
        """A number that stays the same."""
        x = float(value)
        return cls(None, x, 0, line=TimeLine(0.0, x, lambda t: x))

    def _rounded(
        self, value: Values, error: Values, degree: int, other: MovingNumber, line: TimeLine | None
    ) -> MovingNumber:
        """The result of an operation, with its own rounding."""
        error = error + _ROUNDING * np.abs(value)
        return MovingNumber(self.span or other.span, value, degree, error, self.moments | other.moments, line)

    def __add__(self, other: Operand) -> MovingNumber:
        o, line = _moving(other), None
        if (a := self.line) and (b := o.line):
            line = TimeLine(a.slope + b.slope, a.offset + b.offset, lambda t: a.at(t) + b.at(t))
        return self._rounded(self.value + o.value, self.error + o.error, max(self.degree, o.degree), o, line)

    def __radd__(self, other: float) -> MovingNumber:
        return self + other

    def __neg__(self) -> MovingNumber:
        line = (a := self.line) and TimeLine(-a.slope, -a.offset, lambda t: -a.at(t))
        return MovingNumber(self.span, -self.value, self.degree, self.error, self.moments, line)

    def __pos__(self) -> MovingNumber:
        return self

    def __sub__(self, other: Operand) -> MovingNumber:
        return self + -_moving(other)

    def __rsub__(self, other: float) -> MovingNumber:
        return -self + other

    def __mul__(self, other: Operand) -> Operand:
        if not isinstance(other, MovingNumber) and other == 0:
            return 0.0
        o, line = _moving(other), None
        if (a := self.line) and (b := o.line) and (a.slope == 0 or b.slope == 0):
            slope = a.slope * b.offset + a.offset * b.slope
            line = TimeLine(slope, a.offset * b.offset, lambda t: a.at(t) * b.at(t))
        error = self.error * np.abs(o.value) + o.error * np.abs(self.value)
        return self._rounded(self.value * o.value, error, self.degree + o.degree, o, line)

    def __rmul__(self, other: float) -> Operand:
        return self * other

    def __truediv__(self, other: Operand) -> MovingNumber:
        o = _moving(other)
        y = 0.0 if o.line is None or o.line.slope else o.line.offset
        if y == 0 or not isfinite(1.0 / y):
            raise NotPolynomial
        line = (a := self.line) and TimeLine(a.slope / y, a.offset / y, lambda t: a.at(t) / y)
        return self._rounded(self.value / y, self.error / abs(y), self.degree, o, line)

    def __pow__(self, exponent: float) -> Operand:
        if exponent not in (1, 2, 3, 4):
            raise NotPolynomial
        found: Operand = self
        for _ in range(int(exponent) - 1):
            found = found * self
        return found

    def less(self, other: Operand) -> LineCondition:
        """The condition self < other, where their difference is a line."""
        o = _moving(other)
        return LineCondition(np.asarray(self.value < o.value), crossings(self, o, np.zeros(1)))

    def floor(self) -> MovingNumber:
        """The greatest integer that is not above it, of a line."""
        if self.line is not None and not self.line.slope:
            return MovingNumber.constant(np.floor(self.line.offset))
        moments = crossings(self, MovingNumber.constant(0.0), integers(self))
        return MovingNumber(self.span, np.floor(self.value), 0, 0.0, frozenset(moments.tolist()))

    def fabs(self) -> MovingNumber:
        """The absolute value."""
        return self.less(0.0).choose(-self, self)


class LineCondition:
    """a < b of lines: whether it holds at some times, and the moments at which it changes."""

    def __init__(self, holds: Holds, moments: Vector) -> None:
        self.holds, self.moments = holds, frozenset(moments.tolist())

    def choose(self, a: Operand, b: Operand) -> MovingNumber:
        """a where it holds, else b."""
        one, two = _moving(a), _moving(b)
        value, error = (np.where(self.holds, x, y) for x, y in ((one.value, two.value), (one.error, two.error)))
        moments = one.moments | two.moments | self.moments
        return MovingNumber(one.span or two.span, value, max(one.degree, two.degree), error, moments)


def _moving(x: Operand) -> MovingNumber:
    return x if isinstance(x, MovingNumber) else MovingNumber.constant(x)


def integers(a: MovingNumber | None) -> Vector:
    """The integers that a line crosses in the run; TooManyCrossings where they are more than can be landed on."""
    if a is None or a.line is None or a.span is None:
        raise NotPolynomial
    low, high = np.sort(a.line.at(np.array(a.span)))
    if not high - low < MOST_MOMENTS:
        raise TooManyCrossings(MOST_MOMENTS)
    return np.arange(np.floor(low) + 1.0, np.floor(high) + 1.0)


def crossings(a: MovingNumber | None, b: MovingNumber | None, targets: Vector) -> Vector:
    """The first float of time at which a < b + k begins or ceases to hold, for each target k, to the last bit.

    Errors  NotPolynomial for what is no straight line in t
    """
    if a is None or b is None or a.line is None or b.line is None or not (slope := a.line.slope - b.line.slope):
        raise NotPolynomial
    one, two = a.line.at, b.line.at
    guess = (targets + (b.line.offset - a.line.offset)) / slope
    far = 4 * float(np.max(a.error + b.error)) / abs(slope) + 8 * np.spacing(np.abs(guess))

    def holds(t: Vector) -> Holds:
        return np.asarray(one(t) < two(t) + targets)

    left, right = guess - far, guess + far
    if not np.isfinite(guess).all() or (holds(left) == holds(right)).any():
        raise NotPolynomial
    return bisected(holds, left, right)


def bisected(holds: Callable[[Vector], Holds], left: Vector, right: Vector) -> Vector:
    """The floats right behind a change of what holds between left and right, one for each place."""
    before = holds(left)
    for _ in range(80):
        halfway = left + 0.5 * (right - left)
        inside = (halfway > left) & (halfway < right)
        if not inside.any():
            break
        same = holds(halfway) == before
        left, right = np.where(inside & same, halfway, left), np.where(inside & ~same, halfway, right)
    return right


def plain_moments(function: Callable[[Any], Scalar], start: float, end: float) -> list[float] | None:
    """The moments within a run at which a function jumps or has a kink that is a polynomial between them; else None."""
    try:
        found = _moving(function(MovingNumber.time(start, end)))
    except Exception:
        return None
    moments = sorted(m for m in found.moments if start < m < end)
    if min(map(abs, moments), default=np.inf) < _LEAST * (end - start):
        return None
    resolved = np.max(found.error) <= _RESOLVED * np.abs(found.value).max()
    return moments if resolved or not found.degree else None
