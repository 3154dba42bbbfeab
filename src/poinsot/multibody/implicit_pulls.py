"""Springs, dampers and sources in a step of first order, stiff terms taken implicitly.

    M̂ = M + Σ h (c + h k) wᵀ w,      M̂ (v⁺ − v) = h (τ − c(q, v) − Σ wᵀ (T + h k ṡ)) + Aᵀ λ + Jᵀ λ'

w (nv,) is the row of a stretch of rate ṡ = w v, T its tension, k = ∂T/∂s and c = ∂T/∂ṡ where they are not negative: one
step of the linearly implicit Euler method for springs, dampers, and sources whose effort depends on s or ṡ (controllers
by gains). Six-directional stretches are taken explicitly. Pulls along one freedom are lines of tables
(`motion.tree_tables`), others such functions. The text of the step is `simulation.loops.tree_steps`.
Law     tests/multibody/test_tree_tables.py
Source  Jean, The non-smooth contact dynamics method (1999); Acary & Brogliato (2008), ch. 10; formulas.md §6, §8
Units   T [N, N·m], w λ [N·s, N·m·s], v [rad/s, m/s], h [s]
"""

from __future__ import annotations

from typing import Any

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, is_zero, less, where
from poinsot.multibody.applied import Motion
from poinsot.multibody.constraints import add_row
from poinsot.multibody.force import ForceElement, SuppliedElement
from poinsot.multibody.kinematics import Pose
from poinsot.multibody.stretches import Displaced, Measured
from poinsot.records import NamedTuple


class Stiff(NamedTuple):
    """A stretch with an implicit tension: its place, T + h k ṡ, and h (c + h k)."""

    at: Measured
    tension: Scalar
    gain: Scalar


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


def row_of(motion: Motion, pose: Pose, at: Measured) -> Array:
    """w (nv,) with ṡ = w v."""
    row = zeros(motion.tree.nv)
    add_row(motion.tree, pose, row, at)
    return settle(row)
