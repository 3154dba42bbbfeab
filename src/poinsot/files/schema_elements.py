"""The tables of springs, dampers, forces and torques of a network file, each in the forms that it may take.

A form is a class: where it acts, the element that it makes, whose arguments its other keys are, and whether a table is
meant to be of it; those of each section are in :mod:`poinsot.files.schema_forms`. What has the numbers of a file may
have scalars of any kind, so forms make elements of these too.
Law: elements of a file are those made in Python, tests/files/test_network.py. Source: docs/network-file.md.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Annotated, ClassVar, Literal, Protocol, TypeAlias, cast

import numpy as np
from pydantic import model_validator
from pydantic.json_schema import WithJsonSchema

from poinsot.backends.robot_files.numbers import direction
from poinsot.files import quantities, sections
from poinsot.files.network_elements import Site
from poinsot.multibody import forces
from poinsot.multibody.force import ForceElement
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, tensor
from poinsot.multibody.stretches import Apart, BetweenPoints, OnFreedom, Point, Stretch
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tendons import StretchDamper, StretchSpring, Tendon

_PLACING = {"between", "points", "body_points", "frame", "frames", "pair", "freedom", "tendon", "body", "point",
            "body_point", "direction"}  # fmt: skip
_CALLED = {"magnitude": "signal", "control": "signal"}
"""Keys that their makers call otherwise."""
Along: TypeAlias = "Callable[[Stretch], dict[str, object] | None]"
Range = Annotated[
    tuple[quantities.Number, quantities.Number],
    sections.two("numbers, [lower, upper]"),
    WithJsonSchema({"type": "array", "items": quantities.NUMERIC, "minItems": 2, "maxItems": 2}),
]


class _Acting(Protocol):
    stretch: Stretch


def stretch_of(element: object) -> Stretch:
    """The stretch that an element acts along."""
    return cast("_Acting", element).stretch


def own(element: object, *names: str) -> dict[str, object]:
    """Arguments of an element by their names."""
    return {name: getattr(element, name) for name in names}


class ElementTable(sections.Section):
    """A form of the table of an element.

    makes  the element: the keys of the table beside those that place it are arguments of this
    """

    makes: ClassVar[Callable[..., ForceElement | SwitchingElement]]

    @classmethod
    def fits(cls, value: dict[str, object]) -> bool:
        """Whether a table is meant to be of this form; the first that fits is taken, the last in any case."""
        return True

    @abstractmethod
    def placed(self, at: Site) -> dict[str, object]:
        """The arguments that say where it acts. Fault where that is nowhere."""

    def arguments(self, at: Site) -> dict[str, object]:
        """The other arguments, those that the file leaves out aside."""
        said = {key: getattr(self, key) for key in type(self).model_fields if key not in _PLACING}
        return {_CALLED.get(key, key): value for key, value in said.items() if value is not None}

    def element(self, at: Site) -> ForceElement | SwitchingElement:
        """The element that this table makes where it stands. Fault where it cannot."""
        return self.makes(name=at.name, **self.placed(at), **self.arguments(at))

    @classmethod
    def written(cls, element: object, along: Along) -> dict[str, object] | None:
        """The table of an element that this form makes, `element` backwards; None of one that it cannot say.

        along  the keys that place something along a stretch, None where files have none
        """
        place, said = cls.place_of(element, along), cls.said(element)
        return None if place is None or said is None else {**place, **said}

    @classmethod
    def place_of(cls, element: object, along: Along) -> dict[str, object] | None:
        """The keys that say where it acts, `placed` backwards."""
        return along(stretch_of(element))

    @classmethod
    def said(cls, element: object) -> dict[str, object] | None:
        """Its own arguments as keys, `arguments` backwards."""
        names = {key: _CALLED.get(key, key) for key in cls.model_fields if key not in _PLACING}
        found = {key: getattr(element, name, ...) for key, name in names.items()}
        return None if ... in found.values() else {key: x for key, x in found.items() if x is not None}


class Between(ElementTable):
    """What joins two points: in the world at assembly (points), or each in its own body's coordinates (body_points)."""

    units: ClassVar[sections.Units] = {"points": "m", "body_points": "m"}
    either = ("points", "body_points")

    between: sections.Bodies
    points: sections.Points | None = None
    body_points: sections.Points | None = None

    def stretch(self, at: Site) -> BetweenPoints:
        """The line between the points."""
        return line(at, self.between, self.points, self.body_points)

    def placed(self, at: Site) -> dict[str, object]:
        """Body a, its point, body b, its point: the points in body coordinates."""
        return {key: getattr(self.stretch(at), key) for key in ("body_a", "point_a", "body_b", "point_b")}

    @classmethod
    def place_of(cls, element: object, along: Along) -> dict[str, object] | None:
        """The bodies and the points in them; None of what acts along something else."""
        return along(on) if isinstance(on := stretch_of(element), BetweenPoints) else None


def line(
    at: Site, between: tuple[str, str], points: tuple[Point, Point] | None, inside: tuple[Point, Point] | None
) -> BetweenPoints:
    """Between two bodies, by points of the world at assembly, or inside them."""
    a, b = at.two_bodies(between)
    if points:
        return BetweenPoints(a, at.inside(a, points[0]), b, at.inside(b, points[1]))
    assert inside is not None  # one of them is there
    return BetweenPoints(a, inside[0], b, inside[1])


class OnFrames(ElementTable):
    """What joins two frames: one in the world at assembly (frame), or each in its own body (frames)."""

    units: ClassVar[sections.Units] = {"frame": sections.FramePose.units, "frames": sections.FramePose.units}
    either = ("frame", "frames")

    between: sections.Bodies
    frame: sections.FramePose | None = None
    frames: sections.Frames | None = None

    def stretch(self, at: Site) -> Apart:
        """The displacement between the frames in the two bodies."""
        a, b = at.two_bodies(self.between)
        if self.frames:
            return Apart(a, self.frames[0].displacement(), b, self.frames[1].displacement())
        assert self.frame is not None  # one of them is there
        X_WE = self.frame.displacement()
        return Apart(a, at.poses[a].inverse() @ X_WE, b, at.poses[b].inverse() @ X_WE)

    def placed(self, at: Site) -> dict[str, object]:
        """The bodies, and the frames in them."""
        apart = self.stretch(at)
        return {"body_a": apart.body_a, "body_b": apart.body_b, "X_AE": apart.X_AE, "X_BF": apart.X_BF}

    @classmethod
    def place_of(cls, element: object, along: Along) -> dict[str, object] | None:
        """The bodies and the frames in them; None of what acts along something else."""
        apart = stretch_of(element)
        if not isinstance(apart, Apart):
            return None
        return {"between": (apart.body_a, apart.body_b), "frames": (apart.X_AE, apart.X_BF)}


class BetweenFrames(OnFrames):
    """What joins two frames by three symmetric tensors."""

    translational: quantities.SymmetricTensor
    rotational: quantities.SymmetricTensor
    coupling: quantities.SymmetricTensor = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))

    @classmethod
    def fits(cls, value: dict[str, object]) -> bool:
        """Whether it has any key that tables between points have not."""
        return bool((BetweenFrames.model_fields.keys() - {"between"}) & value.keys())

    def arguments(self, at: Site) -> dict[str, object]:
        """The tensors."""
        return {key: tensor(value) for key, value in super().arguments(at).items()}


class OnPair(ElementTable):
    """What acts on one freedom of a pair; the freedom is named where the pair has several."""

    pair: str
    freedom: str | None = None

    @classmethod
    def fits(cls, value: dict[str, object]) -> bool:
        """Whether it names a pair and no bodies."""
        return "pair" in value and not {"between", "body"} & value.keys()

    def stretch(self, at: Site) -> OnFreedom:
        """The freedom, which has a coordinate where energy is stored."""
        return at.freedom(self.pair, self.freedom, bent=getattr(self.makes, "stores", False))

    def placed(self, at: Site) -> dict[str, object]:
        """The pair, and the number of the freedom."""
        return {"joint": self.pair, "freedom": self.stretch(at).number}

    @classmethod
    def place_of(cls, element: object, along: Along) -> dict[str, object] | None:
        """The pair and its freedom; None of what acts along something else."""
        return along(on) if isinstance(on := stretch_of(element), OnFreedom) else None


class OnTendon(ElementTable):
    """What acts along a tendon of the file."""

    tendon: str

    @classmethod
    def fits(cls, value: dict[str, object]) -> bool:
        """Whether it names a tendon."""
        return "tendon" in value

    def stretch(self, at: Site) -> Stretch:
        """The tendon."""
        return at.tendon(self.tendon)

    def placed(self, at: Site) -> dict[str, object]:
        """The tendon."""
        return {"along": self.stretch(at)}

    @classmethod
    def place_of(cls, element: object, along: Along) -> dict[str, object] | None:
        """A tendon, also of a single line; a coordinate, which the forms on pairs say."""
        on = stretch_of(element)
        return along(Tendon(((1.0, on),)) if isinstance(on, BetweenPoints) else on)


class PointSpring(Between):
    """[springs.NAME] between two points: stores ½ k (ℓ − ℓ₀)²; k [N/m], ℓ₀ [m]."""

    makes = forces.LinearSpring
    units: ClassVar[sections.Units] = {"stiffness": "N/m", "rest_length": "m"}

    stiffness: quantities.NotNegative
    rest_length: quantities.NotNegative


class PairSpring(OnPair):
    """[springs.NAME] on a coordinate of a pair: stores ½ k (q − q₀)²; k [N·m/rad] or [N/m], q₀ [rad] or [m]; or, with
    slack (backlash), by how far q is outside [lower, upper]."""

    makes = forces.JointSpring
    units: ClassVar[sections.Units] = {"stiffness": "effort/stretch", "rest": "stretch", "slack": "stretch"}

    stiffness: quantities.NotNegative
    rest: quantities.Number = 0.0
    slack: Range | None = None

    @model_validator(mode="after")
    def _one_rest(self) -> PairSpring:
        if self.slack is not None and "rest" in self.given():
            raise quantities.refusal("takes either rest, or slack = [lower, upper]")
        return self

    @classmethod
    def said(cls, element: object) -> dict[str, object]:
        """Without slack, which is of springs along tendons."""
        return own(element, "stiffness", "rest")

    def element(self, at: Site) -> ForceElement | SwitchingElement:
        """On the coordinate."""
        if self.slack is not None:
            return StretchSpring(at.name, self.stretch(at), self.stiffness, *self.slack)
        return super().element(at)


class TendonSpring(OnTendon):
    """[springs.NAME] along a tendon: stores ½ k (ℓ − ℓ₀)², or, with slack, by how far ℓ is outside [lower, upper]."""

    makes = StretchSpring
    units: ClassVar[sections.Units] = {"stiffness": "effort/stretch", "rest_length": "stretch", "slack": "stretch"}

    stiffness: quantities.NotNegative
    rest_length: quantities.Number | None = None
    slack: Range | None = None

    @model_validator(mode="after")
    def _one_rest(self) -> TendonSpring:
        if (self.rest_length is None) == (self.slack is None):
            raise quantities.refusal("takes either rest_length, or slack = [lower, upper]")
        return self

    def arguments(self, at: Site) -> dict[str, object]:
        """Slack between two lengths, which may be one."""
        lower, upper = self.slack or (self.rest_length, self.rest_length)
        return {"stiffness": self.stiffness, "lower": lower, "upper": upper}

    @classmethod
    def said(cls, element: object) -> dict[str, object]:
        """The stiffness, and the two lengths."""
        k, lower, upper = own(element, "stiffness", "lower", "upper").values()
        return {"stiffness": k, "slack": (lower, upper)}


class FrameSpring(BetweenFrames):
    """[springs.NAME] between two frames: spatial; K_t [N/m], K_r [N·m/rad], K_c [N]."""

    makes = SpatialSpring
    units: ClassVar[sections.Units] = {"translational": "N/m", "rotational": "N*m/rad", "coupling": "N"}


class PointDamper(Between):
    """[dampers.NAME] between two points: force c ℓ̇, takes c ℓ̇²; c [N·s/m]."""

    makes = forces.LinearDamper
    units: ClassVar[sections.Units] = {"damping": "N*s/m"}

    damping: quantities.NotNegative


class FrameDamper(BetweenFrames):
    """[dampers.NAME] between two frames: spatial; D_t [N·s/m], D_r [N·m·s/rad], D_c [N·s]."""

    makes = SpatialDamper
    units: ClassVar[sections.Units] = {"translational": "N*s/m", "rotational": "N*m*s/rad", "coupling": "N*s"}


class PairDamper(OnPair):
    """[dampers.NAME] on a freedom of a pair: effort c q̇, takes c q̇²; c [N·m·s/rad] or [N·s/m]."""

    makes = forces.JointDamper
    units: ClassVar[sections.Units] = {"damping": "effort*s/stretch"}

    damping: quantities.NotNegative


class TendonDamper(OnTendon):
    """[dampers.NAME] along a tendon: tension c ℓ̇, takes c ℓ̇²; c [N·s/m]."""

    makes = StretchDamper
    units: ClassVar[sections.Units] = {"damping": "effort*s/stretch"}

    damping: quantities.NotNegative


class Pushed(ElementTable):
    """What acts on a body along a direction, which keeps its place in the world or turns with the body."""

    body: str
    direction: quantities.Direction
    magnitude: quantities.SourceSignal
    frame: Annotated[Literal["world", "body"], sections.ChosenText("frame", "frames")] = "world"

    def placed(self, at: Site) -> dict[str, object]:
        """The body, the direction, and whether that turns with it."""
        return {"body": at.moving(self.body), "direction": self.direction, "follows": self.frame == "body"}

    @classmethod
    def place_of(cls, element: object, along: Along) -> dict[str, object]:
        """The body, the direction, and the frame that it is in."""
        found = own(element, "body", "direction")
        found["direction"] = direction(np.asarray(found["direction"], dtype=float))
        if "body_point" in cls.model_fields:
            found["body_point"] = own(element, "point")["point"]
        return found

    @classmethod
    def said(cls, element: object) -> dict[str, object]:
        """How large it is, and whether it turns with the body."""
        signal, follows = own(element, "signal", "follows").values()
        return {"magnitude": signal, "frame": "body" if follows else "world"}


class BodyForce(Pushed):
    """[forces.NAME] [N] through a point of a body, given in the world at assembly or in body coordinates."""

    makes = forces.PointForce
    units: ClassVar[sections.Units] = {"magnitude": "N", "point": "m", "body_point": "m"}
    either = ("point", "body_point")

    point: quantities.Vector | None = None
    body_point: quantities.Vector | None = None

    def placed(self, at: Site) -> dict[str, object]:
        """The point, too."""
        found = super().placed(at)
        return {**found, "point": at.inside(self.body, self.point) if self.point else self.body_point}


class BodyCouple(Pushed):
    """[torques.NAME] [N·m] on a body."""

    makes = forces.BodyTorque
    units: ClassVar[sections.Units] = {"magnitude": "N*m"}


class PairEffort(OnPair):
    """[forces.NAME] [N] or [torques.NAME] [N·m] on a freedom of a pair: acts on the successor, reacts on the other."""

    makes = forces.JointEffort
    units: ClassVar[sections.Units] = {"magnitude": "effort"}

    magnitude: quantities.SourceSignal

    def placed(self, at: Site) -> dict[str, object]:
        """The freedom, which takes forces if it slides and torques if it turns."""
        on, pair = self.stretch(at), at.pairs[self.pair]
        wanted = "torques" if on.unit(at.pairs) == "rad" else "forces"
        if at.section != wanted:
            label = pair.freedoms[on.number]
            raise at.fault(f"the freedom {label!r} of pair {self.pair!r} takes {wanted}; write [{wanted}.{at.name}]")
        return super().placed(at)
