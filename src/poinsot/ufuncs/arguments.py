"""Sentences for arguments that a ufunc refuses: the argument, the wanted and the given one.

NumPy speaks of operands and core dimensions; whoever called knows q, and joints. A refusal is translated after it
happened, in `ufuncs.shortcut`, so that calls that succeed cost nothing.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from poinsot.records import NamedTuple
from poinsot.renderers.llvm.interface import WORD

_MANY = 40  # entries that a sentence names
_ONLY_OFFSET = ~(1 << 8 * WORD - 1)  # of the number of arguments, without the flag of Python's vectorcall


class Axis(NamedTuple):
    """Axis of an argument: a word for one, "coordinate", and the names of all in order."""

    one: str
    names: tuple[str, ...]


class Arguments:
    """Arguments of a ufunc: core shapes by name, and the axes of some.

    Law  every refusal names the argument, the size wanted and the one given, tests/systems/test_wrong_calls.py
    """

    def __init__(
        self, name: str, shapes: Mapping[str, tuple[int, ...]], outputs: int, axes: Mapping[str, Axis] | None = None
    ) -> None:
        self.name, self.shapes, self.outputs, self.axes = name, shapes, outputs, axes or {}

    def refusal(self, given: Sequence[object], options: Mapping[str, object]) -> Exception | None:
        """Error of the arguments of a call, None where none is found."""
        call = f"{self.name}({', '.join(self.shapes)})"
        named = [name for name in self.shapes if name in options]
        if named:
            return TypeError(f"{call} takes its arguments by their places: write {named[0]} without its name")
        if not len(self.shapes) <= len(given) <= len(self.shapes) + self.outputs:
            return TypeError(f"{call} takes {_arguments(len(self.shapes))}, and {_were(len(given))} given")
        loops = []
        for (name, shape), value in zip(self.shapes.items(), given, strict=False):
            fault, found = self._fault(name, shape, value)
            if fault is not None:
                return type(fault)(f"{call}: {fault}")
            loops.append((name, found, found[: len(found) - len(shape)]))
        try:
            np.broadcast_shapes(*[loop for _, _, loop in loops])
        except ValueError:
            shown = ", ".join(f"{name} {found}" for name, found, loop in loops if loop)
            return ValueError(f"{call}: the leading dimensions do not broadcast: of shapes {shown}")
        return None

    def _fault(self, name: str, shape: tuple[int, ...], value: Any) -> tuple[Exception | None, tuple[int, ...]]:
        """Error of one argument, and its shape."""
        try:
            array = value if hasattr(value, "dtype") and hasattr(value, "shape") else np.asarray(value)
        except ValueError as error:
            return ValueError(f"{name} is no array of numbers: {error}"), ()
        found = tuple(array.shape)
        if array.dtype.kind in "USOc":
            return TypeError(f"{name} {_held(array)}"), found
        if found[len(found) - len(shape) :] == shape and len(found) >= len(shape):
            return None, found
        return ValueError(f"{name} must have {self._wanted(name, shape)}{_given(found, shape)}"), found

    def _wanted(self, name: str, shape: tuple[int, ...]) -> str:
        if len(shape) != 1:
            return f"shape (..., {', '.join(map(str, shape))})" if shape else "a single number for each sample"
        count = f"{shape[0] or 'no'} number{'s' * (shape[0] != 1)}"
        if name not in self.axes:
            return count
        one, names = self.axes[name]
        listed = ", ".join(names[:_MANY]) + f", … ({len(names) - _MANY} more)" * (len(names) > _MANY)
        return f"{count}, one for each {one} ({listed})" if names else f"{count}: there is no {one}"


def _arguments(count: int) -> str:
    return "one argument" if count == 1 else f"{count} arguments"


def _were(count: int) -> str:
    return "1 was" if count == 1 else f"{count or 'none'} were"


def _given(found: tuple[int, ...], shape: tuple[int, ...]) -> str:
    if not found:
        return ", and a single number was given"
    hint = "; its transpose fits" if found[::-1][len(found) - len(shape) :] == shape and len(found) > 1 else ""
    return f", and {_were(found[0])} given" if len(found) == len(shape) == 1 else f", and shape {found} was given{hint}"


def _held(array: NDArray[np.generic]) -> str:
    """Contents of an array that are no real numbers, in words."""
    if array.dtype.kind == "c":
        return "holds complex numbers, and real ones are wanted"
    odd = next((x for x in array.flat if not isinstance(x, (int, float, np.generic)) or isinstance(x, str)), None)
    if isinstance(odd, str):
        return f"holds the text {str(odd)!r:.60}: numbers in SI units and radians are wanted (po.quantity makes one)"
    if isinstance(odd, Mapping):
        return "is a table of names: numbers are wanted, in the order of their names in the mechanism"
    return f"holds what is no number: {type(odd).__name__}"


KNOWN: WeakValueDictionary[int, Arguments] = WeakValueDictionary()
"""Arguments of ufuncs by their id; each ufunc keeps its own alive."""


def _explain(ufunc: int, given: int, flagged: int, names: int | None, error: int) -> None:
    """Put our sentence in the place of NumPy's; what cannot be explained stays as it is.

    error  the address of three words, type, value and traceback of the error, as PyErr_Fetch gives them
    """
    with suppress(Exception):
        words = (ctypes.c_void_p * 3).from_address(error)
        known, raised = KNOWN.get(ufunc), _object(words[1])
        if known is None or not isinstance(raised, (ValueError, TypeError)):
            return
        keywords: tuple[str, ...] = _object(names) if names else ()
        count = flagged & _ONLY_OFFSET
        values = [*_objects(given, count + len(keywords))]
        made = known.refusal(values[:count], dict(zip(keywords, values[count:], strict=True)))
        if made is not None:
            for k, new in enumerate((type(made), made)):
                ctypes.pythonapi.Py_IncRef(ctypes.py_object(new))
                old, words[k] = words[k], id(new)
                ctypes.pythonapi.Py_DecRef(ctypes.c_void_p(old))


def _object(address: int | None) -> Any:
    return None if address is None else ctypes.cast(address, ctypes.py_object).value


def _objects(address: int, count: int) -> Iterator[object]:
    return (_object(each) for each in (ctypes.c_void_p * count).from_address(address))


@cache
def explainer() -> ctypes._FuncPointer:
    """`_explain` as a C function; alive as long as the process."""
    words = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p)
    return ctypes.PYFUNCTYPE(None, *words)(_explain)
