"""A picture of a screw shows the screw: the line, the pitch at true scale and with its hand, the magnitude."""

import math

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import GeometryError, Screw
from poinsot.screws import ScrewSystem, SixVector, classify, magnitude
from poinsot.views import canvas, screw_shapes
from poinsot.views.screw_pictures import draw_screw, draw_system
from views.drawn import arrows, lines, plane, render, space, texts

Z = np.array([0.0, 0.0, 1.0])


def random_screw(rng: np.random.Generator) -> Screw:
    return Screw.along(rng.normal(size=3), rng.normal(size=3), rng.normal() * 0.1)


def test_the_axis_and_the_helix_are_those_of_the_screw(rng: np.random.Generator) -> None:
    S, length = random_screw(rng), float(rng.uniform(0.5, 3))
    ax = draw_screw(S, space(), length=length)
    axis, helix = lines(ax)
    assert all(S.axis.contains(p) for p in axis)
    u, foot = S.axis.direction, S.axis.foot
    along = (helix - foot) @ u
    off = helix - foot - np.outer(along, u)
    radius = np.linalg.norm(off, axis=1)
    np.testing.assert_allclose(radius, radius[0], rtol=1e-9)
    angle = np.unwrap([math.atan2(u @ np.cross(off[0], p), off[0] @ p) for p in off])
    np.testing.assert_allclose(along - along[0], S.pitch * angle, atol=1e-9 * length)
    assert angle[-1] > 0.0 and np.ptp(along) <= length
    assert ax.lines[1].get_color() == (screw_shapes.BLUE if S.pitch > 0 else screw_shapes.VERMILLION)
    assert texts(ax) == [f"h = {S.pitch:.3g} m/rad".replace("-", "−")]
    render(ax)


@pytest.mark.parametrize("kind", [po.Twist, po.Wrench])
def test_arrows_are_as_long_as_the_magnitude(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """Two heads for what turns: the angular velocity of a twist, the couple; one for force and velocity."""
    for S in (random_screw(rng), Screw.improper(rng.normal(size=3))):
        M = S.motor(kind, float(rng.uniform(0.1, 5)))
        ax = draw_screw(M, space(), length=1.0, scale=0.3, helix=False)
        double = (kind is po.Twist) == S.is_proper
        assert len(arrows(ax)) == 1 + double
        for tail, tip in arrows(ax):
            np.testing.assert_allclose(tip - tail, 0.3 * magnitude(M) * S.direction, atol=1e-12)
            assert not S.is_proper or (S.axis.contains(tail) and S.axis.contains(tip))


def test_pitch_zero_is_a_circle_for_a_rotation_and_nothing_for_a_force() -> None:
    line = Screw.along([1, 0, 0], Z)
    for screw, count in ((line, 2), (line.twist(), 2), (line.wrench(), 1), (Screw.improper(Z).twist(), 0)):
        assert len(lines(draw_screw(screw, space()))) == count
    _, circle = lines(draw_screw(line, space()))
    np.testing.assert_allclose(circle[0], circle[-1], atol=1e-12)
    np.testing.assert_allclose(circle[:, 2], circle[0, 2], atol=1e-12)
    rounded = Screw.along([1, 0, 0], Z, 1e-16).wrench()
    assert len(lines(draw_screw(rounded, space()))) == 1, "a pitch of rounding errors is none"


def test_what_is_said_of_a_screw() -> None:
    for motor, said in (
        (Screw.along([0, 0, 0], Z, 0.25).twist(2.0), "2 rad/s, h = 0.25 m/rad"),
        (Screw.along([0, 0, 0], Z, -0.25).wrench(30.0), "30 N, h = −0.25 m/rad"),
        (Screw.along([0, 0, 0], Z).wrench(30.0), "30 N"),
        (Screw.improper(Z).twist(0.5), "0.5 m/s"),
        (Screw.improper(Z).wrench(4.0), "4 N·m"),
        (Screw.improper(Z), "h = ∞"),
        (po.Momentum.of([0, 0, 0, 0, 0, 3.0]), "3"),
    ):
        assert texts(draw_screw(motor, space())) == [said]
    assert texts(draw_screw(Screw.improper(Z), space(), label="")) == []


def test_an_axis_is_drawn_where_one_wants_it() -> None:
    ax = draw_screw(Screw.along([0, 0, 0], Z, 0.1), space(), at=[3, 4, 50], length=2.0)
    np.testing.assert_allclose(lines(ax)[0].mean(axis=0), [0, 0, 50.1])
    ax = draw_screw(Screw.improper(Z).twist(2.0), space(), at=[3, 4, 50], scale=1.0)
    np.testing.assert_allclose(arrows(ax)[0], [[3, 4, 50], [3, 4, 52]])


def test_in_the_plane_an_axis_along_z_is_seen_end_on() -> None:
    """⊙ towards the reader, ⊗ away from him, and no arrow; other axes are seen as they project."""
    for sense, inner in ((1, "o"), (-1, "x")):
        ax = draw_screw(Screw.along([2, 3, 0], sense * Z).twist(), plane(), helix=False)
        assert not arrows(ax) and [line.get_marker() for line in ax.lines][-1] == inner
        np.testing.assert_allclose(lines(ax)[-1], [[2, 3]])
    slanted = Screw.along([0, 0, 0], [1, 1, 1], 0.1).wrench()
    tail, tip = arrows(draw_screw(slanted, plane(), scale=np.sqrt(3), helix=False))[0]
    np.testing.assert_allclose(tip - tail, [1, 1])


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
@pytest.mark.parametrize("order", [1, 2, 3, 4, 5, 6])
def test_the_screws_of_a_system_are_those_of_its_normal_form(order: int, rng: np.random.Generator) -> None:
    for system in (
        ScrewSystem.span([zoo.random_twist(rng) for _ in range(order)]),
        ScrewSystem.span([zoo.random_wrench(rng) for _ in range(order)]),
    ):
        ax = draw_system(system, space())
        assert ax.get_title().replace("\n", " ") == classify(system).sentence and len(texts(ax)) == order
        for S in (Screw.of(po.Twist.of(row)) for row in classify(system).screws):
            ours = [ends for ends in arrows(ax) if np.linalg.norm(np.cross(ends[1] - ends[0], S.direction)) < 1e-9]
            assert any(not S.is_proper or S.axis.contains(ends[1], 1e-7) for ends in ours)
        render(ax)


def test_what_cannot_be_drawn_is_refused() -> None:
    for wrong in (po.Twist.zero(), po.Twist.of([np.nan, 0, 0, 0, 0, 0])):
        with pytest.raises(GeometryError):
            draw_screw(wrong, space())
    for at in ([1.0, 2.0], [0, 0, np.nan], 3.0):
        with pytest.raises(GeometryError, match="three finite coordinates"):
            draw_screw(Screw.along([0, 0, 0], Z), space(), at=at)
    for length in (0.0, -1.0, np.nan, np.inf):
        with pytest.raises(GeometryError, match="positive number"):
            draw_screw(Screw.along([0, 0, 0], Z), space(), length=length)


def test_axes_are_made_where_none_are_given() -> None:
    ax = po.views.draw_screw(Screw.along([0, 0, 0], Z, 0.1))
    assert canvas.in_space(ax) and draw_screw(Screw.improper(Z), ax) is ax
    assert {"draw_screw", "draw_cylindroid", "save"} <= set(dir(po.views))
    with pytest.raises(AttributeError, match="draw_everything"):
        po.views.draw_everything  # noqa: B018
