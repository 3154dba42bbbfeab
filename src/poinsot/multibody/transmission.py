"""The reactions in the joints of a mechanism: the wrenches that a rootward pass leaves open, over any scalar.

Law     on every body the wrenches of its joints, its weight and its loads give the rate of its momentum,
        tests/systems/test_observations.py
Source  formulas.md §6; Featherstone 2008, §5.3
Units   wrenches [N·m; N], efforts [N·m, N]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Wrench, pairing
from poinsot.joints.closures import closing_wrenches
from poinsot.multibody import kinematics
from poinsot.multibody.constraints import coupling_rows, loop_of
from poinsot.multibody.inverse_dynamics import inertial_wrench
from poinsot.multibody.passes import Own, Pass
from poinsot.multibody.tree import Link, Tree

Transmit = Callable[[Sequence[Scalar] | Array, float], dict[str, Wrench]]


def transmission(tree: Tree, q: Array, v: Array, a: Array, loads: Mapping[int, Wrench]) -> Transmit:
    """(λ, s) → the wrench of every joint on its successor, in world coordinates with moments about the world origin.

    loads  of elements on links, in their coordinates     λ (rows,): of the closures
    s      how much of what bodies and loads need, all (1) or nothing (0), so that shares of λ have no rounding of that
    """
    pose = kinematics.posed(tree, q)
    V, A = kinematics.twists(tree, q, v), kinematics.accelerations(tree, q, v, a)
    X_W = kinematics.world_poses(tree, q)
    needed = []
    for i, link in enumerate(tree.links):
        W = inertial_wrench(link.inertia, V[i], A[i])
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


def bear(link: Link, own: Own, parent: kinematics.Motions) -> tuple[kinematics.Motions, Wrench]:
    """Leafward: X_W, V, A, and the wrench that this motion of the link takes, in world coordinates."""
    here, _ = kinematics.see(link, own, parent)
    return here, here.X_W @ inertial_wrench(link.inertia, here.V, here.A)


def hand_on(link: Link, own: Own, carried: Wrench, needed: Wrench) -> tuple[Wrench, Wrench]:
    """Rootward: the reaction in the joint, without closures."""
    total = needed + carried
    return total, total


TRANSMITTED = (Pass(bear, kinematics.SEE.start), Pass(hand_on, lambda tree: Wrench.zero(), rootward=True))
"""`transmission` without closures and loads, from the root and back, for trees of any size."""


def stand_in_world(link: Link, own: Own, parent: kinematics.Placed) -> tuple[kinematics.Placed, Displacement]:
    """Leafward: X_W."""
    here, _ = kinematics.follow(link, own, parent)
    return here, here.X_W


def lean(link: Link, own: Own, carried: Wrench, X_W: Displacement, push: Wrench) -> tuple[Wrench, tuple[Wrench, Array]]:
    """Rootward: the wrenches in world coordinates that push all that the joint carries, and Sᵀ (n,) of them."""
    total = push + carried
    return total, (total, array([pairing(X_W.pull(total), S) for S in link.pair.motion_subspace(own.q)]))


LEANING = (kinematics.FOLLOW._replace(step=stand_in_world), Pass(lean, lambda tree: Wrench.zero(), rootward=True))
"""What wrenches on links do to the freedoms, Σ Jᵀ W, and what joints carry of them."""
