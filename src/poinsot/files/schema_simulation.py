"""[simulation], how a network file wants to be run: its keys are the options of `poinsot.simulate`; and [events.NAME],
the actions where a guard passes 0.

guard     a formula of the time t, the parameters of the file, and what stands in the state, by the names of a run's
          variables: "crank", "joint_velocity[crank]" of a mechanism, "C1.charge" of a network
reset     name → number or formula of what stood there before: the state after it
part      the part in whose names these formulas are: "left", a name of [parts] or [use]
terminal  whether the run ends there.   direction  1 where the guard rises through 0, −1 where it falls, 0 both
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, create_model, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.algebra.formulas import CALLED, RESERVED, evaluate
from poinsot.algebra.scalars import known, unknown
from poinsot.errors import ModelError, SimulationError
from poinsot.files.quantities import NUMERIC, Number, Numbers, Positive, hint, number, numbers, refusal, shown, whole
from poinsot.files.sections import ChosenText, Section, Units, texts
from poinsot.multibody.model import Run
from poinsot.run_options import OPTIONS, Option
from poinsot.signals.given import names_used
from poinsot.simulation.choices import CHOICES, RunChoice
from poinsot.simulation.methods import METHODS
from poinsot.simulation.own_methods import Composition, RungeKutta, told

if TYPE_CHECKING:
    from poinsot.simulation.events import Event

OUTPUTS = ("joint_position", "joint_velocity", "body_position", "body_rotation", "body_twist")


def _within(one: Option) -> AfterValidator:
    def check(value: float) -> float:
        if known(value) and not one.least <= value <= one.most:
            raise refusal(f"is {value:g}, but must be {one.bounds}, such as {one.example}")
        return value

    return AfterValidator(check)


def _tolerance(value: object, info: ValidationInfo) -> float | tuple[float, ...]:
    found = numbers(value, info) if isinstance(value, list) else number(value, info)
    for each in found if isinstance(found, tuple) else (found,):
        if each <= 0:
            raise refusal(f"is {each:g}, but must be greater than zero")
    return found


def _moments(values: tuple[float, ...]) -> tuple[float, ...]:
    if not values:
        raise refusal("holds no moment; give at least one")
    for before, after in pairwise(values):
        if after <= before:
            raise refusal(f"must increase; {after:g} comes after {before:g}")
    return values


Tolerance = Annotated[
    float | tuple[float, ...],
    BeforeValidator(_tolerance),
    WithJsonSchema({"anyOf": [NUMERIC, {"type": "array", "items": NUMERIC}]}),
]
Output = Annotated[str, ChosenText("output", "outputs", OUTPUTS)]


def _rows(value: object) -> object:
    """Rows of numbers, empty ones too."""
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        raise refusal(f"must be a list of rows of numbers, such as [[], [0.5]]; got {shown(value)}")
    return value


class MethodTable(Section):
    """[simulation.methods.NAME]: a Runge–Kutta method by its tableau, or a composition by its shares."""

    A: Annotated[list[Numbers], BeforeValidator(_rows)] | None = None
    b: Numbers | None = None
    c: Numbers | None = None
    embedded: Numbers | None = None
    embedded_order: int | None = None
    dense: Annotated[list[Numbers], BeforeValidator(_rows)] | None = None
    scheme: str | None = None
    shares: Numbers | None = None
    order: int

    def text(self, name: str) -> str:
        """The method as text, by which runs know it."""
        said = {key: value for key in self.model_fields_set if (value := getattr(self, key)) is not None}
        try:
            return told((Composition if "scheme" in said else RungeKutta)(**said, name=name))
        except TypeError:
            raise refusal("must have A, b and order, or scheme, shares and order; and not of both") from None
        except SimulationError as error:
            raise refusal(str(error).rstrip(".")) from None


def _choice(kind: type[RunChoice]) -> BeforeValidator:
    """A name, or a table of the numbers of a record."""
    types = {"str": str, "Sequence[float]": Numbers}
    keys = {each.name: (types.get(str(each.type), Number | None), None) for each in fields(kind)}
    form = create_model(f"{kind.__name__}Table", __base__=Section, **keys)  # type: ignore[call-overload]

    def read(value: object, info: ValidationInfo) -> str:
        given: object = value
        try:
            if isinstance(value, dict):
                table = form.model_validate(value, context=info.context)
                given = kind(**{key: getattr(table, key) for key in table.model_fields_set})
            return kind.told(given)
        except SimulationError as error:
            raise refusal(str(error).rstrip(".")) from None

    return BeforeValidator(read)


MethodName = Annotated[str, WithJsonSchema({"anyOf": [{"enum": list(METHODS)}, {"type": "string"}]})]


def _type(name: str, one: Option) -> Any:
    """The type of an option in a file, from its record."""
    if one.kind == "choice":
        schema = {"anyOf": [{"enum": list(CHOICES[name].names)}, {"type": ["string", "object"]}]}
        return Annotated[str, _choice(CHOICES[name]), WithJsonSchema(schema)]
    if one.kind == "number":
        return Annotated[Positive if one.positive else Number, _within(one)]
    if one.kind == "whole":
        return Annotated[int, whole(one.least, one.most, one.bounds)]
    kinds = {"tolerances": Tolerance, "method": MethodName, "moments": Annotated[Numbers, AfterValidator(_moments)]}
    return kinds.get(one.kind, list[Any])


class _Agreeing(Section):
    """The options of runs in both kinds of files, checked against each other."""

    units: ClassVar[Units] = {name: one.unit for name, one in OPTIONS.items() if one.unit != "1"}
    methods: dict[str, MethodTable] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _agrees(self) -> _Agreeing:
        said = self.said()
        start, time, times, step, longest = (said.get(n) for n in ("start", "time", "times", "step", "max_step"))
        begin, method = start or 0.0, said.get("method")
        if method is not None and method not in METHODS and method not in self.methods:
            known = (*METHODS, *self.methods)
            raise refusal(f"unknown method {shown(method)}{hint(method, known, 'the methods are')}", "method")
        if time is not None and time <= begin:
            least = "greater than zero" if start is None else f"after the start, {begin:g} s"
            raise refusal(f"is {time:g}, but must be {least}", "time")
        for name in [each for each in said if each in OPTIONS]:
            if other := next((each for each in OPTIONS[name].excludes if each in said), None):
                raise refusal(f"and {other} contradict each other; keep one", name)
        if times is not None and not begin <= times[0] <= times[-1] <= (time or times[-1]):
            raise refusal("must lie within the run, from start to time", "times")
        if step is not None and longest is not None and longest < step:
            raise refusal(f"is {longest:g} s, shorter than the fixed step of {step:g} s; keep one", "max_step")
        return self

    def said(self) -> dict[str, Any]:
        """The options that the file has, by name."""
        found = {name: value for name in OPTIONS if (value := getattr(self, name, None)) not in (None, [])}
        own = tuple((name, each.text(name)) for name, each in self.methods.items())
        return {**found, "methods": own} if own else found

    def run(self) -> Run:
        """The same as a record."""
        return Run(**{name: value for name, value in self.said().items() if name != "outputs"})


_IN_FILES = {
    name: (_type(name, one) | None, Field(None, description=f"{one.sentence}."))
    for name, one in OPTIONS.items()
    if one.in_files
}
if TYPE_CHECKING:
    Options = _Agreeing
else:
    Options = create_model("Options", __base__=_Agreeing, **_IN_FILES)


class SimulationTable(Options):
    """[simulation]: how the file wants to be run, unless its user says otherwise."""

    outputs: Annotated[list[Output], texts(f'["{OUTPUTS[0]}"]')] = Field(default_factory=list)


class NetworkSimulationTable(Options):
    """[simulation] of a file with elements, with variables named by its elements."""

    outputs: Annotated[list[str], texts('["C1.voltage"]')] = Field(default_factory=list)


_ENTRY = re.compile(r"([^\W\d]\w*(?:\.\w+)*)\s*\[\s*([^\[\]]+?)\s*\]|([^\W\d]\w*(?:\.\w+)+)")
"""What of a formula stands in the state for certain: "joint_velocity[crank]", "C1.charge"."""
_WORD = re.compile(r"(?<![\w.])([^\W\d]\w*)(?![\w.]|\s*[(\[])")


def _state_formula(value: object, info: ValidationInfo) -> str:
    """The text with the parameters of the file put in as numbers; what cannot be read is refused."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return repr(float(value))
    if not isinstance(value, str):
        raise refusal(f'must be a formula in quotes, such as "crank - 1.2"; got {shown(value)}')
    names: Mapping[str, Any] = info.context or {}
    plain = _ENTRY.sub("_state_", value)
    try:
        free = names_used(plain) - RESERVED - CALLED - names.keys()
        found = evaluate(plain, {**names, **dict.fromkeys(free, 0.5), "t": 0.5})
    except ModelError as error:
        raise refusal(str(error)) from None
    if not free and "t" not in names_used(plain) and not unknown(found):
        return repr(float(found))
    kept = [match.span() for match in _ENTRY.finditer(value)]

    def put(match: re.Match[str]) -> str:
        inside = any(a <= match.start() < b for a, b in kept)
        number = names.get(match[1])
        return match[0] if inside or number is None or unknown(number) else f"({float(number)!r})"

    return _WORD.sub(put, value)


def _guard(value: object, info: ValidationInfo) -> str:
    text = _state_formula(value, info)
    try:
        at = float(text)
    except ValueError:
        return text
    raise refusal(f"is {at:g} at all times: a guard depends on the state or on the time t, and passes 0 somewhere")


def _direction(value: object) -> int:
    if value in (-1, 0, 1) and not isinstance(value, bool):
        return int(value)
    raise refusal(f"must be 1 (the guard rises through 0), -1 (it falls) or 0 (both); got {shown(value)}")


Formula = Annotated[str, BeforeValidator(_state_formula), WithJsonSchema(NUMERIC)]
Guard = Annotated[str, BeforeValidator(_guard), WithJsonSchema({"type": "string"})]
Direction = Annotated[int, BeforeValidator(_direction), WithJsonSchema({"enum": [-1, 0, 1]})]


class EventTable(Section):
    """[events.NAME]: the actions where a guard passes 0."""

    guard: Guard
    reset: dict[str, Formula] | None = Field(default=None)
    terminal: bool = False
    direction: Direction = 0
    part: str = ""

    def event(self, name: str) -> Event:
        """The event."""
        from poinsot.simulation.events import Event

        return Event(self.guard, self.reset, self.terminal, self.direction, name, self.part and f"{self.part}.")


def with_events(run: Run, tables: Mapping[str, EventTable]) -> Run:
    """How a file wants to be simulated, with its events."""
    return run.also(events=tuple(table.event(name) for name, table in tables.items())) if tables else run
