"""The linear equations of implicit stages with closed loops, as one sparse matrix: which blocks stand where.

Unknown of every link, seen from itself, are η, δV, δA, what its pose, twist and acceleration change by, and δF, what
all that its joint carries does; of the joint δq, δv, δa; of a closure ζ, what the pose of its successor changes by as
seen from its predecessor, and δλ of each row. As in `stage_equations`, ρ being the eigenvalue, (r_q, r_v) the right
side,

    η = X⁻¹ η_p + S δq                                   δV = X⁻¹ δV_p + G_q δq + S δv
    δA = X⁻¹ δA_p + (X⁻¹ δV_p) × S v + A_q δq + A_v δv + S δa
    δF = 2 B δV + I δA + Σ_children X (δF + W_q δq) − Σ_rows (K δλ + ∂(K λ)/∂ζ ζ)
    (ρ − C) δq − δv = r_q        δa − ρ δv = −r_v        Sᵀ δF + E_q δq + E_v δv + rotor δa = 0
    ζ = η_s − X_ps⁻¹ η_p         ⟨K_p, δA_p⟩ + ⟨K_s, δA_s⟩ − ∂g/∂V_p δV_p − ∂g/∂V_s δV_s + ∂(Φ̈)/∂ζ ζ = 0

Every equation has one unknown of which it is that: the matrix is eliminated link by link from the leaves, and rows of a
closure at the link where its ends meet, which is the elimination of `front_steps`, no longer symmetric.
Law: as the matrix of derivatives, tests/multibody/test_stage_equations.py. Source: decision 0020.
Units: those of the states, per unit; ρ [1/s].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Bools, Ints
from poinsot.records import NamedTuple

Shapes = Mapping[str, tuple[int, int]]

POSE, TWIST, RATE, FORCE, ANGLE = 0, 6, 12, 18, 24
"""Where η, δV, δA, δF and δq stand among the unknowns of a link; then come δa and δv."""


def joint_shapes(n: int) -> Shapes:
    """The blocks of a joint of n freedoms, one after another: X⁻¹, what passing along does, and those of `Slopes`."""
    six = {name: (6, n) for name in ("S", "G_q", "A_q", "A_v", "W_q")}
    own = {name: (n, n) for name in ("E_q", "E_v", "C", "rotor")}
    return {"X": (6, 6), "passing": (6, 6), **six, **own, "B": (6, 6), "I": (6, 6)}


ROW_SHAPES: Shapes = {name: (1, 6) for name in ("K_p", "K_s", "V_p", "V_s", "zeta")}
"""The blocks of a row: K on the predecessor and on the successor, ∂g/∂V of both, ∂(Φ̈)/∂ζ."""
ENDS_SHAPES: Shapes = {name: (6, 6) for name in ("X", "W_p", "W_s")}
"""The blocks of a closure: X_ps⁻¹, and ∂(K λ)/∂ζ on either."""


def size_of(shapes: Shapes) -> int:
    """How many numbers these blocks hold."""
    return sum(rows * columns for rows, columns in shapes.values())


def joint_size(n: int) -> int:
    """How many numbers a joint of n freedoms has."""
    return size_of(joint_shapes(n))


ROW_SIZE, ENDS_SIZE = size_of(ROW_SHAPES), size_of(ENDS_SHAPES)

OWN, PARENT = "own", "parent"


class MatrixBlock(NamedTuple):
    """A block of the matrix: item and first row of its equations, item and first column of its unknowns, factor; or its
    transpose."""

    of: str
    row: int
    by: str
    column: int
    name: str
    sign: int
    transposed: bool = False


def joint_blocks(n: int) -> list[MatrixBlock]:
    """Those of a link and its joint."""
    q, a, v = ANGLE, ANGLE + n, ANGLE + 2 * n
    return [
        *(MatrixBlock(OWN, at, PARENT, at, "X", -1) for at in (POSE, TWIST, RATE)),
        MatrixBlock(OWN, RATE, PARENT, TWIST, "passing", -1),
        MatrixBlock(OWN, POSE, OWN, q, "S", -1),
        MatrixBlock(OWN, TWIST, OWN, q, "G_q", -1),
        MatrixBlock(OWN, TWIST, OWN, v, "S", -1),
        MatrixBlock(OWN, RATE, OWN, q, "A_q", -1),
        MatrixBlock(OWN, RATE, OWN, v, "A_v", -1),
        MatrixBlock(OWN, RATE, OWN, a, "S", -1),
        MatrixBlock(OWN, FORCE, OWN, TWIST, "B", -1),
        MatrixBlock(OWN, FORCE, OWN, RATE, "I", -1),
        MatrixBlock(PARENT, FORCE, OWN, FORCE, "X", -1, True),
        MatrixBlock(PARENT, FORCE, OWN, q, "W_q", -1),
        MatrixBlock(OWN, q, OWN, q, "C", -1),
        MatrixBlock(OWN, v, OWN, FORCE, "S", 1, True),
        MatrixBlock(OWN, v, OWN, q, "E_q", 1),
        MatrixBlock(OWN, v, OWN, v, "E_v", 1),
        MatrixBlock(OWN, v, OWN, a, "rotor", 1),
    ]


PREDECESSOR, SUCCESSOR, CLOSURE = "predecessor", "successor", "closure"


def row_blocks() -> list[MatrixBlock]:
    """Those of a row (OWN) of a closure."""
    found = [MatrixBlock(OWN, 0, CLOSURE, 0, "zeta", 1)]
    for end, side in ((PREDECESSOR, "p"), (SUCCESSOR, "s")):
        found += [
            MatrixBlock(OWN, 0, end, RATE, f"K_{side}", 1),
            MatrixBlock(OWN, 0, end, TWIST, f"V_{side}", -1),
            MatrixBlock(end, FORCE, OWN, 0, f"K_{side}", 1, True),
        ]
    return found


ENDS_BLOCKS = [
    MatrixBlock(CLOSURE, 0, PREDECESSOR, POSE, "X", 1),
    MatrixBlock(PREDECESSOR, FORCE, CLOSURE, 0, "W_p", 1),
    MatrixBlock(SUCCESSOR, FORCE, CLOSURE, 0, "W_s", 1),
]
"""Those of a closure."""


class MatrixEntries(NamedTuple):
    """Entries of the matrix: row, column, and number, item and factor; or a constant."""

    row: Ints
    column: Ints
    item: Ints
    number: Ints
    sign: Ints


def entries_of(
    blocks: Sequence[MatrixBlock], shapes: Shapes, starts: Mapping[str, Ints], solid: Bools
) -> MatrixEntries:
    """The entries of these blocks, of items with equations and unknowns that start here (−1: the ground, without any).

    solid   (items, numbers) which numbers may be other than zero
    """
    at, first = {}, 0
    for name, (rows, columns) in shapes.items():
        at[name] = first + np.arange(rows * columns).reshape(rows, columns)
        first += rows * columns
    found: list[MatrixEntries] = []
    for block in blocks:
        numbers = at[block.name].T if block.transposed else at[block.name]
        i, j = np.indices(numbers.shape)
        of, by = starts[block.of], starts[block.by]
        there = (solid[:, numbers] & ((of >= 0) & (by >= 0))[:, None, None]).reshape(len(of), -1)
        item, which = np.nonzero(there)
        found.append(
            MatrixEntries(
                of[item] + block.row + i.ravel()[which],
                by[item] + block.column + j.ravel()[which],
                item,
                numbers.ravel()[which],
                np.full(len(item), block.sign),
            )
        )
    return MatrixEntries(*(np.concatenate(each) for each in zip(*found, strict=True)))
