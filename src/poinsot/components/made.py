"""How elements were made: by which function, of which arguments; so they pickle, are compared and shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from inspect import signature
from typing import Any

from poinsot.algebra.scalars import Scalar
from poinsot.records import dataclass
from poinsot.showing import Typeable, typed, typed_call


@dataclass(frozen=True, eq=False, slots=True)
class Construction:
    """The function and the arguments of which an element was made."""

    factory: Callable[..., Any]
    arguments: tuple[Any, ...]
    named: Mapping[str, Any]

    @property
    def numbers(self) -> dict[str, float]:
        """The arguments that are numbers, by name, defaults included."""
        return {k: x for k, x in self.bound.items() if isinstance(x, (int, float)) and not isinstance(x, bool)}

    def __repr__(self) -> str:
        return typed_call(self.factory, signature(self.factory).parameters.values(), self.bound)

    def is_alike(self, other: Construction) -> bool:
        """Equality: the same function of the same arguments."""
        if self.factory is not other.factory:
            return False
        pairs = ((x, other.bound[name]) for name, x in self.bound.items())
        return all(x is y or (typed(x) == typed(y) and not callable(x)) for x, y in pairs)

    @property
    def bound(self) -> dict[str, Any]:
        """All arguments by name, defaults included."""
        bound = signature(self.factory).bind(*self.arguments, **self.named)
        bound.apply_defaults()
        return bound.arguments

    def again(self, changed: Mapping[str, Scalar] | None = None) -> Any:
        """The element made once more, some of its arguments being others, of any scalar."""
        bound = signature(self.factory).bind(*self.arguments, **self.named)
        bound.arguments.update(changed or {})
        return self.factory(*bound.args, **bound.kwargs)


class Described(Typeable):
    """Elements pickle as their makers' arguments, since their laws are functions within functions; they are equal where
    they are made alike."""

    __slots__ = ()
    name: str
    made: Construction | None

    def __repr__(self) -> str:
        return Typeable.__repr__(self) if self.made is None else repr(self.made)

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, Described) or self.made is None or other.made is None:
            return self is other
        return self.made.is_alike(other.made)

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> Any:
        if self.made is not None:
            return Construction.again, (self.made,)
        held = {each.name: getattr(self, each.name) for each in fields(self) if each.init}  # type: ignore[arg-type]
        return _restored, (type(self), held)


def _restored(kind: type, held: dict[str, object]) -> Any:
    return kind(**held)
