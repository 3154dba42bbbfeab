"""The network file, version 1, as pydantic models: its tables and keys, their kinds, and which go together.

Each class is one kind of table; docs/network-file.md is its manual. What needs the whole file (does that body exist?)
is checked where the mechanism is built, in :mod:`poinsot.files.network`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.elements.contacts import CONTACTS, WITH_RADIUS, contact_of_kind
from poinsot.elements.pairs import KINDS
from poinsot.errors import ModelError
from poinsot.files.quantities import (
    Direction,
    Gravity,
    Moments,
    Name,
    Number,
    Numbers,
    Parameters,
    Positive,
    SurfaceFormula,
    Vector,
    refusal,
    shown,
)
from poinsot.files.schema_elements import Damper, Force, Spring, Torque
from poinsot.files.sections import Axes, Bodies, Frames, Pose, Section, choice, perpendicular, texts

VERSION = 1
OUTPUTS = ("joint_position", "joint_velocity", "body_position", "body_rotation", "body_twist")

_KINDS = (*KINDS, *CONTACTS)
Kind = Annotated[str, choice(_KINDS, "kind of pair", "kinds"), WithJsonSchema({"enum": list(_KINDS)})]
Output = Annotated[str, choice(OUTPUTS, "output", "outputs"), WithJsonSchema({"enum": list(OUTPUTS)})]


class BodyTable(Pose):
    """[bodies.NAME]: mass [kg], mass centre [m] and moments [kg·m²] in the body's frame; that frame at assembly."""

    mass: Number
    centre: Vector = (0.0, 0.0, 0.0)
    inertia: Moments = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


class InitialTable(Section):
    """Where a pair starts and how fast: its coordinates and its freedoms' rates."""

    position: Numbers | None = None
    velocity: Numbers | None = None


# kind: the keys that place it in the world at assembly, and those that it may have besides
PLACED_BY: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "revolute": (("point", "axis"), ()),
    "prismatic": (("point", "axis"), ()),
    "helical": (("point", "axis"), ()),
    "cylindrical": (("point", "axis"), ()),
    "planar": (("point", "normal"), ("x_axis",)),
    "universal": (("point", "axes"), ()),
    "spherical": (("point",), ()),
    "fixed": ((), ("point",)),
    "free": ((), ()),
    "point_on_plane": (("point", "normal"), ()),
    "point_on_sphere": (("point", "normal"), ()),
    "point_on_cylinder": (("point", "normal", "x_axis"), ()),
    "point_on_surface": (("point", "normal"), ("x_axis",)),
    "skate_on_plane": (("point", "normal", "x_axis"), ()),
    "ball_on_plane": (("point", "normal"), ()),
    "disk_on_plane": (("point", "normal", "axis"), ()),
}
PLACING = ("point", "axis", "axes", "normal", "x_axis")


class PairTable(Section):
    """[pairs.NAME]: what joins two bodies, placed in the world at assembly or by a frame on each body."""

    kind: Kind
    between: Bodies
    point: Vector | None = None
    axis: Direction | None = None
    axes: Axes | None = None
    normal: Direction | None = None
    x_axis: Direction | None = None
    frames: Frames | None = None
    pitch: Number | None = None
    radius: Number | None = None
    surface: SurfaceFormula | None = None
    initial: InitialTable = InitialTable()

    @model_validator(mode="after")
    def _placed_once(self) -> PairTable:
        needed, optional = PLACED_BY[self.kind]
        placing = [key for key in PLACING if key in self.given()]
        a_pair = f"{'an' if self.kind[0] == 'a' else 'a'} {self.kind} pair"
        if self.frames and placing:
            raise refusal(f"is placed twice, by frames and by {placing[0]}; keep frames, or the keys in the world")
        if other := [key for key in placing if key not in (*needed, *optional)]:
            by = " and ".join((*needed, *optional)) or "the poses of its bodies"
            raise refusal(f"{a_pair} does not take this key; it is placed by {by}, or by frames", other[0])
        if not self.frames and (missing := [key for key in needed if key not in placing]):
            raise refusal(
                f"lacks {' and '.join(missing)}: {a_pair} is placed by {' and '.join(needed)} in the world at "
                "assembly, or by frames on both bodies"
            )
        if self.kind == "helical" and self.pitch is None:
            raise refusal("lacks pitch [m/rad]: a helical pair advances by pitch · angle (its lead is 2π · pitch)")
        if self.kind != "helical" and self.pitch is not None:
            raise refusal(f"only helical pairs have a pitch, and this is {a_pair}", "pitch")
        _check_contact(self, a_pair)
        if self.axes:
            perpendicular(*self.axes, "axes")
        perpendicular(self.normal, self.x_axis, "a normal and an x_axis")
        return self


def _check_contact(table: PairTable, a_pair: str) -> None:
    """Radius and surface where they belong; a contact has nothing to start from."""
    for key, owners in (("radius", WITH_RADIUS), ("surface", ("point_on_surface",))):
        if table.kind in owners and getattr(table, key) is None:
            raise refusal(f"lacks {key}: {a_pair} needs {'its radius [m]' if key == 'radius' else 'a formula'}")
        if table.kind not in owners and getattr(table, key) is not None:
            raise refusal(f"{a_pair} takes no {key}", key)
    if table.kind not in CONTACTS:
        return
    if table.radius is not None:
        try:
            contact_of_kind(table.kind, table.radius)
        except ModelError as error:
            raise refusal(str(error), "radius") from None
    if table.initial.given():
        free = "such as a free pair of its own"
        raise refusal(f"{a_pair} carries no coordinates; give these values to a pair that does, {free}", "initial")
    if table.surface and not table.frames and abs(table.surface.at_origin) > 1e-9:
        raise refusal(
            f"is {table.surface.at_origin:g} at the point, where it must be zero: x, y, z count from the point, along "
            "x_axis, across, and along the normal",
            "surface",
        )
    if table.kind == "disk_on_plane" and table.axis and table.normal:
        leaning = sum((a - b) ** 2 for a, b in zip(table.axis, table.normal, strict=True))
        if min(leaning, 4 - leaning) < 1e-12:
            raise refusal("lies flat on the plane: its axis is the normal; a disk that rolls stands on its rim", "axis")


def _below_one(value: float) -> float:
    if value >= 1:
        raise refusal(f"is {value:g}, but a relative tolerance is below 1, such as 1e-8")
    return value


def _count(value: Any) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 2 <= value <= 10_000_000:
        return value
    raise refusal(f"must be a whole number from 2 to 10,000,000; got {shown(value)}")


def _tree(value: Any) -> Any:
    if value in ("auto", "maximal") or (isinstance(value, list) and all(isinstance(name, str) for name in value)):
        return value
    raise refusal(f'must be "auto", "maximal", or a list of names of pairs; got {shown(value)}')


class SimulationTable(Section):
    """[simulation]: how the file wants to be run, unless its user says otherwise."""

    time: Positive | None = None
    rtol: Annotated[Positive, AfterValidator(_below_one)] | None = None
    samples: Annotated[int, BeforeValidator(_count)] | None = None
    outputs: Annotated[list[Output], texts(f'["{OUTPUTS[0]}"]')] = Field(default_factory=list)


class NetworkFile(Section):
    """A network file, version 1: one mechanism."""

    poinsot: Literal[1] = Field(description="The version of this format.")
    parameters: Parameters = Field(default_factory=dict)
    name: str | None = None
    gravity: Gravity = (0.0, 0.0, -9.81)
    tree: Annotated[
        str | list[str],
        BeforeValidator(_tree),
        WithJsonSchema({"anyOf": [{"enum": ["auto", "maximal"]}, {"type": "array", "items": {"type": "string"}}]}),
    ] = "auto"
    bodies: dict[Name, BodyTable]
    pairs: dict[Name, PairTable] = Field(default_factory=dict)
    springs: dict[Name, Spring] = Field(default_factory=dict)
    dampers: dict[Name, Damper] = Field(default_factory=dict)
    forces: dict[Name, Force] = Field(default_factory=dict)
    torques: dict[Name, Torque] = Field(default_factory=dict)
    simulation: SimulationTable = SimulationTable()


def json_schema() -> dict[str, Any]:
    """The JSON schema of the network file, for editors and other programs (numbers may be formulas in quotes)."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **NetworkFile.model_json_schema()}
