"""URDF text of a tree mechanism.

    pair                        in the file
    revolute, prismatic         the joint; "continuous" without limits
    fixed; free; planar         "fixed"; "floating"; "planar"
    other products of turns and slides (cylindrical, universal, …)   a chain of links without inertia
    helical                     "revolute", and a "prismatic" joint that mimics it
    spherical                   refused: the format has no ball joint

Where a joint's axis does not go through its body's origin, the body is fixed to a link J_frame. Law: written and read,
by us or by Pinocchio, it is the same mechanism; written again it is the same text, tests/backends/test_formats.py.
Source: the URDF specification of ROS.
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import float_info
from typing import ClassVar

import numpy as np

from poinsot.backends.robot_files.arrangement import Hanging, arrangement, is_identity, placed
from poinsot.backends.robot_files.freedoms import Freedom, freedoms_of
from poinsot.backends.robot_files.links import HERE, ROOT, Axis, LinkWriter, point_of
from poinsot.backends.robot_files.names import FreshNames, legal, renamed, told
from poinsot.backends.robot_files.numbers import direction, number, roll_pitch_yaw, texts
from poinsot.backends.robot_files.words import SIZES, whole
from poinsot.backends.robot_files.xml_text import XmlElement, document, element
from poinsot.constants import STANDARD_GRAVITY
from poinsot.geometry.displacement import Displacement
from poinsot.joints.motions import Step
from poinsot.joints.pairs import free
from poinsot.multibody.model import GROUND, Joint, Shape
from poinsot.records import dataclass, field


@dataclass
class UrdfWriter(LinkWriter):
    """The writer of `InRobotFiles.to_urdf`."""

    colours: dict[tuple[float, ...], str] = field(default_factory=dict)
    coupled: bool = False
    screws: bool = False

    kind = "URDF"
    texts = False
    endless = float_info.max
    whole: ClassVar = whole("floating", "planar")
    solids: ClassVar = SIZES.keys() - {"ellipsoid"}
    mesh_word = "filename"
    has = "turning, sliding, fixed, floating and planar"

    def text(self) -> str:
        """The file."""
        model = self.tree.model
        hanging, closing = arrangement(model)
        self.said = freedoms_of(model, [h.joint.name for h in hanging], False, self.doubts)
        if tuple(model.gravity) != (0.0, 0.0, -STANDARD_GRAVITY):
            given = ", ".join(f"{g:g}" for g in model.gravity)
            why = f"is not that of URDF files, (0, 0, -{STANDARD_GRAVITY:g})"
            self.doubts.leave(f"its gravity ({given}) m/s²", why)
        for joint in closing:
            self.doubts.leave(f"joint {joint.name!r}", "closes a loop, and a URDF robot is a tree")
        self.doubt_what_it_lacks()
        self.doubts.check()
        root = self._root(hanging)
        self.links = renamed(h.body.name for h in hanging)
        self.joints = renamed(h.joint.name for h in hanging if h.joint.name != ROOT or not root)
        self.new_links, self.new_joints = FreshNames(self.links.values()), FreshNames(self.joints.values())
        self.doubts.silent += [*told(self.links, "body"), *told(self.joints, "joint")]
        self.coupled = model.coupled and any(h.joint.mimic for h in hanging)
        self.screws = any(self.turn_and_advance(step) for h in hanging for step in h.steps or ())
        if not root:
            self.links[GROUND] = self.new_links.new("world")
            self.parts.append(element("link", name=self.links[GROUND]))
        for each in hanging:
            if each is not root:
                self.joint(each)
            self.link(self.links[each.body.name], each.body)
        self.doubts.check()
        robot = XmlElement("robot", {"name": legal(model.name)}, self.parts)
        free_root = ['base="free"'] if root and root.pair.freedoms else []
        return document(robot, self.comments(*free_root, *(['mimic="coupled"'] if self.coupled or self.screws else [])))

    def _root(self, hanging: list[Hanging]) -> Hanging | None:
        """The joint that the reader makes again unasked; None where there is a world for the others."""
        on_ground = [h for h in hanging if h.upper == GROUND]
        if len(on_ground) != 1 or (root := on_ground[0]).joint.name != ROOT:
            return None
        plain = is_identity(root.near) and is_identity(root.far) and not root.joint.armature
        if root.pair.freedoms and any(v for k in range(6) for v in (self.said.of.get((ROOT, k)) or Freedom()).losses):
            plain = False
        return root if plain and (root.fixed or root.pair == free()) else None

    def turn_and_advance(self, step: Step) -> bool:
        """A screw turns, and advances in proportion."""
        return bool(step.motion.turning and step.motion.pitch)

    def frame(self, near: Displacement, far: Displacement = HERE) -> XmlElement:
        """<origin>"""
        R = np.asarray(placed(near, far).rotation, dtype=float)
        return element("origin", xyz=texts(point_of(near, far)), rpy=texts(roll_pitch_yaw(R)))

    def write(
        self, name: str, kind: str, upper: str, lower: str, near: Displacement, far: Displacement,
        axes: Sequence[Axis] = (), rows: Sequence[XmlElement] = (), pitch: float = 0.0,
    ) -> None:  # fmt: skip
        """A <joint>; its lower link's frame is at its origin."""
        made = element("joint", self.frame(near, far), name=name, type=kind)
        made.add(element("parent", link=upper), element("child", link=lower))
        for axis, said in axes:
            made.add(element("axis", xyz=texts(direction(far.rotation @ axis))), *said)
        self.parts.append(made.add(*rows))

    def followed(self, joint: Joint) -> list[XmlElement]:
        """<mimic>"""
        m = joint.mimic
        if m is None:
            return []
        if self.screws and not self.coupled:
            self.doubts.tell(f"that joint {joint.name!r} mimics {m.of!r}, which is data where a screw's advance acts")
            return []
        numbers = {"multiplier": number(m.multiplier), "offset": number(m.offset)}
        return [self.values("mimic", numbers, joint=self.joints.get(m.of, legal(m.of)))]

    def coloured(self, shape: Shape) -> XmlElement | None:
        """<material>, named by its colour."""
        if shape.colour is None:
            return None
        name = self.colours.setdefault(shape.colour, f"colour_{len(self.colours) + 1}")
        return element("material", element("color", rgba=texts(shape.colour)), name=name)
