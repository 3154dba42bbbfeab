"""The parts of links and joints that URDF and SDF alike have: inertia, shapes, limits, losses, axes.

A number stands in an attribute in one format, in a child's text in the other: `Document.texts` says which.
Law: masses, shapes and places are Pinocchio's, tests/files/test_urdf.py; a robot as SDF and as URDF is the same
mechanism, tests/files/test_sdf.py. Source: the URDF XML specification; the SDF specification 1.9 to 1.11.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, inf, sin
from typing import TypeVar

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.kept import KEPT_TAG, OF_SHAPE, restored, table
from poinsot.backends.robot_files.words import SIZES
from poinsot.errors import PoinsotError, UnphysicalInertiaWarning, nearest
from poinsot.files.robot_words import LOSSES, MOMENTS, Words
from poinsot.files.xml import LARGEST_NUMBER, Document, Node
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.forces import JointDamper
from poinsot.multibody.model import Body, Joint, Limits, Mimic, Shape
from poinsot.records import dataclass

Colour = tuple[float, float, float, float]
Record = TypeVar("Record")
_PRODUCTS = ("ixy", "ixz", "iyz")


@dataclass(frozen=True)
class LinkFormat:
    """Readers that differ between URDF and SDF: element names, poses, colours, meshes, planes, base of paths."""

    words: Words
    place: Callable[[Node], Displacement]
    colour: Callable[[Node], Colour | None]
    mesh: Callable[[Node], tuple[str, Sequence[float]] | None]
    plane: Callable[[Node], tuple[Displacement, Sequence[float]] | None]
    folder: Callable[[Node], str]


def read_link(document: Document, link: Node, name: str, own: LinkFormat, usual: Callable[[], Inertia]) -> Body:
    """The body of a <link>, called ``name``. usual: its inertia without <inertial>"""
    own.words.check(document, link)
    visuals, collisions = (
        tuple(shape for node in link.all(tag) if (shape := _shape(document, node, own)) is not None)
        for tag in ("visual", "collision")
    )
    inertial = own.words.part(document, link, "inertial")
    inertia = usual() if inertial is None else _inertia(document, link, inertial, own)
    return Body(name, inertia, visuals=visuals, collisions=collisions)


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


def _inertia(document: Document, link: Node, inertial: Node, own: LinkFormat) -> Inertia:
    """The link's inertia in its own frame. Defaults: SDF 1 kg and 1 kg·m², URDF none."""
    words = own.words.children["inertial"]
    if document.texts:
        mass, at = document.number(inertial, "mass", 1.0), document.child(inertial, "mass") or inertial
    else:
        if not inertial.all("mass") and not inertial.all("inertia") and document.only_known(inertial):
            document.doubt(inertial, "has neither <mass> nor <inertia>; the link is taken to have no inertia")
            return Inertia.zero()
        at = document.needed(inertial, "mass", '<mass value="1.0"/>, in kg')
        words.children["mass"].check(document, at)
        mass = document.number(at, "value")
    if mass < 0:
        document.refuse(at, f"is negative, {mass:g} kg, and there is no negative mass; zero is a link without inertia")
    I_C = _moments(document, inertial, words)
    if (fault := Inertia.at_centre(mass, np.zeros(3), I_C).fault()) is not None:
        why = f"has an inertia that no rigid body has: {fault}; check its <inertia>"
        document.doubt(link, why, UnphysicalInertiaWarning)
    X = own.place(inertial)
    with np.errstate(over="ignore", invalid="ignore"):
        along = X.rotation @ I_C @ X.rotation.T
        inertia = Inertia.at_centre(mass, X.translation, (along + along.T) * 0.5)
    if not np.isfinite(inertia.second_moment).all():
        document.refuse(inertial, "is so large that its moments overflow; check the units, which are kg, m and kg·m²")
    return inertia


def _moments(document: Document, inertial: Node, words: Words) -> Array:
    """The moments of inertia about the centre, (3, 3)."""
    element = words.part(document, inertial, "inertia")
    if element is None and document.texts:
        document.note(inertial, "has no <inertia>, and what SDF takes for it is moments of 1 kg·m²")
        return np.eye(3)
    if element is None:
        if not document.only_known(inertial):
            document.needed(inertial, "inertia", '<inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/>')
        document.doubt(inertial, "has no <inertia>; its mass is taken to be in one point, without moments")
        return np.zeros((3, 3))
    usual = {m: float(m not in _PRODUCTS) for m in MOMENTS} if document.texts else {}
    if not document.texts and document.only_known(element):
        usual = {m: 0.0 for m in _PRODUCTS if m not in element.attributes}
        if usual:
            document.doubt(element, f"has no {', '.join(usual)}, taken to be 0")
    xx, xy, xz, yy, yz, zz = (document.number(element, m, usual.get(m)) for m in MOMENTS)
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def _shape(document: Document, holder: Node, own: LinkFormat) -> Shape | None:
    """The shape of a <visual> or <collision>; None where it has none that is known here."""
    geometry = document.child(holder, "geometry")
    for shape in geometry.children if geometry else ():
        mesh, X = None, Displacement.identity()
        sizes: Sequence[float]
        if shape.tag in SIZES and shape.tag in own.words.children["collision"].children["geometry"].children:
            sizes = [x for name, count in SIZES[shape.tag].items() for x in document.numbers(shape, name, count)]
        elif shape.tag == "mesh" and (named := own.mesh(shape)) is not None:
            mesh, sizes = named
        elif shape.tag == "plane" and (flat := own.plane(shape)) is not None:
            X, sizes = flat
        else:
            continue
        name = holder.attributes.get("name", "")
        made = Shape(shape.tag, tuple(sizes), mesh, own.place(holder) @ X, own.colour(holder), name, own.folder(shape))
        if "surface" in own.words.children["collision"].children:
            made = _with_surface(document, document.child(holder, "surface"), made)
        return as_kept(document, holder, made, *OF_SHAPE)
    return None


def _with_surface(document: Document, surface: Node | None, shape: Shape) -> Shape:
    """The shape with the friction, rebound and bits of its <surface>.

    A patch of radius a turns against 3π/16 a μ N, as in Gazebo.
    """
    if surface is None:
        return shape
    friction, bounce, contact = (document.child(surface, tag) for tag in ("friction", "bounce", "contact"))
    if friction is not None and (ode := document.child(friction, "ode")) is not None:
        mu = document.number(ode, "mu", 1.0)
        if document.number(ode, "mu2", mu) != mu:
            document.doubt(ode, "has another mu2 than mu, which acts along both directions here")
        shape = replace(shape, friction=mu)
    if friction is not None and (turning := document.child(friction, "torsional")) is not None:
        radius, mu = document.number(turning, "patch_radius", 0.0), document.number(turning, "coefficient", 1.0)
        shape = replace(shape, torsional=3 * np.pi / 16 * radius * mu)
    if bounce is not None:
        shape = replace(shape, restitution=document.number(bounce, "restitution_coefficient", 0.0))
    if contact is not None:
        mask = document.bits(contact, "collide_bitmask", 0xFFFF)
        shape = replace(shape, category=document.bits(contact, "category_bitmask", mask), mask=mask)
    return shape


def read_frictions(document: Document, links: Iterable[str]) -> dict[str, float]:
    """Link → μ of what touches with it, as its <gazebo> says by <mu1>."""
    found = {}
    for node in document.root.all("gazebo"):
        mu1, mu2 = (_coefficient(document, document.child(node, tag)) for tag in ("mu1", "mu2"))
        if mu1 is not None:
            found[link := node.attributes.get("reference", "")] = mu1
            if link not in links:
                document.doubt(node, f"says <mu1> of {link!r:.60}, which is no link{nearest(link, links)}")
        if mu2 is not None and mu2 != mu1:
            document.doubt(node, "has another <mu2> than <mu1>, which acts along both directions here")
    return found


def _coefficient(document: Document, node: Node | None) -> float | None:
    """The number of an element, as its text or its value."""
    if node is None:
        return None
    text = node.attributes.get("value", node.content)
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 <= number < inf:
        document.refuse(node, f"says {text!r:.60}, which is no coefficient of friction, 0 or more")
    return number


def with_friction(body: Body, mu: float | None) -> Body:
    """The body with a coefficient of friction of all with which it touches."""
    return body if mu is None else replace(body, collisions=tuple(replace(s, friction=mu) for s in body.collisions))


def as_kept(document: Document, node: Node, record: Record, *names: str) -> Record:
    """A record as it was where its element keeps that, in these fields."""
    for kept in node.all(KEPT_TAG)[:1]:
        try:
            return restored(record, table(json.loads(kept.content)), *names)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError, PoinsotError) as fault:
            document.refuse(kept, f"is not as poinsot writes it ({fault!s:.200}); take it out")
    return record


def read_limits(document: Document, holder: Node, words: Words, bounded: bool) -> Limits:
    """The <limit> of a joint or an axis. bounded: whether its position has limits"""
    if (element := words.part(document, holder, "limit")) is None:
        return Limits()
    lower, upper = (document.bound(element, t, d) if bounded else d for t, d in (("lower", -inf), ("upper", inf)))
    velocity, effort = (document.bound(element, t, inf) for t in ("velocity", "effort"))
    if lower > upper:
        document.doubt(element, f"has its lower limit {lower:g} above its upper limit {upper:g}; exchange them")
    if document.texts:
        velocity, effort = (inf if x < 0 else x for x in (velocity, effort))  # −1: none
    elif min(velocity, effort) < 0:
        document.doubt(element, "has a negative velocity or effort; limits are magnitudes")
    return Limits(lower, upper, velocity, effort)


def read_dynamics(document: Document, holder: Node, words: Words, *more: str) -> list[float]:
    """The damping and friction of <dynamics>, and more of it; a loss or a stiffness is never negative."""
    names, element = (*LOSSES, *more), words.part(document, holder, "dynamics")
    if element is None:
        return [0.0] * len(names)
    found = {name: document.number(element, name, 0.0) for name in names}
    for name, x in found.items():
        if x < 0 and not name.endswith("reference"):
            document.refuse(
                element, f"has negative {name}, which would make energy; give a number that is not negative"
            )
    return [*found.values()]


def read_direction(document: Document, node: Node, usual: tuple[float, float, float]) -> Array:
    """The direction of an <axis>, of any length but zero, with a largest entry of 1."""
    axis = np.array(document.numbers(node, "xyz", 3, usual, LARGEST_NUMBER if document.texts else inf))
    size = float(np.abs(axis).max())
    if size == 0:
        example = "0 0 1" if document.texts else 'xyz="0 0 1"'
        document.refuse(node, f"is zero, so it has no direction; give one, such as {example}")
    return np.asarray(axis / size)


def followed(mimics: Mapping[str, Mimic | None], name: str) -> Iterator[Mimic]:
    """How a joint follows its leader, then through that one its leader's, and so on; in a ring up to itself."""
    at, multiplier, offset, seen = name, 1.0, 0.0, set[str]()
    while at not in seen and (mimic := mimics.get(at)) is not None:
        seen.add(at)
        at, multiplier, offset = mimic.of, multiplier * mimic.multiplier, offset + multiplier * mimic.offset
        yield Mimic(at, multiplier, offset)


def dampers(joints: Iterable[Joint]) -> tuple[JointDamper, ...]:
    """A damper on every freedom of each damped joint: '<joint>_damping', or '<joint>_damping_<freedom>' of several."""
    return tuple(
        JointDamper(f"{j.name}_damping" + (f"_{freedom}" if len(j.pair.freedoms) > 1 else ""), j.name, j.damping, index)
        for j in joints
        if j.damping
        for index, freedom in enumerate(j.pair.freedoms)
    )
