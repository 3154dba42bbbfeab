"""Images of arrays: memory as it was, to be brought back, and many of them for many members of one stepper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.simulation.loops.step_records import Crowd, Pauses
from poinsot.simulation.plan import block_of
from poinsot.simulation.stepping.steps import StepState

Words: TypeAlias = Ints


class MemoryImage:
    """Arrays of eight-byte numbers as they were: each block of memory once, into room that is made once."""

    def __init__(self, arrays: Iterable[NDArray[np.generic]]) -> None:
        blocks = {id(block): block for block in map(block_of, arrays) if block.size}
        self._numbers = [block.ravel("K").view(np.int64) for block in blocks.values()]
        self.room: Words = np.concatenate(self._numbers)

    def note(self, room: Words | None = None) -> None:
        """Keep them as they are, in this room or its own."""
        np.concatenate(self._numbers, out=self.room if room is None else room)

    def bring_back(self, room: Words | None = None) -> None:
        """Restore the arrays from the last image, or from this one."""
        first, noted = 0, self.room if room is None else room
        for each in self._numbers:
            each[:] = noted[first : first + each.size]
            first += each.size

    def places(self, array: NDArray[np.generic]) -> slice:
        """Where a whole block of memory lies in the room."""
        sizes, address = [each.size for each in self._numbers], block_of(array).ctypes.data
        at = [each.ctypes.data for each in self._numbers].index(address)
        return slice(sum(sizes[:at]), sum(sizes[: at + 1]))

    @property
    def blocks(self) -> tuple[Words, Words]:
        """Addresses and sizes of the blocks."""
        address = [each.ctypes.data for each in self._numbers]
        return np.array(address, np.int64), np.array([each.size for each in self._numbers], np.int64)

    def pauses(self, grid: Vector, held: Vector) -> Pauses:
        """The same for steps that are compiled, which note them."""
        return Pauses(grid, held, *self.blocks, self.room.view(np.float64))


class SteppedMembers:
    """Many states of the model of one stepper, moved in turn, each as if it had the stepper alone.

    actions [members, given], states [members, nx], waits [members]: 1, it takes no steps
    Law     the bits of as many steppers, tests/gym/test_environment.py. Source: none, arrays that are copied
    """

    def __init__(self, steps: StepState, count: int, place: Words, substeps: int) -> None:
        self._steps, self._place, self._substeps = steps, place.copy(), np.array([substeps])
        self.actions, self.states = np.zeros((count, len(place))), np.zeros((count, len(steps.x)))
        self.waits, self._images = np.zeros(count, np.int64), np.zeros((0, 0), np.int64)
        self._move = steps.share(self._crowd)

    def _crowd(self, arrays: Iterable[NDArray[np.generic]], own: NDArray[np.generic] | None) -> Crowd:
        """What compiled steps of all work on; own: a record that is the stepper's, but for fields that are views of
        `arrays`: where the arrays are others than before, images are given the new one."""
        arrays = [*arrays]
        self._image = image = MemoryImage(arrays)
        if not len(self._images):
            self._images = np.tile(image.room, (len(self.waits), 1))
        elif own is not None:
            at = own.ctypes.data
            kept = {(each.ctypes.data - at) // 8 for each in arrays if each is not own and block_of(each) is own}
            place = image.places(own)
            theirs = [k for k in range(own.nbytes // 8) if k not in kept]
            self._images[:, place][:, theirs] = own.view(np.int64)[theirs]
        address, size = image.blocks
        return Crowd(self._images.view(np.float64), address, size, self.actions, self._place, self._steps.held,
                     self._steps.x, self.states, self.waits, self._substeps)  # fmt: skip

    def enter(self, member: int) -> None:
        """Put a member in the place of the stepper."""
        self._image.bring_back(self._images[member])

    def leave(self, member: int) -> None:
        """Take the member that is in the place of the stepper out of it."""
        self._image.note(self._images[member])
        self.states[member] = self._steps.x

    def advance(self) -> dict[int, str]:
        """The steps of all that do not wait; why those that could not take theirs did not."""
        faults, member, steps = dict[int, str](), self._move(0), self._steps
        while member < len(self.waits):
            if not (steps.finish() and steps.advance(-steps.done % int(self._substeps[0]))):
                faults[member] = steps.explain()
            self.leave(member)
            member = self._move(member + 1)
        return faults
