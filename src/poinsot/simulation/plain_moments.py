"""When functions of time jump that are polynomials between moments that can be read from them: steps, ramps, pulses.

A function runs on `Moving`: t, what is added to it and multiplied with it, and choices by the sign of t − c, whose
moment is c, to the last bit. Whatever else it does is left to the search of `moments`, which is a hundred times dearer.
Law: the moments are those that the search finds, tests/simulation/test_moments.py
Source: Moore, Kearfott & Cloud 2009, ch. 5 (bounds of functions over intervals).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import inf, isfinite, nextafter
from typing import Any, final

from poinsot.algebra.scalars import Scalar

_ROUNDING = 2.0**-52
_DEGREE, _SAMPLES, _RESOLVED = 4, 33, 1e-12  # degree; places tried; of the largest sample, an error that is rounding
_LEAST = 1e-9  # of the run, that a moment is away from time 0, where floats have no end


class _Other(Exception):
    """Something that is no polynomial between moments."""


@final
class Moving:
    """A number along a run: its bounds, how far rounding may move it, its degree in t, and the moments it jumps at.

    shift  (s, c) where it is s (t − c) with one rounding, s = ±1
    """

    __slots__ = ("degree", "error", "high", "low", "moments", "shift")
    __array_ufunc__ = None
    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, low: float, high: float, degree: int = 0, error: float = 0.0,
        moments: frozenset[float] = frozenset(), shift: tuple[int, float] | None = None,
    ) -> None:  # fmt: skip
        if not (isfinite(low) and isfinite(high)) or degree > _DEGREE:
            raise _Other
        self.low, self.high, self.degree, self.error = low, high, degree, error
        self.moments, self.shift = moments, shift

    @classmethod
    def constant(cls, value: float) -> Moving:
        """A number that stays the same."""
        return cls(float(value), float(value))

    @property
    def size(self) -> float:
        """The most that it may be, by its sign or the other."""
        return max(abs(self.low), abs(self.high))

    def __add__(self, other: Any) -> Any:
        o = _moving(other)
        low, high = self.low + o.low, self.high + o.high
        error = self.error + o.error + _ROUNDING * max(abs(low), abs(high))
        shift = None
        if self.shift is not None and self.shift[1] == 0 and not o.degree and not o.moments and o.low == o.high:
            shift = self.shift[0], -self.shift[0] * o.low
        return Moving(low, high, max(self.degree, o.degree), error, self.moments | o.moments, shift)

    def __radd__(self, other: Any) -> Any:
        return self + other

    def __neg__(self) -> Moving:
        shift = None if self.shift is None else (-self.shift[0], self.shift[1])
        return Moving(-self.high, -self.low, self.degree, self.error, self.moments, shift)

    def __pos__(self) -> Moving:
        return self

    def __sub__(self, other: Any) -> Any:
        return self + -_moving(other)

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def __mul__(self, other: Any) -> Any:
        if not isinstance(other, Moving) and other == 0:
            return 0.0
        o = _moving(other)
        ends = [a * b for a in (self.low, self.high) for b in (o.low, o.high)]
        error = self.error * o.size + o.error * self.size + _ROUNDING * max(map(abs, ends))
        return Moving(min(ends), max(ends), self.degree + o.degree, error, self.moments | o.moments)

    def __rmul__(self, other: Any) -> Any:
        return self * other

    def __truediv__(self, other: Any) -> Any:
        if isinstance(other, Moving) or not isfinite(float(other)) or other == 0 or not isfinite(1 / float(other)):
            raise _Other
        return self * (1 / float(other))

    def __pow__(self, exponent: Any) -> Any:
        if exponent not in (1, 2, 3, 4):
            raise _Other
        found: Any = self
        for _ in range(int(exponent) - 1):
            found = found * self
        return found

    def less(self, other: Any) -> _Condition:
        """The condition self < other, where their difference is t − c or c − t."""
        o, shift = _moving(other), None
        if o.size == 0:
            shift = self.shift
        elif self.size == 0 and o.shift is not None:
            shift = -o.shift[0], o.shift[1]
        elif self.shift is not None and self.shift[1] == 0 and not o.degree and not o.moments and o.low == o.high:
            shift = self.shift[0], self.shift[0] * o.low
        if shift is None or self.moments or o.moments:
            raise _Other
        return _Condition(*shift)

    def fabs(self) -> Any:
        """The absolute value."""
        return self.less(0.0).choose(-self, self)


class _Condition:
    """s (t − c) < 0: what holds changes at c, or right behind it."""

    def __init__(self, sign: int, c: float) -> None:
        self.moment = c if sign > 0 else nextafter(c, inf)

    def choose(self, a: Any, b: Any) -> Moving:
        """a where it holds, else b."""
        a, b = _moving(a), _moving(b)
        moments = a.moments | b.moments | {self.moment}
        error, degree = max(a.error, b.error), max(a.degree, b.degree)
        return Moving(min(a.low, b.low), max(a.high, b.high), degree, error, moments)


def _moving(x: Any) -> Moving:
    return x if isinstance(x, Moving) else Moving.constant(x)


def plain_moments(function: Callable[[Any], Scalar], start: float, end: float) -> list[float] | None:
    """The moments within a run at which a function jumps or has a kink that is a polynomial between them; else None."""
    try:
        found = _moving(function(Moving(start, end, 1, shift=(1, 0.0))))
    except Exception:
        return None
    moments = sorted(m for m in found.moments if start < m < end)
    if any(abs(m) < _LEAST * (end - start) for m in moments):
        return None
    edges = [start, *moments, end]
    width, k = max((b - a, k) for k, (a, b) in enumerate(pairwise(edges)))
    if width < 0.01 * (end - start):
        return None
    try:
        sampled = [abs(function(edges[k] + width * (i + 1) / (_SAMPLES + 1))) for i in range(_SAMPLES)]
    except ArithmeticError:
        return None
    resolved = found.error <= _RESOLVED * max(sampled) or found.size == 0 or not found.degree
    return moments if resolved else None
