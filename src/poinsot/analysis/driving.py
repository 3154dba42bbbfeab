"""Efforts of some freedoms that produce the wanted efforts of all: B u + Aᵀ λ = w, least in the sum of squares.

With N a basis of what closures allow, Nᵀ B u = Nᵀ w. A falls into pieces that share no freedoms, each solved alone: the
parts of a small mechanism; of a large one the blocks of its A, and every freedom that no closure meets.
Law: as one piece, tests/systems/test_large_efforts.py
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.batches import on_rows
from poinsot.analysis.large_loops import is_large
from poinsot.analysis.large_reactions import large_reactions
from poinsot.analysis.null_spaces import null_spaces
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.records import NamedTuple

_LACKS = 1e-8  # of the size of a row: what is missing beyond it is no rounding of the solve (about 1e-10)


class RowPiece(NamedTuple):
    """Rows of A (n, m, k) without units, the freedoms (k,) that they meet, and the number of their part."""

    A: Floats
    freedoms: Ints
    part: int


def pieces_of(mechanism: CompiledTree, q: Floats) -> Iterator[RowPiece]:
    """All freedoms of the tree in pieces, at q (n, nq)."""
    tree = mechanism.tree
    if not (is_large(tree) or is_rolled(tree)):
        A = finite_rows(mechanism, q)
        for number, (rows, own) in enumerate(parts_of_rows(tree)):
            freedoms = np.array(own, dtype=np.int64)
            yield RowPiece(A[:, rows][:, :, freedoms], freedoms, number)
        return
    part = np.zeros(tree.nv, dtype=np.int64)
    for number, (_, own) in enumerate(parts_of_rows(tree)):
        part[own] = number
    left = np.ones(tree.nv, dtype=bool)
    for A, freedoms in large_reactions(mechanism).live_blocks(q) if tree.closed else ():
        left[freedoms] = False
        yield RowPiece(A, freedoms, int(part[freedoms[0]]))
    for k in np.flatnonzero(left):
        yield RowPiece(np.zeros((len(q), 0, 1)), np.array([k]), int(part[k]))


def finite_rows(mechanism: CompiledTree, q: Floats) -> Floats:
    """A (n, rows, nv) without units; zero where it is not finite."""
    scales = mechanism.scales
    A = on_rows(mechanism.closure_jacobian, q) * scales.rows[:, None] * scales.freedoms
    return np.where(np.isfinite(A).all(axis=(1, 2), keepdims=True), A, 0.0)


def driving_efforts(mechanism: CompiledTree, q: Floats, wanted: Floats, driven: Sequence[int]) -> tuple[Floats, Ints]:
    """u (n, driven) for q (n, nq) and w (n, nv), NaN where w is not finite; and the freedom that lacks effort, or −1.

    What is missing is judged by what is wanted of the part.
    """
    scale, n = mechanism.scales.freedoms, len(q)
    sound: Bools = np.all(np.isfinite(wanted), axis=1)
    found = np.where(sound[:, None], np.zeros((n, len(driven))), np.nan)
    columns: dict[int, list[int]] = {}
    for i, k in enumerate(driven):
        columns.setdefault(k, []).append(i)
    missed: list[tuple[RowPiece, Floats, Floats]] = []
    size = np.zeros((n, mechanism.nv))  # of parts, by number
    for piece in pieces_of(mechanism, q):
        own, freedoms, _ = piece
        N, counts = null_spaces(own, mechanism.accuracy)
        drives = [(i, column) for i, k in enumerate(freedoms.tolist()) for column in columns.get(k, ())]
        mine = np.array([column for _, column in drives], dtype=np.intp)
        B = np.eye(len(freedoms))[:, [i for i, _ in drives]]
        push, missing = np.zeros((n, len(freedoms))), np.zeros(n)
        for m in np.unique(counts):
            lanes = np.flatnonzero((counts == m) & sound)
            allowed = (N[lanes, :, :m] * scale[freedoms][:, None]).swapaxes(1, 2)
            need, drive = wanted[np.ix_(lanes, freedoms)][..., None], allowed @ B
            U, sigma, _ = np.linalg.svd(drive / (scale[freedoms] @ B), full_matrices=False)
            felt = (U * (sigma > mechanism.accuracy)[:, None]).swapaxes(1, 2)  # at a dead point a drive is not
            efforts = np.linalg.pinv(felt @ drive, rcond=mechanism.accuracy) @ (felt @ allowed @ need)
            left = np.abs(allowed @ (need - B @ efforts))[..., 0]
            most = (np.abs(allowed) @ np.abs(need))[..., 0].max(axis=1, initial=0.0)
            size[lanes, piece.part] = np.maximum(size[lanes, piece.part], most)
            missing[lanes] = left.max(axis=1, initial=0.0)
            push[lanes] = np.abs((left[:, None] @ allowed)[:, 0])
            found[np.ix_(lanes, mine)] = efforts[..., 0]
        missed.append((piece, missing, push))
    lacking, worst = np.full(n, -1), np.zeros(n)
    for piece, missing, push in missed:
        worse = (missing > _LACKS * size[:, piece.part]) & (missing > worst)
        worst[worse] = missing[worse]
        lacking[worse] = piece.freedoms[np.argmax(push[worse], axis=1)]
    return found, lacking


def spare(mechanism: CompiledTree, q: Floats, driven: Sequence[int]) -> int:
    """How many independent combinations of efforts of these freedoms do nothing at q (nq,) that closures allow."""
    rank, place = 0, set(driven)
    for own, freedoms, _ in pieces_of(mechanism, q[None]):
        N, counts = null_spaces(own, mechanism.accuracy)
        felt = N[0, [i for i, k in enumerate(freedoms.tolist()) if k in place], : int(counts[0])]
        rank += int(np.linalg.matrix_rank(felt, tol=mechanism.accuracy)) if felt.size else 0
    return len(driven) - rank
