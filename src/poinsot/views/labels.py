"""Texts beside points of a picture, placed when it is drawn so that they cover neither each other nor lines."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from mpl_toolkits.mplot3d.proj3d import proj_transform  # type: ignore[import-untyped]

from poinsot.algebra.arrays import Floats
from poinsot.views.matplotlib import Artist, Bbox, Text, withStroke

_AWAY = (7.0, 14.0, 24.0, 36.0)  # distances from the point that are tried [pt]
_AROUND = np.radians([45, 135, -45, -135, 0, 180, 90, -90])  # directions, the preferred ones first
_HALO = withStroke(linewidth=2.5, foreground="white")  # so that a line behind a text does not cross it out
_DENSE = 6.0  # lines are felt every so many pixels


class Labels(Artist):
    """All labels of one axes. Each takes, in turn, the place beside its point that covers least.

    Law  no two labels overlap while there is room, from whichever side the axes are seen, tests/views/test_canvas.py
    """

    def __init__(self) -> None:
        super().__init__()
        self.points: list[Floats] = []
        self.texts: list[Text] = []
        self.set_in_layout(False)

    def add(self, point: Floats, text: str, **style: Any) -> None:
        """A text for a point of the axes."""
        self.points.append(point)
        usual: dict[str, Any] = {"fontsize": 9, "ha": "center", "va": "center", "path_effects": [_HALO]}
        self.texts.append(Text(text=text, **(usual | style)))
        self.stale = True

    def contains(self, mouseevent: object) -> tuple[bool, dict[Any, Any]]:
        """The mouse is never on them."""
        return False, {}

    def draw(self, renderer: Any) -> None:
        """Place and draw them."""
        if not self.get_visible() or not self.texts:
            return
        for text in self.place(renderer):
            text.draw(renderer)

    def place(self, renderer: Any) -> list[Text]:
        """The texts, each at its place in pixels."""
        ax: Any = self.axes
        taken: list[Bbox] = []
        anchors = np.array([_pixels(ax, point[None])[0] for point in self.points])
        obstacles = np.vstack([anchors, *_lines(ax)])
        pixels = renderer.points_to_pixels(1.0)
        inside = ax.get_window_extent(renderer)
        for anchor, text in zip(anchors, self.texts, strict=True):
            text.set_figure(ax.figure)
            text.set_position((0.0, 0.0))
            size = text.get_window_extent(renderer)
            half = 0.5 * np.array([size.width, size.height])
            candidates = [
                (anchor + pixels * away * np.array([np.cos(a), np.sin(a)]) + half * _side(a), away)
                for away in _AWAY
                for a in _AROUND
            ]
            costs = [_cost(at, half, away, taken, obstacles, inside) for at, away in candidates]
            at = candidates[int(np.argmin(costs))][0]
            text.set_position((float(at[0]), float(at[1])))
            taken.append(Bbox([at - half, at + half]))
        return self.texts


def _side(angle: float) -> Floats:
    c, s = np.cos(angle), np.sin(angle)
    return np.array([np.sign(c) * (abs(c) > 1e-9), np.sign(s) * (abs(s) > 1e-9)])  # upright and level, but for rounding


def _cost(at: Floats, half: Floats, away: float, taken: list[Bbox], obstacles: Floats, inside: Bbox) -> float:
    box = Bbox([at - half - 1.0, at + half + 1.0])
    covered = 0.0
    for other in taken:
        both = Bbox.intersection(box, other)
        covered += 0.0 if both is None else both.width * both.height
    crossed = int((np.abs(obstacles - at) < half + 2.0).all(axis=1).sum())
    outside = not (inside.x0 <= box.x0 and box.x1 <= inside.x1 and inside.y0 <= box.y0 and box.y1 <= inside.y1)
    return 1000.0 * covered + 3.0 * crossed + away + 200.0 * outside


def _lines(ax: Any) -> list[Floats]:
    """The places covered by the lines and arrows of the axes, as points in pixels."""
    found = []
    for line in ax.lines:
        data = line.get_data_3d() if hasattr(line, "get_data_3d") else line.get_data()
        found.append(_filled(_pixels(ax, np.array(data, dtype=float).T)))
    if not hasattr(ax, "get_proj"):
        found += [_filled(_pixels(ax, path.vertices)) for group in ax.collections for path in group.get_paths()]
    found += [_filled(_pixels(ax, patch.ends)) for patch in ax.patches if hasattr(patch, "ends")]  # arrows
    return found


def _pixels(ax: Any, points: Floats) -> Floats:
    if points.shape[1] == 3:
        points = np.array(proj_transform(*points.T, ax.get_proj())[:2]).T
    return np.asarray(ax.transData.transform(points))


def _filled(path: Floats) -> Floats:
    """The corners of a path in pixels and points between them, without those that are not finite."""
    path = path[np.isfinite(path).all(axis=1)]
    if len(path) < 2:
        return path
    parts = [path]
    for a, b in pairwise(path):
        count = min(int(np.linalg.norm(b - a) / _DENSE), 400)
        if count > 1:
            t = np.arange(1, count)[:, None] / count
            parts.append(a + t * (b - a))
    return np.vstack(parts)
