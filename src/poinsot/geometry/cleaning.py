"""Numbers that are 0 or ±1 but for rounding made exact, in one rotation or translation, or in many along axes."""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array

CLEAN = 1e-11  # π/2 with twelve digits, as files write it, has the cosine 5e-12
OWN = 1e-10  # of a translation's own length, where nothing larger is known
ROUNDING = 1e-15  # entries of a rotation are known to a few 1e-16
_WHOLE = (0.0, 1.0, -1.0)
_HALVINGS = 40  # from 1e-11 to below the rounding of 1


def clean_rotation(R: Array, bound: float | Array = CLEAN) -> Array:
    """R (..., 3, 3) with entries within a bound of 0 and ±1 made so; where that leaves no rotation, the nearest one
    with these zeros. Beside entries below 1e-5 that are left, of right angles with few digits, only rounding goes: what
    is smaller may be their product. What is clean stays as it is."""
    size = np.array([abs(x) if isinstance(x, float) else 1.0 for x in R.flat]).reshape(R.shape)
    few = ((size >= bound) & (size < 1e-5)).any(axis=(-2, -1), keepdims=True)  # π/2 with six digits has the cosine 4e-6
    snapped = snapped_to(R, _WHOLE, np.where(few, ROUNDING, bound))
    if snapped.dtype == object:
        return snapped
    changed = (snapped != R).any(axis=(-2, -1))
    if not changed.any():
        return snapped
    some = snapped[changed]
    turned = skewness(some) > np.maximum(2 * ROUNDING, skewness(np.asarray(R, dtype=float)[changed]))
    if turned.any():
        near, zero = some[turned], some[turned] == 0.0
        for _ in range(_HALVINGS):  # Newton's iteration for the nearest rotation, and back to the zeros
            near = np.where(zero, 0.0, near @ (1.5 * np.eye(3) - 0.5 * (near.swapaxes(-2, -1) @ near)))
        some[turned] = snapped_to(near, _WHOLE, ROUNDING)
        snapped[changed] = some
    return snapped


def clean_translation(p: Array, bound: object) -> Array:
    """p (..., 3) with entries below the bound [m] made 0."""
    return snapped_to(p, (0.0,), bound)


def skewness(R: Array) -> Array:
    """How far each is from orthonormal."""
    return np.asarray(np.abs(R.swapaxes(-2, -1) @ R - np.eye(3)).max(axis=(-2, -1)))


def snapped_to(a: Array, values: tuple[float, ...], bound: Any) -> Array:
    """With entries within a bound of one of these consecutive whole values replaced by it."""
    if a.dtype == object:
        bounds = np.broadcast_to(bound, a.shape).flat
        pairs = zip(a.flat, bounds, strict=True)
        snapped = [next((v for v in values if isinstance(x, float) and abs(x - v) < most), x) for x, most in pairs]
        return array(snapped).reshape(a.shape)
    b = np.asarray(a, dtype=float)
    near = np.clip(np.rint(b), min(values), max(values))
    return np.where(np.abs(b - near) < bound, near + 0.0, b)
