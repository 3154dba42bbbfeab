"""[simulation]: how a network file wants to be run; its keys are the options of `poinsot.simulate`."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any, ClassVar

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.files.quantities import NUMERIC, Number, Numbers, Positive, number, numbers, refusal, shown
from poinsot.files.sections import Section, Units, choice, texts
from poinsot.multibody.model import Run
from poinsot.simulation.methods import METHODS

OUTPUTS = ("joint_position", "joint_velocity", "body_position", "body_rotation", "body_twist")


def _below_one(value: float) -> float:
    if value >= 1:
        raise refusal(f"is {value:g}, but a relative tolerance is below 1, such as 1e-8")
    return value


def _whole(least: int, most: int) -> BeforeValidator:
    def check(value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise refusal(f"must be a whole number from {least} to {most:,}; got {shown(value)}")

    return BeforeValidator(check)


def _tolerance(value: Any, info: ValidationInfo) -> float | tuple[float, ...]:
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
Output = Annotated[str, choice(OUTPUTS, "output", "outputs"), WithJsonSchema({"enum": list(OUTPUTS)})]
MethodName = Annotated[str, choice(tuple(METHODS), "method", "methods"), WithJsonSchema({"enum": list(METHODS)})]


class Options(Section):
    """What both kinds of files may say."""

    units: ClassVar[Units] = dict.fromkeys(("time", "start", "times", "step", "max_step"), "s")

    time: Number | None = None
    rtol: Annotated[Positive, AfterValidator(_below_one)] | None = None
    samples: Annotated[int, _whole(2, 10_000_000)] | None = None
    outputs: list[Any] = Field(default_factory=list)
    method: MethodName | None = None
    atol: Tolerance | None = None
    start: Number | None = None
    times: Annotated[Numbers, AfterValidator(_moments)] | None = None
    step: Positive | None = None
    max_step: Positive | None = None
    max_steps: Annotated[int, _whole(1, 10**15)] | None = None
    constraint_tolerance: Positive | None = None

    @model_validator(mode="after")
    def _agrees(self) -> Options:
        start = 0.0 if self.start is None else self.start
        if self.time is not None and self.time <= start:
            least = "greater than zero" if self.start is None else f"after the start, {start:g} s"
            raise refusal(f"is {self.time:g}, but must be {least}", "time")
        if self.times is not None and self.samples is not None:
            raise refusal("says the moments of the samples, and samples their number; keep one", "times")
        if self.times is not None and not start <= self.times[0] <= self.times[-1] <= (self.time or self.times[-1]):
            raise refusal("must lie within the run, from start to time", "times")
        if self.step is not None and self.max_step is not None and self.max_step < self.step:
            raise refusal(
                f"is {self.max_step:g} s, shorter than the fixed step of {self.step:g} s; keep one", "max_step"
            )
        return self

    def run(self) -> Run:
        """The same as a record."""
        return Run(**self.model_dump(exclude={"outputs"}))


class SimulationTable(Options):
    """[simulation]: how the file wants to be run, unless its user says otherwise."""

    outputs: Annotated[list[Output], texts(f'["{OUTPUTS[0]}"]')] = Field(default_factory=list)


class NetworkSimulationTable(Options):
    """[simulation] of a file with elements, with variables named by its elements."""

    outputs: Annotated[list[str], texts('["C1.voltage"]')] = Field(default_factory=list)
