"""Quadratic forms as scalars: run a function on them, and either its matrix comes out, or it is no quadratic form.

Units: those of the function. Law: tests/algebra/test_quadratic_forms.py. Source: the definition.
"""

from __future__ import annotations

from typing import Any, final

from poinsot.algebra.scalars import known

Monomial = tuple[int, ...]


@final
class Polynomial:
    """Σ terms[(i, …)] · xᵢ…, of degree two at most, with numbers as coefficients; closed under sums.

    A product of higher degree, or anything but sums, products and quotients by numbers, is refused: TypeError.
    Law     quadratic(f) is the Hessian of f wherever it is given, tests/algebra/test_quadratic_forms.py
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


def quadratic(function: Any, size: int) -> dict[tuple[int, int], float] | None:
    """Q by its entries, both halves, where function(*x) = ½ xᵀ Q x of ``size`` numbers; None where it is another."""
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
