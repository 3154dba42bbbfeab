"""Modes and runs of mechanisms walked in loops, beside the same ones written out."""

import ctypes
from typing import Any

import numpy as np
import xarray as xr
from scipy.linalg import null_space

from poinsot.algebra.arrays import Floats
from poinsot.simulation import Switching

TIGHT: dict[str, Any] = {"rtol": 1e-11, "atol": 1e-13}


def called(kernel: Any, *operands: Any) -> list[Floats]:
    """The outputs of a kernel."""
    sizes = [int(np.prod(shape)) for shape in kernel.outputs.values()]
    given, made = np.concatenate([*map(np.ravel, operands), [0.0]]), np.empty(sum(sizes) + 1)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)(given.ctypes.data, made.ctypes.data)
    return np.split(made[:-1], np.cumsum(sizes)[:-1])


def some_mode(s: Switching, rng: np.random.Generator) -> Floats:
    """σ of rows that are held, slide or neither, by chance; where friction and another row hold one freedom, both."""
    m, friction = len(s.rows.names), np.asarray(s.rows.kind) == 1
    closed = rng.random(m) < 0.4
    slides = friction & ~closed & (rng.random(m) < 0.7)
    return np.concatenate([closed, slides, np.where(slides, rng.choice([-1.0, 1.0], m), 0.0)]).astype(float)


def forces(data: list[Floats], sigma: Floats) -> Floats:
    """z from w's derivative: S_αα z_α = −(b + S z of what slides) on what is held, shared: what has bounds F bears with
    the least Σ √S z²/F, then the others with the least Σ S z²."""
    m = len(sigma) // 3
    closed, direction, F = sigma[:m] > 0, sigma[2 * m :], data[5].reshape(m, 2)
    z = -direction * F[:, 1]
    S = data[3].reshape(m, m)
    right, S, F = -(data[2] + S @ z)[closed], S[np.ix_(closed, closed)], F[closed, 0]
    unit = np.sqrt(np.where(np.diag(S) > 0.0, np.diag(S), 1.0))
    found = np.linalg.lstsq(S, right, rcond=1e-10)[0]
    N = null_space(S / unit / unit[:, None], rcond=1e-10) / unit[:, None]
    for weight in (np.sqrt(unit / np.where(F > 0.0, F, np.inf)), unit * (F == 0.0)):
        U, sizes, V = np.linalg.svd(weight[:, None] * N, full_matrices=False)
        moves = sizes > 1e-10 * weight.max(initial=0.0)  # else rounding: none of these rows shares anything
        found = found - N @ (V[moves].T @ (U[:, moves].T @ (weight * found) / sizes[moves]))
        N = N @ V[~moves].T
    z[closed] = found
    return z


def some_contacts(s: Any, rng: np.random.Generator) -> Floats:
    """σ of contacts that are open, stick or slide, and of other rows."""
    m, normal = len(s.rows.names), np.asarray(s.rows.kind) != 1
    closed, slides = rng.random(m) < 0.6, np.zeros(m)
    for k in range(m):
        if not normal[k]:
            alone = k == 0 or s.rows.element[k] != s.rows.element[k - 1]
            pressed = alone or closed[k - 1]
            if not alone and s.rows.element[k] == s.rows.element[k - 1] and not normal[k - 1]:  # the second of two
                closed[k], slides[k] = closed[k - 1], slides[k - 1]
                continue
            slides[k] = pressed and rng.random() < 0.5
            closed[k] = pressed and not slides[k]
    return np.concatenate([closed, slides, slides * rng.choice([-1.0, 1.0], m)]).astype(float)


def same_runs(one: xr.Dataset, other: xr.Dataset, tol: float = 1e-9) -> None:
    """The same events at the same times, motion and books; both books close."""
    assert one.event_row.values.tolist() == other.event_row.values.tolist()
    np.testing.assert_allclose(one.event_time, other.event_time, rtol=0, atol=tol)
    np.testing.assert_allclose(one.joint_position, other.joint_position, rtol=0, atol=tol)
    for name in {"energy_dissipated", "energy_supplied"} & {*one}:
        scale = float(other.energy_turnover.max())
        np.testing.assert_allclose(one[name], other[name], rtol=0, atol=tol * scale + 1e-12)
    for run in (one, other):
        assert float(abs(run.energy_residual).max()) <= 1e-9 * float(run.energy_turnover.max()) + 1e-12
        assert float(run.constraint_error.max()) < 1e-12
