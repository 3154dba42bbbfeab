"""Members side by side in lanes: their starts in bulk, one call of the loop, the observations of all of them at once.

Law  every member has the bits of its run by `simulate`, whatever the chunk, tests/ensembles/test_members.py

Members one after the other in arrays that are made once: what lanes do not take, such as machines that switch.

A member is its start, its constants and its inputs, and one call of the compiled loop, which lets other threads work;
all that is observed is observed of a chunk at once. Controllers are called in Python, and hold its lock.
Law  every member has the bits of its run by `simulate`, with its events: tests/ensembles/test_members.py
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy, deepcopy
from dataclasses import replace
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats, Ints
from poinsot.control.controller import Controller
from poinsot.ensembles.gathered import (
    COUNTS,
    DONE,
    FAILED,
    UNBALANCED,
    Chunk,
    Gathered,
    MemberOutcome,
    Onward,
    Passing,
    Pick,
    serves,
    with_rows,
)
from poinsot.ensembles.starting import MemberStarts, PlainStarts, Starts
from poinsot.errors import PoinsotError, RunWarning, SimulationError
from poinsot.motion.kernels import Variable
from poinsot.motion.observing import SampleBatch
from poinsot.motion.system import System
from poinsot.programs.locking import compiling
from poinsot.records import NamedTuple
from poinsot.renderers.llvm.target import host
from poinsot.simulation.acting import Acting
from poinsot.simulation.again import Again
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.failure import explain, explain_start
from poinsot.simulation.inputs import Signals
from poinsot.simulation.lanes.members import Crew, MemberRun, MemberValues, StartSizes
from poinsot.simulation.loops import native
from poinsot.simulation.methods import Tableau, find_method
from poinsot.simulation.plan import Timeline
from poinsot.simulation.prepared import Prepared, on_course
from poinsot.simulation.results.books import EnergyBalance, Samples
from poinsot.simulation.results.ledger import bound_at
from poinsot.simulation.results.recording import Observed, finite_runs, labels_of, not_finite, used
from poinsot.simulation.results.verdict import beyond_limits, explain_not_finite

RunAll: TypeAlias = Callable[
    [
        Iterator[int],
        MemberStarts | None,
        Mapping[str, Floats],
        Callable[[], bool],
        list[MemberOutcome | None],
        NDArray[np.object_],
    ],
    bool,
]
"""What runs members that wait, as `MemberRunner.run_all`."""


class Going(NamedTuple):
    """A member under way, number k of its chunk, with the samples that were taken away so far."""

    k: int
    prepared: Prepared
    acting: Acting | None
    run: Any
    parts: list[tuple[Floats, ...]]

    def check(self) -> None:
        """SimulationError where it has no first step."""
        if refusal := self.prepared.refusal(self.run):
            raise SimulationError(refusal)


@contextmanager
def failing(failure: NDArray[np.object_], k: int) -> Iterator[None]:
    """Note why a member does not start, and go on; warnings are not told of each."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RunWarning)
            yield
    except PoinsotError as error:
        failure[k] = str(error)


class MemberRunner:
    """What runs members one by one; one for each thread.

    starts  gives each member's state and constants, see `PlainStarts`
    named   dimension → names along it, where members may lack some; shared: models that controllers know
    own     values, member → its System and its course: of those that `starts` tells apart, and of all where nothing is
            known in bulk
    """

    def __init__(
        self,
        system: System,
        course: Course,
        starts: PlainStarts,
        own: Callable[[Mapping[str, Floats], int], tuple[System, Course]] | None = None,
        controllers: Sequence[Controller] = (),
        shared: Sequence[object] = (),
        named: Mapping[str, tuple[str, ...]] | None = None,
        bulk: bool = True,
    ) -> None:
        self.named = named or {}
        self.bulk = bulk
        signals = Signals(course.signals.segments, course.signals.values.copy())  # members write theirs
        self.course, self.starts, self.own = replace(course, signals=signals), starts, own
        self.usual, self.prepared = system, on_course(system, self.course)
        self.observed = self.prepared.observed
        self.times = self.prepared.timeline.times
        self.controllers, self.shared = list(controllers), list(shared)
        names = system.inputs.names
        self.inputs = [(n.given, names.index(n.which)) for n in starts.varying.of("input") if n.which in names]
        self.again = Again()
        self._sampled: tuple[object, Floats] = None, np.zeros((0, 0))
        self.abreast: RunAll | None = None

    def beside(self) -> MemberRunner:
        """Copy that shares everything but the course and the run of the member under way."""
        found = copy(self)
        signals = Signals(self.course.signals.segments, self.course.signals.values.copy())
        found.course = replace(self.course, signals=signals)
        found.prepared, found.again = self.prepared.along(found.course), Again()
        return found

    def run(self, first: int, values: Mapping[str, Floats], count: int, go_on: Callable[[], bool]) -> Chunk | None:
        """Members first … first + count − 1 with these values; None where it was stopped."""
        told: MemberStarts | None = None
        if self.bulk:
            with compiling:  # starts of networks trace with CasADi, which crashes in two threads at once
                told = self.starts.given(StartSizes(self.usual, self.course.control), values, count)
            if told.courses is not None:  # each has moments of its own
                told = told._replace(apart=tuple(range(count)))
        failure = np.full(count, "", dtype=object)
        for k, fault in ({} if told is None else told.faults).items():
            failure[k] = fault
        members: list[MemberOutcome | None] = [None] * count
        waiting = (k for k in range(count) if not failure[k])
        run_all = self.run_all if self.abreast is None else self.abreast
        if not run_all(waiting, told, values, go_on, members, failure):
            return None
        observing, nt = self.starts.observing, len(self.times)
        gathered = Gathered(self.course, self.observed, observing, members, values, nt, self.named)
        return gathered.chunk(first, failure)

    def run_all(
        self, waiting: Iterator[int], told: MemberStarts | None, values: Mapping[str, Floats],
        go_on: Callable[[], bool],
        members: list[MemberOutcome | None], failure: NDArray[np.object_],
    ) -> bool:  # fmt: skip
        """Run these members, one after the other; False where it was stopped."""
        for k in waiting:
            if not go_on():
                return False
            with failing(failure, k):
                going = self.start(k, told, values)
                assert going is not None
                going.check()
                self.again.go(going.acting, going.parts.append)
                members[k] = self.member(going)
        return True

    def start(
        self, k: int, told: MemberStarts | None, values: Mapping[str, Floats], alike: bool = False
    ) -> Going | None:
        """Begin a member; None where it is asked to be alike and the run at hand does not serve it. PoinsotError where
        it cannot start."""
        if told is not None and told.system is not None and k not in told.apart:
            state, constants = told.given.initial[k], told.given.constants[k]
            prepared = self.prepared.of(told.system(k))
        else:
            with compiling:  # Systems of their own are traced
                state, constants, prepared = self._made(k, told, values)
        if alike and not self.again.fits(prepared):
            return None
        for name, place in self.inputs if told is not None and k not in told.apart else ():
            self.course.signals.values[:, 0, place] = values[name][k]
        controllers = [fresh(each, self.shared) for each in self.controllers]
        return Going(k, prepared, self.again.begin(prepared, state, constants, controllers), self.again.run, [])

    def member(self, going: Going) -> MemberOutcome:
        """A member that has come to its end."""
        again, (_, prepared, acting, run, parts) = self.again, going
        signals = prepared.course.signals
        columns = parts[0] if len(parts) == 1 else tuple(map(np.concatenate, zip(*parts, strict=True)))
        times = self.times[: len(columns[0])]
        if again.on_grid < len(columns[0]):
            times = np.append(times[: again.on_grid], run.progress["time"])
        fault = "" if acting is None else acting.fault
        written = {} if acting is None else acting.ticks.written
        return MemberOutcome(
            prepared, columns, times, again.on_grid, fault or prepared.failure(run), prepared.ended(run),
            run.events, prepared.counted(run), prepared.noise_of(run), written, self._inputs_at(signals, times),
        )  # fmt: skip

    def _inputs_at(self, signals: Signals, times: Floats) -> Floats:
        """u at the samples of a member, which others have as well."""
        key = signals.values.tobytes(), times.tobytes()
        if signals is not self.course.signals:
            return signals.at(times)
        if self._sampled[0] != key:
            self._sampled = key, signals.at(times)
        return self._sampled[1]

    def _made(self, k: int, told: MemberStarts | None, values: Mapping[str, Floats]) -> tuple[Floats, Floats, Prepared]:
        """State, constants and System of a member, this one made as `simulate` makes it, or made to restart."""
        if told is None or k in told.apart:
            assert self.own is not None
            system, course = self.own(values, k)
            return course.start, system.dynamics.constants(), on_course(system, course)
        state = told.given.initial[k]
        other = None if self.usual.forms.restarts is None else self.usual.forms.restarts(state)
        return state, told.given.constants[k], self.prepared if other is None else on_course(other, self.course)


def fresh(controller: Controller, shared: Sequence[object]) -> Controller:
    """A controller for one run: a copy of what its function keeps, but for the models in `shared`.

    Functions keep nothing of their own; of an object that is called, and of the object of a method, what it has changed
    in one run is no part of another.
    """
    function = deepcopy(controller.function, {id(each): each for each in shared})
    if function is controller.function:
        return controller
    found = copy(controller)
    found.function = function
    return found


SMALL_FLOW, FEW_COMPONENTS = 200, 16
"""Operations of a flow below which twice the lanes of the host hide latencies; asked for where components are few."""
NOT_STARTED = (native.NOT_FINITE_AT_START, native.NOT_ON_MANIFOLD_AT_START)


def lanes_for(system: System, wanted: int | None = None) -> int:
    """How many members run side by side."""
    if wanted is not None:
        return wanted
    small = getattr(system.dynamics.flow, "operations", SMALL_FLOW) < SMALL_FLOW
    return host().lanes * (2 if small and system.state.local_size <= FEW_COMPONENTS else 1)


class SerialRunner(Protocol):
    """What runs members one by one."""

    def run(self, first: int, values: Mapping[str, Floats], count: int, go_on: Callable[[], bool]) -> Chunk | None:
        """Members with these values."""


class Together:
    """What runs members in lanes; one for each thread.

    system  at some values; `starts` gives each member's state, constants, inputs and tolerances; `alone` runs those
            that differ in more
    """

    def __init__(self, system: System, course: Course, starts: Starts, lanes: int, alone: SerialRunner) -> None:
        method = find_method(course.method)
        assert isinstance(method, Tableau)
        self.system, self.course, self.starts, self.alone = system, course, starts, alone
        begin = float(course.signals.segments[0, 0])
        self.drop_first = bool(course.grid[0] != begin)
        self.times = np.append(begin, course.grid) if self.drop_first else course.grid
        self.end = float(course.signals.segments[-1, 1])
        self.crew = Crew(system, method, Timeline.whole(self.times, course.signals, course.control), lanes)
        self.adaptive = course.control.fixed_step <= 0 and len(method.error) > 0
        self.observed = Observed(system, course.outputs)

    def run(self, first: int, values: Mapping[str, Floats], count: int, go_on: Callable[[], bool]) -> Chunk | None:
        """Members first … first + count − 1 with these values; None where it was stopped."""
        with compiling:  # starts of networks trace with CasADi, which crashes in two threads at once
            members = self.starts.given(self.crew, values, count)
        given, absent = members.given, [*members.faults, *members.apart]
        found = self.crew.room(count)
        runs = np.setdiff1d(np.arange(count), absent)
        rows = MemberValues(*(each[runs] for each in given)) if absent else given
        room = self.crew.room(len(runs)) if absent else found
        courses = members.courses
        if courses is not None:
            courses = courses._replace(which=courses.which[runs])
        if not self.crew.run(rows, room, go_on, courses):
            return None
        if absent:
            for whole, part in zip(found, room, strict=True):
                whole[runs] = part
            found.progress["status"][absent] = native.NOT_FINITE_AT_START
        chunk = self._chunk(first, members, found, values)
        if not members.apart:
            return chunk
        apart = [*members.apart]
        others = self.alone.run(first, {name: each[apart] for name, each in values.items()}, len(apart), go_on)
        return None if others is None else with_rows(chunk, others, apart)

    def _chunk(self, first: int, members: MemberStarts, found: MemberRun, values: Mapping[str, Floats]) -> Chunk:
        faults = members.faults
        progress, count, nt = found.progress, len(found.progress), len(self.times)
        failure = np.full(count, "", dtype=object)
        done = progress["status"] == native.DONE
        late = np.arange(nt) >= progress["sample"][:, None]
        if late.any():
            for array in found[1:]:
                array[late] = np.nan
        with np.errstate(all="ignore"):
            variables = self._observe(members, found, values)
        kept = {name: each for name, each in variables.items() if self.observed.keeps(name)}
        for k in np.setdiff1d(np.flatnonzero(~done), members.apart).tolist():
            failure[k] = faults.get(k) or self._explained(progress[k])
        labels = used(labels_of(self.system), kept)
        for k in np.flatnonzero(done & ~finite_runs(kept)).tolist():
            bad = not_finite(self.times, {name: (dims, a[k], about) for name, (dims, a, about) in kept.items()}, labels)
            assert bad is not None
            failure[k], done[k] = explain_not_finite(self.system.name, *bad), False
        ratio = np.asarray(variables["energy_imbalance"][1])[:, -1]
        bound = bound_at(self.course.control.rtol, self.course.control.fixed_step > 0)
        status = np.where(done, np.where(ratio <= bound, DONE, UNBALANCED), FAILED).astype(object)
        numbers = [progress["accepted"], progress["rejected"], progress["evaluations"], progress["time"], ratio]
        counts = {name: np.array(each) for name, each in zip(COUNTS, numbers, strict=True)}
        if self.drop_first:
            kept = {name: (dims, array[:, 1:] if dims[:1] == ("time",) else array, about)
                    for name, (dims, array, about) in kept.items()}  # fmt: skip
        beyond = beyond_limits(self.system, found.states)
        chunk = Chunk(first, status, failure, counts, kept, labels, beyond)
        return replace(chunk, passing=self._passing(members, found, values)) if serves(self.system) else chunk

    def _passing(self, members: MemberStarts, found: MemberRun, values: Mapping[str, Floats]) -> Passing:
        """What finds when members pass a level."""
        given, courses, progress = members.given, members.courses, found.progress
        method = find_method(self.course.method)
        assert isinstance(method, Tableau)

        def signals(k: int) -> Signals:
            return self.course.signals if courses is None else courses.signals[courses.which[k]]

        onward = Onward(self.system, method, given.constants, given.held_inputs, signals)

        def passing(variable: str, pick: Pick, level: float, which: Ints, k: Ints) -> Floats:
            one = self.system.books.observations.get(variable)
            if one is None or one.turns:
                return np.full(len(which), np.nan)

            def see(of: Ints, times: Floats, states: Floats, inputs: Floats) -> Floats:
                self.starts.observing({name: each[of] for name, each in values.items()}, 1)
                return pick(np.asarray(one.value(SampleBatch(times, states, inputs)))) - level

            k = k + int(self.drop_first)
            length = (progress["time"][which] - self.times[0]) / (2 * np.maximum(progress["accepted"][which], 1))
            return onward.first(see, which, found.states[which, k], self.times[k], self.times[k + 1], length)

        return passing

    def _observe(self, members: MemberStarts, found: MemberRun, values: Mapping[str, Floats]) -> dict[str, Variable]:
        """All that is observed, of all members as if they were one run."""
        driven = self.course.signals if members.courses is None else members.courses
        inputs = driven.at(self.times) + members.given.held_inputs[:, None]
        self.starts.observing(values, len(self.times))
        scales = self.system.books.energy_scale if members.energy_scales is None else members.energy_scales
        noise = (1e3 * self.course.control.energy_atol) ** 2 * scales + found.progress["rounding"][:, None]
        samples = Samples(self.times, found.states, inputs, found.energies, found.errors, found.exchange)
        return self.observed.of(samples, EnergyBalance(self.observed.system, noise))

    def _explained(self, progress: Any) -> str:
        """Why a member did not come to its end."""
        if progress["status"] in NOT_STARTED:
            return explain_start(self.system, progress)
        return explain(self.system, progress, self.end, self.course.control)
