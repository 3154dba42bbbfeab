"""Starts at singular poses: where branches of a closed mechanism's motion part, and the velocities of each.

At such a pose A(q) loses rank, so more velocities are admissible than any motion has. Those of the branches solve

    A v = 0,    ℓᵀ a(q, v) = 0   for every ℓ with ℓᵀ A = 0

since ℓᵀ (A v̇ − a) = 0 whatever v̇ is. With two freedoms of velocity and one of motion these are at most two directions.
Source: Zlatanov, Fenton & Benhabib 1995; Müller 2019 (kinematic tangent cone), to second order.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import mobility, scaled_jacobian
from poinsot.analysis.large_loops import is_large
from poinsot.errors import AssemblyError
from poinsot.multibody.constraints import constraint_acceleration

UNMET = 1e-10
"""Residuals ρ of loop-closure constraints above this raise a warning."""


class SingularPoseWarning(UserWarning):
    """A run comes so near to a singular pose that what its loops demand there is met in part only."""


def require_one_branch(mechanism: CompiledTree, q: Floats, v: Floats) -> None:
    """AssemblyError where branches part at q, with their velocities: the greatest of v goes as fast as in v."""
    if not mechanism.tree.rows:
        return
    if is_large(mechanism.tree) and not mobility(mechanism, q).singular:
        return
    A = scaled_jacobian(mechanism, q)
    U, sigma, Vt = np.linalg.svd(A)
    rank = int((sigma > mechanism.accuracy).sum())
    usual = typical_freedoms(mechanism, q)
    if rank >= mechanism.nv - usual:
        return
    N, left = Vt[rank:].T * mechanism.scales.freedoms[:, None], mechanism.scales.rows[:, None] * U[:, rank:]
    branches, weights = _branches(mechanism, q, N, left)
    lead = int(np.argmax(np.abs(v / mechanism.scales.freedoms)))
    told = [_scaled(b, lead, v[lead] if v.any() else 1.0, mechanism.scales.freedoms) for b in branches]
    names = mechanism.freedom_names
    each = "; or ".join(", ".join(f"{n} {x:.6g}" for n, x in zip(names, b, strict=True)) for b in told)
    rows = [c.name for c in mechanism.tree.held for _ in range(c.rows)]
    pair = rows[int(np.argmax(weights))]
    raise AssemblyError(
        f"mechanism {mechanism.name!r} starts at a singular pose: joint {pair!r} closes its loop there with "
        f"{mechanism.nv - rank} freedoms instead of {usual}, branches of its motion part, and "
        "nothing tells which one it is to follow. "
        + (f"The velocities of the branches are {each}. " if told else "")
        + "Start a little away from it, on the branch that is meant: by 0.001 rad, or by a thousandth of its size."
    )


def typical_freedoms(mechanism: CompiledTree, q: Floats) -> int:
    """Freedoms of the motion, from poses near the first one asked about."""
    known: dict[str, int] = mechanism.__dict__
    if "_freedoms_of_motion" not in known:
        known["_freedoms_of_motion"] = mobility(mechanism, q).general
    return known["_freedoms_of_motion"]


def _branches(mechanism: CompiledTree, q: Floats, N: Floats, left: Floats) -> tuple[list[Floats], Floats]:
    """The velocities of two branches, where they are as simple as that, and the weights of the rows that part them."""

    def bend(y: Floats) -> Floats:
        a = constraint_acceleration(mechanism.tree, q, N @ y)
        return np.asarray(left.T @ np.asarray(a, dtype=float), dtype=float)

    weights = np.abs(left).max(axis=1, initial=0.0)
    if N.shape[1] != 2 or typical_freedoms(mechanism, q) != 1:
        return [], weights
    first, second, both = bend(np.array([1.0, 0.0])), bend(np.array([0.0, 1.0])), bend(np.array([1.0, 1.0]))
    forms = np.column_stack([first, 0.5 * (both - first - second), second])
    U, sigma, Vt = np.linalg.svd(forms)
    if not sigma.size or sigma[0] == 0.0:
        return [], weights
    a, b, c = Vt[0]
    root = b * b - a * c
    weights = np.abs(left @ U[:, 0])
    if root <= 0.0:
        return [], weights
    turns = [(-b + s * np.sqrt(root), a) if abs(a) >= abs(c) else (c, -b + s * np.sqrt(root)) for s in (1.0, -1.0)]
    return [N @ np.array(y) for y in turns], weights


def _scaled(branch: Floats, lead: int, speed: float, unit: Floats) -> Floats:
    """The branch's velocity with the leading freedom as given, or its greatest one where that one rests."""
    # the leading freedom rests on this branch, but for rounding
    k = lead if abs(branch[lead] / unit[lead]) > 1e-9 * np.abs(branch / unit).max() else int(np.argmax(np.abs(branch)))
    found = branch * (speed / branch[k])
    return np.where(np.abs(found / unit) < 1e-12 * np.abs(found / unit).max(), 0.0, found)  # rounding of the null space
