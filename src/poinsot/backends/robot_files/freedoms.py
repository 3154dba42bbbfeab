"""The properties of single freedoms of joints, as files of robots have them: limits, losses, springs.

Data of joints and elements that act are one thing in such files; what they cannot have beside each other is doubted.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, isfinite
from typing import Any

from poinsot.backends.robot_files.doubts import Doubts
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import Model
from poinsot.multibody.switching.along import Friction, Limit
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.records import dataclass, field
from poinsot.signals.signal import Constant

Key = tuple[str, int]


@dataclass
class Freedom:
    """One freedom of a joint: limits of its coordinate, damping [N·m·s/rad or N·s/m], dry friction [N·m or N], the
    stiffness and rest of its spring."""

    lower: float = -inf
    upper: float = inf
    damping: float = 0.0
    friction: float = 0.0
    stiffness: float = 0.0
    rest: float = 0.0

    @property
    def bounded(self) -> bool:
        """Whether its coordinate has a limit."""
        return isfinite(self.lower) or isfinite(self.upper)

    @property
    def losses(self) -> tuple[float, float]:
        """Damping and friction."""
        return self.damping, self.friction


@dataclass
class ElementsByFreedom:
    """By (joint, number of its freedom); elements beyond one freedom are left to the format.

    damped  whether dampers act on freedoms
    elements, switches  the others
    """

    of: dict[Key, Freedom] = field(default_factory=dict)
    damped: bool = False
    elements: list[ForceElement] = field(default_factory=list)
    switches: list[SwitchingElement] = field(default_factory=list)

    @property
    def others(self) -> list[ForceElement | SwitchingElement]:
        """What acts elsewhere than on one freedom, or otherwise."""
        return [*self.elements, *self.switches]

    def __getitem__(self, key: Key) -> Freedom:
        return self.of[key]


def freedoms_of(
    model: Model, carried: Iterable[str], all_acts: bool, doubts: Doubts, springs: bool = False
) -> ElementsByFreedom:
    """The properties of the freedoms of these joints.

    all_acts  whether damping in the format always acts, so that it cannot be data alone; springs: whether it has them
    """
    names = set(carried)
    joints = [joint for joint in model.joints if joint.name in names]
    found = ElementsByFreedom({(j.name, k): Freedom() for j in joints for k in range(len(j.pair.freedoms))})
    for joint in joints:
        for k in range(len(joint.pair.freedoms)):
            found[joint.name, k].friction = joint.friction
        if len(joint.pair.freedoms) == 1:
            found[joint.name, 0].lower, found[joint.name, 0].upper = joint.limits.lower, joint.limits.upper
        elif joint.pair.freedoms and (isfinite(joint.limits.lower) or isfinite(joint.limits.upper)):
            doubts.tell(f"limits of joint {joint.name!r}, which has several coordinates")
    for element in model.elements:
        if not _taken(element, found, springs):
            found.elements.append(element)
    for switch in model.switches:
        if not _switched(switch, found):
            found.switches.append(switch)
    chains = [j for j in joints if len(j.pair.freedoms) > 1 and j.pair.steps]  # of others the data is kept
    idle = [j.name for j in chains if j.damping and not found[j.name, 0].damping]
    if all_acts and idle:
        called = f"joint {idle[0]!r}" + (f" and {len(idle) - 1} more" if idle[1:] else "")
        doubts.tell(f"damping of {called}, which is data here; read with damping=True it acts, and is written")
    for joint in [] if all_acts else joints:
        if joint.damping and not found.damped:
            for k in range(len(joint.pair.freedoms)):
                found[joint.name, k].damping = joint.damping
        elif joint.damping and joint.pair.freedoms and not found[joint.name, 0].damping:
            doubts.tell(f"damping {joint.damping:g} of joint {joint.name!r}, which is data where that of others acts")
    return found


def _taken(element: ForceElement, found: ElementsByFreedom, springs: bool) -> bool:
    """Whether an element is a damper, or the first spring, of a freedom."""
    key, law = element.stretch.freedom, element.linear
    if key not in found.of or law is None or law.damping < 0.0 or element.stores == element.dissipates:
        return False
    at = found[key]
    if element.dissipates:
        at.damping += float(law.damping)
        found.damped = True
        return True
    if not springs or at.stiffness or law.stiffness <= 0.0:
        return False
    at.stiffness, at.rest = float(law.stiffness), float(law.rest)
    return True


def _switched(switch: SwitchingElement, found: ElementsByFreedom) -> bool:
    """Whether what switches is a limit without rebound, or plain friction, of a freedom."""
    stretch: Any = getattr(switch, "stretch", None)
    key = None if stretch is None else stretch.freedom
    if key not in found.of:
        return False
    at = found[key]
    if isinstance(switch, Limit) and switch.restitution == 0.0:
        if at.bounded and (at.lower, at.upper) != (switch.lower, switch.upper):
            return False
        at.lower, at.upper = switch.lower, switch.upper
        return True
    if isinstance(switch, Friction) and switch.command == Constant(1.0) and switch.stribeck is None:
        if switch.static not in (None, switch.kinetic) or at.friction not in (0.0, switch.kinetic):
            return False
        at.friction = switch.kinetic
        return True
    return False
