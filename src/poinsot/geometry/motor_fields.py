"""Motors as vector fields: m_Q = m_P + m̄ × PQ, for twists, accelerations, wrenches and momenta alike.

Every six-vector is a motor by its type: the principal vector m̄ is ω, ω̇, f or p, and its value at the origin is the
velocity v, the rate v̇, the moment m or the angular momentum L. The ordered pair (m̄, m_P) is the motor's bivector at
P. Functions below keep the kind of what they are given; a rate has the kind of :func:`rate_kind`.
Source: Lovell (S2) §2.1–2.8, §3.5; formulas.md §3.
Units: fields in that of the moment part, places [m], rates per second; of twists [m/s], of wrenches [N·m].
Law: m_Q − m_P = m̄ × PQ for any two points; rates by finite differences, tests/geometry/test_motor_fields.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, ForceVector, Momentum, MotionVector, SixVector, Twist, Wrench
from poinsot.geometry.vectors import cross, floats, shaped, tilde

__all__ = [
    "bivector", "curl", "derivative", "from_bivector", "gradient", "integral", "material_derivative", "moment",
    "principal", "quadrature", "rate_in_fixed_frame", "rate_in_moving_frame", "rate_kind", "streamline", "value_at",
]  # fmt: skip

S = TypeVar("S", bound=SixVector)


# ---------------------------------------------------------------------------------------------------------- bivectors


def principal(M: SixVector) -> Array:
    """m̄, the principal vector (3,): ω of a twist, ω̇ of an acceleration, f of a wrench, p of a momentum.

    Errors  TypeError for anything else: six bare numbers do not say what they are
    """
    if isinstance(M, MotionVector):
        return M.first
    if isinstance(M, ForceVector):
        return M.second
    raise TypeError(f"a motor is a twist, acceleration, wrench or momentum, not a {type(M).__name__}")


def moment(M: SixVector) -> Array:
    """m_O, the value of the field at the origin (3,): v, v̇, m or L."""
    principal(M)
    return M.second if isinstance(M, MotionVector) else M.first


def value_at(M: SixVector, Q: object) -> Array:
    """m_Q = m_O + m̄ × OQ (2.1), the field at the point Q (3,) [m]: velocity of a point, moment about a point.

    Law  m_Q − m_P = m̄ × PQ for all points P, Q, tests/geometry/test_motor_fields.py
    """
    return array(moment(M) + cross(principal(M), shaped(Q, (3,), "a point")))


def bivector(M: SixVector, P: object) -> tuple[Array, Array]:
    """(M)_P = (m̄, m_P): the motor at the point P (3,) [m] (S2 §2.2)."""
    return principal(M), value_at(M, P)


def from_bivector(kind: type[S], principal: object, value: object, P: object = (0.0, 0.0, 0.0)) -> S:
    """The motor of this kind with principal vector m̄ and value m_P at P; the inverse of :func:`bivector`.

    Law  any bivector of a motor determines it, theorem 2.2
    """
    a, m_P = shaped(principal, (3,), "a principal vector"), shaped(value, (3,), "the value of a motor at a point")
    m_O = array(m_P - cross(a, shaped(P, (3,), "a point")))
    if issubclass(kind, MotionVector):
        return kind(a, m_O)
    if issubclass(kind, ForceVector):
        return kind(m_O, a)
    raise TypeError(f"a motor is a twist, acceleration, wrench or momentum, not a {kind.__name__}")


# ---------------------------------------------------------------------------------------------------------- the field


def gradient(M: SixVector) -> Array:
    """∇m = m̄ × (3,3), the same at every point (2.6): the change of m per change of place."""
    return tilde(principal(M))


def curl(M: SixVector) -> Array:
    """∇ × m = 2m̄ (3,), from (∇ × m)× = ∇m − ∇mᵀ."""
    return array(principal(M) * 2.0)


def streamline(M: SixVector, P: object, s: Scalar) -> Array:
    """The point (3,) [m] that the flow of the field m takes P to in the parameter s: dP/ds = m_P.

    Law  a helix of the motor's pitch about its central axis; a circle for pitch 0, a straight line for a free vector
    """
    flow = Twist(principal(M), moment(M)) * s
    return array(Displacement.exp(flow) @ array(shaped(P, (3,), "a point")))


def material_derivative(M: SixVector, rate: SixVector, V: Twist, P: object) -> Array:
    """dm/dt = ∂m/∂t + m̄ × v_P (3,): the rate of the field's value at a point now at P that moves with the twist V.

    rate    dM/dt, the motor ∂m/∂t; of :func:`rate_kind`
    Law     for M = V the acceleration of material points, ∂v/∂t + ω × v (2.7) = Acceleration.of_point
    """
    _require_rate(rate, M)
    return array(value_at(rate, P) + cross(principal(M), V.at(array(shaped(P, (3,), "a point")))))


# ---------------------------------------------------------------------------------------------- derivative and integral

_RATES: dict[type[SixVector], type[SixVector]] = {Twist: Acceleration, Momentum: Wrench}
_INTEGRALS: dict[type[SixVector], type[SixVector]] = {rate: kind for kind, rate in _RATES.items()}


def rate_kind(kind: type[SixVector]) -> type[SixVector]:
    """The kind of a motor's rate: acceleration for a twist, wrench for a momentum; otherwise its own, per second."""
    return _RATES.get(kind, kind)


def derivative(M: Callable[[Scalar], SixVector], t: Scalar) -> Any:
    """dM/dt : ∂m/∂t at t, exact, by running the motor function M on a dual number (corollary of theorem 2.7).

    Returns a motor of :func:`rate_kind`. M must be written over any scalar.
    Law     (dM/dt)_P = (dm̄/dt, dm_P/dt); linear; Leibniz' rule for ∘ and ×, tests/geometry/test_motor_fields.py
    """
    moving = M(Dual(t, 1.0))
    return rate_kind(type(moving)).of([dual(x) for x in moving.vector])


def integral(M: Callable[[float], SixVector], start: float, end: float, tolerance: float = 1e-12) -> Any:
    """∫ M dt from start to end (theorem 2.8): a twist from an acceleration, a momentum from a wrench (the impulse).

    Other kinds keep their kind, times seconds. Gauss–Kronrod quadrature of the six components.
    Errors  GeometryError where the tolerance, relative to the largest value of M times the interval, cannot be met
    """
    kind = type(M(float(floats(start, "the interval of an integral"))))
    return _INTEGRALS.get(kind, kind).of(quadrature(lambda t: M(t).vector, start, end, tolerance))


def quadrature(f: Callable[[float], object], start: float, end: float, tolerance: float = 1e-12) -> Array:
    """∫ f dt from start to end, of a number or an array (n,) in the unit of f times that of t, to the tolerance
    relative to max |f| times the interval.

    Errors  GeometryError for values and ends that are not finite, and where the tolerance cannot be met
    """
    from scipy.integrate import quad_vec

    start, end = map(float, floats([start, end], "the interval of an integral"))

    def at(t: float) -> Array:
        return np.atleast_1d(floats(f(float(t)), f"what is integrated, at {t:g},"))

    size = max(float(np.abs(at(t)).max()) for t in np.linspace(start, end, 9)) * abs(end - start)
    total, error = quad_vec(at, start, end, epsabs=tolerance * size, epsrel=tolerance)
    if not error <= 100.0 * tolerance * max(size, float(np.abs(total).max())):
        raise GeometryError(
            f"the integral from {start:g} to {end:g} has an error of {error:.3g}, more than asked for; split the "
            "interval where the function jumps, or allow a larger tolerance"
        )
    return np.asarray(total)


def rate_in_fixed_frame(rate: S, M: SixVector, V: Twist) -> S:
    """dM/dt = d′M/dt + V × M (2.5): the rate in frame Σ from the rate d′M/dt seen in Σ′, which has the twist V.

    As fields, ∂m/∂t = ∂′m/∂t + ω × m + v × m̄. All motors in coordinates of one frame; × is ×* for wrenches and momenta.
    """
    _require_rate(rate, M)
    return rate + type(rate).of(V.cross(M).vector)  # type: ignore[call-overload]


def rate_in_moving_frame(rate: S, M: SixVector, V: Twist) -> S:
    """d′M/dt = dM/dt − V × M: the rate seen by an observer with the twist V; zero for a motor fixed in his frame."""
    _require_rate(rate, M)
    return rate - type(rate).of(V.cross(M).vector)  # type: ignore[call-overload]


def _require_rate(rate: SixVector, M: SixVector) -> None:
    principal(M)
    if type(rate) is not rate_kind(type(M)):
        needed = rate_kind(type(M)).__name__
        raise TypeError(f"the rate of a {type(M).__name__} is of kind {needed}, not {type(rate).__name__}")
