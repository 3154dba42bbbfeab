"""The forms of a number, a vector, a direction, a rotation or a signal in a network file; SI units and radians.

Wherever a number stands, a formula in quotes may stand: "L/2 + 0.1", with the file's parameters as names. The context
of validation is the mapping of those names to their values. Every refusal is a sentence for the person who wrote the
file.
Law: the same number by formula and as written, tests/files/test_network_formulas.py. Source: docs/network-file.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Set
from typing import Annotated, Any

import numpy as np
from pydantic import AfterValidator, BeforeValidator, ValidationError, ValidationInfo, WithJsonSchema, WrapValidator
from pydantic_core import PydanticCustomError

from poinsot.algebra.arrays import array
from poinsot.algebra.formulas import RESERVED, evaluate
from poinsot.algebra.scalars import Scalar, known, sqrt, unknown
from poinsot.errors import ModelError, nearest
from poinsot.geometry.vectors import dot
from poinsot.records import NamedTuple
from poinsot.signals.given import WAVES, as_signal, formula_of, names_used
from poinsot.signals.signal import Constant, Expression, Signal, Table

_SMALL = 1e-9  # a direction shorter than this is taken for zero
_NUMBER_LIMIT = 1e60  # products of a few such numbers still are floats
_SAMPLES = ("times", "values")
_UNIT = 1e-6  # how far a quaternion's norm may be from 1

Vector3 = tuple[float, float, float]


class ImplicitSurface(NamedTuple):
    """A formula in x, y, z that is zero on a surface, the parameters that it uses, and its value at the origin."""

    formula: str
    numbers: dict[str, float]
    at_origin: float


class Formula(NamedTuple):
    """A formula in its variables, and the parameters that it uses."""

    text: str
    numbers: tuple[tuple[str, Any], ...]

    def at(self, variables: Mapping[str, Scalar]) -> Scalar:
        """Its value, over any scalar."""
        return evaluate(self.text, {**dict(self.numbers), **variables})


def refusal(text: str, key: str = "") -> PydanticCustomError:
    """The error of a validator, with a sentence of ours; ``key``: the key below the place checked that is at fault."""
    return PydanticCustomError("poinsot", "{text}", {"text": text, "key": key})


def first_said(error: ValidationError) -> tuple[tuple[str | int, ...], str]:
    """The place of the first thing that a validation refuses, and the sentence."""
    detail = error.errors(include_url=False)[0]
    return detail["loc"], detail["msg"]


def shown(value: object) -> str:
    """A value as a message quotes it."""
    text = {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def check_keys(
    table: Mapping[str, object], known: Iterable[str], needed: Iterable[str] = (), otherwise: str = "the keys here are"
) -> None:
    """Refuse an unknown key of a table, with the nearest known one, and a table that lacks a required key."""
    known = list(known)
    for key in table:
        if key not in known:
            raise refusal(f"unknown key{hint(key, known, otherwise)}", key)
    if missing := [key for key in needed if key not in table]:
        raise refusal(f"lacks {' and '.join(missing)}; add {'it' if len(missing) == 1 else 'them'} to this table")


FIELD_WORDS = {
    "joints": "pairs", "joint": "pairs", "loops": "pairs", "constraints": "pairs", "links": "bodies", "link": "bodies",
    "body": "bodies", "motors": "actuators", "components": "elements", "options": "simulation", "type": "kind",
    "parent": "between", "child": "between", "com": "centre", "cog": "centre", "center": "centre",
    "center_of_mass": "centre", "moments": "inertia", "origin": "position", "translation": "position",
    "orientation": "rpy", "rotation": "rpy", "k": "stiffness", "c": "damping", "d": "damping",
    "free_length": "rest_length", "natural_length": "rest_length", "duration": "time", "end": "time", "dt": "step",
    "timestep": "step", "tolerance": "rtol", "hinge": "revolute", "pin": "revolute", "continuous": "revolute",
    "slider": "prismatic", "sliding": "prismatic", "ball": "spherical", "floating": "free", "cardan": "universal",
    "hooke": "universal", "screw": "helical", "resistors": "elements", "location": "point", "direction": "axis",
}  # fmt: skip
"""Words of the field, or of other programs, and what network files call the same."""


def hint(key: object, known: Iterable[str], otherwise: str) -> str:
    """The hint at an unknown key or kind: our name of the field's word for it, or the nearest."""
    known = list(known)
    meant = FIELD_WORDS.get(str(key).lower())
    return f"; here it is called {meant!r}" if meant in known else nearest(key, known, otherwise)


def number(value: object, info: ValidationInfo) -> Any:
    """A finite number, given as one or as a formula; free numbers without a value pass."""
    if isinstance(value, str):
        try:
            result = evaluate(value, info.context or {})
        except ModelError as error:
            raise refusal(str(error)) from None
        return _passed(result) if unknown(result) else _bounded(float(result), f"the formula {shown(value)} gives")
    if unknown(value):
        return _passed(value)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise refusal(f"must be a number, or a formula in quotes; got {shown(value)}")
    return _bounded(math.inf if isinstance(value, int) and abs(value) > _NUMBER_LIMIT else float(value), "is")


def _passed(value: Any) -> Any:
    """True for unknown values, and for values of many members."""
    if known(value) and not (value.is_finite() and abs(value) <= _NUMBER_LIMIT):
        raise refusal(f"must be finite and below {_NUMBER_LIMIT:g}")
    return value


def _bounded(value: float, verb: str) -> float:
    if not math.isfinite(value):
        raise refusal(f"{verb} {value}; numbers must be finite")
    if abs(value) > _NUMBER_LIMIT:
        raise refusal(
            f"{verb} {value:g}, but nothing in a mechanism is beyond {_NUMBER_LIMIT:g} in SI units; check the exponent"
        )
    return value


def numbers(value: object, info: ValidationInfo) -> tuple[float, ...]:
    """A list of numbers; a single one counts as a list of one."""
    if not isinstance(value, list):
        return (number(value, info),)
    return tuple(_item(x, k, info) for k, x in enumerate(value))


def _item(value: object, k: int, info: ValidationInfo) -> Any:
    try:
        return number(value, info)
    except PydanticCustomError as error:
        raise refusal(f"number {k + 1} of the list: {error}") from None


def _list_of(count: int, example: str) -> Callable[[Any, ValidationInfo], tuple[float, ...]]:
    def fixed_size(value: object, info: ValidationInfo) -> tuple[float, ...]:
        if not isinstance(value, list) or len(value) != count:
            size = f"a list of {len(value)}" if isinstance(value, list) else shown(value)
            raise refusal(f"must be a list of {count} numbers, {example}; got {size}")
        return numbers(value, info)

    return fixed_size


_three = _list_of(3, "[x, y, z]")
_four = _list_of(4, "[x, y, z, w]")


def _direction(value: object, info: ValidationInfo) -> Vector3:
    vector = array(_three(value, info))
    if vector.dtype == object:
        return tuple(vector / sqrt(dot(vector, vector)))
    longest = np.abs(vector).max()
    if longest < _SMALL:
        raise refusal(f"has no direction: its length is {longest:.3g}; give a vector of any other length, as [0, 0, 1]")
    vector = vector / longest
    x, y, z = (vector / np.linalg.norm(vector)).tolist()
    return x, y, z


def unit_quaternion(values: tuple[float, ...]) -> tuple[float, ...]:
    """A quaternion (x, y, z, w) with its norm checked, then made exact."""
    if any(map(unknown, values)):
        return tuple(array(values) / sqrt(dot(array(values), array(values))))
    norm = math.hypot(*values)
    if abs(norm - 1.0) > _UNIT:
        raise refusal(
            f"has norm {norm:.9g}, but a quaternion [x, y, z, w] of a rotation has norm 1 (to {_UNIT:g}); divide by "
            "it, and check that w, the scalar part, stands last"
        )
    return tuple(x / norm for x in values)


def _moments(value: object, info: ValidationInfo) -> tuple[Vector3, Vector3, Vector3]:
    if isinstance(value, dict):
        return _named_moments(value, info)
    if isinstance(value, list) and len(value) == 3 and all(isinstance(row, list) for row in value):
        rows = [_three(row, info) for row in value]
        return rows[0], rows[1], rows[2]  # type: ignore[return-value]
    if isinstance(value, list) and len(value) == 3:
        x, y, z = numbers(value, info)
        return (x, 0.0, 0.0), (0.0, y, 0.0), (0.0, 0.0, z)
    raise refusal("must be [Ixx, Iyy, Izz], a 3×3 matrix, or {Ixx = …, Iyy = …, Izz = …, Ixy = …, Ixz = …, Iyz = …}")


def _named_moments(value: dict[str, object], info: ValidationInfo) -> tuple[Vector3, Vector3, Vector3]:
    known = ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")
    for key in value:
        if key not in known:
            raise refusal(f"has an unknown key {key!r}{nearest(key, known, 'the keys are')}")
    for key in known[:3]:
        if key not in value:
            raise refusal(f"lacks {key}; a table of moments needs Ixx, Iyy and Izz")
    xx, yy, zz, xy, xz, yz = (number(value.get(key, 0.0), info) for key in known)
    return (xx, xy, xz), (xy, yy, yz), (xz, yz, zz)


def _symmetric(value: object, info: ValidationInfo) -> tuple[Vector3, Vector3, Vector3]:
    if isinstance(value, list) and len(value) == 3 and all(isinstance(row, list) for row in value):
        rows = [_three(row, info) for row in value]
        for i, j in ((0, 1), (0, 2), (1, 2)):
            if known(rows[i][j]) and known(rows[j][i]) and rows[i][j] != rows[j][i]:
                places = f"[{i + 1}, {j + 1}] is {rows[i][j]:g}, [{j + 1}, {i + 1}] is {rows[j][i]:g}"
                raise refusal(f"must be a symmetric matrix, but its entry {places}")
        return rows[0], rows[1], rows[2]  # type: ignore[return-value]
    if isinstance(value, list) and len(value) != 3:
        raise refusal(f"must be a number, three principal values, or a 3×3 matrix; got a list of {len(value)}")
    x, y, z = numbers(value, info) if isinstance(value, list) else (number(value, info),) * 3
    return (x, 0.0, 0.0), (0.0, y, 0.0), (0.0, 0.0, z)


def formula(
    value: object, info: ValidationInfo, variables: Set[str], wanted: str, called: str = "", at: float = 0.0
) -> Formula:
    """A formula of these variables and the parameters of the file, which can be evaluated where they are ``at``.

    wanted  "a formula in x": what must stand there; called: what the variables are, where no parameter may be called so
    """
    if not isinstance(value, str):
        raise refusal(f"must be {wanted}; got {shown(value)}")
    names, used = info.context or {}, names_used(value)
    if called and (taken := sorted(variables & used & names.keys())):
        raise refusal(
            f"in the formula {shown(value)} {taken[0]!r} is both {called} and a parameter of the file; rename the "
            f"parameter {taken[0]!r}"
        )
    found = Formula(value, tuple((name, names[name]) for name in sorted(used & names.keys() - variables)))
    try:
        found.at(dict.fromkeys(variables, at))
    except ModelError as error:
        raise refusal(str(error)) from None
    return found


def _support(value: object, info: ValidationInfo) -> ImplicitSurface:
    found = formula(value, info, {"x", "y", "z"}, "a formula in x, y and z, in quotes")
    return ImplicitSurface(found.text, dict(found.numbers), found.at({"x": 0.0, "y": 0.0, "z": 0.0}))


def _surface(value: Any, info: ValidationInfo) -> ImplicitSurface:
    found = _support(value, info)
    if not names_used(value) & {"x", "y", "z"}:
        raise refusal(f"the formula {shown(value)} depends on none of x, y and z, so it is no surface")
    return found


def _gravity(value: object, info: ValidationInfo) -> Vector3:
    if value == "none":
        return 0.0, 0.0, 0.0
    if isinstance(value, str):
        raise refusal(f'must be [x, y, z] in m/s², or "none"; got {shown(value)}')
    x, y, z = _three(value, info)
    return x, y, z


def signal(value: object, info: ValidationInfo) -> Signal:
    """How a source varies: a number, a formula in t, samples {times = […] [s], values = […]}, or a wave by its name.

    Errors: what validation refuses, as a sentence with the key.
    """
    try:
        if isinstance(value, dict) and "wave" in value:
            value = formula_of(value)
        if isinstance(value, dict):
            check_keys(value, _SAMPLES, _SAMPLES)
            times, values = (numbers(value[key], info) for key in _SAMPLES)
            return Table(times, values)
        if not isinstance(value, str) or "t" not in names_used(value):
            return Constant(number(value, info))
        found = as_signal("", value, info.context)
    except ModelError as error:
        raise refusal(str(error)) from None
    start: Any = found.at(0.0) if isinstance(found, Expression) else 0.0
    if known(start) and not (start.is_finite() if unknown(start) else math.isfinite(start)):
        raise refusal(f"the formula {shown(value)} gives {start} at t = 0, where a run starts")
    return found


def parameters(value: object, info: ValidationInfo) -> dict[str, float]:
    """Named numbers in the order of the file; a formula may use those above it. They become the context of the rest."""
    if not isinstance(value, dict):
        raise refusal("must be a table of named numbers, such as [parameters] with L = 0.5 below it")
    names: dict[str, float] = info.context if isinstance(info.context, dict) else {}
    for name, given in value.items():
        if not name.isidentifier() or not name.isascii():
            raise refusal("no formula could use this name; letters, digits and _ make a name", name)
        if name in RESERVED:
            raise refusal("this name already means something in formulas; choose another", name)
        try:
            names[name] = number(given, info)
        except PydanticCustomError as error:
            later = sorted(n for n in names_used(str(given)) & value.keys() if n not in names)
            hint = f"; a parameter may use only those above it: move {later[0]!r} up" if later else ""
            raise refusal(f"{error}{hint}", name) from None
    return dict(names)


def name(value: Any) -> str:
    """A name that formulas, messages and datasets can carry."""
    text = str(value)
    if not text or len(text) > 100 or not all(c.isalnum() or c in "_-." for c in text):
        raise refusal(f"the name {shown(text)} must have 1 to 100 letters, digits, or the signs _ - .")
    return text


def _not_negative(value: float) -> float:
    if known(value) and value < 0:
        raise refusal(f"is {value:g}, but must not be negative")
    return value


def _positive(value: float) -> float:
    if known(value) and value <= 0:
        raise refusal(f"is {value:g}, but must be greater than zero")
    return value


def whole(least: float, most: float, said: str = "") -> BeforeValidator:
    """A whole number between these, as messages say it."""

    def check(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise refusal(f"must be a whole number {said or f'from {least:,} to {most:,}'}; got {shown(value)}")

    return BeforeValidator(check)


def _by(check: Callable[[Any, ValidationInfo], Any]) -> WrapValidator:
    """The check alone: its result may be a scalar of any kind."""
    return WrapValidator(lambda value, _, info: check(value, info))


def _any(*options: dict[str, Any]) -> WithJsonSchema:
    return WithJsonSchema({"anyOf": list(options)})


NUMERIC = {"type": ["number", "string"]}
THREE = {"type": "array", "items": NUMERIC, "minItems": 3, "maxItems": 3}

Number = Annotated[float, _by(number), WithJsonSchema(NUMERIC)]
NotNegative = Annotated[Number, AfterValidator(_not_negative)]
Positive = Annotated[Number, AfterValidator(_positive)]
Numbers = Annotated[tuple[float, ...], _by(numbers), _any(NUMERIC, {"type": "array", "items": NUMERIC})]
Vector = Annotated[Vector3, _by(_three), WithJsonSchema(THREE)]
Direction = Annotated[Vector3, _by(_direction), WithJsonSchema(THREE)]
Quaternion = Annotated[
    tuple[float, float, float, float],
    _by(_four),
    AfterValidator(unit_quaternion),
    WithJsonSchema({**THREE, "minItems": 4, "maxItems": 4}),
]
Moments = Annotated[
    tuple[Vector3, Vector3, Vector3],
    _by(_moments),
    _any(
        THREE,
        {"type": "array", "items": THREE, "minItems": 3, "maxItems": 3},
        {"type": "object", "properties": {key: NUMERIC for key in ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")}},
    ),
]
SymmetricTensor = Annotated[
    tuple[Vector3, Vector3, Vector3],
    _by(_symmetric),
    _any(NUMERIC, THREE, {"type": "array", "items": THREE, "minItems": 3, "maxItems": 3}),
]
SurfaceFormula = Annotated[Any, _by(_surface), WithJsonSchema({"type": "string"})]
SupportFormula = Annotated[Any, _by(_support), WithJsonSchema(NUMERIC)]
Gravity = Annotated[Vector3, _by(_gravity), _any(THREE, {"const": "none"})]
SIGNAL = {
    "anyOf": [
        NUMERIC,
        {
            "type": "object",
            "properties": {key: {"type": "array", "items": NUMERIC} for key in _SAMPLES},
            "required": [*_SAMPLES],
            "additionalProperties": False,
        },
        *(
            {
                "type": "object",
                "properties": {"wave": {"const": wave}, **dict.fromkeys((*needed, *others), NUMERIC)},
                "required": ["wave", *needed],
                "additionalProperties": False,
            }
            for wave, (_, needed, others) in WAVES.items()
        ),
    ],
    "description": "A number, a formula in the time t and the parameters, in quotes, samples, or a wave.",
}
SourceSignal = Annotated[Any, _by(signal), WithJsonSchema(SIGNAL)]
Parameters = Annotated[
    dict[str, float],
    _by(parameters),
    WithJsonSchema({"type": "object", "additionalProperties": NUMERIC, "description": "Named numbers for formulas."}),
]
Name = Annotated[str, AfterValidator(name), WithJsonSchema({"type": "string", "pattern": r"^[\w.-]{1,100}$"})]
