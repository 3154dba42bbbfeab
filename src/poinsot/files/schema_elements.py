"""The tables of springs, dampers, forces and torques of a network file, each in the forms that it may take.

A form is a class: which keys it has, whether a table is meant to be of it, and the element that it makes; those of each
section are in :mod:`poinsot.files.schema_forms`. What has the numbers of a file may have scalars of any kind, so forms
make elements of these too.
Law: elements of a file are those made in Python, tests/files/test_network.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Any, ClassVar

from pydantic import model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.files.network_elements import Site
from poinsot.files.poses import displacement
from poinsot.files.quantities import (
    NUMERIC,
    Direction,
    NotNegative,
    Number,
    SourceSignal,
    SymmetricTensor,
    Vector,
    refusal,
)
from poinsot.files.sections import (
    Bodies,
    FramePose,
    Frames,
    Points,
    Section,
    Units,
    choice,
    two,
)
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.force import ForceElement
from poinsot.multibody.forces import (
    BodyTorque,
    JointDamper,
    JointEffort,
    JointSpring,
    LinearDamper,
    LinearSpring,
    PointForce,
)
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, Tensor, tensor
from poinsot.multibody.stretches import OnFreedom, Point
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tendons import StretchSpring

_FRAMES = ("world", "body")
Range = Annotated[
    tuple[Number, Number],
    two("numbers, [lower, upper]"),
    WithJsonSchema({"type": "array", "items": NUMERIC, "minItems": 2, "maxItems": 2}),
]


class ElementTable(Section):
    """A form of the table of an element."""

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        """Whether a table is meant to be of this form; the first that fits is taken, the last in any case."""
        return True

    @abstractmethod
    def element(self, at: Site) -> ForceElement | SwitchingElement:
        """The element that this table makes where it stands. Fault where it cannot."""


class Between(ElementTable):
    """What joins two points: in the world at assembly (points), or each in its own body's coordinates (body_points)."""

    units: ClassVar[Units] = {"points": "m", "body_points": "m"}

    between: Bodies
    points: Points | None = None
    body_points: Points | None = None

    @model_validator(mode="after")
    def _placed_once(self) -> Between:
        self.require_one("points", "body_points")
        return self

    def ends(self, at: Site) -> tuple[str, Point, str, Point]:
        """Body a, its point, body b, its point: the points in body coordinates."""
        a, b = at.two_bodies(self.between)
        if self.points:
            return a, at.inside(a, self.points[0]), b, at.inside(b, self.points[1])
        assert self.body_points is not None  # one of them is there
        (xa, ya, za), (xb, yb, zb) = self.body_points
        return a, (xa, ya, za), b, (xb, yb, zb)


class OnFrames(ElementTable):
    """What joins two frames: one in the world at assembly (frame), or each in its own body (frames)."""

    units: ClassVar[Units] = {"frame": FramePose.units, "frames": FramePose.units}

    between: Bodies
    frame: FramePose | None = None
    frames: Frames | None = None

    @model_validator(mode="after")
    def _placed_once(self) -> OnFrames:
        self.require_one("frame", "frames")
        return self

    def ends(self, at: Site) -> tuple[str, Displacement, str, Displacement]:
        """Body a, its frame, body b, its frame: the frames in the two bodies."""
        a, b = at.two_bodies(self.between)
        if self.frames:
            X_AE, X_BF = map(displacement, self.frames)
        else:
            assert self.frame is not None  # one of them is there
            X_WE = displacement(self.frame)
            X_AE, X_BF = (at.poses[body].inverse() @ X_WE for body in (a, b))
        return a, X_AE, b, X_BF


class BetweenFrames(OnFrames):
    """What joins two frames by three symmetric tensors."""

    translational: SymmetricTensor
    rotational: SymmetricTensor
    coupling: SymmetricTensor = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        """Whether it has any key that tables between points have not."""
        return bool((BetweenFrames.model_fields.keys() - {"between"}) & value.keys())

    def parts(self, at: Site) -> tuple[str, str, Tensor, Tensor, Tensor, Displacement, Displacement]:
        """Body a, body b, the tensors, and the frames in the two bodies."""
        a, X_AE, b, X_BF = self.ends(at)
        K_t, K_r, K_c = (tensor(each) for each in (self.translational, self.rotational, self.coupling))
        return a, b, K_t, K_r, K_c, X_AE, X_BF


class OnPair(ElementTable):
    """What acts on one freedom of a pair; the freedom is named where the pair has several."""

    pair: str
    freedom: str | None = None

    @classmethod
    def fits(cls, value: dict[str, Any]) -> bool:
        """Whether it names a pair and no bodies."""
        return "pair" in value and not {"between", "body"} & value.keys()

    def meant(self, at: Site, bent: bool = False) -> OnFreedom:
        """The freedom."""
        return at.freedom(self.pair, self.freedom, bent)


class PointSpring(Between):
    """[springs.NAME] between two points: stores ½ k (ℓ − ℓ₀)²; k [N/m], ℓ₀ [m]."""

    units: ClassVar[Units] = {"stiffness": "N/m", "rest_length": "m"}

    stiffness: NotNegative
    rest_length: NotNegative

    def element(self, at: Site) -> LinearSpring:
        """Along the line."""
        return LinearSpring(at.name, *self.ends(at), self.stiffness, self.rest_length)


class PairSpring(OnPair):
    """[springs.NAME] on a coordinate of a pair: stores ½ k (q − q₀)²; k [N·m/rad] or [N/m], q₀ [rad] or [m]; or, with
    slack (backlash), by how far q is outside [lower, upper]."""

    units: ClassVar[Units] = {"stiffness": "effort/stretch", "rest": "stretch", "slack": "stretch"}

    stiffness: NotNegative
    rest: Number = 0.0
    slack: Range | None = None

    @model_validator(mode="after")
    def _one_rest(self) -> PairSpring:
        if self.slack is not None and "rest" in self.given():
            raise refusal("takes either rest, or slack = [lower, upper]")
        return self

    def element(self, at: Site) -> JointSpring | StretchSpring:
        """On the coordinate."""
        if self.slack is not None:
            return StretchSpring(at.name, self.meant(at, bent=True), self.stiffness, *self.slack)
        return JointSpring(at.name, self.pair, self.stiffness, self.rest, self.meant(at, bent=True).number)


class FrameSpring(BetweenFrames):
    """[springs.NAME] between two frames: spatial; K_t [N/m], K_r [N·m/rad], K_c [N]."""

    units: ClassVar[Units] = {"translational": "N/m", "rotational": "N*m/rad", "coupling": "N"}

    def element(self, at: Site) -> SpatialSpring:
        """Between the frames."""
        return SpatialSpring(at.name, *self.parts(at))


class PointDamper(Between):
    """[dampers.NAME] between two points: force c ℓ̇, takes c ℓ̇²; c [N·s/m]."""

    units: ClassVar[Units] = {"damping": "N*s/m"}

    damping: NotNegative

    def element(self, at: Site) -> LinearDamper:
        """Along the line."""
        return LinearDamper(at.name, *self.ends(at), self.damping)


class FrameDamper(BetweenFrames):
    """[dampers.NAME] between two frames: spatial; D_t [N·s/m], D_r [N·m·s/rad], D_c [N·s]."""

    units: ClassVar[Units] = {"translational": "N*s/m", "rotational": "N*m*s/rad", "coupling": "N*s"}

    def element(self, at: Site) -> SpatialDamper:
        """Between the frames."""
        return SpatialDamper(at.name, *self.parts(at))


class PairDamper(OnPair):
    """[dampers.NAME] on a freedom of a pair: effort c q̇, takes c q̇²; c [N·m·s/rad] or [N·s/m]."""

    units: ClassVar[Units] = {"damping": "effort*s/stretch"}

    damping: NotNegative

    def element(self, at: Site) -> JointDamper:
        """On the freedom."""
        return JointDamper(at.name, self.pair, self.damping, self.meant(at).number)


class Pushed(ElementTable):
    """What acts on a body along a direction, which keeps its place in the world or turns with the body."""

    body: str
    direction: Direction
    magnitude: SourceSignal
    frame: Annotated[str, choice(_FRAMES, "frame", "frames"), WithJsonSchema({"enum": list(_FRAMES)})] = "world"


class BodyForce(Pushed):
    """[forces.NAME] [N] through a point of a body, given in the world at assembly or in body coordinates."""

    units: ClassVar[Units] = {"magnitude": "N", "point": "m", "body_point": "m"}

    point: Vector | None = None
    body_point: Vector | None = None

    @model_validator(mode="after")
    def _placed_once(self) -> BodyForce:
        self.require_one("point", "body_point")
        return self

    def element(self, at: Site) -> PointForce:
        """Through the point."""
        body = at.moving(self.body)
        point = at.inside(body, self.point) if self.point else self.body_point
        assert point is not None  # one of them is there
        return PointForce(at.name, body, point, self.direction, self.magnitude, self.frame == "body")


class BodyCouple(Pushed):
    """[torques.NAME] [N·m] on a body."""

    units: ClassVar[Units] = {"magnitude": "N*m"}

    def element(self, at: Site) -> BodyTorque:
        """About the direction."""
        body = at.moving(self.body)
        return BodyTorque(at.name, body, self.direction, self.magnitude, self.frame == "body")


class PairEffort(OnPair):
    """[forces.NAME] [N] or [torques.NAME] [N·m] on a freedom of a pair: acts on the successor, reacts on the other."""

    units: ClassVar[Units] = {"magnitude": "effort"}

    magnitude: SourceSignal

    def element(self, at: Site) -> JointEffort:
        """On the freedom, which takes forces if it slides and torques if it turns."""
        on, pair = self.meant(at), at.pairs[self.pair]
        wanted = "torques" if on.unit(at.pairs) == "rad" else "forces"
        if at.section != wanted:
            label = pair.freedoms[on.number]
            raise at.fault(f"the freedom {label!r} of pair {self.pair!r} takes {wanted}; write [{wanted}.{at.name}]")
        return JointEffort(at.name, self.pair, self.magnitude, on.number)
