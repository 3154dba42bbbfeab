"""The argument of a compiled loop: one block of words."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from poinsot.code.types import Type, of_part
from poinsot.errors import CompilerError


class Block:
    """The words of some parts one behind the other, each a named tuple of numbers and arrays, or a record.

    words   int64; floats by their bits; of an array its address and shape, of a record its address
    sort    kinds of the parts, and which words are floats: blocks of the same sort have the same layout
    lanes   where there are several, arrays may be views of the first, whose numbers lie so far apart
    The parts are kept, so that the addresses stay right; an array is not moved, but may be written to.
    """

    def __init__(self, *parts: Any, lanes: int = 1) -> None:
        self.parts, words, floats = parts, list[int](), list[tuple[int, float]]()
        for part in parts:
            record = not isinstance(part, tuple)
            for value in (part,) if record else part:
                if isinstance(value, np.ndarray):
                    if lanes == 1 and not value.flags.carray:
                        raise CompilerError("An array of a loop does not lie in one piece: a fault in poinsot.")
                    words.append(_address(value))
                    words.extend(() if record else value.shape)
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
