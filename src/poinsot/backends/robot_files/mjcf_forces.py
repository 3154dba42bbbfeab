"""Springs, dampers, limits and friction along tendons, and actuators, as elements of an MJCF model."""

from __future__ import annotations

from math import inf

import numpy as np

from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.inertias import centred
from poinsot.backends.robot_files.mjcf import BodyElements
from poinsot.backends.robot_files.mjcf_ways import ActuatedCoordinate, Ways
from poinsot.backends.robot_files.names import renamed, told
from poinsot.backends.robot_files.numbers import text as number
from poinsot.backends.robot_files.numbers import texts
from poinsot.backends.robot_files.xml_text import XmlElement, element
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.actuators import UNLIMITED, Actuator, Range, as_actuator
from poinsot.multibody.fluid_drag import FluidDrag
from poinsot.multibody.force import ForceElement, SuppliedElement, sources_of
from poinsot.multibody.switching.along import Friction, Limit
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.signals.signal import Constant

_AUTOMATIC = -1.0  # of springlength: the length that the file draws
AFFINE = {part: (part, f"{part}_length", f"{part}_rate") for part in ("gain", "bias")}
"""The three numbers of our laws that gainprm and biasprm are."""
RANGES = {"ctrl": "control_range", "force": "force_range", "act": "activation_range"}
DYNAMICS = ("none", "integrator", "filter", "filter")
"""Activation dynamics in the order of MuJoCo's mjtDyn, which has an exact filter besides."""
_SAME = 1e-9  # of its size: a box that is computed from moments, and again from those
_NO_PLACE = "has no counterpart there"


def along_tendons(ways: Ways, elements: list[ForceElement], doubts: Doubts) -> None:
    """The springs and dampers among these, each one on its tendon."""
    for e in elements:
        if e.supplies:
            continue
        what = f"{type(e).__name__} {e.name!r}"
        slack, law = e.slack, e.linear
        damping = float(law.damping) if law is not None and e.dissipates and not e.stores else None
        if slack is None and damping is None:
            doubts.leave(what, _NO_PLACE)
            continue
        way = ways.along(e.stretch, e.name)
        if way is not None and way.kind == "joint":
            way = _beside_joint(ways, e, way)
        if way is None or way.element is None or not _spring(way, slack, damping):
            doubts.leave(what, _NO_PLACE)


def _beside_joint(ways: Ways, e: ForceElement, way: ActuatedCoordinate) -> ActuatedCoordinate:
    """A second spring on a joint, or one with slack: along a tendon of this joint alone."""
    name = ways.names.new(e.name.removesuffix("_spring"))
    made = element("fixed", element("joint", joint=way.name, coef="1"), name=name)
    along = ActuatedCoordinate("tendon", name, 0.0, None, made, way.reference)
    ways.tendons[_Alone(e)] = along  # type: ignore[index]
    return along


class _Alone:
    """A separate key for a tendon that no other element may act along."""

    def __init__(self, e: ForceElement) -> None:
        self.e = e


def _spring(way: ActuatedCoordinate, slack: tuple[object, object, object] | None, damping: float | None) -> bool:
    """Enter it, if the tendon has none yet."""
    assert way.element is not None
    attributes = way.element.attributes
    if damping is not None:
        if "damping" in attributes or damping < 0.0:
            return False
        attributes["damping"] = number(damping)
        return True
    assert slack is not None
    k, lower, upper = (float(x) for x in slack)  # type: ignore[arg-type]
    if "stiffness" in attributes or k < 0.0:
        return False
    ends = [lower - way.beside, upper - way.beside]
    if ends[0] == ends[1] == _AUTOMATIC:
        ends = [float(np.nextafter(_AUTOMATIC, 0.0))] * 2
    attributes["stiffness"] = number(k)
    attributes["springlength"] = number(ends[0]) if ends[0] == ends[1] else texts(ends)
    return True


def fluid(made: BodyElements) -> dict[str, str]:
    """The density and viscosity of the fluid that drags all that moves, each body as the box with its inertia; what
    this says is taken from the elements."""
    drags = {e.body: e for e in made.said.elements if isinstance(e, FluidDrag)}
    moving = {
        b.name: b.inertia for b in made.tree.model.bodies if made.tree.bodies[b.name].link >= 0 and b.inertia.mass
    }
    fluids = {(e.density, e.viscosity) for e in drags.values()}
    if len(fluids) != 1 or drags.keys() != moving.keys() or not all(_is_box(e, moving[n]) for n, e in drags.items()):
        return {}
    made.said.elements = [e for e in made.said.elements if e not in drags.values()]
    return dict(zip(("density", "viscosity"), map(number, fluids.pop()), strict=True))


def _is_box(e: FluidDrag, inertia: Inertia) -> bool:
    """Whether squares of edges are 6/m (tr I_C 1 − 2 I_C), along the axes of inertia at the centre."""
    mass, c, I_C = centred(inertia)
    wanted = 6.0 / mass * (np.trace(I_C) * np.eye(3) - 2.0 * I_C)
    R, size = e.X_BC.rotation, max(e.box)
    off = np.abs(R @ np.diag(np.square(e.box)) @ R.T - wanted).max() / size**2
    return bool(off < _SAME and np.abs(e.X_BC.translation - c).max() < _SAME * size)


def switching(ways: Ways, switches: list[SwitchingElement], doubts: Doubts) -> list[SwitchingElement]:
    """Enter limits and plain friction along tendons; the others."""
    others: list[SwitchingElement] = []
    for s in switches:
        if isinstance(s, (Limit, Friction)):
            way = ways.along(s.stretch, s.name)
            if way is None or way.element is None or not _switch(way, s):
                doubts.leave(f"{type(s).__name__} {s.name!r}", _NO_PLACE)
        else:
            others.append(s)
    return others


def _switch(way: ActuatedCoordinate, s: Limit | Friction) -> bool:
    assert way.element is not None
    attributes = way.element.attributes
    if isinstance(s, Limit):
        if "range" in attributes or s.restitution:
            return False
        attributes |= {"limited": "true", "range": texts((s.lower - way.beside, s.upper - way.beside))}
        return True
    plain = s.command == Constant(1.0) and s.stribeck is None and s.static in (None, s.kinetic)
    if "frictionloss" in attributes or not plain:
        return False
    attributes["frictionloss"] = number(s.kinetic)
    return True


def actuators(ways: Ways, elements: list[ForceElement], doubts: Doubts) -> tuple[list[XmlElement], dict[str, str]]:
    """The actuators, and their names in the file."""
    made, sources = [], sources_of(elements)
    called = renamed(source.name for source in sources)
    doubts.silent += told(called, "source")
    for source in sources:
        found = _actuator(ways, source, called[source.name], doubts)
        if found is not None:
            made.append(found)
    return made, called


def _actuator(ways: Ways, source: SuppliedElement, name: str, doubts: Doubts) -> XmlElement | None:
    what = f"{type(source).__name__} {source.name!r}"
    law = as_actuator(source)
    way = None if law is None else ways.along(law.along, f"{source.name}_tendon")
    if law is None or way is None:
        doubts.leave(what, _NO_PLACE)
        return None
    if source.signal != Constant(0.0):
        doubts.leave(f"the signal of {what}", "is no part of a model there: give it as a control")
    if law.start:
        doubts.leave(f"the activation {law.start:g} of {what} at the start", _NO_PLACE)
    if way.kind == "site" and (law.gain_length or law.bias_length):
        doubts.leave(what, "depends on a length, and a site has none there")
        return None
    made = element("general", name=name)
    made.attributes[way.kind] = way.name
    gear = law.gear if way.gear is None else law.gear * way.gear
    made.attributes["gear"] = texts(np.atleast_1d(gear))
    made.attributes |= _gains(law, way)
    made.attributes |= _ranges(law, way, doubts, what, ways)
    return made


def _gains(law: Actuator, way: ActuatedCoordinate) -> dict[str, str | None]:
    """Gain and bias; of a stretch with a constant beside it, where MuJoCo's length is 0."""
    of = {part: [float(getattr(law, name)) for name in names] for part, names in AFFINE.items()}
    gain, bias = ((a + b * law.gear * way.beside, b, c) for a, b, c in of.values())
    affine = any(gain[1:])
    return {
        "dyntype": None if law.dynamics == "none" else law.dynamics,
        "dynprm": number(law.time_constant) if law.dynamics == "filter" else None,
        "gaintype": "affine" if affine else "fixed",
        "gainprm": texts(gain if affine else gain[:1]),
        "biastype": "affine" if any(bias) else "none",
        "biasprm": texts(bias) if any(bias) else None,
    }


def _ranges(law: Actuator, way: ActuatedCoordinate, doubts: Doubts, what: str, ways: Ways) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for key, name in RANGES.items():
        if (given := getattr(law, name)) != UNLIMITED:
            found |= {f"{key}limited": "true", f"{key}range": texts(given)}
    if law.effort_range != UNLIMITED and not _on_joint(law.effort_range, way, ways):
        doubts.leave(f"the effort range of {what}", "has no counterpart beside other actuators, or on what it moves")
    return found


def _on_joint(within: Range, way: ActuatedCoordinate, ways: Ways) -> bool:
    """Enter the range of an effort on the joint that a single actuator drives."""
    joints = [move.joint for move in ways.bodies.moves if move.name == way.name]
    sources = ways.bodies.tree.model.sources
    alone = sum(joint in source.stretch.joints for source in sources for joint in joints) == 1
    alone &= all(piece.freedom is not None for source in sources for _, piece in source.stretch.pieces)
    if way.kind != "joint" or not alone or inf in (-within[0], within[1]):
        return False
    for body in ways.bodies.of.values():
        for child in body.children:
            if (
                child.tag == "joint"
                and child.attributes["name"] == way.name
                and "actuatorfrcrange" not in child.attributes
            ):
                child.attributes |= {"actuatorfrclimited": "true", "actuatorfrcrange": texts(within)}
                return True
    return False
