"""Joints that leave limits of their file which do not act in this run: it says so.

Law: warned exactly when a sample lies beyond, whatever the outputs that are kept: tests/simulation/test_limits.py
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Bools, Vector
from poinsot.errors import LimitWarning, warn
from poinsot.motion.observing import SampleBatch
from poinsot.motion.system import System

_ROUNDING = 1e-9  # of the limit: a joint that rests on its limit has not left it
_NAMED = 4


def beyond_limits(system: System, states: Vector) -> Bools:
    """Which of several runs [n, nt, nx] have a sample beyond a limit that does not act."""
    if not system.books.limits:
        return np.zeros(len(states), dtype=bool)
    return np.asarray((LimitWatch(system).excess(states)[1] > 0).any(axis=(1, 2)))


class LimitWatch:
    """A warning and an attribute for the joints beyond their limits: since when, and how far they get."""

    def __init__(self, system: System) -> None:
        self.name, self.limits = system.name, system.books.limits
        numbers = [(each.lower, each.upper, each.ratio, each.offset) for each in self.limits]
        self.lower, self.upper, self.ratio, self.offset = np.array(numbers).T
        ends = np.abs([self.lower, self.upper])
        # a limit at 0 has no size of its own: a milliradian, a millimetre
        self.slack = _ROUNDING * np.where(np.isfinite(ends), ends, 0.0).max(axis=0).clip(min=1e-3)
        self.since = np.full(len(self.limits), np.inf)
        self.beyond = np.full(len(self.limits), -np.inf)
        self.reached = np.zeros(len(self.limits))

    def excess(self, states: Vector) -> tuple[Vector, Vector]:
        """The coordinates [..., limits] that have limits, and how far they are beyond; −∞ where that is unknown."""
        values = states[..., [each.index for each in self.limits]] * self.ratio + self.offset
        beyond = np.maximum(self.lower - values, values - self.upper) - self.slack
        beyond[np.isnan(beyond)] = -np.inf
        return values, beyond

    def see(self, batch: SampleBatch) -> None:
        """More states of the run."""
        values, beyond = self.excess(batch.states)
        left = beyond > 0
        fresh = left.any(axis=0) & np.isinf(self.since)
        self.since[fresh] = batch.times[np.argmax(left, axis=0)][fresh]
        worst, every = np.argmax(beyond, axis=0), np.arange(len(self.limits))
        more = beyond[worst, every] > self.beyond
        self.beyond[more], self.reached[more] = beyond[worst, every][more], values[worst, every][more]

    def tell(self) -> dict[str, str]:
        """The warning, where there is one, and who is beyond."""
        left = np.flatnonzero(np.isfinite(self.since))
        if not len(left):
            return {}
        order = sorted(left, key=lambda k: float(self.since[k]))
        said = []
        for k in order[:_NAMED]:
            limit = self.limits[k].upper if self.reached[k] > self.limits[k].upper else self.limits[k].lower
            said.append(
                f"{self.limits[k].name!r} from t = {self.since[k]:.4g} s on, reaching {self.reached[k]:.4g} "
                f"{self.limits[k].unit} where its limit is {limit:.4g}"
            )
        more = f"; and {len(order) - _NAMED} more joints" if len(order) > _NAMED else ""
        warn(
            LimitWarning(
                f"the run of {self.name!r} leaves limits of joints that do not act in it: {'; '.join(said)}{more}. A "
                "limit acts where its file was loaded with limits, its lower end lies below its upper one, and the run "
                "begins within it."
            )
        )
        return {"beyond_limits": ", ".join(self.limits[k].name for k in order)}
