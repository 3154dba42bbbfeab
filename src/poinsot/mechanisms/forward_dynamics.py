"""Forward dynamics of trees: the articulated-body algorithm (Featherstone 2008, §7.3)."""

from __future__ import annotations

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import ltl
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, pair
from poinsot.mechanisms.inverse_dynamics import Applied
from poinsot.mechanisms.kinematics import (
    combine,
    ground_acceleration,
    link_coordinates,
    link_rates,
    posed,
    twists,
)
from poinsot.mechanisms.tree import Tree


def articulated_body(tree: Tree, q: Array, v: Array, tau: Array, applied: Applied | None = None) -> Array:
    """v̇ (nv,) with M(q) v̇ + c(q, v) = τ, in O(n), for trees whose joints move on their own.

    rootward:  U = Iᴬ S,  D = Sᵀ U,  u = τ − Sᵀ pᴬ,  Iᵃ = Iᴬ − U D⁻¹ Uᵀ,  pᵃ = pᴬ + Iᵃ c + U D⁻¹ u
    leafward:  A' = X⁻¹ A_p + c,  v̇ = D⁻¹ (u − Uᵀ A'),  A = A' + S v̇
    Law: inverse_dynamics(q, v, articulated_body(q, v, τ)) = τ.
    """
    pose = posed(tree, q)
    V = twists(tree, pose, v)
    n = len(tree.links)
    inertia, bias, c = [], [], []
    for i, link in enumerate(tree.links):
        v_i = link_rates(link, v)
        apparent = link.pair.apparent_rate(link_coordinates(link, q), v_i)
        c.append(apparent + V[i].cross(combine(pose.S[i], v_i)).rate())
        inertia.append(ArticulatedInertia.of(link.inertia))
        p = V[i].cross(link.inertia * V[i])
        bias.append(p - applied[i] if applied and i in applied else p)

    U: list[list[Momentum]] = [[] for _ in range(n)]
    Y: list[list[Momentum]] = [[] for _ in range(n)]  # U D⁻¹
    y: list[Array] = [array([]) for _ in range(n)]  # D⁻¹ u
    for i, link in reversed(list(enumerate(tree.links))):
        S = pose.S[i]
        U[i] = [inertia[i] * column for column in S]
        D = array([[pair(U_k, S_l) for S_l in S] for U_k in U[i]])
        u = array([tau[k] - pair(bias[i], S_k) for k, S_k in zip(link.v, S, strict=True)])
        factors = ltl(D)
        y[i] = factors.solve(u)
        inverse = factors.solve(_identity(len(S)))
        Y[i] = [_sum(U[i], inverse[:, k]) for k in range(len(S))]
        if link.parent >= 0:
            Ia = inertia[i].minus_dyads(list(zip(U[i], Y[i], strict=True)))
            for column in S:
                Ia = Ia.annihilating(column)
            pa = bias[i] + Ia * c[i] + _sum(U[i], y[i]).rate()
            inertia[link.parent] = inertia[link.parent] + Ia.carried(pose.X[i])
            bias[link.parent] = bias[link.parent] + pose.X[i] @ pa

    A: list[Acceleration] = []
    a = zeros(tree.nv)
    for i, link in enumerate(tree.links):
        A_p = ground_acceleration(tree) if link.parent < 0 else A[link.parent]
        A_i = pose.X[i].pull(A_p) + c[i]
        rates = [y[i][k] - pair(Y_k, A_i) for k, Y_k in enumerate(Y[i])]
        for k, rate in zip(link.v, rates, strict=True):
            a[k] = rate
        A.append(A_i + combine(pose.S[i], rates).rate())
    return settle(a)


def _identity(n: int) -> Array:
    return array([[1.0 if i == j else 0.0 for j in range(n)] for i in range(n)])


def _sum(columns: list[Momentum], weights: Array) -> Momentum:
    total = Momentum.zero()
    for column, weight in zip(columns, weights, strict=True):
        total = total + column * weight
    return total
