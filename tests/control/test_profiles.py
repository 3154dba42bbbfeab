"""Motion profiles: ends, limits and derivatives, over floats and as compiled signals."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from plants import sliders
from poinsot.control import Profile, minimum_jerk, spline, trapezoid


def profiles(rng: np.random.Generator) -> list[Profile]:
    a, b = rng.normal(size=(2, 3))
    times = np.cumsum(rng.uniform(0.1, 0.6, 5))
    return [
        minimum_jerk(a, b, float(rng.uniform(0.5, 2)), float(rng.normal())),
        trapezoid(a, b, rng.uniform(0.5, 2, 3), rng.uniform(0.5, 9, 3), float(rng.normal())),
        trapezoid(a, b, 50.0, 1.0),
        spline(times, rng.normal(size=(5, 3))),
        minimum_jerk(1.0, -2.0, 3.0),
        spline(times, rng.normal(size=5)),
    ]


def test_rates_and_accelerations_are_derivatives(rng: np.random.Generator) -> None:
    h = 1e-5
    for profile in profiles(rng):
        for t in rng.uniform(profile.knots[0], profile.knots[-1], 20):
            if np.abs(t - profile.knots).min() < 3 * h:
                continue
            q, v, a = profile.at(t)
            assert np.allclose(v, (profile(t + h) - profile(t - h)) / (2 * h), rtol=1e-6, atol=1e-6)
            assert np.allclose(a, (profile.rate(t + h) - profile.rate(t - h)) / (2 * h), rtol=1e-6, atol=1e-6)
            assert np.array_equal(q, profile.position(t))
        for knot in profile.knots:
            assert np.allclose(profile(knot - 1e-12), profile(knot + 1e-12), atol=1e-9), "no jump"
            assert np.allclose(profile.rate(knot - 1e-12), profile.rate(knot + 1e-12), atol=1e-9), "at rest at its ends"
        for t in (profile.knots[0] - 1.0, profile.knots[-1] + 1.0):
            assert np.all(profile.rate(t) == 0) and np.all(profile.acceleration(t) == 0)
            assert np.allclose(profile(t), profile(profile.knots[0 if t < profile.knots[0] else -1]), atol=1e-12)


def test_a_trapezoid_is_as_fast_as_its_limits(rng: np.random.Generator) -> None:
    """Law  within the limits of every entry, and one entry is at its limit: of speed where it cruises, else of
    acceleration."""
    a, b, v, w = rng.normal(size=3), rng.normal(size=3), rng.uniform(0.2, 3, 3), rng.uniform(0.2, 3, 3)
    profile = trapezoid(a, b, v, w)
    assert np.allclose(profile(0.0), a) and np.allclose(profile(profile.duration), b)
    inside = np.linspace(0, profile.duration, 2001)[1:-1]
    speeds, pushes = (np.abs([f(t) for t in inside]).max(axis=0) for f in (profile.rate, profile.acceleration))
    assert np.all(speeds <= v * (1 + 1e-9)) and np.all(pushes <= w * (1 + 1e-9))
    assert np.isclose(pushes / w, 1.0, rtol=1e-9).any()
    cruises = len(profile.knots) == 4
    assert np.isclose(speeds / v, 1.0, rtol=1e-9).any() == cruises


@pytest.mark.parametrize("seed", range(2))
def test_a_profile_is_a_signal(rng: np.random.Generator) -> None:
    """A force m q̈(t) moves a mass along the profile, also where it stands in compiled equations."""
    for profile in profiles(rng)[-2:]:
        begin, end = float(profile.knots[0]), float(profile.knots[-1])
        plant = sliders([2.0], [float(profile(begin))])
        run = po.simulate(
            plant, end + 0.2, start=begin - 0.1, inputs={"rail0": lambda t, p=profile: 2 * p.acceleration(t)}
        )
        expected = [profile(t) for t in run["time"].values]
        assert np.abs(run["joint_position"].values[:, 0] - expected).max() < 1e-9


@pytest.mark.parametrize(
    "make",
    [
        lambda: minimum_jerk(0, 1, -1.0), lambda: minimum_jerk(0, np.nan, 1.0),
        lambda: minimum_jerk([0, 1], [1, 2, 3], 1.0), lambda: trapezoid(0, 1, 0.0, 1.0),
        lambda: trapezoid(1, 1, 1.0, 1.0), lambda: spline([0, 0, 1], [1, 2, 3]), lambda: spline([0, 1], [1, 2, 3]),
    ],
)  # fmt: skip
def test_what_is_no_profile_is_refused(make: Any) -> None:
    with pytest.raises(po.SimulationError):
        make()
