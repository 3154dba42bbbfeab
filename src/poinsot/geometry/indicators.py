"""Bodies by an indicator: a function of places that is true, or above zero, inside of the body.

Lines along one axis are cut where the body begins and ends, by bisection, and integrated between; squares across that
axis are cut in four where Kronrod's and Gauss's sums over their lines differ most:

    ∫ f dV = ∬ Σ_k ∫_{a_k(y, z)}^{b_k(y, z)} f dx dy dz

Once along each of two axes, so that what one of them misses shows in the difference, which counts as error.
Law     the error is one for balls, tori, tilted boxes and unions, tests/geometry/test_mass_properties.py
Source  Kronrod 1965 for the rule of 7 and 3 places; docs/machine-design.md
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints
from poinsot.errors import GeometryError
from poinsot.geometry.densities import asked, shown
from poinsot.geometry.solids import Solid
from poinsot.geometry.tetrahedra import Integrand
from poinsot.geometry.vectors import floats
from poinsot.records import dataclass

_K = np.array([0.1046562260264673, 0.2684880898683334, 0.4013974147759622, 0.4509165386584741])
_X = np.array([0.9604912687080202, 0.7745966692414834, 0.4342437493468026])
PLACES = np.concatenate([-_X, [0.0], _X[::-1]])
KRONROD = np.concatenate([_K, _K[2::-1]])
GAUSS = np.array([0.0, 5.0, 0.0, 8.0, 0.0, 5.0, 0.0]) / 9.0

_ALONG = 32  # places at which a line is asked before it is cut
_ACROSS = 6  # squares in each direction before they are cut
_MOST_SQUARES = 2500
_BISECTED = 0.01  # of the allowed error, what lines may be cut too early or too late by
_SEEDS = 8  # places on lines nearby, at which a line is asked too


@dataclass(frozen=True, eq=False)
class Inside(Solid):
    """The places x of a box at which ``inside(x)`` is true, or a number above zero.

    inside     function of a place (3,) [m]; of any kind: comparisons, formulas, tables. One that gives a number, as
               1 - x @ x of the unit ball, is several times as fast
    low, high  corners (3,) [m] of a box along the axes that holds the body; what reaches out of it is cut off
    Errors     GeometryError for a box without volume, and where nothing in it is inside. Parts thinner than a 32nd of
               the box in all three directions may be missed: give a smaller box, and add such parts
    """

    inside: Callable[[Array], Any]
    low: Any
    high: Any

    exact = False
    usual = 1e-3

    def __post_init__(self) -> None:
        low, high = floats(self.low, "the low corner of a box", 3), floats(self.high, "the high corner of a box", 3)
        if low.shape != (3,) or high.shape != (3,) or not (low < high).all():
            raise GeometryError(f"the corners of a box, {low.tolist()} and {high.tolist()}, must have low < high")
        if not callable(self.inside):
            raise GeometryError(f"what is inside is told by a function of a place; got a {type(self.inside).__name__}")
        object.__setattr__(self, "low", low)
        object.__setattr__(self, "high", high)

    def box(self) -> tuple[Floats, Floats]:
        """The middle and the half edges of its box."""
        return (self.low + self.high) / 2.0, (self.high - self.low) / 2.0

    def holds(self, places: Floats) -> Bools:
        """Which of the places (n, 3) are inside."""
        found = asked(self.inside, places, "what tells the inside")
        if np.isnan(found).any():
            at = shown(places[int(np.isnan(found).argmax())])
            raise GeometryError(f"whether {at} is inside is not-a-number; give true or false, or a number, everywhere")
        return found > 0.0

    def sample(self) -> tuple[Floats, Floats]:
        """Places of a grid that are inside, and their share of the box."""
        n = 24
        steps = (np.arange(n) + 0.5) / n
        at = self.low + (self.high - self.low) * np.stack(np.meshgrid(*[steps] * 3), axis=-1).reshape(-1, 3)
        at = at[self.holds(at)]
        if not len(at):
            raise GeometryError(
                f"nothing is inside the box from {self.low.tolist()} to {self.high.tolist()}, at {n}³ places of a "
                "grid: give a box that the body fills better"
            )
        return at, np.full(len(at), np.prod(self.high - self.low) / n**3)

    def rule(self, degree: int) -> tuple[Array, Array]:
        """None is exact."""
        raise GeometryError(
            "a body told by what is inside has no exact rule: leave the degree out, and give an accuracy"
        )

    def integral(self, f: Integrand, allowed: float) -> tuple[Floats, float]:
        """The mean of the sums along the two longest edges of the box; their difference is an error, too."""
        largest = float(np.abs(f(self.sample()[0])).max() * np.prod(self.high - self.low))
        halvings = int(np.clip(np.log2(largest / max(_BISECTED * _ALONG * allowed, 1e-300)), 4, 45))
        first, second = (BoxLines(self, f, int(k), halvings) for k in np.argsort(self.low - self.high)[:2])
        (a, error), (b, other) = first.total(0.9 * allowed), second.total(0.9 * allowed)
        return (a + b) / 2.0, max(error, other, float(np.abs(a - b).max())) + 2.0 * _BISECTED * allowed


class BoxLines:
    """Lines along one axis of a box, through squares across it."""

    def __init__(self, body: Inside, f: Integrand, axis: int, halvings: int) -> None:
        self.body, self.f, self.halvings = body, f, halvings
        self.axes = [axis, *(k for k in range(3) if k != axis)]
        self.low, self.high = body.low[self.axes], body.high[self.axes]

    def total(self, allowed: float) -> tuple[Floats, float]:
        """∫ f dV (m,) [unit of f times m³] and its error, at most the allowed unless that takes more than some thousand
        squares.
        """
        steps = np.arange(_ACROSS) / _ACROSS
        corner = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
        waiting = self.low[1:] + corner * (self.high - self.low)[1:]
        size = (self.high - self.low)[1:] / _ACROSS
        seeds = np.full((len(waiting), _SEEDS), np.nan)
        total, settled, spent = np.zeros(1), 0.0, 0
        while True:
            value, error, seeds = self._squares(waiting, size, seeds, allowed)
            spent += len(waiting)
            order = np.argsort(error)
            small = np.cumsum(error[order]) <= max(0.0, 0.25 * (allowed - settled))
            enough = settled + error.sum() <= allowed or spent > _MOST_SQUARES
            done, rest = (order, order[:0]) if enough else (order[small], order[~small])
            total, settled = total + value[done].sum(axis=0), settled + float(error[done].sum())
            if enough:
                return total, settled
            size = size / 2.0
            quarter = np.array([[0, 0], [0, 1], [1, 0], [1, 1]]) * size
            waiting = (waiting[rest][:, None] + quarter).reshape(-1, 2)
            seeds = np.repeat(seeds[rest], 4, axis=0)

    def _squares(self, corner: Floats, size: Floats, seeds: Floats, allowed: float) -> tuple[Floats, Floats, Floats]:
        """Over each square its integral, the error, and places on its lines that are inside."""
        u = (PLACES + 1.0) / 2.0
        across = np.stack(np.meshgrid(u, u, indexing="ij"), axis=-1).reshape(-1, 2) * size
        yz = (corner[:, None] + across).reshape(-1, 2)
        count = len(across)
        begin, end, line = self._chords(yz, np.repeat(seeds, count, axis=0))
        found = np.bincount(line, minlength=len(yz)).reshape(-1, count)
        mixed = found.min(axis=1) != found.max(axis=1)
        seeds = self._seeds(begin, end, line // count, len(corner), seeds)
        if mixed.any():  # where lines differ, each is asked where its neighbours are inside
            again = np.repeat(mixed, count)
            b, e, k = self._chords(yz[again], np.repeat(seeds[mixed], count, axis=0))
            keep = ~again[line]
            begin, end = np.concatenate([begin[keep], b]), np.concatenate([end[keep], e])
            line = np.concatenate([line[keep], np.flatnonzero(again)[k]])
        share = 0.1 * allowed / float(np.prod((self.high - self.low)[1:]))
        value, off = self._along(begin, end, yz[line], share)
        summed = np.zeros((len(yz), value.shape[1]))
        np.add.at(summed, line, value)
        lines = summed.reshape(len(corner), count, -1)
        area = float(np.prod(size)) / 4.0
        fine, coarse = np.outer(KRONROD, KRONROD).ravel(), np.outer(GAUSS, GAUSS).ravel()
        error = np.abs(np.einsum("p,kpm->km", fine - coarse, lines)).max(axis=1)
        error += np.bincount(line // count, weights=off * fine[line % count], minlength=len(corner))
        return np.einsum("p,kpm->km", fine, lines) * area, error * area, seeds

    def _places(self, x: Floats, yz: Floats) -> Floats:
        at = np.empty((len(x), 3))
        at[:, self.axes] = np.column_stack([x, yz])
        return at

    def _chords(self, yz: Floats, seeds: Floats) -> tuple[Floats, Floats, Ints]:
        """Where the lines through yz (n, 2) enter and leave the body, and which line it is."""
        low, high = self.low[0], self.high[0]
        x = np.broadcast_to(np.linspace(low, high, _ALONG + 1), (len(yz), _ALONG + 1))
        x = np.sort(np.concatenate([x, np.where(np.isnan(seeds), low, seeds)], axis=1), axis=1)
        inside = self.body.holds(self._places(x.ravel(), np.repeat(yz, x.shape[1], axis=0))).reshape(x.shape)
        outside = np.zeros((len(yz), 1), dtype=bool)
        padded = np.concatenate([outside, inside, outside], axis=1)
        line, at = np.nonzero(padded[:, 1:] != padded[:, :-1])
        edge = np.concatenate([x[:, :1], x, x[:, -1:]], axis=1)
        a, b = edge[line, at], edge[line, at + 1]
        starts = padded[line, at]
        moving = np.flatnonzero(a < b)
        for _ in range(self.halvings):
            if not len(moving):
                break
            middle = (a[moving] + b[moving]) / 2.0
            as_a = self.body.holds(self._places(middle, yz[line[moving]])) == starts[moving]
            a[moving] = np.where(as_a, middle, a[moving])
            b[moving] = np.where(as_a, b[moving], middle)
        cut = (a + b) / 2.0
        return cut[0::2], cut[1::2], line[0::2]

    @staticmethod
    def _seeds(begin: Floats, end: Floats, square: Ints, count: int, before: Floats) -> Floats:
        """Middles of chords, the shortest of each square, and those that its parent had."""
        seeds = before.copy()
        order = np.lexsort((end - begin, square))
        rank = np.arange(len(order)) - np.searchsorted(square[order], square[order])
        few = order[rank < _SEEDS]
        seeds[square[few], rank[rank < _SEEDS]] = (begin[few] + end[few]) / 2.0
        return seeds

    def _along(self, begin: Floats, end: Floats, yz: Floats, share: float) -> tuple[Floats, Floats]:
        """∫ f dx over chords and its error, in as many panels as that needs."""
        panels = 1
        while True:
            step = (end - begin) / panels
            u = (np.arange(panels)[:, None] + (PLACES + 1.0) / 2.0).ravel()
            x = begin[:, None] + step[:, None] * u
            found = self.f(self._places(x.ravel(), np.repeat(yz, len(u), axis=0))).reshape(len(begin), len(u), -1)
            half = (step / 2.0)[:, None]
            value = np.einsum("p,kpm->km", np.tile(KRONROD, panels), found) * half
            error = np.abs(np.einsum("p,kpm->km", np.tile(KRONROD - GAUSS, panels), found) * half).max(
                axis=1, initial=0.0
            )
            if panels >= 16 or not (error > share).any():
                return value, error
            panels *= 2
