"""Kernels made of one function of states and ports: what they say of a mode is what the function does in it."""

from typing import Any

import numpy as np
import pytest

from poinsot.algebra import Array, array, sin
from poinsot.motion.ported import RowLaws, RowSizes
from poinsot.motion.probing import Probe

N, M = 3, 3
KINDS = ("open", "slides", "closed by rate", "closed by level")


def bent(seed: int) -> tuple[Any, Any]:
    """A port that is nonlinear in the state, affine in z; rows 0 and 1 do not see z, row 2 does."""
    rng = np.random.default_rng(seed)
    A, B, C = rng.standard_normal((N, N)), rng.standard_normal((N, M)), rng.standard_normal((M, N))
    d = rng.uniform(0.5, 2.0)

    def port(x0: Array, xi: Array, t: Array, u: Array, z: Array) -> tuple[Array, Array, Array]:
        x = x0 + xi
        rates = [sum(A[i, j] * sin(x[j] + 0.1 * t[0]) for j in range(N)) + u[0] for i in range(N)]
        rates = [r + sum(B[i, k] * (2.0 + sin(x[i])) * z[k] for k in range(M)) for i, r in enumerate(rates)]
        w = [sum(C[k, j] * (x[j] + 0.2 * sin(x[j])) for j in range(N)) + 0.3 * t[0] for k in range(M)]
        w[2] = w[2] + d * z[2]
        return array(rates), array([x[0] * z[1]]), array(w)

    def retract(x0: Array, xi: Array) -> Array:
        return array(list(x0 + xi))

    return port, retract


def probe(seed: int) -> tuple[Probe, Any]:
    port, retract = bent(seed)
    laws = RowLaws(port=port, retract=retract)
    return Probe(laws=laws, shape=RowSizes(N, N, 1, 1, M), key=f"test of probing {seed}"), port


def rate_of_w(port: Any, x: Array, t: float, u: Array, z: Array, h: float = 1e-6) -> Array:
    """ẇ at constant z, by differences along the motion."""
    rates = np.array(port(x, 0 * x, np.array([t]), u, z)[0], float)
    ends = [port(x + s * h * rates, 0 * x, np.array([t + s * h]), u, z)[2] for s in (1, -1)]
    return (np.array(ends[0], float) - np.array(ends[1], float)) / (2 * h)


@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=pytest.mark.long) for k in range(1, 4))])
def test_a_mode_keeps_what_it_says_and_an_impulse_moves_w_by_s(seed: int) -> None:
    whole, port = probe(seed)
    kernels = whole.kernels()
    rng = np.random.default_rng(100 + seed)
    for _ in range(5):
        x, t, u = rng.standard_normal(N), rng.standard_normal(1), rng.standard_normal(1)
        at = (x, np.zeros(N), t, u)
        g, w0, b, S, D, F, told = kernels["data"].ufunc(*at)
        assert not g.any() and (F == 1.0).all() and (told == -1.0).all()
        assert np.array_equal(kernels["watch"].ufunc(*at)[1], w0)
        z = rng.standard_normal(M)
        assert np.allclose(w0 + D @ z, np.array(port(*at, z)[2], float), rtol=1e-13, atol=1e-13)
        assert np.allclose(b + S @ z, rate_of_w(port, x, t[0], u, z), rtol=1e-6, atol=1e-7)
        free, powers = kernels["flow"].ufunc(*at, mode(["open"] * M))
        assert np.allclose(free, np.array(port(*at, np.zeros(M))[0], float), rtol=1e-14, atol=1e-14) and not powers
        moved = kernels["impulse"].ufunc(x, small := 1e-6 * z)
        change = kernels["watch"].ufunc(moved, *at[1:])[1] - w0
        assert np.allclose(change, S @ small, rtol=1e-4, atol=1e-10), seed
        named = [KINDS[k] for k in (rng.integers(3), rng.integers(3), rng.choice([0, 1, 3]))]
        rates = kernels["flow"].ufunc(*at, mode(named))[0]
        seen = kernels["margins"].ufunc(*at, mode(named))
        Bz = np.linalg.lstsq(columns(port, at), rates - free, rcond=None)[0]
        assert np.allclose(seen[2], Bz, rtol=1e-9, atol=1e-9) and np.allclose(seen[1], w0 + D @ Bz, atol=1e-9)
        level, slope = w0 + D @ Bz, b + S @ Bz
        for k, kind in enumerate(named):
            wrong = {"open": Bz[k], "slides": Bz[k] + 1, "closed by rate": slope[k], "closed by level": level[k]}[kind]
            assert abs(wrong) < 1e-9 * (1 + np.abs(Bz).max()), (seed, named, k)


def columns(port: Any, at: Any) -> Array:
    still = np.array(port(*at, np.zeros(M))[0], float)
    return np.stack([np.array(port(*at, e)[0], float) - still for e in np.eye(M)], axis=1)


def mode(named: list[str]) -> Array:
    """σ by the kinds of the rows: T_w, T_ẇ, T_z, directions."""
    T = np.zeros((3, M, M))
    which = {"closed by level": 0, "closed by rate": 1}
    for k, kind in enumerate(named):
        T[which.get(kind, 2), k, k] = 1.0
    return np.concatenate([T.ravel(), [1.0 * (kind == "slides") for kind in named]])


def test_a_port_that_is_not_affine_is_refused() -> None:
    def port(x0: Array, xi: Array, t: Array, u: Array, z: Array) -> tuple[Array, Array, Array]:
        return array([z[0] * z[0]]), array([0.0]), array([x0[0] + xi[0]])

    laws = RowLaws(port=port, retract=lambda a, b: array(list(a + b)))
    made = Probe(laws=laws, shape=RowSizes(1, 1, 0, 1, 1), key="bent").kernels()
    with pytest.raises(ValueError, match="affine"):
        _ = made["data"].ufunc
