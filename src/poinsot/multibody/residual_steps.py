"""How far accelerations miss what rows of closures and couplings demand: ρ of `constrained_dynamics`, step by step.

    ρ² = max_r left_r²/D_r / max_r t_r²/D_r,      D_r = S_rr + κ nat_r

t_r the sum of the sizes of all terms of a row, κ of `accuracy.share_of_nature`, bound to the steps beforehand. Law: as
the dense equations, tests/multibody/test_fronts.py. Source: decisions 0006 and 0029. Units: ρ has none.
"""

from __future__ import annotations

from itertools import chain

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar, absolute, less, where
from poinsot.geometry.motors import Acceleration, Wrench
from poinsot.multibody.coupling_steps import pairs_along


def measured(
    kappa: float, at: None, g: Scalar, K_p: Wrench, K_s: Wrench, A_p: Acceleration, A_s: Acceleration, both: Array,
    size: Array, most: Scalar,
) -> Scalar:  # fmt: skip
    """The greatest of t²/(S + κ nat), t = |g| + Σ |K| |A| by components, of the rows of a part."""
    t = absolute(g)
    for K, A in ((K_p, A_p), (K_s, A_s)):
        for k, a in zip(K.vector, A.vector, strict=True):
            t = t + absolute(k * a)
    return greater(most, t * t / (both[0] + size[0] * kappa))


def judged(kappa: float, at: None, left: Scalar, both: Array, size: Array, most: Scalar, worst: Scalar) -> Scalar:
    """The greatest of ρ²/(S + κ nat) by that, of the rows of a closure."""
    return greater(worst, left * left / (both[0] + size[0] * kappa) / where(less(0.0, most), most, 1.0))


def geared(kappa: float, at: None, g: Scalar, both: Array, size: Array, most: Scalar, *along: Array) -> Scalar:
    """Of couplings: the greatest of t²/(S + κ nat), t = |g| + Σ |e| |x|, of the rows of a part."""
    t = absolute(g)
    for e, x in chain.from_iterable(zip(*each, strict=True) for each in pairs_along(along)):
        t = t + absolute(e * x)
    return greater(most, t * t / (both[0] + size[0] * kappa))


def greater(a: Scalar, b: Scalar) -> Scalar:
    """The greater of two."""
    return where(less(a, b), b, a)
