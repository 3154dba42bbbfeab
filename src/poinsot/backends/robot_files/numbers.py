"""Numbers of files: as they are where they are given, on a decimal grid where they were computed.

What is computed (angles of a rotation, a mass centre from a first moment) has noise in its last digits. Laid on a grid
of decimals coarser than this noise it is the same number each time that it is read and computed again, so that a second
writing has the same text. Law: tests/backends/test_formats.py
"""

from __future__ import annotations

from collections.abc import Iterable
from math import floor, hypot, isfinite, log10, pi, sqrt
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.geometry.rotations import quaternion_from_rotation, rotation_z

UNIT = 14
"""Decimal places of numbers of order one: the grid of 1e-14 is 50 times the rounding of what computes them."""
_PLACES = 14  # significant digits of the largest number of a tensor
_OFF = 0.2  # of a decade: grids change at 6.3, 63, …; numbers at 1, 10, … are too common to have two grids
_HALVES = tuple(k * pi / 2 for k in range(-4, 5))
_ROOTS = (sqrt(0.5), -sqrt(0.5))
_NEARLY = 1e-6  # of entries that are alike the first one counts


def number(x: Any) -> str:
    """The shortest decimals that are read as this number."""
    shown = repr(float(x) + 0.0)
    return shown.removesuffix(".0")


def texts(values: Iterable[object]) -> str:
    """Several, with blanks between."""
    return " ".join(map(number, values))


def on_grid(x: float, places: int) -> float:
    """The nearest number of so many decimal places; beyond what floats have, the number itself."""
    return round(float(x), places) + 0.0 if isfinite(x) else x


def places_of(size: float, digits: int = _PLACES) -> int:
    """Decimal places at which a number of that size has so many digits, or one less."""
    return digits - 1 - floor(log10(size) + _OFF) if 0.0 < size < np.inf else 0


def laid(x: Array, size: float | None = None) -> Array:
    """An array on the grid of its largest number, or of one of that size."""
    x = np.asarray(x, dtype=float)
    places = places_of(float(np.abs(x).max()) if size is None else size)
    return np.array([on_grid(each, places) for each in x.ravel()]).reshape(x.shape)


def significant(x: float, digits: int = 15) -> float:
    """The number with so many digits."""
    return float(f"{x:.{digits - 1}e}") + 0.0


def angle(x: float, places: int = UNIT) -> float:
    """An angle on the grid; right angles are exactly what floats have for them."""
    rounded = on_grid(x, places)
    return next((h for h in _HALVES if abs(rounded - h) <= 10.0**-places), rounded)


def quaternion(R: Array) -> Array:
    """The unit quaternion (x, y, z, w) of a rotation, with a positive last nonzero number.

    R  (3, 3) [-]
    Law     rotation_of(quaternion(R)) = R to 1e-14, the same of what is read again; tests/backends/test_formats.py
    Errors  GeometryError for what is no rotation
    Source  Shepperd 1978, on the decimal grid of `direction`
    """
    q = direction(quaternion_from_rotation(R))
    return q * float(np.sign(q[np.flatnonzero(q)[-1]])) + 0.0


def direction(x: Array) -> Array:
    """A unit vector with entries on the grid but for the largest one, which follows from them.

    So its length is 1 to the last digit, and who makes it so again changes nothing.
    """
    x = np.asarray(x, dtype=float)
    x = x / np.linalg.norm(x)
    found = np.array([_root(on_grid(each, UNIT)) for each in x])
    k = int(np.flatnonzero(np.abs(x) > np.abs(x).max() - _NEARLY)[0])
    found[k] = 0.0
    found[k] = _root(float(np.copysign(sqrt(1.0 - float(found @ found)), x[k])))
    return found


def _root(x: float) -> float:
    """The square root of a half as floats have it, where that is meant."""
    return next((r for r in _ROOTS if abs(x - r) <= 10.0**-UNIT), x)


def roll_pitch_yaw(R: Array) -> tuple[float, float, float]:
    """(roll, pitch, yaw) [rad] with R = R_z(yaw) R_y(pitch) R_x(roll), on the grid.

    R  (3, 3) [-], a rotation: nothing is asked of it, and NaN gives NaN
    Law     the rotation of these angles is R to 1e-13, and its angles are these; tests/backends/test_formats.py
    Errors  none
    Source  the URDF specification of ROS, <origin rpy>
    Near pitch = ±π/2 yaw is known the less the shorter the x-axis' shadow on the ground is, and matters the less: its
    grid is the coarser, and the roll is that of what is left.
    """
    shadow = hypot(R[0, 0], R[1, 0])
    pitch = angle(np.arctan2(-R[2, 0], shadow))
    if shadow < 10.0 ** (2 - UNIT):
        return 0.0, pitch, angle(np.arctan2(-R[0, 1], R[1, 1]))
    yaw = angle(np.arctan2(R[1, 0], R[0, 0]), UNIT + floor(log10(shadow) + _OFF))
    left = rotation_z(-yaw) @ R
    return angle(np.arctan2(-left[1, 2], left[1, 1])), pitch, yaw
