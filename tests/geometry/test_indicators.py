"""Bodies told by what is inside: against closed forms, within the error that is told."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from cases import quick
from poinsot import GeometryError
from poinsot.algebra import sqrt
from poinsot.geometry import indicators
from poinsot.geometry.densities import density_inertia, weighed
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.indicators import GAUSS, KRONROD, PLACES, Inside
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.mass_properties import box_inertia, sphere_inertia
from poinsot.geometry.round_solids import Ball, Cylinder
from scalars import assert_same


def torus(R: float, r: float) -> tuple[Callable[[Any], Any], Inertia]:
    m = 2 * np.pi**2 * R * r**2
    across = m * (R**2 / 2 + 5 * r**2 / 8)
    inertia = Inertia.at_centre(m, [0, 0, 0], [across, across, m * (R**2 + 3 * r**2 / 4)])
    return (
        lambda x: r * r - (sqrt(x[0] * x[0] + x[1] * x[1]) - R) * (sqrt(x[0] * x[0] + x[1] * x[1]) - R) - x[2] * x[2],
        inertia,
    )


def off_by(found: Inertia, true: Inertia, reach: float) -> float:
    """The largest error of mass, first and second moments, as of `Weighed` in a cube about the origin."""
    first = np.abs(found.first_moment - true.first_moment).max() / reach
    second = np.abs(found.second_moment - true.second_moment).max() / (2 * reach**2)
    return max(abs(found.mass - true.mass), first, second) / true.mass


def test_the_rule_is_kronrods() -> None:
    """Exact to degree 10, and Gauss's at every second place to degree 5."""
    for weights, degree in ((KRONROD, 10), (GAUSS, 5)):
        for n in range(degree + 1):
            assert_same(weights @ PLACES**n, (1 + (-1) ** n) / (n + 1), abs=1e-14)


@pytest.mark.parametrize("seed", quick(1, zoo.SEEDS))
def test_errors_hold(seed: int) -> None:
    """A ball, a torus and a box put anywhere, two balls apart, a half ball that its box cuts off."""
    rng = np.random.default_rng(seed)
    X = Displacement.from_quaternion(zoo.random_unit(rng, 4), rng.uniform(-0.1, 0.1, size=3))
    back, at, half = X.inverse(), rng.uniform(-0.2, 0.2, size=3), np.array([0.5, 0.3, 0.2])
    ring, of_ring = torus(0.6, 0.2)

    def box(x: Any) -> Any:
        y = abs(back @ x) - half
        return -max(y[0], y[1], y[2])

    def balls(x: Any) -> Any:
        return x @ x < 0.09 or (x - [0.7, 0.2, 0.1]) @ (x - [0.7, 0.2, 0.1]) < 0.04

    two = sphere_inertia(1.0, 0.3) + Displacement.translating([0.7, 0.2, 0.1]) @ sphere_inertia(1.0, 0.2)
    cases = (
        (lambda x: 0.36 - (x - at) @ (x - at), Displacement.translating(at) @ sphere_inertia(1.0, 0.6), 1e-3),
        (lambda x: ring(back @ x), X @ of_ring, 1e-2), (box, X @ box_inertia(1.0, 2 * half), 1e-2), (balls, two, 1e-2),
    )  # fmt: skip
    for inside, true, accuracy in cases:
        found = weighed(1.0, Inside(inside, [-1.0] * 3, [1.0] * 3), accuracy)
        assert off_by(found.inertia, true, 1.0) <= found.error <= accuracy
        assert found.inertia.fault() is None


def test_what_reaches_out_of_the_box_is_cut_off() -> None:
    """Half a ball; all of the box."""
    half = weighed(2.0, Inside(lambda x: 1.0 - x @ x, [-1, -1, 0], [1, 1, 1]), 1e-3)
    assert abs(half.inertia.mass / (4 / 3 * np.pi) - 1) < half.error
    assert abs(half.inertia.centre[2] - 3 / 8) < half.error
    full = weighed(2.0, Inside(lambda x: True, [0, 0, 0], [1, 2, 3]), 1e-9)
    assert_same(
        full.inertia, Displacement.translating([0.5, 1, 1.5]) @ box_inertia(2.0, [1, 2, 3]), rel=1e-10, abs=1e-10
    )


def test_densities_of_bodies_told_by_what_is_inside() -> None:
    """As of the same body given as a solid, and moved."""

    def rho(x: Any) -> Any:
        return 2.0 + x[0] + x[2] * x[2]

    ball = Inside(lambda x: 1.0 - x @ x, [-1.0] * 3, [1.0] * 3)
    found = weighed(rho, ball)
    assert off_by(found.inertia, density_inertia(rho, Ball(1.0), degree=2), 1.0) <= found.error <= 1e-3
    X = zoo.random_displacement(np.random.default_rng(1))
    moved = weighed(lambda x: rho(X.inverse() @ x), X @ ball)
    assert off_by(X.inverse() @ moved.inertia, found.inertia, 1.0) <= found.error


@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_nothing_depends_on_the_unit_of_length(scale: float) -> None:
    one = weighed(3.0, Inside(lambda x: 1.0 - x @ x, [-1.0] * 3, [1.0] * 3), 1e-2)
    other = weighed(3.0, Inside(lambda x: scale * scale - x @ x, [-scale] * 3, [scale] * 3), 1e-2)
    assert_same(other.inertia.mass / scale**3, one.inertia.mass, rel=1e-3)
    assert_same(other.inertia.second_moment[0, 0] / scale**5, one.inertia.second_moment[0, 0], rel=1e-3)
    assert_same(other.error, one.error, rel=1e-2)


def test_an_accuracy_out_of_reach_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indicators, "_MOST_SQUARES", 50)
    with pytest.raises(GeometryError, match="and 1e-08 was asked for: it has faces or edges"):
        density_inertia(1.0, Inside(lambda x: 1 - abs(x[0]) - abs(x[1]) - abs(x[2]), [-2] * 3, [2] * 3), 1e-8)


def test_parts_of_a_wheel_with_two_densities_add() -> None:
    """A hub and a rim: where a density jumps, the body is cut."""
    hub = Inside(lambda x: 0.01 - x[0] * x[0] - x[1] * x[1], [-0.1, -0.1, -0.02], [0.1, 0.1, 0.02])
    whole = density_inertia(7850.0, hub) + density_inertia(2700.0, Cylinder(0.25, 0.04, bore=0.1))
    expected = density_inertia(7850.0, Cylinder(0.1, 0.04)) + density_inertia(2700.0, Cylinder(0.25, 0.04, bore=0.1))
    np.testing.assert_allclose(whole.second_moment, expected.second_moment, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: density_inertia(1.0, Inside(lambda x: False, [0] * 3, [1] * 3)), "nothing is inside the box"),
        (lambda: density_inertia(1.0, Inside(lambda x: x[0] / 0.0, [0] * 3, [1] * 3)), "is not-a-number"),
        (lambda: density_inertia(0.0, Inside(lambda x: True, [0] * 3, [1] * 3)), "greater than zero"),
        (lambda: density_inertia(lambda x: x[0], Inside(lambda x: True, [-1] * 3, [1] * 3)), "inside the body"),
        (lambda: density_inertia(lambda x: x[0], Inside(lambda x: True, [0] * 3, [1] * 3), degree=1), "no exact rule"),
        (lambda: Inside(lambda x: True, [0] * 3, [1, 1, 0]), "must have low < high"),
        (lambda: Inside(lambda x: True, [0] * 3, [1, 1, np.inf]), "finite"),
        (lambda: Inside(1.0, [0] * 3, [1] * 3), "function of a place"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()
