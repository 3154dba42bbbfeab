"""Static equilibrium of a mechanism at rest: the efforts that actuators must supply, and what every joint transmits.

    B u + A(q)ᵀ λ + Σ J_bᵀ W_b + (efforts of springs) = 0

Weight and springs act, sources of the file do not; further loads are given as wrenches on bodies. Source: Lovell,
§5.1.2, §5.3.3.
Units: wrenches [N·m; N], efforts [N·m, N].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis import kinestatics
from poinsot.analysis.large_loops import is_large
from poinsot.analysis.large_reactions import large_reactions
from poinsot.analysis.reactions import Reaction, driving_efforts, spare
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.geometry.motors import Wrench
from poinsot.multibody.applied import Motion, passive_loads
from poinsot.multibody.frames import frame_jacobian
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import ground_acceleration
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass


@dataclass(frozen=True)
class Equilibrium:
    """A mechanism at rest under its loads.

    efforts   per actuated freedom [N·m or N]; least in the sum of squares where there are more than needed
    joints    what every joint transmits, as in :class:`~poinsot.analysis.reactions.Reaction`
    preloads  independent combinations of efforts that change nothing but internal wrenches
    """

    efforts: dict[str, float]
    joints: dict[str, Reaction]
    preloads: int


def static_equilibrium(
    mechanism: CompiledTree,
    q: ArrayLike,
    actuated: Sequence[str] | None = None,
    loads: Mapping[str, Wrench] | None = None,
) -> Equilibrium:
    """Efforts and reactions that keep the mechanism at rest at q (nq,) under weight, springs and ``loads``.

    actuated: names of freedoms of the tree; all of them by default. loads: body → wrench (m; f) in world coordinates,
    moments about the world origin. SimulationError when these actuators cannot hold the loads, with the freedom that
    gives way; ModelError for unknown names.
    Laws: the wrenches on every link add to zero; ⟨reaction, freedom twist⟩ is the effort,
    tests/systems/test_static_equilibrium.py
    """
    tree, q = mechanism.tree, kinestatics.closed_configuration(mechanism, q)
    names = list(tree.freedom_names)
    driven, known, before = names if actuated is None else kinestatics.named(actuated), set(names), set[str]()
    for name in driven:
        if name not in known:
            raise ModelError(f"mechanism {mechanism.name!r} has no freedom {name!r}{nearest(name, names, 'they are')}")
        if name in before:
            raise ModelError(f"the freedom {name!r} of {mechanism.name!r} is named twice; one actuator drives it")
        before.add(name)
    given = checked_loads(mechanism, loads or {})
    if is_rolled(tree) and not (tree.coupled and given):
        return _in_loops(mechanism, q, driven, given)
    on_links, needed = _loads(mechanism, q, given)
    if is_large(tree) and not tree.coupled:
        weights = np.array([on_links[i] for i in range(len(tree.links))])
        return _of_large(mechanism, q, driven, -large_reactions(mechanism).carried_of(q, weights), needed)
    efforts, left, preloads = _driven(mechanism, q, driven, needed)
    scales = mechanism.scales
    A = kinestatics.closure_rows(mechanism, q)
    multipliers = np.linalg.lstsq(A.T, scales.freedoms * left, rcond=mechanism.accuracy)[0]
    wrenches = kinestatics.joint_wrenches(mechanism, q, scales.rows * multipliers, on_links)
    states = kinestatics.self_stresses(mechanism, q)
    joints = {name: Reaction(W, _open(name, states)) for name, W in wrenches.items()}
    return Equilibrium(efforts, joints, preloads)


def _driven(
    mechanism: CompiledTree, q: Floats, driven: list[str], needed: Floats
) -> tuple[dict[str, float], Floats, int]:
    """Efforts by name that closures leave to be ``needed`` (nv,), what closures then give, and the preloads."""
    places = {name: k for k, name in enumerate(mechanism.tree.freedom_names)}
    at, left = [places[name] for name in driven], needed.copy()
    (efforts,), (lacking,) = driving_efforts(mechanism, q[None], needed[None], at)
    if lacking >= 0:
        raise SimulationError(
            f"the actuators {', '.join(map(repr, driven)) or '(none)'} of {mechanism.name!r} cannot hold these loads "
            f"at rest: the freedom {mechanism.tree.freedom_names[lacking]!r} gives way. Drive more joints, or leave "
            "the singular pose."
        )
    left[at] -= efforts
    return dict(zip(driven, map(float, efforts), strict=True)), left, spare(mechanism, q, at)


def _in_loops(mechanism: CompiledTree, q: Floats, driven: list[str], loads: Mapping[str, Floats]) -> Equilibrium:
    """The same by kernels that walk over the tree."""
    at_rest, large = np.zeros(mechanism.nv), large_reactions(mechanism)
    needed, base = mechanism.inverse_dynamics(q, at_rest, at_rest), large.carried(q, at_rest, at_rest)
    if loads:
        (efforts,), (carried,) = large.pushed(q[None], [*loads], "world", np.array([[*loads.values()]]))
        needed, base = needed - efforts, base - carried
    return _of_large(mechanism, q, driven, base, needed)


def _of_large(mechanism: CompiledTree, q: Floats, driven: list[str], base: Floats, needed: Floats) -> Equilibrium:
    """The same piece by piece, see `driving` and `large_reactions`; base (links, 6): what joints carry without
    closures."""
    large = large_reactions(mechanism)
    efforts, left, preloads = _driven(mechanism, q, driven, needed)
    found, undetermined = large.at(q, base, left, judged=True)
    return Equilibrium(efforts, {large.joints[k]: Reaction(found[k], undetermined[k]) for k in large.order}, preloads)


def _open(joint: str, states: list[dict[str, Floats]]) -> Bools:
    """Components of a joint's wrench that a state of self-stress changes."""
    undetermined = np.zeros(6, dtype=bool)
    for state in states:
        greatest = max(float(np.abs(W).max()) for W in state.values())
        undetermined |= np.abs(state[joint]) > 1e-6 * greatest  # beyond what null vectors have by rounding
    return undetermined


def checked_loads(mechanism: CompiledTree, given: Mapping[str, Wrench]) -> dict[str, Floats]:
    """body → wrench (6,), as floats. ModelError for what is none."""
    tree, found = mechanism.tree, dict[str, Floats]()
    for body, W in given.items():
        if body not in tree.bodies or body == GROUND:
            raise ModelError(f"mechanism {mechanism.name!r} has no body {body!r} to load{nearest(body, tree.bodies)}")
        if not isinstance(W, Wrench):
            raise ModelError(f"the load on body {body!r} must be a Wrench in world coordinates, not {type(W).__name__}")
        found[body] = _floats(W.vector)
        if not np.isfinite(found[body]).all():
            raise ModelError(f"the load on body {body!r} has a number that is not finite: {W.vector.tolist()}")
    return found


def _loads(mechanism: CompiledTree, q: Floats, given: Mapping[str, Floats]) -> tuple[dict[int, Floats], Floats]:
    """Wrenches on links in world coordinates, weight included, and the efforts of the tree that balance them (nv,)."""
    tree = mechanism.tree
    motion = Motion.of(tree, q, np.zeros(tree.nv))
    passive = passive_loads(motion)
    needed = _floats(inverse_dynamics(tree, q, np.zeros(tree.nv), None, passive.wrenches))
    needed = needed - _floats(passive.effort(np.zeros(tree.nv)))
    on_links: dict[int, Floats] = {}
    for i, link in enumerate(tree.links):
        weight = link.inertia * motion.X_W[i].pull(-ground_acceleration(tree))  # I g
        total = weight + passive.wrenches[i] if i in passive.wrenches else weight
        on_links[i] = _floats((motion.X_W[i] @ total).vector)
    for body, W in given.items():
        needed = needed - _floats(frame_jacobian(tree, q, body, "world")).T @ W
        link_index = tree.bodies[body].link
        if link_index >= 0:
            on_links[link_index] = on_links[link_index] + W
    return on_links, needed


def _floats(x: ArrayLike) -> Floats:
    return np.asarray(x, dtype=float)
