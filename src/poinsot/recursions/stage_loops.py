"""Implicit stages of large trees with closed loops: factors of sparse equations in one kernel, solving in another.

The numbers of the equations come from lines at links and closures (`multibody.stage_rows`), after those of forward
dynamics, which leave v̇ and λ; then they are eliminated in an order found once (`multibody.stage_matrix`).
Law: as the matrix of derivatives, tests/systems/test_stage_kernels.py.
Units: Δ those of the states, ρ [1/s]. Source: decision 0020.

Which numbers of the equations of implicit stages may be other than zero, so that zeros take no part in elimination.

They are tried kind by kind, with numbers by chance but for those that all of a kind have in common, in motions that
have the components that links of this tree can have: in a plane, no others. What is zero then is zero always.
Law: what is not among them is zero in any state, tests/systems/test_stage_kernels.py.

The matrix of implicit stages with closed loops: the order in which its unknowns are eliminated, and its entries.

From the leaves to the root: of a link δq and δa, then ζ and δλ of the closures whose ends meet there, then η, δV, δA,
δF and δv; closures that meet on the ground come last. Unknowns that no right side reaches, and those that no result
depends on, are left out: of a mechanism in a plane, what goes out of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Ints
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.multibody.conditions import conditions
from poinsot.multibody.constrained_dynamics import DRIFT, PASSING
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.front_steps import AtLink, AtLoop, Policy
from poinsot.multibody.kinematics import Moving, ground_acceleration
from poinsot.multibody.passes import Own
from poinsot.multibody.rotors import rotor_inertias
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
from poinsot.multibody.stage_equations import after
from poinsot.multibody.stage_rows import sections, sloped, swayed
from poinsot.multibody.tree import Tree
from poinsot.programs.recursion import INPUT, Once, Recursion, Sweeping
from poinsot.programs.sparse_loops import Elimination, PivotOrder, Substitution, order_of
from poinsot.records import NamedTuple
from poinsot.recursions.loop_kernels import leaning, lines_for, pulls, tables_of
from poinsot.recursions.records import LoopKind, elements_of, kinds_of, link_from, loop_from, loop_kinds, rows_of
from poinsot.recursions.rolled import Drive, drive
from poinsot.recursions.rolled_loops import vectors
from poinsot.recursions.stage_sweeps import servo_slopes

FAMILIES = ("J", "R", "Z")
"""Owners of entries: links and their joints, rows, closures."""


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
    """Entries of a tree with closures; solid: by family and item, the numbers that may be nonzero."""
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


TRIALS = 2


class _Where(NamedTuple):
    """Which components of twists and accelerations of links, and of rotations between them, may be other than zero."""

    V: Bools
    A: Bools
    R: Bools


def solid_numbers(tree: Tree) -> Mapping[str, Sequence[Bools]]:
    """By family of `stage_matrix`, of every link, row and closure."""
    rng = np.random.default_rng(0)
    rotors, elements = rotor_inertias(tree), elements_of(tree)
    kinds, kind_of = kinds_of(tree, rotors, elements)
    width = len(rows_of(tree, rotors, elements)[0])
    links: list[AtLink] = []
    for kind in kinds * TRIALS:
        link, rotor, own = link_from(kind, rng.normal(size=width)[: kind.row_size])
        n = len(link.v)
        q, v, a = (rng.normal(size=size) for size in (len(link.q), n, n))
        links.append(AtLink(link, Own(q, v, a, np.zeros(n), rotor, Wrench.zero(), tree.gravity), own))
    where = _motions(tree, links, rng)
    joints = [_joint(at, where, rng) for at in links]
    of_kinds = [np.any(joints[k :: len(kinds)], axis=0) for k in range(len(kinds))]
    loop_of, kind_of_loop, numbers = loop_kinds(tree, conditions(tree))
    of_loops = [_closure(kind, where, rng, numbers.shape[1]) for kind in loop_of]
    return {
        "J": [of_kinds[k] for k in kind_of],
        "R": [each for k in kind_of_loop for each in of_loops[k][0]],
        "Z": [of_loops[k][1] for k in kind_of_loop],
    }


def _joint(at: AtLink, where: _Where, rng: np.random.Generator) -> Bools:
    """Those of a link."""
    n, X = len(at.link.v), _placed(at)
    F, servos = Wrench.of(rng.normal(size=6)), rng.normal(size=2 * n)
    V_p, A_p = _moving(where, rng)
    V = after(at.link, at.own, Moving(X.pull(V_p), X.pull(A_p))).V
    found = sloped(at, at.own.q, at.own.v, at.own.a, X, V, F, servos, V_p, A_p)
    return _nonzero(found) | _of_laws(n)


def _closure(kind: LoopKind, where: _Where, rng: np.random.Generator, width: int) -> tuple[list[Bools], Bools]:
    """Those of every row, and of the closure."""
    trials: list[list[Bools]] = []
    for _ in range(TRIALS):
        at = loop_from(kind, rng.normal(size=width))
        assert isinstance(at, AtLoop)
        X_p, X_s = (Displacement(rng.normal(size=(3, 3)) * where.R, rng.normal(size=3)) for _ in range(2))
        (V_p, A_p), (V_s, A_s) = (_moving(where, rng) for _ in range(2))
        found = swayed(at, X_p, X_s, V_p, V_s, A_p, A_s, *rng.normal(size=len(at.rows)))
        trials.append([_nonzero(x) for x in found])
    *rows, ends = [np.any(each, axis=0) for each in zip(*trials, strict=True)]
    return rows, ends


def _nonzero(found: Array) -> Bools:
    return np.array([float(x) != 0.0 for x in found])


def _of_laws(n: int) -> Bools:
    """Slopes of springs, dampers and servos, which may be zero in some states alone."""
    found = [np.full(rows * columns, name in ("E_q", "E_v")) for name, (rows, columns) in joint_shapes(n).items()]
    return np.concatenate(found)


def _placed(at: AtLink) -> Displacement:
    return at.link.X_PL @ at.link.pair.displacement(at.own.q)


def _motions(tree: Tree, links: Sequence[AtLink], rng: np.random.Generator) -> _Where:
    """Closed under what joints and placements do."""
    gravity = _nonzero(ground_acceleration(tree).vector)
    where = _Where(np.zeros(6, dtype=bool), gravity, np.eye(3, dtype=bool))
    while True:
        V, A, R = (each.copy() for each in where)
        for at in links:
            X = _placed(at)
            V_p, A_p = _moving(where, rng)
            moving = after(at.link, at.own, Moving(X.pull(V_p), X.pull(A_p)))
            V |= _nonzero(moving.V.vector)
            A |= _nonzero(moving.A.vector)
            turned = _nonzero(X.rotation.ravel()).reshape(3, 3)
            R = R | turned | turned.T
        R = R | (R.astype(int) @ R.astype(int) > 0)
        found = _Where(V, A, R)
        if all(np.array_equal(a, b) for a, b in zip(found, where, strict=True)):
            return where
        where = found


def _moving(where: _Where, rng: np.random.Generator) -> Moving:
    return Moving(Twist.of(rng.normal(size=6) * where.V), Acceleration.of(rng.normal(size=6) * where.A))


WEAK = 1e-9
"""Share of what made the pivot of a row that is added to it, for rows may repeat others."""


WIDEST = 130_000
"""Σ w² over joints that w rows cross, up to which there are such lists: about 2·10⁷ products, 80 MB."""


def factor_recursion(
    tree: Tree, pairs: bool, drives: Sequence[Drive], servos: Sequence[Drive], pushed: bool = False
) -> Recursion:
    """Of a kernel (x₀, ẋ, t, u, ρ) → factors; drives: all sources, servos: those with an effort that depends on the
    state; pushed: and of wrenches on links, as these see them, and their efforts on freedoms."""
    tree, matrix = tree.aligned, matrix_of(tree)
    known, links = conditions(tree), np.arange(len(tree.links))
    lines = lines_for(tree, known.live)
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 0, tree.nq, "v"))
    fixed |= {**vectors(tree, leant=(INPUT, 6, 0, "v")), "push": (INPUT, 5, 6 * links)} if pushed else {}
    tables = tables_of(tree, lines, fixed, elements_of(tree))
    sweeps: list[Sweeping] = []
    efforts = tables.keep("given", links).tolist()
    if drives:
        sweeps.append(Once(drive(tree, drives, efforts, range(0), alone=True, time=2)))
    if servos:
        sweeps.append(Once(servo_slopes(tree, servos, tables.keep("slopes", links).tolist())))
    sweeps.append(tables.walk(lines.moving(), True))
    found = lines.dynamics(Policy(PASSING, DRIFT).drawn(tree), known.uneven)
    more = [] if known.uneven else lines.added("l0", 1, False, "l")
    sweeps.append(tables.walk([*leaning(tree, pushed), pulls(tree), *found, *more, *sections(lines, pushed)]))
    values = []
    for family in FAMILIES:
        entry, item, number, sign = matrix.values[family]
        if len(item):
            values.append(np.column_stack([entry, tables.families[family].at[item + 1] + number, sign]))
    eliminated = Elimination(
        matrix.order, np.concatenate(values), matrix.constants, matrix.rates, 4, pairs, WEAK, tables.shared
    )
    sweeps.append(eliminated)
    tables.shared += eliminated.shared
    return tables.recursion(sweeps)


def solve_recursion(tree: Tree, pairs: bool) -> Recursion:
    """Of a kernel (factors, ρ, r) → Δ; of pairs r = (real part, imaginary part), and so Δ."""
    matrix = matrix_of(tree)
    solved = Substitution(matrix.order, matrix.given, matrix.taken, 2, pairs)
    return Recursion([solved], np.zeros((0, 0)), 0, shared=solved.shared)


def factor_size(tree: Tree, pairs: bool) -> int:
    """How many numbers the factors are."""
    return (1 + pairs) * matrix_of(tree).order.entries


def is_narrow(tree: Tree) -> bool:
    """Whether rows that cross joints together are few enough for lists of all that they fill."""
    tree = tree.aligned
    widths = np.bincount(FrontRows(tree, conditions(tree).live).crossings.link)
    return float(widths @ widths) <= WIDEST


def matrix_of(tree: Tree) -> StageMatrix:
    """The matrix of a tree with closures, found once."""
    known: dict[str, Any] = tree.aligned.__dict__
    if "_stage_matrix" not in known:
        lines = Lines(tree.aligned, conditions(tree.aligned).live)
        known["_stage_matrix"] = stage_matrix(tree.aligned, lines.rows, solid_numbers(tree.aligned))
    found: StageMatrix = known["_stage_matrix"]
    return found
