"""Which joints of a model carry coordinates: a spanning tree of its graph, as its user names it or the best one.

Law: the freedoms of the tree are the fewest that reach all bodies, tests/multibody/test_tree_choice.py
"""

from __future__ import annotations

from poinsot.errors import ModelError, nearest
from poinsot.multibody.halved_trees import TreeCost, Trees
from poinsot.multibody.model import Model
from poinsot.multibody.preferences import joint_graph, preferences, with_free_joints
from poinsot.structures.graph import Graph

SHORT = "short"


def chosen_joints(model: Model) -> set[str]:
    """Names of the joints that carry coordinates.

    Before all others those that work only so: joints with a rotor, those that follow another and those they follow.
    Then those that leave the fewest conditions; among these, joints that elements act on or that have initial values,
    then joints with damping or friction of their own. ``short`` asks for the tree that costs the least: this one, or
    another by halves, see `tree_costs`. ``auto`` takes such a one where closures are eliminated along the tree and this
    one costs more than 1e5 and twice as much.
    """
    graph = joint_graph(model)
    if isinstance(model.tree, tuple):
        return _named_tree(model, graph)
    if model.tree not in ("auto", "maximal", SHORT):
        raise ModelError(f"tree is {model.tree!r}; it must be 'auto', 'short', 'maximal' or a list of joint names")
    usual = graph.spanning_tree(preferences(model).weights)
    if model.tree == "maximal" or len(model.joints) - len(usual) < (model.tree != SHORT) * _MANY_LOOPS:
        return usual
    if model.tree != SHORT and not is_eliminated_along_tree(model):
        return usual
    trees = Trees(model)
    first = trees.cost(USUAL, usual)
    if not first.rows or (model.tree != SHORT and first.cost <= _CHEAP):
        return usual
    best = min((first, *trees.by_halves()), key=lambda each: each.cost)
    return usual if model.tree != SHORT and _GAIN * best.cost > first.cost else set(best.joints)


USUAL, CHOSEN = "the usual rule", "chosen"
_MANY_LOOPS, _CHEAP, _GAIN = 13, 1e5, 2


def is_eliminated_along_tree(model: Model) -> bool:
    """Whether many closures of a model are eliminated along its tree: nothing in it but bodies, joints, and springs,
    dampers and sources on freedoms of joints."""
    mimics = model.coupled and any(joint.mimic for joint in model.joints)
    if model.couplings or model.switches or model.motions or mimics:
        return False
    pieces = [piece for e in model.sources for _, piece in e.stretch.pieces]
    return all(s.freedom for s in (*(e.stretch for e in model.passive), *pieces))


def tree_costs(model: Model) -> tuple[TreeCost, ...]:
    """The tree that is chosen, then others than it, the cheapest first; none without closed loops.

    Others are that of the usual rule, and two by halves. Joints that carry coordinates are named in each; give them as
    ``tree``, and the mechanism has it.
    """
    model = with_free_joints(model)
    trees = Trees(model)
    chosen = trees.cost(CHOSEN, chosen_joints(model))
    if not chosen.rows or model.tree == "maximal":
        return (chosen,)
    usual = trees.cost(USUAL, joint_graph(model).spanning_tree(preferences(model).weights))
    others = {each.joints: each for each in (*reversed(trees.by_halves()), usual) if each.joints != chosen.joints}
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
