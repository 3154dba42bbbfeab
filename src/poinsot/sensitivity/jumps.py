"""How the moments move at which signals jump or bend, as numbers in their formulas do.

    a(t*, c) = k:    dt* = −(∂a/∂c dc)/(∂a/∂t)        a what is decided on, k = 0, of a floor an integer

Exact whatever the number of moments: the k-th of a train of pulses moves k times as far as the period.
Units: [s] by the unit of the number. Law: as by differences of runs, tests/sensitivity/test_instants.py

Steps that are too long for the derivatives, in parts.

What is at rest asks for no steps, so that an explicit method goes through it by steps of any length. A derivative that
moves it decays all the same, and along such steps would grow without bound.

    e(dξ) ≤ ε (|dx| + |dξ|),  dξ = h Σ b dk      e the method's own estimate of error, of directions dx of the state

Source: Hairer, Nørsett & Wanner I, §II.4 (estimates of error); internal differentiation as in `stages`.
Units: those of the state. Law: derivatives of what rests decay as it does, tests/sensitivity/test_runs.py.

Arrays that move: values with their derivatives, which NumPy's functions and compiled kernels take as arrays.

    x = value + Σ ε_k tangents[k]

So what is observed of a run is differentiated by the function that observes it, without another text of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algebra.formulas import evaluate
from poinsot.errors import SimulationError
from poinsot.kernels.tangents import tangent_of
from poinsot.motion.system import System
from poinsot.programs.moving_compositions import with_tangent
from poinsot.programs.program import Program
from poinsot.programs.tracing import trace
from poinsot.records import NamedTuple
from poinsot.sensitivity.columns import WITHIN
from poinsot.sensitivity.stages import Direction, TangentStages
from poinsot.signals.signal import Expression, Table
from poinsot.simulation.following import AcceptedSteps
from poinsot.simulation.methods import Method, Tableau
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
    tables = [t for each in system.inputs.defaults.values() if isinstance(each, Table) for t in each.until(end).times]
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


PROBES = 3
"""Directions of the state that are looked at, with signs at random: each has a share of all that moves fast."""
MOST = 1_000_000
"""Steps of a run with all their parts."""
AT_ONCE = 1e6
"""Numbers of stages that are kept at a time."""


def in_parts(stages: TangentStages, steps: AcceptedSteps, along: Direction) -> AcceptedSteps:
    """The steps of an explicit method with an estimate of error, those halved until each serves derivatives, too.

    Errors  SimulationError where that takes more than `MOST`
    """
    method = stages.method
    if not (isinstance(method, Tableau) and method.adaptive and stages.nl):
        return steps
    still = along.resting(PROBES)
    asked = np.ones(len(steps.t), dtype=bool)
    while asked.any():
        asked[asked] = _too_long(stages, method, steps, np.flatnonzero(asked), still)
        if asked.any():
            steps = halved(stages, steps, asked, still)
            asked = np.repeat(asked, 1 + asked)
    return steps


def _chosen(steps: AcceptedSteps, rows: Ints) -> AcceptedSteps:
    """Some steps alone; the state at the end of each is not among them."""
    return steps._replace(
        t=steps.t[rows], h=steps.h[rows], segment=steps.segment[rows], ends=steps.ends[rows], z=steps.z[rows],
        x=steps.x[:-1][rows], sigma=steps.sigma[rows],
    )  # fmt: skip


def _chunks(stages: TangentStages, steps: AcceptedSteps, rows: Ints) -> Iterator[Ints]:
    """The rows, so many at a time that their stages have room."""
    numbers = (PROBES + 1) * len(stages.method.c) * (stages.nl + stages.nw + steps.sigma.shape[1])
    size = max(1, int(AT_ONCE / numbers))
    return (rows[k : k + size] for k in range(0, len(rows), size))


def _too_long(stages: TangentStages, method: Tableau, steps: AcceptedSteps, rows: Ints, still: Direction) -> Bools:
    """Which of these steps have too large an error along directions of the state."""
    nl, found = stages.nl, list[Bools]()
    signs = np.random.default_rng(0).choice([-1.0, 1.0], (PROBES, nl)) * stages.kernels.system.state.units
    for some in _chunks(stages, steps, rows):
        own = _chosen(steps, some)
        dx = np.einsum("dl,lnx->dnx", signs, stages.frames(own.x)[0])
        dx = stages.settled(own.x, dx, still, own.sigma)
        later = bool(method.error[:, method.stages :].any())
        _, dk = stages.slopes(own, dx, still, later)
        dk, h = dk[..., :nl], own.h[:, None]
        first, *second = (h * np.einsum("i,idnl->dnl", e[: len(dk)], dk) for e in method.error)
        whole = np.hypot(first, second[0] / 10) if second else np.ones_like(first)
        error = np.abs(first) * (np.abs(first) / np.where(whole > 0, whole, 1.0) if second else 1.0)
        moved = np.abs(h * np.einsum("i,idnl->dnl", method.b[: method.stages], dk[: method.stages]))
        size = moved.max(axis=0) + np.abs(signs).max(axis=0)
        found.append(np.asarray((error.max(axis=0) > WITHIN * size).any(axis=-1)))  # what is NaN stays so
    return np.concatenate(found)


def halved(stages: TangentStages, steps: AcceptedSteps, long: Bools, still: Direction) -> AcceptedSteps:
    """These steps in two halves each, the second from where the first has come to.

    Errors  SimulationError for more than `MOST`
    """
    if len(steps.t) + long.sum() > MOST:
        raise SimulationError(
            f"{stages.kernels.system.name!r}: what rests in this run moves so fast that its derivatives need more than "
            f"{MOST:,} steps of {stages.method.name!r}. Take another method, or differences of runs"
        )
    parts = np.repeat(np.arange(len(long)), 1 + long)
    second = np.append(False, parts[1:] == parts[:-1])
    split = long[parts]
    new = _chosen(steps, parts)
    h = np.where(split, 0.5 * new.h, new.h)
    t = np.where(second, new.t + h, new.t)
    ends = np.where(split & ~second, new.t + h, new.ends)
    new = new._replace(t=t, h=h, ends=ends, z=_divided(stages.method, new.z, split, second))
    x, one = new.x.copy(), still.resting(1)
    for some in _chunks(stages, steps, np.flatnonzero(split & ~second)):
        own = _chosen(new._replace(x=np.concatenate([x, steps.x[-1:]])), some)
        none = np.zeros((1, len(some), stages.nx))
        k, dk = stages.slopes(own, none, one, False)
        x[some + 1] = stages.ends(own._replace(x=np.concatenate([own.x, own.x[:1]])), none, one, k, dk)[0]
    before = np.append(0, np.cumsum(1 + long))
    instants = tuple(each._replace(step=int(before[each.step])) for each in steps.instants)
    return new._replace(x=np.concatenate([x, steps.x[-1:]]), instants=instants)


def _divided(method: Method, z: Floats, split: Bools, second: Bools) -> Floats:
    """Where stages of halves are sought from: on the polynomial through those of the whole."""
    if not z.size:
        return z
    c = method.c[-z.shape[1] :]
    powers = np.arange(1, 1 + len(c))
    weights = np.linalg.inv(c[:, None] ** powers)
    first, middle, last = (((each[:, None]) ** powers) @ weights for each in (0.5 * c, np.array([0.5]), 0.5 + 0.5 * c))
    halves = np.where(second[:, None, None], (last - middle) @ z, first @ z)
    return np.where(split[:, None, None], halves, z)


class Moved(NDArrayOperatorsMixin):
    """A value [...] and its tangents [k, ...].

    Law     a function of it has the derivative of the function, tests/sensitivity/test_runs.py
    Errors  SimulationError for what of NumPy is not differentiated here
    """

    def __init__(self, value: object, tangents: object) -> None:
        self.value = np.asarray(value, dtype=np.float64)
        self.tangents = np.asarray(tangents, dtype=np.float64)

    @property
    def shape(self) -> tuple[int, ...]:
        """That of the value."""
        return self.value.shape

    @property
    def ndim(self) -> int:
        """Dimensions of the value."""
        return self.value.ndim

    @property
    def dtype(self) -> Any:
        """float64."""
        return self.value.dtype

    def __len__(self) -> int:
        return len(self.value)

    def __getitem__(self, place: Any) -> Moved:
        whole = place if isinstance(place, tuple) else (place,)
        return Moved(self.value[place], self.tangents[(slice(None), *whole)])

    def copy(self) -> Moved:
        """Itself: nothing writes into it."""
        return self

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise SimulationError("a function that takes plain arrays alone is not differentiated")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if method != "__call__" or any(value is not None for value in options.values()):
            raise _refused(ufunc.__name__)
        values = [each.value if isinstance(each, Moved) else np.asarray(each, np.float64) for each in inputs]
        moving = [each.tangents if isinstance(each, Moved) else None for each in inputs]
        if ufunc in _PLAIN:
            return Moved(ufunc(*values), _PLAIN[ufunc](values, _raised(values, moving)))
        along = tangent_of(ufunc)
        if along is None:
            raise _refused(ufunc.__name__)
        kernel, function = along
        cores = [len(shape) for shape in kernel.inputs.values()]
        found = ufunc(*values)
        whole = [shape for shape in kernel.inputs.values()]
        full = [k for k, shape in enumerate(whole) if 0 not in shape]
        shifted = [_kernel_tangent(values[k], moving[k], cores[k], self.tangents.shape[0], values, cores) for k in full]
        slopes = function(*(values[k] for k in full), *shifted)
        outputs = [shape for shape in kernel.outputs.values()]
        if len(outputs) == 1:
            return Moved(found, np.broadcast_to(slopes, (len(self.tangents), *np.shape(found))))
        some = iter(slopes if isinstance(slopes, tuple) else (slopes,))
        return tuple(
            Moved(each, np.zeros((len(self.tangents), *each.shape)) if 0 in shape else next(some))
            for each, shape in zip(found, outputs, strict=True)
        )

    def __array_function__(self, function: Any, types: Any, arguments: Any, options: Any) -> Any:
        if function is np.concatenate and not options.keys() - {"axis"}:
            parts = [each if isinstance(each, Moved) else Moved(each, _still(each, self)) for each in arguments[0]]
            axis = options.get("axis", arguments[1] if len(arguments) > 1 else 0)
            behind = axis if axis < 0 else axis + 1
            return Moved(
                np.concatenate([each.value for each in parts], axis),
                np.concatenate([each.tangents for each in parts], behind),
            )
        raise _refused(function.__name__)


def _still(value: Any, like: Moved) -> Floats:
    return np.zeros((len(like.tangents), *np.shape(value)))


def _refused(name: str) -> SimulationError:
    return SimulationError(f"NumPy's {name} is not differentiated where it stands in an observation")


def _raised(values: Sequence[Floats], moving: Sequence[Floats | None]) -> list[Any]:
    """Tangents with as many dimensions of samples as the longest value has."""
    most = max(each.ndim for each in values)
    return [
        None if d is None else d.reshape(len(d), *[1] * (most - value.ndim), *value.shape)
        for value, d in zip(values, moving, strict=True)
    ]


def _kernel_tangent(
    value: Floats, d: Floats | None, core: int, count: int, values: Sequence[Floats], cores: Sequence[int]
) -> Floats:
    """Tangents in front of the dimensions of samples."""
    most = max(each.ndim - own for each, own in zip(values, cores, strict=True))
    if d is None:
        return np.zeros((count, *[1] * most, *value.shape[value.ndim - core :]))
    return d.reshape(count, *[1] * (most - (value.ndim - core)), *value.shape)


def _sum(terms: Sequence[Any]) -> Any:
    found = [each for each in terms if each is not None]
    total = found[0]
    for each in found[1:]:
        total = total + each
    return total


_PLAIN: dict[Any, Callable[[Sequence[Any], Sequence[Any]], Any]] = {
    np.add: lambda x, d: _sum(d) + np.zeros_like(x[0] + x[1]),
    np.subtract: lambda x, d: _sum([d[0], None if d[1] is None else -d[1]]) + np.zeros_like(x[0] + x[1]),
    np.multiply: lambda x, d: _sum([None if d[0] is None else d[0] * x[1], None if d[1] is None else x[0] * d[1]]),
    np.divide: lambda x, d: _sum(
        [None if d[0] is None else d[0] / x[1], None if d[1] is None else -x[0] * d[1] / x[1] ** 2]
    ),
    np.negative: lambda x, d: -d[0],
    np.square: lambda x, d: 2 * x[0] * d[0],
    np.sqrt: lambda x, d: d[0] / (2 * np.sqrt(x[0])),
    np.sin: lambda x, d: np.cos(x[0]) * d[0],
    np.cos: lambda x, d: -np.sin(x[0]) * d[0],
}
