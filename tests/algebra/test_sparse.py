"""Elimination with pivots chosen once: solves over every scalar, and what it leaves are the relations of the rest."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.algebra.sparse import Row, choose_pivots, solve
from scalars import Over, assert_same, each_scalar


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
def test_it_solves(seed: int, n: int) -> None:
    rng = np.random.default_rng(seed)
    A, x = sparse(rng, n), rng.uniform(-1, 1, n)
    pivots, left = choose_pivots(rows_of(A), range(n))
    assert not left and sorted(c for _, c in pivots) == list(range(n))
    found = solve(rows_of(A), list(A @ x), pivots)
    assert_same([found[j] for j in range(n)], x, abs=1e-10 * np.linalg.cond(A))


@each_scalar
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


@pytest.mark.parametrize("seed", range(20))
def test_what_is_left_are_relations_between_the_other_columns(seed: int) -> None:
    """Rows left have no entry in the columns to eliminate, and span what the whole says of the others."""
    rng = np.random.default_rng(seed)
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
@pytest.mark.parametrize("seed", range(20))
def test_what_cancels_after_it_has_grown_leaves_nothing(seed: int, growth: float) -> None:
    """A row that depends on two others, through entries that grow by a small pivot: the rank in rationals, rows of any
    size. What is left of them is the rounding of the largest entry that they had, not of those that they began with."""
    rng = np.random.default_rng(seed)
    a, b, c, k = (Fraction(int(x), 7) for x in rng.integers(1, 40, size=4))
    pivot = [a / int(growth), Fraction(0), Fraction(0), b]  # columns 0 to 2 are eliminated, 3 is another
    first = [c, a + b, Fraction(0), a]
    exact = [pivot, first, [x + k * y for x, y in zip(first, pivot, strict=True)]]
    sizes = 10.0 ** rng.uniform(-6, 6, size=3)
    rows = [[float(x) * s for x in row] for row, s in zip(exact, sizes, strict=True)]
    pivots, left = choose_pivots(rows_of(rows), range(3))
    assert len(pivots) == 2 and left == [{}]


@pytest.mark.parametrize("seed", range(20))
def test_no_pivot_is_much_smaller_than_what_it_divides(seed: int) -> None:
    """A tenth at least of its row's largest open entry, so that no step multiplies by more than ten."""
    rng = np.random.default_rng(seed)
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
def test_coefficients_that_overflow_are_told(seed: int) -> None:
    rng = np.random.default_rng(seed)
    A = sparse(rng, 8)
    where = tuple(rng.choice(np.argwhere(A != 0.0)))
    for huge in (np.inf, -np.inf, np.nan):
        A[where] = huge
        with pytest.raises(ModelError, match="overflow"):
            choose_pivots(rows_of(A), range(8))
