"""The mechanism as one body: its mass, mass centre, and its momentum there.

Centroidal momentum h_G = (L_G; p), **angular first**, in **world axes**, moments **at the mass centre G**. Bodies fixed
to the ground do not count. Source: Orin, Goswami & Lee 2013; Echeandia & Wensing 2021 (rate of the matrix).
Law: sums over the bodies, and rates by finite differences, tests/multibody/test_centroidal.py.
Units: momenta [kg·m²/s; kg·m/s], their rates [N·m; N]; A_G [kg·m², kg·m, kg].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import ForceVector, Momentum, Twist, Wrench
from poinsot.geometry.vectors import cross
from poinsot.multibody.coriolis import GYRATING, FreedomMomenta, weightless
from poinsot.multibody.inverse_dynamics import NEWTON_EULER
from poinsot.multibody.kinematics import carried_along, world_poses
from poinsot.multibody.mass_matrix import COMPOSITE
from poinsot.multibody.pairs_of_freedoms import Reached
from poinsot.multibody.passes import Own, Pass, owned, walk
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
