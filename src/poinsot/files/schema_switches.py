"""The tables of limits, dry friction, freewheels and locks of a network file: what switches along a stretch.

Each acts on a freedom of a pair, along a tendon, or along the line between two points of bodies.
Law: elements of a file are those made in Python, tests/files/test_network.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, ClassVar, Literal

from pydantic import model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.files.network_elements import Site
from poinsot.files.quantities import NotNegative, Number, Positive, SourceSignal, refusal
from poinsot.files.schema_elements import ElementTable
from poinsot.files.sections import Bodies, Points, Units, choice
from poinsot.multibody.stretches import BetweenPoints, Point, Stretch
from poinsot.multibody.switching.along import AlongStretch, Friction, Limit, Lock, OneWay
from poinsot.signals.signal import Constant

_LAWS = ("newton", "poisson")
Law = Annotated[Literal["newton", "poisson"], choice(_LAWS, "law", "laws"), WithJsonSchema({"enum": list(_LAWS)})]


class SwitchTable(ElementTable):
    """The stretch that it acts along: pair (with freedom if it has several), tendon, or between two points."""

    units: ClassVar[Units] = {"points": "m", "body_points": "m"}

    pair: str | None = None
    freedom: str | None = None
    tendon: str | None = None
    between: Bodies | None = None
    points: Points | None = None
    body_points: Points | None = None

    @model_validator(mode="after")
    def _one_place(self) -> SwitchTable:
        if sum(each is not None for each in (self.pair, self.tendon, self.between)) != 1:
            raise refusal("takes one of pair (with freedom where it has several), tendon, or between, with two points")
        if self.between is not None:
            self.require_one("points", "body_points")
        elif key := next((key for key in ("points", "body_points") if key in self.given()), None):
            raise refusal("belongs to between, which names the two bodies of the points", key)
        if self.freedom is not None and self.pair is None:
            raise refusal("belongs to pair", "freedom")
        return self

    def stretch(self, at: Site, bent: bool = False) -> Stretch:
        """The stretch that it acts along. bent: it must have a coordinate."""
        if self.pair is not None:
            return at.freedom(self.pair, self.freedom, bent)
        if self.tendon is not None:
            return at.tendon(self.tendon)
        assert self.between is not None  # one of them is there
        a, b = at.two_bodies(self.between)
        if self.points:
            return BetweenPoints(a, at.inside(a, self.points[0]), b, at.inside(b, self.points[1]))
        assert self.body_points is not None  # required
        ends: list[Point] = [(x, y, z) for x, y, z in self.body_points]
        return BetweenPoints(a, ends[0], b, ends[1])

    @abstractmethod
    def element(self, at: Site) -> AlongStretch:
        """What this table makes where it stands. Fault where it cannot."""


class LimitTable(SwitchTable):
    """[limits.NAME]: lower ≤ s ≤ upper [m or rad], a stop: of a joint, of play between bodies, of a tether."""

    units: ClassVar[Units] = {"lower": "stretch", "upper": "stretch"}

    lower: Number = float("-inf")
    upper: Number = float("inf")
    restitution: Number = 0.0
    law: Law = "newton"

    def element(self, at: Site) -> Limit:
        """Along the stretch."""
        on = self.stretch(at, bent=True)
        return Limit(at.name, on, self.lower, self.upper, self.restitution, self.law == "poisson")


class FrictionTable(SwitchTable):
    """[friction.NAME]: dry friction of a joint, a brake, a clutch; forces [N] or torques [N·m], scaled by command."""

    units: ClassVar[Units] = {"kinetic": "effort", "static": "effort", "stribeck": "stretch/s"}

    kinetic: NotNegative
    static: NotNegative | None = None
    stribeck: Positive | None = None
    command: SourceSignal = Constant(1.0)

    def element(self, at: Site) -> Friction:
        """Along the stretch."""
        return Friction(at.name, self.stretch(at), self.kinetic, self.static, self.stribeck, self.command)


class FreewheelTable(SwitchTable):
    """[freewheels.NAME]: runs one way alone, forward (ṡ ≥ 0) or backward; a ratchet where it rebounds."""

    backward: bool = False
    restitution: Number = 0.0

    def element(self, at: Site) -> OneWay:
        """Along the stretch."""
        return OneWay(at.name, self.stretch(at), self.backward, self.restitution)


class LockTable(SwitchTable):
    """[locks.NAME]: ṡ = 0 while the command is positive: a dog clutch, a bolt."""

    command: SourceSignal

    def element(self, at: Site) -> Lock:
        """Along the stretch."""
        return Lock(at.name, self.stretch(at), self.command)
