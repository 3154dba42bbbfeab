"""The search of inverse kinematics: problems stepped together, each from several starts, until solved or given up."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats
from poinsot.analysis.closing import CLOSED
from poinsot.analysis.inverse_starts import Ground
from poinsot.analysis.inverse_targets import Targets
from poinsot.multibody.conditions import left_open

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
