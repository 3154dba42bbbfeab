"""Matrices over the freedoms of large trees, one step at a time: what is done at a link, out and back.

The passes of `multibody.derivatives`, of composite and of articulated bodies, for trees whose joints of several
screws are taken one freedom at a time. What freedoms have to do with one another is left to loops over vectors: each
leaves its own in the frame of the first link of its branch (W takes coordinates there).
Source: docs/derivatives.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia, Inertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pair
from poinsot.multibody.coriolis import Gyration
from poinsot.multibody.derivatives import bends_anywhere, bent_changes, changes_of, fixed_in_parent
from poinsot.multibody.inverse_dynamics import inertial_wrench
from poinsot.multibody.kinematics import combine, place, velocity_acceleration
from poinsot.multibody.steps import Pass, Values
from poinsot.multibody.tree import Link

LEFT: Mapping[str, Mapping[str, int]] = {
    "seen": {"S": 6, "alpha_q": 6, "eta_q": 3, "alpha_v": 6, "W_q": 6, "W_v": 6, "P": 6, "couple": 3},
    "own": {"own": 6},
    "bent": {"place": 6, "bend": 6},
    "momenta": {"S": 6, "P": 6},
    "factors": {"Y": 6, "N": 1},
    "axes": {"S": 6},
    "turning": {"S": 6, "rate": 6, "W_S": 6, "P": 6, "half_couple": 3},
}
"""What steps leave of each freedom, with the numbers each has; of η only the angular part has any effect.

Y = U D⁻¹ and N = −D⁻¹ of the articulated body, P = I S of the composite body; own: W_q as it is for freedoms of
the same joint, without the turn of f where these turn along. Where a pair bends its freedom twists, place is 1 at the
freedom's own number and bend the f felt by D S of each. For C: rate of S in space, W_S = I rate + B S, Bᵀ S.
"""


def advance(
    link: Link,
    q: Array,
    v: Array,
    a: Array,
    W_parent: Displacement | None,
    V_parent: Twist,
    A_parent: Acceleration,
) -> Values:
    """Leafward: where the link is and how it moves, with its parent's motion in its own coordinates; I, B, f."""
    X, W, V, V0, S = _moved(link, q, v, W_parent, V_parent)
    A0 = X.pull(A_parent)
    A = A0 + velocity_acceleration(link, S, q, v, V) + combine(S, a).rate()
    return X, W, V, V0, A, A0, link.inertia, Gyration.of(link.inertia, V), inertial_wrench(link.inertia, V, A)


def collect(
    link: Link,
    q: Array,
    v: Array,
    a: Array,
    X: Displacement,
    W: Displacement,
    V: Twist,
    V0: Twist,
    A: Acceleration,
    A0: Acceleration,
    I: Inertia,  # noqa: E741
    B: Gyration,
    f: Wrench,
) -> Values:
    """Rootward: I, B and f for the parent, of all that the link carries; of each freedom what `LEFT` names.

    ``own`` and ``bent`` are for what freedoms of one joint have to do with one another.
    """
    seen, own, bent, twice, freedoms = [], [], [], B + B, link.pair.freedom_twists(q)
    base = (V, A) if fixed_in_parent(link.pair) else (V0, A0)
    every = [changes_of(S, *base, V0 + V) for S in freedoms]
    bends = link.pair.bends(q, v) if bends_anywhere(link.pair) else ()
    if bends:
        every = bent_changes(every, bends, V, combine(freedoms, v), v, a)
    for k, (S, changes) in enumerate(zip(freedoms, every, strict=True)):
        felt = [pair(f, turned) for turned in bends[k].S] if bends else []
        bent.append(concatenate([[float(k == n) for n in range(6)], felt, [0.0] * (6 - len(felt))]))
        W_q, W_v = (I * each.acceleration + twice * each.twist for each in (changes.q, changes.v))
        turned, couple = W_q + S.cross(f), twice.transposed(S)
        motions = W @ S, W @ changes.q.acceleration, W.rotation @ changes.q.twist.angular, W @ changes.v.acceleration
        forces = W @ turned, W @ W_v, W @ (I * S), W.rotation @ couple.moment
        seen.append(concatenate([getattr(x, "vector", x) for x in (*motions, *forces)]))
        own.append((W @ (turned if fixed_in_parent(link.pair) else W_q)).vector)
    return seen, own, bent, I.carried(X), B.carried(X), X @ f


def depart(link: Link, q: Array, v: Array, W_parent: Displacement | None, V_parent: Twist) -> Values:
    """Leafward: where the link is and how fast it moves; c; the inertia and bias wrench of the link alone."""
    X, W, V, V0, S = _moved(link, q, v, W_parent, V_parent)
    c = velocity_acceleration(link, S, q, v, V)
    return X, W, V, V0, c, ArticulatedInertia.of(link.inertia), V.cross(link.inertia * V)


def eliminate(
    link: Link,
    q: Array,
    v: Array,
    tau: Array,
    rotor: Scalar,
    own_load: Array,
    X: Displacement,
    W: Displacement,
    c: Acceleration,
    inertia: ArticulatedInertia,
    bias: Wrench,
) -> Values:
    """Rootward, one freedom after the other, the last first: D = Sᵀ U + rotor, Y = U D⁻¹, y = D⁻¹ u; Iᵃ and pᵃ.

    To the efforts come those of springs and dampers on the freedom alone, as ``own_load`` = (k, k q₀, c) says if it is
    there: k q₀ − k q − c v.
    """
    S = link.pair.freedom_twists(q)
    Y, inverses, inertia = _freed(S, inertia, rotor)
    if len(own_load):
        tau = tau + own_load[1] - q * own_load[0] - v * own_load[2]
    y: list[Scalar] = []
    for S_k, Y_k, inverse, effort in reversed(list(zip(S, Y, inverses, tau, strict=True))):
        u = effort - pair(bias, S_k)
        y.insert(0, u * inverse)
        bias = bias + (Y_k * u).rate()
    return Y, y, _factors(W, Y, inverses), inertia.carried(X), X @ (bias + inertia * c)


def _freed(
    freedoms: Sequence[Twist], inertia: ArticulatedInertia, rotor: Scalar
) -> tuple[list[Momentum], list[Scalar], ArticulatedInertia]:
    """Y and D⁻¹ of each freedom of a joint, the last taken first, and what is felt through all of them."""
    Y: list[Momentum] = []
    inverses: list[Scalar] = []
    for S in reversed(freedoms):
        U = inertia * S
        inverse = 1.0 / (pair(U, S) + rotor)
        Y.insert(0, U * inverse)
        inverses.insert(0, inverse)
        inertia = inertia.minus_dyads([(U, Y[0])])
        if is_zero(rotor):  # Iᵃ S = 0 without a rotor
            inertia = inertia.annihilating(S)
    return Y, inverses, inertia


def _factors(W: Displacement, Y: Sequence[Momentum], inverses: Sequence[Scalar]) -> list[Array]:
    return [concatenate([(W @ Y_k).vector, -inverse]) for Y_k, inverse in zip(Y, inverses, strict=True)]


def respond(
    link: Link,
    q: Array,
    X: Displacement,
    V: Twist,
    c: Acceleration,
    Y: list[Momentum],
    y: Array,
    A_parent: Acceleration,
) -> Values:
    """Leafward: the accelerations that the efforts cause, v̇ = y − Yᵀ A one freedom after the other; I, B, f."""
    A0 = X.pull(A_parent)
    A = A0 + c
    a: list[Scalar] = []
    for S, Y_k, y_k in zip(link.pair.freedom_twists(q), Y, y, strict=True):
        a.append(y_k - pair(Y_k, A))
        A = A + (S * a[-1]).rate()
    return array(a), A, A0, link.inertia, Gyration.of(link.inertia, V), inertial_wrench(link.inertia, V, A)


def stand(link: Link, q: Array, W_parent: Displacement | None) -> Values:
    """Leafward: where the link is, and its inertia."""
    X, _, W = _placed(link, q, W_parent)
    return X, W, link.inertia


def stand_articulated(link: Link, q: Array, W_parent: Displacement | None) -> Values:
    """Leafward: where the link is, and its inertia as an articulated body's."""
    X, W, inertia = stand(link, q, W_parent)
    return X, W, ArticulatedInertia.of(inertia)


def carry(link: Link, q: Array, X: Displacement, W: Displacement, I: Inertia) -> Values:  # noqa: E741
    """Rootward: the inertia of all that the link carries; of each freedom S and I S."""
    return [concatenate([(W @ S).vector, (W @ (I * S)).vector]) for S in link.pair.freedom_twists(q)], I.carried(X)


def factorise(
    link: Link, q: Array, rotor: Scalar, X: Displacement, W: Displacement, inertia: ArticulatedInertia
) -> Values:
    """Rootward: the articulated inertia; S, Y and N of each freedom."""
    S = link.pair.freedom_twists(q)
    Y, inverses, inertia = _freed(S, inertia, rotor)
    return [(W @ S_k).vector for S_k in S], _factors(W, Y, inverses), inertia.carried(X)


def travel(link: Link, q: Array, v: Array, W_parent: Displacement | None, V_parent: Twist) -> Values:
    """Leafward: where the link is and how fast it moves; its inertia and its gyration."""
    X, W, V, _, _ = _moved(link, q, v, W_parent, V_parent)
    return X, W, V, link.inertia, Gyration.of(link.inertia, V)


def gyrate(
    link: Link,
    q: Array,
    v: Array,
    X: Displacement,
    W: Displacement,
    V: Twist,
    I: Inertia,  # noqa: E741
    B: Gyration,
) -> Values:
    """Rootward: I and B of all that the link carries; of each freedom what makes the Coriolis matrix."""
    turning = []
    for S, own_rate in zip(link.pair.freedom_twists(q), link.pair.freedom_rates(q, v), strict=True):
        rate = V.cross(S) + own_rate
        six = W @ S, W @ rate, W @ ((I * rate).rate() + B * S), W @ (I * S)
        turning.append(concatenate([*(x.vector for x in six), W.rotation @ B.transposed(S).moment]))
    return turning, I.carried(X), B.carried(X)


def _placed(link: Link, q: Array, W_parent: Displacement | None) -> tuple[Displacement, list[Twist], Displacement]:
    """X_pi, S and W."""
    X, S = place(link, q)
    return X, S, Displacement.identity() if W_parent is None else W_parent @ X


def _moved(
    link: Link, q: Array, v: Array, W_parent: Displacement | None, V_parent: Twist
) -> tuple[Displacement, Displacement, Twist, Twist, list[Twist]]:
    """X_pi, W, V, the parent's twist in the link's coordinates, and S."""
    X, S, W = _placed(link, q, W_parent)
    V0 = X.pull(V_parent)
    return X, W, V0 + combine(S, v), V0, S


_COLLECT = Pass(
    collect,
    ("q", "v", "a", "X", "W", "V", "V0", "A", "A0", "I", "B", "f"),
    ("seen", "own", "bent", "I_sum", "B_sum", "f_sum"),
    rootward=True,
)
_STAND = ("q", "W_parent")
MATRICES: Mapping[str, tuple[Pass, ...]] = {
    "mass_matrix": (
        Pass(stand, _STAND, ("X", "W", "I")),
        Pass(carry, ("q", "X", "W", "I"), ("momenta", "I_sum"), rootward=True),
    ),
    "inverse_mass_matrix": (
        Pass(stand_articulated, _STAND, ("X", "W", "inertia")),
        Pass(factorise, ("q", "rotor", "X", "W", "inertia"), ("axes", "factors", "inertia_sum"), rootward=True),
    ),
    "coriolis_matrix": (
        Pass(travel, ("q", "v", "W_parent", "V_parent"), ("X", "W", "V", "I", "B")),
        Pass(gyrate, ("q", "v", "X", "W", "V", "I", "B"), ("turning", "I_sum", "B_sum"), rootward=True),
    ),
    "inverse_dynamics_derivatives": (
        Pass(
            advance,
            ("q", "v", "a", "W_parent", "V_parent", "A_parent"),
            ("X", "W", "V", "V0", "A", "A0", "I", "B", "f"),
        ),
        _COLLECT,
    ),
    "forward_dynamics_derivatives": (
        Pass(depart, ("q", "v", "W_parent", "V_parent"), ("X", "W", "V", "V0", "c", "inertia", "bias")),
        Pass(
            eliminate,
            ("q", "v", "tau", "rotor", "own_load", "X", "W", "c", "inertia", "bias"),
            ("Y", "y", "factors", "inertia_sum", "bias_sum"),
            rootward=True,
        ),
        Pass(respond, ("q", "X", "V", "c", "Y", "y", "A_parent"), ("a", "A", "A0", "I", "B", "f")),
        _COLLECT,
    ),
}
"""Passes by the name of the kernel. At links on the ground W_parent is None: what they carry is seen from there."""
