"""Axodes: contact along the axis, rolling and sliding, known surfaces."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.algebra import Scalar, cos, sin
from poinsot.geometry.axodes import axodes, ruling
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist
from poinsot.geometry.screws import Screw

Z = (0.0, 0.0, 1.0)
TIMES = (0.1, 0.7, 1.3)


def about(point: Any, direction: Any, rate: float, pitch: float = 0.0) -> Callable[[Scalar], Displacement]:
    screw = Screw.along(point, direction, pitch)
    return lambda t: screw.displacement(t * rate)


def random_motion(seed: int, size: float) -> Callable[[Scalar], Displacement]:
    """Three screws turned at rates that vary."""
    rng = np.random.default_rng(seed)
    screws = [
        Screw.along(size * rng.normal(size=3), u / np.linalg.norm(u), size * rng.normal())
        for u in rng.normal(size=(3, 3))
    ]
    a, b, c = rng.uniform(0.5, 1.5, 3)
    return lambda t: (
        screws[0].displacement(t * a) @ screws[1].displacement(sin(t * b)) @ screws[2].displacement(cos(t * c))
    )


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("seed", range(5))
def test_both_axodes_touch_along_the_axis_and_roll(seed: int, size: float) -> None:
    """The moving one, by its own motion X⁻¹ turned about, has the same striction points and parameters, carried."""
    print(seed, size)
    X = random_motion(seed, size)
    there, back = axodes(X, TIMES), axodes(lambda t: X(t).inverse(), TIMES)
    for pose, fixed, moving, other in zip(there.poses, there.fixed, there.moving, back.fixed, strict=True):
        assert (-other.screw).carried(pose).same_as(fixed.screw, 1e-8)
        for ours, theirs in ((fixed.striction, pose @ other.striction), (fixed.striction, pose @ moving.striction)):
            assert np.allclose(ours, theirs, rtol=1e-8, atol=1e-8 * size)
        assert np.isclose(fixed.distribution, other.distribution, rtol=1e-8)


@pytest.mark.parametrize("seed", range(3))
def test_striction_and_parameter_are_those_of_neighbouring_axes(seed: int) -> None:
    """The feet of the common normal of two near rulings, and distance over angle, to the order of the step."""
    print(seed)
    X, defects = random_motion(seed, 1.0), []
    for h in (2e-3, 1e-3):
        before, middle, after = axodes(X, (0.7 - h, 0.7, 0.7 + h)).fixed
        a, b = before.screw.axis.unit(), after.screw.axis.unit()
        n = np.cross(a.direction, b.direction)
        n = n / np.linalg.norm(n)
        p, q = (np.cross(each.direction, each.moment) for each in (a, b))
        angle = np.arcsin(np.linalg.norm(np.cross(a.direction, b.direction)))
        foot = p + a.direction * (np.dot(np.cross(q - p, b.direction), n) / np.sin(angle))
        ratio = np.dot(q - p, n) / angle
        defects.append([np.linalg.norm(foot - middle.striction), abs(abs(ratio) - abs(middle.distribution))])
    rate = np.log2(np.array(defects[0]) / defects[1])
    assert rate[0] > 0.9 and rate[1] > 1.7, rate


def test_skew_gears_have_hyperboloids() -> None:
    """Axes at a distance a and an angle α, turning at ω₁, ω₂: throats a (ω₂² + ω₁ω₂ cos α)/Ω² and its counterpart."""
    a, alpha, first, second = 0.3, 0.7, 1.0, 2.0
    tilt = Displacement.translating((a, 0, 0)) @ Screw.along((0, 0, 0), (1, 0, 0)).displacement(alpha)
    spin, orbit = about((0, 0, 0), Z, second), about((0, 0, 0), Z, first)
    found = axodes(lambda t: orbit(t) @ tilt @ spin(t), TIMES)
    square = first**2 + second**2 + 2 * first * second * np.cos(alpha)
    mixed = first * second * np.cos(alpha)
    for rulings, throat in ((found.fixed, (second**2 + mixed) / square), (found.moving, (first**2 + mixed) / square)):
        for each in rulings:
            assert np.isclose(np.hypot(*each.striction[:2]), a * throat) and abs(each.striction[2]) < 1e-14
    pitch = -a * first * second * np.sin(alpha) / square
    assert np.allclose([float(each.screw.pitch) for each in found.fixed], pitch)


def test_cones_of_a_body_about_a_point_and_cylinders_of_a_plane_motion() -> None:
    tilt = Screw.along((0, 0, 0), (1, 0, 0)).displacement(0.4)
    cone = axodes(lambda t: about((0, 0, 0), Z, 1.0)(t) @ tilt @ about((0, 0, 0), Z, 3.0)(t), TIMES)
    for each in (*cone.fixed, *cone.moving):
        assert np.linalg.norm(each.striction) < 1e-15 and abs(each.distribution) < 1e-15
    wheel = axodes(lambda t: Displacement.translating((t, 0.5, 0.0)) @ about((0, 0, 0), Z, -2.0)(t), TIMES)
    for t, each in zip(TIMES, wheel.fixed, strict=True):
        assert np.allclose(each.screw.axis.nearest((0, 0, 0)), (t, 0, 0)) and np.isnan(each.striction).all()


def test_what_does_not_turn_has_no_ruling() -> None:
    slides = ruling(Twist(np.zeros(3), np.array([1.0, 0.0, 0.0])), Acceleration.zero())
    assert not slides.screw.is_proper and np.isnan(slides.distribution)
    with pytest.raises(po.GeometryError, match="other than zero"):
        ruling(Twist.zero(), Acceleration.zero())
