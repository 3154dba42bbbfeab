"""The invariants and constraints of a structure: Casimirs, algebraic constraints, the Jacobi identity, integrability.

Constant structures answer exactly, by null spaces. Where the structure depends on the state, a candidate or an identity
is tested at points of the state, with derivatives by dual numbers.
Laws: tests/structures/test_casimirs.py. Source: Stramigioli et al., (19), (20) and Remark 1; Ratiu & Blankenstein;
formulas.md §8–9.
Units: J ∂H is in those of ẋ; a Casimir has those of the function that it is.

Casimirs of structures that are polynomial in the state, found exactly by a polynomial ansatz.

    C = Σ_α c_α x^α, 1 ≤ |α| ≤ degree:    J(x) ∂C = 0 for all x  ⇔  linear equations for c over the rationals

Laws: tests/structures/test_casimirs.py. Source: Stramigioli et al., §3.1.1 and (20); formulas.md §8.
Units: those of the states; coefficients of C carry the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.structures.derivatives import gradient, partials
from poinsot.structures.dirac import PortRelation
from poinsot.structures.elimination import eliminated
from poinsot.structures.families import DiracFamily
from poinsot.structures.matrices import (
    Array,
    alike,
    eliminate,
    independent_columns,
    is_exact,
    matrix,
    nothing,
    null_space,
    rank,
    reduced,
)
from poinsot.structures.polynomials import Exponents, TaylorPolynomial, monomials, read
from poinsot.structures.port_hamiltonian import Coefficient
from poinsot.structures.ports import Variable, columns, total

Section = Callable[[Array], tuple[ArrayLike, ArrayLike]]


CLOSED = 1e-9
"""Share of the terms that a defect is a sum of: rounding of derivatives by dual numbers is 1e-13 of them."""


def casimirs(J: ArrayLike, R: ArrayLike | None = None, G: ArrayLike | None = None) -> Array:
    """Columns c with J c = 0 (and R c = 0, Gᵀ c = 0 where given): the functions cᵀx of a constant structure.

    With J alone they are conserved for every energy function; with R under dissipation as well; with G whatever the
    inputs. Exact on exact numbers, else orthonormal. Law: cᵀ ẋ = 0.
    """
    parts = [J, *(() if R is None else (R,)), *(() if G is None else (np.asarray(matrix(G)).T,))]
    return null_space(np.vstack(alike(*parts)))


def conserved(structure: PortRelation, storage: Iterable[str]) -> Array:
    """Columns c with cᵀ ẋ = 0 on the structure, whatever happens at its other ports; x over the storage ports.

    They are the relations between flows of storage alone; reduced, with ones, on floats as on exact numbers.
    """
    return _relations(structure, structure.columns(*storage), "what is conserved").T


def _relations(structure: PortRelation, columns: list[int], what: str) -> Array:
    """The rows of the relation between these columns of [F E], once all the others are eliminated; reduced."""
    rows, known = np.hstack([structure.F, structure.E]), structure.rounding
    gone = [k for k in range(2 * structure.size) if k not in set(columns)]
    rounding = None if known is None else known[:, [*columns, *gone]]
    return eliminate(rows[:, columns], rows[:, gone], rounding, f"{what} by {structure.name}")[0]


def constraints(structure: PortRelation, storage: Iterable[str], inputs: Mapping[str, Variable] | None = None) -> Array:
    """Rows a (k, n + p) with a (∂H/∂x; u) = 0 on the structure: the algebraic constraints on the co-energies and the
    inputs.

    inputs  the ports whose flow or effort is given, in their order; u is then f, or e (minus the port's effort, as in
            (ẋ, f, ∂H, −e)). Without inputs: constraints on ∂H/∂x alone.
    """
    m, columns = structure.size, [structure.size + k for k in structure.columns(*storage)]
    signs = [1] * len(columns)
    for port, variable in (inputs or {}).items():
        k = structure.columns(port)
        columns += k if variable == "flow" else [m + i for i in k]
        signs += [1 if variable == "flow" else -1] * len(k)
    return np.asarray(_relations(structure, columns, "the constraints") * np.array(signs))


def casimir_defect(
    J: Callable[[Array], ArrayLike] | ArrayLike | DiracFamily,
    candidate: Callable[[Array], Scalar],
    x: ArrayLike,
    state: Iterable[str] | None = None,
) -> Array:
    """J(x) ∂C/∂x (n,): zero for every x if the candidate is a Casimir; of a family E(x) ∂C/∂x (m,).

    Of a family it says (0, ∂C) ∈ D(x), so that Ċ = 0 on D whatever the energy and whatever happens at its other ports.
    state   of a family: names of the ports whose flows together are ẋ, all by default
    Errors  ModelError if these ports have not as many components as x
    """
    at = np.asarray(x)
    if isinstance(J, DiracFamily):
        family = J.near(at)
        E = np.asarray(family.matrices(at)[1])[:, _of_state(family, len(at), state)]
        return np.asarray(E @ gradient(candidate, at))
    value = np.asarray(J(at)) if callable(J) else np.asarray(J)
    return np.asarray(value @ gradient(candidate, at))


def jacobi_defect(J: Callable[[Array], ArrayLike], x: ArrayLike) -> Array:
    """Σ_l J^{il} ∂_l J^{jk} + J^{kl} ∂_l J^{ij} + J^{jl} ∂_l J^{ki} (n, n, n) at x (19): zero if J is Poisson."""
    at = np.asarray(x)
    value = np.asarray(J(at))
    turn = np.tensordot(value, np.array(partials(J, at)), axes=(1, 0))  # [i, j, k] = J^{il} ∂_l J^{jk}
    return np.asarray(turn + turn.transpose(1, 2, 0) + turn.transpose(2, 0, 1))


def integrability_defect(family: DiracFamily, x: ArrayLike, state: Iterable[str] | None = None) -> Array:
    """T[i, j, k] = ⟨L_{Xᵢ} αⱼ, X_k⟩ + cyclic at x, for the sections (Xᵢ, αᵢ) = columns of (Eᵀ, Fᵀ): zero if integrable.

    state   names of the ports whose flows together are ẋ, in the order of x; all ports by default. The others count as
            input ports: the structure does not depend on what their flows, or efforts, add up to
    It is the Jacobi identity where ẋ = J(x) e, and closedness of the two-form where e = ω(x) ẋ; with input ports the
    closedness of Remark 1. F and E must be smooth at x, and of rank m.
    Errors  ModelError if the ports named have not as many components as x
    Source: Courant's condition; Stramigioli et al., Remark 1; Dalsmo & van der Schaft 1999.
    """
    return _integrability(family, x, state)[0]


def is_integrable(family: DiracFamily, x: ArrayLike, tolerance: float = CLOSED) -> bool:
    """Integrability at x (floats): the ``integrability_defect`` is rounding of the terms that it is a sum of."""
    T, size = _integrability(family, x, None)
    return bool(np.all(np.abs(T.astype(float)) <= tolerance * size))


def _integrability(family: DiracFamily, x: ArrayLike, state: Iterable[str] | None) -> tuple[Array, float]:
    """T, and the largest sum of the sizes of its terms where they are floats."""
    at, family = np.asarray(x), family.near(x)
    m, own = total(family.ports), _of_state(family, len(at), state)
    both = partials(lambda y: np.hstack([np.asarray(m, dtype=object) for m in family.matrices(y)]), at)
    F, E = (np.asarray(m) for m in family.matrices(at))
    X, alpha = E, F  # rows are sections
    along = X[:, own]
    d_alpha, d_X = np.array([d[:, :m] for d in both]), np.array([d[:, m:] for d in both])  # [a, section, component]

    def terms(along: Array, d_alpha: Array, X: Array, d_X: Array, alpha: Array) -> Array:
        # ⟨L_X α, Y⟩ = X^a ∂_a α_b Y^b + α_a ∂_b X^a Y^b
        transport = np.tensordot(np.tensordot(along, d_alpha, axes=(1, 0)), X, axes=(2, 1))
        turning = np.tensordot(np.tensordot(d_X, alpha, axes=(2, 1)), along, axes=(0, 1))
        T = transport + turning
        return np.asarray(T + T.transpose(1, 2, 0) + T.transpose(2, 0, 1))

    found, parts = terms(along, d_alpha, X, d_X, alpha), (along, d_alpha, X, d_X, alpha)
    try:
        size = float(np.abs(terms(*(np.abs(part.astype(float)) for part in parts))).max(initial=0.0))
    except TypeError:  # symbols
        size = 1.0
    return found, size


def courant_bracket(first: Section, second: Section) -> Section:
    """[(X, α), (Y, β)] = ([X, Y], L_X β − L_Y α + ½ d(⟨α, Y⟩ − ⟨β, X⟩)), a section again, over any scalar.

    first, second  sections x (n,) ↦ (X (n,), α (n,)): a vector field and a one-form
    Law     it is antisymmetric; ⟨·, ·⟩ of it with a third section of a Dirac structure is the ``integrability_defect``:
            sections of an integrable one are closed under the bracket, tests/structures/test_families.py
    Units   of X those of x per second; of α power per unit of X
    Source  Courant 1990, Trans. AMS 319; Stramigioli et al., §3.2.3
    """

    def bracket(x: Array) -> tuple[Array, Array]:
        at = np.asarray(x)
        (X, a), (Y, b) = (tuple(map(np.asarray, section(at))) for section in (first, second))
        n = len(X)
        (dX, da), (dY, db) = (_slopes(section, at, n) for section in (first, second))
        half = (da @ Y + dY @ a - db @ X - dX @ b) * 0.5
        return X @ dY - Y @ dX, X @ db + dX @ b - Y @ da - dY @ a + half

    return bracket


def _slopes(section: Section, x: Array, n: int) -> tuple[Array, Array]:
    """∂X and ∂α [direction, component] of a section."""
    both = np.array(partials(lambda y: np.hstack(section(y)), x))
    return both[:, :n], both[:, n:]


def _of_state(family: DiracFamily, n: int, state: Iterable[str] | None) -> list[int]:
    """The columns of the ports with flows that together are ẋ (n,)."""
    flows = family.port_names if state is None else list(state)
    own = columns(family.outer, flows)
    if len(own) != n:
        raise ModelError(
            f"{family.name}: its ports {', '.join(flows)} have {len(own)} components, the state {n}; "
            "integrability is a law of the flows along the state: say by `state` which ports those are, and the others "
            "count as input ports"
        )
    return own


def interaction_potential(J: ArrayLike, g: ArrayLike) -> Array | None:
    """k with J k = g, or None if the port field g (n,) is not in Im J.

    Then g u = J ∂(kᵀx u): the port acts through an interaction potential, and the system with input u is Hamiltonian
    for H + u kᵀx. Exact on exact numbers. Source: Ratiu & Blankenstein (LC circuit of order 3, where there is none).
    """
    J, column = alike(J, np.asarray(g).reshape(-1, 1))
    n, both = J.shape[1], np.hstack([J, column])
    if is_exact(J):
        form, pivots = reduced(both)
    else:
        form, _, pivots = eliminated(both, None, "the port field", range(n), [n]).in_order()
    if n in pivots:
        return None
    if is_exact(J):
        k = np.array([column[0, 0] * 0] * n, dtype=object)
        k[pivots] = form[:, -1]
        return k
    solution: Array = np.linalg.lstsq(J, column[:, 0], rcond=None)[0]
    return array(list(solution))


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
