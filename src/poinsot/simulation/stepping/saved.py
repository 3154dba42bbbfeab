"""The identity in a stepper's saved state, read first: its stepper, and the moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import FileError, SimulationError
from poinsot.simulation.checkpoints.records import forged
from poinsot.simulation.checkpoints.resuming import refuse_another
from poinsot.simulation.options import read_number

STEPPER = "stepper"
FAR = 2.0**50
"""Steps that a stepper may take."""
NEAR = 1e-6  # of a step: what its end may miss of a multiple of the step, as `native.NEAR`


def refuse_another_stepper(own: Mapping[str, str], said: Mapping[str, Any], ticks: bool, data: Any, what: str) -> None:
    """FileError for the state of another stepper; said: kind, method, step and books; ticks: whether it is controlled.

    data  of the record
    """
    refuse_another(own, data, what)
    for name, here in said.items():
        if data.get(name) != here:
            raise FileError(f"{what} is of another stepper: its {name} is {data.get(name)!r}, and here {here!r}.")
    if (data.get("ticks") is None) == ticks:
        has, here = ("no controllers", "some") if ticks else ("controllers", "none")
        raise FileError(f"{what} is of another stepper: it has {has}, and here are {here}.")
    try:
        read_number("the moment at which its books began", data.get("opened"))
    except SimulationError as error:
        raise forged(what, str(error).rstrip("."), STEPPER) from None


def refuse_moment(
    step: float, start: float, done: float, time: float, segment: int, segments: Floats, what: str
) -> None:
    """FileError where a stepper is not so many steps behind its start, in that piece of the time."""
    near = NEAR * step + 64 * float(np.spacing(max(abs(start), abs(time)))) * max(done, 1.0)
    along = bool(np.isfinite([start, time]).all()) and 0 <= done < FAR and done == np.floor(done)
    along = along and abs(start + done * step - time) <= near
    if not along or segment != max(int(np.searchsorted(segments[1:, 0], time + near, side="right")), segment):
        raise forged(what, f"it is at {time} s, {done:g} steps of {step:g} s behind {start} s", STEPPER)
    if not 0 <= segment < len(segments) or segments[segment, 0] > time + near:
        raise forged(what, f"it is in piece {segment} of the time", STEPPER)
