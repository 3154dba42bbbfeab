"""Links of an SDF file: inertia, and the shapes that viewers show."""

from __future__ import annotations

import os

import numpy as np

from poinsot.files.sdf_scopes import Entity, World
from poinsot.files.sdf_text import number, numbers, pose, text
from poinsot.files.sdf_words import INERTIA, INERTIAL, LINK, MOMENTS
from poinsot.files.urdf_links import inertia_at
from poinsot.files.xml import Document, Node
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import rotation_aligning_z
from poinsot.multibody.model import Body, Shape

Colour = tuple[float, float, float, float]
_SIZES: dict[str, tuple[tuple[str, int], ...]] = {
    "box": (("size", 3),),
    "cylinder": (("radius", 1), ("length", 1)),
    "capsule": (("radius", 1), ("length", 1)),
    "sphere": (("radius", 1),),
    "ellipsoid": (("radii", 3),),
}


def read_link(document: Document, world: World, link: Entity) -> Body:
    """The body of a <link>."""
    LINK.check(document, link.node)
    visuals = [_shape(document, world, link, node) for node in link.node.all("visual")]
    collisions = [_shape(document, world, link, node) for node in link.node.all("collision")]
    return Body(
        link.body,
        _inertia(document, world, link),
        visuals=tuple(shape for shape in visuals if shape is not None),
        collisions=tuple(shape for shape in collisions if shape is not None),
    )


def _inertia(document: Document, world: World, link: Entity) -> Inertia:
    """The link's inertia; without <inertial>, or what misses in it, that of the standard: 1 kg, 1 kg·m²."""
    inertial = document.child(link.node, "inertial")
    if inertial is None:
        if not link.static:
            document.note(link.node, "has no <inertial>, and what SDF takes for it is 1 kg with moments of 1 kg·m²")
        return Inertia.at_centre(1.0, np.zeros(3), np.eye(3))
    INERTIAL.check(document, inertial)
    if inertial.attributes.get("auto", "").lower() in ("true", "1"):
        document.refuse(inertial, "is computed from the link's shapes (auto), which is not read; give mass and moments")
    mass = number(document, inertial, "mass", 1.0)
    if mass < 0:
        document.refuse(inertial, f"has a negative mass, {mass:g} kg; a mass is positive, or zero without inertia")
    element = document.child(inertial, "inertia")
    if element is None:
        document.note(inertial, "has no <inertia>, and what SDF takes for it is moments of 1 kg·m²")
        I_C = np.eye(3)
    else:
        INERTIA.check(document, element)
        xx, xy, xz, yy, yz, zz = (number(document, element, m, float(m[1] == m[2])) for m in MOMENTS)
        I_C = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    added = document.child(inertial, "fluid_added_mass")
    if added is not None:
        document.doubt(added, "is not heeded: there is no fluid around the bodies")
    return inertia_at(document, link.node, inertial, mass, I_C, _placed(document, world, link, inertial))


def _placed(document: Document, world: World, link: Entity, holder: Node) -> Displacement:
    """The pose of something in its link."""
    said = document.child(holder, "pose")
    X = pose(document, said)
    named = "" if said is None else (said.attributes.get("relative_to") or said.attributes.get("frame") or "").strip()
    if not named or said is None:
        return X
    start = world.found(document, said, named, link.scope)
    X_WL = world.placed(document, link)
    return X_WL.inverse() @ (X if start is None else world.placed(document, start) @ X)


def _shape(document: Document, world: World, link: Entity, holder: Node) -> Shape | None:
    """The shape of a <visual> or <collision>; None where it has none that is known here."""
    geometry = document.child(holder, "geometry")
    for shape in geometry.children if geometry else ():
        X, mesh = _placed(document, world, link, holder), None
        if shape.tag in _SIZES:
            sizes = [
                x
                for tag, count in _SIZES[shape.tag]
                for x in numbers(document, document.needed(shape, tag, f"<{tag}>…</{tag}>"), count)
            ]
        elif shape.tag == "mesh":
            mesh = text(document, document.needed(shape, "uri", "<uri>…</uri>"))
            scale = document.child(shape, "scale")
            sizes = [1.0, 1.0, 1.0] if scale is None else numbers(document, scale, 3)
        elif shape.tag == "plane":
            normal, size = document.child(shape, "normal"), document.child(shape, "size")
            n = np.array([0.0, 0.0, 1.0] if normal is None else numbers(document, normal, 3))
            if not np.abs(n).max() > 0:
                document.refuse(shape, "has a <normal> of length 0; give it a direction")
            X = X @ Displacement(rotation_aligning_z(n / np.abs(n).max()), np.zeros(3))
            sizes = [0.5 * x for x in ([0.0, 0.0] if size is None else numbers(document, size, 2))]
        else:
            continue
        folder = os.path.dirname(os.path.realpath(shape.file)) if shape.file else document.folder
        name = holder.attributes.get("name", "")
        return Shape(shape.tag, tuple(sizes), mesh, X, _colour(document, holder), name, folder)
    return None


def _colour(document: Document, holder: Node) -> Colour | None:
    """What its material shines with; <transparency> takes from it."""
    material = document.child(holder, "material")
    if material is None:
        return None
    for tag in ("diffuse", "ambient"):
        said = document.child(material, tag)
        if said is not None:
            count = 3 if len(said.content.split()) == 3 else 4
            red, green, blue, alpha = (*numbers(document, said, count), 1.0)[:4]
            return red, green, blue, alpha * (1.0 - number(document, holder, "transparency", 0.0))
    return None
