"""A mechanism as chains of joints of one freedom, from the ground to the leaves: what files of robots can say.

A joint of the tree joins a body to the one that it hangs on by X = N Π exp(±s_k q_k) F⁻¹, with N and F its frames in
the upper and the lower body. Each s_k turns about, slides along or screws along an axis of the pair's frame.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pair import AXES, Step
from poinsot.joints.pairs import Pair, ReversedPair
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.model import GROUND, Body, Joint, Model
from poinsot.records import dataclass

_ALONG = 1e-14  # of a size: how far an anchor may be off the axis of its joint


@dataclass(frozen=True)
class Hanging:
    """A joint of the tree: the body that hangs on another one, and how.

    pair      from the upper body to the lower one
    near, far its frames in the upper and in the lower body
    backwards whether the joint has it the other way round
    """

    joint: Joint
    upper: str
    body: Body
    pair: Pair
    near: Displacement
    far: Displacement
    backwards: bool = False

    @classmethod
    def of(cls, joint: Joint, upper: str, bodies: Mapping[str, Body]) -> Hanging:
        """A joint as seen from one of its bodies, or the ground."""
        back = joint.predecessor != upper
        near, far = (joint.X_SJ, joint.X_PJ) if back else (joint.X_PJ, joint.X_SJ)
        pair = ReversedPair(joint.pair) if back and joint.pair.freedoms else joint.pair
        return cls(joint, upper, bodies[joint.predecessor if back else joint.successor], pair, near, far, back)

    @property
    def steps(self) -> tuple[Step, ...] | None:
        """Motions along single screws, of a pair that is a product of such."""
        return self.pair.steps

    @property
    def fixed(self) -> bool:
        """Whether it does not move."""
        return not self.pair.freedoms

    @property
    def drawn(self) -> Displacement:
        """The pose of the lower body in the upper one where the pair is at its identity."""
        return placed(self.near, self.far)

    def label(self, k: int) -> str:
        """The name of the joint of freedom k: that of its coordinate."""
        labels = self.pair.freedoms
        return self.joint.name if len(labels) == 1 else f"{self.joint.name}.{labels[k]}"


def arrangement(model: Model) -> tuple[list[Hanging], list[Joint]]:
    """The joints that carry coordinates, depth first from the ground, and those that close loops.

    Law: coordinates come in the order of the tree's, tests/backends/test_formats.py
    """
    bodies = {body.name: body for body in model.bodies}
    chosen = [model.joints[k] for k in chosen_joints(model).tolist()]
    at: dict[str, list[Joint]] = {name: [] for name in (GROUND, *bodies)}
    for joint in chosen:
        at[joint.predecessor].append(joint)
        at[joint.successor].append(joint)
    found: list[Hanging] = []
    reached = {GROUND}
    waiting = [(GROUND, joint) for joint in reversed(at[GROUND])]
    while waiting:
        upper, joint = waiting.pop()
        lower = joint.successor if joint.predecessor == upper else joint.predecessor
        if lower in reached:
            continue
        reached.add(lower)
        found.append(Hanging.of(joint, upper, bodies))
        waiting += [(lower, other) for other in reversed(at[lower]) if other is not joint]
    names = {joint.name for joint in chosen}
    return found, [joint for joint in model.joints if joint.name not in names]


def axis_of(step: Step) -> Array:
    """The unit vector about or along which a motion goes, in the pair's frame."""
    return np.asarray(np.eye(3)[AXES[step.motion.axis]] * step.sign)


def passes_origin(far: Displacement, step: Step, size: float) -> bool:
    """Whether the axis of a motion goes through the origin of the body that carries the frame, or need not.

    size [m]: of the part that it belongs to
    """
    if not step.motion.turning:
        return True
    return bool(np.abs(np.cross(far.rotation @ axis_of(step), far.translation)).max() <= _ALONG * size)


def placed(near: Displacement, far: Displacement) -> Displacement:
    """N F⁻¹: the pose of a lower body in the upper one, of N and F the pair's frames in them; [m].

    Law     placed(N, F) @ F = N, tests/backends/test_formats.py
    Errors  none
    Source  formulas.md §2
    """
    R = near.rotation @ far.rotation.T
    if not np.any(far.translation):
        return Displacement(R, near.translation)
    return Displacement(R, near.translation - R @ far.translation)


def is_identity(X: Displacement) -> bool:
    """Whether a frame is exactly that of its body."""
    return bool(np.array_equal(X.rotation, np.eye(3)) and not np.any(X.translation))
