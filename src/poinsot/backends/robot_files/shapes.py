"""What MuJoCo has for shapes: tables and rules by which MJCF is read and written."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Bools

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
