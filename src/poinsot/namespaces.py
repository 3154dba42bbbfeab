"""Public namespaces: their names stand in a stub, and each is imported when it is first used.

A namespace is a module `x.py` or a package `x/__init__.py` that says nothing but

    __getattr__, __dir__, __all__ = declared(__name__, __file__)

beside a stub `x.pyi` or `x/__init__.pyi` with statements `from .where import name`: type checkers and this module read
the same text. A name that was another one before keeps working, with a DeprecationWarning: `renames`.

Where a package has a module of the name of one of its functions (`structures.casimirs`), the name is the function:
importing the module does not put it in the function's place.
"""

from __future__ import annotations

import ast
import importlib
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from poinsot.renames import Rename, renamed_in

Namespace = tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]


def declared(name: str, file: str) -> Namespace:
    """The __getattr__, __dir__ and __all__ of the namespace of that name, from the stub beside its file."""
    places = dict(places_in(name, Path(file).with_suffix(".pyi")))
    names, former = sorted(places), renamed_in(name)
    here = sys.modules[name]
    vars(here)["_guarded"] = frozenset(each for each in names if places[each] != (name, each))
    here.__class__ = _Namespace

    def found(wanted: str) -> Any:
        if wanted in former:
            return former_name(name, former[wanted])
        if wanted not in places:
            raise AttributeError(f"module {name!r} has no attribute {wanted!r}", name=wanted, obj=here)
        module, original = places[wanted]
        if module == name:  # a submodule of its own
            value: Any = importlib.import_module(f"{module}.{original}")
        else:
            value = getattr(__import__(module, fromlist=[original]), original)
        vars(here)[wanted] = value
        _offer_own(value)
        return value

    return found, names.copy, names


def places_in(name: str, stub: Path) -> Iterator[tuple[str, tuple[str, str]]]:
    """Of each name in a namespace's stub the module that holds it, and its name there."""
    package = name if stub.name == "__init__.pyi" else name.rpartition(".")[0]
    for node in ast.parse(stub.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, (above, node.module)))
            yield from ((alias.asname or alias.name, (module, alias.name)) for alias in node.names)


def former_names(name: str) -> Callable[[str], Any]:
    """A __getattr__ for a module that is no namespace, with some names that have changed."""
    former = renamed_in(name)

    def found(wanted: str) -> Any:
        if wanted in former:
            return former_name(name, former[wanted])
        raise AttributeError(f"module {name!r} has no attribute {wanted!r}", name=wanted, obj=sys.modules[name])

    return found


def former_name(module: str, change: Rename) -> Any:
    """The present object of a former name, with a warning at the line that asks for it."""
    warnings.warn(change.sentence, DeprecationWarning, stacklevel=caller_of(module))
    target, _, name = change.now.rpartition(".")
    return getattr(importlib.import_module(target), name)


def with_former_methods(cls: type, place: str) -> None:
    """Give a class former names of its methods, as `place` has renamed them; call it for each subclass, too.

    A subclass that defines one by its former name has it by the present one. Former names warn and call the method of
    the class in which they are found, so that `super()` finds what it found before.
    """
    for old, change in renamed_in(place).items():
        now = change.now.rpartition(".")[2]
        if old in vars(cls):
            warnings.warn(f"{cls.__qualname__} defines {old}: {change.sentence}", DeprecationWarning, stacklevel=3)
            setattr(cls, now, vars(cls)[old])
        if now in vars(cls):
            setattr(cls, old, _former(vars(cls)[now], change))


def _former(method: Callable[..., object], change: Rename) -> Callable[..., Any]:
    def former(self: Any, *arguments: Any, **named: Any) -> Any:
        warnings.warn(change.sentence, DeprecationWarning, stacklevel=2)
        return method(self, *arguments, **named)

    former.__name__, former.__doc__ = change.was.rpartition(".")[2], f"Now {change.now}."
    return former


def caller_of(module: str) -> int:
    """How many frames above `former_name` the user stands; the import system's own are left out by `warnings`."""
    level, frame = 1, sys._getframe(1)
    while frame.f_globals.get("__name__") in (__name__, module) and frame.f_back is not None:
        level, frame = level + 1, frame.f_back
        while frame.f_back is not None and "importlib._bootstrap" in frame.f_code.co_filename:
            frame = frame.f_back
    return level


def _offer_own(value: object) -> None:
    """Let ``dir`` of a listed module give its listed names, and not its imports."""
    if isinstance(value, ModuleType) and "__all__" in vars(value):
        vars(value).setdefault("__dir__", value.__all__.copy)


class _Namespace(ModuleType):
    """A module in which a submodule does not take the place of a declared object of its name."""

    _guarded: frozenset[str]

    def __setattr__(self, name: str, value: object) -> None:
        if name not in self._guarded or value is not sys.modules.get(f"{self.__name__}.{name}"):
            super().__setattr__(name, value)
            _offer_own(value)
