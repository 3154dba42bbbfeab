"""Surfaces of simple bodies, as vertices (n, 3) and faces (m, 3), seen from outside counter-clockwise.

Edges are sharp where the body's are: there, vertices stand double, so that viewers that smooth shade them apart.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, Ints
from poinsot.multibody.model import Shape

Mesh = tuple[Floats, Ints]

_SIDES = 32
_ENDLESS = 5.0  # half edge [m] at which a plane without end is cut off


def solid(shape: Shape) -> Mesh:
    """The surface of a shape that is no mesh, in the shape's own frame. ValueError for one that is not known."""
    p = shape.parameters
    if shape.geometry == "box":
        return box(p)
    if shape.geometry == "sphere":
        return ellipsoid((p[0], p[0], p[0]))
    if shape.geometry == "ellipsoid":
        return ellipsoid(p)
    if shape.geometry == "cylinder":
        return turned([(0.0, -0.5 * p[1]), (p[0], -0.5 * p[1]), (p[0], 0.5 * p[1]), (0.0, 0.5 * p[1])])
    if shape.geometry == "capsule":
        return capsule(p[0], p[1])
    if shape.geometry == "plane":
        x, y = (half if half > 0.0 else _ENDLESS for half in (*p, 0.0, 0.0)[:2])
        return plate(x, y)
    raise ValueError(f"no shape is called {shape.geometry!r}")


def box(edges: ArrayLike) -> Mesh:
    """A box about the origin of whole edges (x, y, z)."""
    quads = []
    for axis in range(3):
        for sign in (-1.0, 1.0):
            corners = np.full((4, 3), sign)
            corners[:, (axis + 1) % 3] = (-1, 1, 1, -1)
            corners[:, (axis + 2) % 3] = (-1, -1, 1, 1)
            quads.append(corners if sign > 0 else corners[::-1])
    vertices = 0.5 * np.asarray(edges, dtype=float) * np.vstack(quads)
    return vertices, (4 * np.arange(6)[:, None, None] + np.array([[0, 1, 2], [0, 2, 3]])).reshape(-1, 3)


def plate(x: float, y: float) -> Mesh:
    """A rectangle across z of half edges x, y, seen from both sides."""
    corners = np.array([[-x, -y, 0.0], [x, -y, 0.0], [x, y, 0.0], [-x, y, 0.0]])
    return np.vstack([corners, corners]), np.array([[0, 1, 2], [0, 2, 3], [6, 5, 4], [7, 6, 4]])


def ellipsoid(axes: ArrayLike) -> Mesh:
    """An ellipsoid about the origin of semi-axes (x, y, z)."""
    rings = _SIDES // 2
    polar = np.pi * np.arange(rings + 1) / rings
    vertices, faces = _rings(np.sin(polar), -np.cos(polar))
    return vertices * np.asarray(axes, dtype=float), faces


def capsule(radius: float, length: float) -> Mesh:
    """A cylinder of that length along z between two half balls."""
    quarter = 0.5 * np.pi * np.arange(_SIDES // 4 + 1) / (_SIDES // 4)
    r = radius * np.concatenate([np.sin(quarter), np.cos(quarter)])
    z = np.concatenate([-0.5 * length - radius * np.cos(quarter), 0.5 * length + radius * np.sin(quarter)])
    return _rings(r, z)


def turned(profile: ArrayLike) -> Mesh:
    """The surface that a polygon of points (r, z), n ≥ 2, sweeps about z; with sharp edges between its parts."""
    p = np.asarray(profile, dtype=float)
    return joined([_rings(p[k : k + 2, 0], p[k : k + 2, 1]) for k in range(len(p) - 1)])


def cylinder(radius: float, low: float, high: float) -> Mesh:
    """A cylinder about z from one height to another."""
    return turned([(0.0, low), (radius, low), (radius, high), (0.0, high)])


def bar(start: ArrayLike, end: ArrayLike, radius: float) -> Mesh:
    """A round bar between two points (3,), with round ends."""
    a, b = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
    length = float(np.linalg.norm(b - a))
    vertices, faces = capsule(radius, length)
    return vertices @ frame_along(b - a).T + 0.5 * (a + b), faces


def tube(points: ArrayLike, radius: float, sides: int = 8) -> Mesh:
    """A tube along points (n, 3), n ≥ 2, open at its ends."""
    p = np.asarray(points, dtype=float)
    along = np.gradient(p, axis=0)
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-300)
    beside = np.eye(3)[int(np.argmin(np.abs(along).max(axis=0)))]  # the axis that the curve is least along
    first = np.cross(along, beside)
    first /= np.maximum(np.linalg.norm(first, axis=1, keepdims=True), 1e-300)
    a = 2 * np.pi * np.arange(sides) / sides
    second = np.cross(along, first)
    rings = np.cos(a)[:, None] * first[:, None, :] + np.sin(a)[:, None] * second[:, None, :]
    return (p[:, None, :] + radius * rings).reshape(-1, 3), _walls(len(p), sides)


def rods(start: ArrayLike, end: ArrayLike, dash: float, radius: float, sides: int = 6) -> Mesh:
    """A dashed line as rods of that length, with gaps of half of it; its ends are ends of rods."""
    a, b = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
    count = min(max(1, round((float(np.linalg.norm(b - a)) / dash + 0.5) / 1.5)), 200)
    part = 1.0 / (1.5 * count - 0.5)
    vertices, faces = tube([a, a + part * (b - a)], radius, sides)
    steps = 1.5 * part * np.arange(count)[:, None, None] * (b - a)
    shifted = len(vertices) * np.arange(count)[:, None, None] + faces
    return (vertices + steps).reshape(-1, 3), shifted.reshape(-1, 3)


def joined(parts: list[Mesh]) -> Mesh:
    """Several surfaces as one."""
    counts = np.cumsum([0, *(len(vertices) for vertices, _ in parts)])
    faces = [part[1] + start for part, start in zip(parts, counts[:-1], strict=True)]
    return np.vstack([part[0] for part in parts]), np.vstack(faces)


def placed(mesh: Mesh, rotation: ArrayLike, translation: ArrayLike) -> Mesh:
    """A surface turned and moved: R x + p."""
    vertices, faces = mesh
    return vertices @ np.asarray(rotation, dtype=float).T + np.asarray(translation, dtype=float), faces


def frame_along(direction: ArrayLike) -> Floats:
    """A rotation (3, 3) that takes z to a direction; the identity's for the zero vector."""
    z = np.asarray(direction, dtype=float)
    size = float(np.linalg.norm(z))
    if size == 0.0:
        return np.eye(3)
    z = z / size
    x = np.cross(np.eye(3)[int(np.argmin(np.abs(z)))], z)
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(z, x), z])


def _rings(r: ArrayLike, z: ArrayLike) -> Mesh:
    """What points (r, z) sweep about z, without sharp edges."""
    a = 2 * np.pi * np.arange(_SIDES) / _SIDES
    circle = np.column_stack([np.cos(a), np.sin(a), np.zeros(_SIDES)])
    r, z = np.asarray(r, dtype=float), np.asarray(z, dtype=float)
    vertices = r[:, None, None] * circle + z[:, None, None] * np.array([0.0, 0.0, 1.0])
    faces = _walls(len(r), _SIDES).reshape(len(r) - 1, _SIDES, 2, 3)
    flat = 1e-12 * max(float(np.abs(r).max()), 1e-300)
    kept = []
    for k, strip in enumerate(faces):  # where a ring is a point, one triangle of each wall has no area
        if r[k + 1] > flat:
            kept.append(strip[:, 1])
        if r[k] > flat:
            kept.append(strip[:, 0])
    return vertices.reshape(-1, 3), np.vstack(kept)


def _walls(rings: int, sides: int) -> Ints:
    """Faces between rings of that many vertices each: of every wall first the triangle with two corners below."""
    k, i = np.arange(rings - 1)[:, None], np.arange(sides)[None, :]
    a, b = sides * k + i, sides * k + (i + 1) % sides
    c, d = a + sides, b + sides
    return np.stack([np.stack([a, b, d], axis=-1), np.stack([a, d, c], axis=-1)], axis=2).reshape(-1, 3)
