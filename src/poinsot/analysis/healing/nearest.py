"""The nearest frames for which loops close at many poses, and relations hold: least changes, by damped least squares.

    minimise |ξ|²   with   Φ(q_k, ξ) = 0 at every pose k,   r(ξ) = 0

over frames ξ and coordinates q_k. Machines that move form a manifold of which nothing is known but its equations, so
the slopes lack rank where it is met; steps damped by λ = c |F|² converge to it quadratically all the same.
Units: ξ in radians and sizes of the part [–]. Law: tests/systems/test_healing.py.
Source: Yamashita & Fukushima 2001; Fan & Yuan 2005 (Levenberg–Marquardt steps without full rank).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.healing.blocks import LoopBlock
from poinsot.analysis.healing.loops import JointFrames, displaced
from poinsot.analysis.healing.relations import AxisRelation
from poinsot.records import NamedTuple

_ITERATIONS = 25
_ROUNDING = 1e-15  # of numbers of order one: no step helps
_STALLED = 0.8  # of |F| before the last two steps
_DAMPING = 10.0  # of |F|²: what lies below the error of the slopes is no slope
_LEAST = 1e-13  # the square of a slope along which rounding of F, over it, moves by less than F would tell
_NEARER_WEIGHT = 1e-5  # of nearness beside the equations, once they hold
_NEARER = 4  # steps along the machines that move, towards the drawing
_SHORTER = 0.99  # of the change before: another such step is worth it
EXACT = 1e-13
"""Of Φ and relations without units: met to rounding."""


class Nearest(NamedTuple):
    """Frames, the largest error left of closures and relations without units, and that of each relation."""

    frames: list[JointFrames]
    error: float
    of_relations: list[float]


def nearest(
    block: LoopBlock,
    frames: list[JointFrames],
    poses: Sequence[Floats],
    relations: Sequence[AxisRelation],
    exact: float = EXACT,
) -> Nearest:
    """The frames nearest to these."""
    if not poses and not relations:
        return Nearest(frames, 0.0, [])
    found = _met(block, frames, list(poses), relations, exact)
    for _ in range(_NEARER if found.equations.largest < exact else 0):
        away = block.displacement_of(found.frames)
        xi, moves = found.equations.step(_NEARER_WEIGHT, away)
        shifted = _moved(block, found, xi, moves)
        nearer = _met(block, shifted.frames, shifted.q, relations, exact)
        least = float(np.linalg.norm(block.displacement_of(nearer.frames)))
        if nearer.equations.largest > exact or least > _SHORTER * float(np.linalg.norm(away)):
            break
        found = nearer
    errors = [float(np.abs(each).max()) for each in found.equations.relations]
    return Nearest(found.frames, found.equations.largest, errors)


class _State(NamedTuple):
    """Frames, coordinates of each pose, and the equations there."""

    frames: list[JointFrames]
    q: list[Floats]
    equations: _Equations


def _moved(block: LoopBlock, at: _State, xi: Floats, moves: Sequence[Floats]) -> _State:
    """After a step; the equations are still those before it."""
    frames = displaced(at.frames, block.drawn, block.displacements(xi))
    q = [block.moved(each, move) for each, move in zip(at.q, moves, strict=True)]
    return _State(frames, q, at.equations)


def _met(
    block: LoopBlock, frames: list[JointFrames], q: list[Floats], relations: Sequence[AxisRelation], exact: float
) -> _State:
    """Damped steps from these frames and poses until the equations hold, or no step helps."""
    now, damping, before = _State(frames, q, _equations(block, frames, q, relations)), _DAMPING, [np.inf, np.inf]
    for _ in range(_ITERATIONS):
        equations = now.equations
        if equations.largest < _ROUNDING or damping > 1e12 or equations.square > _STALLED**2 * before[-2]:
            break
        new = _moved(block, now, *equations.step(np.sqrt(damping * equations.square + _LEAST)))
        new = new._replace(equations=_equations(block, new.frames, new.q, relations))
        if not new.equations.square < equations.square:
            if equations.largest < exact:
                break
            damping *= 30.0
            continue
        before.append(equations.square)
        now, damping = new, max(damping / 10.0, _DAMPING)
    return now


class _Equations(NamedTuple):
    """Errors of closures at each pose and of relations, and their slopes."""

    phi: list[Floats]
    by_freedoms: list[Floats]
    by_frames: list[Floats]
    relations: list[Floats]
    slopes: list[Floats]

    @property
    def square(self) -> float:
        return float(sum((each @ each) for each in (*self.phi, *self.relations)))

    @property
    def largest(self) -> float:
        return float(max((np.abs(each).max() for each in (*self.phi, *self.relations)), default=0.0))

    def step(self, weight: float, away: Floats | None = None) -> tuple[Floats, list[Floats]]:
        """The step of frames, and of the coordinates of each pose, damped by this weight; towards where frames are
        less ``away`` (6 n,) as far as the equations allow it."""
        reduced, right, kept = list(self.slopes), [-each for each in self.relations], []
        for phi, A, G in zip(self.phi, self.by_freedoms, self.by_frames, strict=True):
            v = A.shape[1]
            Q, R = np.linalg.qr(np.vstack([A, weight * np.eye(v)]), mode="complete")
            turned, error = Q[: len(A)].T @ G, -(Q[: len(A)].T @ phi)
            kept.append((R[:v], turned[:v], error[:v]))
            reduced.append(turned[v:])
            right.append(error[v:])
        n = reduced[0].shape[1]
        F = np.concatenate([*right, np.zeros(n) if away is None else -weight * away])
        xi = np.linalg.lstsq(np.vstack([*reduced, weight * np.eye(n)]), F, rcond=None)[0]
        return xi, [np.linalg.solve(R, error - G @ xi) for R, G, error in kept]


def _equations(
    block: LoopBlock, frames: list[JointFrames], q: Sequence[Floats], relations: Sequence[AxisRelation]
) -> _Equations:
    closed = [block.slopes(frames, each) for each in q]
    related = [each.slopes(block, frames) for each in relations]
    phi, A, G = ([each[i] for each in closed] for i in range(3))
    return _Equations(phi, A, G, *([each[i] for each in related] for i in range(2)))
