"""Sparse elimination in loops over lists does what a dense elimination does."""

import numpy as np
import pytest

from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.programs.recursion import GROUND, INPUT, WHOLE, LinkStep, Once, OperandPlace, Recursion
from poinsot.programs.sparse_loops import Elimination, PivotOrder, Substitution, order_of
from poinsot.programs.tracing import trace

SHARE = 1e-9


def kernels(order: PivotOrder, at: np.ndarray, diagonal: np.ndarray, pairs: bool) -> tuple[RolledKernel, RolledKernel]:
    """(x, ρ) → factors of the entries x, 3 and −ρ added to each on the diagonal; (factors, b) → x of B x = b."""
    count, n, parts = len(at), order.size, 1 + pairs
    shapes = {"x": (count,)}
    step = LinkStep(trace(lambda x: x, shapes, {"out": (count,)}, "same"), [OperandPlace(INPUT, 0, count, 0, WHOLE)],
                [OperandPlace(GROUND, 0, count)])  # fmt: skip
    values = np.column_stack([at, np.arange(count), np.ones(count, dtype=np.int64)])
    constants, rates = (np.column_stack([diagonal, np.full(n, what)]) for what in (3, -1))
    k = np.arange(n)
    eliminated = Elimination(order, values, constants, rates, 1, pairs, SHARE)
    solved = Substitution(order, *(np.column_stack([k, k, np.full(n, sign)]) for sign in (-1, 1)), 1, pairs)
    found = []
    for sweeps, shared, given, size in (
        ([Once(step), eliminated], eliminated.shared, {"x": (count,), "rate": (parts,)}, order.entries * parts),
        ([solved], solved.shared, {"factors": (order.entries * parts,), "b": (n * parts,)}, n * parts),
    ):
        made = Recursion(sweeps, np.zeros((0, 0)), count, shared=shared)
        found.append(RolledKernel(lambda made=made: made, given, {"out": (size,)}, name="sparse"))
    return found[0], found[1]


def pattern(rng: np.random.Generator, n: int) -> tuple[np.ndarray, np.ndarray]:
    here = rng.random((n, n)) < 4.0 / n
    np.fill_diagonal(here, True)
    return np.nonzero(here)


@pytest.mark.parametrize("pairs", [False, True])
def test_it_solves_as_a_dense_elimination_does(pairs: bool) -> None:
    rng, n = np.random.default_rng(5), 30
    rows, columns = pattern(rng, n)
    order = order_of(n, rows, columns, np.zeros(0, dtype=np.int64))
    factor, solve = kernels(order, order.at(rows, columns), order.at(np.arange(n), np.arange(n)), pairs)
    x, rate, b = rng.normal(size=(5, len(rows))), rng.normal(size=(5, 1 + pairs)) + 20.0, rng.normal(size=(5, 2 * n))
    b = b[:, : n * (1 + pairs)]
    found = solve.ufunc(factor.ufunc(x, rate), b)
    np.testing.assert_array_equal(found[2], solve.ufunc(factor.ufunc(x[2], rate[2]), b[2]))
    for k in range(5):
        B = np.zeros((n, n), dtype=complex)
        B[rows, columns] = x[k]
        B += np.eye(n) * (3.0 - (rate[k, 0] + 1j * rate[k, 1] if pairs else rate[k, 0]))
        expected = -np.linalg.solve(B, b[k, :n] + 1j * b[k, n:] if pairs else b[k])
        both = found[k, :n] + 1j * found[k, n:] if pairs else found[k]
        np.testing.assert_allclose(both, expected, rtol=0, atol=1e-13 * np.abs(expected).max())


def test_rows_that_repeat_others_take_nothing() -> None:
    """B = [[D, −Kᵀ], [K, 0]] with rows of K twice: the first unknowns are those of the rows once."""
    rng, n, m = np.random.default_rng(6), 4, 4
    K = rng.normal(size=(2, n))
    B = np.block([[np.diag([5.0, 6.0, 7.0, 8.0]), -np.vstack([K, K]).T], [np.vstack([K, K]), np.zeros((m, m))]])
    rows, columns = np.nonzero(B)
    order = order_of(n + m, rows, columns, np.arange(n, n + m))
    factor, solve = kernels(order, order.at(rows, columns), order.at(np.arange(n + m), np.arange(n + m)), False)
    x = B[rows, columns] - 0.0
    g = rng.normal(size=2)
    b = np.concatenate([rng.normal(size=n), g, g])
    found = solve.ufunc(factor.ufunc(x, np.array([3.0])), -b)
    once = np.linalg.solve(B[: n + 2, : n + 2], b[: n + 2])
    np.testing.assert_allclose(found[:n], once[:n], rtol=0, atol=1e-6)
