"""Bodies over which a density is integrated: boxes, prisms, and round ones as the image of the unit cube.

Every solid stands in a frame of its own, named in its docstring; X_AB @ solid is the same solid in frame A. It has

    rule(degree)       places (n, 3) [m] and weights (n,) [m³], exact for polynomials of this degree, over any scalar
    integral(f, ε)     ∫ f dV and the error of its largest component, refined until that is at most ε; floats
    box()              the middle (3,) and the half edges (3,) [m] of a box along the axes that holds it; floats

Round bodies are images of the unit cube, (u, v, w) ↦ x with its Jacobian |∂x/∂(u, v, w)|, of which w goes round the
z-axis; bodies told by what is inside are in geometry.indicators.
Law     the rules are the closed forms of geometry.mass_properties, tests/geometry/test_densities.py
Source  the divergence theorem and products of Gauss rules: Stroud, Approximate Calculation of Multiple Integrals
        (1971), ch. 2; geometry.tetrahedra
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, array
from poinsot.algebra.scalars import Scalar, is_zero, number
from poinsot.errors import GeometryError
from poinsot.geometry import tetrahedra
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.mass_properties import Indices, checked_mesh
from poinsot.geometry.tetrahedra import Integrand
from poinsot.geometry.vectors import floats, given, positive
from poinsot.records import dataclass


class Solid(ABC):
    """The space that a body fills."""

    #: Whether its rule and its integral ask at places of the body alone.
    stays_inside = True
    #: Whether it has rules that are exact for polynomials.
    exact = True
    #: The accuracy that is kept where none is given.
    usual = 1e-9

    @abstractmethod
    def rule(self, degree: int) -> tuple[Array, Array]:
        """Places (n, 3) [m] and weights (n,) [m³], exact for polynomials of this degree."""

    def sample(self) -> tuple[Floats, Floats]:
        """Places (n, 3) and weights (n,) that tell the size of an integral; floats."""
        at, weights = self.rule(4)
        return np.asarray(at, dtype=float), np.asarray(weights, dtype=float)

    @abstractmethod
    def integral(self, f: Integrand, allowed: float) -> tuple[Floats, float]:
        """∫ f dV (m,) [unit of f times m³] and the error of its largest component, at most ``allowed`` where that can
        be reached.
        """

    @abstractmethod
    def box(self) -> tuple[Floats, Floats]:
        """The middle (3,) and the half edges (3,) [m] of a box that holds it."""

    def holds(self, places: Floats) -> Bools:
        """Which of the places (n, 3) belong to the body; of a solid that stays inside, all that it asked at."""
        return np.full(len(places), True)

    def carried(self, X: Displacement) -> MovedSolid:
        """The same solid in another frame: X_AB @ solid."""
        return MovedSolid(self, X)


@dataclass(frozen=True, eq=False)
class MovedSolid:
    """A solid in another frame: where its own frame stands."""

    solid: Solid
    pose: Displacement

    def carried(self, X: Displacement) -> MovedSolid:
        """The same solid in another frame again."""
        return MovedSolid(self.solid, X @ self.pose)


# ------------------------------------------------------------------------------------------------------------ polyhedra


class Polyhedron(Solid):
    """What tetrahedra fill, those that are turned the other way round taken out."""

    @abstractmethod
    def corners(self) -> Array:
        """(k, 4, 3) [m]."""

    def rule(self, degree: int) -> tuple[Array, Array]:
        """Places and weights, exact over fractions too."""
        return tetrahedra.nodes(self.corners(), degree)

    def integral(self, f: Integrand, allowed: float) -> tuple[Floats, float]:
        """Sums over tetrahedra, cut in eight where rules of two degrees differ."""
        return tetrahedra.refined(f, np.asarray(self.corners(), dtype=float), allowed)


@dataclass(frozen=True)
class Box(Polyhedron):
    """A box with edges (a, b, c) [m] along the axes, its centre at the origin; all positive."""

    size: Any

    def __post_init__(self) -> None:
        for x in given(self.size, (3,), "the size of a box"):
            positive(x, "an edge of a box")

    def corners(self) -> Array:
        """Six tetrahedra from corner to corner, one for each order of the axes."""
        half = array([x / 2 for x in given(self.size, (3,), "the size of a box")])
        signs = []
        for order in permutations(range(3)):
            path = np.zeros((4, 3), dtype=int) - 1
            for step, axis in enumerate(order):
                path[step + 1 :, axis] = 1
            even = np.linalg.det(np.eye(3)[list(order)]) > 0.0
            signs.append(path if even else path[[0, 2, 1, 3]])
        return np.array(signs, dtype=object if half.dtype == object else float) * half

    def box(self) -> tuple[Floats, Floats]:
        """The middle and the half edges of the box itself."""
        return np.zeros(3), floats(self.size, "the size of a box", 3) / 2.0


@dataclass(frozen=True, eq=False)
class Mesh(Polyhedron):
    """The solid inside a closed triangulated surface, as of :func:`poinsot.geometry.mass_properties.mesh_inertia`.

    Tetrahedra go from one point to every face: from a point that sees all of the surface from inside, where there is
    one (the body is star-shaped), and then the density is asked inside the body alone. Where there is none they reach
    outside and cancel there: the density must have finite values, though any, in the convex hull of the mesh.
    vertices, faces, errors  those of mesh_inertia
    """

    vertices: Any
    faces: Any

    def __post_init__(self) -> None:
        v, f = checked_mesh(self.vertices, self.faces)
        object.__setattr__(self, "vertices", v)
        object.__setattr__(self, "faces", f)
        object.__setattr__(self, "_seen_from", _seen_from(v, f))

    @property
    def stays_inside(self) -> bool:  # type: ignore[override]
        """Whether some point sees all of the surface from inside."""
        return bool(self._seen_from[1])  # type: ignore[attr-defined]

    def corners(self) -> Array:
        """A tetrahedron from one point to every face."""
        apex = np.broadcast_to(self._seen_from[0], (len(self.faces), 1, 3))  # type: ignore[attr-defined]
        return np.concatenate([apex, self.vertices[self.faces]], axis=1)

    def box(self) -> tuple[Floats, Floats]:
        """The middle and the half edges of a box that holds it."""
        v = floats(self.vertices, "the vertices of a mesh")
        low, high = v.min(axis=0), v.max(axis=0)
        return (low + high) / 2.0, (high - low) / 2.0

    def holds(self, places: Floats) -> Bools:
        """Which of the places are inside: where the surface goes once round them, by the solid angles of its faces."""
        turns = np.zeros(len(places))
        for k, x in enumerate(places):
            a, b, c = (self.vertices[self.faces[:, j]] - x for j in range(3))
            la, lb, lc = (np.linalg.norm(y, axis=1) for y in (a, b, c))
            det = np.einsum("ij,ij->i", a, np.cross(b, c))
            dots = [np.einsum("ij,ij->i", y, z) for y, z in ((a, b), (b, c), (c, a))]
            turns[k] = 2.0 * np.arctan2(det, la * lb * lc + dots[0] * lc + dots[1] * la + dots[2] * lb).sum()
        return turns > 2.0 * math.pi


def _seen_from(v: Array, f: Indices) -> tuple[Array, bool]:
    """A point from which tetrahedra go to the faces, and whether it sees all of them from inside."""
    middle = v.sum(axis=0) / len(v)
    if v.dtype == object:
        return middle, False
    if _sees(middle, v, f):
        return middle, True
    from scipy.optimize import linprog

    n = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
    n = n / np.linalg.norm(n, axis=1, keepdims=True)
    reach = np.abs(v - middle).max()
    bounds = np.einsum("ij,ij->i", n, (v[f[:, 0]] - middle) / reach)
    best = linprog(
        [0.0, 0.0, 0.0, -1.0], np.column_stack([n, np.ones(len(n))]), bounds, bounds=[(-1, 1)] * 3 + [(0, None)]
    )
    at = middle + reach * best.x[:3] if best.status == 0 else middle
    return at, bool(best.status == 0 and _sees(at, v, f))


def _sees(point: Floats, v: Floats, f: Indices) -> bool:
    V = tetrahedra.signed_volumes(np.concatenate([np.broadcast_to(point, (len(f), 1, 3)), v[f]], axis=1))
    return bool((-1e-13 * np.abs(V).sum() <= V).all())  # volumes that are rounding


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
