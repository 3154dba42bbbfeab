"""Change detection for values that hold mutable parts: the parts are recorded with their content and compared later.

Law  whatever changes is seen, tests/algebra/test_unchanged.py
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, partial
from operator import is_
from types import BuiltinFunctionType, CellType, FunctionType, MethodType
from typing import TypeAlias

import numpy as np

Noted: TypeAlias = list[tuple[object, object]]
"""Mutable parts with their recorded content: their own parts, or their bytes."""
PLAIN = (float, int, str, type(None), range, Enum, type, BuiltinFunctionType, np.ufunc, np.number)
OURS = __name__.partition(".")[0]


class Foreign(Exception):
    """A part that may do something else without a change that is seen, as a user's function or object."""


def noted(value: object) -> Noted | None:
    """The parts of a value that may change; None where foreign ones are among them."""
    found: Noted = []
    try:
        _note(value, found, set())
    except (Foreign, ValueError):  # a cell may be empty
        return None
    return found


def unchanged(parts: Noted) -> bool:
    """True if every part has its recorded content."""
    return all(_is(now, was) for now, was in parts)


def _is(now: object, was: object) -> bool:
    match now:
        case np.ndarray():
            return now.tobytes() == was
        case CellType():
            return now.cell_contents is was
        case dict():
            now = [*now, *now.values()]
    assert isinstance(now, list) and isinstance(was, list)
    return len(now) == len(was) and all(map(is_, now, was))


@cache
def _names(kind: type) -> tuple[str, ...] | None:
    """The fields of an immutable class of this package."""
    frozen = is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return tuple(each.name for each in fields(kind)) if frozen and _is_ours(kind) else None


def _is_ours(thing: type | Callable[..., object]) -> bool:
    return str(thing.__module__).partition(".")[0] == OURS


def _note(value: object, found: Noted, seen: set[int]) -> None:
    if isinstance(value, PLAIN) or id(value) in seen:
        return
    seen.add(id(value))
    kind: type = type(value)
    parts: list[object] = []
    match value:
        case tuple() | frozenset():
            parts = [*value]
        case list():
            parts = [*value]
            found.append((value, [*value]))
        case dict():
            parts = [*value, *value.values()]
            found.append((value, parts))
        case np.ndarray() if not value.dtype.hasobject:
            found.append((value, value.tobytes()))
        case partial():
            parts = [value.func, value.args, value.keywords]
        case MethodType():
            parts = [value.__self__, value.__func__]
        case FunctionType() if _is_ours(value):
            cells = value.__closure__ or ()
            found += [(each, each.cell_contents) for each in cells]
            parts = [value.__defaults__, value.__kwdefaults__, *(each.cell_contents for each in cells)]
        case _ if (names := _names(kind)) is not None:
            parts = [getattr(value, name) for name in names]
        case _:
            raise Foreign
    for each in parts:
        _note(each, found, seen)
