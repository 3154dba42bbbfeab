"""The network file, version 1, as pydantic models: its tables and keys, their kinds, and which go together.

Each class is one kind of table; docs/network-file.md is its manual. What needs the whole file (does that body exist?)
is checked where the mechanism is built, in :mod:`poinsot.files.network`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, create_model, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.algebra.scalars import known
from poinsot.constants import STANDARD_GRAVITY
from poinsot.errors import ModelError
from poinsot.files import quantities, sections
from poinsot.files.quantities import Name, Number, Numbers, refusal, shown
from poinsot.files.schema_driven import ConditionTable, CouplingTable, MotionTable, TendonTable
from poinsot.files.schema_elements import ElementTable
from poinsot.files.schema_forms import FORMS, OneOf
from poinsot.files.schema_shapes import ContactTable, GroundTable, ShapeTable, SolidTable
from poinsot.files.schema_simulation import EventTable, SimulationTable
from poinsot.files.uses import UseTable
from poinsot.joints.contacts import CONTACTS, contact_of_kind
from poinsot.joints.pairs import KINDS, Pair, example, needed_by, parameters_of
from poinsot.multibody.model import ACCURACY, COARSEST

VERSION = 1


def _kinds() -> tuple[str, ...]:
    return (*KINDS, *CONTACTS)


Kind = Annotated[str, sections.ChosenText("kind of pair", "kinds", _kinds)]


class BodyTable(sections.FramePose):
    """[bodies.NAME]: mass [kg], mass centre [m], moments [kg·m²] in its frame, or solids; that frame at assembly."""

    units: ClassVar[sections.Units] = {
        "mass": "kg",
        "centre": "m",
        "inertia": "kg*m**2",
        "solids": sections.all_units(SolidTable),
    }

    mass: Number | None = None
    centre: quantities.Vector = (0.0, 0.0, 0.0)
    inertia: quantities.Moments = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    solids: list[SolidTable] | None = None

    @model_validator(mode="after")
    def _of_one_kind(self) -> BodyTable:
        if self.solids is None and self.mass is None:
            raise refusal("lacks mass; add it to this table, or solids of which the body is made")
        if self.solids is not None and (both := sorted(self.given() & {"mass", "centre", "inertia"})):
            raise refusal(f"is given by solids, from which {both[0]} follows; keep one", both[0])
        if self.solids == []:
            raise refusal("is a list of no solids; a body is made of one or more", "solids")
        return self


class InitialTable(sections.Section):
    """[pairs.NAME.initial]: where a pair starts and how fast, or a guess, where to look for its coordinates."""

    units: ClassVar[sections.Units] = {"position": "coordinates", "velocity": "rates", "guess": "coordinates"}

    position: Numbers | None = None
    velocity: Numbers | None = None
    guess: Numbers | None = None

    @model_validator(mode="after")
    def _kept_or_guessed(self) -> InitialTable:
        if self.position is not None and self.guess is not None:
            raise refusal("has both a position, which is kept, and a guess, which is not; keep one", "guess")
        return self


PLACING = ("point", "axis", "axes", "normal", "x_axis")


class PairTable(sections.Section):
    """[pairs.NAME]: what joins two bodies, placed in the world at assembly or by a frame on each body."""

    units: ClassVar[sections.Units] = {
        "point": "m",
        "pitch": "m/rad",
        "radius": "m",
        "frames": sections.FramePose.units,
        "armature": "inertia",
        "initial": InitialTable.units,
    }

    kind: Kind
    between: sections.Bodies
    point: quantities.Vector | None = None
    axis: quantities.Direction | None = None
    axes: sections.Axes | None = None
    normal: quantities.Direction | None = None
    x_axis: quantities.Direction | None = None
    frames: sections.Frames | None = None
    pitch: Number | None = None
    radius: Number | None = None
    surface: quantities.SurfaceFormula | None = None
    support: quantities.SupportFormula | None = None
    armature: quantities.NotNegative = 0.0
    initial: InitialTable = InitialTable()

    model_config = ConfigDict(extra="allow", json_schema_extra={"additionalProperties": False})
    __pydantic_extra__: dict[str, Number] = Field(init=False)

    @classmethod
    def may_have(cls, value: dict[str, object]) -> Iterable[str]:
        """The keys of all pairs, and the numbers that this kind of pair takes."""
        kind = value.get("kind")
        return (*cls.model_fields, *(_numbers_of(kind) if isinstance(kind, str) and kind in _kinds() else ()))

    @property
    def numbers(self) -> dict[str, Any]:
        """Those beside pitch, radius and surface, by the names that the pair's maker has for them."""
        return dict(self.__pydantic_extra__ or {})

    @property
    def formula(self) -> tuple[str | None, dict[str, Any] | None]:
        """That of its surface, or of its support, with the numbers that it uses; None, None without one."""
        own = self.surface or self.support
        return (own.formula, own.numbers) if own else (None, None)

    @property
    def example(self) -> Pair:
        """A pair of this kind, with its numbers as far as they are known."""
        try:
            return example(self.kind, {"pitch": self.pitch, "radius": self.radius, **self.numbers})
        except ModelError as error:
            raise refusal(str(error)) from None

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The keys that place it in the world at assembly, and those that it may have besides."""
        return self.example.placed_by

    @model_validator(mode="after")
    def _placed_once(self) -> PairTable:
        needed, optional = self.placed_by
        placing = [key for key in PLACING if key in self.given()]
        a_pair = f"{'an' if self.kind[0] == 'a' else 'a'} {self.kind} pair"
        if self.frames and placing:
            raise refusal(f"is placed twice, by frames and by {placing[0]}; keep frames, or the keys in the world")
        if other := [key for key in placing if key not in (*needed, *optional)]:
            *first, last = (*needed, *optional) or ("the poses of its bodies",)
            by = f"{', '.join(first)} and {last}" if first else last
            raise refusal(f"{a_pair} does not take this key; it is placed by {by}, or by frames", other[0])
        if not self.frames and (missing := [key for key in needed if key not in placing]):
            raise refusal(
                f"lacks {' and '.join(missing)}: {a_pair} is placed by {' and '.join(needed)} in the world at "
                "assembly, or by frames on both bodies"
            )
        _check_numbers(self, a_pair)
        _check_contact(self, a_pair)
        if self.axes:
            sections.perpendicular(*self.axes, "axes")
        sections.perpendicular(self.normal, self.x_axis, "a normal and an x_axis")
        return self


_LACKS = {
    "pitch": "pitch [m/rad]: {} advances by pitch · angle (its lead is 2π · pitch)",
    "radius": "radius: {} needs its radius [m]",
    "surface": "surface: {} needs a formula",
    "support": "support: {} needs a formula",
}


def _numbers_of(kind: str) -> set[str]:
    """The keys of the numbers that a kind of pair needs; a formula and its numbers are those of a surface."""
    own = {"surface" if name == "formula" else name for name in parameters_of(kind)}
    return own - {"numbers"} if own & {"surface", "support"} else own


def _check_numbers(table: PairTable, a_pair: str) -> None:
    """Pitch, radius and surface where they belong."""
    needed = _numbers_of(table.kind)
    for key, lacks in _LACKS.items():
        if key in needed and getattr(table, key) is None:
            raise refusal(f"lacks {lacks.format(a_pair)}")
        if key not in needed and getattr(table, key) is not None:
            only = "only helical pairs have a pitch, and this is " + a_pair
            raise refusal(only if key == "pitch" else f"{a_pair} takes no {key}", key)
    if missing := [key for key in needed_by(table.kind) if key in needed - _LACKS.keys() and key not in table.numbers]:
        raise refusal(f"lacks {' and '.join(missing)}, which {a_pair} needs")


def _check_contact(table: PairTable, a_pair: str) -> None:
    """A contact has nothing to start from; its surface passes through its point; a disk stands on its rim."""
    if table.example.carries_coordinates:
        return
    if table.radius is not None or table.support is not None:
        try:
            contact_of_kind(table.kind, table.radius, *table.formula)
        except ModelError as error:
            raise refusal(str(error), "support" if table.support else "radius") from None
    if table.initial.given():
        free = "such as a free pair of its own"
        raise refusal(f"{a_pair} carries no coordinates; give these values to a pair that does, {free}", "initial")
    # [m]: the origin lies on the surface as far as a file says
    if table.surface and not table.frames and known(at := table.surface.at_origin) and abs(at) > 1e-9:
        raise refusal(
            f"is {at:g} at the point, where it must be zero: x, y, z count from the point, along "
            "x_axis, across, and along the normal",
            "surface",
        )
    if table.axis and table.normal:
        leaning = sum((a - b) ** 2 for a, b in zip(table.axis, table.normal, strict=True))
        if known(leaning) and min(leaning, 4 - leaning) < 1e-12:  # the square of an angle of 1e-6 rad
            raise refusal("lies flat on the plane: its axis is the normal; a disk that rolls stands on its rim", "axis")


def _tree(value: object) -> Any:
    if value in ("auto", "short", "maximal") or (
        isinstance(value, list) and all(isinstance(name, str) for name in value)
    ):
        return value
    raise refusal(f'must be "auto", "short", "maximal", or a list of names of pairs; got {shown(value)}')


def _fine(value: float) -> float:
    if value >= COARSEST:
        raise refusal(f"must be a share of the size below {COARSEST:g}, as in 1e-6; got {shown(value)}")
    return value


class ModelTable(sections.Section):
    """[model]: the properties of the drawing as a whole."""

    accuracy: Annotated[quantities.Positive, AfterValidator(_fine)] = ACCURACY


class FileHead(sections.Section):
    """The top of a network file: its version, the names of its numbers, what holds for all of the mechanism."""

    units: ClassVar[sections.Units] = {"gravity": "m/s**2"}

    poinsot: Literal[1] = Field(description="The version of this format.")
    parameters: quantities.Parameters = Field(default_factory=dict)
    name: str | None = None
    gravity: quantities.Gravity = (0.0, 0.0, -STANDARD_GRAVITY)
    model: ModelTable = ModelTable()
    tree: Annotated[
        str | list[str],
        BeforeValidator(_tree),
        WithJsonSchema(
            {"anyOf": [{"enum": ["auto", "short", "maximal"]}, {"type": "array", "items": {"type": "string"}}]}
        ),
    ] = "auto"


class DrawnParts(sections.Section):
    """Machines of other files, bodies, and the pairs that join them."""

    use: dict[Name, UseTable] = Field(default_factory=dict)
    bodies: dict[Name, BodyTable] = Field(default_factory=dict)
    pairs: dict[Name, PairTable] = Field(default_factory=dict)


_ACTING: dict[str, Any] = {
    section: (dict[Name, Annotated[ElementTable, OneOf(section)]], Field(default_factory=dict)) for section in FORMS
}
if TYPE_CHECKING:

    class ActingParts(sections.Section):
        """Force elements and switching elements."""

else:
    ActingParts = create_model(
        "ActingParts", __base__=sections.Section, __doc__="Force elements and switching elements.", **_ACTING
    )


class Ties(sections.Section):
    """Ties of coordinates, their rates and sums."""

    tendons: dict[Name, TendonTable] = Field(default_factory=dict)
    couplings: dict[Name, CouplingTable] = Field(default_factory=dict)
    conditions: dict[Name, ConditionTable] = Field(default_factory=dict)
    motions: dict[Name, MotionTable] = Field(default_factory=dict)


class TouchingParts(sections.Section):
    """Shapes and contacts."""

    shapes: dict[Name, ShapeTable] = Field(default_factory=dict)
    contacts: dict[Name, ContactTable] = Field(default_factory=dict)
    ground: GroundTable | None = None


class Running(sections.Section):
    """Events and options of runs."""

    events: dict[Name, EventTable] = Field(default_factory=dict)
    simulation: SimulationTable = SimulationTable()


class NetworkFile(Running, TouchingParts, Ties, ActingParts, DrawnParts, FileHead):
    """A network file, version 1: one mechanism."""


OF_WHOLE_FILES = ("poinsot", "name", "gravity", "model", "tree", "ground", "simulation")
"""The keys that a file has and an assembly in it has not."""
TABLES = tuple(key for key in NetworkFile.model_fields if key not in (*OF_WHOLE_FILES, "parameters", "use"))
"""The tables of named tables that an assembly has, too."""


def keys_alone(properties: Mapping[str, object], *required: str) -> dict[str, object]:
    """The schema of a table that has these keys and no others."""
    needed = {"required": [*required]} if required else {}
    return {"type": "object", "properties": dict(properties), **needed, "additionalProperties": False}


def json_schema() -> dict[str, Any]:
    """The JSON schema of the network file, for editors and other programs (numbers may be formulas in quotes)."""
    found = {"$schema": "https://json-schema.org/draft/2020-12/schema", **NetworkFile.model_json_schema()}
    known = found["properties"]
    placed = {
        "kind": {"type": "string"},
        "count": {"type": "integer", "minimum": 1},
        "places": {"type": "array", "items": {"type": "object"}},
    }
    parts = {
        "type": "object",
        "description": "Assemblies put in place: kind, position, a rotation, its parameters; count or places for many.",
        "additionalProperties": {"type": "object", "required": ["kind"], "properties": placed},
    }
    inside = {key: known[key] for key in ("parameters", *TABLES)} | {"parts": parts}
    known["assemblies"] = {
        "type": "object",
        "description": "Subassemblies that parts may name as their kind, described here or in a file of their own.",
        "additionalProperties": keys_alone({**inside, "file": {"type": "string"}}),
    }
    known["parts"] = parts
    found["anyOf"] = [{"required": [key]} for key in ("bodies", "parts", "use")]
    return found
