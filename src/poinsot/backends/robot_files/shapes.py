"""What formats of robots have for shapes: tables and rules by which they are read and written."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path, PurePath

import numpy as np

from poinsot.algebra.arrays import Bools
from poinsot.multibody.model import Shape

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


def mesh_reference(shape: Shape, folder: str | os.PathLike[str] | None) -> str | None:
    """The path or URI of a mesh as a file in ``folder`` says it; None of a mesh that has no file.

    Relative paths start from the file that the shape was read from; without a folder they stay as they are.
    """
    given = shape.mesh
    if given is None or "://" in given or PurePath(given).is_absolute() or folder is None or shape.folder is None:
        return given
    target = Path(shape.folder, given)
    try:
        return Path(os.path.relpath(os.path.abspath(target), os.path.abspath(folder))).as_posix()
    except ValueError:  # on another drive
        return os.path.abspath(target)
