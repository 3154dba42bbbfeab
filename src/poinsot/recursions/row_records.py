"""Elements that switch as numbers: what tells those of one kind apart stands in a row of a table, as of links in
`records`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Ints
from poinsot.multibody.switching.near import AtElement, kinds_of_elements
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.records import NamedTuple
from poinsot.recursions.records import common


class RowKind(NamedTuple):
    """Elements that one code serves: one of them, and what numbers all have in common."""

    at: AtElement
    common: Mapping[int, float]


def row_kinds(near: Sequence[NearElement]) -> tuple[list[RowKind], Ints, Floats]:
    """The kinds of elements, the kind of each by number, and its row."""
    members, number = kinds_of_elements(e.at for e in near)
    numbers = [np.array(e.at.numbers, dtype=float) for e in near]
    rows = np.zeros((len(near), max(map(len, numbers), default=0)))
    for row, own in zip(rows, numbers, strict=True):
        row[: len(own)] = own
    kinds = [RowKind(near[which[0]].at, common(rows[which])) for which in members]
    return kinds, np.array(number, dtype=np.int64), rows


def element_from(kind: RowKind, row: Array) -> AtElement:
    """The element of a kind with these numbers."""
    return kind.at.with_numbers([kind.common.get(k, x) for k, x in enumerate(row)])
