"""Arrays of a run side by side, and the records that its loops count with."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.code.records import dtype_of
from poinsot.simulation.loops import native
from poinsot.simulation.loops.run_records import Memory, Progress

PROGRESS, MEMORY = dtype_of(Progress), dtype_of(Memory)


def cells(progress: NDArray[np.void]) -> dict[str, NDArray[Any]]:
    """The numbers of a record [1] of PROGRESS, each as an array of one, which is quick to read and to write."""
    return {name: progress[name] for name in PROGRESS.fields or ()}


def of_each(fields: np.dtype[np.void], shape: tuple[int, ...]) -> np.dtype[np.void]:
    """The fields, each as an array of a shape: a number of every lane."""
    return np.dtype([(name, fields[name], shape) for name in fields.names or ()])


def side_by_side(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Vector]:
    """Zeros of these shapes in one block, with room behind each for a loop that reads a little beyond its end."""
    sizes = {name: prod(shape) for name, shape in shapes.items()}
    block, ends = np.zeros(sum(sizes.values()) + SPARE * len(sizes)), 0
    found: dict[str, Vector] = {}
    for name, shape in shapes.items():
        found[name] = block[ends : ends + sizes[name]].reshape(shape)
        ends += sizes[name] + SPARE
    return found


def in_one_piece(arrays: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """The same arrays of 8-byte numbers, side by side in one block of memory."""
    ends = np.cumsum([0, *(each.nbytes // 8 for each in arrays.values())]).tolist()
    whole, found = np.zeros(ends[-1], np.int64), dict[str, NDArray[Any]]()
    for (name, values), first, last in zip(arrays.items(), ends[:-1], ends[1:], strict=True):
        found[name] = whole[first:last].view(values.dtype).reshape(values.shape)
        found[name][...] = values
    return found


def block_of(array: NDArray[Any]) -> NDArray[Any]:
    """The array that owns the memory of this one."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


def hold(found: dict[str, NDArray[Any]], held: Vector, values: Vector, stop: float) -> bool:
    """Hold these values until `stop`, and go on after a pause; whether they are others than before."""
    found["stop"][0] = stop
    changed = values.tobytes() != held.tobytes()
    if changed:
        held[...] = values
        found["stale"][0] = 1
    if found["status"][0] in (native.PAUSED, native.HAPPENED):
        found["status"][0] = native.RUNNING
    return changed


def empty(progress: Any, room: int, count: int) -> None:
    """Note that the samples so far have been taken away from arrays for `room` of `count`, and go on."""
    progress["taken"], progress["room"] = progress["sample"], min(int(progress["sample"]) + room, count)
    progress["status"] = native.RUNNING


SPARE = 3
"""Numbers behind an array: loops take four at a time."""
