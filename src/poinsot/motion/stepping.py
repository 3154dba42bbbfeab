"""The data of a system for time-stepping: shapes on links, rows, tables, the user's events; no modes.

Its numbers stand here by the names of `simulation.moreau_plan.Scene`, so that this module knows no loop.
Law: tests/simulation/test_moreau.py. Source: Moreau 1988; Jean 1999; Acary & Brogliato 2008, ch. 10.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.motion.switching import UserEvents
from poinsot.motion.system import System
from poinsot.multibody.contacts.hulls import hull_vertices
from poinsot.multibody.contacts.surfaces import Surface
from poinsot.multibody.model import Shape
from poinsot.records import dataclass

POINT, CAPSULE, BOX, PLANE, HULL, CYLINDER, ELLIPSOID = range(7)
KNOWN = ("point", "sphere", "capsule", "box", "plane", "cylinder", "ellipsoid", "mesh")
"""The shapes whose contacts are found."""


@dataclass(frozen=True, eq=False)
class Stepping:
    """How a system is stepped.

    system     as it is then observed: its dissipators end with contacts, rows and the scheme's own loss
    numbers    fields of `Scene` by name
    links      P, and m rows
    contact_names  of elements, by pair number
    row_names  of the element of each row, and of the row
    slots  [pairs, 2] the first of the places that samples show, of each pair, and how many it has; [0, 2]: none
    events  of the user's, alone; None: none
    tree   its tables and the kernels of what is none, by which any robot is stepped; None of free bodies
    place_name  (shape, shape, pair, feature) → what the place of a contact is called
    """

    system: System
    numbers: Mapping[str, Any]
    links: int
    rows: int
    contact_names: tuple[str, ...]
    row_names: tuple[tuple[str, str], ...]
    slots: Ints
    events: UserEvents | None
    place_name: Callable[[int, int, int, int], str]
    tree: Mapping[str, Any] | None = None


@dataclass(frozen=True, eq=False)
class PlacedShape:
    """A shape on a link (−1: the ground), and the category and mask by which it meets others where there are many."""

    link: int
    shape: Shape
    X: Displacement
    group: int = 1
    mask: int = 1


def tables(placed: Sequence[PlacedShape]) -> dict[str, Any]:
    """The shapes as arrays."""
    kinds, sizes, reaches, corners, first, count, told = [], [], [], list[Any](), [], [], []
    for each in placed:
        kind, size, reach, own = _core(each.shape)
        kinds.append(kind)
        sizes.append(size)
        reaches.append(reach)
        first.append(sum(map(len, corners)))
        count.append(len(own))
        corners.append(own)
        told.append((kind, *size, *own.ravel().tolist()))
    places = {each: k for k, each in enumerate(sorted(set(told)))}
    poses = [[*each.X.rotation.ravel(), *each.X.translation] for each in placed]
    return {
        "kind": np.array(kinds, dtype=np.int64),
        "link": np.array([each.link for each in placed], dtype=np.int64),
        "size": np.array(sizes, dtype=np.float64).reshape(-1, 4),
        "shape": np.array(poses, dtype=np.float64).reshape(-1, 12),
        "reach": np.array(reaches, dtype=np.float64),
        "rank": np.array([places[each] for each in told], dtype=np.int64),
        "first": np.array(first, dtype=np.int64),
        "count": np.array(count, dtype=np.int64),
        "vertices": np.concatenate([np.zeros((1, 3)), *corners])[1:] if corners else np.zeros((0, 3)),
        "group": np.array([[each.group, each.mask] for each in placed], dtype=np.int64).reshape(-1, 2),
    }


def _core(shape: Shape) -> tuple[int, list[float], float, Any]:
    """Kind, size, reach and corners of a shape."""
    given, none = shape.parameters, np.zeros((0, 3))
    if shape.geometry == "point":
        return POINT, [0.0, 0.0, 0.0, 0.0], 0.0, none
    if shape.geometry == "sphere":
        return POINT, [given[0], 0.0, 0.0, 0.0], given[0], none
    if shape.geometry == "capsule":
        return CAPSULE, [given[0], 0.0, 0.0, 0.5 * given[1]], given[0] + 0.5 * given[1], none
    if shape.geometry == "box":
        half = [0.5 * x for x in given[:3]]
        return BOX, [0.0, *half], float(np.linalg.norm(half)), none
    if shape.geometry == "cylinder":
        return CYLINDER, [0.0, given[0], 0.0, 0.5 * given[1]], float(np.hypot(given[0], 0.5 * given[1])), none
    if shape.geometry == "ellipsoid":
        return ELLIPSOID, [0.0, *given[:3]], max(given[:3]), none
    if shape.geometry == "plane":
        return PLANE, [0.0, 0.0, 0.0, 0.0], np.inf, none
    own = np.ascontiguousarray(hull_vertices(shape), dtype=np.float64)
    return HULL, [0.0, 0.0, 0.0, 0.0], float(np.linalg.norm(own, axis=1).max(initial=0.0)), own


def refuse_pair(a: Surface, b: Surface) -> None:
    """ModelError for two planes, which have no end and would always touch."""
    if a.shape.geometry == b.shape.geometry == "plane":
        raise ModelError(
            f"time-stepping finds no contacts between the plane {a.label!r} and the plane {b.label!r}: both are "
            "without end. Leave the pair out, as by contacts=[('hand', 'table'), …]"
        )
