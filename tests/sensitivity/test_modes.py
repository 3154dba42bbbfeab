"""How the matrices of a mode move: what solves them moves as differences of modes made anew."""

from __future__ import annotations

import numpy as np
import pytest

from cases import quick
from poinsot.motion.moding import Moding
from poinsot.simulation import CLOSED


@pytest.mark.parametrize("seed", quick(20, range(400)))
def test_random_rows(seed: int) -> None:
    """D(p) = A Aᵀ + skew, S(p) = C Cᵀ of ranks that stay: z of T_w (w₀ + D z) + T_ẇ (b + S z) + T_z z = 0."""
    rng = np.random.default_rng(seed)
    m, rank, skew = rng.integers(2, 7), rng.integers(0, 3), rng.integers(0, 2)
    A, a, b, C = (rng.normal(size=(2, m, n)) for n in (rank, 1, 1, rng.integers(0, 3)))
    free, given, way = rng.random((m, 1)) < 0.7, rng.normal(size=m), rng.normal(size=C.shape[2])
    weights, mode = np.exp(rng.normal(size=(m, 2))), np.where(rng.random(m) < 0.7, CLOSED, 0)
    F = rng.uniform(0.5, 2.0, (2, m)) * (rng.random(m) < 0.5) * (~free[:, 0])

    def at(p: float) -> list[np.ndarray]:
        own, one, two = ((X[0] + p * X[1]) * free for X in (A, a, b))
        moving = C[0] + p * C[1]
        return [own @ own.T + skew * (one @ two.T - two @ one.T), moving @ moving.T, moving @ way, F[0] + p * F[1]]

    def slope(f: object, h: float = 1e-4) -> np.ndarray:
        return (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h)  # type: ignore[operator]

    for constant in (True, False):

        def made(p: float, constant: bool = constant) -> tuple[Moding, np.ndarray]:
            D, S, _, bounds = at(p)
            modes = Moding(D, S, weights, bounds, lambda *_: None, constant)
            return modes, modes(mode).sigma.reshape(3, m, m)

        def z(p: float) -> np.ndarray:
            (D, S, rate, _), (_, T) = at(p), made(p)
            return np.linalg.solve(T[0] @ D + T[1] @ S + T[2], -(T[0] @ given + T[1] @ rate))

        (D, S, rate, _), (modes, T) = at(0.0), made(0.0)
        dD, dS, drate, dF = (slope(lambda p, k=k: at(p)[k]) for k in range(4))
        dT = modes.moved(mode, dD[None], dS[None], dF[None])
        assert dT is not None
        dT = dT.reshape(3, m, m)
        moved = dT[0] @ D + dT[1] @ S + dT[2] + T[0] @ dD + T[1] @ dS
        right = dT[0] @ given + dT[1] @ rate + T[1] @ drate + moved @ z(0.0)
        found = -np.linalg.solve(T[0] @ D + T[1] @ S + T[2], right)
        expected = slope(z, 5e-5)
        theirs = np.abs(slope(z) - expected).max()  # what differences miss
        np.testing.assert_allclose(found, expected, atol=1e-6 * (1 + np.abs(found).max()) + theirs)


def test_a_rank_that_does_not_stay() -> None:
    """Two rows that depend on each other at p = 0 alone: nothing has a derivative there."""
    modes = Moding(np.ones((2, 2)), np.zeros((2, 2)), np.ones((2, 2)), np.zeros(2), lambda *_: None)
    assert modes.moved(np.array([CLOSED, CLOSED]), np.eye(2)[None], np.zeros((1, 2, 2)), np.zeros((1, 2))) is None
