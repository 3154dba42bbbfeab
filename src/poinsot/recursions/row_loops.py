"""What switches in large trees with closed loops: rows on single freedoms, held by the lines of the recursion.

    φ_k = Π (1 − σ) of the rows on freedom k;   D⁻¹ masked by φ, so that v̇_k = 0, whatever closures pull there
    what a held freedom bears:  Sᵀ f − τ,  f all that its joint carries, the wrenches of closures among it

What rows and sources do is written out once for the whole tree, as of trees, see `rolled_rows`.
Law: as the kernels written out, tests/switching/test_rows_in_loops.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.compiler.recursion import Once, Walk
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import LINK, Family, Ints, Section, batch
from poinsot.multibody.front_steps import AtLink, same
from poinsot.multibody.front_sweeps import free, v
from poinsot.multibody.tree import Tree
from poinsot.recursions.passing import EFFORTS, FREE, LACKS
from poinsot.recursions.rolled_loops import Tables
from poinsot.recursions.rolled_rows import Acts, Sizes, once

rate = Family("rate")


class RowsInLoops(NamedTuple):
    """Rows of a kernel: the freedoms that they are, and what is done once.

    sizes, results  numbers in each operand and in each result of the kernel, in their order
    before, after   what is done once before the lines, and after them, where ``lacks`` is known of these freedoms
    """

    freedoms: Sequence[int]
    sizes: Sizes
    results: Sizes
    before: Acts
    after: Acts | None = None

    def links(self, tree: Tree) -> list[int]:
        """Those whose freedoms they may hold."""
        return sorted({i for i, link in enumerate(tree.links) if {*link.v} & {*self.freedoms}})

    def begun(self, tables: Tables, lines: Lines) -> list[Walk | Once]:
        """Efforts and what is free, from all that rows and sources do."""
        i = np.asarray(lines.held, dtype=np.int64)
        places = {EFFORTS: _kept(tables, "given", lines.links), FREE: _kept(tables, "free", i)}
        loose = tables.walk([[batch(_loose, LINK, i, [], [free[i]])]])
        return [loose, once(self.before, self.sizes, self.results, places, [])]

    def told(self, tables: Tables, lacks: Mapping[int, int]) -> Once:
        """What is told from what freedoms lack, which lies there."""
        assert self.after is not None
        return once(self.after, self.sizes, self.results, {LACKS: lacks}, [LACKS])

    def lacking(self, tables: Tables, lines: Lines) -> Mapping[int, int]:
        """Places for what the freedoms lack."""
        return _kept(tables, "lacks", np.asarray(lines.held, dtype=np.int64))


def resting(tree: Tree, held: Sequence[int]) -> Section:
    """v, 0 of what is held."""
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
    starts = tables.keep(family, links).tolist()
    each = zip(links.tolist(), starts, strict=True)
    return {k: start + n for i, start in each for n, k in enumerate(tables.tree.links[i].v)}
