"""Declarations of the data of loops, read by mypy and by the compiler: arrays with their rank, records, parts.

A part is a `NamedTuple` whose fields are numbers, arrays, or `Records` of one sort of record.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
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

if TYPE_CHECKING:

    class Records(np.ndarray[tuple[int], np.dtype[np.void]], Generic[R]):
        """A structured array, seen as its records."""

        @overload  # type: ignore[override]
        def __getitem__(self, place: int) -> R: ...
        @overload
        def __getitem__(self, place: slice) -> Records[R]: ...
        @overload
        def __getitem__(self, place: str) -> NDArray[Any]: ...
        def __getitem__(self, place: Any) -> Any: ...
else:

    class Records(Generic[R]):
        """A structured array, seen as its records."""


@cache
def dtype_of(kind: Any) -> np.dtype[np.void]:
    """NumPy's type of a record."""
    fields = get_type_hints(kind).items()
    return np.dtype([(name, {float: np.float64, int: np.int64}[number]) for name, number in fields])


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
        return RecordType(tuple((name, each) for name, each in fields if isinstance(each, Scalar)))
    return PartType(kind.__name__, tuple((name, each) for name, each in fields if isinstance(each, Scalar | Array)))


@cache
def addresses(kind: Any) -> tuple[str, ...]:
    """The fields of a record that are addresses of arrays."""
    return tuple(name for name, each in get_type_hints(kind, include_extras=True).items() if each == Address)


class Arrays(Generic[R]):
    """A record [1], and by their names the arrays with addresses in it; values that are not given are 0."""

    def __init__(self, kind: type[R], fields: Mapping[str, Any]) -> None:
        self.record, lying = zeros(kind), addresses(kind)  # type: ignore[arg-type]
        self.arrays = {name: np.ascontiguousarray(each) for name, each in fields.items() if name in lying}
        for name, value in fields.items():
            self.record[name] = self.arrays[name].ctypes.data if name in self.arrays else value

    def __getitem__(self, name: str) -> NDArray[Any]:
        """An array by name, or a number as an array of one."""
        return self.arrays[name] if name in self.arrays else self.record[name]

    def number(self, name: str) -> int:
        """A whole number of the record."""
        return int(self.record[name][0])
