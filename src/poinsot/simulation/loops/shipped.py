"""Loops as they are shipped: LLVM assembly for any machine, compiled for this one on first use and kept in our cache.

A loop is called with one block of words: its numbers, and the addresses and shapes of its arrays in order. `make loops`
writes the files from the texts (`loop_text`); what each entry takes is told there and compared before it is called.
"""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.errors import CompilerError
from poinsot.programs.locking import once
from poinsot.ufuncs.cache import Cache

FOLDER = Path(__file__).parent
_SIGNATURE = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)


class Block:
    """The words of some parts one behind the other, each a named tuple of numbers and arrays, or a record.

    words   int64; floats by their bits; of an array its address and shape, of a record its address
    sort    kinds of the parts, and which words are floats: blocks of the same sort have the same layout
    The parts are kept, so that the addresses stay right; an array is not moved, but may be written to.
    """

    def __init__(self, *parts: Any) -> None:
        self.parts, words, floats = parts, list[int](), list[tuple[int, float]]()
        for part in parts:
            record = not isinstance(part, tuple)
            for value in (part,) if record else part:
                if isinstance(value, np.ndarray):
                    if not value.flags.carray:
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

    @cached_property
    def layout(self) -> list[str]:
        """What the words of each part are, as text."""
        return [_layout(part) for part in self.parts]


def _layout(part: Any) -> str:
    if not isinstance(part, tuple):
        return f"({_kind(part.dtype)})"
    kinds = (
        f"{_kind(value.dtype)}{value.ndim}"
        if isinstance(value, np.ndarray)
        else "f"
        if isinstance(value, float)
        else "i"
        for value in part
    )
    return f"{type(part).__name__}({' '.join(kinds)})"


def _address(array: Any) -> int:
    """Where an array lies; `ctypes.data` says the same, but describes the fields of records first."""
    return (
        ctypes.addressof(ctypes.c_char.from_buffer(array))
        if array.size and array.flags.writeable
        else array.ctypes.data
    )


@cache
def _kind(kind: np.dtype[Any]) -> str:
    if kind.fields is None:
        return {"float64": "f", "int64": "i"}[kind.name]
    return "{" + ",".join(f"{name}={_kind(each[0])}" for name, each in kind.fields.items()) + "}"


def call(file: str, entry: str, block: Block, number: int = 0) -> int:
    """Call an entry of a file on a block of what it takes, or more; what it returns."""
    function, taken, fitting = _entry(file, entry)
    if block.sort not in fitting:
        if block.layout[: len(taken)] != taken:
            raise CompilerError(
                f"The loop {entry} of {file}.ll was compiled for {taken}, not for {block.layout}: run `make loops`."
            )
        fitting.add(block.sort)
    return int(function(block.address, number))


def heading(file: str) -> dict[str, str]:
    """What a file says of itself: `sources` and `text`, hashes, `calls`, functions of the C library, and each entry."""
    with (FOLDER / f"{file}.ll").open(encoding="utf-8") as lines:
        found = dict[str, str]()
        for line in lines:
            if not line.startswith("; "):
                return found
            name, _, said = line[2:].strip().partition(": ")
            found[name] = said
    return found


@once
def _entry(file: str, name: str) -> tuple[Callable[[int, int], int], list[str], set[tuple[Any, ...]]]:
    return _SIGNATURE(_loaded(file).address(name)), heading(file)[name].split(" | "), set()


@once
def _loaded(file: str) -> Any:
    """The code of a file, compiled for this machine or from the cache."""
    from poinsot.renderers.llvm.target import Loaded, compile_object, host

    said, machine = heading(file), host()
    key = "loop-" + hashlib.sha256(f"{file} {said['text']} {machine.describe()}".encode()).hexdigest()

    def make() -> bytes:
        return compile_object((FOLDER / f"{file}.ll").read_text(encoding="utf-8"), machine, calling=True)

    return Loaded(Cache().made(key, make), machine, said["calls"].split())
