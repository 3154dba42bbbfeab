"""Rows of closures and couplings on fronts: which cross which joint, which are closed where, which feel each other.

Rows that live are numbered closure by closure; behind them and those of couplings come rows of what switches. Fronts
go from the leaves to the root, and on each the rows that are closed there come first.
Two rows feel each other, C_rs ≠ 0, once a joint has handed both on, or a row that felt both
has been closed; rows that came to a link over joints that closures there join are counted among them.
Source: decision 0019.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.algebra.caching import cached_property
from poinsot.multibody.plan import RowUnit, plan_of, planned
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers
from poinsot.records import NamedTuple
from poinsot.structures.graph import parts


def spread(first: Ints, count: Ints) -> tuple[Ints, Ints]:
    """Of each so many numbers from its first on: the owner of each, and the numbers."""
    owner = np.repeat(np.arange(len(first)), count)
    return owner, first[owner] + np.arange(len(owner)) - (np.cumsum(count) - count)[owner]


def earlier(group: Ints) -> tuple[Ints, Ints]:
    """Each member of groups that lie side by side, with each before it in its group: the later, the earlier."""
    first = np.searchsorted(group, group)
    return spread(first, np.arange(len(group)) - first)


def _found(known: Ints, wanted: Ints) -> Ints:
    """Where numbers stand among those known, which ascend: the first of each; −1: nowhere."""
    at = np.searchsorted(known, wanted)
    return np.where(np.append(known, -1)[at] == wanted, at, -1)


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
    """Rows that yield as others are closed, in order: the closing, the row, and the number of its wrench there."""

    closing: Ints
    row: Ints
    held: Ints


class Efforts(NamedTuple):
    """Efforts on joints of rows that are no closure's, or wrenches at which they begin: the row, the link."""

    row: Ints
    link: Ints


class FrontRows:
    """The rows of a tree that live, by number: those of closures, one of each coupling of coordinates, what switches.

    switching  units of rows that switch      rubbing  how many of these, the last, are of contacts with friction
    ends (count, 2) the links that each begins at, −1: the ground, and those of all but closures
    of_closures, of_couplings, of_switches, of_rubbing  which are which
    added  those whose ways add up, of couplings and of what switches
    Reduced wrenches K have numbers: of closures four a row, two places a side that take turns; then one for every link
    that an added row comes to, where its ways add up.
    """

    def __init__(self, tree: Tree, live: Sequence[int], switching: Sequence[RowUnit] = (), rubbing: int = 0) -> None:
        plan = plan_of(tree, live)
        if switching:
            plan = planned(plan.parents, plan.freedoms, [*plan.units, *switching])
        self.plan, self.n = plan, len(tree.links)
        self.rows_of = np.array([len(unit.rows) for unit in self.plan.units], dtype=np.int64)
        self.first = np.cumsum(self.rows_of) - self.rows_of
        self.count = int(self.rows_of.sum())
        self.unit = np.repeat(np.arange(len(self.rows_of)), self.rows_of)
        ends = tree_numbers(tree).ends
        self.of_closures = np.flatnonzero(self.unit < len(ends))
        first = self.count - sum(len(unit.rows) for unit in switching)
        self.of_couplings, self.of_switches = np.arange(len(self.of_closures), first), np.arange(first, self.count)
        self.added = np.arange(len(self.of_closures), self.count)
        self.of_rubbing = np.arange(
            self.count - sum(len(u.rows) for u in switching[len(switching) - rubbing :]), self.count
        )
        self.ends = np.full((self.count, 2), -1, dtype=np.int64)
        self.ends[self.of_closures] = ends[self.unit[self.of_closures]]
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
    def efforts(self) -> Efforts:
        """All of them."""
        return self._begun(self.added, lambda unit: unit.joints)

    @cached_property
    def wrenches(self) -> Efforts:
        """Those at which rows that switch begin."""
        return self._begun(self.of_switches, lambda unit: [link for link, _ in unit.ends])

    def _begun(self, rows: Ints, where: Callable[[RowUnit], Sequence[int]]) -> Efforts:
        links = [np.array(where(self.plan.units[u]), dtype=np.int64) for u in self.unit[rows].tolist()]
        row = np.repeat(rows, np.array([len(each) for each in links], dtype=np.int64))
        return Efforts(row, np.concatenate([np.zeros(0, dtype=np.int64), *links]))

    def effort(self, row: Ints, link: Ints) -> Ints:
        """The numbers of efforts of rows on joints, −1: none."""
        return self.begins(self.efforts, row, link)

    def begins(self, known: Efforts, row: Ints, link: Ints) -> Ints:
        """The numbers of efforts, or of wrenches, of rows at links, −1: none."""
        many = self.n + 1
        return _found(known.row * many + known.link % many, row * many + link % many)

    @cached_property
    def _places(self) -> Ints:
        """Every added row with every link that it comes to, as one number."""
        crossings, own = self.crossings, self.added
        some = crossings.row >= len(self.of_closures)
        row = np.concatenate([crossings.row[some], own])
        link = np.concatenate([crossings.link[some], self.plan.meets[self.unit[own]]])
        return np.unique(row * (self.n + 1) + self.place(link))

    def held(self, row: Ints, link: Ints, side: Ints | int, step: Ints) -> Ints:
        """The numbers of wrenches of rows at links, after so many joints on a side."""
        of_added = _found(self._places, row * (self.n + 1) + self.place(link))
        many = 4 * len(self.of_closures)
        return np.where(row < len(self.of_closures), 4 * row + 2 * side + step % 2, many + of_added)

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
        """Of each closing and each crossing, by which joints the row has come: one number for joints over which rows
        come together; −1: it begins here."""
        passes = self.plan.passes
        some = np.flatnonzero(self.rows_of[passes.unit])
        link = passes.link[some]
        up = np.array(self.plan.parents, dtype=np.int64)[link]
        key = passes.unit[some] * (self.n + 1) + self.place(up)
        order = np.argsort(key, kind="stable")
        key, link = key[order], link[order]
        first = np.searchsorted(key, key)
        more = np.flatnonzero(first < np.arange(len(first)))
        joined = np.array([*parts(self.n, link[first[more]], link[more]), -1], dtype=np.int64)
        link = np.append(link, -1)

        def over(row: Ints, at: Ints) -> Ints:
            return joined[link[_found(key, self.unit[row] * (self.n + 1) + self.place(at))]]

        closings, crossings = self.closings, self.crossings
        return over(closings.row, closings.link), over(crossings.row, crossings.link)

    @cached_property
    def yields(self) -> Yields:
        """All of them."""
        closings, crossings = self.closings, self.crossings
        over_closing, over_crossing = self._came_over
        row = np.concatenate([closings.row, crossings.row])
        over = np.concatenate([over_closing, over_crossing])
        side = np.concatenate([np.zeros_like(closings.row), crossings.side])
        step = np.concatenate([closings.steps[0], crossings.step])
        link = np.concatenate([closings.link, crossings.link])
        front = self.place(link)
        order = np.lexsort((self.rank[row], front))
        at = np.empty_like(order)
        at[order] = np.arange(len(order))
        end = np.searchsorted(front[order], front, side="right")
        mine = at[: self.count]
        closing, other = spread(mine + 1, end[: self.count] - mine - 1)
        other = order[other]
        feels = (over_closing[closing] == over[other]) & (over[other] >= 0)
        closing, other = closing[feels], other[feels]
        return Yields(closing, row[other], self.held(row[other], link[other], side[other], step[other]))

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
