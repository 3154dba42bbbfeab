"""From the options of a user and of a file to what stays the same in a run: its `Course`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poinsot.errors import RunWarning, warn
from poinsot.motion.system import System
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.inputs import make_signals, read_inputs
from poinsot.simulation.keeping import steps_per_sample
from poinsot.simulation.methods import Keeping, TimeStepping, find_method, served_by
from poinsot.simulation.moments import find_moments, refuse_breaks
from poinsot.simulation.options import (
    CONTROLS,
    chosen,
    doubtful_start,
    idle_options,
    read_control,
    read_number,
    read_state,
    read_times,
    steps_as_times,
)
from poinsot.simulation.own_methods import told


def course_of(
    model: System, state: Any, given: Mapping[str, Any], traced: Sequence[str], said: Mapping[str, Any]
) -> Course:
    """What stays the same in a run of a System, from what its user says and its file wants.

    state, traced  as of `system_of`; given: the inputs; said: options of `simulate` by name, None: not said
    """
    options = chosen(said, model.wishes)
    begin = 0.0 if options["start"] is None else read_number("start", options["start"], unit="s")
    if state is None:
        state = model.state.at(begin)
    grid, end = read_times(options["times"], options["time"], begin, model.span, options["samples"])
    if options["steps_per_sample"] is not None and end > begin:
        grid = steps_as_times(options["steps_per_sample"], options["step"], begin, end)
    if doubt := doubtful_start(said, grid, begin):
        warn(RunWarning(doubt))
    tables = read_inputs(model.inputs.names, {**model.inputs.defaults, **given}, traced)
    if options["step"] is not None and said.get("step") is not None and said.get("max_step") is None:
        options["max_step"] = None  # the step of a user replaces both of the file
    control = read_control(model, end - begin, **{name: options[name] for name in CONTROLS})
    moments = find_moments(model.inputs.timed, begin, end)
    refuse_breaks(model.inputs.unbroken, moments.jumps, model.name)
    method = find_method(options["method"], control.fixed_step > 0)
    solves = isinstance(served_by(method, model.dynamics.keeping), Collocation)  # to the tolerances
    lands = model.switching is not None and (
        not isinstance(method, TimeStepping) or len(model.switching.events.names) > 0
    )
    heeds = {"errors": solves or control.fixed_step <= 0, "stages": solves, "events": lands}
    for idle in idle_options(said, model.wishes, method.name, heeds):
        warn(RunWarning(idle))
    timed = {"times", "samples", "steps_per_sample"} & {*model.wishes, *(k for k, v in said.items() if v is not None)}
    if isinstance(method, Keeping) and end > begin and not timed:  # samples at ends of steps
        count = steps_per_sample(end - begin, control.fixed_step)
        grid = steps_as_times(count, control.fixed_step, begin, end)
    zones = moments.zones if control.fixed_step <= 0 else None
    signals = make_signals(list(tables.values()), (*model.inputs.breakpoints, *moments.jumps), begin, end, zones)
    return Course(told(options["method"]), control, grid, signals, read_state(model, state), options["outputs"])
