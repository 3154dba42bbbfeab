"""What can be observed of a mechanism: its state, the motion of its bodies, its energies; each by a kernel of its own,
so that the bits of one don't depend on what else is asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array
from poinsot.algorithms.compiled import is_rolled, make_kernel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.compiler import Kernel
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import quaternion_of
from poinsot.motion.observing import Batch, Observation
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.energy import gravity_energy, kinetic_energy
from poinsot.multibody.kinematics import body_twist, twists, world_poses
from poinsot.multibody.tree import Tree

Floats = NDArray[np.float64]
TWIST = {"units": "rad/s, m/s", "frame": "world; v of the body-fixed point now at the world origin"}


def observed_motion(mechanism: CompiledTree) -> dict[str, Observation]:
    """Positions, rates and body motions of states (q, v)."""
    nq = mechanism.nq
    motions = _rolled_motions if is_rolled(mechanism.tree) and mechanism.member is None else _motions
    position, rotation, twist = motions(mechanism)
    return {
        "joint_position": Observation(("coordinate",), {"units": "rad or m"}, lambda b: b.states[:, :nq]),
        "joint_velocity": Observation(("freedom",), {"units": "rad/s or m/s"}, lambda b: b.states[:, nq:]),
        "body_position": Observation(("body", "axis"), {"units": "m"}, position),
        "body_rotation": Observation(
            ("body", "quaternion"), {"units": "1", "order": "x y z w"}, rotation, turns=True
        ),
        "body_twist": Observation(("body", "component"), TWIST, twist),
    }  # fmt: skip


def observed_energies(mechanism: CompiledTree, storages: list[str]) -> dict[str, Observation]:
    """What every storage holds; and no error of constraints where there are none."""

    def energies(tree: Tree, q: Array, v: Array) -> Array:
        held = {"kinetic": kinetic_energy(tree, q, v), "weight": gravity_energy(tree, q), **spring_energies(tree, q)}
        return array([held[name] for name in storages])

    def value(b: Batch) -> Any:
        size = str(len(storages))
        made = make_kernel(mechanism, "energies", energies, {"q": "q", "v": "v"}, size, "stored energies")
        return made.ufunc(*_split(mechanism, b))

    found = {"energy_storage": Observation(("storage",), {"units": "J"}, value)}
    if not mechanism.tree.closures:
        found["constraint_error"] = Observation((), {"units": "m or 1"}, lambda b: np.zeros(len(b.times)))
    return found


def _split(mechanism: CompiledTree, b: Batch) -> tuple[Floats, Floats]:
    return b.states[:, : mechanism.nq], b.states[:, mechanism.nq :]


def _frames(mechanism: CompiledTree, tree: Tree, q: Array) -> list[Displacement]:
    """X_WB of every body."""
    X_W = world_poses(tree, q)
    attached = [tree.bodies[name] for name in mechanism.body_names]
    return [at.X_LB if at.link < 0 else X_W[at.link] @ at.X_LB for at in attached]


def _motions(mechanism: CompiledTree) -> list[Callable[[Batch], Any]]:
    """Positions, quaternions and twists of all bodies, a kernel each."""
    count = len(mechanism.body_names)

    def position(tree: Tree, q: Array) -> Array:
        return array([list(X.translation) for X in _frames(mechanism, tree, q)])

    def rotation(tree: Tree, q: Array) -> Array:
        return array([list(quaternion_of(X.rotation)) for X in _frames(mechanism, tree, q)])

    def twist(tree: Tree, q: Array, v: Array) -> Array:
        X_W, V = world_poses(tree, q), twists(tree, q, v)
        return array([list(body_twist(tree, X_W, V, tree.bodies[name]).vector) for name in mechanism.body_names])

    def by(name: str, function: Callable[..., Any], size: int, *given: str) -> Callable[[Batch], Any]:
        def value(b: Batch) -> Any:
            shape = f"{count}×{size}"
            made = make_kernel(mechanism, name, function, {k: k for k in given}, shape, f"{name} of all bodies")
            return made.ufunc(*_split(mechanism, b)[: len(given)])

        return value

    return [
        by("body_position", position, 3, "q"),
        by("body_rotation", rotation, 4, "q"),
        by("body_twist", twist, 6, "q", "v"),
    ]


@cache
def _quaternions() -> Kernel:
    """Rotation matrices to quaternions."""
    return Kernel(quaternion_of, {"R": (3, 3)}, {"q": (4,)}, "quaternion", key="quaternion of a rotation matrix")


def _rolled_motions(mechanism: CompiledTree) -> list[Callable[[Batch], Any]]:
    """The same of a large tree, which one kernel walks for all of them."""

    def made(b: Batch) -> tuple[Floats, Floats]:
        from poinsot.algorithms.rolled_kernels import body_motions

        return b.once(id(mechanism), lambda: body_motions(mechanism, *_split(mechanism, b)))

    return [
        lambda b: made(b)[0][..., :3, 3],
        lambda b: _quaternions().ufunc(made(b)[0][..., :3, :3]),
        lambda b: made(b)[1],
    ]
