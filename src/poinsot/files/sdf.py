"""SDF, the model format of Gazebo, as a model: links, joints with their loops, frames, nested and included models.

Units: SI, radians. Source: the SDF specification 1.9 to 1.11 (sdformat.org); docs/robot-files.md.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from poinsot.constants import STANDARD_GRAVITY
from poinsot.files.folders import Folders
from poinsot.files.sdf_joints import coupled_by, read_joint
from poinsot.files.sdf_links import read_link
from poinsot.files.sdf_scopes import Entity, World, boolean, world_of
from poinsot.files.sdf_text import numbers
from poinsot.files.sdf_words import the_rest
from poinsot.files.urdf_joints import dampers
from poinsot.files.words import name_the_rest
from poinsot.files.xml import Document, read_xml
from poinsot.joints.pairs import fixed, free
from poinsot.multibody.forces import JointSpring
from poinsot.multibody.model import GROUND, Body, Joint, Model


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
    its two joints, and so does <mimic>. What else the file says is named in one warning, `poinsot.files.sdf_words`.
    Raises FileError, which names file, line, element and remedy. Law: a robot written as SDF and as URDF is the same
    mechanism, tests/files/test_sdf.py
    """
    document = read_xml(path, strict=strict)
    return model_of(document, Folders.of(path, folders), base=base, damping=damping)


def model_of(
    document: Document, folders: Folders, *, base: Literal["fixed", "free"] = "fixed", damping: bool = False
) -> Model:
    """As `read_sdf`, of a document that was read."""
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
    roots = _roots(world, [*bodies, *massless], joints, base)
    name_the_rest(document, the_rest(document, world))
    model = Model(
        name=world.name,
        bodies=(*bodies, *massless),
        joints=(*roots, *joints),
        elements=(*springs, *(dampers(joints) if damping else ())),
        gravity=_gravity(document, world),
        coupled=any(joint.mimic for joint in joints),
    )
    document.warn()
    return model


def _body(document: Document, world: World, link: Entity) -> Body:
    body = read_link(document, world, link)
    for tag, said in (("gravity", True), ("kinematic", False)):
        child = document.child(link.node, tag)
        if child is not None and boolean(document, child) is not said:
            document.doubt(child, "is not heeded: gravity acts on every body, and every body moves by its forces")
    return replace(body, pose=world.placed(document, link))


def _gravity(document: Document, world: World) -> tuple[float, float, float]:
    node = None if world.node is None else document.child(world.node, "gravity")
    if node is None:
        return (0.0, 0.0, -STANDARD_GRAVITY)
    x, y, z = numbers(document, node, 3)
    return x, y, z


def _roots(world: World, bodies: Sequence[Body], joints: Sequence[Joint], base: str) -> list[Joint]:
    """A joint to the ground for every body of a static model, and for one body of every part that no joint leads to."""
    leader = {body.name: body.name for body in bodies} | {GROUND: GROUND}

    def find(name: str) -> str:
        while leader[name] != name:
            leader[name] = name = leader[leader[name]]
        return name

    taken = {joint.name for joint in joints}
    roots: list[Joint] = []

    def root(link: Entity, pair: Literal["fixed", "free"]) -> None:
        name, count = "root_joint", 1
        while name in taken:
            count += 1
            name = f"root_joint_{count}"
        taken.add(name)
        made = fixed() if pair == "fixed" else free()
        roots.append(Joint(name, made, GROUND, link.body, X_PJ=world.poses[link.full]))
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
