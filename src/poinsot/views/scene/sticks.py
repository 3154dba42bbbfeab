"""Solids for mechanisms that bring no shapes: bars between the joints of a body, and each pair by its symbol in space.

All are fixed in bodies, so that only frames move: of a symbol one part is the predecessor's, the other the successor's.
A body with fewer than two joints reaches to its mass centre; one without any is the ellipsoid of its inertia.
Law  as the mechanism is scaled, so are they, tests/views/scene/test_surfaces.py
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pair import Symbol
from poinsot.multibody.model import GROUND, Joint
from poinsot.records import dataclass, field
from poinsot.views.mechanism_pictures import PlacedJoint, distinct, placed_joints
from poinsot.views.scene import solids
from poinsot.views.scene.solids import Mesh

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


_SYMBOL = 0.032  # half of a symbol's extent beside the mechanism
_SHORT = 0.25  # the same beside the bars of a body, where they are short
_THIN = 0.3  # radius of a bar beside a symbol
_ROUND = 0.004  # semi-axis of an ellipsoid beside the mechanism, at least


@dataclass
class Sticks:
    """Of one body: its bars, and the parts of symbols that it carries."""

    bars: list[Mesh] = field(default_factory=list)
    symbols: list[Mesh] = field(default_factory=list)


def sticks(mechanism: Mechanism, only: set[str] | None = None) -> dict[str, Sticks]:
    """Solids of the bodies (of some only, or all) and of the ground, each in its own frame."""
    joints, centres = placed_joints(mechanism, mechanism.neutral())
    size = size_of(joints, centres, mechanism)
    model = mechanism.tree.model
    points: dict[str, list[Floats]] = {GROUND: [], **{body.name: [] for body in model.bodies}}
    for joint, seen in zip(model.joints, joints, strict=True):
        if seen.freedoms < 6:
            points[joint.predecessor].append(np.asarray(joint.X_PJ.translation, dtype=float))
            points[joint.successor].append(np.asarray(joint.X_SJ.translation, dtype=float))
    corners = {body: distinct(some, size) for body, some in points.items()}
    lengths = [np.linalg.norm(p[1:] - p[:-1], axis=1) for p in corners.values() if len(p) > 1]
    typical = float(np.quantile(np.concatenate(lengths), 0.25)) if lengths else size
    half = min(_SYMBOL * size, _SHORT * typical)
    made = {body: Sticks() for body in points}
    for body in model.bodies:
        made[body.name].bars = _bars(corners[body.name], body.inertia, half, size)
    if len(corners[GROUND]) > 1:
        made[GROUND].bars = _between(corners[GROUND], 0.6 * _THIN * half, plate=False)
    for joint, seen in zip(model.joints, joints, strict=True):
        on, with_it = symbol(seen.symbol, half, -1.0 if seen.pitch < 0.0 else 1.0)
        made[joint.predecessor].symbols += [_at(joint, "P", mesh) for mesh in on]
        made[joint.successor].symbols += [_at(joint, "S", mesh) for mesh in with_it]
    return {body: made[body] for body in made if only is None or body in only}


def size_of(joints: list[PlacedJoint], centres: dict[str, Floats], mechanism: Mechanism) -> float:
    """The extent [m] of a mechanism as drawn: of its joints and mass centres, else of a body's inertia, else 1 m."""
    everything = [np.asarray(X.translation) for j in joints if j.freedoms < 6 for X in (j.X_P, j.X_S)]
    everything += list(centres.values())
    extent = float(np.ptp(np.array(everything), axis=0).max()) if everything else 0.0
    if extent > 0.0:
        return extent
    bodies = [inertia_axes(body.inertia)[0].max() for body in mechanism.tree.model.bodies if body.inertia.mass]
    return float(max(bodies, default=0.0)) or 1.0


def inertia_axes(inertia: Inertia) -> tuple[Floats, Floats, Floats]:
    """Semi-axes (3,) of the uniform ellipsoid of a body's inertia, its axes (3, 3), its centre (3,).

    a² = 5 (½ ΣI − I) / m along each principal axis. Zero of a point mass, and of an inertia that no body has.
    """
    centre = np.asarray(inertia.centre, dtype=float)
    mass = float(inertia.mass)
    if not (mass > 0.0 and np.isfinite(centre).all()):
        return np.zeros(3), np.eye(3), np.nan_to_num(centre)
    moments, axes = np.linalg.eigh(inertia.about_centre)
    squares = 5.0 * (0.5 * moments.sum() - moments) / mass
    if np.linalg.det(axes) < 0.0:
        axes = axes * np.array([1.0, 1.0, -1.0])
    return np.sqrt(np.maximum(squares, 0.0)), axes, centre


def symbol(kind: Symbol, r: float, hand: float = 1.0) -> tuple[list[Mesh], list[Mesh]]:
    """A pair's symbol about z of its frame, half extent r: the predecessor's part, the successor's part."""
    if kind == "none":
        return [], []
    if kind == "block":
        rail = solids.cylinder(0.3 * r, -3.0 * r, 3.0 * r)
        return [rail], [solids.box((1.5 * r, 1.5 * r, 2.2 * r))]
    if kind == "rod":
        return [solids.cylinder(0.3 * r, -3.0 * r, 3.0 * r)], [_sleeve(0.45 * r, 0.8 * r, 1.1 * r)]
    if kind == "plate":
        return [solids.box((4.0 * r, 4.0 * r, 0.2 * r))], [solids.ellipsoid((0.6 * r, 0.6 * r, 0.6 * r))]
    if kind == "ball":
        return [solids.ellipsoid((0.8 * r, 0.8 * r, 0.8 * r))], [solids.turned(_cup(0.9 * r, 1.05 * r))]
    if kind == "cross":
        across = solids.placed(solids.cylinder(0.35 * r, -r, r), solids.frame_along((1.0, 0.0, 0.0)), np.zeros(3))
        other = solids.placed(solids.cylinder(0.35 * r, -r, r), solids.frame_along((0.0, 1.0, 0.0)), np.zeros(3))
        return [across], [other]
    if kind == "square":
        return [solids.box((1.0 * r, 1.0 * r, 1.0 * r))], []
    if kind == "thread":
        a = np.linspace(-3.0 * np.pi, 3.0 * np.pi, 97)
        helix = np.column_stack([0.55 * r * np.cos(a), hand * 0.55 * r * np.sin(a), a * r / (2.0 * np.pi)])
        rod = solids.cylinder(0.45 * r, -1.8 * r, 1.8 * r)
        return [rod, solids.tube(helix, 0.12 * r)], [_sleeve(0.75 * r, 1.0 * r, 0.7 * r)]
    return [_sleeve(0.55 * r, 0.85 * r, 0.75 * r)], [solids.cylinder(0.42 * r, -1.1 * r, 1.1 * r)]


def _sleeve(inner: float, outer: float, half: float) -> Mesh:
    return solids.turned([(inner, half), (inner, -half), (outer, -half), (outer, half), (inner, half)])


def _cup(inner: float, outer: float) -> Floats:
    """The profile of a half shell, open towards +z."""
    a = 0.5 * np.pi * np.arange(9) / 8
    outside = outer * np.column_stack([np.sin(a), -np.cos(a)])
    inside = inner * np.column_stack([np.sin(a), -np.cos(a)])[::-1]
    return np.vstack([outside, inside])


def _at(joint: Joint, end: str, mesh: Mesh) -> Mesh:
    X = joint.X_PJ if end == "P" else joint.X_SJ
    return solids.placed(mesh, np.asarray(X.rotation, dtype=float), np.asarray(X.translation, dtype=float))


def _bars(corners: Floats, inertia: Inertia, half: float, size: float) -> list[Mesh]:
    """What joins the joints of a body; the ellipsoid of its inertia, where there is at most one and no arm."""
    axes, turned, centre = inertia_axes(inertia)
    if len(corners) == 1 and inertia.mass and np.linalg.norm(centre - corners[0]) > 0.5 * half:
        ball = solids.placed(solids.ellipsoid(np.full(3, 0.9 * half)), np.eye(3), centre)
        return [*_between(np.vstack([corners, centre]), _THIN * half), ball]
    if len(corners) < 2:
        if not inertia.mass:
            return []
        # semi-axis of one beside a symbol, at most, where the body has a joint
        most = 1.2 * half if len(corners) else np.inf
        return [solids.placed(solids.ellipsoid(np.clip(axes, _ROUND * size, most)), turned, centre)]
    return _between(corners, _THIN * half)


def _between(corners: Floats, radius: float, plate: bool = True) -> list[Mesh]:
    """Two points by a bar, points of a plane by a plate, others by a star about their middle."""
    middle = corners.mean(axis=0)
    if len(corners) == 2:
        return [solids.bar(corners[0], corners[1], radius)]
    _, sigma, Vt = np.linalg.svd(corners - middle)
    if sigma[1] < 1e-6 * sigma[0]:  # on one line, as far as a picture shows
        ordered = corners[np.argsort(corners @ Vt[0])]
        return [solids.bar(a, b, radius) for a, b in pairwise(ordered)]
    if len(sigma) < 3 or sigma[2] < 0.02 * sigma[0]:
        x, y = Vt[:2] @ (corners - middle).T
        ring = corners[np.argsort(np.arctan2(y, x))]
        rim = [solids.bar(a, b, radius) for a, b in zip(ring, np.roll(ring, -1, axis=0), strict=True)]
        return [*rim, *([_plate(ring, middle, Vt[2], 0.6 * radius)] if plate else [])]
    return [solids.bar(middle, p, radius) for p in corners]


def _plate(ring: Floats, middle: Floats, normal: Floats, half: float) -> Mesh:
    """A flat plate with those corners, seen from both sides."""
    n, fans = len(ring), []
    for sign in (1.0, -1.0):
        vertices = np.vstack([ring, middle]) + sign * half * normal
        k = np.arange(n)
        fan = np.column_stack([np.full(n, n), k, (k + 1) % n])
        fans.append((vertices, fan if sign > 0 else fan[:, ::-1]))
    return solids.joined(fans)
