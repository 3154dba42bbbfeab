"""A model with bodies, joints and elements named after the part of a whole that they belong to: "arm.elbow".

Data know each other by name: what names a body or a joint is a field of one of a few names, in the model's own classes
and in those of users. "ground" keeps its name. Law: the motion is that of the model, tests/networks/test_joined.py
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, cast

from poinsot.algebra.formulas import renamed
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.model import GROUND, Body, Keyframe, Mimic, Model
from poinsot.multibody.pfaffian import Pfaffian, UserFunction, names_of

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
