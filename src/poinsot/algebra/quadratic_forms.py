"""Quadratic forms as scalars: run a function on them, and either its matrix comes out, or it is no quadratic form.

Units: those of the function. Law: tests/algebra/test_linear.py. Source: the definition.

Linear forms as scalars: run a linear algorithm on them, and its matrix comes out, sparse, a row at a time.

Source: the definition; the same idea as forward derivatives, Griewank & Walther 2008, ch. 3.
"""

from __future__ import annotations

from typing import Any, final

from poinsot.algebra.scalars import Scalar, is_zero, known
from poinsot.records import dataclass

Monomial = tuple[int, ...]


@final
class Polynomial:
    """Σ terms[(i, …)] · xᵢ…, of degree two at most, with numbers as coefficients; closed under sums.

    A product of higher degree, or anything but sums, products and quotients by numbers, is refused: TypeError.
    Law     quadratic(f) is the Hessian of f wherever it is given, tests/algebra/test_linear.py
    """

    __slots__ = ("terms",)
    __array_ufunc__ = None

    def __init__(self, terms: dict[Monomial, float]) -> None:
        self.terms = terms

    def __add__(self, other: object) -> Polynomial:
        terms = dict(self.terms)
        for key, c in _terms(other).items():
            terms[key] = terms.get(key, 0.0) + c
        return Polynomial(terms)

    __radd__ = __add__

    def __neg__(self) -> Polynomial:
        return Polynomial({key: -c for key, c in self.terms.items()})

    def __sub__(self, other: object) -> Polynomial:
        return self + -Polynomial(_terms(other))

    def __rsub__(self, other: object) -> Polynomial:
        return (-self).__add__(other)

    def __mul__(self, other: object) -> Polynomial:
        terms: dict[Monomial, float] = {}
        for one, a in self.terms.items():
            for two, b in _terms(other).items():
                key = tuple(sorted(one + two))
                if len(key) > 2:
                    raise TypeError("a product of degree three or more is no quadratic form")
                terms[key] = terms.get(key, 0.0) + a * b
        return Polynomial(terms)

    __rmul__ = __mul__

    def __truediv__(self, number: Any) -> Polynomial:
        if isinstance(number, Polynomial):
            raise TypeError("a quotient of two polynomials is no quadratic form")
        return Polynomial({key: c / number for key, c in self.terms.items()})

    def __pow__(self, power: object) -> Polynomial:
        if power != 2:
            raise TypeError("only squares of linear forms are quadratic forms")
        return self * self


def _terms(value: Any) -> dict[Monomial, float]:
    return value.terms if isinstance(value, Polynomial) else {(): value if known(value) else float(value)}


@final
@dataclass(frozen=True, eq=False, slots=True)
class HalfSquare:
    """½ k x² of one number x, as a function that tells its curvature.

    number  k; where it is ``inverse`` c = 1/k, and the function is x²/(2c)
    """

    number: Scalar
    inverse: bool

    def __call__(self, x: Scalar) -> Scalar:
        return x * x / (2 * self.number) if self.inverse else self.number * x * x / 2

    @property
    def curvature(self) -> Scalar:
        """k."""
        return 2 * (1.0 / (2 * self.number)) if self.inverse else self.number


def quadratic(function: Any, size: int) -> dict[tuple[int, int], float] | None:
    """Q by its entries, both halves, where function(*x) = ½ xᵀ Q x of ``size`` numbers; None where it is another."""
    if isinstance(function, HalfSquare):
        return {(0, 0): function.curvature}
    try:
        found = _terms(function(*(Polynomial({(i,): 1.0}) for i in range(size))))
    except (TypeError, AttributeError):
        return None
    Q: dict[tuple[int, int], float] = {}
    for key, c in found.items():
        if len(key) == 2:
            i, j = key
            Q[i, j] = Q[j, i] = 2 * c if i == j else c
        elif c != 0.0:
            return None
    return Q


@final
class LinearForm:
    """Σ terms[i] · xᵢ, closed under sums and under products with numbers of any scalar type.

    What cancels to a plain zero is dropped, so that structure stays visible. A sum with a number other than zero, or
    a product of two forms, is no linear form: TypeError.
    Law     an algorithm f that is linear in its arguments gives, on unit forms, the rows of its matrix,
            tests/algebra/test_linear.py
    """

    __slots__ = ("terms",)
    __array_ufunc__ = None

    def __init__(self, terms: dict[int, Scalar]) -> None:
        self.terms = terms

    @classmethod
    def unit(cls, i: int) -> LinearForm:
        """The form xᵢ."""
        return cls({i: 1.0})

    def _plus(self, other: object, sign: float) -> Any:
        if not isinstance(other, LinearForm):
            if is_zero(other):
                return self
            raise TypeError("a linear form and a number other than zero have no sum that is a linear form")
        terms = dict(self.terms)
        for i, c in other.terms.items():
            total = terms.get(i, 0.0) + sign * c
            if is_zero(total):
                terms.pop(i, None)
            else:
                terms[i] = total
        return LinearForm(terms) if terms else 0.0

    def __add__(self, other: object) -> Any:
        return self._plus(other, 1.0)

    __radd__ = __add__

    def __sub__(self, other: object) -> Any:
        return self._plus(other, -1.0)

    def __rsub__(self, other: object) -> Any:
        return -self + other

    def __neg__(self) -> LinearForm:
        return LinearForm({i: -c for i, c in self.terms.items()})

    def __mul__(self, number: object) -> Any:
        if isinstance(number, LinearForm):
            raise TypeError("the product of two linear forms is not linear")
        return 0.0 if is_zero(number) else LinearForm({i: c * number for i, c in self.terms.items()})

    __rmul__ = __mul__

    def __truediv__(self, number: object) -> Any:
        if isinstance(number, LinearForm):
            raise TypeError("the quotient of two linear forms is not linear")
        return LinearForm({i: c / number for i, c in self.terms.items()})

    def __repr__(self) -> str:
        return " + ".join(f"{c}·x{i}" for i, c in sorted(self.terms.items())) or "0"


def coefficients(value: object) -> dict[int, Scalar]:
    """The coefficients of a form, or of the number zero."""
    if isinstance(value, LinearForm):
        return value.terms
    if is_zero(value):
        return {}
    raise TypeError(f"{value!r} is no linear form")


def is_linear_map(function: Any, size: int) -> bool:
    """Whether each of the values function(*x) of ``size`` numbers is a sum of them times numbers."""
    try:
        for each in function(*map(LinearForm.unit, range(size))):
            coefficients(each)
    except (ArithmeticError, TypeError, ValueError, AttributeError):
        return False
    return True
