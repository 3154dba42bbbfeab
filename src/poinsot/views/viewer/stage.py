"""The place where mechanisms are looked at: light, ground, camera, and the scale at which a browser can draw them.

Scenes are drawn in single precision and with a camera that sees from centimetres to kilometres. So everything is drawn
at ``factor`` times its size, a power of ten by which the greatest mechanism is some units large: mechanisms of 1e-5 m
and of 1e5 m look alike. The camera stands where it sees all of it, opposite the plane in which it extends most.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Floats
from poinsot.records import dataclass

WORLD = "/world"
_FLAT = 0.2  # a mechanism whose height is below this part of its width is seen from above
_FIELD = math.radians(40.0)
_BACKGROUND = (232, 235, 239)


@dataclass(frozen=True)
class Extent:
    """A box that holds everything to be seen [m], in world axes."""

    lower: Floats
    upper: Floats

    @classmethod
    def of(cls, points: ArrayLike) -> Extent:
        """Of points (n, 3); a box of a metre about the origin without any, and never one of no size."""
        p = np.asarray(points, dtype=float).reshape(-1, 3)
        p = p[np.isfinite(p).all(axis=1)]
        if not len(p):
            return cls(np.full(3, -0.5), np.full(3, 0.5))
        lower, upper = p.min(axis=0), p.max(axis=0)
        # a shape without thickness is given one that is drawn
        thin = 1e-3 * max(float((upper - lower).max()), float(np.abs(p).max()), 1e-12)
        return cls(np.minimum(lower, upper - thin), np.maximum(upper, lower + thin))

    @property
    def centre(self) -> Floats:
        """Its middle."""
        return np.asarray(0.5 * (self.lower + self.upper))

    @property
    def size(self) -> float:
        """Its longest edge."""
        return float((self.upper - self.lower).max())

    def joined(self, other: Extent) -> Extent:
        """The box that holds both."""
        return Extent(np.minimum(self.lower, other.lower), np.maximum(self.upper, other.upper))

    def moved(self, by: Floats) -> Extent:
        """The box elsewhere."""
        return Extent(self.lower + by, self.upper + by)


def looking_from(extent: Extent, up: Floats) -> Floats:
    """The unit vector from the mechanism to the camera: across its plane, a little from the side and from above."""
    edges = extent.upper - extent.lower
    k = int(np.argmax(np.abs(up)))
    level = [i for i in range(3) if i != k]
    narrow, wide = sorted(level, key=lambda i: edges[i])
    if edges[narrow] > 0.9 * edges[wide]:  # seen along y, x to the right, where neither is the narrower
        narrow, wide = level[-1], level[0]
    across = np.eye(3)[narrow] * (-1.0 if k == 2 and narrow == 1 else 1.0)
    across = across - (across @ up) * up
    across = across / np.linalg.norm(across)
    side = np.cross(up, across)
    if edges[k] < _FLAT * edges[wide]:
        found = up + 0.45 * across
    else:
        flat = float(edges[narrow]) < _FLAT * float(max(edges[k], edges[wide]))
        found = across + (0.25 if flat else 0.6) * side + (0.25 if flat else 0.45) * up
    return np.asarray(found / np.linalg.norm(found))


class ViserStage:
    """Light, ground and camera of a viser server for mechanisms within an extent; scene units are ``factor`` metres."""

    def __init__(self, server: Any, extent: Extent, up: Floats) -> None:
        self.server, self.extent, self.up = server, extent, up
        self.factor = 10.0 ** -round(math.log10(extent.size))
        scene = server.scene
        scene.set_up_direction(tuple(up))
        scene.configure_environment_map(None)  # with shadows about four times slower in software
        scene.configure_default_lights(cast_shadow=False)
        scene.add_light_hemisphere("/sky", intensity=2.0)
        scene.set_background_image(np.full((1, 1, 3), _BACKGROUND, dtype=np.uint8), format="png")
        self._world = scene.add_frame(WORLD, show_axes=False)
        self.axes = scene.add_frame(
            f"{WORLD}/axes", axes_length=0.25 * self.size, axes_radius=0.004 * self.size, visible=False
        )
        self.cell = self._ground()
        self._camera()

    @property
    def size(self) -> float:
        """The size of the visible scene, in scene units: between 0.3 and 3."""
        return self.extent.size * self.factor

    def scaled(self, points: ArrayLike) -> NDArray[np.float32]:
        """Lengths in metres as the scene has them."""
        return (np.asarray(points, dtype=float) * self.factor).astype(np.float32)

    def follow(self, moved: ArrayLike) -> None:
        """Show the world so that an object moved by this vector [m] stays in place."""
        self._world.position = self.scaled(-np.asarray(moved, dtype=float))

    def _ground(self) -> float:
        """A grid under everything; the length of its cells [m], a power of ten."""
        cell = 10.0 ** math.floor(math.log10(0.35 * self.extent.size))
        corners = np.array(np.meshgrid(*np.stack([self.extent.lower, self.extent.upper]).T)).reshape(3, -1).T
        low = float((corners @ self.up).min())
        bottom = 0.0 if -0.02 * self.extent.size < low < self.extent.size else low
        at = self.extent.centre + (bottom - float(self.extent.centre @ self.up)) * self.up
        near = self.extent.size * self.factor
        self.server.scene.add_grid(
            f"{WORLD}/ground", width=12.0 * near, height=12.0 * near, cell_size=cell * self.factor,
            section_size=10.0 * cell * self.factor, cell_color=(200, 204, 210), section_color=(150, 156, 165),
            cell_thickness=1.0, section_thickness=1.3, fade_distance=14.0 * near, fade_strength=1.5,
            shadow_opacity=0.0, wxyz=_turned(self.up), position=self.scaled(_snapped(at, cell, self.up)),
        )  # fmt: skip
        return cell

    def _camera(self) -> None:
        camera, direction = self.server.initial_camera, looking_from(self.extent, self.up)
        radius = 0.5 * float(np.linalg.norm(self.extent.upper - self.extent.lower)) * self.factor
        away = 1.15 * radius / math.sin(0.5 * _FIELD)
        centre = self.scaled(self.extent.centre).astype(float)
        camera.fov = _FIELD
        camera.up = tuple(self.up)
        camera.look_at = tuple(centre)
        camera.position = tuple(centre + away * direction)
        camera.near, camera.far = away / 500.0, away * 200.0


def _snapped(at: Floats, cell: float, up: Floats) -> Floats:
    """The nearest crossing of lines of the world's grid, across the upward axis."""
    snapped = np.round(at / cell) * cell
    return np.asarray(np.where(np.abs(up) > 0.99, at, snapped)) if np.abs(up).max() > 0.99 else at


def _turned(up: Floats) -> tuple[float, float, float, float]:
    """The quaternion (w, x, y, z) of the least turn that takes z up."""
    w, axis = 1.0 + up[2], np.array([-up[1], up[0], 0.0])
    if w < 1e-9:  # half a turn, about x say: q would be 0 there
        return (0.0, 1.0, 0.0, 0.0)
    q = np.array([w, *axis])
    w, x, y, z = q / np.linalg.norm(q)
    return (float(w), float(x), float(y), float(z))
