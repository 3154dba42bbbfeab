"""The mass matrix by composite rigid bodies (Featherstone 2008, §6.2)."""

from __future__ import annotations

from poinsot.algebra.arrays import Array, settle, zeros
from poinsot.geometry.motors import pair
from poinsot.multibody.kinematics import Pose, posed
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree


def mass_matrix(tree: Tree, q: Array, pose: Pose | None = None) -> Array:
    """M(q) (nv, nv), symmetric: T = ½ vᵀ M v.

    rootward:  Ic_p += X Ic_i;  then each momentum F = Ic_i S_i meets the freedoms of i and of every link below it.
    Law: M = Mᵀ, positive definite; M a = inverse_dynamics(q, 0, a) − inverse_dynamics(q, 0, 0).
    """
    pose = pose or posed(tree, q)
    composite = [link.inertia for link in tree.links]
    for i, link in reversed(list(enumerate(tree.links))):
        if link.parent >= 0:
            composite[link.parent] = composite[link.parent] + composite[i].carried(pose.X[i])
    M = zeros(tree.nv, tree.nv)
    for i, r in rotor_inertias(tree).items():
        for k in tree.links[i].v:
            M[k, k] = M[k, k] + r * tree.links[i].ratio ** 2
    for i, link in enumerate(tree.links):
        for c, (k, S) in enumerate(zip(link.v, pose.S[i], strict=True)):
            F = composite[i] * S
            for row in range(c + 1):
                _add(M, k, link.v[row], pair(F, pose.S[i][row]) * (link.ratio * link.ratio), row == c)
            j = i
            while tree.links[j].parent >= 0:
                F = pose.X[j] @ F
                j = tree.links[j].parent
                ancestor = tree.links[j]
                for m, S_j in zip(ancestor.v, pose.S[j], strict=True):
                    _add(M, k, m, pair(F, S_j) * (link.ratio * ancestor.ratio), False)
    return settle(M)


def _add(M: Array, i: int, j: int, value: object, diagonal: bool) -> None:
    """Add an entry and, off the diagonal, its mirror image."""
    M[i, j] = M[i, j] + value
    if not diagonal:
        M[j, i] = M[i, j] if i != j else M[i, j] + value
