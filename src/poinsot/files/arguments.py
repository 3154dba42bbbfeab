"""How the arguments of elements are written in network files: by the types that their makers declare.

Units: SI, radians. Law: what is written is read again, tests/files/test_element_networks.py. Source:
docs/network-file.md.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, TypeAlias, Union, final, get_args, get_origin, get_type_hints

from numpy.typing import ArrayLike
from pydantic import ValidationError

from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar
from poinsot.components.declarations import Law as LawOf
from poinsot.components.domains import DOMAINS, Domain
from poinsot.components.frames import Placement
from poinsot.errors import ModelError, nearest
from poinsot.files import quantities
from poinsot.files.network_elements import fault_at
from poinsot.files.quantities import NUMERIC, SIGNAL, number, shown
from poinsot.files.schema_tables import CURVE, curve_of
from poinsot.files.sections import FramePose
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.potentials import Law as Energy
from poinsot.records import NamedTuple, dataclass
from poinsot.signals.curve import Curve
from poinsot.signals.given import SignalLike, names_used
from poinsot.signals.signal import Signal

Names: TypeAlias = Mapping[str, float]


class Argument(NamedTuple):
    """A kind of argument: its value from the file's entry, with the parameters by name; its JSON schema."""

    read: Callable[[Any, Names], Any]
    schema: dict[str, Any]


def _context(names: Names) -> SimpleNamespace:
    return SimpleNamespace(context=dict(names))


def real(value: object, names: Names) -> Any:
    """A number, or a formula of the parameters."""
    return number(value, _context(names))


def real_at(place: Sequence[str | int], value: object, names: Names) -> Scalar:
    """The same at a place of a file; a Fault for values of another kind."""
    with fault_at(place):
        return real(value, names)


def _reals(value: object, names: Names) -> Any:
    if isinstance(value, list):
        return tuple(_reals(v, names) for v in value)
    return real(value, names)


Reader: TypeAlias = Callable[[Any, Names], object]


def _of(kind: type, wanted: str, read: Reader = lambda value, names: value) -> Reader:
    """The reader of values of a type of TOML."""

    def found(value: object, names: Names) -> object:
        if isinstance(value, kind):
            return read(value, names)
        raise ModelError(f"must be {wanted}; got {shown(value)}")

    return found


def _domain(value: object, _: Names) -> Domain:
    if isinstance(value, str) and value in DOMAINS:
        return DOMAINS[value]
    raise ModelError(f"unknown domain {shown(value)}{nearest(str(value), DOMAINS, 'the domains are')}")


def _texts(value: object, _: Names) -> list[str]:
    if isinstance(value, list) and all(isinstance(v, str) for v in value):
        return value
    raise ModelError(f'must be a list of names, such as ["a", "b"]; got {shown(value)}')


def pose(value: Any, names: Names) -> Displacement:
    """A frame: the point of its origin, or a table as frames have in mechanisms, {position = …, rpy = …} [m, rad].

    Errors: what validation refuses, as a sentence with the key.
    """
    table = {"position": value} if isinstance(value, list) else value
    try:
        return FramePose.model_validate(table, context=dict(names)).displacement()
    except ValidationError as error:
        place, said = quantities.first_said(error)
        key = ".".join(map(str, place))
        raise ModelError(f"{key}: {said}" if key else said) from None


def _energy(value: str, names: Names) -> tuple[str, tuple[tuple[str, float], ...]]:
    """A formula with the parameters of the file that it names."""
    return value, tuple((name, names[name]) for name in sorted(names_used(value) & names.keys()))


def signal(value: object, names: Names) -> Signal:
    """A number, a formula in the time t, or samples {times, values}."""
    return quantities.signal(value, _context(names))


@final
@dataclass(frozen=True)
class Law:
    """A formula as a function: of x, or of x1, x2, … (of two: also x, y), with named numbers."""

    text: str
    numbers: tuple[tuple[str, float], ...] = ()

    def __call__(self, *values: Scalar) -> Scalar:
        names: dict[str, Scalar] = dict(self.numbers)
        names |= {f"x{k + 1}": v for k, v in enumerate(values)}
        names |= dict(zip(("x", "y"), values, strict=False)) if len(values) <= 2 else {}
        return evaluate(self.text, names)


def law_of(value: object, names: Names) -> Law | Curve:
    """A formula in x, or a table of values over points, as a function over any scalar."""
    if isinstance(value, dict):
        return curve_of(value, names)
    used = names_used(value) if isinstance(value, str) else set()
    variables = {n for n in used if n in ("x", "y") or re.fullmatch(r"x\d+", n)}
    wanted = 'a formula in x, in quotes, such as "x**2/2", or a table'
    found = quantities.formula(value, _context(names), variables, wanted, "the variable of this law", at=0.5)
    if not variables:
        raise ModelError(f"the formula {shown(value)} does not depend on x, the variable of this law")
    return Law(*found)


_NUMBER = Argument(real, {**NUMERIC, "description": "A number, or a formula in quotes."})
_LAW = Argument(law_of, {"anyOf": [{"type": "string"}, CURVE], "description": "A formula in x, or a table."})
_POSE = Argument(pose, {"type": ["array", "object"], "description": "A point, or a table with position, rpy, …"})
_NUMBERS = Argument(_reals, {"type": ["array", "number", "string"]})
_BY_NAME = _of(
    dict, "a table of numbers by name, such as {A = 1}", lambda x, n: {k: _reals(v, n) for k, v in x.items()}
)
_POSES = _of(
    dict, "a table of frames by name, such as {hook = [0, 0, 0.1]}", lambda x, n: {k: pose(v, n) for k, v in x.items()}
)
_SIGNALS = _of(
    list, 'a list of numbers or formulas in the time, such as [0, "sin(t)", 0]', lambda x, n: [signal(v, n) for v in x]
)
ARGUMENTS: dict[Any, Argument] = {
    float: _NUMBER,
    int: _NUMBER,
    bool: Argument(_of(bool, "true or false"), {"type": "boolean"}),
    Domain: Argument(_domain, {"enum": list(DOMAINS)}),
    str: Argument(_of(str, "a text in quotes"), {"type": "string"}),
    Displacement: _POSE,
    Mapping[str, Placement]: Argument(_POSES, {"type": "object", "additionalProperties": _POSE.schema}),
    Sequence[SignalLike]: Argument(_SIGNALS, {"type": "array", "items": SIGNAL}),
    Energy: Argument(
        _of(str, "a formula of the displacement, in quotes", _energy),
        {"type": "string", "description": "A formula of x, y, z, rx, ry, rz, R11 … R33."},
    ),
    Sequence[str]: Argument(_texts, {"type": "array", "items": {"type": "string"}}),
    Mapping[str, float]: Argument(_BY_NAME, {"type": "object", "additionalProperties": NUMERIC}),
    Mapping[str, ArrayLike]: Argument(_BY_NAME, {"type": "object", "additionalProperties": _NUMBERS.schema}),
    SignalLike: Argument(signal, SIGNAL),
    LawOf: _LAW,
    Callable[[Scalar], Scalar]: _LAW,
    Callable[[Scalar, Scalar], Scalar]: _LAW,
    ArrayLike: _NUMBERS,
    Sequence[int]: _NUMBERS,
    Sequence[float]: _NUMBERS,
    tuple[float, ...]: _NUMBERS,
    tuple[float, float]: _NUMBERS,
    tuple[float, float, float]: _NUMBERS,
}
"""Every type that an argument of an element in files may have. Where a type is a union, a file may say the first."""


class Keys(NamedTuple):
    """The arguments of a maker beside the name: by key, and those without a default."""

    arguments: dict[str, Argument]
    needed: tuple[str, ...]


@cache
def keys_of(maker: Callable[..., object]) -> Keys:
    """The keys of an element's table. TypeError where its maker declares a type that files cannot write."""
    types = get_type_hints(maker)
    _, *parameters = inspect.signature(maker).parameters.values()
    parameters = [p for p in parameters if p.kind != p.VAR_KEYWORD]
    for each in parameters:
        if each.name not in types or each.kind == each.VAR_POSITIONAL:
            raise TypeError(
                f"the argument {str(each)!r} of {maker.__qualname__} needs a type that network files can say, as in "
                f"{each.name}: float"
            )
    arguments = {p.name: _argument(maker, p.name, types[p.name]) for p in parameters}
    return Keys(arguments, tuple(p.name for p in parameters if p.default is p.empty))


def _argument(maker: Callable[..., object], name: str, kind: object) -> Argument:
    some = tuple(each for each in get_args(kind) if each is not NoneType)
    joined = Union[some] if get_origin(kind) in (Union, UnionType) else kind  # noqa: UP007
    for known in (kind, joined, *some[:1]):
        if known in ARGUMENTS:
            return ARGUMENTS[known]
    raise TypeError(f"the argument {name!r} of {maker.__qualname__} is a {kind}, which network files cannot say")
