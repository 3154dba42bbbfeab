"""Which forms a table of springs, dampers, forces, torques, actuators, or of what switches, may take."""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any

from pydantic import BeforeValidator, GetCoreSchemaHandler, GetJsonSchemaHandler, ValidationInfo
from pydantic.json_schema import JsonSchemaValue, WithJsonSchema
from pydantic_core import CoreSchema, core_schema

from poinsot.algebra.formulas import evaluate
from poinsot.errors import ModelError
from poinsot.files.network_elements import Site
from poinsot.files.quantities import Formula, refusal, shown
from poinsot.files.schema_driven import ActuatorTable, OnTendon, TendonDamper, TendonSpring
from poinsot.files.schema_elements import (
    Between,
    BodyCouple,
    BodyForce,
    ElementTable,
    FrameDamper,
    FrameSpring,
    OnFrames,
    OnPair,
    PairDamper,
    PairEffort,
    PairSpring,
    PointDamper,
    PointSpring,
)
from poinsot.files.schema_switches import FreewheelTable, FrictionTable, LimitTable, LockTable
from poinsot.files.schema_tables import PairTableDamper, PairTableSpring, PointTableDamper, PointTableSpring
from poinsot.multibody.potentials import ALONG_A_NUMBER, BETWEEN_FRAMES, Potential
from poinsot.multibody.stretches import Apart, BetweenPoints, Stretch
from poinsot.signals.given import names_used

# Springs given by a formula of their energy, on pairs, along tendons, between points and between frames.


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


FORMS: dict[str, list[type[ElementTable]]] = {
    "springs": [
        TendonPotential,
        PairPotential,
        FramePotential,
        PointPotential,
        TendonSpring,
        PairTableSpring,
        PairSpring,
        FrameSpring,
        PointTableSpring,
        PointSpring,
    ],
    "dampers": [TendonDamper, PairTableDamper, PairDamper, FrameDamper, PointTableDamper, PointDamper],
    "forces": [PairEffort, BodyForce],
    "torques": [PairEffort, BodyCouple],
    "actuators": [ActuatorTable],
    "limits": [LimitTable],
    "friction": [FrictionTable],
    "freewheels": [FreewheelTable],
    "locks": [LockTable],
}
"""The forms that a table of each section may take. To add one, put it before those that fit what it fits."""


class OneOf:
    """A table in one of the forms of a section, chosen when it is read: forms may be added at run time."""

    def __init__(self, section: str) -> None:
        self.section = section

    def _read(self, value: Any, info: ValidationInfo) -> ElementTable:
        *others, last = FORMS[self.section]
        form = next((form for form in others if isinstance(value, dict) and form.fits(value)), last)
        return form.model_validate(value, context=info.context)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(self._read)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        forms = handler(core_schema.union_schema([form.__pydantic_core_schema__ for form in FORMS[self.section]]))
        return {"oneOf": forms.get("anyOf", [forms])}
