"""Closures and couplings as numbers: what tells those of one kind apart stands in a row of a table, as of links in
`records`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.coupling_steps import AtCoupling
from poinsot.multibody.front_steps import AtLoop
from poinsot.recursions.records import common, members_of

Floats = NDArray[np.float64]


class LoopKind(NamedTuple):
    """Closures, or couplings, that one code serves: the pair, which rows live, what numbers all have in common."""

    at: AtLoop | AtCoupling
    common: Mapping[int, float]


_FRAMES, _NUMBER = 24, 24


def loop_kinds(units: Sequence[AtLoop | AtCoupling]) -> tuple[list[LoopKind], list[int], Floats]:
    """The kinds of closures, then of couplings, the kind of each by number, and its row."""
    loops = [each for each in units if isinstance(each, AtLoop)]
    geared = [each for each in units if isinstance(each, AtCoupling)]
    kinds, each_kind, rows = _closure_kinds(loops)
    numbers = [np.array(each.numbers, dtype=float) for each in geared]
    width = max([rows.shape[1], *map(len, numbers)])
    whole = np.zeros((len(units), width))
    whole[: len(loops), : rows.shape[1]] = rows
    for row, own in zip(whole[len(loops) :], numbers, strict=True):
        row[: len(own)] = own
    keys = [(tuple(each.terms), len(each.coupling.coefficients), tuple(each.rows)) for each in geared]
    for key in dict.fromkeys(keys):
        which = [n for n, other in enumerate(keys) if other == key]
        kinds.append(LoopKind(geared[which[0]], common(whole[len(loops) + np.array(which)])))
    number = {key: len(set(each_kind)) + n for n, key in enumerate(dict.fromkeys(keys))}
    return kinds, [*each_kind, *(number[key] for key in keys)], whole


def _closure_kinds(loops: Sequence[AtLoop]) -> tuple[list[LoopKind], list[int], Floats]:
    """The kinds of closures, the kind of each by number, and its row: frames, pair's number, nat, 1/length."""
    most, count = max((len(each.rows) for each in loops), default=0), len(loops)
    rows = np.zeros((count, _NUMBER + 1 + 2 * most))
    if not loops:
        return [], [], rows[:, :0]
    for start, frame in ((0, "X_LP"), (12, "X_LS")):
        frames = [getattr(each.closure, frame) for each in loops]
        rows[:, start : start + 9] = np.array([X.rotation for X in frames], dtype=float).reshape(count, 9)
        rows[:, start + 9 : start + 12] = np.array([X.translation for X in frames], dtype=float)
    pairs = [each.closure.pair for each in loops]
    rows[:, _NUMBER] = [0.0 if pair.number is None else float(pair.number) for pair in pairs]
    for each, row in zip(loops, rows, strict=True):
        own = len(each.rows)
        row[_NUMBER + 1 : _NUMBER + 1 + own] = each.natural
        row[_NUMBER + 1 + own : _NUMBER + 1 + 2 * own] = each.per_length
    plain = {pair: pair.with_number(1.0) for pair in dict.fromkeys(pairs)}
    keys = [(plain[pair], tuple(each.rows)) for pair, each in zip(pairs, loops, strict=True)]
    number = {key: n for n, key in enumerate(dict.fromkeys(keys))}
    kinds: list[LoopKind] = []
    each_kind = np.zeros(count, dtype=np.int64)
    for n, which in enumerate(members_of(np.array([number[key] for key in keys]))):
        first = loops[int(which[0])]
        closure = replace(first.closure, pair=plain[first.closure.pair])
        kinds.append(LoopKind(first._replace(closure=closure), common(rows[which])))
        each_kind[which] = n
    return kinds, each_kind.tolist(), rows


def loop_from(kind: LoopKind, row: Array) -> AtLoop | AtCoupling:
    """The closure or coupling of a kind with these numbers."""
    row = array([kind.common.get(k, x) for k, x in enumerate(row)])
    if isinstance(kind.at, AtCoupling):
        return kind.at.with_numbers(row.tolist())
    X_LP, X_LS = (Displacement(x[:9].reshape(3, 3), x[9:]) for x in (row[:12], row[12:_FRAMES]))
    c = kind.at.closure
    many = len(kind.at.rows)
    natural, per_length = row[_NUMBER + 1 : _NUMBER + 1 + many], row[_NUMBER + 1 + many : _NUMBER + 1 + 2 * many]
    closure = replace(c, X_LP=X_LP, X_LS=X_LS, pair=c.pair.with_number(row[_NUMBER]))
    return AtLoop(closure, kind.at.rows, list(natural), list(per_length))
