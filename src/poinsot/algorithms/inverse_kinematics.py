"""The step of inverse kinematics as compiled code, made for its targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.multibody.conditions import conditions
from poinsot.multibody.inverse_kinematics import DAMPING, LEAST_DAMPING, Aim, errors_of, least_move, moved
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
