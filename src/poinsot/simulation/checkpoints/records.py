"""Arrays and plain data as one piece of bytes with a checksum: the form of steppers' states and checkpoints.

    "poinsot record 1\\n"   SHA-256 of what follows   length of the text [8 bytes]   text (JSON)   arrays, one by one

Nothing in it is code: a record from anywhere is read without harm, or refused.
"""

from __future__ import annotations

import hashlib
import json
import math
import struct
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import FileError

_HEAD = b"poinsot record 1\n"
_DIGEST = hashlib.sha256().digest_size
_LENGTH = struct.Struct("<Q")


def pack(data: Mapping[str, object], arrays: Mapping[str, NDArray[Any]]) -> bytes:
    """A record of JSON-able data and arrays of numbers, or of records of numbers.

    Law     `unpack` gives them back, bit for bit, tests/simulation/test_recording.py
    """
    kinds = [[name, _description(each.dtype), list(each.shape)] for name, each in arrays.items()]
    text = json.dumps({"data": data, "arrays": kinds}).encode()
    body = b"".join([_LENGTH.pack(len(text)), text, *(each.tobytes() for each in arrays.values())])
    return _HEAD + hashlib.sha256(body).digest() + body


def unpack(record: bytes | bytearray | memoryview, what: str) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """The data and the arrays of a record; ``what`` says in messages where it comes from.

    Errors  FileError for what is no record, or not a whole one
    """
    if not isinstance(record, (bytes, bytearray, memoryview)):
        raise FileError(f"{what} is a {type(record).__name__}, not the bytes that were saved.")
    content = bytes(record)
    start = len(_HEAD) + _DIGEST
    if not content.startswith(_HEAD):
        raise FileError(f"{what} is no record of poinsot, or one of another version: it does not begin like one.")
    if hashlib.sha256(content[start:]).digest() != content[len(_HEAD) : start]:
        raise FileError(
            f"{what} is damaged or not complete: its checksum is not that of its content. Use an older one."
        )
    try:
        return _read(content, start)
    except (ValueError, TypeError, KeyError, struct.error, RecursionError, MemoryError, OverflowError):
        raise FileError(f"{what} is no record that poinsot has made: its parts do not fit together.") from None


def _read(content: bytes, start: int) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    first = start + _LENGTH.size
    end = first + _LENGTH.unpack(content[start:first])[0]
    found = json.loads(content[first:end])
    arrays: dict[str, NDArray[Any]] = {}
    for name, description, shape in found["arrays"]:
        kind = _kind(description)
        size = math.prod(shape) * kind.itemsize
        arrays[name] = np.frombuffer(content[end : end + size], kind).reshape(shape).copy()
        end += size
    if end != len(content):
        raise ValueError
    return dict(found["data"]), arrays


def put_back(arrays: Mapping[str, NDArray[Any]], saved: Mapping[str, NDArray[Any]], what: str) -> None:
    """Write saved arrays into those of the same names, all or none.

    Errors  FileError where names, shapes or types differ
    """
    refuse_unlike(arrays, saved, what)
    for name, here in arrays.items():
        here[...] = saved[name]


def refuse_unlike(arrays: Mapping[str, NDArray[Any]], saved: Mapping[str, NDArray[Any]], what: str) -> None:
    """FileError where names, shapes or types of two sets of arrays differ."""
    for name in {*arrays, *saved}:
        if name not in arrays or name not in saved:
            raise FileError(f"{what} does not fit: it {'lacks' if name in arrays else 'has'} {name!r}.")
        here, there = arrays[name], saved[name]
        if (here.shape, here.dtype) != (there.shape, there.dtype):
            raise FileError(f"{what} does not fit: {name!r} has the shape {there.shape}, and {here.shape} is needed.")


def forged(what: str, wrong: str, whom: str = "run of this model") -> FileError:
    """The refusal of numbers that a run, or whom, never says."""
    return FileError(f"{what} holds what no {whom} says: {wrong}. It is damaged or forged.")


def _description(kind: np.dtype[Any]) -> Any:
    """The type of an array as JSON: its code, or the names and codes of its fields."""
    return kind.str if kind.names is None else [[name, kind[name].str] for name in kind.names]


def _kind(description: Any) -> np.dtype[Any]:
    if isinstance(description, str):
        return np.dtype(description)
    return np.dtype([(name, code) for name, code in description])
