"""Random structures for tests: Dirac and dissipative, on floats and on integers, with mixed rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from poinsot.structures.dirac import DiracStructure, DissipativeStructure
from poinsot.structures.hybrid import unhybrid
from poinsot.structures.matrices import matrix, rank
from poinsot.structures.ports import Port, as_ports, total

Rng = np.random.Generator
SEEDS = range(10)

each_number = pytest.mark.parametrize("exact", [False, True], ids=["floats", "rationals"])
each_seed = pytest.mark.parametrize("seed", SEEDS)


def random_matrix(rng: Rng, rows: int, columns: int, exact: bool) -> np.ndarray[Any, Any]:
    return matrix(rng.integers(-3, 4, (rows, columns)) if exact else rng.standard_normal((rows, columns)))


def random_invertible(rng: Rng, n: int, exact: bool) -> np.ndarray[Any, Any]:
    while True:
        A = random_matrix(rng, n, n, exact)
        if rank(A) == n:
            return A


def random_skew(rng: Rng, n: int, exact: bool, pairs: int | None = None) -> np.ndarray[Any, Any]:
    """A skew matrix; with `pairs`, of rank twice that at most."""
    if pairs is None:
        A = random_matrix(rng, n, n, exact)
        return A - A.T
    a, b = random_matrix(rng, n, pairs, exact), random_matrix(rng, n, pairs, exact)
    return matrix(a @ b.T - b @ a.T)


def random_psd(rng: Rng, n: int, exact: bool) -> np.ndarray[Any, Any]:
    """Often singular."""
    A = random_matrix(rng, n, int(rng.integers(0, n + 1)), exact)
    return A @ A.T if A.size else matrix(np.zeros((n, n), dtype=int) if exact else np.zeros((n, n)))


def random_dirac(rng: Rng, ports: Sequence[Port | str], exact: bool) -> DiracStructure:
    """Skew hybrid forms of low or full rank, inputs and outputs at will, rows mixed."""
    found = as_ports(ports)
    m = total(found)
    W = random_skew(rng, m, exact, None if rng.random() < 0.5 else int(rng.integers(0, m // 2 + 1)))
    F, E = unhybrid(W, [k for k in range(m) if rng.random() < 0.5])
    mix = random_invertible(rng, m, exact)
    return DiracStructure(mix @ F, mix @ E, found)


def random_dissipative(rng: Rng, ports: Sequence[Port | str], exact: bool) -> DissipativeStructure:
    found = as_ports(ports)
    m = total(found)
    W = random_skew(rng, m, exact) - random_psd(rng, m, exact)
    F, E = unhybrid(W, [k for k in range(m) if rng.random() < 0.5])
    mix = random_invertible(rng, m, exact)
    return DissipativeStructure(mix @ F, mix @ E, found)


def random_element(structure: DiracStructure | DissipativeStructure, rng: Rng) -> tuple[Any, Any]:
    """A random admissible (f, e)."""
    A, B = structure.image()
    weights = rng.integers(-5, 6, A.shape[1]) if structure.exact else rng.standard_normal(A.shape[1])
    return A @ weights, B @ weights


def assert_dirac(structure: DiracStructure, tolerance: float = 1e-12) -> None:
    """E Fᵀ + F Eᵀ = 0 and full rank, computed here again: exactly, or relative to rows of unit length."""
    F, E = structure.F, structure.E
    if structure.exact:
        assert not (E @ F.T + F @ E.T).any()
    else:
        lengths = np.linalg.norm(np.hstack([F, E]), axis=1)
        assert np.abs((E @ F.T + F @ E.T) / np.outer(lengths, lengths)).max(initial=0) <= tolerance
    values = np.linalg.svd(np.hstack([F, E]).astype(float), compute_uv=False)
    assert len(values) == structure.size and (not len(values) or values[-1] > 1e-9 * values[0])
