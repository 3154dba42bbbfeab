"""The handles of a mechanism: a dial for every coordinate that is an angle or a length, a grip for a rotation.

A dial's range is the joint's limits. Where the file gives none it is stated here: half a turn either way for an angle,
the size of the mechanism either way for a length, as many turns as advance by that size for a thread. Seven numbers
with a quaternion among them are no sliders: the joint has a grip, a frame that is moved and turned in the scene.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.geometry.displacement import Displacement
from poinsot.motion.limits import limits_of
from poinsot.multibody.kinematics import world_poses
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.joints.pair import Pair
    from poinsot.multibody.tree import Link
    from poinsot.systems.mechanism import Mechanism


_STEPS = 2000  # of a slider, at least
_LENGTHS = {"km": 1e3, "m": 1.0, "mm": 1e-3, "µm": 1e-6, "nm": 1e-9}
_NEWTON = 20


@dataclass(frozen=True)
class Dial:
    """A coordinate of a tree joint that is turned directly: q[index] = factor · shown.

    lower, upper  where it may be, as shown;  limited: by its file, and not by our default
    turns         whether it comes back after a whole turn, so that it is shown within one
    """

    name: str
    joint: str
    index: int
    lower: float
    upper: float
    unit: str
    factor: float
    limited: bool
    turns: bool

    @property
    def step(self) -> float:
        """The finest change of its slider: a power of ten."""
        return float(10.0 ** math.floor(math.log10((self.upper - self.lower) / _STEPS)))

    def shown(self, q: Floats) -> float:
        """Its value, within the range of the slider."""
        x = float(q[self.index]) / self.factor
        if self.turns:
            x = math.remainder(x, 2.0 * math.pi)
        return min(max(x, self.lower), self.upper)

    def value(self, shown: float, q: Floats) -> float:
        """The coordinate of a shown value; of a turning joint the one nearest to its present place."""
        x = shown * self.factor
        return float(q[self.index]) + math.remainder(x - float(q[self.index]), 2.0 * math.pi) if self.turns else x

    @property
    def hint(self) -> str:
        """Where its range comes from."""
        return "within its limits" if self.limited else "no limits in the file; this range is only what is shown"


@dataclass(frozen=True)
class Grip:
    """A tree joint with a quaternion among its coordinates, which is moved as a frame in space.

    moves, turns  whether it has freedoms that slide, and that turn
    """

    joint: str
    link: int
    moves: bool
    turns: bool


def dials_of(mechanism: Mechanism, start: Floats) -> list[Dial]:
    """A dial for every coordinate of the tree that is no part of a quaternion's joint; start: where they begin."""
    tree = mechanism.tree
    size = mechanism.scales.length
    bounds = {limit.index: limit for limit in reversed(limits_of(tree.model, tree)) if limit.ratio}
    found: dict[int, Dial] = {}
    for link in tree.links:
        for place, (k, unit) in enumerate(zip(link.q, link.pair.coordinate_units, strict=True)):
            if _is_grip(link) or k in found:
                continue
            advance = _advance(link.pair, place, size) if unit == "rad" else 0.0
            reach = _reach(advance, size) if unit == "rad" else size
            lower, upper, limited = -reach, reach, False
            if limit := bounds.get(k):
                ends = sorted((end - limit.offset) / limit.ratio for end in (limit.lower, limit.upper))
                if ends[1] - ends[0] > 0.0 and ends[1] - ends[0] < 100.0 * reach:
                    lower, upper, limited = ends[0], ends[1], True
            turns = unit == "rad" and not limited and advance == 0.0
            if not limited and not turns:
                lower, upper = lower + float(start[k]), upper + float(start[k])
            shown = "rad" if unit == "rad" else _length(max(abs(lower), abs(upper)))
            factor = _LENGTHS.get(shown, 1.0)
            name = tree.coordinate_names[k]
            found[k] = Dial(name, link.joint, k, lower / factor, upper / factor, shown, factor, limited, turns)
    return [found[k] for k in sorted(found)]


def grips_of(mechanism: Mechanism) -> list[Grip]:
    """A grip for every tree joint with a quaternion."""
    found = []
    for i, link in enumerate(mechanism.tree.links):
        if _is_grip(link):
            units = link.pair.freedom_units
            found.append(Grip(link.joint, i, "m" in units, "rad" in units))
    return found


def grip_pose(mechanism: Mechanism, grip: Grip, q: Floats) -> Displacement:
    """Where the frame of a grip is in the world."""
    return world_poses(mechanism.tree, q)[grip.link]


def gripped(mechanism: Mechanism, grip: Grip, q: Floats, X: Displacement) -> Floats:
    """q with the joint of a grip moved so that its frame is as near to X as its freedoms allow.

    Newton's method on the pair's own freedom twists, for any pair: S(q_j) dv = log(X(q_j)⁻¹ X).
    """
    tree = mechanism.tree
    link = tree.links[grip.link]
    X_WP = (Displacement.identity() if link.parent < 0 else world_poses(tree, q)[link.parent]) @ link.X_PL
    wanted = X_WP.inverse() @ X
    mine = np.asarray(q, dtype=float)[list(link.q)]
    for _ in range(_NEWTON):
        away = (link.pair.displacement(mine).inverse() @ wanted).log()
        twist = np.asarray(away.vector, dtype=float)
        S = np.array([np.asarray(column.vector, dtype=float) for column in link.pair.motion_subspace(mine)]).T
        change = np.linalg.lstsq(S, twist, rcond=1e-12)[0]  # freedoms that repeat each other at a singular pose share
        mine = np.asarray(link.pair.integrate(mine, change), dtype=float)
        if np.abs(change).max() < 1e-14 * (1.0 + np.abs(mine).max()):  # the last step is rounding
            break
    moved = np.array(q, dtype=float)
    moved[list(link.q)] = mine
    return moved


def _is_grip(link: Link) -> bool:
    return "1" in link.pair.coordinate_units


def _advance(pair: Pair, place: int, size: float) -> float:
    """How far a whole turn of an angle takes the pair along [m]: nothing but for a thread."""
    turned = np.array(pair.neutral(), dtype=float)
    turned[place] += 2.0 * math.pi
    advance = float(np.linalg.norm(np.asarray(pair.displacement(turned).translation, dtype=float)))
    return advance if advance > 1e-9 * size else 0.0  # a pitch that is rounding


def _reach(advance: float, size: float) -> float:
    """How far an angle is turned either way [rad]: half a turn; a thread as far as it advances by the size."""
    if not advance:
        return math.pi
    return min(max(math.pi, 2.0 * math.pi * size / advance), 2.0 * math.pi * 10.0)


def _length(reach: float) -> str:
    """The unit in which a length of this size is shown."""
    return next((unit for unit, metres in _LENGTHS.items() if reach >= metres), "nm")
