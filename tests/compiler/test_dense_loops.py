"""The dense equations of a border, made and solved in loops, are those of matrices."""

from typing import Any

import numpy as np
import pytest

from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.programs.dense_loops import BorderFactor, BorderSolve, DenseProduct, ModeSolve, Passage
from poinsot.programs.recursion import Recursion


def made(loops: Any, given: dict[str, int], size: int) -> RolledKernel:
    recursion = Recursion([loops], np.zeros((0, 0)), 0, shared=loops.shared)
    shapes = {name: (count,) for name, count in given.items()}
    return RolledKernel(lambda: recursion, shapes, {"out": (size,)}, name="border")


def halves(x: np.ndarray, pairs: bool) -> np.ndarray:
    """Complex numbers of numbers in halves."""
    n = x.shape[-1] // 2
    return x[..., :n] + 1j * x[..., n:] if pairs else x


@pytest.mark.parametrize("pairs", [False, True])
@pytest.mark.parametrize("spread", [0.0, 8.0])
def test_a_border_is_solved_as_a_dense_matrix(pairs: bool, spread: float) -> None:
    """Of two passages; rows and columns of sizes 10^±spread, as units make them."""
    rng, own, parts = np.random.default_rng(7), 4, 1 + pairs
    passages = [Passage(own, 3, own, 2), Passage(own + 3, 2, own + 2, 1)]
    h, columns = own + 3, own + 5
    unit = 10.0 ** (spread * rng.uniform(-0.5, 0.5, h))
    seen_unit = 10.0 ** (spread * rng.uniform(-0.5, 0.5, 5))
    N = rng.normal(size=(3, columns, h)) * unit / np.concatenate([unit[:own], seen_unit])[:, None]
    sizes = [p.ports * parts * p.seen_count for p in passages]
    R = rng.normal(size=(3, sum(sizes)))
    start = 0
    for p, size in zip(passages, sizes, strict=True):
        block = R[:, start : start + size].reshape(3, p.ports, parts, p.seen_count)
        block *= (seen_unit[p.seen - own :][: p.seen_count] / unit[p.efforts :][: p.ports, None])[:, None, :]
        start += size
    rate, b = rng.uniform(1.0, 3.0, (3, parts)), rng.normal(size=(3, parts * h)) * np.tile(unit, parts)
    loops = BorderFactor(h, own, passages, pairs)
    factor = made(loops, {"N": columns * h, "R": sum(sizes), "rate": parts}, loops.factors)
    solve = made(BorderSolve(loops.rows), {"factors": loops.factors, "b": loops.rows}, loops.rows)
    found = solve.ufunc(factor.ufunc(N.reshape(3, -1), R, rate), b)
    np.testing.assert_array_equal(found[1], solve.ufunc(factor.ufunc(N[1].ravel(), R[1], rate[1]), b[1]))
    for k in range(3):
        B = np.zeros((h, h), dtype=complex)
        B[:, :own] = -N[k, :own].T
        B += np.diag([complex(*rate[k])] * own + [1.0] * (h - own))
        start = 0
        for p, size in zip(passages, sizes, strict=True):
            block = halves(R[k, start : start + size].reshape(p.ports, -1), pairs)
            B[:, p.efforts : p.efforts + p.ports] -= N[k, p.seen : p.seen + p.seen_count].T @ block.T
            start += size
        expected = np.linalg.solve(B / unit[:, None] * unit, halves(b[k], pairs) / unit)
        error = np.abs(halves(found[k], pairs) / unit - expected).max()
        assert error < 1e-13 * np.linalg.cond(B / unit[:, None] * unit) * np.abs(expected).max()


@pytest.mark.parametrize("pairs", [False, True])
def test_onward_adds_a_product(pairs: bool) -> None:
    rng, n, m, parts = np.random.default_rng(8), 5, 3, 1 + pairs
    a, A, x = (rng.normal(size=(4, size * parts)) for size in (n, n * m, m))
    onward = made(DenseProduct(n, m, pairs), {"a": n * parts, "A": n * m * parts, "x": m * parts}, n * parts)
    found = halves(onward.ufunc(a, A, x), pairs)
    columns = halves(A.reshape(4, m, parts * n), pairs)
    expected = halves(a, pairs) + np.einsum("kmn,km->kn", columns, halves(x, pairs))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-14)


@pytest.mark.parametrize("spread", [0.0, 8.0])
def test_the_equations_of_a_mode_are_solved_as_a_dense_matrix(spread: float, seed: int = 9) -> None:
    """Rows of sizes 10^±spread; without a mode nothing acts."""
    rng, m, pressing = np.random.default_rng(seed), 7, ((0, 1), (3, 5))
    unit = 10.0 ** (spread * rng.uniform(-0.5, 0.5, m))
    T = np.zeros((3, m, m))
    T[2] = np.diag(unit)
    T[0, :3, :3], T[1, 2:5, 2:5] = (np.diag(unit[:3]), np.diag(unit[2:5]))
    D, S = (A @ A.T for A in rng.normal(size=(2, m, m)))
    level, leans = rng.normal(size=(3, m)), rng.normal(size=2)
    given = {"T": 3 * m * m, "l": 3 * m, "D": m * m, "S": m * m, "leans": 2}
    solve = made(ModeSolve(m, pressing), given, m)
    found = solve.ufunc(T.ravel(), level.ravel(), D.ravel(), S.ravel(), leans * unit[[1, 5]])
    A = T[0] @ D + T[1] @ S + T[2]
    for (normal, row), lean in zip(pressing, leans * unit[[1, 5]], strict=True):
        A[row, normal] += lean
    right = -sum(T[k] @ level[k] for k in range(3))
    np.testing.assert_allclose(found, np.linalg.solve(A / unit[:, None], right / unit), rtol=1e-11)
    nothing = np.zeros(3 * m * m)
    assert not solve.ufunc(nothing, level.ravel(), D.ravel(), S.ravel(), leans).any()
