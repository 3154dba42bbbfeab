"""From places in a drawing to frames in bodies: poses, pair frames in the world at assembly, coordinates as drawn.

Units: places [m], angles [rad]. Law: X(q) = X_PS at the q found, tests/files/test_network.py. Source: Lynch & Park
2017, §6.2 (Newton–Raphson inverse kinematics).
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.files.poses import rotation_from, unit
from poinsot.files.schema import PairTable
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import left_jacobian_inverse, quaternion_log, rotation_aligning_z
from poinsot.geometry.vectors import cross
from poinsot.joints.pairs import Pair
from poinsot.multibody.model import GROUND, Initial, Joint, Model
from poinsot.multibody.tree import build_tree

_FITS = 1e-6  # how far, in m and rad, a drawn pose may be from the motions that a pair allows


def pair_frame(table: PairTable, X_WS: Displacement) -> Displacement:
    """X_WJ: the pair's frame on the predecessor, in the world at assembly; z is the normal, or else the axis.

    A universal pair turns about its x (first axis) and then its y (second axis). On the successor it is the same frame
    but for what rolls: see :func:`drawn_pose`. What has no place of its own is where its successor is.
    """
    if not any(table.placed_by):
        return X_WS
    p = X_WS.translation if table.point is None else array(table.point)
    if table.axis and not table.normal:
        return Displacement(rotation_aligning_z(array(table.axis)), p)
    if table.axes:
        x, y = (array(axis) for axis in table.axes)
        return Displacement(rotation_from(x, cross(x, y)), p)
    if table.normal and table.x_axis:
        z = array(table.normal)
        x = array(table.x_axis) - z * (z @ array(table.x_axis))
        return Displacement(rotation_from(unit(x), z), p)
    if table.normal:
        return Displacement(rotation_aligning_z(array(table.normal)), p)
    return Displacement(np.eye(3), p)


def drawn_pose(table: PairTable, pair: Pair) -> Displacement:
    """X_PS as drawn: of a ball and a disk the successor's frame is at the centre, above the point where they touch."""
    if table.normal is None or table.axis is None:
        return pair.drawn(None)
    return pair.drawn(pair_frame(table, Displacement.identity()).rotation.T @ rotation_aligning_z(array(table.axis)))


def poses_by_frames(
    known: Mapping[str, Displacement], joints: Sequence[Joint], starts: Mapping[str, Initial], bodies: Iterable[str]
) -> dict[str, Displacement]:
    """The poses of all bodies: the known, those that pairs given by frames hang on them, the world frame for others.

    Each pair is taken at its initial coordinates; pairs with such come before others, then the order of the file rules.
    """
    poses: dict[str, Displacement] = {}
    touching: dict[str, list[tuple[bool, int]]] = {}
    for k, j in enumerate(joints):
        for end in (j.predecessor, j.successor):
            touching.setdefault(end, []).append((_start(j, starts) is None, k))
    frontier: list[tuple[bool, int]] = []

    def place(body: str, X_WB: Displacement) -> None:
        poses[body] = X_WB
        for entry in touching.get(body, ()):
            heapq.heappush(frontier, entry)

    for body, X_WB in {GROUND: Displacement.identity(), **known}.items():
        place(body, X_WB)
    for body in bodies:
        if body not in touching and body not in poses:
            place(body, Displacement.identity())
    for body in (GROUND, *bodies):
        if body not in poses and not frontier:
            place(body, Displacement.identity())
        while frontier:
            j = joints[heapq.heappop(frontier)[1]]
            q = _start(j, starts)
            X_PS = j.X_PJ @ j.pair.displacement(j.pair.neutral() if q is None else array(q)) @ j.X_SJ.inverse()
            if j.successor not in poses:
                place(j.successor, poses[j.predecessor] @ X_PS)
            elif j.predecessor not in poses:
                place(j.predecessor, poses[j.successor] @ X_PS.inverse())
    return poses


def _start(j: Joint, starts: Mapping[str, Initial]) -> tuple[float, ...] | None:
    return starts[j.name].position if j.name in starts else None


def coordinates_at(pair: Pair, X_PS: Displacement) -> Array | None:
    """The q with X(q) = X_PS, by Newton's method from the neutral coordinates; None when the pair does not reach X_PS.

    Each step solves S dq = log(X(q)⁻¹ X_PS) in the least squares; angles come out in (−π, π].
    """
    q = pair.neutral()
    for _ in range(20):
        gap = pair.displacement(q).inverse() @ X_PS
        phi = quaternion_log(gap.quaternion)
        twist = np.concatenate([phi, left_jacobian_inverse(phi) @ gap.translation])
        if not len(pair.freedoms):
            break
        S = np.column_stack([s.vector for s in pair.motion_subspace(q)])
        step = np.linalg.lstsq(S, twist, rcond=None)[0]
        q = pair.integrate(q, step)
        if np.abs(step).max() < 1e-15:  # Newton's last step is rounding
            break
    gap = pair.displacement(q).inverse() @ X_PS
    apart = max(np.abs(gap.rotation - np.eye(3)).max(), np.abs(gap.translation).max())
    return q if apart < _FITS else None


def started_as_drawn(model: Model, poses: Mapping[str, Displacement], by_frames: set[str]) -> Model:
    """The model with initial positions measured where pairs given by frames join bodies with drawn ``poses``.

    Only pairs that carry coordinates and have no initial position take one; none does when the drawing is so rough
    that some pair does not fit it: then assembly decides.
    """
    given = {i.joint: i for i in model.initial}
    measured: dict[str, Array] = {}
    for j in model.joints:
        if j.name not in by_frames or not {j.predecessor, j.successor} <= poses.keys():
            continue
        q = coordinates_at(j.pair, (poses[j.predecessor] @ j.X_PJ).inverse() @ poses[j.successor] @ j.X_SJ)
        if q is None:
            return model
        guessed = j.name in given and given[j.name].guess is not None
        # the drawn pose is the neutral one, but for rounding
        if _start(j, given) is None and not guessed and np.abs(q - j.pair.neutral()).max(initial=0.0) > 1e-12:
            measured[j.name] = q
    if not measured:
        return model
    for name in build_tree(model).by_joint.keys() & measured.keys():
        given[name] = replace(given.get(name, Initial(name)), position=tuple(float(x) for x in measured[name]))
    return replace(model, initial=tuple(given[j.name] for j in model.joints if j.name in given))
