"""A mechanism on the stage: every surface once, under the frame of its body; afterwards only frames move.

Paths in the scene are numbers, never names. Frames, joint axes, limits and names are there when asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.errors import printable
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pair import factors_of
from poinsot.motion.limits import limits_of
from poinsot.multibody.model import GROUND
from poinsot.views.viewer.stage import WORLD, Extent, ViserStage
from poinsot.views.viewer.subjects import Subject

Colour = tuple[float, float, float]

_AXIS = 0.16  # half the length of a joint's axis, by the size of the mechanism
_ARC = 0.07
_TURNING, _SLIDING, _LIMIT, _HAND = (214, 104, 0), (0, 110, 170), (120, 150, 60), (190, 30, 30)


class BodyDrawing(Protocol):
    """The drawing of a body: see ``views.scene.surfaces``."""

    @property
    def body(self) -> int: ...
    @property
    def vertices(self) -> NDArray[np.float32]: ...
    @property
    def faces(self) -> NDArray[np.uint32]: ...
    @property
    def colour(self) -> tuple[float, float, float, float]: ...
    @property
    def note(self) -> str: ...


def extent_of(subject: Subject, surfaces: Sequence[BodyDrawing], poses: Floats) -> Extent:
    """The box about a mechanism at the poses (nb, 4, 4) of its bodies: its surfaces, and where its bodies are."""
    points = [np.asarray(poses)[:, :3, 3]] if len(poses) else []
    for surface in surfaces:
        if len(surface.vertices):
            X = np.eye(4) if surface.body < 0 else poses[surface.body]
            corners = _corners(np.asarray(surface.vertices, dtype=float))
            points.append(corners @ X[:3, :3].T + X[:3, 3])
    return Extent.of(np.vstack(points) if points else [])


class Figure:
    """One mechanism, or one run of it, on the stage.

    place   (3,) [m] where its world is set down on the stage
    colour  of all of it, for one run among several; None for the surfaces' own
    """

    def __init__(
        self, stage: ViserStage, number: int, subject: Subject, surfaces: Sequence[BodyDrawing], place: Floats,
        colour: Colour | None = None,
    ) -> None:  # fmt: skip
        self.stage, self.subject, self.place = stage, subject, place
        self.root = f"{WORLD}/{number}"
        scene = stage.server.scene
        scene.add_frame(self.root, show_axes=False, position=stage.scaled(place))
        names = subject.mechanism.body_names
        length = 0.12 * stage.size
        self._frames = [
            scene.add_frame(
                f"{self.root}/b{i}", show_axes=False, axes_length=length, axes_radius=0.025 * length, origin_radius=0.0
            )
            for i in range(len(names))
        ]
        for k, surface in enumerate(surfaces):
            if not len(surface.faces):
                continue
            shown = surface.colour[:3] if colour is None else _mixed(surface.colour[:3], colour)
            alpha = float(surface.colour[3])
            scene.add_mesh_simple(
                f"{self._path(surface.body)}/s{k}", stage.scaled(surface.vertices), surface.faces,
                color=tuple(round(255 * c) for c in shown), opacity=None if alpha >= 1.0 else alpha, side="double",
                cast_shadow=False, receive_shadow=False,
            )  # fmt: skip
        self._shown: dict[str, list[Any]] = {}

    def _path(self, body: int) -> str:
        return self.root if body < 0 else f"{self.root}/b{body}"

    def show(self, poses: Floats, quaternions: Floats) -> None:
        """Move all bodies; poses (nb, 4, 4), quaternions (nb, 4) of their rotations, (w, x, y, z)."""
        positions = np.asarray(poses)[:, :3, 3] * self.stage.factor
        for frame, q, p in zip(self._frames, quaternions, positions, strict=True):
            frame.wxyz, frame.position = q, p

    def show_frames(self, on: bool) -> None:
        """The axes of every body."""
        for frame in self._frames:
            frame.show_axes = on

    def show_part(self, part: str, on: bool) -> None:
        """The joint "axes", their "limits" or the "names", made when they are first asked for."""
        if on and part not in self._shown:
            make = {"axes": self._axes, "limits": self._limits, "names": self._names}[part]
            self._shown[part] = list(make())
        for each in self._shown.get(part, ()):
            each.visible = on

    def _axes(self) -> Iterator[Any]:
        """The axes of joints, each on the body in which it stays: orange to turn about, blue to slide along."""
        half = _AXIS * self.stage.size
        for k, (body, X, S, turning) in enumerate(_axes_of(self.subject)):
            point, direction = S
            line = self.stage.scaled(X @ point) + half * np.outer([-1.0, 1.0], X.rotation @ direction)
            yield self._segments(f"{self._path(body)}/a{k}", [line], _TURNING if turning else _SLIDING, 3.0)

    def _limits(self) -> Iterator[Any]:
        """How far joints may go: an arc or a stretch on the predecessor, with a hand on the successor."""
        mechanism, size = self.subject.mechanism, self.stage.size
        model, names = mechanism.tree.model, mechanism.body_names
        radius = _ARC * size
        for k, limit in enumerate(limits_of(model, mechanism.tree)):
            joint = model.joint(limit.name)
            if not (np.isfinite(limit.lower) and np.isfinite(limit.upper)):
                continue
            here, there = (-1 if b == GROUND else names.index(b) for b in (joint.predecessor, joint.successor))
            at_P, at_S = self.stage.scaled(joint.X_PJ.translation), self.stage.scaled(joint.X_SJ.translation)
            if limit.unit == "rad":
                low, high = max(limit.lower, -2.0 * np.pi), min(limit.upper, 2.0 * np.pi)
                arc = np.linspace(low, high, max(2, int(np.ceil((high - low) / 0.08))))
                ends = [joint.pair.displacement(np.array([a])) @ np.array([radius, 0.0, 0.0]) for a in arc]
                line = at_P + np.array([joint.X_PJ.rotation @ e for e in ends], dtype=float)
                yield self._segments(
                    f"{self._path(here)}/l{k}", [*_pairs(line), [at_P, line[0]], [at_P, line[-1]]], _LIMIT, 2.5
                )
                tip = at_S + joint.X_SJ.rotation @ np.array([1.15 * radius, 0.0, 0.0])
                yield self._segments(f"{self._path(there)}/h{k}", [[at_S, tip]], _HAND, 3.0)
            else:
                ends = [joint.pair.displacement(np.array([a])).translation for a in (limit.lower, limit.upper)]
                line = self.stage.scaled([joint.X_PJ @ np.asarray(e, dtype=float) for e in ends])
                yield self._segments(f"{self._path(here)}/l{k}", [line], _LIMIT, 6.0)

    def _names(self) -> Iterator[Any]:
        """Bodies at their mass centres, joints where they are."""
        mechanism, scene = self.subject.mechanism, self.stage.server.scene
        model, names = mechanism.tree.model, list(mechanism.body_names)
        for i, name in enumerate(names):
            centre = np.asarray(model.body(name).inertia.centre, dtype=float)
            at = self.stage.scaled(np.where(np.isfinite(centre), centre, 0.0))
            yield scene.add_label(f"{self.root}/b{i}/n", printable(name), position=at, anchor="center-center")
        for k, joint in enumerate(model.joints):
            if joint.pair.freedoms and joint.pair.symbol != "none":
                body = -1 if joint.predecessor == GROUND else names.index(joint.predecessor)
                at = self.stage.scaled(joint.X_PJ.translation)
                path = f"{self._path(body)}/m{k}"
                yield scene.add_label(path, printable(joint.name), position=at, font_screen_scale=0.8)

    def _segments(self, path: str, lines: Sequence[Any], colour: tuple[int, int, int], width: float) -> Any:
        points = np.asarray(lines, dtype=np.float32).reshape(-1, 2, 3)
        return self.stage.server.scene.add_line_segments(
            path, points, colour, thickness=width, thickness_units="screen"
        )


def _axes_of(subject: Subject) -> Iterator[tuple[int, Displacement, tuple[Floats, Floats], bool]]:
    """Of every joint the axes that stay in one of its bodies: body, pair's frame there, point and direction, turning.

    The first factor of a product of pairs stays in the predecessor, the last in the successor.
    """
    mechanism = subject.mechanism
    names = list(mechanism.body_names)
    for joint in mechanism.tree.model.joints:
        factors = factors_of(joint.pair)
        if joint.pair.symbol == "none" or not joint.pair.freedoms:
            continue
        ends = [(0, joint.predecessor, joint.X_PJ), (len(factors) - 1, joint.successor, joint.X_SJ)]
        for at, body, X in ends[: 1 if len(factors) == 1 else 2]:
            pair = factors[at].pair
            if len(pair.coordinates) > 3 and len(pair.freedoms) > 3:
                continue
            for S in pair.motion_subspace(pair.neutral()):
                w, v = np.asarray(S.angular, dtype=float), np.asarray(S.linear, dtype=float)
                turning = bool(np.any(w != 0.0))
                direction = w if turning else v
                point = np.cross(w, v) / (w @ w) if turning else np.zeros(3)
                yield (
                    -1 if body == GROUND else names.index(body),
                    X,
                    (point, direction / np.linalg.norm(direction)),
                    turning,
                )


def _pairs(line: Floats) -> list[Any]:
    return [[a, b] for a, b in pairwise(line)]


def _corners(points: Floats) -> Floats:
    return np.array(np.meshgrid(*np.stack([points.min(axis=0), points.max(axis=0)]).T)).reshape(3, -1).T


def _mixed(own: Sequence[float], colour: Colour) -> tuple[float, ...]:
    """A run's colour, as light or dark as the surface's own."""
    light = 0.55 + 0.45 * max(own)
    return tuple(min(1.0, 0.2 * o + 0.8 * light * c) for o, c in zip(own, colour, strict=True))
