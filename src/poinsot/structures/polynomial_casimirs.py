"""Casimirs of structures that are polynomial in the state, found exactly by a polynomial ansatz.

    C = Σ_α c_α x^α, 1 ≤ |α| ≤ degree:    J(x) ∂C = 0 for all x  ⇔  linear equations for c over the rationals

Laws: tests/structures/test_polynomial_casimirs.py. Source: Stramigioli et al., §3.1.1 and (20); formulas.md §8.
Units: those of the states; coefficients of C carry the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb

import numpy as np
from numpy.typing import ArrayLike

from poinsot.errors import ModelError
from poinsot.structures.matrices import Array, independent_columns, nothing, null_space, rank
from poinsot.structures.polynomials import Exponents, TaylorPolynomial, monomials, read
from poinsot.structures.port_hamiltonian import Coefficient

UNKNOWN_LIMIT = 1000
"""An ansatz of more coefficients is refused."""


def polynomial_casimirs(
    J: Coefficient, size: int, degree: int, R: Coefficient | None = None, G: Coefficient | None = None
) -> list[TaylorPolynomial]:
    """Generators of all Casimirs up to a degree: J(x) ∂C = 0 (and R(x) ∂C = 0, G(x)ᵀ ∂C = 0 where given), exactly.

    J, R    (n, n), G (n, p): matrices, or functions of x whose entries are polynomials; size = n
    degree  of the ansatz, ≥ 1; every Casimir of at most this degree is a polynomial in those returned
    With J alone they are conserved by every energy; with R under dissipation as well; with G whatever the inputs. Those
    of ``passive_control.control_by_interconnection`` that contain ξ tie a controller to the states.
    Returns  polynomials with whole coefficients, by degree; an empty list if there are none up to this degree
    Errors   ModelError if an entry is no polynomial, a shape does not fit, or the ansatz has too many coefficients
    Law      ``casimir_defect`` is exactly zero at rational states; a Casimir put into the ansatz by hand is found
    Source   Stramigioli et al., §3.1.1
    """
    if degree < 1:
        raise ModelError(f"an ansatz of degree {degree} has no function in it that varies: give a degree of 1 or more")
    if (unknowns := comb(size + degree, degree) - 1) > UNKNOWN_LIMIT:
        raise ModelError(
            f"a polynomial of degree {degree} in {size} states has {unknowns} coefficients, more than the "
            f"{UNKNOWN_LIMIT} that are solved for exactly: ask for a lower degree, or test a candidate by "
            "`casimir_defect`"
        )
    parts = [polynomial_matrix(J, size, "J", (size, size))]
    parts += [] if R is None else [polynomial_matrix(R, size, "R", (size, size))]
    parts += [] if G is None else [polynomial_matrix(G, size, "G", (size, None)).T]
    rows = np.vstack(parts)
    generators: list[TaylorPolynomial] = []
    for d in range(1, degree + 1):
        basis = list(monomials(size, 1, d))
        kernel = null_space(conditions(rows, basis))
        made = _columns(_power_products(generators, d, size), basis)
        if rank(made) == kernel.shape[1]:
            continue
        both = np.hstack([made, kernel])
        for k in independent_columns(both)[made.shape[1] :]:
            terms = {key: c for key, c in zip(basis, both[:, k], strict=True) if c}
            generators.append(TaylorPolynomial(terms, size).primitive())
    return generators


def polynomial_matrix(coefficient: Coefficient, size: int, letter: str, shape: tuple[int, int | None]) -> Array:
    """The polynomials of a matrix that depends on x (size,); ModelError for other functions, or another shape."""
    function: Callable[[Array], ArrayLike] = coefficient if callable(coefficient) else lambda _: coefficient
    try:
        found = read(function, size)
    except (TypeError, ValueError, OverflowError) as error:
        raise ModelError(
            f"Casimirs are found exactly where {letter}(x) is polynomial, and it is not: {error}. Test a candidate by "
            "`casimir_defect`, or take the sines, cosines and roots of the state as states of their own"
        ) from None
    if found.ndim != 2 or any(b is not None and a != b for a, b in zip(found.shape, shape, strict=True)):
        raise ModelError(f"with {size} states {letter} must have {size} rows; its shape is {found.shape}")
    return found


def conditions(rows: Array, basis: Sequence[Exponents]) -> Array:
    """The equations for the c_α of rows(x) ∂C = 0, C = Σ c_α x^α over a basis: one for each row and monomial in it.

    rows  polynomials, as ``polynomials.read`` gives them
    """
    places: dict[tuple[int, Exponents], int] = {}
    entries: list[tuple[int, int, Fraction]] = []
    for column, key in enumerate(basis):
        slopes = [(k, TaylorPolynomial({key: Fraction(1)}, len(key)).slope(k)) for k, power in enumerate(key) if power]
        for i, row in enumerate(rows):
            for k, slope in slopes:
                for exponents, c in (row[k] * slope).terms.items():
                    entries.append((places.setdefault((i, exponents), len(places)), column, c))
    found = nothing(len(places), len(basis))
    for place, column, c in entries:
        found[place, column] += c
    return found


def _power_products(generators: list[TaylorPolynomial], degree: int, size: int) -> list[TaylorPolynomial]:
    """All products of generators of at most this degree, each once, without the empty one."""
    found = [TaylorPolynomial({(0,) * size: Fraction(1)}, size)]
    for g in generators:
        for p in found[:]:
            power = p * g
            while power.degree <= degree:
                found.append(power)
                power = power * g
    return found[1:]


def _columns(polynomials: list[TaylorPolynomial], basis: list[Exponents]) -> Array:
    where = {key: i for i, key in enumerate(basis)}
    made = nothing(len(basis), len(polynomials))
    for k, p in enumerate(polynomials):
        for key, c in p.terms.items():
            made[where[key], k] = c
    return made
