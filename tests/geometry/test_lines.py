"""Lines from points and from planes, their maps, joins and meets, common normal, distance and angle."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from geometry.screw_cases import PAIRS, PLACES, line_pair
from poinsot import GeometryError
from poinsot.algebra import Dual
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import dual_vector
from poinsot.geometry.lines import Line, angle, common_normal, coplanar, distance, join, meet, mutual_moment, parallel
from poinsot.geometry.projective import ADJOINT, POLARITY, Collineation, Plane, Point, orientation, scalar_product
from poinsot.geometry.vectors import dot
from scalars import Over, assert_same

PAIRS_OF_LINES = pytest.mark.parametrize("name", PAIRS)


def random_line(rng: zoo.Rng) -> Line:
    return Line.along(*rng.normal(size=(2, 3)))


@pytest.mark.parametrize(("reach", "tolerance"), PLACES)
def test_a_line_is_the_same_from_any_two_of_its_points_and_planes(seed: int, reach: float, tolerance: float) -> None:
    """(4) = (5) = the meet of planes, up to a factor; σ of representatives gives no more than the factor."""
    rng = np.random.default_rng(seed)
    r, u = rng.normal(size=3) + reach * zoo.random_unit(rng), rng.normal(size=3)
    line = Line.along(r, u).unit()
    s, t = 1.0, -1.7
    points = [Point(np.array([*(r + x * u), 1.0]) * rng.choice([-2.0, 0.3])) for x in (s, t)]
    planes = [Plane.containing(r, np.cross(u, n)) for n in rng.normal(size=(2, 3))]
    others = [
        Line.through(points[1], points[0]), Line.through(points[0], Point.at_infinity(u)),
        -Line.through(Point.at_infinity(u), points[1]), Line.of_planes(*planes),
    ]  # fmt: skip
    for other in others:
        unit = other.unit()
        sense = np.sign(unit.direction @ line.direction)
        assert_same(sense * unit.direction, line.direction, abs=tolerance)
        assert_same(sense * unit.moment, line.moment, rel=tolerance, abs=10 * tolerance)
        assert other.same_as(line)
    assert all(line.contains(p) for p in points) and all(line.lies_in(h) for h in planes)


@pytest.mark.parametrize("sigma", [1, -1])
def test_the_line_map_is_the_map_of_the_points(rng: np.random.Generator, sigma: int) -> None:
    """(8), and that it is σ times the map of twists; for σ = +1 both are Ad."""
    X = zoo.random_displacement(rng)
    c = Collineation.of(X).with_sigma(sigma)
    x, y = rng.normal(size=(2, 3))
    of_points = Line.through(c @ Point.at(x), c @ Point.at(y))
    line = Line.through(x, y)
    assert_same((c @ line).coordinates, of_points.coordinates, abs=1e-12)
    assert_same((c @ line).coordinates, c.line_matrix @ line.coordinates, abs=1e-12)
    assert_same(c.line_matrix, sigma * c.twist_matrix)
    if sigma == 1:
        assert_same(c.line_matrix, X.adjoint)
        assert_same((X @ line).coordinates, of_points.coordinates, abs=1e-12)


def test_lines_at_infinity(rng: np.random.Generator) -> None:
    """Two points at infinity, or two parallel planes, have a line at infinity in common: that of all such planes."""
    n, m = rng.normal(size=(2, 3))
    far = Line.through(Point.at_infinity(n), Point.at_infinity(m))
    assert not far.is_finite and far.same_as(Line.at_infinity(np.cross(n, m)))
    parallels = Line.of_planes(Plane([*n, 1.0]), Plane([*(2 * n), -3.0]))
    assert not parallels.is_finite and parallels.same_as(Line.at_infinity(n))
    assert parallels.same_as(Line.of_planes(Plane([*n, 1.0]), Plane.improper()))
    assert far.contains(Point.at_infinity(n)) and not far.contains([0, 0, 0]) and far.lies_in(Plane.improper())
    c = Collineation.of(zoo.random_displacement(rng)).with_sigma(-1)
    assert (c @ parallels).same_as(Line.of_planes(c @ Plane([*n, 1.0]), c @ Plane([*n, 2.0])))


def test_reciprocal_means_coplanar(rng: np.random.Generator) -> None:
    """The mutual moment, −d sin α of unit lines, vanishes for lines that meet or are parallel, not for skew ones."""
    for name in PAIRS:
        a, b, d, alpha, _, _ = line_pair(name, rng)
        moment = mutual_moment(a.unit(), b.unit())
        assert_same(moment, -d * np.sin(alpha), abs=1e-13)
        assert coplanar(a, b) == (name not in ("skew", "perpendicular", "nearly parallel"))


def test_the_sum_of_lines_is_in_general_no_line() -> None:
    rng = np.random.default_rng(0)
    skew, meeting = line_pair("skew", rng)[:2], line_pair("meeting", rng)[:2]
    total = meeting[0].coordinates + meeting[1].coordinates
    assert coplanar(Line(total[:3], total[3:]), meeting[0])
    total = skew[0].coordinates + skew[1].coordinates
    with pytest.raises(GeometryError, match="screw"):
        Line(total[:3], total[3:])


@PAIRS_OF_LINES
@pytest.mark.parametrize(("reach", "tolerance"), PLACES)
def test_common_normal_distance_and_angle(name: str, rng: np.random.Generator, reach: float, tolerance: float) -> None:
    """Rebuilt from the lines: d and α of the construction, e perpendicular to both, feet on both, dual cosine."""
    a, b, d, alpha, e, at = line_pair(name, rng, reach)
    loss = 10.0 if name == "nearly parallel" else 1.0  # rounding grows with 1/sin α
    assert_same(angle(a, b), alpha, abs=tolerance)
    assert_same(distance(a, b), abs(d), abs=10 * tolerance * loss)
    assert_same(distance(b, a), abs(d), abs=10 * tolerance * loss)
    if name == "one line":
        with pytest.raises(GeometryError, match="coincide"):
            common_normal(a, b)
        return
    n = common_normal(a, b)
    assert_same((n.distance, n.angle), (d, alpha), abs=10 * tolerance * loss)
    assert_same(n.line.direction, e, abs=10 * tolerance * loss)
    assert_same(n.feet[1] - n.feet[0], d * e, abs=10 * tolerance * loss)
    for foot, axis in zip(n.feet, (a, b), strict=True):
        assert axis.distance_to(foot) <= 10 * tolerance and abs(n.line.direction @ axis.unit().direction) < tolerance
    if not parallel(a, b):
        assert_same(n.feet[0], at, abs=10 * tolerance * loss**4)  # 1/sin² α: where along the axis
    ours = dot(*(dual_vector(x.unit().direction, x.unit().moment) for x in (a, b)))
    assert isinstance(ours, Dual)
    assert_same((ours.real, ours.dual), (np.cos(alpha), -d * np.sin(alpha)), abs=10 * tolerance)


def test_the_geometry_of_skew_lines_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(3)
    a, b, d, alpha, e, at = line_pair("skew", rng)
    inputs = [v for line in (a, b) for v in (line.direction, line.moment)]

    def normal(u: Any, m: Any, v: Any, n: Any) -> list[Any]:
        found = common_normal(Line(u, m), Line(v, n))
        return [found.line.direction, found.feet[0], np.array([found.distance, found.angle], dtype=object)]

    assert_same(over(normal, *inputs), np.concatenate([e, at, [d, alpha]]), abs=1e-12)
    assert_same(over(lambda *x: distance(Line(*x[:2]), Line(*x[2:])), *inputs), abs(d), abs=1e-12)


@pytest.mark.parametrize(("reach", "tolerance"), PLACES)
def test_a_line_and_a_plane_meet_in_a_point(rng: np.random.Generator, reach: float, tolerance: float) -> None:
    x = rng.normal(size=3) + reach * zoo.random_unit(rng)
    line, plane = Line.along(x, rng.normal(size=3)), Plane.containing(x, rng.normal(size=3))
    assert_same(line.meet(plane).coordinates, x, abs=10 * tolerance)
    aside = Plane.containing(x + plane.normal, np.cross(line.direction, plane.normal))
    lifted = Plane.containing(x + aside.normal, aside.normal)
    assert line.meet(lifted).same_as(line.end) and not line.meet(lifted).is_finite
    with pytest.raises(GeometryError, match="lies in the plane"):
        line.meet(Plane.containing(x, np.cross(line.direction, plane.normal)))
    other = rng.normal(size=3) + x
    both = line.join(other)
    assert both.contains(other) and line.lies_in(both)
    assert line.lies_in(line.join(Point.at_infinity(other)))
    with pytest.raises(GeometryError, match="on the line"):
        line.join(line.nearest(other))


@pytest.mark.parametrize("name", ["meeting", "meeting squarely", "parallel", "antiparallel"])
def test_coplanar_lines_have_a_point_and_a_plane(name: str, rng: np.random.Generator) -> None:
    a, b, *_, at = line_pair(name, rng)
    point, plane = meet(a, b), join(a, b)
    assert a.contains(point) and b.contains(point) and a.lies_in(plane) and b.lies_in(plane)
    assert point.same_as(Point.at(at) if name.startswith("meeting") else a.end)
    far = Line.at_infinity(plane.normal)
    assert meet(a, far).same_as(a.end) and meet(far, b).same_as(b.end) and a.lies_in(join(a, far))
    assert not meet(far, Line.at_infinity(a.direction)).is_finite


def test_the_nearest_point(rng: np.random.Generator) -> None:
    line, x = random_line(rng), rng.normal(size=3)
    foot = line.nearest(x)
    assert line.contains(foot) and abs((x - foot) @ line.direction) < 1e-12
    assert_same(line.distance_to(x), np.linalg.norm(x - foot))
    assert_same(line.foot, line.nearest(np.zeros(3)), abs=1e-12)


X_AXIS = Line.along([0, 0, 0], [1, 0, 0])


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: Line([1, 0, 0], [1, 0, 0]), "u·m = 0"),
        (lambda: Line([0, 0, 0], [0, 0, 0]), "other than zero"),
        (lambda: Line([1, 0, np.inf], [0, 0, 0]), "finite numbers"),
        (lambda: Line.along([0, 0, 0], [0, 0, 0]), "other than zero"),
        (lambda: Line.through([1, 2, 3], [1, 2, 3]), "different"),
        (lambda: Line.through(Point.at_infinity([1, 2, 3]), Point.at_infinity([-2, -4, -6])), "different"),
        (lambda: Line.of_planes(Plane([1, 0, 0, 1]), Plane([2, 0, 0, 2])), "different"),
        (lambda: Line.at_infinity([1, 0, 0]).foot, "not at infinity"),
        (lambda: distance(X_AXIS, Line.at_infinity([1, 0, 0])), "not at infinity"),
        (lambda: angle(X_AXIS, Line.at_infinity([1, 0, 0])), "not at infinity"),
        (lambda: meet(X_AXIS, Line.along([0, 0, 1], [0, 1, 0])), "skew lines"),
        (lambda: join(X_AXIS, Line.along([0, 0, 1], [0, 1, 0])), "skew lines"),
        (lambda: meet(X_AXIS, -X_AXIS), "one and the same"),
    ],
)
def test_what_cannot_be_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()


def test_displacements_carry_lines() -> None:
    rng = np.random.default_rng(5)
    X, Y, line = zoo.random_displacement(rng), zoo.random_displacement(rng), random_line(rng)
    assert_same(((X @ Y) @ line).coordinates, (X @ (Y @ line)).coordinates, abs=1e-12)
    assert_same((Displacement.identity() @ line).coordinates, line.coordinates)


# Points finite and at infinity, planes, collineations of either orientation.
def random_collineation(rng: zoo.Rng, sigma: int) -> Collineation:
    return Collineation.of(zoo.random_displacement(rng)).with_sigma(sigma)


def test_the_difference_of_points_does_not_depend_on_representatives(rng: np.random.Generator) -> None:
    """(3), for multiples of either sign: p/(‖p‖σ) is what both have in common."""
    x, y = rng.normal(size=(2, 3))
    scales = rng.uniform(0.1, 10, size=2) * rng.choice([-1, 1], size=2)
    p, q = (Point(np.array([*c, 1.0]) * s) for c, s in zip((x, y), scales, strict=True))
    assert_same(p - q, x - y, abs=1e-14)
    assert_same(abs(p.weight), np.sqrt(p.representative @ POLARITY @ p.representative))
    assert p.sigma == np.sign(scales[0]) and p.same_as(Point.at(x)) and not p.same_as(q)


def test_difference_of_points_over_every_scalar(over: Over) -> None:
    p, q = np.random.default_rng(1).normal(size=(2, 4))
    assert_same(over(lambda p, q: Point(p) - Point(q), p, q), p[:3] / p[3] - q[:3] / q[3])


def test_points_at_infinity_have_a_direction_and_no_place() -> None:
    far = Point.at_infinity([0, 3, 4])
    assert far.sigma == 0 and not far.is_finite
    assert far.representative @ POLARITY @ far.representative == 0
    assert far.same_as(Point.at_infinity([0, -6, -8])) and not far.same_as(Point.at([0, 3, 4]))
    assert Plane.improper().contains(far) and not Plane.improper().contains([0, 3, 4])
    for refused in (lambda: far.coordinates, lambda: far - Point.at([0, 0, 0]), far.polar_plane):
        with pytest.raises(GeometryError, match="infinity"):
            refused()


def test_polarity_and_adjoint() -> None:
    """Polar plane of every finite point is the improper plane; PQ = QP = εI for ε in place of 0 (footnote 3)."""
    for x in np.random.default_rng(2).normal(size=(4, 3)):
        assert not Point.at(x).polar_plane().is_finite
    eps = 1e-3
    P, Q = (np.where(M == 0, eps * np.eye(4), M) for M in (POLARITY, ADJOINT))
    assert_same(P @ Q, eps * np.eye(4))
    assert np.linalg.matrix_rank(POLARITY) == 1 and np.linalg.matrix_rank(ADJOINT) == 3


def test_scalar_product_of_free_vectors(rng: np.random.Generator) -> None:
    """h₁ᵀQh₂ with vᵢ = Q hᵢ depends on the free vectors alone, not on the planes that have them for polars (6)."""
    a, b = rng.normal(size=(2, 3))
    planes = [[Plane(np.array([*n, d])) for d in rng.normal(size=2)] for n in (a, b)]
    for first in planes[0]:
        for second in planes[1]:
            assert_same(scalar_product(first, second), a @ b)
            assert_same(scalar_product(first, second), first.covector @ ADJOINT @ second.covector)


@pytest.mark.parametrize("sigma", [1, -1])
def test_collineations_keep_polarity_lengths_and_incidence(rng: np.random.Generator, sigma: int) -> None:
    c, x = random_collineation(rng, sigma), rng.normal(size=(4, 3))
    p = [Point(np.array([*r, 1.0]) * s) for r, s in zip(x, rng.normal(size=4), strict=True)]
    assert_same(c.matrix.T @ POLARITY @ c.matrix, POLARITY)
    assert_same((c @ p[0]).representative, c.matrix @ p[0].representative)
    lengths = [np.linalg.norm((c @ q) - (c @ p[0])) for q in p[1:]]
    assert_same(lengths, [np.linalg.norm(r - x[0]) for r in x[1:]])
    edges = [(c @ q) - (c @ p[0]) for q in p[1:]]
    assert_same(orientation(*edges), sigma * orientation(*(r - x[0] for r in x[1:])), abs=1e-12)
    plane = Plane.through(*p[:3])
    assert_same((c @ plane).at(c @ p[3]), plane.at(p[3]), abs=1e-12)
    assert (c @ plane).contains(c @ p[1])
    assert (c @ Point.at_infinity(x[0])).sigma == 0


@pytest.mark.parametrize("sigmas", [(1, 1), (1, -1), (-1, -1)])
def test_collineations_are_a_group(sigmas: tuple[int, int]) -> None:
    rng = np.random.default_rng(3)
    a, b = (random_collineation(rng, s) for s in sigmas)
    assert_same((a @ b).matrix, a.matrix @ b.matrix)
    assert (a @ b).sigma == sigmas[0] * sigmas[1]
    assert_same((a @ a.inverse()).matrix, np.eye(4))
    again = Collineation.from_matrix(-2.5 * a.matrix)
    assert_same(again.matrix, a.matrix)
    assert again.sigma == a.sigma
    X = zoo.random_displacement(rng)
    assert_same((a @ X).matrix, a.matrix @ X.matrix)


def test_mirrors(rng: np.random.Generator) -> None:
    """A reflection is its own inverse and fixes its plane; so an inversion with its centre; both turn hands round."""
    plane, x = Plane.through(*rng.normal(size=(3, 3))), rng.normal(size=3)
    mirror, image = plane.reflection(), plane.reflection() @ Point.at(x)
    assert mirror.sigma == -1
    assert_same((mirror @ mirror).matrix, np.eye(4), abs=1e-11)
    assert_same(plane.distance_to(image), -plane.distance_to(x), abs=1e-11)
    foot = Point.at(x - plane.unit().normal * plane.distance_to(x))
    assert plane.contains(foot) and (mirror @ foot).same_as(foot)
    centre = rng.normal(size=3)
    assert_same((Collineation.inversion(centre) @ Point.at(x)).coordinates, 2 * centre - x)


@pytest.mark.parametrize("reach", [1.0, 1e3])
def test_joins_and_meets_of_points_and_planes(rng: np.random.Generator, reach: float) -> None:
    """Three points span the plane that contains them; three planes meet in the point that lies in them."""
    x = rng.normal(size=(3, 3)) + zoo.random_unit(rng) * reach
    points = [Point(np.array([*r, 1.0]) * s) for r, s in zip(x, rng.choice([-2.0, 0.5], size=3), strict=True)]
    plane = Plane.through(*points)
    assert all(plane.contains(p) for p in points)
    with_direction = Plane.through(points[0], Point.at_infinity(x[1] - x[0]), points[2])
    assert abs(with_direction.angle_to(plane)) < 1e-9 or abs(with_direction.angle_to(plane) - np.pi) < 1e-9
    assert not Plane.through(*(Point.at_infinity(n) for n in np.eye(3))).is_finite
    planes = [Plane.containing(x[0], n) for n in rng.normal(size=(3, 3))]
    assert_same(Point.of_planes(*planes).coordinates, x[0], abs=1e-9)


def test_maps_of_points_and_planes_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(4)
    q, p, x, h = zoo.random_unit(rng, 4), rng.normal(size=3), rng.normal(size=4), rng.normal(size=4)

    def image(q: Any, p: Any, x: Any, h: Any) -> list[Any]:
        X = Displacement.from_quaternion(q, p)
        c = Collineation.of(X).with_sigma(-1)
        return [(c @ Point(x)).representative, (c @ Plane(h)).covector, (X @ Point(x)).representative]

    c = Collineation.of(Displacement.from_quaternion(q, p)).with_sigma(-1)
    expected = [c.matrix @ x, np.linalg.inv(c.matrix).T @ h, c.with_sigma(1).matrix @ x]
    assert_same(over(image, q, p, x, h), np.concatenate(expected))


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: Point(np.zeros(4)), "other than zero"),
        (lambda: Point([1, 2, 3]), "4 numbers"),
        (lambda: Point.at([1, np.nan, 0]), "finite numbers"),
        (lambda: Point.at_infinity([0, 0, 0]), "other than zero"),
        (lambda: Plane(np.zeros(4)), "other than zero"),
        (lambda: Plane.through([0, 0, 0], [1, 1, 1], [2, 2, 2]), "one line"),
        (lambda: Plane.through(*(Point.at_infinity(v) for v in ([1, 0, 0], [0, 1, 0], [1, 1, 0]))), "one plane"),
        (lambda: Point.of_planes(*(Plane([0, np.cos(a), np.sin(a), 0]) for a in (0, 1, 2))), "share a line"),
        (lambda: Plane.improper().distance_to([0, 0, 0]), "improper plane"),
        (lambda: Plane.improper().angle_to(Plane([1, 0, 0, 0])), "improper plane"),
        (lambda: Plane.improper().reflection(), "improper plane"),
        (lambda: Collineation(np.eye(3), np.zeros(3), 0), "got 0"),
        (lambda: Collineation.from_matrix(np.ones((4, 4))), "keeps P"),
        (lambda: Collineation.from_matrix(np.diag([1.0, 2.0, 1.0, 1.0])), "proper rotation"),
    ],
)
def test_what_is_no_point_or_plane_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()


def test_a_collineation_maps_geometry_only() -> None:
    with pytest.raises(TypeError, match="maps points"):
        Collineation(np.eye(3), np.zeros(3)) @ 3.0
