"""Motion profiles: positions with rates and accelerations as functions of time, polynomials piece by piece.

Units: q in its own, times [s]. Law: tests/control/test_profiles.py. Source: Lynch & Park 2017, ch. 9 (trajectories).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, array
from poinsot.algebra.scalars import Scalar, less, unknown, where
from poinsot.errors import SimulationError
from poinsot.records import dataclass


@dataclass(frozen=True, eq=False)
class Profile:
    """q(t) = Σ_j coefficients[i, j] (t − knots[i])ʲ in piece i; at rest at its ends before and after them.

    knots (n + 1,) [s], coefficients (n, degree + 1, …) lowest power first; "…" is the shape of q, () for one number.
    Over any scalar, so that it stands in compiled equations: po.simulate(…, inputs={"motor": profile.rate}).
    Law     rate and acceleration are the derivatives of position, tests/control/test_profiles.py
    """

    knots: Floats
    coefficients: Floats

    @property
    def duration(self) -> float:
        """From the first knot to the last [s]."""
        return float(self.knots[-1] - self.knots[0])

    def position(self, t: Scalar) -> Any:
        """q(t)."""
        return self._derivative(t, 0)

    __call__ = position

    def rate(self, t: Scalar) -> Any:
        """dq/dt."""
        return self._derivative(t, 1)

    def acceleration(self, t: Scalar) -> Any:
        """d²q/dt²."""
        return self._derivative(t, 2)

    def at(self, t: Scalar) -> tuple[Any, Any, Any]:
        """Position, rate and acceleration."""
        return self.position(t), self.rate(t), self.acceleration(t)

    def part(self, k: int) -> Profile:
        """Entry k of a profile of several numbers, as a signal for one source."""
        return Profile(self.knots, self.coefficients[:, :, k])

    def _derivative(self, t: Scalar, order: int) -> Any:
        if not unknown(t):
            t = float(t)
            i = int(np.clip(np.searchsorted(self.knots, t, side="right") - 1, 0, len(self.knots) - 2))
            found = self._piece(i, min(max(t, self.knots[0]), self.knots[-1]), order)
            inside = self.knots[0] <= t <= self.knots[-1] or order == 0
            return found if inside else 0.0 * found
        pieces = [self._piece(i, t, order) for i in range(len(self.knots) - 1)]
        rest = [self._piece(i, float(self.knots[k]), order) for i, k in ((0, 0), (-1, -1))]
        before, after = (end if order == 0 else 0.0 * end for end in rest)
        values = after
        for knot, value in zip(self.knots[:0:-1], reversed(pieces), strict=True):
            values = _where(less(t, float(knot)), value, values)
        return _where(less(t, float(self.knots[0])), before, values)

    def _piece(self, i: int, t: Scalar, order: int) -> Any:
        """The derivative of that order of piece i, by Horner's rule."""
        since, powers = t - float(self.knots[i]), np.arange(self.coefficients.shape[1])
        factors = np.prod([np.maximum(powers - k, 0) for k in range(order)], axis=0) if order else np.ones(len(powers))
        value: Any = 0.0 * self.coefficients[i, 0]
        for j in range(len(powers) - 1, order - 1, -1):
            value = value * since + factors[j] * self.coefficients[i, j]
        return value if np.ndim(value) else value[()] if isinstance(value, np.ndarray) else value


def _where(condition: Any, a: Any, b: Any) -> Any:
    """a or b, entry by entry."""
    if np.ndim(a) == 0 and np.ndim(b) == 0:
        return where(condition, a, b)
    a, b = np.broadcast_arrays(np.asarray(a, dtype=object), np.asarray(b, dtype=object))
    return array([where(condition, x, y) for x, y in zip(a.flat, b.flat, strict=True)]).reshape(a.shape)


def minimum_jerk(start: ArrayLike, end: ArrayLike, duration: float, begin: float = 0.0) -> Profile:
    """From rest to rest with the least ∫ (d³q/dt³)² dt: q = q₀ + (q₁ − q₀)(10 s³ − 15 s⁴ + 6 s⁵), s = t/duration.

    Source: Flash & Hogan, J. Neuroscience 5 (1985)
    """
    a, b = _ends(start, end)
    T = _positive("duration", duration)
    shape = np.array([0, 0, 0, 10 / T**3, -15 / T**4, 6 / T**5])
    coefficients = np.multiply.outer(shape, b - a)
    coefficients[0] += a
    return Profile(np.array([begin, begin + T]), coefficients[None])


def trapezoid(
    start: ArrayLike, end: ArrayLike, speed: ArrayLike, acceleration: ArrayLike, begin: float = 0.0
) -> Profile:
    """From rest to rest by constant acceleration, constant speed and constant deceleration, all entries at once.

    speed, acceleration: the greatest of each entry [units of q per s, s²]. The slowest entry moves at its limits, the
    others keep step with it. Where the way is too short for the full speed, the profile is a triangle.
    """
    a, b = _ends(start, end)
    way = np.abs(b - a)
    try:
        v, w = (np.broadcast_to(np.asarray(each, dtype=float), way.shape) for each in (speed, acceleration))
    except (TypeError, ValueError):
        raise SimulationError(f"speed and acceleration must be numbers, or {way.shape} of them") from None
    if not (np.all(v > 0) and np.all(w > 0) and np.isfinite(v).all() and np.isfinite(w).all()):
        raise SimulationError("speed and acceleration of a trapezoid must be finite and above 0")
    if not way.any():
        raise SimulationError("a trapezoid needs a way to go: its start is its end")
    # of the unit way, whose limits are those of the entry that is slowest at each
    v1, w1 = (float(np.min(each[way > 0] / way[way > 0])) for each in (v, w))
    ramp = min(v1 / w1, 1 / np.sqrt(w1))
    top = w1 * ramp
    cruise = (1 - top * ramp) / top
    knots = begin + np.array([0.0, ramp, ramp + cruise, 2 * ramp + cruise])
    pieces = [(0.0, 0.0, w1 / 2), (top * ramp / 2, top, 0.0), (1 - top * ramp / 2, top, -w1 / 2)]
    kept = [k for k in range(3) if knots[k + 1] - knots[k] > 1e-12 * ramp]  # a piece that is rounding of the times
    coefficients = np.multiply.outer(np.array([pieces[k] for k in kept]), b - a)
    coefficients[:, 0] += a
    return Profile(np.append(knots[kept], knots[-1]), coefficients)


def spline(times: ArrayLike, values: ArrayLike, ends: str | object = "clamped") -> Profile:
    """The cubic spline through values (n, …) at times (n,), twice differentiable; SciPy's CubicSpline.

    ends  its ``bc_type``; "clamped": at rest at both ends
    """
    from scipy.interpolate import CubicSpline

    try:
        made = CubicSpline(np.asarray(times, dtype=float), np.asarray(values, dtype=float), bc_type=ends)
    except (TypeError, ValueError) as error:
        raise SimulationError(f"no spline goes through these points: {error}") from None
    return Profile(np.asarray(made.x), np.ascontiguousarray(np.moveaxis(made.c[::-1], 1, 0)))


def _ends(start: ArrayLike, end: ArrayLike) -> tuple[Floats, Floats]:
    try:
        a, b = np.broadcast_arrays(np.asarray(start, dtype=float), np.asarray(end, dtype=float))
    except (TypeError, ValueError):
        raise SimulationError("start and end of a profile must be numbers of the same shape") from None
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        raise SimulationError("start and end of a profile must be finite")
    return a, b


def _positive(what: str, value: float) -> float:
    if not (np.isfinite(value) and value > 0):
        raise SimulationError(f"{what} of a profile must be finite and above 0, not {value!r}")
    return float(value)
