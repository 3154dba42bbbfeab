"""The scalar protocol: every function on every type of number agrees with the one on floats, NaN included."""

import math
import operator
from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np
import pytest
import sympy

from poinsot.algebra import scalars
from poinsot.algebra import sinc as family
from poinsot.algebra.arrays import array, concatenate, settle, zeros
from poinsot.algebra.dual import Dual
from poinsot.algebra.linear import Complex, lu
from poinsot.algebra.scalars import Scalar, absolute, atan2, is_zero, less, sqrt, where
from poinsot.algebra.traced import Traced, symbols
from scalars import DIGITS, Over, assert_same, derivative, second_derivative

POINTS = {
    "sin": [-7.0, -0.3, 0.0, 1.0, 40.0], "cos": [-7.0, -0.3, 0.0, 1.0, 40.0], "tan": [-1.5, 0.0, 0.7, 3.0],
    "asin": [-0.99, 0.0, 0.3], "acos": [-0.99, 0.0, 0.3], "atan": [-50.0, 0.0, 0.3], "exp": [-30.0, 0.0, 2.5],
    "log": [1e-9, 1.0, 37.0], "sqrt": [1e-12, 1.0, 37.0], "tanh": [-20.0, 0.0, 0.4],
    "floor": [-20.0, -0.4, 0.0, 0.9, 7.0],
}  # fmt: skip
VALUELESS = [("sqrt", -1.0), ("log", -1.0), ("asin", 1.5), ("acos", -1.5)]


@pytest.mark.parametrize("name", POINTS)
def test_functions_agree_with_those_of_the_reals(over: Over, name: str) -> None:
    x = np.array(POINTS[name])
    f = getattr(scalars, name)
    assert_same(over(lambda a: array([f(t) for t in a]), x), [getattr(math, name)(t) for t in x], rel=4e-15, abs=0)


def test_absolute_is_the_distance_from_zero(over: Over) -> None:
    x = np.array([-2.5, 0.25, 3.0])
    assert_same(over(lambda a: [absolute(t) for t in a], x), np.abs(x), rel=0, abs=0)


def test_atan2_knows_all_quadrants_and_constants_on_either_side(over: Over) -> None:
    y, x = np.array([1.0, 2.0, -0.5, -3.0]), np.array([0.5, -1.0, -2.0, 0.1])
    assert_same(over(lambda a, b: [atan2(s, t) for s, t in zip(a, b, strict=True)], y, x), np.arctan2(y, x))
    assert_same(over(lambda a: [atan2(t, -2.0) for t in a], y), np.arctan2(y, -2.0))
    assert_same(over(lambda b: [atan2(-2.0, t) for t in b], x), np.arctan2(-2.0, x))


def test_where_takes_the_side_that_less_says(over: Over) -> None:
    def f(points: Any) -> list[Scalar]:
        below = [where(less(x, 1.0), x * x, 10.0 - x) for x in points]
        above = [where(less(1.0, x), 2.0, x) for x in points]
        return [*below, *above]

    x = np.array([-3.0, 0.5, 1.0, 1.5])
    assert_same(over(f, x), [9.0, 0.25, 9.0, 8.5, -3.0, 0.5, 1.0, 2.0], rel=0, abs=0)


def test_the_side_not_taken_does_no_harm(over: Over) -> None:
    """Both sides are evaluated: a square root that has no value there must not spoil the one that has."""
    x = np.array([-4.0, 4.0])
    result = over(lambda a: [where(less(t, 0.0), -t, sqrt(where(less(t, 0.0), 1.0, t))) for t in a], x)
    assert_same(result, [4.0, 2.0], rel=0, abs=0)


@pytest.mark.parametrize(("name", "x"), VALUELESS)
def test_what_has_no_real_value_is_nan(name: str, x: float) -> None:
    f = getattr(scalars, name)
    assert math.isnan(f(x))
    assert math.isnan(f(np.float64(x)))
    assert mpmath.isnan(f(mpmath.mpf(x)))
    assert math.isnan(f(Traced.constant(x)))


@pytest.mark.parametrize("name", POINTS)
def test_nan_in_nan_out(name: str) -> None:
    f = getattr(scalars, name)
    assert math.isnan(f(math.nan))
    assert mpmath.isnan(f(mpmath.nan))
    assert math.isnan(f(Dual(math.nan, 1.0)).real)


def test_limits_are_those_of_compiled_code() -> None:
    assert scalars.log(0.0) == -math.inf
    assert scalars.exp(1e4) == math.inf
    assert scalars.atan(math.inf) == math.pi / 2
    assert all(math.isnan(f(math.inf)) for f in (scalars.sin, scalars.cos, scalars.tan))


def test_a_comparison_with_nan_is_false() -> None:
    assert less(math.nan, 1.0) is False
    assert less(1.0, math.nan) is False
    assert less(Dual(math.nan), 1.0) is False


def test_integers_and_numpy_scalars_are_numbers() -> None:
    for x in (1, np.float64(1), np.float32(1), np.int64(1)):
        assert scalars.cos(x) == math.cos(1)
        assert absolute(-x) == 1
        assert atan2(x, x) == math.pi / 4


def test_duals_go_with_every_other_scalar() -> None:
    """A dual meets a plain scalar of the type it is made of, and is chosen by a condition on that type."""
    t = symbols("t", (1,))[0]
    x = sympy.Symbol("x", real=True)
    for plain in (0.5, mpmath.mpf("0.5"), t, x):
        moving = Dual(plain, 1.0)
        for found in (atan2(plain, moving), atan2(moving, plain), atan2(2.0, moving), plain + moving, plain * moving):
            assert isinstance(found, Dual)
        chosen = where(less(plain, moving * 2.0), moving, -moving)
        assert isinstance(chosen, Dual)
        chosen = where(less(plain, 1.0), moving, 0.0)
        assert isinstance(chosen, Dual)


def test_zero_by_structure_is_a_plain_zero() -> None:
    assert is_zero(0) and is_zero(0.0) and is_zero(-0.0) and is_zero(np.float64(0))
    assert is_zero(symbols("t", (1,))[0] * 0.0)
    assert not is_zero(1e-300) and not is_zero(Dual(0.0)) and not is_zero(math.nan)
    assert not is_zero(symbols("t", (1,))[0])


def test_arrays_are_float_exactly_when_all_entries_are() -> None:
    assert array([1, 2.0, np.float32(3)]).dtype == float
    assert array([1.0, Dual(2.0)]).dtype == object
    assert settle(zeros(2, 3)).dtype == float and zeros(2, 3).dtype == object
    assert concatenate([]).shape == (0,) and concatenate([]).dtype == float
    assert concatenate([1.0, np.ones(2), [Dual(3.0)]]).shape == (4,)
    np.testing.assert_array_equal(concatenate([1.0, np.array([2.0, 3.0]), [4.0]]), [1, 2, 3, 4])


# Complex numbers over any scalar do what Python's do.
def plain(x: Complex) -> complex:
    return complex(x.re, x.im)


@pytest.mark.parametrize("seed", range(20))
def test_arithmetic_is_that_of_complex_numbers(seed: int) -> None:
    a, b, c, d = np.random.default_rng(seed).normal(size=4) * 10.0 ** (seed % 7 - 3)
    for act in (operator.add, operator.sub, operator.mul, operator.truediv):
        x, y = Complex(a, b), Complex(c, d)
        expected = act(complex(a, b), complex(c, d))
        assert abs(plain(act(x, y)) - expected) <= 1e-15 * abs(expected) * 8
        assert abs(plain(act(x, c)) - act(complex(a, b), c)) <= 1e-15 * abs(act(complex(a, b), c)) * 8
        assert abs(plain(act(c, x)) - act(c, complex(a, b))) <= 1e-15 * abs(act(c, complex(a, b))) * 8
    assert plain(-Complex(a, b)) == -complex(a, b)


def test_zero_folds() -> None:
    assert is_zero(Complex(1.0, 2.0) * 0.0) and is_zero(0.0 * Complex(1.0, 2.0))


def test_algorithms_run_on_them() -> None:
    rng = np.random.default_rng(3)
    A, b = rng.normal(size=(4, 4)) + 1j * rng.normal(size=(4, 4)) + 4 * np.eye(4), rng.normal(size=4)
    own = array([[Complex(x.real, x.imag) for x in row] for row in A])
    found = np.array([plain(x) for x in lu(own).solve(b)])
    np.testing.assert_allclose(found, np.linalg.solve(A, b), rtol=1e-13)


# The sinc family at every scale of the angle: value, first and second derivative in s = θ².
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
@pytest.mark.parametrize("name", EXACT)
def test_every_scalar_has_both_branches(over: Over, name: str) -> None:
    f, s = getattr(family, name), np.array([1e-20, 0.3, 0.98, 1.02, 7.5])
    assert_same(over(lambda a: [f(t) for t in a], s), [exact(name, math.sqrt(t), 0) for t in s], rel=2e-15, abs=2e-16)


@pytest.mark.parametrize("name", EXACT)
def test_sinc_of_nan_is_nan(name: str) -> None:
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
