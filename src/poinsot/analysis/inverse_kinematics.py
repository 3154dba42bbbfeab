"""Inverse kinematics: configurations in which bodies are where they shall be, for whole batches of targets.

Every problem is stepped by one compiled kernel (multibody/inverse_kinematics.py) from several starts; solved ones leave
the batch. What is done to one does not depend on its neighbours: a batch equals its singles bit for bit.

What redundancy leaves free, used to come near a posture: descent along the configurations that meet the targets.

Of the configurations with e(q) = 0 within limits, one where ½ |d|², d = (posture ⊖ q) without units, has a local
minimum: its slope along the free freedoms, g = P d, is zero, P the projection on what e and the limits leave. From a
solution steps α g are taken, brought back to e = 0 by the search itself; α from the last two of them (a secant: where
one freedom is left, it converges like Newton's method), no longer than to the next limit, and cut until the distance
falls.
Law: g = 0, tests/systems/test_inverse_kinematics.py.
Source: Barzilai & Borwein 1988; Absil, Mahony & Sepulchre 2008, §4.1 (retractions).

The search of inverse kinematics: problems stepped together, each from several starts, until solved or given up.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.closing import CLOSED
from poinsot.analysis.inverse_starts import Ground, given_configurations, movable
from poinsot.analysis.inverse_targets import Targets, read_targets
from poinsot.errors import ModelError
from poinsot.multibody.conditions import left_open
from poinsot.multibody.motions import given_number, shown
from poinsot.records import dataclass

Places = NDArray[np.intp]

_TOGETHER = 4096  # rows in one call of the kernel, that what they are about stays near
_PATIENCE = 10  # steps in which |e|² must fall to a half
_RETURN = 20  # steps back to a solution from nearby


class Search:
    """The problems of a batch, one a row, and the best that was found of each."""

    def __init__(self, ground: Ground, targets: Targets, own: Floats, limits: bool, tolerance: float) -> None:
        self.ground, self.targets, self.tree = ground, targets, ground.mechanism.tree
        none: Floats = np.full(self.tree.nq, np.inf)
        self.lower, self.upper = ground.bounds if limits else (-none, none)
        self.movable: Floats | None = None
        self.kept = np.zeros(self.tree.nq, dtype=bool)
        chord = 2.0 * np.sin(min(tolerance, np.pi) / 2.0)
        placed, turned = targets.places.shape[-2], targets.rotations.shape[-3]
        self.allowed = [np.inf, 10.0 * CLOSED + left_open(self.tree), *[tolerance] * placed, *[chord] * turned]
        n = math.prod(own.shape[:-1])
        self.q = own.reshape(n, self.tree.nq).copy()
        rows = (x.reshape(n, *x.shape[len(own.shape) - 1 :]) for x in (targets.places, targets.rotations))
        self.goals = [x for x in rows if x.shape[1]]  # what the kernel is given of each problem
        self.points = [targets.points] if len(targets.points) else []
        self.errors = np.full((n, len(self.allowed)), np.nan)
        self.errors[:, 0] = np.inf
        self.solved = np.zeros(n, dtype=bool)
        self.steps, self.tried = np.zeros(n, dtype=np.intp), np.zeros(n, dtype=np.intp)

    def keep(self, movable: Bools) -> None:
        """Let only these freedoms move; the others stay where the start has them, within limits or not."""
        if not movable.all():
            self.movable = movable.astype(float)
            for link in self.tree.links:
                self.kept[list(link.q)] |= not movable[list(link.v)].all()
            self.lower, self.upper = (
                np.where(self.kept, s * np.inf, x) for s, x in ((-1, self.lower), (1, self.upper))
            )

    def run(self, starts: int, iterations: int, seed: int) -> None:
        """Try one start of every problem, then more and more of those that are left."""
        own = self.q = np.clip(self.q, self.lower, self.upper)
        left = np.flatnonzero(self.targets.defined)
        self.q = own.copy()
        for first, count in _rounds(starts):
            for some in self.parts(left, count):
                rows = np.repeat(some, count)
                number = np.tile(np.arange(first, first + count), len(some))
                q = self.ground.starts(own[rows], number, starts, seed, self.lower, self.upper)
                self._descend(rows, number, q, iterations)
            left = left[~self.solved[left]]
            if not len(left):
                return

    def _descend(self, rows: Places, number: Places, q: Floats, iterations: int) -> None:
        """Step from q, start number[i] of problem rows[i] in row i, until one of each problem's succeeds or all end."""
        if self.movable is not None:  # what is kept stays as it is given
            q = np.where(self.kept, self.q[rows], q)
        free = self.all_free
        goals = [x[rows] for x in self.goals]
        mark, since = np.full(len(q), np.inf), np.zeros(len(q), dtype=np.intp)
        for k in range(iterations + 1):
            q_next, free_next, errors = self.step(q, free, goals)
            done = self.met(errors)
            merit = errors[:, 0]
            better = merit < 0.5 * mark
            mark, since = np.where(better, merit, mark), np.where(better, 0, since + 1)
            on = ~done & (since < _PATIENCE) & (merit < np.inf) & (k < iterations)
            if not on.all():
                off = ~on
                self._note(rows[off], number[off], q[off], errors[off], done[off], k)
                on &= ~self.solved[rows]
                if not on.any():
                    return
                rows, number, goals = rows[on], number[on], [x[on] for x in goals]
                q_next, free_next, mark, since = q_next[on], free_next[on], mark[on], since[on]
            q, free = q_next, free_next

    @property
    def all_free(self) -> Floats:
        """Every freedom that may move."""
        return np.ones(self.tree.nv) if self.movable is None else self.movable

    def step(self, q: Floats, free: Floats, goals: list[Floats]) -> tuple[Floats, Floats, Floats]:
        """The next configurations and free freedoms, and the errors at q."""
        q_next, free_next, errors = self.ground.step(q, free, self.lower, self.upper, *self.points, *goals)
        return q_next, free_next if self.movable is None else free_next * self.movable, errors

    def pulled(self, q: Floats, free: Floats, goals: list[Floats], pull: Floats) -> Floats:
        """The configurations that a pull leads to; limits are not regarded."""
        none: Floats = np.full(self.tree.nq, np.inf)
        q_next: Floats = self.ground.pulled(q, free, -none, none, *self.points, *goals, pull)[0]
        return q_next

    def returned(self, rows: Places, q: Floats, held: Bools) -> tuple[Floats, Bools]:
        """Configurations near solutions brought back to them, as near as rounding lets, and which of them came back.

        Freedoms that are held (n, nv) do not move.
        """
        found, back, least = q.copy(), np.zeros(len(q), dtype=bool), np.full(len(q), np.inf)
        at, may = np.arange(len(q)), np.where(held, 0.0, self.all_free)
        free = may
        for _ in range(_RETURN):
            q_next, free, errors = self.step(q, free * may, [x[rows] for x in self.goals])
            merit, met = errors[:, 0], self.met(errors)
            on = (merit < 0.25 * least[at]) & (merit > 0.0)
            closer = met & (merit < least[at])
            found[at[closer]], back[at[closer]] = q[closer], True
            least[at] = np.fmin(least[at], merit)
            rows, at, q, free, may = rows[on], at[on], q_next[on], free[on], may[on]
            if not len(at):
                break
        return found, back

    def parts(self, rows: Places, count: int = 1) -> list[Places]:
        """The rows in parts that are worked on together, `count` starts of each at once."""
        return np.array_split(rows, max(1, -(-len(rows) * count // _TOGETHER)))

    def met(self, errors: Floats) -> Bools:
        """True for solved rows: every error is within its bound."""
        met: Bools = errors[:, 1] <= self.allowed[1]
        for column, most in enumerate(self.allowed[2:], 2):
            met &= errors[:, column] <= most
        return met

    def _note(self, rows: Places, number: Places, q: Floats, errors: Floats, done: Bools, k: int) -> None:
        """Keep the better of the end and the best so far: solved, or with less error; the earlier of equals."""
        order = np.lexsort((number, errors[:, 0], ~done, rows))
        first = order[np.diff(rows[order], prepend=-1) != 0]
        at = rows[first]
        better = ~self.solved[at] & (done[first] | (errors[first, 0] < self.errors[at, 0]))
        first, at = first[better], at[better]
        self.q[at], self.errors[at], self.solved[at] = q[first], errors[first], done[first]
        self.steps[at], self.tried[at] = k, number[first] + 1


def _rounds(starts: int) -> Iterator[tuple[int, int]]:
    """The number of the first start of each round, and how many it has: 1, 1, 2, 4, …"""
    first = 0
    while first < starts:
        count = min(max(1, first), starts - first)
        yield first, count
        first += count


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
