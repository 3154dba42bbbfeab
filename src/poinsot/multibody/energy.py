"""Kinetic and potential energy of the links."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.vectors import dot
from poinsot.multibody.kinematics import posed, twists, world_poses
from poinsot.multibody.rotors import rotor_energy
from poinsot.multibody.tree import Tree


def kinetic_energy(tree: Tree, q: Array, v: Array) -> Scalar:
    """T = Σ ½⟨I_i V_i, V_i⟩ [J], and that of the rotors. Law: T = ½ vᵀ M v."""
    V = twists(tree, posed(tree, q), v)
    total = rotor_energy(tree, v)
    for link, V_i in zip(tree.links, V, strict=True):
        total = total + link.inertia.kinetic_energy(V_i)
    return total


def gravity_energy(tree: Tree, q: Array) -> Scalar:
    """E = −Σ g⃗ · (m c)_world [J], zero for mass centres at the world origin; links on the ground do not count."""
    g = np.asarray(tree.model.gravity)
    X_W = world_poses(tree, posed(tree, q))
    total: Scalar = 0.0
    for link, X in zip(tree.links, X_W, strict=True):
        moment = X.rotation @ link.inertia.first_moment + X.translation * link.inertia.mass
        total = total - dot(g, moment)
    return total
