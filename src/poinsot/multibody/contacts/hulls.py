"""Convex hulls of meshes: their vertices are points that touch a plane, of large hulls as many as an accuracy needs.

    |p − conv(chosen)| ≤ δ  of every point p of the mesh,   δ = ACCURACY · its diameter, where the shape says no other

What is chosen are points of the mesh, so nothing touches that is not there, and a body sinks by at most δ.
Law     every point of a mesh lies within δ of the hull of what is chosen, by another method, and what is chosen are
        points of the mesh, tests/multibody/test_hulls.py
Source  Barber, Dobkin & Huhdanpaa (1996) for hulls; the point farthest outside is taken in first
Units   lengths [m]
"""

from __future__ import annotations

from itertools import product
from typing import Protocol
from weakref import WeakKeyDictionary

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import ModelError
from poinsot.multibody.model import Shape, Triangles

ACCURACY = 3e-3
"""Of the diameter of a mesh: within that of its hull its points count as being on what is taken for it."""
_FLAT = 1e-12  # of the diameter: points of a plane, but for rounding


class Hulls(Protocol):
    """A dictionary: scales and accuracy of a mesh → the vertices (n, 3) [m] that are taken of it."""

    def get(self, numbers: tuple[float, ...], /) -> Floats | None: ...

    def __setitem__(self, numbers: tuple[float, ...], vertices: Floats, /) -> None: ...


_known: WeakKeyDictionary[Triangles, Hulls] = WeakKeyDictionary()


def keep_hulls(triangles: Triangles, kept: Hulls) -> None:
    """Hulls of meshes are looked for here from now on, by scales and accuracy, and entered once found."""
    _known[triangles] = kept


def hull_vertices(shape: Shape) -> Floats:
    """The vertices (n, 3) [m] of the convex hull of a mesh, in the shape's frame, scaled as the file says; of a hull
    with many as many as its accuracy needs.

    Errors  ModelError for a mesh whose triangles are not in memory, or that has none
    """
    known = shape.triangles
    called = f"the mesh {shape.mesh or shape.name or '(without a name)'!r}"
    if known is None:
        raise ModelError(
            f"{called} cannot touch: its triangles are not read. Give the shape its triangles, or a box, a capsule or "
            "spheres in its place"
        )
    if known.base is not None:
        raise ModelError(f"{called} is a height field, which is not convex: it touches by its po.convex_parts")
    x = tuple(map(float, shape.parameters[:3] if len(shape.parameters) >= 3 else (1.0, 1.0, 1.0)))
    numbers = (*x, -1.0 if shape.accuracy is None else float(shape.accuracy))
    kept = _known.setdefault(known, {})
    found = kept.get(numbers)
    if found is None:
        p = np.asarray(known.vertices, dtype=float).reshape(-1, 3) * np.array(x)
        if not (len(p) and np.isfinite(p).all()) or len(p) > 20_000_000:
            raise ModelError(f"{called} cannot touch: it has {len(p)} vertices, or some that are no numbers")
        p = p[on_hull(p)]
        diameter = float(np.linalg.norm(np.ptp(p, axis=0)))
        kept[numbers] = found = p[enough(p, ACCURACY * diameter if shape.accuracy is None else shape.accuracy)]
    return found


def on_hull(p: Floats) -> Ints:
    """Which points are vertices of the hull: in space, of a flat set in its plane, of a straight one its ends."""
    from scipy.spatial import ConvexHull

    x = _spread(p)
    if x.shape[1] == 0:
        return np.zeros(1, np.int64)
    if x.shape[1] == 1:
        return np.unique([int(x.argmin()), int(x.argmax())])
    return np.sort(ConvexHull(x).vertices).astype(np.int64)


def enough(p: Floats, accuracy: float) -> Ints:
    """Which of the vertices (n, 3) of a hull are enough for every other to be within ``accuracy`` [m] of their hull.

    The farthest are taken in until the rest is near by its facets, then those that edges and corners leave too far
    """
    from scipy.spatial import ConvexHull

    x = _spread(p)
    size, d = float(np.linalg.norm(np.ptp(x, axis=0))), x.shape[1]
    if d < 2 or len(p) <= d + 1 or not accuracy > _FLAT * size:
        return np.arange(len(p))
    chosen = _extreme(x)
    while len(chosen) < len(p):
        hull = ConvexHull(x[chosen])
        beyond = x @ hull.equations[:, :-1].T + hull.equations[:, -1]
        by, outside = beyond.max(axis=1), beyond.argmax(axis=1)
        outside[chosen], by[chosen] = -1, 0.0
        if by.max() > accuracy:
            taken = _farthest(by, outside, accuracy)
        else:
            rest = np.flatnonzero(by > _FLAT * size)
            near = outside[rest]
            away = _to_facets(x[rest], by[rest], x[chosen][hull.simplices[near]], hull.equations[near, :-1])
            rest = rest[away > accuracy]
            taken = rest[_distances(x[rest], beyond[rest], x[chosen][hull.simplices], hull.equations) > accuracy]
            if not len(taken):
                break
        chosen = np.union1d(chosen, taken)
    return np.sort(chosen).astype(np.int64)


def _distances(x: Floats, beyond: Floats, corners: Floats, planes: Floats) -> Floats:
    """Of points (n, d) outside a hull their distances to it: to the nearest of the facets that are seen from there.

    beyond  (n, m) heights above the planes (m, d + 1) of the facets; corners (m, d, d) of these
    """
    point, facet = np.nonzero(beyond > 0.0)
    away, least = (
        _to_facets(x[point], beyond[point, facet], corners[facet], planes[facet, :-1]),
        np.full(len(x), np.inf),
    )
    np.minimum.at(least, point, away)
    return least


def _to_facets(x: Floats, height: Floats, corners: Floats, normal: Floats) -> Floats:
    """How far points (n, d) are from a facet each: a segment in the plane, a triangle in space, of which they are so
    high above the line or the plane."""
    edges = np.roll(corners, -1, axis=1) - corners
    off = x[:, None] - corners
    along = (off * edges).sum(axis=2) / np.maximum((edges**2).sum(axis=2), np.finfo(float).tiny)
    away: Floats = np.linalg.norm(off - along.clip(0.0, 1.0)[..., None] * edges, axis=2).min(axis=1)
    if x.shape[1] == 3:
        side = (np.cross(edges, off) * normal[:, None]).sum(axis=2)
        away = np.where((side >= 0.0).all(axis=1) | (side <= 0.0).all(axis=1), height, away)
    return away


def _farthest(by: Floats, facet: Ints, accuracy: float) -> Ints:
    """The farthest point outside each facet that has some, of those the farther half, so that few turn out not to be
    needed.
    """
    order = np.argsort(-by)
    order = order[by[order] > max(accuracy, 0.5 * by[order[0]])]
    _, first = np.unique(facet[order], return_index=True)
    return np.asarray(order[first])


def _extreme(x: Floats) -> Ints:
    """The farthest points along the axes and diagonals, and as many more as span the space."""
    directions = np.array([e for e in product((-1.0, 0.0, 1.0), repeat=x.shape[1]) if any(e)])
    chosen = np.unique((x @ directions.T).argmax(axis=0))
    while _spread(x[chosen]).shape[1] < x.shape[1]:
        rest = np.setdiff1d(np.arange(len(x)), chosen)
        a = x[chosen] - x[chosen[0]]
        off, axes = x[rest] - x[chosen[0]], np.linalg.svd(a, full_matrices=False)[2][: _spread(x[chosen]).shape[1]]
        left = np.linalg.norm(off - off @ axes.T @ axes, axis=1)
        chosen = np.union1d(chosen, rest[left.argmax()])
    return np.asarray(chosen, dtype=np.int64)


def _spread(p: Floats) -> Floats:
    """The points in coordinates along the directions in which they are spread at all."""
    middle = p.mean(axis=0)
    _, sizes, axes = np.linalg.svd(p - middle, full_matrices=False)
    rank = int((sizes > _FLAT * max(sizes[0], 1e-300)).sum())
    return np.asarray((p - middle) @ axes[:rank].T)
