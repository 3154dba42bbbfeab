"""The parts of a mechanism's port-Hamiltonian form: pure functions of a tree, over any scalar.

    q̇ = E v,   efforts −D v of dampers and B u of sources,   [a, b] of fields with constant rates along the freedoms

Laws: tests/systems/test_hamiltonian_form.py. Source: formulas.md §6, §8.
Units: q̇ [rad/s, m/s; quaternions 1/s], efforts [N·m, N].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, settle, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import is_zero
from poinsot.algebra.traced import Traced, symbols
from poinsot.errors import ModelError
from poinsot.geometry.motors import Twist
from poinsot.joints.pair import Pair
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion, effort_of
from poinsot.multibody.tree import Tree


def coordinate_rates(tree: Tree, q: Array) -> Array:
    """E (nq, nv): q̇ = E v."""
    E = zeros(tree.nq, tree.nv)
    for link in configuration.owners(tree):
        still = [Dual(x, 0.0) for x in q[list(link.q)]]
        for k, column in enumerate(link.v):
            along = [Dual(0.0, float(i == k)) for i in range(len(link.v))]
            moved = link.pair.chart(array(still), array(along))
            E[list(link.q), column] = [dual(x) for x in moved]
    return E


def bracket(tree: Tree, q: Array, a: Array, b: Array) -> Array:
    """The rates (nv,) of [a, b], of fields of constant rates a and b (nv,): zero where joints' rates are those of
    their coordinates."""
    found = zeros(tree.nv)
    for link in configuration.owners(tree):
        if not link.pair.adds:
            v = list(link.v)
            found[v] = _bracket_of_pair(link.pair, q[list(link.q)], a[v], b[v])
    return found


def _bracket_of_pair(pair: Pair, q: Array, a: Array, b: Array) -> Array:
    """The rates (n,) of [X_a, X_b], for fields of constant rates a and b along the freedoms of a pair.

    Σ_c γ^c_ab S_c = D_a S_b − D_b S_a + S_a × S_b, as twists in the successor (Maurer–Cartan).
    """
    n = len(pair.freedoms)
    S, bends = pair.motion_subspace(q), pair.bends(q, zeros(n))
    total = zeros(6)
    for i in range(n):
        for j in range(n):
            if not (i == j or is_zero(a[i]) or is_zero(b[j])):
                each = bends[i].S[j] - bends[j].S[i] + S[i].cross(S[j])
                total = total + each.vector * (a[i] * b[j])
    columns = array([each.vector for each in S]).T
    return solve_spd(columns.T @ columns, columns.T @ total)


def damping_matrix(tree: Tree, q: Array) -> Array:
    """D (nv, nv), symmetric: the dampers' efforts are −D v."""
    D = zeros(tree.nv, tree.nv)
    for k in range(tree.nv):
        motion, loads = Motion.of(tree, q, np.eye(tree.nv)[k]), Loads()
        for e in tree.model.passive:
            if not e.dissipates:
                continue
            at = e.stretch.measured(motion)
            loads.add(at, e.friction(at.value, at.rate(motion)))
        D[:, k] = -effort_of(tree, q, loads)
    return settle((D + D.T) * 0.5)


def driving_matrix(tree: Tree, q: Array) -> Array:
    """B (nv, sources): the efforts of the file's sources, per unit of their signals."""
    motion, sources = Motion.of(tree, q, zeros(tree.nv)), tree.model.sources
    B = zeros(tree.nv, len(sources))
    for column, source in enumerate(sources):
        at, loads = source.stretch.measured(motion), Loads()
        loads.add(at, -source.effort(1.0, at.value, at.rate(motion)))
        B[:, column] = effort_of(tree, q, loads)
    return B


def require_linear(tree: Tree, q: Floats) -> None:
    """Dampers are linear in their rates, sources in their signals, at every rate: slopes without symbols in them.

    Errors  ModelError by the element's name
    """
    motion, wrong = Motion.of(tree, q, zeros(tree.nv)), []
    for e in tree.model.passive:
        at = e.stretch.measured(motion)
        if e.dissipates and not _is_linear(partial(e.friction, at.value), at.rate(motion)):
            wrong.append(f"the law of the damper {e.name!r} is no symmetric matrix times its rate, so it is no R(x)")
    for source in tree.model.sources:
        at = source.stretch.measured(motion)
        effort = partial(source.effort, s=at.value, rate=symbols("speed", (1,))[0])
        if source.remembers or not _is_linear(effort, 0.0):
            wrong.append(f"what the source {source.name!r} gives is not in proportion to its signal")
    if wrong:
        raise ModelError(
            f"mechanism {tree.model.name!r} has no port-Hamiltonian form: {wrong[0]}; leave it out and give its effort "
            "at a port"
        )


def _is_linear(law: Callable[[Any], Any], rate: object) -> bool:
    """Whether a law vanishes at zero and has symmetric slopes that no rate changes; rates are numbers or twists."""
    n = 6 if isinstance(rate, Twist) else 1

    def of(numbers: Sequence[Any]) -> list[Any]:
        found = law(Twist.of(array(list(numbers))) if n == 6 else numbers[0])
        return list(found.vector) if n == 6 else [found]

    at = symbols("rate", (n,))
    slopes = [dual(x) for k in range(n) for x in of([Dual(r, float(i == k)) for i, r in enumerate(at)])]
    if any(isinstance(slope, Traced) for slope in slopes) or not all(is_zero(x) for x in of([0.0] * n)):
        return False
    matrix = np.array(slopes, dtype=np.float64).reshape(n, n)
    # slopes by dual numbers are symmetric to rounding
    return bool(np.abs(matrix - matrix.T).max() <= 1e-12 * np.abs(matrix).max())
