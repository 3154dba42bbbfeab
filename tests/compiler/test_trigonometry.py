"""Sine and cosine to 2 ulp, also where they nearly vanish; the same bits for one angle and for many."""

import math
from typing import Any

import mpmath
import numpy as np
import pytest

from poinsot.algebra import scalars
from poinsot.kernels import Kernel
from poinsot.renderers.llvm.target import Host
from poinsot.renderers.llvm.trigonometry import GREATEST_ANGLE

MPMATH = (mpmath.sin, mpmath.cos)


def functions() -> Any:
    """Sine and cosine as a ufunc of one angle."""
    return Kernel(lambda x: (scalars.sin(x), scalars.cos(x)), {"x": ()}, {"sin": (), "cos": ()}, "sincos").ufunc


def hard_angles() -> np.ndarray:
    """Tiny and subnormal angles; the doubles around multiples of π/4; those that come nearest of all."""
    rng = np.random.default_rng(7)
    multiples = np.concatenate([np.arange(-400, 401), rng.integers(-600_000, 600_000, size=1500)])
    with mpmath.workprec(200):
        near = np.array([float(int(k) * mpmath.pi / 4) for k in multiples])
    around = np.concatenate([near, np.nextafter(near, np.inf), np.nextafter(near, -np.inf)])
    tiny = [0.0, -0.0, 5e-324, -5e-324, 2.3e-308, 1e-300, 1e-160, 1e-30, 1e-9, -1e-8, 1e-5]
    edge = [GREATEST_ANGLE, -GREATEST_ANGLE, np.nextafter(GREATEST_ANGLE, np.inf), np.nextafter(GREATEST_ANGLE, 0)]
    return np.concatenate([around, closest_to_multiples(), tiny, edge])


def closest_to_multiples() -> list[float]:
    """The doubles m 2ᵉ below the greatest angle that come nearest to k π/2: m/k is a convergent of 2⁻ᵉ π/2."""
    found = []
    for exponent in range(-53, -32):
        with mpmath.workprec(300):
            rest = mpmath.pi / 2 * mpmath.mpf(2) ** -exponent
            above, m, below, k = 1, int(mpmath.floor(rest)), 0, 1
            while m < 2**53:
                found.append(math.ldexp(m, exponent))
                rest = 1 / (rest - mpmath.floor(rest))
                digit = int(mpmath.floor(rest))
                above, m, below, k = m, digit * m + above, k, digit * k + below
    return [angle for angle in found if angle <= GREATEST_ANGLE]


def worst_ulp(got: np.ndarray, angles: np.ndarray, exact: Any) -> float:
    """The greatest error in units of the last place of the exact value."""
    with mpmath.workprec(300):
        errors = []
        for value, angle in zip(got, angles, strict=True):
            true = exact(mpmath.mpf(float(angle)))
            errors.append(float(abs(mpmath.mpf(float(value)) - true) / math.ulp(float(true))))
    return max(errors)


@pytest.mark.sample(1)
def test_within_2_ulp_at_hard_angles(machine: Host) -> None:
    angles = hard_angles()
    sine, cosine = functions()(angles)
    assert worst_ulp(sine, angles, mpmath.sin) <= 2.0
    assert worst_ulp(cosine, angles, mpmath.cos) <= 2.0


@pytest.mark.sample(4)
@pytest.mark.parametrize("scale", [1.0, 10.0, 1e3, GREATEST_ANGLE])
def test_within_2_ulp_at_random_angles(scale: float, machine: Host) -> None:
    """NumPy's own functions (good to 4 ulp) choose the suspects among many angles, mpmath judges them."""
    angles = np.random.default_rng(int(scale)).uniform(-scale, scale, size=50_000)
    sine, cosine = functions()(angles)
    for got, reference, exact in ((sine, np.sin(angles), mpmath.sin), (cosine, np.cos(angles), mpmath.cos)):
        difference = np.abs(got - reference) / np.spacing(np.abs(reference))
        assert difference.max() <= 6.0
        worst = np.argsort(difference)[-300:]
        assert worst_ulp(got[worst], angles[worst], exact) <= 2.0


def a_million_angles() -> np.ndarray:
    """A million and more, of all kinds: ordinary, of any magnitude that a double has, nearest to kπ/2, hard."""
    rng = np.random.default_rng(1)
    ordinary = rng.uniform(-GREATEST_ANGLE, GREATEST_ANGLE, size=350_000)
    any_bits = rng.integers(0, 2**64, size=350_000, dtype=np.uint64).view(np.float64)
    quarter = np.longdouble(np.pi) / 2 + np.longdouble(6.123233995736766e-17)
    multiples = rng.integers(-int(GREATEST_ANGLE), int(GREATEST_ANGLE), size=150_000) * 2 // 3
    near = (multiples * quarter).astype(np.float64)
    next_to_it = np.nextafter(near, rng.choice([-np.inf, np.inf], size=len(near)))
    return np.concatenate([ordinary, any_bits[np.isfinite(any_bits)], near, next_to_it, hard_angles()])


@pytest.mark.sample(1)
@pytest.mark.skipif(np.finfo(np.longdouble).nmant < 63, reason="numpy has no floats longer than double on this machine")
def test_within_2_ulp_at_a_million_angles_among_them_some_that_are_none(machine: Host) -> None:
    """Floats of 64 bits judge every angle, mpmath those with the greatest errors; what is not finite gives NaN."""
    angles = a_million_angles()
    assert len(angles) >= 1_000_000 and np.abs(angles).max() > 1e300
    rng = np.random.default_rng(2)
    angles = rng.permutation(np.concatenate([angles, rng.choice([np.nan, np.inf, -np.inf], size=3000)]))
    finite = np.isfinite(angles)
    long = angles[finite].astype(np.longdouble)
    for got, reference, exact in zip(functions()(angles), (np.sin(long), np.cos(long)), MPMATH, strict=True):
        assert np.isnan(got[~finite]).all()
        errors = np.abs(got[finite] - reference) / np.spacing(np.abs(reference).astype(np.float64))
        assert errors.max() <= 2.0
        worst = np.argsort(errors)[-200:]
        assert worst_ulp(got[finite][worst], angles[finite][worst], exact) <= 2.0


def test_identity_of_pythagoras() -> None:
    angles = np.random.default_rng(0).uniform(-1e6, 1e6, size=200_000)
    sine, cosine = functions()(angles)
    assert np.abs(sine**2 + cosine**2 - 1.0).max() < 8e-16


@pytest.mark.sample(1)
@pytest.mark.parametrize("huge", [1.1e6, 1e9, 1e22, 1e300, np.finfo(float).max, -3e17])
def test_huge_angles_come_from_the_c_library(huge: float, machine: Host) -> None:
    angles = np.linspace(-1.0, 1.0, 17)
    angles[5] = huge
    sine, cosine = functions()(angles)
    assert (sine[5], cosine[5]) == (math.sin(huge), math.cos(huge))
    ordinary = np.delete(angles, 5)
    np.testing.assert_array_equal(np.delete(sine, 5), functions()(ordinary)[0])
    np.testing.assert_array_equal(np.delete(cosine, 5), functions()(ordinary)[1])


@pytest.mark.sample(3)
@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_no_angle_gives_nan(bad: float, machine: Host) -> None:
    for count in (1, 20):
        assert np.isnan(functions()(np.full(count, bad))).all()


def test_single_and_batch_agree_to_the_bit(machine: Host) -> None:
    ufunc = functions()
    angles = np.concatenate([hard_angles()[::17], [np.nan, np.inf, 1e10]])
    batch = np.array(ufunc(angles))
    singles = np.array([ufunc(angle) for angle in angles]).T
    np.testing.assert_array_equal(batch, singles)


@pytest.mark.sample(1)
@pytest.mark.parametrize("count", [1, 3, 8, 9, 35])
def test_many_angles_of_one_sample(count: int, machine: Host) -> None:
    """Angles known ahead are taken several at a time; angles that come out of others, one by one."""

    def function(x: Any) -> Any:
        first = np.sin(x) + np.cos(x)
        return first, np.sin(3.0 * first) * np.cos(3.0 * first[::-1]), np.cos(2.0 * x + 0.5)

    kernel = Kernel(function, {"x": (count,)}, {"a": (count,), "b": (count,), "c": (count,)}, "angles")
    x = np.random.default_rng(count).uniform(-4, 4, size=(30, count))
    for got, expected in zip(kernel.ufunc(x), function(x.T), strict=True):
        np.testing.assert_allclose(got, expected.T, rtol=1e-13, atol=1e-14)
    for got, single in zip(kernel.ufunc(x), zip(*map(kernel.ufunc, x), strict=True), strict=True):
        np.testing.assert_array_equal(got, single)
