"""The work link by link and row by row where fronts are wide: beside `multibody.front_steps`, over any scalar.

Units: those of `multibody.front_steps`. Law: as row by row, tests/systems/test_wide_fronts.py. Source: decision 0019.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.arrays import Array, array, concatenate, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Wrench
from poinsot.multibody import front_steps as steps
from poinsot.multibody.front_steps import AtLink, Policy


def softened(policy: Policy, at: None, peak: Scalar, size: Array) -> tuple[Scalar, Array]:
    """μ of a row, and its peak as ``w``."""
    return policy.compliance(peak, size), array([peak, 0.0])


def stiffened(at: None, inertia: ArticulatedInertia, K: Wrench, per_P: Scalar) -> ArticulatedInertia:
    """Iᴬ + K Kᵀ/P."""
    ray = Momentum(K.moment, K.force)
    return inertia.minus_dyads([(ray, ray * -per_P)])


def transfer(at: AtLink, q: Array, X: Displacement, c: Acceleration, Y: Sequence[Momentum], inverse: Array) -> Array:
    """The wrench that a joint passes on of K, as a matrix by columns: X (K − Y k), k, D⁻¹ k, (K − Y k)ᵀ c."""
    columns = []
    for n in range(6):
        unit = array([float(k == n) for k in range(6)])
        k, kappa, drop, onward, _ = steps.crossed(at, q, X, c, Y, inverse, Wrench(unit[:3], unit[3:]), zeros(2))
        columns += [onward.vector, k, kappa, array([drop])]
    found: Array = concatenate(columns)
    return found


def upheld(at: None, y: Array, inverse: Array, z: Array) -> Array:
    """y + D⁻¹ z (n,)."""
    found: Array = y + inverse @ z
    return found
