"""A scalar for closed forms: polynomials in coordinates, rates, parameters and the sines and cosines of angles.

An algorithm run on it gives its result in normal form: exact rational numbers, sin² = 1 − cos², unit quaternions, like
terms joined. What is no polynomial (a square root, a quotient) enters as a generator of its own with the relation that
it obeys. The work is bounded: beyond it `Unwieldy` is raised, and who asked writes the equations another way.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from poinsot.errors import PoinsotError

try:
    import sympy
    from sympy.polys.domains import QQ
    from sympy.polys.rings import PolyRing
except ImportError:
    raise PoinsotError(
        "equations in closed form need SymPy, which is not installed: pip install 'poinsot[symbolic]'"
    ) from None

if TYPE_CHECKING:
    from sympy import Expr

_SPARE = 96  # generators kept for sines, cosines, roots and quotients
_NICE = 10_000  # numbers that are fractions with denominators up to this are taken for such
_ROUNDING = 5e-15


class Unwieldy(Exception):
    """The closed form is too large, or uses what polynomials have not."""


class Generators:
    """The polynomial ring of one set of equations, its growing table of sines, roots and quotients, and its budget.

    names  of the symbols; units  groups of four symbols (x, y, z, w) that are unit quaternions; work  the number of
    products of terms allowed
    """

    def __init__(self, names: Sequence[str], units: Sequence[Sequence[str]] = (), work: int = 2_000_000) -> None:
        self.symbols = [sympy.Symbol(name, real=True) for name in names]
        self.ring = PolyRing([*names, *(f"_{k}" for k in range(_SPARE))], QQ)
        self.meaning: dict[int, Any] = dict(enumerate(self.symbols))
        self.pairs: dict[int, tuple[int, Any]] = {}  # generator of a sine → that of its cosine, and the angle
        self.squares: dict[int, Any] = {}  # generator → the polynomial that is its square
        self.inverses: dict[int, int] = {}  # generator ↔ that of its reciprocal
        self.work = work
        self.uncovered: dict[Expr, Expr] = {}  # letter → the root or reciprocal it stands for, with factors out
        self._covers: dict[int, Expr] = {}
        self._known: dict[Any, int] = {}
        self._next = len(names)
        for group in units:
            x, y, z, _ = (self.ring.gens[names.index(name)] for name in group)
            self.squares[names.index(group[3])] = 1 - x**2 - y**2 - z**2

    def symbol(self, name: str) -> SymbolicPolynomial:
        """One of the symbols as a scalar."""
        return SymbolicPolynomial(self, self.ring.gens[[s.name for s in self.symbols].index(name)])

    def constant(self, x: float) -> Any:
        """A number made exact: a fraction, the root of one, or the decimal it is written as; 0 and ±1 stay floats."""
        if x in (0.0, 1.0, -1.0):
            return float(x)
        square = _fraction(x * x, 100)
        if _fraction(x, _NICE) is None and square is not None:
            root = self.root(self.ring.ground_new(QQ(square.numerator * square.denominator)))
            return self.scalar(root * QQ(int(np.sign(x)), square.denominator))
        return SymbolicPolynomial(self, self.ring.ground_new(rational(x)))

    def number(self, x: float) -> Any:
        """The polynomial of a number."""
        constant = self.constant(x)
        return constant.poly if isinstance(constant, SymbolicPolynomial) else self.ring.ground_new(QQ(int(constant)))

    def scalar(self, poly: Any) -> Any:
        """A polynomial as a scalar; 0 and ±1 are floats, so that structural zeros are recognised."""
        if not poly:
            return 0.0
        if poly.is_ground and abs(poly.coeff(1)) == 1:
            return float(poly.coeff(1))
        return SymbolicPolynomial(self, poly)

    def product(self, a: Any, b: Any) -> Any:
        """a b in normal form."""
        self.work -= len(a) * len(b)
        if self.work < 0:
            raise Unwieldy("the closed form has too many terms")
        return self.reduced(a * b)

    def reduced(self, poly: Any) -> Any:
        """The polynomial with squares of sines, roots and the like replaced, and reciprocals cancelled."""
        plain: dict[tuple[int, ...], Any] = {}
        rest = self.ring.zero
        for monomial, coefficient in poly.items():
            powers = list(monomial)
            for k, inverse in self.inverses.items():
                if powers[k] and powers[inverse]:
                    both = min(powers[k], powers[inverse])
                    powers[k], powers[inverse] = powers[k] - both, powers[inverse] - both
            high = [k for k in self.squares if powers[k] > 1]
            if not high:
                key = tuple(powers)
                plain[key] = plain.get(key, QQ(0)) + coefficient
                continue
            factor = self.ring.ground_new(coefficient)
            for k in high:
                factor *= self.squares[k] ** (powers[k] // 2)
                powers[k] %= 2
            self.work -= len(factor)
            rest += self.reduced(factor.mul_monom(tuple(powers)))
        return self.ring.from_dict({key: c for key, c in plain.items() if c}) + rest

    def sine_and_cosine(self, angle: Any) -> tuple[Any, Any]:
        """sin and cos of a polynomial angle, with the sign of the angle taken out of the sine."""
        if angle.is_ground:
            value = float(angle.coeff(1))
            return self.number(math.sin(value)), self.number(math.cos(value))
        sign = 1 if angle.LC > 0 else -1
        angle = angle * sign
        key = ("sin", angle)
        if key not in self._known:
            argument = self.expression(angle)
            s, c = self._new(sympy.sin(argument)), self._new(sympy.cos(argument))
            self.squares[s] = 1 - self.ring.gens[c] ** 2
            self.pairs[s] = (c, angle)
            self._known[key] = s
        s = self._known[key]
        return self.ring.gens[s] * sign, self.ring.gens[self.pairs[s][0]]

    def root(self, radicand: Any) -> Any:
        """√ of a polynomial; of a number that is no fraction of small ones, its decimal."""
        if not radicand.is_ground:
            return self._rooted(radicand)
        fraction = radicand.coeff(1)
        whole = int(fraction.numerator * fraction.denominator)  # √(n/d) = √(n d)/d
        if not 0 <= whole < _NICE**2:
            return self.number(math.sqrt(fraction) if whole > 0 else math.nan)
        outer, inner = sympy.sqrt(whole).as_coeff_Mul()
        root = self.ring.one if inner == 1 else self._rooted(self.ring.ground_new(QQ(int(inner**2))))
        return root * QQ(int(outer), int(fraction.denominator))

    def _rooted(self, radicand: Any) -> Any:
        key = ("sqrt", radicand)
        if key not in self._known:
            self._known[key] = k = self._new(sympy.sqrt(self.expression(radicand)))
            self.squares[k] = radicand
        return self.ring.gens[self._known[key]]

    def quotient(self, a: Any, b: Any) -> Any:
        """a / b: exact where b divides a, else a times the reciprocal of b."""
        if b.is_ground:
            return a * (QQ(1) / b.coeff(1))
        self.work -= len(a) * len(b)
        exact, remainder = a.div(b)
        if not remainder:
            return exact
        content, primitive = b.primitive()
        key = ("1/", primitive)
        if key not in self._known:
            self._known[key] = k = self._new(1 / self.expression(primitive))
            if len(primitive) == 1 and sum(primitive.LM) == 1:
                generator = primitive.LM.index(1)
                self.inverses[generator] = k
        return self.product(a * (QQ(1) / content), self.ring.gens[self._known[key]])

    def function(self, name: str, argument: Any) -> Any:
        """Any other function of one argument."""
        key = (name, argument)
        if key not in self._known:
            self._known[key] = self._new(getattr(sympy, name)(self.expression(argument)))
        return self.ring.gens[self._known[key]]

    def expression(self, poly: Any, covered: bool = False) -> Any:
        """A polynomial as an expression of SymPy, expanded; ``covered``: with letters, those of ``uncovered``, in the
        place of roots and reciprocals of long sums.
        """
        terms = []
        for monomial, c in poly.terms():
            said = self._covered if covered else self.meaning.__getitem__
            powers = [said(k) ** power for k, power in enumerate(monomial) if power]
            terms.append(sympy.Mul(sympy.Rational(int(c.numerator), int(c.denominator)), *powers))
        return sympy.Add(*terms)

    def _covered(self, k: int) -> Expr:
        if k not in self._covers:
            self._covers[k] = meaning = self.meaning[k]
            # operations beyond which a root or a reciprocal is one letter while a sum is put in order
            if meaning.is_Pow and meaning.base.is_Add and sympy.count_ops(meaning) > 20:
                self._covers[k] = letter = sympy.Dummy(f"c{k}", real=True)
                self.uncovered[letter] = sympy.factor_terms(meaning)
        return self._covers[k]

    def _new(self, meaning: Any) -> int:
        if self._next == len(self.ring.gens):
            raise Unwieldy("the closed form has too many different angles, roots and quotients")
        self.meaning[self._next] = meaning
        self._next += 1
        return self._next - 1


def _operator(combined: Callable[[Generators, Any, Any], Any]) -> Callable[[SymbolicPolynomial, Any], Any]:
    """An operator of scalars, of what combines two polynomials."""

    def applied(self: SymbolicPolynomial, other: Any) -> Any:
        poly = self._other(other)
        return NotImplemented if poly is None else self.field.scalar(combined(self.field, self.poly, poly))

    return applied


def _function(name: str) -> Callable[[SymbolicPolynomial], Any]:
    """A function of SymPy, of scalars."""
    return lambda self: self.field.scalar(self.field.function(name, self.poly))


class SymbolicPolynomial:
    """One polynomial as a scalar of algorithms; see `Generators`."""

    __slots__ = ("field", "poly")
    __array_priority__ = -1.0
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, field: Generators, poly: Any) -> None:
        self.field, self.poly = field, poly

    def _other(self, other: Any) -> Any:
        if isinstance(other, SymbolicPolynomial):
            return other.poly
        if isinstance(other, (float, int, np.floating, np.integer)):
            return self.field.number(float(other))
        return None

    __add__ = __radd__ = _operator(lambda field, a, b: a + b)
    __sub__ = _operator(lambda field, a, b: a - b)
    __rsub__ = _operator(lambda field, a, b: b - a)
    __mul__ = __rmul__ = _operator(lambda field, a, b: field.product(a, b))
    __truediv__ = _operator(lambda field, a, b: field.quotient(a, b))
    __rtruediv__ = _operator(lambda field, a, b: field.quotient(b, a))

    def __neg__(self) -> Any:
        return SymbolicPolynomial(self.field, -self.poly)

    def __pow__(self, exponent: Any) -> Any:
        if exponent in (0.5, -0.5):
            return self.sqrt() if exponent > 0 else 1.0 / self.sqrt()
        if not float(exponent).is_integer() or abs(exponent) > 16:
            raise Unwieldy(f"the closed form has the power {exponent}")
        power: Any = 1.0
        for _ in range(abs(int(exponent))):
            power = self * power
        return power if exponent >= 0 else 1.0 / power

    def __float__(self) -> float:
        if not self.poly.is_ground:
            raise TypeError("this polynomial is no number")
        return float(self.poly.coeff(1))

    def sin(self) -> Any:
        """The sine."""
        return self.field.scalar(self.field.sine_and_cosine(self.poly)[0])

    def cos(self) -> Any:
        """The cosine."""
        return self.field.scalar(self.field.sine_and_cosine(self.poly)[1])

    def tan(self) -> Any:
        """The tangent."""
        return self.sin() / self.cos()

    def sqrt(self) -> Any:
        """The square root."""
        return self.field.scalar(self.field.root(self.poly))

    exp, log, tanh = (_function(name) for name in ("exp", "log", "tanh"))

    def _refuse(self, *_: Any) -> NoReturn:
        raise Unwieldy("the closed form distinguishes cases")

    asin = acos = atan = atan2 = fabs = floor = less = constant = chosen = _refuse


def rational(x: float) -> Any:
    """The fraction that a float stands for: one of small denominator within its rounding, else its decimal."""
    fraction = _fraction(x, _NICE) or Fraction(repr(float(x)))
    return QQ(fraction.numerator, fraction.denominator)


def _fraction(x: float, largest: int) -> Fraction | None:
    near = Fraction(x).limit_denominator(largest)
    return near if near and abs(float(near) - x) <= _ROUNDING * abs(x) else None
