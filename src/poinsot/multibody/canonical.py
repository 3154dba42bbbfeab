"""Data as text that is the same exactly for the same data: the model's part of a kernel's cache key, and equality."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import cache, partial
from hashlib import sha256
from operator import attrgetter
from pathlib import Path
from types import CodeType, MethodType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints
from poinsot.records import NamedTuple

_MANY, _REPEATS = 64, 4
_MAKE = attrgetter("dtype", "shape")


_WRITTEN = {int, bool, str, type(None)}
_is_record: Callable[[object], bool] = cache(is_dataclass)


def canonical(thing: object) -> str:
    """A text that is the same exactly for the same data."""
    kind: type = type(thing)
    if kind not in _WRITTEN:
        if isinstance(thing, float):
            return thing.hex()
        if _is_record(kind):
            return _of_fields(thing)
        if isinstance(thing, (list, tuple)):
            return _of_many(thing) if len(thing) > _MANY else "[" + ",".join(map(canonical, thing)) + "]"
        if (found := _of_another(thing)) is not None:
            return found
    told = repr(thing)
    return told if " at 0x" not in told else _alone(thing)


def _of_another(thing: object) -> str | None:
    """The text of arrays, tables and functions; None of other things."""
    if isinstance(thing, np.ndarray) and thing.dtype == np.float64:
        return f"{thing.shape}{_numbers(thing)}"
    if isinstance(thing, (np.ndarray, np.generic)):
        return canonical(thing.tolist())
    if isinstance(thing, Mapping):
        return "{" + ",".join(f"{canonical(key)}:{canonical(x)}" for key, x in thing.items()) + "}"
    if isinstance(thing, partial):
        return f"partial{canonical([thing.func, thing.args, thing.keywords])}"
    if isinstance(thing, MethodType):
        return f"{canonical(thing.__self__)}.{canonical(thing.__func__)}"
    if callable(thing) and hasattr(thing, "__qualname__"):
        return f"{thing.__module__}.{thing.__qualname__}{_foreign(thing)}{_made_with(thing)}"
    return None


def _numbers(x: NDArray[Any]) -> str:
    given = x.tobytes()
    # bytes of numbers, beyond which their digest stands for them
    return given.hex() if len(given) <= 4096 else sha256(given).hexdigest()


def _of_many(things: Sequence[Any]) -> str:
    """The same of many things: those that are alike field by field, so that their numbers are taken together."""
    first, kind = things[0], type(things[0])
    if is_dataclass(kind) and kind.__dataclass_params__.eq:  # type: ignore[attr-defined]
        with suppress(TypeError):  # of what cannot be looked up
            repeated = len(dict.fromkeys(things[:_MANY])) < _MANY
            found = alike(things) if repeated else None
            if found and _REPEATS * len(found.first) <= len(things):
                return f"[{','.join(map(canonical, found.first))} by {_numbers(np.array(found.number))}]"
    if len(set(map(type, things))) > 1:
        return f"[{','.join(map(canonical, things))}]"
    if kind is str:
        return f"[{','.join(map(repr, things))}]"
    if first is None:
        return f"[{len(things)} × None]"
    if kind is tuple and not any(things):
        return f"[{len(things)} × ()]"
    if kind is float:
        return canonical(np.array(things))
    if kind is np.ndarray and set(map(_MAKE, things)) == {(np.dtype(np.float64), first.shape)}:
        return canonical(np.array(things))
    if is_dataclass(kind):
        names, head = _head(kind)
        return f"{head}({','.join([f'{name}={_of_many([*map(attrgetter(name), things)])}' for name in names])})"
    return f"[{','.join(map(canonical, things))}]"


class Distinct(NamedTuple):
    """Things that differ, the first of each, in their order; number: for each thing which of these it is."""

    first: list[Any]
    number: list[int]


def alike(things: Iterable[object]) -> Distinct:
    """Equality, found by looking at every object once; foreign objects go by their text."""
    every = list(things)
    identities = [*map(id, every)]
    objects = dict(zip(identities, every, strict=True))
    keys: list[Any] = [*objects.values()]
    try:
        number = {key: n for n, key in enumerate(dict.fromkeys(keys))}
    except TypeError:
        keys = [*map(canonical, keys)]
        number = {key: n for n, key in enumerate(dict.fromkeys(keys))}
    of = {i: number[key] for i, key in zip(objects, keys, strict=True)}
    first: dict[int, Any] = {}
    for i, x in objects.items():
        first.setdefault(of[i], x)
    return Distinct([*first.values()], [*map(of.__getitem__, identities)])


def _of_fields(thing: object) -> str:
    kind: type = type(thing)
    names, head = _head(kind)
    return f"{head}({','.join([f'{name}={canonical(getattr(thing, name))}' for name in names])})"


@cache
def _head(kind: type) -> tuple[list[str], str]:
    """The names of a class's fields, and its name."""
    return [f.name for f in fields(kind)], f"{kind.__name__}{_foreign(kind)}"


@cache
def _foreign(thing: type | Callable[..., object]) -> str:
    """The source of a foreign class or function, such as a user's pair: it differs from others of the same name.

    Without one it is that of this process alone.
    """
    if thing.__module__.split(".")[0] == __name__.split(".")[0]:
        return ""
    try:
        source = Path(inspect.getsourcefile(thing) or "").read_bytes()
    except (OSError, TypeError):
        source = os.urandom(16)
    return f" of {thing.__module__}.{thing.__qualname__} {sha256(source).hexdigest()}"


def _alone(thing: object) -> str:
    """The text of what nothing tells from others of its kind: one of this process and this time alone."""
    return f"{type(thing).__qualname__} {os.urandom(16).hex()}"


def _made_with(thing: Any, within: tuple[Any, ...] = ()) -> str:
    """The code, the defaults and the surroundings of a user's function, which distinguish it from others of one name:
    cells and the globals of their module that it names."""
    code = getattr(thing, "__code__", None)
    if code is None or not _foreign(thing) or thing in within:
        return ""
    cells = [_content(cell) for cell in thing.__closure__ or ()]
    cells += [x for name in _names_in(code) if not inspect.ismodule(x := thing.__globals__.get(name))]
    around = [_made_with(x, (*within, thing)) if hasattr(x, "__code__") else canonical(x) for x in cells]
    return f" {_of_code(code)} {canonical([thing.__defaults__, thing.__kwdefaults__])} {around}"


def _content(cell: Any) -> Any:
    """The content of a cell of a closure; None if it is empty yet."""
    with suppress(ValueError):
        return cell.cell_contents
    return None


def _names_in(code: CodeType) -> list[str]:
    """The names that a function takes from its module, and those of the functions in it."""
    inner = [name for x in code.co_consts if isinstance(x, CodeType) for name in _names_in(x)]
    return sorted({*code.co_names, *inner})


def _of_code(code: Any) -> str:
    """The code of a function, of the functions in it, and its numbers."""
    numbers = [_of_code(x) if hasattr(x, "co_code") else canonical(x) for x in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {numbers}"


def members_of(keys: Ints) -> list[Ints]:
    """Which have the same key: groups in the order of their first members."""
    order = np.argsort(keys, kind="stable")
    groups = np.split(order, np.flatnonzero(np.diff(keys[order])) + 1) if len(order) else []
    return sorted(groups, key=lambda which: int(which[0]))


def together(columns: Iterable[Ints]) -> Ints:
    """A number for each row of these columns, the same for rows that are equal."""
    first, *others = columns
    _, whole = np.unique(first, return_inverse=True)
    for column in others:
        _, own = np.unique(column, return_inverse=True)
        _, whole = np.unique(whole * (1 + int(own.max(initial=0))) + own, return_inverse=True)
    return whole
