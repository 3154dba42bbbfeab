"""Inertias as files have them: mass, centre, and the tensor about it, or its principal moments and axes."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.numbers import on_grid, places_of, significant
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import quaternion_from_rotation, rotation_of

_ROUNDING = 1e-9
"""Relative: what `Inertia.fault` takes for rounding of a body that is flat, whose moments add up."""
_TRIED = 30


def centred(inertia: Inertia) -> tuple[float, Array, Array]:
    """Mass m [kg], centre c (3,) [m] and tensor I_C (3, 3) [kg·m²] about it, on grids of 15 and 14 digits.

    The grid of I_C is that of the largest moment about the body's origin, whose rounding it has.
    """
    mass = float(inertia.mass)
    h, I_O = (np.asarray(x, dtype=float) for x in (inertia.first_moment, inertia.second_moment))
    c = np.array([significant(x / mass) for x in h]) if mass else np.zeros(3)
    I_C = I_O - Inertia.at_centre(mass, c, np.zeros(3)).second_moment
    places = places_of(float(np.abs(I_O).max()))
    return mass, c, np.array([[on_grid((I_C[i, j] + I_C[j, i]) * 0.5, places) for j in range(3)] for i in range(3)])


def principal(I_C: Array) -> tuple[Array, Array]:
    """Principal moments (3,) and the quaternion (x, y, z, w) of their axes; a diagonal I_C as it stands.

    No moment is above the sum of the others by the rounding of the three alone.
    """
    if not np.any(I_C - np.diag(np.diag(I_C))):
        moments, axes = np.diag(I_C).copy(), np.array([0.0, 0.0, 0.0, 1.0])
    else:
        moments, R = np.linalg.eigh(I_C)
        axes = quaternion_from_rotation(R * np.sign(np.linalg.det(R)))
    k = int(np.argmax(moments))
    rest = float(moments[k - 1] + moments[k - 2])
    if rest < moments[k] <= rest * (1.0 + _ROUNDING):
        moments[k] = rest
    return moments, axes


def as_read(mass: float, c: Array, moments: Array, axes: Array) -> tuple[Array, Array]:
    """The principal moments and axes, but for rounding, that come back as they are when they are read and written."""
    found = None
    for _ in range(_TRIED):
        R = rotation_of(axes)
        _, _, I_C = centred(Inertia.at_centre(mass, c, R @ np.diag(moments) @ R.T))
        if found is not None and np.array_equal(I_C, found):
            break
        found = I_C
        moments, axes = principal(I_C)
    return moments, axes
