"""Inverse kinematics: configurations in which bodies are where they shall be, for whole batches of targets.

Every problem is stepped by one compiled kernel (multibody/inverse_kinematics.py) from several starts; solved ones leave
the batch. What is done to one does not depend on its neighbours: a batch equals its singles bit for bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import CLOSED, upside_down
from poinsot.analysis.inverse_starts import Ground, given_start, movable
from poinsot.analysis.inverse_targets import Targets, read_targets
from poinsot.errors import ModelError
from poinsot.multibody.given import given_number, shown

Floats = NDArray[np.float64]
Places = NDArray[np.intp]
Truths = NDArray[np.bool_]

_TOGETHER = 4096  # rows in one call of the kernel, that what they are about stays near
_PATIENCE = 10  # steps in which |e|² must fall to a half


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
    success: Truths
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
    mechanism: CompiledTree,
    targets: Any,
    *,
    start: Any = None,
    keep: Sequence[str] = (),
    limits: bool = True,
    tolerance: float = 1e-9,
    starts: int = 64,
    iterations: int = 60,
    seed: int = 0,
) -> InverseKinematics:
    """See :meth:`Mechanism.inverse_kinematics`."""
    read = read_targets(mechanism, targets)
    ground = Ground.of(mechanism, read.aims)
    own = given_start(mechanism, start) if start is not None else ground.middle if limits else ground.drawn
    try:
        shape = np.broadcast_shapes(read.shape, own.shape[:-1])
    except ValueError:
        raise ModelError(
            f"inverse kinematics of {mechanism.name!r} is asked for targets of the shape {read.shape} from starts of "
            f"the shape {own.shape[:-1]}, which do not broadcast together"
        ) from None
    within = given_number(tolerance)
    if within is None or within <= 0.0:
        raise ModelError(f"the tolerance of inverse kinematics is a positive number; got {shown(tolerance)}")
    tries, steps = _whole("number of starts", starts, 1), _whole("number of iterations", iterations, 1)
    search = _Search(ground, read.over(shape), np.broadcast_to(own, (*shape, mechanism.nq)), limits)
    search.keep(movable(mechanism, keep))
    search.run(within, tries, steps, _whole("seed", seed, 0))
    return search.result(shape)


def _whole(name: str, value: Any, least: int) -> int:
    number = given_number(value)
    if number is None or number < least or number != int(number):
        raise ModelError(f"the {name} of inverse kinematics is a whole number from {least} on; got {shown(value)}")
    return int(number)


class _Search:
    """The problems of a batch, one a row, and the best that was found of each."""

    def __init__(self, ground: Ground, targets: Targets, own: Floats, limits: bool) -> None:
        self.ground, self.targets, self.tree = ground, targets, ground.mechanism.tree
        none: Floats = np.full(self.tree.nq, np.inf)
        self.lower, self.upper = ground.bounds if limits else (-none, none)
        self.movable: Floats | None = None
        self.q = own.reshape(-1, self.tree.nq).copy()
        n = len(self.q)
        rows = (x.reshape(n, *x.shape[len(own.shape) - 1 :]) for x in (targets.places, targets.rotations))
        self.goals = [x for x in rows if x.shape[1]]  # what the kernel is given of each problem
        self.points = [targets.points] if len(targets.points) else []
        self.errors = np.full((n, 2 + targets.places.shape[-2] + targets.rotations.shape[-3]), np.nan)
        self.errors[:, 0] = np.inf
        self.solved = np.zeros(n, dtype=bool)
        self.steps, self.tried = np.zeros(n, dtype=np.intp), np.zeros(n, dtype=np.intp)

    def keep(self, movable: Truths) -> None:
        """Let only these freedoms move; the others stay where the start has them, within limits or not."""
        if movable.all():
            return
        kept = [k for link in self.tree.links if not movable[list(link.v)].all() for k in link.q]
        self.movable = movable.astype(float)
        self.lower, self.upper = self.lower.copy(), self.upper.copy()
        self.lower[kept], self.upper[kept] = -np.inf, np.inf

    def run(self, tolerance: float, starts: int, iterations: int, seed: int) -> None:
        """Try one start of every problem, then more and more of those that are left."""
        own = self.q = np.clip(self.q, self.lower, self.upper)
        chord = 2.0 * np.sin(min(tolerance, np.pi) / 2.0)
        placed, turned = self.targets.places.shape[-2], self.targets.rotations.shape[-3]
        allowed = [np.inf, 10.0 * CLOSED, *[tolerance] * placed, *[chord] * turned]
        left = np.flatnonzero(self.targets.defined)
        self.q = own.copy()
        for first, count in _rounds(starts):
            for some in np.array_split(left, max(1, -(-len(left) * count // _TOGETHER))):
                rows = np.repeat(some, count)
                number = np.tile(np.arange(first, first + count), len(some))
                q = self.ground.starts(own[rows], number, starts, seed, self.lower, self.upper)
                self._descend(rows, number, q, allowed, iterations)
            left = left[~self.solved[left]]
            if not len(left):
                return

    def _descend(self, rows: Places, number: Places, q: Floats, allowed: list[float], iterations: int) -> None:
        """Step from q, start number[i] of problem rows[i] in row i, until one of each problem's succeeds or all end."""
        if self.movable is not None:  # what is kept stays as it is given
            q = np.where(self._kept(), self.q[rows], q)
        free = np.ones(self.tree.nv) if self.movable is None else self.movable
        goals = [x[rows] for x in self.goals]
        mark, since = np.full(len(q), np.inf), np.zeros(len(q), dtype=np.intp)
        for k in range(iterations + 1):
            q_next, free_next, errors = self.ground.step(q, free, self.lower, self.upper, *self.points, *goals)
            if self.movable is not None:
                free_next *= self.movable
            done = self._met(q, errors, allowed)
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

    def _kept(self) -> Truths:
        """The coordinates that stay where the start has them."""
        assert self.movable is not None
        kept = np.zeros(self.tree.nq, dtype=bool)
        for link in self.tree.links:
            kept[list(link.q)] |= not self.movable[list(link.v)].all()
        return kept

    def _met(self, q: Floats, errors: Floats, allowed: list[float]) -> Truths:
        """Which rows are solved: every error within what is allowed, no axis of a closed loop the wrong way round."""
        met = errors[:, 1] <= allowed[1]
        for column, most in enumerate(allowed[2:], 2):
            met &= errors[:, column] <= most
        if self.tree.closures and met.any():
            met[met] = [upside_down(self.tree, x) is None for x in q[met]]
        return met

    def _note(self, rows: Places, number: Places, q: Floats, errors: Floats, done: Truths, k: int) -> None:
        """Keep what ended where it is better than what was: solved, or with less error; the earlier of equals."""
        order = np.lexsort((number, errors[:, 0], ~done, rows))
        first = order[np.diff(rows[order], prepend=-1) != 0]
        at = rows[first]
        better = ~self.solved[at] & (done[first] | (errors[first, 0] < self.errors[at, 0]))
        first, at = first[better], at[better]
        self.q[at], self.errors[at], self.solved[at] = q[first], errors[first], done[first]
        self.steps[at], self.tried[at] = k, number[first] + 1

    def result(self, shape: tuple[int, ...]) -> InverseKinematics:
        """What was found, in the shape of the batch."""
        aims, placed = self.targets.aims, self.targets.places.shape[-2]
        position, rotation = (np.zeros((len(self.q), len(aims))) for _ in range(2))
        position[:, [aim.placed for aim in aims]] = self.errors[:, 2 : 2 + placed]
        rotation[:, [aim.turned for aim in aims]] = 2.0 * np.arcsin(np.minimum(self.errors[:, 2 + placed :] / 2.0, 1.0))
        return InverseKinematics(
            q=np.where(self.solved[:, None], self.q, np.nan).reshape(*shape, self.tree.nq),
            success=self.solved.reshape(shape),
            closest=self.q.reshape(*shape, self.tree.nq),
            position_error=position.reshape(*shape, len(aims)),
            rotation_error=rotation.reshape(*shape, len(aims)),
            closure_error=self.errors[:, 1].reshape(shape),
            iterations=self.steps.reshape(shape),
            starts=self.tried.reshape(shape),
            names=self.targets.names,
        )


def _rounds(starts: int) -> Iterator[tuple[int, int]]:
    """The number of the first start of each round, and how many it has: 1, 1, 2, 4, …"""
    first = 0
    while first < starts:
        count = min(max(1, first), starts - first)
        yield first, count
        first += count
