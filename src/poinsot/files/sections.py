"""The common parts of the tables of a network file: known keys and their sentences, choices, pairs of names, frames.

A sentence under `Table.key` is of that table alone, one under `key` of every table that has no other. What ends in a
colon is followed by what may stand there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, get_args

import numpy as np
from pydantic import BaseModel, BeforeValidator, ConfigDict, GetCoreSchemaHandler, GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue, WithJsonSchema
from pydantic_core import CoreSchema, core_schema

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import is_zero, known, sqrt
from poinsot.files.quantities import THREE, Direction, Quaternion, Vector, check_keys, hint, refusal, shown
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_aligning_z, rotation_exp, rotation_x, rotation_y, rotation_z
from poinsot.geometry.vectors import cross, dot

ROTATIONS = ("quaternion", "rotation_vector", "rpy", "x_axis", "z_axis")
_PERPENDICULAR = 1e-6  # cosine of two axes: files with six digits


Units = Mapping[str, "str | Mapping[str, Any]"]
"""The units of a table's numbers by key, and those of the tables in it. In these stand for what the table acts along:
"stretch" (m or rad) and "effort" (N or N*m); "coordinates" and "rates" of a pair, one for each; "first: stretch" is
that of the table "first"."""


class Section(BaseModel):
    """A table of the file: every needed key is there, no other, and nothing is converted silently.

    units  of its numbers, beside those of the classes that it inherits from
    """

    units: ClassVar[Units] = {}
    either: ClassVar[tuple[str, ...]] = ()
    """Two keys of which a table has one."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)

    @model_validator(mode="before")
    @classmethod
    def _known_keys(cls, value: object) -> Any:
        if not isinstance(value, dict):
            raise refusal(f"must be a table of keys; got {shown(value)}")
        check_keys(value, cls.may_have(value), [key for key, field in cls.model_fields.items() if field.is_required()])
        return value

    @classmethod
    def may_have(cls, value: dict[str, object]) -> Iterable[str]:
        """The keys that a table may have."""
        return cls.model_fields

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        made = handler(schema)
        described(cls.__name__, handler.resolve_ref_schema(made).get("properties", {}), all_units(cls))
        return made

    @model_validator(mode="after")
    def _has_either(self) -> Section:
        if self.either:
            self.require_one(*self.either)
        return self

    def given(self) -> set[str]:
        """The keys that the file has, as opposed to those that took their default."""
        return self.model_fields_set

    def require_one(self, one: str, other: str) -> None:
        """Exactly one of two keys: a place in the world or in the body."""
        given = self.given() & {one, other}
        if len(given) == 2:
            raise refusal(f"has both {one} (in the world at assembly) and {other} (in body coordinates); keep one")
        if not given:
            raise refusal(f"lacks {one} (in the world at assembly) or {other} (in body coordinates)")


def all_units(table: type[Section]) -> Units:
    """The units of a table's numbers, those inherited too."""
    found: dict[str, str | Mapping[str, Any]] = {}
    for each in reversed(table.__mro__):
        found |= vars(each).get("units", {})
    return found


class ChosenText:
    """A text out of those of a Literal, or of a list, given or made when asked; the nearest is named for another."""

    def __init__(self, one: str, all_of_them: str, known: tuple[str, ...] | Callable[[], tuple[str, ...]] = ()) -> None:
        self.one, self.all_of_them, self.known = one, all_of_them, known

    def texts(self) -> tuple[str, ...]:
        """The list, empty of a Literal."""
        return self.known() if callable(self.known) else self.known

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        def check(value: object) -> str:
            texts = self.texts() or get_args(source)
            if isinstance(value, str) and value in texts:
                return value
            raise refusal(f"unknown {self.one} {shown(value)}{hint(value, texts, f'the {self.all_of_them} are')}")

        return core_schema.no_info_before_validator_function(check, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"enum": list(self.texts())} if self.known else handler(schema)


def two(what: str) -> BeforeValidator:
    """A list of two things."""

    def check(value: object) -> tuple[Any, Any]:
        if not isinstance(value, list) or len(value) != 2:
            raise refusal(f"must be a list of two {what}; got {shown(value)}")
        return value[0], value[1]

    return BeforeValidator(check)


def texts(example: str) -> BeforeValidator:
    """A list of texts."""

    def check(value: object) -> list[str]:
        if isinstance(value, list) and all(isinstance(text, str) for text in value):
            return value
        raise refusal(f"must be a list of texts, such as {example}; got {shown(value)}")

    return BeforeValidator(check)


def _two_of(items: dict[str, object]) -> WithJsonSchema:
    return WithJsonSchema({"type": "array", "items": items, "minItems": 2, "maxItems": 2})


Bodies = Annotated[tuple[str, str], two("bodies, [predecessor, successor]"), _two_of({"type": "string"})]
Points = Annotated[tuple[Vector, Vector], two("points, [[x, y, z], [x, y, z]]"), _two_of(THREE)]
LawOfImpact = Annotated[Literal["newton", "poisson"], ChosenText("law of impact", "laws")]
Axes = Annotated[tuple[Direction, Direction], two("directions, [[x, y, z], [x, y, z]]"), _two_of(THREE)]


def perpendicular(a: tuple[float, ...] | None, b: tuple[float, ...] | None, what: str) -> None:
    """Refuses two directions that are not perpendicular."""
    cosine = sum(x * y for x, y in zip(a, b, strict=True)) if a and b else 0.0
    if known(cosine) and abs(cosine) > _PERPENDICULAR:
        raise refusal(f"has {what} that are not perpendicular: the cosine of their angle is {cosine:.3g}")


def rotation_from(x: Array, z: Array) -> Array:
    """The rotation with x-axis x and its z-axis as near to z as that allows."""
    if x.dtype == object or z.dtype == object:
        y = unit(cross(z, x))
        return np.column_stack([x, cross(z, x), z] if is_zero(dot(x, z)) else [x, y, cross(x, y)])
    y = cross(z, x)
    y = y / np.linalg.norm(y)
    return np.column_stack([x, y, cross(x, y)])


def unit(v: Array) -> Array:
    """v over its length, over any scalar."""
    return v / (np.linalg.norm(v) if v.dtype != object else sqrt(dot(v, v)))


def check_sizes(
    table: Section, kind: str, needed: Sequence[str], optional: Sequence[str], sizes: Sequence[str]
) -> None:
    """Refuse a shape or a solid of a kind without a size that it needs, or with one that it has not."""
    a_shape, may = f"{'an' if kind[0] == 'e' else 'a'} {kind}", (*needed, *optional)
    for key in sizes:
        value = getattr(table, key)
        if key in needed and value is None:
            raise refusal(f"lacks {key}: {a_shape} needs {' and '.join(needed)}")
        if key not in may and value is not None:
            has = f"{' and '.join(may)} alone" if may else "no size"
            raise refusal(f"does not belong here: {a_shape} has {has}", key)
        if key in ("edges", "semi_axes") and any(known(x) and x <= 0 for x in value or ()):
            raise refusal("must be three lengths above zero", key)


class FramePose(Section):
    """A frame: the position of its origin, and its rotation in one way (x_axis and z_axis may go together)."""

    units: ClassVar[Units] = {"position": "m", "rotation_vector": "rad", "rpy": "rad"}

    position: Vector = (0.0, 0.0, 0.0)
    quaternion: Quaternion | None = None
    rotation_vector: Vector | None = None
    rpy: Vector | None = None
    x_axis: Direction | None = None
    z_axis: Direction | None = None

    @model_validator(mode="after")
    def _one_rotation(self) -> FramePose:
        ways = [key for key in ROTATIONS if key in self.given()]
        if len(ways) > 1 and ways != ["x_axis", "z_axis"]:
            raise refusal(f"gives the rotation twice, by {' and by '.join(ways)}; keep one")
        perpendicular(self.x_axis, self.z_axis, "an x_axis and a z_axis")
        return self

    def displacement(self) -> Displacement:
        """The pose X_WB that the table gives; rpy turns about the fixed axes x, then y, then z."""
        X = Displacement(self._rotation(), array(self.position))
        return X.cleaned() if X.translation.dtype == object else X  # no rounding beside what is no number yet

    def _rotation(self) -> Array:
        if self.quaternion:
            return Displacement.from_quaternion(self.quaternion, np.zeros(3)).rotation
        if self.rotation_vector:
            return rotation_exp(array(self.rotation_vector))
        if self.rpy:
            roll, pitch, yaw = self.rpy
            return rotation_z(yaw) @ rotation_y(pitch) @ rotation_x(roll)
        if self.x_axis and self.z_axis is None:  # the cyclic turn of a rotation that aligns z
            return np.roll(rotation_aligning_z(np.array(self.x_axis)), 1, axis=1)
        if self.x_axis:
            return rotation_from(np.array(self.x_axis), np.array(self.z_axis))
        return rotation_aligning_z(np.array(self.z_axis)) if self.z_axis else np.eye(3)

    def is_given(self) -> bool:
        """Whether the file says anything about this frame."""
        return bool(self.given() & {"position", *ROTATIONS})


Frames = Annotated[tuple[FramePose, FramePose], two("frames, such as [{position = [0, 0, 1]}, {}]")]


SENTENCES = {
    # the file
    "NetworkFile.name": "Name of the mechanism; the file's if left out",
    "NetworkFile.gravity": "Acceleration of gravity in the world",
    "NetworkFile.model": "Properties of the drawing as a whole",
    "NetworkFile.tree": "The pairs that carry coordinates: a list that reaches every body once; short, the cheapest"
    " for many loops; maximal, six coordinates a body, and every pair closes",
    "NetworkFile.use": "Machines of other files as parts of this one, by name",
    "NetworkFile.bodies": "Rigid bodies, by name",
    "NetworkFile.pairs": "What joins two bodies, by name",
    "NetworkFile.springs": "What stores energy between bodies, on pairs, along tendons, by name",
    "NetworkFile.dampers": "What takes energy between bodies, on pairs, along tendons, by name",
    "NetworkFile.forces": "Forces on bodies and on sliding freedoms, by name",
    "NetworkFile.torques": "Torques on bodies and on turning freedoms, by name",
    "NetworkFile.actuators": "Motors and servos, whose controls are inputs of a run, by name",
    "NetworkFile.limits": "Stops, by name",
    "NetworkFile.friction": "Dry friction, brakes, clutches, by name",
    "NetworkFile.freewheels": "One-way clutches and ratchets, by name",
    "NetworkFile.locks": "Dog clutches and bolts, by name",
    "NetworkFile.tendons": "Lengths along which elements act, by name",
    "NetworkFile.couplings": "Gears, cams and cables: one coordinate as a polynomial in another, by name",
    "NetworkFile.conditions": "Linear conditions on rates, by name",
    "NetworkFile.motions": "Coordinates and lengths as functions of time, by name",
    "NetworkFile.shapes": "Shapes that are seen and can touch, by name",
    "NetworkFile.contacts": "Which shapes touch, and how, by name",
    "NetworkFile.ground": "A floor across gravity",
    "NetworkFile.events": "Actions where a formula passes zero, by name",
    "NetworkFile.simulation": "Options of runs of this file",
    # places
    "position": "Origin of the frame",
    "quaternion": "Rotation as [x, y, z, w], scalar last, of norm 1",
    "rotation_vector": "Rotation as its axis times its angle",
    "rpy": "Rotation as turns about the fixed axes x, then y, then z",
    "x_axis": "Direction of the x-axis",
    "z_axis": "Direction of the z-axis",
    "BodyTable.position": "Origin of the body's frame in the world, as drawn",
    "body": "The body",
    "frame": "The frame in the world, as drawn",
    "frames": "The frame in each of the two bodies",
    "between": "The two bodies: predecessor and successor",
    "point": "A point in the world, as drawn",
    "points": "The two points, in the world as drawn",
    "body_point": "The point, in the body's frame",
    "body_points": "The two points, each in the frame of its body",
    "pair": "The pair that it acts on",
    "freedom": "The freedom of that pair, where it has several",
    "tendon": "The tendon along which it acts",
    # bodies and solids
    "mass": "Mass, zero or more",
    "centre": "Mass centre, in the body's frame",
    "inertia": "Moments about the mass centre, in the body's axes: [Ixx, Iyy, Izz], a matrix, or its entries by name",
    "solids": "Instead of mass, centre and inertia: the solids of which the body is made",
    "SolidTable.kind": "Kind of solid",
    "density": "Density: a number, or a formula in x, y, z of the solid's frame",
    "radius": "Radius",
    "length": "Length along z; of a capsule without its round ends",
    "edges": "The three edges of a box",
    "semi_axes": "The three semi-axes of an ellipsoid",
    "bore": "Radius of a hole along z",
    "top": "Radius of a cone at z = length",
    "SolidTable.accuracy": "Relative accuracy of the integral of a density that is a formula; 1e-9 if left out",
    "ModelTable.accuracy": "Relative accuracy of the drawing; 1e-5 for six digits",
    # pairs
    "PairTable.kind": "Kind of pair",
    "axis": "Direction of the axis in the world, as drawn",
    "axes": "Axis on the predecessor and axis on the successor, perpendicular",
    "normal": "Direction of the normal in the world, as drawn",
    "pitch": "Advance per angle of a helical pair, of any sign",
    "PairTable.radius": "Radius of the sphere, cylinder, ball or disk",
    "surface": "Formula in x, y, z that is zero on the surface, z along the normal",
    "support": "How far the body reaches along the unit vector x, y, z of its frame",
    "initial": "Where the pair starts, and how fast",
    "InitialTable.position": "The pair's coordinates at the start, kept",
    "velocity": "The rates of its freedoms at the start",
    "guess": "Coordinates near which the loops are closed",
    # springs, dampers, forces
    "stiffness": "Effort per displacement",
    "damping": "Effort per rate",
    "rest": "Coordinate at which it is relaxed",
    "rest_length": "Length at which it is relaxed",
    "slack": "Instead of a rest: the range in which it does not pull",
    "translational": "Force per displacement, or per rate: a number, three principal values, or a symmetric matrix",
    "rotational": "Moment per angle, or per rate: a number, three principal values, or a symmetric matrix",
    "coupling": "Moment per displacement and force per angle, or per rates",
    "energy": "Energy [J], a formula of the parameters and of:",
    "table": "Instead of a number: pull over length, coordinate or rate",
    "CurveTable.points": "Where the values stand, increasing",
    "values": "The values there",
    "CurveTable.between": "Monotone cubics between the points, or straight lines",
    "beyond": "Beyond the ends: along the last slope, or the last value held",
    "direction": "Direction in which it acts",
    "magnitude": "Force, torque or effort:",
    "BodyForce.frame": "Whether the direction stays in the world or turns with the body",
    "BodyCouple.frame": "Whether the direction stays in the world or turns with the body",
    "BodyForce.point": "Where it acts, in the world as drawn",
    # what switches
    "lower": "Least coordinate or length",
    "upper": "Largest coordinate or length",
    "restitution": "Coefficient of restitution, from 0 to 1",
    "law": "Law of the rebound: of speeds (newton) or of impulses (poisson)",
    "kinetic": "Force or torque of friction while it slides",
    "static": "Force or torque up to which it sticks; that of sliding if left out",
    "stribeck": "Speed v of F_k + (F_s − F_k) exp(−(ṡ/v)²); F_k alone if left out",
    "command": "Factor of the friction:",
    "LockTable.command": "It is held while this is positive:",
    "backward": "Whether it runs backward only",
    # tendons, actuators, couplings
    "TendonTable.pairs": "Pairs whose coordinates add up to the length",
    "weights": "A weight for each of the pairs",
    "freedoms": "Which of their freedoms, where a pair has several",
    "through": "Instead of pairs: the bodies of its points, in order",
    "TendonTable.points": "Its points, in the world as drawn",
    "TendonTable.body_points": "Its points, each in the frame of its body",
    "divisor": "What the length is divided by, as by a pulley block",
    "ActuatorTable.kind": "f = u; a servo of position or velocity; or gain · u + bias",
    "control": "The control u, unless a run gives another:",
    "gear": "What coordinate and effort are multiplied by",
    "ActuatorTable.stiffness": "Effort per error of position of a servo",
    "ActuatorTable.damping": "Effort per error of velocity of a servo",
    "gain": "Of a general actuator: g₀, or [g₀, g₁, g₂] for g₀ + g₁ ℓ + g₂ ℓ̇",
    "bias": "Of a general actuator: [b₀, b₁, b₂] for b₀ + b₁ ℓ + b₂ ℓ̇",
    "control_range": "Range to which u is clipped",
    "force_range": "Range to which f is clipped",
    "effort_range": "Range to which gear · f is clipped",
    "dynamics": "An activation w in place of u: ẇ = u, or ẇ = (u − w)/T",
    "time_constant": "T of the filter",
    "activation_range": "Range of the activation",
    "ActuatorTable.start": "Activation at the start",
    "signal": "The coordinate or length as a function of time:",
    "ConditionTable.pairs": "The pairs whose rates it is about, which carry coordinates",
    "coefficients": "A coefficient for each of their freedoms: a formula in parameters and coordinates",
    "first": "What is given: a freedom of a pair, or a tendon",
    "second": "What it is given by",
    "polynomial": "One to five coefficients, in rising powers of second − second_at",
    "first_at": "Origin of the first",
    "second_at": "Origin of the second",
    # shapes and contacts
    "ShapeTable.body": "Its body, or ground",
    "ShapeTable.kind": "Kind of shape",
    "ShapeTable.height": "Height over the frame's plane, a formula in x, y and the parameters",
    "friction": "Coefficient of friction at rest",
    "ShapeTable.friction": "Coefficient of friction; of two shapes the larger counts where the contact says nothing",
    "ContactTable.kinetic": "Coefficient of friction while it slides",
    "GroundTable.kinetic": "Coefficient of friction while it slides",
    "torsional": "Friction against spinning: moment per normal force",
    "rolling": "Friction against rolling: moment per normal force",
    "coupled": "Whether sliding, spinning and rolling share one bound",
    "ContactTable.between": "Two shapes",
    "among": "Instead: several shapes, each with each but those of one body and of bodies that a pair joins",
    "category": "Bits: two shapes may touch where one's category is in the other's mask",
    "mask": "Bits: two shapes may touch where one's category is in the other's mask",
    "priority": "Of two shapes that of the higher one says how they rub, of equals the larger numbers",
    "condim": "1 without friction, 3 with that of sliding, 4 with torsional, 6 with rolling friction too",
    "against": "With among: the shapes that those may touch, instead of each other",
    "armature": "Inertia of its rotor seen through the gear, added at each freedom",
    "apart": "With among: further pairs of bodies to leave out",
    "plane": "In space, or in a plane of motion, where friction has one direction:",
    "ContactTable.stiffness": "Of compliant contact: k [N/mⁿ]",
    "ContactTable.damping": "Of compliant contact: c",
    "exponent": "Of compliant contact: n, 3/2 if left out",
    "slip_speed": "Of compliant contact: speed below which friction is regularised, 1e-3 if left out",
    "GroundTable.height": "Height of the floor along gravity's opposite",
    "GroundTable.bodies": "The bodies whose shapes may touch it; all if left out",
    # parts, events, runs
    "file": "A network file or a robot, in this folder or below",
    "at": "The body that it stands on, or a frame of one",
    "lock": "Joints that are held, by their coordinates",
    "subtree": "The joint or body of which all that hangs there is taken",
    "without": "Joints or bodies that are cut off, and events that do not happen",
    "closures": "Pairs between bodies of the whole: between, kind",
    "base": "How a robot stands: as in po.load",
    "mimic": "Whether joints that mimic another are coupled: as in po.load",
    "UseTable.damping": "Whether the damping of joints is read: as in po.load",
    "losses": "Whether the friction of joints is read: as in po.load",
    "strict": "Whether what is not understood is refused: as in po.load",
    "guard": "Formula of parameters, the time t and what stands in the state; the event is where it passes zero",
    "reset": "What stands in the state afterwards, by name",
    "terminal": "Whether the run ends there",
    "EventTable.direction": "1 where it rises, −1 where it falls, 0 for both",
    "part": "The part whose names guard and reset use: those of the file if left out",
    "outputs": "Further variables of the result",
    "SimulationTable.methods": "Methods of one's own, by name",
    "A": "Matrix of the stages of a Runge–Kutta method",
    "b": "Weights of its stages",
    "c": "Where its stages are, as shares of the step; the sums of the rows of A if left out",
    "embedded": "Weights of a second method, whose difference is the error of a step",
    "embedded_order": "Order of that second method",
    "dense": "Weights between the ends of a step, in the powers of θ",
    "scheme": "Instead of a tableau: the method of second order that is composed",
    "shares": "The steps of the composition, as shares of the whole",
    "order": "Order of the method",
}

_UNITS = {
    "stretch": "m or rad", "effort": "N or N·m", "effort/stretch": "N/m or N·m/rad",
    "effort*s/stretch": "N·s/m or N·m·s/rad", "stretch/s": "m/s or rad/s", "first: stretch": "m or rad",
    "second: stretch": "m or rad", "coordinates": "m or rad", "rates": "m/s or rad/s", "inertia": "kg or kg·m²",
}  # fmt: skip


def described(table: str, keys: Mapping[str, dict[str, Any]], units: Mapping[str, object]) -> None:
    """The keys of a table in the JSON schema with their sentences and units, without defaults that are infinite."""
    for key, value in keys.items():
        if value.get("default") in (-math.inf, math.inf, [None, None]):
            del value["default"]  # no number of JSON
        if sentence := SENTENCES.get(f"{table}.{key}") or SENTENCES.get(key):
            unit = units.get(key)
            if isinstance(unit, str):
                unit = _UNITS.get(unit, unit.replace("**", "^").replace("*", "·").replace("^2", "²").replace("^3", "³"))
                sentence = f"{sentence.rstrip(':')} [{unit}]{':' * sentence.endswith(':')}"
            if sentence.endswith(":"):
                own = value["description"]
                value["description"] = f"{sentence} {own[:1].lower()}{own[1:]}"
            else:
                value["description"] = f"{sentence}."
