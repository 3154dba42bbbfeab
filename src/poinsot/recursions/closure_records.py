"""Closures and couplings as numbers: what tells those of one kind apart stands in a row of a table, as of links in
`records`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Ints, array
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.canonical import alike, members_of, together
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.conditions import Conditions
from poinsot.multibody.coupling_steps import AtCoupling
from poinsot.multibody.front_dynamics import couplings_of
from poinsot.multibody.front_steps import AtLoop
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import closure_arrays, tree_numbers
from poinsot.records import NamedTuple
from poinsot.recursions.records import common


class LoopKind(NamedTuple):
    """Closures, or couplings, that one code serves: the pair, which rows live, what numbers all have in common."""

    at: AtLoop | AtCoupling
    common: Mapping[int, float]


_FRAMES, _NUMBER = 24, 24


def loop_kinds(tree: Tree, known: Conditions) -> tuple[list[LoopKind], Ints, Floats]:
    """The kinds of closures, then of couplings, the kind of each by number, and its row."""
    geared = couplings_of(tree, known)
    kinds, each_kind, rows = _closure_kinds(tree, known)
    numbers = [np.array(each.numbers, dtype=float) for each in geared]
    width, loops = max([rows.shape[1], *map(len, numbers)]), len(rows)
    whole = np.zeros((loops + len(geared), width))
    whole[:loops, : rows.shape[1]] = rows
    for row, own in zip(whole[loops:], numbers, strict=True):
        row[: len(own)] = own
    found = alike((tuple(each.terms), len(each.coupling.coefficients), tuple(each.rows)) for each in geared)
    of_couplings = np.array(found.number, dtype=np.int64)
    each_kind = np.concatenate([each_kind, len(kinds) + of_couplings])
    kinds += [LoopKind(geared[int(which[0])], common(whole[loops + which])) for which in members_of(of_couplings)]
    return kinds, each_kind, whole


def _closure_kinds(tree: Tree, known: Conditions) -> tuple[list[LoopKind], Ints, Floats]:
    """The kinds of closures, the kind of each by number, and its row: frames, pair's number, nat, 1/length."""
    count, rows_of = len(tree.closures), tree_numbers(tree).rows
    if not count:
        return [], np.zeros(0, dtype=np.int64), np.zeros((0, 0))
    total = int(rows_of.sum())
    natural, lengths = known.natural, np.array(loop_lengths(tree)[:total], dtype=float)
    assert natural is not None
    live = np.isin(np.arange(total), known.live)
    owner, first = np.repeat(np.arange(count), rows_of), np.cumsum(rows_of) - rows_of
    pattern = np.bincount(owner, live * 2.0 ** (np.arange(total) - first[owner]), count).astype(np.int64)
    rows = np.zeros((count, _NUMBER + 1 + 2 * int(np.bincount(owner, live, count).max())))
    frames = closure_arrays(tree)
    rows[:, :_NUMBER] = np.concatenate([np.asarray(x, dtype=float).reshape(count, -1) for x in frames], axis=1)
    pairs = alike(c.pair for c in tree.closures)
    plain, pair = alike(pair.with_number(1.0) for pair in pairs.first), np.array(pairs.number)
    rows[:, _NUMBER] = np.array([float(pair.number or 0.0) for pair in pairs.first])[pair]
    kinds: list[LoopKind] = []
    each_kind = np.zeros(count, dtype=np.int64)
    for n, which in enumerate(members_of(together([np.array(plain.number)[pair], pattern]))):
        k = int(which[0])
        own = [r for r in range(int(rows_of[k])) if pattern[k] >> r & 1]
        at, many = first[which, None] + np.array(own, dtype=np.int64), len(own)
        rows[which, _NUMBER + 1 : _NUMBER + 1 + many] = natural[at]
        rows[which, _NUMBER + 1 + many : _NUMBER + 1 + 2 * many] = 1.0 / lengths[at]
        closure = replace(tree.closures[k], pair=plain.first[plain.number[pair[k]]])
        at_kind = AtLoop(closure, own, [1.0] * many, [1.0] * many, known.open_by)
        kinds.append(LoopKind(at_kind, common(rows[which])))
        each_kind[which] = n
    return kinds, each_kind, rows


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
    return AtLoop(closure, kind.at.rows, list(natural), list(per_length), kind.at.open_by)
