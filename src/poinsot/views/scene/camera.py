"""Where a scene is seen from: framed so that all of it is in the picture, whatever its size."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.records import dataclass

_ANGLE = np.radians(30.0)  # of the picture's lesser side
_MARGIN = 1.06


@dataclass(frozen=True, eq=False)
class Camera:
    """A perspective view. target, eye (3,) [m]; rotation (3, 3): the picture's right, its up, and towards the reader.

    focal   distance of the picture plane beside half of the picture's height; wide: its width beside its height
    """

    target: Floats
    eye: Floats
    rotation: Floats
    focal: float
    wide: float

    def seen(self, points: Floats) -> Floats:
        """Points (..., 3) in the picture: right and up from −1 to 1 at its edges, and the distance in front [m]."""
        p = (np.asarray(points, dtype=float) - self.eye) @ self.rotation
        depth = -p[..., 2]
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.stack([self.focal * p[..., 0] / depth / self.wide, self.focal * p[..., 1] / depth, depth], -1)

    def moved(self, by: Floats) -> Camera:
        """The same view from elsewhere."""
        return Camera(self.target + by, self.eye + by, self.rotation, self.focal, self.wide)


def upward(gravity: ArrayLike) -> Floats:
    """The unit vector against gravity; z without gravity."""
    g = np.asarray(gravity, dtype=float)
    size = float(np.abs(g).max())
    if size == 0.0 or not np.isfinite(size):
        return np.array([0.0, 0.0, 1.0])
    unit = -(g / size) / np.linalg.norm(g / size)
    return np.where(np.abs(unit) < 1e-12, 0.0, unit)  # sines of right angles


def direction(up: Floats, azimuth: float, elevation: float) -> Floats:
    """The unit vector towards the reader, at an azimuth from x about ``up`` and an elevation [degrees]."""
    x = np.eye(3)[int(np.argmin(np.abs(up)))] if abs(up[0]) > 0.9 else np.array([1.0, 0.0, 0.0])
    x = x - (x @ up) * up
    x /= np.linalg.norm(x)
    y = np.cross(up, x)
    a, e = np.radians(azimuth), np.radians(elevation)
    return np.asarray(np.cos(e) * (np.cos(a) * x + np.sin(a) * y) + np.sin(e) * up)


def framed(points: Floats, towards: Floats, up: Floats, wide: float) -> Camera:
    """The nearest view of points (n, 3) along a direction that has them all in the picture.

    Law  all points are seen within the edges, and two of them near, tests/views/scene/test_movie.py
    """
    z = towards / np.linalg.norm(towards)
    x = np.cross(up, z)
    if np.linalg.norm(x) < 1e-6:  # it looks straight up or down
        x = np.cross(np.eye(3)[int(np.argmin(np.abs(z)))], z)
    x /= np.linalg.norm(x)
    R = np.column_stack([x, np.cross(z, x), z])
    focal = 1.0 / np.tan(0.5 * _ANGLE) * min(1.0, wide)
    p = points @ R
    size = float(np.ptp(p, axis=0).max()) or 1.0
    # |x − cx| focal ≤ wide (cz − z), and the same of y: the least cz, then cx, cy between both bounds
    centre = np.zeros(3)
    reach = 0.0
    for k, slope in ((0, focal / wide), (1, focal)):
        over, under = (p[:, k] * slope + p[:, 2]).max(), (-p[:, k] * slope + p[:, 2]).max()
        centre[k] = 0.5 * (over - under) / slope
        reach = max(reach, 0.5 * (over + under))
    middle = 0.5 * (p[:, 2].max() + p[:, 2].min())
    distance = max(_MARGIN * (reach - middle), 0.51 * float(np.ptp(p[:, 2])) + 0.2 * size)
    centre[2] = middle
    target = R @ centre
    return Camera(target, target + distance * z, R, focal, wide)
