"""A configuration under the hand: one coordinate is dragged, the loops are closed again, the others follow.

A drag goes in small steps from the pose before, each assembled with the dragged joint held, so that the mechanism stays
on its way of being assembled. Where a step cannot be assembled, or only by jumping to another way, the last pose that
could stays, and the sentence of the error says why. Law: tests/views/viewer/test_posing.py
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.kinestatics import admissible
from poinsot.errors import PoinsotError
from poinsot.geometry.displacement import Displacement
from poinsot.systems.mechanism import Mechanism
from poinsot.views.viewer.dials import Dial, Grip, grip_pose, gripped

_STEP = 0.05  # of a drag, in radians or in sizes of the mechanism
_MOST_STEPS = 40
_JUMP = 0.6  # of another freedom in one step: another way of assembling


class Posing:
    """The configuration q (nq,) of a mechanism, always an assembled one, and why the last drag ended where it did."""

    def __init__(self, mechanism: Mechanism, q: Floats) -> None:
        self.mechanism = mechanism
        self.q = np.array(q, dtype=float)
        self.refused = ""
        self.rates = np.zeros(mechanism.nv)  # of the last drag, as if its joint went at 1 rad/s or 1 m/s
        self._closed = mechanism.tree.closed

    def put(self, q: Floats) -> None:
        """Be at q, whatever it is: where a run is, or a script wants it."""
        self.q, self.refused = np.array(q, dtype=float), ""
        self.rates = np.zeros(self.mechanism.nv)

    def turn(self, dial: Dial, shown: float) -> bool:
        """Drag a dial to a shown value; true if the mechanism followed all the way."""
        target = dial.value(shown, self.q)
        reach = _STEP * (1.0 if dial.unit == "rad" else self.mechanism.scales.length)
        start = float(self.q[dial.index])

        def at(part: float) -> Floats:
            q = self.q.copy()
            q[dial.index] = start + part * (target - start)
            return q

        return self._drag(dial.joint, abs(target - start) / reach, at)

    def grip(self, grip: Grip, X: Displacement) -> bool:
        """Drag the frame of a grip to the pose X in the world; whether the mechanism followed all the way."""
        begin = grip_pose(self.mechanism, grip, self.q)
        way = (begin.inverse() @ X).log()
        length = self.mechanism.scales.length
        far = np.abs(np.concatenate([way.angular, way.linear / length]).astype(float)).max()

        def at(part: float) -> Floats:
            return gripped(self.mechanism, grip, self.q, begin @ Displacement.exp(way * part))

        return self._drag(grip.joint, far / _STEP, at)

    def _drag(self, joint: str, steps: float, at: Callable[[float], Floats]) -> bool:
        self.refused, before = "", self.q
        try:
            return self._stepped(joint, steps, at)
        finally:
            self._set_rates(joint, before)

    def _stepped(self, joint: str, steps: float, at: Callable[[float], Floats]) -> bool:
        count = 1 if not self._closed else int(np.clip(np.ceil(steps), 1, _MOST_STEPS))
        for k in range(1, count + 1):
            try:
                self.q = self._assembled(at(k / count), joint)
            except PoinsotError as error:
                self.refused = str(error)
                return False
        return True

    def _set_rates(self, joint: str, before: Floats) -> None:
        """Rates along the last drag that keep the loops closed."""
        moved = np.asarray(self.mechanism.difference(before, self.q)) / self.mechanism.scales.freedoms
        if not moved.any() or not np.isfinite(moved).all():
            return
        N = admissible(self.mechanism, self.q) / self.mechanism.scales.freedoms[:, None]
        moved = np.linalg.qr(N)[0] @ (np.linalg.qr(N)[0].T @ moved)
        tree = self.mechanism.tree
        own = list(tree.links[tree.by_joint[joint]].v)
        fastest = float(np.abs(moved * self.mechanism.scales.freedoms)[own].max(initial=0.0))
        if fastest > 0.0:
            self.rates = moved * self.mechanism.scales.freedoms / fastest

    def _assembled(self, q: Floats, joint: str) -> Floats:
        """The closed configuration nearest to q with this joint held; PoinsotError without one nearby."""
        if not self._closed:
            return q
        closed = self.mechanism.assemble(q, keep=(joint,))
        moved = np.asarray(self.mechanism.difference(self.q, closed)) / self.mechanism.scales.freedoms
        asked = np.asarray(self.mechanism.difference(self.q, q)) / self.mechanism.scales.freedoms
        if np.abs(moved).max() > _JUMP + 2.0 * np.abs(asked).max():
            raise PoinsotError(
                f"{joint!r} is at the end of its way: beyond, {self.mechanism.name!r} could only be assembled in "
                "another way"
            )
        return closed
