"""Links of a URDF: inertia, placement and the shapes that viewers show."""

from __future__ import annotations

from math import cos, sin

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.errors import UnphysicalInertiaWarning
from poinsot.files.xml import Document, Node
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.model import Body, Shape

Colour = tuple[float, float, float, float]
_SHAPES: dict[str, tuple[tuple[str, int], ...]] = {
    "box": (("size", 3),),
    "cylinder": (("radius", 1), ("length", 1)),
    "capsule": (("radius", 1), ("length", 1)),
    "sphere": (("radius", 1),),
}
_MOMENTS = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
_INERTIA_EXAMPLE = (
    '<inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/> with the moments in kg·m², zeros for a point mass'
)


def read_link(document: Document, link: Node, name: str, colours: dict[str, Colour]) -> Body:
    """The body of a <link>, called ``name``."""
    document.check_spelling(link, ("name",), ("inertial", "visual", "collision"))
    visuals = [_shape(document, node, colours) for node in link.all("visual")]
    collisions = [_shape(document, node, colours) for node in link.all("collision")]
    return Body(
        name,
        _inertia(document, link),
        visuals=tuple(shape for shape in visuals if shape is not None),
        collisions=tuple(shape for shape in collisions if shape is not None),
    )


def placement(document: Document, node: Node) -> Displacement:
    """The <origin> of an element, the pose of its frame in its link's; the identity where there is none.

    rpy are turns about the fixed x, y, z axes, in this order: R = R_z(yaw) R_y(pitch) R_x(roll) [rad]. quat_xyzw, of
    URDF 1.1, is a unit quaternion (x, y, z, w).
    """
    origin = document.child(node, "origin")
    if origin is None:
        return Displacement.identity()
    document.check_spelling(origin, ("xyz", "rpy", "quat_xyzw"), ())
    p = np.array(document.numbers(origin, "xyz", 3, (0.0, 0.0, 0.0)))
    if "quat_xyzw" not in origin.attributes:
        return Displacement(rotation_rpy(*document.numbers(origin, "rpy", 3, (0.0, 0.0, 0.0))), p)
    if "rpy" in origin.attributes:
        document.refuse(origin, "turns both by rpy and by quat_xyzw; keep one")
    quaternion = np.array(document.numbers(origin, "quat_xyzw", 4))
    if not abs(np.linalg.norm(quaternion) - 1.0) < 1e-3:
        document.refuse(
            origin, f"has a quaternion of length {np.linalg.norm(quaternion):.6g}; a rotation needs length 1"
        )
    return Displacement.from_quaternion(quaternion, p)


def rotation_rpy(roll: float, pitch: float, yaw: float) -> Array:
    """R_z(yaw) R_y(pitch) R_x(roll), (3, 3), angles in rad."""
    if roll == pitch == yaw == 0.0:
        return np.eye(3)
    cr, sr, cp, sp, cy, sy = cos(roll), sin(roll), cos(pitch), sin(pitch), cos(yaw), sin(yaw)
    return np.array(
        [
            [cy * cp, cy * sp * sr - sy * cr, cy * sp * cr + sy * sr],
            [sy * cp, sy * sp * sr + cy * cr, sy * sp * cr - cy * sr],
            [-sp, cp * sr, cp * cr],
        ]
    )


def read_colours(document: Document) -> dict[str, Colour]:
    """The colours of named materials, wherever the file defines them; the first definition counts."""
    colours: dict[str, Colour] = {}
    visuals = [visual for link in document.root.all("link") for visual in link.all("visual")]
    for holder in (document.root, *visuals):
        for material in holder.all("material"):
            name = material.attributes.get("name", "")
            if name and name not in colours and (colour := _own_colour(document, material)):
                colours[name] = colour
    return colours


def _inertia(document: Document, link: Node) -> Inertia:
    """The link's inertia in its own frame; zero without <inertial>."""
    inertial = document.child(link, "inertial")
    if inertial is None:
        return Inertia.zero()
    document.check_spelling(inertial, (), ("origin", "mass", "inertia"))
    weight = document.needed(inertial, "mass", '<mass value="1.0"/>, in kg')
    document.check_spelling(weight, ("value",), ())
    mass = document.number(weight, "value")
    if mass < 0:
        document.refuse(weight, f"is negative, {mass:g} kg; a mass is positive, or zero for a link without inertia")
    element = document.needed(inertial, "inertia", _INERTIA_EXAMPLE)
    document.check_spelling(element, _MOMENTS, ())
    xx, xy, xz, yy, yz, zz = (document.number(element, moment) for moment in _MOMENTS)
    I_C = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    fault = Inertia.at_centre(mass, np.zeros(3), I_C).fault()
    if fault:
        why = f"has an inertia that no rigid body has: {fault}; check its <inertia>"
        document.doubt(link, why, UnphysicalInertiaWarning)
    X = placement(document, inertial)
    with np.errstate(over="ignore", invalid="ignore"):
        turned = X.rotation @ I_C @ X.rotation.T
        inertia = Inertia.at_centre(mass, X.translation, (turned + turned.T) * 0.5)
    if not np.isfinite(inertia.second_moment).all():
        document.refuse(inertial, "is so large that its moments overflow; check the units, which are kg, m and kg·m²")
    return inertia


def _shape(document: Document, holder: Node, colours: dict[str, Colour]) -> Shape | None:
    """The shape of a <visual> or <collision>; None where it has none that is known here."""
    geometry = document.child(holder, "geometry")
    for shape in geometry.children if geometry else ():
        if shape.tag in _SHAPES:
            sizes = [x for attribute, count in _SHAPES[shape.tag] for x in document.numbers(shape, attribute, count)]
            mesh = None
        elif shape.tag == "mesh" and "filename" in shape.attributes:
            sizes = document.numbers(shape, "scale", 3, (1.0, 1.0, 1.0))
            mesh = shape.attributes["filename"]
        else:
            continue
        material = document.child(holder, "material")
        colour = None
        if material is not None:
            colour = _own_colour(document, material) or colours.get(material.attributes.get("name", ""))
        name = holder.attributes.get("name", "")
        return Shape(shape.tag, tuple(sizes), mesh, placement(document, holder), colour, name, document.folder)
    return None


def _own_colour(document: Document, material: Node) -> Colour | None:
    colour = document.child(material, "color")
    if colour is None:
        return None
    red, green, blue, alpha = document.numbers(colour, "rgba", 4)
    return red, green, blue, alpha
