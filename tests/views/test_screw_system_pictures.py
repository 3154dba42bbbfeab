"""What is drawn of two- and three-systems lies on their surfaces: generators, circles, rulings of every pitch."""

import numpy as np
import pytest

import zoo
from poinsot import GeometryError, Screw
from poinsot.screws import Cylindroid, PitchQuadrics
from poinsot.views.screw_system_pictures import axes_of_pitch, draw_cylindroid, draw_pitch_circle, draw_pitch_quadrics
from views.drawn import lines, plane, render, space, texts

X, Y, Z = np.eye(3)


def test_generators_lie_on_the_cylindroid(rng: np.random.Generator) -> None:
    h2, h1 = np.sort(rng.normal(size=2))
    c = Cylindroid(h1, h2, zoo.random_displacement(rng))
    ax = draw_cylindroid(c, space(), radius=0.7, generators=13)
    faces = np.concatenate([np.asarray(s._faces) for s in ax.collections])
    assert len(faces) == 24
    size = 0.7 + c.length
    assert np.abs(c.deviation(faces)).max() < 1e-12 * size**3
    edges = [points for points in lines(ax) if len(points) == 13]
    assert len(edges) == 2 and all(np.abs(c.deviation(points)).max() < 1e-12 * size**3 for points in edges)
    assert [text[:2] for text in texts(ax)] == ["S₁", "S₂"]
    render(ax)


def test_a_cylindroid_of_one_pitch_is_a_flat_pencil() -> None:
    c = Cylindroid.of([Screw.along([0, 0, 0.5], X, 0.2), Screw.along([0, 0, 0.5], Y, 0.2)])
    ax = draw_cylindroid(c, space())
    assert c.length == 0.0
    np.testing.assert_allclose(np.concatenate([np.asarray(s._faces) for s in ax.collections])[..., 2], 0.5)


def test_the_circle_has_the_pitch_and_height_of_every_screw(rng: np.random.Generator) -> None:
    pair = [Screw.along(rng.normal(size=3), rng.normal(size=3), rng.normal()) for _ in range(2)]
    c = Cylindroid.of(pair)
    angles = [c.angle_of(S) for S in pair]
    ax = draw_pitch_circle(c, plane(), angles=angles)
    (mean, _), radius = c.circle
    circle, *rest = lines(ax)
    np.testing.assert_allclose(np.hypot(circle[:, 0] - mean, circle[:, 1]), radius, rtol=1e-9)
    points = [line[0] for line in rest if len(line) == 1]
    for S, angle in zip(pair, angles, strict=True):
        axis = c.frame.inverse() @ S.axis.nearest(c.frame.translation)
        assert any(np.allclose(p, [S.pitch, axis[2]], atol=1e-8) for p in points), angle
    marked = {"S₁", "S₂"} | {f"h = 0, ψ = {np.degrees(a):.3g}°".replace("-", "−") for a in c.screws_of_pitch(0.0)}
    assert marked <= set(texts(ax)) and "[m/rad]" in ax.get_xlabel() and "[m]" in ax.get_ylabel()


def test_a_circle_of_no_radius_is_a_point() -> None:
    c = Cylindroid.of([Screw.along([0, 0, 0], X, 0.2), Screw.along([0, 0, 0], Y, 0.2)])
    render(draw_pitch_circle(c, plane()))


PITCHES = [(0.5, 0.1, -0.2), (0.4, 0.4, -0.1), (0.4, -0.1, -0.1), (1e-3, 0.0, -1e-3), (300.0, 200.0, 100.0)]


@pytest.mark.parametrize("pitches", PITCHES)
@pytest.mark.parametrize("part", ["a", 0.9, 0.5, "b", 0.37, 0.1, "c"])
@pytest.mark.parametrize("seed", range(2))
def test_axes_of_a_pitch_rule_its_quadric(seed: int, part: float | str, pitches: tuple[float, ...]) -> None:
    """Between principal pitches, at them, and where two of them are equal."""
    rng = np.random.default_rng(seed)
    ha, hb, hc = pitches
    h = pitches["abc".index(part)] if isinstance(part, str) else hc + part * (ha - hc)
    Q = PitchQuadrics((ha, hb, hc), zoo.random_displacement(rng))
    size = max(abs(x) for x in pitches)
    found = axes_of_pitch(Q, h, 16)
    single = h in (ha, hc) and pitches.count(h) == 1
    assert len(found) == (1 if single else 32 if h == hb and pitches.count(h) == 1 else 16)
    for S in found:
        assert S.pitch == pytest.approx(h, abs=1e-9 * size)
        for t in (-2.0, 0.0, 1.0):
            point = S.axis.foot + t * size * S.direction
            assert abs(Q.deviation(point, h)) < 1e-9 * size * (size + np.linalg.norm(point)) ** 2
    for i, S in enumerate(found[:16]):
        assert not any(S.same_as(T) for T in found[:i]), "the axes of a family differ"


def test_equal_pitches_leave_all_lines_through_a_point(rng: np.random.Generator) -> None:
    Q = PitchQuadrics((0.3, 0.3, 0.3), zoo.random_displacement(rng))
    found = axes_of_pitch(Q, 0.3, 40)
    assert len(found) == 40 and all(S.axis.contains(Q.frame.translation) for S in found)
    assert min(np.linalg.norm(sum(abs(S.direction @ e) for S in found)) for e in Q.frame.rotation.T) > 5.0
    render(draw_pitch_quadrics(Q, [0.3], space()))


def test_lines_are_cut_by_the_ball_and_by_nothing_else() -> None:
    Q = PitchQuadrics.of([[*X, *(0.5 * X)], [*Y, *(0.1 * Y)], [*Z, *(-0.2 * Z)]])
    ax = draw_pitch_quadrics(Q, [0.3, -0.05, 0.1], space(), radius=0.6, principal=False)
    assert len(lines(ax)) == 2 * 36 + 72
    for ends in lines(ax):
        np.testing.assert_allclose(np.linalg.norm(ends, axis=1), 0.6)
    assert texts(ax) == ["h = 0.3 m/rad", "h = −0.05 m/rad", "h = 0.1 m/rad"]
    render(ax)
    small = draw_pitch_quadrics(Q, [0.3], space(), radius=0.05, principal=False)
    assert not lines(small), "the quadric passes outside so small a ball"


def test_what_cannot_be_drawn_is_refused() -> None:
    Q = PitchQuadrics.of([[*X, *(0.5 * X)], [*Y, *(0.1 * Y)], [*Z, *(-0.2 * Z)]])
    for h in (0.6, -0.3, np.inf, np.nan):
        with pytest.raises(GeometryError, match="no screw of the pitch"):
            draw_pitch_quadrics(Q, [h], space())
    with pytest.raises(GeometryError, match="radius"):
        draw_pitch_quadrics(Q, [0.2], space(), radius=0.0)
    with pytest.raises(GeometryError, match="radius"):
        draw_cylindroid(Cylindroid.of([Screw.along([0, 0, 0], X), Screw.along([0, 0, 1], Y)]), space(), radius=-1.0)
