"""Axodes: the ruled surfaces that the instantaneous screw axis of a motion X(t) draws in fixed and in moving space.

    V(t) = ω û (1 + ε h),  û = u + ε m the axis          surfaces of û in fixed, of Ad(X⁻¹) û in moving coordinates
    p = (u̇·ṁ)/u̇²  [m]                                    distribution parameter: |d û/dt| = |u̇| (1 + ε p)
    σ = u × m − (ṙ·u̇)/u̇² u,  ṙ = d/dt (u × m)           striction point: where a ruling is nearest to its neighbour

At every instant both axodes have the axis in common, with the same striction point and the same p, so they touch along
it: the moving one rolls on the fixed one with ω and slides along the axis with h ω, h the pitch.
Derivatives are dual numbers: the axis of a dual twist V + ε V̇ is û + ε dû/dt.

Source  Dimentberg, The screw calculus; Bottema & Roth 1979, ch. VI; Lovell (S2) ch. III for screws and pitch
Units   p, h [m], [m/rad]; points [m]
Law     contact, rolling and sliding, and cones and cylinders of known motions: tests/geometry/test_motor_fields.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist
from poinsot.geometry.screws import Screw, central_axis, is_proper
from poinsot.geometry.vectors import cross, dot, untilde
from poinsot.records import dataclass

#: An axis that turns by less than this per radian of the motion keeps its direction: striction and p are NaN.
STEADY = 1e-12


@final
@dataclass(frozen=True, eq=False)
class Ruling:
    """The instantaneous screw of a motion as a ruling of its axode.

    screw         its axis and pitch; improper where the motion does not turn
    striction     the striction point (3,) [m]; NaN where the axis keeps its direction, as of a plane motion
    distribution  the distribution parameter p [m], 0 of a cone or a developable; NaN there too
    """

    screw: Screw
    striction: Array
    distribution: float

    def carried(self, X: Displacement) -> Ruling:
        """Ruling in the coordinates of another frame, X of this one in that."""
        return Ruling(self.screw.carried(X), array(X @ self.striction), self.distribution)


@final
@dataclass(frozen=True, eq=False)
class Axodes:
    """Both axodes of a motion at times [s]: rulings in fixed and in moving coordinates, and the poses X(t)."""

    times: Floats
    poses: tuple[Displacement, ...]
    fixed: tuple[Ruling, ...]
    moving: tuple[Ruling, ...]


def ruling(V: Twist, rate: Acceleration) -> Ruling:
    """The ruling of a twist V [rad/s; m/s] and its rate dV/dt at a fixed point [rad/s²; m/s²], in one frame.

    Errors  GeometryError for V = 0
    Law     that of the axode of any motion with this twist and rate
    """
    screw, nowhere = Screw.of(V), np.full(3, np.nan)
    if not is_proper(V):
        return Ruling(screw, nowhere, np.nan)
    moving = [Dual(float(x), float(dx)) for x, dx in zip(V.vector, rate.vector, strict=True)]
    axis = central_axis(Twist.of(moving))
    (u, du), (m, dm) = _parts(axis.direction), _parts(axis.moment)
    turning = float(np.linalg.norm(V.angular.astype(float)))
    if not float(np.linalg.norm(du)) > STEADY * turning:
        return Ruling(screw, nowhere, np.nan)
    rise = dot(cross(du, m) + cross(u, dm), du) / dot(du, du)
    return Ruling(screw, array(cross(u, m) - u * rise), float(dot(du, dm) / dot(du, du)))


def axodes(motion: Callable[[Scalar], Displacement], times: Iterable[float]) -> Axodes:
    """The axodes of X(t), a function of the time [s] over any scalar, at some times.

    Errors  GeometryError at a time at which the motion stands still
    Law     Ad(X) of a moving ruling is the fixed one, striction point and p included
    """
    t = np.array([*times], dtype=float)
    poses = tuple(motion(each) for each in t.tolist())
    fixed = tuple(ruling(*_twist_and_rate(motion, each)) for each in t.tolist())
    moving = tuple(each.carried(X.inverse()) for each, X in zip(fixed, poses, strict=True))
    return Axodes(t, poses, fixed, moving)


def _twist_and_rate(motion: Callable[[Scalar], Displacement], t: float) -> tuple[Twist, Acceleration]:
    """V with [V] = Ẋ X⁻¹, in fixed coordinates, and dV/dt, by dual numbers of dual numbers."""
    X = motion(Dual(Dual(t, 1.0), Dual(1.0, 0.0)))
    R, dR = _parts(X.rotation)
    p, dp = _parts(X.translation)
    omega = untilde(dR @ R.T)
    parts = [_parts(part) for part in (omega, dp - cross(omega, p))]
    (w, dw), (v, dv) = ((x.astype(float), dx.astype(float)) for x, dx in parts)
    return Twist(w, v), Acceleration(dw, dv)


def _parts(x: Array) -> tuple[Array, Array]:
    """Real and dual parts."""
    flat = [each if isinstance(each, Dual) else Dual(each, 0.0 * each) for each in np.ravel(x)]
    shape = np.shape(x)
    return array([each.real for each in flat]).reshape(shape), array([each.dual for each in flat]).reshape(shape)
