"""Freedoms without inertia that springs and dampers hold: what acts along them is in balance at every moment.

Moves along the columns of B(q) move nothing that has inertia, M B = 0. Then weight and velocity-product terms do
nothing along them either, and of M v̇ + c = f there remain, with v = (what M feels) + B (R w + N y),

    M_mm v̇_m + c_m = f_m,      0 = f_0(q, v, t) = Bᵀ f,      K = −∂f_0/∂q,   C = −∂f_0/∂v

R takes those of B that dampers resist, N is the null space of C B, which is constant:

    Rᵀ f_0(q, v, t) = 0     of first order: it gives w                                Rᵀ C B R  regular
    Nᵀ f_0(q, t)    = 0     algebraic: it gives q along B N, and, differentiated, y     Nᵀ K B N  regular

Both stay true along a motion with the v̇ = a + B z that keeps their derivatives zero, a_Z = 0 on the freedoms Z that B
is the identity on; and steps end on them, moved along B alone:

    Rᵀ C B z = Rᵀ d/dt f_0,    Nᵀ K B z = Nᵀ d²/dt² f_0        along q, v, a, t

Law: the limit of small masses, at order 1; springs in series, tests/systems/test_balanced.py.
Source: Hairer & Wanner 1996, §VI.1 and §VII.1 (index reduction, projection); decision 0024.
Units: efforts f_0 [N·m, N], q [rad, m]; K and C those of f_0 per unit of q and of v.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, settle, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import ltl, lu
from poinsot.algebra.scalars import Scalar, is_zero, sqrt
from poinsot.geometry.vectors import dot
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion, effort_of, passive_loads
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple, dataclass

Near = Callable[[Array, Array, Scalar], Loads]
"""(q, v, s) → what acts there, s seconds later."""


@dataclass(frozen=True)
class BalancedFreedoms:
    """Which freedoms are in balance, and how.

    freedoms    Z (n): places in v without which M is regular
    first       (r) places among them that R takes: those of first order
    algebraic   N (n, n − r)
    reach       (nv) moves of order one of every freedom: 1 rad, or the size of the part
    along       B (nv, n) where it is constant; None: −M_mm⁻¹ M_mZ beside the identity, which turns with q
    within      the freedoms that B may move: those that no closure sees
    """

    freedoms: tuple[int, ...]
    first: tuple[int, ...]
    algebraic: Floats
    reach: Floats
    along: Floats | None
    within: tuple[int, ...]

    def directions(self, tree: Tree, q: Array) -> Array:
        """B (nv, n)."""
        return null_directions(tree, q, self.freedoms, self.within) if self.along is None else self.along

    def driven(self, tree: Tree, q: Array, v: Array, near: Near, s: Scalar = 0.0) -> Array:
        """f_0 (n,)."""
        return _times(self.directions(tree, q).T, effort_of(tree, q, near(q, v, s)))


def null_directions(tree: Tree, q: Array, freedoms: Sequence[int], within: Sequence[int]) -> Array:
    """B (nv, n) with M B = 0, the identity on these freedoms, zero but within those."""
    M, at = mass_matrix(tree, q), list(freedoms)
    B = zeros(tree.nv, len(at))
    rest = [k for k in within if k not in at]
    B[np.ix_(rest, range(len(at)))] = -ltl(M[np.ix_(rest, rest)]).solve(M[np.ix_(rest, at)]) if rest else 0.0
    B[at, range(len(at))] = 1.0
    return settle(B + 0.0)


def passively(tree: Tree) -> Near:
    """What springs and dampers do."""
    return lambda q, v, s: passive_loads(Motion.of(tree, q, v))


def stiffness(tree: Tree, balance: BalancedFreedoms, q: Array, v: Array, near: Near, along: Array) -> Array:
    """Nᵀ K along these moves (nv, m): (n − r, m)."""
    columns = [
        -_times(balance.algebraic.T, _duals(balance.driven(tree, _moved(tree, q, _rising(step)), _still(v), near)))
        for step in along.T
    ]
    return array(columns).T


def damping(tree: Tree, balance: BalancedFreedoms, q: Array, v: Array, near: Near, along: Array) -> Array:
    """Rᵀ C along these rates (nv, m): (r, m)."""
    still = _still(q)
    columns = [
        -_duals(balance.driven(tree, still, _still(v) + _rising(rate), near))[list(balance.first)] for rate in along.T
    ]
    return array(columns).T


def drift(tree: Tree, balance: BalancedFreedoms, q: Array, v: Array, near: Near) -> Array:
    """Nᵀ d/dt f_0 (n − r,) along q and t, at rates v."""
    moving = _moved(tree, q, _rising(v))
    return _times(balance.algebraic.T, _duals(balance.driven(tree, moving, _still(v), near, Dual(0.0, 1.0))))


def balanced_acceleration(tree: Tree, balance: BalancedFreedoms, q: Array, v: Array, a: Array, near: Near) -> Array:
    """v̇ (nv,) from a, that of the freedoms with inertia where those in Z do not accelerate."""
    now = np.array(a, dtype=object)
    now[list(balance.freedoms)] = 0.0
    quickness, curve = zeros(len(balance.first)), zeros(balance.algebraic.shape[1])
    if len(quickness):
        moving, faster = _moved(tree, q, _rising(v)), array([Dual(x, y) for x, y in zip(v, now, strict=True)])
        found = _duals(balance.driven(tree, moving, faster, near, Dual(0.0, 1.0)))
        quickness = found[list(balance.first)]
    if len(curve):
        step = array([Dual(Dual(0.0, x), Dual(x, y)) for x, y in zip(v, now, strict=True)])
        moving = configuration.integrate(tree, array([Dual(Dual(x, 0.0), Dual(0.0, 0.0)) for x in q]), step)
        faster = array([Dual(Dual(x, y), Dual(y, 0.0)) for x, y in zip(v, now, strict=True)])
        later = Dual(Dual(0.0, 1.0), Dual(1.0, 0.0))
        curve = _times(balance.algebraic.T, _duals(_duals(balance.driven(tree, moving, faster, near, later))))
    return settle(now + _along(tree, balance, q, v, near, quickness, curve))


class BalanceStep(NamedTuple):
    """One Newton step onto f_0 = 0: δq (nv,), v there, the error of q by its reach, and the residual of the rates."""

    shift: Array
    v: Array
    position: Scalar
    velocity: Scalar


def balancing_step(tree: Tree, balance: BalancedFreedoms, q: Array, v: Array, near: Near) -> BalanceStep:
    """Along B alone: bodies with inertia keep their places and rates."""
    driven = balance.driven(tree, q, v, near)
    shift, curve = zeros(tree.nv), zeros(0)
    if balance.algebraic.shape[1]:
        B = _times(balance.directions(tree, q), balance.algebraic)
        K = stiffness(tree, balance, q, v, near, B)
        shift = _times(B, lu(K).solve(_times(balance.algebraic.T, driven)))
        curve = drift(tree, balance, q, v, near)
    slip = _along(tree, balance, q, v, near, driven[list(balance.first)], curve)
    apart, rate = (array([x / y for x, y in zip(each, balance.reach, strict=True)]) for each in (shift, slip))
    return BalanceStep(settle(shift), settle(v + slip), sqrt(dot(apart, apart)), dot(rate, rate))


def _along(tree: Tree, balance: BalancedFreedoms, q: Array, v: Array, near: Near, first: Array, curve: Array) -> Array:
    """B z (nv,) with Rᵀ C B z = first, Nᵀ K B z = curve."""
    n, R, N = len(balance.freedoms), list(balance.first), balance.algebraic
    B, z = balance.directions(tree, q), zeros(n)
    if R:
        z[R] = lu(damping(tree, balance, q, v, near, B[:, R])).solve(first)
    if N.shape[1]:
        K = stiffness(tree, balance, q, v, near, B)
        z = z + _times(N, lu(_times(N.T, K.T).T).solve(curve - _times(K, z)))
    return _times(B, z)


def _times(A: Array, x: Array) -> Array:
    """A x, of columns of x, too; zeros of A and x cost nothing."""
    columns = x.reshape(len(x), -1)
    found = zeros(len(A), columns.shape[1])
    for i, row in enumerate(A):
        for k, weight in enumerate(row):
            for j in range(0 if is_zero(weight) else columns.shape[1]):
                if not is_zero(columns[k, j]):
                    found[i, j] = found[i, j] + columns[k, j] * weight
    return settle(found.reshape(len(A), *x.shape[1:]))


def _moved(tree: Tree, q: Array, step: Array) -> Array:
    return configuration.integrate(tree, _still(q), step)


def _rising(rate: Array) -> Array:
    """ε ẋ."""
    return array([Dual(0.0, x) for x in rate])


def _still(x: Array) -> Array:
    return array([Dual(each, 0.0) for each in x])


def _duals(x: Array) -> Array:
    return array([dual(each) for each in x])


class Missed(NamedTuple):
    """The residual of a state in f_0 = 0, and its derivative along all freedoms: for starts.

    positions (n − r,), by δq: −K_q (n − r, nv);  rates (n,), by δv: −K_v (n, nv), rows of R before those of N;
    B (nv, n)
    """

    positions: Array
    K_q: Array
    rates: Array
    K_v: Array
    B: Array


def missed(tree: Tree, balance: BalancedFreedoms, q: Array, v: Array, near: Near) -> Missed:
    """At (q, v)."""
    every, driven = array(np.eye(tree.nv)), balance.driven(tree, q, v, near)
    first, smooth = bool(balance.first), bool(balance.algebraic.shape[1])
    none = zeros(0, tree.nv)
    K = stiffness(tree, balance, q, v, near, every) if smooth else none
    C = damping(tree, balance, q, v, near, every) if first else none
    curve = drift(tree, balance, q, v, near) if smooth else zeros(0)
    return Missed(
        _times(balance.algebraic.T, driven) if smooth else zeros(0), settle(K),
        array([*driven[list(balance.first)], *curve]), array([*C, *K]), balance.directions(tree, q),
    )  # fmt: skip
