"""Sparse linear equations of one pattern, eliminated and solved in loops over lists: code that does not grow with them.

    B x = b,    B_ij ← B_ij − (B_ik B_kk⁻¹) B_kj,    pivot after pivot in the order of the pattern, without exchanges

Numbers are real, or complex in pairs (re, im). A pivot is kept as its inverse, what is below it times that inverse.
*Weak* pivots vanish where their row repeats others: to such a one ``share`` · Σ |B_ak B_kk⁻¹ B_ka|, the sum of all that
made it, is added, so that what is left of it by rounding is never divided by.
Law: as a dense elimination, tests/compiler/test_sparse_loops.py. Source: George & Liu (1981), ch. 5.

Where a sparse matrix fills as it is eliminated in a given order, as lists that compiled loops follow.

Source: George & Liu (1981), ch. 5.

The flow of a large linear system, and its slope, as loops over sparse matrices: code that does not grow with it.

    x = x₀ + ξ,   ẋ = A x + B s,   powers = ((C x + D s) ⊙ (E x + F s), (G x + H s)²),   s = signals(t, u)

The matrices lie in memory, row by row; the code knows their addresses, is compiled in milliseconds, and belongs to this
process. Nothing is allocated in a call, so that many threads may call at once.
Law: the same numbers as the equations written out, tests/networks/test_large.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algebra.caching import cached_property
from poinsot.programs.text_stage import INPUT, OUTPUT, RECORDS, SHARED, TextArray, Word, in_table
from poinsot.records import dataclass


@dataclass(frozen=True)
class PivotOrder:
    """A pattern with its fill. The entries of pivot k: itself, those below it, those beside it, in this order.

    first    (size + 1,) the entry of each pivot, and how many entries there are
    below    (size,) how many are below each pivot; rows: of which rows, one pivot after another
    beside   (size,) how many are beside it; columns: of which columns
    targets  entries that (below × beside) of each pivot act on
    weak     pivots that may vanish where their row repeats others
    ends     (…, 4) where below and beside meet on a weak pivot's diagonal: the pivot, below, beside, which weak one
    """

    first: Ints
    below: Ints
    rows: Ints
    beside: Ints
    columns: Ints
    targets: Ints
    weak: Ints
    ends: Ints

    @property
    def size(self) -> int:
        """How many rows there are."""
        return len(self.below)

    @property
    def entries(self) -> int:
        """How many entries, those of fill included."""
        return int(self.first[-1])

    @property
    def products(self) -> int:
        """Multiplications of an elimination."""
        return len(self.targets) + len(self.rows)

    def at(self, rows: Ints, columns: Ints) -> Ints:
        """The entries of these rows and columns."""
        key, entry = self._known
        return entry[np.searchsorted(key, rows * self.size + columns)]

    @property
    def _known(self) -> tuple[Ints, Ints]:
        return _known(self.first, self.below, self.rows, self.beside, self.columns)


def _known(first: Ints, below: Ints, rows: Ints, beside: Ints, columns: Ints) -> tuple[Ints, Ints]:
    """Every entry as row · size + column, in order, and its number."""
    size = len(below)
    pivot = np.arange(size)
    down, across = np.repeat(pivot, below), np.repeat(pivot, beside)
    keys = np.concatenate([pivot * size + pivot, rows * size + down, across * size + columns])
    numbers = np.concatenate(
        [first[:-1], first[down] + 1 + _within(below), first[across] + 1 + below[across] + _within(beside)]
    )
    order = np.argsort(keys)
    return keys[order], numbers[order]


def _within(count: Ints) -> Ints:
    """0 … count − 1 of each, one after another."""
    return np.arange(int(count.sum())) - np.repeat(np.cumsum(count) - count, count)


def filled(size: int, rows: Ints, columns: Ints) -> tuple[list[set[int]], list[set[int]]]:
    """Of each pivot the columns right of it in its row, and the rows below it in its column, once those before it are
    eliminated; all diagonal entries are taken for entries."""
    right: list[set[int]] = [set() for _ in range(size)]
    down: list[set[int]] = [set() for _ in range(size)]
    for i, j in zip(rows.tolist(), columns.tolist(), strict=True):
        if i < j:
            right[i].add(j)
        elif j < i:
            down[j].add(i)
    for k in range(size):
        low, high = down[k], right[k]
        for i in low:
            right[i] |= {j for j in high if j > i}
        for j in high:
            down[j] |= {i for i in low if i > j}
    return right, down


def order_of(size: int, rows: Ints, columns: Ints, weak: Ints) -> PivotOrder:
    """The fill of a matrix with these entries, eliminated from the first row on."""
    right, down = filled(size, rows, columns)
    below, beside = (np.array([len(x) for x in each], dtype=np.int64) for each in (down, right))
    of_rows, of_columns = (
        np.array([x for part in each for x in sorted(part)], dtype=np.int64) for each in (down, right)
    )
    first = np.concatenate([[0], np.cumsum(1 + below + beside)])
    many = below * beside
    pivot, number = np.repeat(np.arange(size), many), _within(many)
    lower, upper = number // np.maximum(beside[pivot], 1), number % np.maximum(beside[pivot], 1)
    i = of_rows[(np.cumsum(below) - below)[pivot] + lower]
    j = of_columns[(np.cumsum(beside) - beside)[pivot] + upper]
    key, entry = _known(first, below, of_rows, beside, of_columns)
    targets = entry[np.searchsorted(key, i * size + j)]
    which = np.full(size, -1, dtype=np.int64)
    which[weak] = np.arange(len(weak))
    met = np.flatnonzero((i == j) & (which[i] >= 0))
    ends = np.column_stack([pivot[met], lower[met], upper[met], which[i[met]]])
    return PivotOrder(first, below, of_rows, beside, of_columns, targets, weak, ends)


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


@final
@dataclass(frozen=True, eq=False)
class SparseRows:
    """A sparse matrix row by row: what row i holds lies from starts[i] to starts[i + 1] in columns and values."""

    starts: Ints
    columns: Ints
    values: Floats

    @classmethod
    def of(cls, matrix: Any) -> SparseRows:
        """From a SciPy sparse array."""
        found = matrix.tocsr()
        starts, columns = (np.ascontiguousarray(part, dtype=np.int64) for part in (found.indptr, found.indices))
        return cls(starts, columns, np.ascontiguousarray(found.data, dtype=np.float64))


def like(matrix: Any, rows: SparseRows) -> Floats | None:
    """The values of a SciPy sparse array in the places of other rows; None where it has more places."""
    found = SparseRows.of(matrix)
    if np.array_equal(found.starts, rows.starts) and np.array_equal(found.columns, rows.columns):
        return found.values
    places = type(matrix)((np.arange(1.0, len(rows.values) + 1), rows.columns, rows.starts), shape=matrix.shape)
    row = np.repeat(np.arange(len(found.starts) - 1), np.diff(found.starts))
    at = np.asarray(places[row, found.columns]).ravel().astype(np.int64) - 1
    if (at < 0).any():
        return None
    values = np.zeros(len(rows.values))
    values[at] = found.values
    return values
