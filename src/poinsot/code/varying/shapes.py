"""Shapes of the values of a loop over the lanes: the same for all, or one of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import TypeAlias

from poinsot.code.types import Array, RecordType, Tuple, Type
from poinsot.errors import CompilerError
from poinsot.records import dataclass


class Region(Enum):
    """To whom an array of a block belongs."""

    SHARED = "shared"
    LANE = "of a lane"
    SCRATCH = "scratch of a lane"
    """Nothing is read from it under a mask that was not written under the same one, or a wider one."""


Layout: TypeAlias = Mapping[tuple[str, str], Region]
"""Of parts and their fields; what is not named is shared."""
Path: TypeAlias = tuple[tuple[int, str], ...]
"""The constructs around a place in which lanes part."""


@dataclass(frozen=True)
class LaneShape:
    """How the values of an expression lie over the lanes.

    varies   a number, or an address, of every lane
    stride   of an array: words from one number to the next
    spread   of an array or a record: one address, behind which lie the numbers of all lanes side by side
    scratch  as `Region.SCRATCH`
    sizes    of an array: whether each of its sizes varies
    items    of a tuple
    """

    varies: bool = False
    stride: int = 1
    spread: bool = False
    scratch: bool = False
    sizes: tuple[bool, ...] = ()
    items: tuple[LaneShape, ...] = ()

    @property
    def apart(self) -> bool:
        """Test for a value that differs between lanes."""
        return self.varies or self.spread


UNIFORM, VARYING = LaneShape(), LaneShape(True)


def uniform(kind: Type) -> LaneShape:
    """The shape of a value of a type that all lanes share."""
    if isinstance(kind, Tuple):
        return LaneShape(items=tuple(map(uniform, kind.items)))
    return LaneShape(sizes=(False,) * kind.rank) if isinstance(kind, Array) else UNIFORM


def shape_in(kind: Type, region: Region, lanes: int) -> LaneShape:
    """The shape of a field of a part."""
    if not isinstance(kind, Array | RecordType):
        return UNIFORM
    apart, sizes = region is not Region.SHARED and lanes > 1, (False,) * (kind.rank if isinstance(kind, Array) else 0)
    return LaneShape(False, lanes if apart else 1, apart, apart and region is Region.SCRATCH, sizes)


def widened(shape: LaneShape, where: str) -> LaneShape:
    """The same, with an own value for every lane."""
    if shape.items:
        return replace(shape, items=tuple(widened(each, where) for each in shape.items))
    return replace(shape, varies=True, spread=False, scratch=False, sizes=(True,) * len(shape.sizes))


def joined(one: LaneShape, two: LaneShape, where: str) -> LaneShape:
    """A shape that values of both can be brought to."""
    if one == two:
        return one
    if one.items:
        items = zip(one.items, two.items, strict=True)
        return replace(one, items=tuple(joined(a, b, where) for a, b in items))
    if one.stride != two.stride:
        raise CompilerError(f"{where}: what is of a lane in one case is shared by all in another; name them apart.")
    if one.varies == two.varies and one.spread == two.spread:
        sizes = tuple(a or b for a, b in zip(one.sizes, two.sizes, strict=True))
        return replace(one, scratch=one.scratch and two.scratch, sizes=sizes)
    return widened(one, where)


def single(shape: LaneShape) -> LaneShape:
    """The shape of the values of one lane alone."""
    if shape.items:
        return replace(shape, items=tuple(map(single, shape.items)))
    return LaneShape(stride=shape.stride, sizes=(False,) * len(shape.sizes))
