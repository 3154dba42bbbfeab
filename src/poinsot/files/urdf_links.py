"""Links of a URDF: inertia, placement and the shapes that viewers show.

Law: masses and poses are those of Pinocchio, tests/files/test_urdf.py. Source: the URDF XML specification, "link".
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.errors import UnphysicalInertiaWarning
from poinsot.files.urdf_words import INERTIA, INERTIAL, LINK, MASS, MOMENTS, ORIGIN
from poinsot.files.xml import Document, Node
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.model import Body, Shape

Colour = tuple[float, float, float, float]
SIZES: dict[str, tuple[tuple[str, int], ...]] = {
    "box": (("size", 3),),
    "cylinder": (("radius", 1), ("length", 1)),
    "capsule": (("radius", 1), ("length", 1)),
    "sphere": (("radius", 1),),
}
"""The words of each shape's sizes, and how many numbers each has."""
_PRODUCTS = ("ixy", "ixz", "iyz")


def read_link(document: Document, link: Node, name: str, colours: dict[str, Colour]) -> Body:
    """The body of a <link>, called ``name``."""
    LINK.check(document, link)
    visuals = [_shape(document, node, colours) for node in link.all("visual")]
    collisions = [_shape(document, node, colours) for node in link.all("collision")]
    return Body(
        name,
        _inertia(document, link),
        visuals=tuple(shape for shape in visuals if shape is not None),
        collisions=tuple(shape for shape in collisions if shape is not None),
    )


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


def turned(document: Document, node: Node, quaternion: Sequence[float], p: Array) -> Displacement:
    """A frame at p, turned by a unit quaternion (x, y, z, w)."""
    length = float(np.linalg.norm(quaternion))
    if not abs(length - 1.0) < 1e-3:  # files with three digits a number; further off, it is no rounding
        document.refuse(node, f"has a quaternion of length {length:.6g}; a rotation needs length 1")
    return Displacement.from_quaternion(np.array(quaternion), p)


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
    INERTIAL.check(document, inertial)
    if not inertial.all("mass") and not inertial.all("inertia") and document.only_known(inertial):
        document.doubt(inertial, "has neither <mass> nor <inertia>; the link is taken to have no inertia")
        return Inertia.zero()
    weight = document.needed(inertial, "mass", '<mass value="1.0"/>, in kg')
    MASS.check(document, weight)
    mass = document.number(weight, "value")
    if mass < 0:
        document.refuse(weight, f"is negative, {mass:g} kg; a mass is positive, or zero for a link without inertia")
    I_C = _moments(document, inertial)
    return inertia_at(document, link, inertial, mass, I_C, placement(document, inertial))


def inertia_at(document: Document, link: Node, inertial: Node, mass: float, I_C: Array, X: Displacement) -> Inertia:
    """The inertia of a link with its centre, with moments I_C along its axes, at X; an unphysical one is doubted."""
    fault = Inertia.at_centre(mass, np.zeros(3), I_C).fault()
    if fault:
        why = f"has an inertia that no rigid body has: {fault}; check its <inertia>"
        document.doubt(link, why, UnphysicalInertiaWarning)
    with np.errstate(over="ignore", invalid="ignore"):
        turned = X.rotation @ I_C @ X.rotation.T
        inertia = Inertia.at_centre(mass, X.translation, (turned + turned.T) * 0.5)
    if not np.isfinite(inertia.second_moment).all():
        document.refuse(inertial, "is so large that its moments overflow; check the units, which are kg, m and kg·m²")
    return inertia


def _moments(document: Document, inertial: Node) -> Array:
    """The moments of inertia about the centre, (3, 3); zero by default, also of missing products."""
    element = document.child(inertial, "inertia")
    if element is None:
        if not document.only_known(inertial):
            document.needed(inertial, "inertia", '<inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/>')
        document.doubt(inertial, "has no <inertia>; its mass is taken to be in one point, without moments")
        return np.zeros((3, 3))
    INERTIA.check(document, element)
    missing = [name for name in _PRODUCTS if name not in element.attributes]
    assumed = missing if document.only_known(element) else []
    if assumed:
        document.doubt(element, f"has no {', '.join(assumed)}, taken to be 0")
    xx, xy, xz, yy, yz, zz = (document.number(element, m, 0.0 if m in assumed else None) for m in MOMENTS)
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def _shape(document: Document, holder: Node, colours: dict[str, Colour]) -> Shape | None:
    """The shape of a <visual> or <collision>; None where it has none that is known here."""
    geometry = document.child(holder, "geometry")
    for shape in geometry.children if geometry else ():
        if shape.tag in SIZES:
            sizes = [x for attribute, count in SIZES[shape.tag] for x in document.numbers(shape, attribute, count)]
            mesh = None
        elif shape.tag == "mesh" and "filename" in shape.attributes:
            sizes = _scale(document, shape)
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


def _scale(document: Document, mesh: Node) -> list[float]:
    """The scale of a mesh: three numbers, one for all three, or more, of which three count."""
    count = len(mesh.attributes.get("scale", "").split())
    if count == 1:
        document.doubt(mesh, "has one number for its scale, taken for all three axes")
        return document.numbers(mesh, "scale", 1) * 3
    if count == 4:
        document.doubt(mesh, "has four numbers for its scale, of which the first three are taken")
        return document.numbers(mesh, "scale", 4)[:3]
    return document.numbers(mesh, "scale", 3, (1.0, 1.0, 1.0))


def _own_colour(document: Document, material: Node) -> Colour | None:
    colour = document.child(material, "color")
    if colour is None:
        return None
    if len(colour.attributes.get("rgba", "").split()) == 3:
        document.doubt(colour, "has three numbers, red, green and blue; it is taken to be opaque")
        red, green, blue = document.numbers(colour, "rgba", 3)
        return red, green, blue, 1.0
    red, green, blue, alpha = document.numbers(colour, "rgba", 4)
    return red, green, blue, alpha
