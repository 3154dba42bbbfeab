"""What all contacts share: pairs that carry no coordinates and always close a loop.

Conditions on the pose, Φ(X_PS) = 0, are those of any closing pair; rolling adds conditions ⟨W(X), V⟩ = 0 on the
velocity alone, which no Φ has as its rate (non-holonomic). The kinds: `joints.contacts`, `joints.surface_contacts`.
Units: positions [m]; W is of unit force, so that its multiplier is in newtons. Law: forces of rolling do no work,
tests/joints/test_contacts.py. Source: Bloch 2003, Nonholonomic Mechanics and Control, §1.4–1.7.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, NoReturn

from poinsot.algebra.arrays import Array
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.joints.pair import Pair, Symbol
from poinsot.namespaces import former_names


class ContactPair(Pair):
    """What all contacts share: conditions, freedoms of velocity, and no coordinates."""

    kind: str
    freedoms: tuple[str, ...]
    coordinates: tuple[str, ...] = ()

    def fault(self) -> str | None:
        """The reason why its numbers are impossible, or None."""
        return None

    @abstractmethod
    def rolling(self, X: Displacement) -> list[Wrench]:
        """W(X_PS), in predecessor coordinates: the conditions ⟨W, V⟩ = 0 on the velocity alone."""

    carries_coordinates: ClassVar[bool] = False
    """It does not."""

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ()
    """A point of the surface and the normal there."""

    symbol: ClassVar[Symbol] = "plate"
    """A plate."""

    def displacement(self, q: Array) -> Displacement:
        """ModelError: it has no coordinates, as all of the following say."""
        self._refuse()

    def motion_subspace(self, q: Array) -> list[Twist]:
        """ModelError."""
        self._refuse()

    def velocity_product_acceleration(self, q: Array, v: Array) -> Acceleration:
        """ModelError."""
        self._refuse()

    def integrate(self, q: Array, dv: Array) -> Array:
        """ModelError."""
        self._refuse()

    def difference(self, q0: Array, q1: Array) -> Array:
        """ModelError."""
        self._refuse()

    def chart(self, q: Array, xi: Array) -> Array:
        """ModelError."""
        self._refuse()

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ModelError."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise ModelError(f"a {self.kind} pair carries no coordinates: it closes a loop, always")


__getattr__ = former_names(__name__)
