"""The step of inverse kinematics as a kernel, made for what is aimed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from poinsot.algebra.arrays import Array, array
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_model import CompiledModel
from poinsot.compiler import Kernel
from poinsot.multibody.inverse_kinematics import Aim, step
from poinsot.multibody.tree import Tree


def step_kernel(mechanism: CompiledModel, aims: Sequence[Aim], pulled: bool = False) -> Kernel:
    """step(q, free, lower, upper[, points, places][, rotations][, pull]) → q, free, errors; see ``multibody``.

    errors  (2 + places + rotations,): merit, closure, places, turns
    """
    placed, turned = (sum(getattr(aim, each) for aim in aims) for each in ("placed", "turned"))
    inputs = {"q": "q", "free": "v", "lower": "q", "upper": "q"}
    inputs |= {"points": f"{placed}×3", "places": f"{placed}×3"} if placed else {}
    inputs |= {"rotations": f"{turned}×3×3"} if turned else {}
    inputs |= {"pull": "v"} if pulled else {}

    def function(tree: Tree, **given: Any) -> tuple[Array, Array, Array]:
        nothing = {name: array([]) for name in ("points", "places", "rotations") if name not in given}
        made = step(tree, aims, **nothing, **given)
        return made.q, made.free, array([made.merit, made.closure, *made.places, *made.turns])

    outputs = {"q_next": "q", "free_next": "v", "errors": str(2 + placed + turned)}
    name = f"inverse_kinematics {[tuple(aim) for aim in aims]}{' pulled' * pulled}"
    return make_kernel(mechanism, name, function, inputs, outputs, "")
