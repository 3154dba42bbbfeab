"""Poses along the motion of loops with inexact numbers: of given rank, as nearly closed as they can be.

Steps along the n directions that the conditions resist least, then least squares with the n smallest singular values
left out.
Units: changes of coordinates in radians and in sizes of the part [–]. Law: of an exact machine poses are closed.
Source: Allgower & Georg 1990, Numerical Continuation Methods, ch. 3 (predictor, corrector).
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.healing.blocks import Block
from poinsot.analysis.healing.loops import Frames
from poinsot.records import NamedTuple

_ITERATIONS = 8
_LARGEST = 0.3  # of a step of least squares
_SMALLEST = 1e-12  # a step of least squares that changes what is closed by rounding alone
_SHORTEST = 0.01  # of the length of a step, before a walk ends


class Pose(NamedTuple):
    """Coordinates, how far the loops are open there, singular values of the conditions, the directions V (v, v) that
    belong to them, the least resisted last, and how far least squares moved to it."""

    q: Floats
    open: float
    sigma: Floats
    V: Floats
    way: float

    def resisted(self, n: int) -> float:
        """The least singular value but for n directions."""
        rank = len(self.V) - n
        return float(self.sigma[rank - 1]) if 0 < rank <= len(self.sigma) else 1.0


def settled(block: Block, frames: list[Frames], q: Floats, n: int) -> Pose:
    """The pose near q that is as nearly closed as it can be by moves across its n least resisted directions."""
    rank, best, way = len(block.freedoms) - n, None, np.zeros(len(block.freedoms))
    for _ in range(_ITERATIONS):
        phi, A, _ = block.slopes(frames, q)
        U, sigma, Vt = np.linalg.svd(A)
        pose = Pose(q, float(np.abs(phi).max()), sigma, Vt.T, float(np.abs(way).max()))
        if best is not None and not pose.open < best.open:
            break
        best = pose
        with np.errstate(divide="ignore", invalid="ignore"):
            step = -(Vt[:rank].T @ ((U.T @ phi)[:rank] / sigma[:rank]))
        largest = float(np.abs(step).max(initial=0.0))
        if not _SMALLEST < largest < np.inf:
            break
        step *= min(1.0, _LARGEST / largest)
        q, way = block.moved(q, step), way + step
    assert best is not None
    return best


def along(
    block: Block, frames: list[Frames], n: int, *, steps: int, length: float, bound: float, seed: int = 1834
) -> list[Pose]:
    """Poses on walks of so many steps to both sides of the drawn one, which end where loops
    open by more than bound."""
    rng, start = np.random.default_rng(seed), settled(block, frames, block.q, n)
    weak = max(n, int((start.sigma < WEAK).sum()) + max(len(start.V) - len(start.sigma), 0))
    found = [start]
    for _ in range(max(weak, 1)):
        first = start.V[:, len(start.V) - weak :] @ rng.normal(size=weak)
        for direction in (first, -first):
            found += _walk(block, frames, n, start, direction, steps, length, bound)
    return found


WEAK = 0.03
"""Directions that conditions resist by less may be free in an exact machine."""


def _walk(
    block: Block, frames: list[Frames], n: int, pose: Pose, towards: Floats, steps: int, length: float, bound: float
) -> list[Pose]:
    """Steps, shorter where least squares would undo or turn them, as near branches."""
    found: list[Pose] = []
    step = length
    for _ in range(3 * steps):
        towards = towards / np.abs(towards).max()
        new = settled(block, frames, block.moved(pose.q, step * towards), n)
        if new.way >= 0.5 * step:
            step *= 0.4
            if step < _SHORTEST * length:
                break
            continue
        if not new.open < bound:
            break
        found.append(new)
        free, pose, step = new.V[:, len(new.V) - n :], new, min(1.6 * step, length)
        towards = free @ (free.T @ towards)
        if len(found) == steps or not np.abs(towards).max() > _SMALLEST:
            break
    return found
