"""Implausible numbers of mechanisms and networks, though no law forbids them: mostly in other units than SI.

    an angle beyond a full turn in a start, or two in a limit, which may be in degrees
    a mass centre far outside its body's joints and shapes, which may be in millimetres
    temperatures in kelvin, where degrees Celsius were meant
Law: no shipped example or robot is doubted without a reason, tests/files/test_implausible.py. Units: rad, m, K. Source:
none, a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from inspect import signature
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.errors import ImplausibleWarning
from poinsot.multibody.model import GROUND, Body, Model
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.switching.along import Limit
from poinsot.signals.signal import Constant

if TYPE_CHECKING:
    from poinsot.components.primitives import Member

_TURN = 2 * np.pi * (1 + 1e-3)  # [rad]: files say 6.28
_TURNS = 2 * _TURN  # [rad]: of a limit, as joints of real robots have up to 1.6 turns
_FAR = 30.0  # by the size of the mechanism
_SHOWN = 5


def doubts(model: Model) -> Iterator[ImplausibleWarning]:
    """A warning for each sort of number that hardly can be meant."""
    for said, why in ((_angles(model), _DEGREES), (_centres(model), _MILLIMETRES)):
        if found := list(said):
            more = f" and {len(found) - _SHOWN} more" if len(found) > _SHOWN else ""
            yield ImplausibleWarning(f"mechanism {model.name!r}: {'; '.join(found[:_SHOWN])}{more}. {why}")


_DEGREES = 'Angles are in radians: is it in degrees? Write it with its unit, as in "90 deg"'
_MILLIMETRES = 'Lengths are in metres: is it in millimetres? Write it with its unit, as in "12 mm"'


def _angles(model: Model) -> Iterator[str]:
    """Starts of joints beyond a full turn, and limits beyond two."""
    pairs = {joint.name: joint.pair for joint in model.joints}
    for start in model.initial:
        units = pairs[start.joint].coordinate_units
        for value, unit in zip(start.position or (), units, strict=False):
            if unit == "rad" and isinstance(value, float) and abs(value) > _TURN:
                yield f"{start.joint!r} starts at {value:g} rad, {abs(value) / (2 * np.pi):.3g} turns"
    for limit in model.switches:
        if not (isinstance(limit, Limit) and isinstance(limit.stretch, OnFreedom)):
            continue
        if limit.stretch.unit(pairs) == "rad":
            for value in (limit.lower, limit.upper):
                # [rad]: beyond, a limit is none, as 1e16 of robots that turn for ever
                if isinstance(value, float) and _TURNS < abs(value) < 1e4:
                    yield f"{limit.stretch.joint!r} has a limit at {value:g} rad, {abs(value) / (2 * np.pi):.3g} turns"
                    break


def _centres(model: Model) -> Iterator[str]:
    """Mass centres that are farther from all joints and shapes of their body than the mechanism is large."""
    places = {body.name: _places(model, body) for body in model.bodies}
    spans = {name: _span(found) for name, found in places.items()}
    for body in model.bodies:
        core, points = body.inertia.core, places[body.name]
        if core is None or not len(points) or core.centre.dtype == object or points.dtype == object:
            continue
        size = max(spans.values())
        away = float(np.linalg.norm(points - core.centre, axis=1).min())
        if size > 0.0 and away > _FAR * size:
            yield f"the mass centre of {body.name!r} lies {away:.3g} m from its joints, in a mechanism of {size:.3g} m"


def _places(model: Model, body: Body) -> Array:
    """Points of a body in its frame (n, 3): where joints hold it, and where its shapes are."""
    points = [j.X_PJ.translation for j in model.joints if j.predecessor == body.name and body.name != GROUND]
    points += [j.X_SJ.translation for j in model.joints if j.successor == body.name]
    for shape in (*body.collisions, *body.visuals):
        points.append(shape.placement.translation)
        if shape.geometry in ("box", "sphere", "cylinder", "capsule", "ellipsoid"):
            reach = np.max(np.abs(np.array(shape.parameters, dtype=float)), initial=0.0)
            points += [shape.placement.translation + reach * e for e in np.eye(3)]
    return np.array(points).reshape(-1, 3)


def _span(points: Array) -> float:
    """The diagonal of the box around points; 0 where they are not known."""
    if len(points) < 2 or points.dtype == object:
        return 0.0
    return float(np.linalg.norm(points.max(axis=0) - points.min(axis=0)))


COLDEST = 150.0
"""Below this temperature [K] a machine is doubted."""
_signature = lru_cache(512)(signature)


@lru_cache(512)
def _is_warm(maker: Callable[..., object]) -> bool:
    """Whether an argument may be a temperature."""
    from poinsot.components.measured import stated_unit

    units = [stated_unit(maker, key) for key in _signature(maker).parameters]
    return any(unit == "K" or "{" in unit for unit in units)


def cold(name: str, elements: Iterable[Member]) -> Iterator[ImplausibleWarning]:
    """A warning for the temperatures below `COLDEST` among the arguments of elements, those in parts too."""
    found = [f"{element!r} has {key.replace('_', ' ')} = {value:g} K" for element, key, value in _cold(elements)]
    if found:
        yield ImplausibleWarning(
            f"network {name!r}: {'; '.join(found[:5])}. Temperatures are absolute: are these in degrees Celsius? Write "
            'them with their unit, as in "20 degC"'
        )


def _cold(elements: Iterable[Any]) -> Iterator[tuple[str, str, float]]:
    from poinsot.components.measured import unit_of_argument

    for element in elements:
        if (made := getattr(element, "made", None)) is None:
            yield from _cold(part for part, _ in getattr(element, "parts", ()))
            continue
        if not _is_warm(made.factory):
            continue
        given = _signature(made.factory).bind(*made.arguments, **made.named).arguments
        for key, value in given.items():
            number = value.value if isinstance(value, Constant) else value
            if isinstance(number, float) and number < COLDEST and unit_of_argument(made.factory, key, given) == "K":
                yield element.name, key, number
