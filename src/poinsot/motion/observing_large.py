"""The observations of large mechanisms on request by name: as `observing_forces`, by loops over the tree.

Accelerations are those of the flow itself. What joints transmit is found from them, state by state of the samples: by
Newton's and Euler's equations from the leaves to the root, and by the least multipliers of closures that give the
freedoms what is left, see `analysis.large_reactions`.
Law     as of the same mechanism written out, tests/systems/test_large_reactions.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, zeros
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.algorithms.rolled_kernels import six_of_each
from poinsot.analysis.large_reactions import large_reactions
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.observing_forces import WRENCH, Acting, Make, Value, joints_of, observed_elements, sigma_of, told
from poinsot.motion.observing_rows import row_forces
from poinsot.motion.switching_mechanism import RowsOfMechanism
from poinsot.motion.switching_rolled import called_at
from poinsot.multibody.applied import Motion
from poinsot.multibody.force import ForceElement
from poinsot.multibody.switching.rows import Layout, measured_rows
from poinsot.multibody.tree import Tree


def observed_in_loops(
    mechanism: CompiledTree, kernels: Mapping[str, Any], acting: Acting, make: Make,
    sources: Mapping[str, ForceElement], nx: int, inputs: int, switches: RowsOfMechanism,
) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:  # fmt: skip
    """The observations, and the labels along their dimensions, of a mechanism with a rolled flow.

    kernels its flow (x₀, ξ, t, u) → (ξ̇, v̇), powers; those of what switches, in a mode
    acting  of springs, dampers and sources on freedoms, without places of links
    sources all that supply, by name      nx  the size of the state      inputs  how many are sampled
    """
    tree, nq, nv = mechanism.tree, mechanism.nq, mechanism.nv
    joints, m = joints_of(tree), len(switches.layout.rows)

    def by(name: str, function: Callable[..., object], *shape: int) -> Value:
        given = {"x": (nx,), "t": (1,), "u": (inputs,)}
        return lambda b: make(name, function, given, {"value": shape}).ufunc(b.states, b.times[:, None], b.inputs)

    def efforts(tree: Tree, x: Array, t: Array, u: Array) -> Array:
        values = acting(tree, x, t, u, None)[2]
        return array([values[name] for name in sources])

    def moving(b: SampleBatch) -> tuple[Floats, Floats, Floats]:
        def made() -> Floats:
            if m:
                return called_at(kernels["switched flow"], b, sigma_of(b, m))[0][:, nv : 2 * nv]
            xi = np.zeros((len(b.times), 2 * nv))
            found: Floats = kernels["flow"].ufunc(b.states, xi, b.times[:, None], b.inputs)[0][:, nv : 2 * nv]
            return found

        return b.states[:, :nq], b.states[:, nq : nq + nv], b.once(("accelerations", id(mechanism)), made)

    def transmitted(b: SampleBatch) -> Floats:
        large = large_reactions(mechanism)
        q, v, a = moving(b)
        needed = mechanism.inverse_dynamics(q, v, a)
        if sources:
            needed = needed - by("port_efforts", efforts, len(sources))(b) @ _along(tree, mechanism.neutral(), sources)
        if m:
            needed = needed - _by_rows(tree, switches.layout, q, v, row_forces(kernels["margins"], b, m))
        order = [large.joints.index(name) for name in joints]
        return large.transmitted(q, v, a, needed)[:, order]

    dynamics: dict[str, Value] = {
        "joint_acceleration": lambda b: moving(b)[2].copy(),
        "body_acceleration": lambda b: six_of_each(mechanism, "accelerations", "q", "v", "a").ufunc(*moving(b)),
    }
    if not switches.layout.general:  # of those the wrenches stand on links
        dynamics["joint_wrench"] = transmitted
    found, labels = observed_elements(tree, acting, by, sources, ())
    return told(tree, dynamics) | found, {"joint": joints, "wrench": WRENCH, **labels}


def _by_rows(tree: Tree, layout: Layout, q: Floats, v: Floats, forces: Floats) -> Floats:
    """(samples, nv): what rows on freedoms do with these forces (samples, m)."""
    found = np.zeros(v.shape)
    for n, z in enumerate(forces):
        rows = measured_rows(Motion(tree.aligned, q[n], v[n], [], []), layout)
        for row, force in zip(rows, z, strict=True):
            for k, ratio in row.along.efforts:
                found[n, k] += float(ratio) * force
    return found


def _along(tree: Tree, q: Floats, sources: Mapping[str, ForceElement]) -> Floats:
    """(sources, nv): the efforts of the freedoms by an effort of one along each."""
    found = np.zeros((len(sources), tree.nv))
    motion = Motion(tree.aligned, q, zeros(tree.nv), [], [])
    for n, source in enumerate(sources.values()):
        for k, ratio in source.stretch.measured(motion).efforts:
            found[n, k] += float(ratio)
    return found
