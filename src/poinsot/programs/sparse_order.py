"""Where a sparse matrix fills as it is eliminated in a given order, as lists that compiled loops follow.

Source: George & Liu (1981), ch. 5.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Ints
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
        [
            first[:-1],
            first[down] + 1 + _within(below),
            first[across] + 1 + below[across] + _within(beside),
        ]
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
