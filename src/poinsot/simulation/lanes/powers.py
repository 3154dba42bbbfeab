"""Powers and spacings of positive numbers in lanes, to seven digits: what the choice of a step needs, without libm.

Law: to the error stated, tests/simulation/test_lanes.py. Source: Muller, Elementary Functions (2016).
"""

from __future__ import annotations

from itertools import accumulate
from math import log

from poinsot.simulation.lanes.lines import Lines

_SIGNIFICAND, _ONE = (1 << 52) - 1, 1023 << 52
_WHOLE = 1.5 * 2.0**52  # x + this − this rounds x to a whole number, which stands in the low bits of the sum


def power(code: Lines, base: str, exponent: float) -> str:
    """base^exponent for a normal positive base, where the result is one too."""
    return power_of_two(code, code.mul(logarithm(code, base), code.number(exponent)))


def logarithm(code: Lines, x: str) -> str:
    """log₂ x = e + ½ + 2/ln 2 · artanh z,  x = m 2ᵉ, z = (m − √2)/(m + √2);  to 1e-9."""
    integer, kind = code.each.integer, code.each.type
    bits = code(f"bitcast {kind} {x} to {integer}")
    above = code(f"lshr {integer} {bits}, {code.each.whole(52)}")
    above = code(f"or {integer} {above}, {code.each.whole(0x433 << 52)}")  # 2⁵² + 1023 + e
    e = code.sub(code(f"bitcast {integer} {above} to {kind}"), code.number(2.0**52 + 1023))
    below = code(f"and {integer} {bits}, {code.each.whole(_SIGNIFICAND)}")
    m = code(f"bitcast {integer} {code(f'or {integer} {below}, {code.each.whole(_ONE)}')} to {kind}")
    root = code.number(2**0.5)
    z = code.divide(code.sub(m, root), code.add(m, root))
    series = _horner(code, code.mul(z, z), [2 / log(2) / k for k in (1, 3, 5, 7, 9)])
    return code.fma(z, series, code.add(e, code.number(0.5)))


def power_of_two(code: Lines, y: str) -> str:
    """2ʸ = 2ⁿ e^(f ln 2), n the nearest whole number; to 1e-8."""
    integer, kind = code.each.integer, code.each.type
    sum_ = code.add(y, code.number(_WHOLE))
    f = code.sub(y, code.sub(sum_, code.number(_WHOLE)))
    series = _horner(code, f, list(accumulate(range(1, 8), lambda before, k: before * log(2) / k, initial=1.0)))
    n = code(f"shl {integer} {code(f'bitcast {kind} {sum_} to {integer}')}, {code.each.whole(52)}")
    bits = code.plus(code(f"bitcast {kind} {series} to {integer}"), n)
    return code(f"bitcast {integer} {bits} to {kind}")


def spacing(code: Lines, x: str) -> str:
    """From |x| to the next number."""
    integer, kind = code.each.integer, code.each.type
    size = code.absolute(x)
    following = code.plus(code(f"bitcast {kind} {size} to {integer}"), code.each.whole(1))
    return code.sub(code(f"bitcast {integer} {following} to {kind}"), size)


def _horner(code: Lines, x: str, coefficients: list[float]) -> str:
    value = code.number(coefficients[-1])
    for each in reversed(coefficients[:-1]):
        value = code.fma(x, value, code.number(each))
    return value
