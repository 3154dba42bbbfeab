"""Contacts: a point of the successor that stays on a surface of the predecessor, and bodies that roll on a plane.

A contact carries no coordinates: it always closes a loop. Conditions on the pose, Φ(X_PS) = 0, are those of any closing
pair; rolling adds conditions on the velocity alone, ⟨W(X), V⟩ = 0, which no Φ has as its rate (non-holonomic): W are
unit forces at the place of contact. The predecessor's frame is where the surface is drawn, z being its normal there.

    point_on_plane      z = 0                            skate_on_plane   a point on the plane, no motion across its x
    point_on_sphere     z + |p|²/2r = 0                  ball_on_plane    centre at height r, no slip below it
    point_on_cylinder   z + (y² + z²)/2r = 0             disk_on_plane    lowest point of its rim on the plane, no slip
    point_on_surface    f(x, y, z) = 0                   convex_on_plane  z = h(n), any convex body, no slip below it

ball_on_surface, plate_on_surface and sliding_surface are on any f = 0: `joints.contact`.

r > 0 where the surface is convex from outside, the side that z points to; r < 0 inside a bowl or a tube.
Laws: the closures' laws (joints/closures.py); contact forces of rolling do no work, tests/joints/test_contacts.py.
Source: formulas.md §8 (pairs); Bloch 2003, Nonholonomic Mechanics and Control, §1.4–1.7.
Units: places, radii and f of lengths [m].
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import ClassVar, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Wrench
from poinsot.joints.contact import BallOnSurface, ContactPair, PlateOnSurface, RollingConvex, SlidingSurface
from poinsot.namespaces import former_names
from poinsot.records import dataclass

_X, _Y, _Z = np.eye(3)
_EITHER_SIGN = "it must not be zero: positive outside, negative inside"
_ABOVE_ZERO = "it must be above zero"


@dataclass(frozen=True)
class PointOnSurface(ContactPair):
    """The origin of the successor's frame stays on a surface of the predecessor: f(p) = 0.

    radius   of a sphere or cylinder [m], not zero, of either sign
    formula  f in x, y, z [m] and the names of ``numbers``; zero on the surface, with a gradient there; best a length,
             so that the gap that assembly reports is one
    """

    kind: str = "point_on_surface"
    radius: float = 0.0
    formula: str = ""
    numbers: tuple[tuple[str, float], ...] = ()
    freedoms: tuple[str, ...] = ("slide_x", "slide_y", "wx", "wy", "wz")

    def closure(self, X: Displacement) -> list[Scalar]:
        """f(p) (1,)."""
        x, y, z = X.translation
        return [evaluate(self.formula, {**dict(self.numbers), "x": x, "y": y, "z": z})]

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ("x_axis",)
    """Where the x-axis of a formula is, too."""

    def rolling(self, X: Displacement) -> list[Wrench]:
        """None: it slides."""
        return []


@final
@dataclass(frozen=True)
class PointOnPlane(PointOnSurface):
    """z = 0."""

    kind: str = "point_on_plane"

    def closure(self, X: Displacement) -> list[Scalar]:
        """z (1,)."""
        return [X.translation[2]]

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ()
    """A point and the normal."""


@final
@dataclass(frozen=True)
class PointOnSphere(PointOnSurface):
    """z + |p|²/2r = 0."""

    kind: str = "point_on_sphere"

    def fault(self) -> str | None:
        """A radius of zero."""
        return None if self.radius else _EITHER_SIGN

    def closure(self, X: Displacement) -> list[Scalar]:
        """z + |p|²/2r (1,)."""
        x, y, z = X.translation
        return [z + (x * x + y * y + z * z) * (0.5 / self.radius)]

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal"), ()
    """A point and the normal."""


@final
@dataclass(frozen=True)
class PointOnCylinder(PointOnSurface):
    """z + (y² + z²)/2r = 0: the axis is along x."""

    kind: str = "point_on_cylinder"

    def fault(self) -> str | None:
        """A radius of zero."""
        return None if self.radius else _EITHER_SIGN

    def closure(self, X: Displacement) -> list[Scalar]:
        """z + (y² + z²)/2r (1,)."""
        _, y, z = X.translation
        return [z + (y * y + z * z) * (0.5 / self.radius)]

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal", "x_axis"), ()
    """The axis, too."""


@final
@dataclass(frozen=True)
class Skate(ContactPair):
    """A knife edge: a point of the successor stays on the plane and moves along the successor's x-axis alone."""

    kind: str = "skate_on_plane"
    freedoms: tuple[str, ...] = ("forward", "wx", "wy", "wz")

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal", "x_axis"), ()
    """The edge lies along x."""

    def closure(self, X: Displacement) -> list[Scalar]:
        """The height of the point (1,)."""
        return [X.translation[2]]

    def rolling(self, X: Displacement) -> list[Wrench]:
        """The force across the edge, in the plane; it vanishes only when the edge stands upright."""
        R = X.rotation
        return [Wrench.at(X.translation, array([-R[1, 0], R[0, 0], 0.0]))]


@final
@dataclass(frozen=True)
class RollingBall(ContactPair):
    """A ball about the successor's origin rolls on the plane, and may turn about the normal; radius [m] > 0."""

    radius: float
    kind: str = "ball_on_plane"
    freedoms: tuple[str, ...] = ("wx", "wy", "wz")

    def fault(self) -> str | None:
        """A radius that is not above zero."""
        return None if self.radius > 0 else _ABOVE_ZERO

    def drawn(self, R: Array | None) -> Displacement:
        """The centre is above the point where it touches."""
        return Displacement.translating([0.0, 0.0, self.radius])

    def closure(self, X: Displacement) -> list[Scalar]:
        """The height of the centre above that of a ball at rest (1,)."""
        return [X.translation[2] - self.radius]

    def rolling(self, X: Displacement) -> list[Wrench]:
        """Forces along x and y at the lowest point."""
        lowest = X.translation - _Z * self.radius
        return [Wrench.at(lowest, _X), Wrench.at(lowest, _Y)]


@final
@dataclass(frozen=True)
class RollingDisk(ContactPair):
    """The rim of a thin disk about the successor's z-axis rolls on the plane; radius [m] > 0.

    It may lean and turn. When it lies flat the lowest point is not one: Φ then has no derivative, and results are NaN.
    """

    radius: float
    kind: str = "disk_on_plane"
    freedoms: tuple[str, ...] = ("roll", "lean", "turn")

    def fault(self) -> str | None:
        """A radius that is not above zero."""
        return None if self.radius > 0 else _ABOVE_ZERO

    placed_by: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ("point", "normal", "axis"), ()
    """The disk's own axis too."""

    def drawn(self, R: Array | None) -> Displacement:
        """The successor's z-axis is the disk's, and the rim touches at the point."""
        if R is None:
            return Displacement.identity()
        upwards = _Z - R[:, 2] * R[2, 2]
        return Displacement(R, upwards * (self.radius / np.linalg.norm(upwards)))

    def closure(self, X: Displacement) -> list[Scalar]:
        """The height of the lowest point (1,)."""
        return [X.translation[2] - self._slope(X) * self.radius]

    def rolling(self, X: Displacement) -> list[Wrench]:
        """Forces along x and y at the lowest point: the centre − r (e_z − a_z a)/|e_z − a_z a|, a the disk's axis."""
        a = X.rotation[:, 2]
        lowest = X.translation - (_Z - a * a[2]) * self.radius / self._slope(X)
        return [Wrench.at(lowest, _X), Wrench.at(lowest, _Y)]

    def _slope(self, X: Displacement) -> Scalar:
        """|e_z − a_z a|: the sine of the angle between the axis and the normal."""
        return sqrt(X.rotation[0, 2] * X.rotation[0, 2] + X.rotation[1, 2] * X.rotation[1, 2])


def point_on_plane() -> ContactPair:
    """A point slides on a plane."""
    return PointOnPlane()


def point_on_sphere(radius: float) -> ContactPair:
    """A point slides on a sphere."""
    return PointOnSphere(radius=radius)


def point_on_cylinder(radius: float) -> ContactPair:
    """A point slides on a cylinder."""
    return PointOnCylinder(radius=radius)


def point_on_surface(formula: str, numbers: tuple[tuple[str, float], ...] = ()) -> ContactPair:
    """A point slides on the surface f = 0."""
    return PointOnSurface(formula=formula, numbers=numbers)


def skate_on_plane() -> ContactPair:
    """A knife edge on a plane."""
    return Skate()


def ball_on_plane(radius: float) -> ContactPair:
    """A ball rolls on a plane."""
    return RollingBall(radius)


def disk_on_plane(radius: float) -> ContactPair:
    """A disk rolls on a plane."""
    return RollingDisk(radius)


def convex_on_plane(support: str, numbers: tuple[tuple[str, float], ...] = ()) -> ContactPair:
    """A convex body with the support function h(n) rolls on a plane; see :class:`RollingConvex`."""
    return RollingConvex(support, numbers)


def ball_on_surface(radius: float, formula: str, numbers: tuple[tuple[str, float], ...] = ()) -> ContactPair:
    """A ball rolls on the surface f = 0, on the side where f > 0."""
    return BallOnSurface(radius, formula, numbers)


def plate_on_surface(formula: str, numbers: tuple[tuple[str, float], ...] = ()) -> ContactPair:
    """A plate slides on the surface f = 0 and lies flat on it where it touches."""
    return PlateOnSurface(formula, numbers)


def sliding_surface(formula: str, numbers: tuple[tuple[str, float], ...] = ()) -> ContactPair:
    """A body slides on the surface f = 0 and turns about its normal alone."""
    return SlidingSurface(formula, numbers)


CONTACTS: dict[str, Callable[..., ContactPair]] = {
    make.__name__: make
    for make in (
        point_on_plane, point_on_sphere, point_on_cylinder, point_on_surface, skate_on_plane, ball_on_plane,
        disk_on_plane, convex_on_plane, ball_on_surface, plate_on_surface, sliding_surface,
    )
}  # fmt: skip
"""The kinds of contacts; those of spheres, cylinders, balls and disks have a radius."""
WITH_RADIUS = tuple(kind for kind, make in CONTACTS.items() if "radius" in inspect.signature(make).parameters)


def contact_of_kind(
    kind: str, radius: float | None = None, formula: str | None = None, numbers: Mapping[str, float] | None = None
) -> ContactPair:
    """The contact called ``kind``, with the radius [m] or the formula that it takes. ModelError otherwise.

    radius  not zero; of a ball or a disk above zero. formula: of a surface, or the support function of what is convex,
            in x, y, z and the names of numbers
    """
    if kind not in CONTACTS:
        raise ModelError(f"unknown kind of contact {kind!r}; the kinds are {', '.join(CONTACTS)}")
    takes = inspect.signature(CONTACTS[kind]).parameters
    if ("radius" in takes) != (radius is not None):
        raise ModelError(f"a {kind} pair {'needs a' if 'radius' in takes else 'has no'} radius [m]")
    if bool({"formula", "support"} & {*takes}) != (formula is not None):
        has = "has no formula" if formula is not None else "needs a formula in x, y and z"
        raise ModelError(f"a {kind} pair {has}")
    given = {"radius": radius, "formula": formula, "support": formula, "numbers": tuple((numbers or {}).items())}
    contact = CONTACTS[kind](**{name: given[name] for name in takes})
    if why := contact.fault():
        raise ModelError(
            f"the support of a {kind} pair {why}"
            if radius is None
            else f"the radius of a {kind} pair is {radius:g} m; {why}"
        )
    return contact


__getattr__ = former_names(__name__)
