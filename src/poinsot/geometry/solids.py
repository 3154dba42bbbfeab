"""Solids over which a density is integrated: what all have, boxes, what closed meshes enclose; anywhere in space.

Every solid stands in a frame of its own, named in its docstring; X_AB @ solid is the same solid in frame A. It has

    rule(degree)       places (n, 3) [m] and weights (n,) [m³], exact for polynomials of this degree, over any scalar
    integral(f, ε)     ∫ f dV and the error of its largest component, refined until that is at most ε; floats
    box()              the middle (3,) and the half edges (3,) [m] of a box along the axes that holds it; floats

Round bodies are in geometry.round_solids, bodies told by what is inside in geometry.indicators.
Law     the rules are the closed forms of geometry.mass_properties, tests/geometry/test_densities.py
Source  the divergence theorem and products of Gauss rules: Stroud 1971, ch. 2; geometry.tetrahedra
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from itertools import permutations
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, array
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
