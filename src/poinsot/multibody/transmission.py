"""What the joints of a mechanism transmit: the wrenches that a rootward pass leaves open, over any scalar.

Law     on every body the wrenches of its joints, its weight and its loads give the rate of its momentum,
        tests/systems/test_observations.py
Source  formulas.md §6; Featherstone 2008, §5.3
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Wrench
from poinsot.joints.closures import closing_wrenches
from poinsot.multibody.constraints import coupling_rows, loop_of
from poinsot.multibody.kinematics import accelerations, posed, twists, world_poses
from poinsot.multibody.tree import Tree

Transmit = Callable[[Sequence[Scalar] | Array, float], dict[str, Wrench]]


def transmission(tree: Tree, q: Array, v: Array, a: Array, loads: Mapping[int, Wrench]) -> Transmit:
    """(λ, s) → the wrench of every joint on its successor, in world coordinates with moments about the world origin.

    loads  of elements on links, in their coordinates     λ (rows,): of the closures
    s      how much of what bodies and loads need, all (1) or nothing (0), so that shares of λ have no rounding of that
    """
    pose = posed(tree, q)
    V, A = twists(tree, q, v), accelerations(tree, q, v, a)
    X_W = world_poses(tree, q)
    needed = []
    for i, link in enumerate(tree.links):
        W = link.inertia * A[i] + V[i].cross(link.inertia * V[i])
        needed.append(X_W[i] @ (W - loads[i] if i in loads else W))
    closing = []
    for c in tree.closures:
        X_P = c.X_LP if c.predecessor < 0 else X_W[c.predecessor] @ c.X_LP
        closing.append([X_P @ W for W in closing_wrenches(c.pair, loop_of(tree, pose, c).X_PS)])
    pulling = [[(link, X_W[link] @ W) for link, W, _ in at.ends] for at in coupling_rows(tree, q)]

    def transmit(multipliers: Sequence[Scalar] | Array, share: float = 1.0) -> dict[str, Wrench]:
        held = [W * share for W in needed]
        found: dict[str, Wrench] = {}
        row = 0
        for c, rows in zip(tree.closures, closing, strict=True):
            W = Wrench.zero()
            for k, each in enumerate(rows):
                W = W + each * multipliers[row + k]
            row += len(rows)
            found[c.joint] = W
            if c.successor >= 0:
                held[c.successor] = held[c.successor] - W
            if c.predecessor >= 0:
                held[c.predecessor] = held[c.predecessor] + W
        for ends, multiplier in zip(pulling, multipliers[row:], strict=True):
            for i, W in ends:
                held[i] = held[i] - W * multiplier
        for i, link in reversed(list(enumerate(tree.links))):
            backwards = tree.model.joint(link.joint).pair is not link.pair
            found[link.joint] = -held[i] if backwards else held[i]
            if link.parent >= 0:
                held[link.parent] = held[link.parent] + held[i]
        return found

    return transmit
