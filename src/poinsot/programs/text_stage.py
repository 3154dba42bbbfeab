"""Stages of a recursion that are texts of the loop language: what renderers hand to such a text."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Protocol, TypeAlias, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints
from poinsot.records import NamedTuple, dataclass

INPUT, OUTPUT, RECORDS, SHARED, TABLE, ADDRESS = "input", "output", "records", "shared", "table", "address"
NO_TABLE: Ints = np.zeros(0, dtype=np.int64)


class TextArray(NamedTuple):
    """An array of a text's block: in an operand of the kernel, in records, in shared numbers, in the stage's table.

    ADDRESS: ``operand`` is its address, in code that belongs to this process
    """

    base: str
    operand: int
    first: int
    shape: tuple[int, ...]


Word: TypeAlias = int | float | TextArray


def in_table(arrays: Mapping[str, Ints]) -> tuple[Ints, dict[str, TextArray]]:
    """Arrays of whole numbers one behind the other, and where each lies."""
    starts = accumulate((each.size for each in arrays.values()), initial=0)
    places = {name: TextArray(TABLE, 0, at, each.shape) for at, (name, each) in zip(starts, arrays.items())}  # noqa: B905
    return np.concatenate([each.ravel() for each in arrays.values()]), places


@runtime_checkable
class TextStage(Protocol):
    """A stage that calls one of `poinsot.code.texts`."""

    @property
    def text(self) -> str:
        """The name of the text."""

    @property
    def words(self) -> Mapping[str, Word]:
        """The values of its block by name."""

    @property
    def table(self) -> Ints:
        """Whole numbers that it reads."""

    @property
    def shared(self) -> int:
        """The count of numbers that it works in."""


@dataclass(frozen=True, eq=False)
class TextProgram:
    """A text in the place of a program, which calls kernels: its inputs are one array, its outputs another.

    words    the values of its block, behind that of its first field, which is a record
    record   fields of that, in order
    kernels  (field of the record, place in it) → the kernel at the address that stands there
    shared   how many numbers it works in, beside inputs and outputs
    moving   whether inputs, and outputs, are followed by their directions, also those of kernels
    """

    text: str
    words: Mapping[str, Word]
    record: Mapping[str, float | NDArray[np.generic]]
    kernels: Mapping[tuple[str, int], object]
    shared: int
    moving: bool = False
