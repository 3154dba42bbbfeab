"""The limits and dry friction of joints in a file, made to act: limits as stops.

Laws: tests/switching/test_joint_limits.py. A limit does not act where its lower end is not below its upper one, where
the joint has not one coordinate, or where the joint closes a loop and cannot say its coordinate.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from poinsot.geometry.displacement import Displacement
from poinsot.multibody.model import Joint, Model
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.switching.along import Friction, Limit
from poinsot.multibody.switching.element import SwitchingElement


def with_limits(model: Model) -> Model:
    """The model with a `Limit` "JOINT limit" for every joint that has limits and none of these yet."""
    limited = {e.stretch for e in model.switches if isinstance(e, Limit)}
    return _with(model, (e for j in model.joints for e in _limit(j) if e.stretch not in limited))


def acting(model: Model, limits: bool, losses: bool) -> Model:
    """The model with what its joints say of limits and dry friction among what switches; without any limit otherwise.

    Friction that a file declares as an element of its own acts in any case.
    """
    model = with_limits(model) if limits else without(model, Limit)
    return _with(model, (e for j in model.joints for e in _friction(j))) if losses else model


def without_ranges(model: Model) -> Model:
    """The model without limits of positions: neither as data of joints, nor as elements; those of rates and efforts
    stay."""
    none = {"lower": -np.inf, "upper": np.inf}
    joints = (replace(j, limits=replace(j.limits, **none)) for j in model.joints)
    return replace(without(model, Limit), joints=tuple(joints))


def without(model: Model, kind: type[SwitchingElement]) -> Model:
    """The model without the elements of a kind."""
    return replace(model, switches=tuple(e for e in model.switches if not isinstance(e, kind)))


def limited(joint: Joint) -> bool:
    """Whether a joint has a limit that can act."""
    low, high, pair = joint.limits.lower, joint.limits.upper, joint.pair
    single = pair.carries_coordinates and len(pair.freedoms) == len(pair.coordinates) == 1
    return single and low < high and bool(np.isfinite(low) or np.isfinite(high)) and _readable(joint)


def _readable(joint: Joint) -> bool:
    """Whether the joint could also tell its coordinate if it closed a loop."""
    try:
        return joint.pair.read(Displacement.identity(), 0) is not None
    except (ValueError, ArithmeticError):
        return False


def _limit(joint: Joint) -> Iterator[Limit]:
    if limited(joint):
        yield Limit(f"{joint.name} limit", OnFreedom(joint.name), joint.limits.lower, joint.limits.upper)


def _friction(joint: Joint) -> Iterator[Friction]:
    if joint.friction > 0.0 and joint.pair.carries_coordinates:
        several = len(joint.pair.freedoms) > 1
        for k, freedom in enumerate(joint.pair.freedoms):
            name = f"{joint.name} friction" + (f" {freedom}" if several else "")
            yield Friction(name, OnFreedom(joint.name, k), joint.friction)


def _with(model: Model, more: Iterable[SwitchingElement]) -> Model:
    """The model with further elements, renamed where their names are taken."""
    taken = {e.name for e in model.elements} | {e.name for e in model.switches}
    found = []
    for e in more:
        name, k = e.name, 2
        while name in taken:
            name, k = f"{e.name} {k}", k + 1
        taken.add(name)
        found.append(e if name == e.name else replace(e, name=name))  # type: ignore[type-var]
    return replace(model, switches=(*model.switches, *found)) if found else model
