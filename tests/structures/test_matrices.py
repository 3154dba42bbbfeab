"""Exact and float linear algebra agree, and each obeys its own laws."""

from fractions import Fraction

import numpy as np
import pytest
import sympy

from poinsot import ModelError
from poinsot.algebra import Dual
from poinsot.structures import matrices
from structures.random_structures import each_number, each_seed, random_invertible, random_matrix, random_psd


def low_rank(rng: np.random.Generator, exact: bool) -> tuple[np.ndarray, int]:
    """A 5 × 7 matrix of a rank at most that."""
    r = int(rng.integers(0, 5))
    A = random_matrix(rng, 5, r, exact) @ random_matrix(rng, r, 7, exact) if r else np.zeros((5, 7), dtype=int)
    return matrices.matrix(A), r


@each_number
@each_seed
def test_spaces_annihilate_and_dimensions_add(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    A, r = low_rank(rng, exact)
    found = matrices.rank(A)
    assert found <= r
    N, L, rows = matrices.null_space(A), matrices.left_null_space(A), matrices.row_basis(A)
    assert N.shape == (7, 7 - found) and L.shape == (5 - found, 5) and rows.shape == (found, 7)
    zero = 0 if matrices.is_exact(A) else 1e-12
    assert np.abs(A @ N).max(initial=0) <= zero and np.abs(L @ A).max(initial=0) <= zero
    assert matrices.rank(np.vstack(matrices.alike(A, rows))) == found
    assert len(matrices.independent_columns(A)) == found == matrices.rank(A[:, matrices.independent_columns(A)])


@each_seed
def test_exact_and_float_ranks_agree(seed: int) -> None:
    A, _ = low_rank(np.random.default_rng(seed), exact=True)
    assert matrices.rank(A) == matrices.rank(A.astype(float)) == np.linalg.matrix_rank(A.astype(float))


@each_seed
def test_exact_products_are_exact_at_every_size(seed: int) -> None:
    """Small fractions go through machine integers, large ones do not: the product is one and the same."""
    rng = np.random.default_rng(seed)
    A, B = random_matrix(rng, 3, 4, exact=True) / 7, random_matrix(rng, 4, 2, exact=True) / 5
    for factor in (1, 2**45, Fraction(1, 2**45)):
        assert not (matrices.product(A * factor, B) - (A * factor) @ B).any()
        assert matrices.rank(A * factor) == np.linalg.matrix_rank(A.astype(float))
    assert all(isinstance(x, Fraction) for x in matrices.product(A, B).flat)


def test_a_rank_that_only_a_prime_hides() -> None:
    """2³¹ − 1 is zero modulo itself, and no zero."""
    assert matrices.rank(matrices.matrix([[2**31 - 1, 0], [0, 1]])) == 2


@each_seed
def test_exact_solutions_have_no_error(seed: int) -> None:
    rng = np.random.default_rng(seed)
    A, B = random_invertible(rng, 4, exact=True), random_matrix(rng, 4, 2, exact=True)
    X = matrices.solve(A, B)
    assert all(isinstance(x, Fraction) for x in X.flat)
    assert not (A @ X - B).any()


@each_number
@each_seed
def test_pseudo_inverse_obeys_penroses_conditions(seed: int, exact: bool) -> None:
    A, _ = low_rank(np.random.default_rng(seed), exact)
    P = matrices.pseudo_inverse(A)
    zero = 0 if matrices.is_exact(A) else 1e-10
    for defect in (A @ P @ A - A, P @ A @ P - P, A @ P - (A @ P).T, P @ A - (P @ A).T):
        assert np.abs(defect).max(initial=0) <= zero


@each_number
@each_seed
def test_squares_are_positive_semidefinite_and_stop_being_so_below_zero(seed: int, exact: bool) -> None:
    rng = np.random.default_rng(seed)
    S = random_psd(rng, 4, exact)
    assert matrices.is_positive_semidefinite(S)
    direction = matrices.null_space(S)[:, :1] if matrices.rank(S) < 4 else matrices.alike(np.eye(4, 1, dtype=int), S)[0]
    drop = 1 if matrices.rank(S) < 4 else S[0, 0] + 1
    assert not matrices.is_positive_semidefinite(S - drop * (direction @ direction.T))


def test_symbols_are_decided_by_simplification_and_signs() -> None:
    a = sympy.Symbol("a", positive=True)
    x = sympy.Symbol("x")
    hidden_zero = sympy.sin(x) ** 2 + sympy.cos(x) ** 2 - 1
    assert matrices.rank(matrices.matrix([[1, x], [x, x**2]])) == 1
    assert matrices.rank(matrices.matrix([[hidden_zero, 0], [0, a]])) == 1
    assert matrices.is_positive_semidefinite(
        matrices.matrix([[a, 0], [0, 0]])
    ) and not matrices.is_positive_semidefinite(matrices.matrix([[-a]]))
    with pytest.raises(ModelError, match="sign of x is not known"):
        matrices.is_positive_semidefinite(matrices.matrix([[x]]))


def test_reduced_form_is_unique() -> None:
    rng = np.random.default_rng(0)
    A = random_matrix(rng, 3, 6, exact=True)
    form, pivots = matrices.reduced(A)
    again, same = matrices.reduced(random_invertible(rng, 3, exact=True) @ A)
    assert pivots == same and not (form - again).any()


@pytest.mark.parametrize(
    ("entries", "words"),
    [([1.0, 2.0], "rows and columns"), ([[Dual(1.0, 1.0)]], "entries of Dual"), ([[1.0, None]], "NoneType")],
)
def test_what_cannot_be_decided_is_refused(entries: list, words: str) -> None:
    with pytest.raises(ModelError, match=words):
        matrices.matrix(entries)


def test_singular_systems_are_refused() -> None:
    with pytest.raises(ModelError, match="rank 1 has no inverse"):
        matrices.solve(matrices.matrix([[1, 1], [1, 1]]), matrices.matrix([[1], [0]]))


def test_one_kind_of_number_in_a_calculation() -> None:
    a, b = matrices.alike([[1, 2]], [[0.5]])
    assert not matrices.is_exact(a) and not matrices.is_exact(b)
    a, b = matrices.alike(np.zeros((0, 2)), [[1, 2]])
    assert matrices.is_exact(a) and matrices.is_exact(b), "an empty matrix decides nothing"
    a, b = matrices.alike([[1, 2]], [[sympy.Symbol("k")]])
    assert all(isinstance(x, sympy.Expr) for x in (*a.flat, *b.flat))
