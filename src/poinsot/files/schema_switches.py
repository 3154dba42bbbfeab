"""The tables of limits, dry friction, freewheels and locks of a network file: what switches along a stretch.

Each acts on a freedom of a pair, along a tendon, or along the line between two points of bodies.
Law: elements of a file are those made in Python, tests/files/test_network.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from typing import ClassVar

from pydantic import model_validator

from poinsot.files.network_elements import Site
from poinsot.files.quantities import NotNegative, Number, Positive, SourceSignal, refusal
from poinsot.files.schema_driven import DrivenCoordinate
from poinsot.files.schema_elements import ElementTable, line
from poinsot.files.sections import Bodies, LawOfImpact, Points, Units
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.switching.along import Friction, Limit, Lock, OneWay
from poinsot.signals.signal import Constant


class SwitchTable(ElementTable, DrivenCoordinate):
    """The stretch that it acts along: pair (with freedom if it has several), tendon, or between two points."""

    units: ClassVar[Units] = {"points": "m", "body_points": "m"}
    bent: ClassVar[bool] = False
    """Whether the stretch must have a coordinate."""

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
        if self.between is not None:
            return line(at, self.between, self.points, self.body_points)
        return super().stretch(at, bent)

    def placed(self, at: Site) -> dict[str, object]:
        """The stretch."""
        return {"stretch": self.stretch(at, self.bent)}


class LimitTable(SwitchTable):
    """[limits.NAME]: lower ≤ s ≤ upper [m or rad], a stop: of a joint, of play between bodies, of a tether."""

    makes = Limit
    units: ClassVar[Units] = {"lower": "stretch", "upper": "stretch"}
    bent = True

    lower: Number = float("-inf")
    upper: Number = float("inf")
    restitution: Number = 0.0
    law: LawOfImpact = "newton"

    def arguments(self, at: Site) -> dict[str, object]:
        """The bounds, and whether it rebounds by Poisson's law."""
        found = super().arguments(at)
        poisson = found.pop("law") == "poisson"
        return {**found, "poisson": poisson}


class FrictionTable(SwitchTable):
    """[friction.NAME]: dry friction of a joint, a brake, a clutch; forces [N] or torques [N·m], scaled by command."""

    makes = Friction
    units: ClassVar[Units] = {"kinetic": "effort", "static": "effort", "stribeck": "stretch/s"}

    kinetic: NotNegative
    static: NotNegative | None = None
    stribeck: Positive | None = None
    command: SourceSignal = Constant(1.0)


class FreewheelTable(SwitchTable):
    """[freewheels.NAME]: runs one way alone, forward (ṡ ≥ 0) or backward; a ratchet where it rebounds."""

    makes = OneWay

    backward: bool = False
    restitution: Number = 0.0


class LockTable(SwitchTable):
    """[locks.NAME]: ṡ = 0 while the command is positive: a dog clutch, a bolt."""

    makes = Lock

    command: SourceSignal
