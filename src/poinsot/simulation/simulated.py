"""A run along its course, from its start or from a checkpoint, to what `simulate` and `resume` return.

Law  interrupted at any moment, it gives what there is of it, tests/simulation/test_interrupts.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.control.controller import Controller
from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.simulation.again import Again
from poinsot.simulation.checkpoints.checkpoint import CheckpointPlace, Course, Keeper, Kept
from poinsot.simulation.checkpoints.resuming import package_version
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.interrupts import interrupted, terminated_in_order, uninterrupted
from poinsot.simulation.loops import native
from poinsot.simulation.own_methods import read
from poinsot.simulation.prepared import on_course
from poinsot.simulation.progress import shown_share
from poinsot.simulation.results.books import Samples
from poinsot.simulation.results.recording import Recorder
from poinsot.simulation.results.trajectory import MADE_OF
from poinsot.simulation.results.verdict import explain_not_finite, judge, report_divisions
from poinsot.simulation.run import drive
from poinsot.simulation.verification.shot import Made

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.simulation.results.streaming import Stream
    from poinsot.simulation.results.trajectory import Trajectory


def run_course(
    system: System,
    course: Course,
    show: bool | None,
    controllers: Sequence[Controller] = (),
    place: CheckpointPlace | None = None,
    kept: Kept | None = None,
    *,
    dataset: bool = True,
    stream: Stream | None = None,
    watched: Callable[[Any], Any] = lambda run: run,
    made_of: Made | None = None,
) -> xr.Dataset | Trajectory:
    """A run of a System; watched: what puts something around it that sees all its steps and changes none; made_of: the
    model and what acts on it."""
    if dataset:
        import xarray  # noqa: F401  (its import is no part of the seconds reported)
    with shown_share(show, "compiling"):
        run = _SimulatedRun(system, course, controllers, kept, stream, watched)
        run.begin(place, kept)
    stopped, found, message = run.go(show), None, ""
    try:
        with uninterrupted():
            found, message = run.concluded(stopped, dataset, made_of)
    except KeyboardInterrupt:
        stopped = True
    if stopped:
        raise interrupted(found, f"the run until t = {run.progress['time']:.6g} s")
    if kept is None:
        run.again.give_back()
    if message:
        raise SimulationFailure(message, found)
    assert found is not None
    return found


class _SimulatedRun:
    """A run with what records it, controls it and keeps it."""

    def __init__(
        self, system: System, course: Course, controllers: Sequence[Controller], kept: Kept | None,
        stream: Stream | None, watched: Callable[[Any], Any],
    ) -> None:  # fmt: skip
        self.clock = [perf_counter()]
        self.model, self.course, self.stream = system, course, stream
        self.prepared = ready = on_course(system, course)
        self.times, self.signals = ready.timeline.times, course.signals
        self.recorder = Recorder(ready.system, course.outputs, ready.noise, ready.drop_first, stream)
        if kept is not None:
            ready.timeline = ready.timeline._replace(room=kept.room)
        observed = [*self.recorder.observed]
        self.again = Again.taken(ready, observed) if kept is None else Again(observed)
        fresh, start = self.again.run is None, ready.observed_from(course.start)
        self.again.ready(ready, course.start, np.zeros(0))
        self.bare = self.again.run
        self.run, self.progress = watched(self.bare), self.bare.progress
        if fresh:
            self.recorder.rehearse(ready.timeline.begin, start, self.signals.at(self.times[:1])[0], len(self.times))
        self.acting = ready.acting(controllers, self.bare, course.start)
        if self.acting is not None:
            self.recorder.named["written"] = tuple(self.acting.ticks.written)
        self.keeper: Keeper | None = None
        self.clock.append(perf_counter())

    def enter(self, first: int, states: Vector, *columns: Vector) -> bool:
        """Samples from this number on go to the recorder; False where the run is not to go on."""
        energies, errors, exchange, sigma, held = columns
        moments = self.times[first : first + len(states)]
        given, beside = self.signals.at(moments), dict[str, Any]()
        if self.acting is not None:
            given += held[:, : given.shape[1]]
            beside["control"] = ("time", "written"), held[:, [*self.acting.ticks.written.values()]], {}
        switches = sigma if self.prepared.switches else None
        self.recorder.books.noise = self.prepared.noise_of(self.run)
        return self.recorder.take(Samples(moments, states, given, energies, errors, exchange, switches), beside)

    def record(self) -> bool:
        """The samples in the arrays go to the recorder; and to the checkpoint's file, if it leaves them for good."""
        arrays = self.run.samples()
        held = np.zeros((len(arrays[0]), 0)) if self.acting is None else self.acting.values(len(arrays[0]))
        columns = (*arrays, held)
        if self.keeper is not None and self.progress["status"] == native.FULL:
            self.keeper.log(columns)
        return self.enter(int(self.progress["taken"]), *(each.copy() for each in columns))

    def begin(self, place: CheckpointPlace | None, kept: Kept | None) -> None:
        """From its start, or from where it was kept; checkpoints go to a place."""
        self.run.advance(0)  # compiles, or reads the cache
        if place is not None:
            self.keeper = Keeper(place, self.model, self.course, self.run, self.acting, kept)
        if kept is not None:
            kept.restore(self.run, self.acting)
            for first, columns in kept.samples():
                self.enter(first, *columns)
        else:
            (self.acting or self.run).begin()
        self.clock.append(perf_counter())
        self.made_first = self.bare.making_seconds
        if refusal := self.prepared.refusal(self.bare):
            raise SimulationError(refusal)

    def go(self, show: bool | None) -> bool:
        """To its end; whether that was cut short by an interrupt."""
        stopped = False
        with nullcontext() if self.keeper is None else terminated_in_order():
            try:
                drive(self.run, show, self.record, self.acting, self.keeper)
            except KeyboardInterrupt:
                stopped = True
        self.clock.append(perf_counter())
        return stopped

    def concluded(self, stopped: bool, dataset: bool, made_of: Made | None) -> tuple[xr.Dataset | Trajectory, str]:
        """The result, and why the run failed, or ""; stopped: by an interrupt."""
        prepared, run, progress, recorder, stream = self.prepared, self.bare, self.progress, self.recorder, self.stream
        finished = not stopped or bool(progress["status"] == native.DONE)
        fault, ended = "" if self.acting is None else self.acting.fault, prepared.ended(run)
        failed = finished and not fault and not recorder.bad
        making = run.making_seconds - self.made_first
        loop_seconds = self.clock[3] - self.clock[2] - recorder.seconds - making
        if prepared.take_last(run):
            self.times = np.append(self.times[: progress["sample"] - 1], progress["time"])
        self.record()
        attrs = self._attributes(loop_seconds, made_of)
        if run.events is not None:
            recorder.enter_events(prepared.events(run.events))
        if ended:
            attrs["ended_by"] = run.ended_by
        found: Any = recorder.trajectory(attrs) if stream is None else stream.opened(attrs)
        found.attrs["dataset_seconds"] = perf_counter() - self.clock[2] - loop_seconds - making
        found.attrs.update(recorder.tell())
        message = prepared.failure(run) if failed else fault
        if recorder.bad and not message:
            message = explain_not_finite(prepared.system.name, *recorder.bad)
        if message:
            found.attrs.update(status="failed", failure=message)
            return self._returned(found, dataset, made_of), message
        control = self.course.control
        if control.fixed_step > 0:
            report_divisions(found, progress, control.fixed_step)
        verdict = judge(found, control.rtol, control.fixed_step > 0)
        verdict = "ended" if ended and verdict == "done" else verdict
        found.attrs["status"] = verdict if finished else "interrupted"
        return self._returned(found, dataset, made_of), ""

    def _attributes(self, loop_seconds: float, made_of: Made | None) -> dict[str, Any]:
        control, clock = self.course.control, self.clock
        return {
            "system": self.prepared.system.name,
            "status": "",
            "method": self.prepared.method.name,
            **({} if read(self.course.method) is None else {"own_method": self.course.method}),
            "rtol": control.rtol,
            "atol": control.atol if np.any(control.atol != control.energy_atol) else control.energy_atol,
            **self.prepared.counted(self.bare),
            # of kernels for the run, its events and its observations
            "compile_seconds": clock[1] - clock[0] + self.bare.making_seconds,
            "loop_compile_seconds": clock[2] - clock[1] - self.made_first,
            "loop_seconds": loop_seconds,
            "dataset_seconds": 0.0,
            "poinsot": package_version(),
            **({} if made_of is None else made_of.told()),
        }

    def _returned(self, found: Any, dataset: bool, made_of: Made | None) -> xr.Dataset | Trajectory:
        """The records of the run as they were asked for."""
        if self.stream is None:
            plain: Trajectory = replace(found, made=made_of)
            return plain.to_dataset() if dataset else plain
        found.close()
        kept = self.stream.finish(found.attrs)
        kept.encoding[MADE_OF] = made_of
        return kept
