"""Algorithms of large trees, one step at a time: what is done at a link on the way to the leaves, and on the way back.

Each algorithm is a list of passes over the tree; a pass is a function of a link and of values by name. The functions
are made of the same parts as the algorithms on whole trees, and run on any scalar. At the ground V = 0, A = −g and
X_W = 1. Law: equal to the algorithms on whole trees, tests/systems/test_rolled.py. Source: formulas.md §6.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from poinsot.algebra.arrays import Array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pair
from poinsot.geometry.vectors import dot
from poinsot.multibody.forward_dynamics import ArticulatedJoint
from poinsot.multibody.inverse_dynamics import inertial_wrench
from poinsot.multibody.kinematics import combine, place, velocity_acceleration
from poinsot.multibody.tree import Link

Values = tuple[Any, ...]


class Pass(NamedTuple):
    """One walk over the tree: a function of a link and of values by name, and the names of the values it returns.

    Names  q, v, a, tau, …: the link's own part of a vector of the tree; rotor: inertia of the link's rotor; gravity.
           Others are what steps leave for each other: X of the same link; X_parent, of the link it hangs from;
           X_sum, to be added, rootward, to the X that the link it hangs from takes in the same pass;
           X_total, to be added up over all links.
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
    """Rootward: Y = U D⁻¹ and y = D⁻¹ u; Iᵃ and pᵃ for the parent."""
    joint = ArticulatedJoint.solved(link.pair.freedom_twists(q), inertia, bias, list(tau), rotor)
    Ia, pa = joint.handed_on(inertia, bias, c)
    return joint.Y, joint.y, Ia.carried(X), X @ pa


def release(
    link: Link, q: Array, X: Displacement, c: Acceleration, Y: list[Momentum], y: Array, A_parent: Acceleration
) -> Values:
    """Leafward: v̇ = y − Yᵀ A' and A = A' + S v̇, from A' = X⁻¹ A_p + c."""
    joint = ArticulatedJoint(link.pair.freedom_twists(q), (), Y, y)
    return joint.accelerated(X.pull(A_parent) + c)


def kinetic(link: Link, q: Array, v: Array, rotor: Scalar, V_parent: Twist) -> Values:
    """Leafward: V, and ½⟨I V, V⟩ + ½ rotor v²."""
    X, S = place(link, q)
    V = X.pull(V_parent) + combine(S, v)
    return V, link.inertia.kinetic_energy(V) + dot(v, v) * rotor * 0.5


def weigh(link: Link, q: Array, gravity: Array, W_parent: Displacement) -> Values:
    """Leafward: W = X_W,i and −g⃗ · (m c)_world."""
    W = W_parent @ place(link, q)[0]
    return W, -dot(gravity, W.rotation @ link.inertia.first_moment + W.translation * link.inertia.mass)


def follow(link: Link, q: Array, v: Array, W_parent: Displacement, V_parent: Twist) -> Values:
    """Leafward: W = X_W,i and V; the pose as a matrix, and the twist in world coordinates."""
    X, S = place(link, q)
    W, V = W_parent @ X, X.pull(V_parent) + combine(S, v)
    return W, V, W.matrix.ravel(), (W @ V).vector


def stand(link: Link, origin: Array, origin_rate: Array, xi: Array, xi_rate: Array) -> Values:
    """q = origin ⊞ ξ, v and ξ̇, in the chart that simulation steps in."""
    v = origin_rate + xi_rate
    return link.pair.chart(origin, xi), v, link.pair.chart_rate(xi, v)


def stand_driven(link: Link, origin: Array, origin_rate: Array, xi: Array, xi_rate: Array) -> Values:
    """The same, and efforts that are zero until a source adds its own."""
    return *stand(link, origin, origin_rate, xi, xi_rate), zeros(len(link.pair.freedoms))


def retract(link: Link, origin: Array, origin_rate: Array, xi: Array, xi_rate: Array) -> Values:
    """q = origin ⊞ ξ and v."""
    return link.pair.chart(origin, xi), origin_rate + xi_rate


def reach(link: Link, q: Array, dv: Array) -> Values:
    """The coordinates reached from q by the constant velocity dv over unit time."""
    return (link.pair.integrate(q, dv),)


def compare(link: Link, q0: Array, q1: Array) -> Values:
    """The velocity dv with integrate(q0, dv) = q1."""
    return (link.pair.difference(q0, q1),)


NEWTON_EULER = (
    Pass(accelerate, ("q", "v", "a", "V_parent", "A_parent"), ("X", "V", "A", "f")),
    Pass(gather, ("q", "a", "rotor", "X", "f"), ("result", "f_sum"), rootward=True),
)
ARTICULATED_BODY = (
    Pass(move, ("q", "v", "V_parent"), ("X", "V", "c", "inertia", "bias")),
    Pass(
        articulate,
        ("q", "tau", "rotor", "X", "c", "inertia", "bias"),
        ("Y", "y", "inertia_sum", "bias_sum"),
        rootward=True,
    ),
    Pass(release, ("q", "X", "c", "Y", "y", "A_parent"), ("result", "A")),
)
KINETIC = Pass(kinetic, ("q", "v", "rotor", "V_parent"), ("V", "kinetic_total"))
WEIGHT = Pass(weigh, ("q", "gravity", "W_parent"), ("W", "weight_total"))
CHART = ("origin", "origin_rate", "xi", "xi_rate")

ALGORITHMS: Mapping[str, tuple[Pass, ...]] = {
    "inverse_dynamics": NEWTON_EULER,
    "bias_force": NEWTON_EULER,
    "gravity_force": NEWTON_EULER,
    "forward_dynamics": ARTICULATED_BODY,
    "kinetic_energy": (KINETIC,),
    "potential_energy": (WEIGHT,),
    "energies": (KINETIC, WEIGHT),
    "integrate": (Pass(reach, ("q", "dv"), ("result",)),),
    "difference": (Pass(compare, ("q0", "q1"), ("result",)),),
    "motions": (Pass(follow, ("q", "v", "W_parent", "V_parent"), ("W", "V", "poses", "twists")),),
    "flow": (Pass(stand, CHART, ("q", "v", "rates")), *ARTICULATED_BODY),
    "driven flow": (Pass(stand_driven, CHART, ("q", "v", "rates", "tau")), *ARTICULATED_BODY),
    "retract": (Pass(retract, CHART, ("result", "result_rate")),),
}
"""Passes by the name of the kernel. Vectors that the kernel is not given are zero."""
