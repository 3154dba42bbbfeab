"""SDF, the model format of Gazebo, as a model: links, joints with their loops, frames, nested and included models.

Units: SI, radians. Law: a robot as SDF and as URDF is the same mechanism, tests/files/test_sdf.py. Source: the SDF
specification 1.9 to 1.11 (sdformat.org), joints by its "joint"; docs/robot-files.md.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import pi
from typing import Literal

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.kept import OF_JOINT
from poinsot.backends.robot_files.words import JOINTS, SDF
from poinsot.backends.robot_files.xml_text import TakenNames
from poinsot.constants import STANDARD_GRAVITY
from poinsot.errors import nearest
from poinsot.files.reading import Folders
from poinsot.files.robot_parts import (
    Colour,
    LinkFormat,
    as_kept,
    dampers,
    followed,
    read_direction,
    read_dynamics,
    read_limits,
    read_link,
)
from poinsot.files.robot_words import (
    AXIS,
    BESIDE_A_WORLD,
    SDF_FILE,
    SDF_JOINT,
    SDF_LINK,
    SDF_MODEL,
    WORLD,
    name_the_rest,
    not_understood,
)
from poinsot.files.sdf_scopes import MODEL, Entity, SdfWorld, boolean, pose, relative_to, text, world_of
from poinsot.files.xml import Document, Node, read_xml
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.pairs import Pair, fixed, free, helical, revolute, universal
from poinsot.multibody.forces import JointSpring
from poinsot.multibody.model import GROUND, Body, Joint, Limits, Mimic, Model
from poinsot.records import dataclass


def _link(document: Document, world: SdfWorld, link: Entity) -> Body:
    """The body of a <link>; without <inertial> it is that of the standard, 1 kg and 1 kg·m²."""
    inertial = document.child(link.node, "inertial")
    if inertial is None and not link.static:
        document.note(link.node, "has no <inertial>, and what SDF takes for it is 1 kg with moments of 1 kg·m²")
    if inertial is not None and inertial.attributes.get("auto", "").lower() in ("true", "1"):
        document.refuse(inertial, "is computed from the link's shapes (auto), which is not read; give mass and moments")
    if inertial is not None and (added := document.child(inertial, "fluid_added_mass")) is not None:
        document.doubt(added, "is not heeded: there is no fluid around the bodies")

    def mesh(shape: Node) -> tuple[str, list[float]]:
        uri = text(document, document.needed(shape, "uri", "<uri>…</uri>"))
        return uri, document.numbers(shape, "scale", 3, (1.0, 1.0, 1.0))

    def plane(shape: Node) -> tuple[Displacement, list[float]]:
        n = np.array(document.numbers(shape, "normal", 3, (0.0, 0.0, 1.0)))
        if not np.abs(n).max() > 0:
            document.refuse(shape, "has a <normal> of length 0; give it a direction")
        X = Displacement(rotation_aligning_z(n / np.abs(n).max()), np.zeros(3))
        return X, [0.5 * x for x in document.numbers(shape, "size", 2, (0.0, 0.0))]

    def folder(shape: Node) -> str:
        return os.path.dirname(os.path.realpath(shape.file)) if shape.file else document.folder

    own = LinkFormat(
        SDF_LINK,
        lambda node: _placed(document, world, link, node),
        lambda node: _colour(document, node),
        mesh,
        plane,
        folder,
    )
    return read_link(document, link.node, link.body, own, lambda: Inertia.at_centre(1.0, np.zeros(3), np.eye(3)))


def _placed(document: Document, world: SdfWorld, link: Entity, holder: Node) -> Displacement:
    """The pose of something in its link."""
    said = document.child(holder, "pose")
    X = pose(document, said)
    if said is None or not (named := relative_to(said)):
        return X
    start = world.found(document, said, named, link.scope)
    if start is None:
        return world.placed(document, link).inverse() @ X
    return world.seen_from(document, start, link) @ X


def _colour(document: Document, holder: Node) -> Colour | None:
    """What its material shines with; <transparency> takes from it."""
    material = document.child(holder, "material")
    if material is None:
        return None
    for tag in ("diffuse", "ambient"):
        said = document.child(material, tag)
        if said is not None:
            count = 3 if len(said.content.split()) == 3 else 4
            red, green, blue, alpha = (*document.numbers(material, tag, count), 1.0)[:4]
            return red, green, blue, alpha * (1.0 - document.number(holder, "transparency", 0.0))
    return None


def read_sdf(
    path: str | os.PathLike[str],
    *,
    base: Literal["fixed", "free"] = "fixed",
    strict: bool = False,
    damping: bool = False,
    folders: Sequence[str | os.PathLike[str]] = (),
) -> Model:
    """The mechanism that an SDF file describes: its models, at the poses that it gives them.

    base     what no joint leads to is fixed to the ground where it stands, or free there ("root_joint"); a static
             model is fixed
    strict   refuse what otherwise is a warning
    damping  make the <damping> of joints dissipate; otherwise it is kept as data only. Springs of joints always act
    folders  where included models may lie, beside the file's own folder

    At q = 0 every link is where the file puts it. Loops are closed by joints, as in a network file; a gearbox couples
    its two joints, and so does <mimic>. What else the file says is named in one warning, `poinsot.files.robot_words`.
    Raises FileError, which names file, line, element and remedy. Law: a robot written as SDF and as URDF is the same
    mechanism, tests/files/test_sdf.py
    """
    document = read_xml(path, strict=strict)
    return model_of(document, Folders.of(path, folders), base=base, damping=damping)


def model_of(
    document: Document, folders: Folders, *, base: Literal["fixed", "free"] = "fixed", damping: bool = False
) -> Model:
    """As `read_sdf`, of a document that was read."""
    document.texts = True
    world = world_of(document, folders)
    bodies: list[Body] = [_body(document, world, link) for link in world.links]
    joints: list[Joint] = []
    springs: list[JointSpring] = []
    massless: list[Body] = []
    for entity in world.joints:
        made = read_joint(document, world, entity)
        joints.extend(made.joints)
        springs.extend(made.springs)
        massless.extend(made.between)
    joints = coupled_by(document, world, joints)
    coupled = any(joint.mimic for joint in joints)
    nodes = {entity.body: entity.node for entity in world.joints}
    joints = [as_kept(document, nodes[j.name], j, *OF_JOINT[1:]) if j.name in nodes else j for j in joints]
    roots = _roots(world, [*bodies, *massless], joints, base)
    name_the_rest(document, _rest(document, world))
    x, y, z = usual = (0.0, 0.0, -STANDARD_GRAVITY)
    if world.node is not None:
        x, y, z = document.numbers(world.node, "gravity", 3, usual)
    model = Model(
        name=world.name,
        bodies=(*bodies, *massless),
        joints=(*roots, *joints),
        elements=(*springs, *(dampers(joints) if damping else ())),
        gravity=(x, y, z),
        coupled=coupled,
    )
    document.warn()
    return model


def _rest(document: Document, world: SdfWorld) -> Iterator[tuple[str, Node]]:
    """The other words of the file and its worlds, models, links and joints."""
    yield from not_understood(document, document.root, BESIDE_A_WORLD if world.node else SDF_FILE)
    for holder in world.holders:
        yield from not_understood(document, holder, {"world": WORLD, "model": SDF_MODEL, "link": SDF_LINK}[holder.tag])
    for entity in world.joints:
        yield from not_understood(document, entity.node, SDF_JOINT)


def _body(document: Document, world: SdfWorld, link: Entity) -> Body:
    body = _link(document, world, link)
    for tag, said in (("gravity", True), ("kinematic", False)):
        child = document.child(link.node, tag)
        if child is not None and boolean(document, child) is not said:
            document.doubt(child, "is not heeded: gravity acts on every body, and every body moves by its forces")
    return replace(body, pose=world.placed(document, link))


def _roots(world: SdfWorld, bodies: Sequence[Body], joints: Sequence[Joint], base: str) -> list[Joint]:
    """A joint to the ground for every body of a static model, and for one body of every part that no joint leads to."""
    leader = {body.name: body.name for body in bodies} | {GROUND: GROUND}

    def find(name: str) -> str:
        while leader[name] != name:
            leader[name] = name = leader[leader[name]]
        return name

    taken = TakenNames(joint.name for joint in joints)
    roots: list[Joint] = []

    def root(link: Entity, pair: Literal["fixed", "free"]) -> None:
        made = fixed() if pair == "fixed" else free()
        roots.append(Joint(taken.new("root_joint"), made, GROUND, link.body, X_PJ=world.poses[link.full]))
        leader[find(link.body)] = find(GROUND)

    for joint in joints:
        leader[find(joint.successor)] = find(joint.predecessor)
    for link in world.links:
        if link.static:
            root(link, "fixed")
    for link in (*world.canonical, *world.links):
        if find(link.body) != find(GROUND):
            root(link, "free" if base == "free" else "fixed")
    return roots


_HARD = 1e8  # N/m or N·m/rad: the stiffness of a limit of which nothing is said
_SQUARE = 1e-6  # how far from a right angle the two axes of a cross may be


@dataclass(frozen=True)
class TranslatedJoint:
    """The translation of a <joint>: joints, springs on them, and massless bodies between them."""

    joints: tuple[Joint, ...] = ()
    springs: tuple[JointSpring, ...] = ()
    between: tuple[Body, ...] = ()


@dataclass(frozen=True)
class _Axis:
    """An axis: its direction in the joint's frame, and what acts along it."""

    node: Node
    direction: Array
    limits: Limits
    damping: float
    friction: float
    stiffness: float
    reference: float

    @property
    def losses(self) -> tuple[float, float]:
        return self.damping, self.friction

    @property
    def acts(self) -> bool:
        """Whether it says more than a direction."""
        return self.limits != Limits() or any((*self.losses, self.stiffness))


def read_joint(document: Document, world: SdfWorld, entity: Entity) -> TranslatedJoint:
    """A <joint>; at q = 0 its links are where the file puts them. Of a static model nothing, and of a gearbox."""
    node = entity.node
    SDF_JOINT.check(document, node)
    kind = document.text(node, "type")
    if kind not in SDF:
        document.refuse(node, f"has the unknown type {kind!r:.80}; the types are {', '.join(SDF)}{nearest(kind, SDF)}")
    parent, child = (_end(document, world, entity, tag) for tag in ("parent", "child"))
    if child is None:
        document.refuse(node, "has the world as its child; exchange <parent> and <child>")
    if kind == "gearbox" or ((parent is None or parent.static) and child.static):
        return TranslatedJoint()
    count = len(JOINTS[kind][1])
    for tag in ("axis", "axis2")[count:]:
        if (more := document.child(node, tag)) and any(more.all(part) for part in ("limit", "dynamics", "mimic")):
            document.doubt(
                more, f"is of a {kind} joint, which has no such axis: what it says has no part in the motion"
            )
    axes = [_axis(document, world, entity, tag, kind) for tag in ("axis", "axis2")[:count]]
    name, origin = entity.body, np.zeros(3)
    ends = [(GROUND if end is None else end.body, world.seen_from(document, entity, end)) for end in (parent, child)]
    if count < 2:
        R = rotation_aligning_z(axes[0].direction) if axes else np.eye(3)
        pair = helical(_advance(document, node)) if kind == "screw" else JOINTS[kind][0]()
        return _made(document, name, pair, ends, Displacement(R, origin), axes)
    x, y = (axis.direction for axis in axes)
    if abs(x @ y) < _SQUARE:
        y = y - (x @ y) * x
        y = y / np.linalg.norm(y)
        R = np.column_stack([x, y, np.cross(x, y)])
        return _made(document, name, universal(), ends, Displacement(R, origin), axes)
    if kind != "revolute2":
        document.refuse(node, "is a universal joint whose axes are not at right angles; revolute2 is one of any angle")
    if abs(x @ y) > 1.0 - _SQUARE:
        document.refuse(node, "turns twice about the same direction, so that one of its freedoms is none; use revolute")
    return _in_series(document, name, ends, axes, world.placed(document, entity))


def coupled_by(document: Document, world: SdfWorld, joints: Sequence[Joint]) -> list[Joint]:
    """The joints with what gearboxes and <mimic> couple: θ₂ = −ratio θ₁, angles from the reference body along axis,
    axis2; q = multiplier (q_of − reference) + offset.
    """
    named = {joint.name: joint for joint in joints}
    for entity in world.joints:
        node = entity.node
        for tag in ("axis", "axis2"):
            axis_node = document.child(node, tag)
            mimic = None if axis_node is None else document.child(axis_node, "mimic")
            if mimic is None or entity.static:
                continue
            if tag == "axis2" or entity.body not in named:
                document.refuse(
                    mimic, "lets one of two axes follow, which is not read; it is read of joints of one axis"
                )
            _mimic(document, world, entity, mimic, named)
        if node.attributes.get("type") != "gearbox" or entity.static:
            continue
        reference = document.needed(
            node, "gearbox_reference_body", "<gearbox_reference_body>…</gearbox_reference_body>"
        )
        base = world.link_of(document, world.found(document, reference, text(document, reference), entity.scope))
        ends = [_end(document, world, entity, tag) for tag in ("parent", "child")]
        X_WJ = world.placed(document, entity)
        turned: list[tuple[Joint, float]] = []
        for end, tag in zip(ends, ("axis", "axis2"), strict=True):
            axis = _axis(document, world, entity, tag if document.child(node, tag) else "axis", "gearbox")
            if axis.acts:
                document.doubt(
                    axis.node,
                    "has limits, losses or a spring, which do not act on a gearbox; give them to "
                    "the joints that it couples",
                )
            turned.append(_between(document, world, node, named, base, end, X_WJ.rotation @ axis.direction))
        (first, sign), (second, other) = turned
        ratio = document.number(node, "gearbox_ratio", 1.0)
        _couple(document, node, named, second, Mimic(first.name, -ratio * sign * other))
    mimics = {name: joint.mimic for name, joint in named.items()}
    return [replace(j, mimic=[None, *followed(mimics, j.name)][-1]) for j in named.values()]


def _mimic(document: Document, world: SdfWorld, entity: Entity, node: Node, named: dict[str, Joint]) -> None:
    leader = world.found(document, node, document.text(node, "joint"), entity.scope)
    if leader is None or leader.kind != "joint" or leader.body not in named:
        document.refuse(node, f"names {node.attributes['joint']!r:.80}, which is no joint that moves")
    if node.attributes.get("axis", "axis") != "axis":
        document.refuse(node, "follows a second axis, which is not read; it follows the only axis of a joint")
    multiplier = document.number(node, "multiplier", 1.0)
    offset = document.number(node, "offset", 0.0) - multiplier * document.number(node, "reference", 0.0)
    for joint in (named[entity.body], named[leader.body]):
        if len(joint.pair.freedoms) != 1:
            document.refuse(node, f"couples {joint.name!r}, which has {len(joint.pair.freedoms)} freedoms, not one")
    _couple(document, node, named, named[entity.body], Mimic(leader.body, multiplier, offset))


def _couple(document: Document, node: Node, named: dict[str, Joint], follower: Joint, mimic: Mimic) -> None:
    """Let a joint follow; refused where it follows another already, or itself through others."""
    if named[follower.name].mimic is not None:
        document.refuse(node, f"couples joint {follower.name!r}, which follows another joint already")
    named[follower.name] = replace(named[follower.name], mimic=mimic)
    mimics = {name: joint.mimic for name, joint in named.items()}
    if any(each.of == follower.name for each in followed(mimics, follower.name)):
        document.refuse(node, f"lets joint {follower.name!r} follow itself; one joint must move by itself")


def _between(
    document: Document, world: SdfWorld, node: Node, named: dict[str, Joint], base: Entity | None,
    end: Entity | None, direction: Array,
) -> tuple[Joint, float]:  # fmt: skip
    """The hinge from the reference body to a body, and +1 where it turns about that direction, else −1."""
    a, b = (GROUND if each is None else each.body for each in (base, end))
    for joint in named.values():
        if {joint.predecessor, joint.successor} == {a, b} and joint.pair == revolute():
            upper = next((link.full for link in world.links if link.body == joint.predecessor), None)
            R_WP = np.eye(3) if upper is None else world.poses[upper].rotation
            axis = R_WP @ joint.X_PJ.rotation[:, 2]
            along = float(axis @ direction) * (1.0 if joint.predecessor == a else -1.0)
            if abs(along) > 1.0 - 1e-4:  # axes of files with few digits: within 0.8° along
                return joint, 1.0 if along > 0 else -1.0
    document.refuse(
        node, f"is a gearbox whose angle from {a!r} to {b!r} is that of no hinge; a revolute joint along its axis must "
        "join them"
    )  # fmt: skip


def _end(document: Document, world: SdfWorld, entity: Entity, tag: str) -> Entity | None:
    """The link that <parent> or <child> names, None for the world."""
    element = document.needed(entity.node, tag, f"<{tag}>…</{tag}>")
    return world.link_of(document, world.found(document, element, text(document, element), entity.scope))


def _advance(document: Document, node: Node) -> float:
    """The advance of a screw [m/rad], right-handed.

    <screw_thread_pitch> is metres a turn, right-handed; <thread_pitch>, which it replaces, is radians a metre,
    left-handed: −1 over the advance.
    """
    if document.child(node, "screw_thread_pitch") is not None:
        return document.number(node, "screw_thread_pitch") / (2.0 * pi)
    pitch = document.number(node, "thread_pitch", 1.0)
    if pitch == 0.0:
        document.refuse(node, "has a <thread_pitch> of 0 rad/m, a screw without end; use prismatic")
    return -1.0 / pitch


def _axis(document: Document, world: SdfWorld, entity: Entity, tag: str, kind: str) -> _Axis:
    """An <axis> or <axis2>: (0, 0, 1) of the joint's frame where it says nothing else."""
    node = document.child(entity.node, tag)
    if node is None:
        document.refuse(
            entity.node, f"has no <{tag}>, which a {kind} joint needs; write <{tag}><xyz>0 0 1</xyz></{tag}>"
        )
    AXIS.check(document, node)
    xyz, axis = document.child(node, "xyz"), read_direction(document, node, (0.0, 0.0, 1.0))
    said = document.child(node, "use_parent_model_frame")
    in_model = entity.scope.version <= (1, 4) if said is None else text(document, said).lower() in ("true", "1")
    named = "" if xyz is None else xyz.attributes.get("expressed_in", "").strip()
    if named or in_model:
        assert xyz is not None or in_model
        holder = entity.scope.names.get(MODEL) if not named else world.found(document, xyz or node, named, entity.scope)
        if holder is None:
            axis = world.placed(document, entity).rotation.T @ axis
        else:
            axis = world.seen_from(document, holder, entity).rotation @ axis
    limits, limit = read_limits(document, node, AXIS, kind != "continuous"), document.child(node, "limit")
    if limit is not None:
        _name_softness(document, limit)
    values = read_dynamics(document, node, AXIS, "spring_stiffness", "spring_reference")
    if document.number(node, "initial_position", 0.0):
        document.note(
            node,
            "has an <initial_position>, which has no effect, as in Gazebo: runs start where the file "
            "puts the links, or from initial=",
        )
    return _Axis(node, axis / np.linalg.norm(axis), limits, *values)


def _name_softness(document: Document, limit: Node) -> None:
    """A note of stops that yield: the standard's own 1e8 and 1, and −1, are hard."""
    for tag, least, words in (("stiffness", _HARD, "yields"), ("dissipation", 1.0, "dissipates")):
        value = document.number(limit, tag, least)
        if 0.0 <= value < least:
            document.note(
                limit,
                f"has a <{tag}> of {value:g}, which does not act: a stop {words} in Gazebo, here it is "
                "rigid and takes what strikes it",
            )


def _made(
    document: Document, name: str, pair: Pair, ends: Sequence[tuple[str, Displacement]], X_JF: Displacement,
    axes: Sequence[_Axis],
) -> TranslatedJoint:  # fmt: skip
    """A joint with its pair frame there in the joint's; ends: two bodies, and the joint's frame in each."""
    (parent, X_PJ), (child, X_SJ) = ((body, X_BJ @ X_JF) for body, X_BJ in ends)
    first = axes[0] if axes else None
    joint = Joint(
        name,
        pair,
        parent,
        child,
        X_PJ=X_PJ,
        X_SJ=X_SJ,
        limits=first.limits if first and len(axes) == 1 else Limits(),
        damping=first.damping if first and all(a.damping == first.damping for a in axes) else 0.0,
        friction=first.friction if first and all(a.friction == first.friction for a in axes) else 0.0,
    )
    for axis in axes[1:]:
        if axis.losses != axes[0].losses or axis.limits != Limits() or axes[0].limits != Limits():
            document.doubt(
                axis.node, "has limits, or a damping or friction that is not that of the first axis: none of them is "
                "kept, for a joint has one of each"
            )  # fmt: skip
    springs = [
        JointSpring(
            f"{name}_spring" + (f"{index + 1}" if len(axes) > 1 else ""), name, axis.stiffness, axis.reference, index
        )
        for index, axis in enumerate(axes)
        if axis.stiffness
    ]
    return TranslatedJoint((joint,), tuple(springs))


def _in_series(
    document: Document, name: str, ends: Sequence[tuple[str, Displacement]], axes: Sequence[_Axis], X_WJ: Displacement
) -> TranslatedJoint:
    """Two hinges with a body without inertia between them."""
    between = Body(f"{name}_between", Inertia.zero(), X_WJ)
    found = []
    for called, axis, two in zip(
        ("axis", "axis2"), axes, pairwise((ends[0], (between.name, Displacement.identity()), ends[1])), strict=True
    ):
        X_JF = Displacement(rotation_aligning_z(axis.direction), np.zeros(3))
        found.append(_made(document, f"{name}_{called}", revolute(), two, X_JF, [axis]))
    joints = tuple(joint for part in found for joint in part.joints)
    return TranslatedJoint(joints, tuple(spring for part in found for spring in part.springs), (between,))
