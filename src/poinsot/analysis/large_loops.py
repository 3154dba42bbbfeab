"""Closed loops of large mechanisms in floats: Φ, A and moves of all pairs of a kind at once, A as a sparse matrix.

Poses along paths are products by doubling, X_k+1 = X_k(ancestor) X_k, from the lowest common link of each loop, so that
a loop far from the ground is as exact as one on it. A row meets a freedom about the place of its own pair,

    A_rk = ± (m · ω + f · (v + ω × (p_r − o_k))),      (m; f) the row's wrench at p_r, (ω; v) the freedom at o_k

Work and room: the stretch of the tree, see `multibody.plan`, and what eliminating its rows takes.
Law     Φ, A, moves and everything found with them are those of the written-out kernels,
        tests/systems/test_large_loops.py
Source  decision 0017
Units   Φ [m, –], A those per unit of v, places [m]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, array
from poinsot.algebra.caching import cached_property, once
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.geometry.displacement import Displacement
from poinsot.joints.closures import closing_errors, closing_wrenches, opening, opening_wrenches
from poinsot.joints.pairs import Pair
from poinsot.kernels import Kernel
from poinsot.multibody import configuration
from poinsot.multibody.applied import Motion
from poinsot.multibody.canonical import canonical
from poinsot.multibody.conditions import reaches
from poinsot.multibody.coupling_steps import couples_coordinates
from poinsot.multibody.plan import plan_of
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple

LARGEST_WRITTEN = 200
"""Conditions of closures up to which their matrix is dense and its kernel written out."""


def is_large(tree: Tree) -> bool:
    """Whether a tree's loops are closed by this module: many, of plain numbers, with couplings of coordinates alone."""
    if tree.rows <= LARGEST_WRITTEN or not tree.closures:
        return False
    if not couples_coordinates(tree):
        return False
    frames = [*(link.X_PL for link in tree.links), *(X for c in tree.closures for X in (c.X_LP, c.X_LS))]
    return all(x.dtype != object for X in frames for x in (np.asarray(X.rotation), np.asarray(X.translation)))


def large_loops(mechanism: CompiledTree) -> LargeLoops:
    """Those of a mechanism, made once."""
    return once(mechanism, "_large_loops", lambda: LargeLoops(mechanism.tree))


class PairGroup(NamedTuple):
    """Links, or closures, of one pair, and the kernels of that pair; of links, too:

    q, v         (links, …) places in the tree's vectors      columns  (links, …) numbers of their freedoms link by link
    ratio, offset  (links, 1): q = ratio · q_master + offset where they follow others
    owns         (links,) whether they bring coordinates of their own
    """

    members: Ints
    kernel: Any
    moved: Any = None
    q: Ints = np.zeros((0, 0), dtype=np.int64)
    v: Ints = np.zeros((0, 0), dtype=np.int64)
    columns: Ints = np.zeros((0, 0), dtype=np.int64)
    ratio: Any = None
    offset: Any = None
    owns: Any = None


class LoopMatrices(NamedTuple):
    """At one configuration: Φ (rows,), A (rows, nv) sparse, the least uprightness of the closing pairs; and the natural
    size of each row, Σ (|m||ω| + |f||v|)², the freedoms by their scales. wrenches (rows, 6): of the rows on the
    successors, and twists (columns, 6) of the freedoms of links, of which each is of_column in v, in world coordinates
    about the world origin; X_W (links and the ground, 4, 4): places of links."""

    phi: Floats
    A: Any
    natural: Any
    upright: float
    wrenches: Any = None
    twists: Any = None
    X_W: Any = None


class LargeLoops:
    """The part of a tree that holds at every configuration: groups of pairs, paths, and the sparsity of A."""

    def __init__(self, tree: Tree) -> None:
        self.tree, self.n = tree, len(tree.links)
        self.fixed = _matrices([link.X_PL for link in tree.links])
        self.columns = np.cumsum([0, *(len(link.v) for link in tree.links)])
        self.of_column = np.array([k for link in tree.links for k in link.v], dtype=np.int64)
        owners = {id(link) for link in configuration.owners(tree)}
        self.links = [self._group(pair, members, owners) for pair, members in _alike([x.pair for x in tree.links])]
        self.closing = [PairGroup(np.array(m), _closing(pair)) for pair, m in _alike([c.pair for c in tree.closures])]
        self.X_LP, self.X_LS = (_matrices([getattr(c, at) for c in tree.closures]) for at in ("X_LP", "X_LS"))
        self.first_row = np.cumsum([0, *(c.rows for c in tree.closures)])
        # ancestors by powers of two; the ground, n, is its own
        up = np.array([link.parent if link.parent >= 0 else self.n for link in tree.links] + [self.n])
        depth = np.zeros(self.n + 1, dtype=np.int64)
        for i, link in enumerate(tree.links):
            depth[i] = depth[link.parent] + 1
        self.up = [up]
        while 1 << len(self.up) <= depth.max(initial=0):
            self.up.append(self.up[-1][self.up[-1]])
        plan = plan_of(tree)
        meet = np.array(plan.meets, dtype=np.int64)[: len(tree.closures)]
        self.ends = [
            np.array([getattr(c, end) for c in tree.closures], dtype=np.int64) % (self.n + 1)
            for end in ("predecessor", "successor")
        ]
        self.above = [depth[end] - depth[meet] for end in self.ends]
        self.depth, self.reach = depth, reaches(tree)
        self._numbers(plan.open)

    def _group(self, pair: Pair, members: list[int], owners: set[int]) -> PairGroup:
        """The links of one pair."""
        links = [self.tree.links[i] for i in members]
        return PairGroup(
            np.array(members),
            _placing(pair),
            _moving(pair),
            np.array([link.q for link in links]),
            np.array([link.v for link in links]),
            self.columns[members][:, None] + np.arange(len(links[0].v)),
            np.array([[link.ratio] for link in links], dtype=float),
            np.array([[link.offset] for link in links], dtype=float),
            np.array([id(link) in owners for link in links]),
        )

    def _numbers(self, opened: Sequence[Sequence[int]]) -> None:
        """Which rows and freedoms meet: by pair of an open closure and a link that it passes, and in couplings.

        passing: these pairs, and 1 where the link is on the side of the successor, else −1
        meeting: (rows, freedoms), all
        """
        closures, links = self.tree.closures, self.tree.links
        pairs = np.array([(u, i) for i, units in enumerate(opened) for u in units], dtype=np.int64).reshape(-1, 2)
        pairs = pairs[pairs[:, 0] < len(closures)]
        last = np.arange(self.n)  # of the links below each, depth first
        for i in reversed(range(self.n)):
            if links[i].parent >= 0:
                last[links[i].parent] = max(last[links[i].parent], last[i])
        successor = self.ends[1][pairs[:, 0]]
        below = (successor < self.n) & (successor >= pairs[:, 1]) & (successor <= last[pairs[:, 1]])
        self.passing = pairs[:, 0], pairs[:, 1], np.where(below, 1.0, -1.0)
        rows = np.array([c.rows for c in closures], dtype=np.int64)[pairs[:, 0]]
        width = np.array([len(link.v) for link in links])[pairs[:, 1]]
        size = rows * width
        of = np.repeat(np.arange(len(pairs)), size)
        place = np.arange(len(of)) - np.repeat(np.cumsum(size) - size, size)
        self.at_closure, self.at_link = pairs[of, 0], pairs[of, 1]
        self.row = self.first_row[self.at_closure] + place // width[of]
        self.column = self.columns[self.at_link] + place % width[of]
        self.sign = np.where(below, 1.0, -1.0)[of]
        held, freedoms, _, _ = self._held(np.asarray(configuration.neutral(self.tree), dtype=float))
        self.meeting = np.concatenate([self.row, held]), np.concatenate([self.of_column[self.column], freedoms])

    def _held(self, q: Floats) -> tuple[Ints, Ints, Floats, Floats]:
        """Of the couplings: rows, freedoms and numbers of A, and Φ."""
        if not self.tree.couplings:
            return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64), np.zeros(0), np.zeros(0)
        motion = Motion(self.tree, q, np.zeros(self.tree.nv), [], [])
        each = [c.measured(motion) for c in self.tree.couplings]
        first = int(self.first_row[-1])
        entries = [(first + n, k, float(x)) for n, at in enumerate(each) for k, x in at.efforts]
        rows, freedoms, values = zip(*entries, strict=True)
        phi = np.array([float(at.value) for at in each])
        return np.array(rows, dtype=np.int64), np.array(freedoms, dtype=np.int64), np.array(values), phi

    @cached_property
    def live(self) -> Bools:
        """Which rows are conditions, unlike what holds planar loops in their plane: see `multibody.accuracy`."""
        rng, found = np.random.default_rng(1834), np.zeros(self.tree.rows, dtype=bool)
        neutral = np.asarray(configuration.neutral(self.tree), dtype=float)
        for _ in range(2):
            at = self.at(self.moved(neutral, rng.normal(size=self.tree.nv) * self.reach))
            size = np.asarray((at.A * self.reach).power(2).sum(axis=1)).ravel()
            found |= size > self.tree.model.accuracy**2 * at.natural
        return found

    def moved(self, q: Floats, dv: Floats) -> Floats:
        """The configuration reached from q by dv, as `Mechanism.integrate`."""
        found = np.array(q)
        for group in self.links:
            own, rates = group.q[group.owns], group.v[group.owns]
            found[own] = group.moved(q[own], dv[rates])
        return found

    @cached_property
    def opening(self) -> list[PairGroup]:
        """As ``closing``, of angles in the place of their sines."""
        found = _alike([c.pair for c in self.tree.closures])
        return [PairGroup(np.array(m), _closing(pair, opened=True)) for pair, m in found]

    def at(self, q: Floats, wanted: bool = True, opened: bool = False) -> LoopMatrices:
        """Φ, uprightness, and A where it is wanted; opened: Ψ and J instead, see `multibody.closing`."""
        X, S = np.tile(np.eye(4), (self.n + 1, 1, 1)), np.zeros((len(self.of_column), 6))
        for group in self.links:
            R, p, twists = group.kernel(q[group.q] * group.ratio + group.offset)
            own = _joined(R, p)
            X[group.members] = self.fixed[group.members] @ own
            S[group.columns] = twists * group.ratio[:, None]
        jumps = [X]
        for up in self.up[:-1]:
            jumps.append(jumps[-1][up] @ jumps[-1])
        X_AP, X_AS = (
            self._lifted(jumps, end, above) @ fixed
            for end, above, fixed in zip(self.ends, self.above, (self.X_LP, self.X_LS), strict=True)
        )
        R_P = X_AP[:, :3, :3]
        turn = R_P.swapaxes(1, 2) @ X_AS[:, :3, :3]
        apart = (R_P.swapaxes(1, 2) @ (X_AS[:, :3, 3] - X_AP[:, :3, 3])[..., None])[..., 0]
        phi, W, upright = np.zeros(self.tree.rows), np.zeros((self.tree.rows, 6)), 1.0
        held = self._held(q)
        phi[self.first_row[-1] :] = held[3]
        for group in self.opening if opened else self.closing:
            errors, wrenches, right = group.kernel(turn[group.members], apart[group.members])
            rows = self.first_row[group.members][:, None] + np.arange(errors.shape[1])
            phi[rows], W[rows] = errors, wrenches
            upright = min(upright, float(np.min(right)))
        if not wanted:
            return LoopMatrices(phi, None, None, upright)
        A, natural, *in_world = self._matrix(jumps, S, W, held)
        return LoopMatrices(phi, A, natural, upright, *in_world)

    def _lifted(self, jumps: list[Floats], start: Ints, above: Ints) -> Floats:
        """The pose of each start in its ancestor so many links above."""
        X, at = np.tile(np.eye(4), (len(start), 1, 1)), start.copy()
        for k, jump in enumerate(jumps):
            there = np.flatnonzero(above >> k & 1)
            X[there] = jump[at[there]] @ X[there]
            at[there] = self.up[k][at[there]]
        return X

    def _matrix(
        self, jumps: list[Floats], S: Floats, W: Floats, held: tuple[Ints, Ints, Floats, Floats]
    ) -> tuple[Any, Floats, Floats, Floats, Floats]:
        from scipy.sparse import csr_array

        X_W = self._lifted(jumps, np.arange(self.n + 1), self.depth)
        link = np.repeat(np.arange(self.n), np.diff(self.columns))
        R = X_W[link, :3, :3]
        angular, linear = (R @ S[:, :3, None])[..., 0], (R @ S[:, 3:, None])[..., 0]
        P = X_W[self.ends[0]] @ self.X_LP
        of_row = np.repeat(np.arange(len(P)), np.diff(self.first_row))
        own, rows = W[: len(of_row)], self.tree.rows
        m, f = ((P[of_row, :3, :3] @ half[..., None])[..., 0] for half in (own[:, :3], own[:, 3:]))
        r, k = self.row, self.column
        arm = P[self.at_closure, :3, 3] - X_W[self.at_link, :3, 3]
        velocity = linear[k] + np.cross(angular[k], arm)
        values = self.sign * ((m[r] * angular[k]).sum(axis=1) + (f[r] * velocity).sum(axis=1))
        all_values = np.concatenate([values, held[2]])
        A = csr_array((all_values, self.meeting), shape=(rows, self.tree.nv))
        lengths = [np.sqrt((x * x).sum(axis=1)) for x in (m, angular, f, velocity)]
        most = (lengths[0][r] * lengths[1][k] + lengths[2][r] * lengths[3]) * self.reach[self.of_column[k]]
        natural = np.bincount(r, most * most, rows) + np.bincount(held[0], (held[2] * self.reach[held[1]]) ** 2, rows)
        wrenches = np.zeros((rows, 6))
        wrenches[: len(of_row)] = np.hstack([m + np.cross(P[of_row, :3, 3], f), f])
        twists = np.hstack([angular, linear + np.cross(X_W[link, :3, 3], angular)])
        return A, natural.astype(float), wrenches, twists, X_W


def _matrices(frames: Sequence[Displacement]) -> Floats:
    return _joined(
        np.array([X.rotation for X in frames], dtype=float).reshape(-1, 3, 3),
        np.array([X.translation for X in frames], dtype=float).reshape(-1, 3),
    )


def _joined(R: Floats, p: Floats) -> Floats:
    X = np.zeros((len(R), 4, 4))
    X[:, :3, :3], X[:, :3, 3], X[:, 3, 3] = R, p, 1.0
    return X


def _alike(pairs: Sequence[Pair]) -> list[tuple[Pair, list[int]]]:
    """The different pairs, and where each stands."""
    found: dict[str, list[int]] = {}
    for i, pair in enumerate(pairs):
        found.setdefault(canonical(pair), []).append(i)
    return [(pairs[members[0]], members) for members in found.values()]


def _placing(pair: Pair) -> Any:
    def placed(q: Array) -> tuple[Array, Array, Array]:
        X = pair.displacement(q)
        return X.rotation, X.translation, array([list(S.vector) for S in pair.motion_subspace(q)])

    made = {"R": (3, 3), "p": (3,), "S": (len(pair.freedoms), 6)}
    return _kernel(placed, {"q": (len(pair.coordinates),)}, made, "place of a pair", pair)


def _moving(pair: Pair) -> Any:
    nq, nv = len(pair.coordinates), len(pair.freedoms)
    return _kernel(pair.integrate, {"q": (nq,), "dv": (nv,)}, {"q1": (nq,)}, "move of a pair", pair)


def _closing(pair: Pair, opened: bool = False) -> Any:
    errors, rows_of = (opening, opening_wrenches) if opened else (closing_errors, closing_wrenches)

    def closed(R: Array, p: Array) -> tuple[Array, Array, Any]:
        X = Displacement(R, p)
        wrenches = array([list(W.vector) for W in rows_of(pair, X)])
        return array(errors(pair, X)), wrenches, pair.uprightness(X)

    rows = 6 - len(pair.freedoms)
    made = {"phi": (rows,), "W": (rows, 6), "upright": ()}
    return _kernel(closed, {"R": (3, 3), "p": (3,)}, made, f"{'opening' if opened else 'closing'} of a pair", pair)


def _kernel(function: Any, inputs: Any, outputs: Any, name: str, pair: Pair) -> Any:
    return Kernel(function, inputs, outputs, name, name, f"{name}\n{canonical(pair)}").ufunc
