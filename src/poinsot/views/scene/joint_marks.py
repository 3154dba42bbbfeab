"""The axes of joints, how far they may go and how far they have gone, as lines that are fixed in bodies.

A pointer fixed in the successor runs along a track fixed in the predecessor: that of all its places between the
limits. So nothing is redrawn as a mechanism moves, and any pair with one coordinate is shown by its displacement alone.
Law  at q the pointer's end is on the track, at the place of q, tests/views/scene/test_joint_marks.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.model import GROUND, Joint
from poinsot.records import dataclass
from poinsot.views.placed_joints import placed_joints
from poinsot.views.scene.sticks import size_of

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


_AXIS, _ARM = 0.16, 0.06  # of an axis, of a pointer, beside the mechanism
_POINTS = 49


@dataclass(frozen=True, eq=False)
class JointMark:
    """A joint of one coordinate, as lines (n, 3) [m] in the frames of two bodies.

    predecessor, successor   indices in ``mechanism.body_names``, −1 the ground
    axis     (2, 3), in the predecessor's frame; track (n, 3), there too, from the lower to the upper limit
    pointer  (2, 3), in the successor's frame; its second point is on the track
    turns    whether the coordinate is an angle; limited: whether both ends of the track are limits
    ends     the coordinates [rad or m] at the first and the last point of the track
    """

    name: str
    predecessor: int
    successor: int
    axis: Floats
    track: Floats
    pointer: Floats
    turns: bool
    limited: bool
    ends: tuple[float, float]


def joint_marks(mechanism: Mechanism) -> tuple[JointMark, ...]:
    """The marks of all joints of one coordinate; without limits the track is a full turn, or as long as the axis."""
    index = {GROUND: -1, **{name: k for k, name in enumerate(mechanism.body_names)}}
    size = size_of(*placed_joints(mechanism, mechanism.neutral()), mechanism)
    return tuple(
        _mark(joint, index, size)
        for joint in mechanism.tree.model.joints
        if len(joint.pair.coordinates) == len(joint.pair.freedoms) == 1
    )


def _mark(joint: Joint, index: dict[str, int], size: float) -> JointMark:
    turns = joint.pair.coordinate_units[0] == "rad"
    low, high = _track_ends(joint, size)
    arm = np.array([_ARM * size, 0.0, 0.0]) if turns else np.zeros(3)
    half = 0.5 * _AXIS * size
    track = np.array([_floats(joint.pair.displacement(np.array([q])) @ arm) for q in np.linspace(low, high, _POINTS)])
    axis = np.array([[0.0, 0.0, -half], [0.0, 0.0, half]])
    start = np.zeros(3) if turns else np.array([_ARM * size, 0.0, 0.0])
    return JointMark(
        joint.name,
        index[joint.predecessor],
        index[joint.successor],
        _carried(joint.X_PJ, axis),
        _carried(joint.X_PJ, track),
        _carried(joint.X_SJ, np.array([start, arm])),
        turns,
        bool(np.isfinite([joint.limits.lower, joint.limits.upper]).all()),
        (low, high),
    )


def _track_ends(joint: Joint, size: float) -> tuple[float, float]:
    """The limits of a joint's coordinate; without limits a turn, or half the axis, to either side."""
    limits = joint.limits
    reach = np.pi if joint.pair.coordinate_units[0] == "rad" else 0.5 * _AXIS * size
    low = limits.lower if np.isfinite(limits.lower) else min(-reach, limits.upper - reach)
    high = limits.upper if np.isfinite(limits.upper) else max(reach, low + reach)
    return float(low), float(max(low, high))


def _carried(X: Displacement, points: Floats) -> Floats:
    return np.array([_floats(X @ p) for p in points])


def _floats(x: object) -> Floats:
    return np.asarray(x, dtype=float)
