"""Values in SDF stand as text in elements: <mass>1.5</mass>."""

from __future__ import annotations

import numpy as np

from poinsot.files.urdf_links import rotation_rpy, turned
from poinsot.files.xml import Document, Node
from poinsot.geometry.displacement import Displacement

_ENDLESS = 1e15  # SDF writes infinity as 1e16


def text(document: Document, node: Node) -> str:
    """The text in an element, which must have some."""
    return document.text(_spoken(node), "text").strip()


def numbers(document: Document, node: Node, count: int) -> list[float]:
    """That many finite numbers in an element."""
    return document.numbers(_spoken(node), "text", count)


def number(document: Document, parent: Node, tag: str, default: float | None = None) -> float:
    """The number in a child; else the default."""
    child = document.child(parent, tag) if default is not None else document.needed(parent, tag, f"<{tag}>…</{tag}>")
    return float(default or 0.0) if child is None else numbers(document, child, 1)[0]


def bound(document: Document, parent: Node, tag: str, default: float) -> float:
    """A limit in a child, infinite where it is as large as SDF writes infinity."""
    child = document.child(parent, tag)
    if child is None:
        return default
    value = document.bound(_spoken(child), "text", default)
    return float(np.sign(value)) * np.inf if abs(value) >= _ENDLESS else value


def boolean(document: Document, node: Node) -> bool:
    """true or false, 1 or 0."""
    said = text(document, node).lower()
    if said not in ("true", "false", "1", "0"):
        document.refuse(node, f"is {said!r:.80}; write true or false")
    return said in ("true", "1")


def pose(document: Document, node: Node | None) -> Displacement:
    """<pose>x y z roll pitch yaw</pose>, or with a quaternion (x, y, z, w); the identity by default."""
    if node is None or not node.content:
        return Displacement.identity()
    how = node.attributes.get("rotation_format", "euler_rpy")
    if how == "quat_xyzw":
        values = numbers(document, node, 7)
        return turned(document, node, values[3:], np.array(values[:3]))
    if how != "euler_rpy":
        document.refuse(node, f"has rotation_format={how!r:.80}; it is euler_rpy or quat_xyzw")
    values = numbers(document, node, 6)
    degrees = node.attributes.get("degrees", "false").lower() in ("true", "1")
    return Displacement(
        rotation_rpy(*(np.deg2rad(values[3:]).tolist() if degrees else values[3:])), np.array(values[:3])
    )


def _spoken(node: Node) -> Node:
    """The element with its text as an attribute, which is how messages quote it."""
    return Node(node.tag, {"text": node.content}, node.line, node.parent, file=node.file)
