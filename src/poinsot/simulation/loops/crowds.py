"""Step many members of one model in turn, each from its own image of the stepper's arrays.

Law: the states are those of as many steppers, tests/gym/test_environment.py
"""

from __future__ import annotations

from poinsot.code.primitives import compiled, vector
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.step_records import Crowd, Image


@compiled
def enter(crowd: Crowd, member: int) -> None:
    """Put a member in the place of the stepper, with its action."""
    at = 0
    for b in range(crowd.address.shape[0]):
        size = crowd.size[b]
        copy(crowd.images[member, at:], vector(crowd.address[b], size), size)
        at += size
    for i in range(crowd.place.shape[0]):
        crowd.held[crowd.place[i]] = crowd.actions[member, i]


@compiled
def leave(crowd: Crowd, member: int) -> None:
    """Take the image of a member, and its state."""
    at = 0
    for b in range(crowd.address.shape[0]):
        size = crowd.size[b]
        copy(vector(crowd.address[b], size), crowd.images[member, at:], size)
        at += size
    copy(crowd.x, crowd.states[member], crowd.x.shape[0])


@compiled
def restore(image: Image) -> None:
    """Write back the values from before."""
    at = 0
    for b in range(image.address.shape[0]):
        size, apart = image.size[b], image.apart[b]
        target = vector(image.address[b], (size - 1) * apart + 1)
        for i in range(size):
            target[i * apart] = image.words[at + i]
        at += size
