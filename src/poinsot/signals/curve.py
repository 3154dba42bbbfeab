"""A law given by a table: a value over a state, between its points smooth or straight, with its exact integral.

A formula runs over any scalar, and so does a curve: its pieces are polynomials, and which of them holds is chosen by
halves, log₂ n comparisons for n points. Compiled code holds 5 numbers a point for the value, 6 for the integral.
Units: those of the table. Source: Fritsch & Carlson 1980 (monotone piecewise cubics).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise, zip_longest
from typing import Literal

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar, absolute, less, minimum, number, where
from poinsot.errors import ModelError
from poinsot.records import dataclass

MOST = 1000  # points: of so many, a kernel takes seconds to compile and 9 µs a sample
_HALVED = 24  # times, until Newton's steps take over

Piece = tuple[float, float, float, float, float]  # x_k, c_0, c_1, c_2, c_3: Σ c_i (x − x_k)^i


@dataclass(frozen=True)
class Curve:
    """y over x through points with x increasing, at least two.

    between  "smooth": monotone cubics (Fritsch–Carlson, SciPy's PCHIP), one continuous derivative, no value beyond
             those of the two neighbours; "straight": lines, whose slope jumps
    beyond   "straight": on along the slope at the end; "held": the value at the end

    Law  a curve through points of a straight line is that line; the derivative of `integral` is the curve, both to
         rounding and over any scalar, tests/files/test_tables.py
    """

    points: tuple[float, ...]
    values: tuple[float, ...]
    between: Literal["smooth", "straight"] = "smooth"
    beyond: Literal["straight", "held"] = "straight"

    def __post_init__(self) -> None:
        x, y = (array(each) for each in (self.points, self.values))
        if x.shape != y.shape or x.ndim != 1 or len(x) < 2:
            raise ModelError(
                f"a table needs as many values as points, at least two; got {x.size} points and {y.size} values"
            )
        if len(x) > MOST:
            raise ModelError(
                f"a table has {len(x):,} points; at most {MOST:,} are taken, since compiled code grows with them: "
                "leave out points where the curve is nearly straight"
            )
        if not all(np.isfinite(float(each)) for each in (*x, *y) if number(each)):
            raise ModelError("the points and values of a table must be finite numbers")
        steps = pairwise(x)
        if down := [k for k, (a, b) in enumerate(steps) if number(a) and number(b) and b <= a]:
            k = down[0]
            raise ModelError(
                f"the points of a table must increase, but {x[k + 1]:g} (point {k + 2}) comes after {x[k]:g}; a jump "
                "is two points close together"
            )
        if self.between not in ("smooth", "straight") or self.beyond not in ("straight", "held"):
            raise ModelError(f'between is "smooth" or "straight", beyond "straight" or "held"; got {self!r:.80}')
        object.__setattr__(self, "points", tuple(x.tolist()))
        object.__setattr__(self, "values", tuple(y.tolist()))

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """What holds before the first point, between each two, and after the last."""
        x, y = array(self.points), array(self.values)
        with np.errstate(all="ignore"):  # what overflows is refused below
            m, inner = self._between(x, y, np.diff(x), np.diff(y))
        slopes = (0.0, 0.0) if self.beyond == "held" else (m[0], m[-1])
        ends = [(x[k], y[k], slope, 0.0, 0.0) for k, slope in zip((0, -1), slopes, strict=True)]
        rows = array([ends[0], *inner, ends[1]])
        if rows.dtype != object and not np.isfinite(rows).all():
            raise ModelError("the points of a table are so close together that its slopes overflow")
        return tuple((a, b, c1, c2, c3) for a, b, c1, c2, c3 in rows.tolist())

    def _between(self, x: Array, y: Array, h: Array, rise: Array) -> tuple[Array, list[tuple[float, ...]]]:
        """The slopes at the points, as far as they are asked for, and the pieces between them."""
        if self.between == "straight" or len(x) == 2:
            m = np.append(rise / h, rise[-1] / h[-1])
            return m, [(a, b, c, 0.0, 0.0) for a, b, c in zip(x[:-1], y[:-1], m[:-1], strict=True)]
        d = rise / h
        m = array([_end(*h[:2], *d[:2]), *map(_inner, h, h[1:], d, d[1:]), _end(*h[:-3:-1], *d[:-3:-1])])
        bend = (m[:-1] + m[1:] - 2.0 * d) / h
        return m, [*zip(x[:-1], y[:-1], m[:-1], (d - m[:-1]) / h - bend, bend / h, strict=True)]

    @cached_property
    def sums(self) -> tuple[float, ...]:
        """The integral at the beginning of each piece, least where it is 0 among all points and zeros of the curve."""
        pieces = self.pieces
        total, sums = 0.0, [0.0]
        lows = [0.0]
        for piece, after in pairwise(pieces[1:]):
            width = after[0] - piece[0]
            lows += [total + _area(piece, u) for u in _zeros(piece, after[1], width)]
            sums.append(total)
            total += _area(piece, width)
            lows.append(total)
        least = reduce(minimum, lows)
        return tuple(s - least for s in (*sums, total))

    def __call__(self, x: Scalar) -> Scalar:
        """y(x), over any scalar."""
        x_k, c0, c1, c2, c3 = _chosen(x, self.points, self.pieces)
        u = x - x_k
        if self.between == "straight":
            return u * c1 + c0
        return ((u * c3 + c2) * u + c1) * u + c0

    def integral(self, x: Scalar) -> Scalar:
        """∫ y dx, 0 where it is least between the first and the last point."""
        rows = [(*piece, s) for piece, s in zip(self.pieces, self.sums, strict=True)]
        x_k, c0, c1, c2, c3, s = _chosen(x, self.points, rows)
        u = x - x_k
        if self.between == "straight":
            return (u * (c1 * 0.5) + c0) * u + s
        return (((u * (c3 * 0.25) + c2 * (1.0 / 3.0)) * u + c1 * 0.5) * u + c0) * u + s

    @property
    def is_a_valley(self) -> bool:
        """Whether its integral is at least 0 everywhere."""
        (_, y0, m0, *_), (_, y1, m1, *_) = self.pieces[0], self.pieces[-1]
        return (m0 > 0 or (m0 == 0 and y0 <= 0)) and (m1 > 0 or (m1 == 0 and y1 >= 0)) and y0 <= 0 <= y1

    @property
    def takes(self) -> bool:
        """Whether x y(x) ≥ 0 everywhere, as of what rubs: y has the sign of x, and is 0 at 0.

        Between two points a curve is between their values, so the points and the slopes beyond them decide.
        """
        if not all(map(number, (*self.points, *self.values))):  # as the numbers of the file are
            return True
        if not abs(float(self(0.0))) <= 1e-12 * max(map(abs, self.values)):  # 0, but for rounding of the pieces
            return False
        signs = all(x * y >= 0 for x, y in zip(self.points, self.values, strict=True))
        return signs and self.pieces[0][2] >= 0 and self.pieces[-1][2] >= 0


def _inner(h0: Scalar, h1: Scalar, d0: Scalar, d1: Scalar) -> Scalar:
    """The slope between two intervals: their weighted harmonic mean, 0 at a turning point."""
    rises = less(0.0, d0 * d1)
    a, b = h0 + 2.0 * h1, 2.0 * h0 + h1
    return where(rises, (a + b) / (a / where(rises, d0, 1.0) + b / where(rises, d1, 1.0)), 0.0)


def _end(h0: Scalar, h1: Scalar, d0: Scalar, d1: Scalar) -> Scalar:
    """The slope at an end: of the parabola through three points, as far as that is monotone."""
    m = ((2.0 * h0 + h1) * d0 - h0 * d1) / (h0 + h1)
    near = where(less(absolute(3.0 * d0), absolute(m)), 3.0 * d0, m)
    return where(less(0.0, m * d0), where(less(d0 * d1, 0.0), near, m), 0.0)


def _zeros(piece: Piece, end: Scalar, width: Scalar) -> list[Scalar]:
    """Where a piece is zero inside; of scalars that are not known yet, by halving it and two steps of Newton's."""
    _, c0, c1, c2, c3 = piece
    if all(map(number, (*piece, width))):
        roots = np.roots(np.trim_zeros(np.array(piece[:0:-1]), "f"))
        # a double root splits by the root of rounding
        return [float(r.real) for r in roots if abs(r.imag) <= 1e-9 * width and 0.0 < r.real < width]
    low, step = 0.0 * width, width
    for _ in range(_HALVED):
        step = step * 0.5
        u = low + step
        low = where(less(0.0, (((u * c3 + c2) * u + c1) * u + c0) * c0), u, low)
    for _ in range(2):
        slope = (u * (3.0 * c3) + 2.0 * c2) * u + c1
        steep = less(0.0, slope * slope)
        low, u = u, u - where(steep, (((u * c3 + c2) * u + c1) * u + c0) / where(steep, slope, 1.0), 0.0)
    return [where(less(c0 * end, 0.0), u, 0.0 * width)]


def _area(piece: Piece, u: float) -> float:
    _, c0, c1, c2, c3 = piece
    return (((c3 * 0.25 * u + c2 / 3.0) * u + c1 * 0.5) * u + c0) * u


def _chosen(x: Scalar, bounds: Sequence[Scalar], rows: Sequence[tuple[Scalar, ...]]) -> tuple[Scalar, ...]:
    """The row that holds at x: row k from bounds[k − 1] to bounds[k]; halved until one is left."""
    while len(rows) > 1:
        half = (len(rows) + 1) // 2
        below = less(x, bounds[half - 1])
        pad, last = rows[-1], bounds[-1]  # beyond it all rows are the same
        rows = [
            tuple(_either(below, a, b) for a, b in zip(lower, upper, strict=True))
            for lower, upper in zip_longest(rows[:half], rows[half:], fillvalue=pad)
        ]
        bounds = [_either(below, a, b) for a, b in zip_longest(bounds[: half - 1], bounds[half:], fillvalue=last)]
    return rows[0]


def _either(condition: bool, a: Scalar, b: Scalar) -> Scalar:
    return a if isinstance(a, float) and isinstance(b, float) and a == b else where(condition, a, b)
