"""What a checkpoint says of its run before there is one: data of the right kinds, a course that `simulate` takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import FileError, SimulationError
from poinsot.motion.system import System
from poinsot.simulation.options import Control, read_control, read_number

if TYPE_CHECKING:
    from poinsot.simulation.checkpoints.checkpoint import Course

Vector: TypeAlias = NDArray[np.float64]
FORGED = "It is damaged or forged."


def refuse_data(data: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]], what: str) -> None:
    """FileError where a record of a run lacks something, or holds it in another form."""
    place, log, control = data.get("place"), data.get("log"), data.get("control")
    given = place.get("parameters") if isinstance(place, dict) else None
    own = {each.name for each in fields(Control)} - {"atol"}
    outputs = data.get("outputs")
    good = {
        "place": isinstance(place, dict) and isinstance(place.get("inputs"), dict) and "initial" in place,
        "parameters": isinstance(given, dict) and all(_is_number(each) for each in given.values()),
        "command": isinstance(place, dict) and _is_command(place.get("command")),
        "log": isinstance(log, dict) and _is_log(log),
        "control": isinstance(control, dict) and set(control) == own and all(map(_is_number, control.values())),
        "method": isinstance(data.get("method"), str),
        "outputs": outputs is None or (isinstance(outputs, list) and all(isinstance(each, str) for each in outputs)),
        "acting": "acting" in data and isinstance(data["acting"], dict | None),
    }
    good |= {
        name: name in arrays and (arrays[name].dtype, arrays[name].ndim) == (np.dtype(np.float64), rank)
        for name, rank in (("course.grid", 1), ("course.segments", 2), ("course.values", 3), ("course.start", 1),
                           ("course.atol", 1), ("run.work.states", 2))
    }  # fmt: skip
    for name, fits in good.items():
        if not fits:
            raise FileError(f"{what} is no checkpoint of a run: its {name!r} is not of the form that one has. {FORGED}")


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_log(log: Mapping[str, Any]) -> bool:
    widths = log.get("widths")
    whole = [log.get("count"), *widths] if isinstance(widths, list) else [None]
    if not all(isinstance(each, int) and not isinstance(each, bool) and 0 <= each < 1 << 40 for each in whole):
        return False
    return isinstance(log.get("sha256"), str) and (whole[0] == 0 or sum(whole[1:]) > 0)


def _is_command(told: Any) -> bool:
    """What the command line says of a run: texts, lists of texts, options by name."""
    if told is None:
        return True
    if not isinstance(told, dict) or not isinstance(told.get("options"), dict):
        return False
    lists = all(
        isinstance(told.get(name), list) and all(isinstance(each, str) for each in told[name])
        for name in ("parameter", "controller")
    )
    texts = all(isinstance(told.get(name), str) for name in ("file", "sha256"))
    return lists and texts and all(isinstance(told.get(name), str | None) for name in ("out", "plot"))


def refuse_course(course: Course, room: int, system: System, what: str) -> None:
    """FileError for a course that `simulate` would not make of any options for this System; room: for samples."""
    try:
        wrong = _wrong(course, room, system)
    except SimulationError as error:
        wrong = str(error).rstrip(".")
    if wrong:
        raise FileError(f"{what} holds what no run of this model says: {wrong}. {FORGED}")


def _wrong(course: Course, room: int, system: System) -> str:
    from poinsot.simulation.results.recording import room_for

    segments, values, grid, control = course.signals.segments, course.signals.values, course.grid, course.control
    inputs = len(system.input_names)
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
    if course.start.shape != (system.state_size,) or not np.isfinite(course.start).all():
        return f"a start of {len(course.start)} finite numbers, of {system.state_size}"
    if read_number("step", control.fixed_step) < 0 or control.max_steps not in range(1, 1 << 62):
        return f"steps of {control.fixed_step} s, {control.max_steps} of them at most"
    read_control(
        system, float(end - begin), control.rtol, course.control.atol, None, control.max_step, control.max_steps,
        control.constraint_tolerance,
    )  # fmt: skip
    read_number("atol of energies", control.energy_atol, positive=True)
    times = grid if grid[0] == begin else np.append(begin, grid)
    least = min(room_for(times, float(control.fixed_step or control.max_step), 1), len(times))
    return "" if least <= room <= len(times) else f"arrays for {room} samples of {len(times)}"
