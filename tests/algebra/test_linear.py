"""The factorisation Lᵀ D L over any scalar, and what it does with structural zeros."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
import sympy
from numpy.typing import NDArray

from poinsot import ModelError
from poinsot.algebra.arrays import array
from poinsot.algebra.linear import ltl, solve_spd
from poinsot.algebra.quadratic_forms import HalfSquare, LinearForm, coefficients, quadratic
from poinsot.algebra.scalars import exp
from poinsot.algebra.sparse import Row, choose_pivots, solve
from poinsot.algebra.traced import symbols
from poinsot.structures import hessian
from scalars import Over, assert_same, derivative

SEEDS = range(20)


def positive_definite(rng: np.random.Generator, n: int) -> NDArray[np.float64]:
    A = rng.normal(size=(n, n))
    return A @ A.T + n * np.eye(n)


def branched(rng: np.random.Generator, parents: list[int]) -> NDArray[np.float64]:
    """A positive definite matrix with the pattern of a tree: H[i, j] ≠ 0 only if one is an ancestor of the other."""
    n = len(parents)
    L = np.eye(n)
    for i in range(n):
        j = parents[i]
        while j >= 0:
            L[i, j] = rng.normal()
            j = parents[j]
    return L.T @ np.diag(rng.uniform(0.5, 2.0, size=n)) @ L


@pytest.mark.parametrize("n", [1, 2, 4])
def test_it_solves(over: Over, n: int) -> None:
    rng = np.random.default_rng(n)
    H, b, B = positive_definite(rng, n), rng.normal(size=n), rng.normal(size=(n, 2))
    assert_same(over(solve_spd, H, b), np.linalg.solve(H, b), rel=1e-12)
    assert_same(over(solve_spd, H, B), np.linalg.solve(H, B), rel=1e-12)


def test_the_factors_make_the_matrix_again(over: Over) -> None:
    H = positive_definite(np.random.default_rng(7), 4)

    def again(H: NDArray[np.object_]) -> object:
        factors = ltl(H)
        return factors.L.T @ (factors.L * factors.D[:, None])

    assert_same(over(again, H), H, rel=1e-13)


def test_half_a_solution_gives_the_quadratic_form(over: Over) -> None:
    """bᵀ H⁻¹ b = Σ yᵢ²/Dᵢ with Lᵀ y = b."""
    rng = np.random.default_rng(8)
    H, b = positive_definite(rng, 3), rng.normal(size=3)

    def form(H: NDArray[np.object_], b: NDArray[np.object_]) -> object:
        factors = ltl(H)
        y = factors.half_solve(b)
        return sum(y[i] * y[i] / factors.D[i] for i in range(3))

    assert_same(over(form, H, b), b @ np.linalg.solve(H, b), rel=1e-12)


def test_it_is_exact_over_exact_numbers() -> None:
    H = np.array([[Fraction(1, i + j + 1) for j in range(6)] for i in range(6)])  # Hilbert's matrix
    b = np.array([Fraction(k - 2, 3) for k in range(6)])
    assert (H @ solve_spd(H, b) == b).all()


@pytest.mark.parametrize("seed", range(4))
def test_a_tree_makes_no_fill_in(rng: np.random.Generator) -> None:
    """L has the pattern of H: traced entries stay where they were, and zeros stay plain zeros."""
    parents = [int(rng.integers(-1, i)) if i else -1 for i in range(8)]
    H = branched(rng, parents)
    traced = np.where(np.abs(H) > 0, symbols("h", H.shape), 0.0)
    L = ltl(array(traced)).L
    assert not [(i, j) for i in range(8) for j in range(i) if H[i, j] == 0 and not isinstance(L[i, j], float)]
    assert all(L[i, j] == 0.0 for i in range(8) for j in range(i) if H[i, j] == 0)
    assert_same(solve_spd(H, np.ones(8)), np.linalg.solve(H, np.ones(8)), rel=1e-9)


def test_only_the_lower_triangle_is_read() -> None:
    H = positive_definite(np.random.default_rng(9), 4)
    torn = np.tril(H) + np.triu(np.full((4, 4), np.nan), 1)
    np.testing.assert_array_equal(solve_spd(torn, np.ones(4)), solve_spd(H, np.ones(4)))


def test_quasi_definite_matrices_need_no_pivots() -> None:
    rng = np.random.default_rng(10)
    M, A = positive_definite(rng, 4), rng.normal(size=(2, 4))
    K = np.block([[M, A.T], [A, -0.1 * np.eye(2)]])
    b = rng.normal(size=6)
    assert_same(solve_spd(K, b), np.linalg.solve(K, b), rel=1e-11)


def test_the_derivative_of_a_solution() -> None:
    """d(H⁻¹ b) = H⁻¹ (db − dH H⁻¹ b)."""
    rng = np.random.default_rng(11)
    H, b, dH, db = positive_definite(rng, 4), rng.normal(size=4), positive_definite(rng, 4), rng.normal(size=4)
    expected = np.linalg.solve(H, db - dH @ np.linalg.solve(H, b))
    assert_same(derivative(solve_spd, H, b, along=(dH, db)), expected, rel=1e-11)


def test_nothing_to_solve() -> None:
    assert solve_spd(np.zeros((0, 0)), np.zeros(0)).shape == (0,)


# Linear algorithms on linear forms give the rows of their matrices.
def carried(A: Any, x: list[Any]) -> list[Any]:
    """A x by sums, differences, products, quotients and signs."""
    found = []
    for row in A:
        total: Any = 0.0
        for k, (a, each) in enumerate(zip(row, x, strict=True)):
            term: Any = each * a if k % 2 else each / (1 / a) if a else (-each) * (-a)
            total = total - (-term) if k % 3 else term + total
        found.append(total)
    return found


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("scalar", [float, Fraction, sympy.Rational])
def test_the_matrix_comes_out(rng: np.random.Generator, scalar: Any) -> None:
    """Law  on unit forms an algorithm that is linear gives its matrix over any scalar; plain zeros are left out."""
    A = [[scalar(int(a)) for a in row] for row in rng.integers(-2, 3, size=(4, 5))]
    rows = carried(A, [LinearForm.unit(k) for k in range(5)])
    for row, expected in zip(rows, A, strict=True):
        found = {k: value for k, value in coefficients(row).items() if float(value)}
        assert found.keys() == {k for k, a in enumerate(expected) if float(a)}
        assert all(float(value) == float(expected[k]) for k, value in found.items())


def test_what_cancels_is_dropped() -> None:
    x, y = LinearForm.unit(0), LinearForm.unit(1)
    assert x + y - y - x == 0.0 and coefficients((x + y) - y) == {0: 1.0} and coefficients(0.0) == {}
    assert x * 0.0 == 0.0 and coefficients(sum([x, x])) == {0: 2.0}


def test_what_is_not_linear_is_refused() -> None:
    x = LinearForm.unit(0)
    for wrong in (lambda: x * x, lambda: x / x, lambda: x + 1.0, lambda: 2.0 - x, lambda: coefficients(1.0)):
        with pytest.raises(TypeError, match="linear"):
            wrong()


# Quadratic forms found by running a function on polynomials: the Hessian, or nothing.
@pytest.mark.parametrize("seed", range(8))
def test_it_is_the_hessian_anywhere(rng: np.random.Generator) -> None:
    a, b = rng.normal(size=(2, 3)), rng.normal(size=2)

    def energy(*x: object) -> object:
        lines = [sum(c * each for c, each in zip(row, x, strict=True)) for row in a]
        return lines[0] * lines[0] / b[0] - (lines[1] - lines[0]) ** 2 * b[1]

    found = quadratic(energy, 3)
    assert found is not None
    expected = hessian(lambda x: energy(*x), rng.normal(size=3))
    for i in range(3):
        for j in range(3):
            assert found.get((i, j), 0.0) == pytest.approx(float(expected[i, j]), abs=1e-12)


@pytest.mark.parametrize("size", [1e-9, 0.3, 7e5])
@pytest.mark.parametrize("inverse", [False, True])
def test_half_a_square_tells_its_curvature(inverse: bool, size: float) -> None:
    square = HalfSquare(size, inverse)
    for x in (0.0, -2.5, 1e4):
        assert hessian(lambda z: square(*z), [x])[0, 0] == square.curvature
    assert quadratic(square, 1) == quadratic(lambda x: square(x), 1) == {(0, 0): square.curvature}


@pytest.mark.parametrize(
    "energy",
    [
        lambda x: x * x * x, lambda x: x**4, lambda x: x * x + x, lambda x: x * x + 1.0, lambda x: exp(x),
        lambda x: x * x if x > 0 else 2 * x * x, lambda x: 1.0 / x, lambda x: x * x / (1 + x),
    ],
)  # fmt: skip
def test_anything_else_is_none(energy: object) -> None:
    assert quadratic(energy, 1) is None


# Elimination with pivots chosen once: solves over every scalar, and what it leaves are the relations of the rest.
def sparse(rng: np.random.Generator, n: int, rank: int | None = None) -> np.ndarray:
    """A square matrix with about three entries a row, of full rank or of the rank given."""
    while True:
        A = np.where(rng.random((n, n)) < 3 / n, rng.uniform(-1, 1, (n, n)), 0.0)
        A[rng.permutation(n), rng.permutation(n)] += rng.choice([-2.0, 2.0], n)
        if rank is not None:
            A[rank:] = np.where(rng.random((n - rank, rank)) < 0.4, 1.0, 0.0) @ A[:rank]
        if np.linalg.matrix_rank(A) == (n if rank is None else rank):
            return A


def rows_of(A: Any) -> list[Row]:
    return [{j: value for j, value in enumerate(row) if value != 0} for row in A]


@pytest.mark.parametrize("n", [1, 2, 7, 30])
@pytest.mark.parametrize("seed", range(10))
def test_sparse_elimination_solves(rng: np.random.Generator, n: int) -> None:
    A, x = sparse(rng, n), rng.uniform(-1, 1, n)
    pivots, left = choose_pivots(rows_of(A), range(n))
    assert not left and sorted(c for _, c in pivots) == list(range(n))
    found = solve(rows_of(A), list(A @ x), pivots)
    assert_same([found[j] for j in range(n)], x, abs=1e-10 * np.linalg.cond(A))


def test_it_solves_over_every_scalar(over: Over) -> None:
    """Pivots chosen on numbers serve duals, symbols and traced scalars."""
    rng = np.random.default_rng(5)
    A, b = sparse(rng, 5), rng.uniform(-1, 1, 5)
    pivots, _ = choose_pivots(rows_of(A), range(5))
    places = np.argwhere(A)

    def solved(entries: Any, right: Any) -> list[Any]:
        rows: list[Row] = [{} for _ in range(5)]
        for (i, j), value in zip(places, entries, strict=True):
            rows[i][int(j)] = value
        found = solve(rows, list(right), pivots)
        return [found[j] for j in range(5)]

    assert_same(over(solved, A[A != 0], b), np.linalg.solve(A, b), rel=1e-11, abs=1e-11)


def test_what_is_left_are_relations_between_the_other_columns(rng: np.random.Generator) -> None:
    """Rows left have no entry in the columns to eliminate, and span what the whole says of the others."""
    n, others, rank = 8, 4, 6
    A = np.hstack([sparse(rng, n, rank), rng.integers(-2, 3, (n, others)).astype(float)])
    pivots, left = choose_pivots(rows_of(A), range(n))
    assert len(pivots) == rank and len(left) == n - rank
    assert all(c >= n for row in left for c in row)
    _, sizes, V = np.linalg.svd(A[:, :n].T)
    relations = V[int((sizes > 1e-10).sum()) :] @ A[:, n:]
    ours = np.zeros((n - rank, others))
    for i, row in enumerate(left):
        for c, value in row.items():
            ours[i, c - n] = value
    both = np.linalg.matrix_rank(np.vstack([relations, ours]), tol=1e-9)
    assert both == np.linalg.matrix_rank(ours, tol=1e-9) == np.linalg.matrix_rank(relations, tol=1e-9)


@pytest.mark.parametrize("small", [1e-3, 1e-6, 1e-9, 1e-11])
@pytest.mark.parametrize("scale", [1e-9, 1.0, 1e9])
def test_a_small_difference_is_kept_and_a_rounding_error_is_not(small: float, scale: float) -> None:
    """Beside the row it comes from: an entry of 1e-11 counts, one of 1e-14 is what rounding leaves, at any scale."""
    kept = [{0: scale, 1: scale}, {0: scale, 1: scale * (1 + small)}]
    pivots, left = choose_pivots(kept, range(2))
    assert len(pivots) == 2 and not left
    x = solve(kept, [3 * scale, (3 + 2 * small) * scale], pivots)
    assert (x[0], x[1]) == pytest.approx((1.0, 2.0), abs=1e-15 / small * 10)
    third = scale / 3.0  # no float, so that what should cancel does not, by a rounding error
    noise = [{0: 3 * third, 1: 0.7 * third, 2: 1.0}, {0: 0.3 * third, 1: 0.07 * third * (1 + 1e-14), 2: 5.0}]
    pivots, left = choose_pivots(noise, range(2))
    assert len(pivots) == 1 and len(left) == 1 and set(left[0]) == {2}


@pytest.mark.parametrize("growth", [1.0, 1e3, 1e6])
def test_what_cancels_after_it_has_grown_leaves_nothing(rng: np.random.Generator, growth: float) -> None:
    """A row that depends on two others, through entries that grow by a small pivot: the rank in rationals, rows of any
    size. What is left of them is the rounding of the largest entry that they had, not of those that they began with."""
    a, b, c, k = (Fraction(int(x), 7) for x in rng.integers(1, 40, size=4))
    pivot = [a / int(growth), Fraction(0), Fraction(0), b]  # columns 0 to 2 are eliminated, 3 is another
    first = [c, a + b, Fraction(0), a]
    exact = [pivot, first, [x + k * y for x, y in zip(first, pivot, strict=True)]]
    sizes = 10.0 ** rng.uniform(-6, 6, size=3)
    rows = [[float(x) * s for x in row] for row, s in zip(exact, sizes, strict=True)]
    pivots, left = choose_pivots(rows_of(rows), range(3))
    assert len(pivots) == 2 and left == [{}]


def test_no_pivot_is_much_smaller_than_what_it_divides(rng: np.random.Generator) -> None:
    """A tenth at least of its row's largest open entry, so that no step multiplies by more than ten."""
    A = sparse(rng, 12) * 10.0 ** rng.uniform(-4, 0, size=(12, 12))
    if np.linalg.matrix_rank(A) < 12:
        return
    pivots, _ = choose_pivots(rows_of(A), range(12))
    work, open_columns = A.copy(), set(range(12))
    for r, c in pivots:
        assert abs(work[r, c]) >= 0.0999 * max(abs(work[r, k]) for k in open_columns)
        open_columns.discard(c)
        others = [i for i in range(12) if i != r and (i, c) not in pivots]
        work[others] -= np.outer(work[others, c] / work[r, c], work[r])
        work[r] = 0.0


@pytest.mark.parametrize("seed", range(5))
def test_coefficients_that_overflow_are_told(rng: np.random.Generator) -> None:
    A = sparse(rng, 8)
    where = tuple(rng.choice(np.argwhere(A != 0.0)))
    for huge in (np.inf, -np.inf, np.nan):
        A[where] = huge
        with pytest.raises(ModelError, match="overflow"):
            choose_pivots(rows_of(A), range(8))
