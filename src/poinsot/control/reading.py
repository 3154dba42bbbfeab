"""What controllers read: observations of a system by name, at one state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import itemgetter, methodcaller
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Vector
from poinsot.errors import SimulationError, nearest
from poinsot.kernels import Kernel
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.system import System

Place: TypeAlias = tuple[int, ...]
Inputs: TypeAlias = Callable[[float], Vector]
Read: TypeAlias = Callable[[Vector], Any]


class ObservationReader:
    """Some observations at one state: components of the state are copied, the rest computed by its kernels.

    sources  of each (1, its place) of what is ``written``, (0, its first number) of the state or (2 + k, its first
             number) of what kernel k of ``looks`` makes in the mode of a System that switches, and how many numbers;
             None of what else is computed
    Law  equals the entries of the run's dataset at the same moment, tests/control/test_sampled.py
    """

    def __init__(
        self, system: System, names: Sequence[str], written: Mapping[str, int], values: Vector, inputs: Inputs,
        start: Vector, begin: float,
    ) -> None:  # fmt: skip
        """Of names observed or ``written``, with their values in ``values``; inputs: time → u (1, nu)."""
        self.inputs, self.all_direct = inputs, True
        self.reads: list[Read] = []
        self.sources: list[tuple[int, int, int] | None] = []
        self.looks: list[Kernel] = []
        self._now = self._batch(begin, start)
        for name in names:
            if name in written:
                self.reads.append(partial(_held, values, written[name]))
                self.sources.append((1, written[name], 1))
                continue
            one, place = _found(system, name, written)
            direct = _direct(one, place, self._now)
            self.all_direct &= direct is not None
            whole = slice(direct, direct + 1) if isinstance(direct, int) else direct
            self.sources.append(
                self._looked(one, place) if whole is None else (0, whole.start, whole.stop - whole.start)
            )
            if direct is None:
                self.reads.append(partial(self._observed, one, (0, *place)))
            else:
                self.reads.append(methodcaller("item", direct) if isinstance(direct, int) else itemgetter(direct))
        self.shapes = [np.shape(read(start)) for read in self.reads]

    def __call__(self, time: float, x: Vector, sigma: Vector | None) -> list[Any]:
        """A copied array, or a float, for each of the names; σ of a System that switches."""
        x = x.copy()
        if not self.all_direct:
            self._now = self._batch(time, x, sigma)
        return [read(x) for read in self.reads]

    def _batch(self, time: float, x: Vector, sigma: Vector | None = None) -> SampleBatch:
        return SampleBatch(np.array([time]), x[None, :], self.inputs(time), None if sigma is None else sigma[None, :])

    def _looked(self, one: Observation, place: Place) -> tuple[int, int, int] | None:
        """Which kernel of a mode makes an observation without dimensions, and where; None where none does."""
        if one.entry is None or one.dims or "sigma" not in one.entry[0].inputs:
            return None
        kernel, where = one.entry
        if kernel not in self.looks:
            self.looks.append(kernel)
        return 2 + self.looks.index(kernel), where.start, where.stop - where.start

    def _observed(self, one: Observation, place: Place, x: Vector) -> Any:
        found = np.asarray(one.value(self._now), dtype=np.float64)[place]
        return found.item() if np.ndim(found) == 0 else found.copy()


def _held(values: Vector, k: int, x: Vector) -> float:
    return values.item(k)


def _direct(one: Observation, place: Place, batch: SampleBatch) -> int | slice | None:
    """Where in the state an observation stands as it is, being a view of it; None where it is computed."""
    value = one.value(batch)
    if not (isinstance(value, np.ndarray) and value.size and np.shares_memory(value, batch.states)):
        return None
    first = (value.ctypes.data - batch.states.ctypes.data) // value.itemsize
    if value.ndim == 1:
        return int(first)
    return int(first) + place[0] if place else slice(first, first + value.size)


def _found(system: System, name: str, written: Mapping[str, int]) -> tuple[Observation, Place]:
    """The observation that a name stands for, and the entries of it, by the labels in brackets."""
    observations = system.books.observations
    if name in observations:
        return observations[name], ()
    whole, _, rest = name.removesuffix("]").rpartition("[") if name.endswith("]") else (name, "", "")
    if whole not in observations:
        hint = nearest(whole or name, [*observations, *written], "it has", 0.5)
        raise SimulationError(f"there is nothing to read by the name {name!r}{hint}")
    one, chosen = observations[whole], [label.strip() for label in rest.split(",")]
    if len(chosen) > len(one.dims):
        raise SimulationError(f"{name!r} names {len(chosen)} entries, and {whole!r} has {len(one.dims)} dimensions")
    return one, tuple(_entry(system, name, dim, label) for dim, label in zip(one.dims, chosen, strict=False))


def _entry(system: System, name: str, dim: str, label: str) -> int:
    labels = system.books.storage_names if dim == "storage" else system.books.labels.get(dim, ())
    if label not in labels:
        hint = nearest(label, labels, "there are", 0.5)
        raise SimulationError(f"cannot read {name!r}: there is no {dim} {label!r}{hint}")
    return labels.index(label)
