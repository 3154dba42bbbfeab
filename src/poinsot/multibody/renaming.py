"""A model whose bodies, joints and elements are called after the part of a whole that they belong to: "arm.elbow".

Data know each other by name: what names a body or a joint is a field of one of a few names, in the model's own classes
and in those of users. "ground" keeps its name. Law: the motion is that of the model, tests/networks/test_joined.py
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, cast

from poinsot.algebra.formulas import renamed
from poinsot.multibody.model import GROUND, Mimic, Model
from poinsot.multibody.pfaffian import Coefficients, Pfaffian, names_of

T = TypeVar("T")
_ONE = frozenset(("name", "joint", "body", "body_a", "body_b", "predecessor", "successor"))
_MANY = frozenset(("joints", "apart"))
_OWN = frozenset(("pair", "shape", "visuals", "collisions", "signal", "command"))
"""Types of data that hold no names of bodies and joints, whatever their fields are called."""


def within(model: Model, whole: str) -> Model:
    """The model with every name "whole.name"; its tree, outputs and keyframes, which are its own, left out."""
    before = f"{whole}."
    couplings = tuple(
        _condition(c, model, before) if isinstance(c, Pfaffian) else called(c, before) for c in model.couplings
    )
    return replace(
        model,
        bodies=called(model.bodies, before),
        joints=called(model.joints, before),
        elements=called(model.elements, before),
        initial=called(model.initial, before),
        switches=called(model.switches, before),
        motions=called(model.motions, before),
        couplings=couplings,
        tree="auto",
        outputs=(),
        keyframes=(),
    )


def called(thing: T, before: str) -> T:
    """The thing with ``before`` in front of its name and of all names of bodies and joints in it."""
    if isinstance(thing, tuple):
        return tuple(called(each, before) for each in thing)  # type: ignore[return-value]
    if not is_dataclass(thing):
        return thing
    changed: dict[str, Any] = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        if not field.init or field.name in _OWN:
            continue
        if isinstance(value, str) and (field.name in _ONE or (field.name == "of" and isinstance(thing, Mimic))):
            changed[field.name] = value if value == GROUND else before + value
        elif field.name in _MANY:
            changed[field.name] = _each(value, before)
        elif isinstance(value, tuple) or is_dataclass(value):
            new = called(value, before)
            if new is not value:
                changed[field.name] = new
    return cast(T, replace(cast(Any, thing), **changed)) if changed else thing


def _each(value: Any, before: str) -> Any:
    """Names in tuples."""
    if isinstance(value, str):
        return value if value == GROUND else before + value
    return tuple(_each(each, before) for each in value)


def _condition(condition: Pfaffian, model: Model, before: str) -> Pfaffian:
    """A condition on rates, whose formulas are in the names of coordinates."""
    pairs = {joint.name: joint.pair for joint in model.joints}
    longer = {before + name: pair for name, pair in pairs.items()}
    joints = tuple(before + joint for joint in condition.joints)
    made = replace(condition, name=before + condition.name, joints=joints)
    if isinstance(condition.coefficients, Coefficients):
        return made
    names = dict(zip(names_of(condition.joints, pairs), names_of(joints, longer), strict=True))
    return replace(made, coefficients=tuple(renamed(text, names) for text in condition.coefficients))
