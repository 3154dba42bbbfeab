"""Loop-closure constraints: Φ(q), their Jacobian A(q), and the accelerations they demand.

    Φ(q) = 0,   A(q) v = b,   A(q) v̇ = a(q, v)

b = 0 but in rows of couplings that move on by themselves.

Rows are those of the pairs (joints/closures.py), in the order of the closures, taken in the pair's frame on the
predecessor; a row of A is the sum of the row's wrench carried to the links of its loop and met with their freedoms. All
of it is the same in every frame of the ground, so the tree is taken `aligned`.
Couplings come after the closures, one row each: a stretch that is held at zero.
Rows of rolling contacts are on velocities alone: no Φ has them as its rate, and Φ is zero there.
Law: A = ∂Φ/∂(tangent of q), also off the manifold; d²Φ/dt² = A v̇ − a. Source: Featherstone 2008, §8.2; formulas.md §8.
tests/multibody/test_closures.py.
Units: rows of A are lengths [m] or have none [–], per unit of v; λ [N, N·m], efforts [N·m, N], v̇ [rad/s², m/s²].

Accelerations of closed loops that have derivatives of every order: without the rows that depend on others.

The compliances of `constrained_dynamics` bend sharply where loops are closed, and rows that depend on others make λ,
and all that opens loops, as large as 1/μ: first derivatives come out along the motion, second ones do not. So a tree
that is ``smooth`` has no compliances. In the elimination of S = A M⁻¹ Aᵀ a row is left out whose pivot P_r is

    P_r < 1e-11 S_rr + (1e-18 + min(100 g², 1e-5) + (100 δ)²) nat_r

and v̇ is that of the mechanism without it, with all its derivatives, along any direction. g is the widest gap of its
part by the length of the mechanism, δ what the drawing is uncertain by (`accuracy`): where loops are open by g, or
drawn to δ, rows that depend on others on the manifold differ from them by as much, and their pivots by its square.
Where such rows are missed all the same, by more than 1e-10 + 100 (g + δ) of the terms of rows by their nature, a pose
is singular to rounding, and v̇ is NaN.
Law: values are those of the kernels, derivatives of all orders those of the equations in 50 digits,
tests/systems/test_casadi_functions.py
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, absolute, less, maximum, minimum, where
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench, pairing
from poinsot.joints.closures import closing_errors, closing_rates, closing_wrenches
from poinsot.joints.pair import Pair
from poinsot.multibody import configuration
from poinsot.multibody.applied import Motion
from poinsot.multibody.closing_rows import loop_lengths
from poinsot.multibody.kinematics import Pose, accelerations, ground_acceleration, posed, twists, world_poses
from poinsot.multibody.stretches import Measured
from poinsot.multibody.tree import Closure, Tree
from poinsot.records import dataclass


@dataclass(frozen=True)
class Loop:
    """A closure in a configuration: the paths up to the lowest common link, and the poses along them.

    X_Ps: the successor's link frame in the pair frame P; X_PS: the pair frame S in P.
    """

    closure: Closure
    up_predecessor: list[int]
    up_successor: list[int]
    X_Ps: Displacement
    X_PS: Displacement

    @classmethod
    def between(cls, c: Closure, X_Ap: Displacement, X_As: Displacement) -> Loop:
        """From the poses of predecessor and successor in any one frame; the paths are left open."""
        X_Ps = (X_Ap @ c.X_LP).inverse() @ X_As
        return cls(c, [], [], X_Ps, X_Ps @ c.X_LS)

    def on_links(self, W: Wrench) -> tuple[Wrench, Wrench]:
        """A row's wrench in P as it acts on the successor's link, and its opposite on the predecessor's, in these."""
        return self.X_Ps.pull(W), -(self.closure.X_LP @ W)


def loop_of(tree: Tree, pose: Pose, c: Closure) -> Loop:
    """The loop of a closure, through its own links alone."""
    up_p, up_s = tree.path(c.predecessor), tree.path(c.successor)
    while up_p and up_s and up_p[-1] == up_s[-1]:
        up_p.pop()
        up_s.pop()
    X_AP, X_As = c.X_LP, Displacement.identity()  # A: the lowest common link
    for i in up_p:
        X_AP = pose.X[i] @ X_AP
    for i in up_s:
        X_As = pose.X[i] @ X_As
    X_Ps = X_AP.inverse() @ X_As
    return Loop(c, up_p, up_s, X_Ps, X_Ps @ c.X_LS)


Errors = Callable[[Pair, Displacement], list[Scalar]]
Wrenches = Callable[[Pair, Displacement], list[Wrench]]


def constraint_error(tree: Tree, q: Array, errors: Errors = closing_errors) -> Array:
    """Φ(q) (rows,): lengths [m] and sines of angles; zero in rows of rolling, which have none.

    errors  what a pair says of its rows: Φ, or `opening` with angles
    """
    tree = tree.aligned
    pose = posed(tree, q)
    loops = [phi for c in tree.closures for phi in errors(c.pair, loop_of(tree, pose, c).X_PS)]
    return array([*loops, *(at.value for at in coupling_rows(tree, q))])


def constraint_jacobian(tree: Tree, q: Array, wrenches: Wrenches = closing_wrenches) -> Array:
    """A(q) (rows, nv) = ∂Φ/∂(tangent of q), and the conditions of rolling; wrenches: the rows of a pair."""
    tree = tree.aligned
    pose = posed(tree, q)
    A = zeros(tree.rows, tree.nv)
    row = 0
    for c in tree.closures:
        loop = loop_of(tree, pose, c)
        for W in wrenches(c.pair, loop.X_PS):
            on_successor, on_predecessor = loop.on_links(W)
            _descend(tree, pose, A[row], loop.up_successor, on_successor)
            _descend(tree, pose, A[row], loop.up_predecessor, on_predecessor)
            row += 1
    for at in coupling_rows(tree, q):
        add_row(tree, pose, A[row], at)
        row += 1
    return settle(A)


def add_row(tree: Tree, pose: Pose, row: Array, at: Measured) -> None:
    """Add to ``row`` (nv,) the coefficients of the rate of a stretch: ṡ = row · v."""
    for k, ratio in at.efforts:
        row[k] = row[k] + ratio
    for link, W, _ in at.ends:
        _descend(tree, pose, row, tree.path(link), W)


def coupling_rows(tree: Tree, q: Array) -> list[Measured]:
    """The couplings as stretches held at zero: their values are Φ, their unit wrenches the rows of A."""
    if not tree.couplings:
        return []
    motion = Motion(tree, q, zeros(tree.nv), world_poses(tree, q), [])
    return [c.measured(motion) for c in tree.couplings]


def _descend(tree: Tree, pose: Pose, row: Array, path: list[int], W: Wrench) -> None:
    """Carry a wrench rootward along a path and meet it with the freedoms on the way."""
    for i in path:
        link = tree.links[i]
        for k, S in zip(link.v, pose.S[i], strict=True):
            row[k] = row[k] + pairing(W, S) * link.ratio
        W = pose.X[i] @ W


def constraint_acceleration(tree: Tree, q: Array, v: Array) -> Array:
    """a(q, v) (rows,): the A v̇ that keeps the closures closed.

    Φ̈ = ⟨W, V̇⟩ + (second derivative along V), V = V_S − V_P the relative twist in P, whose components change by
    A_S − A_P − V_P × V in the moving frame of P.
    """
    tree = tree.aligned
    pose = posed(tree, q)
    V, A = twists(tree, q, v), accelerations(tree, q, v, None)
    loops = [x for c in tree.closures for x in demanded(tree, loop_of(tree, pose, c), V, A)]
    return array([*loops, *_bends(tree, q, v)])


def constraint_rate(tree: Tree) -> list[Scalar]:
    """b (rows,): the A v that keeps the closures closed; 0 but for given motions."""
    return [*[0.0] * (tree.rows - len(tree.couplings)), *(c.rate for c in tree.couplings)]


def _bends(tree: Tree, q: Array, v: Array) -> list[Scalar]:
    """a of the couplings: −Φ̈ for v̇ = 0, the slope of Φ̇ along the motion by dual numbers, and given motions."""
    if not tree.couplings:
        return []
    still = array([Dual(x, 0.0) for x in v])
    along = configuration.chart(tree, array([Dual(x, 0.0) for x in q]), array([Dual(0.0, x) for x in v]))
    motion = Motion.of(tree, along, still)
    return [c.bend - dual(c.measured(motion).rate(motion)) for c in tree.couplings]


def demanded(tree: Tree, loop: Loop, V: Sequence[Twist], A: Sequence[Acceleration]) -> list[Scalar]:
    """a(q, v) of the rows of one closure, from the motions of the links."""
    c = loop.closure
    V_P, A_P = _at_predecessor(tree, c, V, A)
    V_S, A_S = _at_successor(tree, loop, V, A)
    relative = V_S - V_P
    rate = A_S - A_P - V_P.cross(relative).rate()
    bends = closing_rates(c.pair, loop.X_PS, relative)
    wrenches = closing_wrenches(c.pair, loop.X_PS)
    return [-(pairing(W, rate) + bend) for W, bend in zip(wrenches, bends, strict=True)]


def _at_predecessor(
    tree: Tree, c: Closure, V: Sequence[Twist], A: Sequence[Acceleration]
) -> tuple[Twist, Acceleration]:
    if c.predecessor < 0:
        return Twist.zero(), c.X_LP.pull(ground_acceleration(tree))
    return c.X_LP.pull(V[c.predecessor]), c.X_LP.pull(A[c.predecessor])


def _at_successor(tree: Tree, loop: Loop, V: Sequence[Twist], A: Sequence[Acceleration]) -> tuple[Twist, Acceleration]:
    s = loop.closure.successor
    if s < 0:
        return Twist.zero(), loop.X_Ps @ ground_acceleration(tree)
    return loop.X_Ps @ V[s], loop.X_Ps @ A[s]


LEAST, ZERO_PIVOT = 1e-11, 1e-18
BY_GAP, DEPENDENT_SHARE = 100.0, 1e-5
MISSED = 1e-10
DRAWN = 100.0
Parts = Sequence[tuple[list[int], list[int]]]
"""Of each part of the mechanism, the positions of its live rows and of its freedoms."""


def widest_gaps(tree: Tree, q: Array, rows: Sequence[int], parts: Parts) -> list[Scalar]:
    """g of each part, over its live rows."""
    lengths, phi = loop_lengths(tree), constraint_error(tree, q)
    found: list[Scalar] = []
    for own, _ in parts:
        widest: Scalar = 0.0
        for i in own:
            widest = maximum(widest, absolute(phi[rows[i]]) * (1.0 / lengths[rows[i]]))
        found.append(widest)
    return found


def pivot_of_noise(noise: float) -> float:
    """The rest that an uncertainty ``noise`` of the drawing leaves of the pivots of dependent rows, by nat."""
    return (DRAWN * noise) ** 2


def least_pivots(sizes: Sequence[Scalar], natural: Array, gaps: Sequence[Scalar], parts: Parts, noise: float) -> Array:
    """What pivots of live rows may not be below; sizes: S_rr; gaps: g of each part; noise: δ."""
    found = zeros(len(sizes))
    for gap, (own, _) in zip(gaps, parts, strict=True):
        share = minimum(gap * gap * BY_GAP, DEPENDENT_SHARE) + (ZERO_PIVOT + pivot_of_noise(noise))
        for i in own:
            found[i] = sizes[i] * LEAST + share * natural[i]
    return found


def met(shares: Sequence[Sequence[Scalar]], gaps: Sequence[Scalar], parts: Parts, freedoms: int, noise: float) -> Array:
    """Of every freedom 1, or NaN where a row of its part is missed; shares: (residual)² of the terms of rows."""
    found = np.array([1.0] * freedoms, dtype=object)
    for each, gap, (_, own) in zip(shares, gaps, parts, strict=True):
        worst: Scalar = 0.0
        for share in each:
            worst = maximum(worst, share)
        allowed = gap * BY_GAP + (MISSED + noise * DRAWN)
        found[own] = where(less(allowed * allowed, worst), math.nan, 1.0)
    return found
