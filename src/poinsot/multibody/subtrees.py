"""Models taken apart: what hangs on a joint, or all but that. Every joint of the tree and every body is in one of both.

A subtree stands on the ground, at the place where its joint is drawn: all other joints are neutral.
Law     bodies of a subtree move as in the whole, whose other joints are held; a subtree and the rest have all joints of
        the tree, what they joined are the closures and elements lost, tests/multibody/test_taking_apart.py
Source  Featherstone 2008, §4.1

Models put together: one robot on a frame of another.

The ground of what is attached becomes a body without mass, fixed to the frame, that carries all that stood on the
ground. Gravity, the start of runs and what they keep are those of the model that is attached to; events are of both.
Law     attached and taken apart again they are what they were; dynamics are those of Pinocchio's appendModel,
        tests/multibody/test_taking_apart.py
Source  Featherstone 2008, §4.1

A model with bodies, joints and elements named after the part of a whole that they belong to: "arm.elbow".

Data know each other by name: what names a body or a joint is a field of one of a few names, in the model's own classes
and in those of users. "ground" keeps its name. Law: the motion is that of the model, tests/networks/test_joined.py
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, cast

from poinsot.algebra.arrays import array
from poinsot.algebra.formulas import renamed
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import fixed
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.closed_models import NamedFrame, body_of
from poinsot.multibody.contacts.contact import Neighbours
from poinsot.multibody.joint_changes import as_chosen, remade, rest
from poinsot.multibody.model import GROUND, Body, Joint, Keyframe, Mimic, Model
from poinsot.multibody.pfaffian import Pfaffian, UserFunction, names_of
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


T = TypeVar("T")
_ONE = frozenset(("name", "joint", "body", "body_a", "body_b", "predecessor", "successor"))
_MANY = frozenset(("joints", "apart"))
_OWN = frozenset(("pair", "shape", "visuals", "collisions", "signal", "command"))
"""Types of data that hold no names of bodies and joints, whatever their fields are called."""


def within(model: Model, whole: str) -> Model:
    """The model with every name "whole.name"; its tree, outputs and keyframes, which are its own, left out."""
    return replace(prefixed(model, f"{whole}."), tree="auto", outputs=(), keyframes=())


def prefixed(model: Model, before: str, ground: str = GROUND) -> Model:
    """The model with ``before`` in front of every name; outputs, which name variables of runs, are left out.

    ground  another body, without mass, that stands in the place of the ground
    """
    base = () if ground == GROUND else (Body(ground, Inertia.zero(), stands=True),)
    return replace(
        model,
        bodies=(*base, *called(model.bodies, before, ground)),
        joints=called(model.joints, before, ground),
        elements=called(model.elements, before, ground),
        initial=called(model.initial, before),
        keyframes=tuple(_keyframe(each, before) for each in model.keyframes),
        switches=called(model.switches, before, ground),
        motions=called(model.motions, before, ground),
        couplings=tuple(
            _condition(c, model, before) if isinstance(c, Pfaffian) else called(c, before, ground)
            for c in model.couplings
        ),
        tree=_each(model.tree, before, ground) if isinstance(model.tree, tuple) else model.tree,
        outputs=(),
    )


def _keyframe(keyframe: Keyframe, before: str) -> Keyframe:
    return Keyframe(
        before + keyframe.name,
        called(keyframe.joints, before),
        controls=tuple((before + name, u) for name, u in keyframe.controls),
        activations=tuple((before + name, w) for name, w in keyframe.activations),
    )


def called(thing: T, before: str, ground: str = GROUND) -> T:
    """The thing with ``before`` in front of its name and of all names of bodies and joints in it."""
    if isinstance(thing, tuple):
        return tuple(called(each, before, ground) for each in thing)  # type: ignore[return-value]
    if not is_dataclass(thing):
        return thing
    changed: dict[str, Any] = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if not field.init or field.name in _OWN:
            continue
        if isinstance(value, str) and (field.name in _ONE or (field.name == "of" and isinstance(thing, Mimic))):
            changed[field.name] = ground if value == GROUND else before + value
        elif field.name in _MANY:
            changed[field.name] = _each(value, before, ground)
        elif isinstance(value, tuple) or is_dataclass(value):
            new = called(value, before, ground)
            if new is not value:
                changed[field.name] = new
    return cast(T, replace(cast(Any, thing), **changed)) if changed else thing


def _each(value: Any, before: str, ground: str) -> Any:
    """Names in tuples."""
    if isinstance(value, str):
        return ground if value == GROUND else before + value
    return tuple(_each(each, before, ground) for each in value)


def _condition(condition: Pfaffian, model: Model, before: str) -> Pfaffian:
    """A condition on rates, with formulas in the names of coordinates."""
    pairs = {joint.name: joint.pair for joint in model.joints}
    longer = {before + name: pair for name, pair in pairs.items()}
    joints = tuple(before + joint for joint in condition.joints)
    made = replace(condition, name=before + condition.name, joints=joints)
    if isinstance(condition.coefficients, UserFunction):
        return made
    names = dict(zip(names_of(condition.joints, pairs), names_of(joints, longer), strict=True))
    return replace(made, coefficients=tuple(renamed(text, names) for text in condition.coefficients))


def attached(model: Model, other: Model, at: NamedFrame, prefix: str) -> Model:
    """The model with another one on a frame of it, all names of that with the prefix: its ground is "PREFIXground".

    Errors  ModelError for a frame that is not there, an empty prefix, names that both have
    """
    if not prefix:
        raise ModelError(f"what is attached to {model.name!r} needs a prefix for its names, as in prefix='left_'")
    base = prefix + GROUND
    model, other = (_plain(as_chosen(each), model.coupled or other.coupled) for each in (model, other))
    added = prefixed(other, prefix, base)
    weld = Joint(base, fixed(), body_of(model, at.name), base, at.X.cleaned(), Displacement.identity(), held=True)
    trees = [model.tree, added.tree]
    events = (*(model.run.events or ()), *other.run.events_within(prefix))
    named = [
        (*(j.name for j in each.joints),) if not isinstance(each.tree, tuple) else each.tree for each in (model, added)
    ]
    return replace(
        model,
        bodies=(*model.bodies, *(replace(body, pose=None) for body in added.bodies)),
        joints=(*model.joints, weld, *added.joints),
        elements=(*model.elements, *added.elements),
        couplings=(*model.couplings, *added.couplings),
        switches=(*model.switches, *added.switches),
        motions=(*model.motions, *added.motions),
        initial=(*model.initial, *added.initial),
        keyframes=(*model.keyframes, *added.keyframes),
        coupled=model.coupled or other.coupled,
        run=model.run.also(events=events) if events else model.run,
        accuracy=max(model.accuracy, other.accuracy),
        tree=(*named[0], base, *named[1]) if any(isinstance(tree, tuple) for tree in trees) else model.tree,
    )


def _plain(model: Model, coupled: bool) -> Model:
    """The model, where the whole has coupled joints and this one has none, without joints that mimic others."""
    if model.coupled or not coupled:
        return model
    return replace(model, joints=tuple(replace(j, mimic=None) if j.mimic else j for j in model.joints))
