"""The freedoms of a tree in order of depth: those before and beyond each, as runs for loops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

import numpy as np

from poinsot.algebra.arrays import Bools
from poinsot.algebra.caching import cached_property
from poinsot.joints.pair import Pair
from poinsot.multibody.derivatives import bends_anywhere
from poinsot.multibody.tree import Tree
from poinsot.programs.columns import FreedomRange
from poinsot.records import dataclass

BEFORE, EARLIER, BESIDE, BEYOND, APART, SOME_BEFORE = range(6)
"""How a freedom stands to another: carrying it; of the same joint of several, before it, or not before it; carried by
it; on another branch; carrying it or on another branch, as `Freedoms.carrying` says."""


@dataclass(frozen=True)
class Freedoms:
    """The freedoms of a tree's links, numbered link by link; links come depth first, so all that one carries is one
    run."""

    tree: Tree

    @cached_property
    def first(self) -> list[int]:
        """Per link the number of its first freedom; at the end how many freedoms there are."""
        return list(accumulate((len(link.v) for link in self.tree.links), initial=0))

    @property
    def places(self) -> list[int]:
        """Per freedom its place in v."""
        return [k for link in self.tree.links for k in link.v]

    @property
    def swaps(self) -> list[tuple[int, int]]:
        """Freedoms to be exchanged, one after the other, so that all stand where v has them: products may be crossed
        backwards."""
        places, found = self.places, []
        for i in range(len(places)):
            while (place := places[i]) != i:
                found.append((i, place))
                places[i], places[place] = places[place], place
        return found

    @cached_property
    def _ends(self) -> list[int]:
        """Per link, where the freedoms of all that it carries end."""
        ends = self.first[1:]
        for i, link in reversed(list(enumerate(self.tree.links))):
            if link.parent >= 0:
                ends[link.parent] = max(ends[link.parent], ends[i])
        return ends

    def runs(self) -> Iterator[tuple[int, int, int, int]]:
        """Row by row: (freedom, how others stand to it, the first of a run of them, its end). Law: each pair once."""
        count = self.first[-1]
        for i, above in enumerate(self._before):
            start, end = self.first[i], self.first[i + 1]
            for row in range(start, end):
                if self._is_gapped(i):
                    yield row, SOME_BEFORE, 0, start
                    above = [(0, start)]
                else:
                    yield from ((row, BEFORE, *run) for run in above)
                if meets_itself(self.tree.links[i].pair):
                    yield row, EARLIER, start, row
                    yield row, BESIDE, row, end
                yield row, BEYOND, end if meets_itself(self.tree.links[i].pair) else start, self._ends[i]
                taken = [0, *(x for run in above for x in run), start, self._ends[i], count]
                yield from ((row, APART, a, b) for a, b in zip(taken[::2], taken[1::2], strict=True) if a < b)

    @cached_property
    def _before(self) -> list[list[tuple[int, int]]]:
        """Per link the runs of freedoms that carry it."""
        before: list[list[tuple[int, int]]] = []
        for link in self.tree.links:
            p = link.parent
            before.append([] if p < 0 else _joined(before[p], self.first[p : p + 2]))
        return before

    def _is_gapped(self, i: int) -> bool:
        """Whether the freedoms that carry a link are better taken one by one among all that come before it."""
        return len(self._before[i]) > 2 + self.first[i] // 16

    @property
    def carrying(self) -> Bools | None:
        """Which freedoms (columns) carry which (rows), where runs leave it open; None where they never do."""
        gapped = [i for i in range(len(self._before)) if self._is_gapped(i)]
        if not gapped:
            return None
        found = np.zeros((self.first[-1], self.first[-1]), dtype=np.bool_)
        for i in gapped:
            for start, end in self._before[i]:
                found[self.first[i] : self.first[i + 1], start:end] = True
        return found

    def stretches(self) -> list[FreedomRange]:
        """Runs of freedoms without a branch, each with the run that it hangs on."""
        links = self.tree.links
        children = np.bincount([link.parent + 1 for link in links], minlength=len(links) + 1)
        made: list[FreedomRange] = []
        of_link: list[int] = []
        for i, link in enumerate(links):
            start, end = self.first[i], self.first[i + 1]
            if link.parent >= 0 and link.parent == i - 1 and children[link.parent + 1] == 1:
                made[-1] = made[-1]._replace(end=end)
            else:
                made.append(FreedomRange(start, end, -1 if link.parent < 0 else of_link[link.parent]))
            of_link.append(len(made) - 1)
        return made


def meets_itself(pair: Pair) -> bool:
    """True if freedoms of a joint act on each other otherwise than on those beyond: several, or one that bends.

    What one freedom that stays where it is does to itself is what it does to freedoms beyond.
    """
    return len(pair.freedoms) > 1 or bends_anywhere(pair)


def _joined(runs: Sequence[tuple[int, int]], run: Sequence[int]) -> list[tuple[int, int]]:
    """The runs and one more that comes after them, as few as possible."""
    start, end = run
    if runs and runs[-1][1] == start:
        return [*runs[:-1], (runs[-1][0], end)]
    return [*runs, (start, end)]
