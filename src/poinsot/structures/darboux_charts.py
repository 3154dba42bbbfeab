"""Canonical coordinates of a structure J(x) about a point, as polynomials: the theorem of Lie and Darboux, by degrees.

    x̃ = φ(x) = (q, p, r):   ∂φ J ∂φᵀ = K + O(|x − x₀|^order),   K = [0 1 0; −1 0 0; 0 0 0]   (20)

The linear part is ``canonical.darboux`` of J(x₀). Where the brackets are canonical below degree d, what they lack in
degree d, E, is taken away by a correction δ of degree d + 1, which solves the linear equations

    ∂δ K + K ∂δᵀ = −E

They have a solution if J is a Poisson structure whose rank does not change about x₀. On polynomial J(x) and a rational
x₀ everything is exact, and the coordinates are a closed form if nothing is left to correct; else the Taylor
polynomials of J are taken by dual numbers. Laws: tests/structures/test_canonical.py.
Source: Stramigioli et al., (20); Weinstein 1983, "The local structure of Poisson manifolds".
Units: those of the states; q p has those of H times second.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import factorial, prod
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import array
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures.canonical import darboux
from poinsot.structures.casimirs import jacobi_defect
from poinsot.structures.derivatives import partial
from poinsot.structures.matrices import Array, identity, matrix, nothing, plain, reduced, solve
from poinsot.structures.polynomials import TaylorPolynomial, are_rational, monomials, read

UNKNOWN_LIMIT = 2000
"""Corrections of more coefficients are refused."""
LEFT = 1e-7
"""What a correction may leave of a float E, relative to it."""
ROUNDING = 1e-12
"""What it may leave of the terms that E is a sum of."""


@final
@dataclass(frozen=True)
class DarbouxChart:
    """x̃ = φ(T (x − x₀)) = (q, p, r), canonical about x₀ to an order.

    about        x₀ (n,)
    T            (n, n), the linear part
    polynomials  φ (n), of y = T (x − x₀); their linear part is y
    pairs        m: the first m coordinates are q, the next m are p, the others r are Casimirs to this order
    order        the brackets are canonical but for terms of this degree in x − x₀
    closed_form  whether they are proved to be canonical everywhere
    """

    about: Array
    T: Array
    polynomials: tuple[TaylorPolynomial, ...]
    pairs: int
    order: int
    closed_form: bool

    def __call__(self, x: ArrayLike) -> Array:
        """x̃ (n,) over any scalar; exact at rational x where the chart is exact."""
        given = np.asarray(x)
        exact = are_rational([*given, *self.about, *self.T.flat])
        T, about = (self.T, self.about) if exact else (plain(self.T), plain(self.about))
        y = T @ (given - about)
        return array([p(y) for p in self.polynomials])

    @property
    def canonical(self) -> Array:
        """K (n, n)."""
        return _canonical(len(self.polynomials), self.pairs)


def darboux_chart(J: Callable[[Array], ArrayLike], about: ArrayLike, order: int = 2) -> DarbouxChart:
    """Canonical coordinates of J(x) about the state x₀, to an order ≥ 1.

    J       x (n,) ↦ (n, n), over any scalar (duals; for a closed form, polynomial)
    about   x₀ (n,): whole numbers or fractions where exact coordinates are wanted
    order   of what is left: order 1 is canonical at x₀ alone; the cost grows as the monomials of degree order
    Errors  ModelError if J is not skew at x₀, no Poisson structure, of a rank that changes at x₀, or too large
    Law     ‖∂φ J ∂φᵀ − K‖ falls as |x − x₀|^order; it is zero everywhere where ``closed_form``
    Source  Stramigioli et al., (20)
    """
    x0 = np.asarray(about)
    n = len(x0)
    if order < 1:
        raise ModelError(f"canonical coordinates of order {order}: the least is 1, canonical at the point alone")
    if (unknowns := n * sum(1 for _ in monomials(n, order, order))) > UNKNOWN_LIMIT and order > 1:
        raise ModelError(
            f"canonical coordinates of order {order} in {n} states take {unknowns} coefficients at once, more than the "
            f"{UNKNOWN_LIMIT} that are solved for: ask for a lower order"
        )
    T, m, structure = _expanded(J, x0, order)
    K = _canonical(n, m)
    exact = T.dtype == object
    units = [tuple(int(i == k) for i in range(n)) for k in range(n)]
    coordinates = [TaylorPolynomial({unit: Fraction(1) if exact else 1.0}, n) for unit in units]
    for degree in range(1, order):
        lack = {(i, j): _bracket(structure, coordinates, i, j, degree) for j in range(n) for i in range(j)}
        if any(lack[pair].terms for pair in lack):
            noise = 0.0 if exact else ROUNDING * _size(structure, coordinates, degree)
            coordinates = _corrected(coordinates, lack, K, degree, None if exact else noise, lambda: _reason(J, x0))
    closed = exact and all(
        _bracket(structure, coordinates, i, j, None).terms == ({(0,) * n: Fraction(int(K[i, j]))} if K[i, j] else {})
        for j in range(n)
        for i in range(j)
    )
    return DarbouxChart(x0, T, tuple(coordinates), m, order, closed)


def _expanded(J: Callable[[Array], ArrayLike], x0: Array, order: int) -> tuple[Array, int, Array]:
    """T, m, and the polynomials of T J(x₀ + T⁻¹ y) Tᵀ in y: exactly, or to the degree that the order needs."""
    n = len(x0)
    if are_rational(x0):
        at = matrix(x0.reshape(1, -1))[0]
        try:
            read(J, n)
        except (TypeError, ValueError, OverflowError):
            pass
        else:
            J0 = np.array([[p(at) for p in row] for row in read(J, n)], dtype=object)
            T, m = darboux(matrix(J0))
            S = solve(T, identity(n))
            return T, m, read(lambda y: T @ np.asarray(J(at + S @ y), dtype=object) @ T.T, n)
    at = x0.astype(float)
    T, m = _balanced(*darboux(np.asarray(J(at)).astype(float)))
    S = np.linalg.inv(T)
    return T, m, _taylor(lambda y: T @ np.asarray(J(at + S @ y), dtype=object) @ T.T, n, order - 1)


def _balanced(T: Array, m: int) -> tuple[Array, int]:
    """The same with each q measured as its p, and r as they are, so that no degree outgrows another."""
    sizes = np.linalg.norm(T, axis=1)
    usual = np.sqrt(sizes[:m] * sizes[m : 2 * m])
    wanted = np.concatenate([usual, usual, np.full(len(T) - 2 * m, np.exp(np.log(usual).mean()) if m else 1.0)])
    return T * (wanted / sizes)[:, None], m


def _taylor(function: Callable[[Array], Array], n: int, degree: int) -> Array:
    """The Taylor polynomials about 0 of a matrix, by nested dual numbers."""
    zero = np.zeros(n)
    found: Array = np.empty((n, n), dtype=object)
    terms: dict[tuple[int, int], dict[tuple[int, ...], Any]] = {at: {} for at in np.ndindex(n, n)}
    for key in monomials(n, 0, degree):
        derivative = function
        for k, power in enumerate(key):
            for _ in range(power):
                derivative = _slope(derivative, k)
        value = np.asarray(derivative(zero)).astype(float) / prod(map(factorial, key))
        for at in np.ndindex(n, n):
            terms[at][key] = float(value[at])
    for at, polynomial in terms.items():
        found[at] = TaylorPolynomial(polynomial, n)
    return found


def _slope(function: Callable[[Array], Array], k: int) -> Callable[[Array], Array]:
    return lambda y: partial(function, y, k)


def _bracket(
    structure: Array, coordinates: list[TaylorPolynomial], i: int, j: int, degree: int | None
) -> TaylorPolynomial:
    """{φᵢ, φⱼ}: the terms of one degree, or all."""
    n, terms = len(coordinates), dict[tuple[int, ...], Any]()
    right = [coordinates[j].slope(b) for b in range(n)]
    for a in range(n):
        left = coordinates[i].slope(a)
        inner = [structure[a, b].times(right[b], degree) for b in range(n) if right[b].terms]
        for p in inner:
            for key, c in left.times(p, degree).terms.items():
                if degree is None or sum(key) == degree:
                    terms[key] = terms[key] + c if key in terms else c
    return TaylorPolynomial(terms, n)


def _corrected(
    coordinates: list[TaylorPolynomial],
    lack: dict[tuple[int, int], TaylorPolynomial],
    K: Array,
    degree: int,
    noise: float | None,
    reason: Callable[[], str],
) -> list[TaylorPolynomial]:
    """φ + δ with ∂δ K + K ∂δᵀ = −E in this degree; noise: what rounding may leave of it, None of exact numbers."""
    n = len(coordinates)
    basis, rows = list(monomials(n, degree + 1, degree + 1)), list(monomials(n, degree, degree))
    where = {(pair, key): k for k, (pair, key) in enumerate((pair, key) for pair in lack for key in rows)}
    A, b = nothing(len(where), n * len(basis)), nothing(len(where), 1)
    for column, key in enumerate(basis):
        for a, power in enumerate(key):
            if not power:
                continue
            lower = (*key[:a], power - 1, *key[a + 1 :])
            for k in range(n):  # of δ_k
                for other in range(n):
                    if K[a, other] and k != other:
                        pair, sign = ((k, other), 1) if k < other else ((other, k), -1)
                        A[where[pair, lower], k * len(basis) + column] += sign * power * int(K[a, other])
    for pair, p in lack.items():
        for key, c in p.terms.items():
            b[where[pair, key], 0] = -c
    delta = _solution(A, b) if noise is None else _least(A.astype(float), b.astype(float)[:, 0], noise)
    if delta is None:
        raise ModelError(
            f"there are no canonical coordinates about this state to order {degree + 1}: {reason()}; coordinates of "
            f"order {degree} there are"
        )
    found = []
    for k, p in enumerate(coordinates):
        part = delta[k * len(basis) : (k + 1) * len(basis)]
        found.append(TaylorPolynomial({**p.terms, **dict(zip(basis, part, strict=True))}, n))
    return found


def _solution(A: Array, b: Array) -> list[Fraction] | None:
    """An exact solution with as many zeros as there are free columns."""
    form, pivots = reduced(np.hstack([A, b]))
    if A.shape[1] in pivots:
        return None
    solution = [Fraction(0)] * A.shape[1]
    for k, value in zip(pivots, form[:, -1], strict=True):
        solution[k] = value
    return solution


def _least(A: Array, b: Array, noise: float) -> list[float] | None:
    """The least solution of float equations, if they have one."""
    solution = np.linalg.lstsq(A, b, rcond=1e-10)[0]
    left, size = np.abs(A @ solution - b).max(initial=0.0), np.abs(b).max(initial=0.0)
    return None if left > max(LEFT * size, noise) else [float(v) for v in solution]


def _size(structure: Array, coordinates: list[TaylorPolynomial], degree: int) -> float:
    """The size of the terms that the brackets of this degree are sums of."""
    n, sizes = len(coordinates), [_sizes(p) for p in coordinates]
    whole = np.empty((n, n), dtype=object)
    for i in range(n):
        for j in range(n):
            whole[i, j] = _sizes(structure[i, j])
    found = [_bracket(whole, sizes, i, j, degree) for j in range(n) for i in range(j)]
    return max((c for p in found for c in p.terms.values()), default=0.0)


def _sizes(p: TaylorPolynomial) -> TaylorPolynomial:
    return TaylorPolynomial({key: abs(c) for key, c in p.terms.items()}, p.size)


def _reason(J: Callable[[Array], ArrayLike], x0: Array) -> str:
    at = x0.astype(float)
    size = np.abs(np.asarray(J(at)).astype(float)).max(initial=1.0)
    # derivatives of J by dual numbers: exact but for the rounding of J itself
    if np.abs(jacobi_defect(J, at).astype(float)).max() > 1e-8 * size:
        return "J does not satisfy the Jacobi identity there (`jacobi_defect`)"
    return "the rank of J is greater beside it than at it, or J fails the Jacobi identity beside it"


def _canonical(n: int, m: int) -> Array:
    K = np.zeros((n, n), dtype=int)
    K[:m, m : 2 * m], K[m : 2 * m, :m] = np.eye(m), -np.eye(m)
    return K
