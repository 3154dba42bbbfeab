"""The order in which a sparse matrix is eliminated, and where that fills it: found once, in Python.

Rows are matched to columns by the numbers of a sample, unless the diagonal serves as it is; the order is that of least
degree. The elimination itself: `block_elimination`; the fill: `programs.sparse_order.filled`.
Source: George & Liu (1981), ch. 5; Duff & Koster (2001).
"""

from __future__ import annotations

import heapq
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.programs.sparse_order import filled
from poinsot.records import NamedTuple


class Pattern(NamedTuple):
    """Where the entries of B lie among the stored blocks, and the elimination as lists of them.

    place     of each entry given to ``arrange``: the block it is added to
    row_at, column_at   which row and column stand at each place of the order; entries: the number of blocks with fill
    diagonal  block of each pivot; lower, upper: blocks left of it and above, with their row or column, by pivot
    target    for each pivot, the blocks that lower × upper act upon, one row after another; lowers, …: how many
    """

    place: Ints
    row_at: Ints
    column_at: Ints
    entries: int
    diagonal: Ints
    first_lower: Ints
    lower: Ints
    lower_row: Ints
    first_upper: Ints
    upper: Ints
    upper_column: Ints
    target: Ints
    lowers: int
    uppers: int
    targets: int


def arrange(n: int, rows: Ints, columns: Ints, sample: Vector) -> Pattern | None:
    """The pattern of an n × n matrix with these entries (no place twice); None where it is singular by structure.

    sample  numbers that the entries may have, to match rows to columns by
    """
    matched = _matched(n, rows, columns, sample)
    if matched is None:
        return None
    at_row = matched[rows]  # the column that each entry's row serves as the pivot of
    neighbours: list[set[int]] = [set() for _ in range(n)]
    for i, j in zip(at_row.tolist(), columns.tolist(), strict=True):
        if i != j:
            neighbours[i].add(j)
            neighbours[j].add(i)
    order = _least_degree(neighbours)
    position = np.empty(n, dtype=np.int64)
    position[order] = np.arange(n)
    i, j = position[at_row], position[columns]
    above, left = filled(n, i, j)
    found: dict[tuple[int, int], int] = {(k, k): k for k in range(n)}
    lower, lower_row, upper, upper_column = list[int](), list[int](), list[int](), list[int]()
    first_lower, first_upper = [0], [0]
    for k in range(n):
        for a in sorted(left[k]):
            found[a, k] = len(found)
            lower.append(found[a, k])
            lower_row.append(a)
        for b in sorted(above[k]):
            found[k, b] = len(found)
            upper.append(found[k, b])
            upper_column.append(b)
        first_lower.append(len(lower))
        first_upper.append(len(upper))
    target = list[int]()
    for k in range(n):
        columns_of_k = upper_column[first_upper[k] : first_upper[k + 1]]
        for a in lower_row[first_lower[k] : first_lower[k + 1]]:
            target += [found[a, b] for b in columns_of_k]
    row_of = np.empty(n, dtype=np.int64)
    row_of[matched] = np.arange(n)

    def ints(values: Any) -> Ints:
        return np.array(values, dtype=np.int64)

    return Pattern(
        ints([found[a, b] for a, b in zip(i.tolist(), j.tolist(), strict=True)]),
        row_of[order],
        ints(order),
        len(found),
        np.arange(n),
        ints(first_lower),
        ints(lower),
        ints(lower_row),
        ints(first_upper),
        ints(upper),
        ints(upper_column),
        ints(target),
        len(lower),
        len(upper),
        len(target),
    )


def _matched(n: int, rows: Ints, columns: Ints, sample: Vector) -> Ints | None:
    """The column of each row's pivot: the diagonal if no diagonal entry is lacking, else by the largest product."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import min_weight_full_bipartite_matching

    sizes = np.abs(sample)
    solid = sizes > 0
    if np.unique(rows[solid & (rows == columns)]).size == n:
        return np.arange(n)
    row_size, column_size = np.full(n, 1e-300), np.full(n, 1e-300)
    np.maximum.at(column_size, columns, sizes)
    np.maximum.at(row_size, rows, sizes / column_size[columns])
    scaled = sizes / column_size[columns] / row_size[rows]
    weight = csr_array((1.0 - np.log(scaled[solid]), (rows[solid], columns[solid])), shape=(n, n))
    try:
        found_rows, found_columns = min_weight_full_bipartite_matching(weight)
    except ValueError:
        return None
    matched = np.empty(n, dtype=np.int64)
    matched[found_rows] = found_columns
    return matched


def _least_degree(neighbours: list[set[int]]) -> list[int]:
    """An order of elimination: always a vertex with the fewest neighbours, which it joins."""
    joined = [set(each) for each in neighbours]
    waiting = [(len(each), k) for k, each in enumerate(joined)]
    heapq.heapify(waiting)
    done = [False] * len(joined)
    order: list[int] = []
    while waiting:
        degree, k = heapq.heappop(waiting)
        if done[k] or degree != len(joined[k]):
            continue
        done[k] = True
        order.append(k)
        around = joined[k]
        for a in around:
            joined[a] |= around
            joined[a] -= {a, k}
            heapq.heappush(waiting, (len(joined[a]), a))
    return order
