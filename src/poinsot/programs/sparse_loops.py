"""Sparse linear equations of one pattern, eliminated and solved in loops over lists: code that does not grow with them.

    B x = b,    B_ij ← B_ij − (B_ik B_kk⁻¹) B_kj,    pivot after pivot in the order of the pattern, without exchanges

Numbers are real, or complex in pairs (re, im). A pivot is kept as its inverse, what is below it times that inverse.
*Weak* pivots vanish where their row repeats others: to such a one ``share`` · Σ |B_ak B_kk⁻¹ B_ka|, the sum of all that
made it, is added, so that what is left of it by rounding is never divided by.
Law: as a dense elimination, tests/compiler/test_sparse_loops.py. Source: George & Liu (1981), ch. 5.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints
from poinsot.programs.sparse_order import PivotOrder
from poinsot.records import dataclass

Words = NDArray[np.int32]


@dataclass(frozen=True)
class Elimination:
    """The factors of B, as the first output.

    values     (…, 3) entry, where among the records lies what is added to it, and times what
    constants  (…, 2) entry, and a whole number that is added
    rates      (…, 2) entry, and how many times ρ is added, which is the input of number ``rate``
    pairs      whether ρ, and so B, is complex
    after      how many shared numbers come before its own
    """

    order: PivotOrder
    values: Ints
    constants: Ints
    rates: Ints
    rate: int
    pairs: bool
    share: float
    after: int = 0

    @property
    def shared(self) -> int:
        """How many numbers are kept beside the records: what made each weak pivot, and 0 for all others."""
        return 1 + len(self.order.weak)

    @property
    def lists(self) -> Words:
        """The lists that the loops read: the terms added to entries; then of every pivot how many are below and beside
        it, its number among the weak ones, how many ends it has, and the targets and ends."""
        order = self.order
        weak = np.zeros(order.size, dtype=np.int64)
        weak[order.weak] = 1 + np.arange(len(order.weak))
        ends = np.bincount(order.ends[:, 0], minlength=order.size)
        heads = np.column_stack([order.below, order.beside, weak, ends])
        words: list[Ints] = []
        many = np.cumsum(order.below * order.beside)[:-1]
        last = order.ends[:, 1:] + np.array([0, 0, 1])
        parts = np.split(order.targets, many), np.split(last, np.cumsum(ends)[:-1])
        for head, targets, own in zip(heads, *parts, strict=True):
            words += [head, targets, own.ravel()]
        added = [each.ravel() for each in (self.values, self.constants, self.rates)]
        return np.concatenate([*added, *words]).astype(np.int32)

    @property
    def operations(self) -> int:
        """Of one sample."""
        return (8 if self.pairs else 2) * self.order.products

    def listing(self) -> str:
        """The program as text."""
        return f"eliminate {self.order.size} rows, {self.order.entries} entries, {self.order.products} products"


@dataclass(frozen=True)
class Substitution:
    """x, as the first output, of B x = b by the factors, which are the first input.

    given, taken   (…, 3) of each right side that is not zero: its row, the number of it in the input ``right``, and how
                   many times it is taken; of each result: its column, and its number; of complex ones the imaginary
                   parts stand half the input, and the output, behind
    """

    order: PivotOrder
    given: Ints
    taken: Ints
    right: int
    pairs: bool

    @property
    def shared(self) -> int:
        """How many numbers are kept beside the records: the right side, which becomes the solution."""
        return (1 + self.pairs) * self.order.size

    @property
    def lists(self) -> Words:
        """The lists that the loops read: right sides and results; of every pivot its entry and where its rows start;
        rows and columns."""
        order = self.order
        many = order.below + order.beside
        before = self.given.size + self.taken.size + 4 * order.size
        heads = np.column_stack([order.first[:-1], before + np.cumsum(many) - many, order.below, order.beside])
        rows, columns = (
            np.split(each, np.cumsum(count)[:-1])
            for each, count in ((order.rows, order.below), (order.columns, order.beside))
        )
        words = [each for both in zip(rows, columns, strict=True) for each in both]
        return np.concatenate([self.given.ravel(), self.taken.ravel(), heads.ravel(), *words]).astype(np.int32)

    @property
    def operations(self) -> int:
        """Of one sample."""
        return (8 if self.pairs else 2) * self.order.entries

    def listing(self) -> str:
        """The program as text."""
        return f"solve {self.order.size} rows, {self.order.entries} entries"
