"""SDF, the model format of Gazebo, as a model: links, joints with their loops, frames, nested and included models.

Units: SI, radians. Source: the SDF specification 1.9 to 1.11 (sdformat.org); docs/robot-files.md.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

import numpy as np

from poinsot.backends.robot_files.kept import OF_JOINT
from poinsot.backends.robot_files.names import TakenNames
from poinsot.constants import STANDARD_GRAVITY
from poinsot.files.reading import Folders
from poinsot.files.robot_parts import Colour, LinkFormat, as_kept, dampers, read_link
from poinsot.files.robot_words import (
    BESIDE_A_WORLD,
    MODEL,
    SDF,
    SDF_JOINT,
    SDF_LINK,
    WORLD,
    name_the_rest,
    not_understood,
)
from poinsot.files.sdf_joints import coupled_by, read_joint
from poinsot.files.sdf_scopes import Entity, SdfWorld, boolean, pose, relative_to, text, world_of
from poinsot.files.xml import Document, Node, read_xml
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.joints.pairs import fixed, free
from poinsot.multibody.forces import JointSpring
from poinsot.multibody.model import GROUND, Body, Joint, Model

# Links of an SDF file: inertia, and the shapes that viewers show.


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
    yield from not_understood(document, document.root, BESIDE_A_WORLD if world.node else SDF)
    for holder in world.holders:
        yield from not_understood(document, holder, {"world": WORLD, "model": MODEL, "link": SDF_LINK}[holder.tag])
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
