"""Members one after the other in arrays that are made once: what lanes do not take, such as machines that switch.

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
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.control.controller import Controller
from poinsot.ensembles.gathered import Chunk, Gathered, MemberOutcome, Observed
from poinsot.ensembles.starting import MemberStarts, PlainStarts
from poinsot.errors import PoinsotError, RunWarning, SimulationError
from poinsot.motion.system import System
from poinsot.programs.locking import compiling
from poinsot.records import NamedTuple
from poinsot.simulation.acting import Acting
from poinsot.simulation.again import Again
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.inputs import Signals
from poinsot.simulation.lanes.members import StartSizes
from poinsot.simulation.prepared import Prepared, on_course

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
        self.observed = Observed(self.prepared.system, course.outputs)
        self.times = self.prepared.timeline.times
        self.controllers, self.shared = list(controllers), list(shared)
        names = system.inputs.names
        self.inputs = [(n.given, names.index(n.which)) for n in starts.varying.of("input") if n.which in names]
        self.again = Again([*self.observed.observed])
        self._sampled: tuple[object, Floats] = None, np.zeros((0, 0))
        self.abreast: RunAll | None = None

    def beside(self) -> MemberRunner:
        """Copy that shares everything but the course and the run of the member under way."""
        found = copy(self)
        signals = Signals(self.course.signals.segments, self.course.signals.values.copy())
        found.course = replace(self.course, signals=signals)
        found.prepared, found.again = self.prepared.along(found.course), Again(self.again.observed)
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
            run.events, prepared.counted(run), written, self._inputs_at(signals, times),
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
