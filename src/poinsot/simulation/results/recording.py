"""The records of a run, batch by batch: observations, the energy books, and a check that all of them are finite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, Protocol, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Bools, Vector
from poinsot.motion.kernels import Variable
from poinsot.motion.observing import SampleBatch, Watch, choose, continued
from poinsot.motion.system import System
from poinsot.simulation.results.books import EnergyBalance, Samples
from poinsot.simulation.results.trajectory import Trajectory
from poinsot.simulation.results.verdict import LimitWatch

Variables: TypeAlias = dict[str, Variable]

KEPT = (
    "energy_storage_at_start", "energy_stored", "energy_supplied", "energy_dissipated", "energy_residual",
    "energy_turnover", "energy_scale", "energy_imbalance", "constraint_error", "constraint_velocity_error",
    "control",
)  # fmt: skip
"""What stays whatever the outputs are, beside the energies of storages."""
BATCH = 4096
"""Samples that are kept in the loop's arrays before they are taken away, but at least those of the longest step."""
TRIED = 16
"""Samples on which observations are tried before a run, so that kernels for batches are made by then."""


class Sink(Protocol):
    """Where a run goes, a batch at a time, that is not kept."""

    def append(self, run: Trajectory) -> None: ...

    def add(self, variables: Variables) -> None: ...


class Observed:
    """The observations that are wanted of a System, with the energies of its storages, which the books need.

    observed  by name       named  dimension → labels along it       asked  what is kept, None: all
    """

    def __init__(self, system: System, outputs: Sequence[str] | None) -> None:
        self.system, books = system, system.books
        chosen = choose(books.observations, outputs, "the system", (*KEPT, "energy_storage"))
        self.observed = {name: books.observations[name] for name in (*chosen, "energy_storage")}
        self.dims = {name: ("time", *one.dims) for name, one in self.observed.items()}
        self.asked = None if outputs is None or "all" in outputs else {*chosen, *outputs}
        self.named = labels_of(system)

    def keeps(self, name: str) -> bool:
        """Whether a variable was asked for."""
        return self.asked is None or name in self.asked

    def of(self, samples: Samples, books: EnergyBalance, before: dict[str, Vector] | None = None) -> Variables:
        """Observations and books of samples [nt, …], of several runs [n, nt, …]; without those along nothing (no port,
        no damper, no freedom), which would leave nothing of a table over all dimensions.

        before  the quaternions of the sample before, by name, of a run whose samples come in batches
        """
        batch, several, errors = samples.batch, samples.states.shape[:-1], samples.errors
        found: Variables = {}
        for name, one in self.observed.items():
            value = np.asarray(one.value(batch))
            if len(several) > 1:
                value = value.reshape(*several, *value.shape[1:])
            if one.turns:
                value = continued(value, None if before is None else before.get(name))
                if before is not None:
                    before[name] = value[-1].copy()
            found[name] = self.dims[name], value, dict(one.attrs)
        found |= books.enter(samples, found["energy_storage"][1])
        if self.system.state.project is not None:
            found["constraint_error"] = ("time",), errors[..., 0], {"units": "1"}
            found["constraint_velocity_error"] = ("time",), errors[..., 1], {"units": "m/s"}
        for name, (_, value, _) in [*found.items()]:
            if not value.size:
                del found[name]
        return found


def labels_of(system: System) -> dict[str, tuple[str, ...]]:
    """The names along the dimensions of the variables of a run."""
    named = {name: tuple(each) for name, each in system.books.labels.items()}
    named |= {"storage": tuple(system.books.storage_names), "port": tuple(system.books.port_names)}
    return named | {"element": tuple(system.books.dissipator_names)}


def used(named: Mapping[str, tuple[str, ...]], variables: Mapping[str, Variable]) -> dict[str, tuple[str, ...]]:
    """The names along the dimensions of these variables."""
    dims, found = set[str](), dict[str, tuple[str, ...]]()
    for each, _, _ in variables.values():
        dims.update(each)
    for name, names in named.items():
        if name in dims:
            found[name] = names
    return found


class Recorder:
    """Observes the samples of a run, enters them into its books and hands them on.

    named   dimension → labels along it      made   of what the run is made
    bad     the first sample's time at which something is infinite or not a number, and what, by name: nothing after it
            is recorded
    Law     the same bits, in whatever batches samples come and whatever else is observed,
            tests/simulation/test_recording.py
    """

    def __init__(self, wanted: Observed, drop_first: bool, sink: Sink | None = None, made: object = None) -> None:
        self.wanted, self.drop_first, self.sink, books = wanted, drop_first, sink, wanted.system.books
        self.books = EnergyBalance(wanted.system)
        self.watches: list[Watch] = [*([LimitWatch(wanted.system)] if books.limits else []), *books.watches()]
        self.before: dict[str, Vector] = {}
        self.parts: list[tuple[Vector, Variables]] = []
        self.named = wanted.named
        self.count, self.seconds, self.made = 0, 0.0, made
        self.events: Variables = {}
        self.bad: tuple[float, list[str]] | None = None

    def rehearse(self, time: float, state: Vector, inputs: Vector, count: int) -> None:
        """Observe the start, so that what fails does so before the run."""
        many = min(count, TRIED)
        batch = SampleBatch(np.full(many, time), np.tile(state, (many, 1)), np.tile(inputs, (many, 1)))
        for one in self.wanted.observed.values():
            one.value(batch)

    def take(self, samples: Samples, beside: Mapping[str, Variable] | None = None) -> bool:
        """Record more samples, and what else is known of them; False where something has no value."""
        if self.bad or not len(samples.times):
            return not self.bad
        begun = perf_counter()
        with np.errstate(all="ignore"):  # what is not finite is told by name
            for watch in self.watches:
                watch.see(samples.batch)
            variables = self.wanted.of(samples, self.books, self.before)
            if beside:
                variables |= {name: each for name, each in beside.items() if np.size(each[1])}
        time = samples.times
        if self.drop_first and not self.count and len(time) > 1:
            time, variables = _rows(time, variables, slice(1, None))
        self.bad = not_finite(time, variables, self.named)
        if self.bad is not None:
            good = int(np.searchsorted(time, self.bad[0]))
            time, variables = _rows(time, variables, slice(0, max(good, 0 if self.count else 1)))
        self.count += len(time)
        if self.sink is None:
            self.parts.append((time, variables))
        else:
            self.sink.append(Trajectory(variables, time, used(self.named, variables), {}))
        self.seconds += perf_counter() - begun
        return not self.bad

    def tell(self) -> dict[str, str]:
        """The warnings of the watches on all samples, and their additions to the attributes."""
        found: dict[str, str] = {}
        for watch in self.watches:
            found |= watch.tell()
        return found

    def enter_events(self, variables: Variables) -> None:
        """The events of the run, along "event"."""
        self.events = variables
        if self.sink is not None:
            self.sink.add(variables)

    def trajectory(self, attrs: dict[str, object]) -> Trajectory:
        """All records that went nowhere else; their sources are given up."""
        time, variables = self.parts[0] if self.parts else (np.zeros(0), {})
        if len(self.parts) > 1:
            time = np.concatenate([part for part, _ in self.parts])
            for name, (dims, _, about) in variables.items():
                each = [part.pop(name)[1] for _, part in self.parts[1:]]
                if dims[:1] == ("time",):
                    variables[name] = dims, np.concatenate([variables[name][1], *each]), about
        self.parts = []
        variables |= self.events
        return Trajectory(variables, time, used(self.named, variables), attrs, self.made)


def finite_runs(variables: Variables) -> Bools:
    """Which of several runs [n, nt, …] have neither NaN nor infinity in these variables."""
    timed = [array for dims, array, _ in variables.values() if dims[:1] == ("time",)]
    return np.asarray(np.logical_and.reduce([np.isfinite(a).reshape(len(a), -1).all(axis=1) for a in timed]))


def not_finite(
    time: Vector, variables: Variables, named: Mapping[str, tuple[str, ...]]
) -> tuple[float, list[str]] | None:
    """The first sample's time at which there is NaN or infinity, and where, by name; None without any."""
    along = dict[str, Vector]()
    for name, (dims, value, _) in variables.items():
        if dims[:1] == ("time",) and value.dtype.kind == "f":
            along[name] = value
    if np.isfinite(np.concatenate([*along.values()], axis=None)).all():
        return None
    found = {name: bad for name, value in along.items() if (bad := ~np.isfinite(value)).any()}
    first = min(int(np.argmax(bad.reshape(len(bad), -1).any(axis=1))) for bad in found.values())
    names = [
        entry
        for name, bad in found.items()
        if bad[first].any()
        for entry in _entries(name, bad[first], [named.get(dim) for dim in variables[name][0][1:]])
    ]
    return float(time[first]), names


def _rows(time: Vector, variables: Variables, rows: slice) -> tuple[Vector, Variables]:
    """Some samples only."""
    kept = {
        name: (dims, value[rows] if dims[:1] == ("time",) else value, about)
        for name, (dims, value, about) in variables.items()
    }
    return time[rows], kept


def _entries(name: str, bad: Any, labels: Sequence[tuple[str, ...] | None]) -> list[str]:
    """The name of a variable, with the labels of its entries where it has a few."""
    if not labels or bad.all() or np.count_nonzero(bad) > 3:
        return [repr(name)]
    places = [
        [str(k if label is None else label[k]) for label, k in zip(labels, place, strict=True)]
        for place in np.argwhere(bad)
    ]
    return [f"{name!r} of {', '.join(place)}" for place in places]


def room_for(times: Vector, longest: float, batch: int | None = None) -> int:
    """How many samples the arrays of a run must hold: `BATCH`, or as many as may lie in one of its longest steps."""
    count, few = len(times), BATCH if batch is None else batch
    if count <= few:
        return count
    within = np.searchsorted(times, times + 1.02 * longest, side="right") - np.arange(count)
    return min(count, max(few, int(within.max()) + 2))
