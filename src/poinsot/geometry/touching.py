"""Where two shapes are nearest, over any scalar: their gap, the normal there, and the two points.

A shape is a *core* with a radius about it: a ball is a point, a capsule a segment, a box itself. Gap and normal obey

    b − a = (gap + r_a + r_b) n,    d gap/dt = n · (v_B(b) − v_A(a))

with a, b the nearest points of the cores, n the unit normal from A to B, v the velocities of the points of the bodies
that are there: the gap of a pair is a unit force along n at B and its opposite at A. All is in one frame, that of the
world. What is served between which shapes, and why no more: docs/switching.md.
Laws    the gap is the least distance, the formula for its rate, and both are the same in every frame and at every
        scale, tests/geometry/test_touching.py
Source  Ericson 2005, Real-Time Collision Detection, §5.1
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar, absolute, less, maximum, minimum, sqrt, where
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.vectors import dot
from poinsot.records import dataclass

_PARALLEL = 1e-14  # of 1 − (u·w)²: below it two segments have no nearest point of their own
_STEPS = 7  # of Newton's method to the foot on a height function
_SECULAR = 8  # of Newton's method to the foot on an ellipsoid
_FOUND = 1e-9  # how near the foot is to be, of its distance
_ROUNDED = 1e-13


@dataclass(frozen=True)
class NearestPoints:
    """Where two shapes are nearest.

    gap     [m] between the surfaces, negative where they overlap
    normal  n (3,), from A to B;  a, b (3,) [m] the nearest points of the cores, and the radii about them
    tangents  t₁, t₂ where the shapes themselves say them, as a plane does; None: any, `across` finds them
    """

    gap: Scalar
    normal: Array
    a: Array
    b: Array
    radius_a: float = 0.0
    radius_b: float = 0.0
    tangents: tuple[Array, Array] | None = None

    @property
    def place(self) -> Array:
        """The point of B's surface where it touches."""
        return self.b - self.normal * self.radius_b

    @property
    def reversed(self) -> NearestPoints:
        """As seen from B."""
        t = None if self.tangents is None else (self.tangents[0], -self.tangents[1])
        return NearestPoints(self.gap, -self.normal, self.b, self.a, self.radius_b, self.radius_a, t)


@dataclass(frozen=True)
class Ball:
    """All within ``radius`` [m] of a point; 0: the point."""

    centre: Array
    radius: float = 0.0


@dataclass(frozen=True)
class Rod:
    """All within ``radius`` [m] of a segment: its middle, its direction (of unit length) and half its length [m]."""

    centre: Array
    along: Array
    half: float
    radius: float = 0.0


@dataclass(frozen=True)
class Brick:
    """A box with half edges [m] along the axes of its frame; None: without end that way."""

    X: Displacement
    half: tuple[float | None, float | None, float | None]


@dataclass(frozen=True)
class ConvexCylinder:
    """All within ``radius`` [m] of the z-axis of a frame, and within ``half`` its length [m] of the origin along it."""

    X: Displacement
    radius: float
    half: float


@dataclass(frozen=True)
class ConvexEllipsoid:
    """Σ (x_i/s_i)² ≤ 1 in its frame; s: semi-axes [m]."""

    X: Displacement
    semi_axes: tuple[float, float, float]


@dataclass(frozen=True)
class HalfSpace:
    """The half-space below z = 0 of a frame."""

    X: Displacement


@dataclass(frozen=True)
class Terrain:
    """The space below z = h(x, y) [m] of a frame; h runs over any scalar."""

    X: Displacement
    height: Callable[[Scalar, Scalar], Scalar]


Core: TypeAlias = Ball | Rod | Brick | ConvexCylinder | ConvexEllipsoid | HalfSpace | Terrain


def formula_of(a: Core | None, b: Core | None) -> NearestPoints | None:
    """Where A and B are nearest by a formula; None for two kinds that have none (`geometry.nearest` serves them)."""
    if formula := _FORMULAS.get((type(a), type(b))):
        found: NearestPoints = formula(a, b)
        return found
    if formula := _FORMULAS.get((type(b), type(a))):
        return formula(b, a).reversed
    return None


def across(normal: Array) -> tuple[Array, Array]:
    """t₁, t₂, n × t₁ = t₂: right-handed with the normal, unit vectors; they jump where n_z = 0.

    Source  Duff et al. 2017, Building an orthonormal basis, revisited
    """
    x, y, z = normal
    sign = where(less(z, 0.0), -1.0, 1.0)
    a = -1.0 / (sign + z)
    b = x * y * a
    return array([1.0 + sign * x * x * a, sign * b, -sign * x]), array([b, sign + y * y * a, -y])


def _points(p: Array, q: Array, radius_a: float, radius_b: float) -> NearestPoints:
    """|q − p| − r_a − r_b."""
    d = q - p
    length = sqrt(dot(d, d))
    return NearestPoints(length - (radius_a + radius_b), d / length, p, q, radius_a, radius_b)


def _ball_ball(a: Ball, b: Ball) -> NearestPoints:
    return _points(a.centre, b.centre, a.radius, b.radius)


def _rod_ball(a: Rod, b: Ball) -> NearestPoints:
    s = _within(dot(a.along, b.centre - a.centre), a.half)
    return _points(a.centre + a.along * s, b.centre, a.radius, b.radius)


def _rod_rod(a: Rod, b: Rod) -> NearestPoints:
    """The nearest points of two segments; of parallel ones those nearest to the middle of A."""
    r = a.centre - b.centre
    cosine, p, q = dot(a.along, b.along), dot(a.along, r), dot(b.along, r)
    square = 1.0 - cosine * cosine
    parallel = less(square, _PARALLEL)
    s = where(parallel, 0.0, (cosine * q - p) / where(parallel, 1.0, square))
    t = _within(cosine * _within(s, a.half) + q, b.half)
    s = _within(cosine * t - p, a.half)
    return _points(a.centre + a.along * s, b.centre + b.along * t, a.radius, b.radius)


def _half_space_ball(a: HalfSpace, b: Ball) -> NearestPoints:
    """n · (c − p) − r."""
    n, p = a.X.rotation[:, 2], a.X.translation
    height = dot(n, b.centre - p)
    tangents = a.X.rotation[:, 0], a.X.rotation[:, 1]
    return NearestPoints(height - b.radius, n, b.centre - n * height, b.centre, 0.0, b.radius, tangents)


def _brick_ball(a: Brick, b: Ball) -> NearestPoints:
    """Over a face the distance from it, inside too; beside an edge or a corner the distance from that."""
    x = a.X.rotation.T @ (b.centre - a.X.translation)
    beyond = [None if h is None else absolute(c) - h for c, h in zip(x, a.half, strict=True)]
    outside = [0.0 if e is None else where(less(0.0, e), e, 0.0) for e in beyond]
    several = _several(beyond)
    square = where(several, dot(array(outside), array(outside)), 1.0)
    length = sqrt(square)
    over, face = _over_face(x, beyond)
    side = [where(less(c, 0.0), -1.0, 1.0) for c in x]
    n = array([where(several, e * s / length, f) for e, s, f in zip(outside, side, face, strict=True)])
    distance = where(several, length, over)
    normal = a.X.rotation @ n
    return NearestPoints(distance - b.radius, normal, b.centre - normal * distance, b.centre, 0.0, b.radius)


def _several(beyond: list[Scalar | None]) -> Any:
    """Whether more than one number is above 0: the second largest is."""
    known = [e for e in beyond if e is not None]
    if len(known) < 2:
        return False
    largest, second = known[0], None
    for e in known[1:]:
        smaller = where(less(e, largest), e, largest)
        second = smaller if second is None else where(less(second, smaller), smaller, second)
        largest = where(less(e, largest), largest, e)
    return less(0.0, second)


def _over_face(x: Array, beyond: list[Scalar | None]) -> tuple[Scalar, list[Scalar]]:
    """The distance from the face that is nearest, and its normal."""
    most: Scalar = None
    normal: list[Scalar] = [0.0, 0.0, 0.0]
    for k, e in enumerate(beyond):
        if e is None:
            continue
        side = where(less(x[k], 0.0), -1.0, 1.0)
        here: list[Scalar] = [side if i == k else 0.0 for i in range(3)]
        if most is None:
            most, normal = e, here
            continue
        nearer = less(most, e)
        normal = [where(nearer, new, old) for new, old in zip(here, normal, strict=True)]
        most = where(nearer, e, most)
    return most, normal


def _half_space_ellipsoid(a: HalfSpace, b: ConvexEllipsoid) -> NearestPoints:
    """n · (c − p) − h, of the point −S² n/h of the ellipsoid, h = |S n| in its frame."""
    n, p = a.X.rotation[:, 2], a.X.translation
    own = b.X.rotation.T @ n
    s = array([*b.semi_axes])
    h = sqrt(dot(own * s, own * s))
    lowest = b.X.translation - b.X.rotation @ (own * s * s) / h
    height = dot(n, lowest - p)
    return NearestPoints(height, n, lowest - n * height, lowest, tangents=(a.X.rotation[:, 0], a.X.rotation[:, 1]))


def _ellipsoid_ball(a: ConvexEllipsoid, b: Ball) -> NearestPoints:
    """The foot y of the centre x: y_i = s_i² x_i/(t + s_i²) with Σ (y_i/s_i)² = 1; x − y = t y/s².

    1/√Σ − 1 = 0 for t by Newton's method from the left, where it rises to the root and does not pass it. The centre of
    the ellipsoid itself has no one foot: NaN.
    Source  Eberly 2013, Distance from a point to an ellipse, an ellipsoid, or a hyperellipsoid
    """
    x = a.X.rotation.T @ (b.centre - a.X.translation)
    s = a.semi_axes
    t: Scalar = None
    for own, size in zip(x, s, strict=True):
        least = size * absolute(own) - size * size
        t = least if t is None else where(less(t, least), least, t)
    for _ in range(_SECULAR):
        parts = [size * own / (t + size * size) for own, size in zip(x, s, strict=True)]
        square = dot(array(parts), array(parts))
        slope = sum(part * part / (t + size * size) for part, size in zip(parts, s, strict=True))
        t = t + square * (sqrt(square) - 1.0) / slope
    gradient = array([own / (t + size * size) for own, size in zip(x, s, strict=True)])  # y/s²
    length = sqrt(dot(gradient, gradient))
    normal, distance = a.X.rotation @ (gradient / length), t * length
    return NearestPoints(distance - b.radius, normal, b.centre - normal * distance, b.centre, 0.0, b.radius)


def _cylinder_ball(a: ConvexCylinder, b: Ball) -> NearestPoints:
    """Beside the side or over an end the distance from it, inside too the less deep; beside a rim that from the rim."""
    x = a.X.rotation.T @ (b.centre - a.X.translation)
    square = x[0] * x[0] + x[1] * x[1]
    on_axis = less(square, (_ROUNDED * a.radius) ** 2)
    away = sqrt(where(on_axis, 1.0, square))
    out = [where(on_axis, 1.0, x[0] / away), where(on_axis, 0.0, x[1] / away)]
    beside, over = where(on_axis, 0.0, away) - a.radius, absolute(x[2]) - a.half
    up = where(less(x[2], 0.0), -1.0, 1.0)
    off_rim = less(0.0, minimum(beside, over))
    length = sqrt(where(off_rim, beside * beside + over * over, 1.0))
    radial = where(off_rim, beside / length, where(less(over, beside), 1.0, 0.0))
    axial = where(off_rim, over / length, where(less(over, beside), 0.0, 1.0))
    distance = where(off_rim, length, maximum(beside, over))
    normal = a.X.rotation @ array([radial * out[0], radial * out[1], axial * up])
    return NearestPoints(distance - b.radius, normal, b.centre - normal * distance, b.centre, 0.0, b.radius)


def _terrain_ball(a: Terrain, b: Ball) -> NearestPoints:
    """The foot of the centre on the surface, by Newton's method from straight below; n is the surface's normal there.

    Where that finds no foot, far above narrow valleys, the distance along the normal straight below stands in; it is
    the same on the surface itself.
    """
    c = a.X.rotation.T @ (b.centre - a.X.translation)
    x, y = c[0], c[1]
    begun = _slopes(a.height, x, y)
    at = begun
    for _ in range(_STEPS):
        x, y = _newton(at, x, y, c)
        at = _slopes(a.height, x, y)
    left, _ = _residual(at, x, y, c)
    d = array([c[0] - x, c[1] - y, c[2] - at[0]])
    square = _FOUND**2 * (dot(d, d) + b.radius * b.radius) + _ROUNDED**2 * dot(c, c)
    found = less(dot(left, left), square)
    h, hx, hy = (where(found, new, old) for new, old in zip(at[:3], begun[:3], strict=True))
    x, y = where(found, x, c[0]), where(found, y, c[1])
    n = array([-hx, -hy, 1.0]) / sqrt(1.0 + hx * hx + hy * hy)
    distance = dot(n, array([c[0] - x, c[1] - y, c[2] - h]))
    normal = a.X.rotation @ n
    return NearestPoints(distance - b.radius, normal, b.centre - normal * distance, b.centre, 0.0, b.radius)


def _slopes(height: Callable[[Scalar, Scalar], Scalar], x: Scalar, y: Scalar) -> tuple[Scalar, ...]:
    """h, h_x, h_y, h_xx, h_xy, h_yy, by duals of duals."""

    def along(dx: float, dy: float, ex: float, ey: float) -> Dual:
        found = height(Dual(Dual(x, dx), Dual(ex, 0.0)), Dual(Dual(y, dy), Dual(ey, 0.0)))
        outer = Dual.constant(found)
        return Dual(Dual.constant(outer.real), Dual.constant(outer.dual))

    xx, xy, yy = along(1.0, 0.0, 1.0, 0.0), along(1.0, 0.0, 0.0, 1.0), along(0.0, 1.0, 0.0, 1.0)
    return xx.real.real, xx.real.dual, yy.real.dual, xx.dual.dual, xy.dual.dual, yy.dual.dual


def _residual(at: tuple[Scalar, ...], x: Scalar, y: Scalar, c: Array) -> tuple[Array, Scalar]:
    """(s − c)·∂s of the foot s, which is 0, and how far c is below it."""
    h, hx, hy, *_ = at
    below = h - c[2]
    return array([x - c[0] + below * hx, y - c[1] + below * hy]), below


def _newton(at: tuple[Scalar, ...], x: Scalar, y: Scalar, c: Array) -> tuple[Scalar, Scalar]:
    left, below = _residual(at, x, y, c)
    _, hx, hy, hxx, hxy, hyy = at
    A, B, C = 1.0 + hx * hx + below * hxx, hx * hy + below * hxy, 1.0 + hy * hy + below * hyy
    determinant = A * C - B * B
    return x - (C * left[0] - B * left[1]) / determinant, y - (A * left[1] - B * left[0]) / determinant


def _within(s: Scalar, half: float) -> Scalar:
    """s between −half and half."""
    above = where(less(half, s), half, s)
    return where(less(above, -half), -half, above)


_FORMULAS: dict[tuple[type, type], Callable[[Any, Any], NearestPoints]] = {
    (Ball, Ball): _ball_ball,
    (Rod, Ball): _rod_ball,
    (Rod, Rod): _rod_rod,
    (HalfSpace, Ball): _half_space_ball,
    (Brick, Ball): _brick_ball,
    (ConvexCylinder, Ball): _cylinder_ball,
    (ConvexEllipsoid, Ball): _ellipsoid_ball,
    (HalfSpace, ConvexEllipsoid): _half_space_ellipsoid,
    (Terrain, Ball): _terrain_ball,
}
"""What has a formula: from A to B; the other way round it is reversed."""
