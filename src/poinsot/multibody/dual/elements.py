"""Springs and dampers beside the dual forms of dynamics: what they ask of the real freedoms is the same in all."""

from __future__ import annotations

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.geometry.motors import pair
from poinsot.multibody.applied import Motion, passive_loads
from poinsot.multibody.kinematics import posed
from poinsot.multibody.tree import Tree


def passive_efforts(tree: Tree, q: Array, v: Array) -> Array:
    """τ (nv,) = −Σ ⟨W, S⟩ over the wrenches W of springs and dampers, and what they do to joints directly.

    Law: power of τ on v is the rate of the springs' energy plus what the dampers take.
    """
    pose, loads = posed(tree, q), passive_loads(Motion.of(tree, q, v))
    tau = -loads.effort(zeros(tree.nv))
    for i, W in loads.wrenches.items():
        for j in tree.path(i):
            link = tree.links[j]
            for k, S in zip(link.v, pose.S[j], strict=True):
                tau[k] = tau[k] - pair(W, S) * link.ratio
            W = pose.X[j] @ W
    return settle(tau)
