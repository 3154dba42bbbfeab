"""The starts of inverse kinematics and their limits, from the mechanism and its targets.

The step of inverse kinematics as compiled code, made for its targets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, Bools, Floats, array
from poinsot.algebra.caching import cached_property
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.large_closing import scaled, solver
from poinsot.analysis.large_loops import LoopMatrices, is_large, large_loops
from poinsot.errors import ModelError, nearest
from poinsot.multibody import configuration
from poinsot.multibody.conditions import conditions
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.inverse_kinematics import (
    DAMPING,
    LEAST_DAMPING,
    Aim,
    bounds,
    chord,
    errors_of,
    least_move,
    moved,
)
from poinsot.multibody.motions import shown
from poinsot.multibody.tree import Tree

LARGEST_WRITTEN = 36
"""Rows of J up to which the step is one kernel: its code grows with their third power."""


def step_of(mechanism: CompiledModel, aims: Sequence[Aim], pulled: bool = False) -> Callable[..., Any]:
    """step(q, free, lower, upper[, points, places][, rotations][, pull]) → q, free, errors; all broadcast.

    errors  (..., 2 + placed + turned): merit, closure, places, turns; see ``multibody.inverse_kinematics``
    """
    placed, turned = (sum(getattr(aim, each) for aim in aims) for each in ("placed", "turned"))
    rows = 3 * (placed + turned) + len(conditions(mechanism.tree).posed)
    given = {"points": f"{placed}×3", "places": f"{placed}×3"} if placed else {}
    given |= {"rotations": f"{turned}×3×3"} if turned else {}
    known = str(2 + placed + turned)
    text = f"{[tuple(aim) for aim in aims]}"

    def errors(tree: Tree, q: Array, **goals: Array) -> Any:
        empty = {name: array([]) for name in ("points", "places", "rotations") if name not in goals}
        return errors_of(tree, aims, q, **empty, **goals)

    if rows > LARGEST_WRITTEN:
        return _in_numpy(mechanism, errors, text, given, rows, known, pulled)

    def step(
        tree: Tree, q: Array, free: Array, lower: Array, upper: Array, pull: Array | None = None, **goals: Array
    ) -> tuple[Array, Array, Array]:
        at = errors(tree, q, **goals)
        u = least_move(at, free, pull)
        return *moved(tree, q, u, free, lower, upper), array([at.merit, at.closure, *at.places, *at.turns])

    inputs = {"q": "q", "free": "v", "lower": "q", "upper": "q", **given, **({"pull": "v"} if pulled else {})}
    outputs = {"q_next": "q", "free_next": "v", "errors": known}
    name = f"inverse_kinematics {text}{' pulled' * pulled}"
    ufunc: Callable[..., Any] = make_kernel(mechanism, name, step, inputs, outputs, "").ufunc
    return ufunc


def _in_numpy(
    mechanism: CompiledModel,
    errors: Callable[..., Any],
    text: str,
    given: dict[str, str],
    rows: int,
    known: str,
    pulled: bool,
) -> Callable[..., Any]:
    """The same step with the elimination left to LAPACK, a matrix at a time."""

    def parts(tree: Tree, q: Array, **goals: Array) -> tuple[Array, Array, Array]:
        at = errors(tree, q, **goals)
        return at.e, at.J, array([at.merit, at.closure, *at.places, *at.turns])

    outputs = {"e": str(rows), "J": f"{rows}×v", "errors": known}
    look = make_kernel(mechanism, f"inverse_kinematics errors {text}", parts, {"q": "q", **given}, outputs, "").ufunc
    inputs = {"q": "q", "u": "v", "free": "v", "lower": "q", "upper": "q"}
    move = make_kernel(mechanism, "inverse_kinematics move", moved, inputs, {"q_next": "q", "free_next": "v"}, "").ufunc

    def step(q: Any, free: Any, lower: Any, upper: Any, *more: Any) -> tuple[Any, Any, Any]:
        goals, t = (more[:-1], more[-1]) if pulled else (more, np.zeros(mechanism.nv))
        e, J, known = look(q, *goals)
        JF = J * np.asarray(free)[..., None, :]
        damping = known[..., 0] * DAMPING + LEAST_DAMPING
        G = JF @ np.swapaxes(J, -1, -2) + damping[..., None, None] * np.eye(rows)
        left = e - (JF @ np.broadcast_to(t, (*q.shape[:-1], mechanism.nv))[..., None])[..., 0]
        defined = np.isfinite(G).all(axis=(-2, -1))[..., None]
        y = np.linalg.solve(np.where(defined[..., None], G, np.eye(rows)), np.where(defined, left, np.nan)[..., None])
        u = t + (np.swapaxes(J, -1, -2) @ y)[..., 0]
        return *move(q, u, free, lower, upper), known

    return step


# The step of inverse kinematics for many closed loops, in floats: rows of aims and of sparse A, one elimination.


def large_step_of(mechanism: CompiledTree, aims: Sequence[Aim], pulled: bool = False) -> Callable[..., Any]:
    """As `analysis.inverse_starts.step_of`."""
    made = LargeAimStep(mechanism, aims)

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


class LargeAimStep:
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
        self, at: LoopMatrices, points: Floats, places: Floats, rotations: Floats
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


Places = NDArray[np.intp]


class Ground:
    """The ground that a search moves on: the kernel for these aims, the limits, and the starts by their numbers."""

    def __init__(self, mechanism: CompiledTree, aims: tuple[Aim, ...]) -> None:
        self.mechanism, self.aims = mechanism, aims
        self._drawn: tuple[tuple[int, int], tuple[Floats, Floats, Floats]] | None = None

    @classmethod
    def of(cls, mechanism: CompiledTree, aims: tuple[Aim, ...]) -> Ground:
        """That of a mechanism and aims, found once."""
        known: dict[tuple[Aim, ...], Ground] = mechanism.__dict__.setdefault("_inverse_kinematics", {})
        if aims not in known:
            known[aims] = cls(mechanism, aims)
        return known[aims]

    @cached_property
    def step(self) -> Any:
        """The compiled step."""
        made = large_step_of if is_large(self.mechanism.tree) else step_of
        return made(self.mechanism, self.aims)

    @cached_property
    def pulled(self) -> Any:
        """The compiled step with a pull."""
        made = large_step_of if is_large(self.mechanism.tree) else step_of
        return made(self.mechanism, self.aims, pulled=True)

    @cached_property
    def bounds(self) -> tuple[Floats, Floats]:
        """The least and the greatest value of each coordinate."""
        lower, upper = bounds(self.mechanism.tree)
        if (lower > upper).any():
            name = self.mechanism.coordinate_names[int(np.argmax(lower > upper))]
            raise ModelError(
                f"the limits of joint {name!r} of {self.mechanism.name!r}, with those of the joints that follow it, "
                "leave it no position; pass limits=False, or mend the model"
            )
        return lower, upper

    @cached_property
    def limited(self) -> list[tuple[int, int]]:
        """Coordinate and freedom of each joint that has a limit."""
        found = {link.q: link.v for link in self.mechanism.tree.links if len(link.q) == 1}
        lower, upper = self.bounds
        return [(k, f) for (k,), (f,) in found.items() if lower[k] > -np.inf or upper[k] < np.inf]

    @cached_property
    def drawn(self) -> Floats:
        """The configuration as drawn."""
        return self.mechanism.neutral()

    @cached_property
    def looped(self) -> tuple[Bools, Bools]:
        """Which coordinates (nq,) and freedoms (nv,) closed loops and couplings are about."""
        tree, rng = self.mechanism.tree, np.random.default_rng(1834)
        q, v = np.zeros(tree.nq, dtype=bool), np.zeros(tree.nv, dtype=bool)
        if is_large(tree):
            v[large_loops(self.mechanism).meeting[1]] = True
        elif tree.rows:
            v |= (np.asarray(constraint_jacobian(tree, self.mechanism.random(rng)), dtype=float) != 0.0).any(axis=0)
        for link in tree.links:
            q[list(link.q)] |= v[list(link.v)].any()
        return q, v

    @cached_property
    def middle(self) -> Floats:
        """The middle of the limits where there are two; but loops as drawn, as they close about there."""
        lower, upper = self.bounds
        inside = np.isfinite(upper - lower) & ~self.looped[0]
        return np.where(inside, 0.5 * (np.where(inside, lower, 0.0) + np.where(inside, upper, 0.0)), self.drawn)

    @cached_property
    def _reaches(self) -> tuple[Bools, Floats, list[list[int]]]:
        """Which coordinates aims and loops depend on, how far each may go without limits, and the quaternions."""
        tree = self.mechanism.tree
        moving, reach, quaternions = self.looped[0].copy(), np.full(tree.nq, np.pi), []
        for i in {i for aim in self.aims for i in tree.path(tree.bodies[aim.body].link)}:
            moving[list(tree.links[i].q)] = True
        for link in tree.links:
            units = [*zip(link.q, link.pair.coordinate_units, strict=True)]
            for k, unit in units:
                reach[k] = tree.size_of(link.joint) if unit == "m" else np.pi
            if quaternion := [k for k, unit in units if unit == "1"]:
                quaternions.append(quaternion)
        return moving, reach, quaternions

    def starts(self, own: Floats, number: Places, count: int, seed: int, lower: Floats, upper: Floats) -> Floats:
        """The starts (n, nq) of these numbers (n,), of `count`; 0 is the own one (n, nq), kept where no aim depends.

        Uniform within limits; half a turn, or the size of the part, about the own start where there are none. What
        belongs to a loop: away from the own start by moves of growing size, as loops close about there.
        The same seed, count and number are the same draw for every problem.
        """
        if not number.any():
            return own
        share, moves, turns = self._draw(count, seed)
        moving, reach, quaternions = self._reaches
        whole = upper - lower <= np.where(reach == np.pi, 2.0 * np.pi, np.finfo(float).max)
        low = np.where(whole, lower, np.maximum(lower, own - reach))
        high = np.where(whole, upper, np.minimum(upper, own + reach))
        q = low + (high - low) * share[number]
        for k, where in enumerate(quaternions):
            q[:, where] = turns[(number + k) % count]
        looped_q, looped_v = self.looped
        if looped_q.any():
            moved = self.mechanism.integrate(own, np.where(looped_v, moves[number], 0.0))
            q = np.where(looped_q, np.clip(moved, lower, upper), q)
        return np.where((number > 0)[:, None] & moving, q, own)

    def _draw(self, count: int, seed: int) -> tuple[Floats, Floats, Floats]:
        """The random numbers of `count` starts: shares of ranges, moves of freedoms, quaternions."""
        if self._drawn is None or self._drawn[0] != (count, seed):
            rng = np.random.default_rng(seed)
            share = rng.random((count, self.mechanism.nq))
            moves = rng.normal(size=(count, self.mechanism.nv)) * self.mechanism.scales.freedoms
            turns = rng.normal(size=(count, 4))
            turns /= np.linalg.norm(turns, axis=1, keepdims=True)
            self._drawn = (count, seed), (share, moves * np.geomspace(0.1, 1.0, count)[:, None], turns)
        return self._drawn[1]


def given_configurations(mechanism: CompiledTree, given: object, what: str) -> Floats:
    """The configurations (..., nq) that a user wants to start from, or to be near to. ModelError for what is none."""
    try:
        q = np.asarray(given, dtype=float)
    except Exception:
        q = np.zeros(())
    if q.shape[-1:] != (mechanism.nq,) or not np.isfinite(q).all():
        raise ModelError(
            f"{what} of inverse kinematics of {mechanism.name!r} is an array of finite configurations (..., "
            f"{mechanism.nq}) ({', '.join(mechanism.coordinate_names[:12])}{', …' if mechanism.nq > 12 else ''}); got "
            f"{shown(given)}"
        )
    return q


def movable(mechanism: CompiledTree, keep: Sequence[str]) -> Bools:
    """Which freedoms may move while these joints are kept."""
    tree = mechanism.tree
    free = np.ones(tree.nv, dtype=bool)
    for name in (keep,) if isinstance(keep, str) else keep:
        if name not in tree.by_joint:
            raise ModelError(
                f"cannot keep joint {shown(name)} of {mechanism.name!r}: it has no coordinates of its own"
                f"{nearest(name, tree.by_joint, 'those that have are')}"
            )
        free[list(tree.links[tree.by_joint[name]].v)] = False
    return free
