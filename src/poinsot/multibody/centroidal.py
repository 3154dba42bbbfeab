"""The mechanism as one body: its mass, mass centre, and its momentum there.

Centroidal momentum h_G = (L_G; p), **angular first**, in **world axes**, moments **at the mass centre G**. Bodies fixed
to the ground do not count. Source: Orin, Goswami & Lee 2013; Echeandia & Wensing 2021 (rate of the matrix).
"""

from __future__ import annotations

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.motors import ForceVector, Momentum, Wrench
from poinsot.geometry.vectors import cross
from poinsot.multibody.coriolis import composite_gyrations, composite_inertias, moving_freedoms, weightless
from poinsot.multibody.inverse_dynamics import inertial_wrench
from poinsot.multibody.kinematics import Pose, accelerations, posed, twists, world_poses
from poinsot.multibody.tree import Tree


def total_mass(tree: Tree) -> Scalar:
    """m [kg]: of all bodies that move."""
    mass: Scalar = 0.0
    for link in tree.links:
        mass = mass + link.inertia.mass
    return mass


def centre_of_mass(tree: Tree, q: Array, pose: Pose | None = None) -> Array:
    """c (3,) [m] in the world: m c = Σ m_i c_i; NaN for a mechanism without mass."""
    pose = pose or posed(tree, q)
    mass, moment = [link.inertia.mass for link in tree.links], [link.inertia.first_moment for link in tree.links]
    total = array([0.0] * 3)
    for i, link in reversed(list(enumerate(tree.links))):
        seen = pose.X[i].rotation @ moment[i] + pose.X[i].translation * mass[i]
        if link.parent < 0:
            total = total + seen
        else:
            mass[link.parent], moment[link.parent] = mass[link.parent] + mass[i], moment[link.parent] + seen
    return _per_mass(tree, total)


def centre_of_mass_velocity(tree: Tree, q: Array, v: Array) -> Array:
    """ċ (3,) [m/s] = p / m, world axes."""
    return _per_mass(tree, _momentum(tree, posed(tree, q), v).linear)


def centre_of_mass_jacobian(tree: Tree, q: Array) -> Array:
    """J_G (3, nv) with J_G v = ċ: the linear rows of the centroidal matrix, divided by the mass."""
    rows = _world_matrix(tree, posed(tree, q))
    return settle(array([_per_mass(tree, F.linear) for F in rows]).T) if rows else zeros(3, 0)


def _per_mass(tree: Tree, x: Array) -> Array:
    mass = total_mass(tree)
    return array([float("nan") if is_zero(mass) else component / mass for component in x])


def _momentum(tree: Tree, pose: Pose, v: Array) -> Momentum:
    """Σ I_i V_i in world coordinates, about the world origin: gathered rootward."""
    momenta = [link.inertia * V for link, V in zip(tree.links, twists(tree, pose, v), strict=True)]
    total = Momentum.zero()
    for i, link in reversed(list(enumerate(tree.links))):
        P = pose.X[i] @ momenta[i]
        if link.parent < 0:
            total = total + P
        else:
            momenta[link.parent] = momenta[link.parent] + P
    return total


def centroidal_momentum(tree: Tree, q: Array, v: Array) -> Array:
    """h_G (6,) = (L_G; p): angular momentum about the mass centre, linear momentum; angular first, world axes."""
    pose = posed(tree, q)
    return _at_centre(_momentum(tree, pose, v), centre_of_mass(tree, q, pose))


def _at_centre(P: ForceVector, c: Array) -> Array:
    """A force vector at the world origin, read at the mass centre: (L − c × p; p)."""
    return type(P)(P.first - cross(c, P.second), P.second).vector


def _world_matrix(tree: Tree, pose: Pose) -> list[Momentum]:
    """Per freedom, the momentum of the mechanism at unit rate, about the world origin."""
    columns = [Momentum.zero() for _ in range(tree.nv)]
    X_W, composite = world_poses(tree, pose), composite_inertias(tree, pose)
    for i, link in enumerate(tree.links):
        for k, S in zip(link.v, pose.S[i], strict=True):
            columns[k] = columns[k] + X_W[i] @ (composite[i] * S) * link.ratio
    return columns


def centroidal_matrix(tree: Tree, q: Array) -> Array:
    """A_G(q) (6, nv) with A_G v = h_G: angular rows first, world axes, at the mass centre."""
    pose = posed(tree, q)
    c = centre_of_mass(tree, q, pose)
    columns = zeros(6, tree.nv)
    for k, P in enumerate(_world_matrix(tree, pose)):
        columns[:, k] = _at_centre(P, c)
    return settle(columns)


def centroidal_matrix_rate(tree: Tree, q: Array, v: Array) -> Array:
    """Ȧ_G(q, v) (6, nv) = dA_G/dt along q̇ = v: columns (L̇ − c × ṗ − ċ × p; ṗ).

    At the world origin the column of S is X (I S), and its rate X (I (V × S + Ṡ) + (B + Bᵀ) S), with I and B = those of
    all that the joint carries (see ``multibody.coriolis``), since İ = B + Bᵀ.
    """
    pose = posed(tree, q)
    V = twists(tree, pose, v)
    inertia, gyration = composite_inertias(tree, pose), composite_gyrations(tree, pose, V)
    moving, X_W = moving_freedoms(tree, pose, q, v, V), world_poses(tree, pose)
    c, c_rate = centre_of_mass(tree, q, pose), _per_mass(tree, _momentum(tree, pose, v).linear)
    columns = zeros(6, tree.nv)
    for i, link in enumerate(tree.links):
        for k, S, S_rate in zip(link.v, pose.S[i], moving[i], strict=True):
            P = X_W[i] @ (inertia[i] * S)
            P_rate = X_W[i] @ ((inertia[i] * S_rate).rate() + gyration[i] * S + gyration[i].transposed(S))
            shifted = P_rate - Wrench(cross(c_rate, P.linear), array([0.0] * 3))
            columns[:, k] = columns[:, k] + _at_centre(shifted, c) * link.ratio
    return settle(columns)


def centroidal_momentum_rate(tree: Tree, q: Array, v: Array, a: Array | None) -> Array:
    """ḣ_G (6,) = A_G a + Ȧ_G v: the net wrench at the mass centre that causes this motion, weight (0; m g⃗) included.

    a = None leaves out A_G a. Angular first, world axes. Law: ḣ_G = dh_G/dt.
    """
    tree = weightless(tree)
    pose = posed(tree, q)
    V = twists(tree, pose, v)
    A = accelerations(tree, pose, q, v, a, V)
    f = [inertial_wrench(link.inertia, V_i, A_i) for link, V_i, A_i in zip(tree.links, V, A, strict=True)]
    total = Wrench.zero()
    for i, link in reversed(list(enumerate(tree.links))):
        W = pose.X[i] @ f[i]
        if link.parent < 0:
            total = total + W
        else:
            f[link.parent] = f[link.parent] + W
    return _at_centre(total, centre_of_mass(tree, q, pose))
