"""Inertias as files have them: mass, centre, and the tensor about it, or its principal moments and axes.

MuJoCo takes moments of a rigid body alone, and above 1e-15 of what moves. Where a body has others, and the rigid group
that it belongs to has sound ones, the heaviest body of the group has them all, so that what moves is the same.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.arrangement import Hanging
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.numbers import laid, significant
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import quaternion_from_rotation, rotation_of
from poinsot.multibody.model import GROUND, Body
from poinsot.records import dataclass, field

WORLD = "world"
LEAST = 1e-15
"""Mass [kg] and moments [kg·m²] of what moves, in MuJoCo."""
_SMALL = 1e-6  # of the largest moment: what is given in place of none
_GYRATION = 1e-4  # [m], of a mass in one point
_ROUNDING = 1e-9
"""Relative: what `Inertia.fault` takes for rounding of a body that is flat, whose moments add up."""
_TRIED = 30


def centred(inertia: Inertia) -> tuple[float, Array, Array]:
    """Mass m [kg], centre c (3,) [m] and tensor I_C (3, 3) [kg·m²] about it, on grids of 15 and 14 digits.

    The grid of I_C is that of the largest moment about the body's origin, whose rounding it has.
    """
    mass = float(inertia.mass)
    h, I_O = (np.asarray(x, dtype=float) for x in (inertia.first_moment, inertia.second_moment))
    c = np.array([significant(x / mass) for x in h]) if mass else np.zeros(3)
    I_C = I_O - Inertia.at_centre(mass, c, np.zeros(3)).second_moment
    return mass, c, laid((I_C + I_C.T) * 0.5, float(np.abs(I_O).max()))


def principal(I_C: Array) -> tuple[Array, Array]:
    """Principal moments (3,) and the quaternion (x, y, z, w) of their axes; a diagonal I_C as it stands.

    No moment is above the sum of the others by the rounding of the three alone.
    """
    if not np.any(I_C - np.diag(np.diag(I_C))):
        moments, axes = np.diag(I_C).copy(), np.array([0.0, 0.0, 0.0, 1.0])
    else:
        moments, R = np.linalg.eigh(I_C)
        axes = quaternion_from_rotation(R * np.sign(np.linalg.det(R)))
    k = int(np.argmax(moments))
    rest = float(moments[k - 1] + moments[k - 2])
    if rest < moments[k] <= rest * (1.0 + _ROUNDING):
        moments[k] = rest
    return moments, axes


def as_read(mass: float, c: Array, moments: Array, axes: Array) -> tuple[Array, Array]:
    """The principal moments and axes, but for rounding, that come back as they are when they are read and written."""
    found = None
    for _ in range(_TRIED):
        R = rotation_of(axes)
        _, _, I_C = centred(Inertia.at_centre(mass, c, R @ np.diag(moments) @ R.T))
        if found is not None and np.array_equal(I_C, found):
            break
        found = I_C
        moments, axes = principal(I_C)
    return moments, axes


@dataclass
class GroupInertias:
    """Inertias of the bodies of an MJCF file; in rigid groups they may be moved to the heaviest body.

    moved  by body, where the heaviest body of its group has the inertias of all
    weak   the heaviest body of a group without sound moments; still: bodies that are fixed to the ground
    """

    moved: dict[str, Inertia] = field(default_factory=dict)
    weak: set[str] = field(default_factory=set)
    still: set[str] = field(default_factory=set)


def group_inertias(groups: list[list[Hanging]], drawn: Mapping[str, Displacement], doubts: Doubts) -> GroupInertias:
    """The rigid groups of a tree; ModelError for one that moves without mass.

    drawn  the poses in the file, so that the same file follows from what is read of it
    """
    at = {GROUND: (GROUND, Displacement.identity()), WORLD: (GROUND, Displacement.identity())}
    together: dict[str, list[tuple[Body, Displacement]]] = {GROUND: []}
    for group in groups:
        body = group[-1].body
        fixed = all(h.fixed for h in group)
        root, X = at[group[0].upper] if fixed else (body.name, Displacement.identity())
        X = X @ drawn[body.name] if fixed else X
        at[body.name] = root, X
        together.setdefault(root, []).append((body, X))
    found = GroupInertias(still={body.name for body, _ in together.pop(GROUND)})
    for root, members in together.items():
        sound = any(_fits(body.inertia, True) for body, _ in members)
        if sound and all(_fits(body.inertia, False) for body, _ in members):
            continue
        heaviest, X = max(members, key=lambda each: float(each[0].inertia.mass))
        if heaviest.inertia.mass <= LEAST:
            raise doubts.refuse(
                f"body {root!r}",
                f"moves, and neither it nor what is fixed to it has a mass above {LEAST:g} kg, which MuJoCo needs; "
                "give it one, or let one body without inertia, without shapes, carry one other body alone",
            )
        total = sum((body.inertia.carried(X.inverse() @ Y) for body, Y in members), Inertia.zero())
        if len(members) > 1 and _fits(total, True):
            found.moved |= {body.name: Inertia.zero() for body, _ in members} | {heaviest.name: total}
            shares = ", ".join(repr(b.name) for b, _ in members if b is not heaviest and np.any(b.inertia.matrix))
            doubts.tell(f"that {shares} fixed to body {heaviest.name!r} have a part of the inertia that it has there")
        elif not sound:
            found.weak.add(heaviest.name)
    return found


def _fits(inertia: Inertia, moving: bool) -> bool:
    """True if MuJoCo accepts the inertia, also of the only massive body of a moving group."""
    mass, _, I_C = centred(inertia)
    if mass <= (LEAST if moving else 0.0):
        return not moving and not np.any(I_C)
    return taken(principal(I_C)[0], mass, moving) is None


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
    found = laid(found)
    found[high] = min(found[high], found[low] + found[middle]) if missing > 0.0 else found[high]
    return found
