"""Sparse linear equations of one pattern, eliminated and solved in loops over lists: code that does not grow with them.

    B x = b,    B_ij ← B_ij − (B_ik B_kk⁻¹) B_kj,    pivot after pivot in the order of the pattern, without exchanges

Numbers are real, or complex in pairs (re, im). A pivot is kept as its inverse, what is below it times that inverse.
*Weak* pivots vanish where their row repeats others: to such a one ``share`` · Σ |B_ak B_kk⁻¹ B_ka|, the sum of all that
made it, is added, so that what is left of it by rounding is never divided by.
Law: as a dense elimination, tests/compiler/test_sparse_loops.py. Source: George & Liu (1981), ch. 5.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.algebra.caching import cached_property
from poinsot.programs.sparse_order import PivotOrder
from poinsot.programs.text_stage import INPUT, OUTPUT, RECORDS, SHARED, TextArray, Word, in_table
from poinsot.records import dataclass


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
    def text(self) -> str:
        """The name of the text."""
        return f"sparse_factor_{'complex' if self.pairs else 'real'}"

    @cached_property
    def _lists(self) -> tuple[Ints, dict[str, TextArray]]:
        order = self.order
        weak = np.zeros(order.size, dtype=np.int64)
        weak[order.weak] = 1 + np.arange(len(order.weak))
        ends = np.bincount(order.ends[:, 0], minlength=order.size)
        return in_table({
            "values": self.values, "constants": self.constants, "rates": self.rates,
            "heads": np.column_stack([order.below, order.beside, weak, ends]),
            "targets": _two_in_a_word(order.targets, np.repeat(order.beside, order.below)),
            "ends": order.ends[:, 1:] + np.array([0, 0, 1]),
        })  # fmt: skip

    @property
    def table(self) -> Ints:
        """The lists that the text reads."""
        return self._lists[0]

    @property
    def words(self) -> Mapping[str, Word]:
        """The block that the text takes."""
        parts = 1 + self.pairs
        return {
            "share": self.share, **self._lists[1],
            "records": TextArray(RECORDS, 0, 0, (1 + int(self.values[:, 1].max(initial=-1)),)),
            "rate": TextArray(INPUT, self.rate, 0, (parts,)), "peaks": TextArray(SHARED, 0, self.after, (self.shared,)),
            "factors": TextArray(OUTPUT, 0, 0, (parts * self.order.entries,)),
        }  # fmt: skip

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
    def text(self) -> str:
        """The name of the text."""
        return f"sparse_solve_{'complex' if self.pairs else 'real'}"

    @cached_property
    def _lists(self) -> tuple[Ints, dict[str, TextArray]]:
        order = self.order
        many = order.below + order.beside
        heads = np.column_stack([order.first[:-1], np.cumsum(many) - many, order.below, order.beside])
        rows, columns = (
            np.split(each, np.cumsum(count)[:-1])
            for each, count in ((order.rows, order.below), (order.columns, order.beside))
        )
        places = np.concatenate([each for both in zip(rows, columns, strict=True) for each in both])
        return in_table({"given": self.given, "taken": self.taken, "heads": heads, "places": places})

    @property
    def table(self) -> Ints:
        """The lists that the text reads."""
        return self._lists[0]

    @property
    def words(self) -> Mapping[str, Word]:
        """The block that the text takes."""
        parts, half = 1 + self.pairs, len(self.taken)
        sizes = {
            "factors": (INPUT, 0, parts * self.order.entries), "right": (INPUT, self.right, parts * half),
            "x": (SHARED, 0, self.shared), "result": (OUTPUT, 0, parts * half),
        }  # fmt: skip
        arrays = {name: TextArray(base, operand, 0, (size,)) for name, (base, operand, size) in sizes.items()}
        return {"half": half, **self._lists[1], **arrays}

    @property
    def operations(self) -> int:
        """Of one sample."""
        return (8 if self.pairs else 2) * self.order.entries

    def listing(self) -> str:
        """The program as text."""
        return f"solve {self.order.size} rows, {self.order.entries} entries"


def _two_in_a_word(numbers: Ints, counts: Ints) -> Ints:
    """Rows of so many numbers below 2³², each row's two by two, the first of two in the lower half of a word."""
    words = (counts + 1) // 2
    place = np.arange(len(numbers)) - np.repeat(np.cumsum(counts) - counts, counts)
    word = np.repeat(np.cumsum(words) - words, counts) + place // 2
    found = np.zeros(int(words.sum()), dtype=np.int64)
    found[word[place % 2 == 0]] = numbers[place % 2 == 0]
    found[word[place % 2 == 1]] |= numbers[place % 2 == 1] << 32
    return found
