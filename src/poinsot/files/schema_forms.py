"""Which forms a table of springs, dampers, forces, torques, actuators, or of what switches, may take.

The tables of limits, dry friction, freewheels and locks of a network file: what switches along a stretch.

Each acts on a freedom of a pair, along a tendon, or along the line between two points of bodies.
Law: elements of a file are those made in Python, tests/files/test_network.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from collections.abc import Set
from math import isfinite
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, GetCoreSchemaHandler, GetJsonSchemaHandler, ValidationInfo, model_validator
from pydantic.json_schema import JsonSchemaValue, WithJsonSchema
from pydantic_core import CoreSchema, core_schema

from poinsot.files import schema_elements
from poinsot.files.network_elements import Site
from poinsot.files.quantities import Formula, NotNegative, Number, Positive, SourceSignal, formula, refusal
from poinsot.files.schema_driven import ActuatorTable, DrivenCoordinate
from poinsot.files.schema_elements import ElementTable, line
from poinsot.files.schema_tables import CurveTable
from poinsot.files.sections import Bodies, LawOfImpact, Points, Units
from poinsot.multibody.potentials import (
    ALONG_A_NUMBER,
    BETWEEN_FRAMES,
    CurvedJointDamper,
    CurvedJointSpring,
    CurvedLineDamper,
    CurvedLineSpring,
    Potential,
)
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.switching.along import Friction, Limit, Lock, OneWay
from poinsot.signals.signal import Constant


class SwitchTable(ElementTable, DrivenCoordinate):
    """The stretch that it acts along: pair (with freedom if it has several), tendon, or between two points."""

    units: ClassVar[Units] = {"points": "m", "body_points": "m"}
    bent: ClassVar[bool] = False
    """Whether the stretch must have a coordinate."""

    between: Bodies | None = None
    points: Points | None = None
    body_points: Points | None = None

    @model_validator(mode="after")
    def _one_place(self) -> SwitchTable:
        if sum(each is not None for each in (self.pair, self.tendon, self.between)) != 1:
            raise refusal("takes one of pair (with freedom where it has several), tendon, or between, with two points")
        if self.between is not None:
            self.require_one("points", "body_points")
        elif key := next((key for key in ("points", "body_points") if key in self.given()), None):
            raise refusal("belongs to between, which names the two bodies of the points", key)
        if self.freedom is not None and self.pair is None:
            raise refusal("belongs to pair", "freedom")
        return self

    def stretch(self, at: Site, bent: bool = False) -> Stretch:
        """The stretch that it acts along. bent: it must have a coordinate."""
        if self.between is not None:
            return line(at, self.between, self.points, self.body_points)
        return super().stretch(at, bent)

    def placed(self, at: Site) -> dict[str, object]:
        """The stretch."""
        return {"stretch": self.stretch(at, self.bent)}


class LimitTable(SwitchTable):
    """[limits.NAME]: lower ≤ s ≤ upper [m or rad], a stop: of a joint, of play between bodies, of a tether."""

    makes = Limit
    units: ClassVar[Units] = {"lower": "stretch", "upper": "stretch"}
    bent = True

    lower: Number = float("-inf")
    upper: Number = float("inf")
    restitution: Number = 0.0
    law: LawOfImpact = "newton"

    def arguments(self, at: Site) -> dict[str, object]:
        """The bounds, and whether it rebounds by Poisson's law."""
        found = super().arguments(at)
        poisson = found.pop("law") == "poisson"
        return {**found, "poisson": poisson}

    @classmethod
    def said(cls, element: object) -> dict[str, object]:
        """The bounds, and how it rebounds."""
        assert isinstance(element, Limit)
        found = {key: x for key in ("lower", "upper") if isfinite(x := getattr(element, key))}
        return {**found, "restitution": element.restitution, "law": "poisson" if element.poisson else "newton"}


class FrictionTable(SwitchTable):
    """[friction.NAME]: dry friction of a joint, a brake, a clutch; forces [N] or torques [N·m], scaled by command."""

    makes = Friction
    units: ClassVar[Units] = {"kinetic": "effort", "static": "effort", "stribeck": "stretch/s"}

    kinetic: NotNegative
    static: NotNegative | None = None
    stribeck: Positive | None = None
    command: SourceSignal = Constant(1.0)


class FreewheelTable(SwitchTable):
    """[freewheels.NAME]: runs one way alone, forward (ṡ ≥ 0) or backward; a ratchet where it rebounds."""

    makes = OneWay

    backward: bool = False
    restitution: Number = 0.0


class LockTable(SwitchTable):
    """[locks.NAME]: ṡ = 0 while the command is positive: a dog clutch, a bolt."""

    makes = Lock

    command: SourceSignal


# Springs given by a formula of their energy, on pairs, along tendons, between points and between frames; springs and
# dampers given by a table.


def _energy(variables: Set[str], said: str) -> Any:
    """A formula of these variables and the parameters."""

    def check(value: object, info: ValidationInfo) -> Formula:
        wanted = f"a formula in {said}, in quotes, of the energy [J]"
        return formula(value, info, variables, wanted, "what this spring acts along", at=0.5)

    return Annotated[Formula, BeforeValidator(check), WithJsonSchema({"type": "string", "description": said})]


class ByEnergy(schema_elements.ElementTable):
    """An element with an energy in place of a stiffness."""

    makes = Potential

    @classmethod
    def fits(cls, value: dict[str, object]) -> bool:
        """Whether it has an energy, and is placed as this form is."""
        return "energy" in value and super().fits(value)

    def placed(self, at: Site) -> dict[str, object]:
        """The stretch that it acts along."""
        return {"along": self.stretch(at)}  # type: ignore[attr-defined]

    def arguments(self, at: Site) -> dict[str, object]:
        """The formula and the numbers that it uses."""
        return dict(zip(("function", "constants"), self.energy, strict=True))  # type: ignore[attr-defined]

    @classmethod
    def said(cls, element: object) -> dict[str, object] | None:
        """The formula, with the numbers that it uses."""
        if not isinstance(element, Potential) or not isinstance(element.function, str):
            return None
        return {"energy": Formula(element.function, element.constants)}


class PairPotential(ByEnergy, schema_elements.OnPair):
    """[springs.NAME] on a coordinate x [rad or m] of a pair, by a formula of its energy [J]."""

    energy: _energy(ALONG_A_NUMBER, "x, the coordinate")  # type: ignore[valid-type]


class TendonPotential(ByEnergy, schema_elements.OnTendon):
    """[springs.NAME] along a tendon of the length x [m], by a formula of its energy [J]."""

    energy: _energy(ALONG_A_NUMBER, "x, the length")  # type: ignore[valid-type]


class FramePotential(ByEnergy, schema_elements.OnFrames):
    """[springs.NAME] between two frames, by a formula of its energy [J] in the displacement of the second."""

    energy: _energy(BETWEEN_FRAMES, "x, y, z, rx, ry, rz and R11 … R33, the displacement")  # type: ignore[valid-type]

    @classmethod
    def fits(cls, value: dict[str, object]) -> bool:
        """Whether it has an energy and frames."""
        return "energy" in value and bool({"frame", "frames"} & value.keys())


class PointPotential(ByEnergy, schema_elements.Between):
    """[springs.NAME] between two points of the distance x [m], by a formula of its energy [J]."""

    energy: _energy(ALONG_A_NUMBER, "x, the distance")  # type: ignore[valid-type]


class ByTable(schema_elements.ElementTable):
    """An element with a table in place of a stiffness or a damping."""

    @classmethod
    def fits(cls, value: dict[str, object]) -> bool:
        """Whether it has a table, and is placed as this form is."""
        return "table" in value and super().fits(value)

    table: CurveTable

    def arguments(self, at: Site) -> dict[str, object]:
        """The curve; that of a damper must take power and never give it."""
        curve = self.table.curve()
        if getattr(self.makes, "dissipates", False) and not curve.takes:
            raise at.fault(
                "gives power: a damper pulls against its motion, so each value has the sign of its point, 0 belongs to "
                '0, and beyond the ends it must not come back to 0 (beyond = "held" helps)', "table"
            )  # fmt: skip
        return {"curve": curve}

    @classmethod
    def said(cls, element: object) -> None:
        """Tables are not written."""
        return


class PairTableSpring(ByTable, schema_elements.OnPair):
    """[springs.NAME] on a coordinate of a pair, by a table: effort [N·m] or [N] over the coordinate [rad] or [m]."""

    makes = CurvedJointSpring
    units: ClassVar[Units] = {"table": {"points": "stretch", "values": "effort"}}


class PairTableDamper(ByTable, schema_elements.OnPair):
    """[dampers.NAME] on a freedom of a pair, by a table: effort [N·m] or [N] over its rate [rad/s] or [m/s]."""

    makes = CurvedJointDamper
    units: ClassVar[Units] = {"table": {"points": "stretch/s", "values": "effort"}}


class PointTableSpring(ByTable, schema_elements.Between):
    """[springs.NAME] between two points, by a table: pull [N] over the length [m]."""

    makes = CurvedLineSpring
    units: ClassVar[Units] = {"table": {"points": "m", "values": "N"}}


class PointTableDamper(ByTable, schema_elements.Between):
    """[dampers.NAME] between two points, by a table: pull [N] over the rate of the length [m/s]."""

    makes = CurvedLineDamper
    units: ClassVar[Units] = {"table": {"points": "m/s", "values": "N"}}


FORMS: dict[str, list[type[schema_elements.ElementTable]]] = {
    "springs": [
        TendonPotential,
        PairPotential,
        FramePotential,
        PointPotential,
        schema_elements.TendonSpring,
        PairTableSpring,
        schema_elements.PairSpring,
        schema_elements.FrameSpring,
        PointTableSpring,
        schema_elements.PointSpring,
    ],
    "dampers": [
        schema_elements.TendonDamper,
        PairTableDamper,
        schema_elements.PairDamper,
        schema_elements.FrameDamper,
        PointTableDamper,
        schema_elements.PointDamper,
    ],
    "forces": [schema_elements.PairEffort, schema_elements.BodyForce],
    "torques": [schema_elements.PairEffort, schema_elements.BodyCouple],
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

    def _read(self, value: object, info: ValidationInfo) -> schema_elements.ElementTable:
        *others, last = FORMS[self.section]
        form = next((form for form in others if isinstance(value, dict) and form.fits(value)), last)
        return form.model_validate(value, context=info.context)

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(self._read)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        forms = handler(core_schema.union_schema([form.__pydantic_core_schema__ for form in FORMS[self.section]]))
        return {"oneOf": forms.get("anyOf", [forms])}
