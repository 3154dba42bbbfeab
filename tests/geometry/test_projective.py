"""Points finite and at infinity, planes, collineations of either orientation."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.projective import ADJOINT, POLARITY, Collineation, Plane, Point, orientation, scalar_product
from scalars import Over, assert_same, each_scalar


def random_collineation(rng: zoo.Rng, sigma: int) -> Collineation:
    return Collineation.of(zoo.random_displacement(rng)).with_sigma(sigma)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_the_difference_of_points_does_not_depend_on_representatives(seed: int) -> None:
    """(3), for multiples of either sign: p/(‖p‖σ) is what both have in common."""
    rng = np.random.default_rng(seed)
    x, y = rng.normal(size=(2, 3))
    scales = rng.uniform(0.1, 10, size=2) * rng.choice([-1, 1], size=2)
    p, q = (Point(np.array([*c, 1.0]) * s) for c, s in zip((x, y), scales, strict=True))
    assert_same(p - q, x - y, abs=1e-14)
    assert_same(abs(p.weight), np.sqrt(p.representative @ POLARITY @ p.representative))
    assert p.sigma == np.sign(scales[0]) and p.same_as(Point.at(x)) and not p.same_as(q)


@each_scalar
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


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_scalar_product_of_free_vectors(seed: int) -> None:
    """h₁ᵀQh₂ with vᵢ = Q hᵢ depends on the free vectors alone, not on the planes that have them for polars (6)."""
    rng = np.random.default_rng(seed)
    a, b = rng.normal(size=(2, 3))
    planes = [[Plane(np.array([*n, d])) for d in rng.normal(size=2)] for n in (a, b)]
    for first in planes[0]:
        for second in planes[1]:
            assert_same(scalar_product(first, second), a @ b)
            assert_same(scalar_product(first, second), first.covector @ ADJOINT @ second.covector)


@pytest.mark.parametrize("sigma", [1, -1])
@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_collineations_keep_polarity_lengths_and_incidence(seed: int, sigma: int) -> None:
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_mirrors(seed: int) -> None:
    """A reflection is its own inverse and fixes its plane; so an inversion with its centre; both turn hands round."""
    rng = np.random.default_rng(seed)
    plane, x = Plane.through(*rng.normal(size=(3, 3))), rng.normal(size=3)
    mirror, image = plane.reflection(), plane.reflection() @ Point.at(x)
    assert mirror.sigma == -1
    assert_same((mirror @ mirror).matrix, np.eye(4), abs=1e-11)
    assert_same(plane.distance_to(image), -plane.distance_to(x), abs=1e-11)
    foot = Point.at(x - plane.unit().normal * plane.distance_to(x))
    assert plane.contains(foot) and (mirror @ foot).same_as(foot)
    centre = rng.normal(size=3)
    assert_same((Collineation.inversion(centre) @ Point.at(x)).coordinates, 2 * centre - x)


@pytest.mark.parametrize("seed", zoo.SEEDS)
@pytest.mark.parametrize("reach", [1.0, 1e3])
def test_joins_and_meets_of_points_and_planes(seed: int, reach: float) -> None:
    """Three points span the plane that contains them; three planes meet in the point that lies in them."""
    rng = np.random.default_rng(seed)
    x = rng.normal(size=(3, 3)) + zoo.random_unit(rng) * reach
    points = [Point(np.array([*r, 1.0]) * s) for r, s in zip(x, rng.choice([-2.0, 0.5], size=3), strict=True)]
    plane = Plane.through(*points)
    assert all(plane.contains(p) for p in points)
    with_direction = Plane.through(points[0], Point.at_infinity(x[1] - x[0]), points[2])
    assert abs(with_direction.angle_to(plane)) < 1e-9 or abs(with_direction.angle_to(plane) - np.pi) < 1e-9
    assert not Plane.through(*(Point.at_infinity(n) for n in np.eye(3))).is_finite
    planes = [Plane.containing(x[0], n) for n in rng.normal(size=(3, 3))]
    assert_same(Point.of_planes(*planes).coordinates, x[0], abs=1e-9)


@each_scalar
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
def test_what_cannot_be_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()


def test_a_collineation_maps_geometry_only() -> None:
    with pytest.raises(TypeError, match="maps points"):
        Collineation(np.eye(3), np.zeros(3)) @ 3.0
