"""The observations of a mechanism: its state, the motion of its bodies, its energies; each by a separate kernel, so
that the bits of one don't depend on other requests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algorithms.compiled import make_kernel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.geometry.rotations import quaternion_of
from poinsot.kernels import Kernel
from poinsot.motion.observing import Observation, SampleBatch, entry_units
from poinsot.multibody.applied import spring_energies
from poinsot.multibody.energy import gravity_energy, kinetic_energy
from poinsot.multibody.tree import Tree

TWIST = {"units": "rad/s, m/s", "frame": "world; v of the body-fixed point now at the world origin"}


def observed_motion(mechanism: CompiledTree) -> dict[str, Observation]:
    """Positions, rates and body motions of states (q, v)."""
    nq, nv, key = mechanism.nq, mechanism.nv, ("poses", id(mechanism))
    of_q, of_v = ["1"] * nq, ["1/s"] * nv
    for link in mechanism.tree.links:
        for k, unit in zip(link.q, link.pair.coordinate_units, strict=True):
            of_q[k] = unit
        for k, unit in zip(link.v, link.pair.freedom_units, strict=True):
            of_v[k] = f"{unit}/s"
    position, velocity = entry_units(of_q), entry_units(of_v)

    def poses(b: SampleBatch) -> Floats:
        return b.once(key, lambda: mechanism.poses(b.states[:, :nq]))

    return {
        "joint_position": Observation(("coordinate",), position, lambda b: b.states[:, :nq]),
        "joint_velocity": Observation(("freedom",), velocity, lambda b: b.states[:, nq : nq + nv]),
        "body_position": Observation(("body", "axis"), {"units": "m"}, lambda b: poses(b)[..., :3, 3].copy()),
        "body_rotation": Observation(
            ("body", "quaternion"), {"units": "1", "order": "x y z w"},
            lambda b: _quaternions()(poses(b)[..., :3, :3]), turns=True,
        ),
        "body_twist": Observation(
            ("body", "component"), TWIST, lambda b: mechanism.twists(b.states[:, :nq], b.states[:, nq : nq + nv])
        ),
    }  # fmt: skip


def energies_kernel(mechanism: CompiledTree, storages: list[str]) -> Kernel:
    """(q, v) → what every storage holds [J]."""

    def energies(tree: Tree, q: Array, v: Array) -> Array:
        held = {"kinetic": kinetic_energy(tree, q, v), "weight": gravity_energy(tree, q), **spring_energies(tree, q)}
        return array([held[name] for name in storages])

    size = str(len(storages))
    return make_kernel(mechanism, "energies", energies, {"q": "q", "v": "v"}, size, "stored energies")


def observed_energies(mechanism: CompiledTree, storages: list[str]) -> dict[str, Observation]:
    """The energy of every storage; and zero errors of constraints without constraints."""

    nq, nv, kernel = mechanism.nq, mechanism.nv, cache(lambda: energies_kernel(mechanism, storages).ufunc)

    def value(b: SampleBatch) -> Any:
        return kernel()(b.states[:, :nq], b.states[:, nq : nq + nv])

    found = {"energy_storage": Observation(("storage",), {"units": "J"}, value)}
    if not mechanism.tree.closed:
        found["constraint_error"] = Observation((), {"units": "m or 1"}, lambda b: np.zeros(len(b.times)))
    return found


@cache
def _quaternions() -> Callable[[Floats], Floats]:
    """Rotation matrices to quaternions."""
    made = Kernel(quaternion_of, {"R": (3, 3)}, {"q": (4,)}, "quaternion", key="quaternion of a rotation matrix")
    found: Callable[[Floats], Floats] = made.ufunc
    return found
