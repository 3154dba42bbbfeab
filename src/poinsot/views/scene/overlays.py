"""What only this package knows of a motion, drawn over a mechanism: screws, fields, forces, energies, as plain data.

An overlay is a value that holds its choices; ``at(state)`` says what is drawn there, in world coordinates. Without a
scale each picture has its own, a round number that its legend states; ``steadied`` fixes one for all of a run.

Laws, tests/views/scene/test_overlays.py: on a drawn axis v = h ω; the arrows of a field are ω × r + v, and m + f × r;
wrenches are those of ``mechanism.reactions``; a cylindroid's generators obey z (x² + y²) = (h₂ − h₁) x y.

Overlays of forces and energy: reactions in joints and their moment fields; contacts; what elements hold and let
through.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, nearest, printable
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motor_fields import value_at
from poinsot.geometry.motors import Wrench
from poinsot.multibody.applied import Motion
from poinsot.records import dataclass
from poinsot.signals.given import Driven
from poinsot.views.scene.camera import upward
from poinsot.views.scene.overlay_data import (
    AT_REST,
    LONGEST,
    Drawn,
    FieldOf,
    Label,
    Overlay,
    OverlayArrow,
    OverlayState,
    Polyline,
    chosen_scale,
    field_of,
    grid_about,
    length_in_words,
    scale_for,
)  # fmt: skip
from poinsot.views.scene.screw_overlays import CylindroidOf, ScrewAxes, TwistField
from poinsot.views.screw_shapes import BLUE, GREEN, ORANGE, PURPLE, VERMILLION, number

__all__ = [
    "OVERLAYS",
    "ContactOverlay",
    "CylindroidOf",
    "Drawn",
    "Energies",
    "Label",
    "Overlay",
    "OverlayArrow",
    "OverlayState",
    "Polyline",
    "Reactions",
    "ScrewAxes",
    "TwistField",
    "WrenchField",
    "overlay",
    "steadied",
]

STORED, SUPPLIED, DISSIPATED = BLUE, GREEN, VERMILLION
_AXIS = 0.6  # length of a wrench's axis beside the mechanism
_TICK = 0.012  # of the cross at a contact, beside the mechanism


@dataclass(frozen=True)
class WrenchField(FieldOf):
    """Moments m + f × r, about points near it, of the wrench that a joint exerts on its successor.

    points   (n, 3) [m] in the world; without them a grid about the joint;  scale   [m per N·m]
    """

    joint: str = ""
    points: tuple[tuple[float, float, float], ...] = ()
    scale: float | None = None
    name: ClassVar[str] = "moments"
    words: ClassVar[str] = "Moments of the wrench in {} about points: 1 N·m"
    colour: ClassVar[str] = PURPLE
    double: ClassVar[bool] = True

    def _values(self, state: OverlayState) -> tuple[Floats, Floats, str]:
        wrenches = _reactions(state)
        joint = self.joint or next(iter(wrenches), "")
        W = _transmitted(state, wrenches, joint)
        around = grid_about(np.asarray(state.joint(joint).X_P.translation, dtype=float), state.size)
        P = np.array(self.points, dtype=float) if self.points else around
        return P, field_of(W, P), joint


@dataclass(frozen=True)
class Reactions(Drawn):
    """What joints transmit: the force and the moment on the successor, at the joint, and the screw of both.

    joints   without them all;  force_scale [m per N], moment_scale [m per N·m]
    """

    joints: tuple[str, ...] = ()
    force_scale: float | None = None
    moment_scale: float | None = None
    name: ClassVar[str] = "reactions"

    def _values(self, state: OverlayState) -> list[tuple[str, Floats, Floats, Floats]]:
        wrenches = _reactions(state)
        found = []
        for joint in self.joints or wrenches:
            W = _transmitted(state, wrenches, joint)
            p = np.asarray(state.joint(joint).X_P.translation, dtype=float)
            found.append((joint, p, np.asarray(W.force, dtype=float), np.asarray(value_at(W, p), dtype=float)))
        return found

    def longest(self, state: OverlayState) -> dict[str, float]:
        """The greatest force and the greatest moment."""
        values = self._values(state)
        return {
            "force_scale": max((float(np.linalg.norm(f)) for _, _, f, _ in values), default=0.0),
            "moment_scale": max((float(np.linalg.norm(m)) for _, _, _, m in values), default=0.0),
        }

    def at(self, state: OverlayState) -> Overlay:
        """Arrows at the joints, and the axes of what turns and pushes at once."""
        greatest, arrows, labels, lines = self.longest(state), [], [], []
        force = chosen_scale(self.force_scale, greatest["force_scale"], state)
        moment = chosen_scale(self.moment_scale, greatest["moment_scale"], state)
        for joint, p, f, m in self._values(state):
            if not (np.isfinite(f).all() and np.isfinite(m).all()):
                continue
            size, turn = float(np.linalg.norm(f)), float(np.linalg.norm(m))
            pushes = size > AT_REST * greatest["force_scale"]
            if pushes:
                arrows.append(OverlayArrow(p, p + force * f, ORANGE))
                labels.append(Label(p + force * f, printable(f"{joint}: {number(size)} N"), ORANGE))
            if turn > AT_REST * max(greatest["moment_scale"], state.size * greatest["force_scale"]):
                arrows.append(OverlayArrow(p, p + moment * m, PURPLE, double=True))
                if pushes:
                    axis = np.cross(f, m) / size**2
                    if np.linalg.norm(axis) < state.size:
                        half = 0.5 * _AXIS * state.size * f / size
                        lines.append(Polyline(np.array([p + axis - half, p + axis + half]), ORANGE, dashed=True))
        legend = (
            f"Reactions on successors: forces orange, 1 N = {length_in_words(force)}; moments at the joint purple, "
            f"1 N·m = {length_in_words(moment)}; dashed: the axes of the wrenches."
        )
        return Overlay(legend, tuple(lines), tuple(arrows), tuple(labels))


@dataclass(frozen=True)
class ContactOverlay(Drawn):
    """Where bodies touch: crosses, the normal force as one arrow, friction as another, both on the second body.

    contacts  names; without them all;  force_scale  [m per N]
    """

    contacts: tuple[str, ...] = ()
    force_scale: float | None = None
    name: ClassVar[str] = "contacts"

    def _values(self, state: OverlayState) -> list[tuple[str, Floats, Floats, Floats]]:
        seen = state.touching
        if seen is None:
            raise ModelError(
                "nothing is known of contacts here: they are drawn from a run that has contact_point, contact_normal, "
                "contact_force and contact_gap; simulate a mechanism with contacts, and keep these among its outputs"
            )
        for each in self.contacts:
            if each not in seen.names:
                raise ModelError(f"this run has no contact {each!r}{nearest(each, seen.names)}")
        found = []
        for name, p, n, f in zip(seen.names, seen.points, seen.normals, seen.forces, strict=True):
            if (not self.contacts or name in self.contacts) and f.any() and np.isfinite([p, n, f]).all():
                pressing = (f @ n) * n
                found.append((name, p, pressing, f - pressing))
        return found

    def longest(self, state: OverlayState) -> dict[str, float]:
        """The greatest force."""
        sizes = [float(np.linalg.norm(f)) for _, _, *both in self._values(state) for f in both]
        return {"force_scale": max(sizes, default=0.0)}

    def at(self, state: OverlayState) -> Overlay:
        """A cross where something presses, its arrows, and the greatest forces in words."""
        values, greatest = self._values(state), self.longest(state)["force_scale"]
        scale = chosen_scale(self.force_scale, greatest, state)
        lines, arrows, labels = [], [], []
        order = sorted(range(len(values)), key=lambda k: -float(np.linalg.norm(values[k][2])))
        for k, (_, p, pressing, rubbing) in enumerate(values):
            for axis in np.eye(3) * _TICK * state.size:
                lines.append(Polyline(np.array([p - axis, p + axis]), VERMILLION))
            for force, colour in ((pressing, ORANGE), (rubbing, BLUE)):
                if np.linalg.norm(force) > AT_REST * greatest:
                    arrows.append(OverlayArrow(p, p + scale * force, colour))
            if k in order[:12]:  # contacts whose force is written beside them
                name, size = values[k][0], float(np.linalg.norm(pressing + rubbing))
                labels.append(Label(p + scale * pressing, printable(f"{name}: {number(size)} N"), ORANGE))
        legend = (
            f"Contacts that bear: {len(values)}; forces on the second body, normal orange, friction blue, "
            f"1 N = {length_in_words(scale)}."
        )
        return Overlay(legend, tuple(lines), tuple(arrows), tuple(labels))


@dataclass(frozen=True)
class Energies(Drawn):
    """What elements hold and let through: bars upwards at each, energy [J] of what stores, power [W] of the others.

    energy_scale [m per J], power_scale [m per W]; power is drawn up where it enters the mechanism, down where it leaves
    """

    energy_scale: float | None = None
    power_scale: float | None = None
    name: ClassVar[str] = "energies"

    def longest(self, state: OverlayState) -> dict[str, float]:
        """The greatest energy and the greatest power."""
        values = energies_and_powers(state)
        return {
            f"{what}_scale": max((abs(x) for _, _, x, kind in values if (kind == "J") == stored), default=0.0)
            for what, stored in (("energy", True), ("power", False))
        }

    def at(self, state: OverlayState) -> Overlay:
        """A bar a value, with its number."""
        greatest = self.longest(state)
        energy = chosen_scale(self.energy_scale, greatest["energy_scale"], state)
        power = chosen_scale(self.power_scale, greatest["power_scale"], state)
        up = upward(state.mechanism.tree.model.gravity)
        arrows, labels = [], []
        used: dict[tuple[float, ...], int] = {}
        side = _across(up)
        for name, p, x, unit in energies_and_powers(state):
            if not math.isfinite(x):
                continue
            place = tuple(np.round(p / state.size, 3))
            p = p + 0.03 * state.size * used.setdefault(place, 0) * side
            used[place] += 1
            colour = SUPPLIED if unit == "W in" else DISSIPATED if unit == "W" else STORED
            length = (energy if unit == "J" else power if unit == "W in" else -power) * x
            tip = p + length * up
            if abs(length) > 1e-4 * state.size:  # shorter arrows cannot be seen
                arrows.append(OverlayArrow(p, tip, colour))
            labels.append(Label(tip, printable(f"{name}: {number(x)} {unit[0]}"), colour))
        legend = (
            f"Energies held, blue, 1 J = {length_in_words(energy)}; power supplied, green, upwards, and dissipated, "
            f"vermilion, downwards, 1 W = {length_in_words(power)}."
        )
        return Overlay(legend, (), tuple(arrows), tuple(labels))


def energies_and_powers(state: OverlayState) -> list[tuple[str, Floats, float, str]]:
    """(name, place (3,), value, unit): "J" of what stores, "W" what dissipates takes, "W in" what sources supply."""
    tree = state.mechanism.tree
    motion = Motion.of(tree, state.q, state.v)
    found = []
    for name, T in _kinetic(state).items():
        found.append((f"{name}, kinetic", state.centre(name), T, "J"))
    for e in tree.model.elements:
        at = e.stretch.measured(motion)
        p = _place(state, e)
        rate = at.rate(motion) if e.dissipates or e.supplies else None
        if e.stores:
            found.append((e.name, p, float(e.energy(at.value)), "J"))
        if e.dissipates:
            found.append((e.name, p, float(e.dissipation(at.value, rate)), "W"))
        if e.supplies:
            source: Any = e
            signals = Driven({e.name: source.signal}, {})
            u = float(signals.value(e.name, state.t, signals.sampled_at(state.t)))
            found.append((e.name, p, float(source.effort(u, at.value, rate) * rate), "W in"))
    for name, link in tree.by_joint.items():
        k = list(tree.links[link].v)
        power = float(state.tau[k] @ state.v[k]) if len(k) else 0.0
        if state.tau[k].any():
            found.append((name, np.asarray(state.joint(name).X_P.translation), power, "W in"))
    return found


def _kinetic(state: OverlayState) -> dict[str, float]:
    """½⟨I V, V⟩ [J] of every body that has inertia, from its twist in its own frame."""
    energies = {}
    for k, body in enumerate(state.mechanism.tree.model.bodies):
        if body.inertia.mass:
            X = Displacement(state.poses[k, :3, :3], state.poses[k, :3, 3])
            energies[body.name] = float(body.inertia.kinetic_energy(X.pull(state.twist(body.name))))
    return energies


def _reactions(state: OverlayState) -> dict[str, Wrench]:
    found = state.mechanism.reactions(state.q, state.v, state.tau)
    return {joint: Wrench.of(np.asarray(reaction.wrench)) for joint, reaction in found.items()}


def _transmitted(state: OverlayState, wrenches: dict[str, Wrench], joint: str) -> Wrench:
    if joint not in wrenches:
        raise ModelError(f"no joint {joint!r} of {state.mechanism.name!r} transmits{nearest(joint, wrenches)}")
    return wrenches[joint]


def _place(state: OverlayState, element: Any) -> Floats:
    """Where an element is: midway between its ends, at its joint, or at its point of a body."""
    stretch = element.stretch
    if stretch.freedom is not None:
        return np.asarray(state.joint(stretch.freedom[0]).X_P.translation, dtype=float)
    points = []
    for body, X in zip(stretch.acts_on, getattr(stretch, "frames", ()), strict=False):
        k = state.index(body)
        p = np.asarray(X.translation, dtype=float)
        points.append(p if k < 0 else state.poses[k, :3, :3] @ p + state.poses[k, :3, 3])
    if not points:
        return state.centre(stretch.acts_on[0])
    return np.asarray(np.mean(points, axis=0))


def _across(up: Floats) -> Floats:
    side = np.cross(up, np.eye(3)[int(np.argmin(np.abs(up)))])
    return np.asarray(side / np.linalg.norm(side))


Kind = TypeVar("Kind", bound=Drawn)

OVERLAYS: dict[str, type[Drawn]] = {
    kind.name: kind for kind in (ScrewAxes, TwistField, Reactions, WrenchField, CylindroidOf, Energies, ContactOverlay)
}


def overlay(name: str) -> Drawn:
    """The overlay of that name, with its own choices. ModelError for one that is not known."""
    if name not in OVERLAYS:
        raise ModelError(f"there is no overlay {name!r:.60}{nearest(name, OVERLAYS, 'the overlays are')}")
    return OVERLAYS[name]()


def steadied(overlay: Kind, states: Sequence[OverlayState]) -> Kind:
    """The overlay with scales that fit all of these states, where it has none yet."""
    greatest: dict[str, float] = {}
    for state in states:
        for name, value in overlay.longest(state).items():
            greatest[name] = max(greatest.get(name, 0.0), value)
    given: Any = overlay
    chosen = {name: scale_for(x, LONGEST * states[0].size) for name, x in greatest.items()}
    found: Kind = replace(given, **{name: x for name, x in chosen.items() if getattr(overlay, name) is None})
    return found
