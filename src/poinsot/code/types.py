"""The types of the loop language: numbers, arrays of them, records, parts of a block, tuples, nothing.

A *part* is a named tuple of numbers, arrays and parts as it lies in a block of words: of an array its address and its
sizes, of a part what it is made of.
A *record* is one entry of a structured NumPy array: its fields are numbers that a loop may change.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.records import dataclass


@dataclass(frozen=True)
class Scalar:
    """A number, a truth, or nothing."""

    name: str

    def __str__(self) -> str:
        return self.name


FLOAT, INT, BOOL, NONE = Scalar("float"), Scalar("int"), Scalar("bool"), Scalar("None")
NUMBERS = (BOOL, INT, FLOAT)
"""Each is taken for the next where that is wanted."""
LIBRARY = {"pow": 2, "log": 1, "hypot": 2, "fmod": 2, "sin": 1, "cos": 1}
"""Functions of the C library that loops call, and how many numbers they take."""
DIRECTION = "d_"
"""Prefix of the name of a float, or of an array of floats, that names its direction."""


@dataclass(frozen=True)
class RecordType:
    """Fields of eight bytes each, one behind the other; its value is its address."""

    fields: tuple[tuple[str, Scalar], ...]
    arrays: tuple[tuple[str, tuple[Array, tuple[str, ...]]], ...] = ()
    """Of fields that are addresses of arrays, what lies there and its sizes: sums of products of fields and numbers."""

    def __str__(self) -> str:
        return f"record of {', '.join(name for name, _ in self.fields[:3])}…"

    @cached_property
    def places(self) -> dict[str, tuple[int, Scalar]]:
        """Word and type of each field."""
        return {name: (place, kind) for place, (name, kind) in enumerate(self.fields)}


@dataclass(frozen=True)
class Array:
    """An array in C order: its address and its sizes."""

    item: Scalar | RecordType
    rank: int

    def __str__(self) -> str:
        return f"array of {self.item} [{', '.join(':' * self.rank)}]"


@dataclass(frozen=True)
class Tuple:
    """Values side by side."""

    items: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.items))})"


@dataclass(frozen=True)
class PartType:
    """A named tuple in a block; its value is the address of its first word."""

    name: str
    fields: tuple[tuple[str, Scalar | Array | PartType], ...]

    def __str__(self) -> str:
        return self.name

    @cached_property
    def places(self) -> dict[str, tuple[int, Scalar | Array | PartType]]:
        """First word and type of each field."""
        found, place = dict[str, tuple[int, Scalar | Array | PartType]](), 0
        for name, kind in self.fields:
            found[name] = place, kind
            place += words(kind)
        return found

    @cached_property
    def leaves(self) -> dict[str, int]:
        """First word of each number and array, also of parts in it."""
        found = dict[str, int]()
        for name, (place, kind) in self.places.items():
            inner = kind.leaves.items() if isinstance(kind, PartType) else [(name, 0)]
            found |= {each: place + at for each, at in inner}
        return found

    @cached_property
    def size(self) -> int:
        """Words in the block."""
        return sum(words(kind) for _, kind in self.fields)


@dataclass(frozen=True)
class Known:
    """A value that is known while compiling: a number, a tuple, a named tuple; it is folded."""

    value: Any

    def __str__(self) -> str:
        return f"known {type(self.value).__name__}"


Type: TypeAlias = Scalar | Array | RecordType | PartType | Tuple | Known


def describe(kind: Type) -> str:
    """A part or a record in one word, by which two layouts are compared: names, kinds, ranks."""
    match kind:
        case Array(item=item, rank=rank):
            return f"{describe(item)}{rank}"
        case PartType(name=name, fields=fields):
            return f"{name}({' '.join(f'{each}:{describe(one)}' for each, one in fields)})"
        case RecordType(fields=fields):
            return f"{{{' '.join(f'{each}:{describe(one)}' for each, one in fields)}}}"
    return str(kind)[0]


def words(kind: Scalar | Array | PartType) -> int:
    """Words that a field takes in a block."""
    return 1 + kind.rank if isinstance(kind, Array) else kind.size if isinstance(kind, PartType) else 1


@cache
def of_dtype(kind: np.dtype[Any]) -> Scalar | RecordType:
    """The type of an array's entries."""
    if kind.fields is not None:
        fields = tuple((name, of_dtype(kind.fields[name][0])) for name in kind.names or ())
        return RecordType(tuple((name, each) for name, each in fields if isinstance(each, Scalar)))
    return {"float64": FLOAT, "int64": INT}[kind.name]


def of_value(value: object) -> Scalar | Array | PartType:
    """The type of a field of a part."""
    if isinstance(value, np.ndarray):
        return Array(of_dtype(value.dtype), value.ndim)
    if isinstance(value, tuple):
        names = type(value)._fields  # type: ignore[attr-defined]
        return PartType(type(value).__name__, tuple(zip(names, map(of_value, value), strict=True)))
    return FLOAT if isinstance(value, float) else INT


def of_part(part: Any) -> PartType | RecordType:
    """The type of a part of a block: of a named tuple, or of a structured array of one record."""
    found = of_value(part) if isinstance(part, tuple) else of_dtype(part.dtype)
    assert isinstance(found, PartType | RecordType)
    return found
