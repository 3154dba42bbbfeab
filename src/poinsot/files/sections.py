"""The common parts of the tables of a network file: only known keys, choices from lists, pairs of names, frames."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, get_args

import numpy as np
from pydantic import BaseModel, BeforeValidator, ConfigDict, GetCoreSchemaHandler, GetJsonSchemaHandler, model_validator
from pydantic.json_schema import JsonSchemaValue, WithJsonSchema
from pydantic_core import CoreSchema, core_schema

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import is_zero, known, sqrt
from poinsot.files.key_sentences import described
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
