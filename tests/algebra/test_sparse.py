"""Elimination with pivots chosen once: solves over every scalar, and what it leaves are the relations of the rest."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

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
