"""Powers and spacings without libm, to seven digits: enough for the choice of a step, with one text for all machines.

Law: to the error stated, tests/simulation/test_lanes.py. Source: Muller, Elementary Functions (2016).
"""

from __future__ import annotations

from itertools import accumulate
from math import log

from poinsot.code.primitives import Known, bits_of, float_of, fma, unrolled, written_out

SIGNIFICAND, ONE, ABOVE = (1 << 52) - 1, 1023 << 52, 0x433 << 52
BIAS = 2.0**52 + 1023
WHOLE = 1.5 * 2.0**52  # x + this − this rounds x to a whole number, which stands in the low bits of the sum
ROOT = 2**0.5
ARTANH = tuple(2 / log(2) / k for k in (1, 3, 5, 7, 9))
EXPONENTIAL = tuple(accumulate(range(1, 8), lambda before, k: before * log(2) / k, initial=1.0))


@written_out
def horner(x: float, coefficients: Known[tuple[float, ...]]) -> float:
    """Σ cₖ xᵏ [–]."""
    value = coefficients[len(coefficients) - 1]
    for k in unrolled(1, len(coefficients)):
        value = fma(x, value, coefficients[len(coefficients) - 1 - k])
    return value


@written_out
def logarithm(x: float) -> float:
    """log₂ x = e + ½ + 2/ln 2 · artanh z,  x = m 2ᵉ, z = (m − √2)/(m + √2), for a normal positive x [–];  to 1e-9."""
    bits = bits_of(x)
    e = float_of(bits >> 52 | ABOVE) - BIAS
    m = float_of(bits & SIGNIFICAND | ONE)
    z = (m - ROOT) / (m + ROOT)
    return fma(z, horner(z * z, ARTANH), e + 0.5)


@written_out
def power_of_two(y: float) -> float:
    """2ʸ = 2ⁿ e^(f ln 2), n the nearest whole number, y [–]; to 1e-8."""
    sum_ = y + WHOLE
    series = horner(y - (sum_ - WHOLE), EXPONENTIAL)
    return float_of(bits_of(series) + (bits_of(sum_) << 52))


@written_out
def power(base: float, exponent: float) -> float:
    """base^exponent for a normal positive base, where the result is one too."""
    return power_of_two(logarithm(base) * exponent)


@written_out
def spacing(x: float) -> float:
    """The distance from |x| to the next number, as `numpy.spacing`."""
    return float_of(bits_of(abs(x)) + 1) - abs(x)
