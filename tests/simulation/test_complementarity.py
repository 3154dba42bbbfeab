"""Complementarity problems and equations of two levels: against all bases, against least squares."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from poinsot.simulation.loops.complementarity import RAY, RESTING, SOLVED, begin, eliminate, lemke


def solved(M: Any, q: Any) -> tuple[int, Any]:
    """Lemke's code and x."""
    n, largest = len(q), np.abs(q).max(initial=0.0) or 1.0
    T, basic, nonbasic = np.ones((n + 1, n + 2)), np.zeros(n + 1, np.int64), np.zeros(n + 1, np.int64)
    T[:n, :n], T[:n, n + 1] = M, q / largest
    begin(n, basic, nonbasic)
    code, x = lemke(n, T, basic, nonbasic), np.zeros(n)
    for i in range(n):
        if n <= basic[i] < 2 * n:
            x[basic[i] - n] = T[i, n + 1] * largest
    return (SOLVED if code == RESTING else code), x


def by_all_bases(M: Any, q: Any) -> list[Any]:
    """Every x that a regular basis gives and that is complementary and feasible."""
    found = []
    for chosen in product([False, True], repeat=len(q)):
        own, x = np.flatnonzero(chosen), np.zeros(len(q))
        part = M[np.ix_(own, own)]
        if len(own) and np.linalg.cond(part) > 1e10:
            continue
        x[own] = np.linalg.solve(part, -q[own]) if len(own) else 0.0
        if x.min(initial=0.0) > -1e-9 and (M @ x + q).min(initial=0.0) > -1e-9:
            found.append(x)
    return found


@pytest.mark.parametrize("skew", [0, 1])
@pytest.mark.parametrize("seed", range(20))
def test_semidefinite_problems(seed: int, skew: int) -> None:
    """Of any rank, with a skew part as networks have: y is the one of every basis that solves it."""
    rng = np.random.default_rng(100 * skew + seed)
    for _ in range(8):
        n = int(rng.integers(1, 7))
        B, K = rng.normal(size=(n, int(rng.integers(0, n + 1)))), rng.normal(size=(n, n))
        M = B @ B.T + skew * (K - K.T)
        x, y = np.abs(rng.normal(size=(2, n))) * (rng.random((2, n)) < 0.6)
        q = np.maximum(y, 0.0) - M @ x  # feasible, so there is a solution
        code, found = solved(M, q)
        assert code == SOLVED
        left, size = M @ found + q, 1.0 + np.abs(M).max() * np.abs(found).max() + np.abs(q).max()
        assert found.min() >= -1e-9 and left.min() >= -1e-9 * size and np.abs(found * left).max() <= 1e-9 * size**2
        if not skew:
            for other in by_all_bases(M, q):
                np.testing.assert_allclose(left, M @ other + q, atol=1e-7 * size)


def test_what_has_no_solution_ends_on_a_ray() -> None:
    assert solved(np.zeros((1, 1)), np.array([-1.0]))[0] == RAY
    assert solved(np.array([[1.0, -1.0], [-1.0, 1.0]]), np.array([-1.0, -2.0]))[0] == RAY
    assert solved(np.array([[-1.0]]), np.array([-1.0]))[0] == RAY
    assert solved(np.zeros((0, 0)), np.zeros(0))[0] == SOLVED


@pytest.mark.parametrize("seed", range(20))
def test_equations_of_two_levels(seed: int) -> None:
    """D z = r, and LᵀS z = Lᵀs for the left null space L of D: D of any rank, in other orders of rows."""
    rng = np.random.default_rng(seed)
    n = int(rng.integers(1, 8))
    r = int(rng.integers(0, n + 1))
    U, V, B = rng.normal(size=(n, r)), rng.normal(size=(r, n)), rng.normal(size=(n, n + 1))
    D, S, z = U @ V, B @ B.T, rng.normal(size=n)
    right, s = D @ z, rng.normal(size=n)
    order, found = np.zeros(n, np.int64), np.zeros(n)
    for _ in range(2):
        rows = rng.permutation(n)
        A = np.column_stack([S, s, D, right])[rows]
        assert eliminate(n, r > 0, A, order, found) == n
        left = np.linalg.svd(D.T)[2][r:]  # rows span the left null space
        assert np.abs(D @ found - right).max() < 1e-8 * (1 + np.abs(found).max())
        assert np.abs(left @ (S @ found - s)).max(initial=0.0) < 1e-7 * (1 + np.abs(found).max())


def test_equations_that_depend_on_each_other() -> None:
    """Rank is told, and of all solutions it is the shortest."""
    B = np.random.default_rng(5).normal(size=(5, 2))
    S, order, z = B @ B.T, np.zeros(5, np.int64), np.ones(5)
    units = 1 / np.sqrt(np.diag(S))
    S = S * units * units[:, None]
    s = S @ np.arange(5.0)
    assert eliminate(5, False, np.column_stack([S, s, np.zeros((5, 6))]), order, z) == 2
    np.testing.assert_allclose(z, np.linalg.pinv(S, rcond=1e-10) @ s, atol=1e-12)
    np.testing.assert_allclose(S @ z, s, atol=1e-12)
