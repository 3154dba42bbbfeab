"""What one body of a large mechanism can do: the rows of its Jacobian, and what closures leave of each.

Rates that closures and locks allow are the null space of A with the rows of the locks, and N its orthonormal basis. The
body's twists are the image of J N, which has the singular values of J P, P = N Nᵀ taking of each row of J what is
allowed: six solves with the sparse factor of A Aᵀ, and no basis.
Law     as `spaces` where both can be asked, tests/systems/test_large_spaces.py
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.large_closing import independent, nearest_allowed, scaled
from poinsot.analysis.large_loops import Loops, large_loops
from poinsot.errors import ModelError, nearest
from poinsot.multibody.model import GROUND

Floats = NDArray[np.float64]


def allowed_rows(A: Any, rows: Floats) -> Floats:
    """(k, nv): of each row what A leaves of it, A and rows without units."""
    W = np.ascontiguousarray(rows.T)
    return np.asarray(W + nearest_allowed(A, W, np.ones(len(W)))).T if A.shape[0] else rows


def allowed_move(mechanism: CompiledTree, q: Floats, rates: Floats) -> Floats:
    """(nv,): of rates without units what closures allow at q."""
    A = scaled(large_loops(mechanism).at(q), mechanism.scales)
    return np.asarray(rates + nearest_allowed(A, rates, np.ones(len(rates))))


class LargeSpaces:
    """At one configuration: freedoms, the body's origin (3,), and its twists (6, 6) as `spaces.Spaces` has them."""

    def __init__(self, mechanism: CompiledTree, q: Floats, body: str, relative_to: str, locked: Sequence[str]) -> None:
        self.mechanism, self.loops = mechanism, large_loops(mechanism)
        self.at: Loops = self.loops.at(q)
        A = scaled(self.at, mechanism.scales)
        self.freedoms = mechanism.nv - int(independent(A, self.loops.live).sum())
        live = A[np.flatnonzero(self.loops.live)]
        self.centre = self._origin(body)
        J = self.relative(body, relative_to, self.centre)
        self.image, self.image_left = (self._image(J, every) for every in (live, self._with_locks(live, locked)))

    def _image(self, J: Floats, A: Any) -> Floats:
        U, sigma, _ = np.linalg.svd(allowed_rows(A, J), full_matrices=False)
        found = np.zeros((6, 6))
        found[:, : len(sigma)] = U * sigma
        return found

    def _with_locks(self, A: Any, locked: Sequence[str]) -> Any:
        from scipy.sparse import csr_array, vstack

        rows = [csr_array(each) for each in self._locking(locked)]
        return vstack([A, *rows]).tocsr() if rows else A

    def _locking(self, locked: Sequence[str]) -> Iterator[Floats]:
        """Rows on rates without units that vanish where everything locked is at rest."""
        tree = self.mechanism.tree
        for name in locked:
            if name in tree.freedom_names or name in tree.by_joint:
                at = [tree.freedom_names.index(name)] if name in tree.freedom_names else None
                own = at or [*tree.links[tree.by_joint[name]].v]
                rows = np.zeros((len(own), tree.nv))
                rows[np.arange(len(own)), own] = 1.0
                yield rows
            elif any(c.joint == name for c in tree.closures) or name in tree.bodies:
                joint = None if name in tree.bodies else tree.model.joint(name)
                ends = (name, GROUND) if joint is None else (joint.successor, joint.predecessor)
                yield self.relative(*ends, self._origin(ends[0]))
            elif all(j.name != name for j in tree.model.joints):  # else welded: it is locked already
                known = {*tree.freedom_names, *(j.name for j in tree.model.joints), *tree.bodies}
                raise ModelError(
                    f"mechanism {self.mechanism.name!r} has no freedom, joint or body {name!r} to lock"
                    f"{nearest(name, known)}"
                )

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
                for k in tree.links[i].v:
                    J[:, k] += sign * self.at.twists[k]
        J[3:] = (J[3:] + np.cross(J[:3], centre, axisa=0, axisc=0)) / tree.size_at(body, other)
        return np.asarray(J * self.mechanism.scales.freedoms)
