"""Reductions of members on the way, so that they need not be kept.

Of each member   a function of its run, or `FirstPassage`: a value along the dimensions of the ensemble
Over members     `Mean`, `Deviation`, `Least`, `Greatest`: a value at every moment, of any number of members in the same
                 memory; `Quantiles`, exact, of values that are kept until the end

Members that failed count nowhere. Law: the same bits in whatever chunks, lanes and threads members run, and those of
NumPy over the whole where it says so, tests/ensembles/test_reductions.py
Source: Chan, Golub & LeVeque 1983 (updating means and variances).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.ensembles.gathered import FAILED, Chunk
from poinsot.ensembles.gathering import AllValues, BlockSums, Extreme
from poinsot.errors import SimulationError, nearest
from poinsot.motion.kernels import Variable
from poinsot.records import dataclass
from poinsot.simulation.results.trajectory import Trajectory

__all__ = [
    "Deviation", "FirstPassage", "Greatest", "Least", "Mean", "OverMembers", "Quantiles", "Reduced", "Reduction",
    "read_reductions",
]  # fmt: skip


class OverMembers(Protocol):
    """What becomes one value of all members."""

    variable: str

    def begin(self, count: int) -> Gathering: ...


class Gathering(Protocol):
    """The members so far; `put` comes in the order of their numbers.

    A gathering may also have `part`, what some members come to, and `join`, which takes these in order instead.
    """

    def put(self, first: int, values: Floats, there: Bools) -> None: ...

    def end(self) -> tuple[tuple[str, ...], Floats]:
        """The dimensions in front, and the value."""


@dataclass(frozen=True)
class Mean:
    """The mean over members of a variable, at every moment."""

    variable: str

    def begin(self, count: int) -> Gathering:
        return BlockSums(False)


@dataclass(frozen=True)
class Deviation:
    """The standard deviation over members, of a sample: Σ (x − mean)² / (n − 1); NaN for fewer than two."""

    variable: str

    def begin(self, count: int) -> Gathering:
        return BlockSums(True)


@dataclass(frozen=True)
class Least:
    """The least value over members, at every moment."""

    variable: str

    def begin(self, count: int) -> Gathering:
        return Extreme(np.fmin, np.inf)


@dataclass(frozen=True)
class Greatest:
    """The greatest value over members, at every moment."""

    variable: str

    def begin(self, count: int) -> Gathering:
        return Extreme(np.fmax, -np.inf)


@dataclass(frozen=True)
class Quantiles:
    """Quantiles over members at every moment, exact, by linear interpolation: the variable is kept of all of them."""

    variable: str
    probabilities: tuple[float, ...] = (0.05, 0.5, 0.95)

    def begin(self, count: int) -> Gathering:
        return AllValues(count, self.probabilities)


@dataclass(frozen=True)
class FirstPassage:
    """When a variable first reaches a level, of each member; NaN where never.

    Samples say between which of them. The moment itself is found by steps of the run's method from there on, and so is
    as exact as samples are; by a straight line between the two where members run one by one (they switch, the method is
    implicit, controllers act), and for what is no function of the state alone, as energies that ports have supplied.

    at      labels along the variable's dimensions that choose one number, such as {"coordinate": "elbow"}
    rising  passes upwards only; None: either way. A member that begins at the level has reached it
    """

    variable: str
    level: float
    at: Mapping[str, str] | None = None
    rising: bool | None = None

    def of(self, chunk: Chunk, time: Floats) -> Floats:
        """A moment for each member [n]."""
        own, array, _ = chunk.variables[self.variable]
        dims = tuple(d for d in own if d not in (self.at or {}))

        def pick(values: Any) -> Any:
            left = list(own)
            for dim, label in (self.at or {}).items():
                values = _chosen(values, left, dim, label, chunk, self.variable)
                left.remove(dim)
            return values

        values = pick(array)
        if values.ndim != 2:
            raise SimulationError(
                f"a first passage is of one number, and {self.variable!r} has {values[0, 0].size} at every moment, "
                f"along {', '.join(dims[1:])}: say which, as in at={{{dims[1]!r}: …}}"
            )
        g = values - self.level
        up = (g[:, :-1] < 0) & (g[:, 1:] >= 0)
        down = (g[:, :-1] > 0) & (g[:, 1:] <= 0)
        passes = up if self.rising else (down if self.rising is False else up | down)
        found = np.full(len(g), np.nan)
        which = np.flatnonzero(passes.any(axis=1))
        k = np.argmax(passes[which], axis=1)
        a, b = g[which, k], g[which, k + 1]
        found[which] = time[k] + (time[k + 1] - time[k]) * (a / (a - b))
        if chunk.passing is not None and len(which):
            exact = chunk.passing(self.variable, lambda x: pick(x[:, None])[:, 0], self.level, which, k)
            there = (exact > time[k]) & (exact <= time[k + 1])
            found[which[there]] = exact[there]
        if self.rising is None:
            found[g[:, 0] == 0] = time[0]
        return found


def _chosen(values: Any, dims: list[str], dim: str, label: str, chunk: Chunk, variable: str) -> Any:
    if dim not in dims:
        raise SimulationError(f"{variable!r} has no dimension {dim!r}{nearest(dim, dims[1:], 'it has')}")
    names = chunk.labels.get(dim, ())
    if label not in names:
        raise SimulationError(f"{dim!r} has no {label!r}{nearest(label, names, 'it has')}")
    return np.take(values, names.index(label), axis=1 + dims.index(dim))


Reduction = OverMembers | FirstPassage | Callable[[Trajectory], Any]


class Reduced:
    """The results of some reductions, as members come in."""

    def __init__(self, wanted: Mapping[str, Any], count: int, time: Floats) -> None:
        self.wanted, self.count, self.time = dict(wanted), count, time
        self.gathering = {name: each.begin(count) for name, each in self.wanted.items() if hasattr(each, "begin")}
        self.of_members: dict[str, Any] = {}
        self.dims: dict[str, tuple[str, ...]] = {}
        self.units: dict[str, dict[str, Any]] = {}
        self.labels: dict[str, tuple[str, ...]] = {}
        self._next, self._waiting = 0, dict[int, Chunk]()

    def put(self, chunk: Chunk) -> None:
        """More members; those that others must come before wait."""
        self._each(chunk)
        self._waiting[chunk.first] = chunk
        while self._next in self._waiting:
            one = self._waiting.pop(self._next)
            self._next += one.count
            there = one.status != FAILED
            for name, gathering in self.gathering.items():
                variable = self.wanted[name].variable
                if variable in one.variables:
                    self._name(name, one)
                    gathering.put(one.first, one.variables[variable][1], there)

    def parts(self, chunk: Chunk) -> tuple[dict[str, dict[str, Floats]], dict[str, Variable]]:
        """What some members come to, so that it can be stored and joined: of all of them, and a value of each."""
        joined: dict[str, dict[str, Floats]] = {}
        for name, wanted in self.wanted.items():
            if name in self.gathering and wanted.variable in chunk.variables:
                self._name(name, chunk)
                array, there = chunk.variables[wanted.variable][1], chunk.status != FAILED
                fresh: Any = wanted.begin(self.count)
                whole = {"values": array, "there": there}
                joined[name] = fresh.part(chunk.first, array, there) if hasattr(fresh, "part") else whole
        alone = Reduced(self.wanted, chunk.count, self.time)
        alone._each(replace(chunk, first=0))
        return joined, {name: each for name, (own, each) in alone.results().items() if own}

    def join(self, name: str, first: int, count: int, part: Mapping[str, Floats], told: Mapping[str, Any]) -> None:
        """What `parts` gave of all of some members, in the order of their numbers; told: dims, units and labels."""
        self.dims[name], self.units[name] = tuple(told["dims"]), dict(told["units"])
        self.labels |= {dim: tuple(names) for dim, names in told["labels"].items()}
        gathering: Any = self.gathering[name]
        if hasattr(gathering, "join"):
            gathering.join(first, count, part)
        else:
            gathering.put(first, part["values"], part["there"])

    def _name(self, name: str, chunk: Chunk) -> None:
        dims, _, about = chunk.variables[self.wanted[name].variable]
        self.dims[name], self.units[name] = dims, dict(about)
        self.labels |= {dim: chunk.labels[dim] for dim in dims if dim in chunk.labels}

    def _each(self, chunk: Chunk) -> None:
        """The reduction of each member."""
        rows = slice(chunk.first, chunk.first + chunk.count)
        for name, wanted in self.wanted.items():
            if name in self.gathering:
                continue
            values = wanted.of(chunk, self.time) if isinstance(wanted, FirstPassage) else self._called(name, chunk)
            if values is None:
                continue
            if name not in self.of_members:
                self.of_members[name] = np.full((self.count, *values.shape[1:]), np.nan)
            if self.of_members[name].shape[1:] != values.shape[1:]:
                raise SimulationError(
                    f"reduce[{name!r}] gives arrays of shape {values.shape[1:]} of some members and of shape "
                    f"{self.of_members[name].shape[1:]} of others: give arrays of one shape"
                )
            self.of_members[name][rows] = values

    def _called(self, name: str, chunk: Chunk) -> Floats | None:
        """A function of each run, NaN of those that failed."""
        found: dict[int, Floats] = {}
        for k in np.flatnonzero(chunk.status != FAILED).tolist():
            variables = {each: (dims, array[k], about) for each, (dims, array, about) in chunk.variables.items()}
            variables |= chunk.events_of(k)
            attrs = {"status": chunk.status[k]} | {each: values[k] for each, values in chunk.counts.items()}
            found[k] = self._number(name, self.wanted[name](Trajectory(variables, self.time, chunk.labels, attrs)))
        if not found:
            return None
        first = next(iter(found.values()))
        values = np.full((chunk.count, *first.shape), np.nan)
        for k, value in found.items():
            if value.shape != first.shape:
                raise SimulationError(f"reduce[{name!r}] gives arrays of different shapes: give arrays of one shape")
            values[k] = value
        return values

    def _number(self, name: str, value: object) -> Floats:
        try:
            return np.asarray(value, dtype=np.float64)
        except (TypeError, ValueError):
            raise SimulationError(
                f"reduce[{name!r}] gives {value!r:.60}, which is no number and no array of numbers"
            ) from None

    @property
    def quantiles(self) -> dict[str, tuple[float, ...]]:
        """The dimension of the probabilities of each result that has one, called alike where they are alike."""
        asked = {name: each.probabilities for name, each in self.wanted.items() if isinstance(each, Quantiles)}
        alike = len(set(asked.values())) == 1
        return {"quantile" if alike else f"{name} quantile": p for name, p in asked.items()}

    def results(self) -> dict[str, tuple[bool, Variable]]:
        """Name → whether it is of each member, and (dims behind those of the ensemble, array, attrs)."""
        found: dict[str, tuple[bool, Variable]] = {}
        for name, wanted in self.wanted.items():
            if name in self.gathering:
                if name in self.dims:
                    front, value = self.gathering[name].end()
                    if front and "quantile" not in self.quantiles:
                        front = (f"{name} quantile",)
                    found[name] = False, ((*front, *self.dims[name]), value, self.units[name])
            elif name in self.of_members:
                value = self.of_members[name]
                dims = tuple(f"{name} {k}" for k in range(value.ndim - 1))
                found[name] = True, (dims, value, {"units": "s"} if isinstance(wanted, FirstPassage) else {})
        return found


def read_reductions(wanted: Any, known: Mapping[str, Any], system: str) -> tuple[dict[str, Any], list[str] | None]:
    """The reductions, and the variables that they need, None: all. SimulationError for what is none."""
    if not isinstance(wanted, Mapping) or not wanted:
        raise SimulationError(
            "reduce is a mapping name → what is made of members, such as reduce={'mean': po.reductions.Mean("
            f"'joint_position')}}; not {wanted!r:.60}"
        )
    needed: list[str] | None = []
    for name, each in wanted.items():
        if not isinstance(name, str):
            raise SimulationError(f"reduce has a key that is no name: {name!r:.60}")
        variable = getattr(each, "variable", None)
        if isinstance(variable, str):
            if variable not in known:
                raise SimulationError(f"{system} has no output {variable!r}{nearest(variable, known, 'it has', 0.5)}")
            if needed is not None:
                needed.append(variable)
        elif callable(each):
            needed = None
        else:
            raise SimulationError(
                f"reduce[{name!r}] is neither a function of a run nor one of po.reductions: {each!r:.60}"
            )
        for p in getattr(each, "probabilities", ()):
            if not 0 <= p <= 1:
                raise SimulationError(f"reduce[{name!r}] asks for the quantile {p!r}: they lie between 0 and 1")
    return dict(wanted), needed
