"""What speaks for each joint's carrying coordinates, and the graph that is to be spanned."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from poinsot.algebra.scalars import is_zero
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import FreePair
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.tendons import Coupling
from poinsot.structures.graph import Edge, Graph

_NEEDED = 10.0  # outweighs any number of conditions


def joint_graph(model: Model) -> Graph:
    """The primary graph: bodies are vertices, joints edges from predecessor to successor; contacts, which can carry no
    coordinates, are left out."""
    edges = tuple(Edge(j.name, j.predecessor, j.successor) for j in model.joints if j.pair.carries_coordinates)
    return Graph(GROUND, tuple(b.name for b in model.bodies), edges)


def with_free_joints(model: Model) -> Model:
    """Every body is reached: loose parts get a free joint; the maximal tree gives one to each body."""
    graph = joint_graph(model)
    taken = {j.name for j in model.joints}
    if model.tree == "maximal":
        loose = [b.name for b in model.bodies]
    else:
        first = {name: i for i, name in enumerate(b.name for b in model.bodies)}
        loose = [min(part, key=first.__getitem__) for part in graph.components() if GROUND not in part]
    added = []
    for name in loose:
        label = name if name not in taken else f"{name}_free"
        pose = model.body(name).pose or Displacement.identity()
        added.append(Joint(label, FreePair(), GROUND, name, X_PJ=pose))
        taken.add(label)
    if not added:
        return model
    tree = tuple(j.name for j in added) if model.tree == "maximal" else model.tree
    if model.tree != "maximal" and isinstance(tree, tuple):
        tree = (*tree, *(j.name for j in added))
    return replace(model, joints=(*added, *model.joints), tree=tree)


class Preferences(NamedTuple):
    """weights: how much each joint that can carry coordinates is wanted in the tree; bound: those that something needs
    there, or acts on, or has an initial value."""

    weights: dict[str, float]
    bound: set[str]


def preferences(model: Model) -> Preferences:
    """What speaks for each joint's being in the tree."""
    held: tuple[Coupling | GivenMotion, ...] = (*model.couplings, *model.motions)
    acting = [*(e.stretch for e in model.elements), *(s for c in held for s in c.stretches)]
    wanted = {joint for s in acting for joint in s.joints} | {i.joint for i in model.initial}
    needed = {j.name for j in model.joints if not is_zero(j.armature)}
    if model.coupled:
        needed |= {name for j in model.joints if j.mimic for name in (j.name, j.mimic.of)}
    lossy = {j.name for j in model.joints if j.damping or j.friction}
    reasons = ((needed, _NEEDED), (wanted, 0.5), (lossy, 0.25))
    weights = {
        j.name: 6 - len(j.pair.freedoms) + sum(weight for names, weight in reasons if j.name in names)
        for j in model.joints
        if j.pair.carries_coordinates
    }
    return Preferences(weights, needed | wanted)
