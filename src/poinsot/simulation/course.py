"""From the options of a user and of a file to what stays the same in a run: its `Course`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from types import NoneType
from typing import Any

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import once, recent
from poinsot.errors import RunWarning, warn
from poinsot.motion.system import System
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.inputs import make_signals, read_inputs
from poinsot.simulation.keeping import steps_per_sample
from poinsot.simulation.methods import Keeping, TimeStepping, find_method, served_by
from poinsot.simulation.moments import NONE, find_moments, refuse_breaks
from poinsot.simulation.options import (
    CONTROLS,
    chosen,
    doubtful_start,
    idle_options,
    read_control,
    read_number,
    read_option,
    read_state,
    read_times,
    steps_as_times,
)
from poinsot.simulation.own_methods import told

OWN = ("time", "times", "start", "outputs")
"""Options of one run: what holds for all runs of a System depends on whether they are said alone."""
KEPT = 16
"""Settings kept of a System: those asked for last."""


class RunSettings:
    """What holds for all runs of a System of which the same options are said, whenever they begin and end.

    control  with a longest step without end, where none is asked for
    idle     sentences on options without effect
    own_samples   whether the moments of samples are asked for
    """

    def __init__(self, model: System, said: Mapping[str, object]) -> None:
        options = self.options = chosen(said, model.wishes)
        if options["step"] is not None and said.get("step") is not None and said.get("max_step") is None:
            options["max_step"] = None  # the step of a user replaces both of the file
        self.control = control = read_control(model, inf, **{name: options[name] for name in CONTROLS})
        self.method = method = find_method(options["method"], control.fixed_step > 0)
        self.name, self.samples = told(options["method"]), int(read_option("samples", options["samples"]))
        solves = isinstance(served_by(method, model.dynamics.keeping), Collocation)  # to the tolerances
        lands = model.switching is not None and (
            not isinstance(method, TimeStepping) or len(model.switching.events.names) > 0
        )
        heeds = {"errors": solves or control.fixed_step <= 0, "stages": solves, "events": lands}
        self.idle = idle_options(said, model.wishes, method.name, heeds)
        timed = {*model.wishes, *(name for name, value in said.items() if value is not None)}
        self.own_samples = not timed.isdisjoint(("times", "samples", "steps_per_sample"))

    @classmethod
    def of(cls, model: System, said: Mapping[str, object]) -> RunSettings:
        """Those made before where the same is said: by type and value, since 1 and True are equal."""
        known: dict[object, RunSettings] = once(model, "settings", dict)
        key: list[object] = []
        for name, value in said.items():
            if name in OWN and not isinstance(value, str):
                key.append((name, value is None))
            elif value is None or type(value) in (str, int, float, bool):
                key.append((name, type(value), value))
            else:
                return cls(model, said)
        return recent(known, tuple(key), lambda: cls(model, said), KEPT)

    def moments(
        self, model: System, said: Mapping[str, object], options: Mapping[str, Any]
    ) -> tuple[float, float, Vector]:
        """Begin and end of a run with these options, and its samples."""
        begin = 0.0 if options["start"] is None else read_number("start", options["start"], unit="s")
        grid, end = read_times(options["times"], options["time"], begin, model.span, self.samples)
        if end > begin and options["steps_per_sample"] is not None:
            grid = steps_as_times(options["steps_per_sample"], options["step"], begin, end)
        if said.get("times") is not None and (doubt := doubtful_start(said, grid, begin)):
            warn(RunWarning(doubt))
        if isinstance(self.method, Keeping) and end > begin and not self.own_samples:  # samples at ends of steps
            count = steps_per_sample(end - begin, self.control.fixed_step)
            grid = steps_as_times(count, self.control.fixed_step, begin, end)
        return begin, end, grid


def course_of(
    model: System, state: Any, given: Mapping[str, Any], traced: Sequence[str], said: Mapping[str, object]
) -> Course:
    """What stays the same in a run of a System, from what its user says and its file wants.

    state, traced  as of `system_of`; given: the inputs; said: options of `simulate` by name, None: not said
    """
    settings, inputs = RunSettings.of(model, said), model.inputs
    options = {**settings.options}
    for name in OWN:
        if not isinstance(value := said.get(name), (str, NoneType)):
            options[name] = value
    begin, end, grid = settings.moments(model, said, options)
    control, moments = settings.control.over(end - begin), NONE
    if inputs.timed:
        moments = find_moments(inputs.timed, begin, end)
        refuse_breaks(inputs.unbroken, moments.jumps, model.name)
    tables = read_inputs(inputs.names, {**inputs.defaults, **given}, traced, end)
    for idle in settings.idle:
        warn(RunWarning(idle))
    zones = moments.zones if control.fixed_step <= 0 else None
    signals = make_signals([*tables.values()], (*inputs.breakpoints, *moments.jumps), begin, end, zones)
    start = read_state(model, model.state.at(begin) if state is None else state)
    return Course(settings.name, control, grid, signals, start, options["outputs"])
