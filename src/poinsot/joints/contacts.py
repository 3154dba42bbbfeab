"""Contacts: a point of the successor that stays on a surface of the predecessor, and bodies that roll on a plane.

A contact carries no coordinates: it always closes a loop. Conditions on the pose, Φ(X_PS) = 0, are those of any closing
pair; rolling adds conditions on the velocity alone, ⟨W(X), V⟩ = 0, which no Φ has as its rate (non-holonomic): W are
unit forces at the place of contact. The predecessor's frame is where the surface is drawn, z being its normal there.

    point_on_plane      z = 0                            skate_on_plane   a point on the plane, no motion across its x
    point_on_sphere     z + |p|²/2r = 0                  ball_on_plane    centre at height r, no slip below it
    point_on_cylinder   z + (y² + z²)/2r = 0             disk_on_plane    lowest point of its rim on the plane, no slip
    point_on_surface    f(x, y, z) = 0

r > 0 where the surface is convex from outside, the side that z points to; r < 0 inside a bowl or a tube.
Laws: the closures' laws (joints/closures.py); contact forces of rolling do no work, tests/joints/test_contacts.py.
Source: formulas.md §8 (pairs); Bloch 2003, Nonholonomic Mechanics and Control, §1.4–1.7.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn, final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.joints.pair import Pair, Symbol
from poinsot.signals.signal import evaluate

_X, _Y, _Z = np.eye(3)


class Contact(Pair):
    """What all contacts share: conditions, freedoms of velocity, and no coordinates."""

    kind: str
    freedoms: tuple[str, ...]
    coordinates: tuple[str, ...] = ()

    @abstractmethod
    def rolling(self, X: Displacement) -> list[Wrench]:
        """W(X_PS), in predecessor coordinates: the conditions ⟨W, V⟩ = 0 on the velocity alone."""

    @property
    def carries_coordinates(self) -> bool:
        """It does not."""
        return False

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """A point of the surface and the normal there."""
        return ("point", "normal"), ()

    @property
    def symbol(self) -> Symbol:
        """A plate."""
        return "plate"

    def displacement(self, q: Array) -> Displacement:
        """ModelError: it has no coordinates, as all of the following say."""
        self._refuse()

    def freedom_twists(self, q: Array) -> list[Twist]:
        """ModelError."""
        self._refuse()

    def apparent_rate(self, q: Array, v: Array) -> Acceleration:
        """ModelError."""
        self._refuse()

    def integrate(self, q: Array, dv: Array) -> Array:
        """ModelError."""
        self._refuse()

    def difference(self, q0: Array, q1: Array) -> Array:
        """ModelError."""
        self._refuse()

    def chart(self, q: Array, xi: Array) -> Array:
        """ModelError."""
        self._refuse()

    def chart_rate(self, xi: Array, v: Array) -> Array:
        """ModelError."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise ModelError(f"a {self.kind} pair carries no coordinates: it closes a loop, always")


@final
@dataclass(frozen=True)
class PointOnSurface(Contact):
    """The origin of the successor's frame stays on a surface of the predecessor.

    kind     point_on_plane, point_on_sphere, point_on_cylinder (its axis along x) or point_on_surface
    radius   of a sphere or cylinder [m], not zero, of either sign
    formula  of point_on_surface: f in x, y, z [m] and the names of ``numbers``; zero on the surface, with a gradient
             there; best a length, so that the gap that assembly reports is one
    """

    kind: str
    radius: float = 0.0
    formula: str = ""
    numbers: tuple[tuple[str, float], ...] = ()
    freedoms: tuple[str, ...] = ("slide_x", "slide_y", "wx", "wy", "wz")

    def closure(self, X: Displacement) -> list[Scalar]:
        """f(p) (1,)."""
        x, y, z = X.translation
        if self.kind == "point_on_plane":
            return [z]
        if self.kind == "point_on_sphere":
            return [z + (x * x + y * y + z * z) * (0.5 / self.radius)]
        if self.kind == "point_on_cylinder":
            return [z + (y * y + z * z) * (0.5 / self.radius)]
        return [evaluate(self.formula, {**dict(self.numbers), "x": x, "y": y, "z": z})]

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The axis of a cylinder too, and where the x-axis of a formula is."""
        if self.kind == "point_on_cylinder":
            return ("point", "normal", "x_axis"), ()
        return ("point", "normal"), ("x_axis",) if self.kind == "point_on_surface" else ()

    def rolling(self, X: Displacement) -> list[Wrench]:
        """None: it slides."""
        return []


@final
@dataclass(frozen=True)
class Skate(Contact):
    """A knife edge: a point of the successor stays on the plane and moves along the successor's x-axis alone."""

    kind: str = "skate_on_plane"
    freedoms: tuple[str, ...] = ("forward", "wx", "wy", "wz")

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The edge lies along x."""
        return ("point", "normal", "x_axis"), ()

    def closure(self, X: Displacement) -> list[Scalar]:
        """The height of the point (1,)."""
        return [X.translation[2]]

    def rolling(self, X: Displacement) -> list[Wrench]:
        """The force across the edge, in the plane; it vanishes only when the edge stands upright."""
        R = X.rotation
        return [Wrench.at(X.translation, array([-R[1, 0], R[0, 0], 0.0]))]


@final
@dataclass(frozen=True)
class RollingBall(Contact):
    """A ball about the successor's origin rolls on the plane, and may turn about the normal; radius [m] > 0."""

    radius: float
    kind: str = "ball_on_plane"
    freedoms: tuple[str, ...] = ("wx", "wy", "wz")

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
class RollingDisk(Contact):
    """The rim of a thin disk about the successor's z-axis rolls on the plane; radius [m] > 0.

    It may lean and turn. When it lies flat the lowest point is not one: Φ then has no derivative, and results are NaN.
    """

    radius: float
    kind: str = "disk_on_plane"
    freedoms: tuple[str, ...] = ("roll", "lean", "turn")

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The disk's own axis too."""
        return ("point", "normal", "axis"), ()

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


WITH_RADIUS = ("point_on_sphere", "point_on_cylinder", "ball_on_plane", "disk_on_plane")
CONTACTS = ("point_on_plane", *WITH_RADIUS[:2], "point_on_surface", "skate_on_plane", *WITH_RADIUS[2:])
"""The kinds of contacts; those of spheres, cylinders, balls and disks have a radius."""


def contact_of_kind(
    kind: str, radius: float | None = None, formula: str | None = None, numbers: Mapping[str, float] | None = None
) -> Contact:
    """The contact called ``kind``, with the radius [m] or the formula of a surface that it takes. ModelError otherwise.

    radius  not zero; of a ball or a disk above zero. formula: of point_on_surface, in x, y, z and the names of numbers
    """
    if kind not in CONTACTS:
        raise ModelError(f"unknown kind of contact {kind!r}; the kinds are {', '.join(CONTACTS)}")
    if (kind in WITH_RADIUS) != (radius is not None):
        raise ModelError(f"a {kind} pair {'needs a' if kind in WITH_RADIUS else 'has no'} radius [m]")
    if (kind == "point_on_surface") != (formula is not None):
        lacks = "needs a formula in x, y and z" if kind == "point_on_surface" else "has no formula"
        raise ModelError(f"a {kind} pair {lacks}")
    if radius is not None and (radius == 0.0 or (radius < 0.0 and kind in ("ball_on_plane", "disk_on_plane"))):
        raise ModelError(f"the radius of a {kind} pair is {radius:g} m; {_radius(kind)}")
    match kind:
        case "skate_on_plane":
            return Skate()
        case "ball_on_plane":
            return RollingBall(radius or 0.0)
        case "disk_on_plane":
            return RollingDisk(radius or 0.0)
    return PointOnSurface(kind, radius or 0.0, formula or "", tuple((numbers or {}).items()))


def contact_keys(kind: str) -> tuple[str, ...]:
    """What a contact needs to be made: a radius, a surface, or nothing."""
    return ("radius",) * (kind in WITH_RADIUS) + ("surface",) * (kind == "point_on_surface")


def some_contact(kind: str) -> Contact:
    """Some contact of a kind, to be asked what all of its kind have in common."""
    needed = contact_keys(kind)
    return contact_of_kind(kind, 1.0 if "radius" in needed else None, "z" if "surface" in needed else None)


def _radius(kind: str) -> str:
    if kind in ("ball_on_plane", "disk_on_plane"):
        return "it must be above zero"
    return "it must not be zero: positive outside, negative inside"
