"""Symbols of kinematic pairs, in space as small bodies and in the plane as kinematic diagrams have them.

sleeve   of a revolute pair; a circle            ball    of a spherical one    plate   of a planar one and of contacts
block    of a prismatic one; a block on a rail   cross   of a universal one    square  of a fixed one
thread   of a helical one, on a sleeve           rod     of a cylindrical one, with a sleeve
"""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.multibody.model import GROUND
from poinsot.views import canvas
from poinsot.views.placed_joints import Placed

_SIDES = 18
_BODY = {"facecolors": "#DDE3EA", "edgecolors": "#DDE3EA", "linewidths": 0.2, "zorder": canvas.SYMBOL, "shade": True}
_EDGE = {"color": "0.15", "linewidth": 0.8, "zorder": canvas.SYMBOL + 0.5}


def draw_pair(ax: Any, joint: Placed, size: float) -> None:
    """The symbol of a joint's pair. size [m]: about half of the symbol's extent. A free joint has none."""
    if joint.symbol == "none":
        return
    if canvas.in_space(ax):
        _in_space(ax, joint, size)
    else:
        _in_plane(ax, joint, size)


def _in_space(ax: Any, joint: Placed, size: float) -> None:
    symbol, X_S = joint.symbol, joint.X_S
    (x, y, z), p, s = joint.X_P.rotation.T, joint.X_P.translation, X_S.translation
    if symbol == "cross":
        _tube(ax, p, x, 0.4 * size, 1.5 * size)
        _tube(ax, p, X_S.rotation[:, 1], 0.4 * size, 1.5 * size)
    elif symbol == "block":
        _box(ax, p, (x, y, z), (0.7 * size, 0.7 * size, 1.5 * size))
        canvas.polyline(ax, [p, s], color="0.35", linewidth=2.0, zorder=canvas.LINE)
    elif symbol == "plate":
        _box(ax, p, (x, y, z), (1.8 * size, 1.8 * size, 0.15 * size))
    elif symbol == "ball":
        canvas.mark(ax, p, marker="o", markersize=9, color="0.3", markeredgecolor="0.1")
        canvas.mark(ax, p, marker="o", markersize=2.5, color="white", zorder=canvas.SYMBOL + 1)
    elif symbol == "square":
        canvas.mark(ax, p, marker="s", markersize=5, color="0.3")
    elif symbol == "rod":
        canvas.polyline(ax, [p - 3 * size * z, p + 3 * size * z], color="0.35", linewidth=2.0)
        canvas.polyline(ax, [p, s], color="0.35", linewidth=2.0)
        _tube(ax, s, z, 0.55 * size, 1.4 * size)
    else:
        _tube(ax, p, z, 0.8 * size, 1.2 * size)
        if symbol == "thread":
            a = np.linspace(0.0, 6 * np.pi, 73)
            hand = 1.0 if joint.pitch > 0.0 else -1.0
            thread = 0.85 * size * (np.outer(np.cos(a), x) + hand * np.outer(np.sin(a), y))
            canvas.polyline(ax, p + thread + np.outer(size * (a / (3 * np.pi) - 1.0), z), **_EDGE)


def _tube(ax: Any, p: Floats, z: Floats, radius: float, half: float) -> None:
    side = np.cross(z, np.eye(3)[int(np.argmin(np.abs(z)))])
    side /= np.linalg.norm(side)
    a = 2 * np.pi * np.arange(_SIDES + 1) / _SIDES
    ring = radius * (np.outer(np.cos(a), side) + np.outer(np.sin(a), np.cross(z, side)))
    low, high = p + ring - half * z, p + ring + half * z
    walls = [np.array([low[k], low[k + 1], high[k + 1], high[k]]) for k in range(_SIDES)]
    canvas.polygons(ax, walls, **_BODY)
    canvas.polygons(ax, [low[:-1], high[:-1]], **_BODY)
    for rim in (low, high):
        canvas.polyline(ax, rim, **_EDGE)


def _box(ax: Any, p: Floats, axes: Any, half: tuple[float, float, float]) -> None:
    e = [h * a for h, a in zip(half, axes, strict=True)]
    faces = []
    for k in range(3):
        a, b, c = e[k], e[(k + 1) % 3], e[(k + 2) % 3]
        faces += [
            np.array([p + s * a + b + c, p + s * a - b + c, p + s * a - b - c, p + s * a + b - c]) for s in (-1, 1)
        ]
    canvas.polygons(ax, faces, **_BODY | {"edgecolors": "0.15", "linewidths": 0.8})


def _in_plane(ax: Any, joint: Placed, size: float) -> None:
    symbol, X_P, grounded = joint.symbol, joint.X_P, GROUND in joint.bodies
    p, s = X_P.translation, joint.X_S.translation
    white = {"facecolors": "white", "edgecolors": "0.1", "linewidths": 1.3}
    if symbol == "block":
        u, v = X_P.rotation[:, 2], np.cross([0.0, 0.0, 1.0], X_P.rotation[:, 2])
        ends = [p - 3.0 * size * u, s + 3.0 * size * u]
        canvas.polyline(ax, ends, color="0.1", linewidth=1.3, zorder=canvas.SURFACE + 1)
        if grounded:
            _hatching(ax, ends[0] - 0.8 * size * v, ends[1] - 0.8 * size * v, -v, size)
        block = [s + a * 1.3 * size * u + b * 0.8 * size * v for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        canvas.polygons(ax, [np.array(block)], zorder=canvas.SURFACE + 2, **white)
    elif symbol == "sleeve":
        if grounded:
            down, side = np.array([0.0, -1.0, 0.0]), np.array([1.0, 0.0, 0.0])
            foot = p + 1.8 * size * down
            canvas.polygons(
                ax, [np.array([p, foot - size * side, foot + size * side])], zorder=canvas.SURFACE + 1, **white
            )
            _hatching(ax, foot - 1.5 * size * side, foot + 1.5 * size * side, down, size)
        pin = {"marker": "o", "markersize": 8, "markeredgecolor": "0.1", "markeredgewidth": 1.4}
        canvas.mark(ax, p, color="white", zorder=canvas.SYMBOL + 1, **pin)
    else:
        colour = "0.3" if symbol == "square" else "white"
        canvas.mark(ax, p, marker="s", markersize=7, color=colour, markeredgecolor="0.1")


def _hatching(ax: Any, start: Floats, end: Floats, down: Floats, size: float) -> None:
    canvas.polyline(ax, [start, end], color="0.1", linewidth=1.3)
    along = (end - start) / float(np.linalg.norm(end - start))
    for t in np.arange(0.15 * size, float(np.linalg.norm(end - start)), 0.45 * size):
        tip = start + t * along
        canvas.polyline(ax, [tip, tip + 0.4 * size * (down - along)], color="0.1", linewidth=0.8)
