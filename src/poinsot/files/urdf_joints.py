"""Joints of a URDF: the pair and its placement, limits, losses, and which joint follows which.

Units: lengths [m], angles [rad]. Law: poses at q = 0 are products of the origins, tests/files/test_urdf.py. Source: the
URDF XML specification, "joint".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.words import JOINTS, URDF
from poinsot.errors import nearest
from poinsot.files.robot_parts import followed, read_direction, read_dynamics, read_limits, rotation_rpy, turned
from poinsot.files.robot_words import JOINT, ORIGIN
from poinsot.files.xml import Document, Node
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.pairs import Pair
from poinsot.multibody.model import Joint, Mimic

_CHAIN_LIMIT = 100  # of joints that mimic one another


def read_joint(document: Document, node: Node) -> Joint:
    """A <joint>, moving about, along or across the z-axis of a pair frame that is laid on the joint's axis.

    X_PJ = X_origin R_axis and X_SJ = R_axis, R_axis e_z = axis: at q = 0 the child's frame is at the joint's origin.
    """
    JOINT.check(document, node)
    pair, R_axis = pair_and_axis(document, node)
    X_origin = placement(document, node)
    damping, friction = read_dynamics(document, node, JOINT)
    return Joint(
        name=document.text(node, "name"),
        pair=pair,
        predecessor=_end(document, node, "parent"),
        successor=_end(document, node, "child"),
        X_PJ=Displacement(X_origin.rotation @ R_axis, X_origin.translation),
        X_SJ=Displacement(R_axis, np.zeros(3)),
        limits=read_limits(document, node, JOINT, bounded=node.attributes["type"] != "continuous"),
        damping=damping,
        friction=friction,
        mimic=_mimic(document, node),
    )


def pair_and_axis(document: Document, node: Node) -> tuple[Pair, Array]:
    """The pair of an element's type, and the rotation R_axis of its frames: e_z to its <axis>, if it has one."""
    kind = document.text(node, "type")
    if kind not in (*URDF, "ball"):
        document.refuse(node, f"has the unknown type {kind!r}; the types are {', '.join(URDF)}{nearest(kind, URDF)}")
    make, axes = JOINTS[kind]
    return make(), _axis_frame(document, node) if axes else np.eye(3)


def resolve_mimics(
    document: Document, joints: Mapping[str, Joint], nodes: Mapping[str, Node], coupled: bool
) -> list[Joint]:
    """Every follower tied to an independent joint: q = m(m′q″ + o′) + o along chains of followers.

    Chains that come back to themselves are refused. So are, when ``coupled``, masters that do not exist and joints
    without exactly one coordinate at either end; otherwise such a <mimic> is dropped with a warning. A fixed joint does
    not follow, whatever it says.
    """
    mimics = {name: joint.mimic for name, joint in joints.items()}
    return [replace(j, mimic=_resolved(document, j, joints, mimics, nodes, coupled)) for j in joints.values()]


def placement(document: Document, node: Node) -> Displacement:
    """The <origin> of an element, the pose of its frame in its link's; the identity by default.

    rpy are turns about the fixed x, y, z axes, in this order: R = R_z(yaw) R_y(pitch) R_x(roll) [rad]. quat_xyzw, of
    URDF 1.1, is a unit quaternion (x, y, z, w).
    """
    origin = document.child(node, "origin")
    if origin is None:
        return Displacement.identity()
    ORIGIN.check(document, origin)
    p = np.array(document.numbers(origin, "xyz", 3, (0.0, 0.0, 0.0)))
    if "quat_xyzw" not in origin.attributes:
        return Displacement(rotation_rpy(*document.numbers(origin, "rpy", 3, (0.0, 0.0, 0.0))), p)
    if "rpy" in origin.attributes:
        document.refuse(origin, "turns both by rpy and by quat_xyzw; keep one")
    return turned(document, origin, document.numbers(origin, "quat_xyzw", 4), p)


def _resolved(
    document: Document, follower: Joint, joints: Mapping[str, Joint], mimics: Mapping[str, Mimic | None],
    nodes: Mapping[str, Node], coupled: bool,
) -> Mimic | None:  # fmt: skip
    names, found, fault = [follower.name], None, _why_no_coordinate(follower)
    for mimic in () if fault else followed(mimics, follower.name):
        last = nodes[names[-1]]
        if len(names) > _CHAIN_LIMIT:
            document.refuse(last, f"is in a chain of more than {_CHAIN_LIMIT} joints that mimic one another")
        if mimic.of in names:
            ring = " → ".join([*names[names.index(mimic.of) :], mimic.of])
            document.refuse(last, f"mimics itself: {ring}; one joint of the chain must move by itself")
        if mimic.of not in joints:
            fault = f"there is no joint {mimic.of!r}{nearest(mimic.of, joints).rstrip('?')}"
            break
        names, found = [*names, mimic.of], mimic
        if fault := _why_no_coordinate(joints[mimic.of]):
            break
    if fault is None:
        return found
    if follower.mimic is not None and follower.pair.freedoms:
        node, why = nodes[follower.name], f"cannot mimic {follower.mimic.of!r}: {fault}"
        if coupled:
            document.refuse(node, f'{why}; correct its <mimic>, or read the file with mimic="independent"')
        document.doubt(node, f"{why}; its <mimic> is ignored")
    return None


def _why_no_coordinate(joint: Joint) -> str | None:
    """Why a joint can neither follow nor lead; None when it has one coordinate."""
    count = len(joint.pair.freedoms)
    return None if count == 1 else f"the {joint.pair.kind} joint {joint.name!r} has {count or 'no'} freedoms, not one"


def _end(document: Document, node: Node, tag: str) -> str:
    """The link that <parent> or <child> names."""
    element = document.needed(node, tag, f'<{tag} link="…"/>')
    JOINT.children[tag].check(document, element)
    return document.text(element, "link")


def _axis_frame(document: Document, node: Node) -> Array:
    """A rotation that takes e_z to the unit vector of <axis>, which is (1, 0, 0) where none is given."""
    element, usual = JOINT.part(document, node, "axis"), (1.0, 0.0, 0.0)
    return rotation_aligning_z(np.array(usual) if element is None else read_direction(document, element, usual))


def _mimic(document: Document, node: Node) -> Mimic | None:
    if (element := JOINT.part(document, node, "mimic")) is None:
        return None
    multiplier, offset = document.number(element, "multiplier", 1.0), document.number(element, "offset", 0.0)
    return Mimic(document.text(element, "joint"), multiplier, offset)
