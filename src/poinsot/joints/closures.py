"""Loop-closure constraints, the conditions Φ(X) = 0 under which a pair closes a loop: functions of the relative
displacement X_PS alone.

They vanish on the pair's own displacements and have rank 6 − n there, so a pair can close a loop without coordinates of
its own. Rows are lengths [m] or sines of angles, so they vanish too where a frame is turned by half a turn: solvers of
Φ = 0 start near the pair's own displacements. The constraint wrenches are their derivatives.

Rolling contacts add rows that constrain velocities alone: there Φ is zero, and W is the contact's own.

Laws: Φ(X(q)) = 0; the wrench rows annihilate the freedom twists; Φ̇ = ⟨W, V⟩ and Φ̈ = ⟨W, V̇⟩ + bias.
Source: formulas.md §8 (pair structures); the rows themselves are Φ̇ for twists in predecessor coordinates.
Units: lengths [m] and sines [–] of Φ; constraint wrenches those per unit of their multipliers, rates per second.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, cos, is_zero, less, sin, where
from poinsot.algebra.sinc import whole_arc
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench
from poinsot.geometry.rotations import rotation_exp
from poinsot.geometry.vectors import cross, dot, tilde, untilde
from poinsot.joints.pair import Pair

Closing = Callable[[Displacement], list[Scalar]]

_SOMEWHERE = Displacement(rotation_exp(np.array([0.3, -0.5, 0.7])), np.array([0.4, 0.9, -0.6]))


def spherical(X: Displacement) -> list[Scalar]:
    """The origins coincide."""
    return list(X.translation)


def revolute(X: Displacement, pitch: float = 0.0) -> list[Scalar]:
    """The origins coincide and the z-axes are parallel."""
    return [*X.translation, X.rotation[0, 2], X.rotation[1, 2]]


def cylindrical(X: Displacement, pitch: float = 0.0) -> list[Scalar]:
    """The z-axes are one line."""
    return [X.translation[0], X.translation[1], X.rotation[0, 2], X.rotation[1, 2]]


def helical(X: Displacement, pitch: float) -> list[Scalar]:
    """The z-axes are one line, and the advance is pitch times the angle: h sin(p_z/h − θ) = 0."""
    if pitch == 0.0:  # the limit of the last row is the offset along the axis
        return [*cylindrical(X), X.translation[2]]
    R, advance = X.rotation, X.translation[2] / pitch
    c, s = (R[0, 0] + R[1, 1]) * 0.5, (R[1, 0] - R[0, 1]) * 0.5
    return [*cylindrical(X), (sin(advance) * c - cos(advance) * s) * pitch]


def prismatic(X: Displacement, pitch: float = 0.0) -> list[Scalar]:
    """No turning, and no offset across the z-axis."""
    return [X.translation[0], X.translation[1], *untilde(X.rotation)]


def unturned(X: Displacement, pitch: float = 0.0) -> list[Scalar]:
    """No turning: three slides."""
    return [*untilde(X.rotation)]


def planar(X: Displacement, pitch: float = 0.0) -> list[Scalar]:
    """The xy-planes are one plane."""
    return [X.translation[2], X.rotation[0, 2], X.rotation[1, 2]]


def universal(X: Displacement, pitch: float = 0.0) -> list[Scalar]:
    """The origins coincide; the predecessor's x-axis is perpendicular to the successor's y-axis."""
    return [*X.translation, X.rotation[0, 1]]


def fixed(X: Displacement, pitch: float = 0.0) -> list[Scalar]:
    """The frames coincide."""
    return [*X.translation, *untilde(X.rotation)]


def moving_by(X: Displacement, V: Twist) -> Displacement:
    """X + ε Ẋ with Ẋ = [V] X, V the twist of S relative to P in P-coordinates."""
    turning = tilde(V.angular) @ X.rotation
    moving = V.linear + cross(V.angular, X.translation)
    return Displacement(_dual(X.rotation, turning), _dual(X.translation, moving))


def _dual(a: Array, rate: Array) -> Array:
    both = np.empty(np.shape(a), dtype=object)
    for index in np.ndindex(*both.shape):
        both[index] = Dual(a[index], rate[index])
    return both


def closing_units(pair: Pair) -> str:
    """Which rows of a pair's closure are lengths (L), sines of angles (A), or on rates alone: slips (S), turns (T).

    A row whose wrench is a couple everywhere does not contain lengths; nor do a pair's own `sines`.
    """
    rows = constraint_wrenches(pair.closure, _SOMEWHERE)
    units = ["L" if _pushes(W) and k not in pair.sines else "A" for k, W in enumerate(rows)]
    return "".join([*units, *("S" if _pushes(W) else "T" for W in pair.rolling(_SOMEWHERE))])


def _pushes(W: Wrench) -> bool:
    return not all(map(is_zero, W.force))


def closing_errors(pair: Pair, X: Displacement) -> list[Scalar]:
    """Φ(X) (6 − n,), zero in the rows that constrain velocities alone."""
    return [*pair.closure(X), *[0.0] * len(pair.rolling(X))]


def opening(pair: Pair, X: Displacement) -> list[Scalar]:
    """How far a pair is open (6 − n,): Φ with angles [rad] in the place of their sines; zero in rows on rates alone."""
    return [*_unrolled(pair, X), *[0.0] * len(pair.rolling(X))]


def opening_wrenches(pair: Pair, X: Displacement) -> list[Wrench]:
    """The rows W of its rate ⟨W, V⟩, V the twist of S relative to P in P-coordinates; zero in rows on rates alone."""
    still = Wrench.of(array([0.0] * 6))
    return [*constraint_wrenches(lambda X: _unrolled(pair, X), X), *[still] * len(pair.rolling(X))]


_HALF_TURN = 1e-4
"""Sine of an angle so near half a turn that its direction is chosen: what sines say of it there is mostly rounding."""


def _unrolled(pair: Pair, X: Displacement) -> list[Scalar]:
    """Φ with θ n for sin θ n."""
    rows, turn = list(pair.closure(X)), pair.turn(X)
    if turn is None:
        return rows
    own = slice(turn.first, turn.first + len(turn.direction))
    sines, back = rows[own], less(turn.cosine, 0.0)
    lost = less(_square(sines), where(back, _HALF_TURN**2, 0.0))
    sines = [x + where(lost, d * _HALF_TURN, 0.0) for d, x in zip(turn.direction, sines, strict=True)]
    angle = whole_arc(_square(sines), turn.cosine)
    rows[own] = [x * angle for x in sines]
    return rows


def _square(x: list[Scalar]) -> Scalar:
    total: Scalar = 0.0
    for each in x:
        total = total + each * each
    return total


def closing_wrenches(pair: Pair, X: Displacement) -> list[Wrench]:
    """All rows W of ⟨W, V⟩ = 0, V the twist of S relative to P, both in P-coordinates: the reactions of the pair."""
    return [*constraint_wrenches(pair.closure, X), *pair.rolling(X)]


def closing_rates(pair: Pair, X: Displacement, V: Twist) -> list[Scalar]:
    """d/dt of ⟨W, V⟩ for V̇ = 0 (componentwise in P-coordinates), of all rows."""
    turning = [array([dual(x) for x in W.vector]) for W in pair.rolling(moving_by(X, V))]
    return [*constraint_rates(pair.closure, X, V), *(dot(row, V.vector) for row in turning)]


def constraint_wrenches(closing: Closing, X: Displacement) -> list[Wrench]:
    """The rows W of Φ̇ = ⟨W, V⟩, V the twist of S relative to P, both in P-coordinates: the reactions of the pair."""
    columns = []
    for k in range(6):
        e = np.eye(6)[k]
        columns.append([dual(phi) for phi in closing(moving_by(X, Twist(e[:3], e[3:])))])
    return [Wrench.of(array(row)) for row in zip(*columns, strict=True)]


def constraint_rates(closing: Closing, X: Displacement, V: Twist) -> list[Scalar]:
    """Φ̈ for V̇ = 0 (componentwise in P-coordinates): the second derivative of Φ along exp([V]t) X."""
    still = np.zeros(3)
    twice = moving_by(moving_by(X, V), Twist(_dual(V.angular, still), _dual(V.linear, still)))
    return [dual(dual(phi)) for phi in closing(twice)]
