"""A mechanism by its links, for time-stepping: the effect of impulses on links, with stiff elements taken implicitly.

    M̂ = M + Σ h (c + h k) wᵀ w,      v_free = v + h M̂⁻¹ (τ − c(q, v) − Σ wᵀ (T + h k ṡ)),    Λ⁻¹ = J M̂⁻¹ Jᵀ,  Z = M̂⁻¹ Jᵀ

w (nv,) is the row of a stretch of rate ṡ = w v, T its tension, k = ∂T/∂s and c = ∂T/∂ṡ where they are not negative: one
step of the linearly implicit Euler method for springs, dampers, and sources whose effort depends on s or ṡ (controllers
by gains). Six-directional stretches are taken explicitly. J (6 L + m, nv) stacks the Jacobians of L links, each in its
own coordinates (ω; v), and m rows of single stretches. Closed loops: v_free and the columns of Z are projected, so that
A v_free = 0 and A Z = 0. Trees without loops are stepped by tables, `motion.tree_tables`.
Twists of floating bases are those in the axes which these have at q, where contacts stand, `multibody.floating_bases`.
Law     v⁺ = v_free + Z λ obeys M̂ (v⁺ − v) = h (…) + Jᵀ λ;  Λ⁻¹ = Λ⁻ᵀ ⪰ 0, tests/simulation/test_moreau.py
Source  Jean, The non-smooth contact dynamics method (1999); Acary & Brogliato (2008), ch. 10; formulas.md §6, §8
Units   impulses λ [N·s, N·m·s], v [rad/s, m/s], h [s]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import LTL, ltl
from poinsot.algebra.scalars import Scalar, is_zero, less, where
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Wrench
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.constrained_dynamics import PASSING, Constrained, constrained
from poinsot.multibody.constraints import add_row, constraint_acceleration, constraint_rate
from poinsot.multibody.floating_bases import floating_bases, turning_axes
from poinsot.multibody.force import ForceElement, SuppliedElement
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import Pose, posed
from poinsot.multibody.stretches import Displaced, Measured
from poinsot.multibody.supported_mass import regular_mass_matrix
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple


class Stiff(NamedTuple):
    """A stretch with an implicit tension: its place, T + h k ṡ, and h (c + h k)."""

    at: Measured
    tension: Scalar
    gain: Scalar


class ByLinks(NamedTuple):
    """v_free (nv,); J v_free (n,); Λ⁻¹ (n, n); Z (nv, n), and below it, beside given motions, λ̂ of all rows by λ."""

    free: Array
    freely: Array
    inverse: Array
    columns: Array


class Factored(NamedTuple):
    """v (nv,) without impulses and without closures; L, D of M̂."""

    free: Array
    factors: LTL


def stiff(motion: Motion, e: ForceElement, h: Scalar) -> Stiff:
    """How a passive element pulls over a step of h."""
    at = e.stretch.measured(motion)
    rate = at.rate(motion)
    if isinstance(at, Displaced):
        return Stiff(at, e.tension(at.value, rate), 0.0)

    def tension(s: Scalar, rate: Scalar) -> Any:
        return e.tension(s, rate if e.dissipates else None)

    k: Scalar = 0.0
    if at.value is not None and e.stores:
        k = e.linear.stiffness if e.linear is not None else _positive(dual(tension(Dual(at.value, 1.0), rate)))
    c = _positive(dual(tension(at.value, Dual(rate, 1.0)))) if e.dissipates else 0.0
    return Stiff(at, tension(at.value, rate) + k * h * rate, (c + k * h) * h)


def stiff_source(motion: Motion, e: SuppliedElement, h: Scalar, u: Scalar) -> Stiff:
    """How a source pulls over a step of h, its signal (or activation) having the value u."""
    at = e.stretch.measured(motion)
    rate = at.rate(motion)
    k = 0.0 if at.value is None else _positive(-dual(e.effort(u, Dual(at.value, 1.0), rate)))
    c = _positive(-dual(e.effort(u, at.value, Dual(rate, 1.0))))
    return Stiff(at, k * h * rate - e.effort(u, at.value, rate), (c + k * h) * h)


def rubbed(motion: Motion, e: ForceElement) -> tuple[Measured, Any, Scalar]:
    """The stretch of what dissipates, its friction f(s, ṡ), and ∂f/∂ṡ where that is not negative."""
    at = e.stretch.measured(motion)
    rate = at.rate(motion)
    if isinstance(at, Displaced):
        return at, e.friction(at.value, rate), 0.0
    return at, e.friction(at.value, rate), _positive(dual(e.friction(at.value, Dual(rate, 1.0))))


def _positive(x: Scalar) -> Scalar:
    """x, or 0 where it is below."""
    return 0.0 if is_zero(x) else where(less(0.0, x), x, 0.0)


def factored(motion: Motion, pulls: Sequence[Stiff], h: Scalar) -> Factored:
    """v_free of a motion of the aligned tree, for all that pulls on it, and the factors of M̂."""
    tree, pose = motion.tree, posed(motion.tree, motion.q)
    M, loads = np.array(regular_mass_matrix(tree, motion.q), dtype=object), Loads()
    for pull in pulls:
        loads.add(pull.at, pull.tension)
        if is_zero(pull.gain):
            continue
        w = row_of(motion, pose, pull.at)
        live = [k for k in range(tree.nv) if not is_zero(w[k])]
        for i in live:
            for j in live:
                M[i, j] = M[i, j] + pull.gain * w[i] * w[j]
    factors = ltl(settle(M))
    force = loads.effort(zeros(tree.nv)) - held_in_fixed_axes(motion, loads.wrenches)
    return Factored(settle(motion.v + factors.solve(force) * h), factors)


def by_links(
    motion: Motion, pulls: Sequence[Stiff], links: Sequence[int], rows: Sequence[Measured], h: Scalar
) -> ByLinks:
    """v_free, Λ⁻¹ and Z of these links and rows of a tree with closed loops."""
    tree, (unconstrained, factors) = motion.tree, factored(motion, pulls, h)
    pose = posed(tree, motion.q)
    J = np.array(zeros(6 * len(links) + len(rows), tree.nv), dtype=object)
    for slot, link in enumerate(links):
        J[6 * slot : 6 * slot + 6] = link_jacobian(motion, pose, link)
    for r, at in enumerate(rows):
        J[6 * len(links) + r] = row_of(motion, pose, at)
    J = settle(J)
    Z = factors.solve(J.T) if len(J) else zeros(tree.nv, 0)
    system, demanded = _demands(motion, factors, h)
    none, held = zeros(len(system.rows)), tree.rows if tree.model.motions else 0
    free, columns = system.correct(unconstrained, demanded)[0], zeros(tree.nv + held, len(J))
    for j in range(len(J)):
        columns[: tree.nv, j], impulses = system.correct(Z[:, j], none)
        if held:
            columns[tree.nv :, j] = _of_all_rows(tree, system.rows, impulses)
    columns = settle(columns)
    return ByLinks(free, _times(J, free), _gram(J, columns[: tree.nv]), columns)


def _demands(motion: Motion, factors: LTL, h: Scalar) -> tuple[Constrained, Array]:
    """The rows of closures with M̂, and A v⁺: 0, beside given motions so that A(q⁺) v⁺ is ḟ at the end of the step."""
    tree = motion.tree
    system = constrained(tree, motion.q, PASSING, M=factors)
    if not tree.model.motions:
        return system, zeros(len(system.rows))
    bends = constraint_acceleration(tree, motion.q, motion.v)
    given = [rate + bend * h for rate, bend in zip(constraint_rate(tree), bends, strict=True)]
    return system, array([given[row] for row in system.rows])


def row_impulses(motion: Motion, pulls: Sequence[Stiff], h: Scalar) -> Array:
    """λ̂ (rows,) of closures and given motions in a step without other impulses."""
    unconstrained, factors = factored(motion, pulls, h)
    system, demanded = _demands(motion, factors, h)
    return _of_all_rows(motion.tree, system.rows, system.correct(unconstrained, demanded)[1])


def _of_all_rows(tree: Tree, rows: Sequence[int], impulses: Array) -> Array:
    found = zeros(tree.rows)
    for row, impulse in zip(rows, impulses, strict=True):
        found[row] = impulse
    return found


def held_in_fixed_axes(motion: Motion, wrenches: Mapping[int, Wrench] | None = None) -> Array:
    """c (nv,) of a motion with constant rates, those of floating bases in the axes that these have now."""
    tree = motion.tree
    bases = floating_bases(tree)
    a = -turning_axes(tree, bases, motion.v) if bases else None
    return inverse_dynamics(tree, motion.q, motion.v, a, wrenches)


def link_jacobian(motion: Motion, pose: Pose, at: int) -> Array:
    """J (6, nv) of a link in its own coordinates."""
    tree, X, i = motion.tree, Displacement.identity(), at
    J = np.array(zeros(6, tree.nv), dtype=object)
    while i >= 0:
        link = tree.links[i]
        for k, S in zip(link.v, pose.S[i], strict=True):
            J[:, k] = J[:, k] + X.pull(S).vector * link.ratio
        X, i = pose.X[i] @ X, link.parent
    return J


def row_of(motion: Motion, pose: Pose, at: Measured) -> Array:
    """w (nv,) with ṡ = w v."""
    row = zeros(motion.tree.nv)
    row = np.array(row, dtype=object)
    add_row(motion.tree, pose, row, at)
    return settle(row)


def _times(J: Array, v: Array) -> Array:
    return settle(np.array([_dot(row, v) for row in J], dtype=object)) if len(J) else zeros(0)


def _dot(a: Array, b: Array) -> Scalar:
    total: Scalar = 0.0
    for x, y in zip(a, b, strict=True):
        if not (is_zero(x) or is_zero(y)):
            total = total + x * y
    return total


def _gram(J: Array, Z: Array) -> Array:
    """J Z, by its lower triangle."""
    found = np.array(zeros(len(J), len(J)), dtype=object)
    for i in range(len(J)):
        for j in range(i + 1):
            found[i, j] = found[j, i] = _dot(J[i], Z[:, j])
    return settle(found)
