"""Sparse linear systems over any scalar: pivots are chosen once on numbers, the elimination then runs on any scalar.

Rows are dictionaries {column: coefficient}. As no branch is taken on a value while solving, traced scalars give
straight-line code, duals give derivatives, and structural zeros cost nothing. For floats alone use SciPy.
Law: tests/algebra/test_linear.py.
Units: any of rows and columns. Source: Duff, Erisman & Reid 2017, Direct Methods for Sparse Matrices, ch. 5 to 7.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import inf

from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.errors import ModelError

Row = dict[int, Scalar]
Pivots = tuple[tuple[int, int], ...]

_RELATIVE = 1e-12  # of the largest entry of a row: a sum that cancels to below it is zero
_THRESHOLD = 0.1


def choose_pivots(rows: Sequence[dict[int, float]], columns: Iterable[int]) -> tuple[Pivots, list[dict[int, float]]]:
    """Pivots (row, column) in ``columns``, sparse rows first, and the remainders of the rows without a pivot.

    A pivot is at least a tenth of the largest entry of its row in the columns still open; entries below 1e-12 of the
    row they come from are zero. The rows left have no entry in ``columns``: they are relations between the others.
    ModelError where coefficients overflow.
    """
    open_columns = set(columns)
    work = [{c: _finite(value) for c, value in row.items()} for row in rows]
    size = [max(map(abs, row.values()), default=0.0) for row in rows]
    having: dict[int, set[int]] = defaultdict(set)
    for i, row in enumerate(work):
        for c in row:
            having[c].add(i)

    open_entries = [sum(c in open_columns for c in row) for row in work]
    waiting = [(count, i) for i, count in enumerate(open_entries)]
    heapq.heapify(waiting)
    pivots: list[tuple[int, int]] = []
    left: list[dict[int, float]] = []
    taken: set[int] = set()
    while waiting:
        known, r = heapq.heappop(waiting)
        if r in taken:
            continue
        if open_entries[r] != known:
            heapq.heappush(waiting, (open_entries[r], r))
            continue
        taken.add(r)
        candidates = [c for c in work[r] if c in open_columns]
        for c in work[r]:
            having[c].discard(r)
        if not candidates:
            left.append(work[r])
            continue
        largest = max(abs(work[r][c]) for c in candidates)
        strong = [c for c in candidates if abs(work[r][c]) >= _THRESHOLD * largest]
        c = min(strong, key=lambda k: (len(having[k]), -abs(work[r][k]), k))
        open_columns.discard(c)
        pivots.append((r, c))
        for i in sorted(having[c]):
            factor = work[i].pop(c) / work[r][c]
            having[c].discard(i)
            open_entries[i] -= 1
            for k, value in work[r].items():
                if k == c:
                    continue
                was = k in work[i]
                new = _finite(work[i].get(k, 0.0) - factor * value)
                size[i] = max(size[i], abs(factor * value))
                if abs(new) <= _RELATIVE * size[i]:
                    work[i].pop(k, None)
                    having[k].discard(i)
                else:
                    work[i][k] = new
                    having[k].add(i)
                open_entries[i] += ((k in work[i]) - was) * (k in open_columns)
            heapq.heappush(waiting, (open_entries[i], i))
    return tuple(pivots), left


def _finite(value: float) -> float:
    if not abs(value) < inf:
        raise ModelError(
            "coefficients of linear equations overflow: numbers that multiply or divide one another leave the range of "
            "floating point (1e-308 to 1e308). Look for wrong exponents or units among the numbers given."
        )
    return value


def solve(rows: Sequence[Row], right: Sequence[Scalar], pivots: Pivots) -> dict[int, Scalar]:
    """x by column with Σ rows[i][c] x[c] = right[i], eliminated in the order of the pivots, over any scalar."""
    work = [dict(row) for row in rows]
    b = list(right)
    having: dict[int, set[int]] = defaultdict(set)
    for i, row in enumerate(work):
        for c, value in row.items():
            if not is_zero(value):
                having[c].add(i)
    for r, c in pivots:
        for k in work[r]:
            having[k].discard(r)
        for i in sorted(having[c]):
            factor = work[i].pop(c) / work[r][c]
            for k, value in work[r].items():
                if k != c and not is_zero(value):
                    work[i][k] = work[i].get(k, 0.0) - factor * value
                    having[k].add(i)
            if not is_zero(b[r]):
                b[i] = b[i] - factor * b[r]
    x: dict[int, Scalar] = {}
    for r, c in reversed(pivots):
        value = b[r]
        for k, coefficient in work[r].items():
            if k != c and not is_zero(coefficient) and not is_zero(x[k]):
                value = value - coefficient * x[k]
        x[c] = value / work[r][c]
    return x
