"""A floor under a mechanism: a plane across gravity, which all that has a shape to touch with may touch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.touching import across
from poinsot.multibody.contacts.contact import Contacts
from poinsot.multibody.contacts.surfaces import Surface
from poinsot.multibody.model import GROUND, Body, Model, Shape


def on_ground(
    model: Model,
    *,
    height: float = 0.0,
    restitution: float | None = None,
    friction: float | None = None,
    kinetic: float | None = None,
    torsional: float | None = 0.0,
    rolling: float | None = 0.0,
    coupled: bool = False,
    poisson: bool = False,
    bodies: Sequence[str] | None = None,
    accuracy: float | None = None,
    name: str = "floor",
) -> Model:
    """The model above a floor: everything beneath it is solid.

    height       [m] of the floor along the vertical, which is against gravity (z where there is none), from the origin
    restitution, friction, kinetic, torsional, rolling, coupled, poisson  as of `Contact`; None: as the shapes say
    bodies       which may touch it, with the collision shapes that they have; None: all
    accuracy     [m] of the convex hulls of meshes, as of `Shape`
    Errors       ModelError where nothing has a shape, for a body that is not there, for numbers that are none
    """
    known = [b.name for b in model.bodies]
    for body in bodies or ():
        if body not in known:
            raise ModelError(f"the floor is to touch body {body!r}, which does not exist{nearest(body, known)}")
    wanted = [b for b in model.bodies if bodies is None or b.name in bodies]
    surfaces = surfaces_of(wanted, accuracy)
    if not surfaces:
        raise ModelError(
            f"mechanism {model.name!r}: nothing can touch a floor, since no body has a shape for it (<collision> in a "
            "URDF file). Describe contacts of bodies by name instead"
        )
    place = Displacement(_upright(model), array(_up(model) * height))
    plane = Shape("plane", (0.0, 0.0), placement=place, condim=1 if friction is None else 6)  # 1: as the others say
    floor = Surface(GROUND, plane)
    turning: dict[str, Any] = {"torsional": torsional, "rolling": rolling, "coupled": coupled}
    rule = Contacts(name, surfaces, (floor,), restitution, friction, kinetic, poisson, **turning)
    return replace(model, switches=(*model.switches, rule))


def surfaces_of(bodies: Iterable[Body], accuracy: float | None = None) -> tuple[Surface, ...]:
    """The collision shapes of bodies, with what their file says of them; accuracy [m]: of the hulls of meshes."""
    return tuple(surface_of(body.name, _as_fine(x, accuracy)) for body in bodies for x in body.collisions)


def surface_of(body: str, x: Shape) -> Surface:
    """A shape on a body, with its contact attributes."""
    return Surface(body, x, x.friction, x.restitution, x.category, x.mask, x.torsional, x.rolling)


def _as_fine(shape: Shape, accuracy: float | None) -> Shape:
    return shape if accuracy is None or shape.geometry != "mesh" else replace(shape, accuracy=accuracy)


def _up(model: Model) -> Array:
    g = np.asarray(model.gravity, dtype=float)
    size = float(np.linalg.norm(g))
    return -g / size + 0.0 if size else np.array([0.0, 0.0, 1.0])


def _upright(model: Model) -> Array:
    """A rotation with the vertical as z-axis."""
    up = _up(model)
    t1, t2 = across(up)
    return np.column_stack([np.array(t, dtype=float) for t in (t1, t2, up)])
