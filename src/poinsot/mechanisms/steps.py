"""Algorithms of large trees, one step at a time: what is done at one link on the way to the leaves, and on the way back.

Each algorithm is a list of passes over the tree; a pass is a function of a link and of values by name. The functions
are built from the same parts as the algorithms on whole trees, which tests hold equal, and run on any scalar. The
ground has V = 0 and A = −g. Source: formulas.md §6; Featherstone 2008, §5.3, §7.3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pair
from poinsot.mechanisms.forward_dynamics import ArticulatedJoint
from poinsot.mechanisms.inverse_dynamics import inertial_wrench
from poinsot.mechanisms.kinematics import combine, place, velocity_acceleration
from poinsot.mechanisms.tree import Link

Values = tuple[Any, ...]


class Pass(NamedTuple):
    """One walk over the tree: a function of a link and of values by name, and the names of the values it returns.

    Names  q, v, a, tau, …: the link's own part of a vector of the tree; rotor: inertia of the link's rotor.
           Others are what steps leave for each other: X of the same link; X_parent, of the link it hangs from;
           X_sum, to be added to X of the link it hangs from.
    """

    step: Callable[..., Values]
    takes: tuple[str, ...]
    gives: tuple[str, ...]
    rootward: bool = False


def accelerate(link: Link, q: Array, v: Array, a: Array, V_parent: Twist, A_parent: Acceleration) -> Values:
    """Leafward: X_pi(q), V = X⁻¹ V_p + S v, A = X⁻¹ A_p + c + S a, f = I A + V ×* I V."""
    X, S = place(link, q)
    V = X.pull(V_parent) + combine(S, v)
    A = X.pull(A_parent) + velocity_acceleration(link, S, q, v, V) + combine(S, a).rate()
    return X, V, A, inertial_wrench(link.inertia, V, A)


def gather(link: Link, q: Array, a: Array, rotor: Scalar, X: Displacement, f: Wrench) -> Values:
    """Rootward: τ = Sᵀ f + rotor · a, and X f for the parent."""
    return [pair(f, S) + rate * rotor for S, rate in zip(link.pair.freedom_twists(q), a, strict=True)], X @ f


def move(link: Link, q: Array, v: Array, V_parent: Twist) -> Values:
    """Leafward: X_pi(q), V = X⁻¹ V_p + S v, c, and the inertia and bias wrench of the link alone."""
    X, S = place(link, q)
    V = X.pull(V_parent) + combine(S, v)
    c = velocity_acceleration(link, S, q, v, V)
    return X, V, c, ArticulatedInertia.of(link.inertia), V.cross(link.inertia * V)


def articulate(
    link: Link,
    q: Array,
    tau: Array,
    rotor: Scalar,
    X: Displacement,
    c: Acceleration,
    inertia: ArticulatedInertia,
    bias: Wrench,
) -> Values:
    """Rootward: Y = U D⁻¹, y = D⁻¹ u, and Iᵃ and pᵃ for the parent."""
    joint = ArticulatedJoint.solved(link.pair.freedom_twists(q), inertia, bias, list(tau), rotor)
    Ia, pa = joint.handed_on(inertia, bias, c)
    return joint.Y, joint.y, Ia.carried(X), X @ pa


def release(
    link: Link, q: Array, X: Displacement, c: Acceleration, Y: list[Momentum], y: Array, A_parent: Acceleration
) -> Values:
    """Leafward: v̇ = y − Yᵀ A' and A = A' + S v̇, from A' = X⁻¹ A_p + c."""
    joint = ArticulatedJoint(link.pair.freedom_twists(q), (), Y, y)
    return joint.accelerated(X.pull(A_parent) + c)


INVERSE_DYNAMICS = (
    Pass(accelerate, ("q", "v", "a", "V_parent", "A_parent"), ("X", "V", "A", "f")),
    Pass(gather, ("q", "a", "rotor", "X", "f"), ("tau", "f_sum"), rootward=True),
)
FORWARD_DYNAMICS = (
    Pass(move, ("q", "v", "V_parent"), ("X", "V", "c", "inertia", "bias")),
    Pass(
        articulate,
        ("q", "tau", "rotor", "X", "c", "inertia", "bias"),
        ("Y", "y", "inertia_sum", "bias_sum"),
        rootward=True,
    ),
    Pass(release, ("q", "X", "c", "Y", "y", "A_parent"), ("a", "A")),
)
