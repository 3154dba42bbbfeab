"""Many displacements and inertias at a time: those of floats by arrays, others one by one; each as if it were alone.

Law: the same bits as one after the other, tests/geometry/test_together.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.geometry.displacement import CLEAN, Displacement, clean_rotation, clean_translation
from poinsot.geometry.inertia import Inertia, moved_core

FLOAT = np.dtype(np.float64)


def inverses(given: Sequence[Displacement], lengths: Sequence[float]) -> list[Displacement]:
    """X_BA of each X_AB, cleaned by the length [m] of its owner."""

    def many(which: list[int]) -> list[Displacement]:
        R, p = _stacked([given[k] for k in which])
        Rt = R.swapaxes(1, 2)
        return _cleaned(Rt, -_applied(Rt, p), [lengths[k] for k in which], np.full(len(which), CLEAN))

    return _by_kind([_plain(X) for X in given], many, lambda k: given[k].inverse().cleaned(lengths[k]))


def products(
    first: Sequence[Displacement], second: Sequence[Displacement], lengths: Sequence[float], bounds: Sequence[float]
) -> list[Displacement]:
    """Products X_AB X_BC, each cleaned by the length [m] of its part and a bound."""

    def many(which: list[int]) -> list[Displacement]:
        R, p = _stacked([first[k] for k in which])
        S, q = _stacked([second[k] for k in which])
        return _cleaned(R @ S, _applied(R, q) + p, [lengths[k] for k in which], np.array([bounds[k] for k in which]))

    plain = [_plain(X) and _plain(Y) for X, Y in zip(first, second, strict=True)]
    return _by_kind(plain, many, lambda k: (first[k] @ second[k]).cleaned(lengths[k], bounds[k]))


def carried(inertias: Sequence[Inertia], to: Sequence[Displacement]) -> list[Inertia]:
    """I_A of each I_B and X_AB."""

    def many(which: list[int]) -> list[Inertia]:
        cores = [inertias[k].core for k in which]
        c, I_C = np.array([x.centre for x in cores if x]), np.array([x.moments for x in cores if x])
        return Inertia.each_at_centre(
            [inertias[k].mass for k in which], *moved_core(*_stacked([to[k] for k in which]), c, I_C)
        )

    plain = [
        _plain(X) and x.core is not None and isinstance(x.mass, float) and x.second_moment.dtype == FLOAT
        for x, X in zip(inertias, to, strict=True)
    ]
    return _by_kind(plain, many, lambda k: inertias[k].carried(to[k]))


def _plain(X: Displacement) -> bool:
    """Whether it is of floats."""
    return X.rotation.dtype is FLOAT and X.translation.dtype is FLOAT


def _stacked(given: Sequence[Displacement]) -> tuple[Array, Array]:
    return np.array([X.rotation for X in given]), np.array([X.translation for X in given])


def _applied(R: Array, p: Array) -> Array:
    return np.asarray((R @ p[:, :, None])[:, :, 0])


def _cleaned(R: Array, p: Array, lengths: Sequence[float], bounds: Array) -> list[Displacement]:
    least = bounds * np.array(lengths, dtype=float)
    return Displacement.each(clean_rotation(R, bounds[:, None, None]), clean_translation(p, least[:, None]))


def _by_kind(plain: Sequence[bool], many: Callable[[list[int]], list[Any]], one: Callable[[int], Any]) -> list[Any]:
    """What `many` makes of those that are plain, all others by `one`."""
    which = [k for k, here in enumerate(plain) if here]
    if len(which) == len(plain):
        return many(which) if which else []
    found = dict(zip(which, many(which) if which else [], strict=True))
    return [found[k] if k in found else one(k) for k in range(len(plain))]
