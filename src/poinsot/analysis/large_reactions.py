"""The reactions in the joints of large mechanisms: Newton–Euler by a rolled kernel, closures by the parts of their
rows.

    Aᵀ λ = M a + c − τ,  least in the metric of the rows,     f_joint = Σ_beyond (I A + V ×* I V) − Σ_closures ± W λ

A row meets the freedoms of its own loop alone, so A falls into blocks, those of the biconnected parts of the mechanism.
Blocks of one shape are solved together, by singular values where they are singular, see `null_spaces`. Of a large block
the rows that repeat none before them are solved for by a sparse factor, and what the others may change is taken out:

    λ ← λ − N (NᵀN)⁻¹ Nᵀ λ,      N = (1 on the row that repeats, −w on those that it repeats)

Law     as the dense path, tests/systems/test_large_reactions.py
Source  decisions 0006 and 0017
Units   λ [N, N·m], wrenches [N·m; N], efforts [N·m, N]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, Ints
from poinsot.algebra.caching import cached_property, once
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.rolled_kernels import six_of_each
from poinsot.analysis.large_closing import COMPLIANCE, independent, scaled, solver
from poinsot.analysis.large_loops import LoopMatrices, large_loops
from poinsot.analysis.null_spaces import least_solutions
from poinsot.multibody.canonical import together
from poinsot.multibody.frames import Frame
from poinsot.multibody.joint_numbers import body_parts, joint_numbers
from poinsot.multibody.tree_numbers import tree_numbers
from poinsot.records import NamedTuple

LARGEST_BLOCK = 300
"""Rows of a block up to which singular values tell what is redundant in it: they are exact, and about there as fast."""
_REFINED = 3
_OPEN = 1e-6  # of the largest of its part: beyond what null vectors have by rounding


class Blocks(NamedTuple):
    """Blocks of A of one shape: their rows (n, m) and freedoms (n, k)."""

    rows: Ints
    freedoms: Ints


class Multipliers(NamedTuple):
    """λ (rows,), and what else solves the same equations: a sparse basis (rows, p)."""

    found: Floats
    open: Any


class LargeReactions:
    """The part of a mechanism that holds at every state: blocks, and the links that carry each closure."""

    def __init__(self, mechanism: CompiledTree) -> None:
        self.mechanism, self.tree = mechanism, mechanism.tree
        self.joints = [c.joint for c in self.tree.closures] + [link.joint for link in self.tree.links]

    @cached_property
    def order(self) -> list[int]:
        """The order of joints in results: closures, then links from the leaves."""
        count = len(self.tree.closures)
        return [*range(count), *reversed(range(count, len(self.joints)))]

    @cached_property
    def sides(self) -> Any:
        """(closures and links, closures) sparse: the share of each closure's wrench in the reaction of a joint."""
        from scipy.sparse import csr_array, eye_array, vstack

        closures, links, sign = large_loops(self.mechanism).passing
        below = csr_array((-sign, (links, closures)), shape=(len(self.tree.links), len(self.tree.closures)))
        return vstack([eye_array(len(self.tree.closures)), below]).tocsr()

    @cached_property
    def reversed(self) -> Floats:
        """(closures and links, 1): −1 where the joint's successor is the link nearer to the ground."""
        turned = [self.tree.model.joint(link.joint).pair is not link.pair for link in self.tree.links]
        return np.array([1.0] * len(self.tree.closures) + [-1.0 if x else 1.0 for x in turned])[:, None]

    @cached_property
    def of_closures(self) -> Any:
        """(closures, rows) sparse: the rows of each closure."""
        from scipy.sparse import csr_array

        first = large_loops(self.mechanism).first_row
        return csr_array((np.ones(first[-1]), np.arange(first[-1]), first), shape=(len(first) - 1, self.tree.rows))

    @cached_property
    def blocks(self) -> list[Blocks]:
        """The blocks of A, by shape."""
        from scipy.sparse import coo_array
        from scipy.sparse.csgraph import connected_components

        loops, rows, nv = large_loops(self.mechanism), self.tree.rows, self.tree.nv
        r, k = loops.meeting
        meeting = coo_array((np.ones(len(r)), (r, rows + k)), shape=(rows + nv, rows + nv))
        _, label = connected_components(meeting, directed=False)
        order = np.argsort(label, kind="stable")
        cuts = np.flatnonzero(np.diff(label[order])) + 1
        found: dict[tuple[int, int], list[tuple[Ints, Ints]]] = {}
        for part in np.split(order, cuts):
            own, freedoms = part[part < rows], part[part >= rows] - rows
            if len(own):
                found.setdefault((len(own), len(freedoms)), []).append((own, freedoms))
        return [Blocks(*(np.array(x) for x in zip(*each, strict=True))) for each in found.values()]

    def live_blocks(self, q: Floats) -> Iterator[tuple[Floats, Ints]]:
        """The live rows (n, m, k) of each block of A without units at q (n, nq), and its freedoms (k,)."""
        loops = large_loops(self.mechanism)
        A = [scaled(loops.at(one), self.mechanism.scales) for one in q]
        for block in self.blocks:
            own = np.array([dense_blocks(each, block) for each in A])
            for k, rows in enumerate(block.rows):
                finite = np.isfinite(own[:, k]).all(axis=(1, 2), keepdims=True)
                yield np.where(finite, own[:, k], 0.0)[:, loops.live[rows]], block.freedoms[k]

    def multipliers(self, at: LoopMatrices, force: Floats) -> Multipliers:
        """λ with Aᵀ λ = force (nv,), least in the scaled metric, and the residual force."""
        from scipy.sparse import csr_array

        scales = self.mechanism.scales
        A, b = scaled(at, scales), force * scales.freedoms
        found, values, rows, columns, width = np.zeros(self.tree.rows), [], [], [], 0
        for block in self.blocks:
            m = block.rows.shape[1]
            if m <= LARGEST_BLOCK:
                own = dense_blocks(A, block)
                least, basis = least_solutions(own, b[block.freedoms], self.mechanism.accuracy)
                found[block.rows] = least
                k, i, p = np.nonzero(basis)
                values.append(basis[k, i, p])
                rows.append(block.rows[k, i])
                columns.append(width + k * basis.shape[2] + p)
                width += len(basis) * basis.shape[2]
            else:
                for own_rows, freedoms in zip(*block, strict=True):
                    live = large_loops(self.mechanism).live[own_rows]
                    least, N = _least(A[own_rows][:, freedoms].tocsr(), b[freedoms], live, self.mechanism.accuracy)
                    found[own_rows] = least
                    i, p = np.nonzero(N)
                    values.append(N[i, p])
                    rows.append(own_rows[i])
                    columns.append(width + p)
                    width += N.shape[1]
        joined = [np.concatenate([*x, np.zeros(0, dtype=t)]) for x, t in ((values, float), (rows, int), (columns, int))]
        basis = csr_array((joined[0], (joined[1], joined[2])), shape=(self.tree.rows, width))
        return Multipliers(scales.rows * found, (basis * scales.rows[:, None]).tocsr())

    def transmitted(self, q: Floats, v: Floats, a: Floats, needed: Floats, pushes: Floats | None = None) -> Floats:
        """(n, joints, 6) of states (n, nq), (n, nv) …: what joints transmit, see `wrenches`.

        needed   (n, nv) efforts that closures have to give: M a + c less all that acts
        pushes   (n, links, 6): of `pushed`
        """
        base = self.carried(q, v, a) if pushes is None else self.carried(q, v, a) - pushes
        return np.array([self.at(*each)[0] for each in zip(q, base, needed, strict=True)]).reshape(len(q), -1, 6)

    def carried(self, q: Floats, v: Floats, a: Floats) -> Floats:
        """(n, links, 6): the reactions in the joints of links without closures and pushes."""
        return np.asarray(six_of_each(self.mechanism, "transmitted", "q", "v", "a").ufunc(q, v, a))

    def at(self, q: Floats, base: Floats, needed: Floats, judged: bool = False) -> tuple[Floats, Bools]:
        """(joints, 6) of one state: what joints transmit, closures first, in world coordinates with moments about the
        world origin; and what of it is open, where that is to be judged."""
        found, undetermined = np.concatenate([np.zeros((len(self.tree.closures), 6)), base]), np.zeros((0, 6), bool)
        if self.tree.closures:
            loops = large_loops(self.mechanism).at(q)
            if not (np.isfinite(loops.A.data).all() and np.isfinite(needed).all()):
                return np.full(found.shape, np.nan), np.zeros(found.shape, dtype=bool)
            each = self.multipliers(loops, needed)
            found = found + self.sides @ (self.of_closures @ (loops.wrenches * each.found[:, None]))
            undetermined = self._undetermined(loops, each.open) if judged else undetermined
        return found * self.reversed, undetermined if self.tree.closures else np.zeros(found.shape, dtype=bool)

    def pushed(self, q: Floats, bodies: Sequence[str], frame: Frame, wrenches: Floats) -> tuple[Floats, Floats]:
        """(n, nv) and (n, links, 6): Σ Jᵀ W of wrenches (n, k, 6) on bodies, and what joints carry of them."""
        poses, place = self.mechanism.poses(q), {name: k for k, name in enumerate(self.mechanism.body_names)}
        on_links = np.zeros((len(q), len(self.tree.links), 6))
        for k, body in enumerate(bodies):
            link = self.tree.bodies[body].link
            if link >= 0:
                W, X = wrenches[:, k], poses[:, place[body]]
                if frame == "body":
                    W = np.concatenate(
                        [np.einsum("nij,nj->ni", X[:, :3, :3], half) for half in (W[:, :3], W[:, 3:])], 1
                    )
                arm = 0.0 * X[:, :3, 3] if frame == "world" else X[:, :3, 3]
                on_links[:, link] += np.concatenate([W[:, :3] + np.cross(arm, W[:, 3:]), W[:, 3:]], axis=1)
        carried, efforts = self._leaning(q, on_links)
        return np.asarray(efforts), np.asarray(carried)

    def carried_of(self, q: Floats, on_links: Floats) -> Floats:
        """(links, 6): the reactions of the links' joints to wrenches (links, 6), in world coordinates, at q (nq,)."""
        return np.asarray(self._leaning(q, on_links)[0])

    @property
    def _leaning(self) -> Any:
        return six_of_each(self.mechanism, "leaning", "q", leaning=True).ufunc

    def _undetermined(self, at: LoopMatrices, open_directions: Any) -> Bools:
        """(joints, 6): the change by open directions, over the largest reaction in the part."""
        unit, part = self._units
        most = (
            abs(open_directions).max(axis=1).toarray().ravel() if open_directions.shape[1] else np.zeros(self.tree.rows)
        )
        spread, carried = np.zeros(unit.shape), np.zeros(len(unit))
        for k in range(6):
            L = self.sides @ (self.of_closures * at.wrenches[:, k])
            carried = np.maximum(carried, unit[:, k] * _largest(L * most))
            spread[:, k] = unit[:, k] * _largest(L @ open_directions)
        size = np.zeros(int(part.max(initial=-1)) + 1)
        np.maximum.at(size, part, carried)
        return np.asarray(spread > _OPEN * size[part][:, None])

    @cached_property
    def _units(self) -> tuple[Floats, Ints]:
        """Per joint what makes moments forces (6,), and the number of its part."""
        sizes = [self.tree.size_of(joint) for joint in self.joints]
        unit = np.array([[1.0 / size] * 3 + [1.0] * 3 for size in sizes]).reshape(-1, 6)
        joints, numbers = joint_numbers(self.tree.model), tree_numbers(self.tree)
        moved = joints.moved[np.concatenate([numbers.closing, numbers.joint])]
        return unit, together([body_parts(self.tree.model)[moved]])


def _largest(L: Any) -> Floats:
    """The largest |entry| of each row of a sparse matrix."""
    return np.asarray(abs(L).max(axis=1).toarray()).ravel() if 0 not in L.shape else np.zeros(L.shape[0])


def dense_blocks(A: Any, block: Blocks) -> Floats:
    """(n, m, k) of blocks of one shape."""
    n, m = block.rows.shape
    k = block.freedoms.shape[1]
    place = np.zeros(A.shape[1], dtype=np.int64)
    place[block.freedoms] = np.arange(k)
    own = A[block.rows.ravel()].tocoo()
    found = np.zeros((n * m, k))
    found[own.row, place[own.col]] = own.data
    return found.reshape(n, m, k)


def _least(A: Any, b: Floats, live: Bools, accuracy: float) -> tuple[Floats, Floats]:
    """λ with Aᵀ λ = b, the least, of one large block; and a basis (rows, p) of all Aᵀ μ = 0."""
    apart = independent(A, live, accuracy)
    chosen, repeated = np.flatnonzero(apart), np.flatnonzero(live & ~apart)
    dead = np.flatnonzero(~live)
    own = A[chosen].tocsr()
    length = np.maximum(np.sqrt(np.asarray(own.power(2).sum(axis=1)).ravel()), 1e-300)
    own = own * (1.0 / length)[:, None]
    S = own @ own.T
    solve = solver(S, COMPLIANCE * S.diagonal())

    def on_chosen(force: Floats) -> Floats:
        found = solve(own @ force)
        for _ in range(_REFINED):
            found = found + solve(own @ (force - own.T @ found))
        return np.asarray((found.T / length).T)

    found, basis = np.zeros(A.shape[0]), np.zeros((A.shape[0], len(repeated) + len(dead)))
    found[chosen] = on_chosen(b)
    if len(repeated):
        N = np.zeros((A.shape[0], len(repeated)))
        N[repeated, np.arange(len(repeated))] = 1.0
        N[chosen] = -on_chosen(A[repeated].T.toarray())
        N, _ = np.linalg.qr(N)
        found -= N @ (N.T @ found)
        basis[:, : len(repeated)] = N
    basis[dead, len(repeated) + np.arange(len(dead))] = 1.0
    return found, basis


def large_reactions(mechanism: CompiledTree) -> LargeReactions:
    """Those of a mechanism, made once."""
    return once(mechanism, "_large_reactions", lambda: LargeReactions(mechanism))
