"""What overlays are made of, in world coordinates, and the state that they are asked about."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.errors import ModelError, nearest, printable
from poinsot.geometry.motor_fields import value_at
from poinsot.geometry.motors import SixVector, Twist
from poinsot.multibody.model import GROUND
from poinsot.records import NamedTuple, dataclass
from poinsot.views.mechanism_pictures import PlacedJoint, placed_joints
from poinsot.views.scene.sticks import size_of
from poinsot.views.scene.surfaces import DrawnSurface

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


LONGEST = 0.25  # of arrows and bars, beside the mechanism
AT_REST = 1e-9  # what is smaller beside the greatest is nothing
_GRID = (-0.15, 0.0, 0.15)  # of a field, beside the mechanism


@dataclass(frozen=True, eq=False)
class Polyline:
    """Straight lines through points (n, 3) [m], of a colour "#rrggbb"; dashed: to be told from the others."""

    points: Floats
    colour: str
    dashed: bool = False


@dataclass(frozen=True, eq=False)
class OverlayArrow:
    """From tail to tip (3,) [m]; double: with two heads, for what turns."""

    tail: Floats
    tip: Floats
    colour: str
    double: bool = False


@dataclass(frozen=True, eq=False)
class Label:
    """A text at a point (3,) [m]."""

    point: Floats
    text: str
    colour: str


@dataclass(frozen=True, eq=False)
class Overlay:
    """The drawing over a mechanism at one state. legend: the drawn quantities with the scales, in one sentence."""

    legend: str
    lines: tuple[Polyline, ...] = ()
    arrows: tuple[OverlayArrow, ...] = ()
    labels: tuple[Label, ...] = ()
    surfaces: tuple[DrawnSurface, ...] = ()


class ContactMarks(NamedTuple):
    """The contacts of a run at a moment: names, points, normals and forces (nc, 3) in the world, gaps (nc,)."""

    names: tuple[str, ...]
    points: Floats
    normals: Floats
    forces: Floats
    gaps: Floats


@dataclass(frozen=True, eq=False)
class RunContacts:
    """The contacts of a run: names, times (nt,), and points, normals, forces (nt, nc, 3), gaps (nt, nc).

    A run has `contact_point`, `contact_normal` (from the first body to the second), `contact_force` (on the second
    body), each (time, contact, 3) in the world, and `contact_gap` (time, contact).
    """

    names: tuple[str, ...]
    times: Floats
    points: Floats
    normals: Floats
    forces: Floats
    gaps: Floats

    @classmethod
    def of(cls, run: Any, prefix: str = "") -> RunContacts | None:
        """The contacts of a dataset, of the mechanism with variables that begin with the prefix; None without them."""
        wanted = [f"{prefix}contact_{what}" for what in ("point", "normal", "force", "gap")]
        if any(name not in getattr(run, "variables", ()) for name in wanted):
            return None
        p, n, f, g = (np.asarray(run[name].values, dtype=float) for name in wanted)
        dimension = run[wanted[3]].dims[-1]
        names = run[dimension].values if dimension in run.coords else range(g.shape[1])
        times = np.asarray(run["time"].values, dtype=float)
        if p.shape != (len(times), g.shape[1], 3) or n.shape != p.shape or f.shape != p.shape:
            raise ModelError(f"the contacts of this run have shapes that don't fit: {p.shape}, {f.shape}, {g.shape}")
        return cls(tuple(str(name) for name in names), times, p, n, f, g)

    def at(self, t: float) -> ContactMarks:
        """As they were at the last sample before a time: forces jump, so there is nothing between samples."""
        # the frame of a sample shows that sample, however its time was rounded
        k = int(np.clip(np.searchsorted(self.times, t * (1 + 1e-15), side="right") - 1, 0, len(self.times) - 1))
        return ContactMarks(self.names, self.points[k], self.normals[k], self.forces[k], self.gaps[k])


class OverlayState:
    """A mechanism at q, moving with v under the efforts τ; what overlays ask of it is worked out once.

    size   [m], beside which everything is drawn: the mechanism's own as its file has it, the same at every state
    t      [s], for sources whose value varies with time
    touching  the contacts of a run at that time, None where it has none
    """

    def __init__(
        self,
        mechanism: Mechanism,
        q: ArrayLike,
        v: ArrayLike | None = None,
        tau: ArrayLike | None = None,
        t: float = 0.0,
        size: float | None = None,
        touching: ContactMarks | None = None,
    ) -> None:
        nv = mechanism.nv
        self.mechanism, self.t, self.touching = mechanism, t, touching
        self.q = np.asarray(q, dtype=float)
        self.v = np.zeros(nv) if v is None else np.asarray(v, dtype=float)
        self.tau = np.zeros(nv) if tau is None else np.asarray(tau, dtype=float)
        if self.q.shape != (mechanism.nq,) or self.v.shape != (nv,) or self.tau.shape != (nv,):
            raise ModelError(
                f"a state of {mechanism.name!r} has q of {mechanism.nq} and v and tau of {nv} numbers each; got "
                f"{self.q.shape}, {self.v.shape} and {self.tau.shape}"
            )
        self.size = size_at_assembly(mechanism) if size is None else size

    @cached_property
    def poses(self) -> Floats:
        """X_WB (nb, 4, 4)."""
        return np.asarray(self.mechanism.poses(self.q))

    @cached_property
    def _centres(self) -> Floats:
        """The mass centres of all bodies (nb, 3), in their frames."""
        bodies = self.mechanism.tree.model.bodies
        return np.array([np.asarray(body.inertia.centre, dtype=float) for body in bodies]).reshape(-1, 3)

    @cached_property
    def _twists(self) -> Floats:
        return np.asarray(self.mechanism.twists(self.q, self.v))

    @cached_property
    def _placed(self) -> tuple[list[PlacedJoint], dict[str, Floats]]:
        return placed_joints(self.mechanism, self.q)

    @property
    def joints(self) -> dict[str, PlacedJoint]:
        """The joints where they are, by name."""
        return {joint.name: joint for joint in self._placed[0]}

    def joint(self, name: str) -> PlacedJoint:
        """A joint where it is; ModelError for one that is not there."""
        joints = self.joints
        if name not in joints:
            raise ModelError(f"mechanism {self.mechanism.name!r} has no joint {name!r}{nearest(name, joints)}")
        return joints[name]

    def index(self, body: str) -> int:
        """The place of a body in ``body_names``; −1 of the ground. ModelError for one that is not there."""
        if body == GROUND:
            return -1
        names = self.mechanism.body_names
        if body not in names:
            raise ModelError(f"mechanism {self.mechanism.name!r} has no body {body!r}{nearest(body, names)}")
        return names.index(body)

    def twist(self, body: str, relative_to: str = GROUND) -> Twist:
        """The twist of a body relative to another, in the world."""
        rows = [np.zeros(6) if k < 0 else self._twists[k] for k in (self.index(body), self.index(relative_to))]
        return Twist.of(rows[0] - rows[1])

    def centre(self, body: str) -> Floats:
        """The mass centre of a body (3,), in the world; of the ground the origin."""
        k = self.index(body)
        if k < 0:
            return np.zeros(3)
        X = self.poses[k]
        return np.asarray(X[:3, :3] @ self._centres[k] + X[:3, 3])

    @cached_property
    def fastest(self) -> float:
        """The greatest speed [m/s] of mass centres and, beside the size, of turning: much slower bodies count as
        resting."""
        w, v = self._twists[:, :3], self._twists[:, 3:]
        p = np.einsum("kij,kj->ki", self.poses[:, :3, :3], self._centres) + self.poses[:, :3, 3]
        speeds = np.linalg.norm(v + np.cross(w, p), axis=1), self.size * np.linalg.norm(w, axis=1)
        return float(np.max(speeds, initial=0.0))

    def speed(self, V: Twist, body: str) -> float:
        """How fast a twist moves a body: its mass centre, or a point as far from there as the mechanism is large."""
        there = np.linalg.norm(np.asarray(V.at(self.centre(body)), dtype=float))
        return float(max(there, self.size * np.linalg.norm(np.asarray(V.angular, dtype=float))))


def size_at_assembly(mechanism: Mechanism) -> float:
    """The extent [m] of a mechanism as its file has it."""
    return size_of(*placed_joints(mechanism, mechanism.neutral()), mechanism)


def nice(x: float) -> float:
    """The greatest of 1, 2, 5 times a power of ten that is at most x > 0: for scales that people read."""
    power = 10.0 ** math.floor(math.log10(x))
    # powers of ten stay whole
    digit = max(d for d in (1.0, 2.0, 5.0) if d <= x / power * (1 + 1e-12)) if x / power >= 1.0 else 1.0
    return float(f"{digit * power:.0e}")


def scale_for(greatest: float, length: float) -> float:
    """A nice number of metres a unit, so that the greatest value is drawn at most ``length`` [m] long."""
    return nice(length / greatest) if greatest > 0.0 and math.isfinite(length / greatest) else 1.0


def length_in_words(x: float) -> str:
    """2 mm, 50 m, 1e+05 km."""
    for unit, name in ((1e3, "km"), (1.0, "m"), (1e-3, "mm"), (1e-6, "µm")):
        if x >= unit:
            return f"{x / unit:.3g} {name}"
    return f"{x / 1e-9:.3g} nm"


class Drawn:
    """An overlay: its choices. name: what it is called on the command line and in the viewer's list."""

    name: ClassVar[str] = ""

    def at(self, state: OverlayState) -> Overlay:
        """The drawing at a state."""
        raise TypeError(f"{type(self).__name__} says nothing")

    def longest(self, state: OverlayState) -> dict[str, float]:
        """By the name of each scale, the greatest value that is drawn with it."""
        return {}


class FieldOf(Drawn):
    """A field about points: an arrow a point, of one scale [m per unit]."""

    scale: float | None
    words: ClassVar[str]
    colour: ClassVar[str]
    double: ClassVar[bool] = False

    def _values(self, state: OverlayState) -> tuple[Floats, Floats, str]:
        """Points (n, 3), values (n, 3), and the name of the field's owner."""
        raise TypeError(f"{type(self).__name__} has no values")

    def longest(self, state: OverlayState) -> dict[str, float]:
        """The greatest value."""
        return {"scale": float(np.linalg.norm(self._values(state)[1], axis=1).max(initial=0.0))}

    def at(self, state: OverlayState) -> Overlay:
        """An arrow a point, where it has a finite length that is not zero."""
        P, values, name = self._values(state)
        scale = chosen_scale(self.scale, self.longest(state)["scale"], state)
        along = scale * values
        drawn = np.isfinite(along).all(axis=1) & along.any(axis=1)
        arrows = (OverlayArrow(p, p + a, self.colour, self.double) for p, a in zip(P[drawn], along[drawn], strict=True))
        return Overlay(printable(f"{self.words.format(name)} = {length_in_words(scale)}."), arrows=tuple(arrows))


def chosen_scale(given: float | None, greatest: float, state: OverlayState) -> float:
    """The scale given, else a nice one."""
    return scale_for(greatest, LONGEST * state.size) if given is None else given


def field_of(M: SixVector, points: Floats) -> Floats:
    """The values (n, 3) of a motor's field at points (n, 3)."""
    return np.array([np.asarray(value_at(M, p), dtype=float) for p in points]).reshape(-1, 3)


def grid_about(point: Floats, size: float, R: Floats | None = None) -> Floats:
    """Points (27, 3) of a grid about a point, turned by R."""
    cells = size * np.array(list(product(_GRID, repeat=3)))
    return np.asarray(point + (cells if R is None else cells @ R.T))
