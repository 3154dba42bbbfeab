"""The numbers of an element that have addresses and so may be free: by name, and with others in their place.

Law: a family at p is the mechanism with these numbers, tests/systems/test_parameters.py,
tests/switching/test_addresses.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Self, cast

from poinsot.algebra.scalars import Scalar

_AXES = ("x", "y", "z")


class Numbered:
    """A frozen dataclass with addresses of its fields.

    parameters  these fields: numbers, or points
    """

    parameters: ClassVar[tuple[str, ...]] = ()

    @property
    def numbers(self) -> dict[str, Scalar]:
        """Its parameters by the last part of their addresses: "stiffness", "point_a.x"."""
        found: dict[str, Scalar] = {}
        for name in self.parameters:
            value = getattr(self, name)
            parts = dict(zip(_AXES, value, strict=True)) if isinstance(value, tuple) else {"": value}
            found |= {f"{name}.{part}" if part else name: x for part, x in parts.items()}
        return found

    def with_numbers(self, numbers: Mapping[str, Scalar]) -> Self:
        """The same element with these in place."""
        x = self.numbers | dict(numbers)
        given = {p: x[p] for p in self.parameters if p in x}
        given |= {p: tuple(x[f"{p}.{part}"] for part in _AXES) for p in self.parameters if f"{p}.x" in x}
        return cast(Self, replace(cast(Any, self), **given))
