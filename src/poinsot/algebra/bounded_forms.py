"""Polynomials with intervals as coefficients, as scalars: an energy evaluated on them gives bounds of its growth.

    value = Σ [lo, hi] · monomial        sin, cos, tanh, … of anything are intervals, exp is one that is not negative

Sums and products of numbers are exact (fractions); intervals are rounded outwards. An even power of a sum is kept as a
variable of its own that is not negative, and written out only on demand: as it stands it says more about signs.
What has no such form raises TypeError. Laws: the value lies within its form, tests/algebra/test_lower_bounds.py.
Source: Moore, Kearfott & Cloud 2009, Introduction to Interval Analysis, ch. 2 to 5.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import count
from typing import Any, NoReturn, final

import numpy as np

from poinsot.records import NamedTuple, dataclass

End = Fraction | float
_NUMBERS = (float, int, Fraction, np.floating, np.integer)
_TERM_LIMIT = 4000
_numbers = count()


class Interval(NamedTuple):
    """lo ≤ value ≤ hi; one number where both are the same fraction."""

    lo: End
    hi: End

    @property
    def exact(self) -> bool:
        """Whether it is one number, without rounding."""
        return isinstance(self.lo, Fraction) and self.lo == self.hi


def _point(value: Any) -> Interval:
    number = Fraction(int(value)) if isinstance(value, (int, np.integer)) else Fraction(value)
    return Interval(number, number)


def _outwards(lo: float, hi: float) -> Interval:
    if math.isnan(lo) or math.isnan(hi):
        raise TypeError("a form with a value that is no number")
    for _ in range(2):
        lo, hi = math.nextafter(lo, -math.inf), math.nextafter(hi, math.inf)
    return Interval(lo, hi)


def _sum(a: Interval, b: Interval) -> Interval:
    if a.exact and b.exact:
        return Interval(a.lo + b.lo, a.hi + b.hi)
    return _outwards(float(a.lo) + float(b.lo), float(a.hi) + float(b.hi))


def _times(a: Interval, b: Interval) -> Interval:
    if a.exact and b.exact:
        return Interval(a.lo * b.lo, a.hi * b.hi)
    if a == ZERO or b == ZERO:
        return ZERO
    ends = [0.0 if not x or not y else float(x) * float(y) for x in a for y in b]
    found = _outwards(min(ends), max(ends))
    return Interval(max(found.lo, 0.0), found.hi) if a.lo >= 0 and b.lo >= 0 else found


def _even_power(a: Interval, power: int) -> Interval:
    found = a
    for _ in range(power - 1):
        found = _times(found, a)
    return found if a.exact else Interval(0.0 if a.lo <= 0 <= a.hi else max(found.lo, 0.0), found.hi)


ZERO, ONE = _point(0), _point(1)
_ANY, _POSITIVE, _UNIT = Interval(-math.inf, math.inf), Interval(0.0, math.inf), Interval(-1.0, 1.0)


@final
@dataclass(frozen=True, eq=False)
class BoundedVariable:
    """A variable of a form; ``positive``: never below zero. An even power of a sum has that sum as its root."""

    number: int
    positive: bool = False
    root: Form | None = None
    power: int = 1


Monomial = tuple[tuple[BoundedVariable, int], ...]


def sign_of(monomial: Monomial) -> Interval:
    """The values that a monomial takes."""
    if not monomial:
        return ONE
    return _POSITIVE if all(v.positive or power % 2 == 0 for v, power in monomial) else _ANY


@final
class Form:
    """Σ terms[monomial] · monomial. Refuses ``float``, comparisons, and what it cannot bound: TypeError."""

    __slots__ = ("terms",)
    __array_priority__ = -1.0
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, terms: dict[Monomial, Interval]) -> None:
        if len(terms) > _TERM_LIMIT:
            raise TypeError("a polynomial of too many terms")
        self.terms = {key: c for key, c in terms.items() if c != ZERO}

    @classmethod
    def variable(cls, positive: bool = False) -> Form:
        """A new variable, over all numbers or all that are not negative."""
        return cls({((BoundedVariable(next(_numbers), positive), 1),): ONE})

    @classmethod
    def within(cls, lo: float, hi: float) -> Form:
        """Any number between these."""
        return cls({(): Interval(lo, hi)})

    @classmethod
    def constant(cls, value: object) -> Form:
        """A number as a form."""
        return cls({(): _point(value)})

    @property
    def range(self) -> Interval:
        """Between which numbers it lies, by its terms one by one."""
        total = ZERO
        for key, c in self.terms.items():
            total = _sum(total, _times(c, sign_of(key)) if key else c)
        return total

    @property
    def variables(self) -> set[BoundedVariable]:
        """The variables of the form."""
        return {v for key in self.terms for v, _ in key}

    def written_out(self, degree: float = math.inf) -> Form:
        """The same with even powers of sums multiplied out, those of at most this degree."""
        found = Form({})
        for key, c in self.terms.items():
            term = Form({tuple((v, p) for v, p in key if not _opens(v, degree)): c})
            for v, p in key:
                if _opens(v, degree) and v.root is not None:
                    root = v.root.written_out(degree)
                    for _ in range(v.power * p):
                        term = _product(term, root)
            found = found + term
        return found

    def __add__(self, other: object) -> Form:
        given = _terms(other)
        if given is None:
            return NotImplemented
        terms = dict(self.terms)
        for key, c in given.items():
            terms[key] = _sum(terms[key], c) if key in terms else c
        return Form(terms)

    __radd__ = __add__

    def __neg__(self) -> Form:
        return Form({key: Interval(-c.hi, -c.lo) for key, c in self.terms.items()})

    def __pos__(self) -> Form:
        return self

    def __sub__(self, other: object) -> Form:
        given = _terms(other)
        return NotImplemented if given is None else self + -Form(given)

    def __rsub__(self, other: object) -> Form:
        return (-self).__add__(other)

    def __mul__(self, other: object) -> Form:
        given = _terms(other)
        if given is None:
            return NotImplemented
        if other is self or (len(given) > 1 and given == self.terms and all(c.exact for c in given.values())):
            return self._even(2)
        return _product(self, Form(given))

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Form:
        given = _terms(other)
        return NotImplemented if given is None else self * Form(given).inverse()

    def __rtruediv__(self, other: object) -> Form:
        given = _terms(other)
        return NotImplemented if given is None else Form(given) * self.inverse()

    def __pow__(self, exponent: object) -> Form:
        if not isinstance(exponent, _NUMBERS):
            return NotImplemented
        if float(exponent).is_integer():
            n = abs(int(exponent))
            if n > 64:
                raise TypeError("a power too high")
            found = Form.constant(1) if n == 0 else self if n == 1 else self._even(n - n % 2)
            found = _product(found, self) if n % 2 and n > 1 else found
            return found if exponent >= 0 else found.inverse()
        return (self.log() * float(exponent)).exp()

    def __rpow__(self, base: object) -> Form:
        if not isinstance(base, _NUMBERS) or base <= 0:
            return NotImplemented
        return (self * math.log(base)).exp()

    def __abs__(self) -> Form:
        lo, hi = self.range
        if lo >= 0 or hi <= 0:
            return self if lo >= 0 else -self
        return Form({(): Interval(0.0, max(-float(lo), float(hi)))})

    def _even(self, power: int) -> Form:
        if len(self.terms) != 1:
            return Form({((BoundedVariable(next(_numbers), True, self, power), 1),): ONE}) if self.terms else self
        ((key, c),) = self.terms.items()
        return Form({tuple((v, p * power) for v, p in key): _even_power(c, power)})

    def inverse(self) -> Form:
        """One over it, where it does not change its sign."""
        lo, hi = self.range
        if () in self.terms and len(self.terms) == 1 and self.terms[()].exact:
            return Form({(): Interval(1 / lo, 1 / lo)})
        if lo < 0 < hi or lo == hi == 0:
            raise TypeError("a quotient by what may be zero")
        least, most = (1 / float(hi) if hi else -math.inf), (1 / float(lo) if lo else math.inf)
        return Form({(): _outwards(least, most)})

    def _between(self, function: Callable[[float], float], least: float = -math.inf, most: float = math.inf) -> Form:
        """An increasing function of it, between its least and its greatest value."""
        lo, hi = self.range
        found = _outwards(function(float(lo)), function(float(hi)))
        return Form({(): Interval(max(found.lo, least), min(found.hi, most))})

    def exp(self) -> Form:
        """Not negative."""
        return self._between(_exp, 0.0)

    def log(self) -> Form:
        """The logarithm of a nonnegative form."""
        if self.range.lo < 0:
            raise TypeError("a logarithm of what may be negative")
        return self._between(lambda x: -math.inf if x == 0 else math.log(x))

    def sqrt(self) -> Form:
        """The square root of a nonnegative form."""
        if self.range.lo < 0:
            raise TypeError("a root of what may be negative")
        return self._between(math.sqrt, 0.0)

    def tanh(self) -> Form:
        """Between −1 and 1."""
        return self._between(math.tanh)

    def atan(self) -> Form:
        """Within a quarter turn."""
        return self._between(math.atan)

    def floor(self) -> Form:
        """Between the floors of its bounds."""
        lo, hi = (x if x in (-math.inf, math.inf) else Fraction(math.floor(x)) for x in self.range)
        return Form({(): Interval(lo, hi)})

    def fabs(self) -> Form:
        """Not negative."""
        return abs(self)

    def sin(self) -> Form:
        """Between −1 and 1, nearer where its argument is bounded."""
        return self._turning(math.sin, math.pi / 2)

    def cos(self) -> Form:
        """Between −1 and 1, nearer where its argument is bounded."""
        return self._turning(math.cos, 0.0)

    def _turning(self, function: Callable[[float], float], crest: float) -> Form:
        """Between its values at both ends, and ±1 where a crest or a trough, crest + kπ, may lie between."""
        lo, hi = map(float, self.range)
        if not hi - lo < 2 * math.pi:
            return Form({(): _UNIT})
        if lo == hi == 0.0:
            return Form({(): _point(function(0.0))})
        # a few roundings of the library's function, of the argument's too
        error = 1e-15 * (1.0 + max(abs(lo), abs(hi)))
        first, last = (
            math.ceil((lo - error - crest) / math.pi - error),
            math.floor((hi + error - crest) / math.pi + error),
        )
        values = [function(lo), function(hi), *(1.0 - 2.0 * (k % 2) for k in range(first, last + 1))]
        return Form({(): Interval(max(min(values) - error, -1.0), min(max(values) + error, 1.0))})

    def asin(self) -> Form:
        """Within a quarter turn, where it is one."""
        return Form.within(-2.0, 2.0)

    def acos(self) -> Form:
        """Within half a turn, where it is one."""
        return Form.within(0.0, 4.0)

    def atan2(self, other: object) -> Form:
        """Within half a turn."""
        return Form.within(-4.0, 4.0)

    def tan(self) -> NoReturn:
        """TypeError: it has poles."""
        raise TypeError("a tangent has poles")

    def less(self, other: object) -> Any:
        """A bool where it is certain."""
        lo, hi = (self - other).range
        return True if hi < 0 else False if lo >= 0 else Either()

    def _refuse(self, *_: object) -> NoReturn:
        raise TypeError("a form has no value; write a branch on a value as algebra.where(algebra.less(a, b), x, y)")

    __float__ = __int__ = __bool__ = __index__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _refuse


@final
class Either:
    """A condition that holds here and not there."""

    def choose(self, a: object, b: object) -> Form:
        """The hull of two forms, term by term, where either may hold."""
        one, two = _terms(a), _terms(b)
        if one is None or two is None:
            raise TypeError("a choice between what are no forms")
        pairs = {key: (one.get(key, ZERO), two.get(key, ZERO)) for key in {**one, **two}}
        return Form({key: c if c == d else Interval(min(c.lo, d.lo), max(c.hi, d.hi)) for key, (c, d) in pairs.items()})


def _opens(v: BoundedVariable, degree: float) -> bool:
    return v.root is not None and v.power * degree_of(v.root) <= degree


def degree_of(form: Form) -> int:
    """The highest total degree of its terms, even powers of sums counted as written out."""

    def degree(v: BoundedVariable) -> int:
        return v.power * degree_of(v.root) if v.root else 1

    return max((sum(p * degree(v) for v, p in key) for key in form.terms), default=0)


def _product(one: Form, two: Form) -> Form:
    terms: dict[Monomial, Interval] = {}
    for a, c in one.terms.items():
        for b, d in two.terms.items():
            powers = dict(a)
            for v, p in b:
                powers[v] = powers.get(v, 0) + p
            key = tuple(sorted(powers.items(), key=lambda vp: vp[0].number))
            value = _times(c, d)
            terms[key] = _sum(terms[key], value) if key in terms else value
        if len(terms) > _TERM_LIMIT:
            raise TypeError("a polynomial of too many terms")
    return Form(terms)


def _terms(value: object) -> dict[Monomial, Interval] | None:
    if isinstance(value, Form):
        return value.terms
    return {(): _point(value)} if isinstance(value, _NUMBERS) else None


def _exp(x: float) -> float:
    try:
        return math.exp(x)
    except OverflowError:
        return math.inf
