"""Overlays of motion: instantaneous screw axes, velocity fields, cylindroids of freedoms."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.kinestatics import joint_systems
from poinsot.errors import GeometryError, ModelError, printable
from poinsot.geometry.motors import Twist
from poinsot.geometry.screws import Screw, magnitude
from poinsot.geometry.two_systems import Cylindroid
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass
from poinsot.views.scene.overlay_data import (
    AT_REST,
    Drawn,
    FieldOf,
    Label,
    Overlay,
    OverlayArrow,
    OverlayState,
    Polyline,
    field_of,
    grid_about,
    length_in_words,
)  # fmt: skip
from poinsot.views.scene.surfaces import DrawnSurface
from poinsot.views.screw_shapes import BLACK, BLUE, colour_of, helix, number, pitch_in_words, without_rounding

_AXIS = 0.6  # length of an axis beside the mechanism
_FAR = 3.0  # an axis farther from its body than this, beside the mechanism, is told and not drawn
_DRAWN_AXES = 6  # bodies whose axes are drawn, where none are named
_STRIPS = 48
_SHADES = 9
_LEAST, _GREATEST = np.array([0.84, 0.37, 0.0]), np.array([0.0, 0.45, 0.70])  # vermilion, blue


@dataclass(frozen=True)
class ScrewAxes(Drawn):
    """Instantaneous screw axes of bodies, with their pitch, relative to the ground or another body.

    bodies       without them those that end a chain, or all where they are few
    scale        of the arrow along the axis [m per rad/s, or per m/s of a translation]
    """

    bodies: tuple[str, ...] = ()
    relative_to: str = GROUND
    name: ClassVar[str] = "screw-axes"

    def at(self, state: OverlayState) -> Overlay:
        """An axis with a helix of its pitch for what turns; an arrow at the body for what only slides."""
        lines: list[Polyline] = []
        arrows: list[OverlayArrow] = []
        labels: list[Label] = []
        for body in self.bodies or moving_bodies(state):
            V, centre = state.twist(body, self.relative_to), state.centre(body)
            speed = state.speed(V, body)
            if not math.isfinite(speed) or speed <= AT_REST * state.fastest or speed == 0.0:
                continue
            S = _near(V, centre, state.size)
            said = f"{body}: {_amount(V, S)}"
            _draw_axis(S, centre, state.size, said, lines, arrows, labels)
        other = "" if self.relative_to == GROUND else f" relative to {self.relative_to}"
        legend = (
            f"Instantaneous screw axes{other}, helix of the pitch h at true scale: blue right-handed, vermilion "
            "left-handed, black a pure rotation; green: a pure translation."
        )
        return Overlay(printable(legend), tuple(lines), tuple(arrows), tuple(labels))


@dataclass(frozen=True)
class TwistField(FieldOf):
    """Velocities ω × r + v of points that move with a body.

    points   (n, 3) [m] in the body's frame; without them a grid about its mass centre
    scale    [m per m/s]
    """

    body: str = ""
    relative_to: str = GROUND
    points: tuple[tuple[float, float, float], ...] = ()
    scale: float | None = None
    name: ClassVar[str] = "velocities"
    words: ClassVar[str] = "Velocities of points of {}: 1 m/s"
    colour: ClassVar[str] = BLUE

    def _values(self, state: OverlayState) -> tuple[Floats, Floats, str]:
        body = self.body or moving_bodies(state)[-1]
        P = _points_of(state, body, self.points)
        return P, field_of(state.twist(body, self.relative_to), P), body


@dataclass(frozen=True)
class CylindroidOf(Drawn):
    """The cylindroid of a two-system: of two joints of one freedom each, or of one joint of two; from S₂ to S₁.

    reach   of its generators from the central axis [m]
    """

    joints: tuple[str, ...] = ()
    reach: float | None = None
    name: ClassVar[str] = "cylindroid"

    def cylindroid(self, state: OverlayState) -> Cylindroid:
        """ModelError where the freedoms are not two; GeometryError where they form none."""
        systems = joint_systems(state.mechanism, state.q)
        for joint in self.joints:
            state.joint(joint)
        rows = [systems[joint] for joint in self.joints or tuple(j for j in systems if systems[j].order == 1)[:2]]
        if not rows:
            raise ModelError(f"{state.mechanism.name!r} has no two joints of one freedom: name the cylindroid's joints")
        system = rows[0]
        for row in rows[1:]:
            system = system + row
        if system.order != 2:
            names = ", ".join(self.joints)
            raise ModelError(f"a cylindroid needs two independent freedoms; those of {names} are {system.order}")
        return Cylindroid.of(system)

    def at(self, state: OverlayState) -> Overlay:
        """Strips between generators, one surface a shade of pitch; the two principal screws."""
        try:
            C = self.cylindroid(state)
        except GeometryError as error:
            return Overlay(f"No cylindroid: {error}.")
        R = self.reach or 0.5 * state.size
        psi = np.linspace(-0.5 * np.pi, 0.5 * np.pi, _STRIPS + 1)
        surfaces = _strips(C, psi, R)
        rays = C.surface(psi, [-R, R])
        lines = [Polyline(ray, "#555555") for ray in rays[:-1:4]]
        lines += [Polyline(rays[:, 0], "#333333"), Polyline(rays[:, 1], "#333333")]
        z, o = np.asarray(C.frame.rotation[:, 2]), np.asarray(C.frame.translation)
        top = 0.5 * C.length + 0.25 * R
        lines.append(Polyline(np.array([o - top * z, o + top * z]), BLACK, dashed=True))
        labels = []
        for name, angle, h in (("S₁", 0.0, C.h1), ("S₂", 0.5 * np.pi, C.h2)):
            tip = C.surface([angle], [1.15 * R])[0, 0]
            h = 0.0 if abs(h) < 1e-9 * state.size else h  # a pitch that is rounding
            labels.append(Label(tip, f"{name}: {pitch_in_words(h)}", colour_of(Screw.along(o, z, h))))
        legend = f"Cylindroid of {' and '.join(self.joints) or 'the first two freedoms'}: its generators are the axes \
of all their screws, shaded by pitch from {number(C.h2)} (vermilion) to {number(C.h1)} m/rad (blue)."
        return Overlay(printable(legend), tuple(lines), (), tuple(labels), surfaces)


def moving_bodies(state: OverlayState) -> tuple[str, ...]:
    """The bodies with screws drawn if unnamed: all that move, or the ends of chains where many do."""
    model = state.mechanism.tree.model
    carry = {joint.predecessor for joint in model.joints}
    moving = [b.name for b in model.bodies if state.mechanism.tree.bodies[b.name].link >= 0]
    if len(moving) <= _DRAWN_AXES:
        return tuple(moving) or tuple(state.mechanism.body_names)
    ends = [name for name in moving if name not in carry] or moving
    return tuple(ends[:_DRAWN_AXES])


def _near(V: Twist, centre: Floats, size: float) -> Screw:
    """The screw of a twist; one that turns so little that its axis lies far away is a translation's."""
    S = without_rounding(Screw.of(V), size)
    if S.is_proper and float(S.axis.distance_to(centre)) > _FAR * size:
        return Screw.improper(np.asarray(V.at(centre), dtype=float))
    return S


def _amount(V: Twist, S: Screw) -> str:
    if S.is_proper:
        return f"{number(float(magnitude(V)))} rad/s, {pitch_in_words(float(S.pitch))}"
    proper = Screw.of(V)
    if proper.is_proper:
        return f"axis {length_in_words(float(np.linalg.norm(np.asarray(proper.axis.foot, dtype=float))))} away"
    return f"{number(float(magnitude(V)))} m/s, h = ∞"


def _draw_axis(
    S: Screw,
    centre: Floats,
    size: float,
    said: str,
    lines: list[Polyline],
    arrows: list[OverlayArrow],
    labels: list[Label],
) -> None:
    u, colour, length = np.asarray(S.direction, dtype=float), colour_of(S), _AXIS * size
    if not S.is_proper:
        tip = centre + 0.3 * length * u
        arrows.append(OverlayArrow(centre, tip, colour))
        labels.append(Label(tip, printable(said), colour))
        return
    p = np.asarray(S.axis.nearest(centre), dtype=float)
    lines.append(Polyline(np.array([p - 0.5 * length * u, p + 0.5 * length * u]), colour, dashed=True))
    lines.append(Polyline(helix(p, u, float(S.pitch), length), colour))
    tip = p + 0.6 * length * u
    arrows.append(OverlayArrow(p + 0.5 * length * u, tip, colour))
    labels.append(Label(tip, printable(said), colour))


def _points_of(state: OverlayState, body: str, points: Sequence[Sequence[float]]) -> Floats:
    k = state.index(body)
    X = np.eye(4) if k < 0 else state.poses[k]
    if points:
        return np.asarray(np.array(points, dtype=float) @ X[:3, :3].T + X[:3, 3])
    return grid_about(state.centre(body), state.size, X[:3, :3])


def _strips(C: Cylindroid, psi: Floats, R: float) -> tuple[DrawnSurface, ...]:
    """Strips between the generators, both halves, as surfaces of one shade each, seen from both sides."""
    rays = C.surface(psi, [-R, 0.0, R])
    mean, radius = C.circle[0][0], C.circle[1]
    pitches = C.pitch(0.5 * (psi[:-1] + psi[1:]))
    shade = np.zeros(len(pitches)) if radius == 0.0 else (pitches - mean) / radius
    which = np.round((_SHADES - 1) * 0.5 * (1.0 + np.clip(shade, -1.0, 1.0))).astype(int)
    made = []
    for k in np.unique(which):
        corners: list[Floats] = []
        faces: list[list[int]] = []
        for i in np.flatnonzero(which == k):
            for half in (0, 1):
                n = 4 * len(corners)
                corners.append(np.array([rays[i, half], rays[i, half + 1], rays[i + 1, half + 1], rays[i + 1, half]]))
                faces += [[n, n + 1, n + 2], [n, n + 2, n + 3], [n + 2, n + 1, n], [n + 3, n + 2, n]]
        t = k / (_SHADES - 1)
        red, green, blue = ((1 - t) * _LEAST + t * _GREATEST).tolist()
        vertices = np.vstack(corners).astype(np.float32)
        made.append(DrawnSurface(-1, vertices, np.array(faces, dtype=np.uint32), (red, green, blue, 0.6), "cylindroid"))
    return tuple(made)
