"""The Coriolis matrix by composite bodies: C(q, v) v is the velocity force, and Ṁ − 2C is skew.

A rigid body's part is B with B V = V ×* I V and B + Bᵀ = İ = V ×* I − I V ×. For one body it reads

    B = [−ω̃ Σ − h̃ ṽ, 0; −p̃, 0],      Σ = ½ tr(I_O) 1 − I_O,   h = m c,   p = m v + ω × h,

two blocks that add over bodies and go from frame to frame like an inertia, so the sub-tree beyond each joint has one
too. Source: Echeandia & Wensing 2021 (factorisation and recursion); the blocks are worked out from their B.
Law: Ṁ − 2C is skew and C v the velocity-product force, for pairs of every kind, tests/multibody/test_coriolis.py.
Units: C those of M per second; C v [N·m, N].
"""

from __future__ import annotations

from dataclasses import replace

from poinsot.algebra.arrays import Array, array
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Momentum, Twist, Wrench
from poinsot.geometry.vectors import cross, tilde
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import carried_along
from poinsot.multibody.pairs_of_freedoms import EntryRule, Reached, matrices
from poinsot.multibody.passes import Own, Pass, added, owned, walk
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple, dataclass


@dataclass(frozen=True, eq=False)
class Gyration:
    """B = [K, 0; −p̃, 0]: the wrench (K ω'; ω' × p) that a body's or a sub-tree's motion adds to a twist (ω'; v').

    K (3,3) [kg·m²/s]; p (3,) its linear momentum [kg·m/s]; over any scalar, in one frame
    Law     B V = V ×* I V for the body's own twist V; B + Bᵀ = V ×* I − I V ×
    """

    K: Array
    p: Array

    @classmethod
    def of(cls, body: Inertia, V: Twist) -> Gyration:
        """The part of a body with twist V, both in its frame."""
        h, J, w = body.first_moment, body.second_moment, V.angular
        half = (J[0, 0] + J[1, 1] + J[2, 2]) * 0.5
        spread = array([[(half if i == j else 0.0) - J[i, j] for j in range(3)] for i in range(3)])
        K = -(tilde(w) @ spread + tilde(h) @ tilde(V.linear))
        return cls(K, V.linear * body.mass + cross(w, h))

    @classmethod
    def zero(cls) -> Gyration:
        """That of no body."""
        return cls(array([[0.0] * 3] * 3), array([0.0] * 3))

    def __add__(self, other: Gyration) -> Gyration:
        return Gyration(self.K + other.K, self.p + other.p)

    def __mul__(self, V: Twist) -> Wrench:
        """B V = (K ω; ω × p)."""
        return Wrench(self.K @ V.angular, cross(V.angular, self.p))

    def transposed(self, V: Twist) -> Wrench:
        """Bᵀ V = (Kᵀ ω + p × v; 0)."""
        return Wrench(self.K.T @ V.angular + cross(self.p, V.linear), array([0.0] * 3))

    def carried(self, X_AB: Displacement) -> Gyration:
        """The same in frame A: (R K Rᵀ − t̃ (Rp)~; R p)."""
        R, p = X_AB.rotation, X_AB.rotation @ self.p
        return Gyration(R @ self.K @ R.T - tilde(X_AB.translation) @ tilde(p), p)


def weightless(tree: Tree) -> Tree:
    """The same tree where nothing weighs anything."""
    return replace(tree, model=replace(tree.model, gravity=(0.0, 0.0, 0.0)))


def coriolis_force(tree: Tree, q: Array, v: Array) -> Array:
    """C(q, v) v (nv,): inverse dynamics at a = 0 without weight, the force that is quadratic in v."""
    return inverse_dynamics(weightless(tree), q, v, None)


def coriolis_matrix(tree: Tree, q: Array, v: Array) -> Array:
    """C(q, v) (nv, nv) = Σ Jᵀ (I J̇ + B J) over the bodies, in O(n · depth).

    With I, B of all beyond joint j and S' = V × S + Ṡ, for an ancestor i of j:
        C_ij = S_iᵀ (I S'_j + B S_j),      C_ji = S'_iᵀ I S_j + S_iᵀ Bᵀ S_j
    Law: C v = coriolis_force(q, v); Ṁ − 2C is skew, for pairs of every kind.
    """
    return matrices(tree, walk(tree, GYRATING, owned(tree, q, v))[0], [CORIOLIS])[0]


class FreedomMomenta(NamedTuple):
    """Of a freedom its twist S, that twist's rate in space S', W_S = I S' + B S, P = I S, and Bᵀ S."""

    S: Twist
    rate: Twist
    W_S: Wrench
    P: Momentum
    couple: Wrench


CORIOLIS = EntryRule(beyond=[("S", "W_S")], before=[("P", "rate"), ("couple", "S")], beside=[("S", "W_S")])


class Gyrating(NamedTuple):
    """Inertia and gyration, of a link or of all that it carries."""

    I: Inertia  # noqa: E741
    B: Gyration


class Travelling(NamedTuple):
    """A link's pose in its parent, its twist, and its own inertia and gyration."""

    X: Displacement
    V: Twist
    body: Gyrating


def travel(link: Link, own: Own, V_p: Twist) -> tuple[Twist, Travelling]:
    """Leafward: V, and I and B of the link alone."""
    X, _, _, V = carried_along(link, own, V_p)
    return V, Travelling(X, V, Gyrating(link.inertia, Gyration.of(link.inertia, V)))


def gyrate(link: Link, own: Own, carried: Gyrating, kept: Travelling) -> tuple[Gyrating, Reached]:
    """Rootward: I + Σ_children X I and B + Σ_children X B; of each freedom what makes the Coriolis matrix."""
    I, B = added(kept.body, carried)  # noqa: E741
    turning = []
    for S, own_rate in zip(link.pair.motion_subspace(own.q), link.pair.motion_subspace_rate(own.q, own.v), strict=True):
        rate = kept.V.cross(S) + own_rate
        turning.append(FreedomMomenta(S, rate, (I * rate).rate() + B * S, I * S, B.transposed(S)))
    return Gyrating(I.carried(kept.X), B.carried(kept.X)), Reached(kept.X, turning)


GYRATING = (
    Pass(travel, lambda tree: Twist.zero()),
    Pass(gyrate, lambda tree: Gyrating(Inertia.zero(), Gyration.zero()), rootward=True),
)
