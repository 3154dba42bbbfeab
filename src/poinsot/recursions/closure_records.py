"""Closures as numbers: what tells closures of one kind apart stands in a row of a table, as of links in `records`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.front_steps import AtLoop

Floats = NDArray[np.float64]


class LoopKind(NamedTuple):
    """Closures that one code serves: the pair, which of its rows live, what numbers all have in common."""

    at: AtLoop
    common: Mapping[int, float]


_FRAMES, _NUMBER = 24, 24


def loop_kinds(loops: Sequence[AtLoop]) -> tuple[list[LoopKind], list[int], Floats]:
    """The kinds of closures, the kind of each by number, and its row: frames, pair's number, nat, 1/length."""
    rows, keys = [], []
    for each in loops:
        c = each.closure
        number = c.pair.number
        row = [x for X in (c.X_LP, c.X_LS) for x in (*X.rotation.ravel(), *X.translation)]
        rows.append([*map(float, row), 0.0 if number is None else float(number), *each.natural, *each.per_length])
        keys.append((c.pair.with_number(1.0), tuple(each.rows)))
    width = max(map(len, rows), default=0)
    table = np.array([[*row, *[0.0] * (width - len(row))] for row in rows], dtype=float).reshape(len(rows), width)
    members: dict[Any, list[int]] = {}
    for n, key in enumerate(keys):
        members.setdefault(key, []).append(n)
    kinds, each_kind = [], [0] * len(rows)
    for number, which in enumerate(members.values()):
        common = {k: float(x) for k, x in enumerate(rows[which[0]]) if all(rows[n][k] == x for n in which)}
        first = loops[which[0]]
        pair = first.closure.pair.with_number(1.0)
        kinds.append(LoopKind(first._replace(closure=replace(first.closure, pair=pair)), common))
        for n in which:
            each_kind[n] = number
    return kinds, each_kind, table


def loop_from(kind: LoopKind, row: Array) -> AtLoop:
    """The closure of a kind with these numbers."""
    row = array([kind.common.get(k, x) for k, x in enumerate(row)])
    X_LP, X_LS = (Displacement(x[:9].reshape(3, 3), x[9:]) for x in (row[:12], row[12:_FRAMES]))
    c = kind.at.closure
    many = len(kind.at.rows)
    natural, per_length = row[_NUMBER + 1 : _NUMBER + 1 + many], row[_NUMBER + 1 + many : _NUMBER + 1 + 2 * many]
    closure = replace(c, X_LP=X_LP, X_LS=X_LS, pair=c.pair.with_number(row[_NUMBER]))
    return AtLoop(closure, kind.at.rows, list(natural), list(per_length))
