"""What formats of robots have for shapes: tables and rules by which they are read and written."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Bools

SIZES: dict[str, dict[str, int]] = {
    "box": {"size": 3},
    "cylinder": {"radius": 1, "length": 1},
    "capsule": {"radius": 1, "length": 1},
    "sphere": {"radius": 1},
    "ellipsoid": {"radii": 3},
}
"""The words of URDF and SDF for each shape's sizes, and how many numbers each has; the last one SDF alone has."""
OF_MJCF: dict[str, tuple[float, ...]] = {
    "plane": (1.0, 1.0),
    "sphere": (1.0,),
    "capsule": (1.0, 0.5),
    "ellipsoid": (1.0, 1.0, 1.0),
    "cylinder": (1.0, 0.5),
    "box": (0.5, 0.5, 0.5),
}
"""What MuJoCo has of each size: halves of lengths and of edges."""
GREY = (0.5, 0.5, 0.5, 1.0)  # of a geom that has no colour of its own
_SHOWN = 3  # groups that MuJoCo's own viewer shows: 0, 1 and 2


def drawn(bodies: Sequence[int], groups: Sequence[int], seen: Bools, touching: Bools) -> Bools:
    """Which geoms are drawn: those of the groups that MuJoCo draws; where a model keeps geoms for pictures in groups of
    their own, a body that has such geoms by them alone. seen: which are not transparent
    """
    body, group = np.asarray(bodies, dtype=int), np.asarray(groups, dtype=int)
    shown = (group < _SHOWN) & seen
    apart = np.isin(group, list({*group[shown & ~touching]} - {*group[touching]}))
    return np.asarray(shown & (apart | ~np.isin(body, body[shown & apart])))
