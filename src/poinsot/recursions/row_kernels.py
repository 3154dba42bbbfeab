"""Kernels of switching rows in large trees by lines: margins, watched and probed values, impulses; flow and projection
are those of `loop_kernels`.

Law: as the kernels written out, tests/switching/test_rows_in_loops.py.
Units: z [N, N·m], ẑ those times second. Source: decision 0017; docs/switching-theory.md.
"""

from __future__ import annotations

import numpy as np

from poinsot.multibody import front_steps as steps
from poinsot.multibody.conditions import conditions
from poinsot.multibody.constrained_dynamics import DRIFT, PASSING
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import NameFamily, Section, batch
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.front_sweeps import GROUND, a, q, v
from poinsot.multibody.row_lines import RowLines
from poinsot.multibody.switching import row_steps
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers
from poinsot.programs.recursion import INPUT, OUTPUT, Recursion
from poinsot.recursions import loop_kernels
from poinsot.recursions.records import elements_of
from poinsot.recursions.rolled_loops import vectors
from poinsot.recursions.rolled_rows import RowsInLoops


def margins_recursion(tree: Tree, rows: RowsInLoops) -> Recursion:
    """The kernel (x₀, ξ, t, u, σ) → the margins of the rows in a mode, from the reactions of the freedoms held."""
    tree = tree.aligned
    known = conditions(tree)
    lines = loop_kernels.lines_for(tree, known.live, held=rows.links(tree), near=rows.near)
    tables = loop_kernels.tables_of(tree, lines, loop_kernels.in_chart(tree), elements_of(tree))
    lacks = rows.lacking(tables, lines)
    moving = [tables.walk([loop_kernels.stands(tree)], True), tables.walk(lines.moving(), True)]
    begun = loop_kernels.rows_begun(tables, lines, rows)
    found = lines.dynamics(Policy(PASSING, DRIFT).drawn(tree), known.uneven, borne=True)
    return tables.recursion([*moving, *begun, tables.walk([loop_kernels.pulls(tree), *found]),
                             rows.ended(tables, lines, lines.switching, lacks)])  # fmt: skip


def watch_recursion(tree: Tree, rows: RowsInLoops) -> Recursion:
    """Of a kernel (x₀, ξ, t, u) → gaps and rates."""
    tree = tree.aligned
    lines, apart = Lines(tree, ()), _apart(tree, rows)
    tables = loop_kernels.tables_of(tree, lines, loop_kernels.in_chart(tree), rows=apart)
    moving = [tables.walk([loop_kernels.stands(tree)], True), tables.walk(lines.moving(still=True), True)]
    found = loop_kernels.ahead_of(tables, apart.finding(False), False)
    return tables.recursion([*moving, *found, rows.ended(tables, lines, apart, {})])


def probe_recursion(tree: Tree, rows: RowsInLoops) -> Recursion:
    """Of a kernel (x₀, ξ, t, u) → what rows tell where none is held, and v̇ and ẇ there."""
    tree = tree.aligned
    known, apart = conditions(tree), _apart(tree, rows)
    lines = loop_kernels.lines_for(tree, known.live)
    tables = loop_kernels.tables_of(tree, lines, loop_kernels.in_chart(tree), elements_of(tree), rows=apart)
    moving = [tables.walk([loop_kernels.stands(tree)], True), tables.walk(lines.moving(), True)]
    begun = [*loop_kernels.ahead_of(tables, apart.finding(False), False), *rows.begun(tables, lines, apart)]
    rising = apart.every(row_steps.rising, lambda r: [a[r]], NameFamily("A0"), GROUND, NameFamily("x0"),
                         lambda r: [NameFamily("rise")[r]])  # fmt: skip
    found = [*lines.dynamics(Policy(PASSING, DRIFT).drawn(tree), known.uneven, moved=True), rising]
    return tables.recursion(
        [*moving, *begun, tables.walk([loop_kernels.pulls(tree), *found]), rows.ended(tables, lines, apart, {})]
    )


def _apart(tree: Tree, rows: RowsInLoops) -> RowLines:
    """Rows that nothing holds."""
    live = conditions(tree).live
    return RowLines(FrontRows(tree, live, [e.unit for e in rows.near]), tree_numbers(tree).parents, rows.near)


def push_recursion(tree: Tree, rows: RowsInLoops) -> Recursion:
    """Of a kernel (x, ẑ) → x with v⁺ = v + M⁻¹ (Aᵀ ẑ + A_cᵀ λ̂), loops kept closed."""
    tree = tree.aligned
    nq, i = tree.nq, np.arange(len(tree.links))
    lines, apart = loop_kernels.lines_for(tree, conditions(tree).live), _apart(tree, rows)
    fixed = vectors(
        tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 0, nq, "v"), settled=(OUTPUT, 0, 0, "q"), calm=(OUTPUT, 0, nq, "v")
    )
    tables = loop_kernels.tables_of(tree, lines, fixed, rows=apart)
    begun = rows.begun(tables, lines, apart)
    x1, settled, calm = map(NameFamily, ("x1", "settled", "calm"))
    out: Section = [
        batch(steps.same, "", i, [q[i]], [settled[i]]),
        batch(steps.joined, "", i, [v[i], x1[i]], [calm[i]]),
    ]
    moving = tables.walk(lines.moving(still=True), True)
    found = loop_kernels.ahead_of(tables, apart.finding(False), False)
    pressed = [apart.pressing(NameFamily("given"), NameFamily("p0"), NameFamily("p1"))] if rows.near else []
    pushed = [*pressed, *lines.pushing(Policy(PASSING, 0.0).drawn(tree), "given")]
    return tables.recursion([*begun, moving, *found, tables.walk([*pushed, out])])


def closed_recursion(tree: Tree, name: str, rows: RowsInLoops, ports: int) -> Recursion:
    """That of a kernel of what switches, by its name."""
    match name:
        case "switched flow":
            return loop_kernels.flow_recursion(tree, (), range(0), ports, rows=rows)
        case "margins":
            return margins_recursion(tree, rows)
        case "settle":
            return loop_kernels.project_recursion(tree, rows=rows)
        case "watch":
            return watch_recursion(tree, rows)
        case "probe":
            return probe_recursion(tree, rows)
    return push_recursion(tree, rows)
