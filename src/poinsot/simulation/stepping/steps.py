"""The code that takes the steps of a `Stepper`, compiled whole or paused: one protocol for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import perf_counter
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.motion.system import System
from poinsot.simulation.loops.step_records import Crowd

Sharing: TypeAlias = Callable[[Iterable[NDArray[np.generic]], NDArray[np.generic] | None], Crowd]
SLICE_SECONDS = 0.02


class StepState(Protocol):
    """A system at a moment, and how it gets to the next.

    x, energy, held, inputs   arrays in place: the state, the energies through ports and dissipators, what is held of
                              the inputs and what tables add to it [segment, 2, nu]
    """

    system: System
    held: Vector
    inputs: Vector
    time: float

    @property
    def x(self) -> Vector: ...

    @property
    def energy(self) -> Vector: ...

    def advance(self, count: int) -> bool:
        """So many steps; False where one cannot be taken, with all as it was before that one."""

    @property
    def done(self) -> int:
        """Steps since the time was written."""

    def share(self, made: Sharing) -> Callable[[int], int]:
        """Move all members of `images.SteppedMembers`, from one on: at which the host has to go on, or their number.

        made  what compiled steps work on, of all arrays that they change and a record that is the stepper's own
        """

    def finish(self) -> bool:
        """Go on with a step that compiled code has begun and could not end; False where it cannot be taken."""

    def explain(self) -> str:
        """Why the last one could not be taken."""

    def place(self, state: Vector) -> None:
        """Go on from this state, settled on the constraints. Errors: SimulationError where it cannot be."""

    def row(self) -> Vector:
        """The present state as `System.observations` take it."""

    def u(self) -> Vector:
        """The inputs at present."""

    def sigma(self) -> Vector | None:
        """σ of a system that switches, at present."""

    def hold(self, places: Ints, values: Vector) -> None:
        """These values of the inputs at these places from here on, whatever a table says."""

    def lead(self, place: Ints) -> None:
        """These of the inputs, in this order, are given with a step."""

    def arrays_kept(self) -> dict[str, NDArray[Any]]:
        """All that the next steps depend on, in place."""

    def refuse(self, own: Mapping[str, NDArray[Any]], saved: Mapping[str, NDArray[Any]], what: str) -> float:
        """The time [s] of saved arrays that are to be written into these. FileError for what no step leaves."""

    def restored(self) -> None:
        """Go on from arrays that were written from a saved state."""

    def entry(self, general: Callable[..., None], failed: Callable[[], None], doc: str) -> Any:
        """One step as a function of Python that is quicker than `general`, or None; `failed` is called where compiled
        code could not end the step."""


def as_given(state: Vector, settled: Vector) -> Vector:
    """A state that was settled on constraints; as it was given where that moved it by rounding alone."""
    near = np.abs(settled - state) <= 64 * np.spacing(np.maximum(np.abs(state), 1.0))
    return state if near.all() else settled


def in_slices(count: int, take: Callable[[int], bool]) -> bool:
    """Take so many steps in calls that give Ctrl-C its turn; take(n): whether all were taken."""
    slice_of = 16
    while count > 0:
        before, some = perf_counter(), min(count, slice_of)
        if not take(some):
            return False
        count -= some
        slice_of *= 4 if perf_counter() - before < SLICE_SECONDS else 1
    return True


def input_at(segments: Vector, inputs: Vector, held: Vector, segment: int, time: float) -> Vector:
    """u (nu,) at a time of a segment."""
    return np.asarray(held + (inputs[segment, 0] + inputs[segment, 1] * (time - segments[segment, 0])))
