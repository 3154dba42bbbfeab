"""What the joints of a mechanism transmit, and the efforts of actuators where only some joints are driven.

The reactions of redundant constraints are not determined by rigid-body mechanics. What is returned is least in the
metric of the constraint rows, moments divided by the characteristic length, and components that another distribution
could change are marked. Source: design §6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.elements.closures import closing_wrenches
from poinsot.errors import ModelError, SimulationError
from poinsot.mechanisms.applied import Motion, passive_loads
from poinsot.mechanisms.constraints import loop_of
from poinsot.mechanisms.kinematics import accelerations, posed, twists, world_poses
from poinsot.mechanisms.model import nearest
from poinsot.systems.scales import RANK_TOLERANCE

if TYPE_CHECKING:
    from poinsot.mechanisms.tree import Tree
    from poinsot.systems.mechanism import Mechanism

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Reaction:
    """The wrench (m; f) that a joint exerts on its successor, in world coordinates with moments about the world origin.

    It holds everything that the joint transmits, the effort of its own freedoms included. undetermined: components that
    rigid-body mechanics leaves open, because constraints are redundant.
    """

    wrench: Floats
    undetermined: NDArray[np.bool_]


def reactions(mechanism: Mechanism, q: ArrayLike, v: ArrayLike, tau: ArrayLike) -> dict[str, Reaction]:
    """The reaction of every joint that is not welded into a link, for one state and the efforts τ on the freedoms."""
    tree = mechanism.tree
    q, v, tau = (np.asarray(x, dtype=float) for x in (q, v, tau))
    a = np.asarray(mechanism.forward_dynamics(q, v, tau))
    needed = np.asarray(mechanism.inverse_dynamics(q, v, a)) - tau
    multipliers, open_directions = _multipliers(mechanism, q, needed)
    transmit = _transmitted(tree, q, v, a)
    base = transmit(np.zeros(tree.rows))
    columns = [transmit(row) for row in np.eye(tree.rows)]
    found = {}
    for joint, wrench in base.items():
        L = np.array([column[joint] - wrench for column in columns]).reshape(tree.rows, 6).T
        spread = np.abs(L @ open_directions).max(axis=1, initial=0.0)
        size = max(np.abs(L).max(initial=0.0), 1e-300)
        found[joint] = Reaction(wrench + L @ multipliers, spread > 1e-6 * size)
    return found


def _multipliers(mechanism: Mechanism, q: Floats, force: Floats) -> tuple[Floats, Floats]:
    """λ with Aᵀλ = force, least in the scaled metric, and a basis of the directions left open."""
    tree = mechanism.tree
    if not tree.rows:
        return np.zeros(0), np.zeros((0, 0))
    rows, freedoms = mechanism.scales.rows, mechanism.scales.freedoms
    scaled = (np.asarray(mechanism.constraint_jacobian(q)) * rows[:, None] * freedoms).T
    U, sigma, Vt = np.linalg.svd(scaled)
    rank = int((sigma > RANK_TOLERANCE).sum())
    least = Vt[:rank].T @ ((U[:, :rank].T @ (force * freedoms)) / sigma[:rank])
    return rows * least, rows[:, None] * Vt[rank:].T


def _transmitted(tree: Tree, q: Floats, v: Floats, a: Floats) -> Any:
    """λ → the wrench of every joint on its successor in world coordinates, by the rootward pass of inverse dynamics."""
    pose = posed(tree, q)
    V = twists(tree, pose, v)
    A = accelerations(tree, pose, q, v, a, V)
    X_W = world_poses(tree, pose)
    loads = passive_loads(Motion.of(tree, q, v)).wrenches
    inertial = []
    for i, link in enumerate(tree.links):
        W = link.inertia * A[i] + V[i].cross(link.inertia * V[i])
        inertial.append(np.asarray((X_W[i] @ (W - loads[i] if i in loads else W)).vector, dtype=float))
    closing = []
    for c in tree.closures:
        X_P = c.X_LP if c.predecessor < 0 else X_W[c.predecessor] @ c.X_LP
        rows = closing_wrenches(c.pair, loop_of(tree, pose, c).X_PS)
        closing.append(np.array([np.asarray((X_P @ W).vector, dtype=float) for W in rows]).reshape(len(rows), 6))

    def transmit(multipliers: Floats) -> dict[str, Floats]:
        held = [W.copy() for W in inertial]
        found, row = {}, 0
        for c, rows in zip(tree.closures, closing, strict=True):
            W = rows.T @ multipliers[row : row + len(rows)]
            row += len(rows)
            found[c.joint] = W
            if c.successor >= 0:
                held[c.successor] -= W
            if c.predecessor >= 0:
                held[c.predecessor] += W
        for i, link in reversed(list(enumerate(tree.links))):
            backwards = tree.model.joint(link.joint).pair is not link.pair
            found[link.joint] = -held[i] if backwards else held[i].copy()
            if link.parent >= 0:
                held[link.parent] += held[i]
        return found

    return transmit


def actuator_efforts(
    mechanism: Mechanism, q: ArrayLike, v: ArrayLike, a: ArrayLike, actuated: Sequence[str]
) -> dict[str, float]:
    """The efforts of the named freedoms that make the mechanism move with a: B u + Aᵀ λ = M a + c.

    Least in the sum of squares when there are more actuators than freedoms. Raises SimulationError when these actuators
    cannot produce the motion, with the freedom that lacks effort.
    """
    names = list(mechanism.freedom_names)
    for name in actuated:
        if name not in names:
            raise ModelError(f"mechanism {mechanism.name!r} has no freedom {name!r}{nearest(name, names)}")
    force = np.asarray(mechanism.inverse_dynamics(q, v, a), dtype=float)
    scales = mechanism.scales.freedoms
    A = np.asarray(mechanism.constraint_jacobian(q), dtype=float).reshape(mechanism.tree.rows, mechanism.nv)
    _, sigma, Vt = np.linalg.svd(mechanism.scales.rows[:, None] * A * scales)
    admissible = Vt[int((sigma > RANK_TOLERANCE).sum()) :] * scales  # rows: motions the loops allow
    B = np.eye(mechanism.nv)[:, [names.index(name) for name in actuated]]
    efforts = np.linalg.lstsq(admissible @ B, admissible @ force, rcond=RANK_TOLERANCE)[0]
    missing = admissible @ (force - B @ efforts)
    size = (np.abs(admissible) @ np.abs(force)).max(initial=0.0)
    if np.abs(missing).max(initial=0.0) > 1e-8 * size:
        lacking = names[int(np.argmax(np.abs(admissible.T @ missing)))]
        raise SimulationError(
            f"the actuators {', '.join(map(repr, actuated))} of {mechanism.name!r} cannot produce this motion: the "
            f"freedom {lacking!r} would need an effort of its own. Drive more joints, or ask for another motion."
        )
    return dict(zip(actuated, map(float, efforts), strict=True))
