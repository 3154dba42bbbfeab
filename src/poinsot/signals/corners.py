"""Energies with an effort that jumps with the state, as at a corner of a table: refused where they are declared.

    e = ∂H/∂x from the left ≠ e from the right

At such a state storage rests with any effort between the two, which is no function of it: runs crept there by steps of
nanoseconds, and beside other storage missed their balance. What jumps with a state is refused in laws, too.
Law: tests/components/test_corners.py, a jump of any size at any place is found, and none where the slope only bends.
Units: x of the state, e in J per unit of x. Source: Filippov (1988).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.formulas import BROKEN
from poinsot.algebra.scalars import Scalar, number
from poinsot.errors import ModelError
from poinsot.records import NamedTuple
from poinsot.signals.curve import Curve
from poinsot.signals.given import names_used

Energy = Callable[[Scalar], Scalar]


class Jump(NamedTuple):
    """Where the effort jumps, and from what to what."""

    at: float
    below: float
    above: float


class _Seen(NamedTuple):
    x: float
    effort: float
    slope: float


def corner(energy: Energy, low: float = -np.inf, high: float = np.inf) -> Jump | None:
    """A jump of the effort of an energy between two states; None while numbers in it, or these, are still free."""
    if not (number(low) and number(high)):
        return None
    found = _of_table(energy) if isinstance(energy, Curve) else _of_function(energy, low, high)
    return found if found is not None and low < found.at < high else None


def cure(energy: Energy) -> str:
    """What to write in place of an energy with a corner."""
    if isinstance(energy, Curve):
        return 'take between = "smooth" and beyond = "straight" in its table'
    return "write pieces that meet with one slope, as max(x, 0)**2, or a smooth table"


def _of_table(curve: Curve) -> Jump | None:
    """The largest jump of the slope of a table, where it is more than rounding of its values."""
    pieces = curve.pieces
    if not all(number(x) for piece in pieces for x in piece):
        return None
    jumps = []
    for before, after in pairwise(pieces):
        u = after[0] - before[0]
        jumps.append(Jump(after[0], (3.0 * before[4] * u + 2.0 * before[3]) * u + before[2], after[2]))
    largest = max(jumps, key=lambda jump: abs(jump.above - jump.below))
    size = max(abs(piece[2]) for piece in pieces)
    return largest if abs(largest.above - largest.below) > _ROUNDING * size else None


def _of_function(energy: Energy, low: float, high: float) -> Jump | None:
    """A jump of the slope of a function, looked for by halves between samples over all decades."""
    text = getattr(energy, "text", None)
    if isinstance(text, str) and not names_used(text) & BROKEN:
        return None
    if _seen(energy, _SAMPLES[-1]) != _seen(energy, _SAMPLES[-1]):  # it changes from call to call, and is refused so
        return None
    seen = [_seen(energy, x) for x in _SAMPLES if low <= x <= high]
    for left, right in pairwise(seen):
        if left is None or right is None:
            continue
        jump = _narrowed(energy, left, right)
        if jump is not None and not _of_rounding(energy, jump):
            return jump
    return None


def _of_rounding(energy: Energy, jump: Jump) -> bool:
    """Whether it comes from terms that cancel: with half the digits it then is another one by many orders."""
    single, beside = np.float32(jump.at), np.float32(max(_BESIDE * abs(jump.at), _LEAST))
    below, above = _seen(energy, single - beside), _seen(energy, single + beside)
    size = jump.above - jump.below
    return below is not None and above is not None and abs(above.effort - below.effort - size) > 0.5 * abs(size)


def _narrowed(energy: Energy, a: _Seen, b: _Seen) -> Jump | None:
    """The jump between two states: the half with more change than its slopes say is taken; None where that fades."""
    least = _SHARE * max(abs(a.effort), abs(b.effort))
    while _unsaid(a, b) > least:
        middle = 0.5 * (a.x + b.x)
        if not a.x < middle < b.x or b.x - a.x < _NOTHING:
            return Jump(b.x, a.effort, b.effort) if abs(b.effort - a.effort) > least else None
        if (between := _seen(energy, middle)) is None:
            return None
        a, b = (a, between) if _unsaid(a, between) >= _unsaid(between, b) else (between, b)
    return None


def _unsaid(a: _Seen, b: _Seen) -> float:
    """The change of the effort between two states that its slopes there do not tell, by the trapezoidal rule."""
    return abs(b.effort - a.effort - 0.5 * (a.slope + b.slope) * (b.x - a.x))


def _seen(energy: Energy, x: float | np.float32) -> _Seen | None:
    """Effort and slope at a state; None where it has no effort, or that is not known yet."""
    one = type(x)(1.0)
    try:
        with np.errstate(all="ignore"):
            found = energy(Dual(Dual(x, one), one))
            effort, slope = real(dual(found)), dual(dual(found))
    except (ArithmeticError, TypeError, ValueError, AttributeError, IndexError, ModelError):
        return None
    if not (number(effort) and number(slope) and np.isfinite(float(effort))):
        return None
    return _Seen(float(x), float(effort), float(slope) if np.isfinite(float(slope)) else 0.0)


_DECADES = np.logspace(-12.0, 12.0, 24 * 6 + 1) * 1.0173  # no round number, at which corners stand
_SAMPLES = [*(-_DECADES[::-1]).tolist(), *_DECADES.tolist()]
_ROUNDING = 1e-9  # of a table's slopes: what comes from how they are computed
_SHARE = 1e-4  # of the effort: below it a corner is no matter
_BESIDE = 1e-5  # of a state: a hundred roundings of single precision
_LEAST = 1e-13  # of a state beside zero: below all samples
_NOTHING = 1e-150  # of a state: between two so close there is room for no slope, however steep
