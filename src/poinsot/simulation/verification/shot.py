"""One stretch of a run, integrated from its stored state by a method of one's choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.control.controller import Controller
from poinsot.motion.system import System
from poinsot.records import dataclass
from poinsot.run_options import RunOptions
from poinsot.simulation.again import Again
from poinsot.simulation.course import course_of
from poinsot.simulation.loops.native import BELOW
from poinsot.simulation.prepared import on_course
from poinsot.simulation.run import MethodRun
from poinsot.simulation.switching_run import SwitchingRun

Memory: TypeAlias = dict[str, object]
"""What controllers know, as `Ticks.save` gives it."""
_BEYOND = 1.001
"""Of a gap below 0, how wide one must be that is none."""


@dataclass(frozen=True)
class How:
    """A method by its name, and other options of the run of a shot.

    whole  whether the last of its fixed steps is taken whole, so that the end lies within it
    """

    name: str
    options: RunOptions[str]
    whole: bool = False


@dataclass(frozen=True, eq=False)
class ShotEnd:
    """Where a shot came to.

    state    x [nx] at its end       fault  why it did not come there, else ""
    steps    that it took            events  times [s] of what happened on the way
    ticks    what its controllers know at its end
    """

    state: Vector
    fault: str
    steps: int
    events: Vector
    ticks: Memory | None


@dataclass(frozen=True, eq=False)
class Shooter:
    """A System and what acts on it, to be integrated along stretches of time.

    given, traced   inputs of the run, and those that are compiled with the System
    controllers     begin at `begin` [s] from the state `start`
    """

    system: System
    given: Mapping[str, object]
    traced: Sequence[str]
    controllers: Sequence[Controller]
    begin: float
    start: Vector

    def shoot(
        self, how: How, begin: float, end: float, state: Vector, mode: Ints | None = None,
        ticks: Memory | None = None, slack: float = 0.0,
    ) -> ShotEnd:  # fmt: skip
        """From a state at a time to another.

        mode   of every row at first      ticks  what controllers know there
        slack  how far gaps may be below 0 at first, by what the state is known to
        """
        system, switching = self.system, self.system.switching
        if switching is not None and mode is not None:
            switching = replace(switching, rows=replace(switching.rows, begins=mode))
            system = replace(system, switching=switching)
        shot, gaps = self._shot(system, how, begin, end, state, ticks)
        if gaps is None or switching is None:
            return shot
        gap = switching.rows.gap
        wide = np.where((-gaps > gap) & (-gaps <= slack), -_BEYOND * gaps, gap)
        system = replace(system, switching=replace(switching, rows=replace(switching.rows, gap=wide)))
        return self._shot(system, how, begin, end, state, ticks)[0]

    def _shot(
        self, system: System, how: How, begin: float, end: float, state: Vector, ticks: Memory | None
    ) -> tuple[ShotEnd, Vector | None]:
        """The shot; and the gaps [m] at first of one that cannot begin since some are below 0."""
        said: dict[str, object] = {"method": how.name, **how.options, "times": [end], "start": begin, "outputs": []}
        step, said["time"] = how.options.get("step"), end
        if how.whole and isinstance(step, float):
            said["time"] = max(end, begin + step * np.ceil((end - begin) / step))
        course = course_of(system, state, self.given, self.traced, said)
        prepared, nothing = on_course(system, course), np.zeros(0)
        again = Again.taken(prepared, ())
        again.ready(prepared, state, nothing)
        run: MethodRun = again.run
        acting = prepared.acting(self.controllers, run, self.start, self.begin, ticks)
        (acting or run).begin()
        if refusal := prepared.refusal(run):
            gaps = None
            if isinstance(run, SwitchingRun) and run.progress["status"] == BELOW:
                gaps = run.rows.g.copy()
            return ShotEnd(state, refusal, 0, nothing, ticks), gaps
        samples: list[tuple[Vector, ...]] = []
        again.go(acting, samples.append)
        last = np.concatenate([state[None], *(each[0][:, : len(state)] for each in samples)])[-1]
        fault = prepared.failure(run) if acting is None or not acting.fault else acting.fault
        happened = nothing if run.events is None else np.asarray(run.events["time"], dtype=np.float64)
        if not fault and prepared.ended(run):
            fault = "an event ends it before"
        told = None if acting is None else acting.ticks.save()
        shot = ShotEnd(last, fault, int(run.progress["accepted"]), happened, told)
        again.give_back()
        return shot, None
