"""Overlays, plain data of ``views.scene``, as nodes of a scene; each is made anew when it changes.

Changing the points of lines that are there loses them in some pictures of a replay, new nodes don't.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.errors import printable
from poinsot.geometry.screws import Screw
from poinsot.views.scene.overlay_data import AT_REST, Arrow, Overlay, Polyline, State, length_in_words
from poinsot.views.scene.screw_overlays import moving_bodies
from poinsot.views.viewer.figure import Figure

_MOST_LABELS = 60
_WIDTH, _SHAFT = 2.5, 0.006
_DASHES = 24
_SPELT = 0.5  # seconds between new texts of labels: browsers that have to lay them out faster show none at all
_HEAD = 0.86  # where the inner head of a double arrow ends
_SEEN = 1.3  # times its extent from the middle: what is farther is out of the picture


class OverlayDrawing:
    """The overlays of one figure."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self._nodes: dict[str, dict[str, Any]] = {}
        self._spelt: dict[str, float] = {}

    def draw(self, name: str, number: int, overlay: Overlay) -> None:
        """Draw an overlay in place of the one of this name before; number: its own, for paths."""
        stage, scene = self.figure.stage, self.figure.stage.server.scene
        root = f"{self.figure.root}/o{number}"
        before, made = self._nodes.get(name, {}), {}
        if lines := [*_segments(overlay.lines)]:
            points, colours = (np.array(each) for each in zip(*lines, strict=True))
            made["lines"] = scene.add_line_segments(
                f"{root}/lines", stage.scaled(points), _both(colours), thickness=_WIDTH, thickness_units="screen"
            )
        if arrows := [*_shafts(overlay.arrows)]:
            points, colours = (np.array(each) for each in zip(*arrows, strict=True))
            r = _SHAFT * stage.size
            made["arrows"] = scene.add_arrows(
                f"{root}/arrows", stage.scaled(points), colours.astype(np.uint8), shaft_radius=r, head_radius=2.6 * r,
                head_length=7.0 * r,
            )  # fmt: skip
        now = time.monotonic()
        spelt = now - self._spelt.get(name, 0.0) > _SPELT
        if spelt:
            self._spelt[name] = now
        for k, label in enumerate(overlay.labels[:_MOST_LABELS]):
            text, at = printable(label.text), stage.scaled(label.point)
            node = before.get(f"t{k}")
            if node is None:
                node = scene.add_label(f"{root}/t{k}", text, position=at, font_screen_scale=0.85)
            else:
                node.position = at
                if spelt and node.text != text:
                    node.text = text
            made[f"t{k}"] = node
        for k, surface in enumerate(overlay.surfaces):
            made[f"s{k}"] = scene.add_mesh_simple(
                f"{root}/s{k}", stage.scaled(surface.vertices), surface.faces, side="double", cast_shadow=False,
                color=tuple(round(255 * c) for c in surface.colour[:3]), receive_shadow=False, flat_shading=True,
                opacity=None if surface.colour[3] >= 1.0 else float(surface.colour[3]),
            )  # fmt: skip
        for key, node in before.items():
            if key not in made:
                node.remove()
        self._nodes[name] = made

    def clear(self, name: str) -> None:
        """Take an overlay away."""
        self._spelt.pop(name, None)
        for node in self._nodes.pop(name, {}).values():
            node.remove()


def far_axes(state: State) -> list[str]:
    """Instantaneous axes that pass by the mechanism at more than its size: they are out of the picture."""
    found = []
    for body in moving_bodies(state):
        V = state.twist(body)
        speed = state.speed(V, body)
        if not np.isfinite(speed) or speed <= AT_REST * state.fastest or not (S := Screw.of(V)).is_proper:
            continue
        away = float(S.axis.distance_to(state.centre(body)))
        if away > state.size:
            found.append(f"the axis of {body}, {length_in_words(away)} away")
    return found


def unseen(figure: Figure, overlay: Overlay) -> list[str]:
    """The labels of what lies out of the picture that the camera has at first; how many lines, where none says it."""
    stage = figure.stage
    centre, reach = stage.extent.centre - figure.place, _SEEN * stage.extent.size

    def away(points: Any) -> bool:
        p = np.asarray(points, dtype=float).reshape(-1, 3)
        return bool(np.linalg.norm(p - centre, axis=1).min(initial=np.inf) > reach)

    labels = [label.text for label in overlay.labels if away(label.point)]
    if labels:
        return labels
    count = sum(away(_between(line.points)) for line in overlay.lines) + sum(away(a.tail) for a in overlay.arrows)
    return [f"{count} lines and arrows"] if count else []


def _between(points: Floats) -> Floats:
    """Points along a line, close enough to see if it passes through the picture."""
    p = np.asarray(points, dtype=float)
    if len(p) != 2:
        return p
    s = np.linspace(0.0, 1.0, 33)[:, None]
    return np.asarray((1.0 - s) * p[0] + s * p[1])


def _segments(lines: Sequence[Polyline]) -> Iterator[tuple[list[Floats], tuple[int, int, int]]]:
    """Straight pieces with their colours; of a dashed line every other one."""
    for line in lines:
        points = np.asarray(line.points, dtype=float)
        if not np.isfinite(points).all():
            continue
        colour = _rgb(line.colour)
        if line.dashed and len(points) == 2:
            ends = np.linspace(0.0, 1.0, 2 * _DASHES + 1)[:, None]
            points = (1.0 - ends) * points[0] + ends * points[1]
            for k in range(0, 2 * _DASHES, 2):
                yield [points[k], points[k + 1]], colour
        else:
            for k, (a, b) in enumerate(pairwise(points)):
                if not (line.dashed and k % 2):
                    yield [a, b], colour


def _shafts(arrows: Sequence[Arrow]) -> Iterator[tuple[list[Floats], tuple[int, int, int]]]:
    """Arrows with their colours; one with two heads is an arrow within a longer one."""
    for arrow in arrows:
        tail, tip = np.asarray(arrow.tail, dtype=float), np.asarray(arrow.tip, dtype=float)
        if not (np.isfinite(tail).all() and np.isfinite(tip).all()):
            continue
        yield [tail, tip], _rgb(arrow.colour)
        if arrow.double:
            yield [tail, tail + _HEAD * (tip - tail)], _rgb(arrow.colour)


def _both(colours: Any) -> NDArray[np.uint8]:
    """A colour for both ends of every piece."""
    return np.repeat(np.asarray(colours, dtype=np.uint8)[:, None, :], 2, axis=1)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
