"""The mechanism as one body: its mass, mass centre, and its momentum there.

Centroidal momentum h_G = (L_G; p), **angular first**, in **world axes**, moments **at the mass centre G**. Bodies fixed
to the ground do not count. Source: Orin, Goswami & Lee 2013; Echeandia & Wensing 2021 (rate of the matrix).
Law: sums over the bodies, and rates by finite differences, tests/multibody/test_centroidal.py.
Units: momenta [kg·m²/s; kg·m/s], their rates [N·m; N]; A_G [kg·m², kg·m, kg].

The momentum of what floats, carried from one configuration to the next: for steps that keep it to rounding.

Of a free or a spherical joint on the ground, with the twist V of its base in its own axes and all that it carries
(momentum P about the origin of the base; of a spherical joint the moment about its centre alone), a step from (q, v)
that finds the velocities v̂ at its end gives it

    P̂ = M_b(q) v̂ + h c_b(q, v),      c without weight, v̂ as rates in the axes that the base has at q
    P⁺ = Ad*(X(q⁺)⁻¹ X(q)) P̂,         I_b(q⁺) V⁺ = P⁺ − M_bj(q⁺) v_j⁺

with I_b the composite inertia. P̂ is what was there and all impulses of the step, exactly: what of c the step took
explicitly goes out again. At q⁺ = q it gives the twist that the base would have had without c.
Rates in fixed axes: V is that of a frame that turns, so the point of the base moves by v + h (v̇ + ω × v) [m/s].
Law     momentum of a free machine is kept to rounding, tests/simulation/test_moreau_free.py
Source  Marsden & Ratiu 1999, §13 (Lie–Poisson equations); Featherstone 2008, §6.2, §9.5; formulas.md §6
Units   twists [rad/s; m/s], momenta [kg·m²/s; kg·m/s], h [s]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.linear import solve_spd
from poinsot.algebra.scalars import Scalar, is_zero, sqrt
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import ForceVector, Momentum, Twist, Wrench
from poinsot.geometry.vectors import cross
from poinsot.joints.pairs import FreePair, SphericalPair
from poinsot.multibody.coriolis import GYRATING, FreedomMomenta, weightless
from poinsot.multibody.inverse_dynamics import NEWTON_EULER, inverse_dynamics
from poinsot.multibody.kinematics import carried_along, place, world_poses
from poinsot.multibody.mass_matrix import COMPOSITE
from poinsot.multibody.pairs_of_freedoms import Reached
from poinsot.multibody.passes import Own, Pass, link_coordinates, owned, walk
from poinsot.multibody.tree import Link, Tree
from poinsot.records import NamedTuple


def total_mass(tree: Tree) -> Scalar:
    """m [kg]: of all bodies that move."""
    mass: Scalar = 0.0
    for link in tree.links:
        mass = mass + link.inertia.mass
    return mass


def centre_of_mass(tree: Tree, q: Array) -> Array:
    """c (3,) [m] in the world: m c = Σ m_i c_i; NaN for a mechanism without mass."""
    whole: Inertia = walk(tree, COMPOSITE, owned(tree, q))[1]
    return _per_mass(whole.mass, whole.first_moment)


def centre_of_mass_velocity(tree: Tree, q: Array, v: Array) -> Array:
    """ċ (3,) [m/s] = p / m, world axes."""
    return _per_mass(total_mass(tree), _momentum(tree, q, v).linear)


def centre_of_mass_jacobian(tree: Tree, q: Array) -> Array:
    """J_G (3, nv) with J_G v = ċ: the linear rows of the centroidal matrix, divided by the mass."""
    each, whole = walk(tree, COMPOSITE, owned(tree, q))
    return _matrix(tree, q, 3, each, lambda X_W, freedom: _per_mass(whole.mass, (X_W @ freedom.P).linear))


def _per_mass(mass: Scalar, x: Array) -> Array:
    return array([float("nan") if is_zero(mass) else component / mass for component in x])


class Carrying(NamedTuple):
    """A link's pose in its parent, and its momentum."""

    X: Displacement
    P: Momentum


def travel(link: Link, own: Own, V_p: Twist) -> tuple[Twist, Carrying]:
    """Leafward: V, and P = I V."""
    X, _, _, V = carried_along(link, own, V_p)
    return V, Carrying(X, link.inertia * V)


def gather(link: Link, own: Own, carried: Momentum, kept: Carrying) -> tuple[Momentum, None]:
    """Rootward: P + Σ_children X P, handed on as X P."""
    return kept.X @ (kept.P + carried), None


MOMENTUM = (Pass(travel, lambda tree: Twist.zero()), Pass(gather, lambda tree: Momentum.zero(), rootward=True))


def _momentum(tree: Tree, q: Array, v: Array) -> Momentum:
    """Σ I_i V_i in world coordinates, about the world origin."""
    total: Momentum = walk(tree, MOMENTUM, owned(tree, q, v))[1]
    return total


def centroidal_momentum(tree: Tree, q: Array, v: Array) -> Array:
    """h_G (6,) = (L_G; p): angular momentum about the mass centre, linear momentum; angular first, world axes."""
    return _at_centre(_momentum(tree, q, v), centre_of_mass(tree, q))


def _at_centre(P: ForceVector, c: Array) -> Array:
    """A force vector at the world origin, read at the mass centre: (L − c × p; p)."""
    return type(P)(P.first - cross(c, P.second), P.second).vector


def centroidal_matrix(tree: Tree, q: Array) -> Array:
    """A_G(q) (6, nv) with A_G v = h_G: angular rows first, world axes, at the mass centre."""
    c = centre_of_mass(tree, q)
    each = walk(tree, COMPOSITE, owned(tree, q))[0]
    return _matrix(tree, q, 6, each, lambda X_W, freedom: _at_centre(X_W @ freedom.P, c))


def centroidal_matrix_rate(tree: Tree, q: Array, v: Array) -> Array:
    """Ȧ_G(q, v) (6, nv) = dA_G/dt along q̇ = v: columns (L̇ − c × ṗ − ċ × p; ṗ).

    At the world origin the column of S is X (I S), and its rate X (I (V × S + Ṡ) + (B + Bᵀ) S), with I and B = those of
    all that the joint carries (see ``multibody.coriolis``), since İ = B + Bᵀ.
    """
    c, c_rate = centre_of_mass(tree, q), _per_mass(total_mass(tree), _momentum(tree, q, v).linear)

    def column(X_W: Displacement, freedom: FreedomMomenta) -> Array:
        P, P_rate = X_W @ freedom.P, X_W @ (freedom.W_S + freedom.couple)
        return _at_centre(P_rate - Wrench(cross(c_rate, P.linear), array([0.0] * 3)), c)

    return _matrix(tree, q, 6, walk(tree, GYRATING, owned(tree, q, v))[0], column)


def _matrix(tree: Tree, q: Array, rows: int, each: Sequence[Reached], column: Callable[..., Array]) -> Array:
    """A matrix (rows, nv) with a column of each freedom, made from its link's pose X_WL and its own record."""
    found = zeros(rows, tree.nv)
    for link, X_W, reached in zip(tree.links, world_poses(tree, q), each, strict=True):
        for k, freedom in zip(link.v, reached.freedoms, strict=True):
            found[:, k] = found[:, k] + column(X_W, freedom) * link.ratio
    return settle(found)


def centroidal_momentum_rate(tree: Tree, q: Array, v: Array, a: Array | None) -> Array:
    """ḣ_G (6,) = A_G a + Ȧ_G v: the net wrench at the mass centre that causes this motion, weight (0; m g⃗) included.

    a = None leaves out A_G a. Angular first, world axes. Law: ḣ_G = dh_G/dt.
    """
    tree = weightless(tree)
    net: Wrench = walk(tree, NEWTON_EULER, owned(tree, q, v, a))[1]
    return _at_centre(net, centre_of_mass(tree, q))


def floating_bases(tree: Tree) -> list[int]:
    """The links that free and spherical joints on the ground carry."""
    pairs = FreePair(), SphericalPair()
    return [i for i, link in enumerate(tree.links) if link.parent < 0 and link.pair in pairs and link.ratio == 1.0]


def turning_axes(tree: Tree, bases: Sequence[int], v: Array) -> Array:
    """(0; ω × v) of each base, 0 elsewhere (nv,): what rates in the base's own axes lack of those in fixed ones."""
    found = np.array(zeros(tree.nv), dtype=object)
    for i in bases:
        if k := list(tree.links[i].v[3:]):
            found[k] = cross(array([v[j] for j in tree.links[i].v[:3]]), array([v[j] for j in k]))
    return settle(found)


def carried_momentum(tree: Tree, x: tuple[Array, Array], rates: Array, y: tuple[Array, Array], h: Scalar) -> Array:
    """The velocities y[1] with the twists of floating bases by which these have the momentum of the step at y[0].

    x       q (nq,) and v (nv,) where the step begins
    rates   v̂ (nv,) at its end, in the axes that bases have where it begins
    y       q⁺ (nq,) and v⁺ (nv,), whose twists of bases are replaced
    """
    (q, v), bases, tree = x, floating_bases(tree), weightless(tree)
    own = rates - turning_axes(tree, bases, v) * h
    given = inverse_dynamics(tree, q, v * sqrt(h), own)  # M v̂ + h c, for c is quadratic in v
    found, alone = np.array(y[1], dtype=object), np.array(y[1], dtype=object)
    for i in bases:
        alone[list(tree.links[i].v)] = 0.0
    joints = inverse_dynamics(tree, y[0], zeros(tree.nv), settle(alone))
    composite = walk(tree, COMPOSITE, owned(tree, y[0]))[0]
    for i in bases:
        link, k = tree.links[i], list(tree.links[i].v)
        before, after = (place(link, link_coordinates(link, each))[0] for each in (q, y[0]))
        P = (after.inverse() @ (before @ Momentum.of(array([*(given[j] for j in k), *[0.0] * (6 - len(k))])))).vector
        left = array([P[n] - joints[j] for n, j in enumerate(k)])
        found[k] = solve_spd(array([each.P.vector[: len(k)] for each in composite[i].freedoms]), left)
    return settle(found)


def launched(tree: Tree, q: Array, v: Array, rates: Array, h: Scalar) -> Array:
    """The velocities (nv,) in the axes at q by which a step displaces its positions: v̂, of bases the mean of v̂ and of
    what these would have without gyroscopic terms, which keeps energy to h³."""
    kick = carried_momentum(tree, (q, v), rates, (q, rates), h)
    found = np.array(rates, dtype=object)
    for i in floating_bases(tree):
        k = list(tree.links[i].v)
        found[k] = (rates[k] + kick[k]) * 0.5
    return settle(found)
