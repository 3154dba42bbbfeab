"""Our dataclasses are those of the standard library, but for when their methods are made."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import sys
from collections.abc import Callable
from dataclasses import field
from threading import Barrier, Thread
from typing import Any, Generic, NamedTuple, TypeVar, get_type_hints

import pytest

from poinsot import records

OPTIONS = [
    {}, {"frozen": True}, {"frozen": True, "eq": False}, {"eq": False}, {"kw_only": True, "frozen": True, "eq": False},
    {"repr": False}, {"slots": True},
]  # fmt: skip
BODIES: list[tuple[dict[str, str], dict[str, Any]]] = [
    ({}, {}), ({"a": "int"}, {}), ({"a": "int", "b": "str"}, {"b": "x"}),
    ({"a": "int", "b": "list[int]"}, {"b": lambda: field(default_factory=list)}),
    ({"a": "int", "b": "float"}, {"b": lambda: field(default=2.0, compare=False, repr=False)}),
    ({"a": "int", "b": "dict[str, int]"}, {"b": lambda: field(default_factory=dict, init=False)}),
    ({"a": "int", "b": "int"}, {"b": lambda: field(kw_only=True, default=3)}),
    ({"a": "int"}, {"__post_init__": lambda: lambda self: object.__setattr__(self, "a", self.a + 1)}),
    ({"a": "int"}, {"__eq__": lambda: lambda self, other: True, "__repr__": lambda: lambda self: "own"}),
    ({"a": "int"}, {"__hash__": lambda: lambda self: 7}), ({"a": "int", "b": "ClassVar[int]"}, {"b": 4}),
]  # fmt: skip


def declared(
    by: Callable[..., Any], body: tuple[dict[str, str], dict[str, Any]], options: dict[str, bool], base: type
) -> type[Any]:
    annotations, values = body
    made = {name: value() if callable(value) else value for name, value in values.items()}
    names = {"__annotations__": annotations, "__module__": __name__, "__doc__": "A card.", **made}
    found: type[Any] = by(**options)(type(base)("Example", (base,), names))
    return found


def seen(cls: type[Any]) -> list[Any]:
    """What a user can see of a class and its instances."""
    wanted = [each.name for each in dataclasses.fields(cls) if each.init and each.default is dataclasses.MISSING]
    wanted = [name for name in wanted if name in ("a", "z")]
    found: list[Any] = [
        str(inspect.signature(cls)), [str(each) for each in dataclasses.fields(cls)], cls.__match_args__,
        str(cls.__dataclass_params__), cls.__hash__ is None,
    ]  # fmt: skip
    one, same = (cls(**{name: n for n, name in enumerate(wanted)}) for _ in range(2))
    other = cls(**dict.fromkeys(wanted, 9))
    found += [repr(one).rpartition(" at 0x")[0] or repr(one), one == same, one == other, one == 1, one != same]
    found += [
        dataclasses.asdict(one),
        dataclasses.asdict(dataclasses.replace(one)),
        vars(copy.deepcopy(one)) if hasattr(one, "__dict__") else 0,
    ]
    for attempt in (
        lambda: setattr(one, "a", 5), lambda: delattr(one, "a"), lambda: hash(one) == hash(same),
        lambda: type(cls()) is cls, lambda: cls(1, 2, 3, 4),
    ):  # fmt: skip
        try:
            found.append(attempt())
        except Exception as error:
            found.append((type(error), str(error)))
    return [*found, vars(one) if hasattr(one, "__dict__") else 0]


@dataclasses.dataclass(frozen=True)
class FrozenBase:
    z: int


@records.dataclass(frozen=True)
class OurFrozenBase:
    z: int


@records.dataclass
class OurBase:
    z: int


@dataclasses.dataclass
class Base:
    z: int


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("body", BODIES, ids=map(str, range(len(BODIES))))
def test_they_are_those_of_the_standard_library(
    body: tuple[dict[str, str], dict[str, Any]], options: dict[str, bool]
) -> None:
    bases = (FrozenBase, OurFrozenBase) if options.get("frozen") else (Base, OurBase)
    for theirs, ours in ((object, object), bases, (bases[0], bases[0])):
        expected, found = (
            declared(dataclasses.dataclass, body, options, theirs),
            declared(records.dataclass, body, options, ours),
        )
        assert seen(found) == seen(expected)
    derived, plain = type("Derived", (found,), {}), type("Derived", (expected,), {})
    assert seen(derived) == seen(plain)


@records.dataclass(frozen=True)
class Pickled:
    a: int
    b: tuple[int, ...] = field(default=(1,))


def test_an_instance_may_be_the_first_without_being_made() -> None:
    """As one from a pickle is."""
    for ask in (repr, hash, lambda one: one == one, dataclasses.fields, lambda one: dataclasses.replace(one, a=4)):
        cls = declared(records.dataclass, ({"a": "int"}, {}), {"frozen": True}, object)
        one = object.__new__(cls)
        vars(one)["a"] = 3
        ask(one)
    assert pickle.loads(pickle.dumps(Pickled(3))) == Pickled(3)
    one = object.__new__(declared(records.dataclass, ({"a": "int"}, {}), {"frozen": True}, object))
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.a = 3  # type: ignore[attr-defined]


def test_threads_that_make_the_first_instance_at_once_wait_for_its_methods() -> None:
    pause = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    wrong: list[Exception] = []
    try:
        for _ in range(50):
            cls = declared(records.dataclass, ({"a": "int"}, {}), {"frozen": True}, OurFrozenBase)
            start = Barrier(4)

            def one(cls: type[Any] = cls, start: Barrier = start) -> None:
                start.wait()
                try:
                    assert cls(1, 2) == cls(z=1, a=2)
                    assert len(dataclasses.fields(cls)) == 2
                except Exception as error:
                    wrong.append(error)

            threads = [Thread(target=one) for _ in range(4)]
            for each in threads:
                each.start()
            for each in threads:
                each.join()
    finally:
        sys.setswitchinterval(pause)
    assert not wrong


T = TypeVar("T")


def tuples(base: Any) -> list[Any]:
    """What can be seen of tuples with names, made with this base."""

    class Point(base):  # type: ignore[misc]
        """A point."""

        x: int
        y: list[Point] | None = None

        @property
        def twice(self) -> int:
            return 2 * self.x

    class Of(base, Generic[T]):  # type: ignore[misc]
        x: T

    one = Point(3)
    hints = get_type_hints(Point, localns={"Point": int})
    found = [one, one.twice, one._replace(y=[]), one._asdict(), hints, Point.__doc__, Point._field_defaults]
    found += [Point.__bases__, Of.__bases__, Of(2), str(Of[int]), [*inspect.signature(Point).parameters]]
    for wrong in ("a: int = 1; b: int", "_make = 1", "__init__ = 1"):
        with pytest.raises((TypeError, AttributeError)) as refused:
            exec(f"class Wrong(base): {wrong}", {"base": base})
        found.append(str(refused.value))
    return found


def test_tuples_are_those_of_the_standard_library() -> None:
    assert tuples(records.NamedTuple) == tuples(NamedTuple)
