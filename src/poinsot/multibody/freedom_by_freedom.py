"""Articulated bodies one freedom at a time: factors of M⁻¹, and the motion that efforts cause, ready for derivatives.

For trees that are too large for matrices to be eliminated. With U = Iᴬ S, D = Sᵀ U + rotor of one freedom after the
other, the last of a joint first, M⁻¹ needs of each no more than S, Y = U D⁻¹ and N = −D⁻¹ in one frame:

    rootward   t = b + Sᵀ p,   z = N t,   p_parent += p − Y t
    leafward   x = z − Yᵀ A_parent,   A = A_parent + S x

Source: Featherstone 2008, §7.3; docs/derivatives.md.
Law: as the algorithms joint by joint, tests/multibody/test_derivatives.py.
Units: twists [rad/s; m/s], accelerations [rad/s²; m/s²], wrenches [N·m; N], efforts [N·m, N], inertias
[kg·m², kg·m, kg].
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import ArticulatedInertia
from poinsot.geometry.motors import Acceleration, Momentum, Twist, pairing
from poinsot.multibody.derivatives import COLLECT, Advanced, CarriedInertia
from poinsot.multibody.forward_dynamics import Felt
from poinsot.multibody.kinematics import Moving, carried_along, ground_acceleration, velocity_acceleration
from poinsot.multibody.mass_matrix import COMPOSITE
from poinsot.multibody.pairs_of_freedoms import Reached
from poinsot.multibody.passes import Own, Pass, added
from poinsot.multibody.tree import Link
from poinsot.records import NamedTuple


class Factor(NamedTuple):
    """Of a freedom its twist S, Y = U D⁻¹, and N = −D⁻¹."""

    S: Twist
    Y: Momentum
    N: Scalar


class LinkVelocity(NamedTuple):
    """A link's pose in its parent, its parent's twist in its coordinates, its own, c, and its
    inertia and bias alone."""

    X: Displacement
    V_0: Twist
    V: Twist
    c: Acceleration
    felt: Felt


class EliminatedJoint(NamedTuple):
    """The same with its joint's freedoms eliminated: their factors, and y = D⁻¹ u (n,)."""

    X: Displacement
    V_0: Twist
    V: Twist
    c: Acceleration
    freedoms: Sequence[Factor]
    y: Array


def factorise(link: Link, own: Own, carried: ArticulatedInertia, kept: Reached) -> tuple[ArticulatedInertia, Reached]:
    """Rootward: Iᴬ = I + Σ_children X Iᵃ; the factors of each freedom, and X Iᵃ for the parent."""
    inertia = ArticulatedInertia.of(link.inertia) + carried
    factors, inertia = _freed(link.pair.motion_subspace(own.q), inertia, own.rotor)
    return inertia.carried(kept.X), Reached(kept.X, factors)


def _freed(
    freedoms: Sequence[Twist], inertia: ArticulatedInertia, rotor: Scalar
) -> tuple[list[Factor], ArticulatedInertia]:
    """The factors of each freedom of a joint, the last taken first, and the inertia and bias seen
    through all of them."""
    factors: list[Factor] = []
    for S in reversed(freedoms):
        U = inertia * S
        inverse = 1.0 / (pairing(U, S) + rotor)
        factors.insert(0, Factor(S, U * inverse, -inverse))
        inertia = inertia.minus_dyads([(U, U * inverse)])
        if is_zero(rotor):  # Iᵃ S = 0 without a rotor
            inertia = inertia.annihilating(S)
    return factors, inertia


def depart(link: Link, own: Own, V_p: Twist) -> tuple[Twist, LinkVelocity]:
    """Leafward: V, c, and of the link alone I and p = V ×* I V."""
    X, S, V_0, V = carried_along(link, own, V_p)
    c = velocity_acceleration(link, S, own.q, own.v, V)
    return V, LinkVelocity(X, V_0, V, c, Felt(ArticulatedInertia.of(link.inertia), V.cross(link.inertia * V)))


def eliminate(link: Link, own: Own, carried: Felt, kept: LinkVelocity) -> tuple[Felt, EliminatedJoint]:
    """Rootward: Iᴬ, pᴬ; one freedom after the other, the last first, u = τ − Sᵀ p, y = D⁻¹ u, p += Y u; X Iᵃ, X pᵃ."""
    inertia, bias = added(kept.felt, carried)
    factors, inertia = _freed(link.pair.motion_subspace(own.q), inertia, own.rotor)
    y: list[Scalar] = []
    for each, effort in reversed(list(zip(factors, own.tau, strict=True))):
        u = effort - pairing(bias, each.S)
        y.insert(0, -(each.N * u))
        bias = bias + (each.Y * u).rate()
    felt = Felt(inertia.carried(kept.X), kept.X @ (bias + inertia * kept.c))
    return felt, EliminatedJoint(kept.X, kept.V_0, kept.V, kept.c, factors, array(y))


def respond(link: Link, own: Own, A_p: Acceleration, kept: EliminatedJoint) -> tuple[Acceleration, Advanced]:
    """Leafward: the accelerations that the efforts cause, v̇ = y − Yᵀ A one freedom after the other; I, B, F."""
    A_0 = kept.X.pull(A_p)
    A = A_0 + kept.c
    a: list[Scalar] = []
    for S, each, y in zip(link.pair.motion_subspace(own.q), kept.freedoms, kept.y, strict=True):
        a.append(y - pairing(each.Y, A))
        A = A + (S * a[-1]).rate()
    moving = Moving(kept.V, A)
    return A, Advanced(kept.X, array(a), Moving(kept.V_0, A_0), moving, CarriedInertia.of(link, moving))


INVERSE_MASS = (COMPOSITE[0], Pass(factorise, lambda tree: ArticulatedInertia.zero(), rootward=True))
CAUSED_SENSITIVITY = (
    Pass(depart, lambda tree: Twist.zero()),
    Pass(eliminate, Felt.nothing, rootward=True),
    Pass(respond, ground_acceleration),
    COLLECT,
)
