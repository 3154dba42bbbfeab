"""Declarations of the data of loops, read by mypy and by the compiler: arrays with their rank, records, parts.

A part is a `NamedTuple` whose fields are numbers, arrays, `Records` of one sort of record, or parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import prod
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import numpy as np
from numpy.typing import NDArray

from poinsot.code.primitives import lying_at
from poinsot.code.types import FLOAT, INT, Array, PartType, Scalar, Type
from poinsot.code.types import RecordType as RecordType

Vector: TypeAlias = np.ndarray[tuple[int], np.dtype[np.float64]]
Matrix: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float64]]
Matrices: TypeAlias = np.ndarray[tuple[int, int, int], np.dtype[np.float64]]
Whole: TypeAlias = np.ndarray[tuple[int], np.dtype[np.int64]]
WholeMatrix: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Address: TypeAlias = Annotated[int, "address"]
"""A field of a record where an array lies."""


class Record:
    """Numbers of an entry of a structured array: annotations, float or int, in their order. A loop may change them."""


R = TypeVar("R", bound=Record)
P = TypeVar("P", bound=tuple[object, ...])
InPart: TypeAlias = Scalar | Array | PartType

if TYPE_CHECKING:
    _Structured: TypeAlias = np.ndarray[tuple[int], np.dtype[np.void]]
else:

    class _Structured:
        """Arrays are made by NumPy; here they only have a type."""


class Records(_Structured, Generic[R]):
    """A structured array, seen as its records."""

    if TYPE_CHECKING:

        @overload  # type: ignore[override]
        def __getitem__(self, place: int) -> R: ...
        @overload
        def __getitem__(self, place: slice) -> Records[R]: ...
        @overload
        def __getitem__(self, place: str) -> NDArray[Any]: ...
        def __getitem__(self, place: object) -> Any: ...


@cache
def dtype_of(kind: object) -> np.dtype[np.void]:
    """NumPy's type of a record."""
    fields = get_type_hints(kind).items()
    return np.dtype([(name, np.float64 if number is float else np.int64) for name, number in fields])


def zeros(kind: type[R], count: int = 1) -> Records[R]:
    """A structured array of zeros."""
    found: Any = np.zeros(count, dtype_of(kind))  # type: ignore[arg-type]
    return found  # type: ignore[no-any-return]


def declared(kind: Any) -> Type:
    """The compiler's type of an annotation: of a number, an array, a record, a part."""
    numbers: dict[Any, Scalar] = {float: FLOAT, int: INT}
    if kind in numbers:
        return numbers[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is np.ndarray:
        shape, dtype = arguments
        return Array({np.float64: FLOAT, np.int64: INT}[get_args(dtype)[0]], len(get_args(shape)))
    if origin is Records:
        found = declared(arguments[0])
        assert isinstance(found, RecordType)
        return Array(found, 1)
    fields = tuple((name, declared(each)) for name, each in get_type_hints(kind).items())
    if issubclass(kind, Record):
        arrays = tuple((name, (declared(each), sizes)) for name, (each, sizes) in lying(kind).items())
        return RecordType(tuple((name, each if isinstance(each, Scalar) else INT) for name, each in fields), arrays)  # type: ignore[arg-type]
    return PartType(kind.__name__, tuple((name, each) for name, each in fields if isinstance(each, InPart)))


def leaves(part: tuple[object, ...]) -> Iterator[tuple[type, str, Any]]:
    """Numbers and arrays of a part and the parts in it, in order, with the named tuple they are of and their names."""
    for name, value in zip(part._fields, part, strict=True):  # type: ignore[attr-defined]
        if isinstance(value, tuple):
            yield from leaves(value)
        else:
            yield type(part), name, value


def part(kind: type[P], values: Mapping[str, object]) -> P:
    """The part of this type, of numbers and arrays by the names of their fields in it and in the parts in it."""
    inner = {name: part(each, values) for each, name in parts_of(kind).items()}
    return kind(**{name: inner[name] if name in inner else values[name] for name in kind._fields})  # type: ignore[attr-defined]


@cache
def parts_of(kind: type) -> dict[Any, str]:
    """Types of the parts in a part, and of which field."""
    hints = get_type_hints(kind).items()
    return {each: name for name, each in hints if isinstance(each, type) and issubclass(each, tuple)}


def replaced(part: P, /, **values: object) -> P:
    """The part with other numbers or arrays in the place of those with these names, also of parts in it."""

    found = [
        replaced(each, **{name: values.pop(name) for _, name, _ in leaves(each) if name in values})
        if isinstance(each, tuple)
        else values.pop(name, each)
        for name, each in part._asdict().items()  # type: ignore[attr-defined]
    ]
    assert not values, values
    return type(part)(*found)  # type: ignore[arg-type]


@cache
def addresses(kind: object) -> tuple[str, ...]:
    """The fields of a record that are addresses of arrays."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, each in hints.items() if each == Address or name in lying(kind))


@cache
def lying(kind: type) -> dict[str, tuple[object, tuple[str, ...]]]:
    """The fields of a record that are arrays, `Annotated[Matrix, "links", "6"]`, and their sizes."""
    hints = get_type_hints(kind, include_extras=True).items()
    found = {name: each for name, each in hints if get_origin(each) is Annotated and get_origin(each.__origin__)}
    return {name: (each.__origin__, each.__metadata__) for name, each in found.items()}


def array_of(record: np.void, name: str, kind: type) -> NDArray[np.generic]:
    """The array that such a field is, of one record."""
    found: NDArray[np.generic] = lying_at(int(record[name]), *_item_and_shape(record, name, kind))
    return found


def _item_and_shape(record: np.void, name: str, kind: type) -> tuple[type, tuple[int, ...]]:
    """Type and sizes of such an array, by the numbers of a record: sums of products of fields and numbers."""
    array, sizes = lying(kind)[name]
    terms = ([term.split(" * ") for term in size.split(" + ")] for size in sizes)
    shape = tuple(sum(prod(int(x) if x.isdigit() else int(record[x]) for x in term) for term in each) for each in terms)
    return get_args(get_args(array)[1])[0], shape


class Arrays(Generic[R]):
    """A record [1], and by their names the arrays with addresses in it; values that are not given are 0."""

    def __init__(self, kind: type[R], fields: Mapping[str, object]) -> None:
        self.record, lying = zeros(kind), addresses(kind)  # type: ignore[arg-type]
        self.arrays = {name: np.ascontiguousarray(each) for name, each in fields.items() if name in lying}
        for name, value in fields.items():
            self.record[name] = self.arrays[name].ctypes.data if name in self.arrays else value

    @classmethod
    def sized(cls, kind: type[R], fields: Mapping[str, object]) -> Arrays[R]:
        """The same with zeros for the arrays that are not given, of the sizes that the record says."""
        record: np.void = cls(kind, fields).record[0]  # type: ignore[assignment]
        missing = {name: _item_and_shape(record, name, kind) for name in lying(kind) if name not in fields}  # type: ignore[arg-type]
        return cls(kind, {**fields, **{name: np.zeros(shape, item) for name, (item, shape) in missing.items()}})

    def __getitem__(self, name: str) -> NDArray[Any]:
        """An array by name, or a number as an array of one."""
        return self.arrays[name] if name in self.arrays else self.record[name]

    def number(self, name: str) -> int:
        """A whole number of the record."""
        return int(self.record[name][0])
