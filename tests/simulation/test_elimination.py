"""Elimination and complementarity in compiled loops, sparse blocks: against LAPACK, all bases, least squares."""

from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from poinsot.code.texts.elimination import lu_factor, lu_solve
from poinsot.simulation.loops.block_elimination import factor, solve
from poinsot.simulation.loops.complementarity import RAY, RESTING, SOLVED, begin, eliminate, lemke
from poinsot.simulation.residual.plan import arrange

SIZES = [(1, 0, 0), (2, 1, 1), (7, 6, 6), (40, 39, 39), (40, 1, 1), (40, 0, 3), (40, 5, 0), (60, 2, 7)]


def banded(rng: np.random.Generator, n: int, below: int, above: int) -> Any:
    """A random matrix with so many diagonals; small ones in the middle, so that rows have to be exchanged."""
    rows, columns = np.indices((n, n))
    a = rng.normal(size=(n, n)) * np.where(rows == columns, 1e-3 if below else 1.0, 1.0)
    return np.where((rows - columns <= below) & (columns - rows <= above), a, 0.0)


@pytest.mark.parametrize(("n", "below", "above"), SIZES)
def test_real_equations(n: int, below: int, above: int, rng: np.random.Generator) -> None:
    a, b, pivots = banded(rng, n, below, above), rng.normal(size=n), np.zeros(n, dtype=np.int64)
    columns, x = a.T.copy(), b.copy()
    assert lu_factor(columns, None, pivots, below, above, None)
    lu_solve(columns, None, pivots, below, above, x, None, None)
    assert np.allclose(a @ x, b, rtol=0, atol=1e-12 * (1 + np.abs(a) @ np.abs(x)).max())


@pytest.mark.parametrize(("n", "below", "above"), SIZES)
def test_complex_equations(n: int, below: int, above: int, rng: np.random.Generator) -> None:
    a = banded(rng, n, below, above) + 1j * banded(rng, n, below, above)
    b, pivots = rng.normal(size=n) + 1j * rng.normal(size=n), np.zeros(n, dtype=np.int64)
    re, im, x, y = a.real.T.copy(), a.imag.T.copy(), b.real.copy(), b.imag.copy()
    assert lu_factor(re, im, pivots, below, above, None)
    lu_solve(re, im, pivots, below, above, x, y, None)
    residual = a @ (x + 1j * y) - b
    assert np.abs(residual).max() < 1e-12 * (1 + np.abs(a) @ np.abs(x + 1j * y)).max()


@pytest.mark.parametrize("value", [0.0, np.nan, np.inf])
def test_what_cannot_be_factored_is_said(value: float) -> None:
    """A zero, infinite or undefined pivot that no exchange of rows avoids."""
    a, pivots = np.eye(3), np.zeros(3, dtype=np.int64)
    a[1, 1] = value
    assert not lu_factor(a.copy(), None, pivots, 2, 2, None)
    assert not lu_factor(a.copy(), np.zeros((3, 3)), pivots, 2, 2, None)


@pytest.mark.parametrize("seed", range(60))
def test_solutions_are_numpys(seed: int, rng: np.random.Generator) -> None:
    """Random patterns with blocks of 1, 3 and 5, every other one without a diagonal; to 1e-9 of the condition."""
    n, s = int(rng.integers(1, 12)), int(rng.choice([1, 3, 5]))
    diagonal = np.eye(n, dtype=bool)
    pattern = (rng.random((n, n)) < 0.3) | (diagonal if seed % 2 else diagonal[rng.permutation(n)])
    rows, columns = np.nonzero(pattern)
    values = rng.normal(size=(len(rows), s, s))
    order = arrange(n, rows, columns, np.abs(values).sum(axis=(1, 2)))
    assert order is not None
    blocks, dense = np.zeros((order.entries, s * s)), np.zeros((n * s, n * s))
    for at, i, j, value in zip(order.place, rows, columns, values, strict=True):
        blocks[at] += value.ravel()
        dense[i * s : (i + 1) * s, j * s : (j + 1) * s] = value
    wanted = rng.normal(size=(n, s))
    right = (dense @ wanted.ravel()).reshape(n, s)[order.row_at].copy()
    fields = {"size": n, **order._asdict()}
    shape = SimpleNamespace(**{k: x.ctypes.data if isinstance(x, np.ndarray) else x for k, x in fields.items()})
    spare = np.zeros((s + 1, s))
    assert factor(shape, blocks.ctypes.data, spare.ctypes.data, s)
    solve(shape, blocks.ctypes.data, right.ctypes.data, spare.ctypes.data, s)
    found = np.empty((n, s))
    found[order.column_at] = right
    assert np.abs(found - wanted).max() < 1e-9 * max(np.linalg.cond(dense), 1e3)


def test_a_chain_does_not_fill_and_a_star_ends_in_its_middle() -> None:
    n = 200
    chain = [(i, j) for i in range(n) for j in (i - 1, i, i + 1) if 0 <= j < n]
    star = [(i, j) for i in range(n) for j in range(n) if i == j or 0 in (i, j)]
    for pairs in (chain, star):
        rows, columns = np.array(pairs).T
        order = arrange(n, rows, columns, np.ones(len(pairs)))
        assert order is not None and order.entries == len(pairs)


def test_what_is_singular_by_structure_has_no_order() -> None:
    rows, columns = np.array([0, 1, 2]), np.array([0, 0, 2])
    assert arrange(3, rows, columns, np.ones(3)) is None


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
def test_equations_of_two_levels(rng: np.random.Generator) -> None:
    """D z = r, and LᵀS z = Lᵀs for the left null space L of D: D of any rank, in other orders of rows."""
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
