"""The solids of which a body of a network file is made, each with its density, a number or a formula in x, y, z."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, ValidationInfo, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar, known
from poinsot.files.quantities import NUMERIC, Formula, NotNegative, Positive, Vector, formula, number, refusal
from poinsot.files.sections import ChosenText, FramePose, Units, check_sizes
from poinsot.geometry.densities import weighed
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.round_solids import Ball, Capsule, Cone, Cylinder, Ellipsoid
from poinsot.geometry.solids import Box, Solid
from poinsot.signals.given import names_used

_KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "box": (("edges",), ()),
    "sphere": (("radius",), ()),
    "ellipsoid": (("semi_axes",), ()),
    "cylinder": (("radius", "length"), ("bore",)),
    "cone": (("radius", "length"), ("top",)),
    "capsule": (("radius", "length"), ()),
}
"""The kinds of solids, the keys that each needs, and those that it may have."""
SIZES = ("radius", "length", "edges", "semi_axes", "bore", "top")
"""The keys of all solids that are lengths [m]."""
_PLACE = ("x", "y", "z")


def _density(value: object, info: ValidationInfo) -> Any:
    if not isinstance(value, str) or not names_used(value) & {*_PLACE}:
        found = number(value, info)
        if known(found) and not found > 0.0:
            raise refusal(f"is {found:g} kg/m³, but must be greater than zero")
        return found
    return formula(value, info, {*_PLACE}, "a formula in x, y, z", "a coordinate in the solid")


Density = Annotated[
    Any,
    BeforeValidator(_density),
    WithJsonSchema(NUMERIC),
]
Kind = Annotated[str, ChosenText("kind of solid", "kinds", tuple(_KEYS))]


class SolidTable(FramePose):
    """An item of bodies.NAME.solids: a solid, where it stands in the body's frame, and its density [kg/m³]."""

    units: ClassVar[Units] = {
        "density": "kg/m**3",
        **dict.fromkeys(SIZES, "m"),
    }

    kind: Kind
    density: Density
    radius: Positive | None = None
    length: Positive | None = None
    edges: Vector | None = None
    semi_axes: Vector | None = None
    bore: NotNegative | None = None
    top: NotNegative | None = None
    accuracy: Positive | None = None

    @model_validator(mode="after")
    def _its_sizes(self) -> SolidTable:
        check_sizes(self, self.kind, *_KEYS[self.kind], SIZES)
        if known(self.bore) and known(self.radius) and self.bore >= self.radius:  # type: ignore[operator]
            raise refusal(f"is {self.bore:g} m, but must be smaller than the radius {self.radius:g} m", "bore")
        return self

    def solid(self) -> Solid:
        """The solid in its own frame."""
        sizes = (getattr(self, key) for each in _KEYS[self.kind] for key in each)
        makers: dict[str, Any] = {"box": Box, "sphere": Ball, "ellipsoid": Ellipsoid, "capsule": Capsule}
        makers |= {"cylinder": Cylinder, "cone": Cone}
        made: Solid = makers[self.kind](*(0.0 if size is None else size for size in sizes))
        return made

    def inertia(self) -> Inertia:
        """In the body's frame. GeometryError where the density is no density."""
        density = self._at if isinstance(self.density, Formula) else self.density
        found: Inertia = self.displacement() @ weighed(density, self.solid(), self.accuracy).inertia
        return found

    def _at(self, x: Array) -> Scalar:
        return self.density.at(dict(zip(_PLACE, x, strict=True)))
