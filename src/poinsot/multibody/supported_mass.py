"""Mass matrices of closed mechanisms with some massless bodies.

    M v̇ = f + Aᵀ λ,  A v̇ = a        is the same as        M̂ v̇ = f + Aᵀ λ̂,  A v̇ = a,      λ = λ̂ − W A v̇

    M̂ = M + Aᵀ W A,   W diagonal, ≥ 0

M̂ is regular where M is positive on ker A, so wherever the accelerations are determined at all, and takes the place of
M in `constrained_dynamics`: the solution does not depend on W, nor do the nearest configurations and velocities, for
δᵀ M̂ δ differs from δᵀ M δ by what A δ fixes. W is the mass of a row's part, times the square of its size in rows that
are angles; it is 0 in parts where all that moves has inertia, so M̂ is M there to the last bit.
Law: v̇ is the limit of small masses, and that of the mechanism without these bodies, tests/systems/test_massless.py.
Source: S0 §3.2.7; Benzi, Golub & Liesen 2005, §3.4 (augmented saddle points); decision 0022.
Units: W [kg, kg·m²]; λ [N, N·m].
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.caching import once
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.vectors import dot
from poinsot.multibody.closing_rows import parts_of_rows, row_units
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.holding import balance_of
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.soundness import weightless_freedoms
from poinsot.multibody.tree import Tree


def regular_mass_matrix(tree: Tree, q: Array) -> Array:
    """M̂ (nv, nv) at q: M where nothing lacks inertia; freedoms in balance (`balanced`) stand apart, with 1."""
    M, W = mass_matrix(tree, q), row_masses(tree)
    if balance := balance_of(tree):
        M, apart = np.array(M, dtype=object), list(balance.freedoms)
        M[apart, :] = M[:, apart] = 0.0
        M[apart, apart] = 1.0
        M = settle(M)
    return M if W is None else supported(M, without_balanced(tree, constraint_jacobian(tree, q)), W)


def without_balanced(tree: Tree, A: Array) -> Array:
    """A (m, nv) without the columns of freedoms in balance: A B = 0, so where these do not accelerate they tell
    nothing.
    """
    balance = balance_of(tree)
    if balance is None:
        return A
    A = np.array(A, dtype=object)
    A[:, list(balance.freedoms)] = 0.0
    return settle(A)


def supported(M: Array, A: Array, W: Array) -> Array:
    """M + Aᵀ W A (nv, nv), of A (m, nv) and W (m,)."""
    found = np.array(M, dtype=object)
    for row, w in zip(A, W, strict=True):
        touched = [] if is_zero(w) else [k for k, x in enumerate(row) if not is_zero(x)]
        for i in touched:
            for j in touched:
                if j <= i:
                    found[i, j] = found[j, i] = found[i, j] + row[i] * row[j] * w
    return settle(found)


def unsupported(multipliers: Array, W: Array | None, A: Array, v_dot: Array) -> Array:
    """λ = λ̂ − W A v̇ (m,), of one acceleration or of many side by side; λ̂ where nothing is supported."""
    if W is None:
        return multipliers
    found: Array = multipliers - W.reshape(-1, *[1] * (v_dot.ndim - 1)) * (A @ v_dot)
    return found


def row_masses(tree: Tree) -> Array | None:
    """W (rows,) [kg, or kg·m² of angles] of all closures and couplings, found once; None where no freedom lacks
    inertia."""
    if not tree.closed:
        return None
    return once(tree, "_row_masses", lambda: _row_masses(tree))


def _row_masses(tree: Tree) -> Array | None:
    lacking = {tree.freedom_names.index(name) for name in weightless_freedoms(tree)}
    if not lacking:
        return None
    found, units = zeros(tree.rows), row_units(tree)
    for rows, freedoms in parts_of_rows(tree):
        if lacking & {*freedoms}:
            mass, size = _part(tree, freedoms)
            for r in rows:
                found[r] = mass * size * size if units[r] in "AT" else mass
    return found


def freedom_masses(tree: Tree) -> Array:
    """(nv,) What such rows could add to the diagonal of M̂: the mass of the part, times its size² of turns."""
    found = zeros(tree.nv)
    for _, freedoms in parts_of_rows(tree):
        mass, size = _part(tree, freedoms)
        for link in tree.links:
            for k, S in zip(link.v, link.pair.motion_subspace(link.pair.neutral()), strict=True):
                if k in freedoms:
                    found[k] = mass * (dot(S.angular, S.angular) * size * size + dot(S.linear, S.linear))
    return found


def _part(tree: Tree, freedoms: Sequence[int]) -> tuple[Scalar, Scalar]:
    """The mass [kg] of the links that have these freedoms, rotors taken at its size, and its size [m]."""
    own, rotors = {*freedoms}, rotor_inertias(tree)
    links = [i for i, link in enumerate(tree.links) if own & {*link.v}]
    size = tree.span_of(tree.links[links[0]].joint)
    mass: Scalar = 0.0
    for i in links:
        mass = mass + tree.links[i].inertia.mass
        if i in rotors:
            mass = mass + rotors[i] * tree.links[i].ratio ** 2 / (size * size)
    return mass, size
