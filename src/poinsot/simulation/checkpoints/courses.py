"""Whether the course in a checkpoint is one that `simulate` makes of some options."""

from __future__ import annotations

import numpy as np

from poinsot.errors import SimulationError
from poinsot.motion.system import System
from poinsot.simulation.checkpoints.checkpoint import Course
from poinsot.simulation.checkpoints.records import forged
from poinsot.simulation.options import CONTROLS, read_control, read_number


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
