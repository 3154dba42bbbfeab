"""Which stretches of a run are integrated again: drawn at random, half of them where something has happened.

A stretch begins and ends at samples at which nothing jumps: there a sample may stand on either side.
Units: times and steps [s]. Law: tests/simulation/test_verification.py.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.records import dataclass
from poinsot.simulation.results.ledger import Recorded

_ROUNDING = 1e-9  # of a step: sums of a million of them
_NEAR = 1e-6
"""Of the time between two samples: so near to a jump a sample may be on its other side."""


@dataclass(frozen=True, eq=False)
class Happened:
    """The log of a run: times [s] of all that happened, and of what made the state jump; elements by name."""

    times: Vector
    jumps: Vector
    elements: frozenset[str]

    def within(self, begin: float, end: float) -> int:
        """How much has happened between two times."""
        return int(np.count_nonzero((self.times >= begin) & (self.times <= end)))


def happened_in(run: Recorded) -> Happened:
    """The events in the log of a run."""
    if "event_time" not in run:
        return Happened(np.zeros(0), np.zeros(0), frozenset())
    times = np.asarray(run["event_time"], dtype=np.float64)
    kinds = np.array([str(each) for each in np.asarray(run["event_kind"])], dtype=str)
    jumped = (np.asarray(run["event_impulse"], dtype=np.float64) != 0) | (kinds == "event")
    return Happened(times, times[jumped], frozenset(str(each) for each in np.asarray(run["event_element"])))


def chosen(
    times: Vector, step: float, happened: Happened, count: int, clearance: float, rng: np.random.Generator
) -> list[tuple[int, int]]:
    """The numbers of the first and the last sample of so many stretches, in the order of time; 0: all.

    step       the length of a step of the run: a stretch is at least so long where there are samples enough
    clearance  how far from a jump a stretch must begin and end [s]
    """
    last = len(times) - 1
    across = int(np.searchsorted(times - times[0], step * (1 - _ROUNDING))) if last > 0 else 0
    across = max(1, min(across, last))
    firsts = np.arange(0, last + 1 - across) if count else np.arange(0, last + 1 - across, across)
    apart = np.maximum(clearance, _NEAR * np.diff(times).min(initial=np.inf))
    clear = np.array([not np.any(np.abs(happened.jumps - t) <= apart) for t in times.tolist()], dtype=bool)
    firsts = firsts[clear[firsts] & clear[firsts + across]]
    if count and len(firsts) > count:
        eventful = firsts[[happened.within(times[k], times[k + across]) > 0 for k in firsts.tolist()]]
        own = rng.choice(eventful, min(len(eventful), count // 2), replace=False)
        rest = rng.choice(np.setdiff1d(firsts, own), count - len(own), replace=False)
        firsts = np.sort(np.concatenate([own, rest]))
    return [(int(k), int(k) + across) for k in firsts.tolist()]
