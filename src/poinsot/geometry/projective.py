"""Points and planes of Euclidean space as projective space with a polarity.

A point is four homogeneous numbers, any multiple of which is the same point; the polarity P = diag(0, 0, 0, 1) tells
finite points from those at infinity, and its adjoint Q = diag(1, 1, 1, 0) measures free vectors and planes.
Values are looked at only where they are floats: over other scalars a point is finite unless its last number is a plain
0, and nothing is refused. Source: Stramigioli et al. (S0) §2.1; formulas.md §1.
Units: coordinates of finite points [m]; the fourth number of a point, and normals of planes, have none [–].
Law: a collineation keeps incidence, and orthonormal ones distances, tests/geometry/test_lines.py

Collineations: the maps of Euclidean space, of either orientation, that keep the improper plane and lengths.

Source: Stramigioli et al. (S0) §2.1.6; formulas.md §1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, atan2, is_zero
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.vectors import cross, dot, given, nonzero, norm, shaped
from poinsot.records import dataclass


@dataclass(frozen=True, eq=False)
class Collineation:
    """q ↦ [σR p; 0 1] q (7): the maps of space that keep P and lengths; σ = −1 turns right hands into left hands.

    rotation R (3,3), det R = +1; translation p (3,) [m]; sigma σ = ±1; R and p over any scalar
    Use     C₁ @ C₂ composes; C @ x maps points, planes, lines and screws
    Errors  GeometryError for other shapes and other σ
    Law     MᵀPM = P; the line map (8) maps the join of points to the join of their images
    Source  S0 §2.1.6, (7), (8)
    """

    rotation: Array
    translation: Array
    sigma: int = 1

    __array_ufunc__ = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "rotation", given(self.rotation, (3, 3), "the rotation of a collineation"))
        object.__setattr__(self, "translation", given(self.translation, (3,), "the translation of a collineation"))
        if self.sigma not in (1, -1):
            raise GeometryError(f"the orientation σ of a collineation is +1 or −1; got {self.sigma}")

    @classmethod
    def of(cls, X: Displacement) -> Collineation:
        """A displacement as a collineation: σ = +1."""
        return cls(X.rotation, X.translation)

    @classmethod
    def from_matrix(cls, matrix: object) -> Collineation:
        """From [σR p; 0 1] (4,4) of floats, or a multiple of it. GeometryError where it is no such matrix."""
        M = given(matrix, (4, 4), "the matrix of a collineation")
        # beside the scale of the matrix: rounding of products of many
        if M[3, 3] == 0 or np.abs(M[3, :3]).max() > 1e-9 * abs(M[3, 3]):
            raise GeometryError(
                f"a collineation keeps P: its last row is a multiple of (0, 0, 0, 1), not {M[3].tolist()}"
            )
        M = M / M[3, 3]
        sigma = 1 if np.linalg.det(M[:3, :3]) > 0 else -1
        M[:3, :3] *= sigma
        return cls.of(Displacement.from_matrix(M)).with_sigma(sigma)

    @classmethod
    def inversion(cls, centre: object) -> Collineation:
        """x ↦ 2c − x: every point to the other side of a centre c (3,) [m]."""
        return cls(np.eye(3), array(given(centre, (3,), "the centre of an inversion") * 2.0), -1)

    def with_sigma(self, sigma: int) -> Collineation:
        """The same R and p with another σ."""
        return Collineation(self.rotation, self.translation, sigma)

    @property
    def matrix(self) -> Array:
        """[σR p; 0 1], (4,4)."""
        return Displacement(array(self.rotation * float(self.sigma)), self.translation).matrix

    @property
    def line_matrix(self) -> Array:
        """[σR 0; σp̃R R] (8), (6,6): how Plücker coordinates (u; m) of lines are mapped. Law: σ times twist_matrix."""
        return array(self.twist_matrix * float(self.sigma))

    @property
    def twist_matrix(self) -> Array:
        """[R 0; p̃R σR], (6,6): the map of twists with an axial vector as angular part; Ad for σ = +1."""
        M = array(Displacement(self.rotation, self.translation).adjoint)
        M[3:, 3:] = M[3:, 3:] * float(self.sigma)
        return M

    def inverse(self) -> Collineation:
        """[σRᵀ −σRᵀp; 0 1]."""
        back = self.rotation.T
        return Collineation(back, array(back @ self.translation * -float(self.sigma)), self.sigma)

    def __matmul__(self, other: object) -> Any:
        """Compose with a collineation or a displacement, or map a point, plane, line or screw."""
        if isinstance(other, Displacement):
            other = Collineation.of(other)
        if isinstance(other, Collineation):
            moved = array(self.rotation @ other.translation * float(self.sigma) + self.translation)
            return Collineation(array(self.rotation @ other.rotation), moved, self.sigma * other.sigma)
        if hasattr(other, "mapped"):
            return other.mapped(self)
        raise TypeError(f"a collineation maps points, planes, lines and screws, not a {type(other).__name__}")


#: P, whose quadric pᵀPp = 0 is the improper plane, and its adjoint Q (2).
POLARITY = np.diag([0.0, 0.0, 0.0, 1.0])
ADJOINT = np.diag([1.0, 1.0, 1.0, 0.0])

#: What lies further away than this [m] counts as lying at infinity: points, axes of motors, pitches.
FAR = 1e12
_DEPENDENT = 1e-12  # of their size: a thousand roundings


@dataclass(frozen=True, eq=False)
class Point:
    """A point (x, y, z, α) of projective space: the finite point (x, y, z)/α, or for α = 0 the direction (x, y, z).

    representative (4,), any non-zero multiple of which is the same point; over any scalar [m, –]
    Errors  GeometryError for four zeros, other shapes, numbers that are not finite
    Law     the difference of two points does not depend on representatives, tests/geometry/test_lines.py
    Source  S0 §2.1.1–2.1.3, (1)–(3)
    """

    representative: Array

    def __post_init__(self) -> None:
        object.__setattr__(self, "representative", nonzero(self.representative, (4,), "a point (x, y, z, α)"))

    @classmethod
    def at(cls, x: object) -> Point:
        """The finite point with coordinates x (3,) [m]; a point stays itself."""
        return x if isinstance(x, Point) else cls(array([*given(x, (3,), "a finite point"), 1.0]))

    @classmethod
    def at_infinity(cls, direction: object) -> Point:
        """The point in which all lines with this direction (3,) meet."""
        return cls(array([*nonzero(direction, (3,), "the direction of a point at infinity"), 0.0]))

    @classmethod
    def of_planes(cls, a: Plane, b: Plane, c: Plane) -> Point:
        """The meet of three planes: n₁·(n₂×n₃) x = −(δ₁ n₂×n₃ + δ₂ n₃×n₁ + δ₃ n₁×n₂).

        GeometryError when the planes share a line.
        """
        a, b, c = a.unit(), b.unit(), c.unit()
        bc, ca, ab = cross(b.normal, c.normal), cross(c.normal, a.normal), cross(a.normal, b.normal)
        x = -(bc * a.offset + ca * b.offset + ab * c.offset)
        scale = 1.0 + max((abs(p.offset) for p in (a, b, c) if x.dtype != object), default=0.0)
        return cls(_independent([*x, dot(a.normal, bc)], scale, "three planes that share a line have no single point"))

    @property
    def weight(self) -> Scalar:
        """α = ‖p‖_P σ(p), the last number."""
        return self.representative[3]

    @property
    def is_finite(self) -> bool:
        """Whether the point is nearer than ``FAR``."""
        if self.representative.dtype == object:
            return not is_zero(self.weight)
        return bool(abs(self.weight) * FAR > np.abs(self.representative[:3]).max())

    @property
    def sigma(self) -> int:
        """σ(p), the side of the improper plane on which this representative lies: ±1, 0 for a point at infinity (1)."""
        return (1 if self.weight > 0 else -1) if self.is_finite else 0

    @property
    def coordinates(self) -> Array:
        """(x, y, z)/α [m] of a finite point. GeometryError for a point at infinity."""
        if not self.is_finite:
            raise GeometryError(
                f"a point at infinity has a direction and no coordinates; its four numbers are "
                f"{self.representative.tolist()} and the last one must differ from 0"
            )
        return array(self.representative[:3] / self.weight)

    def __sub__(self, other: Point) -> Array:
        """p − q = p/(‖p‖σ(p)) − q/(‖q‖σ(q)), a free vector (3,) [m], of two finite points (3)."""
        return array(self.coordinates - other.coordinates)

    def polar_plane(self) -> Plane:
        """P p: the improper plane, for every finite point. GeometryError at infinity, where P p = 0 is no plane."""
        if not self.is_finite:
            raise GeometryError("the polar plane P p of a point at infinity does not exist: P p = 0")
        return Plane(array(POLARITY @ self.representative))

    def same_as(self, other: Point, tolerance: float = 1e-9) -> bool:
        """Whether both are one point: nearer than the tolerance [m]; at infinity, directions within it [rad]."""
        if self.is_finite and other.is_finite:
            return bool(norm(self - other) <= tolerance)
        a, b = self.representative[:3], other.representative[:3]
        return self.is_finite == other.is_finite and bool(norm(cross(a, b)) <= tolerance * norm(a) * norm(b))

    def mapped(self, c: Collineation) -> Point:
        """The image (σRx + αp; α)."""
        x, weight = self.representative[:3], self.weight
        return Point(array([*(c.rotation @ x * float(c.sigma) + c.translation * weight), weight]))

    def carried(self, X: Displacement) -> Point:
        """The same point read in another frame: X_AB @ p_B."""
        return self.mapped(Collineation.of(X))


@dataclass(frozen=True, eq=False)
class Plane:
    """The plane n·x + δ = 0 as a covector (n; δ), any non-zero multiple of which is the same plane.

    covector (4,), over any scalar; n = 0 is the improper plane, of all points at infinity
    Errors  GeometryError for four zeros, other shapes, numbers that are not finite
    Source  S0 §2.1.1, §2.1.5; formulas.md §1
    """

    covector: Array

    def __post_init__(self) -> None:
        object.__setattr__(self, "covector", nonzero(self.covector, (4,), "a plane (n, δ)"))

    @classmethod
    def improper(cls) -> Plane:
        """The plane of all points at infinity."""
        return cls(array([0.0, 0.0, 0.0, 1.0]))

    @classmethod
    def containing(cls, point: object, normal: object) -> Plane:
        """The plane through a finite point (3,) or :class:`Point`, with this normal (3,)."""
        n = nonzero(normal, (3,), "the normal of a plane")
        return cls(array([*n, -dot(n, Point.at(point).coordinates)]))

    @classmethod
    def through(cls, a: object, b: object, c: object) -> Plane:
        """The join of three points, given as (3,) arrays or points: n = (b − a) × (c − a), δ = −n·a.

        Points at infinity lend their direction. GeometryError for points on one line.
        """
        a, b, c = Point.at(a), Point.at(b), Point.at(c)
        for first, second, third in ((a, b, c), (b, c, a), (c, a, b)):
            if first.is_finite:
                ends = [p - first if p.is_finite else p.representative[:3] for p in (second, third)]
                scale = norm(ends[0]) * norm(ends[1])
                n = _independent(cross(*ends), scale, "three points on one line span no plane")
                return cls.containing(first, n)
        n = np.array([p.representative[:3] for p in (a, b, c)])
        if n.dtype != object and abs(np.linalg.det(n / np.abs(n).max(axis=1, keepdims=True))) <= _DEPENDENT:
            raise GeometryError("three directions in one plane span no plane at infinity; give independent ones")
        return cls.improper()

    @property
    def normal(self) -> Array:
        """n = Q h (3,), the free vector of which this plane is polar by Q."""
        return self.covector[:3]

    @property
    def offset(self) -> Scalar:
        """δ."""
        return self.covector[3]

    @property
    def is_finite(self) -> bool:
        """Whether the plane passes nearer to the origin than ``FAR``."""
        if self.covector.dtype == object:
            return not all(is_zero(x) for x in self.normal)
        return bool(norm(self.normal) * FAR > abs(self.offset))

    def unit(self) -> Plane:
        """The same plane with |n| = 1; the improper plane with δ = 1."""
        return Plane(array(self.covector / (norm(self.normal) if self.is_finite else self.offset)))

    def at(self, point: Point) -> Scalar:
        """hᵀp = n·x + δα, zero for points in the plane."""
        return dot(self.covector, point.representative)

    def distance_to(self, point: object) -> Scalar:
        """n·x + δ for |n| = 1: the distance [m] of a finite point, positive on the side to which n points."""
        unit = self._finite("a distance").unit()
        return dot(unit.normal, Point.at(point).coordinates) + unit.offset

    def contains(self, point: object, tolerance: float = 1e-9) -> bool:
        """Whether the point lies in the plane: within the tolerance [m], or at infinity [rad]."""
        p = Point.at(point)
        if p.is_finite:
            return self.is_finite and bool(abs(self.distance_to(p)) <= tolerance)
        n, u = self.normal, p.representative[:3]
        return not self.is_finite or bool(abs(dot(n, u)) <= tolerance * norm(n) * norm(u))

    def angle_to(self, other: Plane) -> Scalar:
        """The angle [rad] between the normals, in [0, π]."""
        a, b = self._finite("an angle").normal, other._finite("an angle").normal
        return atan2(norm(cross(a, b)), dot(a, b))

    def _finite(self, what: str) -> Plane:
        if not self.is_finite:
            raise GeometryError(
                f"{what} needs a finite plane; this one, {self.covector.tolist()}, is the improper plane"
            )
        return self

    def reflection(self) -> Collineation:
        """x ↦ x − 2n(n·x + δ), |n| = 1: the mirror image in a finite plane; R = 2nnᵀ − 1, σ = −1."""
        unit = self._finite("a reflection").unit()
        n = unit.normal
        return Collineation(array(np.outer(n, n) * 2.0 - np.eye(3)), array(n * (unit.offset * -2.0)), -1)

    def mapped(self, c: Collineation) -> Plane:
        """The image (σRn; δ − σRn·p): incidence is kept."""
        n = array(c.rotation @ self.normal * float(c.sigma))
        return Plane(array([*n, self.offset - dot(n, c.translation)]))

    def carried(self, X: Displacement) -> Plane:
        """The same plane read in another frame: X_AB @ h_B."""
        return self.mapped(Collineation.of(X))


def scalar_product(a: Plane, b: Plane) -> Scalar:
    """⟨v₁, v₂⟩ = h₁ᵀ Q h₂ of the free vectors vᵢ = Q hᵢ (6), with no root: the printed root gives a norm."""
    return dot(a.normal, b.normal)


def orientation(a: Array, b: Array, c: Array) -> Scalar:
    """Ω(a, b, c) = a · (b × c), the form that orients space: +1 on (e_x, e_y, e_z); a collineation scales it by σ."""
    a, b, c = (shaped(v, (3,), "a free vector") for v in (a, b, c))
    return dot(a, cross(b, c))


def _independent(a: object, scale: Scalar, complaint: str) -> Array:
    """The numbers, refused where they vanish beside the scale."""
    numbers = array(a)
    if numbers.dtype != object and np.abs(numbers).max() <= _DEPENDENT * scale:
        raise GeometryError(f"{complaint}: give ones that differ by more than {_DEPENDENT:g} of their size")
    return numbers
