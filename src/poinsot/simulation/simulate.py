"""`simulate`: a system and a span of time in, a dataset of the motion and its energy ledger out.

Source: Hairer, Nørsett & Wanner 1993, §II.4 and II.10 (DOP853); Hairer & Wanner 1996, §IV.8 (RADAU5).
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

import numpy as np

from poinsot.control.controller import Controller
from poinsot.control.ticks import read_controllers
from poinsot.errors import SimulationError, option
from poinsot.motion.system import System
from poinsot.run_options import OPTIONS, RunOptions, refuse_unknown, takes_options
from poinsot.simulation.checkpoints.checkpoint import CheckpointPlace, Course, place_of, seconds_between
from poinsot.simulation.checkpoints.checkpoint import read as read_checkpoint
from poinsot.simulation.checkpoints.records import forged
from poinsot.simulation.checkpoints.resuming import identity_of, refuse_another
from poinsot.simulation.course import course_of
from poinsot.simulation.events import Event, with_events
from poinsot.simulation.interrupts import terminated_in_order
from poinsot.simulation.models import Movable, as_stepped, begun, numbers_of, system_of
from poinsot.simulation.options import CONTROLS, read_control, read_number
from poinsot.simulation.verification.shot import Made
from poinsot.systems.units import inputs_in_si

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.simulation.own_methods import OwnMethod
    from poinsot.simulation.results.trajectory import Trajectory


class SimulateOptions(RunOptions["OwnMethod"], total=False):
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
    system: Movable, time: float | str | None = None, *, dataset: Literal[False], **options: Unpack[SimulateOptions]
) -> Trajectory: ...
@overload
def simulate(
    system: Movable,
    time: float | str | None = None,
    *,
    dataset: Literal[True] = True,
    **options: Unpack[SimulateOptions],
) -> xr.Dataset: ...
@takes_options(*OPTIONS)
def simulate(
    system: Movable,
    time: float | str | None = None,
    *,
    initial: object = None,
    inputs: Mapping[str, object] | None = None,
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

    sᵢ is the system's own unit of the component, 1 for mechanisms: `System.state.scale`. The energies through ports and
    dissipators are held likewise to max(atol)·`System.books.energy_scale` [J] + rtol·(absolute energy through them).

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
    if not said.keys() <= OPTIONS.keys():
        refuse_unknown("simulate", said, (*OPTIONS, *SimulateOptions.__annotations__, "dataset"))
    if not isinstance(dataset, bool):
        raise SimulationError(f"dataset must be True or False, not {dataset!r:.40}")
    inputs = {} if inputs is None else inputs_in_si(system, inputs)
    numbers = None if parameters is None else numbers_of(parameters)
    acting, given = read_controllers(controllers, inputs, system)
    model, state, traced = begun(as_stepped(system, options.get("method")), given, numbers, initial)
    model = with_events(model, events)
    course = course_of(model, state, given, traced, said)
    if course.control.fixed_step > 0:
        from poinsot.simulation.stiffness import doubt_step

        doubt_step(system, course.start, course.control.fixed_step)
    if checkpoint is None and every is not None:
        raise SimulationError("every says how often a checkpoint is written: name its file, checkpoint='run.ckpt'")
    if checkpoint is not None and (own := next((each for each in acting if not each.resumable), None)):
        raise SimulationError(f"{own} keeps its state to itself, so that no checkpoint holds it: leave checkpoint out")
    place = None if checkpoint is None else place_of(checkpoint, every, inputs, numbers, initial)
    _refuse_one_place(to, place)
    made = Made(system, inputs, controllers, events, numbers)
    free = options.get("method") is None and "method" not in model.wishes
    return _kept(to, dataset, made, model, course, progress, acting, place, free=free)


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
    _refuse_one_place(to, place)
    made = Made(model, known, controllers, events, kept.parameters)
    return _kept(to, dataset, made, system, kept.course, progress, acting, place, kept)


def _refuse_one_place(to: str | os.PathLike[str] | None, place: CheckpointPlace | None) -> None:
    """SimulationError where the results of a run would go where its checkpoints are."""
    if to is not None and place is not None and os.path.abspath(to) == os.path.abspath(place.path):
        raise SimulationError(f"the results and the checkpoints of a run cannot both be {to}: give one another name")


def _kept(
    to: str | os.PathLike[str] | None, dataset: bool, made: Made, *given: Any, free: bool = False
) -> xr.Dataset | Trajectory:
    """A run, as `run_course` takes it, that is kept in memory, or in a file."""
    from poinsot.simulation.simulated import run_course

    if to is None:
        try:
            return run_course(*given, dataset=dataset, made_of=made, free=free)
        except MemoryError:
            raise SimulationError(
                f"the samples of this run do not fit into memory: ask for fewer ({option('samples')}, "
                f"{option('times')}), for fewer variables ({option('outputs')}), or keep them in a file that is "
                f"written while the run goes on ({option('to', 'run.nc')})."
            ) from None
    if not dataset:
        raise SimulationError("to= keeps the run in a file, and dataset=False in memory: leave one of the two out.")
    from poinsot.simulation.results.streaming import Stream

    with terminated_in_order(), Stream(to) as stream:
        return run_course(*given, stream=stream, made_of=made, free=free)


def refuse_course(course: Course, room: int, system: System, what: str) -> None:
    """FileError for a course that `simulate` would not make of any options for this System; room: for samples."""
    try:
        wrong = _wrong(course, room, system)
    except SimulationError as error:
        wrong = str(error).rstrip(".")
    if wrong:
        raise forged(what, wrong)


def _wrong(course: Course, room: int, system: System) -> str:
    from poinsot.simulation.results.recording import room_for

    segments, values, grid, control = course.signals.segments, course.signals.values, course.grid, course.control
    inputs = len(system.inputs.names)
    if segments.shape[1] != 5 or len(segments) < 1 or values.shape != (len(segments), 2, inputs):
        return f"inputs of the shape {values.shape}, in pieces of the shape {segments.shape}"
    begin, end = segments[0, 0], segments[-1, 1]
    if not np.isfinite(segments[:, :4]).all() or not (segments[:, 4] > 0).all() or not np.isfinite(values).all():
        return "pieces of time, or inputs, that are infinite or none"
    longer = segments[:, 1] > segments[:, 0] if len(segments) > 1 else segments[:, 1] >= segments[:, 0]
    if not longer.all() or (segments[1:, 0] != segments[:-1, 1]).any():
        return "pieces of time that do not follow one another"
    if ((segments[:, 2:4] < segments[:, :1]) | (segments[:, 2:4] > segments[:, 1:2])).any():
        return "moments at which inputs are taken that lie outside their piece of time"
    if not len(grid) or not np.isfinite(grid).all() or (np.diff(grid) <= 0).any():
        return "moments of samples that do not increase"
    if grid[0] < begin or grid[-1] > end:
        return f"samples from {grid[0]:g} s to {grid[-1]:g} s of a run from {begin:g} s to {end:g} s"
    if course.start.shape != (system.state.size,) or not np.isfinite(course.start).all():
        return f"a start of {len(course.start)} finite numbers, of {system.state.size}"
    if type(control.max_steps) is not int or read_number("step", control.fixed_step) < 0:
        return f"steps of {control.fixed_step} s, {control.max_steps} of them at most"
    limits = {name: getattr(control, name) for name in CONTROLS if name not in ("step", "atol")}
    read_control(system, float(end - begin), atol=course.control.atol, **limits)
    read_number("atol of energies", control.energy_atol, positive=True)
    if control.atol.size and control.energy_atol != control.atol.max():
        return f"an absolute tolerance of energies of {control.energy_atol:g}"
    times = grid if grid[0] == begin else np.append(begin, grid)
    least = min(room_for(times, float(control.fixed_step or control.max_step), 1), len(times))
    return "" if least <= room <= len(times) else f"arrays for {room} samples of {len(times)}"
