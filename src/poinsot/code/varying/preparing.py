"""A function made ready for the analysis: counters are a variable of each loop, fills are loops.

Shapes of the values of a loop over the lanes: the same for all, or one of each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from itertools import chain
from typing import Any, TypeAlias

from poinsot.code import typed
from poinsot.code.types import INT, Array, RecordType, Tuple, Type
from poinsot.errors import CompilerError
from poinsot.records import dataclass


@dataclass(eq=False)
class PreparedFunction:
    """A function with counters as a variable for each loop, and with fills as loops."""

    function: typed.TypedFunction
    locals: dict[str, Type]
    body: tuple[typed.Statement, ...] = ()


class Preparing:
    """Counters renamed, one for each loop, where nothing reads them behind it; fills written as loops."""

    def __init__(self, function: typed.TypedFunction) -> None:
        self._locals, self._count = dict(function.locals), 0
        self._loose = {name for name, _ in function.parameters} | _assigned(function.body)
        self._reads_outside(function.body, frozenset())
        self.made = PreparedFunction(function, self._locals)
        self.made.body = self._block(function.body, {})

    def _reads_outside(self, node: object, inside: frozenset[str]) -> None:
        """Names that are read where they count no loop around."""
        match node:
            case tuple():
                for each in node:
                    self._reads_outside(each, inside)
            case typed.For():
                self._reads_outside((node.start, node.stop), inside)
                self._reads_outside(node.body, inside | {node.name})
            case typed.Local() if node.name not in inside:
                self._loose.add(node.name)
            case _:
                for each in _within(node):
                    self._reads_outside(each, inside)

    def _named(self, name: str, kind: Type) -> str:
        self._count += 1
        self._locals[f"{name}.{self._count}"] = kind
        return f"{name}.{self._count}"

    def _block(self, body: Iterable[typed.Statement], names: Mapping[str, str]) -> tuple[typed.Statement, ...]:
        return tuple(chain.from_iterable(self._statement(each, names) for each in body))

    def _statement(self, node: typed.Statement, names: Mapping[str, str]) -> tuple[typed.Statement, ...]:
        if isinstance(node, typed.Fill):
            return self._fill(_renamed(node.array, names), _renamed(node.value, names))
        return (self._other(node, names),)

    def _other(self, node: typed.Statement, names: Mapping[str, str]) -> typed.Statement:
        match node:
            case typed.For():
                start, stop = _renamed(node.start, names), _renamed(node.stop, names)
                inner, name = {**names}, node.name
                if name not in self._loose:
                    inner[name] = name = self._named(name, INT)
                return typed.For(name, start, stop, node.step, self._block(node.body, inner))
            case typed.EachLane():
                return typed.EachLane(_renamed(node.condition, names), self._block(node.yes, names), ())
            case typed.If():
                condition = _renamed(node.condition, names)
                return typed.If(condition, self._block(node.yes, names), self._block(node.no, names))
            case typed.While():
                return typed.While(_renamed(node.condition, names), self._block(node.body, names))
            case _:
                found: typed.Statement = _renamed(node, names)
                return found

    def _fill(self, array: typed.Expression, value: typed.Expression) -> tuple[typed.Statement, ...]:
        kind = array.type
        assert isinstance(kind, Array)
        number, target = (
            typed.Local(self._named("number", value.type), value.type),
            typed.Local(self._named("filled", kind), kind),
        )
        counters = [self._named("place", INT) for _ in range(kind.rank)]
        places = tuple(typed.Local(each, INT) for each in counters)
        made: typed.Statement = typed.ArrayStore(typed.ArrayElement(target, places, value.type, 0), number)
        for axis in range(kind.rank - 1, -1, -1):
            made = typed.For(counters[axis], typed.KnownValue(0, INT), typed.Size(target, axis, INT), 1, (made,))
        return typed.Assign((number.name,), value), typed.Assign((target.name,), array), made


def _within(node: object) -> Iterator[object]:
    """The parts of a node of the typed form."""
    if not isinstance(node, typed.TypedFunction) and hasattr(node, "__dataclass_fields__"):
        for name in node.__dataclass_fields__:
            part = getattr(node, name)
            if name not in ("type", "function") and (isinstance(part, tuple) or hasattr(part, "__dataclass_fields__")):
                yield part


def _renamed(node: Any, names: Mapping[str, str]) -> Any:
    """A node with other names for some locals."""
    if isinstance(node, tuple):
        return tuple(_renamed(each, names) for each in node)
    if isinstance(node, typed.Local):
        return typed.Local(names.get(node.name, node.name), node.type)
    if isinstance(node, typed.TypedFunction) or not hasattr(node, "__dataclass_fields__"):
        return node
    changed = {
        name: _renamed(getattr(node, name), names)
        for name in node.__dataclass_fields__
        if name not in ("type", "function", "names")
    }
    return replace(node, **changed)


def _assigned(body: object) -> set[str]:
    """Names that are given values otherwise than by counting."""
    if isinstance(body, tuple):
        return set().union(*map(_assigned, body))
    found = set(body.names) if isinstance(body, typed.Assign) else set[str]()
    return found.union(*map(_assigned, _within(body)))


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
