"""Elimination in compiled loops: what it solves is what LAPACK solves, banded or full, real or complex."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from poinsot.code.texts.elimination import lu_factor, lu_solve

SIZES = [(1, 0, 0), (2, 1, 1), (7, 6, 6), (40, 39, 39), (40, 1, 1), (40, 0, 3), (40, 5, 0), (60, 2, 7)]


def banded(rng: np.random.Generator, n: int, below: int, above: int) -> Any:
    """A random matrix with so many diagonals; small ones in the middle, so that rows have to be exchanged."""
    rows, columns = np.indices((n, n))
    a = rng.normal(size=(n, n)) * np.where(rows == columns, 1e-3 if below else 1.0, 1.0)
    return np.where((rows - columns <= below) & (columns - rows <= above), a, 0.0)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("n", "below", "above"), SIZES)
def test_real_equations(n: int, below: int, above: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    a, b, pivots = banded(rng, n, below, above), rng.normal(size=n), np.zeros(n, dtype=np.int64)
    columns, x = a.T.copy(), b.copy()
    assert lu_factor(columns, None, pivots, below, above, None)
    lu_solve(columns, None, pivots, below, above, x, None, None)
    assert np.allclose(a @ x, b, rtol=0, atol=1e-12 * (1 + np.abs(a) @ np.abs(x)).max())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("n", "below", "above"), SIZES)
def test_complex_equations(n: int, below: int, above: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
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
