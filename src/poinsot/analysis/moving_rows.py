"""How the rows of closures change as a large mechanism moves, by the kernel that follows its lines.

    δ(A v) = A δv + ∂(A v)/∂q δq,        δ(a − A v̇) = ∂(a − A v̇)/∂(q, v) (δq, δv) − A δv̇

Law     as by dual numbers, tests/systems/test_many_derivatives.py
Source  Griewank & Walther 2008, ch. 3; decision 0017
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.column_kernels import CoordinateColumns, turns
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.loop_kernels import closing_kernel, closing_lengths
from poinsot.kernels.tangents import tangent_kernel

_MET = 1e-6
"""Of the terms of a row, what may be left of their sum."""


def rolled_rows(mechanism: CompiledTree, q: Floats, v: Floats, T: Floats) -> tuple[Floats, Floats]:
    """A (rows, nv), and ∂(A v)/∂q T (rows, m), rows without units."""
    tangent = tangent_kernel(closing_kernel(mechanism))
    none, still = np.zeros(mechanism.nv), np.zeros(mechanism.nq)
    size = closing_lengths(mechanism)[:, None]
    A, _ = tangent(q, v, none, still, np.eye(mechanism.nv), none)
    turned, _ = tangent(q, v, none, _coordinates(mechanism, q, T), none, none)
    return A.T / size, turned.T / size


def still_meet(mechanism: CompiledTree, q: Floats, v: Floats, a: Floats, dq: Floats, dv: Floats, da: Floats) -> bool:
    """Whether accelerations go on meeting every row along moves (nv, m) of q, of v and of themselves: not near a pose
    where rows are about to depend on others, or no longer to."""
    tangent = tangent_kernel(closing_kernel(mechanism))
    moved, none, still = _coordinates(mechanism, q, dq), np.zeros(mechanism.nv), np.zeros(mechanism.nq)
    _, wanted = tangent(q, v, a, moved, dv.T, none)
    _, met = tangent(q, v, a, still, none, da.T)
    slips, _ = tangent(q, v, a, still, np.eye(mechanism.nv), none)
    reach, size = mechanism.scales.freedoms, closing_lengths(mechanism)

    def most(x: Floats) -> Floats:
        return np.asarray(np.abs((x.T / reach).T).max(axis=0, initial=0.0))

    weight = np.linalg.norm(np.asarray(mechanism.model.gravity, dtype=float)) / mechanism.scales.length
    felt = most(da) + most(dq) * (most(a) + most(v) ** 2 + weight) + 2 * most(dv) * most(v)
    left = np.abs(wanted + met) / size
    row = (np.abs(slips * reach[:, None]) / size).max(initial=0.0)
    return bool((left <= _MET * row * felt[:, None]).all())


def _coordinates(mechanism: CompiledTree, q: Floats, moves: Floats) -> Floats:
    """Moves of freedoms (nv, m) as those of coordinates (m, nq)."""
    if not turns(mechanism.tree):
        return moves.T
    return np.asarray(moves.T @ CoordinateColumns(mechanism)(q[None])[0])
