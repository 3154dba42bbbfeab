"""Which joints of a model carry coordinates: a spanning tree of its graph, as its user names it or the best one.

Law: the freedoms of the tree are the fewest that reach all bodies, tests/multibody/test_tree_choice.py
"""

from __future__ import annotations

from dataclasses import replace

from poinsot.algebra.scalars import is_zero
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import FreePair
from poinsot.multibody.model import GROUND, Joint, Model
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


def chosen_joints(model: Model) -> set[str]:
    """Names of the joints that carry coordinates.

    Before all others those that work only so: joints with a rotor, those that follow another and those they follow.
    Then those that leave the fewest conditions; among these, joints that elements act on or that have initial values,
    then joints with damping or friction of their own.
    """
    graph = joint_graph(model)
    if isinstance(model.tree, tuple):
        return _named_tree(model, graph)
    if model.tree not in ("auto", "maximal"):
        raise ModelError(f"tree is {model.tree!r}; it must be 'auto', 'maximal' or a list of joint names")
    acting = [*(e.stretch for e in model.elements), *(s for c in model.couplings for s in c.stretches)]
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
    return graph.spanning_tree(weights)


def _named_tree(model: Model, graph: Graph) -> set[str]:
    names = {j.name for j in model.joints}
    for name in model.tree:
        if name not in names:
            raise ModelError(
                f"the tree of {model.name!r} names joint {name!r}, which does not exist{nearest(name, names)}"
            )
        if not model.joint(name).pair.carries_coordinates:
            raise ModelError(
                f"the tree of {model.name!r} names {name!r}, but a {model.joint(name).pair.kind} pair carries no "
                "coordinates: it always closes a loop; name other pairs that reach all bodies"
            )
    chosen = graph.spanning_tree({j.name: float(j.name in model.tree) for j in model.joints})
    if chosen != set(model.tree):
        wrong = sorted(set(model.tree) - chosen)
        if wrong:
            raise ModelError(f"the tree of {model.name!r} is not a tree: joint {wrong[0]!r} closes a loop within it")
        missing = sorted(chosen - set(model.tree))
        raise ModelError(f"the tree of {model.name!r} leaves bodies unreached; joint {missing[0]!r} would reach them")
    return chosen
