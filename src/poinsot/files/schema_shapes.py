"""The tables of solids, shapes, contacts and the ground of a network file.

A body is made of solids, each with its density, a number or a formula in x, y, z.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

import numpy as np
from pydantic import BeforeValidator, ValidationInfo, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar, known
from poinsot.errors import nearest
from poinsot.files import quantities
from poinsot.files.network_elements import Fault, fault_at
from poinsot.files.quantities import Number, formula, number, refusal, shown, whole
from poinsot.files.sections import ChosenText, FramePose, LawOfImpact, Section, Units, check_sizes, texts
from poinsot.geometry.densities import weighed
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.solids import Ball, Box, Capsule, Cone, Cylinder, Ellipsoid, Solid
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.contacts.ground import on_ground, surface_of
from poinsot.multibody.contacts.surfaces import Surface, friction_between
from poinsot.multibody.model import GROUND, Model, Shape
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.signals.given import names_used

if TYPE_CHECKING:
    from poinsot.multibody.contacts.compliant import CompliantContact

_SIZES = {
    "box": ("edges",), "sphere": ("radius",), "ellipsoid": ("semi_axes",),
    **dict.fromkeys(("cylinder", "cone", "capsule"), ("radius", "length")),
}  # fmt: skip
"""The kinds of solids and the keys that each needs."""
_MAY = {"cylinder": ("bore",), "cone": ("top",)}
SIZES = ("radius", "length", "edges", "semi_axes", "bore", "top")
"""The keys of all solids that are lengths [m]."""
SHAPES: dict[str, tuple[str, ...]] = {
    kind: _SIZES.get(kind, ()) for kind in ("point", "sphere", "capsule", "cylinder", "box", "ellipsoid", "plane")
} | {"height": ("height",)}
"""The kinds of shapes and the keys that each needs."""
_PLACE = ("x", "y", "z")


def _density(value: object, info: ValidationInfo) -> Any:
    if not isinstance(value, str) or not names_used(value) & {*_PLACE}:
        found = number(value, info)
        if known(found) and not found > 0.0:
            raise refusal(f"is {found:g} kg/m³, but must be greater than zero")
        return found
    return formula(value, info, {*_PLACE}, "a formula in x, y, z", "a coordinate in the solid")


Density = Annotated[Any, BeforeValidator(_density), WithJsonSchema(quantities.NUMERIC)]


def _height(value: object, info: ValidationInfo) -> quantities.Formula:
    return formula(value, info, {"x", "y"}, 'a formula in x and y, in quotes, such as "0.1*sin(x)"')


def _plane(value: object) -> Any:
    if value in ("auto", "space") or isinstance(value, list):
        return value
    raise refusal(f'must be "auto", "space" or the normal [x, y, z] of the plane of motion; got {shown(value)}')


def _dimension(value: object) -> Any:
    if value in (1, 3, 4, 6) and isinstance(value, int) and value is not True:
        return value
    raise refusal(f"must be 1, 3, 4 or 6, the directions in which a contact pushes; got {shown(value)}")


HeightFormula = Annotated[Any, BeforeValidator(_height), WithJsonSchema({"type": "string"})]
Kind = Annotated[str, ChosenText("kind of shape", "kinds", tuple(SHAPES))]
SolidKind = Annotated[str, ChosenText("kind of solid", "kinds", tuple(_SIZES))]
Names = Annotated[list[str], texts('["foot", "floor"]')]
Plane = Annotated[
    str | quantities.Direction,
    BeforeValidator(_plane),
    WithJsonSchema({"description": '"auto", "space", or the normal [x, y, z] of the plane of motion.'}),
]


Bits = Annotated[int, whole(0, 0xFFFFFFFF)]


class SolidTable(FramePose):
    """An item of bodies.NAME.solids: a solid, where it stands in the body's frame, and its density [kg/m³]."""

    units: ClassVar[Units] = {"density": "kg/m**3", **dict.fromkeys(SIZES, "m")}

    kind: SolidKind
    density: Density
    radius: quantities.Positive | None = None
    length: quantities.Positive | None = None
    edges: quantities.Vector | None = None
    semi_axes: quantities.Vector | None = None
    bore: quantities.NotNegative | None = None
    top: quantities.NotNegative | None = None
    accuracy: quantities.Positive | None = None

    @model_validator(mode="after")
    def _its_sizes(self) -> SolidTable:
        check_sizes(self, self.kind, _SIZES[self.kind], _MAY.get(self.kind, ()), SIZES)
        if known(self.bore) and known(self.radius) and self.bore >= self.radius:  # type: ignore[operator]
            raise refusal(f"is {self.bore:g} m, but must be smaller than the radius {self.radius:g} m", "bore")
        return self

    def solid(self) -> Solid:
        """The solid in its own frame."""
        sizes = (getattr(self, key) for key in (*_SIZES[self.kind], *_MAY.get(self.kind, ())))
        makers: dict[str, Any] = {"box": Box, "sphere": Ball, "ellipsoid": Ellipsoid, "capsule": Capsule}
        makers |= {"cylinder": Cylinder, "cone": Cone}
        made: Solid = makers[self.kind](*(0.0 if size is None else size for size in sizes))
        return made

    def inertia(self) -> Inertia:
        """In the body's frame. GeometryError where the density is no density."""
        density = self._at if isinstance(self.density, quantities.Formula) else self.density
        found: Inertia = self.displacement() @ weighed(density, self.solid(), self.accuracy).inertia
        return found

    def _at(self, x: Array) -> Scalar:
        return self.density.at(dict(zip(_PLACE, x, strict=True)))


class ShapeTable(FramePose):
    """[shapes.NAME]: a shape of a body, or of the ground, that is seen and can touch; its frame is in the body's."""

    units: ClassVar[Units] = dict.fromkeys(("radius", "length", "edges", "semi_axes", "torsional", "rolling"), "m")

    body: str
    kind: Kind
    radius: quantities.Positive | None = None
    length: quantities.Positive | None = None
    edges: quantities.Vector | None = None
    semi_axes: quantities.Vector | None = None
    height: HeightFormula | None = None
    friction: quantities.NotNegative | None = None
    torsional: quantities.NotNegative | None = None
    rolling: quantities.NotNegative | None = None
    restitution: Number | None = None
    category: Bits = 1
    mask: Bits = 0xFFFFFFFF
    priority: Annotated[int, whole(-(1 << 31), (1 << 31) - 1)] = 0
    condim: Annotated[Literal[1, 3, 4, 6], BeforeValidator(_dimension)] = 6

    @model_validator(mode="after")
    def _its_sizes(self) -> ShapeTable:
        check_sizes(self, self.kind, SHAPES[self.kind], (), ("radius", "length", "edges", "semi_axes", "height"))
        for key in ("radius", "length", "edges", "semi_axes"):
            if not all(known(x) for x in np.ravel(getattr(self, key)) if x is not None):
                raise refusal("cannot be free: where shapes touch is found out with their numbers", key)
        if self.restitution is not None:
            _checked(self.restitution)
        return self

    def surface(self, name: str) -> Surface:
        """The shape on its body."""
        sizes = tuple(x for x in (self.radius, self.length) if x is not None)
        height = self.height or quantities.Formula("", ())
        shape = Shape(
            self.kind,
            self.edges or self.semi_axes or sizes,
            placement=self.displacement(),
            name=name,
            friction=self.friction,
            formula=height.text,
            numbers=height.numbers,
            restitution=self.restitution,
            torsional=self.torsional,
            rolling=self.rolling,
            category=self.category,
            mask=self.mask,
            priority=self.priority,
            condim=self.condim,
        )
        return surface_of(self.body, shape)


def _checked(e: float) -> None:
    if known(e) and not 0.0 <= e <= 1.0:
        raise refusal(f"is {e:g}; it must be from 0 (no rebound) to 1 (no loss)", "restitution")


class _Numbers(Section):
    """What contact is like: e, by Newton's law or Poisson's, μ at rest and, where it is another, of sliding, and the
    lengths of torsional and rolling friction."""

    units: ClassVar[Units] = {"torsional": "m", "rolling": "m"}

    restitution: Number | None = None
    friction: quantities.NotNegative | None = None
    kinetic: quantities.NotNegative | None = None
    torsional: quantities.NotNegative | None = None
    rolling: quantities.NotNegative | None = None
    coupled: bool = False
    law: LawOfImpact = "newton"

    @model_validator(mode="after")
    def _sound(self) -> _Numbers:
        if self.restitution is not None:
            _checked(self.restitution)
        most = 0.0 if self.friction is None else self.friction
        if self.kinetic is not None and known(self.kinetic) and known(most) and self.kinetic > most:
            raise refusal(f"is {self.kinetic:g}, more than friction, that at rest; it must not be more", "kinetic")
        return self

    @property
    def numbers(self) -> dict[str, Any]:
        """As contacts take them."""
        keys = ("restitution", "friction", "kinetic", "torsional", "rolling", "coupled")
        return {**{key: getattr(self, key) for key in keys}, "poisson": self.law == "poisson"}


class ContactTable(_Numbers):
    """[contacts.NAME]: two shapes that do not go through each other (between), or all pairs of some (among), also of
    these with others (against); with a stiffness two shapes that give way."""

    units: ClassVar[Units] = {**_Numbers.units, "slip_speed": "m/s", "damping": "s/m"}

    between: Names | None = None
    among: Names | None = None
    against: Names | None = None
    apart: list[Names] | None = None
    plane: Plane = "auto"
    stiffness: quantities.NotNegative | None = None
    damping: quantities.NotNegative | None = None
    exponent: quantities.Positive | None = None
    slip_speed: quantities.Positive | None = None

    @model_validator(mode="after")
    def _some(self) -> ContactTable:
        if (self.between is None) == (self.among is None):
            raise refusal("takes either between, two shapes, or among, the shapes of which each may touch each")
        if self.between is not None and len(self.between) != 2:
            raise refusal(f"must be a list of two shapes; got {shown(self.between)}", "between")
        if self.between is not None and self.against is not None:
            raise refusal("belongs to among: those are the shapes that may touch these, and not each other", "against")
        for pair in self.apart or ():
            if self.between is not None or len(pair) != 2:
                raise refusal("must be a list of pairs of bodies that among is to leave out", "apart")
        if self.stiffness is None:
            for key in _SOFT & self.given():
                raise refusal("belongs to contacts that give way, which have a stiffness", key)
        for key in sorted(self.given() - _SOFT - {"stiffness", "between", "friction"} if self.stiffness else ()):
            raise refusal("does not belong to a contact that gives way, which has a stiffness", key)
        return self

    def element(self, name: str, surfaces: Mapping[str, Surface]) -> SwitchingElement | CompliantContact:
        """The contact, or the contacts, between these shapes of the file."""
        plane: Any = self.plane
        if self.between:
            a, b = self._chosen("between", name, surfaces)
            if a.body == b.body:
                raise Fault(("contacts", name, "between"), f"joins {a.body!r} to itself; it needs two bodies")
            if self.stiffness is not None:
                return self._compliant(name, a, b)
            return Contact(name, a, b, **self.numbers, plane=plane)
        apart = tuple((a, b) for a, b in self.apart or ())
        among, against = (self._chosen(key, name, surfaces) for key in ("among", "against"))
        return Contacts(name, among, against, **self.numbers, plane=plane, apart=apart)

    def _chosen(self, key: str, name: str, surfaces: Mapping[str, Surface]) -> tuple[Surface, ...]:
        """The shapes of a key."""
        for shape in (chosen := getattr(self, key) or ()):
            if shape not in surfaces:
                hint = nearest(shape, surfaces, "the shapes are")
                raise Fault(("contacts", name, key), f"there is no shape {shape!r}{hint}")
        return tuple(surfaces[shape] for shape in chosen)

    def _compliant(self, name: str, a: Surface, b: Surface) -> CompliantContact:
        """As a force element."""
        from poinsot.multibody.contacts.compliant import CompliantContact

        given = {key: x for key in ("stiffness", *sorted(_SOFT)) if (x := getattr(self, key)) is not None}
        made = CompliantContact(
            name, a, b, mu=friction_between(a, b) if self.friction is None else self.friction, **given
        )
        if why := made.fault():
            raise Fault(("contacts", name), why)
        return made


_SOFT = {"damping", "exponent", "slip_speed"}


class GroundTable(_Numbers):
    """[ground]: a floor across gravity, which all shapes, or those of some bodies, may touch."""

    units: ClassVar[Units] = {**_Numbers.units, "height": "m"}

    height: Number = 0.0
    bodies: Names | None = None


def surfaces_of(tables: Mapping[str, ShapeTable], bodies: Mapping[str, object]) -> dict[str, Surface]:
    """The shapes of a file by name. Fault for a body that is not there."""
    for name, table in tables.items():
        if table.body not in bodies and table.body != GROUND:
            hint = nearest(table.body, (GROUND, *bodies), "the bodies are")
            raise Fault(("shapes", name, "body"), f"there is no body {table.body!r}{hint}")
    return {name: table.surface(name) for name, table in tables.items()}


def with_ground(model: Model, table: GroundTable | None) -> Model:
    """The model on its floor, where the file has one."""
    if table is None:
        return model
    with fault_at(("ground",)):
        return on_ground(model, height=table.height, bodies=table.bodies, **table.numbers)
