"""How objects show themselves: as text that could be typed, and as pictures and tables.

Pictures are methods of the objects themselves: the functions that draw are registered here.

``poinsot.views`` enters its functions here when the package is imported; what draws is loaded when it is first used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from inspect import Parameter
from types import FunctionType, ModuleType
from typing import Any, Protocol

import numpy as np

VIEWS: dict[str, Callable[..., Any]] = {}
"""What is drawn → who draws it."""


class Typeable:
    """A dataclass shown as the call that makes it, without defaults: after ``from poinsot import *`` it could be typed.

    Law: eval(repr(x)) is x again, tests/components/test_typed.py
    """

    __slots__ = ()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.__repr__ = cls.__repr__  # type: ignore[method-assign]  # or `dataclass` would write another

    def __repr__(self) -> str:
        held = [
            Parameter(each.name, _KEYWORD if each.kw_only else Parameter.POSITIONAL_OR_KEYWORD, default=_default(each))
            for each in fields(self)  # type: ignore[arg-type]
            if each.init and each.repr
        ]
        return typed_call(type(self), held, {each.name: getattr(self, each.name) for each in held})


_KEYWORD = Parameter.KEYWORD_ONLY


def _default(held: Field[object]) -> Any:
    if held.default_factory is not MISSING:
        return held.default_factory()
    return Parameter.empty if held.default is MISSING else held.default


def typed_call(makes: Callable[..., object], takes: Iterable[Parameter], given: Mapping[str, object]) -> str:
    """A call as it could be typed: arguments without a default by place, others by name where they differ from it."""
    told = []
    for each in takes:
        required = each.default is Parameter.empty
        value = typed(given[each.name])
        if not required and value == typed(each.default):
            continue
        told.append(value if required and each.kind is not _KEYWORD else f"{each.name}={value}")
    return f"{_public_name(makes)}({', '.join(told)})"


def typed(value: object) -> str:
    """A value as it could be typed: arrays as lists, numbers in full, functions of modules by their names."""
    if isinstance(value, FunctionType) and value.__qualname__.isidentifier():
        return value.__qualname__
    if isinstance(value, np.ndarray | np.generic):
        value = value.tolist()
    if isinstance(value, float) and not np.isfinite(value):
        return f"float('{value}')"
    if type(value) is list:
        return f"[{', '.join(map(typed, value))}]"
    if type(value) is tuple:
        return f"({', '.join(map(typed, value))}{',' * (len(value) == 1)})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{typed(key)}: {typed(x)}' for key, x in value.items())}}}"
    return repr(value)


_SPACES = ("electrical", "magnetic", "hydraulic", "rotational", "transducers", "elements", "multibody")
"""Namespaces with names from modules that are called otherwise."""


def _public_name(thing: Callable[..., object]) -> str:
    """How a class or function is called after ``from poinsot import *``; its own name where it is not ours."""
    name, module, top = thing.__qualname__, thing.__module__.rpartition(".")[2], sys.modules.get("poinsot")
    if top is None or not thing.__module__.startswith("poinsot."):
        return name
    places = [f"{space}.{name}" for space in (module, *_SPACES) if _lists(top, space, name)]
    return name if name in top.__all__ and places[:1] != [f"{module}.{name}"] else (*places, name)[0]


def _lists(top: ModuleType, space: str, name: str) -> bool:
    return space in top.__all__ and name in getattr(top, space).__all__


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 body", "3 bodies"."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def some(names: Sequence[str], most: int = 4) -> str:
    """Names in a row, of many the first and how many there are."""
    return ", ".join(names) if len(names) <= most else f"{', '.join(names[: most - 1])}, … ({len(names)})"


class Picture(Protocol):
    """A picture as SVG, which notebooks show as it is."""

    @property
    def svg(self) -> str:
        """The text of the picture: shapes and words, every name escaped."""
        ...

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file that ends in .svg."""
        ...


class Shown:
    """What notebooks show as a table or a picture."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        found: str = VIEWS["html"](self)
        return found


class Typeset:
    """LaTeX of results for notebooks."""

    __slots__ = ()

    def _repr_latex_(self) -> str | None:
        found: str | None = VIEWS["latex"](self)
        return found
