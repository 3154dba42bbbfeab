"""Waves and tables in formulas: pulse, square, sawtooth, triangle, mod, interp, all of one jump, floor.

    mod(x, y) = x − y ⌊x/y⌋        pulse(t, T, d) = ⌊t/T⌋ − ⌊t/T − d⌋

A wave is made of floors of t/T plus numbers, so whoever knows when a line crosses an integer knows all its jumps and
kinks, however many periods there are. At a jump waves have the value after it. Where a period is not above 0 or a duty
is outside 0 … 1 they are no number, as SciPy's: ModelError for plain numbers, NaN for those that are not known yet;
symbols are taken to be within. Law: SciPy's waves, over any scalar, tests/algebra/test_waves.py
Source: Graham, Knuth & Patashnik 1994, §3.1 and (3.21).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import nan

from poinsot.algebra.relays import floor
from poinsot.algebra.scalars import Scalar, known, less, number, where
from poinsot.errors import ModelError


def mod(x: Scalar, y: Scalar) -> Scalar:
    """x − y ⌊x/y⌋: the remainder of x over whole multiples of y, with the sign of y.

    Units  those of x and y. To rounding: x/y just below an integer may round to it
    Law    that of Python's %, tests/algebra/test_waves.py
    """
    return x - y * floor(x / y)


def pulse(t: Scalar, period: Scalar, duty: Scalar) -> Scalar:
    """1 in the first share ``duty`` of each period from t = 0 on, else 0: ⌊t/T⌋ − ⌊t/T − d⌋.

    t, period  of one unit, period > 0      duty  0 … 1; it may vary: 1 where t/T − ⌊t/T⌋ < duty
    Errors     ModelError for numbers outside, of others NaN
    Law        its mean over a period is the duty, tests/algebra/test_waves.py
    """
    x = _turns("pulse", t, period)
    if number(duty) and duty in (0, 1):
        return float(duty)
    _require(duty, lambda: duty >= 0 and duty <= 1, "pulse: the duty must be within 0 … 1")
    high = floor(x) - floor(x - duty)
    return where(less(duty, 0), nan, where(less(1, duty), nan, high)) if _guarded(duty) else high


def square(t: Scalar, period: Scalar, duty: Scalar = 0.5) -> Scalar:
    """1 in the first share ``duty`` of each period from t = 0 on, else −1: 2 pulse − 1. Errors as of `pulse`.

    t, period in the unit of time; the wave [–]
    Law  SciPy's signal.square(2π t/period, duty), tests/algebra/test_waves.py
    """
    return 2 * pulse(t, period, duty) - 1


def sawtooth(t: Scalar, period: Scalar) -> Scalar:
    """From −1 at t = 0 straight up to 1 in each period, where it falls back. ModelError unless the period is above 0.

    t, period in the unit of time; the wave [–]
    Law  SciPy's signal.sawtooth(2π t/period), tests/algebra/test_waves.py
    """
    x = _turns("sawtooth", t, period)
    return 2 * (x - floor(x)) - 1


def triangle(t: Scalar, period: Scalar) -> Scalar:
    """From −1 at t = 0 straight up to 1 at half the period, and down again. ModelError unless the period is above 0.

        1 + (1 − 2e)(4(x − n) − 2),   x = t/T,  n = ⌊x⌋,  e = ⌊2x⌋ − 2n: the second half

    t, period in the unit of time; the wave [–]
    Law  SciPy's signal.sawtooth(2π t/period, 0.5), tests/algebra/test_waves.py
    """
    x = _turns("triangle", t, period)
    n = floor(x)
    second = floor(2 * x) - 2 * n
    return 1 + (1 - 2 * second) * (4 * (x - n) - 2)


def interp(x: Scalar, points: Sequence[Scalar], values: Sequence[Scalar]) -> Scalar:
    """Straight lines through points (x, y), and beyond them the first and the last value.

    points, values  at least two, as many of both; points must increase
    Errors          ModelError where they do not
    Law             NumPy's interp, tests/algebra/test_waves.py
    """
    if len(points) != len(values) or len(points) < 2:
        raise ModelError(
            f"interp needs as many values as points, at least two; got {len(points)} points and {len(values)} values"
        )
    if any(known(a) and known(b) and not a < b for a, b in pairwise(points)):
        raise ModelError("the points of interp must increase; a jump is written with step(x − a)")
    within = where(less(x, points[0]), points[0], where(less(points[-1], x), points[-1], x))
    pieces = zip(pairwise(points), pairwise(values), strict=True)
    lines = [y + (z - y) / (b - a) * (within - a) for (a, b), (y, z) in pieces]
    found = lines[-1]
    for line, end in zip(lines[-2::-1], points[-2:0:-1], strict=True):
        found = where(less(x, end), line, found)
    return found


def _turns(name: str, t: Scalar, period: Scalar) -> Scalar:
    """t/T."""
    _require(period, lambda: period > 0, f"{name}: the period must be above 0")
    return where(less(0, period), t / period, nan) if _guarded(period) else t / period


def _require(given: Scalar, holds: Callable[[], bool], rule: str) -> None:
    """Refuse numbers for which a rule does not hold."""
    if known(given) and not holds():
        raise ModelError(f"{rule}, and is {given!r:.60}")


def _guarded(x: Scalar) -> bool:
    """Test for a number not known yet, and no symbol."""
    return not known(x) and not getattr(x, "free_symbols", ())
