"""Standard ``dataclass`` with methods that are generated when the first instance is made, and ``NamedTuple``.

A dataclass of the standard library costs about 1 ms where it is declared, most of it the compiling of methods that a
run never calls; a run loads some 250 of them. Here only ``__init__`` is compiled, when it is called first.
Slots      as the standard library makes them, at once
Tuples     their annotations stay texts, where the standard library compiles each
Law        instances, `fields`, `replace`, `inspect.signature`, equality, hashes, reprs, pickles and subclasses are
           those of `dataclasses.dataclass`, tests/architecture/test_records.py
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Mapping
from dataclasses import field
from operator import attrgetter
from reprlib import recursive_repr
from threading import RLock
from types import FunctionType, new_class
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from dataclasses import dataclass
    from typing import NamedTuple
else:

    class _Tupled(type):
        def __new__(cls, name, bases, own):
            if not bases:
                return super().__new__(cls, name, bases, own)
            told = own.get("__annotations__", {})
            body = own | {"__annotations__": dict.fromkeys(told, object)}
            above = body.pop("__orig_bases__", bases)
            above = tuple(typing.NamedTuple if each is NamedTuple else each for each in above)
            made = new_class(name, above, exec_body=lambda namespace: namespace.update(body))
            made.__annotations__ = made.__new__.__annotations__ = told
            return made

    class NamedTuple(metaclass=_Tupled):
        pass

    def dataclass(cls=None, /, *, frozen=False, eq=True, repr=True, kw_only=False, slots=False):
        options = {"frozen": frozen, "eq": eq, "repr": repr, "kw_only": kw_only}
        if slots:
            return dataclasses.dataclass(cls, **options, slots=True)
        return (lambda cls: _declared(cls, options)) if cls is None else _declared(cls, options)


__all__ = ["NamedTuple", "dataclass", "field"]

_MAKING = RLock()
_LATE = ("__dataclass_fields__", "__dataclass_params__", "__match_args__", "__signature__")


class _Absent:
    def __repr__(self) -> str:
        return "<factory>"


class _Late:
    """An attribute that a class gets when it is made; of ``__signature__`` only the wait for that."""

    def __init__(self, name: str, make: Callable[[], None]) -> None:
        self.name, self.make = name, make

    def __get__(self, instance: object, owner: type) -> object:
        self.make()
        return getattr(owner, self.name)


def _declared(cls: type, options: dict[str, bool]) -> type:
    """The class with methods that make it first."""
    own: dict[str, object] = dict(cls.__dict__)
    waiting: list[str] = []

    def make() -> None:
        with _MAKING:
            if waiting:
                _make(cls, options, waiting)

    def first(name: str) -> None:
        def method(self: object, /, *args: object, **kwargs: object) -> object:
            make()
            return getattr(cls, name)(self, *args, **kwargs)

        waiting.append(name)
        setattr(cls, name, method)

    for name in _LATE:
        waiting.append(name)
        setattr(cls, name, _Late(name, make))
    for name in ("__setattr__", "__delattr__") if options["frozen"] else ():
        first(name)
    if options["repr"] and "__repr__" not in own:
        cls.__repr__ = _repr_of(cls)  # type: ignore[method-assign,assignment]
    if options["eq"]:
        _compared(cls, own, options["frozen"])
    if "__init__" not in own:
        first("__init__")
    return cls


def _repr_of(cls: type) -> Callable[[object], str]:
    @recursive_repr()
    def __repr__(self: object) -> str:
        shown = (f"{each.name}={getattr(self, each.name)!r}" for each in dataclasses.fields(cls) if each.repr)
        return f"{self.__class__.__qualname__}({', '.join(shown)})"

    return __repr__


def _compared(cls: type, own: Mapping[str, object], frozen: bool) -> None:
    """Equality and, of a frozen class, hashes by the tuple of its fields."""
    read: list[Callable[[object], tuple[object, ...]]] = []

    def values(self: object) -> tuple[object, ...]:
        if not read:
            names = [each.name for each in dataclasses.fields(cls) if each.compare]
            get = attrgetter(*names) if names else None
            read.append((lambda _: ()) if get is None else get if len(names) > 1 else lambda one: (get(one),))
        return read[0](self)

    def __eq__(self: object, other: object) -> object:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: object) -> int:
        return hash(values(self))

    if "__eq__" not in own:
        cls.__eq__ = __eq__  # type: ignore[method-assign,assignment]
    if "__hash__" not in own or (own["__hash__"] is None and "__eq__" in own):
        cls.__hash__ = __hash__ if frozen else None  # type: ignore[method-assign,assignment]


def _make(cls: type, options: dict[str, bool], waiting: list[str]) -> None:
    """The fields come from the standard library; ``__init__`` is replaced last, so that other threads wait."""
    for name in {"__setattr__", "__delattr__"}.intersection(waiting):
        waiting.remove(name)
        delattr(cls, name)  # the standard library writes these, and would refuse to overwrite them
    documented = cls.__doc__
    cls.__doc__ = documented or " "  # else the standard library writes one, from the signature
    frozen, kw_only = options["frozen"], options["kw_only"]
    dataclasses.dataclass(init=False, repr=False, eq=False, frozen=frozen, kw_only=kw_only, match_args=False)(cls)
    cls.__doc__ = documented
    positional = tuple(each.name for each in dataclasses.fields(cls) if each.init and not each.kw_only)
    cls.__match_args__ = positional  # type: ignore[misc,attr-defined]
    for name, value in {**options, "match_args": True}.items():
        if hasattr(cls.__dataclass_params__, name):  # type: ignore[attr-defined]
            setattr(cls.__dataclass_params__, name, value)  # type: ignore[attr-defined]
    if "__init__" in waiting:
        cls.__init__ = _init_of(cls, frozen)  # type: ignore[misc]
        cls.__dataclass_params__.init = True  # type: ignore[attr-defined]
    del cls.__signature__  # type: ignore[attr-defined]
    waiting.clear()


def _init_of(cls: type, frozen: bool) -> Callable[..., None]:
    known: dict[str, object] = {"_absent": _Absent(), "_set": object.__setattr__}
    lines, plain, named = list[str](), list[str](), list[str]()
    for each in dataclasses.fields(cls):
        made = each.default_factory is not dataclasses.MISSING
        known |= {f"_make_{each.name}": each.default_factory} if made else {f"_default_{each.name}": each.default}
        value = each.name
        if each.init:
            default = "_absent" if made else f"_default_{each.name}"
            given = made or each.default is not dataclasses.MISSING
            (named if each.kw_only else plain).append(f"{each.name}={default}" if given else each.name)
            value = f"_make_{each.name}() if {each.name} is _absent else {each.name}" if made else value
        elif made:
            value = f"_make_{each.name}()"
        else:
            continue
        lines.append(f"_set(self, {each.name!r}, {value})" if frozen else f"self.{each.name} = {value}")
    lines += ["self.__post_init__()"] if hasattr(cls, "__post_init__") else []
    head = ", ".join(["self", *plain, *(["*", *named] if named else [])])
    exec(f"def __init__({head}):\n " + "\n ".join(lines or ["pass"]), known)
    init = cast("FunctionType", known["__init__"])
    init.__qualname__, init.__module__ = f"{cls.__qualname__}.__init__", cls.__module__
    init.__annotations__ = {e.name: e.type for e in dataclasses.fields(cls) if e.init} | {"return": None}
    return init
