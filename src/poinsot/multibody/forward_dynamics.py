"""Forward dynamics of trees: the articulated-body algorithm (Featherstone 2008, §7.3).

Law: inverse dynamics of what it gives is τ, tests/multibody/test_tree_dynamics.py. Source: Featherstone 2008, §7.3.
Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], wrenches [N·m; N], efforts [N·m, N], inertias
[kg·m², kg·m, kg].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import ltl, masked
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pairing
from poinsot.joints.pair import combine
from poinsot.multibody.inverse_dynamics import Applied
from poinsot.multibody.kinematics import carried_along, ground_acceleration, velocity_acceleration
from poinsot.multibody.passes import Own, Pass, owned, walk
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple, dataclass


def articulated_body(
    tree: Tree, q: Array, v: Array, tau: Array, applied: Applied | None = None, free: Mapping[int, Scalar] | None = None
) -> Array:
    """v̇ (nv,) with M(q) v̇ + c(q, v) = τ, in O(n), for trees of independent joints.

    free: 0 or 1 of freedoms that may be held: v̇ = 0 exactly where it is 0, whatever τ is there.
    Law: inverse_dynamics(q, v, articulated_body(q, v, τ)) = τ.
    """
    each, _ = walk(tree, ARTICULATED_BODY, owned(tree, q, v, tau=tau, pushes=applied, free=free))
    a = zeros(tree.nv)
    for link, rates in zip(tree.links, each, strict=True):
        for k, rate in zip(link.v, rates, strict=True):
            a[k] = rate
    return settle(a)


class Felt(NamedTuple):
    """The articulated inertia and bias of a body and of all that joints hang on it: f = Iᴬ A + pᴬ."""

    inertia: ArticulatedInertia
    bias: Wrench

    @classmethod
    def nothing(cls, tree: Tree) -> Felt:
        """What no body makes felt."""
        return cls(ArticulatedInertia.zero(), Wrench.zero())


class Free(NamedTuple):
    """A link's pose in its parent, its velocity-product acceleration c, and its inertia and bias alone."""

    X: Displacement
    c: Acceleration
    felt: Felt


class SolvedJoint(NamedTuple):
    """A link's pose in its parent, its velocity-product acceleration c, and its joint's Y = U D⁻¹ and y = D⁻¹ u
    (n,).
    """

    X: Displacement
    c: Acceleration
    Y: Sequence[Momentum]
    y: Array


def move(link: Link, own: Own, V_p: Twist) -> tuple[Twist, Free]:
    """Leafward: V, c, and of the link alone I and p = V ×* I V − w, w the wrench that pushes it."""
    X, S, _, V = carried_along(link, own, V_p)
    c = velocity_acceleration(link, S, own.q, own.v, V)
    return V, Free(X, c, Felt(ArticulatedInertia.of(link.inertia), V.cross(link.inertia * V) - own.push))


def articulate(link: Link, own: Own, carried: Felt, kept: Free) -> tuple[Felt, SolvedJoint]:
    """Rootward: Iᴬ = I + Σ_children X Iᵃ, pᴬ = p + Σ_children X pᵃ; then the joint, and X Iᵃ, X pᵃ for the parent."""
    inertia, bias = kept.felt.inertia + carried.inertia, kept.felt.bias + carried.bias
    S = link.pair.motion_subspace(own.q)
    joint = ArticulatedJoint.solved(S, inertia, bias, list(own.tau), own.rotor, own.free)
    Ia, pa = joint.handed_on(inertia, bias, kept.c)
    return Felt(Ia.carried(kept.X), kept.X @ pa), SolvedJoint(kept.X, kept.c, joint.Y, joint.y)


def release(link: Link, own: Own, A_p: Acceleration, kept: SolvedJoint) -> tuple[Acceleration, list[Scalar]]:
    """Leafward: A' = X⁻¹ A_p + c, v̇ = y − Yᵀ A', A = A' + S v̇."""
    joint = ArticulatedJoint(link.pair.motion_subspace(own.q), (), kept.Y, kept.y)
    rates, A = joint.accelerated(kept.X.pull(A_p) + kept.c)
    return A, rates


ARTICULATED_BODY = (
    Pass(move, lambda tree: Twist.zero()),
    Pass(articulate, Felt.nothing, rootward=True),
    Pass(release, ground_acceleration),
)


@dataclass(frozen=True)
class ArticulatedJoint:
    """A joint that carries an articulated inertia: freedoms S (n twists), U = Iᴬ S, D = Sᵀ U + rotor, u = τ − Sᵀ pᴬ, Y
    = U D⁻¹, y = D⁻¹ u. inverse: D⁻¹. held: whether some of its freedoms may be, for which D⁻¹ has zeros.
    """

    S: Sequence[Twist]
    U: Sequence[Momentum]
    Y: Sequence[Momentum]
    y: Array
    rotor: Scalar = 0.0
    held: bool = False
    inverse: Array | None = None

    @classmethod
    def solved(
        cls,
        S: Sequence[Twist],
        inertia: ArticulatedInertia,
        bias: Wrench,
        tau: Sequence[Scalar],
        rotor: Scalar = 0.0,
        free: Array | None = None,
    ) -> ArticulatedJoint:
        """From the articulated inertia and bias wrench that hang on it, its own efforts and its rotor's inertia."""
        U = [inertia * column for column in S]
        D = array([[pairing(U_k, S_l) for S_l in S] for U_k in U])
        if not is_zero(rotor):
            D = D + _identity(len(S)) * rotor
        u = array([tau_k - pairing(bias, S_k) for tau_k, S_k in zip(tau, S, strict=True)])
        moving = _identity(len(S))
        if free is not None:
            D, u, moving = masked(D, free), u * free, moving * free
        factors = ltl(D)
        inverse = factors.solve(moving)
        columns = [_sum(U, inverse[:, k]) for k in range(len(S))]
        return cls(S, U, columns, factors.solve(u), rotor, free is not None, inverse)

    def handed_on(
        self, inertia: ArticulatedInertia, bias: Wrench, c: Acceleration
    ) -> tuple[ArticulatedInertia, Wrench]:
        """Iᵃ = Iᴬ − U D⁻¹ Uᵀ and pᵃ = pᴬ + Iᵃ c + U D⁻¹ u: the share passed to the parent, in the
        link's coordinates."""
        Ia = inertia.minus_dyads(list(zip(self.U, self.Y, strict=True)))
        for column in self.S if is_zero(self.rotor) and not self.held else ():  # Iᵃ S = 0 without a rotor
            Ia = Ia.annihilating(column)
        return Ia, bias + Ia * c + _sum(self.U, self.y).rate()

    def accelerated(self, A: Acceleration) -> tuple[list[Scalar], Acceleration]:
        """v̇ and the link's acceleration, from A' = X⁻¹ A_p + c."""
        rates = [y_k - pairing(Y_k, A) for y_k, Y_k in zip(self.y, self.Y, strict=True)]
        return rates, A + combine(self.S, rates).rate()


def _identity(n: int) -> Array:
    return array([[1.0 if i == j else 0.0 for j in range(n)] for i in range(n)])


def _sum(columns: Sequence[Momentum], weights: Array) -> Momentum:
    total = Momentum.zero()
    for column, weight in zip(columns, weights, strict=True):
        total = total + column * weight
    return total
