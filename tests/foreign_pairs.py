"""Pairs that the package does not have, declared as CONTRIBUTING says under "To add a pair" and in no other way.

ball_in_slot   a ball whose centre slides along z of the predecessor: its freedom twists are constant in neither body
cam            turns about z and advances by rise · sin(angle): one freedom, whose screw changes as it turns
space_ball     a ball whose rates are those of the angular velocity in the predecessor: constant there
grooved_ball   the ball in a slot, as a product of a slide and a ball
"""

from dataclasses import dataclass
from typing import final

import numpy as np

from poinsot import Displacement, geometry
from poinsot.algebra import Array, Scalar, atan2, concatenate, sin
from poinsot.elements import Constancy, Pair, Part, Symbol, pair_of_kind


@dataclass(frozen=True)
class BallInSlot(Pair):
    """A ball in a slot along z of the predecessor: q = (distance, qx, qy, qz, qw), v = (distance, body ω)."""

    kind: str = "ball_in_slot"
    coordinates: tuple[str, ...] = ("distance", "qx", "qy", "qz", "qw")
    freedoms: tuple[str, ...] = ("distance", "wx", "wy", "wz")

    def displacement(self, q: Array) -> Displacement:
        return Displacement(geometry.rotation_of(q[1:]), concatenate([0.0, 0.0, q[0]]))

    def closure(self, X: Displacement) -> list[Scalar]:
        return [X.translation[0], X.translation[1]]

    def neutral(self) -> Array:
        return np.array([0.0, 0.0, 0.0, 0.0, 1.0])

    def integrate(self, q: Array, dv: Array) -> Array:
        return concatenate([q[0] + dv[0], geometry.quaternion_product(q[1:], geometry.quaternion_exp(dv[1:]))])

    def difference(self, q0: Array, q1: Array) -> Array:
        turned = geometry.quaternion_log(geometry.quaternion_product(geometry.quaternion_conjugate(q0[1:]), q1[1:]))
        return concatenate([q1[0] - q0[0], turned])

    def chart_rate(self, xi: Array, v: Array) -> Array:
        return concatenate([v[0], geometry.left_jacobian_inverse(-xi[1:]) @ v[1:]])

    @property
    def measured_by(self) -> tuple[int, ...]:
        return (0, -1, -1, -1)

    @property
    def symbol(self) -> Symbol:
        return "ball"


@final
@dataclass(frozen=True)
class Cam(Pair):
    """A follower that turns about z and advances by rise · sin(angle), rise [m]: q = (angle), v = dq/dt."""

    radius: float
    kind: str = "cam"
    coordinates: tuple[str, ...] = ("angle",)
    freedoms: tuple[str, ...] = ("angle",)

    @property
    def number(self) -> Scalar:
        return self.radius

    def with_number(self, number: Scalar) -> Pair:
        return Cam(number)

    def displacement(self, q: Array) -> Displacement:
        return Displacement(geometry.rotation_z(q[0]), concatenate([0.0, 0.0, sin(q[0]) * self.radius]))

    def closure(self, X: Displacement) -> list[Scalar]:
        R, p = X.rotation, X.translation
        angle = atan2(R[1, 0] - R[0, 1], R[0, 0] + R[1, 1])
        return [p[0], p[1], R[0, 2], R[1, 2], p[2] - sin(angle) * self.radius]


@final
@dataclass(frozen=True)
class SpaceBall(Pair):
    """A ball in a socket whose rates are the angular velocity in the predecessor: q = quaternion, v = ω in P."""

    kind: str = "space_ball"
    coordinates: tuple[str, ...] = ("qx", "qy", "qz", "qw")
    freedoms: tuple[str, ...] = ("wx", "wy", "wz")

    def displacement(self, q: Array) -> Displacement:
        return Displacement(geometry.rotation_of(q), np.zeros(3))

    def closure(self, X: Displacement) -> list[Scalar]:
        return list(X.translation)

    def neutral(self) -> Array:
        return np.array([0.0, 0.0, 0.0, 1.0])

    def integrate(self, q: Array, dv: Array) -> Array:
        return geometry.quaternion_product(geometry.quaternion_exp(dv), q)

    def difference(self, q0: Array, q1: Array) -> Array:
        return geometry.quaternion_log(geometry.quaternion_product(q1, geometry.quaternion_conjugate(q0)))

    def chart_rate(self, xi: Array, v: Array) -> Array:
        return np.asarray(geometry.left_jacobian_inverse(xi) @ v)

    @property
    def constant_in(self) -> Constancy:
        return "predecessor"

    @property
    def measured_by(self) -> tuple[int, ...]:
        return (-1, -1, -1)

    @property
    def placed_by(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return ("point",), ()


@final
@dataclass(frozen=True)
class GroovedBall(BallInSlot):
    """The same ball in a slot, said to be what it is: a slide and then a ball."""

    kind: str = "grooved_ball"

    @property
    def parts(self) -> tuple[Part, ...]:
        return Part(pair_of_kind("prismatic"), (0,), (0,)), Part(pair_of_kind("spherical"), (1, 2, 3, 4), (1, 2, 3))


def ball_in_slot() -> Pair:
    return BallInSlot()


def cam(radius: float) -> Pair:
    return Cam(radius)


def space_ball() -> Pair:
    return SpaceBall()


def grooved_ball() -> Pair:
    return GroovedBall()


FOREIGN = {make.__name__: make for make in (ball_in_slot, cam, space_ball, grooved_ball)}
