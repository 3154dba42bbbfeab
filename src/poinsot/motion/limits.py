"""The limits that a file gives its joints, as numbers of a state: the bounds that a run compares its samples with.

Law: a run that leaves them warns with the joint, tests/simulation/test_limits.py. Source: the limits of URDF and MJCF.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.multibody.model import Model
    from poinsot.multibody.tree import Tree


@dataclass(frozen=True)
class CoordinateLimit:
    """A coordinate and where it may be: lower ≤ ratio · x[index] + offset ≤ upper [rad or m]."""

    name: str
    index: int
    lower: float
    upper: float
    unit: str
    ratio: float = 1.0
    offset: float = 0.0


def limits_of(model: Model, tree: Tree, start: int = 0, prefix: str = "") -> tuple[CoordinateLimit, ...]:
    """The limits of a mechanism with coordinates that begin at ``start`` of the state; a joint that closes a loop has
    no coordinate to compare."""
    joints = {joint.name: joint for joint in model.joints}
    found = []
    for link in tree.links:
        if link.joint not in joints or len(link.q) != 1:
            continue
        bounds = joints[link.joint].limits
        if np.isfinite(bounds.lower) or np.isfinite(bounds.upper):
            (unit,) = link.pair.coordinate_units
            name = prefix + link.joint
            found.append(
                CoordinateLimit(name, start + link.q[0], bounds.lower, bounds.upper, unit, link.ratio, link.offset)
            )
    return tuple(found)
