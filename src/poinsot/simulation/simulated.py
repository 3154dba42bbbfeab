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
from poinsot.algebra.collecting import paused
from poinsot.control.controller import Controller
from poinsot.errors import RunWarning, SimulationError, option, warn
from poinsot.motion.kernels import Variable
from poinsot.motion.system import System
from poinsot.simulation.again import Again
from poinsot.simulation.checkpoints.checkpoint import CheckpointPlace, Course, Keeper, Kept
from poinsot.simulation.checkpoints.resuming import package_version
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.interrupts import interrupted, terminated_in_order, uninterrupted
from poinsot.simulation.loops import native
from poinsot.simulation.prepared import on_course
from poinsot.simulation.progress import Update, shown_share
from poinsot.simulation.results.books import Samples
from poinsot.simulation.results.ledger import MADE_OF
from poinsot.simulation.results.recording import Recorder
from poinsot.simulation.results.verdict import explain_not_finite, judge, report_divisions
from poinsot.simulation.run import FIRST_ATTEMPTS, drive
from poinsot.simulation.stiffness import INSTEAD, StiffnessWatch, watch_of
from poinsot.simulation.verification.shot import Made

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.simulation.results.streaming import Stream
    from poinsot.simulation.results.trajectory import Trajectory

NONE = np.zeros(0)


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
    watched: Callable[[Any], Any] | None = None,
    made_of: Made | None = None,
    free: bool | None = None,
) -> xr.Dataset | Trajectory:
    """A run of a System; watched: what puts something around it that sees all its steps and changes none; made_of: the
    model and what acts on it; free: whether one that is stiff begins anew by another method, False: says so, None:
    nothing."""
    if dataset:
        with paused():
            import xarray  # noqa: F401  (its import is no part of the seconds reported)
    with shown_share(show, "compiling what the first steps need") as update:
        run = _SimulatedRun(system, course, controllers, place, kept, stream, watched, made_of)
        stopped, found, message = run.go(update, free), None, ""
    if run.watch is not None and run.watch.ends and run.watch.stiff and not stopped:
        return _begun_anew(run.watch, system, course, show, dataset, made_of)
    try:
        with uninterrupted(), paused():
            found, message = run.concluded(stopped, dataset)
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


def _begun_anew(
    watch: StiffnessWatch, system: System, course: Course, show: bool | None, dataset: bool, made_of: Made | None
) -> xr.Dataset | Trajectory:
    """The run by the method for stiff systems; by its first one, where that does not reach the end."""
    told = watch.told()
    try:
        found = run_course(system, replace(course, method=INSTEAD), show, dataset=dataset, made_of=made_of)
    except (SimulationError, SimulationFailure) as error:
        warn(RunWarning(f"{told}. {INSTEAD!r}, tried in its place, does not come to the end: {error}"))
        return run_course(system, course, show, dataset=dataset, made_of=made_of)
    warn(
        RunWarning(
            f"{told}. No method was named, so it began anew by {INSTEAD!r}: {option('method', INSTEAD)} does so at "
            f"once, {option('method', watch.name)} keeps to the other"
        )
    )
    found.attrs["began_by"] = f"{watch.name}: {told}"
    return found


class _SimulatedRun:
    """A run that has begun, or goes on from where it was kept, with what records it, controls it and keeps it."""

    def __init__(
        self, system: System, course: Course, controllers: Sequence[Controller], place: CheckpointPlace | None,
        kept: Kept | None, stream: Stream | None, watched: Callable[[Any], Any] | None, made_of: Made | None,
    ) -> None:  # fmt: skip
        begun = perf_counter()
        self.course, self.stream, self.made_of, self.prepared = course, stream, made_of, on_course(system, course)
        ready, timeline, self.signals = self.prepared, self.prepared.timeline, course.signals
        if kept is not None:
            ready.timeline = timeline._replace(room=kept.room)
        self.times, self.recorder = timeline.times, Recorder(ready.observed, ready.drop_first, stream, made_of)
        self.again = Again.taken(ready) if kept is None else Again()
        fresh, self.acting = self.again.run is None, None
        self.again.ready(ready, course.start, NONE)
        self.bare = self.again.run
        self.run, self.progress = self.bare if watched is None else watched(self.bare), self.bare.progress
        if fresh:
            state, u = ready.observed_from(course.start), self.signals.at(self.times[:1])[0]
            self.recorder.rehearse(float(self.times[0]), state, u, len(self.times))
        if controllers:
            self.acting = ready.acting(controllers, self.bare, course.start)
            written = () if self.acting is None else tuple(self.acting.ticks.written)
            self.recorder.named = {**self.recorder.named, "written": written}
        self.watch: StiffnessWatch | None = None
        made = perf_counter()
        self.run.advance(0)  # compiles, or reads the cache
        self.keeper = None if place is None else Keeper(place, system, course, self.run, self.acting, kept)
        if kept is not None:
            kept.restore(self.run, self.acting)
            for first, columns in kept.samples():
                self.enter(first, *columns)
        else:
            (self.acting or self.run).begin()
        self.clock, self.made_first = [begun, made, perf_counter()], self.bare.making_seconds
        if self.progress["status"] != native.RUNNING and (refusal := ready.refusal(self.bare)):
            raise SimulationError(refusal)

    def enter(self, first: int, states: Vector, *columns: Vector) -> bool:
        """Samples from this number on go to the recorder; False where the run is not to go on."""
        energies, errors, exchange, sigma, held = columns
        moments = self.times[first : first + len(states)]
        given, beside = self.signals.at(moments), dict[str, Variable]()
        if self.acting is not None:
            given += held[:, : given.shape[1]]
            beside["control"] = ("time", "written"), held[:, [*self.acting.ticks.written.values()]], {}
        switches = sigma if self.prepared.switches else None
        self.recorder.books.noise = self.prepared.noise_of(self.bare)
        return self.recorder.take(Samples(moments, states, given, energies, errors, exchange, switches), beside)

    def record(self) -> bool:
        """The samples in the arrays go to the recorder; and to the checkpoint's file, if it leaves them for good."""
        columns = self.run.samples()
        count = len(columns[0])
        columns = (*columns, np.zeros((count, 0)) if self.acting is None else self.acting.values(count))
        if self.keeper is not None and self.progress["status"] == native.FULL:
            self.keeper.log(columns)
        return self.enter(int(self.progress["taken"]), *map(np.ndarray.copy, columns))

    def go(self, update: Update | None, free: bool | None) -> bool:
        """To its end; whether that was cut short by an interrupt. free: as of `run_course`."""
        stopped = False
        if free is not None:
            ends = free and self.acting is None and self.keeper is None and self.stream is None
            self.watch = watch_of(self.bare, self.prepared.method, self.prepared.system.name, ends)
        with nullcontext() if self.keeper is None else terminated_in_order():
            try:
                again, first = self.again, FIRST_ATTEMPTS if self.keeper else self.again.attempts
                again.attempts = drive(self.run, self.record, self.acting, self.keeper, first, update, self.watch)
            except KeyboardInterrupt:
                stopped = True
        self.clock.append(perf_counter())
        return stopped

    def concluded(self, stopped: bool, dataset: bool) -> tuple[xr.Dataset | Trajectory, str]:
        """The result, and why the run failed, or ""; stopped: by an interrupt."""
        prepared, run, progress, recorder, stream = self.prepared, self.bare, self.progress, self.recorder, self.stream
        done, control = bool(progress["status"] == native.DONE), self.course.control
        message, ended = "" if self.acting is None else self.acting.fault, not done and prepared.ended(run)
        failed = not done and not stopped and not message and not recorder.bad
        making = run.making_seconds - self.made_first
        loop_seconds = self.clock[3] - self.clock[2] - recorder.seconds - making
        if not done and prepared.take_last(run):
            self.times = np.append(self.times[: progress["sample"] - 1], progress["time"])
        self.record()
        attrs = self._attributes(loop_seconds)
        if (log := run.events) is not None:
            recorder.enter_events(prepared.events(log))
        if ended:
            attrs["ended_by"] = run.ended_by
        found: Any = recorder.trajectory(attrs) if stream is None else stream.opened(attrs)
        attrs = found.attrs
        attrs["dataset_seconds"] = perf_counter() - self.clock[2] - loop_seconds - making
        attrs.update(recorder.tell())
        message = prepared.failure(run) if failed else message
        if recorder.bad and not message:
            message = explain_not_finite(prepared.system.name, *recorder.bad)
        if message:
            attrs.update(status="failed", failure=message)
        else:
            if control.fixed_step > 0:
                report_divisions(found, progress, control.fixed_step)
            verdict = judge(found, control.rtol, control.fixed_step > 0)
            verdict = "ended" if ended and verdict == "done" else verdict
            attrs["status"] = "interrupted" if stopped and not done else verdict
        if stream is None:
            return found.to_dataset() if dataset else found, message
        found.close()
        kept = stream.finish(attrs)
        kept.encoding[MADE_OF] = self.made_of
        return kept, message

    def _attributes(self, loop_seconds: float) -> dict[str, Any]:
        control, clock = self.course.control, self.clock
        return {
            "system": self.prepared.system.name,
            "status": "",
            "method": self.prepared.method.name,
            **self.prepared.own_method,
            "rtol": control.rtol,
            "atol": control.atol if np.any(control.atol != control.energy_atol) else control.energy_atol,
            **self.prepared.counted(self.bare),
            # of kernels for the run, its events and its observations
            "compile_seconds": clock[1] - clock[0] + self.bare.making_seconds,
            "loop_compile_seconds": clock[2] - clock[1] - self.made_first,
            "loop_seconds": loop_seconds,
            "dataset_seconds": 0.0,
            "poinsot": package_version(),
            **({} if self.made_of is None else self.made_of.told()),
        }
