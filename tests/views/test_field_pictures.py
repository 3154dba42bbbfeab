"""Pictures of fields show the field: arrows are its values, lines its streamlines, shades its part across."""

from itertools import pairwise

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import GeometryError, Screw
from poinsot.screws import SixVector, motor_fields
from poinsot.views.field_pictures import draw_field, draw_field_section, draw_streamlines
from views.drawn import arrows, lines, plane, render, space

KINDS = pytest.mark.parametrize("kind", zoo.SIX_VECTORS)


@pytest.mark.sample(3)
@KINDS
@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_arrows_are_values_of_the_field(seed: int, kind: type[SixVector]) -> None:
    rng = np.random.default_rng(seed)
    M, P = zoo.random_six_vector(rng, kind), rng.normal(size=(9, 3))
    ax = draw_field(M, space(), points=P, scale=0.2)
    shown = {tuple(ends[0]): ends[1] - ends[0] for ends in arrows(ax)}
    for p in P:
        np.testing.assert_allclose(shown[tuple(p)], 0.2 * np.asarray(motor_fields.value_at(M, p)), atol=1e-12)
    units = {po.Twist: "m/s", po.Wrench: "N·m", po.Momentum: "kg·m²/s", po.Acceleration: "m/s²"}
    assert any(units[kind] in other.get_ylabel() for other in ax.figure.axes)


@pytest.mark.parametrize("seed", range(3))
def test_the_longest_arrow_fits_the_picture(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for M in (zoo.random_twist(rng), Screw.improper(rng.normal(size=3)).twist(1e3)):
        ax = draw_field(M, space(), radius=0.1)
        values = [ends[1] - ends[0] for ends in arrows(ax)[:-2]]
        assert max(np.linalg.norm(v) for v in values) == pytest.approx(0.045)
        render(ax)


@KINDS
@pytest.mark.parametrize("seed", range(3))
def test_streamlines_follow_the_field(seed: int, kind: type[SixVector]) -> None:
    """The chord between neighbouring points is along the field between them; distance from the axis stays."""
    rng = np.random.default_rng(seed)
    M, starts = zoo.random_six_vector(rng, kind), rng.normal(size=(3, 3))
    S = Screw.of(M)
    found = lines(draw_streamlines(M, space(), starts=starts, turns=0.7))
    for start in starts:
        line = next(points for points in found if len(points) > 3 and np.allclose(points[0], start))
        for p, q in pairwise(line):
            value = np.asarray(motor_fields.value_at(M, 0.5 * (p + q)))
            cosine = (q - p) @ value / np.linalg.norm(q - p) / np.linalg.norm(value)
            assert cosine == pytest.approx(1.0, abs=1e-2)
        assert S.axis.distance_to(line[-1]) == pytest.approx(S.axis.distance_to(start))
        turn = [np.asarray(p) - np.asarray(S.axis.nearest(p)) for p in (line[0], line[-1])]
        cosine = turn[0] @ turn[1] / np.linalg.norm(turn[0]) ** 2
        assert cosine == pytest.approx(np.cos(0.7 * 2 * np.pi), abs=1e-9)


def test_streamlines_of_a_free_vector_are_straight() -> None:
    ax = draw_streamlines(Screw.improper([0, 0, 1]).twist(5.0), space(), radius=0.5)
    straight = [points for points in lines(ax) if len(points) > 3]
    assert straight
    for points in straight:
        np.testing.assert_allclose(points[-1] - points[0], [0, 0, 1.0], atol=1e-12)


@pytest.mark.parametrize("seed", range(3))
def test_a_section_shows_the_part_across_and_the_axis(seed: int) -> None:
    rng = np.random.default_rng(seed)
    S = Screw.along([0.1, -0.2, 0.3], [0.3, 0.2, 1.0], 0.2)
    V = S.twist(float(rng.uniform(1, 3)))
    ax = draw_field_section(V, plane(), centre=(0.1, 0.0), radius=0.8, height=0.3)
    shades = ax.images[0]
    left, right, bottom, top = shades.get_extent()
    assert (left, right, bottom, top) == pytest.approx((-0.7, 0.9, -0.8, 0.8))
    for row, y in ((0, bottom), (-1, top)):
        for column, x in ((0, left), (-1, right)):
            assert shades.get_array()[row, column] == pytest.approx(motor_fields.value_at(V, [x, y, 0.3])[2])
    assert any(np.allclose(points, [[0.1, -0.2]]) for points in lines(ax))
    render(ax)


def test_a_planar_field_has_no_part_across_to_show() -> None:
    planar = Screw.along([0.2, 0.1, 0], [0, 0, 1]).twist()
    assert not draw_field_section(planar, plane()).images
    assert draw_field_section(Screw.improper([0, 0, 1]).twist(), plane()).images  # and nothing within the plane


def test_what_cannot_be_drawn_is_refused() -> None:
    V = Screw.along([0, 0, 0], [0, 0, 1]).twist()
    for wrong in ([1.0, 2.0], [[0, 0, np.inf]], np.zeros((2, 4))):
        with pytest.raises(GeometryError, match="every point"):
            draw_field(V, space(), points=wrong)
        with pytest.raises(GeometryError, match="every start"):
            draw_streamlines(V, space(), starts=wrong)
    for draw, axes in ((draw_field, space), (draw_streamlines, space), (draw_field_section, plane)):
        with pytest.raises(GeometryError):
            draw(po.Twist.zero(), axes())
        with pytest.raises(GeometryError, match="radius"):
            draw(V, axes(), radius=-1.0)
