"""Which joints of a model carry coordinates: a spanning tree of its graph, as its user names it or the best one.

Law: the freedoms of the tree are the fewest that reach all bodies, tests/multibody/test_tree_choice.py
"""

from __future__ import annotations

from poinsot.errors import ModelError, nearest
from poinsot.multibody.halved_trees import TreeCost, cost_of_tree, halved_trees
from poinsot.multibody.model import Model
from poinsot.multibody.preferences import joint_graph, preferences, with_free_joints
from poinsot.structures.graph import Graph

SHORT = "short"


def chosen_joints(model: Model) -> set[str]:
    """Names of the joints that carry coordinates.

    Before all others those that work only so: joints with a rotor, those that follow another and those they follow.
    Then those that leave the fewest conditions; among these, joints that elements act on or that have initial values,
    then joints with damping or friction of their own. ``short`` asks for the tree that costs the least: this one, or
    another by halves, see `tree_costs`.
    """
    graph = joint_graph(model)
    if isinstance(model.tree, tuple):
        return _named_tree(model, graph)
    if model.tree not in ("auto", "maximal", SHORT):
        raise ModelError(f"tree is {model.tree!r}; it must be 'auto', 'short', 'maximal' or a list of joint names")
    usual = graph.spanning_tree(preferences(model).weights)
    if model.tree != SHORT:
        return usual
    first = cost_of_tree(model, USUAL, usual)
    return set(min((first, *halved_trees(model)), key=lambda each: each.cost).joints) if first.rows else usual


USUAL, CHOSEN = "the usual rule", "chosen"


def tree_costs(model: Model) -> tuple[TreeCost, ...]:
    """The tree that is chosen, then others than it, the cheapest first; none without closed loops.

    Others are that of the usual rule, and two by halves. Joints that carry coordinates are named in each; give them as
    ``tree``, and the mechanism has it.
    """
    model = with_free_joints(model)
    chosen = cost_of_tree(model, CHOSEN, chosen_joints(model))
    if not chosen.rows or model.tree == "maximal":
        return (chosen,)
    usual = cost_of_tree(model, USUAL, joint_graph(model).spanning_tree(preferences(model).weights))
    others = {each.joints: each for each in (*reversed(halved_trees(model)), usual) if each.joints != chosen.joints}
    return (chosen, *sorted(others.values(), key=lambda each: each.cost))


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
