"""Curves of points that a mechanism carries along, with their cusps: places where the point stands still.

    P(θ),  P' = J_P N,   a cusp where P' = 0: the point is the instant centre of its body, on the moving centrode

Source: Hunt, Kinematic Geometry of Mechanisms (1978), ch. 5 and 7. Law: a point of the moving centrode has a cusp where
it is the centre, tests/analysis/test_design.py. Units: lengths [m], slopes [m/rad or 1].
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike
from scipy.optimize import brentq

from poinsot.algebra.arrays import Floats
from poinsot.analysis.design.cycle import Cycle, cycle
from poinsot.records import dataclass

_STILL = 1e-6  # of the greatest slope: slower than this a point stands still


@dataclass(frozen=True, eq=False)
class CouplerCurve:
    """theta (n,) of the driver, points (n, 3) [m] in the world, slopes (n, 3) dP/dθ; cusps: θ (k,), points (k, 3)."""

    theta: Floats
    points: Floats
    slopes: Floats
    cusps: Floats
    cusp_points: Floats

    @property
    def length(self) -> float:
        """Of the way of the point [m], by the trapezoidal rule on |P'|."""
        return float(abs(np.trapezoid(np.linalg.norm(self.slopes, axis=1), self.theta)))


def coupler_curve(motion: Cycle, body: str, point: ArrayLike) -> CouplerCurve:
    """The curve of a point (3,) [m] of a body, in body coordinates, over a cycle; cusps are found as roots.

    Errors  ModelError for a body that is none
    Law     P' is the slope of P; a cusp is found where P' is 0, to 1e-9 of the cycle, tests/analysis/test_design.py
    """
    at, of = motion.mechanism.body(body), np.asarray(point, dtype=np.float64)
    points, slopes = (
        np.asarray(f) for f in (at.point_position(motion.q, of), at.point_velocity(motion.q, motion.N, of))
    )
    greatest = np.linalg.norm(slopes, axis=1).max()
    found: list[tuple[float, Floats]] = []

    def there(x: float, k: int) -> tuple[Floats, Floats]:
        near = cycle(motion.mechanism, motion.driver, [motion.theta[k], x], q=motion.q[k])
        q, N = near.q[-1], near.N[-1]
        return np.asarray(at.point_position(q, of)), np.asarray(at.point_velocity(q, N, of))

    for k in range(len(points) - 1):
        a, b = slopes[k], slopes[k + 1]
        if not (a @ b <= 0.0 and (b - a).any()):
            continue
        along = (b - a) / np.linalg.norm(b - a)
        x = brentq(lambda x: there(x, k)[1] @ along, *motion.theta[k : k + 2], xtol=1e-13 * np.ptp(motion.theta))  # noqa: B023
        place, slope = there(x, k)
        if np.linalg.norm(slope) < _STILL * greatest and not (found and abs(x - found[-1][0]) < 1e-9):
            found.append((x, place))
    return CouplerCurve(
        motion.theta, points, slopes, np.array([x for x, _ in found]), np.array([p for _, p in found]).reshape(-1, 3)
    )
