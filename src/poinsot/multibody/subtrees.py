"""Models taken apart: what hangs on a joint, or all but that. Every joint of the tree and every body is in one of both.

A subtree stands on the ground, at the place where its joint is drawn: all other joints are neutral.
Law     bodies of a subtree move as in the whole, whose other joints are held; a subtree and the rest have all joints of
        the tree, what they joined are the closures and elements lost, tests/multibody/test_taking_apart.py
Source  Featherstone 2008, §4.1
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, cast

from poinsot.algebra.arrays import array
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.contacts.neighbours import Neighbours
from poinsot.multibody.joint_changes import as_chosen, remade, rest
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.records import NamedTuple


class _Hanging(NamedTuple):
    """The joint by which a body hangs, the body that it hangs on, and whether that is the successor."""

    joint: Joint
    upper: str
    backwards: bool


def subtree(model: Model, name: str) -> Model:
    """The model of a joint, the body that it carries (either may be named) and all that hangs on that.

    Errors  ModelError for a name that is not there, and for joints that close loops
    """
    model = as_chosen(model)
    hanging = _hanging(model)
    root = _body(model, hanging, name)
    inside = _below(hanging, root)
    joint, upper, backwards = hanging[root]
    X = _drawn(model, hanging, upper)
    end = (
        {"successor": GROUND, "X_SJ": X @ joint.X_SJ} if backwards else {"predecessor": GROUND, "X_PJ": X @ joint.X_PJ}
    )
    near = Neighbours.of(model, {*(j.name for j in model.joints)} - {each.joint.name for each in hanging.values()})
    held = joint.held or not (joint.pair.freedoms or near.on_ground(upper))
    mounted = replace(joint, **cast(Any, end), held=held)
    return _restricted(
        model, inside, [mounted if j is joint else j for j in model.joints if j is joint or _joins(j, inside)]
    )


def without(model: Model, names: Sequence[str]) -> Model:
    """The model without subtrees: joints, the bodies that they carry (either may be named), and all that hangs there.

    Errors  ModelError for a name that is not there, for joints that close loops, and where nothing would be left
    """
    model = as_chosen(model)
    hanging = _hanging(model)
    cut = {body for name in names for body in _below(hanging, _body(model, hanging, name))}
    left = {body.name for body in model.bodies} - cut
    if not left:
        raise ModelError(f"{model.name!r} without {', '.join(names)} has no body left; keep one")
    return _restricted(model, left, [j for j in model.joints if _joins(j, left)])


def _joins(joint: Joint, bodies: Collection[str]) -> bool:
    return all(end == GROUND or end in bodies for end in (joint.predecessor, joint.successor))


def _hanging(model: Model) -> dict[str, _Hanging]:
    """The tree of bodies, from the ground to the leaves."""
    at: dict[str, list[Joint]] = {name: [] for name in (GROUND, *(body.name for body in model.bodies))}
    for k in chosen_joints(model).tolist():
        joint = model.joints[k]
        at[joint.predecessor].append(joint)
        at[joint.successor].append(joint)
    found: dict[str, _Hanging] = {}
    waiting = [GROUND]
    while waiting:
        upper = waiting.pop()
        for joint in at[upper]:
            backwards = joint.predecessor != upper
            lower = joint.predecessor if backwards else joint.successor
            if lower != GROUND and lower not in found and (upper == GROUND or found[upper].joint is not joint):
                found[lower] = _Hanging(joint, upper, backwards)
                waiting.append(lower)
    return found


def _body(model: Model, hanging: dict[str, _Hanging], name: str) -> str:
    """The body that hangs by the joint of a name, or has it."""
    carried = {each.joint.name: body for body, each in hanging.items()}
    if name in hanging and carried.get(name, name) != name:
        raise ModelError(
            f"{name!r} is a body of {model.name!r}, and a joint that carries another body, {carried[name]!r}; "
            "rename one of them"
        )
    if name in hanging or name in carried:
        return name if name in hanging else carried[name]
    if name in {joint.name for joint in model.joints}:
        raise ModelError(
            f"joint {name!r} of {model.name!r} closes a loop, so nothing hangs on it; name one of the tree"
        )
    if name == GROUND:
        raise ModelError("all of the mechanism hangs on the ground; name a body or a joint")
    raise ModelError(f"{model.name!r} has no body and no joint {name!r}{nearest(name, (*hanging, *carried))}")


def _below(hanging: dict[str, _Hanging], root: str) -> set[str]:
    """A body and all that hangs on it."""
    found = {root}
    for body, each in hanging.items():
        if each.upper in found:
            found.add(body)
    return found


def _drawn(model: Model, hanging: dict[str, _Hanging], body: str) -> Displacement:
    """X_WB where all joints are neutral."""
    X = Displacement.identity()
    while body != GROUND:
        joint, body, backwards = hanging[body]
        step = joint.X_PJ @ joint.pair.displacement(array(rest(model, joint))) @ joint.X_SJ.inverse()
        X = (step.inverse() if backwards else step) @ X
    return X


def _restricted(model: Model, bodies: Collection[str], joints: Sequence[Joint]) -> Model:
    """The model of these bodies and joints, with what acts on them alone."""
    names, known = {joint.name for joint in joints}, {GROUND, *bodies}
    for joint in joints:
        if model.coupled and joint.mimic and joint.mimic.of not in names:
            raise ModelError(
                f"joint {joint.name!r} follows joint {joint.mimic.of!r}, which would be cut off; hold it first, as in "
                f"locked([{joint.mimic.of!r}]), or read the file with mimic='independent'"
            )

    def stays(stretch: Stretch) -> bool:
        return all(set(s.joints) <= names if s.joints else set(s.acts_on) <= known for _, s in stretch.pieces)

    def kept(switch: SwitchingElement) -> SwitchingElement | None:
        stretch = getattr(switch, "stretch", None)
        if isinstance(stretch, Stretch):
            return switch if stays(stretch) else None
        return switch.among({*known, *names})

    found = (*filter(None, map(kept, model.switches)),)
    return remade(
        model,
        bodies=tuple(body for body in model.bodies if body.name in bodies),
        joints=tuple(replace(j, mimic=None) if j.mimic and j.mimic.of not in names else j for j in joints),
        elements=tuple(e for e in model.elements if stays(e.stretch)),
        switches=found,
        motions=tuple(m for m in model.motions if stays(m.along)),
        couplings=tuple(c for c in model.couplings if all(map(stays, c.stretches))),
        tree=tuple(name for name in model.tree if name in names) if isinstance(model.tree, tuple) else model.tree,
    )
