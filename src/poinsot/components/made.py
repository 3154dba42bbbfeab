"""How elements were made: by which function, of which arguments; so they pickle, are compared and shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from inspect import signature
from typing import Any, Self

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


PLAIN: Mapping[str, object] = {}
"""No named arguments, of elements that are made of a name and floats."""
_SET = object.__setattr__
_OURS = f"{__name__.partition('.')[0]}."
_FIXED = {str, float, int, bool, type(None)}


class Described(Typeable):
    """Elements pickle as their makers' arguments, since their laws are functions within functions; they are equal where
    they are made alike."""

    __slots__ = "_anew", "_arguments", "_factory", "_named"
    name: str
    _factory: Callable[..., object]
    _arguments: tuple[object, ...]
    _named: Mapping[str, object]
    _anew: tuple[Callable[..., object], tuple[object, ...]]

    @property
    def made(self) -> Construction | None:
        """How it was made; None where no maker made it."""
        if (factory := getattr(self, "_factory", None)) is None:
            return None
        return Construction(factory, self._arguments, self._named)  # made when asked: few of many elements are

    def made_by(
        self, factory: Callable[..., object], arguments: tuple[object, ...], named: Mapping[str, object]
    ) -> None:
        """Say how it was made, once."""
        _SET(self, "_factory", factory)
        _SET(self, "_arguments", arguments)
        _SET(self, "_named", named)

    def changed(self, anew: tuple[Callable[..., object], tuple[object, ...]], **fields: object) -> Self:
        """With other fields, of the same making; ``anew``: a function and arguments that give it once more."""
        found = replace(self, **fields)  # type: ignore[type-var]
        _SET(found, "_anew", anew)
        if (made := self.made) is not None:
            found.made_by(made.factory, made.arguments, made.named)
        return found

    @property
    def stays(self) -> bool:
        """Whether it cannot change: a maker of this package made it of numbers and texts."""
        factory = getattr(self, "_factory", None)
        if factory is None or not factory.__module__.startswith(_OURS):
            return False
        return self._named is PLAIN or {*map(type, self._arguments), *map(type, self._named.values())} <= _FIXED

    def __repr__(self) -> str:
        return Typeable.__repr__(self) if (made := self.made) is None else repr(made)

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, Described):
            return self is other
        ours, theirs = self.made, other.made
        alike = ours is not None and theirs is not None and ours.is_alike(theirs)
        return alike and getattr(self, "_anew", None) == getattr(other, "_anew", None)

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> Any:
        if (anew := getattr(self, "_anew", None)) is not None:
            return anew
        if (made := self.made) is not None:
            return Construction.again, (made,)
        held = {each.name: getattr(self, each.name) for each in fields(self) if each.init}  # type: ignore[arg-type]
        return _restored, (type(self), held)


def _restored(kind: type, held: dict[str, object]) -> Any:
    return kind(**held)
