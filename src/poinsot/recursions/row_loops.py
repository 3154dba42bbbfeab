"""What switches in large trees with closed loops: rows held by the lines of the recursion.

    φ_k = Π (1 − σ) of the rows on freedom k;   D⁻¹ masked by φ, so that v̇_k = 0, whatever closures pull there
    what a held freedom bears:  Sᵀ f − τ,  f all that its joint carries, the wrenches of closures among it
    rows that are no freedoms are closed as those of closures where they are held, see `multibody.row_lines`

What rows and sources do is written out once for the whole tree, as of trees, see `rolled_rows`.
Law: as the kernels written out, tests/switching/test_rows_in_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import LINK, NameFamily, Section, batch
from poinsot.multibody.front_steps import AtLink, same
from poinsot.multibody.front_sweeps import free, v
from poinsot.multibody.row_lines import RowLines
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.multibody.tree import Tree
from poinsot.programs.recursion import Once, Walk
from poinsot.records import NamedTuple
from poinsot.recursions.passing import EFFORTS, FREE, LACKS
from poinsot.recursions.rolled_loops import Tables
from poinsot.recursions.rolled_rows import Acts, Sizes, once

rate = NameFamily("rate")
ON, PRESS, LEAN, GAP, SLIDE, BEARS, RISE, MOVES = "on", "press", "lean", "gap", "slide", "l0", "rise", "moves"
"""Of rows: σ, their given forces, ε, gaps, rates, multipliers, ẇ; and v̇ of freedoms."""


class RowsInLoops(NamedTuple):
    """Rows of a kernel: their freedoms, the elements of all others, and the work done once.

    sizes, results  numbers in each operand and in each result of the kernel, in their order
    before, after   what is done once before the lines, and after them, and what these know of freedoms and rows
    degrees         of every row of the layout
    """

    freedoms: Sequence[int]
    near: Sequence[NearElement]
    degrees: Sequence[int]
    sizes: Sizes
    results: Sizes
    before: Acts
    after: Acts | None = None
    seen: Sequence[str] = ()
    told: Sequence[str] = ()

    def links(self, tree: Tree) -> list[int]:
        """The links with freedoms that the rows may hold."""
        return sorted({i for i, link in enumerate(tree.links) if {*link.v} & {*self.freedoms}})

    def begun(self, tables: Tables, lines: Lines, rows: RowLines) -> list[Walk | Once]:
        """Efforts, free and held freedoms and pushes, from all rows and sources."""
        i = np.asarray(lines.held, dtype=np.int64)
        places = {EFFORTS: _kept(tables, "given", lines.links), FREE: _kept(tables, "free", i)}
        given = (ON, PRESS, LEAN) if len(rows.rows.of_rubbing) else (ON, PRESS)
        places |= {what: self._by_row(tables.keep(what, rows.each)) for what in given}
        places |= {what: self._by_row(_lying(tables, what, rows.each)) for what in self.seen}
        loose = tables.walk([[batch(_loose, LINK, i, [], [free[i]])]])
        return [loose, once(self.before, self.sizes, self.results, places, self.seen)]

    def ended(self, tables: Tables, lines: Lines, rows: RowLines, lacks: Mapping[int, int]) -> Once:
        """The results after the lines have been followed."""
        assert self.after is not None
        places: dict[str, Mapping[int, int]] = {LACKS: lacks}
        for what in self.told:
            if what == MOVES:
                places[what] = _by_freedom(tables, _lying(tables, "x0", lines.links), lines.links)
            elif what != LACKS:
                places[what] = self._by_row(_lying(tables, what, rows.each))
        return once(self.after, self.sizes, self.results, places, self.told)

    def told_after(self, tables: Tables, lines: Lines) -> list[Once]:
        """The same of a flow, if there is anything to be told then."""
        return [self.ended(tables, lines, lines.switching, {})] if self.after else []

    def lacking(self, tables: Tables, lines: Lines) -> Mapping[int, int]:
        """Places for the missing efforts of the freedoms."""
        return _kept(tables, "lacks", np.asarray(lines.held, dtype=np.int64))

    def degree(self) -> Ints:
        """Of the rows that are no freedoms."""
        return np.array([self.degrees[r] for e in self.near for r in e.rows], dtype=np.int64)

    def _by_row(self, starts: Ints) -> dict[int, int]:
        rows: Iterable[int] = (r for e in self.near for r in e.rows)
        return dict(zip(rows, starts.tolist(), strict=True))


def resting(tree: Tree, held: Sequence[int]) -> Section:
    """v, with 0 on held freedoms."""
    i, links = np.asarray(held, dtype=np.int64), np.arange(len(tree.links))
    others = np.setdiff1d(links, i)
    return [
        batch(_masked, "", i, [rate[i], free[i]], [v[i]]),
        batch(same, "", others, [rate[others]], [v[others]]),
    ]


def _loose(at: AtLink) -> Array:
    """Freedoms that nothing holds."""
    return array([1.0] * len(at.link.pair.freedoms))


def _masked(at: None, rates: Array, free: Array) -> Array:
    """φ v."""
    return rates * free


def _kept(tables: Tables, family: str, links: Ints) -> dict[int, int]:
    """Places for the numbers of a family, by freedom."""
    return _by_freedom(tables, tables.keep(family, links), links)


def _by_freedom(tables: Tables, starts: Ints, links: Ints) -> dict[int, int]:
    each = zip(links.tolist(), starts.tolist(), strict=True)
    return {k: start + n for i, start in each for n, k in enumerate(tables.tree.links[i].v)}


def _lying(tables: Tables, family: str, numbers: Ints) -> Ints:
    """Where records lie that a walk has left."""
    found: Ints = tables.families[family].at[numbers + 1] if len(numbers) else numbers
    return found
