"""Linear forms as scalars: run a linear algorithm on them, and its matrix comes out, sparse, a row at a time.

Source: the definition; the same idea as forward derivatives, Griewank & Walther 2008, ch. 3.
"""

from __future__ import annotations

from typing import Any, final

from poinsot.algebra.scalars import Scalar, is_zero


@final
class LinearForm:
    """Σ terms[i] · xᵢ, closed under sums and under products with numbers of any scalar type.

    What cancels to a plain zero is dropped, so that structure stays visible. A sum with a number other than zero, or
    a product of two forms, is no linear form: TypeError.
    Law     an algorithm f that is linear in its arguments gives, on unit forms, the rows of its matrix,
            tests/algebra/test_linear_forms.py
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
