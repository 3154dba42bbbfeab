"""Which joints of a model carry coordinates: a spanning tree of its graph, as its user names it or the best one.

Law: the freedoms of the tree are the fewest that reach all bodies, tests/multibody/test_plan.py
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import ModelError, nearest
from poinsot.multibody.halved_trees import TreeCost, Trees
from poinsot.multibody.joint_numbers import joint_numbers
from poinsot.multibody.model import Model
from poinsot.multibody.preferences import preferences, switching_stretches, with_free_joints
from poinsot.structures.graph import spanning

SHORT = "short"


def chosen_joints(model: Model) -> Ints:
    """Numbers of the joints that carry coordinates, ascending.

    Before all others those that work only so: joints with a rotor, those that follow another and those they follow.
    Then those that leave the fewest conditions; among these, joints that elements act on or that have initial values,
    in mechanisms of many loops those where something switches, too, then joints with damping or friction of their own.
    ``short`` asks for the tree that costs the least: this one, or another by halves, see `tree_costs`. ``auto`` takes
    such a one where closures are eliminated along the tree and this one costs more than 1e5 and twice as much.
    """
    if isinstance(model.tree, tuple):
        return _named_tree(model)
    if model.tree not in ("auto", "maximal", SHORT):
        raise ModelError(f"tree is {model.tree!r}; it must be 'auto', 'short', 'maximal' or a list of joint names")
    usual = _usual(model)
    if model.tree == "maximal" or len(model.joints) - len(usual) < (model.tree != SHORT) * _MANY_LOOPS:
        return usual
    if model.tree != SHORT and not is_eliminated_along_tree(model):
        return usual
    trees = Trees(model)
    first = trees.cost(USUAL, usual)
    if not first.rows or (model.tree != SHORT and first.cost <= max(_CHEAP, _GAIN * trees.least)):
        return usual
    found = trees.by_halves()
    costs = [first.cost, *(trees.cost(rule, chosen).cost for rule, chosen in found.items())]
    best = int(np.argmin(costs))
    return usual if model.tree != SHORT and _GAIN * costs[best] > first.cost else [usual, *found.values()][best]


def _usual(model: Model) -> Ints:
    """The joints that the usual rule chooses."""
    usual = _spanning(model, preferences(model).weights)
    if not model.switches or len(model.joints) - len(usual) < _MANY_LOOPS:
        return usual
    return _spanning(model, preferences(model, switching=True).weights)


def _spanning(model: Model, weights: Floats) -> Ints:
    """Joints of the greatest weight that can carry coordinates and reach all bodies."""
    joints = joint_numbers(model)
    able = np.flatnonzero(joints.able)
    ends = joints.a[able], joints.b[able]
    return able[spanning(joints.bodies + 1, joints.bodies, *ends, weights[able])]


USUAL, CHOSEN = "the usual rule", "chosen"
_MANY_LOOPS, _CHEAP, _GAIN = 13, 1e5, 2


def is_eliminated_along_tree(model: Model) -> bool:
    """Whether many closures of a model are eliminated along its tree: nothing in it but bodies, joints, and springs,
    dampers and sources on freedoms of joints."""
    mimics = model.coupled and any(joint.mimic for joint in model.joints)
    switching = switching_stretches(model)
    if model.couplings or len(switching) < len(model.switches) or model.motions or mimics:
        return False
    pieces = [piece for e in model.sources for _, piece in e.stretch.pieces]
    return all(s.freedom for s in (*(e.stretch for e in model.passive), *pieces, *switching))


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
    found = [trees.cost(rule, joints) for rule, joints in {USUAL: _usual(model), **trees.by_halves()}.items()]
    others = {each.joints: each for each in reversed(found) if each.joints != chosen.joints}
    return (chosen, *sorted(others.values(), key=lambda each: each.cost))


def _named_tree(model: Model) -> Ints:
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
    wanted = set(model.tree)
    found = _spanning(model, np.array([j.name in wanted for j in model.joints], dtype=float))
    chosen = {model.joints[k].name for k in found.tolist()}
    if chosen != wanted:
        wrong = sorted(wanted - chosen)
        if wrong:
            raise ModelError(f"the tree of {model.name!r} is not a tree: joint {wrong[0]!r} closes a loop within it")
        missing = sorted(chosen - wanted)
        raise ModelError(f"the tree of {model.name!r} leaves bodies unreached; joint {missing[0]!r} would reach them")
    return found
