"""Rows of closures on fronts, as arrays: which cross which joint, which are closed where, which feel each other.

Rows that live are numbered closure by closure. Fronts go from the leaves to the root, and on each the rows that are
closed there come first. Two rows feel each other, C_rs ≠ 0, once a joint has handed both on, or a row that felt both
has been closed; rows that came to a link over joints that closures there join are counted among them.
Source: design note on closed loops, §2, §8.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.caching import cached_property
from poinsot.multibody.plan import plan_of
from poinsot.multibody.tree import Tree

Ints = NDArray[np.int64]


def spread(first: Ints, count: Ints) -> tuple[Ints, Ints]:
    """Of each so many numbers from its first on: whose they are, and they."""
    owner = np.repeat(np.arange(len(first)), count)
    return owner, first[owner] + np.arange(len(owner)) - (np.cumsum(count) - count)[owner]


def earlier(group: Ints) -> tuple[Ints, Ints]:
    """Each member of groups that lie side by side, with each before it in its group: the later, the earlier."""
    first = np.searchsorted(group, group)
    return spread(first, np.arange(len(group)) - first)


def _joined(count: int, a: Ints, b: Ints) -> Ints:
    """A number for each of so many things, the same for those that these pairs join; −1 at the end."""
    parts = [*range(count)]

    def of(k: int) -> int:
        while parts[k] != k:
            parts[k] = parts[parts[k]]
            k = parts[k]
        return k

    for one, other in zip(a.tolist(), b.tolist(), strict=True):
        parts[of(one)] = of(other)
    return np.array([*map(of, range(count)), -1], dtype=np.int64)


class Crossings(NamedTuple):
    """Rows that joints hand on, front after front: the row, the link, its side, how many joints it has passed there."""

    row: Ints
    link: Ints
    side: Ints
    step: Ints


class Closings(NamedTuple):
    """Rows that are closed, front after front: the row, the link (−1: the ground), which of those there it is, and how
    many joints it has passed on either side."""

    row: Ints
    link: Ints
    place: Ints
    steps: tuple[Ints, Ints]


class Yields(NamedTuple):
    """Rows that yield as others are closed, in order: the closing, the row, on which side and after how many joints."""

    closing: Ints
    row: Ints
    side: Ints
    step: Ints


class FrontRows:
    """The rows of a tree that live, by number; ends (count, 2) the links that each begins at, −1: the ground."""

    def __init__(self, tree: Tree, live: Sequence[int]) -> None:
        self.plan, self.n = plan_of(tree, live), len(tree.links)
        units = self.plan.units
        self.rows_of = np.array([len(unit.rows) for unit in units], dtype=np.int64)
        self.first = np.cumsum(self.rows_of) - self.rows_of
        self.count = int(self.rows_of.sum())
        self.unit = np.repeat(np.arange(len(units)), self.rows_of)
        ends = np.array([(c.predecessor, c.successor) for c in tree.closures], dtype=np.int64).reshape(-1, 2)
        self.ends = ends[self.unit]
        self.rank = np.argsort(np.argsort(self.plan.turn[self.unit], kind="stable"))

    def place(self, link: Ints) -> Ints:
        """Which of the fronts is that of a link: from the leaves, the ground last."""
        return np.where(link < 0, self.n, self.n - 1 - link)

    @cached_property
    def lengths(self) -> tuple[Ints, Ints]:
        """How many joints each unit passes on either side."""
        passes, count = self.plan.passes, len(self.plan.units)
        first, second = (np.bincount(passes.unit[passes.way == side], minlength=count) for side in (0, 1))
        return first, second

    @cached_property
    def _last(self) -> Ints:
        """(units, ways) the last joint that each passes on its ways, −1: none."""
        passes = self.plan.passes
        found = np.full((len(self.plan.units), 2 + int(passes.way.max(initial=0))), -1, dtype=np.int64)
        found[passes.unit, passes.way] = passes.link  # of several the last one stays
        return found

    @cached_property
    def crossings(self) -> Crossings:
        """All of them."""
        passes = self.plan.passes
        which, row = spread(self.first[passes.unit], self.rows_of[passes.unit])
        order = np.lexsort((self.rank[row], self.place(passes.link[which])))
        which = which[order]
        return Crossings(row[order], passes.link[which], passes.way[which], passes.step[which])

    @cached_property
    def mean_width(self) -> float:
        """How many rows a row crosses a joint together with, in the mean: Σ w²/Σ w."""
        widths = np.bincount(self.crossings.link)
        return float(widths @ widths / max(1, widths.sum()))

    @cached_property
    def together(self) -> tuple[Ints, Ints]:
        """Crossings of two rows over one joint, by number: the later, the earlier."""
        return earlier(self.place(self.crossings.link))

    @cached_property
    def closings(self) -> Closings:
        """All of them."""
        link = self.plan.meets[self.unit]
        row = np.argsort(self.rank)
        at = self.place(link[row])
        first, second = self.lengths
        place = np.arange(self.count) - np.searchsorted(at, at)
        return Closings(row, link[row], place, (first[self.unit[row]], second[self.unit[row]]))

    @cached_property
    def _came_over(self) -> tuple[Ints, Ints]:
        """Of each closing and each crossing, by which joints the row has come: one number for joints that closures
        join; −1: it begins here."""
        last = self._last
        there = (last >= 0) & (self.rows_of > 0)[:, None]
        joins = last.max(axis=1, keepdims=True)
        joined = _joined(self.n, last[there], np.broadcast_to(joins, last.shape)[there])
        passes = self.plan.passes
        below = np.where(passes.step > 0, np.roll(passes.link, 1), -1)
        key = (self.unit[self.crossings.row] * 2 + self.crossings.side) * (self.n + 1) + self.crossings.link
        known = (passes.unit * 2 + passes.way) * (self.n + 1) + passes.link
        order = np.argsort(known)
        crossing = below[order][np.searchsorted(known[order], key)]
        return joined[joins[self.unit[self.closings.row], 0]], joined[crossing]

    @cached_property
    def yields(self) -> Yields:
        """All of them."""
        closings, crossings = self.closings, self.crossings
        over_closing, over_crossing = self._came_over
        row = np.concatenate([closings.row, crossings.row])
        over = np.concatenate([over_closing, over_crossing])
        side = np.concatenate([np.zeros_like(closings.row), crossings.side])
        step = np.concatenate([closings.steps[0], crossings.step])
        front = self.place(np.concatenate([closings.link, crossings.link]))
        order = np.lexsort((self.rank[row], front))
        at = np.empty_like(order)
        at[order] = np.arange(len(order))
        end = np.searchsorted(front[order], front, side="right")
        mine = at[: self.count]
        closing, other = spread(mine + 1, end[: self.count] - mine - 1)
        other = order[other]
        feels = (over_closing[closing] == over[other]) & (over[other] >= 0)
        closing, other = closing[feels], other[feels]
        return Yields(closing, row[other], side[other], step[other])

    @cached_property
    def between(self) -> tuple[Ints, Ints]:
        """Yields of two rows to the same closing, by number: the later, the earlier."""
        return earlier(self.yields.closing)

    @cached_property
    def _pairs(self) -> Ints:
        later, before = self.together
        s, t = self.between
        crossed, yields = self.crossings.row, self.yields
        both = [
            self._key(crossed[later], crossed[before]),
            self._key(self.closings.row[yields.closing], yields.row),
            self._key(yields.row[s], yields.row[t]),
        ]
        return np.unique(np.concatenate(both))

    def _key(self, r: Ints, s: Ints) -> Ints:
        return np.maximum(r, s) * self.count + np.minimum(r, s)

    def pair(self, r: Ints, s: Ints) -> Ints:
        """The numbers of pairs of rows that feel each other."""
        return np.searchsorted(self._pairs, self._key(r, s))
