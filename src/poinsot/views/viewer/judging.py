"""The verdict on a pose: singular, near a singular one, or neither; in words.

Exactly singular poses are told by `mobility` (the mechanism gains freedoms) and by `singularity` of the body farthest
from the ground (it loses freedoms, or keeps some with the actuators locked). A hand on a slider hits none of them
exactly, so the distance is told, too: σ_r / σ_1, the least singular value that is not zero in general over the
greatest, of the closures' rows over the freedoms that are not driven (0: the drives do not hold the mechanism), or,
without loops, of the twists of that body over the rates (0: it cannot go some way).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.assembly import scaled_jacobian
from poinsot.errors import PoinsotError
from poinsot.records import dataclass
from poinsot.systems.mechanism import Mechanism
from poinsot.views.screw_analysis import actuators_of, platform_of

NEAR = 0.02


@dataclass(frozen=True)
class Judgement:
    """kind and sentence of a pose; closeness: 0 at a singular pose, at most 1; NaN where it is not defined."""

    kind: Literal["regular", "near", "singular", "unknown"]
    sentence: str
    closeness: float


class Judge:
    """Judges poses of one mechanism for a body, the farthest, and actuated freedoms, those with sources or enough."""

    def __init__(
        self, mechanism: Mechanism, q: Floats, body: str | None = None, actuated: Sequence[str] | None = None
    ) -> None:
        self.mechanism = mechanism
        self.body = platform_of(mechanism) if body is None else body
        self.actuated = actuators_of(mechanism, q) if actuated is None else tuple(actuated)
        names = list(mechanism.freedom_names)
        driven = {names.index(name) for name in self.actuated if name in names}
        self._passive = [k for k in range(mechanism.nv) if k not in driven]
        self._rank = 0
        for seed in range(3):  # in general: beside the pose, should it be a special one
            near = self._beside(q, seed)
            sigma = self._sigma(near)
            self._rank = max(self._rank, int((sigma > mechanism.accuracy * max(sigma.max(initial=0.0), 1.0)).sum()))

    def closeness(self, q: Floats) -> float:
        """σ_r / σ_1, by the rank r in general."""
        sigma = self._sigma(q)
        if not 0 < self._rank <= len(sigma) or not np.isfinite(sigma).all() or sigma[0] == 0.0:
            return float("nan")
        return float(sigma[self._rank - 1] / sigma[0])

    def quick(self, q: Floats) -> Judgement:
        """By the freedoms and the closeness alone: for every picture of a drag."""
        near = self.closeness(q)
        try:
            mobility = self.mechanism.mobility(q)
        except PoinsotError as error:
            return Judgement("unknown", str(error), near)
        freedoms = _freedoms(mobility.here)
        if near < self.mechanism.accuracy and not mobility.singular:
            return Judgement("singular", f"Singular: {freedoms}, σ_r/σ_1 = {near:.0e}.", near)
        if mobility.singular:
            return Judgement("singular", f"Singular: {freedoms} here, {mobility.general} near it.", near)
        if near < NEAR:
            return Judgement("near", f"{freedoms}; near a singular pose, σ_r/σ_1 = {near:.2g}.", near)
        return Judgement("regular", f"{freedoms}; a regular pose, σ_r/σ_1 = {near:.2g}.", near)

    def thorough(self, q: Floats) -> Judgement:
        """With `singularity`, which compares with closed poses near by."""
        quick = self.quick(q)
        try:
            found = self.mechanism.singularity(q, self.body, self.actuated)
        except PoinsotError as error:
            return Judgement("unknown", f"{quick.sentence} {error}", quick.closeness)
        if not found.singular:
            return quick
        return Judgement("singular", f"Singular ({found.kind}): {found.sentence}", quick.closeness)

    def _sigma(self, q: Floats) -> Floats:
        m = self.mechanism
        if m.tree.closed:
            rows = scaled_jacobian(m, q)[:, self._passive]
        else:
            J = np.array(m.jacobian(q, self.body), dtype=float)  # (ω; v at the world's origin)
            p = np.asarray(m.pose(q, self.body))[:3, 3]
            J[3:] = (J[3:] - np.cross(p, J[:3], axisb=0).T) / m.scales.length  # v at the body's own origin
            rows = J * m.scales.freedoms
        if not rows.size or not np.isfinite(rows).all():
            return np.zeros(0)
        return np.asarray(np.linalg.svd(rows, compute_uv=False))

    def _beside(self, q: Floats, seed: int) -> Floats:
        move = np.random.default_rng(seed).normal(size=self.mechanism.nv) * 0.05 * self.mechanism.scales.freedoms
        try:
            return np.asarray(self.mechanism.assemble(self.mechanism.integrate(q, move)))
        except PoinsotError:
            return q


def _freedoms(n: int) -> str:
    return "1 freedom" if n == 1 else f"{n} freedoms"
