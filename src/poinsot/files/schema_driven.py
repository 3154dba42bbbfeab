"""The tables of tendons, actuators, given motions, conditions and couplings of a network file.

Law: elements of a file are those made in Python, tests/files/test_network.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.algebra.scalars import is_zero
from poinsot.errors import ModelError
from poinsot.files import quantities
from poinsot.files.network_elements import Site
from poinsot.files.quantities import Number, Numbers, refusal, shown
from poinsot.files.schema_elements import ElementTable, Range
from poinsot.files.sections import ChosenText, Section, Units, texts
from poinsot.multibody.actuators import IDLE, UNLIMITED, Actuator
from poinsot.multibody.motions import GivenMotion, as_motion
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.stretches import Point, Stretch
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.signals.given import names_used


def _places(value: object) -> Any:
    if isinstance(value, list) and len(value) > 1:
        return tuple(value)
    raise refusal(f"must be a list of two or more points, [[x, y, z], …]; got {shown(value)}")


Places = Annotated[
    tuple[quantities.Vector, ...],
    BeforeValidator(_places),
    WithJsonSchema({"type": "array", "items": quantities.THREE, "minItems": 2}),
]
Names = Annotated[list[str], texts('["hinge", "slide"]')]
_OF_KINDS = ("kind", "stiffness", "damping", "gain", "bias")


class TendonTable(Section):
    """[tendons.NAME]: ℓ = Σ weight · coordinate of pairs, or the way through points of bodies over a divisor."""

    units: ClassVar[Units] = {"points": "m", "body_points": "m"}

    pairs: Names | None = None
    weights: Numbers | None = None
    freedoms: Names | None = None
    through: Names | None = None
    points: Places | None = None
    body_points: Places | None = None
    divisor: Number = 1.0

    @model_validator(mode="after")
    def _one_kind(self) -> TendonTable:
        if (self.pairs is None) == (self.through is None):
            raise refusal("takes either pairs, with weights, or through, the bodies that its points are on")
        if self.pairs is not None:
            for key, values in (("weights", self.weights), ("freedoms", self.freedoms)):
                if (key == "weights" or values is not None) and len(values or ()) != len(self.pairs):
                    raise refusal(f"needs as many as pairs, {len(self.pairs)}; it has {len(values or ())}", key)
            return self
        self.require_one("points", "body_points")
        places, bodies = self.points or self.body_points or (), self.through or []
        if len(places) != len(bodies):
            raise refusal(f"has {len(places)} points on {len(bodies)} bodies; name the body of each point", "through")
        if self.divisor == 0.0:
            raise refusal("must not be zero", "divisor")
        return self

    def tendon(self, at: Site) -> Tendon:
        """The tendon that this table makes where it stands. Fault where it cannot."""
        if self.pairs is not None:
            labels: list[Any] = self.freedoms or [None] * len(self.pairs)
            on = [at.freedom(name, label, bent=True) for name, label in zip(self.pairs, labels, strict=True)]
            return Tendon(tuple(zip(self.weights or (), on, strict=True)))
        bodies = [at.known(name, "through") for name in self.through or []]
        inside: list[Point] = [(x, y, z) for x, y, z in self.body_points or ()]
        if self.points:
            inside = [at.inside(body, point) for body, point in zip(bodies, self.points, strict=True)]
        return Tendon.through(*zip(bodies, inside, strict=True), divisor=self.divisor)


class DrivenCoordinate(Section):
    """A freedom of a pair, or a tendon."""

    pair: str | None = None
    freedom: str | None = None
    tendon: str | None = None

    @model_validator(mode="after")
    def _one_place(self) -> DrivenCoordinate:
        if (self.pair is None) == (self.tendon is None):
            raise refusal("takes either pair, with freedom where it has several, or tendon")
        return self

    def stretch(self, at: Site, bent: bool = True) -> Stretch:
        """The stretch."""
        if self.tendon is not None:
            return at.tendon(self.tendon)
        assert self.pair is not None  # one of them is there
        return at.freedom(self.pair, self.freedom, bent)


class ActuatorTable(ElementTable, DrivenCoordinate):
    """[actuators.NAME] on a freedom of a pair or along a tendon: a motor, a servo, or a law of gain and bias."""

    makes = Actuator
    units: ClassVar[Units] = {
        "stiffness": "effort/stretch",
        "damping": "effort*s/stretch",
        "effort_range": "effort",
        "time_constant": "s",
    }

    kind: Annotated[Literal["motor", "position", "velocity", "general"], ChosenText("kind of actuator", "kinds")] = (
        "motor"
    )
    control: quantities.SourceSignal = IDLE
    gear: Number = 1.0
    stiffness: quantities.NotNegative | None = None
    damping: quantities.NotNegative | None = None
    gain: Numbers | None = None
    bias: Numbers | None = None
    control_range: Range = UNLIMITED
    force_range: Range = UNLIMITED
    effort_range: Range = UNLIMITED
    dynamics: Annotated[Literal["none", "integrator", "filter"], ChosenText("kind of dynamics", "kinds")] = "none"
    time_constant: quantities.NotNegative = 0.0
    activation_range: Range = UNLIMITED
    start: Number = 0.0

    @model_validator(mode="after")
    def _as_its_kind(self) -> ActuatorTable:
        takes = {
            "motor": (),
            "position": ("stiffness", "damping"),
            "velocity": ("damping",),
            "general": ("gain", "bias"),
        }
        needs = {"position": "stiffness", "velocity": "damping", "general": "gain"}.get(self.kind)
        for key in _OF_KINDS[1:]:
            if key in self.given() and key not in takes[self.kind]:
                fit = next(kind for kind, keys in takes.items() if key in keys)
                raise refusal(f'a {self.kind} actuator has none; say kind = "{fit}"', key)
        if needs and getattr(self, needs) is None:
            raise refusal(f"lacks {needs}, which a {self.kind} actuator needs")
        for key in ("gain", "bias"):
            if len(getattr(self, key) or ()) > 3:
                raise refusal("takes up to three numbers: by itself, times the length, times its rate", key)
        return self

    def arguments(self, at: Site) -> dict[str, Any]:
        """Gain and bias, of a servo by its stiffness and damping."""
        k, c = (0.0 if x is None else x for x in (self.stiffness, self.damping))
        gain, bias = {
            "motor": ((1.0,), ()),
            "position": ((k,), (0.0, -k, -c)),
            "velocity": ((c,), (0.0, 0.0, -c)),
            "general": (self.gain or (), self.bias or ()),
        }[self.kind]
        found = {key: value for key, value in super().arguments(at).items() if key not in _OF_KINDS}
        found |= zip(("gain", "gain_length", "gain_rate"), (*gain, 0.0, 0.0, 0.0), strict=False)
        return found | dict(zip(("bias", "bias_length", "bias_rate"), (*bias, 0.0, 0.0, 0.0), strict=False))

    @classmethod
    def said(cls, element: object) -> dict[str, object]:
        """The law of gain and bias, whatever kind it was."""
        assert isinstance(element, Actuator)
        keys = cls.model_fields.keys() - DrivenCoordinate.model_fields.keys() - set(_OF_KINDS) - {"control"}
        laws = {key: [getattr(element, key + of) for of in ("", "_length", "_rate")] for key in ("gain", "bias")}
        found = {key: x for key in sorted(keys) if (x := getattr(element, key)) != UNLIMITED}
        return {"kind": "general", "control": element.signal, **laws, **found}

    def placed(self, at: Site) -> dict[str, Any]:
        """The stretch, which has a length where the law asks for one."""
        law = self.arguments(at)
        return {"along": self.stretch(at, not (is_zero(law["gain_length"]) and is_zero(law["bias_length"])))}


class MotionTable(DrivenCoordinate):
    """[motions.NAME]: a coordinate of a pair, or a tendon, is this function of time [rad or m]."""

    units: ClassVar[Units] = {"signal": "stretch"}

    signal: quantities.SourceSignal

    def motion(self, at: Site) -> GivenMotion:
        """The motion that this table makes where it stands. Fault where it cannot."""
        try:
            made = GivenMotion(at.name, self.stretch(at, bent=False), as_motion(at.name, self.signal))
        except ModelError as error:
            raise at.fault(str(error), "signal") from None
        for why in made.faults(at.poses, at.pairs, {}):
            raise at.fault(f"it{why}", "pair")
        return made


class ConditionTable(Section):
    """[conditions.NAME]: Σ coefficients[k] · rate of the freedom k of the pairs = 0."""

    pairs: Names
    coefficients: Names

    def condition(self, at: Site, numbers: Mapping[str, float]) -> Pfaffian:
        """The condition that this table makes where it stands; numbers: the parameters of the file."""
        used = {name for text in self.coefficients for name in names_used(text)} & numbers.keys()
        given = tuple((name, numbers[name]) for name in sorted(used))
        made = Pfaffian(at.name, tuple(self.pairs), tuple(self.coefficients), given)
        for why in made.faults(at.poses, at.pairs):
            raise at.fault(f"it{why}", "coefficients")
        return made


class CouplingTable(Section):
    """[couplings.NAME]: first − first_at = Σ polynomial[k] (second − second_at)^k, kept exactly."""

    units: ClassVar[Units] = {"first_at": "first: stretch", "second_at": "second: stretch"}

    first: DrivenCoordinate
    second: DrivenCoordinate | None = None
    polynomial: Numbers = (0.0, 1.0)
    first_at: Number = 0.0
    second_at: Number = 0.0

    def coupling(self, at: Site) -> Coupling:
        """The coupling that this table makes where it stands. Fault where it cannot."""
        second = None if self.second is None else self.second.stretch(at)
        made = Coupling(at.name, self.first.stretch(at), second, self.polynomial, self.first_at, self.second_at)
        if why := made.fault():
            raise at.fault(why)
        return made
