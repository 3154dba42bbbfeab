"""Closed loops that share freedoms, healed one block after another, and what makes their numbers comparable.

Units: size [m]; rows and freedoms are measured by it. Law: tests/systems/test_healing.py.
Source: decision 0006 (lengths over the size of a part).
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.analysis.healing.loops import JointFrames, Linkage, exponential, inverse
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.conditions import reaches
from poinsot.records import dataclass

TILT = 1e-6  # of differences: their error, its square and rounding over it, is 1e-10


@dataclass(frozen=True)
class LoopBlock:
    """Loops of a linkage that share freedoms.

    closing, joints  numbers of the joints that close them, and of all whose frames may move
    freedoms         of the mechanism, that move in these loops
    size             [m] of their part; rows, reach: factors that take the units out of Φ, and out of the freedoms
    frames, drawn    of all joints of the linkage: their frames, and X_PS at the coordinates ``q`` as drawn
    """

    linkage: Linkage
    closing: tuple[int, ...]
    joints: tuple[int, ...]
    freedoms: tuple[int, ...]
    size: float
    rows: Floats
    reach: Floats
    frames: list[JointFrames]
    drawn: list[Floats]
    q: Floats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its joints."""
        return tuple(self.linkage.model.joints[k].name for k in self.joints)

    @property
    def least_freedoms(self) -> int:
        """Freedoms that its count of conditions leaves."""
        return max(len(self.freedoms) - len(self.rows), 0)

    @property
    def units(self) -> Floats:
        """(6 n,) rad and m of displacements of its joints, for numbers without units."""
        return np.tile([1.0, 1.0, 1.0, self.size, self.size, self.size], len(self.joints))

    @cached_property
    def tilts(self) -> list[tuple[Floats, Floats]]:
        """Displacements along each of ξ's six directions by ± `TILT`, without units."""
        scale = TILT * self.units[:6]
        return [(exponential(s * e), exponential(-s * e)) for s, e in zip(scale, np.eye(6), strict=True)]

    def slopes(self, frames: list[JointFrames], q: Floats) -> tuple[Floats, Floats, Floats]:
        """Φ (m,), ∂Φ by its freedoms (m, v) and by the displacements of its joints (m, 6 n), without units."""
        found = self.linkage.slopes(frames, self.drawn, q, self.closing, self.size)
        columns = np.add.outer(6 * np.array(self.joints), np.arange(6)).ravel()
        A = self.rows[:, None] * found.by_freedoms[:, self.freedoms] * self.reach
        return self.rows * found.phi, A, self.rows[:, None] * found.by_frames[:, columns] * self.units

    def moved(self, q: Floats, change: Floats) -> Floats:
        """Coordinates q moved along its freedoms by numbers without units."""
        dv = np.zeros(self.linkage.tree.nv)
        dv[list(self.freedoms)] = change * self.reach
        return self.linkage.integrate(q, dv)

    def displacements(self, xi: Floats) -> Floats:
        """(6 N,) of all joints of the linkage, for its dimensionless numbers (6 n,)."""
        found = np.zeros((len(self.linkage.model.joints), 6))
        found[list(self.joints)] = (xi * self.units).reshape(-1, 6)
        return found.ravel()

    def displacement_of(self, frames: list[JointFrames]) -> Floats:
        """(6 n,) without units, from the frames as drawn to these."""
        moves = [Displacement.from_matrix(inverse(self.frames[k].P) @ frames[k].P).log().vector for k in self.joints]
        return np.concatenate(moves).astype(float) / self.units


def blocks_of(linkage: Linkage, frames: list[JointFrames], q: Floats) -> list[LoopBlock]:
    """The blocks of a mechanism with these joint frames, drawn at q."""
    tree, X = linkage.tree, linkage.poses(frames, q)
    drawn = [linkage.relative(frames, X, k) for k in range(len(frames))]
    reach, found = reaches(tree), []
    for closing in _sharing(linkage):
        steps = {s for k in closing for path in linkage.loop(k) for s in path}
        moving = [linkage.steps[s] for s in sorted(steps) if linkage.steps[s].v]
        joints = tuple(sorted({step.joint for step in moving} | set(closing)))
        freedoms = tuple(sorted({v for step in moving for v in step.v}))
        size = max(tree.size_of(linkage.model.joints[k].name) for k in joints)
        rows = linkage.row_scales(closing, size)
        found.append(
            LoopBlock(
                linkage, closing, joints, freedoms, size, rows, reach[list(freedoms)], frames, drawn, np.asarray(q)
            )
        )
    return found


def _sharing(linkage: Linkage) -> list[tuple[int, ...]]:
    """The closing joints, those of loops that share freedoms together."""
    groups: list[tuple[set[int], list[int]]] = []
    for k in linkage.closing:
        own = {v for path in linkage.loop(k) for s in path for v in linkage.steps[s].v}
        shared = [group for group in groups if group[0] & own]
        groups = [group for group in groups if not group[0] & own]
        groups.append((own.union(*(g[0] for g in shared)), [*(n for g in shared for n in g[1]), k]))
    return [tuple(sorted(numbers)) for _, numbers in groups]
