"""Rows that switch as rows of the recursion: closed where they are held, σ = 1, and not there where they are not.

    1/P ← σ/P,    so that λ = 0 and nothing yields to a row that is not held

Residuals and slips count where rows are held alone. Each function is one equation, over any scalar; what links and
joints do comes as wrenches and efforts of the row, then motions of its links and rates of its joints.
Law: as the kernels written out, tests/switching/test_rows_in_loops.py. Source: `multibody.front_steps`.
Units: those of the rows.
"""

from __future__ import annotations

from typing import Any

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Momentum, Wrench, pairing
from poinsot.geometry.vectors import dot
from poinsot.multibody.constrained_dynamics import yielding
from poinsot.multibody.front_steps import AtLink, Policy
from poinsot.multibody.switching.near import AtElement, rows_along


def found(closes: bool, at: AtElement, *moving: Any) -> tuple[Any, ...]:
    """Of every row its wrenches on links, its efforts, its gap, its rate, and its demand a; where it may be closed the
    wrenches and a again."""
    made: list[Any] = []
    for row in rows_along(at, *moving):
        made += [*row.wrenches, *row.efforts, row.gap, row.rate, row.a]
        made += [*row.wrenches, row.a] if closes else []
    return tuple(made)


def open_by(degree: float, at: AtElement, gap: Scalar, on: Scalar) -> tuple[Scalar, Scalar]:
    """How far a row that is held is open, and as a share of its span."""
    wide = on * gap * degree
    return wide, wide / at.span


def caught(
    policy: Policy, at: None, inertia: ArticulatedInertia, K: Wrench, both: object, nat: Scalar, on: Scalar
) -> tuple[ArticulatedInertia, Wrench, Scalar, Scalar]:
    """Iᴬ with the row closed, K, σ/P, and μ."""
    K, each, mu = caught_on_ground(policy, None, K, both, nat, on)
    ray = Momentum(K.moment, K.force)
    return inertia.minus_dyads([(ray, ray * -each)]), K, each, mu


def caught_on_ground(
    policy: Policy, at: None, K: Wrench, both: Any, nat: Scalar, on: Scalar
) -> tuple[Wrench, Scalar, Scalar]:
    """The same on the ground; ``both``: peak and C_rr."""
    mu = yielding(both[0], nat, policy.floor, policy.rounding)
    return K, on / (both[1] + mu), mu


def natural(at: AtLink, q: Array, inverse: Array, K: Wrench, nat: Scalar, effort: Array | None = None) -> Scalar:
    """nat + Σ (|m|²|ω|² + |f|²|v|² + e²)/D, D⁻¹ (n, n): the size that a row has at a joint by its nature."""
    m2, f2 = dot(K.first, K.first), dot(K.second, K.second)
    for n, S in enumerate(at.link.pair.motion_subspace(q)):
        nat = nat + (m2 * dot(S.first, S.first) + f2 * dot(S.second, S.second)) * inverse[n, n]
        nat = nat if effort is None else nat + effort[n] * effort[n] * inverse[n, n]
    return nat


def rate(ends: int, at: None, *along: Any) -> Scalar:
    """Σ ⟨W, A⟩ + Σ eᵀ x; along: W of its links, A of these, e of its joints, x of these."""
    total: Scalar = 0.0
    for W, A in zip(along[:ends], along[ends : 2 * ends], strict=True):
        total = total + pairing(W, A)
    rest = along[2 * ends :]
    for e, x in zip(rest[: len(rest) // 2], rest[len(rest) // 2 :], strict=True):
        total = total + dot(e, x)
    return total


def slipped(ends: int, at: None, on: Scalar, *along: Any) -> Scalar:
    """σ times the rate."""
    return on * rate(ends, None, *along)


def still(ends: int, at: None, g: Scalar, on: Scalar, *along: Any) -> Scalar:
    """σ (g − the rate)."""
    return on * (g - rate(ends, None, *along))


def missed(ends: int, at: None, g: Scalar, on: Scalar, *along: Any) -> tuple[Scalar, Scalar]:
    """The same, twice."""
    left = still(ends, None, g, on, *along)
    return left, left


def rising(ends: int, at: None, a: Scalar, *along: Any) -> Scalar:
    """ẇ, from what accelerations make of the rate, and from −bend."""
    return rate(ends, None, *along) - a
