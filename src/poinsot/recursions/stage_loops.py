"""Implicit stages of large trees with closed loops: factors of sparse equations in one kernel, solving in another.

The numbers of the equations come from lines at links and closures (`multibody.stage_rows`), after those of forward
dynamics, which leave v̇ and λ; then they are eliminated in an order found once (`multibody.stage_matrix`).
Law: as the matrix of derivatives, tests/systems/test_stage_kernels.py.
Units: Δ those of the states, ρ [1/s]. Source: decision 0020.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.multibody.conditions import conditions
from poinsot.multibody.constrained_dynamics import DRIFT, PASSING
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.stage_rows import sections
from poinsot.multibody.tree import Tree
from poinsot.programs.recursion import INPUT, Once, Recursion, Sweeping
from poinsot.programs.sparse_loops import Elimination, Substitution
from poinsot.recursions.loop_kernels import leaning, lines_for, pulls, tables_of
from poinsot.recursions.records import elements_of
from poinsot.recursions.rolled import Drive, drive
from poinsot.recursions.rolled_loops import vectors
from poinsot.recursions.stage_matrix import FAMILIES, StageMatrix, stage_matrix
from poinsot.recursions.stage_sweeps import servo_slopes
from poinsot.recursions.stage_zeros import solid_numbers

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
