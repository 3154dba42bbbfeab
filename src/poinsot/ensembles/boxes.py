"""Pieces of an ensemble that are both: members in a row, and a box of the grid.

Members are numbered along the dimensions, the last fastest. A box that is whole along the last dimensions, a part of
one, and single along those before, holds members first … end − 1. So a piece is one chunk of a Zarr array that has the
dimensions of the ensemble, and no two pieces share a chunk.
"""

from __future__ import annotations

from math import prod

import numpy as np

from poinsot.records import dataclass


@dataclass(frozen=True)
class Boxes:
    """A grid of this shape cut into boxes of these sizes; those at the ends may be smaller.

    Law  the boxes in order are the members in order, each once, tests/ensembles/test_families.py
    """

    shape: tuple[int, ...]
    sizes: tuple[int, ...]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many boxes there are along each dimension."""
        return tuple(-(-n // size) for n, size in zip(self.shape, self.sizes, strict=True))

    @property
    def count(self) -> int:
        """How many boxes there are."""
        return prod(self.counts)

    def place(self, number: int) -> tuple[int, ...]:
        """Where a box is among the boxes."""
        return tuple(int(k) for k in np.unravel_index(number, self.counts))

    def extent(self, number: int) -> tuple[int, ...]:
        """The shape of a box."""
        starts = (k * size for k, size in zip(self.place(number), self.sizes, strict=True))
        return tuple(min(size, n - start) for size, n, start in zip(self.sizes, self.shape, starts, strict=True))

    def span(self, number: int) -> tuple[int, int]:
        """Its members: first, end."""
        starts = [k * size for k, size in zip(self.place(number), self.sizes, strict=True)]
        first = int(np.ravel_multi_index(starts, self.shape))
        return first, first + prod(self.extent(number))


def boxes_of(shape: tuple[int, ...], most: int) -> Boxes:
    """The grid in boxes of at most so many members, as large and as even as they can be."""
    sizes, inner = [1] * len(shape), 1
    for k in reversed(range(len(shape))):
        parts = -(-shape[k] // max(most // inner, 1))
        sizes[k] = -(-shape[k] // parts)
        inner *= sizes[k]
        if parts > 1:
            break
    return Boxes(tuple(shape), tuple(sizes))
