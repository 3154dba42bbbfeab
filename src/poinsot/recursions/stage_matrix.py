"""The matrix of implicit stages with closed loops: the order in which its unknowns are eliminated, and its entries.

From the leaves to the root: of a link δq and δa, then ζ and δλ of the closures whose ends meet there, then η, δV, δA,
δF and δv; closures that meet on the ground come last. Unknowns that no right side reaches, and those that no result
depends on, are left out: of a mechanism in a plane, what goes out of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Bools, Ints
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.stage_blocks import (
    ANGLE,
    CLOSURE,
    ENDS_BLOCKS,
    ENDS_SHAPES,
    OWN,
    PARENT,
    PREDECESSOR,
    ROW_SHAPES,
    SUCCESSOR,
    MatrixEntries,
    entries_of,
    joint_blocks,
    joint_shapes,
    row_blocks,
)
from poinsot.multibody.tree import Tree
from poinsot.programs.sparse_order import PivotOrder, order_of
from poinsot.records import NamedTuple

FAMILIES = ("J", "R", "Z")
"""Whose numbers entries are: of links and their joints, of rows, of closures."""


class Added(NamedTuple):
    """The terms added to entries: the entry, the item and the number of a family, and the factor."""

    entry: Ints
    item: Ints
    number: Ints
    sign: Ints


class StageMatrix(NamedTuple):
    """The pattern of the matrix, and the terms of its entries.

    values            by family
    constants, rates  (…, 2) entry, and what number, or how many times ρ, is added
    given, taken      (…, 3) of right sides and results, row or column, number in (r_q, r_v) or (δq, δv), times what
    """

    order: PivotOrder
    values: Mapping[str, Added]
    constants: Ints
    rates: Ints
    given: Ints
    taken: Ints


def stage_matrix(tree: Tree, rows: FrontRows, solid: Mapping[str, Sequence[Bools]]) -> StageMatrix:
    """Of a tree with closures; solid: by family and item, which numbers may be other than zero."""
    freedoms = np.array([len(link.v) for link in tree.links], dtype=np.int64)
    sizes = ANGLE + 3 * freedoms
    of_links = np.cumsum(sizes) - sizes
    loops = np.unique(rows.unit[rows.of_closures])
    of_loops = np.full(len(tree.closures), -1, dtype=np.int64)
    of_loops[loops] = int(sizes.sum()) + 6 * np.arange(len(loops))
    of_rows = int(sizes.sum()) + 6 * len(loops) + np.arange(rows.count)
    size = int(sizes.sum()) + 6 * len(loops) + rows.count
    entries, constants, rates = _entries(tree, rows, solid, of_links, of_loops, of_rows)
    given, taken = _asked(tree, of_links, freedoms)
    parts = [*entries.values(), *constants, *rates]
    i, j = (np.concatenate([getattr(part, name) for part in parts]) for name in ("row", "column"))
    kept = _wanted(size, i, j, given[:, 0], taken[:, 0])
    number = np.full(size, -1, dtype=np.int64)
    ordered = _ordered(tree, rows, of_links, freedoms, of_loops, of_rows)
    ordered = ordered[kept[ordered]]
    number[ordered] = np.arange(len(ordered))
    some = (number[i] >= 0) & (number[j] >= 0)
    weak = np.sort(number[of_rows])
    order = order_of(len(ordered), number[i[some]], number[j[some]], weak[weak >= 0])

    def placed(part: MatrixEntries) -> Added:
        there = (number[part.row] >= 0) & (number[part.column] >= 0)
        entry = order.at(number[part.row[there]], number[part.column[there]])
        return Added(entry, part.item[there], part.number[there], part.sign[there])

    plain, slow = (placed(_joined(each)) for each in (constants, rates))
    given[:, 0], taken[:, 0] = number[given[:, 0]], number[taken[:, 0]]
    return StageMatrix(
        order,
        {family: placed(part) for family, part in entries.items()},
        np.column_stack([plain.entry, plain.sign]),
        np.column_stack([slow.entry, slow.sign]),
        given,
        taken,
    )


def _joined(parts: Sequence[MatrixEntries]) -> MatrixEntries:
    return MatrixEntries(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def _entries(
    tree: Tree, rows: FrontRows, solid: Mapping[str, Sequence[Bools]], of_links: Ints, of_loops: Ints, of_rows: Ints
) -> tuple[dict[str, MatrixEntries], list[MatrixEntries], list[MatrixEntries]]:
    """Entries by family, those that are constant, and those that are multiples of ρ."""
    parents = np.append(of_links, -1)[[link.parent for link in tree.links]]
    freedoms = np.array([len(link.v) for link in tree.links], dtype=np.int64)
    joints, constants, rates = [], [], []

    def alone(row: Ints, column: Ints, sign: int) -> MatrixEntries:
        none = np.zeros_like(row)
        return MatrixEntries(row, column, none, none, np.full(len(row), sign))

    for n in np.unique(freedoms).tolist():
        which = np.flatnonzero(freedoms == n)
        starts = {OWN: of_links[which], PARENT: parents[which]}
        found = entries_of(joint_blocks(n), joint_shapes(n), starts, np.array([solid["J"][i] for i in which.tolist()]))
        joints.append(found._replace(item=which[found.item]))
        q, a, v = (np.add.outer(of_links[which] + ANGLE + k * n, np.arange(n)).ravel() for k in range(3))
        six = np.add.outer(of_links[which], np.arange(ANGLE)).ravel()
        constants += [alone(six, six, 1), alone(q, v, -1), alone(a, a, 1)]
        rates += [alone(q, q, 1), alone(a, v, -1)]
    ends = np.append(of_links, -1)[rows.ends]
    loops = np.flatnonzero(of_loops >= 0)
    first = rows.first[loops]
    of_closure = of_loops[rows.unit[: rows.count]]
    starts = {OWN: of_rows, CLOSURE: of_closure, PREDECESSOR: ends[:, 0], SUCCESSOR: ends[:, 1]}
    each = entries_of(row_blocks(), ROW_SHAPES, starts, np.array(solid["R"]))
    starts = {CLOSURE: of_loops[loops], PREDECESSOR: ends[first, 0], SUCCESSOR: ends[first, 1]}
    between = entries_of(ENDS_BLOCKS, ENDS_SHAPES, starts, np.array([solid["Z"][k] for k in loops.tolist()]))
    zeta, far = (np.add.outer(x, np.arange(6)) for x in (of_loops[loops], ends[first, 1]))
    hangs = ends[first, 1] >= 0
    constants += [alone(zeta.ravel(), zeta.ravel(), 1), alone(zeta[hangs].ravel(), far[hangs].ravel(), -1)]
    return {"J": _joined(joints), "R": each, "Z": between._replace(item=loops[between.item])}, constants, rates


def _asked(tree: Tree, of_links: Ints, freedoms: Ints) -> tuple[Ints, Ints]:
    """Right sides (r_q, −r_v) and results (δq, δv)."""
    given, taken = [], []
    for link, start, n in zip(tree.links, of_links.tolist(), freedoms.tolist(), strict=True):
        for m, k in enumerate(link.v):
            at = start + ANGLE + m
            given += [(at, k, 1), (at + n, tree.nv + k, -1)]
            taken += [(at, k, 1), (at + 2 * n, tree.nv + k, 1)]
    return np.array(given, dtype=np.int64), np.array(taken, dtype=np.int64)


def _ordered(tree: Tree, rows: FrontRows, of_links: Ints, freedoms: Ints, of_loops: Ints, of_rows: Ints) -> Ints:
    """All unknowns as they are eliminated."""
    closed: dict[int, list[int]] = {}
    for k in np.flatnonzero(of_loops >= 0).tolist():
        own = of_rows[rows.first[k] : rows.first[k] + rows.rows_of[k]]
        closed.setdefault(int(rows.plan.meets[k]), []).extend([*range(of_loops[k], of_loops[k] + 6), *own.tolist()])
    found: list[int] = []
    for i in range(len(tree.links) - 1, -1, -1):
        start, n = int(of_links[i]), int(freedoms[i])
        angle = start + ANGLE
        found += [*range(angle, angle + 2 * n), *closed.get(i, ()), *range(start, angle)]
        found += range(angle + 2 * n, angle + 3 * n)
    return np.array([*found, *closed.get(-1, ())], dtype=np.int64)


def _wanted(size: int, rows: Ints, columns: Ints, given: Ints, taken: Ints) -> Bools:
    """Which unknowns right sides reach and results depend on."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import breadth_first_order

    def reached(to: Ints, by: Ints, first: Ints) -> Bools:
        start = np.full(len(first), size)
        ends = np.concatenate([by, start]), np.concatenate([to, first])
        graph = csr_array((np.ones(len(ends[0]), dtype=bool), ends), shape=(size + 1, size + 1))
        found = np.zeros(size + 1, dtype=bool)
        found[breadth_first_order(graph, size, return_predecessors=False)] = True
        return found[:size]

    return reached(rows, columns, given) & reached(columns, rows, taken)
