"""External wrenches on chosen bodies: their effect on the efforts and on the accelerations.

A wrench is (m; f), **moment first**, on the body (not what the body exerts), given in one of three frames:

    world    world axes, moment about the world origin
    body     the body's axes, moment about its origin
    aligned  world axes, moment about the body's origin: (0; f) is a force through that origin

Springs and dampers of the model act besides. Law: power of the wrenches = Σ⟨W, V⟩; forward dynamics undoes inverse.
tests/multibody/test_wrenches.py. Source: Lynch & Park 2017, §5.2. Units: wrenches [N·m; N], efforts [N·m, N].
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Wrench
from poinsot.multibody import constrained_dynamics
from poinsot.multibody.applied import Loads, Motion, passive_loads
from poinsot.multibody.frames import Frame, frame_jacobian
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.tree import Tree


def loads_with(motion: Motion, bodies: Sequence[str], frame: Frame, wrenches: Array) -> Loads:
    """The loads of springs and dampers and of the wrenches (k, 6) on the k bodies; those on the ground do nothing."""
    loads = passive_loads(motion)
    for body, components in zip(bodies, wrenches, strict=True):
        at = motion.tree.bodies[body]
        if at.link >= 0:
            W = _in_link(motion.X_W[at.link], at.X_LB, frame, Wrench.of(components))
            loads.wrenches[at.link] = loads.wrenches[at.link] + W if at.link in loads.wrenches else W
    return loads


def _in_link(X_WL: Displacement, X_LB: Displacement, frame: Frame, W: Wrench) -> Wrench:
    """A wrench given in a frame, in link coordinates."""
    if frame == "world":
        return X_WL.pull(W)
    if frame == "body":
        carried: Wrench = X_LB @ W
        return carried
    turned = Displacement(X_WL.rotation, array([0.0] * 3)).pull(W)  # world axes → link axes, at the body's origin
    moved: Wrench = Displacement.translating(X_LB.translation) @ turned
    return moved


def inverse_dynamics_with(
    tree: Tree, q: Array, v: Array, a: Array, bodies: Sequence[str], frame: Frame, wrenches: Array
) -> Array:
    """τ = M a + c − Σ JᵀW (nv,): the efforts of the freedoms when the wrenches W act on the bodies."""
    loads = loads_with(Motion.of(tree, q, v), bodies, frame, wrenches)
    return settle(inverse_dynamics(tree, q, v, a, loads.wrenches) - loads.effort(zeros(tree.nv)))


def forward_dynamics_with(
    tree: Tree, q: Array, v: Array, tau: Array, bodies: Sequence[str], frame: Frame, wrenches: Array
) -> Array:
    """v̇ (nv,) with M v̇ + c = τ + Σ JᵀW + Aᵀλ, A v̇ = a: closed loops included."""
    loads = loads_with(Motion.of(tree, q, v), bodies, frame, wrenches)
    loads.near = lambda q, v, s: loads_with(Motion.of(tree, q, v), bodies, frame, wrenches)
    return constrained_dynamics.forward_dynamics(tree, q, v, tau, loads)


def generalised_force(tree: Tree, q: Array, bodies: Sequence[str], frame: Frame, wrenches: Array) -> Array:
    """Σ JᵀW (nv,): the efforts on the freedoms that equal these wrenches. Law: ⟨Σ JᵀW, v⟩ = Σ⟨W, V⟩."""
    tau = zeros(tree.nv)
    for body, W in zip(bodies, wrenches, strict=True):
        tau = tau + frame_jacobian(tree, q, body, frame).T @ array(W)
    return settle(tau)
