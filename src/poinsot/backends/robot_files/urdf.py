"""URDF and SDF text of a mechanism.

    pair                        in URDF
    revolute, prismatic         the joint; "continuous" without limits
    fixed; free; planar         "fixed"; "floating"; "planar"
    other products of turns and slides (cylindrical, universal, …)   a chain of links without inertia
    helical                     "revolute", and a "prismatic" joint that mimics it
    spherical                   refused: the format has no ball joint

Where a joint's axis does not go through its body's origin, the body is fixed to a link J_frame. Law: written and read,
by us or by Pinocchio, it is the same mechanism; written again it is the same text, tests/backends/test_formats.py.
Source: the URDF specification of ROS.

    pair                        in SDF
    revolute, prismatic         the joint; "continuous" without limits
    fixed; spherical; universal; helical    "fixed"; "ball"; "universal"; "screw"
    free, on the ground         none: what no joint leads to is free with base="free"
    other products of turns and slides (cylindrical, planar, …)   a chain of links without inertia

A link is placed in the one that it hangs on, a joint in its child, where all coordinates are 0: loops are joints too,
if they are closed there. Source: the SDF specification 1.10.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import copysign, inf, pi
from sys import float_info
from typing import ClassVar

import numpy as np

from poinsot.backends.robot_files.arrangement import Hanging, arrangement, is_identity, placed
from poinsot.backends.robot_files.freedoms import Freedom, freedoms_of
from poinsot.backends.robot_files.kept import KEPT_SPACE, OF_SHAPE, differences, kept_beside
from poinsot.backends.robot_files.links import HERE, ROOT, Axis, LinkWriter, point_of
from poinsot.backends.robot_files.numbers import direction, number, roll_pitch_yaw, significant, texts
from poinsot.backends.robot_files.words import SIZES, whole
from poinsot.backends.robot_files.xml_text import (
    FreshNames,
    TakenNames,
    XmlElement,
    document,
    element,
    legal,
    renamed,
    told,
)
from poinsot.constants import STANDARD_GRAVITY
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.pair import Step
from poinsot.joints.pairs import free
from poinsot.multibody.model import GROUND, Body, Joint, Limits, Shape
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
            self.friction(self.links[each.body.name], each.body)
        self.doubts.check()
        robot = XmlElement("robot", {"name": legal(model.name)}, self.parts)
        free_root = ['base="free"'] if root and root.pair.freedoms else []
        return document(robot, self.comments(*free_root, *(['mimic="coupled"'] if self.coupled or self.screws else [])))

    def friction(self, link: str, body: Body) -> None:
        """The friction that all shapes of a body have, as Gazebo reads it."""
        said = {shape.friction for shape in body.collisions}
        if len(said) == 1 and (mu := said.pop()) is not None:
            numbers = [XmlElement(tag, content=number(mu)) for tag in ("mu1", "mu2")]
            self.parts.append(XmlElement("gazebo", {"reference": link}, numbers))

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


_WORLD, _NOWHERE = "world", "0 0 0 0 0 0"
_NO_LIMIT = 1e15  # what is larger is read as no limit
_CLOSED = 1e-9  # of the size: how far a loop may be open where all coordinates are 0


@dataclass
class SdfWriter(LinkWriter):
    """The writer of `InRobotFiles.to_sdf`."""

    places: dict[str, XmlElement] = field(default_factory=dict)

    kind = "SDF"
    texts = True
    endless = 1e16
    whole: ClassVar = whole("ball", "universal")
    solids: ClassVar = SIZES.keys()
    mesh_word = "uri"
    has = "turning, sliding, screw, fixed, ball and universal"

    def text(self) -> str:
        """The file."""
        model = self.tree.model
        hanging, closing = arrangement(model)
        self.said = freedoms_of(model, [joint.name for joint in model.joints], False, self.doubts, springs=True)
        self.doubt_what_it_lacks()
        roots = self._roots(hanging)
        self.links = renamed((h.body.name for h in hanging), spelt=_legal)
        joints = [joint.name for joint in model.joints if joint.name not in roots]
        self.joints = renamed(joints, self.links.values(), _legal)
        self.new_links = self.new_joints = FreshNames([*self.links.values(), *self.joints.values()], _legal)
        self.doubts.silent += [*told(self.links, "body"), *told(self.joints, "joint")]
        self.links[GROUND] = _WORLD
        for h in hanging:
            if h.joint.name in roots:
                self.places[self.links[h.body.name]] = self._placed(_WORLD, h.near, h.far)
            else:
                self.joint(h)
            self.link(self.links[h.body.name], h.body)
        self._close(hanging, closing)
        self.doubts.check()
        root = XmlElement("model", {"name": _legal(model.name)}, self.parts)
        if tuple(model.gravity) != (0.0, 0.0, -STANDARD_GRAVITY):
            weight = XmlElement("gravity", content=texts(model.gravity))
            root = element("world", weight, root, name=_legal(model.name))
        free_roots = ['base="free"'] if any(h.pair == free() for h in hanging) else []
        sdf = XmlElement("sdf", {"version": "1.10", "xmlns:poinsot": KEPT_SPACE}, [root])
        return document(sdf, self.comments(*free_roots))

    def _roots(self, hanging: list[Hanging]) -> list[str]:
        """The joints to the ground that the reader makes unasked: all free ones, or the fixed ones called as there."""
        on_ground = [h for h in hanging if h.upper == GROUND]
        floating = [h for h in on_ground if h.joint.pair == free()]
        for h in floating:
            if not is_identity(h.far) or h.backwards or any(any(self.said[h.joint.name, k].losses) for k in range(6)):
                why = "is free from another frame than its body's, or with losses, and the format has no such joint"
                raise self.doubts.refuse(f"joint {h.joint.name!r}", why)
        names, roots = TakenNames(), floating or [h for h in on_ground if h.fixed and is_identity(h.far)]
        named = {h.joint.name: names.new(ROOT) for h in roots}
        if floating:
            self.doubts.silent += told(named, "joint")
        return [name for name, there in named.items() if floating or name == there]

    def _close(self, hanging: list[Hanging], closing: list[Joint]) -> None:
        """The joints that close loops, which are closed where all coordinates are 0."""
        X_W, bodies = {GROUND: HERE}, {body.name: body for body in self.tree.model.bodies}
        for h in hanging:
            X_W[h.body.name] = X_W[h.upper] @ h.drawn
        for joint in closing:
            h = Hanging.of(joint, GROUND if joint.successor == GROUND else joint.predecessor, bodies)
            P, S, size = X_W[h.upper] @ h.near, X_W[h.body.name] @ h.far, self.tree.size_of(joint.name)
            if max(np.abs(P.rotation - S.rotation).max(), np.abs(P.translation - S.translation).max() / size) > _CLOSED:
                self.doubts.leave(f"joint {joint.name!r}", "closes a loop that is open where all coordinates are 0")
                continue
            self.joint(h)

    def frame(self, near: Displacement, far: Displacement = HERE) -> XmlElement:
        """<pose>"""
        R = np.asarray(placed(near, far).rotation, dtype=float)
        return XmlElement("pose", content=texts((*point_of(near, far), *roll_pitch_yaw(R))))

    def _placed(self, upper: str, near: Displacement, far: Displacement) -> XmlElement:
        pose = self.frame(near, far)
        pose.attributes = {} if upper == _WORLD else {"relative_to": upper}
        return pose

    def place(self, name: str) -> list[XmlElement]:
        """The <pose> of a link where all coordinates are 0."""
        return [self.places[name]]

    def write(
        self, name: str, kind: str, upper: str, lower: str, near: Displacement, far: Displacement,
        axes: Sequence[Axis] = (), rows: Sequence[XmlElement] = (), pitch: float = 0.0,
    ) -> None:  # fmt: skip
        """A <joint>, which is placed in its child, and where the child is."""
        if len(axes) == 1:  # along z of the joint's frame, as it is read
            (axis, said) = axes[0]
            along = Displacement(rotation_aligning_z(axis), np.zeros(3))
            near, far, axes = near @ along, far @ along, [(np.array([0.0, 0.0, 1.0]), said)]
        at = self.frame(far)
        made = element("joint", *([at] if at.content != _NOWHERE else []), name=name, type=kind)
        made.add(XmlElement("parent", content=upper), XmlElement("child", content=lower))
        if pitch:
            made.add(XmlElement("screw_thread_pitch", content=number(significant(2.0 * pi * pitch))))
        for tag, (axis, said) in zip(("axis", "axis2"), axes, strict=False):
            made.add(element(tag, XmlElement("xyz", content=texts(axis)), *said))
        if rows and kind == "ball":
            (self.doubts.leave if self.said.damped else lambda what, why: self.doubts.tell(what))(
                f"the losses of joint {name!r}", "have no axis there"
            )
        self.places.setdefault(lower, self._placed(upper, near, far))
        self.parts.append(made)

    def followed(self, joint: Joint) -> list[XmlElement]:
        """<mimic>, of what follows."""
        m = joint.mimic
        if m is None or not self.tree.model.coupled:  # in SDF it would follow: `keep`
            return []
        numbers = {"multiplier": number(m.multiplier), "offset": number(m.offset)}
        return [self.values("mimic", numbers, joint=self.joints[m.of])]

    def coloured(self, shape: Shape) -> XmlElement | None:
        """<material>, which shines in its colour."""
        if shape.colour is None:
            return None
        return element("material", XmlElement("diffuse", content=texts(shape.colour)))

    def kept_of_joint(self, joint: Joint, name: str, *fields: str) -> list[XmlElement]:
        """Its name, what SDF takes for no limit, and what fixed joints cannot say."""
        given = joint.limits
        ends = (given.lower, given.upper, given.velocity, given.effort) if joint.pair.freedoms else ()
        limits = Limits(*(x if abs(x) < _NO_LIMIT else copysign(inf, x) for x in ends))
        read = replace(joint, name=name, limits=limits, damping=0.0, friction=0.0, mimic=None)
        return kept_beside(differences(read, joint, fields))

    def kept_of_body(self, body: Body, name: str) -> list[XmlElement]:
        """Its name."""
        return kept_beside(differences(replace(body, name=name), body, ("name",)))

    def kept_of_shape(self, shape: Shape, made: XmlElement) -> list[XmlElement]:
        """Its name, and the colour of what touches."""
        seen = made.tag == "visual"
        read = replace(Shape(shape.geometry), name=str(made.attributes["name"]), colour=shape.colour if seen else None)
        surface = XmlElement("surface") if seen else self.surface(shape)
        if surface.children:
            read = replace(read, friction=shape.friction, torsional=shape.torsional, restitution=shape.restitution)
            if any(each.tag == "contact" for each in surface.children):
                read = replace(read, category=shape.category, mask=shape.mask)
        return [*([surface] if surface.children else []), *kept_beside(differences(read, shape, OF_SHAPE))]

    def surface(self, shape: Shape) -> XmlElement:
        """The friction, rebound and bits of what touches, as far as they are said."""
        made, friction = XmlElement("surface"), XmlElement("friction")
        if shape.friction is not None:
            friction.add(self.values("ode", dict.fromkeys(("mu", "mu2"), number(shape.friction))))
        if shape.torsional is not None:
            radius = shape.torsional * 16 / (3 * pi)
            friction.add(self.values("torsional", {"coefficient": "1", "patch_radius": number(radius)}))
        if friction.children:
            made.add(friction)
        if shape.restitution is not None:
            made.add(self.values("bounce", {"restitution_coefficient": number(shape.restitution)}))
        if max(shape.category, shape.mask) < 1 << 16:
            own = {} if shape.category == shape.mask else {"category_bitmask": str(shape.category)}
            made.add(self.values("contact", {"collide_bitmask": str(shape.mask)} | own))
        return made

    def shape_name(self, shape: Shape, tag: str, k: int) -> str:
        """Its name, which SDF needs."""
        return legal(shape.name) if shape.name else f"{tag}_{k + 1}"

    def geometry(self, shape: Shape) -> XmlElement | None:
        """Planes too, with whole edges."""
        if shape.geometry != "plane":
            return super().geometry(shape)
        size = texts(2.0 * x for x in shape.parameters or (0.0, 0.0))
        return self.values("plane", {"normal": "0 0 1", "size": size})


def _legal(name: str) -> str:
    """A name that SDF does not keep for itself."""
    found = legal(name).replace("::", "__")
    return f"_{found}" if found == _WORLD else f"n{found}" if found[:2] == found[-2:] == "__" else found
