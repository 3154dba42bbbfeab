"""Round bodies over which a density is integrated: cylinders and tubes, cones and frusta, ellipsoids, capsules.

Each is the image of the unit cube, (u, v, w) ↦ x with its Jacobian |∂x/∂(u, v, w)|, of which w goes round the z-axis.
Law     the rules are the closed forms of geometry.mass_properties, tests/geometry/test_densities.py
Source  Stroud, Approximate Calculation of Multiple Integrals (1971), ch. 2: products of rules
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.scalars import Scalar, is_zero, number
from poinsot.errors import GeometryError
from poinsot.geometry.solids import Solid
from poinsot.geometry.tetrahedra import Integrand
from poinsot.geometry.vectors import floats, given, positive
from poinsot.records import dataclass

_MOST_PARTS = 100  # parts of a cube that are cut in eight


class Mapped(Solid):
    """The image of one unit cube or several, of which the third direction goes round the z-axis."""

    _turned = False  # whether the second direction is the cosine of the angle from the z-axis

    @abstractmethod
    def _images(self, u: Array) -> Sequence[tuple[Array, Array]]:
        """Places (n, 3) and Jacobians (n,) of u (n, 3), of every cube."""

    def rule(self, degree: int) -> tuple[Array, Array]:
        """Gauss–Legendre in the first two directions, equal steps around."""
        x, w = np.polynomial.legendre.leggauss((degree + 4) // 2)
        x, w, n = (x + 1.0) / 2.0, w / 2.0, degree + 1
        u = np.stack(np.meshgrid(x, x, np.arange(n) / n, indexing="ij"), axis=-1).reshape(-1, 3)
        share = np.einsum("i,j,k->ijk", w, w, np.full(n, 1.0 / n)).ravel()
        images = self._images(u)
        return np.concatenate([at for at, _ in images]), np.concatenate([J * share for _, J in images])

    def integral(self, f: Integrand, allowed: float) -> tuple[Floats, float]:
        """Gauss–Kronrod products on parts of the cubes, cut in eight where the error is largest."""
        from scipy.integrate import cubature

        def over_cube(u: Floats) -> Floats:
            if not self._turned:
                return sum(f(at) * J[:, None] for at, J in self._images(u))  # type: ignore[return-value]
            angle = math.pi * u[:, 1]  # smooth at the poles, where the cosine is not
            v = np.column_stack([u[:, 0], (1.0 - np.cos(angle)) / 2.0, u[:, 2]])
            share = (np.sin(angle) * (math.pi / 2.0))[:, None]
            return sum(f(at) * J[:, None] for at, J in self._images(v)) * share

        found = cubature(
            over_cube, np.zeros(3), np.ones(3), rule="gk15", rtol=0.0, atol=allowed, max_subdivisions=_MOST_PARTS
        )
        return found.estimate, float(np.max(found.error))


def _round(z: Any, reach: Any, turn: Array) -> Array:
    """Places (n, 3) at the height z, at a distance from the z-axis, turned round it by 2π·turn."""
    phi = turn * (2.0 * math.pi)
    return np.stack([reach * np.cos(phi), reach * np.sin(phi), z], axis=1)


def _zero_or_more(size: Scalar, what: str) -> None:
    if not is_zero(size):
        positive(size, what)


@dataclass(frozen=True)
class Cylinder(Mapped):
    """A cylinder about the z-axis, its centre at the origin, with a bore along the axis: radius, height, bore [m].

    bore  the radius of the hole, 0: none.  Errors  GeometryError unless 0 ≤ bore < radius and the height is positive
    """

    radius: Scalar
    height: Scalar
    bore: Scalar = 0.0

    def __post_init__(self) -> None:
        positive(self.radius, "the radius of a cylinder")
        positive(self.height, "the height of a cylinder")
        _zero_or_more(self.bore, "the bore of a cylinder")
        if number(self.bore) and number(self.radius) and not self.bore < self.radius:
            raise GeometryError(
                f"the bore of a cylinder, {self.bore} m, must be smaller than its radius {self.radius} m"
            )

    def _images(self, u: Array) -> Sequence[tuple[Array, Array]]:
        wall = self.radius - self.bore
        reach = u[:, 0] * wall + self.bore
        return [(_round((u[:, 1] - 0.5) * self.height, reach, u[:, 2]), reach * (wall * self.height * (2.0 * math.pi)))]

    def box(self) -> tuple[Floats, Floats]:
        """The middle and the half edges of a box that holds it."""
        return np.zeros(3), floats([self.radius, self.radius, self.height / 2.0], "the size of a cylinder")


@dataclass(frozen=True)
class Cone(Mapped):
    """A cone about the z-axis, its base of this radius in the plane z = 0, its tip at z = height; or cut off there.

    top  the radius at z = height, 0: a tip [m].  Errors  GeometryError unless radius and height are positive, top ≥ 0
    """

    radius: Scalar
    height: Scalar
    top: Scalar = 0.0

    def __post_init__(self) -> None:
        positive(self.radius, "the radius of a cone")
        positive(self.height, "the height of a cone")
        _zero_or_more(self.top, "the radius of a cone at its top")

    def _images(self, u: Array) -> Sequence[tuple[Array, Array]]:
        reach = u[:, 1] * (self.top - self.radius) + self.radius
        at = _round(u[:, 1] * self.height, reach * u[:, 0], u[:, 2])
        return [(at, reach * reach * u[:, 0] * (self.height * (2.0 * math.pi)))]

    def box(self) -> tuple[Floats, Floats]:
        """The middle and the half edges of a box that holds it."""
        a, h = max(self.radius, self.top), self.height / 2.0
        return floats([0.0, 0.0, h], "the size of a cone"), floats([a, a, h], "the size of a cone")


@dataclass(frozen=True)
class Ellipsoid(Mapped):
    """An ellipsoid with these semi-axes (a, b, c) [m] along the axes, its centre at the origin; all positive."""

    semi_axes: Any
    _turned = True

    def __post_init__(self) -> None:
        for x in given(self.semi_axes, (3,), "the size of an ellipsoid"):
            positive(x, "a semi-axis of an ellipsoid")

    def _images(self, u: Array) -> Sequence[tuple[Array, Array]]:
        size = array(self.semi_axes)
        return [(_ball(u, 2.0 * u[:, 1] - 1.0) * size, u[:, 0] ** 2 * (size[0] * size[1] * size[2] * (4.0 * math.pi)))]

    def box(self) -> tuple[Floats, Floats]:
        """The middle and the half edges of a box that holds it."""
        return np.zeros(3), floats(self.semi_axes, "the size of an ellipsoid", 3)


def _ball(u: Array, cosine: Array) -> Array:
    """Places of the unit ball at the distance u₀, with this cosine to the z-axis, turned round it by 2π u₂."""
    return _round(u[:, 0] * cosine, u[:, 0] * np.sqrt(1.0 - cosine**2), u[:, 2])


def Ball(radius: Scalar) -> Ellipsoid:
    """A ball of this radius [m] about the origin."""
    return Ellipsoid((radius,) * 3)


@dataclass(frozen=True)
class Capsule(Mapped):
    """A cylinder about the z-axis, its centre at the origin, with half balls on its ends: radius, length of it [m]."""

    radius: Scalar
    length: Scalar
    _turned = True

    def __post_init__(self) -> None:
        positive(self.radius, "the radius of a capsule")
        positive(self.length, "the length of a capsule")

    def _images(self, u: Array) -> Sequence[tuple[Array, Array]]:
        r, middle = self.radius, Cylinder(self.radius, self.length)._images(u)
        J = u[:, 0] ** 2 * (r * r * r * (2.0 * math.pi))
        ends = []
        for side in (1.0, -1.0):
            at = _ball(u, u[:, 1] * side) * r
            ends.append((np.column_stack([at[:, :2], at[:, 2] + self.length * (0.5 * side)]), J))
        return [*middle, *ends]

    def box(self) -> tuple[Floats, Floats]:
        """The middle and the half edges of a box that holds it."""
        r = self.radius
        return np.zeros(3), floats([r, r, r + self.length / 2.0], "the size of a capsule")
