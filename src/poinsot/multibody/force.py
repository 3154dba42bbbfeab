"""What every algorithm may ask of a force element, and what follows from its laws alone.

An element says what it acts along, its *stretch* (`multibody.stretches`), and what it does there: the energy that it
stores, the tension of what rubs, or the signal of a source. Everything else has a default here. An element that knows
better says so: its tension in closed form, that its law is linear, what its energy is never below, which of its numbers
have addresses.

    stores       energy E(s) ≥ 0 [J], 0 at rest; its tension is the slope dE/ds
    dissipates   friction f(s, ṡ), a tension that takes the power f ṡ ≥ 0 [W]
    supplies     the value u(t) of a signal sets the effort that it puts on the stretch, with the power effort · ṡ

The functions are pure and run over any scalar. No algorithm, file or picture knows an element by its class.
Laws: tests/multibody/test_tree_dynamics.py, test_element_laws.py, and every law on elements that are none of ours,
tests/systems/test_new_element.py. Source: formulas.md §6, §8; Stramigioli et al., §3.1.1, §3.2.5.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from poinsot.algebra.scalars import Scalar
from poinsot.multibody.stretches import Seen, Stretch, gradient, power
from poinsot.namespaces import former_names
from poinsot.records import NamedTuple
from poinsot.showing import Typeable
from poinsot.signals.signal import Signal

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


class Linear(NamedTuple):
    """A law that is linear: the tension k (s − s₀) + c ṡ."""

    stiffness: Scalar
    rest: Scalar
    damping: Scalar


class Affine(NamedTuple):
    """An effort that is linear between bounds: g u + e₀ + e₁ s + e₂ ṡ, with u and itself within these."""

    gain: float
    bias: float = 0.0
    length: float = 0.0
    rate: float = 0.0
    control: tuple[float, float] = (-inf, inf)
    effort: tuple[float, float] = (-inf, inf)


class ForceElement(Numbered, Typeable, ABC):
    """A spring, a damper, a source, or several of these in one. A subclass is a frozen dataclass, a value."""

    stores: ClassVar[bool] = False
    dissipates: ClassVar[bool] = False
    supplies: ClassVar[bool] = False

    if TYPE_CHECKING:

        @property
        def name(self) -> str:
            """Its name, by which the ledger counts it."""

    @property
    @abstractmethod
    def stretch(self) -> Stretch:
        """The stretch that it acts along."""

    # ------------------------------------------------------------------------------------------------------------ laws

    def energy(self, s: Any) -> Scalar:
        """E(s) [J] of what stores."""
        return 0.0

    def slope(self, s: Any) -> Any:
        """The tension dE/ds of what stores; here by dual numbers."""
        return gradient(self.energy, s)

    def friction(self, s: Any, rate: Any) -> Any:
        """The tension f(s, ṡ) of its dissipative part, with s None for a freedom without a coordinate."""
        return 0.0

    def tension(self, s: object, rate: object) -> Any:
        """dE/ds + f(s, ṡ): the pull along its stretch."""
        pull = self.slope(s) if self.stores else None
        if not self.dissipates:
            return pull
        rubbing = self.friction(s, rate)
        return rubbing if pull is None else pull + rubbing

    def dissipation(self, s: Any, rate: Any) -> Scalar:
        """f ṡ [W]."""
        return power(self.friction(s, rate), rate)

    @property
    def linear(self) -> Linear | None:
        """Its law where that is linear. On a joint's own freedom its derivatives are then in closed form."""
        return None

    @property
    def slack(self) -> tuple[Scalar, Scalar, Scalar] | None:
        """k and both ends of a spring k (s − lower) below, k (s − upper) above, 0 between; here of a linear one."""
        law = self.linear if self.stores and not self.dissipates else None
        return None if law is None else (law.stiffness, law.rest, law.rest)

    # ---------------------------------------------------------------------------------------------- what is known of it

    @property
    def needs_value(self) -> bool:
        """Whether its law asks for s, and not for ṡ alone; here, where it stores."""
        return self.stores

    def fault(self) -> str | None:
        """Why there is no such element, or None."""
        return None

    @property
    def may_give(self) -> bool:
        """True if its declared dissipation may give power in place of taking it."""
        return False

    def never_below(self, motion: Seen) -> Scalar:
        """A form that its energy is never below, in a motion of forms (``bounded_forms``); TypeError if unknown."""
        raise TypeError(f"{self.name!r} does not say what its energy is never below")

    def never_above(self, motion: Seen) -> Scalar:
        """A form that its energy never exceeds; TypeError if unknown."""
        raise TypeError(f"{self.name!r} does not say what its energy never exceeds")

    @property
    def code_key(self) -> tuple[Any, ...]:
        """What two elements have in common where one code serves both: all but names, places and `numbers`."""
        own = (f.name for f in fields(cast(Any, self)) if f.name not in {"name", "joint", *self.parameters})
        return type(self), *(getattr(self, name) for name in own)


class SuppliedElement(ForceElement):
    """What supplies: an effort along the stretch that the value u of its signal sets, with the power effort · ṡ."""

    supplies: ClassVar[bool] = True

    def effort(self, u: Scalar, s: object, rate: object) -> Scalar:
        """The effort for the value u; here u itself."""
        return u

    @property
    def feels(self) -> bool:
        """Whether its effort asks for s or ṡ; here, wherever a law stands in place of u itself."""
        return type(self).effort is not SuppliedElement.effort

    @property
    def affine(self) -> Affine | None:
        """Its law where that is linear between bounds; here of u itself."""
        return None if self.feels else Affine(1.0)

    @property
    def remembers(self) -> bool:
        """True if u acts through a state, the activation w, which `effort` is then given instead."""
        return False

    @property
    def start(self) -> float:
        """w at the start of a run."""
        return 0.0

    def activation_rate(self, u: Scalar, w: Scalar) -> Scalar:
        """ẇ of what remembers."""
        return 0.0

    @property
    def control_range(self) -> tuple[float, float]:
        """Within what its value is taken; here without end."""
        return -inf, inf

    if TYPE_CHECKING:

        @property
        def signal(self) -> Signal:
            """u(t) [N or N·m]."""


def sources_of(elements: Iterable[ForceElement]) -> list[SuppliedElement]:
    """Those that supply."""
    return [e for e in elements if isinstance(e, SuppliedElement)]


__getattr__ = former_names(__name__)
