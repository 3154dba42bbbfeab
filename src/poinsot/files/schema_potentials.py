"""Springs given by a formula of their energy, on pairs, along tendons, between points and between frames."""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any

from pydantic import BeforeValidator, ValidationInfo
from pydantic.json_schema import WithJsonSchema

from poinsot.algebra.formulas import evaluate
from poinsot.errors import ModelError
from poinsot.files.network_elements import Site
from poinsot.files.quantities import Formula, refusal, shown
from poinsot.files.schema_driven import OnTendon
from poinsot.files.schema_elements import Between, OnFrames, OnPair
from poinsot.multibody.potentials import ALONG_A_NUMBER, BETWEEN_FRAMES, Potential
from poinsot.multibody.stretches import Apart, BetweenPoints, Stretch
from poinsot.signals.given import names_used


def _energy(variables: Set[str], said: str) -> Any:
    """A formula of these variables and the parameters."""

    def check(value: Any, info: ValidationInfo) -> Formula:
        if not isinstance(value, str):
            raise refusal(f"must be a formula in {said}, in quotes, of the energy [J]; got {shown(value)}")
        known: dict[str, float] = info.context or {}
        used = names_used(value)
        if taken := sorted(variables & used & known.keys()):
            why = f"is both what this spring acts along and a parameter of the file; rename the parameter {taken[0]!r}"
            raise refusal(f"in the formula {shown(value)} {taken[0]!r} {why}")
        numbers = tuple((name, known[name]) for name in sorted(used & known.keys()))
        try:
            evaluate(value, {**dict(numbers), **dict.fromkeys(variables, 0.5)})
        except ModelError as error:
            raise refusal(str(error)) from None
        return Formula(value, numbers)

    return Annotated[Formula, BeforeValidator(check), WithJsonSchema({"type": "string", "description": said})]


class _ByEnergy:
    """An element with an energy in place of a stiffness."""

    energy: Formula

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        """Whether it has an energy, and is placed as this form is."""
        return "energy" in value and super().fits(value)  # type: ignore[misc]

    def made(self, at: Site, along: Stretch) -> Potential:
        """The spring along a stretch."""
        return Potential(at.name, along, *self.energy)


class PairPotential(_ByEnergy, OnPair):
    """[springs.NAME] on a coordinate x [rad or m] of a pair, by a formula of its energy [J]."""

    energy: _energy(ALONG_A_NUMBER, "x, the coordinate")  # type: ignore[valid-type]

    def element(self, at: Site) -> Potential:
        """On the coordinate."""
        return self.made(at, self.meant(at, bent=True))


class TendonPotential(_ByEnergy, OnTendon):
    """[springs.NAME] along a tendon of the length x [m], by a formula of its energy [J]."""

    energy: _energy(ALONG_A_NUMBER, "x, the length")  # type: ignore[valid-type]

    def element(self, at: Site) -> Potential:
        """Along the tendon."""
        return self.made(at, at.tendon(self.tendon))


class FramePotential(_ByEnergy, OnFrames):
    """[springs.NAME] between two frames, by a formula of its energy [J] in the displacement of the second."""

    energy: _energy(BETWEEN_FRAMES, "x, y, z, rx, ry, rz and R11 … R33, the displacement")  # type: ignore[valid-type]

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        """Whether it has an energy and frames."""
        return "energy" in value and bool({"frame", "frames"} & value.keys())

    def element(self, at: Site) -> Potential:
        """Between the frames."""
        return self.made(at, Apart(*self.ends(at)))


class PointPotential(_ByEnergy, Between):
    """[springs.NAME] between two points of the distance x [m], by a formula of its energy [J]."""

    energy: _energy(ALONG_A_NUMBER, "x, the distance")  # type: ignore[valid-type]

    def element(self, at: Site) -> Potential:
        """Along the line."""
        return self.made(at, BetweenPoints(*self.ends(at)))
