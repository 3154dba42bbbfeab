"""The moments at which functions of time in an FMU jump or have a kink: its time events."""

from __future__ import annotations

from math import inf
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import distinct
from poinsot.errors import ModelError
from poinsot.programs.tracing import trace
from poinsot.signals.signal import Table
from poinsot.simulation.moments import deciding, find_moments


class Times(NamedTuple):
    """jumps    moments [s] of time events, in order
    horizon  until when they are known [s]; infinite where no function of time decides on anything
    """

    jumps: NDArray[np.float64]
    horizon: float


def times_of(system: Any, start: float, stop: float) -> Times:
    """The time events of a System between the start and the stop of its experiment.

    Errors  ModelError for functions of time that must not jump and do
    """
    tables = [t for each in system.default_inputs.values() if isinstance(each, Table) for t in each.times]
    found = np.array(sorted({each for each in (*system.breakpoints, *tables) if each > start}), dtype=float)
    functions = {**system.timed, **system.unbroken}
    decides = {
        name: f for name, f in functions.items() if deciding(trace(lambda t, f=f: f(t), {"t": ()}, {"value": ()}, name))
    }
    broken = [name for name in decides if name in system.unbroken]
    if broken and find_moments({name: decides[name] for name in broken}, start, stop).jumps.size:
        raise ModelError(
            f"{system.name!r}: {broken[0]!r} jumps, or its rate does, which a given motion must not: write it as a "
            "smooth function of time"
        )
    if not decides:
        return Times(found, inf)
    return Times(distinct(np.concatenate([found, find_moments(decides, start, stop).jumps])), stop)
