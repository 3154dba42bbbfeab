"""The flow of a large linear system, and its slope, as loops over sparse matrices: code that does not grow with it.

    x = x₀ + ξ,   ẋ = A x + B s,   powers = (C x + D s) ⊙ (E x + F s),   s = signals(t, u)

The matrices lie in memory, row by row; the code knows their addresses, is compiled in milliseconds, and belongs to this
process. Nothing is allocated in a call, so that many threads may call at once.
Law: the same numbers as the equations written out, tests/networks/test_large.py.
"""

from __future__ import annotations

from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.records import dataclass


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
