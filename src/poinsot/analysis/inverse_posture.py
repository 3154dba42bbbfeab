"""What redundancy leaves free, used to come near a posture: descent along the configurations that meet the targets.

Of the configurations with e(q) = 0 within limits, one where ½ |d|², d = (posture ⊖ q) without units, has a local
minimum: its slope along the free freedoms, g = P d, is zero, P the projection on what e and the limits leave. From a
solution steps α g are taken, brought back to e = 0 by the search itself; α from the last two of them (a secant: where
one freedom is left, it converges like Newton's method), no longer than to the next limit, and cut until the distance
falls.
Law: g = 0, tests/systems/test_inverse_posture.py.
Source: Barzilai & Borwein 1988; Absil, Mahony & Sepulchre 2008, §4.1 (retractions).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats
from poinsot.analysis.inverse_search import Search

Places = NDArray[np.intp]

_AT_REST = 1e-8  # |g|, in radians or lengths over the size of the part
_STEPS = 100
_SHORTEST, _HIGHEST_ALPHA = 1e-4, 10.0  # α
_AT_LIMIT = 1e-3  # radians or lengths over the size of the part: taken to be at a limit, and moved there


def towards(search: Search, posture: Floats) -> None:
    """Move the solutions of a search to where they are nearest to the postures (n, nq), each along its own."""
    for some in search.parts(np.flatnonzero(search.solved)):
        _descend(search, some, posture[some])
        search.errors[some] = search.step(search.q[some], search.all_free, [x[some] for x in search.goals])[2]


def _descend(search: Search, rows: Places, posture: Floats) -> None:
    """Take steps until g is at rest, or no step leads nearer."""
    mechanism = search.ground.mechanism
    scales = mechanism.scales.freedoms
    weights = search.all_free / scales
    q, d = search.q[rows], mechanism.difference(search.q[rows], posture) * weights
    alpha, s, slope = np.ones(len(rows)), np.zeros_like(d), np.zeros_like(d)
    for _ in range(_STEPS):
        g, held, left = _slope(search, rows, q, d)
        bend = _dot(s, slope - g)
        curved = bend > 0.0
        secant = _dot(s, s) / np.where(curved, bend, 1.0)
        alpha = np.where(curved, np.clip(secant, _SHORTEST, _HIGHEST_ALPHA), alpha)
        step = np.minimum(alpha, _room(search, q, g * scales))
        trial = mechanism.integrate(q, step[:, None] * g * scales + left)
        trial, back = search.returned(rows, np.clip(trial, search.lower, search.upper), held)
        d_trial = mechanism.difference(trial, posture) * weights
        nearer = back & (_dot(d_trial, d_trial) < _dot(d, d))
        s = np.where(nearer[:, None], mechanism.difference(q, trial) * weights, 0.0)
        alpha = np.where(nearer, alpha, 0.25 * alpha)
        slope = g
        q, d = np.where(nearer[:, None], trial, q), np.where(nearer[:, None], d_trial, d)
        on = (np.maximum(np.abs(g), np.abs(left) / scales).max(axis=1, initial=0.0) > _AT_REST) & (alpha >= _SHORTEST)
        if not on.all():
            search.q[rows[~on]] = q[~on]
            rows, q, d, posture, alpha, s, slope = (x[on] for x in (rows, q, d, posture, alpha, s, slope))
            if not len(rows):
                return
    search.q[rows] = q


def _slope(search: Search, rows: Places, q: Floats, d: Floats) -> tuple[Floats, Bools, Floats]:
    """g: the pull d along the directions that errors and limits leave free; the freedoms that a limit holds, and its
    share."""
    scales, ground = search.ground.mechanism.scales.freedoms, search.ground
    down, up = (np.full(d.shape, x) for x in (-np.inf, np.inf))
    for k, f in ground.limited:
        down[:, f], up[:, f] = search.lower[k] - q[:, k], search.upper[k] - q[:, k]
    near, goals, held = _AT_LIMIT * scales, [x[rows] for x in search.goals], np.zeros(d.shape, dtype=bool)
    left = np.zeros(d.shape)
    for _ in range(3):
        ahead = search.pulled(q, np.where(held, 0.0, search.all_free), goals, d)
        g = search.ground.mechanism.difference(q, ahead) / scales
        low, high = (down >= -near) & (g < 0.0), (up <= near) & (g > 0.0)
        left, held = np.where(low, down, np.where(high, up, left)), held | low | high
        if not (low | high).any():
            break
    return np.where(held, 0.0, g), held, left


def _room(search: Search, q: Floats, move: Floats) -> Floats:
    """How many times the move leads to the first limit."""
    room = np.full(len(q), np.inf)
    for k, f in search.ground.limited:
        end = np.where(move[:, f] < 0.0, search.lower[k], search.upper[k])
        moves = move[:, f] != 0.0
        room = np.minimum(room, np.where(moves, (end - q[:, k]) / np.where(moves, move[:, f], 1.0), np.inf))
    return np.asarray(np.maximum(room, 0.0))


def _dot(a: Floats, b: Floats) -> Floats:
    """The products of rows, one column after the other: the same bits alone and in a batch."""
    total: Floats = np.zeros(len(a))
    for k in range(a.shape[1]):
        total += a[:, k] * b[:, k]
    return total
