"""Modes of mechanisms that switch, in the recursion."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.simulation import Switching

Floats = NDArray[np.float64]


def called(kernel: Any, *operands: Any) -> list[Floats]:
    """The outputs of a kernel."""
    sizes = [int(np.prod(shape)) for shape in kernel.outputs.values()]
    given, made = np.concatenate([*map(np.ravel, operands), [0.0]]), np.empty(sum(sizes) + 1)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)(given.ctypes.data, made.ctypes.data)
    return np.split(made[:-1], np.cumsum(sizes)[:-1])


def some_mode(s: Switching, rng: np.random.Generator) -> Floats:
    """σ of rows that are held, slide or neither, by chance; where friction and another row hold one freedom, both."""
    m, friction = len(s.row_names), np.asarray(s.kind) == 1
    closed = rng.random(m) < 0.4
    slides = friction & ~closed & (rng.random(m) < 0.7)
    return np.concatenate([closed, slides, np.where(slides, rng.choice([-1.0, 1.0], m), 0.0)]).astype(float)


def forces(data: list[Floats], sigma: Floats) -> Floats:
    """z from w's derivative: S_αα z_α = −(b + S z of what slides) on what is held, the shortest."""
    m = len(sigma) // 3
    closed, direction = sigma[:m] > 0, sigma[2 * m :]
    z = -direction * data[5].reshape(m, 2)[:, 1]
    S = data[3].reshape(m, m)
    right = -(data[2] + S @ z)[closed]
    z[closed] = np.linalg.lstsq(S[np.ix_(closed, closed)], right, rcond=1e-10)[0]
    return z
