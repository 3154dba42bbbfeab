"""How the moments move at which signals jump or bend, as numbers in their formulas do.

    a(t*, c) = k:    dt* = −(∂a/∂c dc)/(∂a/∂t)        a what is decided on, k = 0, of a floor an integer

Exact whatever the number of moments: the k-th of a train of pulses moves k times as far as the period.
Units: [s] by the unit of the number. Law: as by differences of runs, tests/sensitivity/test_instants.py
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.formulas import evaluate
from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.programs.moving_programs import with_tangent
from poinsot.programs.program import Program
from poinsot.programs.tracing import trace
from poinsot.records import NamedTuple
from poinsot.signals.signal import Expression, Table
from poinsot.simulation.moments import decisions, moments_of
from poinsot.simulation.results.tabulating import tabulate

NEAR = 1e-6
"""Of the time to the next moment, that what is decided on is away from its crossing."""
SAME = 1e-9
"""The share by which moments that come together may move apart: rounding."""


class MovedMoments(NamedTuple):
    """Moments [n] and how they move along columns [n, p]."""

    times: Floats
    slopes: Floats


def formulas_of(system: System) -> dict[str, Expression]:
    """The formulas among the functions of time of a System."""
    owners = {name: getattr(f, "__self__", None) for name, f in system.inputs.timed.items()}
    return {name: each for name, each in owners.items() if isinstance(each, Expression)}


def told_by_formulas(system: System, other: System, same: bool = False) -> bool:
    """Whether two Systems differ in time by the numbers in their formulas alone; same: not by these either."""
    if same and formulas_of(system) != formulas_of(other):
        return False
    texts = [{n: (f.text, [c for c, _ in f.constants]) for n, f in formulas_of(s).items()} for s in (system, other)]
    same = system.inputs.breakpoints == other.inputs.breakpoints and system.inputs.defaults == other.inputs.defaults
    return same and texts[0] == texts[1] and texts[0].keys() == system.inputs.timed.keys()


def still(system: System, begin: float, end: float, columns: int) -> MovedMoments:
    """The moments of a System that formulas do not tell: they stay."""
    tables = [t for each in system.inputs.defaults.values() if isinstance(each, Table) for t in each.times]
    times = np.array([t for t in (*system.inputs.breakpoints, *tables) if begin < t < end])
    return MovedMoments(times, np.zeros((len(times), columns)))


def moved_jumps(
    name: str, formula: Expression, moves: Mapping[str, Floats], count: int, begin: float, end: float
) -> MovedMoments:
    """The moments of a formula from begin to end, and how they move along so many columns.

    moves   constant → how it moves along each column [p]; of a formula without constants none
    Errors  SimulationError where a moment does not move smoothly, or two come together and move apart
    """
    times = np.concatenate(([begin], moments_of(name, formula.at, begin, end, 1).jumps, [end]))
    moving = [n for n, each in moves.items() if each.any()]
    if not moving:
        return MovedMoments(times[1:-1], np.zeros((len(times) - 2, count)))
    constants = dict(formula.constants)

    def value(t: object, c: Sequence[object]) -> object:
        return evaluate(formula.text, {**constants, **dict(zip(moving, c, strict=True)), "t": t})

    program = trace(value, {"t": (), "c": (len(moving),)}, {"value": ()}, name)
    decided = [*decisions(program)]
    if not decided:
        return MovedMoments(times[1:-1], np.zeros((len(times) - 2, count)))
    sides = [k for each in decided for k in each.pair]
    whole = Program(program.inputs, program.instructions, [max(k, 0) for k in sides])
    moved = with_tangent(whole, [True] * program.inputs)
    zero, numbers = np.array(sides) < 0, [float(constants[n]) for n in moving]

    def arguments(*way: float) -> tuple[Floats, Floats]:
        """Arguments of decisions [decisions, n], and their derivatives along a direction of (t, constants…)."""
        found = tabulate(moved, times, moved.outputs, [*numbers, *way]).reshape(2, len(sides), -1)
        found[:, zero] = 0.0
        return tuple(found[:, 0::2] - found[:, 1::2])

    a, rate = arguments(1.0, *[0.0] * len(moving))
    target = np.where(np.array([each.whole for each in decided])[:, None], np.rint(a), 0.0)
    gaps = np.diff(np.concatenate(([2 * begin - end], times, [2 * end - begin])))
    with np.errstate(all="ignore"):
        miss = np.abs((a - target) / rate) / np.minimum(gaps[:-1], gaps[1:])
        slopes = np.array([-arguments(0.0, *(moves[n][j] for n in moving))[1] / rate for j in range(count)])
    active = np.asarray(miss <= NEAR)  # NaN is not
    kept = np.asarray(active.any(axis=0))
    if not kept[1:-1].all():
        raise SimulationError(
            f"{name!r} jumps or bends at t = {times[1:-1][~kept[1:-1]][0]:.6g} s, at a moment that does not move "
            "smoothly with its numbers, and that is not differentiated: take differences of runs"
        )
    low, high = (np.where(active, slopes, side * np.inf)[..., kept] for side in (1, -1))
    return MovedMoments(times[kept], _agreed(name, times[kept], low.min(axis=1).T, high.max(axis=1).T))


def _agreed(name: str, times: Floats, low: Floats, high: Floats) -> Floats:
    """How moments move, of which the least and the greatest of those that come together are given."""
    apart = (high - low > SAME * (np.abs(low) + np.abs(high))).any(axis=1)
    if apart.any():
        raise SimulationError(
            f"{name!r}: at t = {times[apart][0]:.6g} s signals jump or bend together that come one before the other "
            "for other numbers, and that is not differentiated: take differences of runs"
        )
    return 0.5 * (low + high)


def on_segments(name: str, several: Sequence[MovedMoments], begins: Floats, end: float) -> Floats:
    """How the beginnings of segments [n] move [n, p], by all moments of a run.

    Errors  SimulationError where moments come together and move apart, or one at either end of the run moves
    """
    times = np.concatenate([each.times for each in several])
    slopes = np.concatenate([each.slopes for each in several])
    near = 128 * np.spacing(max(abs(begins[0]), abs(end)))
    if slopes[(times <= begins[0] + near) | (times >= end - near)].any():
        raise SimulationError(
            f"{name!r}: a signal jumps or bends at the very begin or end of the run, and whether it does in it depends "
            "on a number, which is not differentiated: begin or end the run at another time"
        )
    place = np.clip(np.searchsorted(begins, times), 1, len(begins) - 1)
    place -= np.abs(times - begins[place - 1]) < np.abs(times - begins[place])
    inside = np.abs(times - begins[place]) <= near
    low, high = np.full((len(begins), slopes.shape[1]), np.inf), np.full((len(begins), slopes.shape[1]), -np.inf)
    np.minimum.at(low, place[inside], slopes[inside])
    np.maximum.at(high, place[inside], slopes[inside])
    some = np.isfinite(low[:, 0])
    found = np.zeros_like(low)
    found[some] = _agreed(name, begins[some], low[some], high[some])
    return found
