"""The observations of a mechanism that take its dynamics, on request by name: accelerations, reactions, and the efforts
of springs, dampers and sources. Each by a kernel of its own over states, times and inputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.motion.observing import Observation, SampleBatch, entry_units
from poinsot.motion.switching_mechanism import MODE
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.constrained_dynamics import PASSING, multipliers_of
from poinsot.multibody.force import ForceElement
from poinsot.multibody.held_motions import driving
from poinsot.multibody.kinematics import accelerations
from poinsot.multibody.stretches import Displaced
from poinsot.multibody.transmission import transmission
from poinsot.multibody.tree import Tree

Acting: TypeAlias = Callable[[Tree, Array, Array, Array, Array | None], tuple[Motion, Loads, dict[str, Scalar]]]
"""(tree, x, t, u, σ) → the motion, all loads, and the values of the sources by name."""
Make: TypeAlias = Callable[[str, Callable[..., Any], dict[str, Any], dict[str, Any]], Any]
Value: TypeAlias = Callable[[SampleBatch], Any]
_EFFORT = {"m": "N", "rad": "N m"}
WRENCH = ("mx", "my", "mz", "fx", "fy", "fz")


def observed_forces(
    mechanism: CompiledTree,
    acting: Acting,
    make: Make,
    sources: Mapping[str, ForceElement],
    nx: int,
    inputs: int,
    rows: int = 0,
) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:
    """The observations, and the labels along their dimensions.

    sources  all that supply, by name, also those that a run has added
    nx       the size of the state      inputs  how many are sampled     rows  of what switches, which push, too
    Law      tests/systems/test_observations.py
    """
    passive = {e.name: e for e in mechanism.tree.model.passive}
    spatial, joints = _spatial(mechanism, {**passive, **sources}), joints_of(mechanism.tree)

    def acceleration(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, loads, _ = acting(tree, x, t, u, sigma)
        return multipliers_of(motion.tree, motion.q, motion.v, loads, PASSING)[0]

    def of_bodies(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, loads, _ = acting(tree, x, t, u, sigma)
        return _body_accelerations(motion, loads, mechanism.body_names)

    def reaction(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, loads, _ = acting(tree, x, t, u, sigma)
        v_dot, multipliers = multipliers_of(motion.tree, motion.q, motion.v, loads, PASSING)
        found = transmission(motion.tree, motion.q, motion.v, v_dot, loads.wrenches)(multipliers, 1.0)
        return array([list(found[name].vector) for name in joints])

    def effort(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        return array(driving(*acting(tree, x, t, u, sigma)[:2]).efforts)

    def held(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, loads, _ = acting(tree, x, t, u, sigma)
        forces = multipliers_of(motion.tree, motion.q, motion.v, loads, PASSING)[1]
        return forces[len(forces) - len(motion.tree.couplings) :][: len(tree.couplings)]

    def by(name: str, function: Callable[..., object], *shape: int) -> Value:
        def value(b: SampleBatch) -> Any:
            given, at = {"x": (nx,), "t": (1,), "u": (inputs,)}, (b.states, b.times[:, None], b.inputs)
            if not rows:
                return make(name, function, given, {"value": shape}).ufunc(*at)
            made = make(f"{name}{MODE}", function, {**given, "sigma": (3 * rows,)}, {"value": shape})
            return made.ufunc(*at, sigma_of(b, rows))

        return value

    dynamics = {
        "joint_acceleration": by("joint_acceleration", acceleration, mechanism.nv),
        "body_acceleration": by("body_acceleration", of_bodies, len(mechanism.body_names), 6),
        "joint_wrench": by("joint_wrench", reaction, len(joints), 6),
    }
    found, labels = observed_elements(mechanism.tree, acting, by, sources, spatial)
    if couplings := tuple(c.name for c in mechanism.tree.couplings):
        about, value = {"units": "N m or N"}, by("coupling_effort", held, len(couplings))
        found["coupling_effort"] = Observation(("coupling",), about, value, listed=False)
        labels["coupling"] = couplings
    if motions := tuple(m.name for m in mechanism.tree.model.motions):
        value = by("motion_effort", effort, len(motions))
        units = entry_units([_EFFORT[m.along.unit(mechanism.tree.pairs)] for m in mechanism.tree.model.motions])
        found["motion_effort"] = Observation(("given_motion",), units, value)
        labels["given_motion"] = motions
    return told(mechanism.tree, dynamics) | found, {"joint": joints, "wrench": WRENCH, **labels}


def _body_accelerations(motion: Motion, loads: Loads, names: Sequence[str]) -> Array:
    """Accelerations of the bodies' origins in world axes [n, 6]."""
    v_dot, _ = multipliers_of(motion.tree, motion.q, motion.v, loads, PASSING)
    A = accelerations(motion.tree, motion.q, motion.v, v_dot)
    found = []
    for name in names:
        at = motion.tree.bodies[name]
        if at.link < 0:
            found.append([0.0] * 6)
            continue
        R, r = motion.X_W[at.link].rotation, at.X_LB.translation
        linear = R @ A[at.link].of_point(r, motion.V[at.link]) + motion.tree.gravity
        found.append(list(concatenate([R @ A[at.link].angular, linear])))
    return array(found)


def joints_of(tree: Tree) -> tuple[str, ...]:
    """The joints that transmit something, in the order of the model."""
    carried = {c.joint for c in tree.closures} | {link.joint for link in tree.links}
    return tuple(joint.name for joint in tree.model.joints if joint.name in carried)


def told(tree: Tree, dynamics: dict[str, Value]) -> dict[str, Observation]:
    """Accelerations and what joints transmit, with their dimensions and units."""
    world = {"frame": "world; of the origin of the body"}
    rates = [f"{unit}/s²" for link in tree.links for unit in link.pair.freedom_units]
    about_origin = {"units": "N m, N", "frame": "world; moments about the world origin, on the successor"}
    about: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
        "joint_acceleration": (("freedom",), entry_units(rates)),
        "body_acceleration": (("body", "component"), {"units": "rad/s², m/s²", **world}),
        "joint_wrench": (("joint", "wrench"), about_origin),
    }
    return {name: Observation(*about[name], value, listed=False) for name, value in dynamics.items()}


def observed_elements(
    tree: Tree, acting: Acting, by: Callable[..., Value], sources: Mapping[str, ForceElement], spatial: tuple[str, ...]
) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:
    """What springs, dampers and sources do; by: (name, function of (tree, x, t, u, σ), shape) → value of a batch."""
    elements = {**{e.name: e for e in tree.model.passive}, **sources}
    plain = tuple(name for name in elements if name not in spatial)
    pairs = {joint.name: joint.pair for joint in tree.model.joints}
    stretched = tuple(name for name in plain if elements[name].stretch.has_value(pairs))

    def own(tree: Tree) -> Mapping[str, ForceElement]:
        return {**sources, **{e.name: e for e in tree.model.elements}}

    def force(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, _, values = acting(tree, x, t, u, sigma)
        found = zeros(len(plain))
        for k, name in enumerate(plain):
            at = own(tree)[name].stretch.measured(motion)
            if name in values:
                found[k] = values[name]
            else:
                found[k] = own(tree)[name].tension(at.value, at.rate(motion))
        return found

    def rate(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, _, _ = acting(tree, x, t, u, sigma)
        return array([own(tree)[name].stretch.measured(motion).rate(motion) for name in plain])

    def stretch(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, _, _ = acting(tree, x, t, u, sigma)
        return array([own(tree)[name].stretch.measured(motion).value for name in stretched])

    def wrench(tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None) -> Array:
        motion, _, _ = acting(tree, x, t, u, sigma)
        found = []
        for name in spatial:
            at = own(tree)[name].stretch.measured(motion)
            found.append(list(at.driving(own(tree)[name].tension(at.value, at.rate(motion)), motion.X_W).vector))
        return array(found)

    def named(dims: tuple[str, ...], about: dict[str, str], value: Value) -> Observation:
        return Observation(dims, about, value, listed=False)

    count, units = len(plain), {name: elements[name].stretch.unit(pairs) for name in plain}
    efforts, rates = entry_units([_EFFORT[u] for u in units.values()]), entry_units([f"{u}/s" for u in units.values()])
    lengths = entry_units([units[name] for name in stretched])
    found = {
        "element_force": named(("force_element",), efforts, by("element_force", force, count)),
        "element_rate": named(("force_element",), rates, by("element_rate", rate, count)),
        "element_stretch": named(
            ("stretched",), lengths, by("element_stretch", stretch, len(stretched))
        ),
        "element_wrench": named(
            ("spatial_element", "wrench"),
            {"units": "N m, N", "frame": "world; moments about the world origin, on its first body"},
            by("element_wrench", wrench, len(spatial), 6),
        ),
    }  # fmt: skip
    return found, {"force_element": plain, "stretched": stretched, "spatial_element": spatial}


def sigma_of(b: SampleBatch, rows: int) -> Any:
    """σ of the samples; with every row OPEN where a batch has none."""
    return np.zeros((len(b.times), 3 * rows)) if b.sigma is None else b.sigma


def _spatial(mechanism: CompiledTree, elements: Mapping[str, ForceElement]) -> tuple[str, ...]:
    """The elements with displacements of six directions as stretches."""
    known: dict[str, bool] = mechanism.__dict__.setdefault("_spatial_elements", {})
    if not known.keys() >= elements.keys():
        motion = Motion.of(mechanism.tree.aligned, mechanism.neutral(), zeros(mechanism.nv))
        with np.errstate(all="ignore"):  # ends may meet there
            known |= {name: isinstance(e.stretch.measured(motion), Displaced) for name, e in elements.items()}
    return tuple(name for name in elements if known[name])
