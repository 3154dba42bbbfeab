"""The code that takes the steps of a `Stepper`, compiled whole or paused: one protocol for both.

A step as a builtin function of Python, which calls compiled code at once (`step_text`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import perf_counter
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats, Ints, Vector
from poinsot.code import Block, Loops
from poinsot.motion.system import System
from poinsot.programs.locking import once
from poinsot.records import NamedTuple
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host
from poinsot.simulation.loops.step_records import Crowd
from poinsot.simulation.stepping import step_text
from poinsot.ufuncs import capi
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.capi import builtin, python_functions
from poinsot.ufuncs.identity import cache_key


class Inputs(NamedTuple):
    """Arguments of a step: the first `given` inputs by `place` among those `held`, if `steered` is not 0."""

    steered: Ints  # [1]
    place: Ints
    given: int
    held: Floats


class EntryWords(np.ndarray[tuple[int], np.dtype[np.int64]]):
    """The words of `step_text.WORDS`; ``kept`` lives as long."""

    kept: tuple[object, ...]


@once
def _entry() -> LoadedObject:
    """The entry of a step from Python, loaded once in this process."""
    key = cache_key(host(), "step from python", step_text.text(host().fma))
    return LoadedObject(Cache().made(key, lambda: compile_object(step_text.text(host().fma), host())), host())


def entry_from_python(
    function: int, block: Block, inputs: Inputs, general: Callable[..., None], failed: Callable[[], None], doc: str
) -> tuple[EntryWords | None, object]:
    """The words that it reads, and the function; None, None where NumPy's arrays are not laid out as known.

    function  the address of the compiled step, which takes the block and 1, and answers 0 where the step is done
    general   what is called with other arguments than none or one array
    """
    if capi.vectorcall_slot() is None:
        return None, None
    known = capi.addresses() | python_functions() | {"general": id(general), "failed": id(failed)}
    known |= {"function": function, "block": block.address, "steered": inputs.steered.ctypes.data}
    known |= {"given": inputs.given, "place": inputs.place.ctypes.data, "held": inputs.held.ctypes.data}
    words = np.array([known[name] for name in step_text.WORDS], np.int64).view(EntryWords)
    words.kept = block, inputs, general, failed
    return words, builtin(_entry().address(step_text.ENTRY), words, "step", doc)


Sharing: TypeAlias = Callable[[Iterable[NDArray[np.generic]], NDArray[np.generic] | None], Crowd]
SLICE_SECONDS = 0.02


class StepState(Protocol):
    """A system at a moment, and how it gets to the next.

    held, inputs   arrays in place: what is held of the inputs and what tables add to it [segment, 2, nu]
    segments       of time, as of a run             steered  [1], 1 where no table adds to what is given with a step
    """

    system: System
    held: Vector
    inputs: Vector
    segments: Vector
    steered: Ints
    time: float
    _place: Ints
    _given: int
    _words: EntryWords | None

    def __init__(self) -> None:
        self._place, self._given, self._words = np.arange(len(self.held)), len(self.held), None

    @property
    def x(self) -> Vector:
        """The state, in place where it stands alone in an array."""

    @property
    def energy(self) -> Vector:
        """The energies through ports and dissipators, in place."""

    def advance(self, count: int) -> bool:
        """So many steps; False where one cannot be taken, with all as it was before that one."""

    @property
    def done(self) -> int:
        """Steps since the time was written."""

    @property
    def segment(self) -> int:
        """Of the time, the one at hand."""

    def share(self, made: Sharing) -> Callable[[int], int]:
        """Move all members of `images.SteppedMembers`, from one on: at which the host has to go on, or their number.

        made  what compiled steps work on, of all arrays that they change and a record that is the stepper's own
        Errors  SimulationError where a method does not
        """

    def finish(self) -> bool:
        """Go on with a step that compiled code has begun and could not end; False where it cannot be taken."""

    def explain(self) -> str:
        """Why the last one could not be taken."""

    def place(self, state: Vector) -> None:
        """Go on from this state, settled on the constraints. Errors: SimulationError where it cannot be."""

    def row(self) -> Vector:
        """The present state as `System.books.observations` take it."""

    def sigma(self) -> Vector | None:
        """σ of a system that switches, at present."""

    def hold(self, places: Ints, values: Vector) -> None:
        """These values of the inputs at these places from here on, whatever a table says."""

    def arrays_kept(self) -> dict[str, NDArray[Any]]:
        """All that the next steps depend on, in place."""

    def refuse(self, own: Mapping[str, NDArray[Any]], saved: Mapping[str, NDArray[Any]], what: str) -> float:
        """The time [s] of saved arrays that are to be written into these. FileError for what no step leaves."""

    def restored(self) -> None:
        """Go on from arrays that were written from a saved state."""

    def compiled(self) -> tuple[Loops, str, Block] | None:
        """The loop of a step, its entry and its operands; None where steps are taken from Python."""

    def u(self) -> Vector:
        """The inputs at present."""
        begin, (value, slope) = self.segments[self.segment, 0], self.inputs[self.segment]
        return np.asarray(self.held + (value + slope * (self.time - begin)))

    def lead(self, place: Ints) -> None:
        """These of the inputs, in this order, are given with a step."""
        self._place[: len(place)], self._given = place, len(place)
        self.steered[0] = not self.inputs[:, :, place].any()

    def entry(self, general: Callable[..., None], failed: Callable[[], None], doc: str) -> Any:
        """One step as a function of Python that is quicker than `general`, or None; `failed` is called where compiled
        code could not end the step."""
        called = self.compiled()
        if called is None:
            return None
        loops, entry, block = called
        inputs = Inputs(self.steered, self._place, self._given, self.held)
        self._words, found = entry_from_python(loops.address(entry, block), block, inputs, general, failed, doc)
        return found


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
