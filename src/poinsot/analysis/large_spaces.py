"""The freedoms of one body of a large mechanism: the rows of its Jacobian, and the share of each that closures leave.

The body's twists are the image of J N, N a basis of the rates that closures allow. It has the singular values of J P,
P = N Nᵀ taking of each row of J what is allowed: block by block of A, and no basis of all. Of locks, rows L of rates
that vanish, what is left of J P is across the rows of L P.
Law     as `spaces` where both can be asked, tests/systems/test_large_spaces.py
Source  Golub & Van Loan, Matrix Computations, §2.5 (orthogonal projections); decision 0017
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.kinestatics import held_by
from poinsot.analysis.large_closing import independent, nearest_allowed, scaled
from poinsot.analysis.large_loops import LoopMatrices, large_loops
from poinsot.analysis.large_reactions import LARGEST_BLOCK, dense_blocks, large_reactions
from poinsot.analysis.null_spaces import null_spaces
from poinsot.multibody.model import GROUND


def allowed_rows(mechanism: CompiledTree, at: LoopMatrices, rows: Floats) -> tuple[Floats, int]:
    """(k, nv): of each row without units what closures leave of it; and how many freedoms they leave.

    Block by block of A, see `large_reactions`: by a basis, of large blocks by the factor of A Aᵀ.
    """
    A, live = scaled(at, mechanism.scales), large_loops(mechanism).live
    found, freedoms = rows.copy(), mechanism.nv
    for block in large_reactions(mechanism).blocks:
        if block.rows.shape[1] <= LARGEST_BLOCK:
            N, counts = null_spaces(dense_blocks(A, block) * live[block.rows][:, :, None], mechanism.accuracy)
            own = rows[:, block.freedoms][:, :, None]
            found[:, block.freedoms] = ((own @ N) @ N.swapaxes(1, 2))[:, :, 0]
            freedoms += int(counts.sum()) - block.freedoms.size
            continue
        for own_rows, own_freedoms in zip(*block, strict=True):
            chosen = own_rows[live[own_rows]]
            own_A = A[chosen][:, own_freedoms].tocsr()
            W = np.ascontiguousarray(rows[:, own_freedoms].T)
            found[:, own_freedoms] = (W + nearest_allowed(own_A, W, np.ones(len(W)))).T
            freedoms -= int(independent(own_A, np.ones(len(chosen), dtype=bool), mechanism.accuracy).sum())
    return found, freedoms


def _without(J: Floats, L: Floats, accuracy: float) -> Floats:
    """What of the rows J is left where those of L vanish."""
    if not len(L):
        return J
    _, sigma, Vt = np.linalg.svd(L, full_matrices=False)
    held = Vt[sigma > accuracy]
    return np.asarray(J - (J @ held.T) @ held)


def _image(J: Floats) -> Floats:
    """(6, 6) of the same image and singular values as J (6, nv)."""
    U, sigma, _ = np.linalg.svd(J, full_matrices=False)
    found = np.zeros((6, 6))
    found[:, : len(sigma)] = U * sigma
    return found


def allowed_move(mechanism: CompiledTree, q: Floats, rates: Floats) -> Floats:
    """(nv,): of rates without units what closures allow at q."""
    found, _ = allowed_rows(mechanism, large_loops(mechanism).at(q), rates[None])
    return np.asarray(found[0])


class LargeSpaces:
    """At one configuration: freedoms, the body's origin (3,), and its twists (6, 6) as `spaces.Spaces` has them."""

    def __init__(self, mechanism: CompiledTree, q: Floats, body: str, relative_to: str, locked: Sequence[str]) -> None:
        self.mechanism, self.loops = mechanism, large_loops(mechanism)
        self.at: LoopMatrices = self.loops.at(q)
        self.centre = self._origin(body)
        J = self.relative(body, relative_to, self.centre)
        locks = np.vstack([np.zeros((0, mechanism.nv)), *self._locking(locked)])
        both, self.freedoms = allowed_rows(mechanism, self.at, np.vstack([J, locks]))
        self.image, self.image_left = _image(both[:6]), _image(_without(both[:6], both[6:], mechanism.accuracy))

    def _locking(self, locked: Sequence[str]) -> Iterator[Floats]:
        """Rows on rates without units that vanish where everything locked is at rest."""
        for name in locked:
            held = held_by(self.mechanism, name)
            if isinstance(held, list):
                rows = np.zeros((len(held), self.mechanism.nv))
                rows[np.arange(len(held)), held] = 1.0
                yield rows
            else:
                yield self.relative(*held, self._origin(held[0]))

    def _origin(self, body: str) -> Floats:
        at = self.mechanism.tree.bodies[body]
        X = self.at.X_W[at.link if at.link >= 0 else self.loops.n]
        return np.asarray(X[:3, :3] @ np.asarray(at.X_LB.translation, dtype=float) + X[:3, 3]) * (body != GROUND)

    def relative(self, body: str, other: str, centre: Floats) -> Floats:
        """(6, nv): twists of a body relative to another about a point by rates without units, linear parts over the
        length."""
        tree = self.mechanism.tree
        J = np.zeros((6, tree.nv))
        for name, sign in ((body, 1.0), (other, -1.0)):
            for i in tree.path(tree.bodies[name].link):
                for n, k in enumerate(tree.links[i].v):
                    J[:, k] += sign * self.at.twists[self.loops.columns[i] + n]
        J[3:] = (J[3:] + np.cross(J[:3], centre, axisa=0, axisc=0)) / tree.size_at(body, other)
        return np.asarray(J * self.mechanism.scales.freedoms)
