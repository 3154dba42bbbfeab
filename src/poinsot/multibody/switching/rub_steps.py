"""Rows of contacts with friction, with pushes other than their measured directions: solved for on the ground.

    z = E y,   E = 1 on rows that are held, ε_t = −μ d_t of tangential rows that slide beside their normal row N
    T y = σ (g − Kᵀ A_0),     T = σ C E σ + (1 − σ) diag C + diag μ

C is what rows feel of each other through all joints and all that is closed below, A_0 of the ground. T is no symmetric
matrix, so that no link can bear it: these rows stay open to the ground. LU without pivoting, as `switching.dynamics`.
Each function is one equation, over any scalar. Law: as the kernels written out, tests/switching/test_rows_in_loops.py.
Source: docs/switching-theory.md; `multibody.front_steps`. Units: those of the rows.
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Acceleration, Wrench, pairing


def own(at: None, both: Array) -> Scalar:
    """C_rr; ``both``: peak and C_rr."""
    return both[1]


def leaned(at: None, x: Scalar, lean: Scalar, C: Scalar) -> Scalar:
    """x + ε_t C_rt."""
    return x + lean * C


def leaned_on_itself(at: None, x: Scalar, lean: Scalar, both: Array) -> Scalar:
    """x + ε_t C_tt."""
    return x + lean * both[1]


def masked(at: None, x: Scalar, one: Scalar, other: Scalar) -> Scalar:
    """σ_r σ_s x."""
    return x * one * other


def pivoted(at: None, both: Array, more: Scalar, on: Scalar, mu: Scalar) -> Scalar:
    """T_rr = C_rr + σ Σ ε_t C_rt + μ, of C (2,) and its like."""
    return both[1] + on * more + mu


def inverted(at: None, x: Scalar) -> Scalar:
    """1/x."""
    return 1.0 / x


def times(at: None, x: Scalar, y: Scalar) -> Scalar:
    """x y."""
    return x * y


def less_by(at: None, x: Scalar, y: Scalar, z: Scalar) -> Scalar:
    """x − y z."""
    return x - y * z


def left_on_ground(at: None, g: Scalar, K: Wrench, A: Acceleration, on: Scalar) -> Scalar:
    """σ (g − Kᵀ A)."""
    return on * (g - pairing(K, A))
