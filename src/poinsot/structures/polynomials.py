"""Polynomials with rational coefficients: read from functions that are such, evaluated over any scalar.

    p(x) = Σ_α c_α x^α,  x^α = x₁^α₁ … x_n^α_n

Law: what is read has the values of what it was read from, tests/structures/test_casimirs.py.
Source: the definition; see :mod:`poinsot.structures.casimirs` for what rests on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from itertools import combinations_with_replacement
from math import gcd, lcm
from operator import mul
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.bounded_forms import BoundedVariable, Form
from poinsot.algebra.scalars import Scalar
from poinsot.records import dataclass
from poinsot.structures.matrices import Array

Exponents = tuple[int, ...]


@final
@dataclass(frozen=True)
class TaylorPolynomial:
    """Σ terms[α] x^α of x (size,), coefficients fractions (floats in a Taylor polynomial), none of them zero.

    p(x) runs over any scalar: exactly on whole numbers and fractions, elsewhere with floats for broken coefficients.
    """

    terms: Mapping[Exponents, Any]
    size: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "terms", {key: c for key, c in self.terms.items() if c})

    @property
    def degree(self) -> int:
        """The highest total degree; 0 of zero."""
        return max(map(sum, self.terms), default=0)

    def __call__(self, x: ArrayLike) -> Scalar:
        at = list(np.asarray(x))
        exact = are_rational(at)
        total: Any = 0 * at[0] if at else 0.0
        for key, c in self.terms.items():
            factors = [v for v, power in zip(at, key, strict=True) for _ in range(power)]
            total = total + reduce(mul, factors, c if exact else _number(c))
        return total

    def __mul__(self, other: TaylorPolynomial) -> TaylorPolynomial:
        return self.times(other)

    def times(self, other: TaylorPolynomial, degree: int | None = None) -> TaylorPolynomial:
        """The product, without its terms above a degree where one is given."""
        terms: dict[Exponents, Any] = {}
        for one, a in self.terms.items():
            for two, b in other.terms.items():
                key = tuple(map(sum, zip(one, two, strict=True)))
                if degree is None or sum(key) <= degree:
                    terms[key] = terms[key] + a * b if key in terms else a * b
        return TaylorPolynomial(terms, self.size)

    def slope(self, k: int) -> TaylorPolynomial:
        """∂p/∂x_k, in the unit of p per unit of x_k."""
        return TaylorPolynomial(
            {(*key[:k], key[k] - 1, *key[k + 1 :]): key[k] * c for key, c in self.terms.items() if key[k]}, self.size
        )

    def primitive(self) -> TaylorPolynomial:
        """Its multiple with whole coefficients that have no common factor, the first one positive."""
        if not self.terms:
            return self
        values = list(self.terms.values())
        factor = Fraction(lcm(*(c.denominator for c in values)), gcd(*(c.numerator for c in values)))
        factor = -factor if next(c for _, c in sorted(self.terms.items(), reverse=True)) < 0 else factor
        return TaylorPolynomial({key: c * factor for key, c in self.terms.items()}, self.size)

    def written(self, names: Sequence[str] | None = None) -> str:
        """As a line of text; x0, x1, … unless names are given."""
        names = names or [f"x{k}" for k in range(self.size)]
        text = ""
        for key, c in sorted(self.terms.items(), key=lambda term: (-sum(term[0]), [-p for p in term[0]])):
            powers = [name + (f"**{p}" if p > 1 else "") for name, p in zip(names, key, strict=True) if p]
            size = [] if abs(c) == 1 and powers else [str(abs(c))]
            sign = (" + " if c > 0 else " - ") if text else ("" if c > 0 else "-")
            text += sign + "*".join([*size, *powers])
        return text or "0"

    def __str__(self) -> str:
        return self.written()


def monomials(size: int, lowest: int, highest: int) -> Iterator[Exponents]:
    """The exponents of all x^α with lowest ≤ |α| ≤ highest, by degree; they have no unit."""
    for degree in range(lowest, highest + 1):
        for chosen in combinations_with_replacement(range(size), degree):
            yield tuple(chosen.count(k) for k in range(size))


def read(function: Callable[[Array], ArrayLike], size: int) -> Array:
    """The polynomials that a function of x (size,) gives, as an object array of its shape, exactly.

    A float in it stands for the rational number that it is.
    Errors  TypeError that says which entry is no polynomial
    """
    variables = [Form.variable() for _ in range(size)]
    numbers = {next(iter(v.variables)): k for k, v in enumerate(variables)}
    x = np.empty(size, dtype=object)
    x[:] = variables
    value = np.asarray(function(x), dtype=object)
    found = np.empty(value.shape, dtype=object)
    for at in np.ndindex(value.shape):
        found[at] = _polynomial(value[at], numbers, size, at)
    return found


def _polynomial(
    value: object, numbers: Mapping[BoundedVariable, int], size: int, at: tuple[int, ...]
) -> TaylorPolynomial:
    form = value if isinstance(value, Form) else Form.constant(value)
    terms: dict[Exponents, Fraction] = {}
    for key, c in form.written_out().terms.items():
        if not c.exact:
            raise TypeError(f"the entry {', '.join(map(str, at))} is no polynomial")
        powers = [0] * size
        for v, p in key:
            powers[numbers[v]] += p
        terms[tuple(powers)] = Fraction(c.lo)
    return TaylorPolynomial(terms, size)


def are_rational(numbers: Iterable[object]) -> bool:
    """Whether all are whole numbers or fractions."""
    return all(isinstance(v, (int, Fraction, np.integer)) for v in numbers)


def _number(c: Any) -> float | int:
    return int(c) if isinstance(c, Fraction) and c.denominator == 1 else float(c)
