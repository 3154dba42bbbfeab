"""What time-stepping makes of a scene: which links are near, how many contacts there may be."""

from __future__ import annotations

import numpy as np

from poinsot.code.records import Arrays
from poinsot.motion.stepping import BOX, CAPSULE, CYLINDER, HULL, PLANE
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.moreau_shapes import LOWEST

KEPT = ("energy", "now", "lasted", "old", "swept", "hardest", "unsolved", "contacts", "pushed", "logged", "drained",
        "left_out", "noted", "relented")  # fmt: skip
"""What a wider kernel's arrays take over of the record."""


AROUND = 16
"""Contacts of a free body at most, on average."""


def nearest_links(scene: Arrays[Scene], touch: Arrays[Touch]) -> list[int]:
    """The links in the order of how near balls around their shapes are to what they may meet."""
    at, pairs = touch["place"].reshape(-1, 12), scene["pairs"].reshape(-1, 3)
    link, reach, flat = scene["link"], scene["reach"], scene["kind"] == PLANE
    least = np.full(int(scene["links"][0]) + 1, np.inf)  # the last of the ground
    for one, other in ((pairs[:, 0], pairs[:, 1]), (pairs[:, 1], pairs[:, 0])):
        between = at[one, 9:] - at[other, 9:]
        above, apart = (between * at[other, 2:9:3]).sum(axis=1), np.linalg.norm(between, axis=1) - reach[other]
        np.minimum.at(least, link[one], np.where(flat[one], np.inf, np.where(flat[other], above, apart) - reach[one]))
    found: list[int] = np.argsort(least[:-1], kind="stable").tolist()
    return found


def most_contacts(scene: Arrays[Scene]) -> int:
    """Contacts that there may be at once."""
    kind, corners_of = scene["kind"], scene["count"]
    if scene["grid"][0]:
        return AROUND * len(kind) + 64
    each = {CAPSULE: 3, BOX: 8, PLANE: 1, HULL: 0, CYLINDER: 8}
    total = 0
    for a, b, _ in scene["pairs"]:
        kinds = {int(kind[a]), int(kind[b])}
        corners = min(int(corners_of[a] + corners_of[b]), LOWEST)
        total += max(corners, 12 if kinds == {BOX} else max(each.get(kind, 1) for kind in kinds))
    return max(total, 1)
