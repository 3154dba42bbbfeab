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

from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.scales import RANK_TOLERANCE
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.multibody.applied import Motion, passive_loads
from poinsot.multibody.conditions import parts_of_rows
from poinsot.multibody.model import GROUND
from poinsot.multibody.sizes import parts_of
from poinsot.multibody.transmission import transmission

if TYPE_CHECKING:
    from poinsot.multibody.tree import Tree

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Reaction:
    """The wrench (m; f) that a joint exerts on its successor, in world coordinates with moments about the world origin.

    It holds everything that the joint transmits, the effort of its own freedoms included. undetermined: components that
    rigid-body mechanics leaves open, because constraints are redundant.
    """

    wrench: Floats
    undetermined: NDArray[np.bool_]


def reactions(mechanism: CompiledTree, q: ArrayLike, v: ArrayLike, tau: ArrayLike) -> dict[str, Reaction]:
    """The reaction of every joint that is not welded into a link, for one state and the efforts τ on the freedoms."""
    tree = mechanism.tree
    q, v, tau = (np.asarray(x, dtype=float) for x in (q, v, tau))
    a = np.asarray(mechanism.forward_dynamics(q, v, tau))
    needed = np.asarray(mechanism.inverse_dynamics(q, v, a)) - tau
    multipliers, open_directions = _multipliers(mechanism, q, needed)
    transmit = _transmitted(tree, q, v, a)
    base = transmit(np.zeros(tree.rows), 1.0)
    columns = [transmit(row, 0.0) for row in np.eye(tree.rows)]
    shares = {joint: np.array([c[joint] for c in columns]).reshape(tree.rows, 6).T for joint in base}
    unit = {joint: np.repeat([1.0 / tree.size_of(joint), 1.0], 3)[:, None] for joint in shares}  # moments as forces
    part = {joint: _part(tree, joint) for joint in shares}
    sizes: dict[str, float] = {}
    for joint, L in shares.items():
        carried = np.abs(unit[joint] * L).max(axis=0, initial=0.0) * np.abs(open_directions).max(axis=1, initial=0.0)
        sizes[part[joint]] = max(sizes.get(part[joint], 0.0), carried.max(initial=0.0))
    found = {}
    for joint, L in shares.items():
        spread = np.abs(unit[joint] * (L @ open_directions)).max(axis=1, initial=0.0)
        found[joint] = Reaction(base[joint] + L @ multipliers, spread > 1e-6 * sizes[part[joint]])
    return found


def _part(tree: Tree, joint: str) -> str:
    """The part of the mechanism that a joint belongs to."""
    ends = tree.model.joint(joint)
    return parts_of(tree.model).of(ends.successor if ends.successor != GROUND else ends.predecessor)


def _multipliers(mechanism: CompiledTree, q: Floats, force: Floats) -> tuple[Floats, Floats]:
    """λ with Aᵀλ = force, least in the scaled metric, and a basis of the directions left open; part by part."""
    tree = mechanism.tree
    scales = mechanism.scales
    scaled = np.asarray(mechanism.closure_jacobian(q)) * scales.rows[:, None] * scales.freedoms
    multipliers, left_open = np.zeros(tree.rows), [np.zeros((tree.rows, 0))]
    for rows, freedoms in parts_of_rows(tree):
        U, sigma, Vt = np.linalg.svd(scaled[np.ix_(rows, freedoms)].T)
        rank = int((sigma > RANK_TOLERANCE).sum())
        least = (U[:, :rank].T @ (force * scales.freedoms)[freedoms]) / sigma[:rank]
        multipliers[rows] = scales.rows[rows] * (Vt[:rank].T @ least)
        directions = np.zeros((tree.rows, len(rows) - rank))
        directions[rows] = scales.rows[rows][:, None] * Vt[rank:].T
        left_open.append(directions)
    return multipliers, np.hstack(left_open)


def _transmitted(tree: Tree, q: Floats, v: Floats, a: Floats) -> Any:
    """(λ, s) → the wrenches of `multibody.transmission`, as arrays."""
    transmit = transmission(tree, q, v, a, passive_loads(Motion.of(tree, q, v)).wrenches)

    def as_arrays(multipliers: Floats, share: float) -> dict[str, Floats]:
        return {joint: np.asarray(W.vector, dtype=float) for joint, W in transmit(multipliers, share).items()}

    return as_arrays


def actuator_efforts(
    mechanism: CompiledTree, q: ArrayLike, v: ArrayLike, a: ArrayLike, actuated: Sequence[str]
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
    scales = mechanism.scales
    A = np.asarray(mechanism.closure_jacobian(q), dtype=float).reshape(mechanism.tree.rows, mechanism.nv)
    A = scales.rows[:, None] * A * scales.freedoms
    driven = [names.index(name) for name in actuated]
    found = np.zeros(len(driven))
    for rows, freedoms in parts_of_rows(mechanism.tree):
        _, sigma, Vt = np.linalg.svd(A[np.ix_(rows, freedoms)])
        admissible = Vt[int((sigma > RANK_TOLERANCE).sum()) :] * scales.freedoms[freedoms]  # motions the loops allow
        mine = [i for i, k in enumerate(driven) if k in freedoms]
        B = np.eye(mechanism.nv)[np.ix_(freedoms, [driven[i] for i in mine])]
        found[mine] = np.linalg.lstsq(admissible @ B, admissible @ force[freedoms], rcond=RANK_TOLERANCE)[0]
        missing = admissible @ (force[freedoms] - B @ found[mine])
        size = (np.abs(admissible) @ np.abs(force[freedoms])).max(initial=0.0)
        if np.abs(missing).max(initial=0.0) > 1e-8 * size:
            lacking = names[freedoms[int(np.argmax(np.abs(admissible.T @ missing)))]]
            raise SimulationError(
                f"the actuators {', '.join(map(repr, actuated))} of {mechanism.name!r} cannot produce this motion: the "
                f"freedom {lacking!r} would need an effort of its own. Drive more joints, or ask for another motion."
            )
    return dict(zip(actuated, map(float, found), strict=True))
