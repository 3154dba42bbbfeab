"""The tables of springs, dampers, forces and torques of a network file, each in the forms that it may take."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Tag, model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.errors import ModelError
from poinsot.files.quantities import Direction, Formula, NotNegative, Number, Numbers, SymmetricTensor, Vector, refusal
from poinsot.files.sections import Bodies, Frames, Points, Pose, Section, by_form, choice
from poinsot.signals.signal import Table

_FRAMES = ("world", "body")


class Between(Section):
    """What joins two points: in the world at assembly (points), or each in its own body's coordinates (body_points)."""

    between: Bodies
    points: Points | None = None
    body_points: Points | None = None

    @model_validator(mode="after")
    def _placed_once(self) -> Between:
        self.require_one("points", "body_points")
        return self


class BetweenFrames(Section):
    """What joins two frames: one in the world at assembly (frame), or each in its own body (frames)."""

    between: Bodies
    frame: Pose | None = None
    frames: Frames | None = None
    translational: SymmetricTensor
    rotational: SymmetricTensor
    coupling: SymmetricTensor = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))

    @model_validator(mode="after")
    def _placed_once(self) -> BetweenFrames:
        self.require_one("frame", "frames")
        return self


class OnPair(Section):
    """What acts on one freedom of a pair; the freedom is named where the pair has several."""

    pair: str
    freedom: str | None = None


class PointSpring(Between):
    """[springs.NAME] between two points: stores ½ k (ℓ − ℓ₀)²; k [N/m], ℓ₀ [m]."""

    stiffness: NotNegative
    rest_length: NotNegative


class PairSpring(OnPair):
    """[springs.NAME] on a coordinate of a pair: stores ½ k (q − q₀)²; k [N·m/rad] or [N/m], q₀ [rad] or [m]."""

    stiffness: NotNegative
    rest: Number = 0.0


class FrameSpring(BetweenFrames):
    """[springs.NAME] between two frames: spatial; K_t [N/m], K_r [N·m/rad], K_c [N]."""


class PointDamper(Between):
    """[dampers.NAME] between two points: force c ℓ̇, takes c ℓ̇²; c [N·s/m]."""

    damping: NotNegative


class FrameDamper(BetweenFrames):
    """[dampers.NAME] between two frames: spatial; D_t [N·s/m], D_r [N·m·s/rad], D_c [N·s]."""


class PairDamper(OnPair):
    """[dampers.NAME] on a freedom of a pair: effort c q̇, takes c q̇²; c [N·m·s/rad] or [N·s/m]."""

    damping: NotNegative


class SignalTable(Section):
    """Samples of a magnitude at increasing times [s], with straight lines between them."""

    times: Numbers
    values: Numbers

    @model_validator(mode="after")
    def _readable(self) -> SignalTable:
        try:
            self.signal()
        except ModelError as error:
            raise refusal(str(error)) from None
        return self

    def signal(self) -> Table:
        """The same as a signal."""
        return Table(self.times, self.values)


Magnitude = Annotated[
    Annotated[SignalTable, Tag("table")] | Annotated[Formula, Tag("number")],
    by_form(("table", lambda value: isinstance(value, dict)), ("number", lambda _: True)),
]


class Pushed(Section):
    """What acts on a body along a direction, which keeps its place in the world or turns with the body."""

    body: str
    direction: Direction
    magnitude: Magnitude
    frame: Annotated[str, choice(_FRAMES, "frame", "frames"), WithJsonSchema({"enum": list(_FRAMES)})] = "world"


class BodyForce(Pushed):
    """[forces.NAME] [N] through a point of a body, given in the world at assembly or in body coordinates."""

    point: Vector | None = None
    body_point: Vector | None = None

    @model_validator(mode="after")
    def _placed_once(self) -> BodyForce:
        self.require_one("point", "body_point")
        return self


class BodyCouple(Pushed):
    """[torques.NAME] [N·m] on a body."""


class PairEffort(OnPair):
    """[forces.NAME] [N] or [torques.NAME] [N·m] on a freedom of a pair: acts on the successor, reacts on the other."""

    magnitude: Magnitude


def _names_a_pair(value: Any) -> bool:
    return isinstance(value, dict) and "pair" in value and not {"between", "body"} & value.keys()


def _is_spatial(value: Any) -> bool:
    own = BetweenFrames.model_fields.keys() - {"between"}
    return isinstance(value, dict) and bool(own & value.keys())


_FORM = by_form(("on a pair", _names_a_pair), ("on bodies", lambda _: True))
_FORM_OF_PASSIVE = by_form(("on a pair", _names_a_pair), ("on frames", _is_spatial), ("on points", lambda _: True))
Spring = Annotated[
    Annotated[PairSpring, Tag("on a pair")]
    | Annotated[FrameSpring, Tag("on frames")]
    | Annotated[PointSpring, Tag("on points")],
    _FORM_OF_PASSIVE,
]
Damper = Annotated[
    Annotated[PairDamper, Tag("on a pair")]
    | Annotated[FrameDamper, Tag("on frames")]
    | Annotated[PointDamper, Tag("on points")],
    _FORM_OF_PASSIVE,
]
Force = Annotated[Annotated[PairEffort, Tag("on a pair")] | Annotated[BodyForce, Tag("on bodies")], _FORM]
Torque = Annotated[Annotated[PairEffort, Tag("on a pair")] | Annotated[BodyCouple, Tag("on bodies")], _FORM]
