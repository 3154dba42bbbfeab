"""What force elements act along: lengths, coordinates of joints, displacements and directions, each with its rate.

A stretch s has a rate ṡ = ⟨W_b, V_b⟩ + ⟨W_a, V_a⟩ for unit wrenches W at its two ends (or ṡ = v). A tension
u along it then puts −u W on the bodies and takes the power u ṡ, so nothing is lost: ledgers close by construction. The
displacement between two frames is a stretch of six directions: its rate is a twist, its tension a wrench.

Stretches are data, as the elements and the ports of networks that act along them; what they ask of a moving mechanism
is :class:`Seen`. Law: the rate is d(value)/dt, tests/systems/test_new_element.py. Source: formulas.md §6, §8.
Units: s [m] or [rad], ṡ per second, tensions [N] or [N·m], powers [W].
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.errors import nearest
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench, pairing
from poinsot.geometry.vectors import cross, dot
from poinsot.joints.closures import moving_by
from poinsot.joints.pair import Pair, Unit
from poinsot.namespaces import former_names
from poinsot.records import NamedTuple, dataclass, field
from poinsot.showing import Typeable

Point = tuple[Scalar, Scalar, Scalar]


class Carried(NamedTuple):
    """A frame of a body: its link (−1: the ground), itself in that link, and the link in the world."""

    link: int
    X_L: Displacement
    X_WL: Displacement

    @property
    def X_W(self) -> Displacement:
        """The frame in the world."""
        return self.X_L if self.link < 0 else self.X_WL @ self.X_L

    @property
    def place(self) -> Array:
        """Its origin in the world."""
        p = self.X_L.translation
        return p if self.link < 0 else self.X_WL @ p


class Seen(Protocol):
    """A moving mechanism as stretches see it; see `multibody.applied.Motion`."""

    @property
    def V(self) -> list[Twist]:
        """The twist of every link, in it."""

    @property
    def v(self) -> Array:
        """The rates of the freedoms."""

    def carried(self, body: str, X_B: Displacement, *beside: str) -> Carried:
        """A frame given in a body, cleaned by the size of its part, the body and its neighbours."""

    def freedom(self, joint: str, k: int) -> Measured:
        """The coordinate of a freedom of a joint."""

    def coordinate(self, joint: str, k: int) -> Scalar | None:
        """Its value where the joint is in the tree and its rates are those of coordinates; None otherwise."""

    def direction(self, body: str, n: Point, follows: bool) -> tuple[int, Array]:
        """The link of a body, and in it a direction that is given in the world or, where it follows, in the body."""


class Sized(Protocol):
    """A mechanism that knows its sizes."""

    @property
    def pairs(self) -> Mapping[str, Pair]:
        """The pairs by joint."""

    def extent(self, *names: str) -> Scalar:
        """The size [m] of the part to which bodies or joints belong."""


class End(NamedTuple):
    """A unit wrench at an end of a stretch: its link, itself in it, and 1 at b, −1 at a."""

    link: int
    W: Wrench
    sign: float


@dataclass
class Measured:
    """A stretch of one number: its value (None where a freedom has no coordinate), its unit wrenches on links, and its
    weights of freedoms."""

    value: Any
    ends: list[End] = field(default_factory=list)
    efforts: list[tuple[int, float]] = field(default_factory=list)

    def rate(self, motion: Seen) -> Any:
        """d(value)/dt."""
        total: Scalar = 0.0
        for link, W, _ in self.ends:
            total = total + pairing(W, motion.V[link])
        for k, ratio in self.efforts:
            total = total + motion.v[k] * ratio
        return total

    def loads(self, tension: Any) -> Iterator[tuple[int, Wrench]]:
        """The wrenches −u W on links, in their coordinates."""
        for link, W, _ in self.ends:
            yield link, W * (-tension)

    def driving(self, tension: object, X_W: list[Displacement]) -> Wrench:
        """The wrench G that drives what acts along it, in the world: a feels G, b feels −G; 0 on a freedom."""
        if not self.ends:
            return Wrench.zero()
        link, W, sign = self.ends[-1]
        in_world: Wrench = X_W[link] @ (W * tension)
        return in_world if sign > 0 else -in_world


@dataclass
class Displaced(Measured):
    """A displacement X_EF between frames of two bodies; its rate is the twist of F relative to E, in E."""

    a: Carried | None = None
    b: Carried | None = None
    X_WE: Displacement = field(default_factory=Displacement.identity)

    def rate(self, motion: Seen) -> Twist:
        """The twist T."""
        V_a, V_b = (_twist(at, motion) for at in (self.a, self.b))
        return self.X_WE.pull(V_b - V_a)

    def loads(self, tension: Any) -> Iterator[tuple[int, Wrench]]:
        """G on a and −G on b, in their links; the ground left out."""
        G = self.X_WE @ tension
        for at, load in ((self.a, G), (self.b, -G)):
            if at is not None and at.link >= 0:
                yield at.link, at.X_WL.pull(load)

    def driving(self, tension: object, X_W: list[Displacement]) -> Wrench:
        """G in the world."""
        in_world: Wrench = self.X_WE @ tension
        return in_world


def gradient(energy: Callable[[Any], Scalar], s: object) -> Any:
    """The tension dE/ds of an energy of a stretch, by dual numbers; of a displacement the wrench G, dE/dt = ⟨G, T⟩."""
    if not isinstance(s, Displacement):
        return dual(energy(Dual(s, 1.0)))
    return Wrench.of(array([dual(energy(moving_by(s, Twist.of(e)))) for e in np.eye(6)]))


def power(tension: Any, rate: Any) -> Scalar:
    """u ṡ [W]; of a displacement ⟨G, T⟩."""
    return pairing(tension, rate) if isinstance(rate, Twist) else tension * rate


def _twist(at: Carried | None, motion: Seen) -> Twist:
    """The twist of a carried frame's body, in the world."""
    if at is None or at.link < 0:
        return Twist.zero()
    found: Twist = at.X_WL @ motion.V[at.link]
    return found


class Stretch(Typeable, ABC):
    """A stretch along which a force element or a port of a network acts. Subclasses are frozen dataclasses: values."""

    @property
    @abstractmethod
    def acts_on(self) -> tuple[str, ...]:
        """The names of its bodies, or of its joint."""

    @property
    def freedom(self) -> tuple[str, int] | None:
        """The joint and the number of its freedom, of a stretch that is one."""
        return None

    @property
    def between(self) -> tuple[str, str] | None:
        """The bodies a and b that it joins, where these alone tell how it moves."""
        return None

    @property
    def offset(self) -> float:
        """What its value is more than the sum of its pieces."""
        return 0.0

    @property
    def pieces(self) -> tuple[tuple[Scalar, Stretch], ...]:
        """The weighted stretches that add up to it, but for a constant: here itself."""
        return ((1.0, self),)

    @property
    def joints(self) -> tuple[str, ...]:
        """The joints with the freedoms that it acts on."""
        return (self.freedom[0],) if self.freedom else ()

    def has_value(self, pairs: Mapping[str, Pair]) -> bool:
        """Whether it has a value that a spring can bend, besides its rate. pairs: by joint."""
        return True

    def span(self, tree: Sized) -> Scalar:
        """What its value is measured by: 1 where it turns, else the size of the part that it belongs to [m]."""
        return 1.0 if self.unit(tree.pairs) == "rad" else tree.extent(*self.acts_on)

    @abstractmethod
    def measured(self, motion: Seen) -> Measured:
        """Its value and its unit wrenches."""

    def unit(self, pairs: Mapping[str, Pair]) -> Unit:
        """Of its value: "m", or "rad" where it turns. pairs: by joint."""
        return "m"

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """What contradicts itself, beside these bodies and these pairs of joints; to follow the element's name."""
        if self.between and self.between[0] == self.between[1]:
            yield f" joins body {self.between[0]!r} to itself; it needs two bodies"
        for body in self.acts_on:
            if body not in bodies:
                yield f" acts on body {body!r}, which does not exist{nearest(body, bodies)}"


class Joining(Stretch):
    """What joins two bodies: from a frame on body a to one on body b, in their coordinates."""

    if TYPE_CHECKING:

        @property
        def body_a(self) -> str:
            """Body a."""

        @property
        def body_b(self) -> str:
            """Body b."""

    @property
    @abstractmethod
    def frames(self) -> tuple[Displacement, Displacement]:
        """X_AE and X_BF."""

    @property
    def acts_on(self) -> tuple[str, ...]:
        """Both bodies."""
        return self.body_a, self.body_b

    @property
    def between(self) -> tuple[str, str]:
        """Both bodies."""
        return self.body_a, self.body_b

    def ends(self, motion: Seen) -> tuple[Carried, Carried]:
        """Its two frames as they are carried."""
        X_AE, X_BF = self.frames
        return motion.carried(self.body_a, X_AE, self.body_b), motion.carried(self.body_b, X_BF, self.body_a)

    def square(self, motion: Seen) -> Scalar:
        """|b − a|² [m²] of their origins: a polynomial of the entries of the poses."""
        a, b = self.ends(motion)
        d = b.place - a.place
        return dot(d, d)


@dataclass(frozen=True)
class BetweenPoints(Joining):
    """ℓ = |b − a| [m] between two points in body coordinates; the unit wrenches are forces along the line."""

    body_a: str
    point_a: Point
    body_b: str
    point_b: Point

    @property
    def frames(self) -> tuple[Displacement, Displacement]:
        """With the axes of their bodies."""
        return Displacement.translating(self.point_a), Displacement.translating(self.point_b)

    def measured(self, motion: Seen) -> Measured:
        """A unit force along a → b at b, its opposite at a."""
        a, b = self.ends(motion)
        d = b.place - a.place
        length = sqrt(dot(d, d))
        n = d / length
        found = []
        for at, sign in ((a, -1.0), (b, 1.0)):
            if at.link >= 0:
                force = (at.X_WL.rotation.T @ n) * sign
                found.append(End(at.link, Wrench(cross(at.X_L.translation, force), force), sign))
        return Measured(length, found)


@dataclass(frozen=True)
class OnFreedom(Stretch):
    """The coordinate of one freedom of a joint [rad or m]; of a joint that closes a loop it is measured between the two
    bodies. Where the freedom's rate is that of no coordinate it has no value, but a rate."""

    joint: str
    number: int = 0

    @property
    def acts_on(self) -> tuple[str, ...]:
        """The joint."""
        return (self.joint,)

    @property
    def freedom(self) -> tuple[str, int]:
        """The joint and the number."""
        return self.joint, self.number

    def has_value(self, pairs: Mapping[str, Pair]) -> bool:
        """Where rates are those of coordinates."""
        return len(pairs[self.joint].coordinates) == len(pairs[self.joint].freedoms)

    def measured(self, motion: Seen) -> Measured:
        """The measured value of the joint."""
        return motion.freedom(self.joint, self.number)

    def unit(self, pairs: Mapping[str, Pair]) -> Unit:
        """Of the freedom."""
        return pairs[self.joint].freedom_units[self.number]

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """A joint or a freedom that is not there, or has no coordinate."""
        if self.joint not in pairs:
            yield f" acts on joint {self.joint!r}, which does not exist{nearest(self.joint, pairs)}"
        elif not pairs[self.joint].carries_coordinates:
            yield f" acts on {self.joint!r}, a contact, which has no coordinate to act on"
        elif not 0 <= self.number < len(pairs[self.joint].freedoms):
            yield f" acts on freedom {self.number}, which the {pairs[self.joint].kind} joint {self.joint!r} lacks"


@dataclass(frozen=True)
class Apart(Joining):
    """The displacement X_EF between a frame E on body a and a frame F on body b: a twist as its rate, a wrench as its
    tension."""

    body_a: str
    X_AE: Displacement
    body_b: str
    X_BF: Displacement

    @property
    def frames(self) -> tuple[Displacement, Displacement]:
        """As given."""
        return self.X_AE, self.X_BF

    def measured(self, motion: Seen) -> Displaced:
        """X_EF."""
        a, b = self.ends(motion)
        X_WE = a.X_W
        return Displaced(X_WE.inverse() @ b.X_W, a=a, b=b, X_WE=X_WE)


@dataclass(frozen=True)
class Along(Stretch):
    """The way of a body along a direction: of one of its points [m], or else about it [rad].

    The direction is one of the world, or of the body where it follows. It has no value, only a rate.
    """

    body: str
    point: Point | None
    direction: Point
    follows: bool = False

    @property
    def acts_on(self) -> tuple[str, ...]:
        """The body."""
        return (self.body,)

    def has_value(self, pairs: Mapping[str, Pair]) -> bool:
        """None."""
        return False

    def unit(self, pairs: Mapping[str, Pair]) -> Unit:
        """A length, or an angle."""
        return "m" if self.point else "rad"

    def measured(self, motion: Seen) -> Measured:
        """A unit force through the point, or a unit couple."""
        link, n = motion.direction(self.body, self.direction, self.follows)
        if link < 0:
            return Measured(None)
        if self.point is None:
            return Measured(None, [End(link, Wrench(n, n * 0.0), 1.0)])
        r = motion.carried(self.body, Displacement.translating(self.point)).X_L.translation
        return Measured(None, [End(link, Wrench(cross(r, n), n), 1.0)])


__getattr__ = former_names(__name__)
