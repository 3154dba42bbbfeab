"""The options of a run, read once: anything that contradicts itself is refused here with one clear sentence."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.errors import SimulationError
from poinsot.systems.system import System

Vector: TypeAlias = NDArray[np.float64]
DEFAULT_SAMPLES = 1001
LEAST_RTOL = 1e-14


@dataclass(frozen=True, eq=False)
class Control:
    """How steps are chosen: error tolerances [nl], step limits [s], the position error allowed in samples [m]."""

    rtol: float
    atol: Vector
    energy_atol: float  # of energies, in units of the system's energy scale: the largest of atol
    fixed_step: float  # 0: adaptive
    max_step: float
    max_steps: int
    constraint_tolerance: float


def read_number(name: str, value: Any, positive: bool = False) -> float:
    """A finite float, positive if so wished."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise SimulationError(f"{name} must be a number, not {value!r}.") from None
    if not math.isfinite(number) or (positive and number <= 0):
        raise SimulationError(f"{name} must be a {'positive ' if positive else ''}finite number, not {value!r}.")
    return number


def read_control(
    system: System,
    span: float,
    rtol: float,
    atol: ArrayLike,
    step: float | None,
    max_step: float | None,
    max_steps: int,
    constraint_tolerance: float,
) -> Control:
    """Tolerances and limits; the longest step is a hundredth of the run unless said otherwise."""
    relative = read_number("rtol", rtol, positive=True)
    if not LEAST_RTOL <= relative <= 0.1:
        raise SimulationError(f"rtol must lie between {LEAST_RTOL:g} (double precision) and 0.1; it is {rtol!r}.")
    try:
        absolute = np.array(np.broadcast_to(np.asarray(atol, dtype=np.float64), (system.local_size,)))
    except (TypeError, ValueError):
        raise SimulationError(
            f"atol must be a number or one number for each of the {system.local_size} components of the state."
        ) from None
    if not np.isfinite(absolute).all() or np.any(absolute <= 0):
        raise SimulationError("atol must be positive and finite in every component.")
    if read_number("max_steps", max_steps, positive=True) < 1:
        raise SimulationError(f"max_steps must be a whole number of steps, at least 1, not {max_steps!r}.")
    return Control(
        relative,
        absolute,
        float(np.max(atol)),
        0.0 if step is None else read_number("step", step, positive=True),
        max(span / 100, 1e-300) if max_step is None else read_number("max_step", max_step, positive=True),
        int(max_steps),
        read_number("constraint_tolerance", constraint_tolerance, positive=True),
    )


def read_times(times: ArrayLike | None, time: float | None, start: float, span: float) -> tuple[Vector, float]:
    """The output grid and the end of the run; a last sample beyond the end by rounding only is moved onto it."""
    if times is None:
        end = start + span if time is None else read_number("time", time)
        _check_span(start, end)
        return (np.array([start]) if end == start else np.linspace(start, end, DEFAULT_SAMPLES)), end
    try:
        grid = np.array(times, dtype=np.float64)
    except (TypeError, ValueError):
        raise SimulationError("times must be a sequence of numbers, the moments of the samples.") from None
    if grid.ndim != 1 or grid.size == 0:
        raise SimulationError(f"times must be a non-empty sequence of numbers; it has shape {grid.shape}.")
    if not np.isfinite(grid).all():
        raise SimulationError(f"times must be finite; entry {int(np.argmin(np.isfinite(grid)))} is not.")
    if np.any(np.diff(grid) <= 0):
        index = int(np.argmax(np.diff(grid) <= 0))
        raise SimulationError(f"times must increase; entry {index + 1} is {grid[index + 1]:g}, after {grid[index]:g}.")
    end = float(grid[-1]) if time is None else read_number("time", time)
    _check_span(start, end)
    rounding = 8 * np.spacing(max(abs(start), abs(end)))
    if 0 < grid[-1] - end <= rounding and (grid.size == 1 or grid[-2] < end):
        grid[-1] = end
    if grid[0] < start or grid[-1] > end:
        raise SimulationError(
            f"times must lie within the run, {start:g} s to {end:g} s; they go from {grid[0]:g} s to {grid[-1]:g} s."
        )
    return grid, end


def _check_span(start: float, end: float) -> None:
    if end < start:
        raise SimulationError(f"the run would end at {end:g} s, before its start at {start:g} s: give a later time.")
    if 0 < end - start < 1e4 * np.spacing(max(abs(start), abs(end))):
        raise SimulationError(f"the run from {start:g} s to {end:g} s is too short to tell its moments apart.")


def read_state(system: System, state: ArrayLike) -> Vector:
    """An initial state of the right size, finite."""
    try:
        vector = np.array(state, dtype=np.float64)
    except (TypeError, ValueError):
        raise SimulationError(f"the initial state must be {system.state_size} numbers.") from None
    if vector.shape != (system.state_size,):
        raise SimulationError(
            f"the initial state of {system.name!r} must be {system.state_size} numbers; this has shape {vector.shape}."
        )
    if not np.isfinite(vector).all():
        raise SimulationError(f"the initial state must be finite; entry {int(np.argmin(np.isfinite(vector)))} is not.")
    return vector
