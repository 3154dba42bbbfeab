"""The error allowed in a step at a sample, by components of the state.

Units: those of the state. Law: tests/simulation/test_verification.py. Source: Hairer, Nørsett & Wanner 1993, §II.4.
"""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Vector
from poinsot.motion.kernels import Preparation
from poinsot.motion.system import System

_SMALL = 1e-6  # of a local coordinate, for the slopes of the chart, which need no more than a few digits
_ROUNDINGS = 4  # of a coordinate that none of the local ones changes, such as w of a quaternion at rest


def allowed_in_a_step(system: System, states: Vector, rtol: float, atol: ArrayLike) -> Vector:
    """Σᵢ |∂(x₀ ⊞ ξ)ⱼ/∂ξᵢ| (atolᵢ sᵢ + rtol · size of ξᵢ) of every component j of the state [nx], at states [n, nx].

    The size of ξᵢ is the largest of the coordinate that scales it, or 1.
    """
    unit, scaled = system.state.units, np.asarray(system.state.magnitude) >= 0
    largest = np.abs(states).max(axis=0)
    sizes = np.where(scaled, largest[np.where(scaled, system.state.magnitude, 0)], 1.0)
    errors = np.broadcast_to(np.asarray(atol, dtype=np.float64), unit.shape) * unit + rtol * sizes
    n, size = system.state.local_size, system.state.size
    # local coordinates of which the chart is differentiated one by one
    if system.state.retract is None or (n == size and n > 1000):
        return at_least_rounding(errors, largest)
    x, steps = np.tile(states[-1], (n, 1)), _SMALL * np.eye(n)
    chart = cast(Preparation, system.state.retract).ufunc
    apart = np.asarray(chart(x, steps)) - np.asarray(chart(x, -steps))
    return at_least_rounding(errors @ np.abs(apart / (2 * _SMALL)), largest)


def at_least_rounding(errors: Vector, largest: Vector) -> Vector:
    """Errors that are not below some roundings of the largest values."""
    found: Vector = np.maximum(errors, _ROUNDINGS * np.spacing(largest))
    return found
