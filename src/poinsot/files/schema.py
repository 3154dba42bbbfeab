"""The network file, version 1, as pydantic models: its tables and keys, their kinds, and which go together.

Each class is one kind of table; docs/network-file.md is its manual. What needs the whole file (does that body exist?)
is checked where the mechanism is built, in :mod:`poinsot.files.network`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.elements.pairs import KINDS
from poinsot.files.quantities import (
    Direction,
    Gravity,
    Moments,
    Name,
    Number,
    Numbers,
    Parameters,
    Positive,
    Quaternion,
    Vector,
    refusal,
    shown,
)
from poinsot.files.schema_elements import Damper, Force, Spring, Torque
from poinsot.files.sections import Axes, Bodies, Section, choice, texts, two

VERSION = 1
OUTPUTS = ("joint_position", "joint_velocity", "body_position", "body_rotation", "body_twist")
ROTATIONS = ("quaternion", "rotation_vector", "rpy", "x_axis", "z_axis")
_PERPENDICULAR = 1e-6

Kind = Annotated[str, choice(tuple(KINDS), "kind of pair", "kinds"), WithJsonSchema({"enum": list(KINDS)})]
Output = Annotated[str, choice(OUTPUTS, "output", "outputs"), WithJsonSchema({"enum": list(OUTPUTS)})]


def _perpendicular(a: tuple[float, ...] | None, b: tuple[float, ...] | None, what: str) -> None:
    if a and b and abs(cosine := sum(x * y for x, y in zip(a, b, strict=True))) > _PERPENDICULAR:
        raise refusal(f"has {what} that are not perpendicular: the cosine of their angle is {cosine:.3g}")


class Pose(Section):
    """A frame: the position of its origin, and its rotation in one way (x_axis and z_axis may go together)."""

    position: Vector = (0.0, 0.0, 0.0)
    quaternion: Quaternion | None = None
    rotation_vector: Vector | None = None
    rpy: Vector | None = None
    x_axis: Direction | None = None
    z_axis: Direction | None = None

    @model_validator(mode="after")
    def _one_rotation(self) -> Pose:
        ways = [key for key in ROTATIONS if key in self.given()]
        if len(ways) > 1 and ways != ["x_axis", "z_axis"]:
            raise refusal(f"gives the rotation twice, by {' and by '.join(ways)}; keep one")
        _perpendicular(self.x_axis, self.z_axis, "an x_axis and a z_axis")
        return self

    def is_given(self) -> bool:
        """Whether the file says anything about this frame."""
        return bool(self.given() & {"position", *ROTATIONS})


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
    frames: Annotated[tuple[Pose, Pose], two("frames, such as [{position = [0, 0, 1]}, {}]")] | None = None
    pitch: Number | None = None
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
        if self.axes:
            _perpendicular(*self.axes, "axes")
        _perpendicular(self.normal, self.x_axis, "a normal and an x_axis")
        return self


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
