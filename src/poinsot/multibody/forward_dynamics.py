"""Forward dynamics of trees: the articulated-body algorithm (Featherstone 2008, §7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import ltl
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pair
from poinsot.multibody.inverse_dynamics import Applied
from poinsot.multibody.kinematics import (
    combine,
    ground_acceleration,
    link_coordinates,
    link_rates,
    posed,
    twists,
    velocity_acceleration,
)
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree


def articulated_body(tree: Tree, q: Array, v: Array, tau: Array, applied: Applied | None = None) -> Array:
    """v̇ (nv,) with M(q) v̇ + c(q, v) = τ, in O(n), for trees whose joints move on their own.

    rootward:  U = Iᴬ S,  D = Sᵀ U + rotor inertia,  u = τ − Sᵀ pᴬ,  Iᵃ = Iᴬ − U D⁻¹ Uᵀ,  pᵃ = pᴬ + Iᵃ c + U D⁻¹ u
    leafward:  A' = X⁻¹ A_p + c,  v̇ = D⁻¹ (u − Uᵀ A'),  A = A' + S v̇
    Law: inverse_dynamics(q, v, articulated_body(q, v, τ)) = τ.
    """
    pose = posed(tree, q)
    V = twists(tree, pose, v)
    inertia, bias, c = [], [], []
    for i, link in enumerate(tree.links):
        c.append(velocity_acceleration(link, pose.S[i], link_coordinates(link, q), link_rates(link, v), V[i]))
        inertia.append(ArticulatedInertia.of(link.inertia))
        p = V[i].cross(link.inertia * V[i])
        bias.append(p - applied[i] if applied and i in applied else p)

    joints: list[ArticulatedJoint] = []
    rotors = rotor_inertias(tree)
    for i, link in reversed(list(enumerate(tree.links))):
        joint = ArticulatedJoint.solved(pose.S[i], inertia[i], bias[i], [tau[k] for k in link.v], rotors.get(i, 0.0))
        joints.append(joint)
        if link.parent >= 0:
            Ia, pa = joint.handed_on(inertia[i], bias[i], c[i])
            inertia[link.parent] = inertia[link.parent] + Ia.carried(pose.X[i])
            bias[link.parent] = bias[link.parent] + pose.X[i] @ pa

    A: list[Acceleration] = []
    a = zeros(tree.nv)
    for i, (link, joint) in enumerate(zip(tree.links, reversed(joints), strict=True)):
        A_p = ground_acceleration(tree) if link.parent < 0 else A[link.parent]
        rates, A_i = joint.accelerated(pose.X[i].pull(A_p) + c[i])
        for k, rate in zip(link.v, rates, strict=True):
            a[k] = rate
        A.append(A_i)
    return settle(a)


@dataclass(frozen=True)
class ArticulatedJoint:
    """A joint that carries an articulated inertia: freedoms S, U = Iᴬ S, Y = U D⁻¹, y = D⁻¹ u, D = Sᵀ U + rotor."""

    S: Sequence[Twist]
    U: Sequence[Momentum]
    Y: Sequence[Momentum]
    y: Array
    rotor: Scalar = 0.0

    @classmethod
    def solved(
        cls, S: Sequence[Twist], inertia: ArticulatedInertia, bias: Wrench, tau: Sequence[Scalar], rotor: Scalar = 0.0
    ) -> ArticulatedJoint:
        """From the articulated inertia and bias wrench that hang on it, its own efforts and its rotor's inertia."""
        U = [inertia * column for column in S]
        D = array([[pair(U_k, S_l) for S_l in S] for U_k in U])
        if not is_zero(rotor):
            D = D + _identity(len(S)) * rotor
        u = array([tau_k - pair(bias, S_k) for tau_k, S_k in zip(tau, S, strict=True)])
        factors = ltl(D)
        inverse = factors.solve(_identity(len(S)))
        return cls(S, U, [_sum(U, inverse[:, k]) for k in range(len(S))], factors.solve(u), rotor)

    def handed_on(
        self, inertia: ArticulatedInertia, bias: Wrench, c: Acceleration
    ) -> tuple[ArticulatedInertia, Wrench]:
        """Iᵃ, pᵃ: what the parent feels through the joint, in the link's coordinates."""
        Ia = inertia.minus_dyads(list(zip(self.U, self.Y, strict=True)))
        for column in self.S if is_zero(self.rotor) else ():  # Iᵃ S = 0 without a rotor
            Ia = Ia.annihilating(column)
        return Ia, bias + Ia * c + _sum(self.U, self.y).rate()

    def accelerated(self, A: Acceleration) -> tuple[list[Scalar], Acceleration]:
        """v̇ and the link's acceleration, from A' = X⁻¹ A_p + c."""
        rates = [y_k - pair(Y_k, A) for y_k, Y_k in zip(self.y, self.Y, strict=True)]
        return rates, A + combine(self.S, rates).rate()


def _identity(n: int) -> Array:
    return array([[1.0 if i == j else 0.0 for j in range(n)] for i in range(n)])


def _sum(columns: Sequence[Momentum], weights: Array) -> Momentum:
    total = Momentum.zero()
    for column, weight in zip(columns, weights, strict=True):
        total = total + column * weight
    return total
