"""Sparse elimination by blocks, against NumPy on random patterns; its order, its fill, and what is singular."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from poinsot.simulation.loops.block_elimination import factor, solve
from poinsot.simulation.residual.plan import arrange


@pytest.mark.parametrize("seed", range(60))
def test_solutions_are_numpys(seed: int) -> None:
    """Random patterns with blocks of 1, 3 and 5, every other one without a diagonal; to 1e-9 of the condition."""
    rng = np.random.default_rng(seed)
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
