"""Which forms a table of springs, dampers, forces, torques, actuators, or of what switches, may take."""

from __future__ import annotations

from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, ValidationInfo
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from poinsot.files.schema_driven import ActuatorTable, TendonDamper, TendonSpring
from poinsot.files.schema_elements import (
    BodyCouple,
    BodyForce,
    ElementTable,
    FrameDamper,
    FrameSpring,
    PairDamper,
    PairEffort,
    PairSpring,
    PointDamper,
    PointSpring,
)
from poinsot.files.schema_potentials import FramePotential, PairPotential, PointPotential, TendonPotential
from poinsot.files.schema_switches import FreewheelTable, FrictionTable, LimitTable, LockTable
from poinsot.files.schema_tables import PairTableDamper, PairTableSpring, PointTableDamper, PointTableSpring

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
