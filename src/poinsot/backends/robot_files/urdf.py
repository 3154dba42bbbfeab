"""URDF text of a tree mechanism.

    pair                        in the file
    revolute, prismatic         the joint; "continuous" without limits
    fixed; free; planar         "fixed"; "floating"; "planar"
    other products of turns and slides (cylindrical, universal, …)   a chain of links without inertia
    helical                     "revolute", and a "prismatic" joint that mimics it
    spherical                   refused: the format has no ball joint

Chains and frames: joint J.LABEL, link J.LABEL_link; where a joint's axis does not go through its body's origin, a link
J_frame that the body is fixed to. Law: written and read, by us or by Pinocchio, it is the same mechanism; written again
it is the same text, tests/backends/test_urdf_out.py. Source: the URDF specification of ROS.
"""

from __future__ import annotations

import os
from itertools import islice
from math import inf, isfinite
from sys import float_info

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.arrangement import (
    Hanging,
    arrangement,
    axis_of,
    is_identity,
    passes_origin,
    placed,
)
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.freedoms import ElementsByFreedom, Freedom, freedoms_of, leftover
from poinsot.backends.robot_files.inertias import centred
from poinsot.backends.robot_files.meshes import mesh_reference
from poinsot.backends.robot_files.names import FreshNames, legal, renamed, told
from poinsot.backends.robot_files.numbers import direction, on_grid, places_of, roll_pitch_yaw, texts
from poinsot.backends.robot_files.numbers import text as number
from poinsot.backends.robot_files.shapes import SIZES
from poinsot.backends.robot_files.xml_text import XmlElement, document, element
from poinsot.constants import STANDARD_GRAVITY
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import free, planar
from poinsot.multibody.model import GROUND, Body, Joint, Limits, Shape
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass, field

KIND = "URDF"
ROOT = "root_joint"  # what the reader calls the joint of the root link
_WORLD = "world"
_NO_LIMIT = float_info.max
_HERE = Displacement.identity()


def urdf_text(tree: Tree, strict: bool, folder: str | os.PathLike[str] | None) -> str:
    """The file; see `InRobotFiles.to_urdf`."""
    doubts = Doubts(tree.model.name, KIND, strict)
    text = _Writer(tree, doubts, folder).text()
    doubts.warn()
    return text


@dataclass
class _Writer:
    tree: Tree
    doubts: Doubts
    folder: str | os.PathLike[str] | None
    parts: list[XmlElement] = field(default_factory=list)
    colours: dict[tuple[float, ...], str] = field(default_factory=dict)
    screws: bool = False

    def text(self) -> str:
        model = self.tree.model
        hanging, closing = arrangement(model)
        self.said = freedoms_of(model, [h.joint.name for h in hanging], False, self.doubts)
        self._doubt_what_it_has_not(closing, self.said)
        root = self._root(hanging)
        self.links = renamed(h.body.name for h in hanging)
        self.joints = renamed(h.joint.name for h in hanging if h.joint.name != ROOT or not root)
        self.new_links, self.new_joints = FreshNames(self.links.values()), FreshNames(self.joints.values())
        ground = None if root else self.new_links.new(_WORLD)
        self.doubts.silent += [*told(self.links, "body"), *told(self.joints, "joint")]
        self.coupled = model.coupled and any(h.joint.mimic for h in hanging)
        self.screws = any(step.motion.turning and step.motion.pitch for h in hanging for step in h.steps or ())
        if ground is not None:
            self.links[GROUND] = ground
            self.parts.append(element("link", name=ground))
        for each in hanging:
            if each is not root:
                self._joint(each)
            self._link(each.body)
        robot = XmlElement("robot", {"name": legal(model.name)}, self.parts)
        return document(robot, self._comments(root))

    def _comments(self, root: Hanging | None) -> list[str]:
        options = [
            *(['base="free"'] if root and root.pair.freedoms else []),
            *(['mimic="coupled"'] if self.coupled or self.screws else []),
            *(["damping=True"] if self.said.damped else []),
        ]
        return [f"Written by poinsot; read as it was with {', '.join(options)}"] if options else ["Written by poinsot"]

    def _root(self, hanging: list[Hanging]) -> Hanging | None:
        """The joint that the reader makes again unasked; None where there is a world for the others."""
        on_ground = [h for h in hanging if h.upper == GROUND]
        if len(on_ground) != 1 or (root := on_ground[0]).joint.name != ROOT:
            return None
        plain = is_identity(root.near) and is_identity(root.far) and not root.joint.armature
        if root.pair.freedoms and any(v for k in range(6) for v in (self.said.of.get((ROOT, k)) or Freedom()).losses):
            plain = False
        return root if plain and (root.fixed or root.pair == free()) else None

    # ------------------------------------------------------------------------------------------------- what it has not

    def _doubt_what_it_has_not(self, closing: list[Joint], said: ElementsByFreedom) -> None:
        model, leave = self.tree.model, self.doubts.leave
        if tuple(model.gravity) != (0.0, 0.0, -STANDARD_GRAVITY):
            given = ", ".join(f"{g:g}" for g in model.gravity)
            leave(f"its gravity ({given}) m/s²", f"is not that of URDF files, (0, 0, -{STANDARD_GRAVITY:g})")
        for joint in closing:
            leave(f"joint {joint.name!r}", "closes a loop, and a URDF robot is a tree")
        for coupling in model.couplings:
            leave(f"{coupling.kind} {coupling.name!r}", "holds coordinates together otherwise than <mimic>")
        for name, why in leftover(said):
            leave(name, why)
        for motion in model.motions:
            leave(f"the given motion {motion.name!r}", "has no counterpart there")
        for joint in model.joints:
            if joint.armature and joint.pair.freedoms:
                leave(f"the rotor inertia of joint {joint.name!r}", "has no counterpart there")
        if model.initial:
            self.doubts.tell(f"initial values of {len(model.initial)} joints")
        if model.keyframes:
            self.doubts.tell(f"{len(model.keyframes)} keyframes")
        self.doubts.check()

    # -------------------------------------------------------------------------------------------------------- joints

    def _joint(self, h: Hanging) -> None:
        upper = self.links[h.upper]
        lower, name = self.links[h.body.name], self.joints[h.joint.name]
        size = self.tree.size_of(h.joint.name)
        if h.fixed:
            data = h.joint.limits if h.joint.limits != Limits() else None
            said = Freedom(damping=h.joint.damping, friction=h.joint.friction)
            if data is not None:
                said.lower, said.upper = data.lower, data.upper
            rows = [*_limit(said, data or Limits(), True), *_dynamics(said)]
            self._write(name, "fixed", upper, lower, _origin(h.near, h.far), None, rows)
            return
        if h.pair in (free(), planar()):
            whole = is_identity(h.far)
            end = lower if whole else self._frame(name)
            kind = "floating" if h.pair == free() else "planar"
            axis = None if kind == "floating" else np.array([0.0, 0.0, 1.0])
            same = {(f.damping, f.friction) for f in (self.said[h.joint.name, k] for k in range(len(h.pair.freedoms)))}
            if len(same) == 1:
                rows = [*_limit(Freedom(), h.joint.limits, True), *_dynamics(self.said[h.joint.name, 0])]
                self._write(name, kind, upper, end, _origin(h.near, _HERE), axis, rows)
                if not whole:
                    self._fix(name, end, lower, h.far)
                return
        if h.steps is None:
            raise self.doubts.refuse(
                f"joint {h.joint.name!r}",
                "starts from the body that it carries, so that its coordinates tell the way back; exchange its ends"
                if h.backwards and h.joint.pair == free()
                else f"is a {h.pair.kind} pair; the format has turning, sliding, fixed, floating and planar joints",
            )
        self._chain(h, upper, lower, size)

    def _chain(self, h: Hanging, upper: str, lower: str, size: float) -> None:
        """A joint for each motion, with links without inertia between."""
        assert h.steps is not None
        steps = [(step, part) for step in h.steps for part in _parts(step)]
        near, turning = h.near, ""
        for i, (step, part) in enumerate(steps):
            k, last = step.freedom, i == len(steps) - 1
            advance = part == "advance"
            name = self.joints[h.joint.name] if len(h.pair.freedoms) == 1 else legal(h.label(k))
            if advance or len(h.pair.freedoms) > 1:
                name = self.new_joints.new(f"{name}.advance" if advance else name)
            straight = last and (advance or not step.motion.turning or passes_origin(h.far, step, size))
            end = lower if straight else self.new_links.new(f"{name}_frame" if last else f"{name}_link")
            far = h.far if straight else _HERE
            axis = direction(far.rotation @ axis_of(step))
            said = self.said[h.joint.name, k]
            turns = step.motion.turning and not advance
            if advance:
                pitch = step.motion.pitch
                mimic = element("mimic", joint=turning, multiplier=number(pitch), offset="0")
                ends = sorted((said.lower * pitch, said.upper * pitch)) if said.bounded else (-inf, inf)
                rows = [*_limit(Freedom(lower=ends[0], upper=ends[1]), Limits(), turns), mimic]
            else:
                turning = name
                rows = [*_limit(said, h.joint.limits, turns), *_dynamics(said)]
                rows += self._mimic(h.joint) if len(h.pair.freedoms) == 1 else []
            bounded = said.bounded or not turns
            kind = ("revolute" if bounded else "continuous") if turns else "prismatic"
            self._write(name, kind, upper, end, _origin(near, far), axis, rows)
            if end != lower and not last:
                self.parts.append(element("link", name=end))
            if last and not straight:
                self._fix(name, end, lower, h.far)
            upper, near = end, _HERE

    def _frame(self, name: str) -> str:
        return self.new_links.new(f"{name}_frame")

    def _fix(self, name: str, frame: str, lower: str, far: Displacement) -> None:
        """The body on the frame of its joint."""
        self.parts.append(element("link", name=frame))
        self._write(self.new_joints.new(f"{name}_fixed"), "fixed", frame, lower, _origin(_HERE, far))

    def _mimic(self, joint: Joint) -> list[XmlElement]:
        m = joint.mimic
        if m is None:
            return []
        if self.screws and not self.coupled:
            self.doubts.tell(f"that joint {joint.name!r} mimics {m.of!r}, which is data where a screw's advance acts")
            return []
        return [element("mimic", joint=self.joints.get(m.of, legal(m.of)), multiplier=number(m.multiplier),
                        offset=number(m.offset))]  # fmt: skip

    def _write(
        self, name: str, kind: str, parent: str, child: str, origin: XmlElement, axis: Array | None = None,
        rows: list[XmlElement] | None = None,
    ) -> None:  # fmt: skip
        ends = [element("parent", link=parent), element("child", link=child)]
        along = [] if axis is None else [element("axis", xyz=texts(axis))]
        made = element("joint", origin, *ends, *along, *(rows or []), name=name, type=kind)
        self.parts.append(made)

    # --------------------------------------------------------------------------------------------------------- links

    def _link(self, body: Body) -> None:
        link = element("link", name=self.links[body.name])
        mass, c, I_C = centred(body.inertia)
        if mass or np.any(I_C):
            moments = {
                f"i{a}{b}": number(I_C[i, j]) for i, a in enumerate("xyz") for j, b in enumerate("xyz") if i <= j
            }
            link.add(
                element(
                    "inertial",
                    element("origin", xyz=texts(c), rpy="0 0 0"),
                    element("mass", value=number(mass)),
                    XmlElement("inertia", {**moments}),
                )
            )
        for tag, shapes in (("visual", body.visuals), ("collision", body.collisions)):
            link.children += [made for shape in shapes if (made := self._shape(tag, body, shape)) is not None]
        self.parts.append(link)

    def _shape(self, tag: str, body: Body, shape: Shape) -> XmlElement | None:
        geometry = self._geometry(shape)
        if geometry is None:
            self.doubts.tell(f"a {shape.geometry} of body {body.name!r} ({tag}), which URDF has not")
            return None
        made = XmlElement(tag, {"name": legal(shape.name) if shape.name else None})
        made.add(_origin(shape.placement, _HERE), element("geometry", geometry))
        if tag == "visual" and shape.colour is not None:
            name = self.colours.setdefault(shape.colour, f"colour_{len(self.colours) + 1}")
            made.add(element("material", element("color", rgba=texts(shape.colour)), name=name))
        return made

    def _geometry(self, shape: Shape) -> XmlElement | None:
        if shape.geometry == "mesh":
            where = mesh_reference(shape, self.folder)
            scale = None if tuple(shape.parameters) in ((), (1.0, 1.0, 1.0)) else texts(shape.parameters)
            return None if where is None else element("mesh", filename=where, scale=scale)
        if shape.geometry not in SIZES or shape.geometry == "ellipsoid":
            return None
        values = iter(shape.parameters)
        return XmlElement(shape.geometry, {n: texts(islice(values, k)) for n, k in SIZES[shape.geometry].items()})


def _parts(step: object) -> tuple[str, ...]:
    """A motion as joints: a screw turns, and advances in proportion."""
    motion = step.motion  # type: ignore[attr-defined]
    return ("turn", "advance") if motion.turning and motion.pitch else ("move",)


def _origin(near: Displacement, far: Displacement) -> XmlElement:
    """N F⁻¹."""
    X = placed(near, far)
    p = np.asarray(X.translation, dtype=float)
    if np.any(far.translation):
        places = places_of(float(max(np.abs(near.translation).max(), np.abs(far.translation).max())))
        p = np.array([on_grid(x, places) for x in p])
    return element("origin", xyz=texts(p), rpy=texts(roll_pitch_yaw(np.asarray(X.rotation, dtype=float))))


def _limit(said: Freedom, data: Limits, turns: bool) -> list[XmlElement]:
    if turns and not said.bounded and data.velocity == data.effort == inf:
        return []
    ends = {"lower": said.lower, "upper": said.upper} if said.bounded or not turns else {}
    values = {**ends, "effort": data.effort, "velocity": data.velocity}
    return [XmlElement("limit", {name: number(_finite(x)) for name, x in values.items()})]


def _finite(x: float) -> float:
    """A value that the reader takes for no limit, and other readers for a number."""
    return x if isfinite(x) else _NO_LIMIT if x > 0 else -_NO_LIMIT


def _dynamics(said: Freedom) -> list[XmlElement]:
    if not (said.damping or said.friction):
        return []
    return [element("dynamics", damping=number(said.damping), friction=number(said.friction))]
