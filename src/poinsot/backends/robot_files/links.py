"""Links and joints of a tree mechanism as text, for the formats that have these: URDF and SDF.

What a part is called is one table for readers and writers (`files.robot_words`, `words.SIZES`); a format says where a
number stands, in an attribute or in the text of a child, how it places links, and which pairs it has as one joint.
Other products of turns and slides (cylindrical, planar, …) are chains of links without inertia: joint J.LABEL, link
J.LABEL_link. Law: what is written comes back, and written again is the same text, tests/backends.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from math import inf, isfinite
from typing import ClassVar

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.arrangement import Hanging, axis_of, is_identity, passes_origin, placed
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.freedoms import ElementsByFreedom, Freedom
from poinsot.backends.robot_files.inertias import centred
from poinsot.backends.robot_files.kept import OF_JOINT
from poinsot.backends.robot_files.numbers import laid, number, texts
from poinsot.backends.robot_files.words import SIZES, mesh_reference
from poinsot.backends.robot_files.xml_text import FreshNames, XmlElement, element, legal
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pair import Step
from poinsot.joints.pairs import Pair, free
from poinsot.multibody.model import Body, Joint, Limits, Shape
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass, field

ROOT = "root_joint"  # what readers call the joint of a root link
HERE = Displacement.identity()
Axis = tuple[Array, list[XmlElement]]
"""An axis of a joint in its pair's frame, and the child elements of its <axis>."""


@dataclass
class LinkWriter(ABC):
    """The part of a writer that URDF and SDF share.

    kind, texts  the format's name; whether numbers are texts of children
    endless      what stands for no limit
    whole        pairs that are one joint beside turns and slides: their type, and their axes in the pair's frame
    solids       the shapes that it has beside meshes
    mesh_word    what a mesh's file is called
    has          the joints that it has, for messages
    """

    tree: Tree
    doubts: Doubts
    folder: str | os.PathLike[str] | None
    parts: list[XmlElement] = field(default_factory=list)
    said: ElementsByFreedom = field(default_factory=ElementsByFreedom)
    links: dict[str, str] = field(default_factory=dict)
    joints: dict[str, str] = field(default_factory=dict)
    new_links: FreshNames = field(default_factory=FreshNames)
    new_joints: FreshNames = field(default_factory=FreshNames)

    kind: ClassVar[str]
    texts: ClassVar[bool]
    endless: ClassVar[float]
    whole: ClassVar[Mapping[Pair, tuple[str, tuple[int, ...]]]]
    solids: ClassVar[Iterable[str]]
    mesh_word: ClassVar[str]
    has: ClassVar[str]

    @classmethod
    def written(cls, tree: Tree, strict: bool, folder: str | os.PathLike[str] | None) -> str:
        """The text of a file; see `InRobotFiles`."""
        doubts = Doubts(tree.model.name, cls.kind, strict)
        text = cls(tree, doubts, folder).text()
        doubts.warn()
        return text

    # What a format says in its own way.

    @abstractmethod
    def text(self) -> str:
        """The file."""

    @abstractmethod
    def frame(self, near: Displacement, far: Displacement = HERE) -> XmlElement:
        """The pose of a lower body in an upper one, of their pair's frames in them."""

    @abstractmethod
    def write(
        self, name: str, kind: str, upper: str, lower: str, near: Displacement, far: Displacement,
        axes: Sequence[Axis] = (), rows: Sequence[XmlElement] = (), pitch: float = 0.0,
    ) -> None:  # fmt: skip
        """A joint, and the pose of its lower link. rows: further child elements; pitch [m/rad] of a screw"""

    @abstractmethod
    def followed(self, joint: Joint) -> list[XmlElement]:
        """The <mimic> element of a joint that follows another."""

    @abstractmethod
    def coloured(self, shape: Shape) -> XmlElement | None:
        """The material of a shape that is drawn."""

    def turn_and_advance(self, step: Step) -> bool:
        """Whether a motion is two joints, of which the second advances in proportion."""
        return False

    # What both say alike.

    def values(self, tag: str, numbers: Mapping[str, str | None], **attributes: str | None) -> XmlElement:
        """An element with numbers, as its attributes or as the texts of children."""
        if not self.texts:
            return XmlElement(tag, {**attributes, **numbers})
        children = [XmlElement(name, content=x) for name, x in numbers.items() if x is not None]
        return XmlElement(tag, {**attributes}, children)

    def limit(self, said: Freedom, data: Limits, turns: bool) -> list[XmlElement]:
        """The limits of a freedom."""
        if turns and not said.bounded and data.velocity == data.effort == inf:
            return []
        ends = {"lower": said.lower, "upper": said.upper} if said.bounded or not turns else {}
        found = {**ends, "effort": data.effort, "velocity": data.velocity}
        within = {n: x if isfinite(x) else self.endless if x > 0 else -self.endless for n, x in found.items()}
        return [self.values("limit", {name: number(x) for name, x in within.items()})]

    def dynamics(self, said: Freedom) -> list[XmlElement]:
        """Its damping and friction, and its spring."""
        found = {"damping": said.damping, "friction": said.friction}
        if said.stiffness:
            found |= {"spring_stiffness": said.stiffness, "spring_reference": said.rest}
        return [self.values("dynamics", {n: number(x) for n, x in found.items()})] if any(found.values()) else []

    def joint(self, h: Hanging) -> None:
        """A joint of the tree."""
        upper, lower, name = self.links[h.upper], self.links[h.body.name], self.joints[h.joint.name]
        if h.fixed:
            data = h.joint.limits
            said = Freedom(data.lower, data.upper, h.joint.damping, h.joint.friction)
            rows = [*self.limit(said, data, True), *self.dynamics(said)]
            self.write(name, "fixed", upper, lower, h.near, h.far, (), rows)
            self.parts[-1].add(*self.kept_of_joint(h.joint, name, *OF_JOINT))
            return
        freedoms = [self.said[h.joint.name, k] for k in range(len(h.pair.freedoms))]
        kind, along = self.whole.get(h.pair, ("", ()))
        alike = len({f.losses for f in freedoms}) == 1 and not any(f.bounded or f.stiffness for f in freedoms)
        if kind and h.steps is None and not alike:
            self.doubts.leave(
                f"limits, springs or losses of single freedoms of joint {h.joint.name!r}", "cannot be said"
            )
        if kind and (alike or h.steps is None):
            rows = [*self.limit(Freedom(), h.joint.limits, True), *(self.dynamics(freedoms[0]) if alike else [])]
            axes = [(np.eye(3)[k], rows) for k in along]
            straight = self.texts or is_identity(h.far)
            end = lower if straight else self.new_links.new(f"{name}_frame")
            self.write(name, kind, upper, end, h.near, h.far if straight else HERE, axes, [] if axes else rows)
            self.parts[-1].add(*self.kept_of_joint(h.joint, name, "name"))
            if not straight:
                self.fix(name, end, lower, h.far)
            return
        if h.steps is None:
            raise self.doubts.refuse(
                f"joint {h.joint.name!r}",
                "starts from the body that it carries, so that its coordinates tell the way back; exchange its ends"
                if h.backwards and h.joint.pair == free()
                else f"is a {h.pair.kind} pair; the format has {self.has} joints",
            )
        self.chain(h, upper, lower)

    def chain(self, h: Hanging, upper: str, lower: str) -> None:
        """A joint for each motion, with links without inertia between."""
        assert h.steps is not None
        steps = [(step, k) for step in h.steps for k in range(1 + self.turn_and_advance(step))]
        near, turning, size = h.near, "", self.tree.size_of(h.joint.name)
        for i, (step, advance) in enumerate(steps):
            k, last = step.freedom, i == len(steps) - 1
            name = self.joints[h.joint.name] if len(h.pair.freedoms) == 1 else legal(h.label(k))
            if advance or len(h.pair.freedoms) > 1:
                name = self.new_joints.new(f"{name}.advance" if advance else name)
            straight = last and (self.texts or bool(advance) or passes_origin(h.far, step, size))
            end = lower if straight else self.new_links.new(f"{name}_frame" if last else f"{name}_link")
            said, turns, pitch = self.said[h.joint.name, k], step.motion.turning and not advance, step.motion.pitch
            if advance:
                ends = sorted((said.lower * pitch, said.upper * pitch)) if said.bounded else (-inf, inf)
                rows = self.limit(Freedom(ends[0], ends[1]), Limits(), turns)
                rows.append(element("mimic", joint=turning, multiplier=number(pitch), offset="0"))
            else:
                turning = name
                rows = [*self.limit(said, h.joint.limits, turns), *self.dynamics(said)]
                rows += self.followed(h.joint) if len(h.pair.freedoms) == 1 else []
            screw = pitch if turns and not self.turn_and_advance(step) else 0.0
            kind = ("revolute" if said.bounded else "continuous") if turns else "prismatic"
            far = h.far if straight else HERE
            self.write(name, "screw" if screw else kind, upper, end, near, far, [(axis_of(step), rows)], pitch=screw)
            if len(steps) == 1:
                fields = ("name", "limits") if self.tree.model.coupled else ("name", "limits", "mimic")
                self.parts[-1].add(*self.kept_of_joint(h.joint, name, *fields))
            if end != lower and not last:
                self.link(end, Body(end, Inertia.zero()))
            if last and not straight:
                self.fix(name, end, lower, h.far)
            upper, near = end, HERE

    def fix(self, name: str, frame: str, lower: str, far: Displacement) -> None:
        """The body on the frame of its joint."""
        self.link(frame, Body(frame, Inertia.zero()))
        self.write(self.new_joints.new(f"{name}_fixed"), "fixed", frame, lower, HERE, far)

    def link(self, name: str, body: Body) -> None:
        """A body, called so there."""
        link = element("link", *self.place(name), name=name)
        mass, c, I_C = centred(body.inertia)
        if mass or np.any(I_C) or self.texts:
            moments = {
                f"i{a}{b}": number(I_C[i, j]) for i, a in enumerate("xyz") for j, b in enumerate("xyz") if i <= j
            }
            weight = XmlElement("mass", content=number(mass)) if self.texts else element("mass", value=number(mass))
            at = self.frame(Displacement.translating(c))
            link.add(element("inertial", at, weight, self.values("inertia", {**moments})))
        for tag, shapes in (("visual", body.visuals), ("collision", body.collisions)):
            for k, shape in enumerate(shapes):
                geometry = self.geometry(shape)
                if geometry is None:
                    self.doubts.tell(f"a {shape.geometry} of body {body.name!r} ({tag}), which {self.kind} has not")
                    continue
                made = XmlElement(tag, {"name": self.shape_name(shape, tag, k)})
                made.add(self.frame(shape.placement), element("geometry", geometry))
                if tag == "visual" and (material := self.coloured(shape)) is not None:
                    made.add(material)
                link.add(made.add(*self.kept_of_shape(shape, made)))
        self.parts.append(link.add(*self.kept_of_body(body, name)))

    def kept_of_joint(self, joint: Joint, name: str, *fields: str) -> list[XmlElement]:
        """The stored data of a joint that the format lacks."""
        return []

    def kept_of_body(self, body: Body, name: str) -> list[XmlElement]:
        """The stored data of a body that the format lacks."""
        return []

    def kept_of_shape(self, shape: Shape, made: XmlElement) -> list[XmlElement]:
        """The stored data of a shape that the format lacks."""
        return []

    def place(self, name: str) -> list[XmlElement]:
        """Where a link is, if it says so itself."""
        return []

    def shape_name(self, shape: Shape, tag: str, k: int) -> str | None:
        """The name of a shape, the k-th of its kind on its link."""
        return legal(shape.name) if shape.name else None

    def geometry(self, shape: Shape) -> XmlElement | None:
        """The shape itself; None where the format lacks it."""
        if shape.geometry == "mesh":
            where = mesh_reference(shape, self.folder)
            scale = None if tuple(shape.parameters) in ((), (1.0, 1.0, 1.0)) else texts(shape.parameters)
            return None if where is None else self.values("mesh", {self.mesh_word: where, "scale": scale})
        if shape.geometry not in self.solids:
            return None
        sizes = iter(shape.parameters)
        return self.values(shape.geometry, {name: texts(islice(sizes, k)) for name, k in SIZES[shape.geometry].items()})

    def doubt_what_it_lacks(self) -> None:
        """What no tree of links and joints says."""
        model, leave = self.tree.model, self.doubts.leave
        for coupling in model.couplings:
            leave(f"{coupling.kind} {coupling.name!r}", "holds coordinates together otherwise than <mimic>")
        for each in self.said.others:
            leave(f"{type(each).__name__} {each.name!r}", "has no counterpart there")
        for motion in model.motions:
            leave(f"the given motion {motion.name!r}", "has no counterpart there")
        for joint in model.joints:
            if joint.armature and joint.pair.freedoms:
                leave(f"the rotor inertia of joint {joint.name!r}", "has no counterpart there")
        if model.initial:
            self.doubts.tell(f"initial values of {len(model.initial)} joints")
        if model.keyframes:
            self.doubts.tell(f"{len(model.keyframes)} keyframes")

    def comments(self, *options: str) -> list[str]:
        """With which options of ``load`` the file is read as it was."""
        given = [*options, *(["damping=True"] if self.said.damped else [])]
        return [f"Written by poinsot; read as it was with {', '.join(given)}"] if given else ["Written by poinsot"]


def point_of(near: Displacement, far: Displacement) -> Array:
    """The place of a lower body in an upper one, of their pair's frames; on a decimal grid where it is computed."""
    p = np.asarray(placed(near, far).translation, dtype=float)
    if not np.any(far.translation):
        return p
    return laid(p, float(max(np.abs(near.translation).max(), np.abs(far.translation).max())))
