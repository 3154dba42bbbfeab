"""Impulses and displacements by which rows of a tree hold exactly, whether or not they depend on each other.

    (S + diag μ) λ = b,   S = A M̂⁻¹ Aᵀ = Yᵀ D⁻¹ Y,   Y = L⁻ᵀ Aᵀ;   r = b − S λ,   λ += α (S + diag μ)⁻¹ r

α leaves the least Σ r²/(S_rr + μ_r) of each part, at most 10. A step onto the rows (of the state itself) is

    q⁺ = q ⊞ −M̂⁻¹ Aᵀ λ(Φ),    v⁺ = v − M̂⁻¹ Aᵀ λ(A v − ḟ),    λ(b) = (S + diag μ)⁻¹ (b + μ (S + diag μ)⁻¹ b)

Law: A v⁺ = ḟ, and as `multibody.constrained_dynamics`, tests/multibody/test_stage_equations.py. Source: as there.
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import call_kernel, compiled, matrix, vector, whole
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.native import copy, displace_tree, finite
from poinsot.simulation.loops.tree_closures import bend_rows, tie_rows
from poinsot.simulation.loops.tree_motion import at_coordinates
from poinsot.simulation.loops.tree_records import (
    DRIFTS,
    LIGHT,
    OPEN,
    POSED,
    SETTLES,
    SHARE,
    STEPS,
    TIE,
    Branches,
)  # fmt: skip

ROUNDING, CLOSED, LONGEST = 1e-14, 1e-10, 10.0
"""As PROXIMAL, CLOSED and LONGEST of `multibody.constrained_dynamics`."""
NEWTON_STEPS = 12
COUNTS = 1e-6
"""The share of an error within rounding that counts all the same, as LEAST of `multibody.conditions`."""


@compiled
def factor(M: Matrix, n: int) -> None:
    """L and D of M (n, n) = Lᵀ D L into its lower triangle, which branches leave full of zeros."""
    for k in range(n - 1, -1, -1):
        row, pivot = M[k], M[k, k]
        for i in range(k):
            if row[i] != 0.0:
                share, other = row[i] / pivot, M[i]
                for j in range(i + 1):
                    other[j] -= share * row[j]
        for i in range(k):
            row[i] /= pivot


@compiled
def solve(M: Matrix, n: int, b: Vector) -> None:
    """M⁻¹ b (n,) in the place of b, by these factors."""
    for i in range(n - 1, -1, -1):
        for j in range(i):
            b[j] -= M[i, j] * b[i]
    for i in range(n):
        b[i] /= M[i, i]
        for j in range(i):
            b[i] -= M[i, j] * b[j]


@compiled
def at_ties(tree: Branches, slot: int, x: Vector) -> None:
    """Φ and A at a state that has coordinates in a slot."""
    known = vector(slot, tree.nq + tree.nv + 3)
    if known[tree.nq + tree.nv + 2] != 1.0:
        tie_rows(tree, slot, x)
        known[tree.nq + tree.nv + 2] = 1.0


@compiled
def _given(tree: Branches, time: float, rates: bool, out: Vector) -> None:
    """Values of the given motions at a time, or their rates, in the rows that follow them; 0 in others."""
    times, gear_at = (
        vector(tree.workspace + 8 * tree.times_at, 1 + 2 * tree.motions),
        whole(tree.gear_at, 5 * tree.ties),
    )
    for r in range(tree.ties):
        out[r] = 0.0
    if tree.motions == 0:
        return
    times[0] = time
    call_kernel(tree.given, times, times[1:])
    for r in range(tree.looped, tree.ties):
        k = gear_at[5 * (r - tree.looped) + 4]
        if k >= 0:
            out[r] = times[1 + 2 * k + (1 if rates else 0)]


@compiled
def support(tree: Branches, slot: int, x: Vector, F: Matrix) -> None:
    """Add Aᵀ W A to M̂ (nv, nv), of bodies without mass, at a state (nx,) that has coordinates in a slot. Units: those
    of M̂ [kg, kg·m, kg·m²]. Law and source: `multibody.supported_mass`."""
    at_ties(tree, slot, x)
    A, tie = matrix(slot + 8 * tree.tied_at, tree.ties, tree.nv), matrix(tree.tie, tree.ties, TIE)
    for r in range(tree.ties):
        weight, row = tie[r, LIGHT], A[r]
        for i in range(tree.nv if weight != 0.0 else 0):
            if row[i] != 0.0:
                for j in range(i + 1):
                    F[i, j] += weight * row[i] * row[j]


@compiled
def _bind(tree: Branches, slot: int, phi: Vector, kind: int) -> None:
    """Y, D⁻¹ Y, S, and the factors of S + diag μ, from the factors of M̂ and the regularisation of each row."""
    m, nv, work = tree.ties, tree.nv, tree.workspace
    F, A = matrix(work + 8 * tree.factor_at, nv, nv), matrix(slot + 8 * tree.tied_at, m, nv)
    half, scaled = matrix(work + 8 * tree.half_at, m, nv), matrix(work + 8 * tree.scaled_at, m, nv)
    S, T = matrix(work + 8 * tree.among_at, m, m), matrix(work + 8 * tree.yields_at, m, m)
    soft, tie = matrix(work + 8 * tree.soft_at, 2, m), matrix(tree.tie, m, TIE)
    for r in range(m):
        Y, Z = half[r], scaled[r]
        copy(A[r], Y, nv)
        for i in range(nv - 1, -1, -1):
            y = Y[i]
            Z[i] = y / F[i, i]
            for j in range(i if y != 0.0 else 0):
                Y[j] -= F[i, j] * y
        for s in range(r + 1):
            total, X = 0.0, half[s]
            for k in range(nv):
                total += X[k] * Z[k]
            S[r, s], S[s, r], T[r, s] = total, total, total
        soft[0, r] = ROUNDING * S[r, r] + tie[r, kind]
        if kind == STEPS:
            gap = abs(phi[r]) * tie[r, SHARE]
            soft[0, r] += gap * gap / (gap + CLOSED) * tie[r, DRIFTS]
        T[r, r] += soft[0, r]
        soft[1, r] = T[r, r]
    factor(T, m)


@compiled
def hold(tree: Branches, b: Vector, out: Vector) -> None:
    """λ (ties,) of S λ = b."""
    m, work, part = tree.ties, tree.workspace, whole(tree.part, tree.ties)
    S, T = matrix(work + 8 * tree.among_at, m, m), matrix(work + 8 * tree.yields_at, m, m)
    size, tried = vector(work + 8 * (tree.soft_at + m), m), matrix(work + 8 * tree.tried_at, 3, m)
    left, more, moved = tried[0], tried[1], tried[2]
    copy(b, out, m)
    solve(T, m, out)
    for r in range(m):
        left[r] = b[r]
        for s in range(m):
            left[r] -= S[r, s] * out[s]
        more[r] = left[r]
    solve(T, m, more)
    for r in range(m):
        moved[r] = 0.0
        for s in range(m):
            moved[r] += S[r, s] * more[s]
    for p in range(tree.parts):
        along, square = 0.0, 0.0
        for r in range(m):
            if part[r] == p:
                along += left[r] * moved[r] / size[r]
                square += moved[r] * moved[r] / size[r]
        share = 1.0
        if along > 0.0 and square > 0.0:
            share = min(along / square, LONGEST)
        for r in range(m):
            if part[r] == p:
                out[r] += share * more[r]


@compiled
def push(tree: Branches, impulse: Vector, out: Vector) -> None:
    """M̂⁻¹ Aᵀ λ (nv,)."""
    m, nv, work = tree.ties, tree.nv, tree.workspace
    F, scaled = matrix(work + 8 * tree.factor_at, nv, nv), matrix(work + 8 * tree.scaled_at, m, nv)
    for i in range(nv):
        out[i] = 0.0
    for r in range(m):
        for i in range(nv if impulse[r] != 0.0 else 0):
            out[i] += scaled[r, i] * impulse[r]
    for i in range(nv):
        for j in range(i):
            out[i] -= F[i, j] * out[j]


@compiled
def hold_free(tree: Branches, slot: int, x: Vector, time: float, h: float, v: Vector) -> None:
    """Rates v⁺ (nv,) without rows become those with which these rows hold, A(q⁺) v⁺ = ḟ beside motions; λ is kept."""
    m, nv, work = tree.ties, tree.nv, tree.workspace
    A, bound = matrix(slot + 8 * tree.tied_at, m, nv), matrix(work + 8 * tree.bound_at, 3, m)
    error, wanted, held = bound[0], bound[1], vector(work + 8 * tree.held_at, m)
    _given(tree, time - 0.5 * h, False, error)
    for r in range(m):
        error[r] = vector(slot + 8 * tree.error_at, m)[r] - error[r]
    _bind(tree, slot, error, STEPS)
    for r in range(m):
        wanted[r] = 0.0
    if tree.motions > 0:
        bend_rows(tree, slot, x, error)
        _given(tree, time + 0.5 * h, True, wanted)
        for r in range(m):
            wanted[r] += h * error[r]
    for r in range(m):
        total, row = wanted[r], A[r]
        for i in range(nv):
            total -= row[i] * v[i]
        wanted[r] = total
    hold(tree, wanted, held)
    moved = vector(work + 8 * tree.solved_at, nv)
    push(tree, held, moved)
    for i in range(nv):
        v[i] += moved[i]


@compiled
def tie_work(tree: Branches, slot: int, before: Vector, after: Vector, out: Vector, first: int) -> float:
    """The energy [J] that closures and couplings take in a step, with motions; what motions supply, into `out` from
    there."""
    m, nv, gear_at, total = tree.ties, tree.nv, whole(tree.gear_at, 5 * tree.ties), 0.0
    A, held, tie = matrix(slot + 8 * tree.tied_at, m, nv), vector(tree.workspace + 8 * tree.held_at, m), tree.tie
    for r in range(m):
        rate, change = 0.0, 0.0
        for i in range(nv):
            rate += 0.5 * A[r, i] * (before[i] + after[i])
            change += A[r, i] * (after[i] - before[i])
        found = (held[r] - matrix(tie, m, TIE)[r, LIGHT] * change) * rate
        k = -1 if r < tree.looped else gear_at[5 * (r - tree.looped) + 4]
        if k >= 0:
            out[first + k] += found
        else:
            total -= found
    return total


@compiled
def _twice(tree: Branches, b: Vector, out: Vector) -> None:
    """λ by two steps of the proximal point iteration."""
    m, work = tree.ties, tree.workspace
    T, soft = matrix(work + 8 * tree.yields_at, m, m), vector(work + 8 * tree.soft_at, m)
    copy(b, out, m)
    solve(T, m, out)
    for r in range(m):
        out[r] = b[r] + soft[r] * out[r]
    solve(T, m, out)


@compiled
def project_tree(tree: Branches, x: Vector, out: Vector) -> None:
    """A step of a state onto its rows into `out`, and behind it the errors of positions and of rates before it."""
    m, nq, nv, work = tree.ties, tree.nq, tree.nv, tree.workspace
    nx = nq + nv + tree.slow
    slot = at_coordinates(tree, x)
    M, F = matrix(slot + 8 * tree.mass_at, nv, nv), matrix(work + 8 * tree.factor_at, nv, nv)
    A, phi = matrix(slot + 8 * tree.tied_at, m, nv), vector(slot + 8 * tree.error_at, m)
    bound, tie, slack = matrix(work + 8 * tree.bound_at, 3, m), matrix(tree.tie, m, TIE), matrix(tree.slack, m, nq)
    moved, moving = vector(work + 8 * tree.solved_at, nv), vector(work + 8 * tree.tried_at + 24 * m, 2 * nx - nq + nv)
    for i in range(nv):
        copy(M[i], F[i], i + 1)
    support(tree, slot, x, F)
    factor(F, nv)
    _bind(tree, slot, phi, SETTLES)
    _given(tree, x[nx - 1], False, bound[0])
    square = 0.0
    for r in range(m):
        bound[0, r] -= phi[r]
        size, open_by = abs(bound[0, r]) * tie[r, SHARE], tie[r, OPEN]
        for i in range(nq):
            open_by += slack[r, i] * abs(x[i])
        share = max(size - open_by, COUNTS * size)
        if tie[r, POSED] != 0.0:
            square += share * share
    out[nx] = np.sqrt(square)
    _twice(tree, bound[0], bound[1])
    push(tree, bound[1], moved)
    copy(x, moving, nx)
    for i in range(2 * nv + nx - nq - nv):
        moving[nx + i] = moved[i] if i < nv else 0.0
    displace_tree(tree, moving, out)
    _given(tree, x[nx - 1], True, bound[0])
    square = 0.0
    for r in range(m):
        slip = 0.0 - bound[0, r]
        for i in range(nv):
            slip += A[r, i] * x[nq + i]
        bound[0, r] = slip
        square += slip * slip
    out[nx + 1] = np.sqrt(square)
    _twice(tree, bound[0], bound[1])
    push(tree, bound[1], moved)
    for i in range(nv):
        out[nq + i] = x[nq + i] - moved[i]


@compiled
def project(kernel: int, tree: Branches | None, placed: Vector, projected: Vector) -> None:
    """One step, and the errors of positions and rates before it."""
    if tree is None or tree.nodes == 0:
        call_kernel(kernel, placed, projected)
    else:
        project_tree(tree, placed, projected)


@compiled
def settle(kernel: int, tree: Branches | None, tolerance: float, x: Vector, projected: Vector, placed: Vector) -> bool:
    """Test for a state that `approach` settles."""
    settled, _, _ = approach(kernel, tree, tolerance, x, projected, placed)
    return settled


@compiled
def approach(
    kernel: int, tree: Branches | None, tolerance: float, x: Vector, projected: Vector, placed: Vector
) -> tuple[bool, float, float]:
    """Newton steps on x until one is taken from within the tolerance; errors of position found last, of rates first.

    The state kept is one step beyond. ``placed`` is the input (x, c) of the kernel, and holds c.
    """
    nx, missed, slipped = x.shape[0], 0.0, 0.0
    for again in range(NEWTON_STEPS):
        copy(x, placed, nx)
        project(kernel, tree, placed, projected)
        missed = projected[nx]
        if again == 0:
            slipped = projected[nx + 1]
        if not finite(projected, nx + 2):
            return False, missed, slipped
        copy(projected, x, nx)
        if missed <= tolerance:
            return True, missed, slipped
    return False, missed, slipped
