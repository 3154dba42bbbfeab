"""`simulate`: a system and a span of time in, a dataset of the motion and its energy ledger out.

Source: Hairer, Nørsett & Wanner 1993, §II.4 and II.10 (DOP853); Hairer & Wanner 1996, §IV.8 (RADAU5).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.control.controller import Controller
from poinsot.control.ticks import Ticks, read_controllers
from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.run_options import OPTIONS, RunOptions, refuse_unknown, takes_options
from poinsot.simulation.checkpoints.checkpoint import CheckpointPlace, Course, Keeper, Kept, place_of, seconds_between
from poinsot.simulation.checkpoints.checkpoint import read as read_checkpoint
from poinsot.simulation.checkpoints.courses import refuse_course
from poinsot.simulation.checkpoints.resuming import identity_of, package_version, refuse_another
from poinsot.simulation.course import course_of
from poinsot.simulation.events import Event, with_events
from poinsot.simulation.interrupts import interrupted, terminated_in_order, uninterrupted
from poinsot.simulation.models import Movable, as_stepped, numbers_of, system_of
from poinsot.simulation.verification.made import Made
from poinsot.simulation.verification.origin import MADE_OF
from poinsot.systems.units import inputs_in_si

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.simulation.own_methods import OwnMethod
    from poinsot.simulation.results.streaming import Stream
    from poinsot.simulation.results.trajectory import Trajectory


class Options(RunOptions["OwnMethod"], total=False):
    """The arguments of `simulate` by name and type, for editors and type checkers; their card stands there."""

    initial: Any
    inputs: Mapping[str, Any] | None
    controllers: Controller | Sequence[Controller]
    events: Event | Sequence[Event]
    parameters: Mapping[str, float | str] | None
    checkpoint: str | os.PathLike[str] | CheckpointPlace | None
    every: float | str | None
    to: str | os.PathLike[str] | None
    progress: bool | None


@overload
def simulate(
    system: Movable, time: float | str | None = None, *, dataset: Literal[False], **options: Unpack[Options]
) -> Trajectory: ...
@overload
def simulate(
    system: Movable, time: float | str | None = None, *, dataset: Literal[True] = True, **options: Unpack[Options]
) -> xr.Dataset: ...
@takes_options(*OPTIONS)
def simulate(
    system: Movable,
    time: float | str | None = None,
    *,
    initial: Any = None,
    inputs: Mapping[str, Any] | None = None,
    controllers: Controller | Sequence[Controller] = (),
    events: Event | Sequence[Event] = (),
    parameters: Mapping[str, float | str] | None = None,
    checkpoint: str | os.PathLike[str] | CheckpointPlace | None = None,
    every: float | str | None = None,
    to: str | os.PathLike[str] | None = None,
    dataset: bool = True,
    progress: bool | None = None,
    **options: Unpack[RunOptions[OwnMethod]],
) -> xr.Dataset | Trajectory:
    """The motion from `start` to `time` [s], the error of each step and component i below atolᵢ·sᵢ + rtol·|its size|.

    What is not given is as the system's file wants it ([simulation]), else as stated here.

    sᵢ is the system's own unit of the component, 1 for mechanisms: `System.scale`. The energies through ports and
    dissipators are held likewise to max(atol)·`System.energy_scale` [J] + rtol·(absolute energy through them).

    system    a `System`, a model that has one (a mechanism, a network), a family of such, or a `PortHamiltonian`
    initial   the state at the start: for a System an array [nx], for a mechanism what `initial_state` takes
    inputs    name → a number, or (times [s], values) joined by straight lines and constant outside; the same time
              twice is a jump; inputs not named are the system's own, else 0. A model also takes a formula in t as text
              and a function of t, which are compiled with it
    controllers  what acts on inputs at moments of its own, in this order; an input that one writes is its alone. The
              dataset has what holds at each sample as "control" (time, written): `Controller`
    events    what is to happen where a function of time and state passes 0, or where the run ends: `Event`
    parameters  of a family: name → number; others are as by default. A changed number compiles nothing anew
    checkpoint, every  a file that always holds where the run is, written anew every so many seconds of the clock (60)
              and at its end: `resume` goes on from there, bit for bit, however the run was ended
    to        a .nc or .zarr file that is written while the run goes on, so that it may be far larger than the memory;
              the dataset returned reads it when it is looked at. It appears complete, or with what there is of a run
              that fails or is interrupted
    dataset   False returns a `Trajectory` instead, plain arrays by name, in a fraction of the time of a short run
    progress  True or False shows or hides the progress bar; without it, on a terminal after a second
    options   of the run, None: not said; docs/simulation.md says more:
    Returns   dataset over (time, …), units in attrs; `attrs` tell status, steps and seconds. attrs["status"] is "done";
              "ended" by a terminal event; "unbalanced", with a `LedgerWarning`, where the ledger misses more than
              `ledger(run).bound`. Of what switches and of events: variables event_… along "event"
    Errors    `SimulationError` for options that contradict themselves or a run that cannot start; `SimulationFailure`
              when it cannot go on, or a result is infinite or not a number, with the dataset up to there in its
              `partial`. `KeyboardInterrupt` after Ctrl-C, with a `partial` likewise, if the run had begun, whose
              attrs["status"] is "interrupted"
    Law       energy_residual = stored − stored at start − supplied + dissipated = 0, tests/simulation/test_ledger.py
    """
    said: dict[str, object] = {"time": time, **options}
    refuse_unknown("simulate", said, (*OPTIONS, *Options.__annotations__, "dataset"))
    inputs = inputs_in_si(system, {} if inputs is None else inputs)
    numbers = None if parameters is None else numbers_of(parameters)
    acting, given = read_controllers(controllers, inputs, system)
    model, state, traced = system_of(as_stepped(system, options.get("method")), given, numbers, initial)
    model = with_events(model, events)
    course = course_of(model, state, given, traced, said)
    if course.control.fixed_step > 0:
        from poinsot.simulation.spring_periods import doubt_step

        doubt_step(system, course.start, course.control.fixed_step)
    if checkpoint is None and every is not None:
        raise SimulationError("every says how often a checkpoint is written: name its file, checkpoint='run.ckpt'")
    if checkpoint is not None and (own := next((each for each in acting if not each.resumable), None)):
        raise SimulationError(f"{own} keeps its state to itself, so that no checkpoint holds it: leave checkpoint out")
    place = None if checkpoint is None else place_of(checkpoint, every, inputs, numbers, initial)
    made = Made(system, inputs, controllers, events, numbers)
    return _kept(to, dataset, partial(run_course, model, course, progress, acting, place, None, made_of=made))


def resume(
    checkpoint: str | os.PathLike[str],
    model: Movable,
    *,
    inputs: Mapping[str, Any] | None = None,
    controllers: Controller | Sequence[Controller] = (),
    events: Event | Sequence[Event] = (),
    every: float | str | None = None,
    to: str | os.PathLike[str] | None = None,
    dataset: bool = True,
    progress: bool | None = None,
) -> Any:
    """The run that wrote a checkpoint, to its end: the result that it would have given without the interruption, bit
    for bit.

    checkpoint   the file, which goes on being written
    model        what was simulated
    inputs       those that were functions of time, which a file cannot hold; all else stands in the checkpoint
    controllers, events  those of the run, if it had any
    every, to, dataset, progress, Returns, Errors   as of `simulate`; `FileError` for what is no checkpoint, damaged, of
                 another model
    Law          a run that is killed at any moments and resumed each time gives the dataset of one that is not,
                 tests/simulation/test_checkpoint.py
    """
    kept = read_checkpoint(checkpoint)
    known = kept.inputs(inputs_in_si(model, inputs or {}))
    acting, given = read_controllers(controllers, known, model)
    system, _, _ = system_of(as_stepped(model, kept.course.method), given, kept.parameters, kept.initial)
    system = with_events(system, events)
    refuse_another(identity_of(system), kept.data, kept.what)
    refuse_course(kept.course, kept.room, system, kept.what)
    place = CheckpointPlace(kept.path, seconds_between(every), kept.data["place"])
    made = Made(model, known, controllers, events, kept.parameters)
    return _kept(to, dataset, partial(run_course, system, kept.course, progress, acting, place, kept, made_of=made))


def _kept(
    to: str | os.PathLike[str] | None, dataset: bool, run: Callable[[bool, Stream | None], xr.Dataset | Trajectory]
) -> xr.Dataset | Trajectory:
    """A run that is kept in memory, or in a file."""
    if to is None:
        try:
            return run(dataset, None)
        except MemoryError:
            raise SimulationError(
                "the samples of this run do not fit into memory: ask for fewer (samples=, times=), for fewer variables "
                "(outputs=), or keep them in a file that is written while the run goes on (to='run.nc')."
            ) from None
    if not dataset:
        raise SimulationError("to= keeps the run in a file, and dataset=False in memory: leave one of the two out.")
    from poinsot.simulation.results.streaming import Stream

    with terminated_in_order(), Stream(to) as stream:
        return run(True, stream)


def run_course(
    system: System,
    course: Course,
    show: bool | None,
    controllers: Sequence[Controller],
    place: CheckpointPlace | None,
    kept: Kept | None,
    dataset: bool,
    stream: Stream | None,
    watched: Callable[[Any], Any] | None = None,
    made_of: Made | None = None,
) -> xr.Dataset | Trajectory:
    """A run of a System; watched: what puts something around it that sees all its steps and changes none; made_of: the
    model and what acts on it."""
    from poinsot.simulation.acting import Acting
    from poinsot.simulation.failure import SimulationFailure
    from poinsot.simulation.loops import native
    from poinsot.simulation.prepared import Prepared
    from poinsot.simulation.results.books import Samples
    from poinsot.simulation.results.recording import Recorder
    from poinsot.simulation.results.verdict import explain_not_finite, judge, report_divisions
    from poinsot.simulation.run import drive
    from poinsot.simulation.switching_run import SwitchingRun

    if dataset:
        import xarray  # noqa: F401  (its import is no part of the seconds reported)

    clock = [perf_counter()]
    prepared = Prepared(system, course)
    control, signals, times = course.control, course.signals, prepared.times
    state, model, system = course.start, system, prepared.system
    room = prepared.room if kept is None else kept.room
    recorder = Recorder(system, course.outputs, prepared.noise, prepared.drop_first, stream)
    start = prepared.observed_from(state)
    run = prepared.run(state, room, [*recorder.observed])
    recorder.rehearse(prepared.begin, start, signals.at(times[:1])[0], len(times))
    progress = run.progress
    acting = Acting(Ticks(controllers, system, prepared.begin, start, signals.at), run) if controllers else None
    if acting is not None:
        recorder.named["written"] = tuple(acting.ticks.written)

    def enter(first: int, states: Vector, *columns: Vector) -> bool:
        """Samples from this number on go to the recorder; False where the run is not to go on."""
        energies, errors, exchange, sigma, held = columns
        moments = times[first : first + len(states)]
        given = signals.at(moments)
        beside: dict[str, Any] = {}
        if acting is not None:
            given += held[:, : given.shape[1]]
            beside["control"] = ("time", "written"), held[:, [*acting.ticks.written.values()]], {}
        switches = sigma if prepared.switches else None
        return recorder.take(Samples(moments, states, given, energies, errors, exchange, switches), beside)

    def record() -> bool:
        """The samples in the arrays go to the recorder; and to the checkpoint's file, if it leaves them for good."""
        arrays = run.samples()
        columns = (*arrays, np.zeros((len(arrays[0]), 0)) if acting is None else acting.values(len(arrays[0])))
        if keeper is not None and progress["status"] == native.FULL:
            keeper.log(columns)
        return enter(int(progress["taken"]), *((each.copy() for each in columns) if room < len(times) else columns))

    clock.append(perf_counter())
    switching = isinstance(run, SwitchingRun)
    bare = run
    run = run if watched is None else watched(run)
    run.advance(0)  # compiles, or reads the cache
    keeper = None if place is None else Keeper(place, model, course, run, acting, kept)
    if kept is not None:
        kept.restore(run, acting)
        for first, columns in kept.samples():
            enter(first, *columns)
    elif acting is not None:
        acting.begin()
    else:
        run.begin()
    clock.append(perf_counter())
    made_first = run.making_seconds if switching else 0.0
    if refusal := prepared.refusal(bare):
        raise SimulationError(refusal)

    stopped = False
    with nullcontext() if keeper is None else terminated_in_order():
        try:
            drive(run, show, record, acting, keeper)
        except KeyboardInterrupt:
            stopped = True
    finished = not stopped or bool(progress["status"] == native.DONE)
    clock.append(perf_counter())

    def concluded() -> tuple[xr.Dataset | Trajectory, str]:
        """The run and its faults."""
        nonlocal times
        made = run.making_seconds if switching else 0.0
        loop_seconds = clock[3] - clock[2] - recorder.seconds - (made - made_first)
        fault, ended = "" if acting is None else acting.fault, prepared.ended(bare)
        failed = finished and not fault and not recorder.bad
        if prepared.take_last(bare):
            times = np.append(times[: progress["sample"] - 1], progress["time"])
        record()
        attrs: dict[str, Any] = {
            "system": system.name,
            "status": "",
            "method": prepared.method.name,
            "rtol": control.rtol,
            "atol": control.atol if np.any(control.atol != control.energy_atol) else control.energy_atol,
            **prepared.counted(bare),
            "compile_seconds": clock[1] - clock[0] + made,  # of kernels for the run, its events and its observations
            "loop_compile_seconds": clock[2] - clock[1] - made_first,
            "loop_seconds": loop_seconds,
            "dataset_seconds": 0.0,
            "poinsot": package_version(),
            **({} if made_of is None else made_of.told()),
        }
        if (log := prepared.log(bare)) is not None:
            recorder.enter_events(prepared.events(log))
        if ended:
            attrs["ended_by"] = run.ended_by
        found: Any = recorder.trajectory(attrs) if stream is None else stream.opened(attrs)
        found.attrs["dataset_seconds"] = perf_counter() - clock[2] - loop_seconds - (made - made_first)
        found.attrs.update(recorder.tell())

        def returned() -> xr.Dataset | Trajectory:
            if stream is None and not dataset:
                plain: Trajectory = replace(found, made=made_of)
                return plain
            if stream is not None:
                found.close()
            kept: xr.Dataset = found.to_dataset() if stream is None else stream.finish(found.attrs)
            kept.encoding[MADE_OF] = made_of
            return kept

        message = prepared.failure(bare) if failed else fault
        if recorder.bad and not message:
            message = explain_not_finite(system.name, *recorder.bad)
        if message:
            found.attrs.update(status="failed", failure=message)
            return returned(), message
        if control.fixed_step > 0:
            report_divisions(found, progress, control.fixed_step)
        verdict = judge(found, control.rtol, control.fixed_step > 0)
        verdict = "ended" if ended and verdict == "done" else verdict
        found.attrs["status"] = verdict if finished else "interrupted"
        return returned(), ""

    kept_run, message = None, ""
    try:
        with uninterrupted():
            kept_run, message = concluded()
    except KeyboardInterrupt:
        stopped = True
    if stopped:
        raise interrupted(kept_run, f"the run until t = {progress['time']:.6g} s")
    if message:
        raise SimulationFailure(message, kept_run)
    assert kept_run is not None
    return kept_run
