"""Sampled inputs of a run, and the smooth segments of time between everything that is not smooth.

Law: a stage sees one side of a jump, tests/simulation/test_inputs.py. Source: decision 0002.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np

from poinsot.algebra.arrays import Ints, Vector, distinct
from poinsot.errors import SimulationError, nearest
from poinsot.records import dataclass
from poinsot.signals.given import as_signal
from poinsot.signals.signal import Constant, Table

Samples: TypeAlias = tuple[Vector, Vector]


@dataclass(frozen=True, eq=False)
class Signals:
    """Inputs that are linear in time within each segment: u(t) = values[s, 0] + values[s, 1] (t − begin_s).

    segments  [ns, 5]: begin, end; the first and last time at which the flow is evaluated: a little inside where the
              segment ends at a jump or kink, so that every stage sees one side only; the longest step
    values    [ns, 2, nu]: value at the beginning, slope
    """

    segments: Vector
    values: Vector

    def at(self, times: Vector) -> Vector:
        """u [nt, nu] at the times; at a jump, the value after it."""
        segment: int | Ints = 0
        if len(self.segments) > 1:
            begins = self.segments[:, 0] - 4 * np.spacing(np.abs(self.segments[:, 0]))
            segment = np.maximum(np.searchsorted(begins, times, side="right") - 1, 0)
        since = times - self.segments[segment, 0]
        return np.asarray(self.values[segment, 0] + self.values[segment, 1] * since[:, None], dtype=np.float64)


def read_inputs(
    names: Sequence[str], given: Mapping[str, object], known: Sequence[str] = (), end: float = 0.0
) -> dict[str, Samples]:
    """Tables of the sampled inputs by name; 0 for those not given. `known` names are taken care of elsewhere.

    end  of the run [s], to which what repeats is written out
    """
    for name in given:
        if name not in names and name not in known:
            hint = nearest(name, [*names, *known], cutoff=0.5) or f"; its inputs are: {', '.join(names) or 'none'}"
            raise SimulationError(f"the system has no input {name!r}{hint}")
    return {name: _read_table(name, given.get(name, 0.0), end) for name in names}


def _read_table(name: str, given: object, end: float) -> Samples:
    if isinstance(given, str):
        raise SimulationError(f"input {name!r} must be a number or a pair (times, values), not the text {given!r:.60}")
    match as_signal(f"input {name!r}", given, error=SimulationError):
        case Constant(value=value):
            return np.zeros(1), np.full(1, value)
        case Table() as table:
            written = table.until(end)
            return np.array(written.times), np.array(written.values)
    raise SimulationError(
        f"input {name!r} is a Python function, which a compiled run cannot call. Sample it, for example "
        f"inputs={{{name!r}: (t, f(t))}} with t = np.linspace(0, 10, 1001), which is joined by straight lines; or "
        "write it as a formula in the model."
    )


def make_signals(
    tables: Sequence[Samples], breakpoints: Sequence[float], start: float, end: float, zones: Vector | None = None
) -> Signals:
    """Cut the run at every knot of a table and every breakpoint of the system; tables are constant outside.

    zones  [n, 3]: begin, end and longest step where the flow is busy; it is smooth at both ends
    """
    zones = np.zeros((0, 3)) if zones is None else zones
    rough, knots = np.asarray(breakpoints, dtype=np.float64), np.array([start, end])
    rough = np.concatenate([rough, *[times for times, _ in tables]]) if tables else rough
    rounding = np.spacing(max(abs(start), abs(end)))
    for moments, least in ((rough, 64), (zones[:, :2], 1024)):
        knots = _apart(distinct(moments), knots, least * rounding) if moments.size else knots
    begins, ends = knots[:-1], knots[1:]
    segments = np.full((len(begins), 5), np.inf)
    segments.T[:4] = begins, ends, begins, ends
    if rough.size:
        # inside the segment by 32 roundings of its ends, but by no more than a thousandth of it
        inside = np.minimum(1e-3 * (ends - begins), 32 * np.spacing(np.maximum(np.abs(begins), np.abs(ends))))
        segments[:, 2] += inside * np.isin(begins, rough)
        segments[:, 3] -= inside * np.isin(ends, rough)
    for first, last, limit in zones:
        within = slice(*np.searchsorted((begins + ends) / 2, (first, last)))
        segments[within, 4] = np.minimum(segments[within, 4], limit)
    values = np.zeros((len(begins), 2, len(tables)))
    for i, (times, samples) in enumerate(tables):
        values[:, 0, i], values[:, 1, i] = _lines(times, samples, begins, ends) if len(times) > 1 else (samples[0], 0.0)
    return Signals(segments, values)


def _apart(new: Vector, known: Vector, least: float) -> Vector:
    """The known moments, and those new ones between them that lie apart from all before."""
    found: list[float] = []
    inner = new[(new > known[0]) & (new < known[-1])]
    place = np.searchsorted(known, inner)
    alone = inner[(inner - known[place - 1] > least) & (known[place] - inner > least)]
    for moment in alone.tolist():
        if not found or moment - found[-1] > least:
            found.append(moment)
    return np.sort(np.concatenate((known, found)))


def _lines(times: Vector, values: Vector, begins: Vector, ends: Vector) -> tuple[Vector, Vector]:
    """Value at the beginning and slope of the table in each segment, found from the table's piece around its middle."""
    middle = (begins + ends) / 2
    right = np.searchsorted(times, middle, side="right")
    i, j = np.clip(right - 1, 0, len(times) - 1), np.clip(right, 0, len(times) - 1)
    gap = times[j] - times[i]
    within = (gap > 0) & (right > 0)
    slope = np.where(within, (values[j] - values[i]) / np.where(within, gap, 1.0), 0.0)
    return values[i] + slope * (begins - times[i]), slope
