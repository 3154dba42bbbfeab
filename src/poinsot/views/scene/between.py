"""A run between its samples: coordinates along the shortest way, so that joints stay joined; rates in straight lines.

    q(t) = q₀ ⊕ s (q₁ ⊖ q₀),    v(t) = (1 − s) v₀ + s v₁,    s = (t − t₀) / (t₁ − t₀)

Before the first sample and after the last it stands still.
Law  at a sample's time it is the sample; quaternions keep their length, tests/views/scene/test_movie.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, Ints

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


def between(times: Floats, at: ArrayLike) -> tuple[Ints, Floats]:
    """The sample k before each time, and which part s of the way to the next; times (n,) do not decrease."""
    k = np.clip(np.searchsorted(times, at, side="right") - 1, 0, max(len(times) - 2, 0))
    gap = times[np.minimum(k + 1, len(times) - 1)] - times[k]
    return k, np.clip((np.asarray(at) - times[k]) / np.where(gap > 0.0, gap, 1.0), 0.0, 1.0)


def configurations(mechanism: Mechanism, times: Floats, q: Floats, at: ArrayLike) -> Floats:
    """q at other times, (..., nq) for times ``at`` (...)."""
    k, s = between(times, at)
    way = np.asarray(mechanism.difference(q[k], q[np.minimum(k + 1, len(q) - 1)]))
    moved = np.asarray(mechanism.integrate(q[k], s[..., np.newaxis] * way))
    return np.where(s[..., np.newaxis] == 0.0, q[k], moved)


def rates(times: Floats, v: Floats, at: ArrayLike) -> Floats:
    """v at other times, (..., nv) for times ``at`` (...)."""
    k, s = between(times, at)
    s = s[..., np.newaxis]
    return np.asarray((1.0 - s) * v[k] + s * v[np.minimum(k + 1, len(v) - 1)])
