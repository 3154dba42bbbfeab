"""Many runs of one system that differ in their states, constants and inputs, some side by side in lanes.

Law  each has the bits that it has alone, whatever the lanes, its neighbours, the order: tests/simulation/test_lanes.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.records import NamedTuple
from poinsot.simulation.inputs import Signals
from poinsot.simulation.lanes.host import LaneLoop
from poinsot.simulation.lanes.words import QUEUE
from poinsot.simulation.loops import native
from poinsot.simulation.methods import Tableau
from poinsot.simulation.options import Control
from poinsot.simulation.plan import PROGRESS, Timeline, plan_for, work_for

SAMPLED = ("states", "energies", "errors", "exchange")
"""Results of members, beside their progress: samples as in `Work`."""
ATTEMPTS = 1 << 14  # in one go, before the host may stop it


class MemberValues(NamedTuple):
    """The values of members, a row each: x [n, nx], c [n, nc], the inputs added [n, nu], atol [n, nl] and energy_atol
    [n, 1] as in `Plan`.
    """

    initial: Vector
    constants: Vector
    held_inputs: Vector
    tolerances: Vector
    energy_tolerances: Vector


class Courses(NamedTuple):
    """Which of some signals each of n members has; all of them begin and end with the run."""

    which: Ints
    signals: Sequence[Signals]

    def at(self, times: Vector) -> Vector:
        """u [n, nt, nu] at the times."""
        return np.stack([each.at(times) for each in self.signals])[self.which]


class MemberRun(NamedTuple):
    """The outcome of a run, and its samples, each as in `Work`; of several members, by row."""

    progress: Any
    states: Vector
    energies: Vector
    errors: Vector
    exchange: Vector


class StartSizes:
    """Members without values beside the common ones."""

    def __init__(self, system: System, control: Control) -> None:
        self.system, self.control = system, control

    def given(self, initial: Vector) -> MemberValues:
        """Members that differ in their initial states alone."""
        n, system, control = len(initial), self.system, self.control

        def all_of(values: Any) -> Vector:
            return np.tile(values, (n, 1))

        held, energy = np.zeros(len(system.inputs.names)), control.energy_atol * system.books.energy_scale
        allowed = all_of(control.atol * system.state.units), all_of([energy])
        return MemberValues(initial, all_of(system.dynamics.constants()), all_of(held), *allowed)


class Crew(StartSizes):
    """Lanes in which members of one system run: its arrays serve one batch of members after another.

    Errors  SimulationError for a system that switches, which lanes do not know; otherwise none are raised: a member
            that cannot start or go on says so in its progress
    """

    def __init__(self, system: System, method: Tableau, timeline: Timeline, lanes: int) -> None:
        super().__init__(system, timeline.control)
        if system.switching is not None:
            told = [*system.switching.elements.names, *filter(None, system.switching.events.names)]
            raise SimulationError(
                f"{', '.join(map(repr, told[:4])) or 'something'} of {system.name!r} may switch, and lanes take "
                "smooth steps alone: run its members one by one, by simulate() or ensemble()"
            )
        self.lanes, self.times, self.begin = lanes, timeline.times, timeline.begin
        self._plan = plan_for(system, method, timeline)
        self._work = work_for(system, method, 0 if lanes > 1 else 1, lanes)
        self._loop = LaneLoop(method, self._plan, self._work, system.kernels(), lanes)
        self._status = self._work.progress["status"].reshape(lanes)
        self._members = self._loop.private["member"].reshape(lanes)

    def room(self, count: int) -> MemberRun:
        """Arrays for what so many members give."""
        rows = len(self.times)
        sizes = {name: getattr(self._work.samples, name).shape[-1] for name in SAMPLED}
        return MemberRun(np.zeros(count, PROGRESS), *(np.zeros((count, rows, size)) for size in sizes.values()))

    def run(
        self,
        given: MemberValues,
        found: MemberRun,
        go_on: Callable[[], bool] = lambda: True,
        courses: Courses | None = None,
    ) -> bool:
        """Run them all, into the rows of ``found``; False where it was stopped by ``go_on``.

        courses  of members whose signals differ; None: those of the crew
        """
        count, work = len(given.initial), self._work
        if not count:
            return True
        arrays = [np.ascontiguousarray(each, dtype=np.float64) for each in given]
        queue = np.zeros((), QUEUE)
        queue["end"], queue["room"], queue["room_rows"] = count, len(self.times), found.states.shape[1]
        queue["constants_size"], queue["begin"] = arrays[1].shape[1], self.begin
        own = self._drive(count, courses)
        queue["courses"] = own.ctypes.data
        queue["notes"], queue["fields"] = found.progress.ctypes.data, len(PROGRESS.names or ())
        for name, array in (
            *zip(MemberValues._fields, arrays, strict=True),
            *((name, getattr(found, name)) for name in SAMPLED),
        ):
            queue[name] = array.ctypes.data
        self._members[:], self._status[:] = -1, native.DONE
        for array, values in ((work.x, arrays[0]), (work.held, arrays[2])):  # lanes that stay free hold a state, too
            array.reshape(-1, self.lanes)[:] = values[0][:, None]
        while self._loop.serve(queue, ATTEMPTS):
            if not go_on():
                return False
        return True

    def _drive(self, count: int, courses: Courses | None) -> Ints:
        """Put the signals in place; of each member, which segments are its own."""
        if courses is None:
            self._loop.drive(self._plan.span.segments, self._plan.span.inputs)
            return np.tile(np.array([0, len(self._plan.span.segments)], dtype=np.int64), (count, 1))
        sizes = np.array([len(each.segments) for each in courses.signals], dtype=np.int64)
        self._loop.drive(
            np.ascontiguousarray(np.concatenate([each.segments for each in courses.signals])),
            np.ascontiguousarray(np.concatenate([each.values for each in courses.signals])),
        )
        return np.ascontiguousarray(np.stack([np.cumsum(sizes) - sizes, sizes], axis=1)[courses.which])
