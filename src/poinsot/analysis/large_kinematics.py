"""The step of inverse kinematics for many closed loops, in floats: rows of aims and of sparse A, one elimination.

As `multibody.inverse_kinematics`, which writes the step out; rows of loops that are mere rounding are left out.
Law: as the step written out, tests/systems/test_large_kinematics.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.large_closing import scaled, solver
from poinsot.analysis.large_loops import Loops, large_loops
from poinsot.multibody import configuration
from poinsot.multibody.inverse_kinematics import DAMPING, LEAST_DAMPING, Aim, chord


def large_step_of(mechanism: CompiledTree, aims: Sequence[Aim], pulled: bool = False) -> Callable[..., Any]:
    """As `algorithms.inverse_kinematics.step_of`."""
    made = LargeStep(mechanism, aims)

    def step(q: Floats, free: Floats, lower: Floats, upper: Floats, *more: Floats) -> tuple[Floats, Floats, Floats]:
        goals, pull = (more[:-1], more[-1]) if pulled else (more, np.zeros(mechanism.nv))
        points, places, rotations = made.sorted(goals)
        shape = q.shape[:-1]
        count = int(np.prod(shape, dtype=int))
        rows: list[Any] = [
            np.broadcast_to(x, (*shape, *x.shape[x.ndim - k :])).reshape(count, *x.shape[x.ndim - k :])
            for x, k in ((q, 1), (free, 1), (lower, 1), (upper, 1), (places, 2), (rotations, 3), (pull, 1))
        ]
        found = [made.one(points, *row) for row in zip(*rows, strict=True)]
        q_next, free_next, errors = (np.array(x) for x in zip(*found, strict=True))
        return (
            q_next.reshape(*shape, -1), free_next.reshape(*shape, -1), errors.reshape(*shape, made.known)
        )  # fmt: skip

    return step


class LargeStep:
    """The step of one mechanism towards aims of these kinds."""

    def __init__(self, mechanism: CompiledTree, aims: Sequence[Aim]) -> None:
        tree = mechanism.tree
        self.mechanism, self.aims, self.loops = mechanism, aims, large_loops(mechanism)
        self.used = np.flatnonzero(self.loops.live & mechanism.scales.posed)
        first = self.loops.columns
        self.paths = [
            [n for i in tree.path(tree.bodies[aim.body].link) for n in range(first[i], first[i + 1])] for aim in aims
        ]
        single = [(link.q[0], link.v[0]) for link in configuration.owners(tree) if len(link.q) == 1]
        self.coordinates, self.freedoms = np.array(single, dtype=np.int64).reshape(-1, 2).T
        self.placed, self.turned = (sum(getattr(aim, each) for aim in aims) for each in ("placed", "turned"))

    @property
    def known(self) -> int:
        """The number of reported errors."""
        return int(2 + self.placed + self.turned)

    def sorted(self, goals: Sequence[Floats]) -> tuple[Floats, Floats, Floats]:
        """Points, places and rotations, of which those are given that aims ask for."""
        left = list(goals)
        points, places = (left.pop(0), left.pop(0)) if self.placed else (np.zeros((0, 3)), np.zeros((0, 3)))
        return points, places, left.pop(0) if self.turned else np.zeros((0, 3, 3))

    def one(
        self, points: Floats, q: Floats, free: Floats, lower: Floats, upper: Floats, places: Floats, rotations: Floats,
        pull: Floats,
    ) -> tuple[Floats, Floats, Floats]:  # fmt: skip
        """q and F after the step, and the errors before."""
        from scipy.sparse import csr_array, vstack

        at, scales = self.loops.at(q), self.mechanism.scales
        aimed, rows, away = self._aimed(at, points, places, rotations)
        gaps = -(at.phi * scales.rows)[self.used]
        e = np.concatenate([aimed, gaps])
        merit = 0.5 * float(e @ e)
        closure = float(np.abs(gaps).max(initial=0.0)) + (at.upright < 0.0)
        errors = np.array([merit, closure, *away])
        J = vstack([csr_array(rows), scaled(at, scales)[self.used]]).tocsr()
        if not (np.isfinite(merit) and np.isfinite(J.data).all()):
            return np.full(len(q), np.nan), free, errors
        JF = J * free
        S = JF @ J.T
        y = solver(S, np.full(len(e), merit * DAMPING + LEAST_DAMPING))(e - JF @ pull)
        return *self._moved(q, pull + J.T @ y, free, lower, upper), errors

    def _moved(self, q: Floats, u: Floats, free: Floats, lower: Floats, upper: Floats) -> tuple[Floats, Floats]:
        """q and F after the step u: moved into the limits; not free are those at a limit that u pushes outwards."""
        k, f = self.coordinates, self.freedoms
        after = self.loops.moved(q, free * u * self.mechanism.scales.freedoms)
        after[k] = np.where(after[k] < lower[k], lower[k], np.where(upper[k] < after[k], upper[k], after[k]))
        left = np.ones(len(u))
        left[f] = np.where(u[f] < 0.0, lower[k] < after[k], after[k] < upper[k])
        return after, left

    def _aimed(
        self, at: Loops, points: Floats, places: Floats, rotations: Floats
    ) -> tuple[list[float], Floats, list[float]]:
        """Errors and rows of aims without units, and how far points and orientations are away."""
        tree, scale = self.mechanism.tree, self.mechanism.scales.freedoms
        e: list[float] = []
        rows: list[Floats] = []
        away: list[float] = []
        turned: list[float] = []
        for aim, path in zip(self.aims, self.paths, strict=True):
            body = tree.bodies[aim.body]
            X = at.X_W[body.link if body.link >= 0 else self.loops.n] @ np.asarray(body.X_LB.matrix, dtype=float)
            S = at.twists[path] * scale[self.loops.of_column[path], None]
            if aim.placed:
                size, there = 1.0 / tree.size_at(aim.body), X[:3, :3] @ points[len(away)] + X[:3, 3]
                gap = places[len(away)] - there
                e += [*(gap * size)]
                rows.append(self._wide((S[:, 3:] + np.cross(S[:, :3], there)).T * size, path))
                away.append(float(np.sqrt(gap @ gap)))
            if aim.turned:
                turn = np.asarray(chord(rotations[len(turned)] @ X[:3, :3].T), dtype=float)
                e += [*turn]
                rows.append(self._wide(S[:, :3].T, path))
                turned.append(float(np.sqrt(turn @ turn)))
        return e, np.vstack([np.zeros((0, tree.nv)), *rows]), [*away, *turned]

    def _wide(self, columns: Floats, path: Sequence[int]) -> Floats:
        found = np.zeros((3, self.mechanism.nv))
        for n, k in enumerate(self.loops.of_column[list(path)]):
            found[:, k] += columns[:, n]
        return found
