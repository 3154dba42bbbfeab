"""Spherical formulas run on dual numbers solve spatial problems: triangles of lines, and a spatial four-bar linkage."""

import numpy as np
import pytest

import zoo
from poinsot.algebra import Array, Dual, Scalar, array, cos, sin
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import (
    displacement_of,
    dual_angle,
    dual_direction,
    dual_part,
    dual_vector,
    four_bar,
    real_part,
    third_side,
)
from poinsot.geometry.rotations import rotation_x, rotation_z
from poinsot.geometry.vectors import cross, dot
from scalars import Over, assert_same, each_scalar

SEEDS = pytest.mark.parametrize("seed", range(6))


def random_line(rng: np.random.Generator) -> Array:
    e = zoo.random_unit(rng)
    return dual_vector(e, np.cross(rng.normal(size=3), e))


def distance(first: Array, second: Array) -> float:
    """Of two lines, from a point and the direction of each, along e₁ × e₂."""
    (e, m), (f, n) = ((real_part(a), dual_part(a)) for a in (first, second))
    normal = np.cross(e, f)
    return float((np.cross(f, n) - np.cross(e, m)) @ normal / np.linalg.norm(normal))


@SEEDS
def test_third_side_of_triangles(seed: int) -> None:
    """Three directions or three lines a, b, c: the side between b and c from the two others and the corner at a.

    On the sphere the corner is between planes, in space between common normals; the distance is measured apart.
    """
    rng = np.random.default_rng(seed)
    for a, b, c in ([zoo.random_unit(rng) for _ in range(3)], [random_line(rng) for _ in range(3)]):
        corner = dual_angle(dual_direction(cross(a, b)), dual_direction(cross(a, c)))
        side = array([third_side(dual_angle(a, b), dual_angle(a, c), corner)])
        expected = array([dual_angle(b, c)])
        assert_same([real_part(side), dual_part(side)], [real_part(expected), dual_part(expected)], rel=1e-9, abs=1e-9)
    assert dual_part(side)[0] == pytest.approx(distance(b, c), rel=1e-9), "the last triangle is spatial"


@SEEDS
def test_sine_law(seed: int) -> None:
    """sin a/sin A = sin b/sin B, for corners A, B opposite the sides a, b; both triple products are the same."""
    rng = np.random.default_rng(seed)
    for a, b, c in ([zoo.random_unit(rng) for _ in range(3)], [random_line(rng) for _ in range(3)]):

        def ratio(a: Array, b: Array, c: Array) -> Scalar:
            corner = dual_angle(dual_direction(cross(a, b)), dual_direction(cross(a, c)))
            return sin(dual_angle(b, c)) / sin(corner)

        ratios = array([ratio(a, b, c), ratio(b, c, a), ratio(c, a, b)])
        for part in (real_part(ratios), dual_part(ratios)):
            assert_same(part, np.full(3, part[0]), rel=1e-8, abs=1e-8)


# -------------------------------------------------------------------------------------------------------- four bars


def random_sides(rng: np.random.Generator) -> list[Dual]:
    """Links α + ε a of a linkage whose crank turns fully: shortest + longest twist < the others."""
    twists = [0.3, *rng.uniform(0.8, 1.1, size=3)]
    return [Dual(alpha, length) for alpha, length in zip(twists, rng.normal(size=4), strict=True)]


def around(sides: list[Scalar], angles: list[Scalar]) -> Array:
    product = array(np.eye(3))
    for angle, side in zip(angles, sides, strict=True):
        product = product @ rotation_z(angle) @ rotation_x(side)
    return product


@pytest.mark.parametrize("branch", [1.0, -1.0])
@pytest.mark.parametrize("crank", [0.4, 1.1, 2.0, 4.0])
@SEEDS
def test_the_spherical_linkage_closes(seed: int, crank: float, branch: float) -> None:
    twists = [side.real for side in random_sides(np.random.default_rng(seed))]
    assert_same(around(twists, [crank, *four_bar(twists, crank, branch)]), np.eye(3), abs=1e-12)


@pytest.mark.parametrize("branch", [1.0, -1.0])
@pytest.mark.parametrize("crank", [0.4, 1.1, 2.0, 4.0])
@SEEDS
def test_the_same_code_closes_the_spatial_linkage(seed: int, crank: float, branch: float) -> None:
    """One revolute and three cylindrical pairs: turns and slides by dual numbers, checked by 4×4 poses."""
    rng = np.random.default_rng(seed)
    sides, first = random_sides(rng), Dual(crank, float(rng.normal()))
    angles = [first, *four_bar(sides, first, branch)]
    loop = Displacement.identity()
    for angle, side in zip(angles, sides, strict=True):
        turn = Displacement(rotation_z(angle.real), np.array([0.0, 0.0, angle.dual]))
        link = Displacement(rotation_x(side.real), np.array([side.dual, 0.0, 0.0]))
        loop = loop @ turn @ link
    assert_same(loop, np.eye(4), abs=1e-10)
    assert_same(displacement_of(around(sides, angles)), np.eye(4), abs=1e-10)
    assert max(abs(angle.dual) for angle in angles) > 0.01, "the loop is spatial"


@SEEDS
def test_the_branches_are_two_assemblies(seed: int) -> None:
    sides = random_sides(np.random.default_rng(seed))
    one, other = (four_bar(sides, Dual(1.1, 0.0), branch)[2] for branch in (1.0, -1.0))
    assert abs(one.real - other.real) > 0.1


def test_a_crank_angle_out_of_reach_is_nan() -> None:
    assert np.isnan(four_bar([1.0, 0.2, 0.2, 0.9], 2.5)[2])


@each_scalar
def test_every_scalar(over: Over) -> None:
    def function(twists: Array, lengths: Array, crank: Scalar) -> tuple[Scalar, ...]:
        sides = [Dual(x, y) for x, y in zip(twists, lengths, strict=True)]
        found = four_bar(sides, Dual(crank, 0.0))
        third = third_side(*sides[:3])
        return *(x for a in found for x in (a.real, a.dual)), third.real, third.dual, dot(twists, lengths) * cos(crank)

    inputs = np.array([0.6, 0.9, 0.8, 1.0]), np.array([0.3, 0.5, 0.4, 0.2]), 1.1
    assert_same(over(function, *inputs), np.array(function(*inputs)), rel=1e-12)
