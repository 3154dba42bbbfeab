"""MJCF text of a mechanism: bodies and joints.

A body with its joints moves in MuJoCo by X = X₀ Π J_k exp(s_k (q_k − r_k)) J_k⁻¹, J_k the frame of joint k in the body
and r_k its reference, the coordinate of the pose X₀ that the file draws. Chains of ours, N e₁ … e_n F⁻¹ with bodies
without inertia between, are one body there: J_n = F_n, J_{k−1} = J_k exp(−s_k r_k) (N_k⁻¹ F_{k−1}).

    pair                        in the file
    revolute, prismatic         hinge, slide
    spherical; free             ball; freejoint, or three slides and a ball where it starts from another frame
    other products of turns and slides   hinges and slides of one body
    helical                     hinge and slide, and an equality between them, soft in MuJoCo

Law: MuJoCo's poses, mass matrix, bias, forces are ours; read by us it is the same mechanism; written again the same
text, tests/backends/test_formats.py. Source: MuJoCo's XML reference.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf, isfinite, isinf

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.arrangement import Hanging, arrangement, axis_of, is_identity, placed
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.freedoms import ElementsByFreedom, Key, freedoms_of
from poinsot.backends.robot_files.inertias import (
    WORLD,
    GroupInertias,
    as_read,
    centred,
    group_inertias,
    principal,
    taken,
)
from poinsot.backends.robot_files.kept import OF_JOINT, Table, differences
from poinsot.backends.robot_files.numbers import direction, laid, number, quaternion, texts
from poinsot.backends.robot_files.words import within
from poinsot.backends.robot_files.xml_text import FreshNames, XmlElement, element, renamed, told
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import rotation_of
from poinsot.joints.pair import ScrewMotion, Step
from poinsot.joints.pairs import free, spherical
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Limits
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass, field

KIND = "MJCF"
_HERE = Displacement.identity()
_POSE = {"pos": "0 0 0", "quat": "1 0 0 0"}


@dataclass
class Move:
    """A joint of the file: name, type, frame in its body, the freedoms of ours that it is, its reference."""

    name: str
    kind: str
    joint: str
    freedoms: tuple[int, ...]
    step: Step | None = None
    reference: float = 0.0
    advance: float = 0.0
    after: str = ""
    element: XmlElement | None = None


@dataclass
class BodyElements:
    """The <body> elements by name, joints in the file's order and, of one freedom, by key, and the stored data.

    places  where in an element its <inertial> stands
    """

    tree: Tree
    doubts: Doubts
    said: ElementsByFreedom
    world: XmlElement = field(default_factory=lambda: XmlElement("worldbody"))
    of: dict[str, XmlElement] = field(default_factory=dict)
    called: dict[str, str] = field(default_factory=dict)
    joints: dict[str, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    single: dict[Key, Move] = field(default_factory=dict)
    driven: set[str] = field(default_factory=set)
    places: dict[str, int] = field(default_factory=dict)
    kept: dict[str, Table] = field(default_factory=dict)

    def keep(self, name: str, data: Table) -> None:
        """Store data of a body or a joint."""
        if data:
            self.kept.setdefault(name, {}).update(data)

    def keep_fixed(self, body: str, joint: Joint, always: bool = False) -> None:
        """Store a fixed joint, which MJCF lacks. always: even where the reader would give it back unchanged"""
        kept = differences(Joint(f"{body}_fixed", joint.pair, GROUND, body), joint, OF_JOINT)
        self.keep(f"body {body}", {"fixed": kept} if kept or always else {})

    def name_of(self, body: str) -> str:
        """The name that a body has in the file."""
        return WORLD if self.of[body] is self.world else self.called[body]


def bodies_of(tree: Tree, doubts: Doubts, driven: set[str], needed: set[str]) -> BodyElements:
    """The tree of bodies. driven: joints that sources act on; needed: bodies that something else names"""
    hanging, _ = arrangement(tree.model)
    said = freedoms_of(tree.model, [h.joint.name for h in hanging], True, doubts, springs=True)
    made = BodyElements(tree, doubts, said, driven=driven)
    world = next((h for h in hanging if _is_world(h)), None)
    made.of[GROUND] = made.world
    groups = [*_grouped([h for h in hanging if h is not world], needed)]
    if world is not None:
        made.of[WORLD] = made.world
        made.keep_fixed(WORLD, world.joint, always=not (world.body.visuals or world.body.collisions))
    made.called = renamed((g[-1].body.name for g in groups), [WORLD])
    for old, new in made.called.items():
        made.keep(f"body {new}", {"name": [new, old]} if old != new else {})
    made.joints = renamed(h.joint.name for h in hanging if h.pair.freedoms)
    doubts.silent += [*told(made.called, "body"), *told(made.joints, "joint")]
    initial = {entry.joint: entry for entry in tree.model.initial}
    writer = _Writer(made, FreshNames(made.called.values()), FreshNames(made.joints.values()), initial)
    for group in groups:
        writer.body(group)
    inertias = group_inertias(groups, {name: _drawn(body) for name, body in made.of.items()}, doubts)
    for group in groups:
        writer.inertial(group[-1].body, inertias)
    return made


def keep_joints(made: BodyElements) -> None:
    """Store the data of joints that the finished <joint> elements do not express."""
    model = made.tree.model
    for move in made.moves:
        joint, whole = model.joint(move.joint), move.kind in ("ball", "free")
        if move.element is None or not (whole or (len(joint.pair.freedoms) == 1 and not move.advance)):
            continue
        said = made.said[move.joint, move.freedoms[0]]
        lower, upper = _range(move.element, "range")
        read = Limits(lower, upper, inf, max(map(abs, _range(move.element, "actuatorfrcrange"))))
        here = joint.limits if whole else replace(joint.limits, lower=said.lower, upper=said.upper)
        if joint.name in made.driven and isinf(here.effort):
            here = replace(here, effort=read.effort)  # of what drives it
        own = replace(joint, limits=here, mimic=None if model.coupled else joint.mimic)
        there = replace(joint, limits=read, damping=0.0, mimic=None)
        made.keep(f"joint {move.name}", differences(there, own, ("limits", "damping", "mimic")))


def _range(made: XmlElement, name: str) -> tuple[float, float]:
    lower, upper = map(float, (made.attributes.get(name) or "-inf inf").split())
    return lower, upper


def _is_world(h: Hanging) -> bool:
    """A body that is the world itself, as the reader makes it of its geoms."""
    still = h.upper == GROUND and h.fixed and is_identity(h.near) and is_identity(h.far)
    return still and h.body.name == WORLD and not h.body.inertia.mass


def _grouped(hanging: list[Hanging], needed: set[str]) -> Iterator[list[Hanging]]:
    """Runs of joints with empty bodies between them, which one body of several joints replaces."""
    below: dict[str, list[Hanging]] = {}
    for h in hanging:
        below.setdefault(h.upper, []).append(h)
    taken: set[int] = set()
    for h in hanging:
        if id(h) in taken:
            continue
        group = [h]
        while _is_between(group[-1], below, needed):
            group.append(below[group[-1].body.name][0])
            taken.add(id(group[-1]))
        yield group


def _is_between(h: Hanging, below: dict[str, list[Hanging]], needed: set[str]) -> bool:
    body, lower = h.body, below.get(h.body.name, [])
    plain = not (body.visuals or body.collisions or body.name in needed or body.inertia.mass)
    if not plain or np.any(body.inertia.second_moment) or len(lower) != 1:
        return False
    return bool(h.steps) and (bool(lower[0].steps) or _is_ball(lower[0])) and not any(map(_pitch, h.steps or ()))


def _is_ball(h: Hanging) -> bool:
    """True for a ball with a frame upright in its body, as MuJoCo's are."""
    return h.pair == spherical() and bool(np.array_equal(h.far.rotation, np.eye(3)))


def _pitch(step: Step) -> float:
    return float(step.motion.pitch) if step.motion.turning else 0.0


@dataclass
class _Writer:
    made: BodyElements
    new_bodies: FreshNames
    new_joints: FreshNames
    initial: dict[str, Initial]

    def body(self, group: list[Hanging]) -> None:
        """A body with its joints, in the body that it hangs on."""
        h = group[-1]
        upper = self.made.of[group[0].upper]
        if h.steps is not None or _is_ball(h):
            moves, frames, X = self._chain(group)
            for upper_h in group[:-1]:
                last = [move.name for move in moves if move.joint == upper_h.joint.name][-1:]
                there = f"{self.made.called[h.body.name]}_{''.join(last)}"
                if last and there != upper_h.body.name and there not in self.made.called.values():
                    self.made.keep(f"body {there}", {"name": [there, upper_h.body.name]})
        elif h.pair in (free(), spherical()):
            frame, moves, frames, X = self._whole(h, upper)
            if frame is not None:
                upper.add(frame)
                self._add_joints(frame, h, moves, frames)
                upper, moves, frames, X = frame, [], [], placed(_HERE, h.far)
        else:
            whole = "starts from the body that it carries, so that its coordinates tell the way back; exchange its ends"
            other = f"is a {h.pair.kind} pair; the format has turning, sliding, ball and free joints"
            back = h.backwards and h.joint.pair in (free(), spherical())
            raise self.made.doubts.refuse(f"joint {h.joint.name!r}", whole if back else other)
        composed = not np.array_equal(X.translation, group[0].near.translation)
        made = element("body", name=self.made.called[h.body.name], **pose_of(X, composed))
        upper.add(made)
        self.made.of[h.body.name] = made
        self._add_joints(made, h, moves, frames)
        self.made.places[h.body.name] = len(made.children)
        if h.fixed:
            self.made.keep_fixed(self.made.called[h.body.name], h.joint)

    def _add_joints(self, body: XmlElement, h: Hanging, moves: list[Move], frames: list[Displacement]) -> None:
        for k, (move, J) in enumerate(zip(moves, frames, strict=True)):
            move.element = self._joint(move, J, computed=k < len(moves) - 1)
            body.add(move.element)
            self.made.moves.append(move)
            for freedom in move.freedoms:
                if len(move.freedoms) == 1 and not move.advance:
                    self.made.single[move.joint, freedom] = move

    # ---------------------------------------------------------------------------------------- hinges and slides in turn

    def _chain(self, group: list[Hanging]) -> tuple[list[Move], list[Displacement], Displacement]:
        """The joints, their frames J_k in the body, and the pose X₀."""
        moves: list[Move] = []
        X = _HERE
        whole = all(h.fixed for h in group)
        for i, h in enumerate(group):
            X = h.near if i == 0 else X @ h.near
            for move in self._moves(h):
                if move.reference and move.step is not None:
                    X = X @ _moved(move, move.reference)
                moves.append(move)
            X = placed(X, h.far)
        if whole:
            return [], [], X
        frames: list[Displacement] = []
        at = len(moves)
        J = group[-1].far
        for i in reversed(range(len(group))):
            own = [m for m in moves if m.joint == group[i].joint.name]
            for move in reversed(own):
                at -= 1
                frames.insert(0, J)
                if move.reference:
                    J = J @ _moved(move, -move.reference)
            if i:
                J = J @ group[i].near.inverse() @ group[i - 1].far
        return moves, frames, X

    def _moves(self, h: Hanging) -> Iterator[Move]:
        if h.steps is None:
            yield Move(self.made.joints[h.joint.name], "ball", h.joint.name, tuple(range(len(h.pair.freedoms))))
            return
        several = len(h.pair.freedoms) > 1
        for step in h.steps:
            k = step.freedom
            name = self.new_joints.new(h.label(k)) if several else self.made.joints[h.joint.name]
            turns = step.motion.turning
            entry = self.initial.get(h.joint.name)
            reference = float(entry.position[k]) if entry is not None and entry.position is not None else 0.0
            yield Move(name, "hinge" if turns else "slide", h.joint.name, (k,), step, reference)
            if pitch := _pitch(step):
                along = self.new_joints.new(f"{name}.advance")
                yield Move(along, "slide", h.joint.name, (k,), step, pitch * reference, pitch, name)

    # ---------------------------------------------------------------------------------------------------- balls, free

    def _whole(
        self, h: Hanging, upper: XmlElement
    ) -> tuple[XmlElement | None, list[Move], list[Displacement], Displacement]:
        """A ball or a free joint: in the body itself, or in a frame that the body is fixed to."""
        name, freedoms = self.made.joints[h.joint.name], tuple(range(len(h.pair.freedoms)))
        if h.pair == spherical():
            moves, at = [Move(name, "ball", h.joint.name, freedoms)], h.near
        elif h.upper == GROUND and is_identity(h.near):
            moves = [Move(name, "free", h.joint.name, freedoms)]
            at = self._start(h)
            if is_identity(h.far):
                return None, moves, [_HERE], at
        else:
            slides = [Step(_SLIDES[axis], 3 + k, 1.0) for k, axis in enumerate("xyz")]
            moves = [
                Move(self.new_joints.new(f"{name}.{axis}"), "slide", h.joint.name, (step.freedom,), step)
                for axis, step in zip("xyz", slides, strict=True)
            ]
            moves.append(Move(name, "ball", h.joint.name, (0, 1, 2)))
            at = h.near
        frame = element("body", name=self.new_bodies.new(f"{h.joint.name}_frame"), **pose_of(at, False))
        return frame, moves, [_HERE] * len(moves), at

    def _start(self, h: Hanging) -> Displacement:
        """Where a free body is drawn: at its initial pose."""
        entry = self.initial.get(h.joint.name)
        if entry is None or entry.position is None:
            return _HERE
        return Displacement.from_quaternion(np.array(entry.position[3:]), np.array(entry.position[:3]))

    # -------------------------------------------------------------------------------------------------------- elements

    def _joint(self, move: Move, J: Displacement, computed: bool) -> XmlElement:
        joint = self.made.tree.model.joint(move.joint)
        said = self.made.said[move.joint, move.freedoms[0]]
        several = {self.made.said[move.joint, k].losses for k in move.freedoms}
        if len(several) > 1:
            self.made.doubts.leave(
                f"damping or friction of joint {joint.name!r}", "that differs from freedom to freedom"
            )
        whole = move.kind in ("ball", "free")
        if whole and any(self.made.said[move.joint, k].stiffness for k in move.freedoms):
            self.made.doubts.leave(f"a spring on one freedom of joint {joint.name!r}", "turns all three ways")
        made = element("joint", name=move.name, type=move.kind)
        if move.kind != "free":
            made.attributes["pos"] = texts(laid(J.translation) if computed else J.translation)
        if not whole and move.step is not None:
            made.attributes["axis"] = texts(direction(J.rotation @ axis_of(move.step)))
        if move.advance:
            made.attributes["ref"] = _unless(move.reference, 0.0)
            return made
        made.attributes |= {
            "ref": None if whole else _unless(move.reference, 0.0),
            "stiffness": _unless(said.stiffness, 0.0),
            "springref": number(said.rest) if said.stiffness else None,
            "damping": _unless(said.damping, 0.0),
            "armature": _unless(joint.armature, 0.0),
            "frictionloss": _unless(said.friction, 0.0),
        }
        effort = joint.limits.effort
        if said.bounded and not said.lower < said.upper:
            self.made.doubts.leave(f"the range of joint {joint.name!r}", "has no width, which MuJoCo does not take")
        elif said.bounded and not whole:
            made.attributes |= within(said.lower, said.upper)
        if isfinite(effort) and effort and not whole and joint.name not in self.made.driven:
            made.attributes |= within(-effort, effort, "actuatorfrc")
        return made

    def inertial(self, body: Body, groups: GroupInertias) -> None:
        """The inertia of a body, behind its joints."""
        name, doubts = self.made.called[body.name], self.made.doubts
        said = groups.moved.get(body.name, body.inertia)
        acts = doubts.tell if body.name in groups.still else doubts.acting.append
        mass, c, I_C = centred(said)
        read = Body(name, Inertia.zero())
        if mass:
            moments, axes = principal(I_C)
            if (wanted := taken(moments, mass, body.name in groups.weak)) is not None:
                acts(
                    f"the moments of inertia of body {body.name!r} are none that MuJoCo takes, which would take "
                    f"{texts(wanted)} kg·m² in place of {texts(moments)}"
                )
                moments, axes = as_read(mass, c, wanted, axes)
            R = rotation_of(axes)
            read = Body(name, Inertia.at_centre(mass, c, R @ np.diag(moments) @ R.T))
            said_there = {"pos": texts(c), "quat": _wxyz(axes), "mass": number(mass), "diaginertia": texts(moments)}
            self.made.of[body.name].children.insert(self.made.places[body.name], element("inertial", **said_there))
            changed = wanted is not None or said is not body.inertia
        elif changed := bool(np.any(I_C)):
            acts(f"the moments of inertia of body {body.name!r} belong to no mass")
        if changed or said is not body.inertia:
            self.made.keep(f"body {name}", differences(read, body, ("inertia",)))


_SLIDES = {axis: ScrewMotion(axis, turning=False) for axis in "xyz"}


def _moved(move: Move, amount: float) -> Displacement:
    """exp(s q) of a joint of the file."""
    assert move.step is not None
    motion = ScrewMotion(move.step.motion.axis, move.step.motion.turning and not move.advance)
    return motion.displacement(move.step.sign * amount)


def pose_of(X: Displacement, computed: bool = False) -> dict[str, str]:
    """A frame as attributes; computed: rounded."""
    q = quaternion(np.asarray(X.rotation, dtype=float))
    return {"pos": texts(laid(X.translation) if computed else X.translation), "quat": _wxyz(q)}


def _drawn(body: XmlElement) -> Displacement:
    """The pose that an element says."""
    p, q = (np.array((body.attributes.get(x) or usual).split(), float) for x, usual in _POSE.items())
    return Displacement(rotation_of(q[[1, 2, 3, 0]]), p)


def _wxyz(q: Array) -> str:
    return texts((q[3], *q[:3]))


def _unless(x: float, usual: float) -> str | None:
    return None if x == usual else number(x)
