"""Which freedoms without inertia springs and dampers hold, and how: found once, at states near the neutral one.

The null space of M, of one dimension n at all of them, is told by n freedoms Z without which M is regular. Dampers
resist some of its directions and springs the rest, see `balanced`; where neither does, nothing tells how it moves. Of
closed mechanisms those freedoms are looked at whose columns of A are zero: `determinacy` sees the others.

Law: what is found does not depend on units, names or neighbours, tests/systems/test_balanced.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.caching import once
from poinsot.multibody import configuration
from poinsot.multibody.balanced import BalancedFreedoms, damping, null_directions, passively, stiffness
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.soundness import natural_inertias, weightless_freedoms
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import is_plain
from poinsot.records import NamedTuple

MOST_FREEDOMS = 300
"""Freedoms of the largest tree that is looked at: it is written out, with a dense mass matrix."""
_SPREADS = (0.0, 0.1, 0.2, 0.4)
_NEGLIGIBLE = 1e-15  # of rows without units: freedoms that no closure sees
_DEPENDENT = 1e-9  # of a unit diagonal, or of the longest column: below, it is rounding


class Holding(NamedTuple):
    """The result: the balance, None if all bodies have inertia or some stay loose; the loose ones; and true if they are
    for one reason alone: dampers resist other directions from state to state."""

    balance: BalancedFreedoms | None
    loose: tuple[str, ...] = ()
    turning: bool = False


def balance_of(tree: Tree) -> BalancedFreedoms | None:
    """How springs and dampers hold the freedoms that nothing else determines; None of most trees."""
    return holding_of(tree).balance


def held_names(tree: Tree, most: int = 12) -> str:
    """The names of the freedoms that such moves go along, as messages list them."""
    balance = balance_of(tree)
    if balance is None:
        return ""
    moved = balance.freedoms if balance.along is None else np.flatnonzero(balance.along.any(axis=1)).tolist()
    names = [repr(tree.freedom_names[k]) for k in moved]
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def holding_of(tree: Tree) -> Holding:
    """The same, with the names of those freedoms without inertia that they do not hold."""
    tree = tree.aligned
    return once(tree, "_holding", lambda: _holding(tree))


def weightless_as(tree: Tree, drawn: Tree) -> Tree:
    """The tree of a family, which knows that what moves no inertia in the mechanism it was made from may move none, and
    what springs and dampers hold there."""
    tree.aligned.__dict__.update(_weightless=weightless_freedoms(drawn), _holding=holding_of(drawn))
    return tree


def _holding(tree: Tree) -> Holding:
    if not (tree.model.passive and tree.nv <= MOST_FREEDOMS and is_plain(tree)):
        return Holding(None)
    places, within = _without_inertia(tree)
    if not places:
        return Holding(None)
    states = [(q, v) for q, v in states_near(tree) if _is_regular(tree, q, [k for k in within if k not in places])]
    n, reach = len(places), np.array([_reach(tree, k) for k in range(tree.nv)])
    along = _constant(tree, places, within, [q for q, _ in states])
    whole = BalancedFreedoms(tuple(places), (), np.eye(n), reach, along, tuple(within))
    resisted = [each for q, v in states if (each := _resisted(tree, whole, q, v)) is not None]
    size = reach[places]
    first, N = _parted([C for C, _, _ in resisted], size) if resisted else ((), np.eye(n))
    loose = _loose([N.T @ K @ N for _, K, _ in resisted], size, N)
    loose |= _loose([C[np.ix_(first, first)] for C, _, _ in resisted], size, np.eye(n)[:, list(first)])
    if loose.any():
        moved = np.max([np.abs(B[:, loose] / reach[:, None] * size[loose]).max(axis=1) for _, _, B in resisted], axis=0)
        names = tuple(name for name, x in zip(tree.freedom_names, moved, strict=True) if x > 1e-3)
        return Holding(None, names, any(_holds(C, K, size) for C, K, _ in resisted))
    return Holding(replace(whole, first=first, algebraic=N))


def _without_inertia(tree: Tree) -> tuple[list[int], list[int]]:
    """Z, and the freedoms that no closure sees, among which it is looked for."""
    lacking = {tree.freedom_names.index(name) for name in weightless_freedoms(tree)}
    if not lacking:
        return [], []
    within = list(range(tree.nv))
    if tree.closed:
        A = [np.asarray(constraint_jacobian(tree, q), dtype=float) for q, _ in states_near(tree)]
        within = [k for k in within if not any((np.abs(np.nan_to_num(each[:, k])) > _NEGLIGIBLE).any() for each in A)]
    *_, (q, _) = states_near(tree)
    natural = natural_inertias(tree, q)
    scale = 1.0 / np.sqrt(np.where(natural > 0, natural, 1.0))
    left, kept = scale[:, None] * np.asarray(mass_matrix(tree, q), dtype=float) * scale, list[int]()
    while True:  # of those that lack inertia, by pivoting, as many as have some together with all others
        others = [k for k in within if k not in kept]
        k = max([k for k in others if k not in lacking] or others, key=lambda k: left[k, k], default=-1)
        if k < 0 or left[k, k] <= _DEPENDENT:
            return sorted(lacking & {*within} - {*kept}), within
        left = left - np.outer(left[:, k], left[k]) / left[k, k]
        kept.append(k)


def _is_regular(tree: Tree, q: Floats, rest: list[int]) -> bool:
    """Whether M of these freedoms is, at q."""
    scale = 1.0 / np.sqrt(np.maximum(natural_inertias(tree, q)[rest], 1e-300))
    M = np.asarray(mass_matrix(tree, q), dtype=float)[np.ix_(rest, rest)]
    return bool(np.linalg.eigvalsh(scale[:, None] * M * scale).min(initial=1.0) > _DEPENDENT)


def _constant(tree: Tree, places: list[int], within: list[int], states: list[Floats]) -> Floats | None:
    """B where it is the same at all states."""
    first, *others = (np.asarray(null_directions(tree, q, places, within), dtype=float) for q in states)
    size = np.abs(first).max()
    # the same at all states, but for rounding of different poses
    if any(np.abs(first - other).max() > 1e-11 * size for other in others):
        return None
    near = np.round(first)
    return np.where(np.abs(first - near) < 1e-12, near, first)  # whole numbers, but for rounding


def states_near(tree: Tree) -> Iterator[tuple[Floats, Floats]]:
    """Configurations near the neutral one, and rates there."""
    rng = np.random.default_rng(1834)
    neutral = np.asarray(configuration.neutral(tree), dtype=float)
    reach = np.array([_reach(tree, k) for k in range(tree.nv)])
    for spread in _SPREADS:
        step = rng.normal(size=tree.nv) * reach
        yield np.asarray(configuration.integrate(tree, neutral, step * spread), dtype=float), step


def _reach(tree: Tree, freedom: int) -> float:
    """A move of order one: 1 rad, or the size of the part."""
    link = next(link for link in tree.links if freedom in link.v)
    twist = link.pair.motion_subspace(link.pair.neutral())[link.v.index(freedom)]
    return 1.0 if np.any(np.asarray(twist.angular, dtype=float)) else float(tree.size_of(link.joint))


def _resisted(tree: Tree, whole: BalancedFreedoms, q: Floats, v: Floats) -> tuple[Floats, Floats, Floats] | None:
    """C B, K B (n, n) and B at a state; None where springs have no slope, or are not defined."""
    near, every = passively(tree), replace(whole, first=tuple(range(len(whole.freedoms))))
    with np.errstate(all="ignore"):
        B = np.asarray(whole.directions(tree, q), dtype=float)
        try:
            C, K = (np.asarray(f(tree, every, q, v, near, B), dtype=float) for f in (damping, stiffness))
        except (ArithmeticError, ValueError):  # 1/0, √ and log of what is negative
            return None
    return (C, K, B) if np.isfinite(C).all() and np.isfinite(K).all() else None


def _parted(dampings: list[Floats], reach: Floats) -> tuple[tuple[int, ...], Floats]:
    """The freedoms that R takes, and N: the null vectors that C has at all states, 1 on one of the others each."""
    n = len(reach)
    scaled = np.concatenate([_even(C * reach[:, None] * reach) for C in dampings])
    first: list[int] = []
    left = scaled.copy()
    for _ in range(n):  # columns by pivoting, those with the largest share left
        size = np.linalg.norm(left, axis=0)
        k = int(np.argmax(size))
        if not size[k] > _DEPENDENT * max(np.linalg.norm(scaled, axis=0).max(), 1e-300):
            break
        first.append(k)
        unit = left[:, k] / size[k]
        left = left - np.outer(unit, unit @ left)
        left[:, first] = 0.0
    first.sort()
    rest = [k for k in range(n) if k not in first]
    N = np.zeros((n, len(rest)))
    N[rest, range(len(rest))] = 1.0
    if first and rest:
        N[first] = -np.linalg.lstsq(scaled[:, first], scaled[:, rest], rcond=None)[0]
        N[np.abs(N) < 1e-12] = 0.0  # zero by structure, but for rounding
        N = N * reach[:, None] / reach[rest]
        near = np.round(N)
        N = np.where(np.abs(N - near) < 1e-12, near, N)
    return tuple(first), N


def _holds(C: Floats, K: Floats, reach: Floats) -> bool:
    """Whether springs and dampers hold all at one state."""
    first, N = _parted([C], reach)
    loose = _loose([N.T @ K @ N], reach, N)
    loose |= _loose([C[np.ix_(first, first)]], reach, np.eye(len(reach))[:, list(first)])
    return not loose.any()


def _even(matrix: Floats) -> Floats:
    """The matrix with rows of one size."""
    size = np.abs(matrix).max(axis=1, initial=0.0)
    return matrix / np.where(size > 0, size, 1.0)[:, None]


def _loose(stiffnesses: list[Floats], reach: Floats, N: Floats) -> Bools:
    """Which freedoms null vectors of Nᵀ K N move, at all states."""
    lasting = np.ones(len(reach), dtype=bool)
    if not N.shape[1]:
        return ~lasting
    unit = N / reach[:, None]
    scale = 1.0 / np.linalg.norm(unit, axis=0)
    for K in stiffnesses:
        even = _even(K * scale[:, None] * scale)
        _, sizes, turned = np.linalg.svd(even)
        null = turned[sizes <= _DEPENDENT * max(sizes.max(initial=0.0), 1e-300)]
        lasting &= (np.abs(unit @ (scale[:, None] * null.T)) > 1e-3).any(axis=1)
    return lasting
