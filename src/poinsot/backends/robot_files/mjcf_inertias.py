"""Which inertias MuJoCo takes: moments of a rigid body, and above 1e-15 of what moves."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.arrangement import Hanging
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.numbers import on_grid, places_of, significant
from poinsot.multibody.model import GROUND, Body

LEAST = 1e-15
"""Mass [kg] and moments [kg·m²] of what moves, in MuJoCo."""
_SMALL = 1e-6  # of the largest moment: what is given in place of none
_GYRATION = 1e-4  # [m], of a mass in one point


def weak_bodies(groups: list[list[Hanging]], doubts: Doubts) -> set[str]:
    """Of all that move as one without a body of sound moments, the heaviest body; ModelError without any mass."""
    carrier: dict[str, str] = {GROUND: GROUND}
    together: dict[str, list[Body]] = {GROUND: []}
    for group in groups:
        body = group[-1].body
        root = carrier[group[0].upper] if all(h.fixed for h in group) else body.name
        carrier[body.name] = root
        together.setdefault(root, []).append(body)
    weak = set()
    for root, bodies in together.items():
        if root == GROUND or any(_is_sound(body) for body in bodies):
            continue
        heaviest = max(bodies, key=lambda body: float(body.inertia.mass))
        if heaviest.inertia.mass <= LEAST:
            raise doubts.refuse(
                f"body {root!r}",
                f"moves, and neither it nor what is fixed to it has a mass above {LEAST:g} kg, which MuJoCo needs; "
                "give it one, or let one body without inertia, without shapes, carry one other body alone",
            )
        weak.add(heaviest.name)
    return weak


def _is_sound(body: Body) -> bool:
    mass = float(body.inertia.mass)
    return mass > LEAST and bool(np.linalg.eigvalsh(body.inertia.about_centre).min() > LEAST)


def taken(moments: Array, mass: float, weak: bool) -> Array | None:
    """Moments that MuJoCo takes in place of these, none smaller and as little larger as may be; None: these do.

    weak  whether they have to be above 1e-15, not only those of a body
    """
    low, middle, high = (int(k) for k in np.argsort(moments, kind="stable"))
    sound = moments[low] > LEAST if weak else moments[low] >= 0.0
    if sound and moments[low] + moments[middle] >= moments[high]:
        return None
    found = np.maximum(moments, 0.0)
    if weak:
        least = _SMALL * found[high] or mass * _GYRATION**2
        found = np.maximum(found, significant(max(least, 10.0 * LEAST), 2))
    missing = float(found[high] - found[low] - found[middle])
    if missing > 0.0:
        found[[low, middle]] += 0.5 * missing
    places = places_of(float(found.max()))
    found = np.array([on_grid(x, places) for x in found])
    found[high] = min(found[high], found[low] + found[middle]) if missing > 0.0 else found[high]
    return found
