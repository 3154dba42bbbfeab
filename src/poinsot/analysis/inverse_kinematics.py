"""Inverse kinematics: configurations in which bodies are where they shall be, for whole batches of targets.

Every problem is stepped by one compiled kernel (multibody/inverse_kinematics.py) from several starts; solved ones leave
the batch. What is done to one does not depend on its neighbours: a batch equals its singles bit for bit.

What redundancy leaves free, used to come near a posture: descent along the configurations that meet the targets.

Of the configurations with e(q) = 0 within limits, one where ½ |d|², d = (posture ⊖ q) without units, has a local
minimum: its slope along the free freedoms, g = P d, is zero, P the projection on what e and the limits leave. From a
solution steps α g are taken, brought back to e = 0 by the search itself; α from the last two of them (a secant: where
one freedom is left, it converges like Newton's method), no longer than to the next limit, and cut until the distance
falls.
Law: g = 0, tests/systems/test_inverse_posture.py.
Source: Barzilai & Borwein 1988; Absil, Mahony & Sepulchre 2008, §4.1 (retractions).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.inverse_search import Search
from poinsot.analysis.inverse_starts import Ground, given_configurations, movable
from poinsot.analysis.inverse_targets import read_targets
from poinsot.errors import ModelError
from poinsot.multibody.motions import given_number, shown
from poinsot.records import dataclass

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


Places = NDArray[np.intp]


@dataclass(frozen=True)
class InverseKinematics:
    """Configurations found for targets, one for each problem of the batch (...); see `Mechanism.inverse_kinematics`.

    q               (..., nq); NaN where none was found
    success         (...,): whether every error is within the tolerance
    closest         (..., nq): the configuration with the least error that was met; q where it succeeded
    position_error  (..., targets) [m], rotation_error (..., targets) [rad], closure_error (...), |Φ| with lengths over
                    the size of the part: of ``closest``; 0 where a target says nothing of it, NaN for targets of NaN
    iterations      (...,): steps from the start that led there; starts (...,): the number of that start, from 1
    names           of the targets
    """

    q: Floats
    success: Bools
    closest: Floats
    position_error: Floats
    rotation_error: Floats
    closure_error: Floats
    iterations: Places
    starts: Places
    names: tuple[str, ...]

    def __repr__(self) -> str:
        solved, count = int(self.success.sum()), self.success.size
        far = f"{self.position_error.max(initial=0.0):.3g} m, {self.rotation_error.max(initial=0.0):.3g} rad"
        return f"<InverseKinematics of {', '.join(self.names)}: {solved} of {count} solved, errors up to {far}>"


def inverse_kinematics(
    mechanism: CompiledTree, targets: object, *, start: object, posture: object, keep: Sequence[str], limits: bool,
    tolerance: float, starts: int, iterations: int, seed: int,
) -> InverseKinematics:  # fmt: skip
    """See :meth:`Mechanism.inverse_kinematics`."""
    read = read_targets(mechanism, targets)
    ground = Ground.of(mechanism, read.aims)
    own = ground.middle if limits else ground.drawn
    if posture is not None:
        own = aim = given_configurations(mechanism, posture, "the posture")
    if start is not None:
        own = given_configurations(mechanism, start, "the start")
    shape = _common_shape(mechanism, read.shape, own.shape[:-1], () if posture is None else aim.shape[:-1])
    within = given_number(tolerance)
    if within is None or within <= 0.0:
        raise ModelError(f"the tolerance of inverse kinematics is a positive number; got {shown(tolerance)}")
    tries, steps = _whole("number of starts", starts, 1), _whole("number of iterations", iterations, 1)
    search = Search(ground, read.over(shape), np.broadcast_to(own, (*shape, mechanism.nq)), limits, within)
    search.keep(movable(mechanism, keep))
    search.run(tries, steps, _whole("seed", seed, 0))
    if posture is not None:
        towards(search, np.broadcast_to(aim, (*shape, mechanism.nq)).reshape(len(search.q), mechanism.nq))
    return _result(search, shape)


def _common_shape(mechanism: CompiledTree, *shapes: tuple[int, ...]) -> tuple[int, ...]:
    """The leading dimensions of a batch, from those of targets, starts and postures."""
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        raise ModelError(
            f"inverse kinematics of {mechanism.name!r} is asked for targets, starts and postures of the leading "
            f"dimensions {', '.join(map(str, shapes))}, which do not broadcast together"
        ) from None


def _whole(name: str, value: object, least: int) -> int:
    number = given_number(value)
    if number is None or number < least or number != int(number):
        raise ModelError(f"the {name} of inverse kinematics is a whole number from {least} on; got {shown(value)}")
    return int(number)


def _result(search: Search, shape: tuple[int, ...]) -> InverseKinematics:
    """The result in the shape of the batch."""
    aims, placed = search.targets.aims, search.targets.places.shape[-2]
    position, rotation = (np.zeros((len(search.q), len(aims))) for _ in range(2))
    position[:, [aim.placed for aim in aims]] = search.errors[:, 2 : 2 + placed]
    rotation[:, [aim.turned for aim in aims]] = 2.0 * np.arcsin(np.minimum(search.errors[:, 2 + placed :] / 2.0, 1.0))
    return InverseKinematics(
        q=np.where(search.solved[:, None], search.q, np.nan).reshape(*shape, search.tree.nq),
        success=search.solved.reshape(shape),
        closest=search.q.reshape(*shape, search.tree.nq),
        position_error=position.reshape(*shape, len(aims)),
        rotation_error=rotation.reshape(*shape, len(aims)),
        closure_error=search.errors[:, 1].reshape(shape),
        iterations=search.steps.reshape(shape),
        starts=search.tried.reshape(shape),
        names=search.targets.names,
    )
