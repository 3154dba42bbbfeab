"""The sinc family at every scale of the angle: value, first and second derivative in s = θ²."""

import math
from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np
import pytest

from poinsot.algebra import sinc as family
from poinsot.algebra.traced import Traced
from scalars import DIGITS, Over, assert_same, derivative, each_scalar, second_derivative

SCALES = [0.0, 1e-12, 1e-6, 1e-2, 0.5, 0.999, 1.0, 1.001, 2.0, 3.0]


def _cotangent(t: Any) -> Any:
    return (1 - t * mpmath.sin(t) / (2 * (1 - mpmath.cos(t)))) / t**2


EXACT: dict[str, Callable[[Any], Any]] = {
    "sinc": lambda t: mpmath.sin(t) / t, "cosine": mpmath.cos, "versine": lambda t: (1 - mpmath.cos(t)) / t**2,
    "cubic": lambda t: (t - mpmath.sin(t)) / t**3, "cotangent": _cotangent,
}  # fmt: skip


def exact(name: str, angle: float, order: int) -> float:
    """The derivative in s at s = angle², as a contour integral in the plane of s, where the function is analytic."""
    with mpmath.workdps(DIGITS):
        s, radius, nodes = mpmath.mpf(angle) ** 2, mpmath.mpf(1) / 3, 80
        total = mpmath.mpc(0)
        for k in range(nodes):
            turn = mpmath.expjpi(mpmath.mpf(2 * k + 1) / nodes)
            total += EXACT[name](mpmath.sqrt(s + radius * turn)) / turn**order
        return float((total / nodes).real * mpmath.factorial(order) / radius**order)


@pytest.mark.sample(27)
@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("angle", SCALES)
def test_value_and_derivatives_at_every_scale(name: str, angle: float) -> None:
    f, s = getattr(family, name), angle * angle
    assert_same(f(s), exact(name, angle, 0), rel=2e-15, abs=2e-16)
    assert_same(derivative(f, s, along=(1.0,)), exact(name, angle, 1), rel=2e-14, abs=1e-16)
    assert_same(second_derivative(f, s, along=(1.0,)), exact(name, angle, 2), rel=1e-13, abs=5e-16)


@pytest.mark.parametrize("name", EXACT)
def test_the_reference_is_exact_where_it_is_known(name: str) -> None:
    """The values at 0, and the first derivatives there, are the first coefficients of the series."""
    known = {
        "sinc": (1, -1 / 6), "cosine": (1, -1 / 2), "versine": (1 / 2, -1 / 24), "cubic": (1 / 6, -1 / 120),
        "cotangent": (1 / 12, 1 / 720),
    }  # fmt: skip
    assert_same([exact(name, 0.0, 0), exact(name, 0.0, 1)], known[name], rel=1e-16, abs=0)


@pytest.mark.sample(7)
@each_scalar
@pytest.mark.parametrize("name", EXACT)
def test_every_scalar_has_both_branches(over: Over, name: str) -> None:
    f, s = getattr(family, name), np.array([1e-20, 0.3, 0.98, 1.02, 7.5])
    assert_same(over(lambda a: [f(t) for t in a], s), [exact(name, math.sqrt(t), 0) for t in s], rel=2e-15, abs=2e-16)


@pytest.mark.parametrize("name", EXACT)
def test_nan_in_nan_out(name: str) -> None:
    f = getattr(family, name)
    assert math.isnan(f(math.nan))
    assert math.isnan(f(Traced.constant(math.nan)))


@pytest.mark.parametrize("x", [0.0, 1e-9, 1e-3, 0.3, 0.999, 1.0, 1.001, 4.0, 30.0, 1e3, 1e8])
def test_langevin(x: float) -> None:
    """coth x − 1/x, its slope and its integral, odd and even, against 60 digits; derivatives by duals."""
    with mpmath.workdps(DIGITS):
        t = mpmath.mpf(x)
        value = mpmath.coth(t) - 1 / t if x else mpmath.mpf(0)
        slope = 1 / t**2 - mpmath.csch(t) ** 2 if x else mpmath.mpf(1) / 3
        area = t + mpmath.log(-mpmath.expm1(-2 * t) / (2 * t)) if x else mpmath.mpf(0)
        for sign in (1.0, -1.0):
            assert_same(family.langevin(sign * x), sign * float(value), rel=3e-15, abs=1e-300)
            assert_same(family.langevin_slope(sign * x), float(slope), rel=2e-14, abs=0)
            assert_same(family.langevin_potential(sign * x), float(area), rel=3e-15, abs=2e-16)
            assert_same(derivative(family.langevin, sign * x, along=(1.0,)), float(slope), rel=2e-13, abs=1e-16)
