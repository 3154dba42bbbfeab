"""Matrices over the freedoms of large trees: steps by kind of link, then loops over pairs of freedoms.

Written out pair by pair, a kernel grows with the square of the depth. Here the passes of
`multibody.matrix_steps` leave for each freedom its vectors, all in one frame; `compiler.products` makes the
entries of M, C and ∂τ/∂x from them, and `compiler.columns` those of M⁻¹ and of −M⁻¹ ∂τ/∂x, several columns at a time.
Compiling is the same for every size; a call is O(n · depth) for M, C and ∂τ/∂x, O(n²) for what needs M⁻¹.
"""

from __future__ import annotations

from poinsot.compiler.columns import Solve
from poinsot.compiler.products import Products, Rule
from poinsot.compiler.recursion import OUTPUT, SHARED, Place, Recursion, Stage
from poinsot.compiler.swapping import Swaps
from poinsot.multibody.derivatives import one_freedom_at_a_time, own_loads
from poinsot.multibody.matrix_steps import LEFT, MATRICES
from poinsot.multibody.tree import Tree
from poinsot.recursions.freedom_steps import FreedomSteps
from poinsot.recursions.freedoms import APART, BEFORE, BESIDE, BEYOND, EARLIER, SOME_BEFORE

_SIZE = {name: size for vectors in LEFT.values() for name, size in vectors.items()}
_RELATIONS = (BEFORE, EARLIER, BESIDE, BEYOND, APART, SOME_BEFORE)
_BY_Q = {
    BEFORE: [("P", "alpha_q"), ("couple", "eta_q")],
    EARLIER: [("S", "own"), ("place", "bend")],
    BESIDE: [("S", "own"), ("place", "bend")],
    BEYOND: [("S", "W_q")],
}
_BY_V = {
    BEFORE: [("P", "alpha_v"), ("couple", "S")],
    EARLIER: [("S", "W_v")],
    BESIDE: [("S", "W_v")],
    BEYOND: [("S", "W_v")],
}
_MASS = {
    BEFORE: [("P", "S")],
    EARLIER: [("P", "S")],
    BESIDE: [("S", "P")],
    BEYOND: [("S", "P")],
}
_CORIOLIS = {
    BEFORE: [("P", "rate"), ("half_couple", "S")],
    EARLIER: [("S", "W_S")],
    BESIDE: [("S", "W_S")],
    BEYOND: [("S", "W_S")],
}
_OPERANDS = {
    "mass_matrix": ["q"],
    "inverse_mass_matrix": ["q"],
    "coriolis_matrix": ["q", "v"],
    "inverse_dynamics_derivatives": ["q", "v", "a"],
    "forward_dynamics_derivatives": ["q", "v", "tau"],
}
_ENTRIES = {
    "mass_matrix": [_MASS],
    "inverse_mass_matrix": [],
    "coriolis_matrix": [_CORIOLIS],
    "inverse_dynamics_derivatives": [_BY_Q, _BY_V, _MASS],
    "forward_dynamics_derivatives": [_BY_Q, _BY_V],
}
"""Per algorithm the matrices that inner products make: which vectors of the row's and of the column's freedom, by how
that one stands to it."""


def matrix_recursion(tree: Tree, name: str) -> Recursion:
    """The program of one of `MATRICES` for a tree whose joints move on their own."""
    loads = own_loads(tree) if name.endswith("derivatives") else {}
    steps = FreedomSteps(one_freedom_at_a_time(tree), MATRICES[name], _OPERANDS[name], loads)
    solved = name in ("inverse_mass_matrix", "forward_dynamics_derivatives")
    stages, shared = _solving(steps, name) if solved else _direct(steps, name)
    swaps = steps.freedoms.swaps
    outputs = range(len(_ENTRIES[name]) + solved)
    return Recursion(
        sweeps=[*steps.sweeps, *stages, *([Swaps(steps.count, swaps, outputs)] if swaps else [])],
        links=steps.links,
        rows=steps.rows,
        record=steps.record,
        ground={},
        shared=shared,
    )


def _products(steps: FreedomSteps, name: str, targets: list[Place]) -> Products:
    """The matrices that inner products make; springs, dampers and rotors add to their diagonals."""
    loads = [steps.loads.get(k, (0.0, 0.0, 0.0)) for k in steps.freedoms.places]
    rotors = [float(steps.rotors.get(i, 0.0)) for i, link in enumerate(steps.tree.links) for _ in link.v]
    added = {id(_BY_Q): [k for k, _, _ in loads], id(_BY_V): [c for _, _, c in loads], id(_MASS): rotors}
    diagonals = [added.get(id(each), []) for each in _ENTRIES[name]]
    diagonals = [each if any(each) else [] for each in diagonals]

    def rule(stands: int) -> Rule:
        stands = BEFORE if stands == SOME_BEFORE else stands
        return [
            [
                (steps.component[a] + k, steps.component[b] + k)
                for a, b in each.get(stands, [])
                if b in steps.component
                for k in range(min(_SIZE[a], _SIZE[b]))
            ]
            for each in _ENTRIES[name]
        ]

    rules = [rule(stands) for stands in _RELATIONS]
    runs, mask = [*steps.freedoms.runs()], steps.freedoms.carrying
    return Products(steps.stride, rules, runs, targets, diagonals, [SOME_BEFORE], mask)


def _direct(steps: FreedomSteps, name: str) -> tuple[list[Stage], int]:
    """The matrices that inner products make, as outputs; and how many shared numbers it takes."""
    count = steps.count
    targets = [Place(OUTPUT, 0, count, operand=k, stride=count) for k in range(len(_ENTRIES[name]))]
    return [_products(steps, name, targets)], steps.shared


def _solving(steps: FreedomSteps, name: str) -> tuple[list[Stage], int]:
    """∂τ/∂q and ∂τ/∂v side by side behind the vectors, if asked for, then M⁻¹; and how many shared numbers it takes."""
    free, count, stretches = steps.shared, steps.count, steps.freedoms.stretches()
    starts = [free + k * steps.stride for k in range(len(_ENTRIES[name]))]
    row = len(starts) * steps.stride
    targets = [Place(SHARED, start, count, stride=row) for start in starts]
    S, Y, N = (steps.component[vector] for vector in ("S", "Y", "N"))
    scratch = free + row * count
    solve = Solve(count, steps.stride, S, Y, N, stretches, starts, row, scratch)
    stages: list[Stage] = [_products(steps, name, targets), solve] if starts else [solve]
    return stages, scratch + Solve.scratch_size(count, stretches)
