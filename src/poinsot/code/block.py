"""The argument of a compiled loop: one block of words."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.code.types import Type, of_part
from poinsot.errors import CompilerError

Shape: TypeAlias = Callable[[object, str, NDArray[np.generic]], Sequence[int]]


class Block:
    """The words of some parts one behind the other, each a named tuple of numbers and arrays, or a record.

    words   int64; floats by their bits; of an array its address and shape, of a record its address
    places  (number of the part, field) → its first word
    sort    kinds of the parts, and which words are floats: blocks of the same sort have the same layout
    lanes   where there are several, arrays may be views of the first, whose numbers lie so far apart
    shape   (part, field, array) → the shape that the loop sees
    The parts are kept, so that the addresses stay right; an array is not moved, but may be written to.
    """

    def __init__(self, *parts: Any, lanes: int = 1, shape: Shape = lambda part, name, array: array.shape) -> None:
        self.parts, words, floats = parts, list[int](), list[tuple[int, float]]()
        self.places = dict[tuple[int, str], int]()
        for k, part in enumerate(parts):
            record = not isinstance(part, tuple)
            for name, value in (("", part),) if record else zip(part._fields, part, strict=True):
                self.places[k, name] = len(words)
                if isinstance(value, np.ndarray):
                    if lanes == 1 and not value.flags.carray:
                        raise CompilerError("An array of a loop does not lie in one piece: a fault in poinsot.")
                    words.append(_address(value))
                    words.extend(() if record else shape(part, name, value))
                else:
                    if isinstance(value, float):
                        floats.append((len(words), value))
                    words.append(0 if isinstance(value, float) else value)
        self.words = np.array(words, dtype=np.int64)
        for place, number in floats:
            self.words.view(np.float64)[place] = number
        self.address = self.words.ctypes.data
        kinds = [type(part) if isinstance(part, tuple) else part.dtype for part in parts]
        self.sort = (*kinds, *(place for place, _ in floats))

    def put(self, part: int, **values: float | NDArray[np.generic]) -> None:
        """Write other numbers, or the places and shapes of other arrays, for fields of a part, which stays as it is."""
        for name, value in values.items():
            at, held = self.places[part, name], getattr(self.parts[part], name)
            found = [_address(value), *value.shape] if isinstance(value, np.ndarray) else [value]
            words = self.words.view(np.float64) if isinstance(held, float) else self.words
            words[at : at + len(found)] = found

    def types(self) -> list[Type]:
        """The types of the parts, as the compiler sees them."""
        return [of_part(part) for part in self.parts]


def _address(array: Any) -> int:
    """Address of an array; `ctypes.data` says the same, but describes the fields of records first."""
    return (
        ctypes.addressof(ctypes.c_char.from_buffer(array))
        if array.size and array.flags.writeable and array.flags.c_contiguous
        else array.ctypes.data
    )
