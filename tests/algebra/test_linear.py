"""The factorisation Lᵀ D L over any scalar, and what it does with structural zeros."""

from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from poinsot.algebra.arrays import array
from poinsot.algebra.linear import ltl, solve_spd
from poinsot.algebra.traced import symbols
from scalars import Over, assert_same, derivative, each_scalar


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


@each_scalar
@pytest.mark.parametrize("n", [1, 2, 4])
def test_it_solves(over: Over, n: int) -> None:
    rng = np.random.default_rng(n)
    H, b, B = positive_definite(rng, n), rng.normal(size=n), rng.normal(size=(n, 2))
    assert_same(over(solve_spd, H, b), np.linalg.solve(H, b), rel=1e-12)
    assert_same(over(solve_spd, H, B), np.linalg.solve(H, B), rel=1e-12)


@each_scalar
def test_the_factors_make_the_matrix_again(over: Over) -> None:
    H = positive_definite(np.random.default_rng(7), 4)

    def again(H: NDArray[np.object_]) -> object:
        factors = ltl(H)
        return factors.L.T @ (factors.L * factors.D[:, None])

    assert_same(over(again, H), H, rel=1e-13)


@each_scalar
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
def test_a_tree_makes_no_fill_in(seed: int) -> None:
    """L has the pattern of H: traced entries stay where they were, and zeros stay plain zeros."""
    rng = np.random.default_rng(seed)
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
