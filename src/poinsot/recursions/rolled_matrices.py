"""Matrices over the freedoms of large trees: steps by kind of link, then loops over pairs of freedoms.

Written out pair by pair, a kernel grows with the square of the depth. Here the passes of
`multibody` leave for each freedom its vectors, all in one frame; `programs.products` makes the
entries of M, C and ∂τ/∂x from them, and `programs.columns` those of M⁻¹ and of −M⁻¹ ∂τ/∂x, several columns at a time.
Compiling is the same for every size; a call is O(n · depth) for M, C and ∂τ/∂x, O(n²) for what needs M⁻¹.
Law: as written out, tests/systems/test_rolled_matrices.py. Source: docs/derivatives.md; Featherstone 2008, §6.2.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.multibody.coriolis import CORIOLIS, GYRATING
from poinsot.multibody.derivatives import BY_Q, BY_V, SENSITIVITY, one_freedom_at_a_time, own_loads
from poinsot.multibody.freedom_by_freedom import CAUSED_SENSITIVITY, INVERSE_MASS
from poinsot.multibody.mass_matrix import COMPOSITE, MASS
from poinsot.multibody.pairs_of_freedoms import EntryRule
from poinsot.multibody.pairs_of_freedoms import Products as Pairs
from poinsot.multibody.passes import Pass
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree
from poinsot.programs.columns import Solve
from poinsot.programs.products import Products, Rule
from poinsot.programs.recursion import OUTPUT, SHARED, OperandPlace, Recursion, Stage
from poinsot.programs.swapping import Swaps
from poinsot.records import NamedTuple
from poinsot.recursions.freedom_steps import BEND, SIZES, FreedomSteps
from poinsot.recursions.freedoms import APART, BEFORE, BESIDE, BEYOND, EARLIER, SOME_BEFORE
from poinsot.recursions.records import elements_of

_RELATIONS = (BEFORE, EARLIER, BESIDE, BEYOND, APART, SOME_BEFORE)
_SEEN = ("S", "alpha_q", "eta_q", "alpha_v", "W_q", "W_v", "P", "couple", "own", *BEND)


Loads = Mapping[int, tuple[float, float, float]]


class MatrixPasses(NamedTuple):
    """An algorithm with matrices as results: its passes, its operands, the vectors of each freedom after each pass, and
    the laws that make entries of inner products."""

    passes: Sequence[Pass]
    operands: Sequence[str]
    left: Mapping[int, Sequence[str]]
    laws: Sequence[EntryRule]

    @property
    def solved(self) -> bool:
        """Whether M⁻¹ is asked for."""
        return any("Y" in names for names in self.left.values())


MATRICES: Mapping[str, MatrixPasses] = {
    "mass_matrix": MatrixPasses(COMPOSITE, ("q",), {1: ("S", "P")}, [MASS]),
    "inverse_mass_matrix": MatrixPasses(INVERSE_MASS, ("q",), {1: ("S", "Y", "N")}, []),
    "coriolis_matrix": MatrixPasses(GYRATING, ("q", "v"), {1: ("S", "rate", "W_S", "P", "couple")}, [CORIOLIS]),
    "inverse_dynamics_derivatives": MatrixPasses(SENSITIVITY, ("q", "v", "a"), {1: _SEEN}, [BY_Q, BY_V, MASS]),
    "forward_dynamics_derivatives": MatrixPasses(
        CAUSED_SENSITIVITY, ("q", "v", "tau"), {1: ("Y", "N"), 3: _SEEN}, [BY_Q, BY_V]
    ),
}
"""By the name of the kernel."""


def _pairs(law: EntryRule, stands: int) -> Pairs:
    """The two vectors of an entry's inner product, by the place of the column's freedom relative to the row's."""
    beside = [*law.beside, *([BEND] if law.bends else [])]
    by_relation = {BEFORE: law.before, SOME_BEFORE: law.before, BESIDE: beside, BEYOND: law.beyond}
    return by_relation.get(stands, (law.before if law.is_symmetric else beside) if stands == EARLIER else [])


def matrix_recursion(tree: Tree, name: str) -> Recursion:
    """The program of one of `MATRICES` for a tree with independent joints."""
    loops, split = MATRICES[name], one_freedom_at_a_time(tree)
    elements = elements_of(split, tree) if "tau" in loops.operands else {}
    steps = FreedomSteps(split, loops.passes, loops.operands, loops.left, elements)
    loads = own_loads(tree) if BY_Q in loops.laws else {}
    stages, shared = (_solving if loops.solved else _direct)(steps, loops.laws, loads)
    swaps = steps.freedoms.swaps
    outputs = range(len(loops.laws) + loops.solved)
    stages = [*stages, *([Swaps(steps.count, swaps, outputs)] if swaps else [])]
    return steps.lines.recursion({len(loops.passes): stages}, shared)


def _products(
    steps: FreedomSteps, laws: Sequence[EntryRule], all_loads: Loads, targets: list[OperandPlace]
) -> Products:
    """The matrices that inner products make; springs, dampers and rotors add to their diagonals."""
    loads = [all_loads.get(k, (0.0, 0.0, 0.0)) for k in steps.freedoms.places]
    inertias = rotor_inertias(steps.tree)
    rotors = [float(inertias.get(i, 0.0)) for i, link in enumerate(steps.tree.links) for _ in link.v]
    added = [(BY_Q, [k for k, _, _ in loads]), (BY_V, [c for _, _, c in loads]), (MASS, rotors)]
    diagonals = [next((x for law, x in added if law is each and any(x)), []) for each in laws]

    def rule(stands: int) -> Rule:
        return [
            [
                (steps.component[a] + k, steps.component[b] + k)
                for a, b in _pairs(each, stands)
                if b in steps.component
                for k in range(min(SIZES.get(a, 6), SIZES.get(b, 6)))
            ]
            for each in laws
        ]

    rules = [rule(stands) for stands in _RELATIONS]
    runs, mask = [*steps.freedoms.runs()], steps.freedoms.carrying
    return Products(steps.stride, rules, runs, targets, diagonals, [SOME_BEFORE], mask)


def _direct(steps: FreedomSteps, laws: Sequence[EntryRule], loads: Loads) -> tuple[list[Stage], int]:
    """The matrices that inner products make, as outputs; and how many shared numbers it takes."""
    count = steps.count
    targets = [OperandPlace(OUTPUT, 0, count, operand=k, stride=count) for k in range(len(laws))]
    return [_products(steps, laws, loads, targets)], steps.shared


def _solving(steps: FreedomSteps, laws: Sequence[EntryRule], loads: Loads) -> tuple[list[Stage], int]:
    """∂τ/∂q and ∂τ/∂v side by side behind the vectors, if asked for, then M⁻¹; and how many shared numbers it takes."""
    free, count, stretches = steps.shared, steps.count, steps.freedoms.stretches()
    starts = [free + k * steps.stride for k in range(len(laws))]
    row = len(starts) * steps.stride
    targets = [OperandPlace(SHARED, start, count, stride=row) for start in starts]
    S, Y, N = (steps.component[vector] for vector in ("S", "Y", "N"))
    scratch = free + row * count
    solve = Solve(count, steps.stride, S, Y, N, stretches, starts, row, scratch)
    stages: list[Stage] = [_products(steps, laws, loads, targets), solve] if starts else [solve]
    return stages, scratch + Solve.scratch_size(count, stretches)
