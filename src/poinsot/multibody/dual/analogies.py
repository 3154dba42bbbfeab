"""Spherical and spatial dynamics by the same code: the table of analogies of dual-number dynamics.

A body that turns about a fixed point is described by real numbers: ω, the matrix I, rotation matrices A. A body that
moves in space is described by dual ones: v̂ = ω + ε v, the operator M̂, dual rotations Â. Each function below is one
row of the table, and takes either; where a number must come out of two vectors, or a slope out of an energy, a
:class:`Space` says which product and which derivative are meant.

| row | real: about a fixed point | dual: in space |
|---|---|---|
| momentum at the mass centre | H = I ω | Ĥ = M̂ v̂ |
| at another point, in other axes | H = A I Aᵀ ω | Ĥ = Â M̂ Âᵀ v̂ |
| kinetic energy | K = ½ ω · I ω | K = ½ [v̂ | M̂ v̂] |
| Newton–Euler | τ = A I Aᵀ ∂ω/∂t + ω × A I Aᵀ ω | F̂ = Â M̂ Âᵀ ∂v̂/∂t + v̂ × Â M̂ Âᵀ v̂ |
| Lagrange | Q = d/dt ∂K/∂q̇ − ∂K/∂q + ∂P/∂q | Q̂ = d/dt DK/dq̂̇ − DK/dq̂ + DP/dq̂ |

Law     each row on both: the real one is the dynamics about a fixed point, the dual one the 6×6 dynamics, and the dual
        part of the dual row is the real row when the body turns about the reference point,
        tests/multibody/test_analogies.py
Source  Brodsky & Shoham 1999 (S4), §8
Units   of the real row rad/s, kg·m²/s, N·m and J; of the dual row those of the motors
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from poinsot.algebra.arrays import Array
from poinsot.algebra.dual import Dual, dual, dual_rate, moment_gradient
from poinsot.algebra.scalars import Scalar
from poinsot.geometry import dual_motors
from poinsot.geometry.dual_motors import moment_product
from poinsot.geometry.vectors import dot
from poinsot.multibody.dual import body as dual_body
from poinsot.records import dataclass

__all__ = [
    "SPATIAL", "SPHERICAL", "Space", "kinetic_energy", "lagrange", "momentum_at_centre", "momentum_elsewhere",
    "newton_euler",
]  # fmt: skip


@dataclass(frozen=True)
class Space:
    """What product and derivative mean, for real numbers or for dual ones.

    product   of velocity and momentum: a · b, or [â|b̂]
    gradient  gradient(u, x, *others): (∂u/∂x₁, …) of a real function u(x, *others), or (Du/dx̂₁, …)
    rate      rate(f, x, dx): d/dη f(x₁ + η dx₁, …) of a list f
    """

    name: str
    product: Callable[[Array, Array], Scalar]
    gradient: Callable[..., list[Any]]
    rate: Callable[..., Any]


def momentum_at_centre(inertia: object, v: Array) -> Array:
    """H = I ω, Ĥ = M̂ v̂: inertia is the matrix I (3,3) or the operator M̂."""
    momentum: Array = inertia @ v
    return momentum


def momentum_elsewhere(inertia: Any, A: Array, v: Array) -> Array:
    """H = A I Aᵀ ω, Ĥ = Â M̂ Âᵀ v̂ (3,), A (3, 3): v is given, and the momentum wanted, in the frame that A leads to."""
    return dual_motors.momentum(inertia, A, A.T, v)


def kinetic_energy(space: Space, inertia: object, v: Array) -> Scalar:
    """K = ½ ω · I ω, K = ½ [v̂|M̂ v̂], in axes at the mass centre."""
    return space.product(v, momentum_at_centre(inertia, v)) * 0.5


def newton_euler(inertia: Any, A: Array, v: Array, v_change: Array) -> Array:
    """τ = A I Aᵀ ∂ω/∂t + ω × A I Aᵀ ω, F̂ = Â M̂ Âᵀ ∂v̂/∂t + v̂ × Â M̂ Âᵀ v̂."""
    return dual_body.newton_euler(inertia, A, v, v_change)


def lagrange(
    space: Space,
    kinetic: Callable[[Any, Any], Scalar],
    potential: Callable[[Any], Scalar],
    q: Sequence[object],
    rates: Sequence[object],
    second: Sequence[object],
) -> list[Any]:
    """Q = d/dt (∂K/∂q̇) − ∂K/∂q + ∂P/∂q, Q̂ = d/dt (DK/dq̂̇) − DK/dq̂ + DP/dq̂ (67), of K(q, q̇) and P(q)."""

    def by_rates(q: Sequence[object], rates: Sequence[object]) -> list[Any]:
        return space.gradient(lambda y, x: kinetic(x, y), rates, q)

    change = space.rate(by_rates, (q, rates), (rates, second))
    dK, dP = space.gradient(kinetic, q, rates), space.gradient(potential, q)
    return [p - k + u for p, k, u in zip(change, dK, dP, strict=True)]


def _gradient(u: Callable[..., Scalar], x: Sequence[Scalar], *others: Sequence[Scalar]) -> list[Scalar]:
    held = [[Dual(y, 0.0) for y in group] for group in others]
    seeds = [[Dual(y, float(j == k)) for j, y in enumerate(x)] for k in range(len(x))]
    return [dual(u(moved, *held)) for moved in seeds]


def _rate(f: Callable[..., list[Scalar]], x: Sequence[Any], dx: Sequence[Any]) -> list[Scalar]:
    moved = [[Dual(y, dy) for y, dy in zip(group, change, strict=True)] for group, change in zip(x, dx, strict=True)]
    return [dual(y) for y in f(*moved)]


SPHERICAL = Space("spherical", dot, _gradient, _rate)
SPATIAL = Space("spatial", moment_product, moment_gradient, dual_rate)
