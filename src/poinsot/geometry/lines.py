"""Lines by their Plücker coordinates (u; m) = (u; r × u): joins and meets, common normal, distance and angle.

Two lines are coplanar (they meet or are parallel) exactly when their mutual moment u₁·m₂ + m₁·u₂ is zero. In general
the sum of two lines is no line but a screw. Source: S0 §2.1.4, (4), (5), (8); S2 §3.2; formulas.md §1.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.scalars import Scalar, atan2, is_zero, sqrt
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.projective import FAR, Collineation, Plane, Point
from poinsot.geometry.vectors import cross, dot, given, nonzero, norm, of_order_one
from poinsot.records import dataclass
from poinsot.showing import Shown

#: Directions within this angle [rad] count as parallel.
PARALLEL = 1e-9
#: Lines and points nearer than this times (1 m + their distance from the origin) count as meeting.
TOUCHING = 1e-9


@dataclass(frozen=True, eq=False)
class Line(Shown):
    """A line (u; m): direction u, moment m = r × u of any of its points r; any non-zero multiple is the same line.

    direction u (3,), moment m (3,) [m] for |u| = 1, over any scalar; u = 0 is a line at infinity, where all planes with
    the normal m meet. The representative gives the line its sense.
    Errors  GeometryError where u·m differs from 0, beyond 1e-9 |u|(|m| + |u| · 1 m): that is a screw; for zeros and
            other shapes
    Law     joins of points, meets of planes and the line map (8) agree, tests/geometry/test_lines.py
    Source  S0 §2.1.4; S2 §3.2, theorem 3.4
    """

    direction: Array
    moment: Array

    def __post_init__(self) -> None:
        u = given(self.direction, (3,), "the direction of a line")
        m = given(self.moment, (3,), "the moment of a line")
        nonzero(concatenate([u, m]), (6,), "a line (u; m)")
        if u.dtype != object and m.dtype != object and not _is_line(u, m):
            raise GeometryError(
                f"(u; m) is a line only if u·m = 0; got u = {u.tolist()}, m = {m.tolist()}. "
                f"These are the coordinates of a screw: use Screw.of"
            )
        object.__setattr__(self, "direction", u)
        object.__setattr__(self, "moment", m)

    @classmethod
    def along(cls, point: object, direction: object) -> Line:
        """(u; r × u), through a finite point with a direction (3,) (5)."""
        u = nonzero(direction, (3,), "the direction of a line")
        return cls(u, cross(Point.at(point).coordinates, u))

    @classmethod
    def through(cls, a: object, b: object) -> Line:
        """The join of two points, given as (3,) arrays or points: (y − x; x × y), from the first to the second (4).

        A point at infinity lends its direction. GeometryError where the points are one.
        """
        a, b = Point.at(a), Point.at(b)
        if not a.is_finite and not b.is_finite:
            x, y = a.representative[:3], b.representative[:3]
            return cls(array([0.0, 0.0, 0.0]), _apart(cross(x, y), norm(x) * norm(y), "two equal points"))
        if not a.is_finite:
            return -cls.through(b, a)
        u = b - a if b.is_finite else b.representative[:3]
        return cls.along(a, _apart(u, norm(a.coordinates) if b.is_finite else 0.0, "two equal points"))

    @classmethod
    def of_planes(cls, a: Plane, b: Plane) -> Line:
        """The meet of two planes: (n₁ × n₂; δ₁n₂ − δ₂n₁). GeometryError where the planes are one."""
        a, b = a.unit(), b.unit()
        u, m = cross(a.normal, b.normal), array(b.normal * a.offset - a.normal * b.offset)
        if u.dtype != object and np.linalg.norm(u) <= PARALLEL:
            return cls(np.zeros(3), _apart(m, abs(a.offset), "two equal planes"))
        return cls(u, m)

    @classmethod
    def at_infinity(cls, normal: object) -> Line:
        """(0; n): the line at infinity of every plane with this normal (3,)."""
        return cls(array([0.0, 0.0, 0.0]), nonzero(normal, (3,), "the normal of a line at infinity"))

    @property
    def coordinates(self) -> Array:
        """The six Plücker coordinates (u; m)."""
        return concatenate([self.direction, self.moment])

    @property
    def is_finite(self) -> bool:
        """Whether the line passes nearer to the origin than ``FAR``."""
        if self.direction.dtype == object or self.moment.dtype == object:
            return not all(is_zero(x) for x in self.direction)
        return bool(norm(self.direction) * FAR > norm(self.moment))

    def unit(self) -> Line:
        """The same line, same sense, with |u| = 1; at infinity with |m| = 1."""
        size = norm(self.direction if self.is_finite else self.moment)
        return Line(array(self.direction / size), array(self.moment / size))

    def __neg__(self) -> Line:
        """The same line with the other sense."""
        return Line(-self.direction, -self.moment)

    @property
    def foot(self) -> Array:
        """(u × m)/u² [m]: the point nearest to the origin."""
        u, m = of_order_one(self._finite("a foot").direction, self.moment)
        return array(cross(u, m) / dot(u, u))

    def nearest(self, point: object) -> Array:
        """r + u × (m − r × u)/u² [m]: the point of the line nearest to r."""
        u, m = of_order_one(self._finite("a nearest point").direction, self.moment)
        r = Point.at(point).coordinates
        return array(r + cross(u, m - cross(r, u)) / dot(u, u))

    def distance_to(self, point: object) -> Scalar:
        """|m − r × u|/|u| [m]: the distance of a point r."""
        u, r = self._finite("a distance").direction, Point.at(point).coordinates
        return norm(array(self.moment - cross(r, u))) / norm(u)

    @property
    def end(self) -> Point:
        """The point at infinity of the line, (u; 0)."""
        return Point.at_infinity(self._finite("a point at infinity of its own").direction)

    def contains(self, point: object, tolerance: float = TOUCHING) -> bool:
        """Whether a point lies on the line; at infinity the tolerance is an angle [rad]."""
        p = Point.at(point)
        if p.is_finite:
            return self.is_finite and bool(self.distance_to(p) <= tolerance * (1.0 + norm(p.coordinates)))
        u = p.representative[:3]
        if self.is_finite:
            direction = self.unit().direction
            return bool(norm(cross(direction, u)) <= tolerance * norm(u))
        return bool(abs(dot(self.moment, u)) <= tolerance * norm(u) * norm(self.moment))

    def lies_in(self, plane: Plane, tolerance: float = TOUCHING) -> bool:
        """Whether all points of the line are in the plane."""
        if not self.is_finite:
            return not plane.is_finite or bool(norm(cross(self.unit().moment, plane.unit().normal)) <= tolerance)
        return plane.contains(self.end, tolerance) and plane.contains(self.foot, tolerance * (1.0 + norm(self.foot)))

    def meet(self, plane: Plane) -> Point:
        """The point (n × m − δu; n·u) in which the line meets a plane; of a parallel plane, the point at infinity.

        GeometryError where the line lies in the plane.
        """
        if self.lies_in(plane):
            raise GeometryError("the line lies in the plane: they have no single point in common")
        line, h = self.unit(), plane.unit()
        x = cross(h.normal, line.moment) - line.direction * h.offset
        return Point(concatenate([x, dot(h.normal, line.direction)]))

    def join(self, point: object) -> Plane:
        """The plane (u × x + αm; −m·x) of the line and a point (x; α). GeometryError for a point on the line."""
        p = Point.at(point)
        if self.contains(p):
            raise GeometryError("the point lies on the line: together they span no plane")
        x = p.representative[:3]
        return Plane(concatenate([cross(self.direction, x) + self.moment * p.weight, -dot(self.moment, x)]))

    def same_as(self, other: Line, tolerance: float = TOUCHING) -> bool:
        """Whether both are one line, in whichever sense."""
        if self.is_finite != other.is_finite:
            return False
        if not self.is_finite:
            return bool(norm(cross(self.unit().moment, other.unit().moment)) <= tolerance)
        return other.contains(self.end, tolerance) and other.contains(self.foot, tolerance)

    def mapped(self, c: Collineation) -> Line:
        """The image (σRu; σp × Ru + Rm) (8)."""
        sigma, u = float(c.sigma), c.rotation @ self.direction
        return Line(array(u * sigma), array(cross(c.translation, u) * sigma + c.rotation @ self.moment))

    def carried(self, X: Displacement) -> Line:
        """The same line read in another frame: X_AB @ l_B, by Ad."""
        return self.mapped(Collineation.of(X))

    def _finite(self, what: str) -> Line:
        if not self.is_finite:
            raise GeometryError(f"{what} needs a line that is not at infinity; this one is (0; {self.moment.tolist()})")
        return self


# ---------------------------------------------------------------------------------------------------------- two lines


def mutual_moment(a: Line, b: Line) -> Scalar:
    """u₁·m₂ + m₁·u₂, zero exactly for coplanar lines; −d sin α for unit lines."""
    return dot(a.direction, b.moment) + dot(a.moment, b.direction)


def angle(a: Line, b: Line) -> Scalar:
    """The angle α [rad] between the directions, in [0, π]."""
    u, v = a._finite("an angle").direction, b._finite("an angle").direction
    return atan2(norm(cross(u, v)), dot(u, v))


def parallel(a: Line, b: Line) -> bool:
    """Whether two finite lines of floats have one direction, in whichever sense, within ``PARALLEL``."""
    u, v = a.unit().direction, b.unit().direction
    return u.dtype != object and v.dtype != object and bool(np.linalg.norm(cross(u, v)) <= PARALLEL)


def distance(a: Line, b: Line) -> Scalar:
    """The least distance [m] between two finite lines: |mutual moment|/sin α; |m₂ − m₁| of parallel unit lines."""
    a, b = a._finite("a distance").unit(), b._finite("a distance").unit()
    if parallel(a, b):
        return b.distance_to(a.foot)
    e = cross(a.direction, b.direction)
    moment = _moment_at_foot(a, b)
    return sqrt(moment * moment / dot(e, e))


def coplanar(a: Line, b: Line, tolerance: float = TOUCHING) -> bool:
    """Whether two lines lie in one plane: parallel, or nearer than the tolerance (``TOUCHING``); at infinity [rad]."""
    if a.is_finite and b.is_finite:
        return parallel(a, b) or bool(distance(a, b) <= tolerance * (1.0 + max(norm(a.foot), norm(b.foot))))
    return bool(abs(mutual_moment(a.unit(), b.unit())) <= tolerance)


@dataclass(frozen=True, eq=False)
class CommonNormal:
    """The line that meets two axes at right angles, from the first to the second.

    line      unit line along e; second axis = first axis turned by α about e and moved by d along it
    feet      its points on the first and on the second axis (3,) [m]
    distance  d [m], signed: along e          angle  α [rad], about e, in [0, π]
    Law       l₁·l₂ = cos α − ε d sin α, tests/geometry/test_lines.py
    """

    line: Line
    feet: tuple[Array, Array]
    distance: Scalar
    angle: Scalar


def common_normal(a: Line, b: Line) -> CommonNormal:
    """The common normal of two finite lines; e = u₁ × u₂ unless they are parallel within ``PARALLEL``.

    Of the many of parallel lines it is the one through the point of the first nearest to the origin, with e towards the
    second line (d > 0). GeometryError for lines that coincide, which have every perpendicular for a common normal.
    Units: the foot [m], the distance [m], the angle [rad]. Law: e is at right angles to both lines, and both feet lie
    on their lines, tests/geometry/test_lines.py
    """
    a, b = a._finite("a common normal").unit(), b._finite("a common normal").unit()
    if parallel(a, b):
        near = a.foot
        far = b.nearest(near)
        d = norm(array(far - near))
        if d <= TOUCHING * (1.0 + norm(near)):
            raise GeometryError(
                f"lines that coincide have no single common normal; these are {d:.3g} m apart: choose a perpendicular"
            )
        return CommonNormal(Line.along(near, array((far - near) / d)), (near, far), d, angle(a, b))
    e = cross(a.direction, b.direction)
    sine = norm(e)
    moment = b.moment - cross(a.foot, b.direction)
    near = array(a.foot + a.direction * (dot(moment, e) / dot(e, e)))
    line = Line.along(near, array(e / sine))
    return CommonNormal(line, (near, b.nearest(near)), -_moment_at_foot(a, b) / sine, angle(a, b))


def meet(a: Line, b: Line) -> Point:
    """The point of two coplanar lines; of parallel ones it is at infinity. GeometryError for skew or equal lines."""
    _require_plane(a, b)
    if a.is_finite and b.is_finite:
        return a.end if parallel(a, b) else Point.at(common_normal(a, b).feet[0])
    if a.is_finite or b.is_finite:
        return (a if a.is_finite else b).end
    return Point.at_infinity(cross(a.moment, b.moment))


def join(a: Line, b: Line) -> Plane:
    """The plane of two coplanar lines. GeometryError for skew or equal lines."""
    _require_plane(a, b)
    if not a.is_finite:
        return Plane.improper() if not b.is_finite else join(b, a)
    if not b.is_finite:
        return Plane.containing(a.foot, b.moment)
    if parallel(a, b):
        return a.join(b.nearest(a.foot))
    return Plane.containing(meet(a, b), cross(a.direction, b.direction))


def _is_line(u: Array, m: Array) -> bool:
    """Whether the pitch u·m/u² is at most ``TOUCHING`` times (1 m + the distance of the line)."""
    u, m = of_order_one(u, m)
    size = np.linalg.norm(u)
    return bool(abs(u @ m) <= TOUCHING * size * (size + np.linalg.norm(m)))


def _moment_at_foot(a: Line, b: Line) -> Scalar:
    """The mutual moment, taken about a point of the first line: far from the origin large moments need not cancel."""
    return dot(a.direction, b.moment - cross(a.foot, b.direction))


def _require_plane(a: Line, b: Line) -> None:
    if a.same_as(b):
        raise GeometryError("the two lines are one and the same: neither their point nor their plane is determined")
    if not coplanar(a, b):
        raise GeometryError(f"two skew lines have neither a point nor a plane; these are {distance(a, b):.6g} m apart")


def _apart(a: Array, reach: Scalar, what: str) -> Array:
    """The vector between two things, refused where it is rounding."""
    if a.dtype != object and np.linalg.norm(a) <= 1e-14 * max(1.0, reach):  # a hundred roundings of the places
        raise GeometryError(f"{what} determine no line; give different ones")
    return a
